"""The figures that the doctor foretells: what they are made of, and whether games bear them out."""

from __future__ import annotations

import math
import time
from dataclasses import replace

import pytest

from duskhall.doctor import diagnose, model
from duskhall.doctor.features import features
from duskhall.doctor.findings import BY_NAME
from duskhall.doctor.model import BARS, MARKS, NOTICED, TARGETS, bars, effect_of, foretell, weights
from duskhall.editions import NAMES, edition
from duskhall.editions.errors import SetupError
from tests.doctor.faulty import CLASSIC, QUEST
from tools.doctor import CHECK_SEED, measured
from tools.doctor_games import play, players_of, setup_of

TABLES, GAMES = 10, 4


@pytest.mark.parametrize("name", NAMES)
def test_games_bear_the_length_out(name: str) -> None:
    """A sample of the check in docs/doctor.md: cards that the model has not seen, played by greedy bots."""
    near = 0
    for i in range(TABLES):
        setup, players = setup_of(name, CHECK_SEED, i), players_of(name, i)
        played = measured(play(setup, players, i, GAMES).games, players)
        near += abs(foretell(setup, players).turns / math.exp(played["turns"]) - 1) <= 0.2
    assert near >= 0.7 * TABLES


@pytest.mark.parametrize("name", NAMES)
def test_the_file_fits_the_program(name: str) -> None:
    entry = weights()[name]
    e = edition(name)
    assert set(entry["names"]) <= features(e.first_game, 2).keys()
    assert len(entry["weights"]) == len(TARGETS)
    assert {len(row) for row in entry["weights"]} == {len(entry["names"]) + 1}
    least, most = e.players
    assert list(entry["scale"]) == [str(n) for n in range(least, most + 1)]
    for scale in entry["scale"].values():
        assert list(scale) == list(BARS)
        assert all(len(marks) == len(MARKS) and marks == sorted(marks) for marks in scale.values())
    assert entry["lacks"].keys() <= BY_NAME.keys()
    for lack in entry["lacks"]:
        effect = effect_of(name, lack)
        assert effect is not None and effect.tables > 0
        for figure in (*NOTICED, "leads"):
            change = getattr(effect, figure)
            assert change.low <= change.value <= change.high


def test_the_figures_are_sensible() -> None:
    found = foretell(CLASSIC, 2)
    assert 10 < found.shortest < found.turns < found.longest < 60
    assert 1 < found.effort < 6 and 0 <= found.lost < 0.5 and 1 < found.opened < found.turns
    assert found.minutes % 5 == 0 and abs(found.minutes - 2 * found.turns) <= 2.5
    more = replace(CLASSIC, monsters=(*CLASSIC.monsters, "dragon", "humanoid"))
    assert foretell(more, 2).turns > 1.2 * found.turns
    assert foretell(replace(QUEST, keys=1), 2).turns < foretell(replace(QUEST, keys=6), 2).turns


@pytest.mark.parametrize("name", NAMES)
def test_every_table_gets_figures(name: str) -> None:
    e = edition(name)
    for setup in (*e.setups.values(), *(setup_of(name, 5, i) for i in range(20))):
        for players in range(e.players[0], e.players[1] + 1):
            found = diagnose(setup, players)
            assert found is not None and 3 < found.figures.turns < 90
            assert [bar.name for bar in found.bars] == list(BARS)
            assert all(0 <= bar.share <= 1 and 0 <= bar.level <= 4 for bar in found.bars)


def test_a_bar_says_where_a_set_up_stands() -> None:
    marks = weights()["classic"]["scale"]["2"]["length"]
    base = foretell(CLASSIC, 2)
    found = [bars(CLASSIC, 2, replace(base, turns=turns))[0] for turns in (1, *marks, 99)]
    assert [bar.share for bar in found] == pytest.approx([0, *MARKS, 1])
    wide = [20.0, 25.0, 30.0, 35.0, 40.0]
    assert [model._bar("length", v, wide).level for v in (1, *wide, 99)] == [0, 0, 1, 2, 3, 4, 4]


def test_what_hardly_differs_is_called_average() -> None:
    narrow = [28.0, 29.0, 30.0, 31.0, 33.0]
    found = [model._bar("length", v, narrow) for v in (26, 29, 30, 31, 33, 40)]
    assert [bar.level for bar in found] == [1, 2, 2, 2, 3, 4]
    assert found[4].share == pytest.approx(0.95)


def test_the_answer_comes_at_once() -> None:
    for name in NAMES:
        setups = [edition(name).random_setup(n) for n in range(20)]
        diagnose(setups[0], 2)
        start = time.process_time()
        for setup in setups:
            diagnose(setup, 2)
        assert (time.process_time() - start) / len(setups) < 0.1


def test_a_lack_that_was_not_measured_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model, "weights", lambda: {"classic": {"lacks": {}}})
    assert effect_of("classic", "light") is None


def test_what_is_noticed() -> None:
    change = model.Change
    none = change(0.0, -0.01, 0.01)
    clear, small, doubtful = change(0.08, 0.05, 0.11), change(0.01, 0.005, 0.015), change(0.05, -0.01, 0.11)
    effect = model.Effect(100, clear, small, doubtful, none, none)
    assert effect.harm(("turns", "effort", "lost", "ills")) == {"turns": clear}
    assert effect.harm(("effort",)) == {}


@pytest.mark.parametrize("players", [1, 6, 99, -1])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SetupError):
        diagnose(CLASSIC, players)


def test_a_set_up_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError):
        diagnose(replace(CLASSIC, monsters=("ooze",)), 2)


@pytest.mark.parametrize("mode", ["epic", "epic-heroes"])
def test_an_epic_game_gets_no_figures(mode: str) -> None:
    heroes = () if mode == "epic-heroes" else QUEST.heroes
    assert diagnose(replace(QUEST, mode=mode, monsters=(), village=(), heroes=heroes), 2) is None
