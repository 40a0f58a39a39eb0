"""Play on at random: what a search asks of a position thousands of times, and the fast door for simulations in which
every seat chooses blindly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .deciding import TOP
from .machine import answer, resolve
from .options import list_options
from .steps import STEPS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .luck import Stream
    from .state import State


def play_on(s: State, chance: Sequence[Stream], turns: int) -> int:
    """Every seat takes any of its legal options, each with a stream of its own, until the game is over or has lasted
    for so many turns. How many decisions there were: questions with at least two options.

    This is what :func:`machine.answer` and :func:`machine.advance` do in turns, in one loop."""
    decisions = 0
    steps = STEPS
    stack = s.stack
    asked = s.asked
    streams = list(chance)
    while s.turn <= turns:
        if not asked:
            if not stack:
                break
            f = stack[-1]
            o = f.at
            while steps[o.code](s, f, o):
                o = f.at
            continue
        q = asked[0]
        options = q.options
        if options is None:
            options = list_options(s, q)
        n = len(options)
        if n > 1:
            decisions += 1
            option = options[streams[q.seat].below(n)]
        else:
            option = options[0]
        if q.lane == TOP:
            del asked[0]
            resolve(s, stack[-1], q, option)
        else:
            answer(s, q, option, run=False)
    return decisions
