"""Tables that are lessons: for one person and a bot, with a fixed deal. While the lesson is on, the table takes no move
of the learner that does not fit the step, and the bot plays what the script says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from duskhall.core.decision import Refused as CoreRefused
from duskhall.core.game import PASS
from duskhall.lessons import LEARNER, LESSONS, OTHER, Course, Step
from duskhall.lessons.telling import Told, title, titles, told
from duskhall.text import reader

from .. import wire
from ..errors import Trouble
from ..game.session import UNDOING
from ..store.rows import StoredLesson, TableRow
from .table import Table

if TYPE_CHECKING:
    from ..game.session import Session
    from ..services.services import Services
    from ..store.rows import SeatRow


def seated(services: Services, row: TableRow, seats: list[SeatRow], session: Session | None, epoch: int) -> Table:
    """A table in memory: one that is a lesson, or any other. ``epoch``: the one in which this server keeps it."""
    known = row.options.lesson is not None and row.options.lesson.name in LESSONS
    return (LessonTable if known else Table)(services, row, seats, session, epoch)


class LessonTable(Table):
    """A table whose first moves follow the script of a lesson."""

    def __init__(
        self, services: Services, row: TableRow, seats: list[SeatRow], session: Session | None, epoch: int
    ) -> None:
        super().__init__(services, row, seats, session, epoch)
        self._said: dict[str, tuple[tuple[int, int], Told]] = {}
        """By language: the step in words, and the version of the game and the place in the script it is of."""

    @property
    def course(self) -> Course:
        kept = self.options.lesson
        assert kept is not None
        return Course(LESSONS[kept.name], kept.at, kept.how)

    def hints(self) -> Literal["", "ask", "free"]:
        # The lesson says what to do, and a master may see it otherwise.
        return "" if self.course.on else super().hints()

    def info(self, person: str, *, member: bool) -> wire.Table:
        out = super().info(person, member=member)
        if self.session is not None and person and self.owner(LEARNER) == person:
            out.lesson = self._lesson(self.session)
        return out

    def _lesson(self, session: Session) -> wire.Lesson:
        course = self.course
        lesson = course.lesson
        step = course.step if session.game.asks(LEARNER) else None
        names = list(LESSONS)
        over = "-over" if course.how == "done" and self.over else ""
        return wire.Lesson(
            name=lesson.name,
            title=title(session.p.words, lesson),
            how=course.how,
            text="" if course.on else session.p.say(f"lesson-{course.how}{over}"),
            titles=list(titles(lesson)),
            number=course.number,
            step=self._step(session, step) if step is not None else None,
            next=next(iter(names[names.index(lesson.name) + 1 :]), ""),
        )

    def _step(self, session: Session, step: Step) -> wire.LessonStep:
        said = self._told(session, step)
        decision = session.game.decision(LEARNER)
        place = decision.index(step.move) if step.move else -1
        # The option as this question names it: the script may spell it otherwise.
        move = decision.options[place] if place >= 0 else step.move
        return wire.LessonStep(title=said.title, why=said.why, do=said.do, move=move, at=step.at)

    def _told(self, session: Session, step: Step) -> Told:
        """The step in words. They ask for plans, so they are kept until the game goes on."""
        course = self.course
        key = session.version(LEARNER), course.lesson.script.index(step)
        known = self._said.get(reader())
        if known is None or known[0] != key:
            known = self._said[reader()] = key, told(session.p, course.lesson, step, session.game.view(LEARNER))
        return known[1]

    # -- the script ---------------------------------------------------

    async def _choose(self, session: Session, seat: int) -> str:
        reply = self.course.reply
        if seat == OTHER and reply and session.game.decision(seat).index(reply) >= 0:
            return reply
        return await super()._choose(session, seat)

    async def _act(self, seat: int, act: str, decision: int | None = None) -> None:
        course = self.course
        session = self.session
        if not course.on or session is None or act == PASS:
            await super()._act(seat, act, decision)
            return
        if act in UNDOING:
            course.undone()
        elif session.game.asks(seat):
            asked = session.game.decision(seat)
            # A bot that plays the learner's seat is free to leave the script; what is late the machine refuses.
            if decision == asked.number and seat == LEARNER and course.refuses(asked, act):
                doing = course.doing
                assert doing is not None
                raise Trouble("lesson-not-this", 409, why=self._told(session, doing).refusal)
            course.made(seat, expected=course.expects(asked, act))
        before = self.row
        # It is stored with the act, or not at all.
        self.row = self._with(course)
        try:
            await super()._act(seat, act, decision)
        except CoreRefused:
            self.row = before
            raise

    def _with(self, course: Course) -> TableRow:
        kept = StoredLesson(name=course.lesson.name, at=course.at, how=course.how)
        return msgspec.structs.replace(self.row, options=msgspec.structs.replace(self.options, lesson=kept))

    async def learn(self, what: Literal["next", "skip"]) -> None:
        """The learner has read a step, or wants no lesson any more."""
        async with self.lock:
            self._check_on(LEARNER)
            course = self.course
            if what == "next":
                course.read()
            else:
                course.skip()
            await self._keep(self._with(course), self.seats)
            self.announce()

    async def give_up(self) -> None:
        """The same lesson is begun anew."""
        async with self.lock:
            if not self.over:
                await self._end("agreed", self.seats)


async def learn(table: Table, seat: int, what: Literal["next", "skip"]) -> None:
    """Raises Trouble."""
    if not isinstance(table, LessonTable) or seat != LEARNER:
        raise Trouble("lesson-none", 409)
    await table.learn(what)
