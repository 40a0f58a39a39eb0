"""What the judgements of a game come to: the curve, its turning points, mistakes, luck and play of each seat, and what
became of the cards that were bought. ``docs/reviews.md`` explains the figures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING

from duskhall.core import events as ev

from .buys import Bought, bought
from .judging import CLEAR, Estimate, Judged, Point, Result, Why, backed_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .course import Course, Moment
    from .hints import Reason

MOST_MISTAKES = 5
"""Mistakes that are told of each seat."""
SWING = 0.05
"""How far the chances have to move in a turn to be a turning point."""
MOST_TURNING = 6


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The chances of all seats at the start of a turn, or at the end."""

    at: int
    """How many moves of the record come before it."""
    turn: int
    seat: int
    """Whose turn it is."""
    chances: tuple[float, ...]
    error: float


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that everybody saw in a turn."""

    kind: str
    """won, lost, bought, levelled, key or guardian."""
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn that moved the chances most."""

    at: int
    turn: int
    seat: int
    gainer: int
    """The seat whose chance changed most,"""
    change: float
    """by so much,"""
    error: float
    """give or take."""
    given: float
    """What the seat whose turn it was gave away in it,"""
    moves: int
    """by so many moves."""
    happened: tuple[Happening, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that gave something away."""

    place: int
    """Among the decisions that stood."""
    at: int
    turn: int
    seat: int
    move: str
    better: str
    chance: float
    """What the move promised."""
    lost: float
    """How much more the better one did,"""
    error: float
    """give or take."""
    deals: int
    whys: tuple[Reason, ...]
    """What speaks for the better move."""


@dataclass(frozen=True, slots=True)
class Share:
    """From the first turn to the outcome, for one seat: start − given + gifts + luck = outcome."""

    seat: int
    start: float
    outcome: float
    given: float
    """What its own moves gave away."""
    gifts: float
    """What the moves of others gave to it."""
    luck: float
    """All the rest, in three parts:"""
    draws: float
    """its own hands, against what could be expected of them;"""
    others: float
    """the hands of others;"""
    rest: float
    """the monsters that came, dice, and what no judgement foresaw."""
    decisions: int
    mistakes: int
    """How many of its decisions gave something away."""
    given_error: float
    luck_error: float
    draws_error: float


@dataclass(frozen=True, slots=True)
class Review:
    names: tuple[str, ...]
    length: int
    curve: tuple[CurvePoint, ...]
    turning: tuple[Turning, ...]
    mistakes: tuple[Mistake, ...]
    """Those of each seat that gave most away, the worst first."""
    shares: tuple[Share, ...]
    buys: tuple[Bought, ...]
    decisions: int
    """How many decisions were judged,"""
    again: int
    """and how many of them a second time."""


def summed(found: Course, results: Sequence[Result]) -> Review:
    """Put everything together."""
    whys = {r.place: r.reasons for r in results if isinstance(r, Why)}
    points = {r.place: r for r in results if isinstance(r, Point)}
    judged = backed_up(found, results)
    lost = {place: r for place, r in judged.items() if r.clear}
    return Review(
        found.names,
        found.length,
        _curve(found, points),
        _turning(found, points, lost),
        tuple(_mistake(found, r, whys.get(r.place, ())) for r in told_mistakes(found, judged)),
        tuple(_share(found, points, judged, lost, seat) for seat in range(found.seats)),
        tuple(bought(found)),
        len(judged),
        sum(r.second for r in judged.values()),
    )


# ----------------------------------------------------------------------------------------------------------------------
# The curve


def _curve(found: Course, points: dict[int, Point]) -> tuple[CurvePoint, ...]:
    out = []
    for place in found.turns:
        moment, rows = found.moments[place], points[place].public
        means = tuple(row.mean for row in rows)
        out.append(CurvePoint(moment.at, moment.state.turn, moment.state.active, means, _worst(rows)))
    out.append(CurvePoint(found.length, found.end.turn, found.end.active, tuple(found.outcome), 0.0))
    return tuple(out)


def _worst(rows: Sequence[Estimate]) -> float:
    return max(row.error for row in rows)


def _turning(found: Course, points: dict[int, Point], lost: dict[int, Judged]) -> tuple[Turning, ...]:
    curve = _curve(found, points)
    out = []
    for n, (before, after) in enumerate(pairwise(curve)):
        changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        gainer = max(range(found.seats), key=lambda p: (abs(changes[p]), -p))
        error = sqrt(before.error**2 + after.error**2)
        if abs(changes[gainer]) < SWING or abs(changes[gainer]) <= CLEAR * error:
            continue
        first = found.turns[n]
        last = found.turns[n + 1] if n + 1 < len(found.turns) else len(found.moments)
        gaps = [lost[k].gap for k in range(first, last) if k in lost and found.moments[k].seat == before.seat]
        happened = _happened(found.moments[first:last])
        out.append(
            Turning(before.at, before.turn, before.seat, gainer, changes[gainer], error, sum(gaps), len(gaps), happened)
        )
    strongest = sorted(out, key=lambda row: (-abs(row.change), row.at))[:MOST_TURNING]
    return tuple(sorted(strongest, key=lambda row: row.at))


def _happened(moments: Sequence[Moment]) -> tuple[Happening, ...]:
    """What everybody saw in these moves, in order."""
    out = []
    for e in (e for moment in moments for e in moment.events):
        match e:
            case ev.BattleCompared(won=False):
                out.append(Happening("lost", e.seat - 1, e.card))
            case ev.BattleCompared() | ev.MonsterDefeated():
                out.append(Happening("won", e.seat - 1, e.card))
            case ev.CardBought():
                out.append(Happening("bought", e.seat - 1, e.card))
            case ev.HeroLeveled():
                out.append(Happening("levelled", e.seat - 1, e.into))
            case ev.KeyFound():
                out.append(Happening("key", e.seat - 1, ""))
            case ev.GuardianSummoned():
                out.append(Happening("guardian", moments[0].state.active, e.card))
    return tuple(out)


# ----------------------------------------------------------------------------------------------------------------------
# Play and luck


def told_mistakes(found: Course, judged: dict[int, Judged]) -> list[Judged]:
    """Those of each seat that gave most away, the worst first."""
    out: list[Judged] = []
    told: Counter[int] = Counter()
    for r in sorted(judged.values(), key=lambda r: (-r.gap, r.place)):
        seat = found.moments[r.place].seat
        if r.clear and told[seat] < MOST_MISTAKES:
            told[seat] += 1
            out.append(r)
    return out


def _mistake(found: Course, r: Judged, whys: tuple[Reason, ...]) -> Mistake:
    moment = found.moments[r.place]
    return Mistake(
        place=r.place,
        at=moment.at,
        turn=moment.state.turn,
        seat=moment.seat,
        move=moment.move,
        better=moment.decision.options[r.option],
        chance=r.made,
        lost=r.gap,
        error=r.error,
        deals=r.deals,
        whys=whys,
    )


def _share(
    found: Course, points: dict[int, Point], judged: dict[int, Judged], lost: dict[int, Judged], seat: int
) -> Share:
    start = _curve(found, points)[0].chances[seat]
    own = [r for place, r in judged.items() if found.moments[place].seat == seat]
    given = [r for place, r in lost.items() if found.moments[place].seat == seat]
    gifts = sum(
        r.gap * _part(found, points, place, seat) for place, r in lost.items() if found.moments[place].seat != seat
    )
    draws = others = spread = 0.0
    for place in found.turns:
        drawer, point = found.moments[place].seat, points[place]
        luck = point.own.mean - point.public[drawer].mean
        error = point.own.error**2 + point.public[drawer].error ** 2
        part = 1.0 if drawer == seat else -_part(found, points, place, seat)
        if drawer == seat:
            draws += luck
        else:
            others += part * luck
        spread += part * part * error
    outcome = found.outcome[seat]
    lost_sum = sum(r.gap for r in given)
    luck = outcome - start + lost_sum - gifts
    errors = [
        r.error**2 * (1.0 if found.moments[place].seat == seat else _part(found, points, place, seat) ** 2)
        for place, r in lost.items()
    ]
    return Share(
        seat,
        start,
        outcome,
        lost_sum,
        gifts,
        luck,
        draws,
        others,
        luck - draws - others,
        len(own),
        len(given),
        sqrt(sum(r.error**2 for r in given)),
        sqrt(sum(errors)),
        sqrt(spread),
    )


def _part(found: Course, points: dict[int, Point], place: int, seat: int) -> float:
    """What a seat gets of what another one loses in a decision: all of it between two, else by its chance then."""
    loser = found.moments[place].seat
    turn = max(k for k in found.turns if k <= place)
    chances = [row.mean for row in points[turn].public]
    others = sum(chance for p, chance in enumerate(chances) if p != loser)
    return chances[seat] / others if others > 0 else 1 / (found.seats - 1)
