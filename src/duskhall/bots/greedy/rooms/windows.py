"""Abilities, weapons and gear in editions with rooms: do the most urgent thing, or stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.options import O_EQUIP, O_USE
from duskhall.core.steps.dice import AFTER_DICE

from ..battle import NEVER, edge
from .dice import after_dice
from .outlook import TREASURE_PRICE
from .targets import best_lesson, cost_of, gives, hopes, reward, training, uses_left, ways_from

if TYPE_CHECKING:
    from duskhall.core.decision import Decision

    from ..abilities import UseProfile
    from ..filters import Group
    from ..profiles import Profile
    from ..reader import Reader
    from .outlook import RoomsOutlook

LAST = 20.0
DEAR = 5.0
"""Options more urgent than this come before options with a price."""
ARMED_DRAW = 1.5
FAR = 99
WORTHWHILE = 0.2
"""The least gain over its price that a better victory must bring."""


def window(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Do the most urgent thing, or stop."""
    verb = decision.verb
    if verb == AFTER_DICE:
        return after_dice(reader, decision, outlook)
    rule = _WINDOWS[verb]
    outlook.inside = verb != "village"
    outlook.count_wounds(reader)
    best, value = 0, 0.0
    dear = []
    ruleset = reader.ruleset
    for i, (what, kind, other, n) in enumerate(decision.meanings()):
        if what == O_USE:
            use = ruleset.uses[n]
            assert use is not None
            use = use.within(verb)
            if rule is in_dungeon and waits(use):
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
        # Options with a price come last, if needed.
        for i, card, use in dear:
            if needed(reader, card, use, outlook):
                return i
    return best


def waits(use: UseProfile) -> bool:
    """Whether it has a price or a risk, so that it is used only for a better victory."""
    free = use.free or use.mends or use.eats is not None
    return not free or use.travels is not None or use.risks is not None


def equip(weapon: Profile, hero: Profile) -> float:
    """Equip the strongest weapon first, on a hero who fights well with it or can carry little else."""
    v = LAST + weapon.damage + edge(weapon, hero) - 0.01 * hero.strength
    if any(use.armed is not None and use.armed.has(weapon) for use in hero.dungeon):
        v += ARMED_DRAW
    return v


def in_village(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> float:
    if use.mends:
        return mending(reader, use, outlook, 30.0)
    if use.loses_xp:
        return 0.0
    if use.eats is not None:
        return 60.0 if rids(reader, card, use, outlook) else 0.0
    if use.free:
        if use.laid_back and not use.draw:
            return 1.0
        return 50.0 + use.draw
    if use.discards and use.draw:
        # Trade a card without gold for one that may have some.
        poor = sum([p.gold <= 0 for p in reader.hand if p is not card])
        return 40.0 if poor >= use.discards else 0.0
    if use.sells and use.gold:
        gold = reader.view.gold
        tokens = sum([p is card for p in reader.front])
        if outlook.target == "treasure" and gold < TREASURE_PRICE <= gold + tokens * use.gold:
            outlook.wants_strength = False
            return 10.0
        now = outlook.best(reader.affordable(gold))[0]
        for n in range(1, tokens + 1):
            more = outlook.best(reader.affordable(gold + n * use.gold))[0]
            if more - now > n * outlook.token(card) + 0.1:
                outlook.wants_strength = False
                return 10.0
    return 0.0


def mending(reader: Reader, use: UseProfile, outlook: RoomsOutlook, pressing: float) -> float:
    """Heal wounds if it is free, or at a price if that gains a card."""
    if use.free:
        return pressing if outlook.wounds or festers(reader) else 0.0
    return pressing if outlook.wounds and outlook.wounds % 2 == 0 and not outlook.last else 0.0


def festers(reader: Reader) -> bool:
    return any(p.wound for p in reader.hand)


def rids(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> bool:
    """Whether there is a card that is better destroyed."""
    assert use.eats is not None
    return any(outlook.worth(p) < 0 for p in reader.hand if p is not card and use.eats.has(p))


def afterwards(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> float:
    """After a victory, use everything that is free: the hand is discarded anyway."""
    if not (use.free or (use.discards and len(reader.hand) > use.discards)):
        return 0.0
    if use.mends:
        return 1.0 if outlook.wounds or festers(reader) else 0.0
    if use.level:
        if use.level_free:
            return 1.0 if training(reader, outlook) > 0 else 0.0
        return 1.0 if best_lesson(reader, outlook, use.level_less) > 0 else 0.0
    if use.thinned is not None:
        return 1.0 if any(outlook.worth(p) < 0 for p in reader.hand if use.thinned.has(p)) else 0.0
    if use.laid_back:
        return 0.5
    return 1.0 + 0.1 * bool(use.gold)


def in_dungeon(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> float:
    """In the dungeon: draw cards first, then use other free abilities, then equip."""
    if use.mends and use.spends is None:
        return mending(reader, use, outlook, 30.0 if use.free else 1.0)
    if use.eats is not None:
        return 95.0 if rids(reader, card, use, outlook) else 0.0
    if use.stays:
        # It stays on the deck, which is no gain for a card that would come back anyway.
        return 50.0 if outlook.power(card) > outlook.average else 0.0
    return 90.0 if use.draw else 50.0


def needed(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> bool:
    """Whether the price brings a better victory into reach."""
    copies = sum([p is card for p in (*reader.hand, *reader.front)]) * uses_left(reader, card, use)
    attack = gives(reader, use)
    light = float(use.party_light)
    price = cost_of(reader, card, use, outlook)
    if price is None:
        return False
    if use.draw:
        attack += use.draw * outlook.hit
        light += use.draw * outlook.gleam
    if use.discards:
        attack -= min([p.damage for p in reader.hand if p is not card], default=0)
    if use.discards_self:
        attack -= card.damage
        light -= card.light
    if use.strength:
        attack += heavier(reader, use.strength)
        outlook.wants_strength = True
    if attack <= 0 and light <= 0 and use.travels is None:
        # No victory comes into reach.
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
            times = max(1.0, dark / light if light > 0 else 0.0, -margin / attack if attack > 0 else 0.0)
            better = max(better, reward(reader, rank, outlook, sums.total + attack, more) - times * price)
    return better > best + WORTHWHILE


def nearest(reader: Reader, rank: int, rooms: Group) -> int:
    """The light it takes to reach a rank from the nearest of these rooms."""
    starts = [i for i, name in enumerate(reader.view.rooms) if rooms.has(reader.card(name))]
    return min([ways_from(reader, room)[rank - 1].light for room in starts], default=FAR)


def heavier(reader: Reader, strength: int) -> int:
    """The attack of a weapon that a hero could carry with so much more skill."""
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


_WINDOWS = {"village": in_village, "dungeon": in_dungeon, "spoils": afterwards}
