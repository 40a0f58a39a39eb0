"""The machine: runs programs until somebody has to decide.

:func:`advance` runs the frame on top of the stack, step by step. A step that needs a decision opens a question and
stays where it is; :func:`answer` takes one option of it and the machine goes on. Everything in between is in the
position itself.
"""

from __future__ import annotations

from . import options as opt
from . import rules as op
from .moves import destroy, earn_xp, move, tell
from .state import EMPTY, HALL, Frame, Question, State, discard_of, hand_of, zone_holding
from .steps import STEPS, TOP, choose_foe, decide_lane, finish_pick


def begin(s: State) -> None:
    """Start the turn program of a position that has just been set up."""
    s.counts = [0] * s.seats
    s.front = s.zones[HALL][0]
    s.stack = [Frame(0, 0, EMPTY, s.active, {}, (), [])]
    advance(s)


def advance(s: State) -> None:
    """Run until a question is open or the game is over."""
    programs = s.rules.programs
    stack = s.stack
    asked = s.asked
    while not asked and not s.over:
        f = stack[-1]
        o = programs[f.program].ops[f.pc]
        STEPS[o.code](s, f, o)


def answer(s: State, q: Question, option: int, *, run: bool = True) -> None:
    """Take one option of an open question. The option must be one of :func:`options.list_options`; callers at the
    edge check."""
    s.asked.remove(q)
    if q.lane == TOP:
        resolve(s, s.stack[-1], q, option)
    else:
        each = s.stack[-1]
        resolve(s, each.lanes[q.lane], q, option)
        decide_lane(s, each, q.lane)
    if run and not s.asked:
        advance(s)


def resolve(s: State, f: Frame, q: Question, option: int) -> None:
    o = s.rules.programs[f.program].ops[f.pc]
    what, a, b = opt.option_parts(option)
    if what == opt.O_DONE:
        if o.code == op.PICK:
            finish_pick(f, o)
        else:
            f.pc += 1
    elif what == opt.O_USE:
        use(s, f, a, b)
    elif what == opt.O_EQUIP:
        s.held[a] = b
        tell(s, "equip", f.seat, a, b)
    elif what == opt.O_CARD:
        f.picked += (a,)
        if o.code == op.PICK and o.n == len(f.picked):
            finish_pick(f, o)
    elif what == opt.O_SHOW:
        finish_pick(f, o)
    elif what == opt.O_BUY:
        buy(s, f, a, o.code == op.PURCHASE)
    elif what == opt.O_LEVEL:
        level(s, f, a, b)
    elif what == opt.O_FACE:
        choose_foe(s, f, a)
    elif what == opt.O_BRANCH:
        if q.lane == TOP:
            tell(s, "choose", f.seat, f.program, f.pc, a)
        f.pc = o.jumps[a]
    elif what == opt.O_SPLIT:
        on, _, _, n = f.picked
        s.split[on] = a
        f.picked = ()
        tell(s, "lose", f.seat, on, a, n - a)


def use(s: State, f: Frame, card: int, program: int) -> None:
    s.used[card] = s.used.get(card, 0) | 1 << s.rules.programs[program].ability
    tell(s, "use", f.seat, card, program)
    s.stack.append(Frame(program, 0, card, f.seat, {}, (), []))


def buy(s: State, f: Frame, zone: int, counted: bool) -> None:
    card = s.zones[zone][0]
    tell(s, "buy", f.seat, card)
    move(s, card, zone, discard_of(f.seat))
    if counted:
        s.bought += 1
        s.spent += s.rules.cost[s.kinds[card]]
    else:
        f.pc += 1


def level(s: State, f: Frame, hero: int, better: int) -> None:
    """Exchange a hero of the hand for a card of its next level; which one was found when the options were listed."""
    earn_xp(s, f.seat, -s.rules.printed["level-cost"][s.kinds[hero]])
    tell(s, "level", f.seat, hero, better)
    destroy(s, hero, hand_of(f.seat))
    move(s, better, zone_holding(s, better), discard_of(f.seat))
