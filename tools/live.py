"""A server that really runs, and people who really play on it: for tests that crash it and for measuring.

Everything here waits for what it wants to see, and gives up after ``PATIENCE`` seconds.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from duskhall.server import wire

PATIENCE = float(os.environ.get("DUSKHALL_PATIENCE", "20"))
"""Seconds: many times what anything here takes, as the machine may be busy. Where it is busier still, name more."""

NO_TLS = False
"""Nothing here is encrypted, and reading the certificates of the world takes longer than a request."""

ADDRESS = re.compile(r"http://\S+:(\d+)")

Answer = wire.Ack | wire.Refused | wire.Ledger | wire.Reason | wire.Planned | wire.Hinted
"""What every message is answered with."""

T = TypeVar("T")
M = TypeVar("M", bound=msgspec.Struct)

encode = msgspec.json.encode
decode = msgspec.json.Decoder(wire.ToPage).decode


def wait_for(what: str, test: Callable[[], T | None], patience: float = PATIENCE) -> T:
    """The first result that counts as true. Raises TimeoutError."""
    until = time.monotonic() + patience
    while not (found := test()):
        if time.monotonic() > until:
            raise TimeoutError(what)
        time.sleep(0.01)
    return found


# ----------------------------------------------------------------------------------------------------------------------
# The server


class Server:
    """``duskhall serve`` in a process of its own, at a free port of this machine that it keeps when it starts again.

    What it says goes to ``log``, a file beside the data folder.
    """

    def __init__(
        self,
        data: Path,
        *,
        port: int = 0,
        options: Sequence[str] = (),
        env: Mapping[str, str] = {},
        descriptors: int = 0,
    ) -> None:
        """``descriptors``: as many as the system lets it have; 0: as many as this process."""
        self._descriptors = descriptors
        self.data = data
        self.port = port
        self.log = data.with_name(f"{data.name}.log")
        self._options = tuple(options)
        self._env = dict(env)
        self._process: subprocess.Popen[bytes] | None = None
        self.struck = False
        """SIGKILL was sent to the process that ran last."""
        self._orphans: list[int] = []

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def runs(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns when it answers. Raises RuntimeError if it ends instead."""
        assert self._process is None, "it runs already"
        self.struck = False
        command = [sys.executable, "-m", "duskhall", "serve", "--no-open", "--data", str(self.data)]
        command += ["--port", str(self.port), *self._options]
        if self._descriptors:
            command = ["sh", "-c", f'ulimit -n {self._descriptors}; exec "$@"', "sh", *command]
        with self.log.open("ab") as out:
            begin = out.tell()
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, env={**os.environ, **self._env}
            )
        try:
            if not self.port:
                self.port = wait_for("an address", lambda: self._announced(begin))
            wait_for("an answer", self._answers)
        except BaseException:
            self.kill()
            raise

    def said(self) -> str:
        """All that it has said since the beginning."""
        return self.log.read_text("utf-8", "replace")

    def _announced(self, begin: int) -> int:
        self._still_there()
        found = ADDRESS.search(self.log.read_bytes()[begin:].decode("utf-8", "replace"))
        return int(found[1]) if found else 0

    def _answers(self) -> bool:
        self._still_there()
        try:
            answer = httpx.get(f"{self.address}/healthz", timeout=PATIENCE, trust_env=False, verify=NO_TLS)
            return answer.status_code == 200
        except httpx.TransportError:
            return False

    def _still_there(self) -> None:
        if self._process is None or self._process.poll() is not None:
            raise RuntimeError(f"the server has ended:\n{self.said()[-2000:]}")

    def stop(self) -> int:
        """End it in order; its exit status."""
        return self._end(signal.SIGINT)

    def kill(self) -> None:
        """SIGKILL: it cannot do anything any more. Its workers are left to themselves, as in a real crash."""
        self.strike()
        self._end(signal.SIGKILL)

    def _end(self, by: signal.Signals) -> int:
        process, self._process = self._process, None
        assert process is not None, "it does not run"
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(by)
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise

    def signal(self, what: signal.Signals) -> None:
        assert self._process is not None, "it does not run"
        self._process.send_signal(what)

    def strike(self) -> None:
        """SIGKILL without waiting, from any thread; :meth:`kill` waits for the end."""
        process = self._process
        if process is not None:
            self._orphans += self.workers()
            self.struck = True
            process.send_signal(signal.SIGKILL)

    def restart(self) -> None:
        """Start again on the same data and port, after a kill or in order."""
        if self._process is not None:
            self.stop()
        self.start()

    def workers(self) -> list[int]:
        """The processes that the server has started, where the system tells."""
        try:
            return [int(pid) for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]
        except OSError:
            return []

    def left_behind(self, patience: float = PATIENCE) -> list[int]:
        """Workers of a server that was killed and that have not ended by themselves in this time."""

        def alive() -> list[int]:
            return [pid for pid in self._orphans if Path(f"/proc/{pid}").exists()]

        with contextlib.suppress(TimeoutError):
            wait_for("the end of the workers", lambda: not alive(), patience)
        return alive()


# ----------------------------------------------------------------------------------------------------------------------
# People


class ProblemError(Exception):
    """The API has refused something."""

    def __init__(self, status: int, problem: wire.Problem) -> None:
        super().__init__(f"{status} {problem.reason}: {problem.text}")
        self.status = status
        self.reason = problem.reason
        self.text = problem.text


def first_game(edition: str = "classic") -> wire.SetupRequest:
    return wire.SetupRequest(edition=edition, how="first")


def me(name: str = "") -> wire.NewSeat:
    return wire.NewSeat(kind="me", name=name)


def bot(name: str = "random") -> wire.NewSeat:
    return wire.NewSeat(kind="bot", bot=name)


def open_seat() -> wire.NewSeat:
    return wire.NewSeat(kind="open")


class Person:
    """Somebody with a cookie. Without a name they are a stranger who has none yet."""

    def __init__(self, address: str, name: str = "", *, language: str = "en", source: str = "") -> None:
        """``source``: the address of this machine from which they come, such as 127.0.0.2."""
        self.address = address
        self.language = language
        self.source = source
        headers = {"Origin": address, "Accept-Language": language}
        transport = httpx.HTTPTransport(verify=NO_TLS, local_address=source) if source else None
        self.http = httpx.Client(
            base_url=address, headers=headers, timeout=PATIENCE, trust_env=False, verify=NO_TLS, transport=transport
        )
        self.me = self.post("/api/me", wire.Me, wire.Name(name=name)) if name else None

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("duskhall") or ""

    def get(self, path: str, type: type[T], *, key: str = "") -> T:
        return self._asked("GET", path, type, key=key)

    def post(self, path: str, type: type[T], body: msgspec.Struct | None = None, *, key: str = "") -> T:
        return self._asked("POST", path, type, body, key=key)

    def _asked(self, method: str, path: str, type: type[T], body: msgspec.Struct | None = None, *, key: str = "") -> T:
        """What the API answers; ``str`` for text, ``None`` for nothing. Raises ProblemError."""
        headers = {"X-Table-Key": key} if key else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        answer = self.http.request(method, path, content=encode(body) if body is not None else None, headers=headers)
        if answer.is_error:
            raise ProblemError(answer.status_code, msgspec.json.decode(answer.content, type=wire.Problem))
        if type is str:
            return answer.text  # type: ignore[return-value]
        return msgspec.json.decode(answer.content, type=type) if answer.content else None  # type: ignore[return-value]

    # -- tables ---------------------------------------------------

    def create(
        self,
        *seats: wire.NewSeat,
        edition: str = "classic",
        setup: wire.SetupRequest | None = None,
        start: wire.From | None = None,
        **rules: Any,
    ) -> wire.Made:
        """A new table; ``rules``: fields of ``wire.TableOptions``, by default bots do not dawdle."""
        asked = None if start is not None else setup or first_game(edition)
        made = wire.NewTable(
            setup=asked, seats=list(seats), rules=wire.TableOptions(**{"pace": 0, **rules}), start=start
        )
        return self.post("/api/tables", wire.Made, made)

    def join(self, table: wire.Made, seat: int = 0) -> wire.Made:
        return self.post(f"/api/tables/{table.id}/join", wire.Made, wire.Join(key=table.key, seat=seat))

    def table(self, table: wire.Made) -> wire.Table:
        return self.get(f"/api/tables/{table.id}", wire.Table, key=table.key)

    def sit(self, table: wire.Made, seat: int, *, since: int = 0) -> Seat:
        """A socket at one's own seat."""
        hello = wire.Hello(protocol=wire.PROTOCOL, table=table.id, seat=seat, since=since)
        return Seat(self.address, hello, self.cookie, language=self.language, source=self.source)

    def watch(self, table: wire.Made, *, since: int = 0) -> Seat:
        hello = wire.Hello(protocol=wire.PROTOCOL, table=table.id, key=table.key, seat=wire.WATCHING, since=since)
        return Seat(self.address, hello, self.cookie, language=self.language, source=self.source)


# ----------------------------------------------------------------------------------------------------------------------
# Sockets


class Gone(Exception):
    """The server has closed the socket, or is no longer there. ``bye``: what it said before."""

    def __init__(self, bye: wire.Bye | None, code: int) -> None:
        super().__init__(f"{code} {bye.reason}: {bye.text}" if bye is not None else f"closed ({code})")
        self.bye = bye
        self.reason = bye.reason if bye is not None else ""
        self.code = code


class Seat:
    """A socket at a table. It keeps what the page would keep: the table, the last update, the log, the chat.

    Nothing is read in the background but into the buffer of the connection: messages count when they are asked for.
    """

    def __init__(
        self,
        address: str,
        hello: wire.Hello,
        cookie: str = "",
        *,
        origin: str = "",
        language: str = "en",
        source: str = "",
    ) -> None:
        self.hello = hello
        self.table: wire.Table | None = None
        self.update: wire.Update | None = None
        self.log: list[wire.Line] = []
        self.chats: list[wire.Chat] = []
        self.raw: list[str] = []
        """Every message as it came."""
        self.seen: list[wire.ToPage] = []
        self._bye: wire.Bye | None = None
        self._number = 0
        # Entered by hand: websockets 17.1 and newer warn otherwise, and older ones do not know legacy=True.
        self.socket = connect(
            f"ws{address.removeprefix('http')}/api/socket?lang={language}",
            origin=Origin(origin or address),
            additional_headers={"Cookie": f"duskhall={cookie}"} if cookie else None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
            max_queue=4096,
            compression=None,
            ping_interval=None,
            proxy=None,
            source_address=(source, 0) if source else None,
        ).__enter__()
        try:
            self.say(hello)
            self.welcome = self.wait(wire.Welcome)
            if self.table is not None and self.table.state != "waiting" and not self.table.readonly:
                self.wait(wire.Update)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def drop(self) -> None:
        """As when the network goes: no farewell."""
        self.socket.close_socket()

    # -- reading ---------------------------------------------------

    @property
    def version(self) -> int:
        return self.update.version if self.update is not None else 0

    @property
    def view(self) -> wire.View:
        assert self.update is not None, "the game has not begun"
        return self.update.view

    @property
    def question(self) -> wire.Question | None:
        return self.update.question if self.update is not None else None

    @property
    def ending(self) -> wire.Ending | None:
        return self.update.ending if self.update is not None else None

    def next(self, patience: float = PATIENCE) -> wire.ToPage:
        """The next message. Raises TimeoutError, or Gone."""
        try:
            data = self.socket.recv(timeout=patience)
        except ConnectionClosed as e:
            raise Gone(self._bye, e.rcvd.code if e.rcvd is not None else 1006) from None
        assert isinstance(data, str)
        message: wire.ToPage = decode(data)
        self.raw.append(data)
        self.seen.append(message)
        self._apply(message)
        return message

    def _apply(self, message: wire.ToPage) -> None:
        match message:
            case wire.Welcome(table=table) | wire.TableChanged(table=table):
                self.table = table
            case wire.Update(since=since):
                if since not in (0, self.version) and since != self.hello.since:
                    raise AssertionError(f"an update from version {since} on, but here is {self.version}")
                self.log = [*(self.log if since else ()), *message.log]
                self._fill_in(message)
                self.update = message
            case wire.Chat():
                self.chats.append(message)
            case wire.Bye():
                self._bye = message

    def _fill_in(self, update: wire.Update) -> None:
        """Everything of a view that was left out because it is as before."""
        if update.stacks_kept:
            update.view.stacks = self.view.stacks
        for n in update.seats_kept:
            update.view.seats.insert(n - 1, self.view.seats[n - 1])

    def wait(self, type: type[M], test: Callable[[M], bool] = lambda m: True, patience: float = PATIENCE) -> M:
        """The next message of a type for which the test holds; what comes before it is applied."""
        until = time.monotonic() + patience
        while True:
            message = self.next(max(0.0, until - time.monotonic()))
            if isinstance(message, type) and test(message):
                return message

    def until(self, test: Callable[[Seat], object], patience: float = PATIENCE) -> Seat:
        """Read until the test holds; it may hold already."""
        until = time.monotonic() + patience
        while not test(self):
            self.next(max(0.0, until - time.monotonic()))
        return self

    def asked(self, patience: float = PATIENCE) -> wire.Question | None:
        """Read until this seat is asked, or the game is over: then None."""
        return self.until(lambda s: s.question is not None or s.ending is not None, patience).question

    def closed(self, patience: float = PATIENCE) -> Gone:
        """Read until the server closes the socket; with what it said."""
        until = time.monotonic() + patience
        while True:
            try:
                self.next(max(0.0, until - time.monotonic()))
            except Gone as e:
                return e

    # -- speaking ---------------------------------------------------

    def say(self, message: wire.FromPage | str | bytes) -> None:
        """Send it; a structure, or anything else as it is. Raises Gone."""
        try:
            self.socket.send(message if isinstance(message, str | bytes) else encode(message).decode())
        except ConnectionClosed:
            # What it has said before is still to be read.
            raise self.closed() from None

    def number(self) -> int:
        """For the next message."""
        self._number += 1
        return self._number

    def ask(self, kind: Callable[..., wire.FromPage], **fields: Any) -> Answer:
        """Say it and read until it is answered."""
        n = self.number()
        self.say(kind(id=n, **fields))
        while True:
            message = self.next()
            if isinstance(message, Answer) and message.id == n:
                return message

    def act(self, kind: Callable[..., wire.FromPage], **fields: Any) -> wire.Ack:
        """Ask for something that has to be done."""
        answer = self.ask(kind, **fields)
        assert isinstance(answer, wire.Ack), answer
        return answer

    def refused(self, kind: Callable[..., wire.FromPage], **fields: Any) -> wire.Refused:
        """Ask for something that must not be done."""
        answer = self.ask(kind, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer

    def move(self, option: str, decision: int | None = None) -> wire.Ack | wire.Refused:
        """Take an option of the open question, or of another one."""
        if decision is None:
            assert self.question is not None, "nothing is asked"
            decision = self.question.number
        answer = self.ask(wire.Move, option=option, decision=decision)
        assert isinstance(answer, wire.Ack | wire.Refused)
        return answer

    def play(self, option: str) -> None:
        """Take an option that has to be accepted, and read until the update that it brings."""
        before = self.version
        answer = self.move(option)
        assert isinstance(answer, wire.Ack), answer
        self.until(lambda s: s.version > before)

    def options(self) -> list[str]:
        return [option.id for option in self.question.options] if self.question is not None else []
