"""Golden games and counted lines: what the machine did when these files were made, it does for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskhall.core.game import PASS, UNDO
from duskhall.editions import edition
from duskhall.notation.position import read as read_position
from duskhall.notation.record import read, replay, write
from tests.golden.make import ADVANCE_POSITIONS, DEPTH, GAMES, NAMES, POSITIONS, QUEST_POSITIONS, lines
from tests.helpers import text_of

HERE = Path(__file__).parent
GUILDS = {card.id for card in edition("quest").rules.cards if card.kind == "guild"}


def without_program(text: str) -> list[str]:
    """The lines of a record without the one that names the program's version."""
    return [line for line in text.splitlines() if not line.startswith("program: ")]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_bytes(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    record = read(text)
    game = replay(record)
    assert game.over
    rows = edition(GAMES[name][0]).standings(game.state)
    won = " ".join(str(row.seat + 1) for row in rows if row.winner)
    assert record.result.text == f"won by {won}; points {' '.join(str(row.vp) for row in rows)}"
    assert record.seats == NAMES[: game.state.seats]
    again = write(game, record.seats, record.setup)
    assert without_program(again) == without_program(text)
    assert again.endswith("\n") and "\r" not in again
    moves = [move for _, move in record.moves]
    assert UNDO in moves, "something is taken back in every golden game"
    assert (PASS in moves) == name.startswith("advance"), "and in those of Advance somebody passes"


def test_golden_games_have_all_numbers_of_seats_and_all_boards() -> None:
    records = {name: read((HERE / f"{name}.txt").read_text(encoding="utf-8")) for name in GAMES}
    for name in ("classic", "advance", "quest"):
        seats = {len(r.seats) for r in records.values() if r.game.state.rules.edition == name}
        least, most = edition(name).players
        assert seats == set(range(least, most + 1))
    assert {r.game.state.rules.board for r in records.values()} == {"", "wilderness", "dungeon", "learning"}
    assert any("supply.avatar" in r.game.state.map.names for r in records.values())


def test_golden_games_have_the_ways_to_play_quest() -> None:
    full, epic = (read((HERE / f"{name}.txt").read_text(encoding="utf-8")) for name in ("quest-full", "quest-epic"))
    moves = {move for _, move in full.moves}
    assert "use:a-kings-ransom" in moves and moves & GUILDS and any(m.startswith("secret:") for m in moves)
    assert full.setup is not None and full.setup.mode == "full"
    assert {"stack.any-1", "stack.rogue-1", "supply.hero"} <= set(epic.game.state.map.names)
    assert {"marketplace", "item", "weapon"} <= {move for _, move in epic.moves}


@pytest.mark.parametrize("name", ["first-two-seats", "first-three-seats", "first-four-seats", "first-five-seats"])
def test_a_record_of_the_first_program_replays(name: str) -> None:
    """Made before there was a second edition: words of the cards have got more places since, the games are the same."""
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    record = read(text)
    game = replay(record)
    assert game.over and game.played == record.moves
    new = (HERE / f"{name.removeprefix('first-')}.txt").read_text(encoding="utf-8")
    other = ("start: card:", "program:")
    old = [line for line in text.splitlines() if not line.startswith(other)]
    assert old == [line for line in new.splitlines() if not line.startswith(other)]


@pytest.mark.parametrize("name", [*POSITIONS, *ADVANCE_POSITIONS, *QUEST_POSITIONS])
def test_the_lines_from_a_fixed_position_are_counted(name: str) -> None:
    table = dict(line.split(": ") for line in (HERE / "lines.txt").read_text(encoding="utf-8").splitlines())
    s = read_position((HERE / f"position-{name}.txt").read_text(encoding="utf-8"))
    before = text_of(s)
    counted = lines(s, DEPTH)
    assert " ".join(map(str, counted)) == table[name]
    assert text_of(s) == before
    assert counted[-1] > 1000
