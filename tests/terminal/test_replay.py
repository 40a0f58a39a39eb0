"""``duskhall replay``: by move, by turn, to a place, and as any seat or with all hands open."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskhall.cli import main
from duskhall.core.game import UNDO
from duskhall.notation import record
from duskhall.notation.files import load
from duskhall.telling.phrases import Phrases
from tests.terminal.driver import Terminal, piped, recorded

RECORDS = Path(__file__).parent / "records"
"""Saved games as the version before this one wrote them, each with a move that was taken back."""
EDITIONS = ("classic", "advance", "quest")
PROMPT = "q: stop >"


def file_of(edition: str) -> Path:
    return RECORDS / f"{edition}.txt"


def hands(file: Path, move: int) -> list[str]:
    """What each seat holds after a move, as a list in words."""
    game = load(file.read_text(encoding="utf-8"), move).game
    p = Phrases(tuple("?" * game.state.seats), game.state.rules)
    return [flat(p.listed(game.view(seat).hand)) for seat in range(game.state.seats)]


def flat(text: str) -> str:
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").split())


def run(capsys: pytest.CaptureFixture[str], *args: str | Path) -> str:
    assert main(["replay", *map(str, args)]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("edition", EDITIONS)
def test_old_records_are_shown_whole(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    read = record.read(file_of(edition).read_text(encoding="utf-8"))
    assert any(move == UNDO for _, move in read.moves)
    text = run(capsys, file_of(edition))
    heads = re.findall(r"^Move (\d+) of", text, re.MULTILINE)
    assert list(map(int, heads)) == list(range(1, len(read.moves) + 1))
    assert "The record ends here, before the end of the game." in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_move_with_all_hands(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    n = len(record.read(file_of(edition).read_text(encoding="utf-8")).moves)
    for move in (0, 7, n):
        text = run(capsys, file_of(edition), "--move", str(move), "--seat", "all")
        ann, greedy = hands(file_of(edition), move)
        assert flat(text).endswith(f"All hands Ann {ann} Greedy {greedy}")
        assert re.findall(r"^Move (\d+) of", text, re.MULTILINE) == ([str(move)] if move else [])
        assert ("Before the first move." in text) == (not move)
        assert "Your hand" not in text


def test_a_hand_is_shown_to_its_seat_only(capsys: pytest.CaptureFixture[str]) -> None:
    file = file_of("advance")
    ann, greedy = ("Thunderstone Shard", "Torch")
    assert [ann in hand for hand in hands(file, 10)] == [True, False]
    assert [greedy in hand for hand in hands(file, 10)] == [False, True]
    everybody = run(capsys, file, "--move", "10")
    assert ann not in everybody and greedy not in everybody and "hand" in everybody
    first = run(capsys, file, "--move", "10", "--seat", "1")
    assert ann in first and greedy not in first and "Your hand (6 cards)" in first
    second = run(capsys, file, "--move", "10", "--seat", "2")
    assert greedy in second and ann not in second


def test_all_hands_tell_which_card_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    file = file_of("quest")
    moves = record.read(file.read_text(encoding="utf-8")).moves
    place = ("--move", str(moves.index((0, "deck:thunderstone-shard")) + 1))
    open_to_all, named = "Ann puts 1 card on top of the deck.", "Ann puts Thunderstone Shard on top of the deck."
    assert open_to_all in run(capsys, file, *place) and open_to_all in run(capsys, file, *place, "--seat", "2")
    assert "You put Thunderstone Shard on top of" in run(capsys, file, *place, "--seat", "1")
    assert named in run(capsys, file, *place, "--seat", "all")


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_turn(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    read = record.read(file_of(edition).read_text(encoding="utf-8"))
    starts = sorted((turn, first) for first, (turn, _) in read.turns.items())
    for turn, first in starts[:3]:
        text = run(capsys, file_of(edition), "--turn", str(turn))
        upto = starts[turn][1]
        heads = re.findall(r"^Move (\d+) of \d+ · turn (\d+)", text, re.MULTILINE)
        assert [(int(n), int(t)) for n, t in heads] == [(n, turn) for n in range(first + 1, upto + 1)]
        assert (f"Turn {turn}, " in text and f"after move {first} of" in text) or not first
        assert "The record ends here" not in text
    last = run(capsys, file_of(edition), "--turn", str(starts[-1][0]))
    assert "The record ends here" in last


def test_the_last_turn_of_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "game.txt"
    kept.write_text(recorded(), encoding="utf-8")
    turns = record.read(recorded()).turns
    text = run(capsys, kept, "--turn", str(max(turn for turn, _ in turns.values())), "--seat", "all")
    assert "\nResult\n" in text and "Victory points of Random 2" in text


def test_a_part_of_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, file_of("classic"), "--to", "4", "--seat", "all")
    assert "Move 4 of" in text and "Move 5 of" not in text and "Stopped after move 4" in text
    assert text.count("All hands") > 1


BAD = {
    ("--move", "999"): "move 999 does not exist. Choose a number from 0 to 56",
    ("--move", "-1"): "move -1 does not exist",
    ("--turn", "99"): "The record has turns 1 to 22; turn 99 does not exist.",
    ("--turn", "0"): "turn 0 does not exist",
    ("--seat", "3"): "There is no seat “3” in this game. The seats are 1 to 2; “all” shows every hand.",
    ("--seat", "Ann"): "There is no seat “Ann”",
    ("--to", "5", "--move", "6"): "Choose a number from 0 to 5",
    ("--to", "5", "--turn", "9"): "turn 9 does not exist",
    ("--move", "5", "--turn", "2"): "not allowed with argument",
    ("--move", "x"): "--move",
}


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_input(args: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file_of("classic")), *args]) == 2
    done = capsys.readouterr()
    assert BAD[args] in " ".join(done.err.split()) and not done.out


def test_stepping_by_turn_and_to_a_place(tmp_path: Path) -> None:
    file = file_of("classic")
    with Terminal(tmp_path, "replay", file, columns=100) as t:
        t.expect(PROMPT)
        for answer, expected in (
            ("t", ("Move 1 of", "Move 2 of", "Turn 2, Ann: the turn begins, after move 2 of")),
            ("next turn", ("Move 3 of", "Move 7 of", "Turn 3, Greedy: the turn begins, after move 7 of")),
            ("", ("Move 8 of",)),
            ("bt", ("Turn 3, Greedy: the turn begins, after move 7 of",)),
            ("back turn", ("Turn 2, Ann: the turn begins, after move 2 of",)),
            ("bt", ("Before the first move.",)),
            ("bt", ("This is the start of the record.",)),
            ("b", ("This is the start of the record.",)),
            ("t 11", ("Turn 11, Greedy: the turn begins, after move",)),
            ("Turn  4", ("Turn 4, Ann: the turn begins, after move 9 of",)),
            ("m 12", ("Move 12 of",)),
            ("move 0", ("Before the first move.",)),
            ("turn 99", ("turn 99 does not exist.",)),
            ("t x", ("turn x does not exist.",)),
            ("move", ("Which move? Type a number from 0 to 56.",)),
            ("seat", ("Which seat? Type “seat” and a number from 1 to 2, or “all”.",)),
            ("fly", ("“fly” is not a command of the replay.",)),
            ("turnip", ("“turnip” is not a command of the replay.",)),
        ):
            t.send(answer)
            for text in expected:
                t.expect(text)
            t.expect(PROMPT)
        t.send("help")
        told = t.expect(PROMPT)
        for typed in (
            "Enter, n",
            "b ",
            "t, t 5",
            "bt",
            "30, move 30",
            "seat 2",
            "all",
            "spectator",
            "help, ?",
            "q, quit",
        ):
            assert f"\n  {typed}" in told, typed
        t.send("quit")
        assert t.end() == 0


def test_seats_are_switched_on_the_way(tmp_path: Path) -> None:
    file = file_of("advance")
    ann, greedy = hands(file, 10)
    with Terminal(tmp_path, "replay", file, "--move", "10", columns=100) as t:
        assert "hand (6" not in t.expect(PROMPT)
        t.send("seat 1")
        shown = t.expect(PROMPT)
        assert "Your hand (6 cards)" in shown and "Curse of Sloth" in shown and "Torch" not in shown
        t.send("s 2")
        shown = t.expect(PROMPT)
        assert "Torch" in shown and "Curse of Sloth" not in shown
        t.send("all")
        shown = flat(t.expect(PROMPT))
        assert f"Ann {ann} Greedy {greedy}" in shown and "Your hand" not in shown
        t.send("seat 3")
        t.expect("There is no seat “3” in this game.")
        t.expect(PROMPT)
        t.send("seat all")
        t.expect("All hands")
        t.expect(PROMPT)
        t.send("spectator")
        shown = t.expect(PROMPT)
        assert "All hands" not in shown and "Torch" not in shown
        t.send("q")
        assert t.end() == 0


def test_stepping_to_the_end(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    kept.write_text(recorded(), encoding="utf-8")
    n = len(record.read(recorded()).moves)
    with Terminal(tmp_path, "replay", kept, "--move", str(n - 1), "--seat", "all") as t:
        t.expect(f"Move {n - 1} of {n}")
        t.expect(PROMPT)
        t.send("t")
        t.expect(f"Move {n} of {n}")
        t.expect(PROMPT)
        t.send("")
        t.expect("Result")
        assert t.end() == 0
    with Terminal(tmp_path, "replay", file_of("quest"), "--turn", "8") as t:
        t.expect("Turn 8, Ann: the turn begins")
        t.expect(PROMPT)


def test_an_answer_is_asked_for_only_where_the_question_can_be_read(tmp_path: Path) -> None:
    done = piped(tmp_path, "replay", file_of("classic"), "--move", "3", answers=["q"])
    assert done.status == 0 and PROMPT not in done.out and "Move 3 of" in done.out
