"""The search for the best move: every option is tried on the same deals, with greedy play for a few turns and then a
judgement.

The deals are positions that look the same to the seat (``view.sample``), so hidden cards play no part. Options that
fall clearly behind are dropped, so the effort goes to close choices. The limit is a number of moves, not of seconds:
the same view and seed give the same answer on every machine.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from duskhall.bots.greedy import GreedyBot
from duskhall.bots.greedy.playing import Players
from duskhall.core.decision import Decision
from duskhall.core.machine import answer
from duskhall.core.naming import move_of
from duskhall.core.options import DONE, FIRST, MASK, options_of
from duskhall.core.plan.course import branches, fork_of
from duskhall.core.refusals import find_place
from duskhall.core.state import Q_BUY, Q_FACE, Q_LEVEL, Q_PICK, Q_WALK
from duskhall.core.steps.market import Trade
from duskhall.core.view import View

from .judge import judge_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from duskhall.core.move import Move
    from duskhall.core.state import Question, State

    from .judge import Judge

FIRST_LOOK: Final = 6
"""The usual number of deals before any option is dropped;"""
BEHIND: Final = 1.7
"""the usual distance from the best, in standard errors, at which an option is dropped."""
ALIKE: Final = 1e-9
"""Smaller differences count as none."""
ALIKE_KEPT: Final = 2
"""How many continuations of an option are tried at length."""
SEED_STEP: Final = 4096
WISHED: Final = (Q_BUY, Q_FACE, Q_LEVEL, Q_PICK, Q_WALK)
"""The choices that are the reason to go to a place: what to buy, which monster to fight, which card to lose."""


class Weighed:
    """An option with its chance of victory for the seat that decides."""

    __slots__ = ("chance", "deals", "error", "gap", "line", "option")

    def __init__(
        self, option: int, line: tuple[Move, ...], chance: float, gap: float, error: float, deals: int
    ) -> None:
        self.option = option
        """Its place among the options of the decision."""
        self.line = line
        """The moves that must follow it; empty: the best ones."""
        self.chance = chance
        """The chance of victory, on average over the deals."""
        self.gap = gap
        """Its distance from the best, on the deals of both,"""
        self.error = error
        """and the standard error of that; 0 for the best itself."""
        self.deals = deals
        """How many deals it was tried on before it was dropped."""

    def __repr__(self) -> str:
        return f"<Weighed {self.option}: {self.chance:.1%} ± {self.error:.1%} of {self.deals} deals>"


class Trial:
    """An option being tried, with the moves that must follow it, or a wish: the move to make at the first choice of its
    kind."""

    __slots__ = ("alive", "kind", "line", "option", "total", "values", "wish")

    def __init__(self, option: int, line: tuple[Move, ...] = (), wish: Move | None = None, kind: int = 0) -> None:
        self.option = option
        self.line = line
        self.wish = wish
        self.kind = kind
        """The kind of question that the wish answers."""
        self.values: list[float] = []
        """The result of each deal."""
        self.total = 0.0
        self.alive = True

    @property
    def mean(self) -> float:
        return self.total / len(self.values)

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    def forget(self) -> None:
        self.values = []
        self.total = 0.0

    def behind(self, best: Trial) -> tuple[float, float]:
        """Its distance from another option, on the deals of both, with the standard error."""
        n = min(len(self.values), len(best.values))
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
    """Weighs options for one seat. ``deals``: the most deals; ``moves``: no deal begins after this many moves of
    greedy, or ``map_moves`` in editions with rooms, where a move takes longer; ``wide``: the most options that are
    tried after the first ``cut`` deals; ``first``, ``behind``: when an option is dropped; ``rounds``: greedy plays on
    to the end of up to this many of the seat's turns, and the judgements at the end of each are averaged; ``reach``: as
    many turns as fit into this many moves; ``whole``: at the beginning of a turn, each place to go is tried with each
    choice that it leads to, because greedy may not make the best of it; without ``whole``, places that end in an
    expensive purchase are also tried with nothing bought before."""

    __slots__ = (
        *("_ahead", "_behind", "_cut", "_deals", "_first", "_judge", "_left", "_map_moves", "_moves", "_players"),
        *("_reach", "_rounds", "_whole", "_wide"),
    )

    def __init__(
        self,
        deals: int,
        moves: int = 1_000_000,
        wide: int = 100,
        first: int = FIRST_LOOK,
        behind: float = BEHIND,
        rounds: int = 1,
        whole: bool = False,
        cut: int = 1,
        reach: int = 1_000_000,
        map_moves: int = 0,
    ) -> None:
        self._deals = deals
        self._moves = moves
        self._map_moves = map_moves or moves
        self._left = 0
        self._wide = wide
        self._first = first
        self._behind = behind
        self._rounds = rounds
        self._whole = whole
        self._cut = cut
        self._reach = reach
        self._ahead = 0
        """How many rounds this decision has; 0: not yet worked out."""
        self._judge: Judge | None = None
        self._players = Players()

    def weigh(
        self, view: View, decision: Decision, seed: int, usual: int = 0, lines: Sequence[tuple[Move, ...]] = ()
    ) -> list[Weighed]:
        """Weigh every option of a decision, best first. ``usual``: the option to keep if no other is better; ``lines``:
        sequences of moves to try, each starting with an option."""
        judge = self._judge
        if judge is None or judge.rules is not view.rules:
            judge = self._judge = judge_of(view.rules)
        order = [usual, *[option for option in range(decision.count) if option != usual]]
        trials = [Trial(option) for option in order]
        for line in lines:
            option = decision.index(line[0])
            if option >= 0:
                trials.append(Trial(option, line[1:]))
        moves = self._map_moves if view.rules.hall.is_map else self._moves
        self._left = moves
        self._ahead = 0
        brief = 0
        for deal in range(self._deals):
            start = view.sample(seed * SEED_STEP + deal)
            if deal == 0 and begins_turn(decision):
                if self._whole:
                    for option in order:
                        trials.extend(self._wishes(start.clone(), view.seat, option))
                else:
                    trials.extend(_thrifty(start, view))
                # With many options, the first deals select those that deserve more.
                brief = self._cut if len(trials) > self._wide else 0
            alive = [trial for trial in trials if trial.alive]
            if deal == brief and self._ahead > 1:
                for trial in alive:
                    trial.forget()
            for trial in alive:
                trial.add(self._value(start.clone(), view.seat, trial, judge, deal < brief))
            if deal < brief and self._left * 2 < moves:
                # There are so many options that one look at each has used half of the moves.
                brief = deal + 1
            if deal + 1 == brief:
                self._narrow(alive, trials[0])
            elif len(alive[0].values) >= self._first:
                self._drop(alive)
            if self._left <= 0 or _decided(trials):
                break
        return self._ranked(trials)

    def _wishes(self, s: State, seat: int, option: int) -> list[Trial]:
        """An option with each answer to the first choice that it leads to, except greedy's own."""
        turn = s.turn
        q = _asked(s, seat)
        answer(s, q, options_of(s, q)[option])
        self._left -= self._players.play(s, turn, seat=seat, kinds=WISHED)
        if s.over or s.turn != turn or s.asked[0].seat != seat:
            return []
        q = s.asked[0]
        options = options_of(s, q)
        if len(options) == 1 or q.kind not in WISHED:
            return []
        usual = GreedyBot().pick(View(s, seat), Decision(s, q, options))
        return [Trial(option, (), move_of(s, q, o), q.kind) for i, o in enumerate(options) if i != usual]

    def _narrow(self, alive: list[Trial], usual: Trial) -> None:
        """Keep the usual option and the best ones. Of the continuations of one option only the best few stay, so that
        they do not crowd out others."""
        many = any(trial.wish is not None for trial in alive)
        kept: dict[int, int] = {}
        for place, trial in enumerate(sorted(alive, key=_mean, reverse=True)):
            alike = kept.get(trial.option, 0)
            trial.alive = trial is usual or (alike < ALIKE_KEPT if many else place < self._wide)
            kept[trial.option] = alike + trial.alive

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

    def _value(self, s: State, seat: int, trial: Trial, judge: Judge, brief: bool) -> float:
        """The seat's chance after an option and some turns of greedy play; ``brief``: at most one round."""
        turn = s.turn
        left = self._left
        q = _asked(s, seat)
        answer(s, q, options_of(s, q)[trial.option])
        for move in trial.line:
            if not _made(s, seat, move):
                break
        if trial.wish is not None:
            self._left -= self._players.play(s, turn, seat=seat, kinds=(trial.kind,))
            if s.turn == turn:
                _made(s, seat, trial.wish)
        self._left -= self._players.play(s, turn + s.seats)
        total = judge.chances(s)[seat]
        if not self._ahead:
            self._ahead = max(1, min(self._rounds, self._reach // max(1, left - self._left)))
        if brief:
            return total
        for n in range(2, self._ahead + 1):
            self._left -= self._players.play(s, turn + n * s.seats)
            total += judge.chances(s)[seat]
        return total / self._ahead


def _thrifty(s: State, view: View) -> list[Trial]:
    """Places that end in an expensive purchase that the hand can afford: go there and buy nothing before. Greedy saves
    its gold only if it went for that purchase."""
    fork = fork_of(s)
    if fork is None:
        return []
    q = _asked(s, view.seat)
    options = options_of(s, q)
    spans = branches(fork)
    gold = view.gold
    out = []
    for place, option in enumerate(options):
        begin, end = spans[option >> FIRST & MASK]
        for step in fork.program.steps[begin:end]:
            if isinstance(step, Trade) and 0 < step.each <= gold:
                out.append(Trial(place, (), move_of(s, q, DONE), Q_BUY))
    return out


def begins_turn(decision: Decision) -> bool:
    """Whether the decision is where to go this turn."""
    return decision.kind == "branch" and not decision.about


def _made(s: State, seat: int, move: Move) -> bool:
    """Make a move if the seat can."""
    if s.over or s.asked[0].seat != seat:
        return False
    option = find_place(s, s.asked[0], move)[1]
    if option is None:
        return False
    answer(s, s.asked[0], option)
    return True


def _decided(trials: list[Trial]) -> bool:
    """Whether all remaining trials begin with the same option."""
    alive = [trial for trial in trials if trial.alive]
    if len(alive) == 1:
        return True
    for trial in alive:
        if trial.line or trial.option != alive[0].option:
            return False
    return True


def _mean(trial: Trial) -> float:
    return trial.mean


def _asked(s: State, seat: int) -> Question:
    for q in s.asked:
        if q.seat == seat:
            return q
    raise AssertionError(f"seat {seat} is not asked")


def weigh(view: View, decision: Decision, *, deals: int, seed: int = 0) -> list[Weighed]:
    """Weigh every option of a decision, best first. The same view and seed give the same answer."""
    return Search(deals).weigh(view, decision, seed)
