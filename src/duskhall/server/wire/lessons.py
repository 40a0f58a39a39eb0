"""Lessons: what there is to learn, and how far somebody is."""

from __future__ import annotations

from typing import Literal

from .base import Data


class LessonInfo(Data):
    """A lesson that can be begun."""

    name: str
    edition: str
    title: str
    about: str
    minutes: int
    steps: int


class LessonStep(Data):
    """The step that the learner reads or does now."""

    title: str
    why: str
    do: str
    """The instruction; empty for a step that is only read."""
    move: str
    """The option that fulfils it; empty for a step that is only read."""
    at: str
    """The subject of a step that is read: a spot such as "hall:0", "hand:dagger", "total:light", or a region such as
    "hand". A step with a move lies where its option lies."""


class Lesson(Data):
    """The lesson of a table, for its learner."""

    name: str
    title: str
    how: Literal["on", "done", "skipped", "left"]
    """The state: it goes on, was finished, was skipped, or the game has left its script."""
    text: str
    """The closing words, once it is over."""
    titles: list[str]
    """Of all its steps."""
    number: int
    """How many of them lie behind."""
    step: LessonStep | None
    """None while somebody else moves, and when it is over."""
    next: str
    """The lesson that comes after it; empty: none."""


class Begin(Data):
    """Begin a lesson."""

    lesson: str


class Learn(Data, tag="learn"):
    """The step was read; or the lesson is to be skipped."""

    id: int
    what: Literal["next", "skip"]
