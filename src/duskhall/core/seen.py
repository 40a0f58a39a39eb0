"""The plain data that a view returns where a name or a number is not enough."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .state import EMPTY


class Held(NamedTuple):
    """A card in a hand or in front of a seat. A card without a name is unknown to the viewer."""

    card: str | None
    used: tuple[int, ...] = ()
    """Its abilities that were used this turn, from 0."""
    wielder: int = EMPTY
    """The place in the hand of the hero who carries this weapon."""
    marked: bool = False
    lent: bool = False
    """Whether the card is borrowed: it goes back to its seat after the battle, at the latest at the end of the turn."""


UNKNOWN = Held(None)


@lru_cache(1024)
def untouched(card: str) -> Held:
    """A card with which nothing has been done."""
    return Held(card)


class Keys(NamedTuple):
    """The keys that were found, and how many bring the guardian."""

    found: int
    goal: int


class Dice(NamedTuple):
    """Dice that were just rolled and can still be changed."""

    card: str
    """The card whose effect rolled the dice."""
    name: str
    numbers: tuple[int, ...]


class Battle(NamedTuple):
    """The battle of this turn, until the turn ends; before it is decided the numbers may still change."""

    rank: int
    card: str
    """The monster; once the battle is decided another card may lie in its rank."""
    total: int
    health: int
    decided: bool
    won: bool


class Owned:
    """A snapshot of the cards a seat owned, which tells only what has changed since: see ``View.deck_since``."""

    __slots__ = ("_cards", "_kinds")

    def __init__(self) -> None:
        self._cards: frozenset[int] = frozenset()
        self._kinds: tuple[int, ...] = ()
        """The kinds of all cards at that time; a card made since is gone after an undo."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Owned) and self._cards == other._cards

    def __hash__(self) -> int:
        return hash(self._cards)
