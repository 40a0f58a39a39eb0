"""What would be compiled, and what is left as it is. The build itself needs a C compiler; tests do not."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tools import compile as tool

CORE = {p.stem for p in tool.CORE.glob("*.py")}


def test_everything_but_the_pure_modules_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        seen.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    assert tool.build() == 0
    files = [Path(word) for word in seen[0] if word.endswith(".py")]
    assert {p.stem for p in files} == CORE - set(tool.PURE)
    assert all((tool.SOURCE / p).is_file() for p in files)
    assert set(tool.PURE) <= CORE


def test_a_build_that_stops_says_why_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "core").mkdir()
    half = tmp_path / "core" / "machine.so"
    half.touch()
    monkeypatch.setattr(tool, "CORE", tmp_path / "core")
    monkeypatch.setattr(tool, "SOURCE", tmp_path)
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


def test_a_build_is_stale_when_a_file_has_changed_or_is_gone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    core = tmp_path / "core"
    core.mkdir()
    monkeypatch.setattr(tool, "CORE", core)
    monkeypatch.setattr(tool, "SOURCE", tmp_path)
    (tmp_path / f"{tool.GROUP}__mypyc.abi.so").touch()
    for name in ("machine", "moves", "gone"):
        (core / f"{name}.abi.so").touch()
        os.utime(core / f"{name}.abi.so", (2000, 2000))
    for name, changed in (("machine", 1000), ("moves", 3000), ("tree", 3000)):
        (core / f"{name}.py").touch()
        os.utime(core / f"{name}.py", (changed, changed))
    assert tool.stale() == ["gone", "moves"]
    assert tool.clean() == 4 and tool.stale() == []
