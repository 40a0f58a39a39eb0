"""The levels above the apprentice: greedy's picks, checked by a search that grows from level to level."""

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
"""The distance between the seeds of a game's questions."""
STRATEGIC = ("branch", "buy", "level")
"""Questions that decide a turn: where to go, what to buy, which hero to level up."""
DUNGEON = "dungeon"
CLEAR = 3.0
"""A move that looks foolish must be this many standard errors better than one that does not,"""
LEAST = 0.02
"""and better by this much."""
DEAR = 4
"""A card with at least this cost counts as good; so does any card with a victory point."""


class Thinker:
    """Takes greedy's pick unless a search finds a better one. At the beginning of a turn it also tries the lines that
    win for certain, and follows the one that it has chosen."""

    deals: ClassVar[int] = 12
    """The most deals on which an option is tried;"""
    first: ClassVar[int] = 6
    """the deals before it may be dropped."""
    behind: ClassVar[float] = 1.7
    """An option is dropped if it is this many standard errors behind the best."""
    moves: ClassVar[int] = 600
    """No deal begins after this many moves,"""
    map_moves: ClassVar[int] = 360
    """or this many in editions with rooms, where a move takes longer."""
    wide: ClassVar[int] = 8
    """How many options are tried on more than one deal."""
    trust: ClassVar[float] = 0.5
    """Greedy's pick is kept if it is less than this many standard errors behind."""
    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of questions that it searches, besides those where greedy's pick looks foolish; empty: all."""
    rounds: ClassVar[int] = 1
    """Positions at the end of up to this many of its next turns are judged;"""
    reach: ClassVar[int] = 0
    """as many turns as fit into this many moves."""
    whole: ClassVar[bool] = False
    """Whether the choice of where to go is weighed together with what to do there."""
    cut: ClassVar[int] = 1
    """``wide`` applies after this many deals."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed
        self._greedy = GreedyBot()
        self._search = self._searching(1.0)
        self._line: tuple[Move, ...] = ()
        self._turn = 0

    def _searching(self, more: float) -> Search:
        """A search with a multiple of the usual deals."""
        deals = max(self.first, round(self.deals * more))
        moves, map_moves = round(self.moves * more), round(self.map_moves * more)
        first, behind, rounds, reach = self.first, self.behind, self.rounds, self.reach
        return Search(deals, moves, self.wide, first, behind, rounds, self.whole, self.cut, reach, map_moves)

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        usual = self._greedy.pick(view, decision)
        if self._greedy.drags:
            # A seat that is sure to win or lose has no reason to end the game: following the judgement, it would play
            # on for ever.
            return usual
        if self._line and view.turn == self._turn:
            option = decision.index(self._line[0])
            if option >= 0:
                self._line = self._line[1:]
                return option
        self._line = ()
        if decision.count == 1:
            return usual
        plan = view.plan() if begins_turn(decision) or decision.kind == "face" else None
        foolish = self._foolish(view, decision, plan, usual)
        if self.kinds and decision.kind not in self.kinds and usual not in foolish:
            return usual
        seed = self._seed * SEED_STEP + decision.number
        found = self._search.weigh(view, decision, seed, usual, self._lines(decision, plan))
        best = self._chosen(found, usual, foolish)
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

    def _foolish(self, view: View, decision: Decision, plan: Plan | None, usual: int) -> set[int]:
        """Options that look foolish to people: starting a fight that cannot be won, keeping XP that greedy would spend,
        or destroying a good card needlessly."""
        if decision.kind == "level":
            # If levelling up is compulsory, there is no such option.
            return {decision.index("done")} - {usual, -1}
        if decision.kind == "pick" and decision.verb == "destroy":
            good = {i for i, move in enumerate(decision.moves) if move.card and _is_good(view, move.card)}
            return good if len(good) < decision.count else set()
        if plan is None:
            return set()
        lost = {p.rank for p in plan.prospects if p.verdict == CANNOT}
        if decision.kind == "face":
            return {i for i, move in enumerate(decision.moves) if move.rank in lost}
        ways = decision.ways
        return {ways.index(DUNGEON)} if DUNGEON in ways and len(lost) == len(plan.prospects) else set()


def _is_good(view: View, card: str) -> bool:
    figures = view.card(card).figures
    return figures.get("cost", 0) >= DEAR or figures.get("vp", 0) >= 1


class Veteran(Thinker):
    """Searches before deciding where to go and what to buy, and before moves that look foolish."""

    deals = 3
    first = 3
    moves = 150
    map_moves = 150
    wide = 4
    trust = 1.0
    kinds = STRATEGIC


class Master(Thinker):
    """Searches before every decision."""

    deals = 14
    first = 5
    moves = 420
    map_moves = 114
    wide = 6


class Archmage(Thinker):
    """Searches longer and further. ``seconds``: roughly the most time per decision on a current machine; more than half
    a second makes it stronger."""

    deals = 72
    first = 8
    behind = 2.0
    moves = 3600
    map_moves = 1200
    wide = 8
    rounds = 3
    reach = 45
    whole = True
    cut = 2

    def __init__(self, seed: int = 0, seconds: float = 0.5) -> None:
        super().__init__(seed)
        self._search = self._searching(max(0.02, seconds / 0.5))
