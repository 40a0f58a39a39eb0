"""What would be compiled, and what is left as it is. The build itself needs a C compiler; tests do not."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import compile as tool

FILES = {tool.name_of(file): file for folder in ("core", "bots") for file in (tool.PACKAGE / folder).rglob("*.py")}


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A package of our own with an empty core and bots."""
    package = tmp_path / "duskhall"
    for folder in ("core/steps", "bots/greedy", "text"):
        (package / folder).mkdir(parents=True)
    monkeypatch.setattr(tool, "PACKAGE", package)
    monkeypatch.setattr(tool, "SOURCE", tmp_path)
    return package


def test_everything_but_the_pure_modules_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        seen.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    assert tool.build() == 0
    files = {tool.SOURCE / word for word in seen[0] if word.endswith(".py")}
    assert set(tool.PURE) < set(FILES)
    wanted = {name for name in FILES if name not in tool.PURE and not name.endswith("__init__")}
    assert files == {FILES[name] for name in wanted}
    assert {"core.machine", "core.steps.battle", "bots.greedy.bot", "bots.greedy.rooms.turn"} <= wanted


def test_folders_of_folders_are_compiled_too_and_no_others(package: Path) -> None:
    for name in ("__init__", "tree", "machine", "steps/__init__", "steps/battle", "steps/tree"):
        (package / "core" / f"{name}.py").touch()
    for name in ("bots/loading", "bots/greedy/bot", "text/words"):
        (package / f"{name}.py").touch()
    names = [tool.name_of(file) for file in tool.sources()]
    assert names == ["bots.greedy.bot", "core.machine", "core.steps.battle", "core.steps.tree"]


def test_a_build_that_stops_says_why_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], package: Path
) -> None:
    half = package / "bots" / "greedy" / "bot.so"
    half.touch()
    monkeypatch.setattr(
        subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1, "", "error: no Python.h")
    )
    assert tool.build() == 1
    assert "no Python.h" in capsys.readouterr().err
    assert not half.exists()


def test_what_runs_is_what_one_reads() -> None:
    """A build that is older than its files would be tested in their place, and one for another Python would not be
    tested at all."""
    what_to_do = "Run 'make compile' or 'make pure'"
    assert not tool.stale(), f"changed since they were compiled: {', '.join(tool.stale())}. {what_to_do}"
    assert tool.compiled() == any(tool.built()), f"there is a build, but it does not run. {what_to_do}"


def test_a_build_is_stale_when_a_file_has_changed_or_is_gone(package: Path) -> None:
    (package.parent / f"{tool.GROUP}__mypyc.abi.so").touch()
    for name in ("core/machine", "core/moves", "core/gone", "core/steps/battle", "bots/greedy/bot", "bots/levels"):
        (package / f"{name}.abi.so").touch()
        os.utime(package / f"{name}.abi.so", (2000, 2000))
    for name, changed in (
        *(("core/machine", 1000), ("core/moves", 3000), ("core/tree", 3000)),
        *(("core/steps/battle", 3000), ("bots/greedy/bot", 3000), ("bots/levels", 1000)),
    ):
        (package / f"{name}.py").touch()
        os.utime(package / f"{name}.py", (changed, changed))
    assert tool.stale() == ["bots.greedy.bot", "core.gone", "core.moves", "core.steps.battle"]
    assert tool.clean() == 7 and tool.stale() == []


@pytest.mark.parametrize("missing", ["mypyc", "setuptools"])
def test_what_is_missing_is_named(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A venv of Python 3.12 or newer comes without setuptools."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == missing else object())
    monkeypatch.setattr("sys.argv", ["compile"])
    assert tool.main() == 2
    assert capsys.readouterr().err == f"compiling needs {missing}: run 'make setup'\n"
