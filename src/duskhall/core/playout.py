"""Random playouts, in one fast loop: for searches, and for simulations in which every seat chooses at random."""

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
    """Let every seat choose at random, each with a generator of its own, until the game is over or has lasted so many
    turns. Returns the number of decisions: questions with at least two options.

    One loop that does the work of :func:`machine.answer` and :func:`machine.advance`."""
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
            # A step that asks for itself alone is still on top.
            s.asked = ()
            o.take(s, f, option)
        else:
            answer(s, q, option, run=False)
