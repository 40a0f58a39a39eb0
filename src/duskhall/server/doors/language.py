"""In which language a request is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskhall.text import FIRST, spoken

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.connection import ASGIConnection

QUERY = "lang"
"""The argument of an address that names the language: a socket cannot be opened with headers of one's own."""
COOKIE = "duskhall-language"
"""The language chosen on this device. The page sets it, and only the page itself is given out by it: whatever the
page asks for later it asks for in its own language."""
LONGEST = 1000
"""Characters of a header that are read."""


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of whoever asks: the one named in the address, else by what the browser accepts."""
    named = connection.query_params.get(QUERY, "")
    return spoken(named) or accepted(connection.headers.get("accept-language", ""))


def language_of_page(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The language in which the page itself is given out: the one chosen on this device, else by the browser."""
    return spoken(cookies.get(COOKIE, "")) or accepted(headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The language among ours that an ``Accept-Language`` likes best; the first language if it names none of them."""
    found: list[tuple[float, str]] = []
    for part in header[:LONGEST].split(","):
        tag, _, quality = part.partition(";")
        language = spoken(tag)
        if language is not None:
            found.append((_quality(quality), language))
    best = max(found, key=lambda one: one[0], default=(0.0, FIRST))
    return best[1] if best[0] > 0 else FIRST


def _quality(text: str) -> float:
    """``q=0.8`` as a number; what cannot be read counts nothing."""
    name, _, value = text.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0
