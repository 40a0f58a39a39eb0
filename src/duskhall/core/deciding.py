"""Deciding: steps that put a question to a seat, alone or to several seats at once.

These steps change nothing but the frame itself, so that several seats may be at them at the same time.
"""

from __future__ import annotations

from typing import Final

from .effects import Context
from .options import (
    DONE,
    FIRST,
    MASK,
    O_CARD,
    WHAT,
    all_but,
    branches,
    candidates,
    light_enough,
    may_react,
    option_parts,
    picks,
    shared,
    too_many,
)
from .program import ALL_CARDS, IN_HAND, IN_NAME, IN_SECRET, LAST_SILENT, Op
from .state import (
    EMPTY,
    Q_BRANCH,
    Q_DROP,
    Q_PICK,
    Q_SEAT,
    Q_WINDOW,
    Frame,
    Question,
    State,
    asked_alone,
    hand_of,
    new_frame,
    secret_of,
)
from .zones import show, tell


def ask(s: State, f: Frame, kind: int, options: list[int] | None = None) -> bool:
    """Put a question to the seat of a frame, which is on top of the stack or a lane of the one that is. The answer is
    False: the frame that asks does not go on before somebody has answered."""
    seat = f.seat
    s.counts[seat] += 1
    top = s.stack[-1]
    if f is top:
        s.asked = asked_alone[kind][seat]
        s.options = options
    else:
        s.asked += (Question(kind, seat, top.lanes.index(f)),)
        s.options = None
    return False


def context(s: State, f: Frame) -> Context:
    return Context(f.seat, f.source, s.foe, s.rank, f.names)


class Choose(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if self.open:
            return ask(s, f, Q_BRANCH, self.branches)
        options = branches(s, f, self)
        if not options:
            f.at = self.out
        elif len(options) == 1 and not secret(s, f):
            f.at = self.jumps[option_parts(options[0])[1]]
        else:
            return ask(s, f, Q_BRANCH, options)
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        way = option >> FIRST & MASK
        if s.log is not None and f is s.stack[-1]:
            tell(s, "choose", f.seat, self.program.number, self.index, way)
        f.at = self.jumps[way]


class Check(Op):
    """Go on only if a condition holds. Flagged: the one that every battle asks for."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        when = self.when
        holding = s.won if self.flag or when is None else when.holds(s, _NOBODY if self.plain else context(s, f))
        f.at = self.next if holding else self.out
        return True


_NOBODY: Final = Context(EMPTY, EMPTY, EMPTY, 0, None)


class Jump(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.out
        return True


class React(Op):
    """A window in which another seat may have a say. What it uses is carried out by the step that follows."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if may_react(s, f.seat, self):
            return ask(s, f, Q_WINDOW)
        f.at = self.next
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        f.picked = () if option == DONE else (option >> FIRST & MASK, option & MASK)
        f.at = self.next


def secret(s: State, f: Frame) -> bool:
    """The hand is hidden from the table: whether a question is put must not tell what is in it."""
    return not (s.laid and f.seat == s.active)


class Pick(Op):
    """Ask for the next card, unless there is nothing to choose."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        found = candidates(s, f, self)
        n = self.n
        place = self.aim.place
        if n == ALL_CARDS:
            if self.open and len(found) > 1:
                return ask(s, f, Q_PICK, picks(s, self, found))
            f.picked += tuple(found)
        elif place in _UNSEEN and not (s.laid and f.seat == s.active):
            # Of a hidden zone only what the table knows decides whether to ask: its number of cards.
            picked = len(f.picked)
            there = len(s.zones[hand_of[f.seat] if place == IN_HAND else secret_of[f.seat]]) - picked
            left = n - picked if n >= 0 else len(found)
            if left and there > 0:
                if n < 0 or self.flag or self.aim.where is not None or there > left:
                    return ask(s, f, Q_PICK, picks(s, self, found))
                f.picked += tuple(found)
        elif n < 0 or self.flag:
            if found and n != len(f.picked):
                return ask(s, f, Q_PICK, picks(s, self, found))
        else:
            left = n - len(f.picked)
            if left and len(found) > left:
                options = picks(s, self, found)
                if len(options) > 1 or shared(s, options[0]):
                    return ask(s, f, Q_PICK, options)
            f.picked += tuple(found[:left])
        finish_pick(f, self)
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        if option >> WHAT == O_CARD:
            f.picked += (option >> FIRST & MASK,)
            if self.n != len(f.picked):
                return
        finish_pick(f, self)


_UNSEEN: Final = (IN_HAND, IN_SECRET)
"""Places that the other seats do not look into."""


def finish_pick(f: Frame, o: Op) -> None:
    names = {**f.names, o.name: f.picked}
    if o.aim.place == IN_NAME and o.figure != "pick":
        names[o.aim.name] = tuple(all_but([*names.get(o.aim.name, ())], f.picked))
    f.names = names
    f.picked = ()
    f.at = o.next


# ------------------------------------------------------------------------------------------------------------
# Seats that decide at once


class Each(Op):
    """All seats decide in lanes of their own, sealed; then the lanes are carried out one after the other."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if f.lanes:
            s.stack.append(f.lanes[0])
            f.lanes = f.lanes[1:]
            return False
        if self.name == "one":
            return ask(s, f, Q_SEAT)
        n = len(s.xp)
        seats = [*range(s.active + 1, n), *range(s.active)]
        if self.name == "all":
            seats.append(s.active)
        if self.flag and not anybody_reacts(s, seats, self.next):
            # There is nothing to carry out.
            f.at = self.out
            return True
        open_lanes(s, f, seats)
        return not s.asked

    def take(self, s: State, f: Frame, option: int) -> None:
        seat = option >> FIRST & MASK
        tell(s, "name", f.seat, seat)
        open_lanes(s, f, [seat])


def anybody_reacts(s: State, seats: list[int], o: Op) -> bool:
    for seat in seats:
        if may_react(s, seat, o):
            return True
    return False


def open_lanes(s: State, f: Frame, seats: list[int]) -> None:
    f.lanes = tuple([new_frame(f.at.next, f.source, seat, f.names) for seat in seats])
    for i in range(len(seats)):
        decide_lane(s, f, i)


def decide_lane(s: State, f: Frame, lane: int) -> None:
    """Let one seat's lane run as far as it only decides."""
    g = f.lanes[lane]
    while g.at.code < LAST_SILENT and g.at.run(s, g):
        pass


class LaneDone(Op):
    """A lane has been carried out; what it named is gathered for the steps that follow."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.stack.pop()
        parent = s.stack[-1]
        each = parent.at
        for name in each.names:
            parent.names = {**parent.names, name: parent.names.get(name, ()) + f.names.get(name, ())}
        if not parent.lanes:
            parent.at = each.out
        return False


class Act(Op):
    """What a seat decided in its lane is done now; then it may go on."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if f.picked:
            card, program = f.picked
            f.picked = ()
            f.at = self.program.ops[self.index - 1]
            return use(s, f, card, program)
        f.at = self.next
        return True


def use(s: State, f: Frame, card: int, program: int) -> bool:
    """An ability begins. False: it goes on with that."""
    if (secret(s, f) and card in s.zones[hand_of[f.seat]]) or card in s.zones[secret_of[f.seat]]:
        show(s, f.seat, (card,))
    used = s.rules.programs[program]
    s.used = {**s.used, card: s.used.get(card, 0) | 1 << used.ability}
    if s.log is not None:
        tell(s, "use", f.seat, card, program)
    s.stack.append(new_frame(used.ops[0], card, f.seat))
    return False


# ------------------------------------------------------------------------------------------------------------
# Weapons that have become too heavy


def lets_go(s: State, f: Frame) -> bool:
    """A hero whose weapons have become too heavy together lets go of one: the seat is asked which, if there are
    several. True if it is asked."""
    if light_enough(s):
        return False
    for hero in dict.fromkeys(s.held.values()):
        while hero != EMPTY and (weapons := too_many(s, f.seat, hero)):
            if len(weapons) > 1:
                ask(s, f, Q_DROP)
                return True
            drop(s, weapons[0])
    return False


class Armed(Op):
    """A step before which a hero may have to let go of a weapon."""

    __slots__ = ()

    def take(self, s: State, f: Frame, option: int) -> None:
        drop(s, option >> FIRST & MASK)


def drop(s: State, weapon: int) -> None:
    tell(s, "drop", s.active, weapon, s.held[weapon])
    s.held = {**s.held, weapon: EMPTY}
