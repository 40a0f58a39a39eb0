"""Plans of seats, and the results of their lines, worked out beside the tables: plans once for each
version of the game that a seat has."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

from duskhall.core.game import Game
from duskhall.core.plan.search import MOST
from duskhall.core.view import View
from duskhall.telling.phrases import Phrases
from duskhall.text import reader, reading

from .. import encode, wire
from ..game.session import ledger_of

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from duskhall.core.state import State
    from duskhall.telling.ledger import Told

    from ..game.session import Session
    from ..limits.turns import Turn
    from ..services.services import Services

    Arguments = tuple[State, Sequence[str], int, str, bool, bool]

WORK = 400_000
"""Positions that a plan looks at, times what each of them takes: a party of fifteen cards gets the usual number, one of
thirty a quarter of it."""

Worked = tuple[list[wire.Prospect], list[wire.Visit]]
NOTHING: Worked = ([], [])


class Planning:
    """The plans of one table. ``lines``: with the moves that lead there; without them verdicts alone."""

    def __init__(self, services: Services, turn: Callable[[], Turn], *, lines: bool) -> None:
        """``turn``: how the table stands in the queue, among those of its place."""
        self._services = services
        self._turn = turn
        self._lines = lines
        self._made: dict[tuple[int, bool, str], tuple[int, asyncio.Future[Worked]]] = {}
        """For each seat, without and with chances, in each language: the version that was planned last, and what came
        of it or will."""

    def begin(self, session: Session, seat: int, *, chances: bool) -> asyncio.Future[Worked]:
        """The seat's plan as the game is at this moment; none if it is not the seat's turn to decide."""
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
        return await pool.work(worked_out, *arguments, who="a plan", whose=self._turn(), still=still) or NOTHING

    async def after(self, session: Session, seat: int, figure: str, rank: int, moves: Sequence[str]) -> Told | None:
        """The entries behind a figure as they would be after a line; None where there are none. Raises Refused where
        it cannot be played."""
        state = session.game.view(seat).sample(secrets.randbits(63))
        work = state, session.p.names, seat, reader(), figure, rank, tuple(moves)
        found = await self._services.pool.work(summed_up, *work, who="sums", whose=self._turn())
        return found[0] if found is not None else None


async def _nothing() -> Worked:
    return NOTHING


def worked_out(state: State, names: Sequence[str], seat: int, language: str, lines: bool, chances: bool) -> Worked:
    """In a worker: the plan of a seat in a language. Whatever the seat may not know was dealt anew in this position.
    Without lines there are no visits: all that is in them is how to go about it."""
    view = View(state, seat)
    plan = view.plan(budget=min(MOST, max(1, WORK // max(1, view.effort))))
    if plan is None:
        return NOTHING
    if chances:
        plan.chances()
    with reading(language):
        p = Phrases(names, state.rules, view.rooms)
        best = plan.best
        prospects = [encode.prospect(view, p, found, first=found is best, lines=lines) for found in plan.prospects]
        return prospects, [encode.visit(view, p, found) for found in plan.visits if lines]


def summed_up(
    state: State, names: Sequence[str], seat: int, language: str, figure: str, rank: int, moves: Sequence[str]
) -> tuple[Told | None]:
    """In a worker: the entries behind a figure after a line, with luck that nobody can guess. Raises Refused."""
    line = Game(state, listen=False, history=False)
    for move in moves:
        line.answer(seat, move)
    view = line.view(seat)
    with reading(language):
        return (ledger_of(Phrases(names, state.rules, view.rooms), view, figure, rank),)
