"""Walks: which steps into which rooms are worth a look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..effects import in_sight
from ..rooms import light_needed
from ..state import EMPTY, HALL, ROOMS, State
from ..steps.cards import SwapRooms
from ..steps.lasting import Modify
from ..steps.rooms import Travel, Walk

if TYPE_CHECKING:
    from ..program import Program
    from ..rules import Rules

FAR: Final = 1 << 20


class Ways:
    """The rooms of a position, as a walk sees them."""

    __slots__ = ("distances", "entering", "leaving", "plain", "rules", "sending")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        events = rules.events
        self.leaving = (*events.leaving, *events.passing)
        self.entering = events.entering
        self.distances: dict[tuple[int, ...], list[list[int]]] = {}
        """The light from room to room, by the light that it takes to enter each."""
        self.plain: dict[tuple[int, ...], list[list[int]]] = {}
        """The printed values, by the rooms."""
        self.sending: dict[int, bool] = {}
        """Does a card send champions or monsters elsewhere when a champion comes or goes?"""

    def from_room(self, s: State, room: int) -> list[int]:
        """The least light that it takes from a room to each."""
        doors = self.rules.hall.doors
        if not s.mods:
            printed = self.plain.get(s.zones[ROOMS])
            if printed is not None:
                return printed[room]
        needs = tuple([light_needed(s, r) for r in range(len(doors))])
        found = self.distances.get(needs)
        if found is None:
            self.distances[needs] = found = [_nearest(doors, needs, r) for r in range(len(doors))]
        if not s.mods:
            self.plain[s.zones[ROOMS]] = found
        return found[room]

    def quiet(self, s: State, here: int, room: int) -> bool:
        """Whether no card notices a step from one room into another."""
        kinds = s.kinds
        firing = self.rules.firing
        hall = in_sight(s)
        rooms = s.zones[ROOMS]
        for events, where in ((self.leaving, here), (self.entering, room)):
            for event in events:
                if kinds[rooms[where]] in firing[event]:
                    return False
                if hall[where] != EMPTY and kinds[hall[where]] in firing[event]:
                    return False
        return True

    def quietly(self, s: State, here: int, light: int) -> dict[int, int]:
        """The rooms that can be reached without being noticed, and the most light that is left there."""
        out = {here: light}
        open_rooms = [here]
        while open_rooms:
            at = open_rooms.pop()
            for room in self.rules.hall.doors[at]:
                left = out[at] - light_needed(s, room)
                if left > out.get(room, -1) and room not in s.delve.trail and self.quiet(s, at, room):
                    out[room] = left
                    open_rooms.append(room)
        return out

    def goals(self, s: State, foes: set[int], step: Walk) -> list[int]:
        """Rooms that a walk may want to come to: those of the monsters looked for, those from which it may be sent
        elsewhere, and those that have something to offer."""
        kinds = s.kinds
        out = []
        for room, (room_card, monster) in enumerate(zip(s.zones[ROOMS], in_sight(s), strict=True)):
            offers = kinds[room_card] in step.useful or self.sends(kinds[room_card])
            if offers or s.zones[HALL][room] in foes or (monster != EMPTY and self.sends(kinds[monster])):
                out.append(room)
            if kinds[room_card] in step.useful:
                # Its abilities can be used from next door, even if it is too dark to enter.
                out += self.rules.hall.doors[room]
        return out

    def sends(self, kind: int) -> bool:
        found = self.sending.get(kind)
        if found is None:
            lines = [line for event in (*self.leaving, *self.entering) for line in self.rules.musts[event][kind]]
            self.sending[kind] = found = any(_sends(line.program) for line in lines)
        return found


def _sends(program: Program) -> bool:
    for step in program.steps:
        if isinstance(step, (Travel, SwapRooms)) or (isinstance(step, Modify) and step.figure == "darkness"):
            return True
    return False


def _nearest(doors: tuple[tuple[int, ...], ...], needs: tuple[int, ...], start: int) -> list[int]:
    out = [FAR] * len(doors)
    out[start] = 0
    open_rooms = [start]
    while open_rooms:
        here = open_rooms.pop()
        for room in doors[here]:
            light = out[here] + needs[room]
            if light < out[room]:
                out[room] = light
                open_rooms.append(room)
    return out
