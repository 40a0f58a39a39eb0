"""Whole games of Quest over random set-ups of all quests: the invariants hold after every step, greedy bots come to the
end, and they visit every place and use what they find."""

from __future__ import annotations

from collections import Counter

import pytest

from duskhall.bots.greedy import GreedyBot
from duskhall.core.events import AbilityTriggered, AbilityUsed, CardBought, ChampionPlaced, GuardianSummoned
from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.view import View
from duskhall.editions import edition
from duskhall.editions.setup import Wishes
from tests.helpers import THOROUGH, bold, few, text_of
from tests.invariants import check

QUEST = edition("quest")
MOST_TURNS = 400


def opening(seed: int) -> Game:
    """A random set-up of all quests; every fourth one has the cards of a single quest."""
    # Ripples in Time has too few rooms to be played alone.
    alone = [pack for pack in QUEST.packs if pack != "ripples-in-time"]
    wishes = Wishes((alone[seed // 4 % len(alone)],)) if seed % 4 == 3 else Wishes()
    setup = QUEST.random_setup(seed, wishes=wishes)
    least, most = QUEST.players
    key = key_from_seed(seed, "whole games")
    return Game(QUEST.deal(QUEST.rules, setup, least + seed % (most - least + 1), key), history=False)


def play(seed: int, blind: int) -> Game:
    """One game to its end, the invariants checked after every step. So many seats play blindly, the others greedily."""
    game = opening(seed)
    s = game.state
    kinds = Counter(s.kinds)
    luck = Stream.of(seed, "whole games")
    bots = [GreedyBot() for _ in range(s.seats)]
    views = [View(s, seat) for seat in range(s.seats)]
    step = 0
    try:
        while not s.over:
            check(s, kinds)
            assert s.turn <= MOST_TURNS, "the game does not come to an end"
            decision = game.decision()
            seat = decision.seat
            if seat < blind:
                choice = bold(decision.options, luck)
            else:
                choice = bots[seat].pick(views[seat], decision) if decision.count > 1 else 0
            game.choose(decision, choice)
            step += 1
        check(s, kinds)
    except BaseException as e:
        e.add_note(f"play({seed}, {blind}), step {step}, turn {s.turn}:\n{text_of(s)}")
        raise
    return game


@pytest.mark.slow
@pytest.mark.parametrize("blind", [0, 1])
def test_whole_games_over_random_set_ups_of_all_quests(blind: int) -> None:
    seen: set[str] = set()
    done: Counter[str] = Counter()
    for seed in range(few(150, 8)):
        game = play(seed, blind)
        s = game.state
        cards = s.rules.cards
        seen.update(name for k in s.kinds for name in (cards[k].id, cards[k].stack))
        kinds = {card.id: card.kind for card in cards}
        for e in game.events():
            match e:
                case ChampionPlaced(place=place):
                    done[place] += 1
                case CardBought(card=card) if kinds[card] == "treasure":
                    done["a treasure is bought"] += 1
                case AbilityUsed(card=card) | AbilityTriggered(card=card) if kinds[card] == "treasure":
                    done["a treasure is used"] += 1
                case GuardianSummoned():
                    done["the guardian"] += 1
    seldom = ("shop", "a treasure is bought") if THOROUGH else ()
    for what in ("bazaar", "temple", "guilds-quarter", "a treasure is used", "the guardian", *seldom):
        assert done[what], f"never seen: {what}; {done}"
    packs = {QUEST.pack_of(name) for name in seen} - {""}
    assert packs == set(QUEST.packs), "a quest has no part in any game"
    if THOROUGH:
        assert {name for names in QUEST.choices.values() for name in names} <= seen
