"""Whether the server can do its work: it can if it can store something."""

from __future__ import annotations

import asyncio
import time

from ..errors import StoreError
from ..store.store import Store

EVERY = 2.0
"""Seconds for which an answer holds: however many ask, the disk is written to this seldom."""
PATIENCE = 5.0
"""Seconds in which the store has to answer."""


class Health:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[StoreError | None] | None = None
        self._tried_at = 0.0

    async def trouble(self) -> StoreError | None:
        """Why nothing can be stored; None: all is well."""
        now = time.monotonic()
        if self._trial is None or (self._trial.done() and now - self._tried_at > EVERY):
            self._tried_at = now
            self._trial = asyncio.get_running_loop().create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> StoreError | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.try_writing()
        except TimeoutError:
            return StoreError("slow")
        except StoreError as e:
            return e
        return None
