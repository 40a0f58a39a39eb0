"""What a plan says of battles holds when it is played.

The thorough run (``DUSKHALL_THOROUGH=1``) looks at every question of the games, the normal one at a few.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from duskhall.core.luck import Stream
from duskhall.core.plan.chances import Trials, interval
from duskhall.core.plan.lines import CANNOT, MAY_WIN, VERDICTS, WINS, Line
from duskhall.core.plan.making import Plan
from duskhall.core.state import FACE_DOWN, HALL, State
from duskhall.core.view import View
from tests.core.plan.positions import positions
from tests.helpers import both, few
from tools.lines import beaten_somehow, play
from tools.positions import starts_a_turn

SEEDS = few(range(1, 61), range(1, 4))
EVERY = few(1, 11)


def planned(name: str, seed: int, every: int = EVERY) -> Iterator[tuple[int, State, View, Plan]]:
    for n, s in enumerate(positions(name, seed)):
        if n % every == 0:
            view = View(s, s.active)
            plan = view.plan()
            if plan is not None:
                yield n, s, view, plan


def sure_lines(plan: Plan) -> Iterator[tuple[int, Line]]:
    for prospect in plan.prospects:
        if prospect.best is not None and prospect.best.sure:
            yield prospect.rank, prospect.best


def given_up(line: Line) -> int:
    return sum(line.destroyed.values()) + sum(line.gained.values()) + line.wounds


@both
@pytest.mark.parametrize("seed", SEEDS)
def test_certain_lines_win(name: str, seed: int) -> None:
    """Every line that is said to win for certain is played, hidden cards dealt anew and others at random, and wins.
    Where something shows on the way that nobody can foresee, the seat plans again and is as sure as before."""
    for n, s, view, plan in planned(name, seed):
        for rank, told in sure_lines(plan):
            line = told
            game, won = play(view.sample(n), s.active, line.moves, Stream.of(n, "others"))
            for _ in range(9):
                if won is not None or line.whole:
                    break
                again = game.view(s.active).plan()
                assert again is not None, (name, seed, n, line)
                foe = s.zones[HALL][rank - 1]
                line = next(x for r, x in sure_lines(again) if game.state.zones[HALL][r - 1] == foe)
                game, won = play(game.state, s.active, line.moves, Stream.of(n, "others"))
            assert won, (name, seed, n, rank, line)


@both
@pytest.mark.parametrize("seed", few(range(1, 31), range(1, 4)))
def test_what_cannot_be_beaten_is_not(name: str, seed: int) -> None:
    """Where all lines can be tried, none beats a monster that is said to be out of reach."""
    tried = 0
    for n, s, _, plan in planned(name, seed, few(5, 31)):
        if any(prospect.verdict == CANNOT for prospect in plan.prospects):
            beaten = beaten_somehow(s.clone(), s.active, few(6000, 800), Stream.of(n, "others"))
            if beaten is None:
                continue
            tried += 1
            for prospect in plan.prospects:
                foe = s.zones[HALL][prospect.rank - 1]
                assert prospect.verdict != CANNOT or prospect.at_least or foe not in beaten, (name, seed, n, prospect)
    assert tried


@both
@pytest.mark.parametrize("seed", few(range(1, 21), range(1, 3)))
def test_a_plan_on_the_way_is_the_rest_of_the_line_or_better(name: str, seed: int) -> None:
    for n, s, view, plan in planned(name, seed, few(5, 23)):
        for rank, line in sure_lines(plan):
            if not line.whole:
                continue
            foe = s.zones[HALL][rank - 1]
            state = view.sample(n)
            for i, move in enumerate(line.moves[:-1]):
                game, won = play(state, s.active, (move,), Stream.of(n, "others"))
                state = game.state
                if won is not None:
                    break
                again = game.view(s.active).plan()
                assert again is not None
                now = [x for r, x in sure_lines(again) if state.foe == foe or state.zones[HALL][r - 1] == foe]
                assert now, (name, seed, n, line, i)
                assert now[0].cards <= line.cards or given_up(now[0]) <= given_up(line), (name, seed, n, line, now[0])


@both
def test_verdicts_are_told_apart(name: str) -> None:
    """All four occur; whoever wins as it stands has used nothing, and somebody who cannot win is told what is
    missing."""
    seen = set()
    for seed in few(range(1, 21), range(1, 5)):
        for _, s, _, plan in planned(name, seed, few(3, 13)):
            for prospect in plan.prospects:
                seen.add(prospect.verdict)
                line = prospect.best
                if prospect.verdict == WINS:
                    assert line is not None and line.cards == 0 and line.margin >= 0
                if line is not None and line.whole and line.sure:
                    ledger = plan.ledger(prospect.rank, "total")
                    assert sum(int(str(row["amount"])) for row in ledger) == line.total, (name, seed, prospect, ledger)
                if prospect.verdict == CANNOT and line is not None and line.whole:
                    assert prospect.missing <= max(0, -line.margin), "a card that is drawn may bring it closer"
                if line is not None and starts_a_turn(s):
                    assert str(line.moves[0]) not in ("rest", "prepare")
    assert seen == set(VERDICTS)


@both
def test_chances_agree_with_play(name: str) -> None:
    """Samples of another seed come to the same share, within what two samples differ by."""
    looked = 0
    for seed in few(range(1, 31), range(1, 9)):
        for s in filter(starts_a_turn, positions(name, seed)):
            view = View(s, s.active)
            plan = view.plan()
            assert plan is not None
            wanted = [p for p in plan.prospects if p.verdict == MAY_WIN and p.card != FACE_DOWN]
            if not 0 < len(wanted) <= few(9, 2):
                continue
            plan.chances()
            trials = Trials(view.sample(99), plan._hunt)
            for prospect in wanted[:1]:
                assert prospect.best is not None
                told = prospect.best.chance
                if told is None:
                    continue
                assert told.low <= told.share <= told.high
                foe = s.zones[HALL][prospect.rank - 1]
                chosen = trials.best_for(foe)
                assert chosen is not None and chosen[1] == told, "the chance tells something that is hidden"
                wins = sum(trials.wins(k, foe, chosen[0]) for k in range(100, 100 + few(200, 40)))
                again = interval(wins, few(200, 40))
                assert again.low <= told.high and told.low <= again.high, (name, seed, prospect, again)
                looked += 1
                if looked == few(400, 1):
                    return
    assert looked
