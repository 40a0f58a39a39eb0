"""The bus: work of all servers that other processes do, on any machine. It carries texts through a Redis, by the queue
``saq``.

Nothing depends on it. What no worker has answered in time is worked out by the processes of this server, as without a
bus; whichever answer is there first counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError
from saq import Queue
from saq.job import Status
from saq.queue.redis import RedisQueue

from ..limits.turns import ANYBODY, Turn, Turns
from ..services.pool import Pool
from .jobs import NAME_OF, NotCarriedOut, answered, asked

T = TypeVar("T")

log = logging.getLogger("duskhall.server")
# It would tell of each try to reach a Redis that is gone.
logging.getLogger("saq").setLevel(logging.CRITICAL)

SENT = 32
"""Pieces of work of one kind that a server has out at a time; what waits beyond takes turns here."""
EVERY = 1.0
"""Seconds between two looks whether the bus and workers are there, and between two signs of a worker's life."""
ALIVE = 3
"""Seconds for which such a sign holds."""
KEPT = 10
"""Seconds for which the Redis keeps what has come of a job."""
LOOK = 0.25
"""Seconds after which a job is looked at though nothing was heard of it."""
BROKEN = (RedisError, OSError, TimeoutError, NotCarriedOut, RuntimeError, KeyError)
"""How a bus fails."""


class Kind(NamedTuple):
    """A queue of the bus."""

    late: float
    """Seconds after which a server does it itself, too."""
    patience: int
    """Seconds that a worker may take."""


KINDS = {"bots": Kind(2.0, 10), "slow": Kind(6.0, 10), "desk": Kind(2.0, 5)}


def queue_name(kind: str) -> str:
    return f"duskhall-{kind}"


def sign_of(kind: str) -> str:
    """The key that is there while a worker lives."""
    return f"duskhall:alive:{kind}"


def client(url: str) -> redis.Redis:
    """A connection that tries again, but not as fast as it can."""
    retry = Retry(ExponentialBackoff(cap=1.0, base=0.1), 3)
    made: redis.Redis = redis.Redis.from_url(
        url, retry=retry, retry_on_error=[redis.ConnectionError], socket_connect_timeout=2, socket_keepalive=True
    )
    return made


def queue_at(url: str, kind: str) -> Queue:
    return RedisQueue(client(url), name=queue_name(kind), max_concurrent_ops=2 * SENT)


class Bus:
    """The bus as a server has it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._client = client(url)
        self._queues: dict[str, Queue] = {}
        self._hearing: list[asyncio.Task[None]] = []
        self._alive: set[str] = set()
        """The kinds of work for which a worker lives."""
        self._was = True

    def has(self, kind: str) -> bool:
        """Whether somebody would do work of this kind."""
        return kind in self._alive

    def around(self, kind: str, own: Pool) -> Pool:
        """A pool that has others work first."""
        return Carried(self, kind, own)

    # -- whether it is there ---------------------------------------------------

    async def live(self) -> None:
        """For as long as the server runs."""
        while True:
            began = time.monotonic()
            try:
                async with asyncio.timeout(EVERY):
                    found = await self._client.mget([sign_of(kind) for kind in KINDS])
                self._alive = {kind for kind, sign in zip(KINDS, found, strict=True) if sign}
                if any(task.done() for task in self._hearing):
                    # The Redis was away between two looks.
                    await self._drop()
                if not self._queues:
                    self._open()
            except BROKEN as e:
                if self._alive or self._queues or self._was:
                    log.warning("the bus cannot be reached (%s): bots think here", type(e).__name__)
                self._was = False
                self._alive = set()
                await self._drop()
            else:
                if not self._was:
                    log.warning("the bus is there again")
                self._was = True
            await asyncio.sleep(max(0.05, began + EVERY - time.monotonic()))

    def _open(self) -> None:
        self._queues = {kind: queue_at(self._url, kind) for kind in KINDS}
        # Somebody always listens, so that no answer is missed in between.
        self._hearing = [asyncio.create_task(_hear(queue)) for queue in self._queues.values()]
        for task in self._hearing:
            task.add_done_callback(_settled)

    async def _drop(self) -> None:
        queues, self._queues = self._queues, {}
        hearing, self._hearing = self._hearing, []
        for task in hearing:
            task.cancel()
        for queue in queues.values():
            with contextlib.suppress(*BROKEN):
                async with asyncio.timeout(EVERY):
                    await queue.disconnect()

    async def close(self) -> None:
        self._alive = set()
        await self._drop()
        with contextlib.suppress(*BROKEN):
            await self._client.aclose()

    # -- work ---------------------------------------------------

    async def do(self, kind: str, name: str, said: str) -> str:
        """What a worker answers. Raises one of BROKEN."""
        queue = self._queues.get(kind)
        if queue is None:
            raise NotCarriedOut("no bus")
        key = secrets.token_hex(8)
        patience = KINDS[kind].patience
        ended = asyncio.Event()
        hearing = asyncio.create_task(queue.listen([key], lambda _, status: _note(ended, status), None))
        hearing.add_done_callback(_settled)
        try:
            job = await queue.enqueue(name, key=key, timeout=patience, ttl=KEPT, retries=1, said=said)
            if job is None:
                raise NotCarriedOut("not taken")
            try:
                return await _result(queue, key, ended)
            except asyncio.CancelledError:
                # It came too late; perhaps nobody has begun.
                with contextlib.suppress(*BROKEN):
                    async with asyncio.timeout(EVERY):
                        await queue.abort(job, "late", ttl=1)
                raise
        finally:
            hearing.cancel()


def _settled(task: asyncio.Task[Any]) -> None:
    """Nobody may be there any more who asks what has gone wrong."""
    if not task.cancelled():
        task.exception()


async def _hear(queue: Queue) -> None:
    await queue.listen(["nobody"], lambda *_: False, None)


def _note(ended: asyncio.Event, status: Status) -> bool:
    if status in (Status.COMPLETE, Status.FAILED, Status.ABORTED):
        ended.set()
        return True
    return False


async def _result(queue: Queue, key: str, ended: asyncio.Event) -> str:
    wait = LOOK
    while True:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await ended.wait()
        found = await queue.job(key)
        if found is None or found.status in (Status.FAILED, Status.ABORTED):
            raise NotCarriedOut("it has failed")
        if found.status == Status.COMPLETE:
            return str(found.result)
        ended.clear()
        wait = min(2 * wait, EVERY)


class Carried(Pool):
    """Work goes to the workers of the bus. What they do not do in time is done here."""

    def __init__(self, bus: Bus, kind: str, own: Pool) -> None:
        super().__init__()
        self._bus = bus
        self._kind = kind
        self._own = own
        self._out = Turns(SENT)

    async def warm(self) -> None:
        """Its own processes begin when they are needed."""

    async def work(
        self,
        do: Callable[..., T],
        *args: object,
        who: str,
        whose: Turn | str = ANYBODY,
        still: Callable[[], bool] = lambda: True,
    ) -> T | None:
        name = NAME_OF.get(do)
        if name is None or not self._bus.has(self._kind):
            return await self._own.work(do, *args, who=who, whose=whose, still=still)
        if self._asks_too_much(whose):
            return None
        async with self._counted(whose), self._out.of(whose):
            if not still():
                return None
            far = asyncio.create_task(self._bus.do(self._kind, name, asked(args)))
            far.add_done_callback(_settled)
            try:
                await asyncio.wait([far], timeout=KINDS[self._kind].late)
                if far.done():
                    try:
                        found: T = self._answered(name, far.result())
                        return found
                    except BROKEN as e:
                        log.info("%s is not worked out by others: %s", who, e)
                else:
                    log.warning("%s is late on the bus", who)
                near = asyncio.create_task(self._own.work(do, *args, who=who, whose=whose, still=still))
                return await self._first(name, far, near)
            finally:
                far.cancel()

    def _answered(self, name: str, said: str) -> Any:
        """What a worker has answered. Raises what the job raises, and NotCarriedOut."""
        try:
            found = answered(name, said)
        except NotCarriedOut:
            raise
        except Exception:
            self.carried += 1
            raise
        self.carried += 1
        return found

    async def _first(self, name: str, far: asyncio.Task[str], near: asyncio.Task[T | None]) -> T | None:
        """The answer that comes first; what others cannot do counts for nothing."""
        try:
            if not far.done():
                await asyncio.wait([far, near], return_when=asyncio.FIRST_COMPLETED)
            if not near.done() and far.done():
                with contextlib.suppress(*BROKEN):
                    found: T = self._answered(name, far.result())
                    return found
            return await near
        finally:
            near.cancel()

    @property
    def waiting(self) -> int:
        return super().waiting + self._own.waiting

    def close(self) -> None:
        super().close()
        self._own.close()
