"""docs/bots.md: its code runs, its commands work, its tables are complete."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from duskhall.bots import load
from duskhall.cli import main
from duskhall.core.state import KINDS
from duskhall.lab.simulate import Plan, play_all
from tests.docs.blocks import blocks, document

PAGE = "docs/bots.md"


def lines(text: str) -> int:
    return sum(bool(line.strip()) for line in text.splitlines())


@pytest.fixture
def miser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bot of the page, saved where the page says."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "miser.py"
    file.write_text(blocks(PAGE, "python")[0].text, encoding="utf-8")
    return file


def test_the_bot_plays(miser: Path) -> None:
    assert lines(miser.read_text(encoding="utf-8")) <= 32
    load("./miser.py:Miser")
    tally = play_all(Plan("classic", 2, ("./miser.py:Miser", "random"), 1), range(10))
    assert not tally.failures and not tally.faults
    assert tally.rows["./miser.py:Miser"].wins > 5


def test_the_library_runs(capsys: pytest.CaptureFixture[str]) -> None:
    block = blocks(PAGE, "python")[1]
    assert lines(block.text) <= 24
    names: dict[str, object] = {}
    exec(compile(block.text, PAGE, "exec"), names)
    assert "verdict" in capsys.readouterr().out
    assert str(names["text"]).startswith("record: 1\n")


def test_no_block_is_left_out() -> None:
    assert len(blocks(PAGE, "python")) == 2
    assert len(blocks(PAGE, "python")) + len(blocks(PAGE, "sh")) == document(PAGE).count("\n```\n")


def test_the_commands_work(miser: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for block in blocks(PAGE, "sh"):
        for line in block.text.splitlines():
            program, *arguments = shlex.split(line)
            assert program == "duskhall"
            assert main([*arguments, "--jobs", "1"]) == 0, line
            out = capsys.readouterr().out
            if "--json" in arguments:
                keys = set(json.loads(out))
                assert all(f"`{key}`" in document(PAGE) for key in keys)


def test_every_kind_of_question_is_listed() -> None:
    assert set(re.findall(r"^\| `(\w+)` \| ", document(PAGE), re.MULTILINE)) >= set(KINDS)
