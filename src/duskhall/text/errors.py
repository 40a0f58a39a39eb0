"""Errors that people read: a message with its arguments, put into words when it is read."""

from __future__ import annotations

from errno import errorcode
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from duskhall.core.faults import word_by

from . import Words, words

if TYPE_CHECKING:
    from collections.abc import Mapping

Argument = str | int | Exception
"""An argument of an error. Another error, such as a fault in a part, is worded in its turn."""


class Worded(ValueError):
    """An error with words. ``reason`` is the id of a message and ``arguments`` are what it needs. Making such an
    error reads no message; its ``str`` is in the language of the reader at that moment."""

    prefix: ClassVar[str] = ""
    """How the ids of all reasons begin that an error of this kind can have."""

    def __init__(self, reason: str, /, **arguments: Argument) -> None:
        super().__init__(reason)
        self.reason = self.prefix + reason
        self.arguments = arguments

    def worded(self, w: Words) -> str:
        """The error in these words."""
        return w.say(self.reason, **self.said(w))

    def said(self, w: Words) -> dict[str, str | int]:
        """The arguments as a message takes them."""
        return {name: _said(value, w) for name, value in self.arguments.items()}

    def __str__(self) -> str:
        return self.worded(words())

    def __reduce__(self) -> tuple[Any, ...]:
        # Errors come out of other processes too.
        return partial(type(self), **self.arguments), self.args


def _said(value: Argument, w: Words) -> str | int:
    if isinstance(value, Worded):
        return value.worded(w)
    if isinstance(value, OSError):
        return system(value)
    return str(value) if isinstance(value, Exception) else value


def system(e: OSError) -> str:
    """Why the system refused something: in the reader's words for what happens to people, else in its own."""
    w, message = words(), f"system-{errorcode.get(e.errno or 0, '').lower()}"
    return w.say(message) if w.has(message) else e.strerror or str(e)


def _of_core(message: str, about: Mapping[str, Any]) -> str:
    w = words()
    return w.say(message, **{name: _said(value, w) for name, value in about.items()})


word_by(_of_core)
