"""Hints at the terminal: the move a master would make, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from duskhall.review import words as told

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.game import Game
    from duskhall.telling.phrases import Phrases

    from .screen import Screen


class Hinting:
    """The part of a table that gives hints."""

    screen: Screen
    p: Phrases
    say: Callable[..., str]
    game: Game
    people: list[int]
    hints_agreed = False
    """All who share the table want hints; one person need not be asked."""

    def do_hint(self, decision: Decision, _rest: str) -> None:
        from duskhall.review.hints import hint
        from duskhall.telling import plans

        view = self.game.view(decision.seat)
        if decision.count == 1:
            self.screen.para(self.say("hint-forced", move=plans.step(self.p, view, decision.moves[0])))
        elif self._agree():
            for text in told.hint(self.p, view, hint(view, decision)):
                self.screen.para(text, "  ")

    def _agree(self) -> bool:
        """Among several people hints need the consent of all; it is asked for once."""
        if len(self.people) > 1 and not self.hints_agreed:
            answer = self.screen.read(self.say("hint-agree", n=len(self.people))).casefold()
            self.hints_agreed = answer in (self.say("save-yes"), self.say("save-yes.short"))
            if not self.hints_agreed:
                self.screen.para(self.say("hint-refused"))
                return False
        return True
