"""Playing on at random: the fast door leads where the ordinary one does."""

from __future__ import annotations

from random import Random

import pytest

from duskhall.core.game import Game
from duskhall.core.luck import key_from_seed
from duskhall.core.playout import play_on
from duskhall.core.state import State
from duskhall.editions import NAMES, edition
from duskhall.notation import position


def dealt(name: str, players: int, seed: int) -> State:
    e = edition(name)
    setup = e.random_setup(seed)
    return e.deal(e.rules_on(setup.board), setup, players, key_from_seed(seed, "test playout"))


def chances(players: int, seed: int) -> list[Random]:
    return [Random(100 * seed + seat) for seat in range(players)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_the_game_that_questions_and_answers_play(name: str, players: int) -> None:
    for seed in range(3):
        fast = dealt(name, players, seed)
        decisions = play_on(fast, chances(players, seed), 40)
        game = Game(dealt(name, players, seed), listen=False, history=False)
        luck = chances(players, seed)
        asked = 0
        while not game.over and game.state.turn <= 40:
            decision = game.decision()
            asked += decision.count > 1
            chosen = int(luck[decision.seat].random() * decision.count) if decision.count > 1 else 0
            game.choose(decision, chosen)
        assert decisions == asked > 40
        assert position.write(fast) == position.write(game.state)


@pytest.mark.parametrize("name", NAMES)
def test_it_goes_on_from_any_position_and_leaves_the_original_alone(name: str) -> None:
    s = dealt(name, 2, 1)
    play_on(s, chances(2, 1), 12)
    before = position.write(s)
    turns = set()
    for seed in range(5):
        c = s.clone()
        play_on(c, chances(2, seed), 30)
        assert c.over or (c.turn == 31 and c.asked), "it stops at the first question after the last turn"
        turns.add(position.write(c))
    assert len(turns) == 5 and position.write(s) == before


def test_a_game_that_is_over_stays_as_it_is() -> None:
    s = dealt("classic", 2, 3)
    play_on(s, chances(2, 3), 400)
    assert s.over
    before = position.write(s)
    assert play_on(s, chances(2, 4), 400) == 0
    assert position.write(s) == before
