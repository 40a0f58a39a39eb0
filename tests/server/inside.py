"""Servers for the tests, over real sockets: one in a process of its own, or one inside this process that can be looked
into. People and seats come from ``tools.live``."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TypeVar

import uvicorn

from duskhall.server.app import make_app
from duskhall.server.limits.limits import SOCKET_BYTES
from duskhall.server.lobby.games import Games
from duskhall.server.settings import Settings
from duskhall.server.tables.table import Table
from duskhall.server.tables.tables import Tables
from tools.live import PATIENCE, Gone, Person, ProblemError, Seat, Server, bot, me, open_seat, wait_for

__all__ = [
    "PATIENCE",
    "Gone",
    "Inside",
    "Person",
    "ProblemError",
    "Seat",
    "Server",
    "bot",
    "me",
    "open_seat",
    "wait_for",
]

T = TypeVar("T")


def listening() -> socket.socket:
    """A socket at a free port. It names its protocol, as that of ``duskhall serve`` does: without it asyncio leaves
    Nagle's algorithm on, and many an answer comes 40 ms late."""
    made = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.bind(("127.0.0.1", 0))
    made.listen()
    return made


class Inside:
    """A server in a thread of this process. Everything about it is real but for the process."""

    def __init__(self, data: Path, *, limits: bool = False) -> None:
        self.app = make_app(Settings(data=data, limits=limits))
        self._socket = listening()
        # So that somebody who does not read is noticed after a few messages, not after megabytes.
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 15)
        self.port: int = self._socket.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            lifespan="off",
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=SOCKET_BYTES,
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._loop: asyncio.AbstractEventLoop | None = None
        self._failure: BaseException | None = None
        self.people: list[Person] = []

    async def _run(self) -> None:
        try:
            async with self.app.lifespan():
                self._loop = asyncio.get_running_loop()
                await self._server.serve([self._socket])
        except BaseException as e:
            self._failure = e

    def __enter__(self) -> Inside:
        self._thread.start()
        wait_for("the server", lambda: self._server.started or self._failure)
        if self._failure is not None:
            raise self._failure
        return self

    def __exit__(self, *_: object) -> None:
        for person in self.people:
            person.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive(), "the server does not stop"
        if self._failure is not None:
            raise self._failure

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def tables(self) -> Tables:
        found: Tables = self.app.state.tables
        return found

    @property
    def games(self) -> Games:
        found: Games = self.app.state.games
        return found

    def table(self, id: str) -> Table:
        return self.tables.awake[id]

    def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something in the loop of the server."""
        assert self._loop is not None

        async def done() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(done(), self._loop).result(PATIENCE)

    def do(self, work: Callable[[], T]) -> T:
        """The same for what does not wait for anything."""

        async def done() -> T:
            return work()

        return self.call(done)

    def person(self, name: str, language: str = "en") -> Person:
        """Somebody whose connection is closed with the server."""
        self.people.append(Person(self.address, name, language=language))
        return self.people[-1]


class Faults(logging.Handler):
    """Collects what the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(logging.Formatter().format(record))


@contextlib.contextmanager
def faultless() -> Iterator[Faults]:
    """Nothing in here may be logged as an error, by whomever."""
    faults = Faults()
    root = logging.getLogger()
    root.addHandler(faults)
    try:
        yield faults
    finally:
        root.removeHandler(faults)
    assert not faults.found, "\n".join(faults.found)
