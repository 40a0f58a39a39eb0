"""Hints, worked out beside the tables: once for each version of the game that a seat has."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from duskhall.core.decision import Decision
from duskhall.core.view import View
from duskhall.review import words as told
from duskhall.review.hints import hint
from duskhall.telling.phrases import Phrases
from duskhall.text import reader, reading

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from duskhall.core.state import State

    from ..game.session import Session
    from ..limits.turns import Turn
    from ..services.services import Services


class Hinted(NamedTuple):
    option: str
    text: tuple[str, ...]


NOTHING = Hinted("", ())


class Hinting:
    """The hints of one table."""

    def __init__(self, services: Services, turn: Callable[[], Turn]) -> None:
        """``turn``: how the table stands in the queue, among those of its place."""
        self._services = services
        self._turn = turn
        self._made: dict[tuple[int, str], tuple[int, asyncio.Future[Hinted]]] = {}
        """For each seat and language: the version for which a hint was asked last, and what came of it or will."""

    def begin(self, session: Session, seat: int) -> asyncio.Future[Hinted]:
        """The hint for the question that a seat has at this moment; nothing where it has none."""
        version = session.version(seat)
        key = seat, reader()
        known = self._made.get(key)
        if known is None or known[0] != version:
            known = self._made[key] = version, self._services.hold(self._work(session, seat, version))
        return known[1]

    def _work(self, session: Session, seat: int, version: int) -> Coroutine[Any, Any, Hinted]:
        if not session.game.asks(seat):
            return _nothing()
        # The position is taken now, with everything dealt anew that the seat may not know.
        state = session.game.view(seat).sample(secrets.randbits(63))
        return self._ask(state, session.p.names, seat, lambda: session.version(seat) == version)

    async def _ask(self, state: State, names: Sequence[str], seat: int, still: Callable[[], bool]) -> Hinted:
        pool = self._services.slow_pool
        work = state, names, seat, reader()
        return await pool.work(worked_out, *work, who="a hint", whose=self._turn(), still=still) or NOTHING


async def _nothing() -> Hinted:
    return NOTHING


def worked_out(state: State, names: Sequence[str], seat: int, language: str) -> Hinted:
    """In a worker: the hint for a seat that is asked, in a language."""
    view = View(state, seat)
    decision = Decision(state, next(q for q in state.asked if q.seat == seat))
    found = hint(view, decision)
    with reading(language):
        p = Phrases(names, state.rules, view.rooms)
        return Hinted(decision.options[found.option], tuple(told.hint(p, view, found)))
