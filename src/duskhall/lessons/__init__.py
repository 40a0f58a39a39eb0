"""Lessons: games with a fixed deal, and for the first moves of each a script that says what to do and why."""

from .classic import DISEASES, END, FIRST, LIGHT, REST, WEAPONS
from .course import Course
from .later import ADVANCE, QUEST
from .model import LEARNER, OTHER, Lesson, Step

__all__ = ["LEARNER", "LESSONS", "OTHER", "Course", "Lesson", "Step", "find"]

LESSONS = {lesson.name: lesson for lesson in (FIRST, LIGHT, WEAPONS, DISEASES, REST, END, ADVANCE, QUEST)}
"""All lessons in the order in which they are best taken."""


def find(name: str) -> Lesson | None:
    return LESSONS.get(name)
