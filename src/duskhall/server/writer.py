"""The one thread that works on the database.

What waits together is committed together; each call has a savepoint of its own, so one that fails takes nothing of the
others with it.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from . import sqlite
from .errors import StoreError
from .sqlite import Connection

logger = logging.getLogger(__name__)

T = TypeVar("T")

TOGETHER = 256
"""The most calls that are committed in one transaction."""


@dataclass(slots=True)
class Job(Generic[T]):
    """A call that waits for its turn. ``work`` may be run twice: it must depend on nothing but the database."""

    work: Callable[[Connection], T]
    writes: bool
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[T]
    result: T | None = None
    error: Exception | None = None


class Writer:
    """The one thread that works on the database."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.closed = False
        self._thread = threading.Thread(target=self._run, name="duskhall-store", daemon=True)
        self._thread.start()

    async def call(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        if self.closed:
            raise StoreError("closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, writes, loop, future))
        return await future

    async def close(self) -> None:
        """What waits is still done."""
        self.closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        more = True
        while more:
            batch: list[Job[Any]] = []
            job = self._jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == TOGETHER:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            more = job is not None
            if batch:
                self._do(batch)
                _answer(batch)
        self._db.close()

    def _do(self, batch: list[Job[Any]]) -> None:
        """All in one transaction; each alone where that fails as a whole (a full disk undoes all that came before)."""
        try:
            self._together(batch)
        except Exception as e:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            if len(batch) > 1:
                for job in batch:
                    self._do([job])
            else:
                batch[0].result, batch[0].error = None, _explained(e)

    def _together(self, batch: list[Job[Any]]) -> None:
        db = self._db
        db.execute(sqlite.BEGIN_WRITING if any(job.writes for job in batch) else sqlite.BEGIN_READING)
        for job in batch:
            db.execute("SAVEPOINT job")
            try:
                job.result, job.error = job.work(db), None
            except Exception as e:
                if not db.in_transaction:
                    # The database has given up the whole of it.
                    raise
                job.result, job.error = None, _explained(e)
                db.execute("ROLLBACK TO SAVEPOINT job")
            db.execute("RELEASE SAVEPOINT job")
        db.execute("COMMIT")


def _explained(e: Exception) -> Exception:
    """What the caller gets: errors of the database in words, others as they are."""
    if not isinstance(e, sqlite.Error):
        return e
    reason = sqlite.reason_of(e)
    if reason not in ("exists", "unknown"):
        logger.error("the database has refused: %s", e)
    return StoreError(reason if reason in ("exists", "unknown", "full", "busy", "broken") else "failed", why=str(e))


def _answer(batch: Iterable[Job[Any]]) -> None:
    """Wake those who wait: once for each loop, however many they are."""
    loops: dict[asyncio.AbstractEventLoop, list[Job[Any]]] = {}
    for job in batch:
        loops.setdefault(job.loop, []).append(job)
    for loop, jobs in loops.items():
        try:
            loop.call_soon_threadsafe(_wake, jobs)
        except RuntimeError:
            # The loop is gone, and with it whoever waited.
            continue


def _wake(jobs: list[Job[Any]]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
