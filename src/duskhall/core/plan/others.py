"""Other lines than the best: won with other cards, for less given up, or worth more."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ..options import FIRST, MASK, O_EQUIP, O_USE, WHAT
from .battle import Budget
from .nodes import Found, Node
from .search import Hunt

if TYPE_CHECKING:
    from ..state import State

MOST_OTHERS: Final = 3
"""The most other lines of a prospect."""
MOST_FOR_OTHERS: Final = 240
"""The most positions looked at to find them, for all monsters together."""


class Wider(Hunt):
    """A search that does not stop at the best line."""

    __slots__ = ("lines",)

    def __init__(self, s: State, seat: int, foes: set[int]) -> None:
        super().__init__(s, seat, Budget(MOST_FOR_OTHERS))
        self.unsettled = foes
        self.lines: dict[int, list[Found]] = {foe: [] for foe in foes}

    def _rounds(self) -> None:
        self._search(self.budget.left)

    def _detour(self, s: State) -> None:
        """The way through the village is shown with the place."""

    def _battle(self, node: Node, s: State) -> None:
        foe = s.foe
        if foe in self.unsettled:
            found = Found(node, self.fight.outcome(s))
            if found.outcome.may:
                self.lines[foe].append(found)

    def others(self, foe: int, best: Found) -> list[Found]:
        """The lines to a monster besides the best that no better one makes superfluous, best first."""
        kept = [best]
        for found in sorted(self.lines.get(foe, []), key=Found.rank):
            if not any(covers(line, found) for line in kept):
                kept.append(found)
        return kept[1 : 1 + MOST_OTHERS]


def covers(better: Found, found: Found) -> bool:
    """Is there no reason to prefer a line to another that is ranked before it?"""
    a, b = better.outcome, found.outcome
    if a.gain < b.gain or a.loss > b.loss or better.light > found.light:
        return False
    return (a.sure and not b.sure) or cards_of(better.node) <= cards_of(found.node)


def cards_of(node: Node) -> Counter[int]:
    """The kinds of cards that a line uses and hands out."""
    out: Counter[int] = Counter()
    while node.parent is not None:
        if node.option >> WHAT in (O_USE, O_EQUIP):
            out[node.parent.s.kinds[node.option >> FIRST & MASK]] += 1
        node = node.parent
    return out
