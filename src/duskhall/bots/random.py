"""The random bot: every legal option is equally likely."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duskhall.core.decision import Decision
    from duskhall.core.view import View


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.luck = Random(seed)

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        return int(self.luck.random() * decision.count)
