"""Which way of a card to take where champions walk from room to room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..battle import shares
from .targets import best_room

if TYPE_CHECKING:
    from ..branches import BranchProfile
    from ..profiles import Profile
    from ..reader import Reader
    from .outlook import RoomsOutlook


def best_way(reader: Reader, ways: list[BranchProfile], outlook: RoomsOutlook) -> int | None:
    """The place of the way to take; None where the general rules know as much."""
    if all(way.gains in reader.view.rules.index and drawn(reader.card(way.gains)) for way in ways):
        return max(range(len(ways)), key=lambda i: outlook.worth(reader.card(ways[i].gains)))
    for i, way in enumerate(ways):
        if way.ventures:
            return i if best_room(reader, outlook, only=1)[0] > 0 else other_than(i, ways)
        if way.strength:
            return i if outlook.wants_strength else other_than(i, ways)
        if way.gains == reader.view.rules.hall.wounds:
            return i if bleeds(reader, ways, outlook) else other_than(i, ways)
        if way.discards is not None and any(other.loses_xp for other in ways):
            return i if spares(reader, way.discards[0], outlook) else other_than(i, ways)
        if way.trains:
            earned = max([other.xp for other in ways])
            return i if best_training(reader, outlook) > earned else other_than(i, ways)
    return None


def drawn(p: Profile) -> bool:
    """Does a card go into a deck, and is it welcome there?"""
    return not p.gear and not p.wound


def other_than(i: int, ways: list[BranchProfile]) -> int:
    """The first way but this one."""
    return 0 if i or len(ways) == 1 else 1


def bleeds(reader: Reader, ways: list[BranchProfile], outlook: RoomsOutlook) -> bool:
    """Is a wound cheaper than what can be paid instead?"""
    for way in ways:
        if way.destroys is not None:
            tokens = [outlook.token(p) for p in reader.front if p.gear and way.destroys.has(p)]
            return bool(tokens) and min(tokens) >= outlook.wound()
    return False


def spares(reader: Reader, n: int, outlook: RoomsOutlook) -> bool:
    """Can the party do without so many cards in this battle?"""
    sums = reader.sums(reader.here + 1)
    return sums.total - sum(sorted(shares(reader, outlook))[:n]) >= sums.health


def best_training(reader: Reader, outlook: RoomsOutlook) -> float:
    """What the best step up of a hero is worth, if it costs nothing."""
    gains = [outlook.worth(q) - outlook.worth(p) for p in reader.hand if p.level_cost for q in reader.next_levels(p)]
    return max(gains, default=0.0)
