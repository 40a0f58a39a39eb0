"""The words of a lesson: its steps, with what the game says at this moment."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from duskhall.core.game import Game
from duskhall.telling.phrases import Phrases
from duskhall.text import reader

from .facts import fact
from .model import LEARNER, OTHER, Lesson, Step

if TYPE_CHECKING:
    from duskhall.core.view import View
    from duskhall.text import Words


class Told(NamedTuple):
    """A step in words."""

    title: str
    why: str
    do: str
    """The instruction of a step with a move; empty for a step that is only read."""
    refusal: str
    """The answer to a move that does not fit; empty for a step that is only read."""


def title(words: Words, lesson: Lesson) -> str:
    return words.say(f"lesson-{lesson.name}")


def about(words: Words, lesson: Lesson) -> str:
    """The subject of the lesson, in a line."""
    return words.say(f"lesson-{lesson.name}.about")


def told(p: Phrases, lesson: Lesson, step: Step, view: View) -> Told:
    """A step in words, as the position stands."""
    message = f"lesson-{lesson.name}-{step.name}"
    args = {name: fact(p, view, asked) for name, asked in step.facts.items()}
    do, refusal = (p.say(f"{message}.do", **args), p.say(f"{message}.not", **args)) if step.move else ("", "")
    return Told(p.say(message, **args), p.say(f"{message}.why", **args), do, refusal)


def titles(lesson: Lesson) -> tuple[str, ...]:
    """The titles of all steps, as they will be when their time has come: the script is played once for a language."""
    return _titles(lesson, reader())


@cache
def _titles(lesson: Lesson, language: str) -> tuple[str, ...]:
    game = Game(lesson.deal.start(), listen=False, history=False)
    p = Phrases(("",) * game.state.seats, game.state.rules, game.view(LEARNER).rooms, language)
    out = []
    for item in lesson.script:
        if isinstance(item, Step):
            out.append(told(p, lesson, item, game.view(LEARNER)).title)
        if item.move:
            game.answer(LEARNER if isinstance(item, Step) else OTHER, item.move)
    return tuple(out)
