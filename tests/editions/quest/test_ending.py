"""How a game of Quest ends: one more turn for everybody once the guardian is there, then points, wounds, treasures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.state import HALL
from duskhall.editions import edition
from duskhall.editions.setup import Standing
from tests.helpers import bold, staged_quest

QUEST = edition("quest")
EMPTY = ("deck", "hand", "discard", "front")


def end(*seats: dict[str, str], xp: str = "") -> list[Standing]:
    """The standings of seats that own these cards and nothing else."""
    lines = [f"{zone}.{n}: {cards.get(zone, '')}" for n, cards in enumerate(seats, 1) for zone in EMPTY]
    return QUEST.standings(staged_quest(*lines, f"xp: {xp or ' '.join('0' for _ in seats)}", seats=len(seats)))


def winners(standings: list[Standing]) -> list[int]:
    return [x.seat for x in standings if x.winner]


def reasons(standings: list[Standing]) -> list[str]:
    return [x.tie_break for x in standings]


# ----------------------------------------------------------------------------------------------------------------------
# Points


def test_cards_wherever_they_lie_and_experience_are_points() -> None:
    cards = {"deck": "stormhand-1", "hand": "stormhand-3", "discard": "magic-missile, warded-cloak", "front": "potion"}
    standings = end(cards, {}, xp="7 3")
    assert [x.vp for x in standings] == [7 + 1 + 4 + 1 + 3, 3]
    assert winners(standings) == [0]
    assert reasons(standings) == ["", ""]


def test_wounds_cost_no_points() -> None:
    standings = end({"front": "wound*5", "deck": "festering-wound*3"}, {}, xp="5 4")
    assert [x.vp for x in standings] == [5, 4]
    assert winners(standings) == [0]


# ----------------------------------------------------------------------------------------------------------------------
# Ties


@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_a_tie_goes_to_the_most_wounds_of_either_kind(zone: str) -> None:
    standings = end({"front": "wound*2"}, {"front": "wound*2", zone: "festering-wound"}, xp="6 6")
    assert winners(standings) == [1]
    assert reasons(standings) == ["", "wounds"]


def test_tokens_and_cards_weigh_the_same() -> None:
    standings = end({"front": "wound*2"}, {"deck": "festering-wound*2"}, xp="6 6")
    assert winners(standings) == [0, 1]
    assert reasons(standings) == ["", ""]


def test_then_to_the_most_treasures() -> None:
    # The cloak is worth three points, so the other seat has three experience more.
    standings = end({"front": "wound"}, {"front": "wound", "deck": "warded-cloak"}, xp="6 3")
    assert [x.vp for x in standings] == [6, 6]
    assert winners(standings) == [1]
    assert reasons(standings) == ["", "treasures"]


def test_wounds_come_before_treasures() -> None:
    standings = end({"front": "wound"}, {"discard": "warded-cloak, morning-hymn"}, xp="6 0")
    assert winners(standings) == [0]
    assert reasons(standings) == ["wounds", ""]


def test_gear_and_starting_cards_are_no_treasure() -> None:
    standings = end({"front": "potion*3", "deck": "thunderstone-shard*4"}, {}, xp="6 6")
    assert winners(standings) == [0, 1]


def test_whoever_is_equal_in_everything_wins_too() -> None:
    alike = {"front": "wound", "deck": "morning-hymn"}
    standings = end(alike, {}, alike, xp="4 4 4")
    assert [x.vp for x in standings] == [7, 4, 7]
    assert winners(standings) == [0, 2]
    assert reasons(standings) == ["", "", ""]


def test_points_come_before_wounds() -> None:
    standings = end({"front": "wound*9"}, {}, xp="5 6")
    assert winners(standings) == [1]


def test_only_equals_are_compared() -> None:
    """The tie break tells what speaks for a seat among those with the same points, first or not."""
    standings = end({}, {"front": "wound"}, {}, xp="3 3 8")
    assert winners(standings) == [2]
    assert reasons(standings) == ["", "wounds", ""]


def test_of_three_equals_the_wounds_leave_two_and_the_treasure_one() -> None:
    standings = end({"front": "wound"}, {}, {"front": "wound", "deck": "morning-hymn"}, xp="6 6 3")
    assert [x.vp for x in standings] == [6, 6, 6]
    assert winners(standings) == [2]
    assert reasons(standings)[2] in ("wounds", "treasures")
    assert reasons(standings)[1] == ""


# ----------------------------------------------------------------------------------------------------------------------
# The last turns


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_everybody_has_one_turn_after_the_guardian_has_come(seats: int, seed: int) -> None:
    s = staged_quest("supply.guardian-key: guardian-key*4", seats=seats)
    guardians = {k for k, c in enumerate(s.rules.cards) if "guardian" in c.tags}
    game = Game(s, history=False)
    stream = Stream.of(seed, "last turns")
    turns: list[int] = []
    while not game.over:
        decision = game.decision()
        now = game.state
        if "temple" in decision.options and now.kinds[now.zones[HALL][0]] in guardians:
            assert game.view(0).turns_left == seats - len(turns)
            turns.append(decision.seat)
        game.choose(decision, bold(list(decision.options), stream))
    # The keys came to light in the turn of the first seat.
    assert turns == [*range(1, seats), 0]
    assert any(x.winner for x in QUEST.standings(game.state))


@pytest.mark.parametrize("keys", [1, 2, 6])
def test_the_keys_agreed_upon_are_shown(keys: int) -> None:
    s = staged_quest(setup=replace(QUEST.first_game, keys=keys))
    assert Game(s).view(0).keys == (0, keys)


def test_four_keys_unless_agreed_otherwise() -> None:
    assert Game(staged_quest()).view(0).keys == (0, 4)
