"""Using abilities: do the most urgent thing, or stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.options import O_EQUIP, O_USE

from .battle import edge, hopeless, least, prize, ranks, shares, target, values, wins
from .outlook import ahead

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.decision import Decision

    from .abilities import UseProfile
    from .outlook import Outlook
    from .profiles import Profile
    from .reader import Reader

LAST = 20.0
"""The urgency of options that have a price or depend on the final party: after equipping."""
DEAR = 5.0
"""Options more urgent than this come before options with a price."""
ARMED_DRAW = 1.5
"""The worth of arming a hero who then draws a card."""


def window(reader: Reader, decision: Decision, outlook: Outlook) -> int:
    """Do the most urgent thing, or stop."""
    rule = _WINDOWS.get(decision.verb, afterwards)
    best = 0
    value = 0.0
    dear = []
    waiting = []
    ruleset = reader.ruleset
    for i, (what, kind, other, n) in enumerate(decision.meanings()):
        if what == O_USE:
            card = ruleset.profiles[kind]
            use = ruleset.uses[n]
            assert use is not None
            if rule is in_dungeon:
                if use.comes_last:
                    waiting.append((i, card, use))
                    continue
                if use.dear and "trophy" not in use.windows:
                    dear.append((i, card, use))
                    continue
            v = (trophy if "trophy" in use.windows else rule)(reader, card, use, outlook)
        elif what == O_EQUIP:
            v = equip(ruleset.profiles[kind], ruleset.profiles[other], outlook.goal)
        else:
            continue
        if v > value:
            best, value = i, v
    if value < DEAR:
        for i, card, use in dear:
            if use.attack and needed(reader, card, use, outlook):
                return i
    if value == 0:
        for i, card, use in waiting:
            v = at_last(reader, card, use, outlook)
            if v > value:
                best, value = i, v
    return best


def equip(weapon: Profile, hero: Profile, goal: int) -> float:
    """The urgency of equipping, which is free; prefers weak heroes, and avoids one who may have to stand aside."""
    more = weapon.damage + edge(weapon, hero)
    if weapon.replaces and (more <= 0 or goal == 1):
        return 0.0
    v = LAST + more - 0.01 * hero.strength - 0.5 * bool(hero.blocked)
    for use in hero.dungeon:
        if use.armed is not None and use.armed.has(weapon):
            return v + ARMED_DRAW
    return v


# ----------------------------------------------------------------------------------------------------------------------
# After a battle


def afterwards(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook) -> float:
    """After a victory, take everything, but do not end the game for others."""
    if use.level:
        return 1.0 if rise(reader, outlook) > outlook.worth(card) else 0.0
    if use.thins:
        return 1.0 if min(values(reader, outlook), default=0.0) < 0 else 0.0
    return 0.0 if use.hall and outlook.stone and not ahead(reader, 0) else 1.0


def rise(reader: Reader, outlook: Outlook) -> float:
    """The worth of the best free level-up in the hand."""
    best = 0.0
    for p in reader.hand:
        if p.hero and p.level_cost:
            for q in reader.next_levels(p):
                best = max(best, outlook.worth(q) - outlook.worth(p))
    return best


def reaction(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook) -> float:
    """React in another player's turn: buy with the gold of the hand."""
    if not use.buy:
        return 1.0
    gold = sum([p.gold for p in reader.hand if p.gold > 0]) - card.gold * use.sells
    stalls = tuple([p for p in reader.affordable(gold) if "village" in p.card.tags])
    return 1.0 if outlook.best(stalls)[0] > outlook.worth(card) + 0.1 else 0.0


def trophy(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook) -> float:
    """Use the trophy ability of a monster beaten before."""
    if use.level:
        return 1.0 if rise(reader, outlook) > outlook.worth(card) else 0.0
    if use.draw:
        # In the village its gold counts.
        return 88.0 if not card.gold or not reader.view.buys or reader.view.gold < 3 else 0.0
    return 1.0 if use.xp * outlook.xp > card.vp else 0.0


# ----------------------------------------------------------------------------------------------------------------------
# In the village


def in_village(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook) -> float:
    if use.heals:
        return 45.0 if remedy(reader, card, use, outlook) > 0 else 0.0
    if use.level:
        return 45.0
    if use.stays:
        return 5.0
    if use.hires:
        heroes = tuple([p for p in reader.stalls if p.hero])
        gain = outlook.best(heroes)[0] - outlook.worth(card)
        return 30.0 if gain > outlook.best(reader.affordable(reader.view.gold))[0] else 0.0
    if use.free:
        if use.thins:
            return 60.0 if min(outlook.worths([p for p in reader.hand if p is not card]), default=0.0) < 0 else 0.0
        return 50.0 + use.draw
    if use.eats is not None:
        worst = least(reader, use.eats, outlook, 0.0)
        gain = 0.2 * use.gold + use.xp * outlook.xp
        if use.gold and not use.purse:
            # The gold of what is destroyed is gone.
            food = min([p for p in reader.hand if p is not card and use.eats.has(p)], key=outlook.worth, default=card)
            gold = reader.view.gold
            gain = outlook.best(reader.affordable(gold + use.gold - food.gold))[0]
            gain -= outlook.best(reader.affordable(gold))[0]
        return 40.0 if worst < gain else 0.0
    # The card itself would be destroyed: does it pay?
    gain = -outlook.worth(card)
    if use.gold:
        gold = reader.view.gold
        gain += (
            outlook.best(reader.affordable(gold + use.gold - card.gold))[0] - outlook.best(reader.affordable(gold))[0]
        )
    else:
        gain += use.draw * 0.4
    return 10.0 if gain > 0.1 else 0.0


def remedy(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook) -> float:
    """The worth of removing a card by its own ability."""
    gain = -outlook.worth(card) - use.loses_xp * outlook.xp - use.hand_less * outlook.point * outlook.average
    if use.loses_gold or use.discards:
        gold = reader.view.gold
        rest = sorted([max(0, p.gold) for p in reader.hand if p is not card])
        less = use.loses_gold + sum(rest[: use.discards])
        if less:
            gain += outlook.best(reader.affordable(gold - less))[0] - outlook.best(reader.affordable(gold))[0]
    if use.last == 2 and any(other.village and other is not card and not other.curse for other in reader.hand):
        gain -= 1.0
    return gain


# ----------------------------------------------------------------------------------------------------------------------
# In the dungeon


def in_dungeon(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook) -> float:
    """In the dungeon: draw cards first, then use other free abilities, then equip."""
    if use.hall == "under":
        if outlook.stone == 2:
            # The hall moves up and the game ends.
            return 99.0 if ahead(reader, 0) else 0.0
        if use.thins:
            return 80.0 if min(values(reader, outlook)) < 0 else 0.0
        return 65.0 if hopeless(reader, outlook) else 0.0
    if use.eats is not None and use.draw:
        return 90.0 if least(reader, use.eats, outlook, 0.0) <= 0.2 * use.draw else 0.0
    if use.draw or use.others_discard or use.guest:
        return 46.0 if use.last else 90.0 + use.fresh * use.needs_xp
    if use.hall:
        return 65.0
    if use.all_discard:
        return 70.0
    if use.strength and not too_heavy(reader, use.strength):
        return 0.0
    return 91.0 if use.fresh else 50.0


def at_last(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook) -> float:
    """The last options of a party that has equipped all its weapons."""
    rank, spare = target(reader, outlook)
    if use.moves:
        return 8.0 if nearer(reader, outlook, rank) else 0.0
    if use.hall:
        # The first monster without a battle; then the turn is over.
        first = reader.hall[0]
        if first is None or (outlook.stone == 2 and not ahead(reader, first.vp)):
            return 0.0
        return 2.0 if not rank or first.vp > prize(reader, rank, outlook, spare) else 0.0
    if use.cancel:
        return 6.0 if helps_to_cancel(reader, card, use, outlook, rank, spare) else 0.0
    if use.thins:
        worst = min([p for p in reader.hand if p is not card], key=outlook.worth, default=card)
        if outlook.worth(worst) >= 0:
            return 0.0
        if not rank or worst.curse:
            return 7.0
        lost = max(n for p, n in zip(reader.hand, shares(reader, outlook), strict=True) if p is worst)
        return 7.0 if spare >= lost else 0.0
    if use.heals:
        if use.first or use.last == 2:
            free = not rank or spare + card.loss >= use.total_less
        elif use.discards:
            idle = [p for p in reader.hand if p is not card and not p.damage and not p.light and not p.hero]
            free = not rank or len(idle) >= use.discards
        else:
            free = True
        return 4.0 if free and remedy(reader, card, use, outlook) > 0 else 0.0
    return 1.0


def nearer(reader: Reader, outlook: Outlook, rank: int) -> bool:
    """Whether a monster would be beaten one rank nearer."""
    hall = reader.hall
    now = prize(reader, rank, outlook) if rank else 0.0
    for value, other in ranks(reader, outlook):
        if value <= now:
            return False
        front = hall[other - 2] if other > 1 else None
        if front is not None and front.monster and not front.ends:
            sums = reader.sums(other)
            if sums.dark and sums.total + outlook.dark_cost >= sums.health:
                return True
    return False


def helps_to_cancel(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook, rank: int, spare: int) -> bool:
    """Whether cancelling a monster's line brings a victory or spares a high cost."""
    if not rank:
        return False
    leaves = card.damage if use.sells or use.discards_self else 0
    if spare < leaves:
        return False
    price = max(0.0, outlook.worth(card)) if use.sells else 0.0
    p = reader.hall[rank - 1]
    assert p is not None
    if p.foe.tricky and not wins(reader, rank):
        return prize(reader, rank, outlook) > price
    bare = prize(reader, rank, outlook, spare)
    return outlook.worth(p) + p.xp * outlook.xp - bare > price + 0.3


def too_heavy(reader: Reader, strength: int) -> bool:
    """Whether food would let an unarmed hero carry a weapon that is too heavy for all of them."""
    hand = reader.hand
    weapons = [(i, p.weight) for i, p in enumerate(hand) if p.weapon]
    if not weapons:
        return False
    pairs = reader.view.equipped
    carried = [w for w, _ in pairs]
    armed = [h for _, h in pairs]
    strongest = max([p.strength for i, p in enumerate(hand) if p.hero and i not in armed], default=0)
    return any(i not in carried and strongest < weight <= strongest + strength for i, weight in weapons)


def needed(reader: Reader, card: Profile, use: UseProfile, outlook: Outlook) -> bool:
    """Whether the price turns a defeat into the best victory."""
    for value, rank in ranks(reader, outlook):
        if value <= 0:
            return False
        p = reader.hall[rank - 1]
        assert p is not None
        sums = reader.sums(rank)
        if sums.wins:
            return False
        if value > 1 and sums.defeatable and sums.total + use.attack >= sums.health:
            return p.foe.ignores is None or not p.foe.ignores.has(card)
    return False


_WINDOWS: dict[str, Callable[[Reader, Profile, UseProfile, Outlook], float]] = {
    "village": in_village,
    "dungeon": in_dungeon,
    "react": reaction,
    "trophy": trophy,
}
