"""What a seat can do this turn, worked out beside the tables: once for each version of the game that a seat has."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from duskhall.core.view import View
from duskhall.telling.phrases import Phrases
from duskhall.text import reader, reading

from . import encode_plan, wire

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from duskhall.core.state import State

    from .services import Services
    from .session import Session

    Arguments = tuple[State, Sequence[str], int, str, bool, bool]

Worked = tuple[list[wire.Prospect], list[wire.Visit]]
NOTHING: Worked = ([], [])


class Planning:
    """The plans of one table. ``lines``: with the moves that lead there; without them verdicts alone."""

    def __init__(self, services: Services, *, lines: bool) -> None:
        self._services = services
        self._lines = lines
        self._made: dict[tuple[int, bool, str], tuple[int, asyncio.Future[Worked]]] = {}
        """For each seat, without and with chances, in each language: the version that was planned last, and what came
        of it or will."""

    def begin(self, session: Session, seat: int, *, chances: bool) -> asyncio.Future[Worked]:
        """What the seat can do as the game stands at this moment; nothing where it is not the seat's turn to decide."""
        version = session.version(seat)
        key = seat, chances, reader()
        known = self._made.get(key)
        if known is None or known[0] != version:
            work = self._work(session, seat, version, chances)
            known = self._made[key] = version, self._services.hold(work)
        return known[1]

    def _work(self, session: Session, seat: int, version: int, chances: bool) -> Coroutine[Any, Any, Worked]:
        view = session.game.view(seat)
        if not session.game.asks(seat) or seat != view.active:
            return _nothing()
        # The position is taken now; a pool may have other work first, and the game may go on meanwhile.
        arguments = view.sample(secrets.randbits(63)), session.p.names, seat, reader(), self._lines, chances
        return self._ask(arguments, lambda: session.version(seat) == version)

    async def _ask(self, arguments: Arguments, still: Callable[[], bool]) -> Worked:
        pool = self._services.slow_pool if arguments[-1] else self._services.pool
        return await pool.work(worked_out, *arguments, who="a plan", still=still) or NOTHING


async def _nothing() -> Worked:
    return NOTHING


def worked_out(state: State, names: Sequence[str], seat: int, language: str, lines: bool, chances: bool) -> Worked:
    """In a worker: the plan of a seat in a language. Whatever the seat may not know was dealt anew in this position.
    Without lines there are no visits: all that is in them is how to go about it."""
    view = View(state, seat)
    plan = view.plan()
    if plan is None:
        return NOTHING
    if chances:
        plan.chances()
    with reading(language):
        p = Phrases(names, state.rules, view.rooms)
        prospects = [encode_plan.prospect(view, p, found, lines=lines) for found in plan.prospects]
        return prospects, [encode_plan.visit(view, p, found) for found in plan.visits if lines]
