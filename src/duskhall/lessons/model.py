"""The parts of a lesson. Everything is data: a deal, and a script of steps and of the other seat's moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .dealing import Deal

LEARNER = 0
OTHER = 1
"""The seats: the learner begins."""


@dataclass(frozen=True)
class Step:
    """A step of a lesson: something to read or a move to make.

    Its words are the message ``lesson-LESSON-NAME``: the title, and as attributes ``why`` (one sentence), ``do`` (what
    to do) and ``not`` (what a wrong move is told). A step without a move only wants to be read, and has neither.
    """

    name: str
    move: str = ""
    """The move that fulfils it; any other spelling of the same option does as well."""
    at: str = ""
    """The spot that a step to read is about, as the page knows it: a spot such as ``hall:0``, ``hand:dagger`` (every
    Dagger of the own hand), ``total:light``, ``verdict:1``, ``asks``, ``village``, ``hall``, ``hand``. A step with a
    move needs none: it lies where its option lies."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """The arguments of its messages, by what the game has to say for them: see :mod:`facts`."""
    claims: tuple[str, ...] = ()
    """Claims that its words make, checked against the game: see :func:`facts.holds`."""


@dataclass(frozen=True)
class Reply:
    """A move of the other seat. It is part of the script, so that every learner sees the same game."""

    move: str


@dataclass(frozen=True, eq=False)
class Lesson:
    name: str
    deal: Deal
    script: tuple[Step | Reply, ...]
    minutes: int
    """How long it takes."""

    @property
    def edition(self) -> str:
        return self.deal.edition

    @property
    def steps(self) -> list[Step]:
        return [item for item in self.script if isinstance(item, Step)]


def replies(moves: str) -> tuple[Reply, ...]:
    """Moves of the other seat, with spaces between them."""
    return tuple(Reply(move) for move in moves.split())
