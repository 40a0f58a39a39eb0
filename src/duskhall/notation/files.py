"""Files of either kind: a record or a position."""

from __future__ import annotations

from dataclasses import dataclass

from duskhall.core.game import Game

from . import position, record
from .record import Record


@dataclass(slots=True)
class Loaded:
    """A game as read from a file, at the move one wants to go on from."""

    game: Game
    names: tuple[str, ...]
    bots: tuple[str, ...]
    record: Record | None
    """The record of the file; None for a position file."""


def load(text: str, move: int | None = None) -> Loaded:
    """Read a record or a position. Raises NotationError."""
    if is_record(text):
        found = record.read(text)
        return Loaded(record.replay(found, move), found.seats, found.bots, found)
    state = position.read(text)
    return Loaded(Game(state), (), (), None)


def is_record(text: str) -> bool:
    return _head(text).startswith("record:")


def is_position(text: str) -> bool:
    return _head(text).startswith("position:")


def _head(text: str) -> str:
    """The first line that is not a comment."""
    return next((line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")), "")
