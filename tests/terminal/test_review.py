"""``duskhall review`` and ``hint``, driven as people drive them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from duskhall.cli import main
from duskhall.review import working
from tests.helpers import staged
from tests.review.test_review import ended
from tests.terminal.driver import Terminal, piped
from tests.terminal.test_planning import PARTY, Played

QUICK = {"CURVE_DEALS": 2, "FIRST_DEALS": 2, "SECOND_DEALS": 8}


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(ended("first-two-seats", 24), encoding="utf-8")
    return file


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, n in QUICK.items():
        monkeypatch.setattr(working, name, n)


@pytest.mark.usefixtures("quick")
def test_a_review_in_words(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(game)]) == 0
    out = capsys.readouterr().out
    for heading in (
        "Review of Ada and Bo",
        "Chance of winning, turn by turn",
        "Turning points",
        "Moves that gave away the most",
        "Luck and play",
        "What became of purchases",
    ):
        assert heading in out
    assert max(map(len, out.splitlines())) <= 80
    assert re.search(r"^  Ada +[▁▂▃▄▅▆▇█]+ +\d+ %$", out, re.MULTILINE)
    assert re.search(r"^  end +\d+ % +\d+ % +0 %$", out, re.MULTILINE)
    assert "“±” is the standard error." in " ".join(out.split())
    assert main(["review", str(game), "--seat", "2"]) == 0
    only = capsys.readouterr().out
    mistakes = only[only.index("Moves that gave") : only.index("Luck and play")]
    assert "\n  Bo\n" in mistakes and "\n  Ada\n" not in mistakes


@pytest.mark.usefixtures("quick")
def test_a_review_as_json_is_the_same_each_time(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(game), "--json"]) == 0
    first = capsys.readouterr().out
    assert main(["review", str(game), "--json"]) == 0
    assert capsys.readouterr().out == first
    data = json.loads(first)
    assert data["names"] == ["Ada", "Bo"] and [share["seat"] for share in data["shares"]] == [1, 2]
    for share in data["shares"]:
        total = share["start"] - share["given"] + share["gifts"] + share["luck"]
        assert total == pytest.approx(share["outcome"], abs=0.001)


def test_what_cannot_be_reviewed_is_said(game: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*args: str) -> str:
        assert main(["review", *args]) == 2
        return capsys.readouterr().err

    unfinished = tmp_path / "open.txt"
    unfinished.write_text(ended("first-two-seats", 24, "open"), encoding="utf-8")
    text = said(str(unfinished))
    assert "This game is not over" in text and f"duskhall play --from {unfinished}" in text
    assert "no file" in said(str(tmp_path / "nothing.txt")).lower()
    assert "3" in said(str(game), "--seat", "3")


def test_a_bar_shows_how_far_it_is(game: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path / "data", "review", game) as screen:
        screen.expect("Reviewing")
        screen.expect("What became of purchases")
    done = piped(tmp_path / "data", "review", game)
    assert done.status == 0 and not done.err, "no bar in a pipe"


def test_hint_at_the_table() -> None:
    played = Played(staged(*PARTY), "hint", "no", "hint", "yes", "hint", "quit")
    assert "2 people share this table. Do all of you want hints? (yes/no)" in played
    assert "Then no hints. Type “hint” when all of you agree." in played
    hint = "Hint: enter the dungeon. Wins Pegasus (7 against 6), 2 points, 1 XP"
    assert played.text.replace("\N{NO-BREAK SPACE}", " ").count(hint) == 2, "they are asked once"
    assert "Your chance to win the game: about" in played
