"""What would be compiled, and what is left as it is. The build itself needs a C compiler; tests do not."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import compile as tool

CORE = {p.relative_to(tool.CORE).as_posix() for p in tool.CORE.rglob("*.py")}


@pytest.fixture
def core(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty core of our own, with a folder in it."""
    core = tmp_path / "core"
    (core / "steps").mkdir(parents=True)
    monkeypatch.setattr(tool, "CORE", core)
    monkeypatch.setattr(tool, "SOURCE", tmp_path)
    return core


def test_everything_but_the_pure_modules_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        seen.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    assert tool.build() == 0
    files = [tool.SOURCE / word for word in seen[0] if word.endswith(".py")]
    pure = {f"{name}.py" for name in tool.PURE}
    assert pure < CORE and "machine.py" in CORE - pure
    wanted = {name for name in CORE - pure if Path(name).name != "__init__.py"}
    assert {p.relative_to(tool.CORE).as_posix() for p in files} == wanted
    assert all(p.is_file() for p in files)


def test_folders_of_core_are_compiled_too(core: Path) -> None:
    for name in ("__init__.py", "tree.py", "machine.py", "steps/__init__.py", "steps/battle.py", "steps/tree.py"):
        (core / name).touch()
    assert [tool.name_of(file) for file in tool.sources()] == ["machine", "steps.battle", "steps.tree"]


def test_a_build_that_stops_says_why_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], core: Path
) -> None:
    half = core / "steps" / "battle.so"
    half.touch()
    monkeypatch.setattr(
        subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1, "", "error: no Python.h")
    )
    assert tool.build() == 1
    assert "no Python.h" in capsys.readouterr().err
    assert not half.exists()


def test_what_runs_is_what_one_reads() -> None:
    """A compiled core that is older than its files would be tested in their place, and one for another Python would not
    be tested at all."""
    what_to_do = "Run 'make compile' or 'make pure'"
    assert not tool.stale(), f"changed since they were compiled: {', '.join(tool.stale())}. {what_to_do}"
    assert tool.compiled() == any(tool.built()), f"there is a compiled core, but it does not run. {what_to_do}"


def test_a_build_is_stale_when_a_file_has_changed_or_is_gone(core: Path) -> None:
    (core.parent / f"{tool.GROUP}__mypyc.abi.so").touch()
    for name in ("machine", "moves", "gone", "steps/battle", "steps/turn"):
        (core / f"{name}.abi.so").touch()
        os.utime(core / f"{name}.abi.so", (2000, 2000))
    for name, changed in (
        *(("machine", 1000), ("moves", 3000), ("tree", 3000)),
        *(("steps/battle", 3000), ("steps/turn", 1000)),
    ):
        (core / f"{name}.py").touch()
        os.utime(core / f"{name}.py", (changed, changed))
    assert tool.stale() == ["gone", "moves", "steps.battle"]
    assert tool.clean() == 6 and tool.stale() == []


@pytest.mark.parametrize("missing", ["mypyc", "setuptools"])
def test_what_is_missing_is_named(
    missing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A venv of Python 3.12 or newer comes without setuptools."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == missing else object())
    monkeypatch.setattr("sys.argv", ["compile"])
    assert tool.main() == 2
    assert capsys.readouterr().err == f"compiling needs {missing}: run 'make setup'\n"
