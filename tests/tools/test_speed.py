"""The guard: speed does not leak away unseen. See docs/benchmarks.md, "The guard"."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskhall.editions import NAMES
from duskhall.lab.simulate import Plan, Tally, play
from tools import instructions
from tools.instructions import Figures, count, counted, judge, keep, read, verdict
from tools.yardstick import yardstick

FILE = Path(__file__).parent / "speed.json"
KEEP = "python -m tools.instructions --keep tests/tools/speed.json"


@pytest.mark.parametrize("name", NAMES)
def test_no_more_than_a_third_is_lost(name: str) -> None:
    problem = verdict(name, read(FILE), KEEP)
    assert not problem, problem


def test_figures_are_kept_for_every_edition_and_no_other() -> None:
    figures = read(FILE)
    assert sorted(figures.counted) == sorted(NAMES)
    assert set(figures.compiled) <= set(NAMES)


def test_a_loss_of_more_than_a_third_fails_and_says_what_to_do() -> None:
    assert judge("classic", 1000, 1499, KEEP) == ""
    assert judge("classic", 1000, 200, KEEP) == ""
    problem = judge("classic", 1000, 2000, KEEP)
    assert "classic has lost 50% of its speed" in problem
    assert KEEP in problem and "--top" in problem


def test_an_edition_without_a_figure_fails_too() -> None:
    assert KEEP in verdict("classic", Figures("3.11", 1, {}, {}), KEEP)


def test_the_count_does_not_depend_on_the_clock_or_the_run() -> None:
    once, twice = count(yardstick), count(yardstick)
    assert once == twice
    assert set(once) >= {"tools.yardstick.yardstick", "tools.yardstick._weigh"}
    both = count(lambda: (yardstick(), yardstick()))
    assert both.total() == 2 * once.total(), "functions of others, this test among them, are not counted"


def test_slower_code_counts_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(instructions, "GAMES", 1)
    monkeypatch.setattr(instructions, "TURNS", 10)
    before = counted("classic")

    def slow(plan: Plan, g: int) -> Tally:
        yardstick()
        return play(plan, g)

    monkeypatch.setattr(instructions, "play", slow)
    assert counted("classic") > before
    assert counted("classic") == counted("classic")


def test_a_compiled_core_is_timed_and_has_figures_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    figures = Figures("3.11", 100, {"classic": 2000.0}, {})
    assert figures.of("classic", compiled=True, yardstick=100) == 2000, "until there is one, that of the interpreter"
    assert figures.of("classic", compiled=False, yardstick=110) == 2200, "another Python has other instructions"
    monkeypatch.setattr(instructions, "core_is_compiled", lambda: True)
    monkeypatch.setattr(instructions, "GAMES", 1)
    monkeypatch.setattr(instructions, "TURNS", 10)
    monkeypatch.setattr(instructions, "PATIENCE", 0.0)
    kept = keep(tmp_path / "speed.json", ("classic",))
    assert kept == read(tmp_path / "speed.json")
    assert kept.counted == {} and kept.compiled["classic"] > 0
    loose = Figures("3.11", 100, {}, {"classic": 1e9})
    assert verdict("classic", loose, KEEP) == ""
    tight = Figures("3.11", 100, {}, {"classic": 1e-3})
    assert KEEP in verdict("classic", tight, KEEP)


def test_the_command_keeps_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(instructions, "GAMES", 1)
    monkeypatch.setattr(instructions, "TURNS", 10)
    file = tmp_path / "speed.json"
    assert instructions.main(["--edition", "classic", "--keep", str(file)]) == 0
    assert instructions.main(["--edition", "classic", "--top", "3"]) == 0
    assert "instructions a decision" in capsys.readouterr().out
    assert instructions.main(["--edition", "classic", "--keep", str(tmp_path / "no" / "speed.json")]) == 2
