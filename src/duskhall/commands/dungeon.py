"""The dungeon of rooms in a printed set-up: which tiles, which monsters, where the keys and the guardian go."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from duskhall.commands import epic, wrap
from duskhall.text import Words, words

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.core.tree import Card
    from duskhall.editions.setup import Setup

PILE = "draw.level-"


def data(s: State, setup: Setup) -> dict[str, Any]:
    """What belongs to a set-up with rooms besides its cards."""
    from duskhall.core.state import HALL, ROOMS, front_of

    called = words(edition=s.rules.edition).card_name
    table = [s.rules.cards[k] for k in s.kinds]
    rooms = [table[c] for c in s.zones[ROOMS]]
    decks = {zone: s.zones[z] for z, zone in enumerate(s.map.names) if zone.startswith(PILE)}
    keys = {zone.removeprefix(PILE): sum(table[c].kind == "key" for c in cards) for zone, cards in decks.items()}
    return {
        "rooms": [
            {"id": c.id, "name": called(c), "level": c.figures["level"], "light": c.figures["darkness"]} for c in rooms
        ],
        "first_monster": table[s.zones[HALL][0]].id,
        "turned_up": Counter(c.figures["level"] for c in rooms[1:]).most_common(1)[0][1],
        "guardian": setup.guardian,
        "keys": s.delve.goal,
        "keys_in_decks": keys,
        "levels": {g: _level(s, g) for g in setup.monsters},
        "gear": [[table[c].id for c in s.zones[front_of[seat]]] for seat in range(s.seats)],
    }


def _level(s: State, group: str) -> int:
    """The level of the pile in which the monsters of a group lie."""
    for z, zone in enumerate(s.map.names):
        if zone.startswith(PILE) and any(s.rules.cards[s.kinds[c]].stack == group for c in s.zones[z]):
            return int(zone.removeprefix(PILE))
    raise ValueError(group)


def steps(cards: dict[str, Card], found: dict[str, Any], mark: dict[str, str], w: Words) -> list[str]:
    """How to lay the dungeon out, step by step. ``mark``: the pack of each, to be written after its name."""
    first, *others = found["rooms"]
    by_level: dict[int, list[str]] = {}
    for room in others:
        name = room["name"] + mark.get(room["id"], "")
        by_level.setdefault(room["level"], []).append(w.say("setup-room", room=name, light=room["light"]))
    rows = ""
    for level, names in by_level.items():
        row = w.say("setup-rooms-level", level=level, rooms=w.series(names))
        rows = w.say("join-rows", head=rows, next=row) if rows else row
    keys = w.series(
        w.say("setup-keys-level", level=int(level), n=n) for level, n in found["keys_in_decks"].items() if n
    )
    guardian, rat = cards[found["guardian"]], w.card_name(cards[found["first_monster"]])
    name, level = w.card_name(guardian), guardian.figures["level"]
    return [
        w.say("setup-step-rooms", first=first["name"], rows=rows),
        w.say("setup-step-first", monster=rat, card=name, level=level, room=first["name"]),
        epic.monsters_step(found, w) if "epic" in found else w.say("setup-step-levels", n=found["turned_up"]),
        w.say("setup-step-keys", keys=keys),
        w.say(
            "setup-step-guardian",
            monster=rat,
            card=name + mark.get(guardian.id, ""),
            n=found["keys"],
        ),
    ]


def groups(found: dict[str, Any], w: Words) -> dict[str, str]:
    """Monster groups by level, as they are called."""
    return {g: w.say("setup-group", name=w.stack_name(g), level=level) for g, level in found["levels"].items()}


def gear(cards: dict[str, Card], found: dict[str, Any], w: Words) -> str:
    """What each player has at the start, in the order of the turns; empty if nobody has anything."""
    counts = [Counter(names) for names in found["gear"]]
    names = dict.fromkeys(name for c in counts for name in c)
    lines = [
        w.say("setup-gear", card=w.card_name(cards[name]), numbers=w.series(str(c[name]) for c in counts))
        for name in names
    ]
    return "\n".join(wrap(line, "  ") for line in lines)
