"""``duskhall scenario``: counts, differences, parse errors, coverage, bad paths."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from duskhall.commands import scenario
from duskhall.commands.scenario import difference
from duskhall.editions import NAMES

GOOD = """\
scenario: Town Guard draws two cards
source: a test
covers: town-guard.1
hand.1: town-guard, militia*5
deck.1: dagger*5

run: one ability
> village
> use:town-guard
? count hand.1 = 8
"""
GOOD = GOOD.replace("use:town-guard\n", "use:town-guard.1\n")

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    def call(*args: str | Path) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser()
        scenario.arguments(parser)
        status = scenario.run(parser.parse_args([str(a) for a in args]))
        out, err = capsys.readouterr()
        return status, out, err

    return call


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deep").mkdir()
    (tmp_path / "one.txt").write_text(GOOD, encoding="utf-8")
    (tmp_path / "deep" / "two.txt").write_text(GOOD, encoding="utf-8")
    (tmp_path / "notes.md").write_text("not a scenario", encoding="utf-8")
    return tmp_path


def test_a_folder_and_a_file(command: Command, folder: Path) -> None:
    assert command(folder) == (0, "2 passed, 0 failed\n", "")
    assert command(folder / "one.txt") == (0, "1 passed, 0 failed\n", "")
    assert command(folder / "one.txt", folder) == (0, "2 passed, 0 failed\n", "")


def test_a_failure_shows_expected_and_actual(command: Command, folder: Path) -> None:
    file = folder / "wrong.txt"
    file.write_text(GOOD + "? hand.1 = militia*6, dagger, town-guard\n? gold = 99\n", encoding="utf-8")
    status, out, _ = command(folder)
    assert status == 1
    assert out.splitlines()[-1] == "2 passed, 1 failed"
    assert f"{file}:11, run “one ability”: ? hand.1 = militia*6, dagger, town-guard" in out
    assert "expected:   hand.1 = militia*6, dagger, town-guard" in out
    assert "actual:     town-guard, militia" in out
    assert "missing:    militia\n" in out
    assert "unexpected: dagger\n" in out
    assert f"{file}:12" in out


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hand.3: militia", ":6: unknown key"),
        ("hand.2: orc", ":6: unknown card"),
        ("nonsense", ":6: expected 'key: value'"),
    ],
)
def test_parse_errors_name_file_and_line(command: Command, tmp_path: Path, line: str, message: str) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(GOOD.replace("\nrun:", f"{line}\nrun:"), encoding="utf-8")
    status, out, _ = command(file)
    assert status == 1
    assert f"{file}{message}" in out
    assert out.splitlines()[-1] == "0 passed, 1 failed"


def test_an_error_inside_a_run_names_its_line(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(GOOD + "? wisdom = 3\n", encoding="utf-8")
    status, out, _ = command(file)
    assert status == 1
    assert f"{file}:11: " in out


def test_bytes_that_are_no_text(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "bytes.txt"
    file.write_bytes(b"\xff\xfe\x00")
    status, out, _ = command(file)
    assert status == 1
    assert out.splitlines()[-1] == "0 passed, 1 failed"


def test_coverage_lists_holes_before_the_last_line(command: Command, folder: Path) -> None:
    status, out, _ = command(folder, "--coverage")
    lines = out.splitlines()
    assert status == 1
    assert lines[-1] == "2 passed, 0 failed"
    assert "no scenario: card banish" in lines
    assert "no scenario: ability town-guard.2" in lines
    assert "no scenario: ability town-guard.1" not in lines
    assert any(line.startswith("no scenario: ruling ") for line in lines)
    assert "no scenario: event breach" in lines and "no scenario: window spoils" in lines
    assert "no scenario: window village" not in command(folder, "--coverage", "--edition", "classic")[1].splitlines()
    # Without --edition it is about every one, each in its turn.
    each = [command(folder, "--coverage", "--edition", name)[1].splitlines()[:-1] for name in NAMES]
    assert [line for found in each for line in found] == lines[:-1]
    assert "no scenario: card banish" in each[0] and "no scenario: card banish" not in each[1]


@pytest.mark.parametrize("name", ["nowhere", "empty"])
def test_bad_paths(command: Command, tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    status, out, err = command(tmp_path / name)
    assert (status, out) == (2, "")
    assert str(tmp_path / name) in err


def test_unknown_edition(command: Command, folder: Path) -> None:
    status, _, err = command(folder, "--coverage", "--edition", "chess")
    assert status == 2
    assert "chess" in err


def test_differences() -> None:
    assert difference("hand.1 = militia*3", "militia, militia, torch") == ("militia", "torch")
    assert difference("hand.1 has militia*2, torch", "militia, dagger") == ("militia, torch", "")
    assert difference("hand.1 lacks militia, torch", "militia, dagger") == ("", "")
    assert difference("destroyed = spear", "nothing") == ("", "")
    assert difference("deck.1, hand.1", "hand.1") == ("deck.1", "")
