"""The built page as files, packed once, and small pages of our own where it is missing."""

from __future__ import annotations

import gzip
import html
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from litestar import Response
from litestar.datastructures import Headers

from duskhall.text import words

if TYPE_CHECKING:
    from collections.abc import Mapping

INDEX = "index.html"
ASSETS = "assets/"
"""Files below it have a hash of what is in them in their names: they never change."""
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
SMALL = 500
"""Bytes below which packing is not worth it."""
PACKED = frozenset(("image", "audio", "video", "font"))
"""Kinds of files that are packed already; text/* and SVG are not."""

# Not every system knows them.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Body(NamedTuple):
    """Something to send, as it is and packed."""

    plain: bytes
    packed: bytes | None
    media_type: str

    @classmethod
    def of(cls, plain: bytes, media_type: str) -> Body:
        squeezable = media_type.partition("/")[0] not in PACKED or "svg" in media_type
        packed = gzip.compress(plain, 9, mtime=0) if squeezable and len(plain) >= SMALL else None
        return cls(plain, packed, media_type)

    def answer(self, asked: Mapping[str, str], *, cache: str = ALWAYS_ASK, status: int = 200) -> Response[bytes]:
        """``asked``: the headers of the request."""
        headers = {"Cache-Control": cache}
        body = self.plain
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
            if "gzip" in asked.get("accept-encoding", ""):
                body = self.packed
                headers["Content-Encoding"] = "gzip"
        return Response(body, status_code=status, media_type=self.media_type, headers=headers)


class Page:
    """The folder of the built page. A file is read again when it has changed, so that one can build while it runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._read: dict[Path, tuple[tuple[int, int], Body]] = {}

    def answer(self, path: str, asked: Headers) -> Response[bytes]:
        name = path.strip("/") or INDEX
        body = self._find(name)
        if body is None:
            return self._nothing(asked) if name != INDEX and self._find(INDEX) else self._missing(asked)
        return body.answer(asked, cache=FOREVER if name.startswith(ASSETS) else ALWAYS_ASK)

    def _find(self, name: str) -> Body | None:
        try:
            path = (self._folder / name).resolve()
            if not path.is_relative_to(self._folder) or not path.is_file():
                return None
            stat = path.stat()
            state = (stat.st_mtime_ns, stat.st_size)
            known = self._read.get(path)
            if known is None or known[0] != state:
                kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                known = self._read[path] = (state, Body.of(path.read_bytes(), kind))
        except (OSError, ValueError):
            # Too long a name, or one with a zero in it, is no file either.
            return None
        return known[1]

    def _missing(self, asked: Headers) -> Response[bytes]:
        return _own("server-page-missing", "server-page-missing-text").answer(asked, status=503)

    def _nothing(self, asked: Headers) -> Response[bytes]:
        body = _own("server-page-nothing", "server-page-nothing-text", link="server-page-entrance")
        return body.answer(asked, status=404)


def _own(title: str, text: str, link: str = "") -> Body:
    """A page without script and style."""
    w = words()
    head, said = html.escape(w.say(title)), html.escape(w.say(text))
    way = f'<p><a href="/">{html.escape(w.say(link))}</a></p>' if link else ""
    found = (
        f'<!doctype html><html lang="{w.language}"><meta charset="utf-8"><title>{head} · Duskhall</title>'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light">'
        f"<main><h1>{head}</h1><p>{said}</p>{way}</main></html>"
    )
    return Body.of(found.encode(), "text/html")
