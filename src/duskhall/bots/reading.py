"""The fast way to read a view: what it shows, without writing ids.

A bot of yours needs none of this: ``view.hand``, ``view.hall`` and ``decision.options`` say the same in words. The bots that
come with the program play millions of games, so this one module looks under the surface of the view for them, at nothing but
what the seat sees anyway; a test re-deals the rest and expects the same choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core import options as opt
from duskhall.core.numbers import owned
from duskhall.core.state import DUNGEON, EMPTY, HALL, first_stack, hand_of

from .knowledge import Profile

if TYPE_CHECKING:
    from duskhall.core.game import Decision
    from duskhall.core.rules import Rules
    from duskhall.core.view import View

    from .knowledge import UseOf

Meaning = tuple[int, "Profile | None", "Profile | None", int]
"""An option: what it does (see core.options), the card it names, another card, a number (program, rank, branch or points)."""

_NUMBERS = frozenset((opt.O_DONE, opt.O_FACE, opt.O_BRANCH, opt.O_SPLIT, opt.O_SHOW))


class Book:
    """Profiles of all cards of a ruleset, and what each program of theirs does."""

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
    """A view, read through the book of its ruleset."""

    __slots__ = ("_s", "hall", "hand", "profiles", "seat", "uses", "view")

    def __init__(self, view: View) -> None:
        self.view = view
        s = self._s = view._s
        self.seat = view.seat
        found = book(s.rules)
        profiles = self.profiles = found.profiles
        self.uses = found.uses
        kinds = s.kinds
        self.hand: list[Profile] = [profiles[kinds[c]] for c in s.zones[hand_of(view.seat)]]
        self.hall: list[Profile | None] = [None if c == EMPTY else profiles[kinds[c]] for c in s.zones[HALL]]

    def owned(self) -> list[Profile]:
        """Every card of the seat."""
        s = self._s
        kinds = s.kinds
        profiles = self.profiles
        return [profiles[kinds[c]] for c in owned(s, self.seat)]

    def for_sale(self, gold: int) -> list[Profile]:
        """The tops of the stacks that cost no more than this."""
        s = self._s
        kinds = s.kinds
        profiles = self.profiles
        cost = s.rules.cost
        first = first_stack(s)
        return [
            profiles[kinds[zone[0]]]
            for zone in s.zones[first : first + s.stacks]
            if zone and cost[kinds[zone[0]]] <= gold
        ]

    def next_levels(self, p: Profile) -> list[Profile]:
        """What a hero may become, as far as the village has it."""
        s = self._s
        return [self.profiles[s.kinds[c]] for c in opt.next_level(s, s.rules.index[p.id], p.level + 1)]

    def dungeon_left(self) -> int:
        """How many cards the dungeon deck has."""
        return len(self._s.zones[DUNGEON])

    def opponent(self) -> Profile | None:
        """The monster that is being fought."""
        s = self._s
        return None if s.foe == EMPTY else self.profiles[s.kinds[s.foe]]

    def card(self, name: str) -> Profile:
        return self.profiles[self._s.rules.index[name]]

    def options(self, decision: Decision) -> list[Meaning]:
        s = self._s
        kinds = s.kinds
        profiles = self.profiles
        out: list[Meaning] = []
        for number in decision._numbers:
            what, a, b = number >> 40, number >> 20 & 0xFFFFF, number & 0xFFFFF
            if what in _NUMBERS:
                out.append((what, None, None, a))
            elif what == opt.O_USE or what == opt.O_CARD:
                out.append((what, profiles[kinds[a]], None, b))
            elif what == opt.O_BUY:
                out.append((what, profiles[kinds[s.zones[a][0]]], None, 0))
            else:
                out.append((what, profiles[kinds[a]], profiles[kinds[b]], 0))
        return out
