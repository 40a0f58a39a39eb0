"""The judge: each seat's chance of winning, from an entirely open position."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from duskhall.editions import edition

from .features import Reading
from .net import load

if TYPE_CHECKING:
    from duskhall.core.rules import Rules
    from duskhall.core.state import State

    from .net import Net


class Judge:
    """Judges games of one ruleset."""

    __slots__ = ("_net", "_reading", "rules")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._reading = Reading(rules)
        self._net: Net = load("map" if rules.hall.is_map else "row")

    def chances(self, s: State) -> list[float]:
        """Each seat's chance of winning; a shared victory counts in parts, and the sum is 1. The caller must pass only
        positions that it may know: bots pass positions with hidden cards dealt anew (``view.sample``), reviews those of
        a finished game."""
        if s.over:
            winners = [standing.winner for standing in edition(s.rules.edition).standings(s)]
            return [winner / sum(winners) for winner in winners]
        game, seats = self._reading.numbers(s)
        standings = self._net.standings(game, seats)
        most = max(standings)
        weights = [exp(x - most) for x in standings]
        whole = sum(weights)
        # Sums of fractions differ in their last digits between Python versions.
        return [round(weight / whole, 9) for weight in weights]


_recent: list[Judge] = []


def judge_of(rules: Rules) -> Judge:
    """The judge of a ruleset; the last few are kept."""
    for found in _recent:
        if found.rules is rules:
            return found
    _recent.insert(0, Judge(rules))
    del _recent[4:]
    return _recent[0]


def chances(s: State) -> list[float]:
    """Each seat's chance of winning: see :meth:`Judge.chances`."""
    return judge_of(s.rules).chances(s)
