"""The questions that a search goes through, and the lines that it finds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..state import State
    from .battle import Outcome

# How a position stands after the steps that follow an answer.
ASKED: Final = 0
FIGHTING: Final = 1
UNKNOWN: Final = 2
DEAD: Final = 3


class Node:
    """A question of the seat before a battle, and how it was reached."""

    __slots__ = ("cards", "goals", "light", "loss", "option", "parent", "quietly", "s", "trodden")

    def __init__(self, s: State, parent: Node | None, option: int) -> None:
        self.s = s
        self.parent = parent
        self.option = option
        """The answer to the parent's question that led here."""
        self.loss = 0
        self.light = 0
        """Light that the walk took so far."""
        self.cards = 0
        """Cards used or taken up so far."""
        self.trodden: dict[int, int] | None = None
        """On a walk: the rooms that were entered since something last noticed it, and the light that was left there;
        all nodes of such a stretch share it,"""
        self.quietly: dict[int, int] = {}
        """the rooms that can be reached from its beginning without being noticed,"""
        self.goals: list[int] = []
        """and those that it is worth to come to."""


class Found:
    """A line to a battle, and how that ends."""

    __slots__ = ("cards", "light", "node", "outcome")

    def __init__(self, node: Node, outcome: Outcome) -> None:
        self.node = node
        """The last question before the battle, or the position where nobody can foresee how it goes on."""
        self.outcome = outcome
        self.light = node.light
        """Light that the walk takes,"""
        self.cards = node.cards
        """and cards used or taken up before the battle; where luck decides on the way, at most."""

    def rank(self) -> tuple[int, int, int, int, int, int]:
        """The smaller the better."""
        o = self.outcome
        short = 0 if o.sure else o.health - o.total
        sure = 0 if o.sure else 1 if o.may else 2
        return (sure, short, -o.gain, o.loss, self.light, self.cards)
