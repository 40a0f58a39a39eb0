"""The reader: a quick way to read a view, as kinds of cards instead of ids.

Your own bot needs none of this: ``view.hand``, ``view.hall`` and ``decision.options`` say the same with ids. The bots
that come with the program play millions of games, so they read the same view as numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from duskhall.core.state import EMPTY

from .deck import Deck

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.reckoning import Sums
    from duskhall.core.view import View

    from .branches import BranchProfile
    from .profiles import Profile
    from .rooms.foes import Harm, RoomCard
    from .rooms.targets import Way
    from .ruleset import Ruleset

Meaning = tuple[int, "Profile | None", "Profile | None", int]
"""An option: its act (see core.options), a card, another card, a number (program, rank, branch or points)."""

UNREAD: Final = -1000
"""Marks a number that has not been read at this question."""


class Reader:
    """A view, read as profiles instead of ids. Readings are kept until the next question."""

    __slots__ = (
        "_affordable",
        "_deck",
        "_here",
        "_levels",
        "_light",
        "_mark",
        "_rooms",
        "_stalls",
        "_sums",
        "_village",
        "front",
        "hall",
        "hand",
        "hopes",
        "ranked",
        "ruleset",
        "seat",
        "threats",
        "turn",
        "values",
        "view",
        "ways",
    )

    def __init__(self, view: View, known: Ruleset) -> None:
        """``known``: the bot's tables for the view's rules."""
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
        """The seat's hand, from the left."""
        self.front: list[Profile] = []
        """The cards in front of the seat."""
        self.hall: list[Profile | None] = []
        """The hall from rank 1 on; None for an empty rank."""
        self.look()

    def look(self) -> None:
        """Start on a new question."""
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
            self._rooms: list[tuple[RoomCard, RoomCard | None]] | None = None
            self._here = UNREAD
            self._light = UNREAD
            self.hopes: dict[int, float] = {}
            """By rank, see ``rooms.targets.hopes``;"""
            self.threats: dict[int, list[tuple[Harm, float]]] = {}
            """by rank, see ``rooms.targets.damage``;"""
            self.ways: dict[int, tuple[Way, ...]] = {}
            """by the room where they begin, see ``rooms.targets.ways_from``."""

    @property
    def stalls(self) -> list[Profile]:
        """The tops of the stacks of the village."""
        mark = self.view.village_mark()
        if mark != self._village:
            self._village = mark
            tops = self.view.tops_as(self.ruleset.profiles)
            # Most stacks hold copies of one card, so a purchase rarely changes the tops.
            if tops != self._stalls:
                self._stalls = tops
                self._affordable = {}
        return self._stalls

    def affordable(self, gold: int) -> tuple[Profile, ...]:
        """The tops of the stacks that cost no more than this."""
        stalls = self.stalls
        found = self._affordable.get(gold)
        if found is None:
            found = self._affordable[gold] = tuple([p for p in stalls if p.cost <= gold])
        return found

    # -- in editions with rooms: read on first use at each question

    @property
    def rooms(self) -> list[tuple[RoomCard, RoomCard | None]]:
        """The rooms in the order of the hall, each with the monster that can be seen in it."""
        found = self._rooms
        if found is None:
            rooms = self.view.rooms_as(self.ruleset.room_cards)
            monsters = self.view.hall_as(self.ruleset.room_monsters)
            found = self._rooms = list(zip(rooms, monsters, strict=True))
        return found

    @property
    def here(self) -> int:
        """The room in which the seat's champion begins to walk, by its place in the hall."""
        found = self._here
        if found == UNREAD:
            place = self.view.champions[self.seat]
            rooms = self.view.rooms
            found = self._here = rooms.index(place) if place in rooms else 0
        return found

    @property
    def light(self) -> int:
        """The party's present light."""
        found = self._light
        if found == UNREAD:
            found = self._light = self.view.light
        return found

    def room_card(self, p: Profile) -> RoomCard:
        return self.ruleset.room_cards[p.kind]

    def sums(self, rank: int) -> Sums:
        """The party's present figures against the monster of a rank."""
        known = self._sums
        if known is None:
            known = self._sums = {}
        found = known.get(rank)
        if found is None:
            found = known[rank] = self.view.sums(rank)
        return found

    def deck(self) -> Deck:
        """Every card that the seat owns, except those in front of it."""
        self._deck.look(self.view)
        return self._deck

    def turned_up(self) -> list[Profile]:
        """Cards that are turned up at the moment."""
        return [self.card(name) for name in self.view.aside]

    def next_levels(self, p: Profile) -> list[Profile]:
        """The next levels of a hero that the village has."""
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
        """The place in the hand of each option's card; -1 if it lies elsewhere. For interchangeable copies, which share
        an option, the last one."""
        hand = f"hand.{self.seat + 1}"
        return [max([i for zone, i in option.at if zone == hand], default=-1) for option in decision.shown()]

    def branches(self, about: str, names: list[str]) -> list[BranchProfile]:
        """The profiles of a card's branches with these names."""
        return self.ruleset.branches(about, tuple(names))

    def card(self, name: str) -> Profile:
        return self.ruleset.profiles[self.view.rules.index[name]]

    def named(self, decision: Decision) -> list[Profile | None]:
        """The (first) card that each option names."""
        return list(map(self.ruleset.places.__getitem__, decision.named()))

    def options(self, decision: Decision) -> list[Meaning]:
        places = self.ruleset.places
        return [(what, places[a], places[b], n) for what, a, b, n in decision.meanings()]
