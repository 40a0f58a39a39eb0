"""Which move is best? Every option is tried on the same deals: greedy play for a few turns, then a judgement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.bots.greedy.playing import Players
from duskhall.core.machine import answer
from duskhall.core.options import options_of

from .judge import chances

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.state import State
    from duskhall.core.view import View


@dataclass(frozen=True, slots=True)
class Weighed:
    """What an option promises to the seat that is asked."""

    option: int
    """Its place among the options of the decision."""
    chance: float
    """The chance of victory, on average over the deals."""
    error: float
    """The standard error of what it is behind the best option; 0 for the best itself."""
    deals: int
    """How many deals it was tried on: what falls behind is dropped."""


def weigh(view: View, decision: Decision, *, deals: int, turns: int = 3, seed: int = 0) -> list[Weighed]:
    """Every option of a decision, best first. The same view and seed give the same answer."""
    sums = [0.0] * decision.count
    players = Players()
    for deal in range(deals):
        start = view.sample(seed * 1000 + deal)
        for option in range(decision.count):
            sums[option] += chances(played_on(players, start.clone(), view.seat, option, turns))[view.seat]
    ranked = sorted(range(decision.count), key=lambda option: -sums[option])
    return [Weighed(option, sums[option] / deals, 0.0, deals) for option in ranked]


def played_on(players: Players, s: State, seat: int, option: int, turns: int) -> State:
    """The position after an option and so many turns of greedy play, this one included."""
    q = next(q for q in s.asked if q.seat == seat)
    last = s.turn + turns - 1
    answer(s, q, options_of(s, q)[option])
    players.play(s, last)
    return s
