"""Reviews of games that are over, worked out beside the tables in small pieces, and kept for whoever asks next."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING

from duskhall.core.move import Move
from duskhall.review import words as told
from duskhall.review import working
from duskhall.text import reader, reading

from .. import encode, wire
from ..errors import Trouble
from ..limits.turns import Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.review.course import Course
    from duskhall.review.judging import Result
    from duskhall.review.summing import Mistake, Review, Turning
    from duskhall.review.working import Unit
    from duskhall.telling.phrases import Phrases

    from ..services.services import Services

KEPT = 64
"""Reviews that stay in memory."""
PIECE = 400
"""Trials that are worked out at once: others get their turn in between, and none takes longer than a bot may."""
OF_A_PLACE = 8
"""Reviews under way of all people of one place; each keeps its record in memory."""


@dataclass(slots=True)
class Work:
    """A review that is being worked out, or was."""

    person: str
    """The person who asked for the review."""
    turn: Turn
    text: str
    """The record."""
    state: wire.ReviewState
    """How far it is; what came of it is in ``told``."""
    results: list[Result] = field(default_factory=list)
    told: dict[str, wire.Review] = field(default_factory=dict)
    """The review in words, for each language in which somebody has asked for it."""
    telling: set[str] = field(default_factory=set)
    """The languages in which it is being put into words."""


class Reviews:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._works: OrderedDict[str, Work] = OrderedDict()

    def state(self, id: str) -> wire.ReviewState:
        """How far the review of a replay is."""
        work = self._works.get(id)
        if work is None:
            return wire.ReviewState(state="none")
        self._works.move_to_end(id)
        if work.state.state != "done":
            return work.state
        language = reader()
        if language in work.told:
            return wire.ReviewState(state="done", done=1, review=work.told[language])
        if language not in work.telling:
            work.telling.add(language)
            self._services.spawn(self._tell(work, language))
        return wire.ReviewState(state="working", done=1)

    def begin(self, id: str, person: str, text: str, place: str = "") -> wire.ReviewState:
        """Begin the review of a record, unless it is there or under way. Raises Trouble: each person has one at a
        time, and those of one place take
        turns."""
        found = self.state(id)
        if found.state in ("working", "done"):
            return found
        under_way = [work for work in self._works.values() if work.state.state == "working"]
        ours = sum(work.turn.place == place for work in under_way) if place else 0
        if any(work.person == person for work in under_way) or ours >= OF_A_PLACE or len(under_way) >= KEPT:
            raise Trouble("review-busy", 429)
        work = self._works[id] = Work(person, Turn(place=place, table=person), text, wire.ReviewState(state="working"))
        self._forget()
        self._services.spawn(self._work(work, reader()))
        return work.state

    def _forget(self) -> None:
        """Only so many are kept; those under way are not counted out."""
        over = [id for id, work in self._works.items() if work.state.state != "working"]
        for id in over[: max(0, len(self._works) - KEPT)]:
            del self._works[id]

    async def _work(self, work: Work, language: str) -> None:
        """``language``: of the one who has asked first."""
        pool, text, results, turn = self._services.slow_pool, work.text, work.results, work.turn
        done = total = 0
        try:
            for phase in range(working.PHASES):
                units = await pool.work(working.units, text, results, phase, who="a review", whose=turn)
                if units is None:
                    return
                total += sum(unit.trials for unit in units)
                found: list[Result] = []
                for piece in pieces(units):
                    some = await pool.work(working.work, text, piece, results, who="a review", whose=turn)
                    if some is None:
                        return
                    found += some
                    done += sum(unit.trials for unit in piece)
                    work.state = wire.ReviewState(state="working", done=round(done / total, 3))
                results += found
            if await self._tell(work, language):
                work.state = wire.ReviewState(state="done", done=1)
        finally:
            if work.state.state == "working":
                work.state = wire.ReviewState(state="failed")

    async def _tell(self, work: Work, language: str) -> bool:
        """Put a review into words that is worked out; False if that has failed, and may be tried again."""
        try:
            asked = work.text, work.results, language
            told = await self._services.slow_pool.work(worked_out, *asked, who="a review", whose=work.turn)
            if told is not None:
                work.told[language] = told
            return told is not None
        finally:
            work.telling.discard(language)


def pieces(units: Sequence[Unit]) -> list[list[Unit]]:
    """The units in portions of about the same work."""
    sums, before = [], 0
    for unit in units:
        sums.append(before // PIECE)
        before += unit.trials
    rows = groupby(zip(sums, units, strict=True), lambda row: row[0])
    return [[unit for _, unit in some] for _, some in rows]


# ----------------------------------------------------------------------------------------------------------------------
# In the worker


def worked_out(text: str, results: Sequence[Result], language: str) -> wire.Review:
    """The review in the words of a language."""
    with reading(language):
        return _worded(working.course_of(text), working.finish(text, results))


def _worded(found: Course, review: Review) -> wire.Review:
    p = found.phrases
    return wire.Review(
        points=[
            wire.ReviewPoint(
                at=one.at,
                turn=one.turn,
                seat=encode.seat_number(one.seat),
                chances=[_short(chance) for chance in one.chances],
                error=_short(one.error),
            )
            for one in review.curve
        ],
        turning=[_turning(p, one) for one in review.turning],
        mistakes=[_mistake(p, found, one) for one in review.mistakes],
        shares=[
            wire.ReviewShare(
                seat=encode.seat_number(one.seat),
                start=_short(one.start),
                outcome=_short(one.outcome),
                given=_short(one.given),
                given_error=_short(one.given_error),
                gifts=_short(one.gifts),
                luck=_short(one.luck),
                luck_error=_short(one.luck_error),
                draws=_short(one.draws),
                others=_short(one.others),
                rest=_short(one.rest),
                draws_error=_short(one.draws_error),
                decisions=one.decisions,
                mistakes=one.mistakes,
            )
            for one in review.shares
        ],
        buys=[
            wire.ReviewBuy(seat=encode.seat_number(one.seat), card=one.card, text=told.purchase(p, one), paid=one.paid)
            for one in told.purchases(review.buys)
        ],
        decisions=review.decisions,
        again=review.again,
    )


def _short(n: float) -> float:
    return round(n, 4)


def _turning(p: Phrases, one: Turning) -> wire.ReviewTurning:
    return wire.ReviewTurning(
        at=one.at,
        turn=one.turn,
        seat=encode.seat_number(one.seat),
        gainer=encode.seat_number(one.gainer),
        change=_short(one.change),
        error=_short(one.error),
        text=next(iter(told.turning(p, one)[1:]), ""),
    )


def _mistake(p: Phrases, found: Course, one: Mistake) -> wire.ReviewMistake:
    moment = found.moments[one.place]
    view, asked = moment.view, told.question_of(moment.decision)
    return wire.ReviewMistake(
        at=one.at,
        turn=one.turn,
        seat=encode.seat_number(one.seat),
        move=told.sentence(told.step(p, view, Move.parse(one.move), asked)),
        better=told.sentence(told.step(p, view, Move.parse(one.better), asked)),
        why=told.sentence(told.reasons(p, view, one.whys)),
        lost=_short(one.lost),
        error=_short(one.error),
    )
