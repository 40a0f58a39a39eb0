"""How far a finished game followed a lesson: its first moves were the lesson's, and nobody's choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from duskhall.notation import position

from . import LESSONS
from .model import LEARNER, OTHER, Reply

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.state import State

    from .model import Lesson


def followed(start: State, answers: Iterable[tuple[Decision, int]]) -> int:
    """How many answers, from the first on, are those of the lesson with this deal; 0 if no lesson has it. ``answers``:
    decisions that stood, and the option taken in each."""
    lesson = _lesson_of(start)
    if lesson is None:
        return 0
    count = 0
    for (decision, option), (seat, move) in zip(answers, _moves(lesson), strict=False):
        if decision.seat != seat or decision.index(move) != option:
            break
        count += 1
    return count


def _lesson_of(start: State) -> Lesson | None:
    text = position.write(start)
    same = (lesson for lesson in LESSONS.values() if lesson.edition == start.rules.edition)
    return next((lesson for lesson in same if position.write(lesson.deal.start()) == text), None)


def _moves(lesson: Lesson) -> Iterator[tuple[int, str]]:
    for item in lesson.script:
        if item.move:
            yield OTHER if isinstance(item, Reply) else LEARNER, item.move
