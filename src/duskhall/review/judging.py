"""What positions and moves of a game were worth: the chances at the start of each turn, each move beside the best."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from duskhall.bots.greedy.playing import Players
from duskhall.bots.levels.judge import chances
from duskhall.bots.levels.search import weigh
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.state import SPECTATOR
from duskhall.core.view import View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.core.state import State

    from .course import Course
    from .hints import Reason

CLEAR = 2.0
"""A difference counts when it is more than so many standard errors."""
LEAST = 0.01
"""What a move has to give away to count as a mistake."""
SEEDS = 1000
"""Deals that have numbers of their own for each decision."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Point:
    """The chances at the start of a turn."""

    place: int
    public: tuple[Estimate, ...]
    """Of each seat, by what everybody knows."""
    own: Estimate
    """Of the seat that is asked, by what it knows: its hand besides."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: what the move promised, and what the best one would have."""

    place: int
    made: float
    best: float
    option: int
    """The best option."""
    error: float
    """The standard error of the difference."""
    deals: int
    second: bool
    """It was weighed a second time."""

    @property
    def gap(self) -> float:
        return self.best - self.made

    @property
    def clear(self) -> bool:
        """The move gave something away, beyond doubt."""
        return self.second and self.gap >= LEAST and self.gap > CLEAR * self.error


@dataclass(frozen=True, slots=True)
class Why:
    """What speaks for the move that would have been better."""

    place: int
    reasons: tuple[Reason, ...]


Result = Point | Judged | Why


def backed_up(found: Course, results: Sequence[Result]) -> dict[int, Judged]:
    """Every decision by its place, the later of two judgements. A move is worth at least what its seat could still make
    of it: where nothing was drawn, shown or answered by others before the next decision, the best move there counts."""
    out: dict[int, Judged] = {}
    for r in results:
        if isinstance(r, Judged) and (r.place not in out or r.second):
            out[r.place] = r
    # In the order of the game, whoever worked them out in which order: sums of small numbers depend on it.
    out = {place: out[place] for place in sorted(out)}
    for place in reversed(out):
        follower = out.get(place + 1)
        if follower is not None and found.goes_on(place) and follower.best > out[place].made:
            r = out[place]
            out[place] = replace(r, made=follower.best, best=max(r.best, follower.best))
    return out


def point(found: Course, place: int, deals: int) -> Point:
    """The chances at the start of a turn, as far ahead as greedy play tells them."""
    moment = found.moments[place]
    public = public_chances(moment.state, deals, place)
    own = [chances(ahead(moment.view.sample(place * SEEDS + n)))[moment.seat] for n in range(deals)]
    return Point(place, public, estimate(own))


def public_chances(s: State, deals: int, seed: int) -> tuple[Estimate, ...]:
    """The chances of all seats by what everybody knows."""
    watching = View(s, SPECTATOR)
    rows = [chances(ahead(watching.sample(seed * SEEDS + n))) for n in range(deals)]
    return tuple(estimate([row[p] for row in rows]) for p in range(s.seats))


def judge(found: Course, place: int, deals: int) -> Judged:
    """A decision, weighed by what its seat knew: the first judgement, which finds out what to compare the move with."""
    moment = found.moments[place]
    rows = weigh(moment.view, moment.decision, deals=deals, seed=2 * _chain(found, place))
    made = next(row for row in rows if row.option == moment.option)
    best = rows[0]
    # What fell behind was tried on fewer deals: how far it is behind is told by those of both.
    return Judged(place, best.chance - made.gap, best.chance, best.option, made.error, made.deals, second=False)


def compare(found: Course, place: int, best: int, deals: int) -> Judged:
    """The move of a decision against the option that seemed best, on new deals: what the first judgement found by
    chance does not count again."""
    moment = found.moments[place]
    made, other = duel(moment.view, (moment.option, best), deals, 2 * _chain(found, place) + 1)
    gap = estimate([b - a for a, b in zip(made, other, strict=True)])
    mean = estimate(made).mean
    option = best if gap.mean > 0 else moment.option
    return Judged(place, mean, mean + max(0.0, gap.mean), option, gap.error, deals, second=True)


def _chain(found: Course, place: int) -> int:
    """The first of the decisions between which nothing happens: they are judged on the same deals."""
    while place and found.goes_on(place - 1):
        place -= 1
    return place


def duel(view: View, options: tuple[int, int], deals: int, seed: int) -> tuple[list[float], list[float]]:
    """The chances of the viewer after each of two options of its question, deal by deal."""
    out: tuple[list[float], list[float]] = ([], [])
    for n in range(deals):
        start = view.sample(seed * SEEDS + n)
        for rows, option in zip(out, options, strict=True):
            s = start.clone()
            q = next(q for q in s.asked if q.seat == view.seat)
            answer(s, q, options_of(s, q)[option])
            rows.append(chances(ahead(s, start.turn + start.seats))[view.seat])
    return out


def ahead(s: State, last: int = 0) -> State:
    """The position after greedy play up to the end of a turn; 0: until whoever plays now has had another turn. It
    changes the position it is given."""
    Players().play(s, last or s.turn + s.seats)
    return s


def estimate(rows: Sequence[float]) -> Estimate:
    n = len(rows)
    mean = sum(rows) / n
    spread = sum((row - mean) ** 2 for row in rows)
    return Estimate(mean, sqrt(spread / (n * (n - 1))) if n > 1 else 0.0)
