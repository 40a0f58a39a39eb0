"""What a view hands out where a name or a number is not enough."""

from __future__ import annotations

from typing import NamedTuple

from .state import EMPTY


class Held(NamedTuple):
    """A card in a hand or in front of a seat. Without a name the viewer knows nothing about it."""

    card: str | None
    used: tuple[int, ...] = ()
    """Its abilities that were used this turn, from 0."""
    wielder: int = EMPTY
    """Of a weapon that is carried: the place of its hero in the hand."""
    marked: bool = False
    lent: bool = False
    """It belongs to another seat and goes back there after the battle, or with the turn at the latest."""


class Keys(NamedTuple):
    """The keys that were found, and how many bring the guardian."""

    found: int
    goal: int


class Dice(NamedTuple):
    """Dice that were just rolled and can still be changed."""

    card: str
    """Whose effect rolled them."""
    name: str
    numbers: tuple[int, ...]


class Battle(NamedTuple):
    """A battle under way; before the comparison the total may still change."""

    rank: int
    card: str
    total: int
    won: bool


class Owned:
    """What a seat owned when it looked at its deck; it tells nothing but what has changed, see
    ``View.deck_since``."""

    __slots__ = ("_cards", "_kinds")

    def __init__(self) -> None:
        self._cards: frozenset[int] = frozenset()
        self._kinds: tuple[int, ...] = ()
        """Those of all cards then: one that was made since is gone after an undo."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Owned) and self._cards == other._cards

    def __hash__(self) -> int:
        return hash(self._cards)
