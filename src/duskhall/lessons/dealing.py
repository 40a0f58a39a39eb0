"""The deal of a lesson: a real game of the edition whose cards are stacked, so that the right ones come up.

Nothing is made up: a card that a hand is given is taken from where it lay, from the own deck first, then from the
dungeon, the stacks and the supplies. The luck to come is fixed by the seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING

from duskhall.core.luck import key_from_seed
from duskhall.editions import edition
from duskhall.notation import position

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.editions.setup import Setup

SEATS = 2
NOBODY = "-"
"""An empty rank."""
MONSTERS = ("hall", "dungeon", "draw.level-")
"""Zones that monsters come from; the beginning of the name is enough."""
LAST = "destroyed"
"""The zone for cards that a lesson does not need."""


@dataclass(frozen=True)
class Deal:
    """How a lesson begins. ``put``: for a zone, as positions name it, the cards that lie there first; a hand and the
    hall hold exactly these. ``monsters_left``: all but so many cards of the dungeon deck, from the bottom, are gone.
    """

    edition: str
    seed: int
    put: Mapping[str, Sequence[str]] = field(default_factory=dict)
    monsters_left: int | None = None

    @property
    def setup(self) -> Setup:
        return edition(self.edition).first_game

    def start(self) -> State:
        """The position before the first move; seat 0, the learner, begins."""
        found = edition(self.edition)
        key = key_from_seed(self.seed, "duskhall lesson")
        dealt = found.deal(found.rules_on(self.setup.board), self.setup, SEATS, key, 0)
        return position.read(_stacked(position.write(dealt), self))


def _stacked(text: str, deal: Deal) -> str:
    lines = [line.split(": ", 1) if ": " in line else [line.rstrip(":"), ""] for line in text.splitlines()]
    zones = {key: _cards(key, value) for key, value in lines if _is_zone(key)}
    dungeon = list(zones.get("dungeon", ()))
    if deal.monsters_left is not None:
        gone = len(zones["dungeon"]) - deal.monsters_left
        zones.setdefault(LAST, []).extend(zones["dungeon"][:gone])
        del zones["dungeon"][:gone]
    for zone, names in deal.put.items():
        _put(zones, zone, list(names))
    out = []
    for key, value in lines:
        if key in zones:
            out.append(f"{key}: {_written(key, zones[key])}".rstrip())
        elif key == "sealed":
            out += _sealed(value, dungeon, zones["dungeon"])
        else:
            out.append(f"{key}: {value}".rstrip())
    known = {key for key, _ in lines}
    # A zone in which nothing lay has no line of its own; it stands with the others, before what is half done.
    fresh = [f"{key}: {_written(key, cards)}" for key, cards in zones.items() if key not in known and cards]
    at = next(i for i, line in enumerate(out) if line.startswith("frame:"))
    return "\n".join([*out[:at], *fresh, *out[at:]]) + "\n"


def _is_zone(key: str) -> bool:
    level = key.partition(".")[0]
    return level in ("hall", "dungeon", LAST, "deck", "hand", "discard", "stack", "supply", "draw")


def _cards(key: str, text: str) -> list[str]:
    if key == "hall":
        return [part.strip() for part in text.split("|")]
    out: list[str] = []
    for part in text.split(", ") if text else ():
        name, _, count = part.partition("*")
        out += [name] * int(count or 1)
    return out


def _written(key: str, cards: list[str]) -> str:
    if key == "hall":
        return " | ".join(cards)
    runs = [(name, len(list(run))) for name, run in groupby(cards)]
    return ", ".join(name if n == 1 else f"{name}*{n}" for name, n in runs)


def _sealed(value: str, before: list[str], dungeon: list[str]) -> list[str]:
    """The line about the lowest cards of the dungeon, one of which ends the game. ``value`` names its place, which has
    changed with what lies above; no line if the card lies there no more."""
    place, _, rest = value.partition(" ")
    ender = before[int(place.partition("/")[2]) - 1]
    if ender not in dungeon:
        return []
    where, among = rest.rsplit(" ", 1)
    return [f"sealed: dungeon/{dungeon.index(ender) + 1} {where} {min(int(among), len(dungeon))}"]


def _put(zones: dict[str, list[str]], zone: str, names: list[str]) -> None:
    """Lay these cards first in a zone. What lay in a hand makes way into the deck, a monster to where the one in its
    place has come from."""
    rest = list(zones.setdefault(zone, []))
    sources = []
    for name in names:
        if name in rest:
            rest.remove(name)
        elif name != NOBODY:
            sources.append(_take(zones, zone, name))
    if zone.startswith("hand."):
        zones[f"deck.{zone.partition('.')[2]}"] += rest
        rest = []
    elif zone == "hall":
        leaving = [name for name in rest if name != NOBODY]
        for name, source in zip(leaving, sources, strict=False):
            zones[source].insert(0, name)
        rest = []
    zones[zone] = names + rest


def _take(zones: dict[str, list[str]], zone: str, name: str) -> str:
    """Take a card from where it lies, which is returned: from the own cards, the dungeon, or what is for sale."""
    seat = zone.partition(".")[2]
    own = [z for z in zones if z.partition(".")[2] == seat and z.startswith(("deck.", "hand.", "discard."))]
    dungeon = [z for z in zones if z.startswith(MONSTERS)]
    others = [z for z in zones if z.startswith(("stack.", "supply.", "draw.")) or z == LAST]
    for source in (*own, *dungeon, *others):
        if source != zone and name in zones[source]:
            zones[source].remove(name)
            return source
    raise AssertionError(f"{name} is not in this game")
