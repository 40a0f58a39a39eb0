"""Golden games and counted lines: what the machine did when these files were made, it does for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskhall.core.game import UNDO
from duskhall.notation.position import read as read_position
from duskhall.notation.record import read, replay, write
from tests.golden.make import DEPTH, GAMES, NAMES, POSITIONS, lines
from tests.helpers import CLASSIC, text_of

HERE = Path(__file__).parent


def without_program(text: str) -> list[str]:
    """The lines of a record without the one that names the program's version."""
    return [line for line in text.splitlines() if not line.startswith("program: ")]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_bytes(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    record = read(text)
    game = replay(record)
    assert game.over
    rows = CLASSIC.standings(game.state)
    won = " ".join(str(row.seat + 1) for row in rows if row.winner)
    assert record.result.text == f"won by {won}; points {' '.join(str(row.vp) for row in rows)}"
    assert record.seats == NAMES[: game.state.seats]
    again = write(game, record.seats, record.setup)
    assert without_program(again) == without_program(text)
    assert again.endswith("\n") and "\r" not in again
    assert UNDO in [move for _, move in record.moves], "something is taken back in every golden game"


def test_golden_games_have_two_to_five_seats() -> None:
    seats = [len(read((HERE / f"{name}.txt").read_text(encoding="utf-8")).seats) for name in GAMES]
    assert seats == [2, 3, 4, 5]


@pytest.mark.parametrize("name", POSITIONS)
def test_the_lines_from_a_fixed_position_are_counted(name: str) -> None:
    table = dict(line.split(": ") for line in (HERE / "lines.txt").read_text(encoding="utf-8").splitlines())
    s = read_position((HERE / f"position-{name}.txt").read_text(encoding="utf-8"))
    before = text_of(s)
    counted = lines(s, DEPTH)
    assert " ".join(map(str, counted)) == table[name]
    assert text_of(s) == before
    assert counted[-1] > 1000
