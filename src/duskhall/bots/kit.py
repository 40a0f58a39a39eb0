"""Abilities, weapons and gear where champions walk through a dungeon: the most pressing thing to do, or be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.options import O_EQUIP, O_USE

from .battle import NEVER, edge
from .quarry import hopes, reward, training, ways_from

if TYPE_CHECKING:
    from duskhall.core.decision import Decision

    from .abilities import UseOf
    from .groups import Group
    from .knowledge import Profile
    from .prospects import Prospects
    from .reading import Table

LAST = 20.0
DEAR = 5.0
"""What is more pressing than this comes before what has its price."""
ARMED_DRAW = 1.5
FAR = 99
WORTHWHILE = 0.2
"""What a better victory must be worth more than its price."""


def window(table: Table, decision: Decision, outlook: Prospects) -> int:
    """The most pressing thing to do, or be done."""
    rule = _WINDOWS[decision.verb]
    outlook.inside = decision.verb != "village"
    outlook.count_wounds(table)
    best, value = 0, 0.0
    dear = []
    book = table.book
    for i, (what, kind, other, n) in enumerate(decision.meanings()):
        if what == O_USE:
            use = book.uses[n]
            assert use is not None
            if rule is in_dungeon and not use.mends and (not use.free or use.travels is not None):
                dear.append((i, book.profiles[kind], use))
                continue
            v = rule(table, book.profiles[kind], use, outlook)
        elif what == O_EQUIP:
            v = equip(book.profiles[kind], book.profiles[other])
        else:
            continue
        if v > value:
            best, value = i, v
    if value < DEAR:
        # What has its price comes last, if it is needed.
        for i, card, use in dear:
            if needed(table, card, use, outlook):
                return i
    return best


def equip(weapon: Profile, hero: Profile) -> float:
    """The strongest weapon first, and a hero who fights well with it or can carry little else."""
    v = LAST + weapon.damage + edge(weapon, hero) - 0.01 * hero.strength
    if any(use.armed is not None and use.armed.has(weapon) for use in hero.dungeon):
        v += ARMED_DRAW
    return v


def in_village(table: Table, card: Profile, use: UseOf, outlook: Prospects) -> float:
    if use.mends:
        if use.free:
            return 30.0 if outlook.wounds or festers(table) else 0.0
        return 30.0 if outlook.wounds and outlook.wounds % 2 == 0 and not outlook.last else 0.0
    if use.loses_xp:
        return 0.0
    if use.free:
        return 50.0 + use.draw
    if use.sells and use.gold:
        gold = table.view.gold
        tokens = sum([p is card for p in table.front])
        now = outlook.best(table.affordable(gold))[0]
        for n in range(1, tokens + 1):
            more = outlook.best(table.affordable(gold + n * use.gold))[0]
            if more - now > n * outlook.token(card) + 0.1:
                outlook.meal = "gold"
                return 10.0
    return 0.0


def festers(table: Table) -> bool:
    return any(p.wound for p in table.hand)


def afterwards(table: Table, card: Profile, use: UseOf, outlook: Prospects) -> float:
    """After a victory: all that costs nothing."""
    if not use.free:
        return 0.0
    if use.mends:
        return 1.0 if outlook.wounds or festers(table) else 0.0
    if use.level:
        return 1.0 if training(table, outlook) > 0 else 0.0
    return 1.0


def in_dungeon(table: Table, card: Profile, use: UseOf, outlook: Prospects) -> float:
    """Cards first, then other free abilities, then weapons."""
    if use.mends:
        if use.free:
            return 30.0 if outlook.wounds or festers(table) else 0.0
        return 1.0 if outlook.wounds and outlook.wounds % 2 == 0 and not outlook.last else 0.0
    return 90.0 if use.draw else 50.0


def needed(table: Table, card: Profile, use: UseOf, outlook: Prospects) -> bool:
    """Does the price bring a better victory into reach?"""
    copies = sum([p is card for p in (*table.hand, *table.front)])
    attack = float(use.attack)
    light = float(use.party_light)
    price = outlook.token(card) if use.sells else float(use.loses_xp)
    if use.draw:
        attack += use.draw * outlook.hit
        light += use.draw * outlook.gleam
    if use.discards:
        attack -= min([p.damage for p in table.hand if p is not card], default=0)
    if use.discards_self:
        attack -= card.damage
    if use.strength:
        attack += heavier(table, use.strength)
        outlook.meal = "skill"
    if not attack and not light and use.travels is None:
        # Nothing comes into reach.
        return False
    now = table.light
    here = ways_from(table, table.here)
    best = 0.0
    better = NEVER
    for hope, rank in hopes(table, outlook, FAR, table.here):
        monster = table.dens[rank - 1][1]
        assert monster is not None
        dark = here[rank - 1].light - now
        if use.travels is not None:
            dark = min(dark, nearest(table, rank, use.travels) - now)
        if dark > copies * light:
            continue
        if max(hope, better) <= best and not monster.pays:
            break
        sums = table.sums(rank)
        margin = sums.total - sums.health
        if here[rank - 1].light <= now and sums.wins:
            best = max(best, reward(table, rank, outlook, sums.total, margin))
        more = margin + copies * attack
        if more >= 0 and (sums.defeatable or use.draw):
            times = max(1.0, dark / light if light else 0.0, -margin / attack if attack else 0.0)
            better = max(better, reward(table, rank, outlook, sums.total + attack, more) - times * price)
    return better > best + WORTHWHILE


def nearest(table: Table, rank: int, rooms: Group) -> int:
    """The light for the way to a rank from the nearest of these rooms."""
    starts = [i for i, name in enumerate(table.view.rooms) if rooms.has(table.card(name))]
    return min([ways_from(table, room)[rank - 1].light for room in starts], default=FAR)


def heavier(table: Table, strength: int) -> int:
    """What a weapon does that somebody could carry with so much more skill."""
    view = table.view
    hand = table.hand
    pairs = view.equipped
    carried = [w for w, _ in pairs]
    spare = {i: p.strength for i, p in enumerate(hand) if p.hero}
    for w, h in pairs:
        spare[h] -= hand[w].weight
    most = max(spare.values(), default=-9)
    return max(
        [p.damage for i, p in enumerate(hand) if p.weapon and i not in carried and most < p.weight <= most + strength],
        default=0,
    )


_WINDOWS = {"village": in_village, "dungeon": in_dungeon, "spoils": afterwards}
