"""How far a learner is in a lesson: which step is next, which moves fit it, what a move leads to.

The machine knows nothing of this. Clients ask ``why_not`` before a move and tell ``made`` and ``undone``
afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from .model import LEARNER, Lesson, Reply, Step

if TYPE_CHECKING:
    from duskhall.core.decision import Decision

How = Literal["on", "done", "skipped", "left"]
"""How a lesson stands: it goes on, was finished, was skipped, or the game has left its script."""


class Course:
    """A learner's way through a lesson. ``at``: the place in the script."""

    def __init__(self, lesson: Lesson, at: int = 0, how: How = "on") -> None:
        self.lesson = lesson
        self.at = at
        self.how: How = how
        self._end_if_over()

    @property
    def on(self) -> bool:
        return self.how == "on"

    @property
    def step(self) -> Step | None:
        """The step to read or do now; None while the other seat moves, and after the lesson."""
        item = self.lesson.script[self.at] if self.on else None
        return item if isinstance(item, Step) else None

    @property
    def reply(self) -> str:
        """The move of the other seat that comes now; empty if the script has none."""
        item = self.lesson.script[self.at] if self.on else None
        return item.move if isinstance(item, Reply) else ""

    @property
    def number(self) -> int:
        """How many steps lie behind."""
        return sum(isinstance(item, Step) for item in self.lesson.script[: self.at])

    @property
    def doing(self) -> Step | None:
        """The step whose move comes next: what is still to be read before it may be skipped."""
        place = self._place_of_move()
        item = None if place is None else self.lesson.script[place]
        return item if isinstance(item, Step) else None

    def _place_of_move(self) -> int | None:
        """The place in the script of the learner's next move; None if something else comes first."""
        if not self.on:
            return None
        for place, item in enumerate(self.lesson.script[self.at :], self.at):
            if isinstance(item, Reply):
                return None
            if item.move:
                return place
        return None

    def expects(self, decision: Decision, move: str) -> bool:
        """Whether a move is the one that the script has here for the seat that is asked."""
        wanted = self.expected(decision.seat)
        return bool(wanted) and decision.index(move) == decision.index(wanted)

    def refuses(self, decision: Decision, move: str) -> bool:
        """Whether a legal move of the learner does not fit the script. What is illegal the machine refuses, and its
        reason is the better one; where the script says nothing, nothing is refused."""
        wanted = self.expected(decision.seat)
        return bool(wanted) and decision.index(move) >= 0 and not self.expects(decision, move)

    def read(self) -> None:
        """The learner has read a step and goes on."""
        step = self.step
        if step is not None and not step.move:
            self.at += 1
            self._end_if_over()

    def made(self, seat: int, *, expected: bool) -> None:
        """A move was made. ``expected``: it was the one that the script has for this seat. A game that leaves the
        script is a free one from then on."""
        if not self.on:
            return
        place = self._place_of_move() if seat == LEARNER else self.at
        if place is None or not expected:
            self.how = "left"
            return
        self.at = place + 1
        self._end_if_over()

    def undone(self) -> None:
        """The learner's last move was taken back, and with it what came after."""
        if not self.on:
            return
        script = self.lesson.script
        before = [place for place, item in enumerate(script[: self.at]) if isinstance(item, Step) and item.move]
        self.at = before[-1] if before else 0

    def skip(self) -> None:
        if self.on:
            self.how = "skipped"

    def expected(self, seat: int) -> str:
        """The move that the script has for a seat now; empty: none."""
        if seat != LEARNER:
            return self.reply
        doing = self.doing
        return doing.move if doing is not None else ""

    def _end_if_over(self) -> None:
        if self.on and self.at >= len(self.lesson.script):
            self.how = "done"
