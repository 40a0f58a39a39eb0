"""Monsters that a card yet to be drawn might help against, and none does.

Every set of cards that could come is looked at, each with all that helps; what is drawn after that as well. A monster
that is beaten in none of these cases is out of reach. Where luck of another kind may help, or where there are too many
cases, nothing is ruled out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..state import HALL
from .drawing import drawn
from .search import Hunt

if TYPE_CHECKING:
    from ..state import State
    from .battle import Budget

MOST_TO_RULE_OUT: Final = 60
MOST_IN_A_CASE: Final = 40
SMALL_HAND: Final = 100
"""A search that took more positions than this has a hand that luck may well help; nothing more is spent on it."""
MOST_DRAWS: Final = 8
"""The most draws for which a monster can be ruled out."""
DRAWS: Final = 2
"""The most draws in a row that are followed."""


def rule_out(hunt: Hunt) -> None:
    """Find the monsters that cannot be defeated whichever cards are drawn."""
    if not hunt.opened or len(hunt.opened) > MOST_DRAWS or hunt.budget.spent > SMALL_HAND:
        return
    foes = {foe for foe in hunt.foes if foe not in hunt.best or not hunt.best[foe].outcome.may}
    if hunt.opened_on_trip:
        foes.discard(hunt.root.s.zones[HALL][0])
    budget = hunt.budget.share(MOST_TO_RULE_OUT)
    closest: dict[int, int] = {}
    for node in hunt.opened:
        foes = _lost_whatever_comes(hunt, node.s, foes, budget, DRAWS, closest)
    hunt.budget.pay(budget.spent)
    hunt.ruled_out = {foe: closest.get(foe, 0) for foe in foes}


def _lost_whatever_comes(
    hunt: Hunt, s: State, foes: set[int], budget: Budget, depth: int, closest: dict[int, int]
) -> set[int]:
    """The monsters among these that no case of the next draw defeats."""
    cases = drawn(s, hunt.seat, every=True) if depth and foes else []
    if not cases:
        return set()
    for case in cases:
        if not foes or budget.left <= 0:
            return set()
        found = Hunt(case, hunt.seat, budget.share(MOST_IN_A_CASE), hunt.ways)
        found.unsettled &= foes
        found.prove()
        budget.pay(found.budget.spent)
        beaten = {foe for foe, best in found.best.items() if best.outcome.may}
        foes = foes - beaten - found.unfinished
        if found.opened_on_trip:
            return set()
        for foe in foes:
            best = found.best.get(foe)
            near = found.near.get(foe)
            margin = best.outcome.total - best.outcome.health if best is not None else near[0] if near else None
            if margin is not None:
                closest[foe] = max(margin, closest.get(foe, margin))
        for room, dark in found.dark.items():
            hunt.dark[room] = min(dark, hunt.dark.get(room, dark))
        if len(found.opened) > MOST_DRAWS:
            return set()
        for node in found.opened:
            foes = _lost_whatever_comes(hunt, node.s, foes, budget, depth - 1, closest)
    return foes
