"""The order of waiting work: in turn by place and table, and tables with people who look on before the
others."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

UNSEEN_AFTER = 8
"""One turn in so many goes to a table without watchers, so that it ends too."""


class Turn(NamedTuple):
    """The owner of the work."""

    seen: bool = True
    """Somebody waits for it at a page."""
    place: str = ""
    """The place of the owner: many tables at one place get no more turns than a single table."""
    table: str = ""


ANYBODY = Turn()

Waiting = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
"""By place and table, the next of each first."""


class Turns:
    """As a semaphore, but that those who wait come in turn."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[bool, Waiting] = {True: OrderedDict(), False: OrderedDict()}
        self._since_unseen = 0

    @contextlib.asynccontextmanager
    async def of(self, whose: Turn | str) -> AsyncIterator[None]:
        """A place while this lasts. A name alone is that of a person or table who waits at a page."""
        await self._take(Turn(place=whose) if isinstance(whose, str) else whose)
        try:
            yield
        finally:
            self._give_on()

    async def _take(self, turn: Turn) -> None:
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        tables = self._waiting[turn.seen].setdefault(turn.place, OrderedDict())
        tables.setdefault(turn.table, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                # The owner had this turn already.
                self._give_on()
            raise

    def _give_on(self) -> None:
        following = self._next()
        if following is None:
            self._free += 1
        else:
            following.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        unseen_first = self._since_unseen >= UNSEEN_AFTER - 1
        for seen in (False, True) if unseen_first else (True, False):
            found = _first(self._waiting[seen])
            if found is not None:
                self._since_unseen = self._since_unseen + 1 if seen else 0
                return found
        return None


def _first(waiting: Waiting) -> asyncio.Future[None] | None:
    """The next one, whose place and table then come last; one who does not wait any more is left out."""
    while waiting:
        place, tables = waiting.popitem(last=False)
        table, queue = tables.popitem(last=False)
        while queue and queue[0].done():
            queue.popleft()
        found = queue.popleft() if queue else None
        if queue:
            tables[table] = queue
        if tables:
            waiting[place] = tables
        if found is not None:
            return found
    return None
