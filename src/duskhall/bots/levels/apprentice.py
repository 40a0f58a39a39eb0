"""The apprentice: a plausible beginner. It sees which monsters its hand can beat, buys expensive cards, and thinks no
further."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from duskhall.bots.greedy import GreedyBot
from duskhall.core.plan.lines import CANNOT

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.plan.lines import Line
    from duskhall.core.view import View

DUNGEON = "dungeon"
DEAR = 0.9
"""How often it buys the dearest card;"""
EAGER = 0.4
"""how often it fights because it can;"""
FORGETS = 0.6
"""how often it forgets to level a hero up."""


class Apprentice:
    """Fights monsters that it surely beats, and otherwise buys the most expensive card it can afford."""

    def __init__(self, seed: int = 0, dear: float = DEAR, eager: float = EAGER, forgets: float = FORGETS) -> None:
        self._luck = Random(seed)
        self._greedy = GreedyBot()
        self._line: tuple[Move, ...] = ()
        self._turn = 0
        self._dear = dear
        self._eager = eager
        self._forgets = forgets

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
        if decision.kind == "level" and self._luck.random() < self._forgets:
            return max(0, decision.index("done"))
        return usual

    def _where(self, view: View, decision: Decision, usual: int) -> int:
        """Choose where to go: to a monster that it surely beats, or to the place with the most expensive card. It never
        rests."""
        plan = view.plan()
        if plan is None:
            return usual
        self._turn = view.turn
        sure = [p.best for p in plan.prospects if p.best is not None and p.best.sure]
        if sure and self._luck.random() < self._eager:
            line = max(sure, key=_worth)
            option = decision.index(line.moves[0])
            if option >= 0:
                self._line = line.moves[1:]
                return option
        hopeless = decision.ways[usual] == DUNGEON and all(p.verdict == CANNOT for p in plan.prospects)
        if not hopeless and all(pause.place != decision.ways[usual] for pause in plan.pauses):
            return usual
        prices = {visit.place: max([offer.price for offer in visit.offers], default=0) for visit in plan.visits}
        ways = [way for way in decision.ways if prices.get(way)]
        return decision.ways.index(max(ways, key=prices.__getitem__)) if ways else usual

    def _dearest(self, view: View, decision: Decision, usual: int) -> int:
        """The most expensive card on offer; any of several."""
        prices = [
            view.card(move.card).figures.get("cost", 0) if move.card in view.rules.index else -1
            for move in decision.moves
        ]
        most = max(prices)
        return self._luck.choice([i for i, price in enumerate(prices) if price == most]) if most > 0 else usual


def _worth(line: Line) -> int:
    return line.worth
