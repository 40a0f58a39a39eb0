"""The socket of one seat or spectator: reads what the page says, answers each message, tells what the table tells."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from duskhall.core.decision import Refused as CoreRefused
from duskhall.core.state import SPECTATOR
from duskhall.text import reader

from . import encode, lessons, limits, wire
from .errors import Trouble
from .services import Services
from .table import Table
from .viewer import Viewer

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("duskhall.server")

PATIENCE = 10.0
"""Seconds in which the first message must come."""

SOCKETS = 100
"""Sockets that an address may have open: a whole club may share one."""

GONE_ALREADY = (WebSocketDisconnect, WebSocketException, RuntimeError, OSError)
"""What sending to a page says that has left."""

BAD, GONE = 4400, 4001
"""Why a socket is closed: the page did something wrong, or the table has gone."""

Socket = WebSocket[Any, Any, Any]

decode = msgspec.json.Decoder(wire.FromPage).decode


@websocket("/api/socket", opt={"socket": True})
async def socket(socket: Socket) -> None:
    """One seat of one table, or somebody who watches. Messages: ``wire.FromPage`` and ``wire.ToPage``."""
    await socket.accept()
    server = socket.app.state
    tables: Tables = server.tables
    address = socket.client.host if socket.client else ""
    tables.sockets[address] += 1
    try:
        connection = await asyncio.wait_for(_opened(socket, tables, address), PATIENCE)
        await connection.run(socket)
    except TimeoutError:
        await _bye(socket, Trouble("hello-first", 400))
    except Trouble as e:
        await _bye(socket, e)
    except (WebSocketDisconnect, WebSocketException):
        return
    finally:
        tables.sockets[address] -= 1
        if not tables.sockets[address]:
            del tables.sockets[address]


async def _opened(socket: Socket, tables: Tables, address: str) -> Connection:
    """What a page has opened, after it has said who wants to look at which table. Raises Trouble."""
    server = socket.app.state
    if not server.origin_allowed(socket):
        raise Trouble("origin", 403)
    if tables.sockets[address] > SOCKETS and server.settings.limits:
        raise Trouble("many-sockets", 429, most=SOCKETS)
    server.limits.take(limits.REQUEST, address)
    person = await server.people.of(socket)
    hello = _parsed(await socket.receive_data(mode="text"))
    if not isinstance(hello, wire.Hello):
        raise Trouble("hello-first", 400)
    if hello.protocol != wire.PROTOCOL:
        raise Trouble("protocol", 400)
    seat = encode.seat_of(hello.seat)
    who = person.id if person is not None else ""
    table, member = await tables.enter(hello.table, who, hello.key, seat)
    viewer = Viewer(who, seat, max(0, hello.since), member=member, language=reader())
    name = table.seats[seat].name if seat != SPECTATOR else person.name if person is not None else ""
    return Connection(tables.services, table, viewer, name, server.limits)


def _parsed(data: str) -> wire.FromPage:
    if len(data) > limits.SOCKET_BYTES:
        raise Trouble("too-large", 413)
    try:
        message: wire.FromPage = decode(data)
        return message
    except msgspec.ValidationError as e:
        raise Trouble("bad-message", 400, why=str(e)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Trouble("not-json", 400) from None


async def _bye(socket: Socket, e: Trouble) -> None:
    log.info("socket refused: %s", e.reason)
    with contextlib.suppress(*GONE_ALREADY):
        message = encode.bye(e, again=e.status >= 500)
        await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
        await socket.close(BAD)


class Connection:
    """What a page has opened: one viewer at one table."""

    def __init__(self, services: Services, table: Table, viewer: Viewer, name: str, rates: limits.Limits) -> None:
        self.services = services
        self.table = table
        self.viewer = viewer
        self.name = name
        self._rates = rates
        self._logged: set[str] = set()

    async def run(self, socket: Socket) -> None:
        try:
            await self.table.enter(self.viewer)
        except BaseException:
            self.table.leave(self.viewer)
            raise
        tasks = [asyncio.create_task(work) for work in (self._write(socket), self._listen(socket), self._cut())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if task.exception() is not None and not isinstance(task.exception(), GONE_ALREADY):
                    log.error("a socket has failed", exc_info=task.exception())
            await self._last_words(socket)
        finally:
            self.table.leave(self.viewer)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(*GONE_ALREADY):
                await socket.close(GONE)

    async def _write(self, socket: Socket) -> None:
        while True:
            await socket.send_data((await self.viewer.out.get()).decode(), mode="text")

    async def _cut(self) -> None:
        await self.viewer.cut.wait()

    async def _last_words(self, socket: Socket) -> None:
        """A table that closes a socket has said why."""
        with contextlib.suppress(TimeoutError, *GONE_ALREADY):
            async with asyncio.timeout(1):
                while self.viewer.cut.is_set() and not self.viewer.out.empty():
                    await socket.send_data(self.viewer.out.get_nowait().decode(), mode="text")

    async def _listen(self, socket: Socket) -> None:
        who = f"socket {id(self.viewer)}"
        while True:
            number = 0
            try:
                data = await socket.receive_data(mode="text")
                # Before it is read: what cannot be read counts too.
                self._rates.take(limits.MESSAGE, who)
                message = _parsed(data)
                number = 0 if isinstance(message, wire.Hello) else message.id
                # What was begun is brought to its end, even if the page is closed meanwhile.
                await asyncio.shield(self.services.hold(self._take(message)))
            except Trouble as e:
                if e.reason not in self._logged:
                    # Once for each socket: nobody shall fill the log.
                    self._logged.add(e.reason)
                    log.info("table %s: refused: %s", self.table.row.id, e.reason)
                self.viewer.send(wire.Refused(id=number, reason=e.reason, text=e.text))
                if e.reason == "too-fast":
                    await asyncio.sleep(1)
            except CoreRefused as e:
                self.viewer.send(wire.Refused(id=number, reason=e.reason, text=self.table.refusal(e)))
            except (WebSocketDisconnect, WebSocketException):
                return

    def _seat(self) -> int:
        seat = self.viewer.seat
        if seat == SPECTATOR or self.table.owner(seat) != self.viewer.person:
            raise Trouble("not-your-seat", 403)
        return seat

    async def _take(self, message: wire.FromPage) -> None:
        table, viewer = self.table, self.viewer
        match message:
            case wire.Move(id=n, decision=decision, option=option):
                await table.move(self._seat(), option, decision)
            case wire.Pass(id=n):
                await table.pass_on(self._seat())
            case wire.Undo(id=n):
                await table.undo(self._seat())
            case wire.Propose(id=n, what=what):
                await table.propose(self._seat(), what)
            case wire.Vote(id=n, yes=yes):
                await table.vote(self._seat(), yes=yes)
            case wire.Away(id=n, away=away):
                await table.away(self._seat(), away=away)
            case wire.Resign(id=n):
                await table.resign(self._seat())
            case wire.Skip(id=n):
                self._seat()
                table.skip()
            case wire.Pace(id=n, pace=pace):
                await table.set_pace(self._seat(), pace)
            case wire.Say(id=n, text=text):
                await self._say(text)
            case wire.Why(id=n, figure=figure, rank=rank, moves=moves):
                viewer.send(encode.ledger(n, table.why(self._seat(), figure, rank, moves)))
                return
            case wire.WhyNot(id=n):
                viewer.send(wire.Reason(id=n, text=table.why_not(self._seat(), message)))
                return
            case wire.Plan(id=n, chances=chances):
                # It takes a moment, in which the page may say something else.
                self.services.spawn(self._plan(n, self._seat(), chances=chances))
                return
            case wire.Hint(id=n):
                self.services.spawn(self._hint(n, self._seat()))
                return
            case wire.Learn(id=n, what=what):
                await lessons.learn(table, self._seat(), what)
            case wire.Hello():
                raise Trouble("hello-twice", 400)
        viewer.send(wire.Ack(id=n, version=table.version(viewer.seat)))

    async def _plan(self, number: int, seat: int, *, chances: bool) -> None:
        try:
            version, (prospects, visits) = await self.table.plan(seat, chances=chances)
        except Trouble as e:
            self.viewer.send(wire.Refused(id=number, reason=e.reason, text=e.text))
        else:
            self.viewer.send(wire.Planned(id=number, version=version, prospects=prospects, visits=visits))

    async def _hint(self, number: int, seat: int) -> None:
        try:
            version, found = await self.table.hint(seat)
        except Trouble as e:
            self.viewer.send(wire.Refused(id=number, reason=e.reason, text=e.text))
        else:
            self.viewer.send(wire.Hinted(id=number, version=version, option=found.option, text=list(found.text)))

    async def _say(self, text: str) -> None:
        text = " ".join(text.split())
        if not text:
            raise Trouble("chat-empty", 422)
        if len(text) > limits.CHAT_CHARS:
            raise Trouble("chat-long", 422, most=limits.CHAT_CHARS)
        if not self.viewer.person or not self.name:
            raise Trouble("name-first", 403)
        self._rates.take(limits.CHAT, self.viewer.person)
        await self.table.say(self.viewer.person, self.viewer.seat, self.name, text)
