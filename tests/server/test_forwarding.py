"""The way between servers: whom they believe where a visitor comes from."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from duskhall.server.doors.forwarding import FRESH, HEADER, Door, Signature, Visitor
from duskhall.server.doors.middleware import is_inside

SECRET = b"x" * 32
HERE = {"type": "http", "client": ("203.0.113.9", 5), "scheme": "https", "headers": [], "path": "/api/home"}


def shown() -> str:
    return Signature(SECRET).write(HERE)  # type: ignore[arg-type]


def entered(header: str, secret: bytes | None = SECRET, kind: str = "http") -> tuple[dict[str, Any], set[str]]:
    """What the application is given of a request that another server has sent."""
    seen: list[dict[str, Any]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope)

    bring: set[str] = set()
    door = Door(app, lambda: Signature(secret) if secret is not None else None, bring)
    headers = [(HEADER.encode(), header.encode("latin-1"))] if header else []
    scope = {"type": kind, "client": ("10.0.0.7", 1), "scheme": "http", "headers": headers}
    asyncio.run(door(scope, None, None))  # type: ignore[arg-type]
    return seen[0], bring


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_what_another_server_sends_comes_from_its_visitor(kind: str) -> None:
    scope, bring = entered(shown(), kind=kind)
    assert (scope["client"], scope["scheme"], is_inside(scope)) == (("203.0.113.9", 0), "https", True)  # type: ignore[arg-type]
    assert bring == {"10.0.0.7"}, "many come from its address, and it is none of theirs"


def test_a_visitor_without_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has come by a socket of the system."""
    monkeypatch.setitem(HERE, "client", None)
    scope, _ = entered(shown())
    assert scope["client"] is None and is_inside(scope)  # type: ignore[arg-type]


@pytest.mark.parametrize("header", ["", "nonsense", "1 2 3", "0 203.0.113.9 https.AAAA", "\xff\xfe"])
def test_everybody_else_comes_from_where_they_are(header: str) -> None:
    for scope, bring in (entered(header), entered(shown(), b"y" * 32), entered(shown(), None)):
        assert scope["client"] == ("10.0.0.7", 1) and not is_inside(scope)  # type: ignore[arg-type]
        assert not bring


def test_a_header_is_good_for_a_while_on_clocks_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    now, signed = time.time(), shown()
    for later, good in ((0, True), (FRESH - 2, True), (2 - FRESH, True), (FRESH + 2, False), (-FRESH - 2, False)):
        monkeypatch.setattr(time, "time", lambda later=later: now + later)
        found = Signature(SECRET).read(signed)
        assert found == (Visitor("203.0.113.9", "https") if good else None), later
