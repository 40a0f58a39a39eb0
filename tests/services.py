"""Other programs that tests need, real ones, each on a free port of this machine alone. ``make services`` installs
them."""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from uuid import uuid4

import psycopg

BEGINNING = 20.0
"""Seconds in which a program has to answer."""
PR_SET_PDEATHSIG = 1


def free_port() -> int:
    """A port of the loopback address that nobody has at this moment."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Redis:
    """A Redis that keeps nothing on disk. It can be killed, stopped for a while, and begun again at the same port."""

    def __init__(self, *more: str) -> None:
        """``more``: settings besides."""
        self.port = free_port()
        self._more = more
        self._folder = Path(tempfile.mkdtemp(prefix="duskhall-redis-"))
        self._process: subprocess.Popen[bytes] | None = None
        self.begin()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def begin(self) -> None:
        assert self._process is None, "it runs already"
        found = shutil.which("redis-server")
        assert found is not None, "redis-server is not installed: make services"
        settings = {
            "bind": "127.0.0.1",
            "port": str(self.port),
            "dir": str(self._folder),
            "save": "",
            "appendonly": "no",
            "maxmemory": "64mb",
        }
        options = [part for name, value in settings.items() for part in (f"--{name}", value)]
        self._process = subprocess.Popen([found, *options, *self._more], stdout=subprocess.DEVNULL)
        end = time.monotonic() + BEGINNING
        while not self._answers():
            assert self._process.poll() is None and time.monotonic() < end, "redis-server does not begin"
            time.sleep(0.01)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as one:
                one.sendall(b"PING\r\n")
                # One with a password says so.
                return one.recv(100).startswith((b"+PONG", b"-NOAUTH"))
        except OSError:
            return False

    def kill(self) -> None:
        """It is gone at once, with all it knew."""
        assert self._process is not None, "it does not run"
        self._process.kill()
        self._process.wait()
        self._process = None

    def freeze(self) -> None:
        """It answers nobody and keeps its connections, like a machine behind a cable that was pulled."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def __enter__(self) -> Redis:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL of the tests, with a role ``duskhall``; anybody on this machine is believed."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="duskhall-postgres-"))
        self._account = _unprivileged()
        if self._account:
            os.chown(self.folder, pwd.getpwnam(self._account).pw_uid, -1)
        self._run("initdb", "-U", "duskhall", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        self._process: subprocess.Popen[bytes] | None = None
        self._template = ""

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def begin(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            # The system outlives every test, so what was written is there.
            "fsync": "off",
            "shared_buffers": "32MB",
            "max_connections": "60",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [program("postgres"), "-D", str(self.data), *options],
                stdout=log,
                stderr=log,
                user=self._account,
                cwd="/",
                # It goes with us, too, where the tests are killed.
                preexec_fn=_dies_with_us,  # noqa: PLW1509
            )
        end = time.monotonic() + BEGINNING
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError((self.folder / "log").read_text("utf-8", "replace")) from None
                time.sleep(0.05)

    @property
    def runs(self) -> bool:
        return self._process is not None

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT ends it in order, and without waiting for those who are connected; SIGQUIT as a power cut would."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(BEGINNING)
            self._process = None

    def freeze(self) -> None:
        """All of it stands still, and the connections stay."""
        self._all(signal.SIGSTOP)

    def thaw(self) -> None:
        self._all(signal.SIGCONT)

    def _all(self, how: signal.Signals) -> None:
        """To the server and to its children, one for each connection."""
        assert self._process is not None, "it does not run"
        own = self._process.pid
        for pid in (own, *map(int, Path(f"/proc/{own}/task/{own}/children").read_text("ascii").split())):
            os.kill(pid, how)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://duskhall@127.0.0.1:{self.port}/{database}"

    def run(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as db:
            db.execute(statement.encode())

    @contextmanager
    def database(self, fill: Callable[[str], object] | None = None) -> Iterator[str]:
        """The URL of a database of one's own: an empty one, or a copy of what ``fill`` has made of its own."""
        name = f"t{uuid4().hex}"
        template = ""
        if fill is not None:
            if not self._template:
                self.run("CREATE DATABASE filled")
                fill(self.url("filled"))
                self._template = "filled"
            template = f" TEMPLATE {self._template}"
        self.run(f"CREATE DATABASE {name}{template}")
        try:
            yield self.url(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, tool: str, *args: str) -> None:
        command = [program(tool), "-D", str(self.data), *args]
        done = subprocess.run(command, user=self._account, cwd="/", capture_output=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr.decode("utf-8", "replace"))


def _dies_with_us() -> None:
    """In the child: Linux interrupts it when its parent is gone, which is the thread that began it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)


def _unprivileged() -> str | None:
    """The account that PostgreSQL runs as where we are root, which it refuses."""
    if os.geteuid() != 0:
        return None
    known = {one.pw_name for one in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def program(name: str) -> str:
    """A program of PostgreSQL: Debian keeps it beside the path, for each version."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(places[-1]) if places else shutil.which(name)
    if found is None:
        raise RuntimeError(f"PostgreSQL is not installed: there is no {name}. 'make services' installs it")
    return found


_running: list[Postgres] = []


def postgres() -> Postgres:
    """The one of this run of the tests, started when it is first needed."""
    if not _running:
        _running.append(Postgres())
    (server,) = _running
    if not server.runs:
        # Or a test that stopped it has failed.
        server.begin()
    return server


def close_all() -> None:
    while _running:
        _running.pop().close()
