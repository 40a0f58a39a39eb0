"""What a hand can do this turn, line by line, and playing such a line move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from duskhall.core.plan.lines import CANNOT
from duskhall.telling import plans
from duskhall.telling.lines import DOT
from duskhall.text.writing import capital

from .asking import whole
from .show import STYLES

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.game import Game
    from duskhall.core.move import Move
    from duskhall.core.plan.lines import Line, Prospect
    from duskhall.core.plan.making import Plan
    from duskhall.core.view import View
    from duskhall.telling.phrases import Phrases

    from .screen import Screen
    from .show import Show


class Following(NamedTuple):
    """A line that is being played."""

    seat: int
    moves: tuple[Move, ...]
    """What is left of it."""
    whole: bool
    """It leads to the outcome; else to something that nobody can foresee."""


class Planning:
    """The part of a table that shows plans and plays their lines."""

    screen: Screen
    show: Show
    p: Phrases
    say: Callable[..., str]
    game: Game
    following: Following | None
    ask_anew: bool

    # -- looking ---------------------------------------------------

    def do_plan(self, decision: Decision, rest: str) -> None:
        view = self.game.view(decision.seat)
        plan = self._plan(view)
        if plan is None:
            return
        if rest:
            found = self._asked_for(plan, self.say("word-plan"), rest)
            if found is not None:
                self._prospect(view, found, full=True)
            return
        self.screen.heading(self.say("head-plan"))
        for one in plan.prospects:
            self._prospect(view, one)
        places = [(one.place, plans.visit(self.p, one)) for one in plan.visits]
        places += [(one.place, plans.pause(self.p, view, one)) for one in plan.pauses]
        for place, text in places:
            self.screen.para(self.say("plan-place", place=self._place(place), visit=text), "  ", "     ")
        best = plan.best
        if best is not None and plans.promises(best):
            sure = best.best is not None and best.best.sure
            self.screen.para(self.say("plan-go") if sure else self.say("plan-go-number", n=best.rank), "  ")

    def _plan(self, view: View) -> Plan | None:
        """The plan; None, after a word about it, where no monster can be attacked."""
        plan = view.plan()
        if not _open(plan):
            self.screen.para(self.say("plan-nothing"))
            return None
        assert plan is not None
        plan.chances()
        return plan

    def _place(self, name: str) -> str:
        """A way to spend the turn, at the beginning of a line."""
        return capital(self.say(self.p.pick_message(f"plan-place-{name}", f"place-{name}")))

    def _asked_for(self, plan: Plan, word: str, number: str) -> Prospect | None:
        """The monster with this number; None, after a word about it, if there is none."""
        found = plan.prospect(whole(number) or 0)
        if found is None:
            known = self.p.series([str(one.rank) for one in plan.prospects])
            self.screen.para(self.say("plan-no-rank", word=word, got=number, known=known))
        return found

    def _prospect(self, view: View, found: Prospect, *, full: bool = False) -> None:
        """A monster, the verdict, the line if it is worth a try. ``full``: the line in any case, and other lines."""
        name = self.say("plan-monster", n=found.rank, card=self.p.name(found.card))
        self.screen.para(
            self.say("forecast-label", card=name, forecast=plans.verdict(self.p, found)),
            "  ",
            "     ",
            style=STYLES[found.verdict],
        )
        if found.best is None or (not full and (found.best.verdict == CANNOT or plans.unlikely(found.best))):
            return
        self._line(view, found.best)
        for other in found.others if full else ():
            self.screen.para(self.say("plan-other", line=plans.line(self.p, other)), "     ", "       ")
            self._line(view, other)

    def _line(self, view: View, told: Line) -> None:
        steps = plans.steps(self.p, view, told)
        if not told.whole:
            steps.append(self.say("plan-then-see"))
        self.screen.para(DOT.join(steps), "     ", "       ")
        brings, costs = plans.brings(self.p, told), plans.costs(self.p, told)
        if brings:
            self.screen.para(self.say("plan-brings", what=self.p.series(brings)), "     ", "       ")
        if costs:
            self.screen.para(self.say("plan-costs", what=self.p.series(costs)), "     ", "       ")

    # -- playing ---------------------------------------------------

    def do_go(self, decision: Decision, rest: str) -> None:
        view = self.game.view(decision.seat)
        plan = self._plan(view)
        if plan is None:
            return
        found = self._asked_for(plan, self.say("word-go"), rest) if rest else plan.best
        if found is None:
            return
        if found.best is None:
            self.screen.para(plans.verdict(self.p, found))
        elif found.best.verdict == CANNOT and not rest:
            self.screen.para(self.say("plan-no-chance"))
        elif not found.best.sure and not rest:
            best = plans.verdict(self.p, found)
            self.screen.para(self.say("plan-no-win", rank=found.rank, card=self.p.name(found.card), best=best))
        else:
            card = self.p.name(found.card)
            message = "plan-follows-short" if found.best.verdict == CANNOT else "plan-follows"
            self.screen.para(self.say(message, card=card))
            self.following = Following(decision.seat, found.best.moves, found.best.whole)
            self.ask_anew = True

    def next_step(self, decision: Decision) -> str:
        """The next move of the line that is being played; empty, after a word about why, if it ends here."""
        line = self.following
        if line is None or line.seat != decision.seat:
            return ""
        if line.moves and decision.index(line.moves[0]) >= 0:
            self.following = line._replace(moves=line.moves[1:])
            return str(line.moves[0])
        self.following = None
        view = self.game.view(line.seat)
        if line.moves:
            step = plans.step(self.p, view, line.moves[0])
            self.screen.line()
            self.screen.para(self.say("plan-unforeseen", step=step))
        elif not line.whole and _open(view.plan()):
            self.screen.line()
            self.screen.para(self.say("plan-look-again"))
        return ""


def _open(plan: Plan | None) -> bool:
    """An attack can still be made, or is under way."""
    return plan is not None and any(one.best is not None for one in plan.prospects)
