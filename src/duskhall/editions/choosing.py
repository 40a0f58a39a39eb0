"""Set-ups by names: what a person writes becomes a set-up, and a set-up becomes what a person could have written."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from .names import slug, title
from .setup import Setup, SetupError

if TYPE_CHECKING:
    from .setup import Edition


class UnknownName(ValueError):
    """A name that stands for nothing one can choose."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"there is no card {self.name!r} to choose; there are {', '.join(self.known)}"


class UnknownSetup(UnknownName):
    """A name that no published set-up has."""

    def __str__(self) -> str:
        return f"there is no set-up {self.name!r}; there are {', '.join(self.known)}"


def published(edition: Edition, name: str) -> Setup:
    """The published set-up of this name."""
    if slug(name) not in edition.setups:
        raise UnknownSetup(name, list(edition.setups))
    return edition.setups[slug(name)]


def chosen(edition: Edition, names: str) -> Setup:
    """Sort the names into the parts of a set-up. A hero's or monster's name stands for its family. Rooms may be named
    in any order; of two of one level the first lies on the left."""
    parts: dict[str, list[str]] = {what: [] for what in edition.choices}
    stacks = {name: c.stack for c in edition.rules.cards for name in (slug(c.name), c.id)}
    for name in filter(None, map(str.strip, names.split(","))):
        for found in (slug(name), stacks.get(slug(name), "")):
            what = next((what for what, known in edition.choices.items() if found in known), None)
            if what is not None:
                parts[what].append(found)
                break
        else:
            raise UnknownName(name, [n for known in edition.choices.values() for n in known])
    for what in ("bearer", "guardian"):
        if len(parts.get(what, ())) > 1:
            raise SetupError(f"one-{what}", got=", ".join(parts[what]))
    monsters, heroes, village = (tuple(parts[what]) for what in ("monsters", "heroes", "village"))
    bearer, guardian = ("".join(parts.get(what, ())) for what in ("bearer", "guardian"))
    cards = {c.id: c for c in edition.rules.cards}
    rooms = sorted(parts.get("rooms", ()), key=lambda room: cards[room].figures["level"])
    return Setup(edition.name, monsters, heroes, village, bearer, rooms=tuple(rooms), guardian=guardian)


def names(setup: Setup, edition: Edition) -> str:
    """The cards of a set-up as ``chosen`` reads them, by their printed names. What ``on_board`` settles is no part of
    it."""
    printed = Counter(c.name for c in edition.rules.cards)
    called = {c.id: c.name for c in edition.rules.cards if printed[c.name] == 1}
    last = filter(None, (setup.bearer, setup.guardian))
    ids = (*setup.monsters, *last, *setup.rooms, *setup.heroes, *setup.village)
    # A family is no card, and cards may share a name: then the id says which is meant.
    return ", ".join(called.get(name, title(name)) for name in ids)


def cards_alone(setup: Setup) -> Setup:
    """The cards of a set-up, without what ``on_board`` settles."""
    return replace(setup, board="", avatars=False, keys=0)


def on_board(setup: Setup, board: str | None, avatars: bool | None, keys: int | None = None) -> Setup:
    """The set-up as a person wants it: on this side of the board, with or without avatars, with so many keys."""
    if keys == 0:
        raise SetupError("no-keys")
    avatars = bool(avatars) or setup.avatars
    return replace(setup, board=board or setup.board, avatars=avatars, keys=keys or setup.keys)
