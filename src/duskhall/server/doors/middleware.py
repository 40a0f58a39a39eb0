"""What stands before every request: where it comes from, what the answer tells the browser, what the log says."""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
import time
import traceback
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException

from duskhall.text import reading

from .. import encode
from ..errors import StoreError, Trouble
from ..limits import addresses
from ..limits.limits import BODY_BYTES, GAME_BYTES, REQUEST, Bodies
from ..services.keeping import Elsewhere
from . import logs
from .language import language_of

if TYPE_CHECKING:
    from litestar.types import (
        ASGIApp,
        HTTPReceiveMessage,
        Message,
        Receive,
        Scope,
        Send,
        WebSocketReceiveMessage,
    )

    from ..limits.limits import Limits
    from ..settings import Settings
    from ..tables.tables import Tables
    from .metrics import Metrics

log = logging.getLogger("duskhall.server")

API = "/api"
INSIDE = "duskhall_inside"
"""Marks in the scope what another server of the same store has let in already."""
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
"""Those that have a figure of their own. Any other word can stand there too, and as long a one as strangers like."""
OTHER = "other"
HOST = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)
BIG_BODIES = "big_bodies"
"""The key in ``opt`` of routes that take a whole game."""

TOO_FAST = 429
HOST_SHOWN = 60
HSTS = "max-age=31536000"
"""A browser that has seen the page over TLS comes that way for a year."""
PLANNED = ("maintenance",)
"""Reasons of the server that are no failures."""

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


# ----------------------------------------------------------------------------------------------------------------------
# Where it comes from


def origin_allowed(settings: Settings, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Does a request come from our own page? Programs that are no browsers send no Origin; they act for nobody else."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if settings.origin:
        return origin.rstrip("/").lower() == settings.origin.rstrip("/").lower()
    host = connection.headers.get("host", "")
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


LOCAL = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""What a house gives its machines for names. Nobody on the internet can have one of these."""


@cache
def own_names() -> frozenset[str]:
    """The names under which this machine is known around it."""
    whole = socket.gethostname().lower().rstrip(".")
    label = whole.partition(".")[0]
    return frozenset(("localhost", whole, *(label + end for end in LOCAL if label)))


def check_host(settings: Settings, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Is this server meant? A page of another site can have its own name point to this machine and would then speak as
    if it were ours. It cannot do so with an address. With an origin the Origin of what is sent is compared with it, and
    a proxy may name the server as it likes. Raises Trouble."""
    host = connection.headers.get("host", "")
    if host and not settings.origin and not is_ours(host):
        raise Trouble("host", 403, name=host[:HOST_SHOWN], origin=f"http://{host[:HOST_SHOWN]}")


def is_ours(host: str) -> bool:
    """Whether it names this machine and cannot be the name of a site."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in own_names() or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_inside(scope: Scope) -> bool:
    return bool(scope.get(INSIDE))


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def is_loopback(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    return addresses.is_loopback(address(connection))


def policy(host: str) -> str:
    """Only what comes from this server. Sockets are named: not every browser counts them to 'self'. Styles in
    attributes are how components place things; they can do nothing else."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Guard:
    """Refuses what comes from other sites or too fast, and answers in the language of whoever asks."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics
        self._settings = settings
        self._limits = limits
        self._bodies = Bodies(on=settings.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        logs.begin_request()
        if scope["type"] != ScopeType.HTTP:
            await self._let_in(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        host, size = address(ASGIConnection(scope)), 0

        async def read() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal size
            message = await receive()
            if message["type"] == "http.disconnect":
                # No failure of ours, and nobody reads the answer.
                raise Trouble("body-cut-off", 400)
            part = len(message["body"]) if message["type"] == "http.request" else 0
            self._bodies.take(host, part)
            size += part
            return message

        try:
            await self._let_in(scope, read, answer)
        finally:
            self._bodies.give_back(host, size)
            self._note(scope, status, time.perf_counter() - began)

    def _away(self, scope: Scope) -> Trouble | None:
        """Why other servers of the same store should be asked; None: there is no reason, or there are none."""
        tables: Tables | None = scope["litestar_app"].state.get("tables")
        if tables is None or not tables.keeping.shared or not scope["path"].startswith(API):
            return None
        if tables.services.closing and not is_inside(scope):
            return Trouble("closing", 503)
        return Trouble("cut-off", 503) if tables.keeping.cut_off else None

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """What was refused here is told by ``refused``."""
        if not status:
            return
        request: Request[Any, Any, Any] = Request(scope)
        route = _route(request)
        self._metrics.took(_method(request), route, seconds)
        if scope["path"].startswith(API) and status != TOO_FAST:
            line: dict[str, object] = {"event": "answered", "method": _method(request), "route": route}
            line |= {"status": status, "ms": round(seconds * 1000, 1)}
            logs.access.info("answered", extra={"fields": line})

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        away = self._away(scope)
        if away is not None and scope["type"] == ScopeType.HTTP:
            # Another server that has sent it looks on.
            raise Elsewhere("", "") if is_inside(scope) else away
        if away is not None:
            # As an answer, and not as a socket: a proxy may try the next server.
            await send({"type": "websocket.http.response.start", "status": away.status, "headers": []})
            await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})
            return
        if scope["type"] == ScopeType.HTTP and not is_inside(scope):
            request: Request[Any, Any, Any] = Request(scope)
            check_host(self._settings, request)
            if scope["path"].startswith(API):
                self._limits.spend(REQUEST, address(request))
            if _is_ambiguous(scope):
                raise Trouble("two-lengths", 400)
            if request.method not in SAFE:
                if not origin_allowed(self._settings, request):
                    raise Trouble("origin", 403)
                # A form of another site can send text, but not this type.
                if _has_body(request) and request.content_type[0] != "application/json":
                    raise Trouble("bad-type", 415)
        with reading(language_of(ASGIConnection(scope))):
            await self.app(scope, receive, send)


def _is_ambiguous(scope: Scope) -> bool:
    """Two lengths of one body: a proxy that goes by the other one would take the rest for somebody else's request."""
    names = [name for name, _ in scope["headers"]]
    return b"transfer-encoding" in names and b"content-length" in names


def _has_body(request: Request[Any, Any, Any]) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


class Headers:
    """Put on every answer, whoever gives it; counts the answers by their status."""

    def __init__(self, metrics: Metrics, *, tls: bool = False) -> None:
        """``tls``: the page is seen over https."""
        self._metrics = metrics
        self._always = HEADERS | ({"strict-transport-security": HSTS} if tls else {})

    async def __call__(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        self._metrics.answered(message["status"])
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        headers = MutableScopeHeaders(message)
        for name, value in (*self._always.items(), ("content-security-policy", policy(host))):
            headers[name] = value
        headers["x-request-id"] = logs.request_id()
        if _is_ambiguous(scope):
            # Nobody knows where the next request begins.
            headers["connection"] = "close"
        if scope["path"].startswith(API):
            headers.setdefault("cache-control", "no-store")


# ----------------------------------------------------------------------------------------------------------------------
# What goes wrong


def refused(request: Request[Any, Any, Any], e: Exception) -> Response[Any]:
    """Every error as a Problem, and a line in the log: what was refused, never with what was sent."""
    trouble = _trouble(request, e)
    with reading(language_of(request)):
        problem = encode.problem(trouble)
    failed = trouble.status >= 500 and trouble.reason not in PLANNED
    line: dict[str, object] = {
        "event": "failed" if failed else "refused",
        "status": trouble.status,
        "reason": problem.reason,
        "method": _method(request),
        "route": _route(request),
    }
    if failed and not isinstance(e, Trouble):
        line["error"] = type(e).__name__
        # Where it happened; the text of an error may hold what nobody should read.
        line["at"] = [
            f"{f.filename.rpartition('/')[2]}:{f.lineno} {f.name}" for f in traceback.extract_tb(e.__traceback__)
        ]
    if trouble.status != TOO_FAST:
        # Nobody shall fill the log by asking too fast; /metrics counts those.
        log.log(
            logging.ERROR if failed else logging.INFO, "%s", msgspec.json.encode(line).decode(), extra={"fields": line}
        )
    if trouble.reason == "host" and not request.url.path.startswith(API):
        # Somebody has typed this address.
        return Response(problem.text, status_code=trouble.status, media_type="text/plain; charset=utf-8")
    return Response(problem, status_code=trouble.status, media_type="application/json")


def _method(request: Request[Any, Any, Any]) -> str:
    return request.method if request.method in METHODS else OTHER


def _route(request: Request[Any, Any, Any]) -> str:
    """The route and not the path: paths hold ids, and whatever strangers write."""
    return str(request.scope.get("path_template", "")) if "route_handler" in request.scope else ""


def _trouble(request: Request[Any, Any, Any], e: Exception) -> Trouble:
    if isinstance(e, Trouble):
        return e
    if isinstance(e, StoreError):
        return Trouble("storage", 503)
    if isinstance(e, RecursionError) and traceback.extract_tb(e.__traceback__)[-1].name == "decode_json":
        return Trouble("too-deep", 400)
    if not isinstance(e, HTTPException):
        return Trouble("failed", 500)
    match e.status_code:
        case 404:
            return Trouble("not-found", 404)
        case 405:
            return Trouble("method", 405)
        case 413:
            handler = request.scope.get("route_handler")
            big = handler is not None and handler.opt.get(BIG_BODIES)
            return Trouble("too-big", 413, most=(GAME_BYTES if big else BODY_BYTES) // 1024)
        case 415:
            return Trouble("bad-type", 415)
        case status if 400 <= status < 500:
            return Trouble("bad-request", 400, why=_why(e))
        case _:
            return Trouble("failed", 500)


def _why(e: HTTPException) -> str:
    """What is wrong with a request, as the library says it."""
    if isinstance(e.extra, list) and e.extra and isinstance(e.extra[0], dict):
        first = e.extra[0]
        return f"{first.get('message', '')} ({first.get('key', '')})" if first.get("key") else str(first.get("message"))
    return e.detail.rpartition("\n")[2]
