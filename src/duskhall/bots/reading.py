"""The fast way to read a view: the same things that it shows, without writing ids.

A bot of yours needs none of this: ``view.hand``, ``view.hall`` and ``decision.options`` say the same in words. The bots that
come with the program play millions of games, so this one module looks under the surface of the view for them, at nothing but what
the seat sees anyway; a test re-deals the rest and expects the same choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.numbers import owned
from duskhall.core.options import (
    O_BRANCH,
    O_BUY,
    O_CARD,
    O_DONE,
    O_EQUIP,
    O_FACE,
    O_LEVEL,
    O_SHOW,
    O_SPLIT,
    O_USE,
    next_level,
    option_parts,
)
from duskhall.core.state import DUNGEON, EMPTY, HALL, first_stack, hand_of

from .knowledge import Profile

if TYPE_CHECKING:
    from duskhall.core.game import Decision
    from duskhall.core.rules import Rules
    from duskhall.core.view import View

    from .knowledge import UseOf

__all__ = [
    "O_BRANCH",
    "O_BUY",
    "O_CARD",
    "O_DONE",
    "O_EQUIP",
    "O_FACE",
    "O_LEVEL",
    "O_SHOW",
    "O_SPLIT",
    "O_USE",
    "Book",
    "Table",
    "book",
]


class Book:
    """Profiles of all cards of a ruleset, and of what each program of theirs does."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.profiles = [Profile(card) for card in rules.cards]
        self.uses: list[UseOf | None] = [
            self.profiles[rules.index[p.card]].uses.get(p.ability) if p.card else None for p in rules.programs
        ]


_books: list[Book] = []


def book(rules: Rules) -> Book:
    """The book of a ruleset; the last few are kept."""
    for found in _books:
        if found.rules is rules:
            return found
    _books.insert(0, Book(rules))
    del _books[4:]
    return _books[0]


class Table:
    """A view, read through a book."""

    __slots__ = ("_s", "book", "view")

    def __init__(self, view: View, book: Book) -> None:
        self.view = view
        self._s = view._s
        self.book = book

    def hand(self) -> list[Profile]:
        s = self._s
        kinds = s.kinds
        profiles = self.book.profiles
        return [profiles[kinds[c]] for c in s.zones[hand_of(self.view.seat)]]

    def hall(self) -> list[Profile | None]:
        s = self._s
        return [None if c == EMPTY else self.book.profiles[s.kinds[c]] for c in s.zones[HALL]]

    def owned(self, seat: int) -> list[Profile]:
        s = self._s
        kinds = s.kinds
        profiles = self.book.profiles
        return [profiles[kinds[c]] for c in owned(s, seat)]

    def for_sale(self) -> list[Profile]:
        s = self._s
        first = first_stack(s)
        profiles = self.book.profiles
        return [profiles[s.kinds[zone[0]]] for zone in s.zones[first : first + s.stacks] if zone]

    def next_levels(self, p: Profile) -> list[Profile]:
        """What a hero may become, as far as the village has it."""
        s = self._s
        found = next_level(s, s.rules.index[p.id], p.level + 1)
        return [self.book.profiles[s.kinds[c]] for c in found]

    def dungeon_left(self) -> int:
        return len(self._s.zones[DUNGEON])

    def card(self, name: str) -> Profile:
        return self.book.profiles[self._s.rules.index[name]]

    def options(self, decision: Decision) -> list[tuple[int, Profile | None, Profile | None, int]]:
        """What each option is: its kind, the card it names, the other card it names, a number (program, rank, branch, points)."""
        s = self._s
        kinds = s.kinds
        profiles = self.book.profiles
        out: list[tuple[int, Profile | None, Profile | None, int]] = []
        for number in decision._numbers:
            what, a, b = option_parts(number)
            if what == O_USE:
                out.append((what, profiles[kinds[a]], None, b))
            elif what in (O_EQUIP, O_LEVEL):
                out.append((what, profiles[kinds[a]], profiles[kinds[b]], 0))
            elif what == O_CARD:
                out.append((what, profiles[kinds[a]], None, 0))
            elif what == O_BUY:
                out.append((what, profiles[kinds[s.zones[a][0]]], None, 0))
            else:
                out.append((what, None, None, a))
        return out
