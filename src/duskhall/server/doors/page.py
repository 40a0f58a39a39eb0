"""The built page as files, packed once, and small pages of our own where it is missing."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from litestar import Response
from litestar.datastructures import Headers

from duskhall.text import FIRST, reading, words

if TYPE_CHECKING:
    from collections.abc import Mapping

INDEX = "index.html"
SPOKEN = (INDEX, "manifest.webmanifest")
"""Files of which there is one for each language."""
BY_READER = "Accept-Language, Cookie"
"""The headers on which the language of a response depends."""
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
    """A response body, plain and compressed."""

    plain: bytes
    packed: bytes | None
    media_type: str
    tag: str
    """Says whether a copy is still the same. It is a weak one: packed and plain are the same thing."""

    @classmethod
    def of(cls, plain: bytes, media_type: str) -> Body:
        squeezable = media_type.partition("/")[0] not in PACKED or "svg" in media_type
        packed = gzip.compress(plain, 9, mtime=0) if squeezable and len(plain) >= SMALL else None
        digest = hashlib.blake2b(plain, digest_size=12).hexdigest()
        return cls(plain, packed, media_type, f'W/"{digest}"')

    def answer(
        self, asked: Mapping[str, str], *, cache: str = ALWAYS_ASK, status: int = 200, vary: str = ""
    ) -> Response[bytes]:
        """``asked``: the headers of the request; ``vary``: those on which it depends which body this is."""
        headers = {"Cache-Control": cache, "ETag": self.tag}
        varies = [name for name in (vary, "Accept-Encoding" if self.packed is not None else "") if name]
        if varies:
            headers["Vary"] = ", ".join(varies)
        known = [tag.strip() for tag in asked.get("if-none-match", "").split(",")]
        if status == 200 and self.tag in known:
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        body = self.plain
        if self.packed is not None and "gzip" in asked.get("accept-encoding", ""):
            body = self.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, status_code=status, media_type=self.media_type, headers=headers)


class Page:
    """The folder of the built page. A file is read again when it has changed, so that one can build while it runs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._read: dict[Path, tuple[tuple[int, int], Body]] = {}

    def answer(self, path: str, asked: Headers, language: str = FIRST) -> Response[bytes]:
        """``language``: in which the page is to be given out."""
        name = path.strip("/") or INDEX
        body = self._in(language, name)
        if body is not None:
            return body.answer(asked, vary=BY_READER)
        body = self._find(name)
        if body is None:
            with reading(language):
                return self._nothing(asked) if name != INDEX and self._find(INDEX) else self._missing(asked)
        return body.answer(asked, cache=FOREVER if name.startswith(ASSETS) else ALWAYS_ASK)

    def _in(self, language: str, name: str) -> Body | None:
        """One of the files that the build makes for every language: ``index.de.html`` beside ``index.html``, which is
        that of the first language."""
        if name not in SPOKEN:
            return None
        stem, _, kind = name.partition(".")
        return self._find(f"{stem}.{language}.{kind}") or self._find(name)

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
