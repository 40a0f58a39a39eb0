"""What is wrong with a card or a move, as data: the id of a message and its arguments. Core knows no words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def _bare(message: str, about: Mapping[str, Any]) -> str:
    """A message as core knows it, not worded."""
    return ", ".join([message, *(f"{name}: {value}" for name, value in about.items())])


_wording: list[Callable[[str, Mapping[str, Any]], str]] = [_bare]


def word_by(wording: Callable[[str, Mapping[str, Any]], str]) -> None:
    """Set the function that words what core says, given the id of a message and its arguments."""
    _wording[0] = wording


def worded(message: str, about: Mapping[str, Any]) -> str:
    """A message of core, in words where somebody has set them."""
    return _wording[0](message, about)


class Fault(ValueError):
    """What is wrong with a text or a card. ``reason`` is the id of a message and ``about`` holds its arguments; one
    may be another fault."""

    def __init__(self, reason: str, /, **about: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about

    def __str__(self) -> str:
        return worded(self.reason, self.about)

    def __reduce__(self) -> tuple[Any, ...]:
        # Faults come out of other processes too.
        return _again, (type(self), self.args, self.about)


def _again(kind: Any, args: tuple[Any, ...], about: dict[str, Any]) -> Fault:
    made: Fault = kind(*args, **about)
    return made
