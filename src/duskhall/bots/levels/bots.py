"""The four levels. Each is greedy with more thought: what it thinks about, and how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.bots.greedy import GreedyBot

from .search import Search, Weighed

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.view import View

SEED_STEP = 1 << 20


class Thinker:
    """Takes greedy's pick unless a search finds a better one."""

    def __init__(
        self,
        seed: int = 0,
        deals: int = 8,
        turns: int = 0,
        moves: int = 2000,
        wide: int = 8,
        trust: float = 0.5,
        plans: bool = True,
        kinds: str = "",
    ) -> None:
        self._seed = seed
        self._greedy = GreedyBot()
        self._search = Search(deals, turns, moves, wide)
        self._trust = trust
        self._plans = plans
        self._kinds = kinds.split() if kinds else []
        self._line: tuple[Move, ...] = ()
        self._turn = 0

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        if decision.count == 1:
            return 0
        usual = self._greedy.pick(view, decision)
        if self._line:
            if view.turn == self._turn:
                option = decision.index(self._line[0])
                if option >= 0:
                    self._line = self._line[1:]
                    return option
            self._line = ()
        if self._kinds and decision.kind not in self._kinds:
            return usual
        lines = self._lines(view, decision)
        found = self._search.weigh(view, decision, self._seed * SEED_STEP + decision.number, usual, lines)
        best = self._chosen(found, usual)
        self._line = best.line
        self._turn = view.turn
        return best.option

    def _chosen(self, found: list[Weighed], usual: int) -> Weighed:
        best = found[0]
        if best.option != usual or best.line:
            for other in found:
                if other.option == usual and not other.line and other.gap < self._trust * other.error:
                    return other
        return best

    def _lines(self, view: View, decision: Decision) -> list[tuple[Move, ...]]:
        """Lines that win for certain, at the beginning of a turn."""
        if not self._plans or decision.kind != "branch" or decision.about:
            return []
        plan = view.plan()
        if plan is None:
            return []
        return [p.best.moves for p in plan.prospects if p.best is not None and p.best.sure and p.best.moves]
