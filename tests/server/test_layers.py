"""The rooms of the server: which may know which. A click goes through them one after the other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from duskhall import server

HERE = Path(server.__file__).parent
FILES = sorted(HERE.rglob("*.py"))


def room_of(file: Path) -> str:
    """The module, or the folder it lies in."""
    return file.relative_to(HERE).with_suffix("").parts[0]


def imported(file: Path) -> Iterator[str]:
    """The rooms that a file imports, for types too."""
    depth = len(file.relative_to(HERE).parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == depth:
            names = [node.module] if node.module else [name.name for name in node.names]
            yield from (name.partition(".")[0] for name in names)
        elif isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").startswith("duskhall.server"):
            raise AssertionError(f"{file}:{node.lineno}: import rooms of the server by a dot")


KNOWS: dict[str, set[str]] = {}
for _file in FILES:
    KNOWS.setdefault(room_of(_file), set()).update(set(imported(_file)) - {room_of(_file)})


def reached(room: str) -> set[str]:
    """Everything a room knows, by others too."""
    found: set[str] = set()
    waiting = [room]
    while waiting:
        new = KNOWS[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def test_the_rooms_are_found() -> None:
    assert {"socket", "table", "session", "store", "encode", "wire", "rows"} <= set(KNOWS)
    assert "store" in KNOWS["services"] and "wire" in KNOWS["encode"]


def test_no_way_turns_back() -> None:
    list(TopologicalSorter(KNOWS).static_order())


@pytest.mark.parametrize(
    "room", ["session", "store", "statements", "rows", "writer", "migrations", "services", "viewer", "clock"]
)
def test_the_game_and_the_store_know_nothing_of_the_wire(room: str) -> None:
    assert not reached(room) & {"wire", "encode", "socket", "api"}


@pytest.mark.parametrize(
    ("room", "neighbours"),
    [
        # A click: socket, table, playing, session (and core's Game), store, encode. A room knows its neighbours and
        # what all may know: errors, rows, small parts without neighbours of their own.
        ("session", {"phrasebook"}),
        (
            "store",
            {"browsers", "engine", "folder", "nodes", "opening", "postgres", "statements", "usage", "rows", "writer"}
            | {"errors"},
        ),
        ("statements", {"engine", "rows", "errors"}),
        ("encode", {"wire", "session", "errors", "encode_story"}),
        ("encode_table", {"wire", "encode", "rows", "absence", "titles"}),
        # What people do with tables: they meet at the tables, and nowhere else.
        (
            "games",
            {"tables", "table", "prepared", "reviewing", "wire", "encode", "encode_cards", "showing", "turns"}
            | {"making", "people", "rows", "errors"},
        ),
        ("viewer", set()),
    ],
)
def test_a_room_knows_its_neighbours(room: str, neighbours: set[str]) -> None:
    assert KNOWS[room] == neighbours


def test_seats_change_their_base_in_one_place() -> None:
    """Seats count from 0 everywhere; ``encode`` alone counts them from 1. Names of bots are words for people."""
    found: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.BinOp(left=side, op=ast.Add() | ast.Sub(), right=ast.Constant(value=1)):
                    text = ast.unparse(side)
                    if "seat" in text or text in ("reader", "s", "number"):
                        found.setdefault(room_of(file), []).append(ast.unparse(node))
    assert found == {"encode": ["seat + 1", "number - 1"], "making": ["seat + 1"]}
