"""The socket of one seat or spectator: reads what the page says, answers each message, tells what the table tells."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from duskhall.core.decision import Refused as CoreRefused
from duskhall.core.state import SPECTATOR
from duskhall.text import reader

from .. import encode, wire
from ..errors import StoreError, Trouble
from ..limits import limits
from ..limits.addresses import place
from ..limits.spoken import cleaned
from ..services.keeping import Elsewhere
from ..services.services import Services
from ..tables import lessons
from ..tables.table import Table
from ..tables.viewer import Viewer
from .forwarding import AGAIN, MOVED, Forwarding
from .forwarding import PATIENCE as LOOKING
from .middleware import is_inside

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from ..limits.shares import Shares
    from ..tables.tables import Tables
    from .metrics import Metrics

T = TypeVar("T")

log = logging.getLogger("duskhall.server")

PATIENCE = 10.0
"""Seconds in which the first message must come."""

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
    host = socket.client.host if socket.client else ""
    with tables.sockets.one_more(host):
        try:
            said, hello = await _hello(socket, tables, host)
            connection = await _found(socket, tables, host, said, hello)
            if connection is not None:
                await connection.run(socket)
        except Trouble as e:
            await _bye(socket, e)
        except StoreError:
            # Nothing was to be stored.
            await _bye(socket, Trouble("cut-off" if tables.keeping.shared else "storage", 503))
        except (WebSocketDisconnect, WebSocketException):
            return


async def _found(socket: Socket, tables: Tables, host: str, said: str, hello: wire.Hello) -> Connection | None:
    """The same, wherever the table is kept; None: another server did it all. Raises Trouble."""
    forwarding: Forwarding = socket.app.state.forwarding
    until = time.monotonic() + LOOKING
    while True:
        try:
            return await _opened(socket, tables, host, hello)
        except Elsewhere as e:
            if is_inside(socket.scope):
                # Whoever has sent it looks on.
                await socket.close(MOVED)
                return None
            if e.leaving:
                raise Trouble("closing", 503) from None
            code = await forwarding.relay(socket, said, e)
            if code is not None:
                await _end(socket, code)
                return None
        if time.monotonic() > until:
            raise Trouble("moving", 503)
        await asyncio.sleep(AGAIN)


async def _end(socket: Socket, code: int) -> None:
    """As the keeper has ended it; 0: the page has gone."""
    if code not in (0, BAD, GONE):
        # It could not say why.
        await _bye(socket, Trouble("moving", 503))
    elif code:
        with contextlib.suppress(*GONE_ALREADY):
            await socket.close(code)


async def _hello(socket: Socket, tables: Tables, host: str) -> tuple[str, wire.Hello]:
    """Who wants to look at which table; as it was said, too. Raises Trouble."""
    server = socket.app.state
    if not is_inside(socket.scope):
        server.check_host(socket)
        if not server.origin_allowed(socket):
            raise Trouble("origin", 403)
        if server.settings.limits:
            tables.sockets.check(host, server.settings.quotas.connections.sockets)
        server.limits.spend(limits.REQUEST, host)
    try:
        said = await asyncio.wait_for(socket.receive_data(mode="text"), PATIENCE)
        hello = _parsed(said)
    except TimeoutError:
        raise Trouble("hello-first", 400) from None
    if not isinstance(hello, wire.Hello):
        raise Trouble("hello-first", 400)
    if hello.protocol != wire.PROTOCOL:
        raise Trouble("protocol", 400)
    return said, hello


async def _opened(socket: Socket, tables: Tables, host: str, hello: wire.Hello) -> Connection:
    """What a page has opened by this. It may take a while, as the table may have to be woken. Raises Trouble."""
    server = socket.app.state
    # Now, and not before: until the page has said this its browser may have been signed out.
    signed_in = await server.people.signed_in(socket)
    person = signed_in.person if signed_in is not None else None
    seat = encode.seat_of(hello.seat)
    who = person.id if person is not None else ""
    tables.services.house.check(who, "ban")
    table, member = await tables.enter(hello.table, who, hello.key, seat)
    browser = signed_in.browser if signed_in is not None else ""
    at = place(host)
    viewer = Viewer(who, seat, max(0, hello.since), member=member, language=reader(), place=at, browser=browser)
    name = table.seats[seat].name if seat != SPECTATOR else person.name if person is not None else ""
    return Connection(tables.services, table, viewer, name, server.limits, server.shares, server.metrics, host)


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


class Numbered(msgspec.Struct):
    """What a message says of itself."""

    id: int = 0


_numbered = msgspec.json.Decoder(Numbered).decode


def _number_of(data: str) -> int:
    """The number of a message that may not be read otherwise, so that the page knows which one is refused."""
    if len(data) > limits.SOCKET_BYTES:
        return 0
    try:
        return _numbered(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


async def _bye(socket: Socket, e: Trouble) -> None:
    log.info("socket refused: %s", e.reason)
    with contextlib.suppress(*GONE_ALREADY):
        message = encode.bye(e, again=e.status >= 500)
        await socket.send_data(msgspec.json.encode(message).decode(), mode="text")
        await socket.close(BAD)


class Connection:
    """What a page has opened: one viewer at one table."""

    def __init__(
        self,
        services: Services,
        table: Table,
        viewer: Viewer,
        name: str,
        rates: limits.Limits,
        shares: Shares,
        metrics: Metrics,
        host: str,
    ) -> None:
        self._shares = shares
        self._metrics = metrics
        self.services = services
        self.table = table
        self.viewer = viewer
        self.name = name
        self._rates = rates
        self._host = host
        self._logged: set[str] = set()

    async def run(self, socket: Socket) -> None:
        try:
            await self.table.enter(self.viewer)
            await self._check_welcome(socket)
        except BaseException:
            self.table.leave(self.viewer)
            raise
        works = self._charged(self._write(socket)), self._charged(self._listen(socket)), self._cut()
        tasks = [asyncio.create_task(work) for work in works]
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

    def _charged(self, work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
        """Work that is done in a task of its own; its place pays for it."""
        return self._shares.charged(self._host, work)

    async def _check_welcome(self, socket: Socket) -> None:
        """Somebody who was signed out or sent away while they came in was at no table yet, so no table has told them.
        Raises Trouble."""
        viewer, house = self.viewer, self.services.house
        now = await socket.app.state.people.signed_in(socket)
        if (viewer.person, viewer.browser) != ((now.person.id, now.browser) if now is not None else ("", "")):
            raise Trouble("signed-out", 403)
        house.check(viewer.person, "ban")
        house.check(viewer.person, "kick", self.table.row.id)

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
                number = _number_of(data)
                await self._shares.turn(self._host)
                # Before it is read as a whole: what cannot be read counts too.
                self._rates.take(limits.MESSAGE, who)
                self._rates.spend(limits.MESSAGES, self._host)
                number = 0
                message = _parsed(data)
                number = 0 if isinstance(message, wire.Hello) else message.id
                # What was begun is brought to its end, even if the page is closed meanwhile.
                began = time.perf_counter()
                await asyncio.shield(self.services.hold(self._charged(self._take(message))))
                self._metrics.message(type(message).__name__, time.perf_counter() - began)
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
            case wire.Ping(id=n):
                pass
            case wire.Say(id=n, text=text):
                await self._say(text)
            case wire.Why(id=n, moves=moves) if moves:
                # A line is played somewhere else, too.
                self.services.spawn(self._charged(self._why(message, self._seat())))
                return
            case wire.Why(id=n, figure=figure, rank=rank, moves=moves):
                viewer.send(encode.ledger(n, await table.why(self._seat(), figure, rank, moves)))
                return
            case wire.WhyNot(id=n):
                viewer.send(wire.Reason(id=n, text=table.why_not(self._seat(), message)))
                return
            case wire.Plan(id=n, chances=chances):
                # It takes a moment, in which the page may say something else.
                self.services.spawn(self._charged(self._plan(n, self._seat(), chances=chances)))
                return
            case wire.Hint(id=n):
                self.services.spawn(self._charged(self._hint(n, self._seat())))
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

    async def _why(self, asked: wire.Why, seat: int) -> None:
        try:
            told = await self.table.why(seat, asked.figure, asked.rank, asked.moves)
        except Trouble as e:
            self.viewer.send(wire.Refused(id=asked.id, reason=e.reason, text=e.text))
        except CoreRefused as e:
            self.viewer.send(wire.Refused(id=asked.id, reason=e.reason, text=self.table.refusal(e)))
        else:
            self.viewer.send(encode.ledger(asked.id, told))

    async def _hint(self, number: int, seat: int) -> None:
        try:
            version, found = await self.table.hint(seat)
        except Trouble as e:
            self.viewer.send(wire.Refused(id=number, reason=e.reason, text=e.text))
        else:
            self.viewer.send(wire.Hinted(id=number, version=version, option=found.option, text=list(found.text)))

    async def _say(self, text: str) -> None:
        text = cleaned(text)
        if not text:
            raise Trouble("chat-empty", 422)
        if len(text) > limits.CHAT_CHARS:
            raise Trouble("chat-long", 422, most=limits.CHAT_CHARS)
        if not self.viewer.person or not self.name:
            raise Trouble("name-first", 403)
        self.services.house.check(self.viewer.person, "mute")
        self._rates.spend(limits.CHAT, self._host, self.viewer.person)
        await self.table.say(self.viewer.person, self.viewer.seat, self.name, text)
