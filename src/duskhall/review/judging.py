"""The work behind a review, cut into units that can be worked out one by one, anywhere and in any order.

Budgets are numbers of deals, never times: the same record gives the same review on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from duskhall.bots.greedy import GreedyBot
from duskhall.bots.levels.judge import chances
from duskhall.bots.levels.search import weigh
from duskhall.core.decision import Decision
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.state import SPECTATOR
from duskhall.core.view import View

from .course import Course, course

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from duskhall.core.state import State

TURNS = 3
"""So many turns are played on before a position is judged."""
CURVE_DEALS = 24
"""Deals for a point of the curve."""
FIRST_DEALS = 8
"""Deals for every decision, in the first pass,"""
SECOND_DEALS = 48
"""and for those that look like mistakes, in the second."""
MOST_AGAIN = 60
"""So many decisions are weighed a second time at most: those that seem to have given most away."""
MOST_TRIALS = 24_000
"""Trials (options times deals) of the first pass at most, and of the second: a very long game gets fewer deals."""
LEAST_DEALS = 2
SUSPECT = 0.01
"""What a move has to give away, by the first pass, to be weighed again."""

CURVE, FIRST, SECOND = "curve", "first", "second"


class Unit(NamedTuple):
    """A piece of the work."""

    what: str
    """CURVE, FIRST or SECOND."""
    place: int
    """Of the decision among those that stood."""
    deals: int
    trials: int
    """How much work it is."""


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


Result = Point | Judged


@lru_cache(maxsize=2)
def _course(text: str) -> Course:
    return course(text)


def first_units(text: str) -> list[Unit]:
    """What is to be done first. Raises NotationError or NotOver."""
    found = _course(text)
    asked = [(k, m.count) for k, m in enumerate(found.moments) if m.count > 1]
    deals = _affordable(FIRST_DEALS, sum(count for _, count in asked))
    points = [Unit(CURVE, k, CURVE_DEALS, 2 * CURVE_DEALS) for k in found.turns]
    return [*points, *[Unit(FIRST, k, deals, deals * count) for k, count in asked]]


def second_units(text: str, results: Sequence[Result]) -> list[Unit]:
    """What is to be done again with more deals, once the first units are done."""
    found = _course(text)
    judged = backed_up(found, results)
    suspects = [r for r in judged.values() if r.gap > max(SUSPECT, r.error)]
    again = {r.place for r in sorted(suspects, key=lambda r: (-r.gap, r.place))[:MOST_AGAIN]}
    again |= {place + 1 for place in again if found.goes_on(place) and place + 1 in judged}
    counts = {place: found.moments[place].count for place in sorted(again)}
    deals = _affordable(SECOND_DEALS, sum(counts.values()))
    return [Unit(SECOND, place, deals, deals * count) for place, count in counts.items()]


def backed_up(found: Course, results: Sequence[Result]) -> dict[int, Judged]:
    """Every decision by its place, the later of two judgements. A move is worth at least what its seat could still make
    of it: where nothing was drawn, shown or answered by others before the next decision, the best move there counts."""
    out: dict[int, Judged] = {}
    for r in results:
        if isinstance(r, Judged) and (r.place not in out or r.second):
            out[r.place] = r
    for place in sorted(out, reverse=True):
        follower = out.get(place + 1)
        if follower is not None and found.goes_on(place) and follower.best > out[place].made:
            r = out[place]
            out[place] = replace(r, made=follower.best, best=max(r.best, follower.best))
    return out


def _affordable(deals: int, options: int) -> int:
    return max(LEAST_DEALS, min(deals, MOST_TRIALS // max(1, options)))


def work(text: str, units: Sequence[Unit]) -> list[Result]:
    """Do some of the work on a record."""
    found = _course(text)
    return [_point(found, unit) if unit.what == CURVE else _judged(found, unit) for unit in units]


def all_work(text: str, progress: Callable[[int, int], None]) -> list[Result]:
    """Do all the work at once. ``progress`` is told how much is done, and of how much."""
    units = first_units(text)
    total = sum(unit.trials for unit in units)
    done = 0
    out: list[Result] = []
    for what in ("first", "second"):
        if what == "second":
            units = second_units(text, out)
            total += sum(unit.trials for unit in units)
        for unit in units:
            progress(done, total)
            out += work(text, [unit])
            done += unit.trials
    progress(done, total)
    return out


def _point(found: Course, unit: Unit) -> Point:
    moment = found.moments[unit.place]
    watching = View(moment.state, SPECTATOR)
    public = [chances(ahead(watching.sample(_seed(unit, n)))) for n in range(unit.deals)]
    own = [chances(ahead(moment.view.sample(_seed(unit, n))))[moment.seat] for n in range(unit.deals)]
    return Point(unit.place, tuple(estimate([row[p] for row in public]) for p in range(found.seats)), estimate(own))


def _seed(unit: Unit, n: int) -> int:
    return unit.place * 1000 + n


def _judged(found: Course, unit: Unit) -> Judged:
    moment = found.moments[unit.place]
    # The second pass deals anew: what the first one found by chance does not count again. Decisions between which
    # nothing happens are weighed on the same deals.
    start = unit.place
    while start and found.goes_on(start - 1):
        start -= 1
    seed = 2 * start + (unit.what == SECOND)
    rows = weigh(moment.view, moment.decision, deals=unit.deals, turns=TURNS, seed=seed)
    made = next(row for row in rows if row.option == moment.option)
    best = rows[0]
    return Judged(
        unit.place, made.chance, best.chance, best.option, made.error, made.deals, second=unit.what == SECOND
    )


def ahead(s: State, turns: int = TURNS) -> State:
    """The position after so many turns of greedy play, this one included. It changes the position it is given."""
    last = s.turn + turns - 1
    bots = [GreedyBot() for _ in range(s.seats)]
    views = [View(s, p) for p in range(s.seats)]
    while not s.over and s.turn <= last:
        q = s.asked[0]
        answer(s, q, options_of(s, q)[bots[q.seat].pick(views[q.seat], Decision(s, q))])
    return s


def estimate(rows: Sequence[float]) -> Estimate:
    n = len(rows)
    mean = sum(rows) / n
    spread = sum((row - mean) ** 2 for row in rows)
    return Estimate(mean, sqrt(spread / (n * (n - 1))) if n > 1 else 0.0)
