"""Set-ups by names: what a person writes becomes a set-up, and a set-up becomes what a person could have written."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .names import slug, title
from .setup import Setup, SetupError

if TYPE_CHECKING:
    from .setup import Edition


class UnknownName(ValueError):
    """A name that stands for nothing one can choose."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known


class UnknownSetup(UnknownName):
    """A name that no published set-up has."""


def published(edition: Edition, name: str) -> Setup:
    """The published set-up of this name."""
    if slug(name) not in edition.setups:
        raise UnknownSetup(name, list(edition.setups))
    return edition.setups[slug(name)]


def chosen(edition: Edition, names: str) -> Setup:
    """Sort the names into the parts of a set-up. A hero's or monster's name stands for its family."""
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
    bearers = parts.get("bearer", [])
    if len(bearers) > 1:
        raise SetupError("one-bearer", got=", ".join(bearers))
    monsters, heroes, village = (tuple(parts[what]) for what in ("monsters", "heroes", "village"))
    return Setup(edition.name, monsters, heroes, village, "".join(bearers))


def names(setup: Setup, edition: Edition) -> str:
    """The cards of a set-up as ``chosen`` reads them, by their printed names. Board and avatars are no part of it."""
    index, cards = edition.rules.index, edition.rules.cards
    ids = (*setup.monsters, *((setup.bearer,) if setup.bearer else ()), *setup.heroes, *setup.village)
    # A family is no card: its id is its name.
    return ", ".join(cards[index[name]].name if name in index else title(name) for name in ids)


def on_board(setup: Setup, board: str | None, avatars: bool | None) -> Setup:
    """The set-up as a person wants it: on this side of the board, with or without avatars."""
    return replace(setup, board=board or setup.board, avatars=bool(avatars) or setup.avatars)
