"""Champions: where they stand, and how they walk through the dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import tree as t
from ..delve import location_place
from ..effects import aimed, bans
from ..layers import lit
from ..options import DONE, O_DONE, O_ROOM, O_USE, option, option_parts
from ..program import Aimed, Block, Program, Step
from ..rooms import guardians, light_needed, put_champion, send_champion, step_into
from ..state import DESTROYED, EMPTY, HALL, NO_NAMES, Q_WALK, ROOMS, Frame, State, own_delve
from ..windows import usable
from ..zones import move, place, tell
from .flow import MayDropWeapon, ask, context, lets_go
from .windows import use

if TYPE_CHECKING:
    from ..forecast import Search
    from ..lowering import Lowering

WAY = "$way"
"""The name under which a forecast keeps the way: the room in which the champion is, and those still to be entered."""


class Stand(Step):
    """Place the champion at a location of the village."""

    __slots__ = ("location", "piles")

    def __init__(self, program: Program, location: int, piles: tuple[str, ...]) -> None:
        super().__init__(program)
        self.location = location
        self.piles = piles
        """The piles that the location sells: it is closed once none has a card."""

    @staticmethod
    def lower(low: Lowering, node: t.Stand, path: str) -> None:
        low.add(Stand(low.program, low.rules.hall.locations.index(node.location), node.piles), path)

    def always_possible(self) -> bool:
        return not self.piles

    def possible(self, s: State, f: Frame) -> bool:
        if not self.piles:
            return True
        piles = s.map.piles
        return any(name in piles and s.zones[piles[name]] for name in self.piles)

    def run(self, s: State, f: Frame) -> bool:
        put_champion(s, f.seat, location_place(self.location))
        f.at = self.next
        return True


class Enter(Step):
    """Place a champion who comes from the village in the first room."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Enter, path: str) -> None:
        low.add(Enter(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        if s.delve.places[f.seat] < 0:
            put_champion(s, f.seat, 0)
        f.at = self.next
        return True


class Venture(Step):
    """Place the champion in the first room, where it stays this turn."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Venture, path: str) -> None:
        low.add(Venture(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        put_champion(s, f.seat, 0)
        own_delve(s).limited = True
        f.at = self.next
        return True


class ProduceLight(Step):
    """Fix the light: from here on the cards that brought it may leave."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        light = lit(s, f.seat)
        d = own_delve(s)
        d.light = light
        d.trail = (d.places[f.seat],)
        if s.log is not None:
            tell(s, "light", f.seat, light)
        f.at = self.next
        return True


class Walk(MayDropWeapon):
    """The champion moves from room to room, as far as the light reaches."""

    __slots__ = ("opens", "useful")

    def __init__(self, program: Program, opens: tuple[str, ...]) -> None:
        super().__init__(program)
        self.as_in_play = False
        self.opens = opens
        """Windows for abilities of the rooms nearby."""
        self.useful: frozenset[int] = frozenset()
        """The rooms that have such an ability; Rules fill this in."""

    @staticmethod
    def lower(low: Lowering, node: t.Walk, path: str) -> None:
        low.add(ProduceLight(low.program), path)
        nearby = tuple([w for w, of in low.rules.windows.whose.items() if of == "rooms nearby"])
        low.add(Walk(low.program, nearby), f"{path}.walk")

    def run(self, s: State, f: Frame) -> bool:
        if s.held and s.rules.wielding.many and lets_go(s, f):
            return False
        options = self.options(s, f)
        if len(options) > 1:
            return ask(s, f, Q_WALK, options)
        f.at = self.next
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        """The rooms into which the champion can move (each once per walk), and staying where it is."""
        d = s.delve
        out = [DONE]
        if not d.limited and not (s.mods and "walk" in bans(s, f.seat)):
            rooms = s.zones[ROOMS]
            for room in s.rules.hall.doors[d.places[f.seat]]:
                if room not in d.trail:
                    if light_needed(s, room) <= d.light:
                        out.append(option(O_ROOM, room))
                    if s.kinds[rooms[room]] in self.useful:
                        out += self._offered(s, f.seat, rooms[room])
        return out

    def _offered(self, s: State, seat: int, room_card: int) -> list[int]:
        """The abilities that a room next to the champion offers before it is entered."""
        out = []
        for name in self.opens:
            for line in s.rules.uses[name][s.kinds[room_card]]:
                fresh = line.repeat or not s.used.get(room_card, 0) >> line.ability & 1
                if fresh and usable(s, seat, room_card, line):
                    out.append(option(O_USE, room_card, line.program.number))
        return out

    def take(self, s: State, f: Frame, option: int) -> None:
        what, room, program = option_parts(option)
        if what == O_ROOM:
            step_into(s, f.seat, room)
        elif what == O_USE:
            use(s, f, room, program)
        elif what == O_DONE:
            f.at = self.next
        else:
            super().take(s, f, option)

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """The way has been chosen."""
        here, *way = f.names[WAY]
        if s.delve.places[search.seat] != here:
            # An alert has moved the champion elsewhere: the next step is a new choice.
            return False
        if way and option(O_ROOM, way[0]) not in self.options(s, f):
            # An alert holds the champion back.
            return False
        if way:
            f.names = {WAY: tuple(way)}
            step_into(s, search.seat, way[0])
        else:
            f.names = NO_NAMES
            f.at = self.next
        return None


class Travel(Aimed):
    """The champion is placed in another room."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Travel, path: str) -> None:
        low.add(Travel(low.program, low.aim(node.what, path, "travel")), path)

    def run(self, s: State, f: Frame) -> bool:
        for c in aimed(s, self.aim, context(s, f)):
            send_champion(s, f.seat, s.zones[ROOMS].index(c))
        f.at = self.next
        return True


class Summon(Block):
    """Put the guardian into the first room once all keys are found."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Summon, path: str) -> None:
        low.block(Summon(low.program), node.steps, path)

    def run(self, s: State, f: Frame) -> bool:
        d = s.delve
        if d.last or len(s.zones[s.map.piles.get(s.rules.hall.keys, EMPTY)]) < d.goal:
            f.at = self.out
            return True
        waiting = guardians(s)
        if not waiting:
            f.at = self.out
            return True
        own_delve(s).last = s.seats
        pile, guardian = waiting[0]
        move(s, s.zones[HALL][0], HALL, DESTROYED)
        tell(s, "summon", guardian)
        place(s, guardian, pile, 0)
        f.at = self.next
        return True
