"""Several servers, each a process of its own, for one club: what the tests of them have in common."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import httpx

from duskhall.server.store.rows import ActRow
from duskhall.server.store.store import Store
from tools.live import PATIENCE, Gone, Person, Seat, Server, wait_for

GOES_ON = 5.0
"""Seconds in which a table has to go on elsewhere."""


class Club(NamedTuple):
    url: str
    """Of the database."""
    servers: list[Server]


def slow(seconds: float) -> float:
    """So many seconds where nothing else runs: a busy machine takes longer by as much as it is busy."""
    return seconds * max(1.0, 2 * os.getloadavg()[0] / (os.cpu_count() or 1))


@contextlib.contextmanager
def club(folder: Path, url: str, servers: int = 2, *options: str) -> Iterator[list[Server]]:
    """So many servers on one database."""
    env = {"DUSKHALL_LIMITS": "off"}
    made = [Server(folder / f"data{n}", env=env, options=("--store", url, *options)) for n in range(servers)]
    with together(made):
        yield made


@contextlib.contextmanager
def together(servers: Sequence[Server]) -> Iterator[None]:
    """All of them run. They end at the same time: each spends a good part of it waiting."""
    with ThreadPoolExecutor(len(servers)) as threads, contextlib.ExitStack() as stack:
        stack.callback(lambda: list(threads.map(lambda server: server.__exit__(), servers)))
        for server in servers:
            server.start()
        yield


@contextlib.contextmanager
def everywhere(servers: Sequence[Server], person: Person) -> Iterator[list[Person]]:
    """Somebody who is signed in at one server, at each of them."""
    with contextlib.ExitStack() as stack:
        out = []
        for server in servers:
            one = stack.enter_context(Person(server.address, language=person.language))
            one.http.cookies.set("duskhall", person.cookie)
            out.append(one)
        yield out


class Cable:
    """A way to a port of this machine that can be cut: connections stay open, and nothing comes through any more."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._whole = threading.Event()
        self._whole.set()
        self._closed = False
        self._sockets: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def __enter__(self) -> Cable:
        return self

    def __exit__(self, *_: object) -> None:
        self._closed = True
        self._whole.set()
        for one in (self._listening, *self._sockets):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while not self._closed:
                here, _ = self._listening.accept()
                self._whole.wait()
                try:
                    there = socket.create_connection(("127.0.0.1", self._to))
                except OSError:
                    here.close()
                    continue
                self._sockets += [here, there]
                for ends in ((here, there), (there, here)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, of: socket.socket, to: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := of.recv(1 << 16):
                self._whole.wait()
                to.sendall(data)
        for one in (of, to):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def worker(url: str, log: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """``duskhall worker``, from when it is ready; whoever kills it meanwhile may do so."""
    command = [sys.executable, "-m", "duskhall", "worker", "--bus", url, *options]
    with log.open("wb") as out, subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out) as process:
        try:
            wait_for("a worker", lambda: process.poll() is not None or b"Ctrl-C" in log.read_bytes(), 3 * PATIENCE)
            assert process.poll() is None, log.read_text("utf-8", "replace")
            yield process
        finally:
            if process.poll() is None:
                process.terminate()
            process.wait(PATIENCE)


def come_back(open_seat: Callable[[], Seat], patience: float = 3 * GOES_ON) -> tuple[Seat, float]:
    """A page whose socket has broken off tries again until it is let in, as the real one does; the seconds it took."""
    began = time.monotonic()
    while True:
        try:
            return open_seat(), time.monotonic() - began
        except (Gone, OSError, httpx.HTTPError, TimeoutError) as e:
            assert not (isinstance(e, Gone) and e.bye is not None and not e.bye.again), e
            assert time.monotonic() - began < patience, e
            time.sleep(0.1)


async def stored_acts(url: str, table: str) -> list[ActRow]:
    store = await Store.open(url)
    try:
        return await store.acts(table)
    finally:
        await store.close()


def freeze(server: Server) -> None:
    """The process stands still and keeps its connections."""
    server.signal(signal.SIGSTOP)


def thaw(server: Server) -> None:
    server.signal(signal.SIGCONT)
