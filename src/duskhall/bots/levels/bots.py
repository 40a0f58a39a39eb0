"""The levels above the apprentice: greedy with second thoughts, longer ones from level to level."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from duskhall.bots.greedy import GreedyBot

from .apprentice import Apprentice
from .search import Search, Weighed

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.view import View

__all__ = ["Apprentice", "Archmage", "Master", "Veteran"]

SEED_STEP = 1 << 20
"""Seeds of a game's questions are so far apart."""
STRATEGIC = ("branch", "buy", "level")
"""Questions on which a turn depends: where to go, what to buy, who rises."""


class Thinker:
    """Takes greedy's pick unless a search finds a better one. At the beginning of a turn it also tries the lines that
    win for certain, and follows the one that it has chosen."""

    deals: ClassVar[int] = 12
    """On so many deals an option is tried at most;"""
    first: ClassVar[int] = 6
    """on so many before it may be dropped."""
    behind: ClassVar[float] = 1.7
    """It is dropped if it is so many standard errors behind the best."""
    moves: ClassVar[int] = 600
    """No deal begins after so many moves."""
    wide: ClassVar[int] = 8
    """So many options are tried on more than one deal."""
    trust: ClassVar[float] = 0.5
    """Greedy's pick is taken if it is less than so many standard errors behind."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """Questions that it thinks about; none: all."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._greedy = GreedyBot()
        self._search = Search(self.deals, 0, self.moves, self.wide, self.first, self.behind)
        self._line: tuple[Move, ...] = ()
        self._turn = 0

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        usual = self._greedy.pick(view, decision)
        if self._line and view.turn == self._turn:
            option = decision.index(self._line[0])
            if option >= 0:
                self._line = self._line[1:]
                return option
        self._line = ()
        if decision.count == 1 or (self.kinds and decision.kind not in self.kinds):
            return usual
        found = self.weigh(view, decision, usual)
        best = self._chosen(found, usual)
        self._line = best.line
        self._turn = view.turn
        return best.option

    def weigh(self, view: View, decision: Decision, usual: int = 0) -> list[Weighed]:
        """What each option promises, best first; ``usual``: greedy's pick."""
        seed = self._seed * SEED_STEP + decision.number
        return self._search.weigh(view, decision, seed, usual, self._lines(view, decision))

    def _chosen(self, found: list[Weighed], usual: int) -> Weighed:
        best = found[0]
        for other in found:
            if other.option == usual and not other.line and other.gap < self.trust * other.error:
                return other
        return best

    def _lines(self, view: View, decision: Decision) -> list[tuple[Move, ...]]:
        """Lines that win for certain, at the beginning of a turn."""
        if decision.kind != "branch" or decision.about:
            return []
        plan = view.plan()
        if plan is None:
            return []
        return [p.best.moves for p in plan.prospects if p.best is not None and p.best.sure and p.best.moves]


class Veteran(Thinker):
    """Thinks twice about where to go and what to buy."""

    deals = 3
    first = 3
    moves = 150
    wide = 4
    trust = 1.0
    kinds = STRATEGIC


class Master(Thinker):
    """Thinks twice about everything."""

    deals = 10
    first = 5
    moves = 260
    wide = 6


class Archmage(Thinker):
    """Thinks longer. ``seconds``: at most about so long, on a machine like ours; more than half a second makes it
    stronger."""

    deals = 40
    first = 8
    behind = 2.0
    moves = 1200
    wide = 10

    def __init__(self, seed: int = 0, seconds: float = 0.5) -> None:
        super().__init__(seed)
        more = max(0.02, seconds / 0.5)
        deals = max(self.first, round(self.deals * more))
        self._search = Search(deals, 0, round(self.moves * more), self.wide, self.first, self.behind)
