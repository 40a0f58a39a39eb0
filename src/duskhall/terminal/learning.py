"""A lesson at the terminal: a table whose first moves follow a script, told step by step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.core.decision import Refused
from duskhall.core.game import PASS, Game
from duskhall.lessons import LEARNER, LESSONS, Course
from duskhall.lessons.telling import title, told

from .table import Seat, Table

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.state import State
    from duskhall.core.tree import Card
    from duskhall.lessons import Lesson
    from duskhall.text import Words

    from .screen import Screen

NOT_THIS = "lesson"
"""The reason for which a lesson refuses a legal move."""
REQUESTS = ("next", "do", "skip")
"""What a learner can ask besides, as long as the lesson goes on."""


class LessonGame(Game):
    """A game that tells its course what was done, and takes no move of the learner that does not fit."""

    def __init__(self, state: State, course: Course) -> None:
        super().__init__(state)
        self.course = course

    def answer(self, seat: int, move: Move | str, number: int | None = None) -> None:
        option = str(move)
        if option == PASS or not self.asks(seat):
            super().answer(seat, move, number)
            return
        decision = self.decision(seat)
        if seat == LEARNER and self.course.refuses(decision, option):
            raise Refused(NOT_THIS, option)
        expected = self.course.expects(decision, option)
        super().answer(seat, move, number)
        self.course.made(seat, expected=expected)

    def undo(self, seat: int | None = None, *, freely: bool = False, agreed: bool = False) -> None:
        super().undo(seat, freely=freely, agreed=agreed)
        self.course.undone()


class Learning(Table):
    """The table of a lesson. When its script is over, it is a table like any other."""

    def __init__(
        self,
        screen: Screen,
        lesson: Lesson,
        seats: list[Seat],
        *,
        save: Path | None = None,
        seconds: float | None = None,
        page: Callable[[Card, Words], str] | None = None,
    ) -> None:
        self.course = Course(lesson)
        game = LessonGame(lesson.deal.start(), self.course)
        super().__init__(screen, game, seats, lesson.deal.setup, save=save, seconds=seconds, page=page)
        self.requests += REQUESTS
        self.commands |= self.typed_words(REQUESTS)
        self.exact += (self.do_do, self.do_skip)
        self._ended = False

    def opening(self, how: str = "", seed: int = 0) -> None:
        """What is taught, and how to answer."""
        lesson = self.course.lesson
        self.screen.heading(title(self.p.words, lesson))
        self.screen.para(self.say("learn-opening", n=len(lesson.steps), minutes=lesson.minutes))

    # -- the script ---------------------------------------------------

    def _ask_bot(self, decision: Decision) -> None:
        reply = self.course.reply
        if not reply:
            super()._ask_bot(decision)
            return
        self.game.answer(decision.seat, reply, decision.number)
        self.files.keep()

    def _situation(self, decision: Decision) -> None:
        super()._situation(decision)
        self._note(decision)

    def _note(self, decision: Decision) -> None:
        """The step that is next; once, that there is none any more."""
        step = self.course.step
        if step is None:
            self._end()
            return
        lesson = self.course.lesson
        found = told(self.p, lesson, step, self.game.view(decision.seat))
        self.screen.line()
        head = self.say("learn-step", n=self.course.number + 1, steps=len(lesson.steps), title=found.title)
        self.screen.para(head, style="bold")
        self.screen.para(found.why, "  ")
        how = self.say("learn-move", do=found.do, move=step.move) if step.move else self.say("learn-read")
        self.screen.para(how, "  ")

    def _end(self) -> None:
        if self._ended or self.course.on:
            return
        self._ended = True
        for name in REQUESTS:
            self.requests.remove(name)
        for word in self.typed_words(REQUESTS):
            del self.commands[word]
        over = self.course.how == "done" and self.game.over
        self.screen.line()
        self.screen.para(self.say("lesson-done-over" if over else f"lesson-{self.course.how}"))
        names = list(LESSONS)
        later = names[names.index(self.course.lesson.name) + 1 :]
        if later:
            self.screen.para(self.say("learn-next", lesson=later[0]))

    def _last_words(self) -> None:
        super()._last_words()
        self._end()

    def _answer(self, decision: Decision, text: str) -> bool:
        step = self.course.step
        if not text and step is not None and not step.move:
            self.do_next(decision, "")
            return False
        return super()._answer(decision, text)

    def _refused(self, e: Refused, text: str) -> None:
        doing = self.course.doing
        if e.reason != NOT_THIS or doing is None:
            super()._refused(e, text)
            return
        self.screen.para(told(self.p, self.course.lesson, doing, self.game.view(LEARNER)).refusal)

    def next_step(self, decision: Decision) -> str:
        move = super().next_step(decision)
        if move and self.course.refuses(decision, move):
            # A line of the plan does not go where the lesson goes.
            self.following = None
            self._refused(Refused(NOT_THIS, move), move)
            return ""
        return move

    # -- requests ---------------------------------------------------

    def do_next(self, decision: Decision, rest: str) -> None:
        step = self.course.step
        if step is not None and step.move:
            self.screen.para(self.say("learn-no-next"))
            return
        self.course.read()
        self._note(decision)

    def do_do(self, decision: Decision, rest: str) -> None:
        step = self.course.step
        if step is None or not step.move:
            self.do_next(decision, rest)
            return
        self.screen.line(f"{self.say('ask-prompt')} {step.move}")
        self.game.answer(decision.seat, step.move, decision.number)
        self.ask_anew = True
        self.files.keep()

    def do_skip(self, decision: Decision, rest: str) -> None:
        self.course.skip()
        self._end()
