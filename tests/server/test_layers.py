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

ROOMS: dict[str, set[str]] = {
    # From the ground upwards: a room, or a module beside the rooms, and what it knows. All may know the errors.
    "errors": set(),
    "wire": set(),
    "limits": set(),
    "settings": {"limits"},
    "game": {"limits"},
    "store": {"limits"},
    "encode": {"wire", "game", "store"},
    "people": {"store", "limits"},
    "services": {"people", "store", "limits"},
    "thinking": {"services", "encode", "game", "wire", "limits"},
    "tables": {"thinking", "services", "people", "encode", "store", "game", "wire", "limits"},
    # What people and admins do with tables: they meet at the tables, and nowhere else.
    "lobby": {"tables", "thinking", "people", "encode", "store", "game", "wire", "limits"},
    "admin": {"tables", "services", "people", "encode", "store", "wire"},
    "doors": {"tables", "services", "people", "encode", "store", "wire", "limits", "settings"},
    "api": {"doors", "lobby", "admin", "tables", "thinking", "people", "encode", "store", "wire", "limits", "settings"},
    "app": {
        "api",
        "doors",
        "lobby",
        "admin",
        "tables",
        "thinking",
        "services",
        "people",
        "store",
        "limits",
        "settings",
    },
}

ONLY: dict[tuple[str, str], set[str]] = {
    # Who knows a room by some of its modules alone. Rows are shown and dealt with; how they are kept, nobody sees.
    ("encode", "store"): {"rows"},
    ("encode", "game"): {"session", "absence"},
    ("people", "store"): {"rows", "store"},
    ("services", "store"): {"store", "nodes"},
    ("services", "people"): {"house"},
    ("tables", "store"): {"rows", "store"},
    ("tables", "thinking"): {"hinting", "planning"},
    ("lobby", "store"): {"rows"},
    ("lobby", "game"): {"positions"},
    ("lobby", "thinking"): {"prepared", "reviewing"},
    ("lobby", "limits"): {"turns"},
    ("doors", "store"): {"store", "nodes"},
    ("api", "store"): {"rows"},
    ("api", "tables"): {"tables"},
    ("app", "store"): {"store"},
    ("app", "thinking"): {"bus"},
}


def room_of(file: Path) -> str:
    """The folder that a module lies in, or the module itself beside the rooms."""
    return file.relative_to(HERE).with_suffix("").parts[0]


def imported(file: Path) -> Iterator[tuple[str, str]]:
    """What a file imports of other rooms, for types too: the room, and what of it."""
    depth = len(file.relative_to(HERE).parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == depth:
            for name in node.names:
                room, *module = filter(None, (*(node.module or "").split("."), name.name))
                yield room, module[0] if module else ""
        elif isinstance(node, ast.ImportFrom) and not node.level and (node.module or "").startswith("duskhall.server"):
            raise AssertionError(f"{file}:{node.lineno}: import rooms of the server by a dot")


KNOWN: dict[str, dict[str, set[str]]] = {}
for _file in FILES:
    if _file.parent != HERE or _file.stem != "__init__":
        _known = KNOWN.setdefault(room_of(_file), {})
        for _room, _module in imported(_file):
            if _room != room_of(_file):
                _known.setdefault(_room, set()).add(_module)


def test_the_rooms_are_found() -> None:
    assert set(KNOWN) == set(ROOMS), "say here what a new room may know"
    assert {"rows", "store"} <= KNOWN["tables"]["store"] and "wire" in KNOWN["encode"]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_what_stands_below_it(room: str) -> None:
    below = list(ROOMS)[: list(ROOMS).index(room)]
    assert ROOMS[room] <= set(below)
    assert set(KNOWN[room]) - {"errors"} == ROOMS[room]


@pytest.mark.parametrize(("room", "other"), ONLY)
def test_a_room_knows_no_more_of_another_than_it_needs(room: str, other: str) -> None:
    assert KNOWN[room][other] == ONLY[room, other]


@pytest.mark.parametrize("room", ["game", "store", "people", "services"])
def test_the_game_and_the_store_know_nothing_of_the_wire(room: str) -> None:
    known: set[str] = set()
    waiting = {room}
    while waiting:
        known |= waiting
        waiting = {other for one in waiting for other in ROOMS[one]} - known
    assert not known & {"wire", "encode", "doors", "api"}


def modules_of(room: str) -> dict[str, set[str]]:
    """The modules of a room, and which others of it each one imports."""
    found = {}
    for file in (HERE / room).glob("*.py"):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        own = [n for n in nodes if isinstance(n, ast.ImportFrom) and n.level == 1]
        found[file.stem] = {name for n in own for name in ([n.module] if n.module else [a.name for a in n.names])}
    return found


@pytest.mark.parametrize("room", [room for room in ROOMS if (HERE / room).is_dir()])
def test_no_way_turns_back_in_a_room(room: str) -> None:
    list(TopologicalSorter(modules_of(room)).static_order())


def test_seats_change_their_base_in_one_place() -> None:
    """Seats count from 0 everywhere; ``encode`` alone counts them from 1. Names of bots are words for people."""
    found: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.BinOp(left=side, op=ast.Add() | ast.Sub(), right=ast.Constant(value=1)):
                    text = ast.unparse(side)
                    if "seat" in text or text in ("reader", "s", "number"):
                        name = file.relative_to(HERE).with_suffix("").as_posix()
                        found.setdefault(name, []).append(ast.unparse(node))
    assert found == {"encode/views": ["seat + 1", "number - 1"], "tables/making": ["seat + 1"]}
