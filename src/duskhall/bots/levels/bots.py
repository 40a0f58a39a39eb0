"""The levels above the apprentice: greedy with second thoughts, longer ones from level to level."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from duskhall.bots.greedy import GreedyBot
from duskhall.core.plan.lines import CANNOT

from .apprentice import Apprentice
from .search import Search, Weighed, begins_turn

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.move import Move
    from duskhall.core.plan.making import Plan
    from duskhall.core.view import View

__all__ = ["Apprentice", "Archmage", "Master", "Veteran"]

SEED_STEP = 1 << 20
"""Seeds of a game's questions are so far apart."""
STRATEGIC = ("branch", "buy", "level")
"""Questions on which a turn depends: where to go, what to buy, who rises."""
DUNGEON = "dungeon"
CLEAR = 2.0
"""A move that looks foolish must be so many standard errors better than one that does not,"""
LEAST = 0.01
"""and by as much as this."""


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
    """No deal begins after so many moves,"""
    map_moves: ClassVar[int] = 360
    """or after so many in a dungeon that is walked through, where a move takes longer."""
    wide: ClassVar[int] = 8
    """So many options are tried on more than one deal."""
    trust: ClassVar[float] = 0.5
    """Greedy's pick is taken if it is less than so many standard errors behind."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """Questions that it thinks about; none: all."""
    rounds: ClassVar[int] = 1
    """The positions at the end of up to so many next turns of its own are judged:"""
    reach: ClassVar[int] = 0
    """as many as take so many moves."""
    whole: ClassVar[bool] = False
    """Where to go is weighed together with what to do there."""
    cut: ClassVar[int] = 1
    """After so many deals ``wide`` counts."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._greedy = GreedyBot()
        self._search = self._searching(1.0)
        self._line: tuple[Move, ...] = ()
        self._turn = 0

    def _searching(self, more: float) -> Search:
        """A search on so many times the usual deals."""
        deals = max(self.first, round(self.deals * more))
        moves, map_moves = round(self.moves * more), round(self.map_moves * more)
        first, behind, rounds, reach = self.first, self.behind, self.rounds, self.reach
        return Search(deals, moves, self.wide, first, behind, rounds, self.whole, self.cut, reach, map_moves)

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
        plan = view.plan() if begins_turn(decision) or decision.kind == "face" else None
        seed = self._seed * SEED_STEP + decision.number
        found = self._search.weigh(view, decision, seed, usual, self._lines(decision, plan))
        best = self._chosen(found, usual, self._foolish(decision, plan, usual))
        self._line = best.line
        self._turn = view.turn
        return best.option

    def _chosen(self, found: list[Weighed], usual: int, foolish: set[int]) -> Weighed:
        """The best option; greedy's if it is not clearly worse, and a foolish one only if it is clearly better."""
        sane = [one for one in found if one.line or one.option not in foolish]
        if sane and (sane[0].gap < LEAST or sane[0].gap < CLEAR * sane[0].error):
            found = sane
        best = found[0]
        for other in found:
            if other.option == usual and not other.line and other.gap - best.gap < self.trust * other.error:
                return other
        return best

    def _lines(self, decision: Decision, plan: Plan | None) -> list[tuple[Move, ...]]:
        """Lines that win for certain, at the beginning of a turn."""
        if plan is None or not begins_turn(decision):
            return []
        return [p.best.moves for p in plan.prospects if p.best is not None and p.best.sure and p.best.moves]

    def _foolish(self, decision: Decision, plan: Plan | None, usual: int) -> set[int]:
        """Options that people would shake their heads at: entering a fight that cannot be won, and keeping experience
        points that greedy would spend."""
        if decision.kind == "level":
            # One may have to level up: then there is no such option.
            return {decision.index("done")} - {usual, -1}
        if plan is None:
            return set()
        lost = {p.rank for p in plan.prospects if p.verdict == CANNOT}
        if decision.kind == "face":
            return {i for i, move in enumerate(decision.moves) if move.rank in lost}
        ways = decision.ways
        return {ways.index(DUNGEON)} if DUNGEON in ways and len(lost) == len(plan.prospects) else set()


class Veteran(Thinker):
    """Thinks twice about where to go and what to buy."""

    deals = 3
    first = 3
    moves = 150
    map_moves = 150
    wide = 4
    trust = 1.0
    kinds = STRATEGIC


class Master(Thinker):
    """Thinks twice about everything."""

    deals = 10
    first = 5
    moves = 280
    map_moves = 114
    wide = 6


class Archmage(Thinker):
    """Thinks longer and further. ``seconds``: at most about so long, on a machine like ours; more than half a second
    makes it stronger."""

    deals = 40
    first = 8
    behind = 2.0
    moves = 2000
    map_moves = 1200
    wide = 8
    rounds = 3
    reach = 45
    whole = True
    cut = 2

    def __init__(self, seed: int = 0, seconds: float = 0.5) -> None:
        super().__init__(seed)
        self._search = self._searching(max(0.02, seconds / 0.5))
