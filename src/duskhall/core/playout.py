"""Play on at random: what a search asks of a position thousands of times, and the fast door for simulations in which
every seat chooses blindly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .machine import answer
from .options import list_options
from .state import TOP

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from .state import State


def play_on(s: State, chance: Sequence[Random], turns: int) -> int:
    """Every seat takes any of its legal options, each with a generator of its own, until the game is over or has lasted
    for so many turns. How many decisions there were: questions with at least two options.

    This is what :func:`machine.answer` and :func:`machine.advance` do in turns, in one loop."""
    s.moment += 1
    stack = s.stack
    if not stack:
        return 0
    f = stack[-1]
    o = f.at
    decisions = 0
    draws = [seat.random for seat in chance]
    while True:
        while not s.asked:
            if not stack:
                return decisions
            f = stack[-1]
            o = f.at
            while o.run(s, f):
                o = f.at
        if s.turn > turns:
            return decisions
        q = s.asked[0]
        options = s.options
        if options is None:
            options = list_options(s, q)
        n = len(options)
        if n > 1:
            decisions += 1
            option = options[int(draws[q.seat]() * n)]
        else:
            option = options[0]
        if q.lane == TOP:
            # Whoever asks for itself alone is still on top, at the step that asked.
            s.asked = ()
            o.take(s, f, option)
        else:
            answer(s, q, option, run=False)
