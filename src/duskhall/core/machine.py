"""The machine: runs programs until somebody has to decide.

:func:`advance` runs the frame on top of the stack, step by step. A step that needs a decision opens a question and
stays where it is; :func:`answer` takes one option of it and the machine goes on. Everything in between is in the
position itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import options as opt
from .deciding import TOP, decide_lane, drop, finish_pick, open_lanes, use
from .delve import step_into
from .moves import move, tell
from .musts import due, musts_of, push_musts
from .options import (
    MASK,
    O_BRANCH,
    O_BUY,
    O_CARD,
    O_DONE,
    O_DROP,
    O_EQUIP,
    O_FACE,
    O_FIRST,
    O_LEVEL,
    O_LINE,
    O_ROOM,
    O_SEAT,
    O_SHOW,
    O_SPLIT,
    O_USE,
)
from .rules import BUY, PICK, PURCHASE, REACT
from .state import EMPTY, HALL, HIDDEN, Frame, Question, State, discard_of, front_of, secret_of
from .steps import cancel_line, rise
from .turns import choose_foe

if TYPE_CHECKING:
    from .rules import Op


def begin(s: State) -> None:
    """Start the turn program of a position that has just been set up; before it the opening, if cards were dealt in
    secret."""
    s.map.come_to_know(s.rules, s.kinds)
    s.counts = [0] * s.seats
    s.front = s.zones[HALL][0]
    turn, opening = s.rules.programs[:2]
    s.stack = [Frame(turn.ops[0], EMPTY, s.active, {}, (), [])]
    if any(s.zones[secret_of[seat]] for seat in range(s.seats)):
        s.stack.append(Frame(opening.ops[0], EMPTY, s.active, {}, (), []))
    advance(s)


def advance(s: State) -> None:
    """Run until a question is open or the game is over: then nothing is left to run."""
    stack = s.stack
    asked = s.asked
    while stack and not asked:
        f = stack[-1]
        o = f.at
        while o.run(s, f):
            o = f.at


def answer(s: State, q: Question, option: int, *, run: bool = True) -> bool:
    """Take one option of an open question; True if nobody else had to be waited for. The option must be one of
    :func:`options.list_options`; callers at the edge check."""
    asked = s.asked
    asked.remove(q)
    f = s.stack[-1]
    if q.lane == TOP:
        resolve(s, f, q, option)
    else:
        resolve(s, f.lanes[q.lane], q, option)
        decide_lane(s, f, q.lane)
    if asked:
        return False
    if run:
        advance(s)
    return True


def why_not_pass(s: State, seat: int) -> str:
    """The reason why a seat may not say in advance that it will not react this turn; empty if it may."""
    if s.over:
        return "game-over"
    if not s.rules.reactions or seat == s.active or not 0 <= seat < s.seats:
        return "not-now"
    return "wrong-step" if any(q.seat == seat for q in s.asked) else ""


def resolve(s: State, f: Frame, q: Question, option: int) -> None:
    o = f.at
    what = option >> 40
    a = option >> 20 & MASK
    if what == O_BRANCH:
        if q.lane == TOP and s.log is not None:
            tell(s, "choose", f.seat, o.program.number, o.index, a)
        f.at = o.jumps[a]
    elif what == O_DONE:
        if o.code == PICK:
            finish_pick(f, o)
        else:
            f.picked = ()
            f.at = o.next
    elif what == O_CARD:
        f.picked += (a,)
        if o.code == PICK and o.n == len(f.picked):
            finish_pick(f, o)
    elif what == O_USE:
        if o.code == REACT:
            f.picked = (a, option & MASK)
            f.at = o.next
        else:
            use(s, f, a, option & MASK)
    elif what == O_EQUIP:
        hero = option & MASK
        s.held = {**s.held, a: hero}
        s.armed += (hero,)
        if s.log is not None:
            tell(s, "equip", f.seat, a, hero)
    elif what == O_SHOW:
        finish_pick(f, o)
    elif what == O_BUY:
        buy(s, f, o, a)
    elif what == O_LEVEL:
        rise(s, f, o, a, option & MASK)
    elif what == O_FACE:
        choose_foe(s, f, a)
    elif what == O_ROOM:
        step_into(s, f.seat, a)
    elif what == O_DROP:
        drop(s, a)
    elif what == O_SEAT:
        tell(s, "name", f.seat, a)
        open_lanes(s, f, [a])
    elif what == O_LINE:
        cancel_line(s, f, o, (a,), s.rules.programs[option & MASK].ability)
    elif what == O_FIRST:
        go_first(s, f, a)
    elif what == O_SPLIT:
        on, _, _, n = f.picked
        s.split = {**s.split, on: a}
        f.picked = ()
        tell(s, "lose", f.seat, on, a, n - a)


def go_first(s: State, f: Frame, chosen: int) -> None:
    """Of several that have something to say, one has been chosen to begin."""
    frames = opt.waiting(s, f)[chosen]
    f.lanes = [lane for lane in f.lanes if lane not in frames]
    if not f.lanes:
        f.at = f.at.next
    push_musts(s, frames)


def buy(s: State, f: Frame, o: Op, zone: int) -> None:
    card = s.zones[zone][0]
    r = s.rules
    laid = s.kinds[card] in r.fronting
    price = opt.price_of(s, o, zone)
    if s.log is not None:
        tell(s, "buy", f.seat, card)
    move(s, card, zone, front_of[f.seat] if laid else discard_of[f.seat])
    if o.code == PURCHASE:
        s.bought += (card,)
    else:
        f.picked += (card,)
    if o.code != BUY:
        s.spent += price
    frames: list[Frame] = []
    for event in r.sales:
        frames += musts_of(s, event, (card,), f.seat)
    if s.map.levels[zone] == HIDDEN:
        for event in r.gainings:
            frames += musts_of(s, event, (card,), f.seat)
    if not laid:
        for event in r.buyings:
            frames += due(s, event)
    if frames:
        push_musts(s, frames)
