"""A toy language, made from the English messages: what is really worded for its reader shows it.

Every word ends on a sign of its own and is about a third longer, as German is; nothing else changes, so a test that
knows the English knows the toy's words too.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import duskhall.text
from duskhall.editions import NAMES, edition

LANGUAGE = "xx"
SIGN = "ø"
"""At the end of every word."""
TEXT = Path(duskhall.text.__file__).parent
WORD = re.compile(r"[A-Za-z]{2,}(?![\w$-])")
HEAD = re.compile(r"(\s*(?:-?[a-zA-Z][\w-]* *=|\.[a-z][\w-]* *=|\*?\[[^\]]*\]))(.*)", re.DOTALL)
DATA = re.compile(r"\s*\.(?:rule|heads|words) *=")
"""Attributes that are read by the program, as ids or as words it looks for."""
GRAMMAR = "from duskhall.text.en.grammar import grammar as grammar\n"
"""The grammar of English, which says the toy's pieces."""


def stretched(text: str) -> str:
    """Every word of a text with the sign, and longer."""
    return WORD.sub(lambda found: found[0] + SIGN * max(1, round(len(found[0]) / 3)), text)


def toy_message(line: str) -> str:
    """A line of a file of messages: ids, keys of variants and placeables stay as they are."""
    if line.startswith("#") or not line.strip() or DATA.match(line):
        return line
    head = HEAD.fullmatch(line)
    start, said = (head[1], head[2]) if head else ("", line)
    parts = re.split(r"(\{[^{}]*(?:\}|$)|^\s*\}|<[^>]*>|\[\[?[^\]]*\]?\])", said)
    return start + "".join(part if n % 2 else stretched(part) for n, part in enumerate(parts))


def write(place: Path) -> Path:
    """Write the language into a folder of languages, and give that folder back; see ``DUSKHALL_WORDS``."""
    folder = place / LANGUAGE
    (folder / "grammar").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    (folder / "grammar" / "__init__.py").write_text(GRAMMAR)
    for file in sorted((TEXT / "en").glob("*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        (folder / file.name).write_text("".join(map(toy_message, lines)), encoding="utf-8")
    cards = {card.id: card.name for name in NAMES for card in edition(name).rules.cards}
    names = [f"name-{id} = {stretched(name)}\n" for id, name in cards.items()]
    (folder / "names.ftl").write_text("".join(names), encoding="utf-8")
    return place


@contextmanager
def spoken(place: Path) -> Iterator[None]:
    """The program knows the language while this lasts, and so do the processes that it starts."""
    before = os.environ.get("DUSKHALL_WORDS")
    os.environ["DUSKHALL_WORDS"] = str(write(place))
    duskhall.text.__path__.append(str(place))
    duskhall.text.languages.cache_clear()
    try:
        yield
    finally:
        duskhall.text.__path__.remove(str(place))
        duskhall.text.languages.cache_clear()
        for name in [name for name in sys.modules if name.startswith(f"duskhall.text.{LANGUAGE}")]:
            del sys.modules[name]
        if before is None:
            del os.environ["DUSKHALL_WORDS"]
        else:
            os.environ["DUSKHALL_WORDS"] = before
