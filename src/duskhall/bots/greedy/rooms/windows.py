"""Abilities, weapons and gear where champions walk through a dungeon: the most pressing thing to do, or be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.options import O_EQUIP, O_USE

from ..battle import NEVER, edge
from .targets import hopes, reward, training, ways_from

if TYPE_CHECKING:
    from duskhall.core.decision import Decision

    from ..abilities import UseProfile
    from ..filters import Group
    from ..profiles import Profile
    from ..reader import Reader
    from .outlook import RoomsOutlook

LAST = 20.0
DEAR = 5.0
"""What is more pressing than this comes before what has its price."""
ARMED_DRAW = 1.5
FAR = 99
WORTHWHILE = 0.2
"""What a better victory must be worth more than its price."""


def window(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """The most pressing thing to do, or be done."""
    rule = _WINDOWS.get(decision.verb, seldom)
    outlook.inside = decision.verb != "village"
    outlook.count_wounds(reader)
    best, value = 0, 0.0
    dear = []
    ruleset = reader.ruleset
    for i, (what, kind, other, n) in enumerate(decision.meanings()):
        if what == O_USE:
            use = ruleset.uses[n]
            assert use is not None
            if rule is in_dungeon and not use.mends and (not use.free or use.travels is not None):
                dear.append((i, ruleset.profiles[kind], use))
                continue
            v = rule(reader, ruleset.profiles[kind], use, outlook)
        elif what == O_EQUIP:
            v = equip(ruleset.profiles[kind], ruleset.profiles[other])
        else:
            continue
        if v > value:
            best, value = i, v
    if value < DEAR:
        # What has its price comes last, if it is needed.
        for i, card, use in dear:
            if needed(reader, card, use, outlook):
                return i
    return best


def equip(weapon: Profile, hero: Profile) -> float:
    """The strongest weapon first, and a hero who fights well with it or can carry little else."""
    v = LAST + weapon.damage + edge(weapon, hero) - 0.01 * hero.strength
    if any(use.armed is not None and use.armed.has(weapon) for use in hero.dungeon):
        v += ARMED_DRAW
    return v


def in_village(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> float:
    if use.mends:
        if use.free:
            return 30.0 if outlook.wounds or festers(reader) else 0.0
        return 30.0 if outlook.wounds and outlook.wounds % 2 == 0 and not outlook.last else 0.0
    if use.loses_xp:
        return 0.0
    if use.free:
        return 50.0 + use.draw
    if use.sells and use.gold:
        gold = reader.view.gold
        tokens = sum([p is card for p in reader.front])
        now = outlook.best(reader.affordable(gold))[0]
        for n in range(1, tokens + 1):
            more = outlook.best(reader.affordable(gold + n * use.gold))[0]
            if more - now > n * outlook.token(card) + 0.1:
                outlook.wants_strength = False
                return 10.0
    return 0.0


def festers(reader: Reader) -> bool:
    return any(p.wound for p in reader.hand)


def afterwards(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> float:
    """After a victory: all that costs nothing."""
    if not use.free:
        return 0.0
    if use.mends:
        return 1.0 if outlook.wounds or festers(reader) else 0.0
    if use.level:
        return 1.0 if training(reader, outlook) > 0 else 0.0
    return 1.0


def in_dungeon(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> float:
    """Cards first, then other free abilities, then weapons."""
    if use.mends:
        if use.free:
            return 30.0 if outlook.wounds or festers(reader) else 0.0
        return 1.0 if outlook.wounds and outlook.wounds % 2 == 0 and not outlook.last else 0.0
    return 90.0 if use.draw else 50.0


def needed(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> bool:
    """Does the price bring a better victory into reach?"""
    copies = sum([p is card for p in (*reader.hand, *reader.front)])
    attack = float(use.attack)
    light = float(use.party_light)
    price = outlook.token(card) if use.sells else float(use.loses_xp)
    if use.draw:
        attack += use.draw * outlook.hit
        light += use.draw * outlook.gleam
    if use.discards:
        attack -= min([p.damage for p in reader.hand if p is not card], default=0)
    if use.discards_self:
        attack -= card.damage
    if use.strength:
        attack += heavier(reader, use.strength)
        outlook.wants_strength = True
    if not attack and not light and use.travels is None:
        # Nothing comes into reach.
        return False
    now = reader.light
    here = ways_from(reader, reader.here)
    best = 0.0
    better = NEVER
    for hope, rank in hopes(reader, outlook, FAR, reader.here):
        monster = reader.rooms[rank - 1][1]
        assert monster is not None
        dark = here[rank - 1].light - now
        if use.travels is not None:
            dark = min(dark, nearest(reader, rank, use.travels) - now)
        if dark > copies * light:
            continue
        if max(hope, better) <= best and not monster.pays:
            break
        sums = reader.sums(rank)
        margin = sums.total - sums.health
        if here[rank - 1].light <= now and sums.wins:
            best = max(best, reward(reader, rank, outlook, sums.total, margin))
        more = margin + copies * attack
        if more >= 0 and (sums.defeatable or use.draw):
            times = max(1.0, dark / light if light else 0.0, -margin / attack if attack else 0.0)
            better = max(better, reward(reader, rank, outlook, sums.total + attack, more) - times * price)
    return better > best + WORTHWHILE


def nearest(reader: Reader, rank: int, rooms: Group) -> int:
    """The light for the way to a rank from the nearest of these rooms."""
    starts = [i for i, name in enumerate(reader.view.rooms) if rooms.has(reader.card(name))]
    return min([ways_from(reader, room)[rank - 1].light for room in starts], default=FAR)


def heavier(reader: Reader, strength: int) -> int:
    """What a weapon does that somebody could carry with so much more skill."""
    view = reader.view
    hand = reader.hand
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


def seldom(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> float:
    """On the way, or when dice were rolled: what is good for one card is bad for another, so nothing is done."""
    return 0.0


_WINDOWS = {"village": in_village, "dungeon": in_dungeon, "spoils": afterwards}
