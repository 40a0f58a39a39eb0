"""Which branch of a card to choose in editions with rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..battle import LUCK, shares
from .targets import best_room, reward

if TYPE_CHECKING:
    from ..branches import BranchProfile
    from ..profiles import Profile
    from ..reader import Reader
    from .outlook import RoomsOutlook

FEW = 0.1
"""The remaining worth of a potion without wounds, or of attack that is not needed."""


def best_way(reader: Reader, ways: list[BranchProfile], outlook: RoomsOutlook) -> int | None:
    """The index of the branch to choose; None if the general rules can decide."""
    if not all(way.read for way in ways):
        return None
    for i, way in enumerate(ways):
        if way.ventures:
            return i if best_room(reader, outlook, only=1)[0] > 0 else other_than(i, ways)
        if way.strength and any(other.gold for other in ways):
            return i if outlook.wants_strength else other_than(i, ways)
    values = [worth(reader, way, outlook) for way in ways]
    return values.index(max(values))


def other_than(i: int, ways: list[BranchProfile]) -> int:
    """The first branch other than this one."""
    return 0 if i or len(ways) == 1 else 1


def worth(reader: Reader, way: BranchProfile, outlook: RoomsOutlook) -> float:
    """The worth of a branch, less its cost, in victory points."""
    use = way.use
    value: float = (use.xp - way.loses_xp) * outlook.xp + helps(reader, way, outlook)
    if way.gains == reader.view.rules.hall.wounds:
        value -= outlook.wound(way.n)
    elif way.gains:
        p = reader.card(way.gains)
        value += way.n * (token(reader, p, outlook) if p.gear else outlook.worth(p))
    if use.mends:
        value -= outlook.wound(-min(use.mends, outlook.wounds)) if outlook.wounds else 0.0
    if way.destroys is not None:
        value -= cheapest(reader, way, outlook)
    if way.trains:
        value += max(0.0, best_training(reader, outlook))
    if way.discards is not None or way.hardens:
        value -= danger(reader, way, outlook)
    return value


def helps(reader: Reader, way: BranchProfile, outlook: RoomsOutlook) -> float:
    """The worth of gold in the village, of attack and light in the dungeon, and of cards in both."""
    use = way.use
    if not outlook.inside:
        return (use.gold + use.draw * outlook.coin) * outlook.point
    now = best_room(reader, outlook)[0]
    points = float(use.attack + use.party) + (use.heroes + use.songs) * sum([p.hero for p in reader.hand])
    points += use.draw * LUCK * outlook.hit
    if not points and not use.party_light:
        return 0.0
    then = best_room(reader, outlook, attack=points, light=use.party_light + use.draw * outlook.gleam)[0]
    return max(0.0, then - max(0.0, now)) + FEW * outlook.point * (points + use.party_light)


def token(reader: Reader, p: Profile, outlook: RoomsOutlook) -> float:
    """The worth of a token; a healing one counts only if the seat has wounds."""
    mends = any(use.mends for use in p.uses.values())
    return outlook.token(p) * (0.5 if mends and not outlook.wounds else 1.0)


def cheapest(reader: Reader, way: BranchProfile, outlook: RoomsOutlook) -> float:
    """The smallest loss if one of these cards is destroyed."""
    assert way.destroys is not None
    cards = [p for p in (*reader.hand, *reader.front) if way.destroys.has(p) and not (p.wound and p.gear)]
    return min([outlook.token(p) if p.gear else outlook.worth(p) for p in cards], default=0.0)


def danger(reader: Reader, way: BranchProfile, outlook: RoomsOutlook) -> float:
    """The cost, in this battle, of cards that leave or of a tougher monster."""
    rank = reader.here + 1
    lost = way.hardens
    cost = 0.0
    if way.discards is not None:
        n, group = way.discards
        leaving = sorted([s for s, p in zip(shares(reader, outlook), reader.hand, strict=True) if group.has(p)])
        lost += sum(leaving[:n])
        cost = FEW * outlook.point * sum(leaving[:n])
    if reader.rooms[rank - 1][1] is None:
        return cost
    sums = reader.sums(rank)
    spare = sums.total - sums.health
    if 0 <= spare < lost:
        cost += max(0.0, reward(reader, rank, outlook, sums.total, spare))
    return cost


def best_training(reader: Reader, outlook: RoomsOutlook) -> float:
    """The worth of the best free level-up."""
    gains = [outlook.worth(q) - outlook.worth(p) for p in reader.hand if p.level_cost for q in reader.next_levels(p)]
    return max(gains, default=0.0)
