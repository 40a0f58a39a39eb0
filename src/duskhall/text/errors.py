"""Errors that people read: a message with its arguments, put into words for whoever reads it and not before."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from . import Words, words

Argument = str | int | Exception
"""What an error may say of itself. Another error, such as what is wrong with a part, is worded in its turn."""


class Worded(ValueError):
    """Something that cannot be. ``reason`` is the id of a message and ``arguments`` are what it needs. Making such an
    error reads no message; its ``str`` is in the language of the reader at that moment."""

    prefix: ClassVar[str] = ""
    """How the ids of all reasons begin that an error of this kind can have."""

    def __init__(self, reason: str, /, **arguments: Argument) -> None:
        super().__init__(reason)
        self.reason = self.prefix + reason
        self.arguments = arguments

    def worded(self, w: Words) -> str:
        """What is wrong, in these words."""
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
    return str(value) if isinstance(value, Exception) else value
