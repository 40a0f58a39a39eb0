"""Unfinished games: every one can be listed, continued and deleted, at a terminal and in a pipe."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from duskhall.notation.files import Loaded, load
from duskhall.terminal.saves import Shelf
from tests.terminal.driver import Terminal, piped, recorded, saved, shelve

PROMPT = "\n> "
ASK = "n for a new game:"


def test_the_seventh_game_is_in_reach(tmp_path: Path) -> None:
    paths = shelve(tmp_path, 7)
    with Terminal(tmp_path, "play") as t:
        first = t.expect(ASK)
        assert "There are 7 unfinished games:" in first
        assert "Ann5, Ben5" in first and "Ann6" not in first
        assert "… and 2 more: type “all” to list them." in first
        t.send("all")
        both = t.expect(ASK)
        assert "6  " in both and "Ann6, Ben6" in both and "Ann7, Ben7" in both and "more: type" not in both
        t.send("7")
        t.expect("You continue")
        t.expect("Ann7, press Enter when")
        t.send("quit")
        assert t.end() == 0
    assert len(saved(tmp_path)) == 7 and not paths[6].exists()
    # It was the last one to be played, so now it is the first; no list is needed to reach a number.
    with Terminal(tmp_path, "play") as t:
        assert "1  Thunderstone Classic; Ann7, Ben7;" in t.expect(ASK)
        t.send("7")
        t.expect("Ann6, press Enter when")


def test_a_game_is_dropped_at_the_terminal(tmp_path: Path) -> None:
    paths = shelve(tmp_path, 7)
    with Terminal(tmp_path, "play") as t:
        t.expect(ASK)
        for wrong in ("drop", "drop 8", "drop it", "drop 0"):
            t.send(wrong)
            t.expect("Type “drop” and a number from 1 to 7.")
            t.expect(ASK)
        t.send("drop 6")
        asked = t.expect("press Enter to keep:")
        assert "Delete this game? You cannot get it back." in asked and "Ann6, Ben6" in asked
        t.send("")
        t.expect("The game is kept.")
        assert "There are 7 unfinished games:" in t.expect(ASK) and paths[5].exists()
        t.send("drop 6")
        t.expect("press Enter to keep:")
        t.send("yes")
        t.expect("The game is deleted.")
        assert "There are 6 unfinished games:" in t.expect(ASK) and not paths[5].exists()
        t.send("drop 1")
        t.expect("press Enter to keep:")
        t.send("y")
        left = t.expect(ASK)
        assert "1  Thunderstone Classic; Ann2, Ben2" in left and "Ann1" not in left
        t.send("quit")
        t.expect("The unfinished games are kept;")
        assert t.end() == 0
    assert [p.name for p in saved(tmp_path)] == [f"classic-game-{i}.txt" for i in (2, 3, 4, 5, 7)]


def test_the_last_game_is_dropped(tmp_path: Path) -> None:
    shelve(tmp_path, 1)
    with Terminal(tmp_path, "play", "--bots", "random") as t:
        # With options of its own a new game begins; the old one is only mentioned.
        t.expect("You have an unfinished game")
        t.expect(PROMPT)
    for path in saved(tmp_path):
        if path.name != "classic-game-1.txt":
            path.unlink()
    with Terminal(tmp_path, "play") as t:
        t.expect("or type “drop” to delete it,")
        t.expect(ASK)
        t.send("drop 2")
        t.expect("There is one game. Type “drop” to delete it.")
        t.expect(ASK)
        t.send("drop")
        t.expect("press Enter to keep:")
        t.send("yes")
        t.expect("The game is deleted.")
        # Nothing is left to offer: a new game begins.
        t.expect("Thunderstone Classic for 2 players.")


def test_a_damaged_file_further_down(tmp_path: Path) -> None:
    paths = shelve(tmp_path, 7)
    paths[5].write_text("hello\n", encoding="utf-8")
    os.utime(paths[5], (1_000_000 - 6, 1_000_000 - 6))
    with Terminal(tmp_path, "play") as t:
        assert "cannot be read" not in t.expect(ASK)
        t.send("all")
        told = t.expect(ASK)
        assert (
            "it is kept in this file" in told.replace("\n", " ")
            and "There are 6 unfinished games:" in told
            and "6  " in told
            and "Ann7" in told
        )
        t.send("7")
        t.expect("Press Enter, or type a number of the list")
        t.expect(ASK)
        t.send("6")
        t.expect("Ann7, press Enter when")
    assert paths[5].with_name("classic-game-6.txt.damaged").is_file()


def test_listed_in_a_pipe(tmp_path: Path) -> None:
    none = piped(tmp_path, "play", "--list")
    assert none == (0, "There are no unfinished games.\n", "")
    shelve(tmp_path, 12)
    (tmp_path / "running" / "broken.txt").write_text("hello\n", encoding="utf-8")
    (tmp_path / "running" / "over.txt").write_text(recorded(), encoding="utf-8")
    before = saved(tmp_path)
    done = piped(tmp_path, "play", "--list")
    assert done.status == 0 and done.out.startswith("There are 12 unfinished games, the latest first:\n   1  ")
    for i in range(1, 13):
        assert f"  {i:>2}  Thunderstone Classic; Ann{i}, Ben{i}; turn 1; " in done.out
        assert f"\n      classic-game-{i}\n" in done.out
    assert "duskhall play --resume N" in done.out
    assert done.out.endswith("A saved game cannot be read: line 1: a position begins with 'position: 1'.\n  broken\n")
    assert saved(tmp_path) == before


def test_resumed_in_a_pipe(tmp_path: Path) -> None:
    shelve(tmp_path, 7)
    done = piped(tmp_path, "play", "--resume", "7", "--bots", "random", answers=["undo", "rest", "quit"])
    assert done.status == 0 and "You continue Thunderstone Classic, turn 1." in done.out
    assert "The game is saved in this file:" in done.out
    # The game has a new name, and is the latest.
    names = [p.stem for p in saved(tmp_path)]
    assert len(names) == 7 and "classic-game-7" not in names
    again = piped(tmp_path, "play", "--resume", answers=["quit"])
    assert "You rest. Destroy a card from your hand" in again.out
    by_name = piped(tmp_path, "play", "--resume", "CLASSIC-GAME-3.txt", "--bots", "random", answers=["quit"])
    assert by_name.status == 0 and "Buy a card" in by_name.out
    assert "classic-game-3" not in [p.stem for p in saved(tmp_path)]
    # Without answers the game is continued and saved again.
    silent = piped(tmp_path, "play", "--resume", "1")
    assert silent.status == 0 and "The input has ended" in silent.out and len(saved(tmp_path)) == 7


def test_dropped_in_a_pipe(tmp_path: Path) -> None:
    shelve(tmp_path, 9)
    asked = piped(tmp_path, "play", "--drop", "7")
    assert asked.status == 2 and "Nothing is deleted" in asked.err and "Add --yes" in asked.err
    kept = piped(tmp_path, "play", "--drop", "7", answers=["n"])
    assert kept.status == 0 and "The game is kept." in kept.out and len(saved(tmp_path)) == 9
    done = piped(tmp_path, "play", "--drop", "7", answers=["yes"])
    assert done.status == 0 and "Ann7, Ben7" in done.out and "The game is deleted." in done.out
    # Numbers are those of the list before anything is deleted; the same game twice is one game.
    several = piped(tmp_path, "play", "--drop", "1", "8", "8", "classic-game-4", "--yes")
    assert several == (0, "3 games are deleted.\n", "")
    assert [p.stem[-1] for p in saved(tmp_path)] == ["2", "3", "5", "6", "8"]


def test_a_file_that_cannot_be_read_is_dropped_by_its_name(tmp_path: Path) -> None:
    shelve(tmp_path, 1)
    broken = tmp_path / "running" / "broken.txt"
    broken.write_bytes(b"\xff\xfe\x00")
    resumed = piped(tmp_path, "play", "--resume", "broken")
    assert resumed.status == 2 and "cannot be read: the file is not text" in resumed.err
    assert piped(tmp_path, "play", "--drop", "broken", answers=["yes"]).status == 0
    assert [p.stem for p in saved(tmp_path)] == ["classic-game-1"]


BAD = {
    ("--resume", "8"): "There is no unfinished game 8: the numbers are 1 to 2.",
    ("--resume", "0"): "There is no unfinished game 0",
    ("--drop", "1", "8"): "There is no unfinished game 8",
    ("--resume", "moon"): "There is no unfinished game “moon”. “duskhall play --list” lists",
    ("--drop", "classic"): "2 unfinished games begin with “classic”.",
    ("--drop", ""): "2 unfinished games begin with “”.",
    ("--resume", "1", "--players", "3"): "--players does not go with --resume",
    ("--resume", "1", "--bots", "random,random,random"): "has 2 seats, but you named 3 bots",
    ("--yes",): "--yes goes with --drop only",
    ("--list", "--resume"): "not allowed with argument",
    ("--drop", "1", "--from", "game.txt"): "not allowed with argument",
    ("--drop",): "expected at least one argument",
}


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_input(
    args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from duskhall.cli import main

    monkeypatch.setenv("DUSKHALL_DATA", str(tmp_path))
    shelve(tmp_path, 2)
    assert main(["play", *args]) == 2
    assert BAD[args] in " ".join(capsys.readouterr().err.split())
    assert len(saved(tmp_path)) == 2


def test_no_unfinished_game_at_all(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "--resume")
    assert done.status == 2 and "there are none. “duskhall play” starts a new one." in done.err


def test_a_file_that_cannot_be_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from duskhall.cli import main

    monkeypatch.setenv("DUSKHALL_DATA", str(tmp_path))
    shelve(tmp_path, 1)

    def refuse(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "unlink", refuse)
    assert main(["play", "--drop", "1", "--yes"]) == 2


def test_games_are_read_when_they_are_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUSKHALL_DATA", str(tmp_path))
    paths = shelve(tmp_path, 8)
    read: list[str] = []

    def counted(text: str) -> Loaded:
        read.append(text)
        return load(text)

    monkeypatch.setattr("duskhall.terminal.saves.load", counted)
    shelf = Shelf()
    assert len(shelf) == 8 and not read
    assert [g.name for g in shelf.reach(3)] == [p.stem for p in paths[:3]] and len(read) == 3
    # A game that another program has taken in the meantime is left out.
    paths[4].unlink()
    assert [g.name for g in shelf.all()] == [p.stem for p in paths if p != paths[4]] and len(shelf) == 7
