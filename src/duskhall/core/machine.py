"""The machine: runs programs until a seat has to decide.

:func:`advance` runs the frame on top of the stack, step by step. A step that needs a decision opens a question and
waits; :func:`answer` takes one of its options and the machine goes on. The position itself holds everything in between.
"""

from __future__ import annotations

from .state import EMPTY, HALL, TOP, Question, State, new_frame, prepare, secret_of
from .steps.lanes import decide_lane


def begin(s: State) -> None:
    """Start the turn program of a new position, after the opening if cards were dealt in secret."""
    prepare(s)
    s.counts = [0] * s.seats
    s.front = s.zones[HALL][0]
    turn, opening = s.rules.programs[:2]
    s.stack = [new_frame(turn.steps[0], EMPTY, s.active)]
    if any(s.zones[secret_of[seat]] for seat in range(s.seats)):
        s.stack.append(new_frame(opening.steps[0], EMPTY, s.active))
    advance(s)


def advance(s: State) -> None:
    """Run until a question is open or the game is over."""
    stack = s.stack
    while stack and not s.asked:
        f = stack[-1]
        o = f.at
        while o.run(s, f):
            o = f.at


def answer(s: State, q: Question, option: int, *, run: bool = True) -> bool:
    """Take one option of an open question; True unless other seats still have to answer. The option must be one of
    :func:`options.list_options`: the caller checks that."""
    s.moment += 1
    top = s.stack[-1]
    if q.lane == TOP:
        s.asked = ()
        top.at.take(s, top, option)
    else:
        s.asked = tuple([other for other in s.asked if other is not q])
        f = top.lanes[q.lane]
        f.at.take(s, f, option)
        decide_lane(s, top, q.lane)
    if s.asked:
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
