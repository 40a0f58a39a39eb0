"""A process of its own that thinks for servers, by a bus: bots, plans, hints, reviews, replays."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Sequence
from typing import Any

from redis.exceptions import RedisError
from saq import Worker

from ..services.pool import Pool
from ..services.services import READING, STANDS_BACK, STANDS_BEHIND
from .bus import ALIVE, EVERY, KINDS, client, queue_at, sign_of
from .jobs import JOBS, Outcome, carried_out, encode

log = logging.getLogger("duskhall.server")

WAITING = 1.0
"""Seconds after which it asks the bus anew whether there is work."""
GRACE = 8
"""Seconds in which work that was begun is brought to its end."""


class Quiet(Worker[Any]):
    """One queue; what the system says to the process is heard once for all."""

    SIGNALS: list[signal.Signals] = []  # noqa: RUF012


def pools(processes: int) -> dict[str, Pool]:
    """The processes for each kind of work; they begin when they are needed."""
    return {
        "bots": Pool(processes),
        "slow": Pool(processes, nice=STANDS_BACK),
        "desk": Pool(1, nice=STANDS_BEHIND, patience=READING),
    }


async def work(url: str, processes: int, bots: Sequence[str], ready: Callable[[], None]) -> None:
    """Until the process is told to stop. Raises RedisError and OSError where there is no bus at the beginning."""
    connection = client(url)
    await connection.ping()
    await connection.aclose()
    own = pools(processes)
    await own["bots"].warm()
    workers = [_worker(url, kind, pool, processes, bots) for kind, pool in own.items()]
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, stop.set)
    tasks = [asyncio.create_task(worker.start()) for worker in workers]
    telling = asyncio.create_task(_tell(url))
    ready()
    try:
        await stop.wait()
    finally:
        telling.cancel()
        for worker in workers:
            worker.event.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pool in own.values():
            pool.close()


def _worker(url: str, kind: str, pool: Pool, processes: int, bots: Sequence[str]) -> Worker[Any]:
    # Nothing is put off for later here, and the Redis knows by our own sign that we live.
    rarely: Any = {"worker_info": 60, "schedule": 60}
    functions = [(name, _function(name, pool, tuple(bots))) for name in JOBS]
    return Quiet(
        queue_at(url, kind),
        functions,
        concurrency=processes,
        dequeue_timeout=WAITING,
        shutdown_grace_period_s=GRACE,
        timers=rarely,
    )


def _function(name: str, pool: Pool, bots: tuple[str, ...]) -> Callable[..., Any]:
    async def think(_: Any, *, said: str) -> str:
        # What comes from the bus is read in a process that may be ended.
        found = await pool.work(carried_out, name, said, bots, who=f"job:{name}")
        return found if found is not None else encode(Outcome(failed="late")).decode()

    return think


async def _tell(url: str) -> None:
    """A sign of life for each kind of work, over and over."""
    connection = client(url)
    there = True
    while True:
        try:
            async with asyncio.timeout(ALIVE):
                for kind in KINDS:
                    await connection.set(sign_of(kind), 1, ex=ALIVE)
            if not there:
                log.warning("the bus is there again")
            there = True
        except (RedisError, OSError, TimeoutError) as e:
            if there:
                log.warning("the bus cannot be reached (%s)", type(e).__name__)
            there = False
        await asyncio.sleep(EVERY)
