"""The full game: how it is dealt, what stays secret, what counts at the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duskhall import load, new_game
from duskhall.bots.greedy import GreedyBot
from duskhall.core.state import SPECTATOR, front_of, secret_of
from duskhall.editions import edition
from duskhall.editions.quest.cards import GUILDS, LEGENDARY, SIDE_QUESTS
from duskhall.editions.setup import SetupError
from duskhall.game import Game
from tests.helpers import staged_quest

QUEST = edition("quest")
FULL = replace(QUEST.first_game, mode="full")
DEEDS = [c for c in SIDE_QUESTS if any(hasattr(a, "window") for a in c.abilities)]


def test_the_box_has_its_cards() -> None:
    assert [sum(c.count for c in cards) for cards in (SIDE_QUESTS, GUILDS, LEGENDARY)] == [16, 16, 25]
    assert len(DEEDS) == 8 and len(GUILDS) == 4
    assert all("legendary" in c.tags and "treasure" not in c.tags for c in LEGENDARY)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_side_quests_are_dealt_to_each_player(players: int) -> None:
    game = new_game("quest", players, seed=3, mode="full")
    s = game.state
    dealt = [c for seat in range(players) for c in s.zones[secret_of[seat]]]
    assert len(dealt) == len(set(dealt)) == 3 * players
    piles = game.view(SPECTATOR).piles
    assert len(piles["side-quest"]) == 16 - 3 * players and set(piles["side-quest"]) == {None}
    assert all(piles[c.id] == (c.id,) * c.count for c in (*GUILDS, *LEGENDARY))
    assert game.setup is not None and game.setup.mode == "full"


def test_the_plain_game_has_none_of_it() -> None:
    view = new_game("quest", 2, seed=3).view(0)
    assert not {"side-quest", *(c.id for c in (*GUILDS, *LEGENDARY))} & set(view.piles)
    assert not view.secret_of(0) and not view.front_of(0 if view.active == 0 else 1)


def test_nobody_else_sees_what_is_dealt_and_kept() -> None:
    game = new_game("quest", 2, seed=3, mode="full")
    assert game.view(1).secret_of(0) == game.view(SPECTATOR).secret_of(0) == (None, None, None)
    mine = game.view(0).secret_of(0)
    for seat in (0, 1):
        game.answer(seat, next(d for d in game.decisions() if d.seat == seat).options[0])
    assert game.view(0).secret_of(0) == mine[:1] and game.view(1).secret_of(0) == (None,)
    told = [str(e) for e in game.events(1)]
    assert not any(name in line for name in mine if name for line in told)


def test_points_of_others_are_told_at_the_end() -> None:
    game = Game(
        staged_quest(
            "hall: smorga-4 | - | - | - | - | - | -",
            "front.1: wound*4",
            "secret.1: scars-and-stories",
            "hand.1: adventurer",
            "hand.2: adventurer",
            "champions: temple temple",
            "last: 1",
            "draw.side-quest: vault-breaker",
            "supply.guardian-key: guardian-key*4",
        )
    )
    assert (game.view(0).score(0), game.view(1).score(0)) == (5, 0)
    while not game.over:
        decision = game.decision()
        assert decision is not None
        game.answer(decision.seat, "bazaar" if "bazaar" in decision.options else "done")
    assert game.view(1).score(0) == 5 and "scars-and-stories" in game.view(1).front_of(0)
    rows = {(row.card, row.vp) for row in game.outcome().scores[0].ledger}
    assert ("scars-and-stories", 5) in rows


def test_a_record_of_the_full_game_is_played_again() -> None:
    game = new_game("quest", 2, "random", seed=8, mode="full")
    bots = [GreedyBot(), GreedyBot()]
    for _ in range(120):
        decision = game.decision()
        assert decision is not None
        game.answer(decision.seat, bots[decision.seat].choose(game.view(decision.seat), decision))
    again = load(game.record())
    assert again.setup == game.setup and "mode: full" in game.record()
    assert again.view(0).data() == game.view(0).data() and again.view(1).data() == game.view(1).data()


def test_greedy_plays_the_full_game_to_its_end_and_claims() -> None:
    claimed = 0
    for seed in range(4):
        game = new_game("quest", 2, "random", seed=seed, mode="full", history=False)
        bots = [GreedyBot(), GreedyBot()]
        while not game.over:
            decision = game.decision()
            assert decision is not None and game.state.turn < 300
            game.answer(decision.seat, bots[decision.seat].choose(game.view(decision.seat), decision))
        cards = game.state.rules.cards
        for seat in (0, 1):
            front = [cards[game.state.kinds[c]].kind for c in game.state.zones[front_of[seat]]]
            assert front.count("guild") == front.count("side-quest") == 1
            claimed += any("legendary" in cards[game.state.rules.index[c]].tags for c in game.view(seat).owned(seat))
    assert claimed


@pytest.mark.parametrize(
    ("name", "mode", "reason"),
    [
        ("quest", "huge", "setup-unknown-mode"),
        ("classic", "full", "setup-not-in-box"),
        ("advance", "full", "setup-not-in-box"),
    ],
)
def test_a_way_to_play_that_there_is_not(name: str, mode: str, reason: str) -> None:
    with pytest.raises(SetupError) as e:
        new_game(name, 2, mode=mode)
    assert e.value.reason == reason
