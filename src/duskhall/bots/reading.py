"""The quick way to read a view: kinds of cards instead of ids.

A bot of yours needs none of this: ``view.hand``, ``view.hall`` and ``decision.options`` say the same in words. The bots
that come with the program play millions of games, so they read the same view as numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from duskhall.core.move import Move
from duskhall.core.program import END
from duskhall.core.state import EMPTY

from .deck import Deck
from .knowledge import Profile
from .lairs import Lair

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.game import Decision
    from duskhall.core.numbers import Sums
    from duskhall.core.rules import Rules
    from duskhall.core.view import View

    from .abilities import UseOf
    from .lairs import Harm
    from .quarry import Way

Meaning = tuple[int, "Profile | None", "Profile | None", int]
"""An option: what it does (see core.options), a card, another card, a number (program, rank, branch or points)."""


class Book:
    """Profiles of all cards of a ruleset, and what each program of theirs does."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.late = "battle" in rules.late_events
        """What a monster destroys fights on until the battle is over."""
        assert EMPTY == -1
        self.profiles = [Profile(card, self.late, kind) for kind, card in enumerate(rules.cards)]
        self.places: list[Profile | None] = [*self.profiles, None]
        """The same, with nobody at the place that EMPTY means."""
        self.gear = [p for p in self.profiles if p.gear]
        """Tokens."""
        self.can_be_beaten = any(p.ends and p.monster for p in self.profiles)
        """What ends the game can be fought, wherever it is."""
        self.all_must_fall = any(step.code == END for step in rules.programs[0].ops)
        """The turn itself ends the game, once no monster is left."""
        monsters = [(c.figures, c.count) for c in rules.cards if "health" in c.figures and c.kind != "room"]
        health = sum(figures["health"] * n for figures, n in monsters)
        counts = ("vp", "xp") if rules.xp_scores else ("vp",)
        points = sum(figures.get(name, 0) * n for figures, n in monsters for name in counts)
        self.bounty = points / max(1, health)
        """Victory points that the monsters of the box give for each point of their health."""
        self.uses: list[UseOf | None] = [
            self.profiles[rules.index[p.card]].uses.get(p.ability) if p.card else None for p in rules.programs
        ]
        self.lairs = [Lair(card) for card in rules.cards] if rules.doors else []
        """What is won and lost in a room, by its card and by that of its monster."""
        self.dwellers: list[Lair | None] = [*self.lairs, None]
        """The same, for a monster that may not be there."""


_books: list[Book] = []


def book(rules: Rules) -> Book:
    """The book of a ruleset; the last few are kept."""
    for found in _books:
        if found.rules is rules:
            return found
    _books.insert(0, Book(rules))
    del _books[4:]
    return _books[0]


T = TypeVar("T")


class once(Generic[T]):
    """A property that is read once, at the first question for it: what was found takes its place. (The one of functools
    takes a lock each time.)"""

    def __init__(self, read: Callable[[Table], T]) -> None:
        self.read = read
        self.name = read.__name__

    def __get__(self, table: Table, owner: type) -> T:
        found = table.__dict__[self.name] = self.read(table)
        return found


class Table:
    """A view, read through the book of its ruleset. What has been read is kept until the next question."""

    __slots__ = (
        "__dict__",
        "_affordable",
        "_deck",
        "_levels",
        "_mark",
        "_stalls",
        "_sums",
        "_village",
        "book",
        "front",
        "hall",
        "hand",
        "ranked",
        "seat",
        "turn",
        "values",
        "view",
    )

    def __init__(self, view: View, known: Book) -> None:
        """``known``: the book of the view's ruleset."""
        self.view = view
        self.seat = view.seat
        self.book = known
        self._mark = -1
        self.turn = 0
        self._deck = Deck(known.profiles)
        self._village = -1
        self._stalls: list[Profile] = []
        self._affordable: dict[int, tuple[Profile, ...]] = {}
        self.hand: list[Profile] = []
        """The own hand, from the left."""
        self.front: list[Profile] = []
        """What lies in front of the seat."""
        self.hall: list[Profile | None] = []
        """The hall from the first rank on; None where it is empty."""
        self.look()

    def look(self) -> None:
        """There is a new question."""
        view = self.view
        mark = view.mark()
        if mark != self._mark:
            known = self.book
            self.turn = view.turn
            self.hand = view.hand_as(known.profiles)
            self.values: list[float] | None = None
            """See ``battle.values``."""
            self.front = view.front_as(known.profiles)
            if view.hall_mark > self._mark:
                self.hall = view.hall_as(known.places)
            self._mark = mark
        self.ranked: list[tuple[float, int]] | None = None
        """See ``battle.ranks``."""
        self._sums: dict[int, Sums] | None = None
        self._levels: dict[Profile, list[Profile]] | None = None
        if self.book.lairs:
            self.__dict__.clear()

    @property
    def stalls(self) -> list[Profile]:
        """The tops of the stacks of the village."""
        mark = self.view.village_mark()
        if mark != self._village:
            self._village = mark
            tops = self.view.tops_as(self.book.profiles)
            # Most stacks have copies of one card: what is sold is seldom missed.
            if tops != self._stalls:
                self._stalls = tops
                self._affordable = {}
        return self._stalls

    def affordable(self, gold: int) -> tuple[Profile, ...]:
        """Those of them that cost no more than this."""
        stalls = self.stalls
        found = self._affordable.get(gold)
        if found is None:
            found = self._affordable[gold] = tuple([p for p in stalls if p.cost <= gold])
        return found

    @once
    def dens(self) -> list[tuple[Lair, Lair | None]]:
        """The rooms in the order of the hall, each with the monster that can be seen in it."""
        rooms = self.view.rooms_as(self.book.lairs)
        return list(zip(rooms, self.view.hall_as(self.book.dwellers), strict=True))

    @once
    def here(self) -> int:
        """The room in which the own champion begins to walk, by its place in the hall."""
        place = self.view.champions[self.seat]
        rooms = self.view.rooms
        return rooms.index(place) if place in rooms else 0

    # -- what is worked out at this question, once somebody asks for it

    @once
    def light(self) -> int:
        """The light of the party as it stands."""
        return self.view.light

    @once
    def hopes(self) -> dict[int, float]:
        """By rank, see ``quarry.hopes``."""
        return {}

    @once
    def threats(self) -> dict[int, list[tuple[Harm, float]]]:
        """By rank, see ``quarry.damage``."""
        return {}

    @once
    def ways(self) -> dict[int, tuple[Way, ...]]:
        """By the room where they begin, see ``quarry.ways_from``."""
        return {}

    def lair(self, p: Profile) -> Lair:
        return self.book.lairs[p.kind]

    def sums(self, rank: int) -> Sums:
        """The party as it stands against the monster of a rank."""
        known = self._sums
        if known is None:
            known = self._sums = {}
        found = known.get(rank)
        if found is None:
            found = known[rank] = self.view.sums(rank)
        return found

    def deck(self) -> Deck:
        """Every card of the seat's deck, wherever it is just now; not what lies in front of it."""
        self._deck.look(self.view)
        return self._deck

    def turned_up(self) -> list[Profile]:
        """Cards that are looked at just now."""
        return [self.card(name) for name in self.view.aside]

    def next_levels(self, p: Profile) -> list[Profile]:
        """What a hero may become, as far as the village has it."""
        known = self._levels
        if known is None:
            known = self._levels = {}
        found = known.get(p)
        if found is None:
            found = known[p] = self.view.next_levels_as(p.kind, self.book.profiles)
        return found

    def dungeon_left(self) -> int:
        """How many cards the dungeon deck has."""
        return self.view.dungeon_left

    def opponent(self) -> Profile | None:
        """The monster that is being fought."""
        kind = self.view.foe_kind
        return None if kind == EMPTY else self.book.profiles[kind]

    def places(self, decision: Decision) -> list[int]:
        """Where in the hand the card of each option lies; -1 where it lies elsewhere. Copies that are interchangeable
        share an option: the last one."""
        hand = self.view.hand
        out = []
        for option in decision.options:
            move = Move.parse(option)
            copies = [i for i, card in enumerate(hand) if card == move.card]
            out.append(-1 if not copies else copies[move.copy - 1])
        return out

    def card(self, name: str) -> Profile:
        return self.book.profiles[self.view.rules.index[name]]

    def named(self, decision: Decision) -> list[Profile | None]:
        """The card that each option names, the first one of two."""
        return list(map(self.book.places.__getitem__, decision.named()))

    def options(self, decision: Decision) -> list[Meaning]:
        places = self.book.places
        return [(what, places[a], places[b], n) for what, a, b, n in decision.meanings()]
