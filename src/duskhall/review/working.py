"""The work behind a review, cut into units that can be worked out one by one, anywhere and in any order.

Budgets are numbers of deals, never times: the same record gives the same review on every machine.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from .course import Course, course
from .hints import reasons
from .judging import Judged, Result, Why, backed_up, compare, judge, point
from .summing import Review, summed, told_mistakes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

CURVE_DEALS = 24
"""Deals for a point of the curve."""
FIRST_DEALS = 8
"""Deals for every decision, in the first pass,"""
SECOND_DEALS = 48
"""and to compare a move that looks like a mistake with a better one, in the second."""
MOST_AGAIN = 80
"""So many decisions are judged a second time at most: those that seem to have given most away."""
MOST_TRIALS = 24_000
"""Trials (options times deals) of the first pass at most, and of the second: a very long game gets fewer deals."""
LEAST_DEALS = 2
SUSPECT = 0.01
"""What a move has to give away, by the first pass, to be weighed again."""

WHY_TRIALS = 100
"""What a plan is reckoned as, beside trials."""

CURVE, FIRST, SECOND, WHY = "curve", "first", "second", "why"
PHASES = 3
"""Each phase of the work needs the results of the one before."""


class Unit(NamedTuple):
    """A piece of the work."""

    what: str
    """CURVE, FIRST, SECOND or WHY."""
    place: int
    """Of the decision among those that stood."""
    deals: int
    trials: int
    """How much work it is."""


@lru_cache(maxsize=2)
def course_of(text: str) -> Course:
    """The course of a record; the last ones are kept. Raises NotationError or NotOver."""
    return course(text)


def units(text: str, results: Sequence[Result], phase: int) -> list[Unit]:
    """The units of a phase, from 0. Raises NotationError or NotOver."""
    return (_first, _second, _last)[phase](course_of(text), results)


def _first(found: Course, _results: Sequence[Result]) -> list[Unit]:
    """The curve, and every decision that a player made, with few deals."""
    asked = [(k, m.count) for k, m in enumerate(found.moments) if m.count > 1 and k >= found.led]
    deals = _affordable(FIRST_DEALS, sum(count for _, count in asked))
    points = [Unit(CURVE, k, CURVE_DEALS, 2 * CURVE_DEALS) for k in found.turns]
    return [*points, *[Unit(FIRST, k, deals, deals * count) for k, count in asked]]


def _second(found: Course, results: Sequence[Result]) -> list[Unit]:
    """What looks like a mistake, with more deals, and the decision after it where that belongs to it."""
    judged = backed_up(found, results)
    suspects = [r for r in judged.values() if r.gap > SUSPECT]
    again = {r.place for r in sorted(suspects, key=lambda r: (-r.gap, r.place))[:MOST_AGAIN]}
    again |= {place + 1 for place in again if found.goes_on(place) and place + 1 in judged}
    deals = _affordable(SECOND_DEALS, 2 * len(again))
    return [Unit(SECOND, place, deals, 2 * deals) for place in sorted(again)]


def _last(found: Course, results: Sequence[Result]) -> list[Unit]:
    """The reasons why other moves would have been better."""
    told = told_mistakes(found, backed_up(found, results))
    return [Unit(WHY, r.place, 0, WHY_TRIALS) for r in told]


def _affordable(deals: int, options: int) -> int:
    return max(LEAST_DEALS, min(deals, MOST_TRIALS // max(1, options)))


def work(text: str, some: Sequence[Unit], results: Sequence[Result]) -> list[Result]:
    """Do some of the work on a record. ``results``: those of the phases before."""
    found = course_of(text)
    judged = {} if all(unit.what in (CURVE, FIRST) for unit in some) else backed_up(found, results)
    return [_done(found, unit, judged) for unit in some]


def _done(found: Course, unit: Unit, judged: dict[int, Judged]) -> Result:
    if unit.what == CURVE:
        return point(found, unit.place, unit.deals)
    if unit.what == FIRST:
        return judge(found, unit.place, unit.deals)
    if unit.what == SECOND:
        return compare(found, unit.place, judged[unit.place].option, unit.deals)
    moment = found.moments[unit.place]
    return Why(unit.place, tuple(reasons(moment.view, moment.decision, judged[unit.place].option)))


def finish(text: str, results: Sequence[Result]) -> Review:
    """The review, once all phases are done."""
    return summed(course_of(text), results)


def review(text: str, progress: Callable[[int, int], None] = lambda done, total: None) -> Review:
    """The review of a record, in one go. ``progress`` is told how much is done, and of how much. Raises NotationError
    or NotOver."""
    out: list[Result] = []
    done = total = 0
    for phase in range(PHASES):
        some = units(text, out, phase)
        total += sum(unit.trials for unit in some)
        found: list[Result] = []
        for unit in some:
            progress(done, total)
            found += work(text, [unit], out)
            done += unit.trials
        out += found
    progress(done, total)
    return finish(text, out)
