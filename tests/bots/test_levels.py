"""The four levels: they are found, see what their seat sees, can be repeated, and bring their games to an end."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

import duskhall
from duskhall.bots import BUILT_IN, LEVELS, NEWCOMERS, USUAL, Bot, ask, find, load, note_of, title_of
from duskhall.core.decision import Decision
from duskhall.core.game import Game
from duskhall.core.view import View
from duskhall.editions import edition
from duskhall.lab.simulate import Plan, new_game, play_all, seat_of
from tests.helpers import EDITIONS, Walk, few, strong_opening

TABLES = [(name, mode) for name in EDITIONS for mode in edition(name).modes]
"""Every edition in every way to play."""
QUESTIONS = {
    "apprentice": few(120, 12),
    "veteran": few(120, 8),
    "master": few(60, 3),
    "archmage": few(30, 2),
}
"""Questions that a level is asked in a test of single moves."""


def test_the_levels_are_bots_of_the_program() -> None:
    assert list(BUILT_IN) == [*LEVELS, "greedy", "random"]
    assert LEVELS == ("apprentice", "veteran", "master", "archmage") and {USUAL, NEWCOMERS} < set(LEVELS)
    kinds = [type(duskhall.load_bot(level, seed=3)) for level in LEVELS]
    assert [kind.__name__ for kind in kinds] == ["Apprentice", "Veteran", "Master", "Archmage"]
    assert all(isinstance(load(level), Bot) and callable(getattr(load(level), "pick", None)) for level in LEVELS)
    assert load("archmage(seconds=5)") is not None


def test_every_bot_of_the_program_has_a_name_and_a_line() -> None:
    assert [title_of(name) for name in BUILT_IN] == [name.title() for name in BUILT_IN]
    assert title_of("archmage(seconds=5)") == "Archmage" and note_of("archmage(seconds=5)") == note_of("archmage")
    notes = [note_of(name) for name in BUILT_IN]
    assert len(set(notes)) == len(notes) and all(10 < len(note) < 90 and note.endswith(".") for note in notes)
    assert note_of("./mine.py:Deep") == "", "nobody has said how a bot of one's own plays"


def questions(level: str, name: str, seed: int) -> Iterator[tuple[Walk, Decision, View]]:
    """Questions with a choice, from a game that is played at random: no two in a row."""
    walk = Walk(seed, state=strong_opening(seed, name=name), listen=False)
    asked = ((d, walk.game.view(d.seat)) for d, _ in walk if len(d.options) > 1)
    for decision, view in itertools.islice(asked, 0, QUESTIONS[level] * 7, 7):
        yield walk, decision, view


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_depends_on_what_its_seat_sees_alone(level: str, name: str) -> None:
    """All that the seat does not know is dealt anew; the answer stays the same, and nothing is touched."""
    maker = find(level)
    asked = 0
    for walk, decision, view in questions(level, name, 5):
        other = Game(view.sample(walk.step), listen=False, history=False)
        before = view.data(), walk.state.luck
        mine = maker.make(9).choose(view, decision)
        assert before == (view.data(), walk.state.luck)
        again = ask(maker.make(9), other.view(decision.seat), other.decision(decision.seat))
        assert (again.option, again.fault) == (mine, ""), decision.data()
        asked += 1
    assert asked == QUESTIONS[level]


@pytest.mark.parametrize(("name", "mode"), TABLES)
def test_all_levels_sit_at_one_table(name: str, mode: str) -> None:
    """Each plays some turns, at a table of every size that there is; in the sample two of them play one."""
    least, most = edition(name).players
    first = TABLES.index((name, mode))
    for players in range(least, few(most, least) + 1):
        bots = tuple(LEVELS[(first + i * 3) % 4] for i in range(players))
        plan = Plan(name, players, bots, seed=31, mode=mode, max_turns=few(10, 1) * players, strict=True)
        tally = play_all(plan, range(1))
        assert not tally.failures and not tally.faults and tally.decisions > 1


@pytest.mark.parametrize(("name", "mode"), few(TABLES, [(name, "") for name in EDITIONS]))
@pytest.mark.parametrize("level", few(LEVELS, LEVELS[:1]))
def test_games_of_a_level_end(level: str, name: str, mode: str) -> None:
    least, most = edition(name).players
    players = least + LEVELS.index(level) % (most - least + 1)
    plan = Plan(name, players, (level, *["greedy"] * (players - 1)), seed=32, mode=mode, max_turns=300)
    tally = play_all(plan, range(1))
    assert not tally.failures and not tally.unfinished


def test_apprentice_beats_random() -> None:
    games = few(60, 6)
    tally = play_all(Plan("classic", 2, (NEWCOMERS, "random"), seed=33), range(games))
    assert not tally.failures and tally.all_seats(NEWCOMERS).wins > 0.8 * games


def test_simulation_gives_each_bot_luck_of_its_own() -> None:
    """The quick way, without asking, makes the same bots with the same seeds."""
    plan = Plan("classic", 2, ("apprentice", "apprentice"), seed=34, max_turns=few(30, 8))
    slow = Plan("classic", 2, ("apprentice", "apprentice"), seed=34, max_turns=few(30, 8), bot_seconds=60.0)
    assert play_all(plan, range(2)).rows == play_all(slow, range(2)).rows
    assert seat_of(plan, 0, 1) == 1 and new_game(plan, 0).state.zones != new_game(plan, 1).state.zones
