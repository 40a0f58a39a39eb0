"""What every table of a server needs and none of them owns: the store, the bots, tasks beside, public names."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from duskhall.core.decision import Refused as CoreRefused

from ..errors import StoreError, Trouble
from ..limits.quotas import Quotas
from ..people.house import House
from ..store.store import Store
from .keeping import Keeping
from .pool import Pool

T = TypeVar("T")

log = logging.getLogger("duskhall.server")

TAGS = 10_000
"""Public names of people that are kept in memory."""


STANDS_BACK = 10
"""How far the slow pool stands back behind tables and bots."""
READING, STANDS_BEHIND = 5.0, 5
"""Seconds in which a text from outside is read and played, or a page of a replay made; how far that stands back."""


class Services:
    def __init__(
        self,
        store: Store,
        pool: Pool,
        quotas: Quotas | None = None,
        keeping: Keeping | None = None,
        around: Callable[[str, Pool], Pool] = lambda _, pool: pool,
    ) -> None:
        """``around``: what becomes of a pool of a name where others work for it."""
        self.store = store
        self.keeping = keeping or Keeping(store)
        self.quotas = quotas or Quotas()
        self.pool = pool
        self.house = House()
        self.slow_pool = around("slow", Pool(nice=STANDS_BACK))
        """For what may take seconds: it starts when it is first needed, and nobody's move waits for it."""
        self.desk = around("desk", Pool(nice=STANDS_BEHIND, patience=READING))
        """For what strangers bring, and for replays: it is read, played and worded there, and nothing in it can harm
        more than this process."""
        self.moves = 0
        """Acts taken since the server began."""
        self.closing = False
        self._tags: dict[str, str] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something beside; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def hold(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something that the caller waits for, and that goes on even if the caller leaves."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._held)
        return task

    def _held(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and isinstance(task.exception(), Trouble | CoreRefused | StoreError):
            # It is for the caller, and where that has left, for nobody.
            self._tasks.discard(task)
        else:
            self._done(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task has failed", exc_info=task.exception())

    def tag(self, person: str) -> str:
        """A short public name for a person: the same everywhere, and no way back to the person."""
        tag = self._tags.get(person)
        if tag is None:
            if len(self._tags) >= TAGS:
                self._tags.clear()
            tag = hmac.new(self.store.secret, f"tag {person}".encode(), hashlib.sha256).hexdigest()[:10]
            self._tags[person] = tag
        return tag

    async def close(self) -> None:
        """End everything that runs beside. The store is closed by the one who opened it."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.pool.close()
        self.slow_pool.close()
        self.desk.close()
