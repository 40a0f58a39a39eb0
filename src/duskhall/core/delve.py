"""Champions, rooms and keys of a position, in editions that have them."""

from __future__ import annotations

from typing import Final

OUTSIDE: Final = -1
"""The place of a champion before its first turn."""


class Delve:
    """The places of champions, and the keys found. Copies of a position share it; see :func:`state.own_delve`."""

    __slots__ = ("counted", "down", "found", "goal", "last", "light", "limited", "places", "told", "trail")

    places: tuple[int, ...]
    """The place of each seat's champion: a room, counted from 0; OUTSIDE; or a lower number for a location of the
    village (see :func:`location_place`)."""
    light: int
    """The light left to walk with this turn."""
    trail: tuple[int, ...]
    """The room in which this turn's walk began (or began anew), and the rooms entered since."""
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
    """Rooms whose "emptied" lines have happened and that are still empty: the lines do not happen again."""
    counted: bool
    """The gold of this visit to the village has been added up: cards that leave now no longer change it."""

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
"""The state of editions without champions."""


def location_place(location: int) -> int:
    """The place of the n-th location of the village."""
    return OUTSIDE - 1 - location
