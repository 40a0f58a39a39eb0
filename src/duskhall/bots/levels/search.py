"""Which move is best? Every option is tried on the same deals: greedy play for a few turns, then a judgement.

The deals are positions that look the same to the seat (``view.sample``), so nothing hidden plays a part. What falls
clearly behind is dropped, so that the time goes where the choice is close. How much is tried is a number of moves and
not of seconds: the same view and seed give the same answer on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from duskhall.bots.greedy.playing import Players
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.refusals import find_place

from .judge import judge_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.state import Question, State
    from duskhall.core.view import View

    from .judge import Judge

FIRST_LOOK: Final = 6
"""So many deals are tried before anything is dropped, unless a search says otherwise;"""
BEHIND: Final = 1.7
"""then what is so many standard errors behind the best."""
ALIKE: Final = 1e-9
"""Less than this is no difference."""
SEED_STEP: Final = 4096


class Weighed:
    """What an option promises to the seat that is asked."""

    __slots__ = ("chance", "deals", "error", "gap", "line", "option")

    def __init__(
        self, option: int, line: tuple[Move, ...], chance: float, gap: float, error: float, deals: int
    ) -> None:
        self.option = option
        """Its place among the options of the decision."""
        self.line = line
        """Moves that are to follow it; empty: whatever is best then."""
        self.chance = chance
        """The chance of victory, on average over the deals."""
        self.gap = gap
        """How far it is behind the best, on the deals of both,"""
        self.error = error
        """and the standard error of that; 0 for the best itself."""
        self.deals = deals
        """How many deals it was tried on: what falls behind is dropped."""

    def __repr__(self) -> str:
        return f"<Weighed {self.option}: {self.chance:.1%} ± {self.error:.1%} of {self.deals} deals>"


class Trial:
    """An option while it is being tried, with the moves that are to follow it."""

    __slots__ = ("alive", "line", "option", "total", "values")

    def __init__(self, option: int, line: tuple[Move, ...] = ()) -> None:
        self.option = option
        self.line = line
        self.values: list[float] = []
        """What came of each deal."""
        self.total = 0.0
        self.alive = True

    @property
    def mean(self) -> float:
        return self.total / len(self.values)

    def behind(self, best: Trial) -> tuple[float, float]:
        """How far it is behind another option on the deals of both, and the standard error of that."""
        n = len(self.values)
        total = squares = 0.0
        for i in range(n):
            d = best.values[i] - self.values[i]
            total += d
            squares += d * d
        mean = total / n
        if n < 2:
            return mean, 1.0
        spread = (squares - total * mean) / (n - 1)
        return mean, sqrt(spread / n) if spread > 0.0 else 0.0


class Search:
    """Weighs options for one seat. ``deals``: at most so many; ``turns``: how far greedy plays on, this turn included
    (0: to the end of the seat's next turn); ``moves``: no new deal begins after so many moves of greedy; ``wide``: no
    more options than this are tried on a second deal; ``first``, ``behind``: when an option is dropped."""

    __slots__ = ("_behind", "_deals", "_first", "_judge", "_left", "_moves", "_players", "_turns", "_wide")

    def __init__(
        self,
        deals: int,
        turns: int = 0,
        moves: int = 1_000_000,
        wide: int = 100,
        first: int = FIRST_LOOK,
        behind: float = BEHIND,
    ) -> None:
        self._deals = deals
        self._turns = turns
        self._moves = moves
        self._left = 0
        self._wide = wide
        self._first = first
        self._behind = behind
        self._judge: Judge | None = None
        self._players = Players()

    def weigh(
        self, view: View, decision: Decision, seed: int, usual: int = 0, lines: Sequence[tuple[Move, ...]] = ()
    ) -> list[Weighed]:
        """Every option of a decision, best first. ``usual``: the option that is taken if no other is better;
        ``lines``: moves of which the first is an option, to be tried one after the other."""
        judge = self._judge
        if judge is None or judge.rules is not view.rules:
            judge = self._judge = judge_of(view.rules)
        order = [usual, *[option for option in range(decision.count) if option != usual]]
        trials = [Trial(option) for option in order]
        for line in lines:
            option = decision.index(line[0])
            if option >= 0:
                trials.append(Trial(option, line[1:]))
        self._left = self._moves
        for deal in range(self._deals):
            start = view.sample(seed * SEED_STEP + deal)
            alive = [trial for trial in trials if trial.alive]
            for trial in alive:
                end = self._played_on(start.clone(), view.seat, trial)
                value = judge.chances(end)[view.seat]
                trial.values.append(value)
                trial.total += value
            if deal == 0:
                for trial in sorted(alive, key=_mean, reverse=True)[self._wide :]:
                    trial.alive = trial is trials[0]
            if deal + 1 >= self._first:
                self._drop(alive)
            if sum([trial.alive for trial in trials]) == 1 or self._left <= 0:
                break
        return self._ranked(trials)

    def _drop(self, alive: list[Trial]) -> None:
        best = max(alive, key=_mean)
        for trial in alive:
            if trial is not best:
                gap, error = trial.behind(best)
                if gap > self._behind * error or (gap < ALIKE and error < ALIKE):
                    trial.alive = False

    def _ranked(self, trials: list[Trial]) -> list[Weighed]:
        ranked = sorted(trials, key=lambda trial: (not trial.alive, -trial.mean))
        best = ranked[0]
        out = []
        for trial in ranked:
            gap, error = (0.0, 0.0) if trial is best else trial.behind(best)
            out.append(Weighed(trial.option, trial.line, trial.mean, gap, error, len(trial.values)))
        return out

    def _played_on(self, s: State, seat: int, trial: Trial) -> State:
        """The position after an option and some turns of greedy play."""
        q = _asked(s, seat)
        last = s.turn + (self._turns - 1 if self._turns else s.seats)
        answer(s, q, options_of(s, q)[trial.option])
        for move in trial.line:
            if s.over or s.asked[0].seat != seat:
                break
            option = find_place(s, s.asked[0], move)[1]
            if option is None:
                break
            answer(s, s.asked[0], option)
        self._left -= self._players.play(s, last)
        return s


def _mean(trial: Trial) -> float:
    return trial.mean


def _asked(s: State, seat: int) -> Question:
    for q in s.asked:
        if q.seat == seat:
            return q
    raise ValueError(f"seat {seat} is not asked")


def weigh(view: View, decision: Decision, *, deals: int, turns: int = 0, seed: int = 0) -> list[Weighed]:
    """Every option of a decision, best first. The same view and seed give the same answer."""
    return Search(deals, turns).weigh(view, decision, seed)
