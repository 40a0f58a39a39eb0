"""What positions and moves of a game were worth: the chances at the start of each turn, each move beside the best."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

from duskhall.bots.greedy import GreedyBot
from duskhall.bots.levels.judge import chances
from duskhall.bots.levels.search import weigh
from duskhall.core.decision import Decision
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
TURNS = 3
"""So many turns are played on before a position is judged."""


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
    own = [chances(ahead(moment.view.sample(place * 1000 + n)))[moment.seat] for n in range(deals)]
    return Point(place, public, estimate(own))


def public_chances(s: State, deals: int, seed: int) -> tuple[Estimate, ...]:
    """The chances of all seats by what everybody knows."""
    watching = View(s, SPECTATOR)
    rows = [chances(ahead(watching.sample(seed * 1000 + n))) for n in range(deals)]
    return tuple(estimate([row[p] for row in rows]) for p in range(s.seats))


def judge(found: Course, place: int, deals: int, *, second: bool) -> Judged:
    """A decision, weighed by what its seat knew."""
    moment = found.moments[place]
    # The second pass deals anew: what the first one found by chance does not count again. Decisions between which
    # nothing happens are weighed on the same deals.
    start = place
    while start and found.goes_on(start - 1):
        start -= 1
    seed = 2 * start + second
    rows = weigh(moment.view, moment.decision, deals=deals, turns=TURNS, seed=seed)
    made = next(row for row in rows if row.option == moment.option)
    best = rows[0]
    return Judged(place, made.chance, best.chance, best.option, made.error, made.deals, second)


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
