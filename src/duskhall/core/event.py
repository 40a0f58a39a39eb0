"""The base of all events; the kinds of events are in :mod:`events`."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, fields
from typing import ClassVar, Self

from .state import EMPTY, State

Numbers = tuple[int, ...]
"""The numbers that a position emits with an event's name."""


@dataclass(frozen=True, slots=True, repr=False)
class Event:
    """An event, as one seat is told it."""

    kind: ClassVar[str]
    """The name of the event: in the position, and in the tag ``event`` on the wire."""

    number: int
    """The number of the event for this seat: 1, 2, 3, ... without gaps."""

    @classmethod
    def hides(cls, s: State, told: Numbers, seat: int) -> bool:
        """Whether part of the event is hidden from a seat (SPECTATOR: from a spectator)."""
        return False

    @classmethod
    def project(cls, number: int, s: State, told: Numbers, hidden: bool) -> Self:
        """The event as a seat is told it, from the numbers that the position emits. ``hidden``: see :meth:`hides`."""
        raise NotImplementedError

    def data(self) -> dict[str, object]:
        """The event as plain data, with the tag ``event``."""
        out: dict[str, object] = {"number": self.number, "event": self.kind}
        for f in fields(self)[1:]:
            value = getattr(self, f.name)
            out[f.name] = list(value) if isinstance(value, tuple) else value
        return out

    def __repr__(self) -> str:
        """``CardMoved(7, card='torch', source='deck.1', target='hand.1')``: fields with their defaults are left out."""
        rest = [(f.name, getattr(self, f.name), f.default) for f in fields(self)[1:]]
        said = [f"{name}={value!r}" for name, value, default in rest if default is MISSING or value != default]
        return f"{type(self).__name__}({', '.join([str(self.number), *said])})"


def card_id(s: State, card: int) -> str:
    return s.rules.cards[s.kinds[card]].id


def card_or_none(s: State, card: int) -> str | None:
    return None if card == EMPTY else s.rules.cards[s.kinds[card]].id


def card_ids(s: State, cards: Numbers) -> tuple[str, ...]:
    return tuple([card_id(s, c) for c in cards])


def hall_of(s: State, cards: Numbers) -> tuple[str | None, ...]:
    return tuple([card_or_none(s, c) for c in cards])
