"""Cards that are yet to be drawn: what wins whatever comes, what no card helps against, and what a budget does."""

from __future__ import annotations

import pytest

from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.plan.lines import CANNOT, MAY_WIN, WINS_WITH, Prospect
from duskhall.core.state import State
from duskhall.core.view import View
from duskhall.editions.choosing import on_board
from tests.helpers import QUEST, both, opening, staged, staged_advance, staged_quest
from tools.lines import play

START = ("hand.1: adventurer*2, dagger, lantern*2, thunderstone-shard", "front.1:")
"""The Dagger can be discarded to draw a card."""


def prospect(s: State, rank: int, budget: int = 1800) -> Prospect:
    plan = View(s, s.active).plan(budget=budget)
    assert plan is not None
    found = plan.prospect(rank)
    assert found is not None
    return found


def test_a_draw_is_part_of_a_certain_line_where_every_card_will_do() -> None:
    s = staged(
        "hand.1: arcane-energies, militia*2, torch*3",
        "deck.1: thyrian-lord*3, amazon-queen*3",
        "hall: nixie | nixie | nixie",
    )
    found = prospect(s, 3)
    assert found.verdict == WINS_WITH and found.best is not None and not found.best.whole
    assert "use:arcane-energies" in [str(move) for move in found.best.moves]
    for deal in range(6):
        game, won = play(View(s, 0).sample(deal), 0, found.best.moves, Stream.of(deal, "draws"))
        assert won is None
        again = game.view(0).plan()
        assert again is not None
        best = again.prospects[2].best
        assert best is not None and best.sure
        assert play(game.state, 0, best.moves, Stream.of(deal, "draws"))[1]


def test_one_card_that_does_not_help_makes_it_a_matter_of_luck() -> None:
    s = staged(
        "hand.1: arcane-energies, militia*2, torch*3",
        "deck.1: thyrian-lord*3, amazon-queen*2, torch",
        "hall: nixie | nixie | nixie",
    )
    assert prospect(s, 3).verdict == MAY_WIN


def test_what_no_card_helps_against_is_ruled_out() -> None:
    """Every starting hand has a Dagger, and may draw: nobody beats a monster of level 3 with it."""
    s = staged_quest(*START, "deck.1: adventurer*2, dagger, lantern*2, thunderstone-shard")
    strong = prospect(s, 6)
    assert strong.verdict == CANNOT and not strong.at_least


def test_what_one_card_helps_against_is_not() -> None:
    s = staged_quest(*START, "deck.1: adventurer*2, dagger, lantern*2, gorlandor-3")
    assert prospect(s, 2).verdict != CANNOT


def test_a_second_draw_counts_as_well() -> None:
    """The card that helps comes after another Dagger."""
    s = staged_quest(*START, "deck.1: dagger*2, gorlandor-3*3, adventurer")
    assert prospect(s, 2).verdict != CANNOT


def test_abilities_are_used_before_a_draw_that_ends_them() -> None:
    """After a Mass Teleport nobody uses an ability: whether its cards help depends on what was used before."""
    s = staged_advance(
        "hand.1: regular*4, glamercast-troubadour, mass-teleport",
        "deck.1: thunderstone-shard*2, regular*2, phoenix, regular",
        "hall: ghul | ghul | ghul | pyre-viper",
        board="wilderness",
    )
    assert prospect(s, 4).verdict == MAY_WIN


@both
@pytest.mark.parametrize("seed", (1, 2, 5))
def test_a_budget_bounds_the_search_and_what_is_promised_holds(name: str, seed: int) -> None:
    game = Game(opening(seed, name))
    while game.view(game.state.active).plan() is None:
        game.play(game.decision().moves[0], game.decision().seat)
    s = game.state
    for budget in (20, 60):
        plan = game.view(s.active).plan(budget=budget)
        assert plan is not None
        assert plan.looked_at <= 2 * budget + 10
        for found in plan.prospects:
            if found.best is not None and found.best.sure and found.best.whole:
                assert play(View(s, s.active).sample(seed), s.active, found.best.moves, Stream.of(seed, "budget"))[1]
    with pytest.raises(ValueError, match="1 position or more"):
        game.view(s.active).plan(budget=0)


def test_a_game_that_is_being_set_up_has_no_plan() -> None:
    setup = on_board(QUEST.random_setup(3), None, None, mode="full")
    game = Game(staged_quest(setup=setup))
    assert game.asks(game.state.active) and game.view(game.state.active).plan() is None
