"""The four levels. Stand-ins: all of them play as greedy does, apprentice with some blind moves."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from duskhall.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.view import View


class Veteran:
    """Plays as greedy does."""

    blind = 0.0

    def __init__(self, seed: int = 0) -> None:
        self.luck = Random(seed)
        self.greedy = GreedyBot()

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        if self.blind and self.luck.random() < self.blind:
            return int(self.luck.random() * decision.count)
        return self.greedy.pick(view, decision)


class Apprentice(Veteran):
    """Moves blindly now and then."""

    blind = 0.15


class Master(Veteran):
    """Plays as greedy does."""


class Archmage(Veteran):
    """Plays as greedy does."""

    def __init__(self, seed: int = 0, seconds: float = 0.5) -> None:
        super().__init__(seed)
        self.seconds = seconds
