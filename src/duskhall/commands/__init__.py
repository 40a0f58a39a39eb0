"""The commands of ``duskhall``, one module each: ``arguments(parser)`` and ``run(args) -> status``.

A command knows no rule. Bad input ends with a message on standard error that says what to do, and status 2.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING

from duskhall.editions.names import slug
from duskhall.telling.lines import DOT, GLUE
from duskhall.text import words
from duskhall.text.writing import wrap as wrapped

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duskhall.editions.errors import FiguresError
    from duskhall.editions.setup import Edition

OK = 0
NOT_FOUND = 1
BAD_INPUT = 2

WIDEST = 100


def fail(message: str, status: int = BAD_INPUT) -> int:
    """Say what is wrong on standard error."""
    print(f"duskhall: {message}", file=sys.stderr)
    return status


def find_edition(name: str) -> Edition | None:
    """The edition, or None after a message."""
    from duskhall.editions import NAMES, edition
    from duskhall.editions.errors import UnknownEdition

    try:
        return edition(name)
    except UnknownEdition:
        fail(words().say("commands-unknown-edition", name=name, known=words().series(NAMES)))
        return None


def bad_figures(e: FiguresError) -> int:
    """Say what is wrong with a file of figures."""
    return fail(str(e))


def did_you_mean(name: str, known: Iterable[str] | Mapping[str, str]) -> str:
    """A hint at names that look like this one, or nothing. A mapping says for each name what to call it."""
    called: dict[str, str] = {}
    for one in known:
        called.setdefault(slug(one), known[one] if isinstance(known, Mapping) else one)
    close = dict.fromkeys(called[one] for one in get_close_matches(slug(name), called, 3, 0.6))
    return after(words().say("commands-did-you-mean", names=words().series(close))) if close else ""


def after(sentence: str) -> str:
    """A sentence that follows another one."""
    return words().say("join-sentences", head="", next=sentence)


def wrap(text: str, first: str = "", rest: str | None = None) -> str:
    """A paragraph in the width of the terminal: ``first`` before its first line, ``rest`` before the others. A line of
    parts with dots between them breaks at the dots only."""
    width = max(20, min(shutil.get_terminal_size((80, 24)).columns, WIDEST))
    if DOT in text:
        text = f"{GLUE}· ".join(part.replace(" ", GLUE) for part in text.split(DOT))
    lines = wrapped(text, width, first, first if rest is None else rest, break_words=False)
    return "\n".join(lines).replace(GLUE, " ")
