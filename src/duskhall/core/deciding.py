"""Deciding: steps that put a question to a seat, alone or to several seats at once.

These steps change nothing but the frame itself, so that several seats may be at them at the same time.
"""

from __future__ import annotations

from typing import Final

from .moves import show, tell
from .options import branches, candidates, may_react, option_parts, picks, too_many, without
from .rules import ALL_CARDS, CHOOSE, IF, IN_HAND, IN_NAME, IN_SECRET, JUMP, LAST_SILENT, PICK, REACT, Op
from .state import EMPTY, Q_BRANCH, Q_DROP, Q_PICK, Q_SEAT, Q_WINDOW, Frame, Question, State, hand_of, secret_of
from .words import Context

TOP: Final = -1
"""The lane number of a question that belongs to the frame on top of the stack."""


def ask(s: State, kind: int, seat: int, lane: int = TOP, options: list[int] | None = None) -> bool:
    """Put a question. The answer is False: the frame that asks does not go on before somebody has answered."""
    number = s.counts[seat] + 1
    s.counts[seat] = number
    s.asked.append(Question(kind, seat, number, lane, options))
    return False


def context(s: State, f: Frame) -> Context:
    return Context(f.seat, f.source, s.foe, s.rank, f.names)


def decide(s: State, f: Frame, o: Op, lane: int = TOP) -> bool:
    code = o.code
    if code == PICK:
        return pick(s, f, o, lane)
    if code == CHOOSE:
        return choose(s, f, o, lane)
    if code == IF:
        return o.run(s, f)
    if code == JUMP:
        return jump(s, f, o)
    if code == REACT:
        if may_react(s, f.seat, o):
            return ask(s, Q_WINDOW, f.seat, lane)
        f.at = o.next
        return True
    return lane_done(s, f)


def choose(s: State, f: Frame, o: Op, lane: int) -> bool:
    options = branches(s, f, o)
    if not options:
        f.at = o.out
    elif len(options) == 1 and not secret(s, f):
        f.at = o.jumps[option_parts(options[0])[1]]
    else:
        return ask(s, Q_BRANCH, f.seat, lane, options)
    return True


class Choose(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if self.open:
            return ask(s, Q_BRANCH, f.seat, TOP, self.branches)
        return choose(s, f, self, TOP)


class Check(Op):
    """Go on only if a condition holds. Flagged: the one that every battle asks for."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        when = self.when
        holding = s.won if self.flag or when is None else when.holds(s, _NOBODY if self.plain else context(s, f))
        f.at = self.next if holding else self.out
        return True


_NOBODY: Final = Context(EMPTY, EMPTY, EMPTY, 0, None)


def jump(s: State, f: Frame, o: Op) -> bool:
    f.at = o.out
    return True


def secret(s: State, f: Frame) -> bool:
    """The hand is hidden from the table: whether a question is put must not tell what is in it."""
    return not (s.laid and f.seat == s.active)


def pick(s: State, f: Frame, o: Op, lane: int = TOP) -> bool:
    """Ask for the next card, unless there is nothing to choose."""
    found = candidates(s, f, o)
    n = o.n
    place = o.aim.place
    if n == ALL_CARDS:
        if o.open and len(found) > 1:
            return ask(s, Q_PICK, f.seat, lane, picks(s, o, found))
        f.picked += tuple(found)
    elif place in _UNSEEN and not (s.laid and f.seat == s.active):
        # Of a hidden zone only what the table knows decides whether to ask: its number of cards.
        picked = len(f.picked)
        there = len(s.zones[hand_of[f.seat] if place == IN_HAND else secret_of[f.seat]]) - picked
        left = n - picked if n >= 0 else len(found)
        if left and there > 0:
            if n < 0 or o.flag or o.aim.where is not None or there > left:
                return ask(s, Q_PICK, f.seat, lane, picks(s, o, found))
            f.picked += tuple(found)
    elif n < 0 or o.flag:
        if found and n != len(f.picked):
            return ask(s, Q_PICK, f.seat, lane, picks(s, o, found))
    else:
        left = n - len(f.picked)
        if left and len(found) > left:
            options = picks(s, o, found)
            if len(options) > 1:
                return ask(s, Q_PICK, f.seat, lane, options)
        f.picked += tuple(found[:left])
    finish_pick(f, o)
    return True


_UNSEEN: Final = (IN_HAND, IN_SECRET)
"""Places that the other seats do not look into."""


def finish_pick(f: Frame, o: Op) -> None:
    f.names[o.name] = f.picked
    if o.aim.place == IN_NAME and o.figure != "pick":
        f.names[o.aim.name] = tuple(without([*f.names.get(o.aim.name, ())], f.picked))
    f.picked = ()
    f.at = o.next


# ------------------------------------------------------------------------------------------------------------
# Seats that decide at once


class Each(Op):
    """All seats decide in lanes of their own, sealed; then the lanes are carried out one after the other."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if f.lanes:
            lane = f.lanes.pop(0)
            s.stack.append(lane)
            return False
        if self.name == "one":
            return ask(s, Q_SEAT, f.seat)
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


def anybody_reacts(s: State, seats: list[int], o: Op) -> bool:
    for seat in seats:
        if may_react(s, seat, o):
            return True
    return False


def open_lanes(s: State, f: Frame, seats: list[int]) -> None:
    f.lanes = [Frame(f.at.next, f.source, seat, dict(f.names), (), []) for seat in seats]
    for i in range(len(seats)):
        decide_lane(s, f, i)


def decide_lane(s: State, f: Frame, lane: int) -> None:
    """Let one seat's lane run as far as it only decides."""
    g = f.lanes[lane]
    while g.at.code < LAST_SILENT and decide(s, g, g.at, lane):
        pass


def lane_done(s: State, f: Frame) -> bool:
    """A lane has been carried out; what it named is gathered for the steps that follow."""
    s.stack.pop()
    parent = s.stack[-1]
    o = parent.at
    for name in o.names:
        parent.names[name] = parent.names.get(name, ()) + f.names.get(name, ())
    if not parent.lanes:
        parent.at = o.out
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
    s.stack.append(Frame(used.ops[0], card, f.seat, {}, (), []))
    return False


# ------------------------------------------------------------------------------------------------------------
# Weapons that have become too heavy


def lets_go(s: State, seat: int) -> bool:
    """A hero whose weapons have become too heavy together lets go of one: the seat is asked which, if there are
    several. True if it is asked."""
    for hero in dict.fromkeys(s.held.values()):
        while hero != EMPTY and (weapons := too_many(s, seat, hero)):
            if len(weapons) > 1:
                ask(s, Q_DROP, seat)
                return True
            drop(s, weapons[0])
    return False


def drop(s: State, weapon: int) -> None:
    tell(s, "drop", s.active, weapon, s.held[weapon])
    s.held = {**s.held, weapon: EMPTY}


# ------------------------------------------------------------------------------------------------------------
# The same steps where nobody else decides at the time


class Decide(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        return decide(s, f, self)


class Pick(Op):
    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        return pick(s, f, self)
