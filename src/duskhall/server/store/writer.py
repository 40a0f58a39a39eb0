"""The threads that work on the database: one writes, and where the database allows it, another reads meanwhile.

What waits together is committed together, and a call that fails takes nothing of the others with it: each has a
savepoint of its own, or where these are dear all are done again, each alone. Where the connection is lost, nobody knows
whether the commit was carried out: all calls in it fail, and none is tried again.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..errors import StoreError
from .engine import Connection, Engine

logger = logging.getLogger(__name__)

T = TypeVar("T")

TOGETHER = 256
"""The most calls that are committed in one transaction."""
PATIENCE = 10.0
"""Seconds in which a database on the network has to carry out what waits together; then the connection is given up."""

EXPECTED = ("exists", "unknown", "full", "busy", "broken", "disk", "lost", "read-only", "not-allowed")
"""Reasons that whoever calls can tell apart."""


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
    """All calls to the database."""

    def __init__(self, engine: Engine, db: Connection) -> None:
        self._writing = Line(engine, db, "duskhall-store")
        self._reading = Line(engine, None, "duskhall-reads") if engine.reads_apart else self._writing
        self.closed = False

    async def call(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        if self.closed:
            raise StoreError("closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        line = self._writing if writes else self._reading
        line.jobs.put(Job(work, writes, loop, future))
        return await future

    def waiting(self) -> int:
        """How many calls have not been taken up yet."""
        return sum(line.jobs.qsize() for line in {self._writing, self._reading})

    async def close(self) -> None:
        """Finish all waiting work."""
        self.closed = True
        for line in {self._writing, self._reading}:
            line.jobs.put(None)
            await asyncio.to_thread(line.thread.join)


class Line:
    """A thread with a connection of its own, and the calls that wait for it. Without a connection it makes one when it
    is needed: at the beginning, and after one was lost."""

    def __init__(self, engine: Engine, db: Connection | None, name: str) -> None:
        self._engine = engine
        self._db = db
        self._busy_since = 0.0
        """When what is being done was begun; 0: nothing is."""
        self.jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name=name, daemon=True)
        self.thread.start()
        if engine.may_hang:
            threading.Thread(target=self._watch, name=f"{name}-watch", daemon=True).start()

    def _run(self) -> None:
        more = True
        while more:
            batch: list[Job[Any]] = []
            job = self.jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == TOGETHER:
                    break
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
            more = job is not None
            if batch:
                self._do(batch)
                _answer(batch)
        if self._db is not None:
            self._db.close()

    def _watch(self) -> None:
        """A network that swallows everything would hold the thread for ever."""
        while self.thread.is_alive():
            time.sleep(PATIENCE / 10)
            db, since = self._db, self._busy_since
            if db is not None and since and time.monotonic() - since > PATIENCE:
                self._engine.cut(db)

    def _do(self, batch: list[Job[Any]]) -> None:
        """All in one transaction; each alone where that fails as a whole (a full disk undoes all that came before)."""
        self._busy_since = time.monotonic()
        error = self._tried(batch)
        self._busy_since = 0.0
        if error is None:
            return
        if len(batch) > 1 and self._db is not None:
            for job in batch:
                self._do([job])
        else:
            for job in batch:
                job.result, job.error = None, error

    def _tried(self, batch: list[Job[Any]]) -> Exception | None:
        """The error of the whole transaction. Without a connection afterwards, its outcome is unknown."""
        try:
            self._together(self._ready(), batch)
        except Exception as e:
            error = self._explained(e)
            self._undo()
            if self._db is None and not isinstance(error, StoreError):
                # A call's own fault met with the end of the connection.
                error = StoreError("lost", why=type(error).__name__)
            return error
        return None

    def _ready(self) -> Connection:
        """A connection that is there. Raises StoreError."""
        if self._db is not None and self._engine.is_lost(self._db):
            self._lose(self._db)
        if self._db is None:
            self._db = self._engine.connect()
        return self._db

    def _undo(self) -> None:
        db = self._db
        if db is None:
            return
        with suppress(self._engine.errors):
            if db.in_transaction:
                db.execute("ROLLBACK")
                self._engine.settle(db)
        if self._engine.is_lost(db):
            self._lose(db)

    def _lose(self, db: Connection) -> None:
        self._db = None
        with suppress(self._engine.errors):
            db.close()

    def _together(self, db: Connection, batch: list[Job[Any]]) -> None:
        engine = self._engine
        begin = engine.begin_writing if any(job.writes for job in batch) else engine.begin_reading
        if begin:
            db.execute(begin)
        for job in batch:
            if engine.savepoints and len(batch) > 1:
                self._one_of_many(db, job)
            else:
                job.result, job.error = job.work(db), None
        if begin:
            db.execute("COMMIT")
        engine.settle(db)

    def _one_of_many(self, db: Connection, job: Job[Any]) -> None:
        db.execute("SAVEPOINT job")
        try:
            job.result, job.error = job.work(db), None
        except Exception as e:
            if not db.in_transaction:
                # The database has given up the whole of it.
                raise
            job.result, job.error = None, self._explained(e)
            db.execute("ROLLBACK TO SAVEPOINT job")
        db.execute("RELEASE SAVEPOINT job")

    def _explained(self, e: Exception) -> Exception:
        """The error for the caller: errors of the database in words, others as they are."""
        if not isinstance(e, self._engine.errors):
            return e
        reason = self._engine.reason_of(e)
        if reason not in ("exists", "unknown"):
            logger.error("the database has refused: %s", e)
        if reason == "not-writable":
            # The file was fine when the store was opened.
            reason = "disk"
        why = " ".join(str(e).split())
        return StoreError(reason if reason in EXPECTED else "failed", why=why, file=self._engine.name)


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
