"""Games in which starting decks have won cards: the invariants hold, greedy bots come to the end, records replay."""

from __future__ import annotations

from collections import Counter

import pytest

import duskhall
from duskhall import Game, Player, new_campaign
from duskhall.core.luck import Stream
from tests.helpers import QUEST, few, text_of
from tests.invariants import check

MARKET = QUEST.choices["village"]
MOST_TURNS = 400


def play(game: Game, every: int) -> None:
    """To the end by greedy bots, the invariants checked after so many steps; 0: never."""
    s = game.state
    kinds = Counter(s.kinds)
    bots = [duskhall.load_bot("greedy", seed) for seed in range(s.seats)]
    step = 0
    try:
        while not s.over:
            assert s.turn <= MOST_TURNS, "the game does not come to an end"
            if every and step % every == 0:
                check(s, kinds)
            decision = game.decision()
            game.play(bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
            step += 1
    except BaseException as e:
        e.add_note(text_of(s))
        raise


@pytest.mark.parametrize("seed", range(few(60, 4)))
def test_games_with_cards_of_other_quests_in_the_starting_decks(seed: int) -> None:
    luck = Stream.of(seed, "campaign games")
    seats = 2 + seed % 3
    further = tuple(tuple(MARKET[luck.below(len(MARKET))] for _ in range(luck.below(7))) for _ in range(seats))
    setup = new_campaign(("A", "B"), setups="random", seed=seed, mode=("", "full")[seed % 2]).setup
    game = duskhall.new_game("quest", seats, setup, seed=seed, further=further)
    for seat, cards in enumerate(further):
        owned = game.view(seat).owned(seat)
        assert {name: n for name, n in owned.items() if name in MARKET} == Counter(cards)
    play(game, few(1, 7))
    again = duskhall.load(game.record())
    assert again.state_key() == game.state_key() and again.outcome() == game.outcome()


@pytest.mark.parametrize("mode", few(QUEST.modes, QUEST.modes[1::2]))
def test_a_whole_campaign_of_bots(mode: str) -> None:
    players = (Player("One", "greedy"), Player("Two", "greedy"))
    campaign = new_campaign(players, games=3, mode=mode, keys=1, more_keys=True, key_decks=(3, 2, 1))
    while not campaign.over:
        game = duskhall.new_game("quest", 2, campaign.setup, seed=campaign.number, further=campaign.further)
        play(game, 0)
        campaign = campaign.begin("game").finish(game)
        assert campaign.chooser is None
    assert len(campaign.played) == 3
    assert all(len(cards) <= 2 for cards in campaign.further)
    assert campaign.leaders == tuple(seat for seat in (0, 1) if campaign.totals[seat] == max(campaign.totals))
