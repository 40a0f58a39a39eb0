"""Who will win? The chance of each seat in a position in which everything is open."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from duskhall.core.numbers import score

if TYPE_CHECKING:
    from duskhall.core.state import State

POINTS = 8.0
"""Points of lead that make a victory e times as likely."""


def chances(s: State) -> list[float]:
    """How likely each seat wins; together 1. Whoever calls this answers for what the caller may know: a bot hands over
    positions that were dealt anew (``view.sample``), a review those of a finished game."""
    rows = [score(s, seat) for seat in range(s.seats)]
    if s.over:
        best = max(rows)
        return [(row == best) / rows.count(best) for row in rows]
    weights = [exp((row - max(rows)) / POINTS) for row in rows]
    return [weight / sum(weights) for weight in weights]
