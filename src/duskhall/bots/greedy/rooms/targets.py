"""Targets: which room to fight in, by the way there, the strength needed and the worth of a victory."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from duskhall.core.tree import ALL

from ..battle import LUCK, NEVER, SURE, edge
from .outlook import burden

if TYPE_CHECKING:
    from duskhall.core.forecast import Forecast

    from ..abilities import UseProfile
    from ..profiles import Profile
    from ..reader import Reader
    from .foes import Harm, RoomCard
    from .outlook import RoomsOutlook

SERVED = 0.5
"""The weight of a room's service: the village offers the same in another turn."""
MOST = 4
"""The most times that a price is paid."""
CHANCE = 0.8
"""The weight of a fight that depends on cards still to be drawn."""


class Way(NamedTuple):
    light: int
    """The light that the way takes."""
    rooms: tuple[int, ...]
    """The rooms to enter, the last one included."""


@cache
def ways(doors: tuple[tuple[int, ...], ...], darkness: tuple[int, ...], here: int) -> tuple[Way, ...]:
    """The cheapest way from a room to each room, and the shortest among those."""
    found = {here: Way(0, ())}
    for _ in doors:
        for room, nexts in enumerate(doors):
            if room in found:
                for other in nexts:
                    light, rooms = found[room]
                    way = Way(light + darkness[other], (*rooms, other))
                    if other not in found or (way.light, len(way.rooms)) < (
                        found[other].light,
                        len(found[other].rooms),
                    ):
                        found[other] = way
    return tuple(found[room] for room in range(len(doors)))


def ways_from(reader: Reader, here: int) -> tuple[Way, ...]:
    found = reader.ways.get(here)
    if found is None:
        darkness = tuple([room.darkness for room, _ in reader.rooms])
        found = reader.ways[here] = ways(reader.view.rules.hall.doors, darkness, here)
    return found


# ----------------------------------------------------------------------------------------------------------------------
# What a hand can do


class Ready(NamedTuple):
    """A hand with what its weapons and abilities would add to the party."""

    attack: int
    light: int
    luck: float
    """The attack that cards still to be drawn may bring;"""
    gleam: float
    """the light that they may bring."""
    paid: list[tuple[float, float]]
    """Attack that costs victory points, the cheapest first."""


def readied(reader: Reader, outlook: RoomsOutlook) -> Ready:
    """A hand that is not yet laid out, with everything that it can do."""
    hand = reader.hand
    attack = light = draws = meal = 0
    weapons = [p for p in hand if p.weapon]
    heroes = [p for p in hand if p.hero]
    idle = sorted([p.damage for p in hand if not p.weapon], reverse=True)
    """The cards to give up as a price, the least valuable last."""
    paid: list[tuple[float, float]] = []
    xp = reader.view.xp(reader.seat)
    for p in (*hand, *reader.front):
        for use in p.dungeon:
            if use.wounds or use.loses_xp or use.spends is not None or use.risks is not None:
                paid += offers(reader, p, use, outlook)
                continue
            if use.discards and use.attack and idle:
                attack += max(0, use.attack - idle.pop())
            if use.needs_xp > xp or use.armed is not None or use.discards or use.loses_xp or (p.weapon and use.draw):
                continue
            if use.free:
                draws += use.draw
                attack += use.party + use.attack + use.heroes * len(heroes) + use.songs * len(heroes)
                if use.count is not None:
                    attack += use.count[0] * sum([use.count[1].has(q) for q in hand])
            if use.free or use.sells:
                light += use.party_light
                meal += use.strength
    if weapons and heroes:
        for w, h in arm(heroes, weapons, meal):
            attack += w.attack + w.magic + w.wielded + edge(w, h)
            attack += sum([n for p in hand for n, group in p.held if group.has(w)])
            light += w.light
            draws += sum([use.draw for use in w.dungeon if use.free])
            draws += sum([use.draw for use in h.dungeon if use.armed is not None and use.armed.has(w)])
    paid.sort(key=lambda offer: offer[1] / offer[0])
    return Ready(attack, light, draws * LUCK * outlook.hit, draws * outlook.gleam, paid)


def offers(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> list[tuple[float, float]]:
    """Attack with its price; one entry for each time that it can be bought."""
    points = gives(reader, use)
    if not points:
        return []
    cost = cost_of(reader, card, use, outlook)
    return [] if cost is None else [(points, cost)] * min(MOST, uses_left(reader, card, use))


def gives(reader: Reader, use: UseProfile) -> float:
    """The attack that an ability brings the party."""
    points = float(use.attack + use.party)
    if use.heroes or use.songs:
        points += (use.heroes + use.songs) * sum([p.hero for p in reader.hand])
    if use.count is not None:
        points += use.count[0] * sum([use.count[1].has(q) for q in reader.hand])
    return points


def uses_left(reader: Reader, card: Profile, use: UseProfile) -> int:
    """How often an ability can be paid for."""
    if not use.repeat:
        return 1
    if use.loses_xp:
        return reader.view.xp(reader.seat) // use.loses_xp
    return MOST


def cost_of(reader: Reader, card: Profile, use: UseProfile, outlook: RoomsOutlook) -> float | None:
    """The cost of an ability in victory points, without cards of the hand that come back; None if it cannot be paid."""
    cost = use.loses_xp * outlook.xp
    if use.loses_xp > reader.view.xp(reader.seat):
        return None
    if use.sells:
        cost += outlook.token(card) if card.gear else max(0.0, outlook.worth(card))
    if use.wounds:
        cost += outlook.wound(use.wounds)
    if use.spends is not None:
        tokens = [outlook.token(p) for p in reader.front if use.spends.has(p)]
        if not tokens:
            return None
        cost += min(tokens)
    if use.eats is not None:
        eaten = [outlook.worth(p) for p in reader.hand if p is not card and use.eats.has(p)]
        if not eaten:
            return None
        cost += min(eaten)
    if use.risks is not None:
        pile, chance = use.risks
        cost += chance * (
            outlook.wound() if pile == reader.view.rules.hall.wounds else -outlook.worth(reader.card(pile))
        )
    return cost


def arm(heroes: list[Profile], weapons: list[Profile], meal: int) -> list[tuple[Profile, Profile]]:
    """Assign weapons, the best first, each to the hero with least strength to spare."""
    spare = [h.strength for h in heroes]
    out = []
    for w in sorted(weapons, key=lambda w: -w.damage):
        best, least = -1, NEVER
        for i, h in enumerate(heroes):
            left = spare[i] - burden(w, h)
            if left + meal >= 0:
                v = edge(w, h) - (0.01 * left if left >= 0 else 0.5)
                if v > least:
                    best, least = i, v
        if best >= 0:
            spare[best] -= burden(w, heroes[best])
            if spare[best] < 0:
                meal += spare[best]
                spare[best] = 0
            out.append((w, heroes[best]))
    return out


# ----------------------------------------------------------------------------------------------------------------------
# What a room is worth


def reward(reader: Reader, rank: int, outlook: RoomsOutlook, total: float, margin: float) -> float:
    """The worth of winning with this attack, as far as the cards tell."""
    room, monster = reader.rooms[rank - 1]
    assert monster is not None
    value = outlook.bounty(reader, room) + outlook.bounty(reader, monster)
    if monster.pays:
        value += (int(total) + 1) // 2 * outlook.xp
    for card in (room, monster):
        if card.more and margin >= card.margin:
            value += outlook.gains(reader, card.more)
    if monster.trains:
        value += training(reader, outlook)
    if room.serves:
        value += service(reader, room, outlook)
    return value - damage(reader, rank, outlook, margin)


def service(reader: Reader, room: RoomCard, outlook: RoomsOutlook) -> float:
    """The worth of a room's service to the winner there."""
    value = 0.0
    if room.buys is not None:
        gold = sum([p.gold for p in reader.hand])
        stalls = tuple([p for p in reader.affordable(gold) if room.buys.has(p)])
        value += outlook.best(stalls)[0]
    if room.purges is not None:
        value -= min([0.0, *[outlook.worth(p) for p in reader.hand if room.purges.has(p)]])
    if room.lessons:
        value += best_lesson(reader, outlook, room.lessons)
    return SERVED * value


def best_lesson(reader: Reader, outlook: RoomsOutlook, less: int) -> float:
    """The worth of a level-up with this discount in XP."""
    xp = reader.view.xp(reader.seat)
    best = 0.0
    for p in reader.hand:
        price = max(0, p.level_cost - less)
        if p.level_cost and price <= xp:
            for q in reader.next_levels(p):
                best = max(best, outlook.worth(q) - outlook.worth(p) - price)
    return best


def training(reader: Reader, outlook: RoomsOutlook) -> float:
    """The worth of a level-up for a hero without XP."""
    gains = [
        outlook.worth(q) - outlook.worth(p)
        for p in reader.hand
        if p.level_cost and not p.level
        for q in reader.next_levels(p)
    ]
    return max(gains, default=0.0)


def damage(reader: Reader, rank: int, outlook: RoomsOutlook, margin: float) -> float:
    """The cost of a battle with so many points to spare."""
    threats = reader.threats.get(rank)
    if threats is None:
        room, monster = reader.rooms[rank - 1]
        assert monster is not None
        hand = reader.hand
        light = reader.light
        harms = [harm for harm in (*room.harms, *monster.harms) if harm.threatens(hand, light)]
        threats = reader.threats[rank] = [(harm, price(harm, hand, outlook, reader)) for harm in harms]
    cost = 0.0
    for harm, n in threats:
        if harm.befalls(margin):
            cost += n
    return cost


def price(harm: Harm, hand: list[Profile], outlook: RoomsOutlook, reader: Reader) -> float:
    return harm.chance * full_price(harm, hand, outlook, reader)


def full_price(harm: Harm, hand: list[Profile], outlook: RoomsOutlook, reader: Reader) -> float:
    match harm.what:
        case "wound":
            return outlook.wound(harm.n)
        case "xp":
            return min(harm.n, reader.view.xp(reader.seat)) * outlook.xp
        case "gear":
            return sum(sorted([outlook.token(p) for p in reader.front if p.gear])[: harm.n])
        case "hand":
            return harm.n * outlook.point * outlook.average if outlook.rounds else 0.0
        case str(pile):
            return -harm.n * outlook.worth(reader.card(pile))
        case group:
            worths = sorted([outlook.worth(p) for p in hand if group.has(p) and not safe(p, hand, harm.act)])
            return sum(worths[: harm.n])


def safe(p: Profile, hand: list[Profile], act: str) -> bool:
    """Whether a card of the hand protects this one from discarding or destruction."""
    return any(what == act and group.has(p) for q in hand for what, group in q.guards)


def stolen(reader: Reader, rank: int) -> float:
    """The points of attack that the monster gains or takes before the battle is decided."""
    room, monster = reader.rooms[rank - 1]
    assert monster is not None
    hand = reader.hand
    n = room.rises + monster.rises
    for taking in (*room.takes, *monster.takes):
        taken = [p.damage for p in hand if taking.group.has(p) and not safe(p, hand, "be-discarded")]
        lost = sorted(taken, reverse=bool(taking.best))
        n += sum(lost if taking.n == ALL else lost[: taking.n])
    return n


def hopes(reader: Reader, outlook: RoomsOutlook, light: float, here: int) -> list[tuple[float, int]]:
    """The worth of a sure victory in each rank that can be reached with so much light, the best first."""
    needed = ways_from(reader, here)
    out = []
    for rank, (_, monster) in enumerate(reader.rooms, 1):
        if monster is not None and needed[rank - 1].light <= light:
            hope = reader.hopes.get(rank)
            if hope is None:
                total = reader.sums(rank).total if monster.pays else 0
                hope = reader.hopes[rank] = reward(reader, rank, outlook, total, SURE)
            out.append((hope, rank))
    out.sort(reverse=True)
    return out


def best_room(
    reader: Reader, outlook: RoomsOutlook, only: int = 0, attack: float = 0.0, light: float = 0.0
) -> tuple[float, int]:
    """The worth of the dungeon to a hand that is not yet laid out, and the rank to fight in; ``only``: consider one
    rank. ``attack``, ``light``: bonuses to assume."""
    ready = readied(reader, outlook)
    here = 0 if only else reader.here
    light += reader.light + ready.light
    needed = ways_from(reader, here)
    best, found = NEVER, 0
    for hope, rank in hopes(reader, outlook, light + ready.gleam, here):
        monster = reader.rooms[rank - 1][1]
        assert monster is not None
        if (only and rank != only) or (hope <= best and not monster.pays):
            continue
        sums = reader.sums(rank)
        total = sums.total + ready.attack + attack
        margin = total - sums.health - stolen(reader, rank)
        paid = 0.0
        if ready.paid and margin < 0:
            for points, price in ready.paid:
                if margin < 0:
                    total += points
                    margin += points
                    paid += price
        if margin + ready.luck < 0:
            continue
        value = reward(reader, rank, outlook, total + ready.luck, margin + ready.luck) - paid
        if needed[rank - 1].light > light or margin < 0:
            value = CHANCE * value - (1 - CHANCE) * damage(reader, rank, outlook, NEVER)
        if value > best:
            best, found = value, rank
    return best, found


# ----------------------------------------------------------------------------------------------------------------------
# The party as it stands


def foreseen(reader: Reader, rank: int, outlook: RoomsOutlook, forecast: Forecast) -> float:
    """The worth of an attack, from its forecast."""
    if forecast.path is None or not forecast.fightable:
        return NEVER
    room, monster = reader.rooms[rank - 1]
    assert monster is not None
    wins = forecast.wins
    luck = room.chancy or monster.chancy
    chance = 0.0 if not wins else sum(wins) / len(wins) if luck or not forecast.complete else float(any(wins))
    lost = sum(
        [
            outlook.worth(reader.card(name)) * n
            for name, n in forecast.certain.items()
            if "token" not in reader.card(name).card.tags
        ]
    )
    value = outlook.gains(reader, forecast.gained) - lost
    if chance:
        won = forecast.xp * outlook.xp
        if monster.trains:
            won += training(reader, outlook)
        if room.serves:
            won += service(reader, room, outlook)
        if chance < 1:
            # Gains that come only with a victory are not certain.
            won += outlook.gains(reader, room.finds) + outlook.gains(reader, monster.finds)
        value += chance * won
    return value


def chosen_room(reader: Reader, outlook: RoomsOutlook, light: int, steps: list[int]) -> tuple[float, int, list[str]]:
    """The best rank for the party as it stands, with so much light and these rooms to enter next: its worth, the rank
    and the rooms on the way; rank 0: none. Forecasts are made only if the numbers or the way may have changed."""
    best, found, path = 0.0, 0, []
    rooms = reader.rooms
    needed = ways_from(reader, reader.here)
    for hope, rank in hopes(reader, outlook, light, reader.here):
        if hope <= best:
            break
        sums = reader.sums(rank)
        if not sums.wins:
            continue
        way = needed[rank - 1].rooms
        tricky = any(card is not None and card.tricky for card in rooms[rank - 1]) or (way and way[0] not in steps)
        if tricky or any(card is not None and card.alert for room in way for card in rooms[room]):
            forecast = reader.view.forecast(rank)
            if forecast is None or forecast.path is None:
                continue
            value = foreseen(reader, rank, outlook, forecast)
            names = list(forecast.path)
        else:
            value = reward(reader, rank, outlook, sums.total, sums.total - sums.health)
            names = [reader.view.rooms[room] for room in way]
        if value > best:
            best, found, path = value, rank, names
    return best, found, path
