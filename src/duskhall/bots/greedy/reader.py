"""The quick way to read a view: kinds of cards instead of ids.

A bot of yours needs none of this: ``view.hand``, ``view.hall`` and ``decision.options`` say the same in words. The bots
that come with the program play millions of games, so they read the same view as numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from duskhall.core.state import EMPTY

from .deck import Deck

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.decision import Decision
    from duskhall.core.reckoning import Sums
    from duskhall.core.view import View

    from .branches import BranchProfile
    from .profiles import Profile
    from .rooms.foes import Harm, RoomCard
    from .rooms.targets import Way
    from .ruleset import Ruleset

Meaning = tuple[int, "Profile | None", "Profile | None", int]
"""An option: what it does (see core.options), a card, another card, a number (program, rank, branch or points)."""


T = TypeVar("T")


class once(Generic[T]):
    """A property that is read once, at the first question for it: what was found takes its place. (The one of functools
    takes a lock each time.)"""

    def __init__(self, read: Callable[[Reader], T]) -> None:
        self.read = read
        self.name = read.__name__

    def __get__(self, reader: Reader, owner: type) -> T:
        found = reader.__dict__[self.name] = self.read(reader)
        return found


class Reader:
    """A view, read as profiles instead of ids. What has been read is kept until the next question."""

    __slots__ = (
        "__dict__",
        "_affordable",
        "_deck",
        "_levels",
        "_mark",
        "_stalls",
        "_sums",
        "_village",
        "front",
        "hall",
        "hand",
        "ranked",
        "ruleset",
        "seat",
        "turn",
        "values",
        "view",
    )

    def __init__(self, view: View, known: Ruleset) -> None:
        """``known``: what the bot knows of the view's rules."""
        self.view = view
        self.seat = view.seat
        self.ruleset = known
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
            known = self.ruleset
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
        if self.ruleset.room_cards:
            self.__dict__.clear()

    @property
    def stalls(self) -> list[Profile]:
        """The tops of the stacks of the village."""
        mark = self.view.village_mark()
        if mark != self._village:
            self._village = mark
            tops = self.view.tops_as(self.ruleset.profiles)
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
    def rooms(self) -> list[tuple[RoomCard, RoomCard | None]]:
        """The rooms in the order of the hall, each with the monster that can be seen in it."""
        rooms = self.view.rooms_as(self.ruleset.room_cards)
        return list(zip(rooms, self.view.hall_as(self.ruleset.room_monsters), strict=True))

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
        """By rank, see ``rooms.targets.hopes``."""
        return {}

    @once
    def threats(self) -> dict[int, list[tuple[Harm, float]]]:
        """By rank, see ``rooms.targets.damage``."""
        return {}

    @once
    def ways(self) -> dict[int, tuple[Way, ...]]:
        """By the room where they begin, see ``rooms.targets.ways_from``."""
        return {}

    def room_card(self, p: Profile) -> RoomCard:
        return self.ruleset.room_cards[p.kind]

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
            found = known[p] = self.view.next_levels_as(p.kind, self.ruleset.profiles)
        return found

    def dungeon_left(self) -> int:
        """How many cards the dungeon deck has."""
        return self.view.dungeon_left

    def opponent(self) -> Profile | None:
        """The monster that is being fought."""
        kind = self.view.foe_kind
        return None if kind == EMPTY else self.ruleset.profiles[kind]

    def places(self, decision: Decision) -> list[int]:
        """Where in the hand the card of each option lies; -1 where it lies elsewhere. Copies that are interchangeable
        share an option: the last one."""
        hand = f"hand.{self.seat + 1}"
        return [max([i for zone, i in option.at if zone == hand], default=-1) for option in decision.shown()]

    def branches(self, about: str, names: list[str]) -> list[BranchProfile]:
        """What each of the ways with these names does, which a card leaves."""
        return self.ruleset.branches(about, tuple(names))

    def card(self, name: str) -> Profile:
        return self.ruleset.profiles[self.view.rules.index[name]]

    def named(self, decision: Decision) -> list[Profile | None]:
        """The card that each option names, the first one of two."""
        return list(map(self.ruleset.places.__getitem__, decision.named()))

    def options(self, decision: Decision) -> list[Meaning]:
        places = self.ruleset.places
        return [(what, places[a], places[b], n) for what, a, b, n in decision.meanings()]
