"""What another server keeps is asked of it: requests and sockets go through the server they came to.

Who somebody is stands in their cookie, which all servers of a store can read. What the keeper cannot see is where they
come from, so that travels in a header, signed with the secret of the store: nobody else can write it. A request that
has it has been checked and counted where it came in.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from itsdangerous import BadSignature, Signer
from litestar import Request, Response
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.exceptions import WebSocketException as ClientException

from ..errors import Trouble
from ..people.people import key_for
from ..services.keeping import Elsewhere
from .middleware import INSIDE, is_inside, refused
from .reach import Reach

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    import httpx
    from litestar import WebSocket
    from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

    from ..limits.shares import Shares
    from ..services.keeping import Keeping

log = logging.getLogger("duskhall.server")

HEADER = "x-duskhall-visitor"
ASK = "x-duskhall-ask"
"""In an answer of MISDIRECTED: where to ask instead, if it is known."""
MISDIRECTED = 421
MOVED = 4421
"""The same, for a socket."""

FRESH = 60.0
"""Seconds for which a header is good, with what the clocks of two machines differ by."""
PATIENCE = 6.0
"""Seconds for which a table is looked for: a keeper that has died is missed after three."""
AGAIN = 0.2
"""Seconds between two tries."""
CONNECTING = 2.0
ANSWERING = 30.0
SAFE = ("GET", "HEAD")
ABNORMAL = 1006
EXPECTED = (ConnectionClosed, WebSocketDisconnect, WebSocketException, RuntimeError, OSError)
"""How the two ends of a relay say that they have gone."""
OF_A_SOCKET = ("cookie", "user-agent", "accept-language", HEADER)
"""Headers that the keeper reads."""

OF_ONE_HOP = {
    *("connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "content-length", "accept-encoding"),
    *("forwarded", "x-forwarded-for", "x-forwarded-proto", HEADER),
}
"""Headers that are not passed on."""


class Visitor(NamedTuple):
    """Where somebody comes from."""

    host: str
    scheme: str
    """With which the page is seen."""


class Answer(NamedTuple):
    """What another server has answered."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Signature:
    """The header, written and read."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(key_for(secret, b"visitor"), salt="visitor", digest_method=hashlib.sha256)

    def write(self, scope: Scope) -> str:
        client = scope.get("client")
        return self._sign(client[0] if client else "", scope["scheme"])

    def own(self) -> str:
        """For what a server asks for itself."""
        return self._sign("", "http")

    def _sign(self, host: str, scheme: str) -> str:
        return self._signer.sign(f"{time.time():.0f} {host} {scheme}").decode()

    def read(self, shown: str) -> Visitor | None:
        """None: it is forged, or old."""
        try:
            at, host, scheme = self._signer.unsign(shown).decode().split(" ")
            fresh = abs(time.time() - float(at)) < FRESH
        except (BadSignature, UnicodeError, ValueError):
            return None
        return Visitor(host, scheme) if fresh else None


class Door:
    """Around the application: what comes from another server counts as coming from its visitor."""

    def __init__(self, app: ASGIApp, signature: Callable[[], Signature | None], bring: set[str]) -> None:
        """``bring``: gets the addresses of servers that bring others."""
        self._app = app
        self._signature = signature
        self._bring = bring

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            signature = self._signature()
            shown = next((value for name, value in scope["headers"] if name == HEADER.encode()), b"")
            visitor = signature.read(shown.decode("latin-1")) if shown and signature is not None else None
            if visitor is not None:
                client = scope["client"]
                if client is not None:
                    self._bring.add(client[0])
                scope["client"] = (visitor.host, 0) if visitor.host else None
                scope["scheme"] = visitor.scheme
                scope[INSIDE] = True  # type: ignore[literal-required]
        await self._app(scope, receive, send)


class Forwarding:
    """The way from this server to the others."""

    def __init__(self, keeping: Keeping, secret: bytes, shares: Shares) -> None:
        self.signature = Signature(secret)
        self._keeping = keeping
        self._shares = shares
        self._reach = Reach(lambda: {HEADER: self.signature.own()})
        self.count = 0
        """Requests and sockets that were passed on."""

    @cached_property
    def _http(self) -> httpx.AsyncClient:
        # Read by those who have somebody to ask.
        import httpx

        limits = httpx.Limits(max_connections=200, max_keepalive_connections=20)
        timeout = httpx.Timeout(ANSWERING, connect=CONNECTING)
        return httpx.AsyncClient(trust_env=False, limits=limits, timeout=timeout, follow_redirects=False)

    async def close(self) -> None:
        await self._reach.close()
        if "_http" in self.__dict__:
            await self._http.aclose()

    def _headers(self, scope: Scope) -> list[tuple[str, str]]:
        passed = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in scope["headers"]
            if name.decode("latin-1").lower() not in OF_ONE_HOP
        ]
        return [*passed, (HEADER, self.signature.write(scope))]

    # -- requests ---------------------------------------------------

    async def ask(self, scope: HTTPScope, body: bytes, elsewhere: Elsewhere, encoding: str) -> Answer:
        """What the keeper answers, whoever it is by then. ``encoding``: how the answer may be packed. Raises
        Trouble."""
        import httpx

        self.count += 1
        path = (scope.get("raw_path") or scope["path"].encode()).partition(b"?")[0]
        query = scope["query_string"]
        target = elsewhere.address
        until = time.monotonic() + PATIENCE
        while True:
            # Where nobody knows, this server itself finds out: it may be the keeper by now.
            target = target or self._keeping.address
            self._check_reach(target)
            url = httpx.URL(target).copy_with(raw_path=path + (b"?" + query if query else b""))
            headers = [*self._headers(scope), ("accept-encoding", encoding)]
            request = self._http.build_request(scope["method"], url, content=body or None, headers=headers)
            try:
                answer = await self._answered(request, target)
            except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout):
                target = ""
            except (httpx.HTTPError, TimeoutError) as e:
                # Whether it was done nobody knows.
                log.warning("another server does not answer: %s", type(e).__name__)
                if scope["method"] not in SAFE:
                    raise Trouble("moving", 503) from e
                target = ""
            else:
                if answer.status != MISDIRECTED:
                    return answer
                target = next((value.decode() for name, value in answer.headers if name == ASK.encode()), "")
            if time.monotonic() > until:
                raise Trouble("moving", 503)
            await asyncio.sleep(AGAIN)

    async def _answered(self, request: httpx.Request, address: str) -> Answer:
        """Raises TimeoutError where the other server cannot be reached any more."""
        fetching = asyncio.create_task(self._fetched(request))
        lost = asyncio.create_task(self._reach.until_lost(address))
        try:
            await asyncio.wait([fetching, lost], return_when=asyncio.FIRST_COMPLETED)
            if not fetching.done():
                raise TimeoutError
            return fetching.result()
        finally:
            await _ended([fetching, lost])

    async def _fetched(self, request: httpx.Request) -> Answer:
        found = await self._http.send(request, stream=True)
        try:
            # As it was packed.
            body = b"".join([part async for part in found.aiter_raw()])
        finally:
            await found.aclose()
        headers = [(name.lower(), value) for name, value in found.headers.raw]
        return Answer(found.status_code, [h for h in headers if h[0].decode("latin-1") not in OF_ONE_HOP], body)

    def _check_reach(self, address: str) -> None:
        if self._reach.is_cut_off(address):
            raise Trouble("moving", 503)

    # -- sockets ---------------------------------------------------

    async def relay(self, socket: WebSocket[Any, Any, Any], hello: str, elsewhere: Elsewhere) -> int | None:
        """Pass on what a page and the keeper say to each other until one of them ends it: the code that the keeper
        closes with, 0: the page has gone. None: the keeper has said nothing. Raises Trouble where it cannot be reached:
        another server may reach it."""
        self._check_reach(elsewhere.address)
        upstream = await self._connected(socket, elsewhere) if elsewhere.address else None
        if upstream is None:
            return None
        self.count += 1
        return await self._pump(socket, upstream, hello, elsewhere)

    async def _connected(self, socket: WebSocket[Any, Any, Any], elsewhere: Elsewhere) -> ClientConnection | None:
        query = socket.scope["query_string"].decode("latin-1")
        url = f"ws{elsewhere.address.removeprefix('http')}/api/socket{'?' if query else ''}{query}"
        headers = [(name, value) for name, value in self._headers(socket.scope) if name.lower() in OF_A_SOCKET]
        asked = time.monotonic()
        try:
            # Pages pack their part; between servers packing would cost more than it spares.
            found = await connect(
                url,
                additional_headers=headers,
                user_agent_header=None,
                compression=None,
                proxy=None,
                max_size=None,
                open_timeout=CONNECTING,
                close_timeout=1,
            )
        except (OSError, TimeoutError, ClientException):
            self._reach.missed(elsewhere.address, time.monotonic() - asked)
            return None
        self._reach.heard(elsewhere.address)
        return found

    async def _pump(
        self, socket: WebSocket[Any, Any, Any], upstream: ClientConnection, hello: str, elsewhere: Elsewhere
    ) -> int | None:
        heard = asyncio.Event()

        async def to_page() -> None:
            await upstream.send(hello)
            async for data in upstream:
                heard.set()
                await socket.send_data(str(data), mode="text")

        async def to_keeper() -> None:
            # What the page says before it has been let in may be for the next one who is asked.
            await heard.wait()
            while True:
                await upstream.send(await socket.receive_data(mode="text"))

        host = socket.client.host if socket.client else ""
        works: list[Coroutine[Any, Any, None]] = [to_page(), to_keeper()]
        tasks = [asyncio.create_task(self._shares.charged(host, work)) for work in works]
        lost = [self._keeping.until_dead(elsewhere.node), self._reach.until_lost(elsewhere.address)]
        tasks += [asyncio.create_task(work) for work in lost]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            page_has_gone = tasks[1].done() and not isinstance(tasks[1].exception(), ConnectionClosed)
            if any(task.done() for task in tasks[2:]):
                # It would not answer to a farewell.
                upstream.transport.abort()
            ended = await _ended(tasks)
            await upstream.close()
        for one in ended:
            if isinstance(one, Exception) and not isinstance(one, EXPECTED):
                log.error("a relay has failed", exc_info=one)
        if page_has_gone:
            return 0
        return (upstream.close_code or ABNORMAL) if heard.is_set() else None


async def _ended(tasks: Sequence[asyncio.Task[Any]]) -> list[Any]:
    """What has come of each, or that it is over now."""
    for task in tasks:
        task.cancel()
    return await asyncio.gather(*tasks, return_exceptions=True)


class Forwarded(Response[None]):
    """The answer of the server that keeps what was asked for."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        super().__init__(None)
        self._elsewhere = elsewhere

    def to_asgi_response(self, request: Request[Any, Any, Any], **_: Any) -> ASGIApp:  # type: ignore[override]
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            forwarding: Forwarding = request.app.state.forwarding
            # What is packed already on its way is not packed once more, and everything else is, here.
            handler = scope.get("route_handler")
            packed = handler is not None and handler.opt.get("packed")
            encoding = request.headers.get("accept-encoding", "identity") if packed else "identity"
            try:
                found = await forwarding.ask(request.scope, await request.body(), self._elsewhere, encoding)
            except Trouble as e:
                await refused(request, e).to_asgi_response(app=None, request=request)(scope, receive, send)
                return
            headers = [*found.headers, (b"content-length", str(len(found.body)).encode())]
            await send({"type": "http.response.start", "status": found.status, "headers": headers})
            await send({"type": "http.response.body", "body": found.body, "more_body": False})

        return answer


def elsewhere(request: Request[Any, Any, Any], e: Elsewhere) -> Response[Any]:
    """The one place where a request goes on to another server."""
    if is_inside(request.scope):
        # Whoever has sent it asks the next one.
        return Response(None, status_code=MISDIRECTED, headers={ASK: e.address} if e.address else {})
    if e.leaving:
        return refused(request, Trouble("closing", 503))
    return Forwarded(e)
