"""At a real terminal: Ctrl-C, saved games, several people at one screen, stepping through a record."""

from __future__ import annotations

import re
from pathlib import Path

from duskhall import new_game
from duskhall.notation import position
from tests.helpers import edited, staged
from tests.terminal.driver import Terminal, piped, recorded, saved

PROMPT = "\n> "


def test_ctrl_c_and_going_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--bots", "random", "--seed", "3") as t:
        t.expect(PROMPT)
        t.send("village")
        t.expect("Buy a card")
        t.expect(PROMPT)
        t.interrupt()
        t.expect("nothing is lost")
        t.expect("“duskhall play” offers to continue it.")
        assert t.end() == 130
    with Terminal(tmp_path, "play") as t:
        t.expect("There is an unfinished game:")
        t.expect("Thunderstone Classic, first game; Player 1, Random; turn")
        t.expect("n for a new game:")
        t.send("")
        t.expect("You continue Thunderstone Classic, first game, turn")
        t.expect("Buy a card")
        t.expect(PROMPT)
        t.send("quit")
        assert t.end() == 0
    assert len(saved(tmp_path)) == 1


def test_a_game_that_cannot_be_saved(tmp_path: Path) -> None:
    data = tmp_path / "file"
    data.write_text("no folder")
    copy = tmp_path / "copy.txt"
    play = ("play", "--bots", "random", "--seed", "3")
    with Terminal(data, *play) as t:
        t.expect("could not be saved")
        t.expect(PROMPT)
        t.send("save")
        t.expect("could not be saved")
        t.expect(PROMPT)
        t.send("quit")
        t.expect("The game was not saved")
        t.expect("leave without saving:")
        t.send("save /nowhere/at/all")
        t.expect("cannot be written")
        t.expect("leave without saving:")
        t.send(f"save {copy}")
        t.expect("continues from this file")
        assert t.end() == 0 and "offers to continue" not in t.text
    assert copy.is_file()
    with Terminal(data, *play) as t:
        t.expect(PROMPT)
        t.interrupt()
        t.expect("The game was not saved")
        t.expect("leave without saving:")
        t.send("")
        assert t.end() == 130 and "nothing is lost" not in t.text
    # What was written by hand is not lost, up to the next move.
    with Terminal(data, *play) as t:
        t.expect(PROMPT)
        t.send(f"save {copy}")
        t.expect(PROMPT)
        t.interrupt()
        t.expect("nothing is lost")
        assert t.end() == 130
    done = piped(data, *play, answers=["village", "quit"])
    assert "The game was not saved" in done.out and done.status == 0


def test_words_at_the_curtain_and_before_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--names", "Ann,Ben", "--seed", "3") as t:
        t.expect("away:")
        for answer, expected in (
            ("undo", "Press Enter first"),
            ("help", "type quit"),
            ("village", "not taken as a move"),
        ):
            t.send(answer)
            t.expect(expected)
            t.expect("away:")
        t.send("")
        for answer in ("rest", "done"):
            t.expect(PROMPT)
            t.send(answer)
        t.expect("hide your hand:")
        t.send("undo")
        t.expect("You cannot undo this move")
        t.expect("hide your hand:")
        t.send("quit")
        t.expect("offers to continue it.")
        assert t.end() == 0
    with Terminal(tmp_path, "play") as t:
        t.expect("n for a new game:")
        t.send("help")
        t.expect("or quit.")
        t.expect("n for a new game:")
        t.send("quit")
        t.expect("offers it again")
        assert t.end() == 0
    assert len(saved(tmp_path)) == 1


def test_a_save_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "running").mkdir()
    (tmp_path / "running" / "classic-1.txt").write_bytes(b"\xff\xfe\x00")
    with Terminal(tmp_path, "play") as t:
        t.expect("the file is not text")
        t.expect("kept in this file")


def test_unfinished_games_are_told_apart(tmp_path: Path) -> None:
    advance = ("play", "--edition", "advance", "--bots", "random", "--seed", "3")
    kept = tmp_path / "kept.txt"
    done = piped(tmp_path, *advance, "--setup", "learning", "--record", kept, answers=["rest", "quit"])
    assert "add --record and this file:" in " ".join(done.out.split())
    piped(tmp_path, *advance, "--setup", "random:7", answers=["rest"])
    with Terminal(tmp_path, "play") as t:
        told = t.expect("n for a new game:")
        assert "Thunderstone Advance, “Learning”; " in told
        assert "Thunderstone Advance, mixed cards; " in " ".join(told.split())


def test_a_new_game_instead(tmp_path: Path) -> None:
    piped(tmp_path, "play", "--bots", "random", "--seed", "3", answers=["village"])
    with Terminal(tmp_path, "play") as t:
        t.expect("n for a new game:")
        t.send("x")
        t.expect("n for a new game:")
        t.send("n")
        t.expect("The unfinished game is kept.")
        t.expect(PROMPT)
        t.interrupt()
        assert t.end() == 130
    assert len(saved(tmp_path)) == 2
    with Terminal(tmp_path, "play", "--players", "3") as t:
        t.expect("2 unfinished games")
        t.expect("for 3 players")
    with Terminal(tmp_path, "play") as t:
        t.expect("unfinished games:")
        t.expect("n for a new game:")
        t.interrupt()
        assert t.end() == 130


def test_a_damaged_save(tmp_path: Path) -> None:
    piped(tmp_path, "play", "--bots", "random", "--seed", "3", answers=["village"])
    path = saved(tmp_path)[0]
    text = path.read_text(encoding="utf-8")
    broken = text.replace("seat 1: village", "seat 1: fly")
    path.write_text(broken, encoding="utf-8")
    line = next(i for i, row in enumerate(broken.splitlines(), 1) if row.startswith("turn 1"))
    with Terminal(tmp_path, "play") as t:
        t.expect(f"line {line}: move 1")
        t.expect("kept in this file")
        t.expect("Turn 1")
        t.expect(PROMPT)
    aside = path.with_name(path.name + ".damaged")
    assert aside.read_text(encoding="utf-8") == broken
    # A file that was cut off in the middle.
    path.write_text(text[: len(text) // 2], encoding="utf-8")
    with Terminal(tmp_path, "play", "--new") as t:
        t.expect(PROMPT)
    with Terminal(tmp_path, "play") as t:
        t.expect("cannot be read: the record is cut off")
        t.expect("lines)")
        t.expect("kept in this file")
        t.expect("unfinished game")
    assert path.with_name(path.name + ".damaged-2").is_file()


def test_colour_only_where_it_is_wanted(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--seed", "3") as t:
        assert "\x1b[" in t.expect("or rest?")
        assert not re.search(r"\x1b\[[\d;]*[^\dm;?]", t.text.replace("\x1b[?2004h", "")), "only colours, no movement"
    with Terminal(tmp_path, "play", "--seed", "3", "--new", NO_COLOR="1") as t:
        assert "\x1b[1m" not in t.expect("or rest?")


def test_the_curtain_hides_the_other_hand(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    # Cards that are nowhere else in the game: their names show whose hand is to be seen.
    file.write_text(position.write(staged("hand.1: hatchet*6", "hand.2: lantern*6")), encoding="utf-8")
    with Terminal(tmp_path, "play", "--from", file, "--bots", "none", "--names", "Ann,Ben") as t:
        before = t.expect("Pass to Ann; Ann, press Enter when the others look away:")
        assert "Hatchet" not in before and "Lantern" not in before
        t.send("")
        ann = t.expect(PROMPT)
        assert "6× Hatchet" in ann and "Lantern" not in ann
        t.send("table")
        t.expect(PROMPT)
        t.send("rest")
        t.expect(PROMPT)
        t.send("done")
        t.expect("Ann, press Enter to hide your hand:")
        t.send("")
        between = t.expect("Pass to Ben; Ben, press Enter when the others look away:")
        assert between.count("\n") >= 50 and "Lantern" not in between
        t.send("")
        ben = t.expect(PROMPT)
        assert "6× Lantern" in ben and "Hatchet" not in ben
        t.send("log")
        assert "Hatchet" not in t.expect(PROMPT)
        t.send("quit")
        assert t.end() == 0


def test_sealed_answers_behind_the_curtain(tmp_path: Path) -> None:
    start = edited(
        new_game("classic", 3, seed=1, first=0).state,
        "hand.1: lorigg-rogue, militia*5",
        "hand.2: hatchet*5, feast",
        "hand.3: lantern*5, banish",
    )
    file = tmp_path / "position.txt"
    file.write_text(position.write(start), encoding="utf-8")
    with Terminal(tmp_path, "play", "--from", file, "--bots", "none", "--names", "Ann,Ben,Cyd") as t:
        t.expect("Ann, press Enter when")
        t.send("")
        t.expect(PROMPT)
        t.send("dungeon")
        t.expect(PROMPT)
        t.send("use rogue")
        t.expect("Ann, press Enter to hide your hand:")
        t.send("")
        t.expect("Ben, press Enter when")
        t.send("")
        assert "Lantern" not in t.expect("discard which card?")
        t.expect(PROMPT)
        t.send("feast")
        t.expect("Cyd, press Enter when")
        t.send("")
        cyd = t.expect(PROMPT)
        assert "Feast" not in cyd and "Hatchet" not in cyd and "discard which card?" in cyd
        t.send("banish")
        t.expect("Cyd, press Enter to hide your hand:")
        t.send("")
        t.expect("Ann, press Enter when")
        t.send("")
        ann = t.expect(PROMPT)
        assert "Ben discards Feast." in ann and "Cyd discards Banish." in ann
        assert "Hatchet" not in ann and "Lantern" not in ann


def test_stepping_through_a_record(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    kept.write_text(recorded(), encoding="utf-8")
    with Terminal(tmp_path, "replay", kept) as t:
        t.expect("Before the first move.")
        for answer, expected in (
            ("", "Move 1 of"),
            ("", "Move 2 of"),
            ("b", "Move 1 of"),
            ("b", "Before the first move."),
            ("30", "Move 30 of"),
            ("x", "“x” is not a command of the replay. Type “help” for the list."),
            ("99999", "move 99999 does not exist."),
        ):
            t.expect("q: stop >")
            t.send(answer)
            t.expect(expected)
        t.expect("q: stop >")
        t.send("q")
        assert t.end() == 0
    with Terminal(tmp_path, "replay", kept) as t:
        t.expect("q: stop >")
        t.interrupt()
        assert t.end() == 130
