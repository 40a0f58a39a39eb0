"""Play on at random: what a search asks of a position thousands of times, and the fast door for simulations in which
every seat chooses blindly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .machine import answer
from .options import list_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .luck import Stream
    from .state import State


def play_on(s: State, chance: Sequence[Stream], turns: int) -> int:
    """Every seat takes any of its legal options, each with a stream of its own, until the game is over or has lasted
    for so many turns. How many decisions there were: questions with at least two options."""
    decisions = 0
    asked = s.asked
    while not s.over and s.turn <= turns:
        q = asked[0]
        options = q.options
        if options is None:
            options = list_options(s, q)
        n = len(options)
        if n > 1:
            decisions += 1
            answer(s, q, options[chance[q.seat].below(n)])
        else:
            answer(s, q, options[0])
    return decisions
