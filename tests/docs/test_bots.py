"""docs/bots.md: its code runs, its commands work, its tables are complete."""

from __future__ import annotations

import json
import re
import shlex
from fnmatch import fnmatch
from pathlib import Path

import pytest

from duskhall.bots import load
from duskhall.cli import main
from duskhall.core.game import Game
from duskhall.core.state import KINDS
from duskhall.core.view import View
from duskhall.lab.simulate import Plan, play_all
from duskhall.notation import position
from tests.docs.blocks import blocks, document
from tools.ladder import arguments
from tools.ladder_rows import all_rows

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
    assert tally.all_seats("./miser.py:Miser").wins > 5


def test_the_library_runs(capsys: pytest.CaptureFixture[str]) -> None:
    block = blocks(PAGE, "python")[1]
    assert lines(block.text) <= 24
    names: dict[str, object] = {}
    exec(compile(block.text, PAGE, "exec"), names)
    assert "<Forecast of rank 1: " in capsys.readouterr().out
    assert str(names["text"]).startswith("record: 1\n")


def test_a_search_plays_on(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(blocks(PAGE, "python")[2].text, PAGE, "exec"), {})
    assert -100 < float(capsys.readouterr().out) < 100


def test_the_ladder_is_called_as_the_page_says() -> None:
    (block,) = blocks(PAGE, "console")
    makefile = document("Makefile")
    assert "\nladder:" in makefile and "-m tools.ladder $(ARGS)" in makefile
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True)
        given = next((word.removeprefix("ARGS=") for word in words if word.startswith("ARGS=")), "")
        args = arguments().parse_args(shlex.split(given))
        assert not args.rows or any(fnmatch(row.name, args.rows[0]) for row in all_rows())


def test_no_block_is_left_out() -> None:
    assert len(blocks(PAGE, "python")) == 3
    assert len(blocks(PAGE, "python")) + len(blocks(PAGE, "sh")) + len(blocks(PAGE, "console")) == document(PAGE).count(
        "\n```\n"
    )


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


def test_the_bot_plays_advance_too(miser: Path) -> None:
    tally = play_all(Plan("advance", 2, ("./miser.py:Miser", "random"), 1), range(4))
    assert not tally.failures and not tally.faults


def test_every_name_of_the_view_exists() -> None:
    named = set(re.findall(r"`(?:len\()?view\.(\w+)", document(PAGE)))
    assert {"front_of", "secret_of", "piles", "board", "edition"} <= named
    assert not {name for name in named if not hasattr(View, name)}


def test_a_reaction_is_asked_as_the_page_says() -> None:
    text = "position: 1\n" + "\n".join(
        (
            *("edition: advance 1", "seats: 2", "active: 1", "hall: ettin | - | - | -", "hand.1: regular"),
            *("hand.2: torch", "deck.2: smuggler", "dungeon: ogre", "frame: turn.1 0 seat=1 from=-"),
            "ask: branch seat=1 number=1 lane=0",
        )
    )
    game = Game(position.read(text))
    game.answer(0, "dungeon")
    decision = game.decision()
    assert (decision.seat, decision.kind, decision.verb, list(decision.options)) == (1, "window", "react", ["done"])
    game = Game(position.read(text))
    game.answer(1, "pass")
    game.answer(0, "dungeon")
    decision = game.decision()
    assert decision.seat == 1 and decision.kind == "branch"


def test_every_kind_of_question_is_listed() -> None:
    assert set(re.findall(r"^\| `(\w+)` \| ", document(PAGE), re.MULTILINE)) >= set(KINDS)
