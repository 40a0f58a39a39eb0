"""Certain lines win, whatever luck and others do."""

from __future__ import annotations

import pytest

from duskhall.core.luck import Stream
from duskhall.core.plan.lines import WINS, WINS_WITH
from duskhall.core.view import View
from tests.core.plan.positions import play, positions
from tests.helpers import both, few

SEEDS = few(range(1, 41), range(1, 3))


@both
@pytest.mark.parametrize("seed", SEEDS)
def test_certain_lines_win(name: str, seed: int) -> None:
    """Every line that is said to win for certain is played, with the hidden cards dealt anew, and wins."""
    for n, s in enumerate(positions(name, seed)):
        seat = s.active
        view = View(s, seat)
        plan = view.plan() if n % few(1, 7) == 0 else None
        if plan is None:
            continue
        for prospect in plan.prospects:
            line = prospect.best
            if line is not None and prospect.verdict in (WINS, WINS_WITH) and line.whole:
                _, won = play(view.sample(n), seat, line.moves, Stream.of(n, "others"))
                assert won, (name, seed, n, prospect)
