"""Whether another server can be reached. It may live, as the database knows, and be behind a network that swallows
everything between us; it may stand still. Who waits for it would hear nothing for as long as connections are kept."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from ..store.nodes import SILENT

if TYPE_CHECKING:
    import httpx

EVERY = 1.0
"""Seconds between an answer and the next question."""
FRESH = 2.0
"""Seconds for which nobody tries once more what has just failed."""


class Reach:
    """Servers that somebody waits for are asked for a sign of life, once a second however many wait."""

    def __init__(self, headers: Callable[[], dict[str, str]]) -> None:
        """``headers``: by which another server knows that one of them asks."""
        self._headers = headers
        self._asking: dict[str, asyncio.Task[None]] = {}
        self._waiting: Counter[str] = Counter()
        self._missed: dict[str, tuple[float, float]] = {}
        """Since when a server has not been reached, and when that was last tried."""

    @cached_property
    def _http(self) -> httpx.AsyncClient:
        # Read by those who have somebody to ask.
        import httpx

        return httpx.AsyncClient(trust_env=False, timeout=SILENT)

    async def close(self) -> None:
        if "_http" in self.__dict__:
            await self._http.aclose()

    def heard(self, address: str) -> None:
        """A server has been reached."""
        self._missed.pop(address, None)

    def missed(self, address: str, waited: float = 0.0) -> None:
        """It has not, after so many seconds of waiting."""
        now = time.monotonic()
        since, _ = self._missed.get(address, (now - waited, now))
        self._missed[address] = since, now

    def is_cut_off(self, address: str) -> bool:
        """Whether a server has just not been reached, for so long that it would count as dead if it were: who is sent
        there need not wait for what nobody hears."""
        since, last = self._missed.get(address, (0.0, 0.0))
        return last - since >= SILENT and time.monotonic() - last < FRESH

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
            asked = time.monotonic()
            try:
                # Whatever it says: it has heard us.
                await self._http.head(f"{address}/", headers=self._headers())
            except httpx.HTTPError:
                self.missed(address, time.monotonic() - asked)
                return
            self.heard(address)
