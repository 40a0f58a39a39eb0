"""How much of the time in which this process computes each place may take: who asks for more waits, and nobody else.

A limit on requests or messages bounds what is counted, and not what it costs: a ping is no message, a refusal is an
answer too, and a move at a large table costs twenty times as much as one at a small table. What costs time is time, so
it is time that is counted here, in all that is done for a visitor: reading what comes, answering, and wording what a
move has brought. A place that has used up its share is read again when it has some, one connection after the other.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

from .addresses import network, place
from .quotas import NETWORK

T = TypeVar("T")
Work = Callable[[], None]
ASGI = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]

BURST = 0.3
"""Seconds of computing that a place may take at once; a network as many times more as its share is larger."""
SMALL = 0.001
"""Seconds that are not worth a note of their own."""
ROUND = 0.0001
"""What a turn of the loop costs besides."""
FULL = 10_000
"""So many accounts are looked through for those that are settled."""


class Shares:
    """``percent``: of the time of this process for one address; a network may have ``NETWORK`` times as much, up to
    60 percent."""

    def __init__(self, percent: float, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._share = percent / 100
        self._on = on
        self._clock = clock
        self._settled: dict[str, float] = {}
        """When what a place has taken is paid back."""
        self._waiting: dict[str, deque[Work]] = {}
        self._sweep_at = FULL

    # -- accounts ---------------------------------------------------

    def charge(self, host: str, seconds: float) -> None:
        """So many seconds were computed for somebody at an address."""
        if not self._on:
            return
        now = self._clock()
        for who, share in self._accounts(host):
            self._settled[who] = max(self._settled.get(who, now), now) + seconds / share
        if len(self._settled) > self._sweep_at:
            self._settled = {who: at for who, at in self._settled.items() if at > now}
            self._sweep_at = max(FULL, 2 * len(self._settled))

    def wait(self, host: str) -> float:
        """Seconds until an address may take more; 0: now."""
        now = self._clock()
        longest = max(self._settled.get(who, now) for who, _ in self._accounts(host))
        return max(0.0, longest - now - BURST / self._share)

    def _accounts(self, host: str) -> tuple[tuple[str, float], tuple[str, float]]:
        return (place(host), self._share), (f"in {network(host)}", min(NETWORK * self._share, max(self._share, 0.6)))

    # -- turns ---------------------------------------------------

    def when_free(self, host: str, work: Work) -> bool:
        """Do something for somebody now, or when their place has time again: then one thing after the other. False:
        later."""
        where = place(host)
        if where not in self._waiting and not self.wait(host):
            work()
            return True
        queue = self._waiting.get(where)
        if queue is None:
            queue = self._waiting[where] = deque()
            self._again(host)
        queue.append(work)
        return False

    async def turn(self, host: str) -> None:
        """Wait until a place has time."""
        mine = asyncio.get_running_loop().create_future()
        if not self.when_free(host, lambda: None if mine.done() else mine.set_result(None)):
            await mine

    def _again(self, host: str) -> None:
        asyncio.get_running_loop().call_later(self.wait(host), self._serve, host)

    def _serve(self, host: str) -> None:
        """The next one in the queue of a place; what it costs is known in the next round of the loop."""
        where = place(host)
        queue = self._waiting[where]
        if not self.wait(host):
            queue.popleft()()
        if queue:
            self._again(host)
        else:
            del self._waiting[where]

    # -- measuring ---------------------------------------------------

    def around(self, app: ASGI) -> ASGI:
        """An application that charges what each request costs in it, refusals too. One that a proxy has brought waits
        here for its turn: before, nobody knows whose it is."""

        async def charged(scope: Any, receive: Any, send: Any) -> None:
            client = scope.get("client")
            host = client[0] if client else ""
            if scope["type"] == "http":
                await self.turn(host)
            await self.charged(host, app(scope, receive, send))

        return charged

    def read(self, host: str, work: Work) -> None:
        """Do something, and charge what it costs."""
        began = time.thread_time()
        try:
            work()
        finally:
            self.charge(host, time.thread_time() - began + ROUND)

    async def charged(self, host: str, work: Coroutine[Any, Any, T]) -> T:
        """Do something, and charge what its steps cost; what it waits for costs nothing."""
        return await self._steps(host, work)

    @coroutine
    def _steps(self, host: str, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        send: Callable[[Any], Any] = work.send
        value: Any = None
        owed = 0.0
        while True:
            began = time.thread_time()
            waits_for = None
            try:
                waits_for = send(value)
            except StopIteration as e:
                return e.value  # type: ignore[no-any-return]
            finally:
                owed += time.thread_time() - began
                if owed > SMALL or waits_for is None:
                    self.charge(host, owed)
                    owed = 0.0
            try:
                send, value = work.send, (yield waits_for)
            except GeneratorExit:
                work.close()
                raise
            except BaseException as e:
                send, value = work.throw, e
