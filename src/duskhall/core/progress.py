"""How far a seat has come with what it keeps in secret, where that can be counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .amounts import Count, Sum, Variety
from .effects import Context
from .queries import Compares, Condition, HoldsAll, Some
from .state import EMPTY, secret_of

if TYPE_CHECKING:
    from .state import State

Progress = tuple[int, str, int]
"""What the seat has, how it is compared, and with what: (2, ">=", 3) is two of three, (7, "<=", 3) four too many."""


def progress(s: State, seat: int) -> tuple[Progress, ...]:
    """For the one card that a seat keeps in secret, what it asks for. Before one is chosen there are several, and none
    of them counts yet. It looks at nothing but the seat's own cards."""
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
