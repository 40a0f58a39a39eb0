"""How far a seat has come towards the goal of its secret card, if the goal can be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .amounts import Count, Sum, Variety
from .effects import Context
from .queries import Compares, Condition, HoldsAll, Some
from .state import EMPTY, secret_of

if TYPE_CHECKING:
    from .state import State

Progress = tuple[int, str, int]
"""The seat's count, how it is compared, and the goal: (2, ">=", 3) is two of three, (7, "<=", 3) four too many."""


def progress(s: State, seat: int) -> tuple[Progress, ...]:
    """The progress towards each requirement of the seat's one secret card. Until the seat has chosen among several,
    none counts. Only the seat's own cards are looked at."""
    kept = s.zones[secret_of[seat]]
    if len(kept) != 1:
        return ()
    r = s.rules
    kind = s.kinds[kept[0]]
    asked = {line.program: line.when for uses in r.uses.values() for line in uses[kind]}
    conditions = [*asked.values(), *(step.when for step in r.kept_traits[kind].steps)]
    x = Context(seat, kept[0], EMPTY, 0, None)
    return tuple([row for when in conditions for row in _counted(s, when, x)])


def _counted(s: State, when: Condition | None, x: Context) -> list[Progress]:
    if isinstance(when, HoldsAll):
        return [row for part in when.of for row in _counted(s, part, x)]
    if isinstance(when, Some):
        return [(len(when.there.cards(s, x)), ">=", 1)]
    if isinstance(when, Compares) and isinstance(when.a, Count | Sum | Variety):
        return [(when.a.amount(s, x), when.test, when.b.amount(s, x))]
    return []
