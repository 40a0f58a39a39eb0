"""Records and positions that an earlier release wrote are read, go on, and come to what they came to then.

The files in ``old/`` were written by commit 6b85e83. Beside each lies what came of it there (``.after``): the moves
that were played on from its end, and the position after them. They are never made anew.

A position without card lines means the cards of the program that reads it. Cards that have changed since lie in
``cards.list`` as they were, so that what came of a position can be compared.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from duskhall.core.game import Game
from duskhall.notation import record as records
from duskhall.notation.files import load
from duskhall.notation.position import read, write
from tests.helpers import EDITIONS, text_of

OLD = Path(__file__).parent / "old"
FILES = sorted(OLD.rglob("*.txt"))
RECORDS = [file for file in FILES if file.name.startswith("record-")]


def called(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


def go_on(game: Game, file: Path) -> str:
    """Play the moves that were played then; the position that should have come of it."""
    first, _, position = file.with_suffix(".after").read_text(encoding="utf-8").partition("\n")
    for word in first.removeprefix("moves:").split():
        seat, _, move = word.partition(">")
        game.answer(int(seat) - 1, move)
    return position


def with_old_cards(file: Path) -> str:
    """The text of a file; a position without cards of its own with those that have changed since."""
    text = file.read_text(encoding="utf-8")
    changed = file.with_name("cards.list")
    if file in RECORDS or "\ncard: " in text or not changed.exists():
        return text
    return text + changed.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=called)
def test_an_old_file_goes_on_as_it_did(file: Path) -> None:
    game = load(with_old_cards(file)).game
    wanted = go_on(game, file)
    assert without_cards(text_of(game.state)) == without_cards(wanted)


def without_cards(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("card: ")]


@pytest.mark.parametrize("file", [file for file in FILES if file not in RECORDS], ids=called)
def test_an_old_position_is_written_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert write(read(text), cards="\ncard: " in text) == text


@pytest.mark.parametrize("file", RECORDS, ids=called)
def test_an_old_record_is_replayed_move_by_move_and_written_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    whole = records.read(text)
    game = records.replay(whole)
    for n in range(0, len(whole.moves), 7):
        assert len(records.replay(records.read(text), n).played) == n
    unfinished = whole.result.text if whole.result.text in records.UNFINISHED else records.UNFINISHED[0]
    again = records.write(
        game, whole.seats, whole.setup, bots=whole.bots, unfinished=unfinished, resigned=whole.resigned
    )
    kept = [line for line in again.splitlines() if "\nstart: card: " in text or not line.startswith("start: card: ")]
    assert [line for line in kept if not line.startswith("program: ")] == [
        line for line in text.splitlines() if not line.startswith("program: ")
    ]


def test_there_are_files_of_every_sort() -> None:
    """Nobody takes the awkward ones away."""
    for name in EDITIONS:
        found = {file.stem for file in FILES if file.parent.name == name}
        assert {f"record-{how}" for how in ("finished", "open", "agreed", "resigned")} <= found
        texts = [file.read_text(encoding="utf-8") for file in FILES if file.parent.name == name]
        assert any(" undo" in text for text in texts)
        for sign in (
            "\nask: pick",
            "\nask: window",
            "\nask: buy",
            "\nask: level",
            "\nask: branch",
            "\nlane: ",
            "\ncard: ",
        ):
            assert any(sign in text for text in texts), f"{name}: {sign}"
    everything = "".join(file.read_text(encoding="utf-8") for file in FILES)
    for sign in ("face", "split", "order", "line", "seat", "first", "walk", "drop"):
        assert f"\nask: {sign}" in everything
    for sign in ("marked: yes", "later: ", "lent: ", "change: ", " use=", "passed: ", "secret.1: ", "down: ", "walk: "):
        assert sign in everything, sign
    assert all(file.with_suffix(".after").is_file() for file in FILES)
