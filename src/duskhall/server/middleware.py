"""What stands before every request: where it comes from, what the answer tells the browser, what the log says."""

from __future__ import annotations

import ipaddress
import logging
import re
import traceback
from collections import Counter
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException

from duskhall.text import reading

from . import encode, wire
from .errors import StoreError, Trouble
from .language import language_of
from .limits import BODY_BYTES, GAME_BYTES, REQUEST

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

    from .limits import Limits
    from .settings import Settings

log = logging.getLogger("duskhall.server")

API = "/api"
SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
HOST = re.compile(r"[\w.:\[\]-]{1,255}", re.ASCII)
BIG_BODIES = "big_bodies"
"""The key in ``opt`` of routes that take a whole game."""

TOO_FAST = 429

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
    return bool(host) and urlsplit(origin).netloc.lower() == host.lower()


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def is_loopback(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    try:
        return ipaddress.ip_address(address(connection)).is_loopback
    except ValueError:
        return False


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

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self._settings = settings
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            request: Request[Any, Any, Any] = Request(scope)
            if scope["path"].startswith(API):
                self._limits.take(REQUEST, address(request))
            if request.method not in SAFE:
                if not origin_allowed(self._settings, request):
                    raise Trouble("origin", 403)
                # A form of another site can send text, but not this type.
                if _has_body(request) and request.content_type[0] != "application/json":
                    raise Trouble("bad-type", 415)
        with reading(language_of(ASGIConnection(scope))):
            await self.app(scope, receive, send)


def _has_body(request: Request[Any, Any, Any]) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


class Headers:
    """Put on every answer, whoever gives it; counts the answers by their status."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    async def __call__(self, message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        self.counts[message["status"]] += 1
        host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
        headers = MutableScopeHeaders(message)
        for name, value in (*HEADERS.items(), ("content-security-policy", policy(host))):
            headers[name] = value
        if scope["path"].startswith(API):
            headers.setdefault("cache-control", "no-store")


# ----------------------------------------------------------------------------------------------------------------------
# What goes wrong


def refused(request: Request[Any, Any, Any], e: Exception) -> Response[wire.Problem]:
    """Every error as a Problem, and a line in the log: what was refused, never with what was sent."""
    trouble = _trouble(request, e)
    with reading(language_of(request)):
        problem = encode.problem(trouble)
    line: dict[str, object] = {
        "event": "refused" if trouble.status < 500 else "failed",
        "status": trouble.status,
        "reason": problem.reason,
        "method": request.method,
        "route": _route(request),
    }
    if trouble.status >= 500 and not isinstance(e, Trouble):
        line["error"] = type(e).__name__
        # Where it happened; the text of an error may hold what nobody should read.
        line["at"] = [
            f"{f.filename.rpartition('/')[2]}:{f.lineno} {f.name}" for f in traceback.extract_tb(e.__traceback__)
        ]
    if trouble.status != TOO_FAST:
        # Nobody shall fill the log by asking too fast; /metrics counts those.
        log.log(logging.INFO if trouble.status < 500 else logging.ERROR, "%s", msgspec.json.encode(line).decode())
    return Response(problem, status_code=trouble.status, media_type="application/json")


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
