"""Whether another server can be reached. It may live, as the database knows, and be behind a network that swallows
everything between us; it may stand still. Who waits for it would hear nothing for as long as connections are kept."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from ..store.nodes import SILENT

if TYPE_CHECKING:
    import httpx

EVERY = 1.0
"""Seconds between an answer and the next question."""


class Reach:
    """Servers that somebody waits for are asked for a sign of life, once a second however many wait."""

    def __init__(self, headers: Callable[[], dict[str, str]]) -> None:
        """``headers``: by which another server knows that one of them asks."""
        self._headers = headers
        self._asking: dict[str, asyncio.Task[None]] = {}
        self._waiting: Counter[str] = Counter()

    @cached_property
    def _http(self) -> httpx.AsyncClient:
        # Read by those who have somebody to ask.
        import httpx

        return httpx.AsyncClient(trust_env=False, timeout=SILENT)

    async def close(self) -> None:
        if "_http" in self.__dict__:
            await self._http.aclose()

    async def until_lost(self, address: str) -> None:
        """Until the server at an address does not answer; after four seconds at most."""
        asking = self._asking.get(address)
        if asking is None or asking.done():
            asking = self._asking[address] = asyncio.create_task(self._ask(address))
        self._waiting[address] += 1
        try:
            await asyncio.shield(asking)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
                self._asking.pop(address).cancel()

    async def _ask(self, address: str) -> None:
        import httpx

        while True:
            await asyncio.sleep(EVERY)
            try:
                # Whatever it says: it has heard us.
                await self._http.head(f"{address}/", headers=self._headers())
            except httpx.HTTPError:
                return
