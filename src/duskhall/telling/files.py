"""Words for a file that cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.text import words

if TYPE_CHECKING:
    from duskhall.notation.lines import NotationError


def explain(e: NotationError, text: str) -> str:
    """The fault of a file, and its place: a fault of the whole file says how long the file is."""
    return str(e) if e.line else words().say("save-lines", why=str(e), n=len(text.splitlines()))
