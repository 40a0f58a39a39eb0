"""What a position knows of champions, rooms and keys, in editions that have them."""

from __future__ import annotations

from typing import Final

OUTSIDE: Final = -1
"""Where a champion stands before its first turn."""


class Delve:
    """Where champions stand, and what they have found. Copies of a position share it; see :func:`state.own_delve`."""

    __slots__ = ("counted", "down", "found", "goal", "last", "light", "limited", "places", "told", "trail")

    places: tuple[int, ...]
    """Where the champion of each seat stands: in a room, counted from 0; OUTSIDE; or below that at a location of the
    village (see :func:`location_place`)."""
    light: int
    """What is left of the light of this turn to walk on."""
    trail: tuple[int, ...]
    """The room in which this turn's walk began, or began anew, and those that were entered since."""
    limited: bool
    """This dungeon phase does not leave the first room."""
    found: bool
    """A key has been found this turn."""
    goal: int
    """How many keys summon the guardian."""
    last: int
    """Turns that are left once the guardian has come; 0 before that."""
    down: tuple[tuple[int, int], ...]
    """Cards that lie face down in their room, and the pile each came from."""
    told: tuple[int, ...]
    """Rooms that are still empty since they last said so: they do not say it again."""
    counted: bool
    """The gold of this visit to the village has been added up: cards that leave now are not missed."""

    def clone(self) -> Delve:
        d = Delve()
        d.places = self.places
        d.light = self.light
        d.trail = self.trail
        d.limited = self.limited
        d.found = self.found
        d.goal = self.goal
        d.last = self.last
        d.down = self.down
        d.told = self.told
        d.counted = self.counted
        return d


def new_delve(seats: int, goal: int) -> Delve:
    d = Delve()
    d.places = (OUTSIDE,) * seats
    d.light = 0
    d.trail = ()
    d.limited = False
    d.found = False
    d.goal = goal
    d.last = 0
    d.down = ()
    d.told = ()
    d.counted = False
    return d


NO_DELVE: Final = new_delve(0, 0)
"""Where nobody walks."""


def location_place(location: int) -> int:
    """The place of the n-th location of the village."""
    return OUTSIDE - 1 - location
