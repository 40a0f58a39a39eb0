"""The battle: facing a monster, what must happen, the comparison, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import tree as t
from ..effects import barred, in_sight
from ..numbers import may_be_fought, printed_there, wounds_dealt
from ..options import FACE, FIRST, MASK, O_FIRST, O_SPLIT, among, option, option_parts
from ..program import Block, Program, Step
from ..reckoning import reckon
from ..rooms import foe_in_room
from ..state import (
    ALWAYS,
    DESTROYED,
    DUNGEON,
    EMPTY,
    HALL,
    Q_FACE,
    Q_FIRST,
    Q_SPLIT,
    ROOMS,
    Frame,
    State,
    any_of,
    discard_of,
    front_of,
    hand_of,
)
from ..triggers import beaten, due, placed, push_musts, wounded
from ..zones import earn_xp, gain, knows, move, tell
from .flow import MayDropWeapon, ask, lets_go, waits_for
from .turn import bury, resume

if TYPE_CHECKING:
    from ..forecast import Search
    from ..lowering import Lowering


# ------------------------------------------------------------------------------------------------------------
# Which monster


class Face(Block):
    """Choose a monster of the hall; without one there is no battle."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Face, path: str) -> None:
        low.block(Meet(low.program) if node.here else Face(low.program), node.steps, path)

    def run(self, s: State, f: Frame) -> bool:
        options = self.options(s, f)
        if len(options) > 1:
            return ask(s, f, Q_FACE, options)
        if options:
            self.take(s, f, options[0])
        else:
            tell(s, "no-battle", f.seat)
            f.at = self.out
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        return faces(s, f.seat)

    def take(self, s: State, f: Frame, option: int) -> None:
        rank = option >> FIRST & MASK
        self.fight(s, f, s.zones[HALL][rank - 1], rank)

    def fight(self, s: State, f: Frame, foe: int, rank: int) -> None:
        s.rank = rank
        s.foe = foe
        f.at = self.next
        if s.log is not None:
            tell(s, "face", f.seat, foe, rank)


class Meet(Face):
    """Fight the monster in the champion's room."""

    __slots__ = ()

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.as_in_play = False

    def run(self, s: State, f: Frame) -> bool:
        room = s.delve.places[f.seat]
        unseen = in_sight(s)[room] == EMPTY
        foe = foe_in_room(s, room)
        if foe == EMPTY:
            tell(s, "no-battle", f.seat)
            f.at = self.out
            return True
        self.fight(s, f, foe, room + 1)
        return push_musts(s, placed(s, foe)) if unseen else True

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """A face-down card is unknown, and so is the card after a key."""
        foe = s.zones[HALL][s.delve.places[f.seat]]
        if foe != EMPTY and (s.kinds[foe] in s.rules.keys or not knows(s, search.seat, HALL, foe)):
            return False
        self.run(s, f)
        return None


_NEXT: Final = 1 << FIRST
"""The difference between the options of neighbouring ranks."""


def faces(s: State, seat: int) -> list[int]:
    """Monsters that may be chosen, by their ranks."""
    is_monster = s.rules.is_monster
    shy = s.rules.barring["be-fought"]
    kinds = s.kinds
    out = []
    face = FACE
    for c in s.zones[HALL]:
        face += _NEXT
        if c == EMPTY or not is_monster[kinds[c]]:
            continue
        if kinds[c] not in shy or may_be_fought(s, seat, c, face >> FIRST & MASK):
            out.append(face)
    return out


# ------------------------------------------------------------------------------------------------------------
# Compulsory lines


_IN_A_ROOM: Final = ("foe and room", "room then foe")


class Fire(MayDropWeapon):
    """Carries out compulsory lines one by one. If several monsters have some, the active seat orders them."""

    __slots__ = ("bit", "event", "useful", "whose")

    def __init__(self, program: Program, event: str) -> None:
        super().__init__(program)
        self.event = event
        # Rules fill these in:
        self.whose = ""
        """The cards whose lines they are."""
        self.useful: frozenset[int] = frozenset()
        """The cards that have a line for it."""
        self.bit = ALWAYS
        """Its bit in ``Rules.window_bits``; ALWAYS if cards besides the seat's own take part."""

    @staticmethod
    def lower(low: Lowering, node: t.Fire, path: str) -> None:
        low.add(Fire(low.program, node.event), path)

    def run(self, s: State, f: Frame) -> bool:
        if s.held and s.rules.wielding.many and lets_go(s, f):
            return False
        whose = self.whose
        if (
            self in s.map.idle
            or (whose == "foe" and s.kinds[s.foe] not in self.useful and not s.map.repeats)
            or (whose == "party" and not s.window_bits[f.seat] & self.bit)
            or (whose in _IN_A_ROOM and not any_of(s, self.useful, (s.foe, s.zones[ROOMS][s.rank - 1])))
        ):
            # No card there has a line for it.
            f.at = self.next
            return True
        frames = list(f.lanes) if f.lanes else due(s, self.event)
        if not frames:
            f.at = self.next
            return True
        if len(frames) > 1 and whose not in ("party", "room then foe"):
            f.lanes = tuple(frames)
            if len(waiting(f)) > 1:
                return ask(s, f, Q_FIRST)
        f.at = self.next
        f.lanes = ()
        return push_musts(s, frames)

    def options(self, s: State, f: Frame) -> list[int]:
        return [option(O_FIRST, i) for i in range(len(waiting(f)))]

    def take(self, s: State, f: Frame, option: int) -> None:
        what, chosen, _ = option_parts(option)
        if what == O_FIRST:
            go_first(s, f, chosen)
        else:
            super().take(s, f, option)

    def word(self) -> str:
        return self.event


def waiting(f: Frame) -> list[list[Frame]]:
    """Lines still to happen, by the card they are printed on and the card that speaks them."""
    groups: dict[tuple[str, int], list[Frame]] = {}
    for lane in f.lanes:
        groups.setdefault((lane.at.program.card, lane.source), []).append(lane)
    return list(groups.values())


def go_first(s: State, f: Frame, chosen: int) -> None:
    """Begin the line that was chosen among several."""
    frames = waiting(f)[chosen]
    f.lanes = tuple([lane for lane in f.lanes if lane not in frames])
    if not f.lanes:
        f.at = f.at.next
    push_musts(s, frames)


# ------------------------------------------------------------------------------------------------------------
# The comparison


class Compare(MayDropWeapon):
    """Compare the party's total with the monster's health. An untyped loss may have to be shared first."""

    __slots__ = ("settles",)

    def __init__(self, program: Program, settles: str) -> None:
        super().__init__(program)
        self.settles = settles
        """When the seat is asked how to share a loss: "always", "where it matters", or never."""

    @staticmethod
    def lower(low: Lowering, node: t.Compare, path: str) -> None:
        low.add(Compare(low.program, low.settles), path)

    @staticmethod
    def lower_settle(low: Lowering, node: t.Settle, path: str) -> None:
        """Fold Settle into the comparison that follows: only there does it show whether there is a choice."""
        low.settles = "always" if node.always else "where it matters"

    def run(self, s: State, f: Frame) -> bool:
        if s.held and s.rules.wielding.many and lets_go(s, f):
            return False
        sums = reckon(s, f.seat, s.foe, s.rank)
        if sums.choices and self.settles and (self.settles == "always" or matters(s, f.seat, sums.choices[0])):
            f.picked = sums.choices[0]
            return ask(s, f, Q_SPLIT)
        s.total = sums.total
        s.health = sums.health
        s.won = sums.wins
        s.unable = among(sums.unable, s.zones[hand_of[f.seat]]) if sums.unable else ()
        if s.log is not None:
            tell(s, "compare", f.seat, s.foe, s.total, sums.health, int(s.won))
        f.at = self.next
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        _, least, most, _ = f.picked
        return [option(O_SPLIT, n) for n in range(most, least - 1, -1)]

    def take(self, s: State, f: Frame, option: int) -> None:
        what, on_attack, _ = option_parts(option)
        if what == O_SPLIT:
            on, _, _, n = f.picked
            s.split = {**s.split, on: on_attack}
            f.picked = ()
            tell(s, "lose", f.seat, on, on_attack, n - on_attack)
        else:
            super().take(s, f, option)


def matters(s: State, seat: int, choice: tuple[int, ...]) -> bool:
    """Whether the total or the verdict depends on how an untyped loss is shared."""
    on, least, most, _ = choice
    before = s.split
    ends = set()
    for n in range(least, most + 1):
        s.split = {**before, on: n}
        sums = reckon(s, seat, s.foe, s.rank)
        ends.add((sums.total, sums.wins))
    s.split = before
    return len(ends) > 1


# ------------------------------------------------------------------------------------------------------------
# After the comparison


class Spoil(Step):
    """Give the beaten monster and its XP to the victor."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Spoil, path: str) -> None:
        low.add(Spoil(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        move(s, s.foe, HALL, discard_of[f.seat])
        earn_xp(s, f.seat, s.rules.printed["xp"][s.kinds[s.foe]])
        f.at = self.next
        return push_musts(s, beaten(s, s.foe))


class Slay(Step):
    """Destroy the beaten monster; the victor gets the XP of monster and room."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Slay, path: str) -> None:
        low.add(Slay(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        earn_xp(s, f.seat, printed_there(s, "xp", s.foe))
        if not barred(s, "leave", s.foe):
            move(s, s.foe, HALL, DESTROYED)
        f.at = self.next
        return True


class Suffer(Step):
    """Give the seat that fought the wounds of monster and room."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Suffer, path: str) -> None:
        low.add(Suffer(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        came = gain(s, s.rules.hall.wounds, wounds_dealt(s, f.seat, s.foe), front_of[f.seat])
        f.at = self.next
        return push_musts(s, wounded(s, f.seat, came))


class Retreat(Step):
    """Put a monster that was not beaten under the dungeon deck."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Retreat, path: str) -> None:
        low.add(Retreat(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        if not barred(s, "retreat", s.foe):
            move(s, s.foe, HALL, DUNGEON, under=True)
        f.at = self.next
        return True


class Aftermath(Step):
    """End the battle: marked cards leave, battle-long changes end, and waiting steps happen."""

    __slots__ = ()

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.as_in_play = False

    @staticmethod
    def lower(low: Lowering, node: t.Aftermath, path: str) -> None:
        low.add(Aftermath(low.program), path)

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        if s.marked:
            bury(s)
        if s.mods:
            s.mods = tuple([e for e in s.mods if not e.step.battle])
        if not s.later:
            return True
        resume(s, [g for g in s.later if waits_for(g) == "battle"])
        s.later = tuple([g for g in s.later if waits_for(g) == "turn"])
        return False

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """In a forecast, a battle in rooms is over here: its outcome is settled later than the comparison."""
        if s.rules.hall.is_map and f is s.stack[0]:
            return search.end(s)
        self.run(s, f)
        return None
