"""The apprentice: a plausible beginner. It sees what its hand can win, buys what is dear, and thinks no further."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from duskhall.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.view import View

DUNGEON = "dungeon"
LOOKS = 150
"""Positions that it looks at to find out what it can win."""


class Apprentice:
    """Fights what it can surely beat, otherwise goes shopping for the dearest card that it can pay."""

    def __init__(self, seed: int = 0, dear: float = 0.7, eager: float = 0.9) -> None:
        self._luck = Random(seed)
        self._greedy = GreedyBot()
        self._line: tuple[Move, ...] = ()
        self._turn = 0
        self._dear = dear
        self._eager = eager

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        usual = self._greedy.pick(view, decision)
        if decision.count == 1:
            return 0
        if self._line and view.turn == self._turn:
            option = decision.index(self._line[0])
            if option >= 0:
                self._line = self._line[1:]
                return option
        self._line = ()
        if decision.kind == "branch" and not decision.about and DUNGEON in decision.ways:
            return self._where(view, decision, usual)
        if decision.kind == "buy" and self._luck.random() < self._dear:
            return self._dearest(view, decision, usual)
        return usual

    def _where(self, view: View, decision: Decision, usual: int) -> int:
        plan = view.plan()
        self._turn = view.turn
        if plan is not None and self._luck.random() < self._eager:
            sure = [p.best for p in plan.prospects if p.best is not None and p.best.sure]
            if sure:
                line = self._luck.choice(sure)
                option = decision.index(line.moves[0])
                if option >= 0:
                    self._line = line.moves[1:]
                    return option
        if decision.ways[usual] != DUNGEON:
            return usual
        others = [i for i, way in enumerate(decision.ways) if way != DUNGEON]
        return self._luck.choice(others) if others else usual

    def _dearest(self, view: View, decision: Decision, usual: int) -> int:
        """The dearest card on offer; of several any."""
        prices = [
            view.card(move.card).figures.get("cost", 0) if move.card in view.rules.index else -1
            for move in decision.moves
        ]
        most = max(prices)
        return self._luck.choice([i for i, price in enumerate(prices) if price == most]) if most > 0 else usual
