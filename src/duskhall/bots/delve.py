"""Where the champion goes: a place of the village, or which room of the dungeon; and what is bought and learned on the
way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.move import GO, Move
from duskhall.core.options import O_BUY, O_ROOM

from .battle import NEVER, shares
from .kit import window
from .quarry import best_room, chosen_room, damage, reward, ways_from

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.game import Decision

    from .knowledge import Profile
    from .prospects import Prospects
    from .reading import Table

TREASURE_PRICE = 10
"""What a card of the hidden pile costs."""


# ----------------------------------------------------------------------------------------------------------------------
# A place for this turn


def branch(table: Table, decision: Decision, outlook: Prospects) -> int | None:
    """Where to go, or one of the ways that a card leaves; None where the general rules know as much."""
    options = decision.ways
    if "dungeon" in options:
        return options.index(destination(table, outlook))
    if "venture" in options:
        return options.index("venture" if best_room(table, outlook, only=1)[0] > 0 else "stay")
    if "gold" in options and "skill" in options:
        return options.index(outlook.meal)
    if "bleed" in options:
        tokens = [outlook.token(p) for p in table.front if p.gear]
        return options.index("pay" if not tokens or min(tokens) < outlook.wound() else "bleed")
    if "lose" in options and "discard" in options:
        sums = table.sums(table.here + 1)
        spent = sorted(shares(table, outlook))[:2]
        return options.index("discard" if sums.total - sum(spent) >= sums.health else "lose")
    if "training" in options:
        gain = best_training(table, outlook)
        return options.index("training" if gain > 3 else "experience")
    return None


def best_training(table: Table, outlook: Prospects) -> float:
    gains = [outlook.worth(q) - outlook.worth(p) for p in table.hand if p.level_cost for q in table.next_levels(p)]
    return max(gains, default=0.0)


def destination(table: Table, outlook: Prospects) -> str:
    """The place where the hand is worth most."""
    fight, _ = best_room(table, outlook)
    best, place, target = visits(table, outlook)
    if fight > best:
        outlook.room = 0
        return "dungeon"
    outlook.target = target
    return place


def visits(table: Table, outlook: Prospects) -> tuple[float, str, str]:
    """What the village offers: the value, the place, and what is to be bought there first."""
    hand = table.hand
    gold = purse(table, outlook)
    card = outlook.best(table.affordable(gold))[0]
    for n, value in enumerate(meals(table, outlook), 1):
        card = max(card, outlook.best(table.affordable(gold + n))[0] - n * value)
    gains = sorted(lessons(table, outlook), reverse=True)
    one = gains[0] if gains else 0.0
    two = sum(gains[:2])
    heal = relief(table, outlook, 1)
    after = 0.0
    if any(table.lair(p).ventures for p in hand):
        after = max(0.0, best_room(table, outlook, only=1)[0])
    found = [(card + heal + two + after, "guilds-quarter", "")]
    first = outlook.best(table.affordable(gold))[1]
    left = gold - (0 if first is None else first.cost)
    found.append((card + heal + one + after + gear(table, outlook, left), "bazaar", ""))
    if gold >= TREASURE_PRICE and table.view.piles.get("treasure"):
        rest = outlook.best(table.affordable(gold - TREASURE_PRICE))[0]
        found.append((outlook.treasure + rest + heal + one + after, "shop", "treasure"))
    back = laid_back(table, outlook)
    left = gold - (0 if back is None else back.gold)
    found.append((outlook.best(table.affordable(left))[0] + relief(table, outlook, 2), "temple", ""))
    return max(found)


def purse(table: Table, outlook: Prospects) -> int:
    """The gold that a hand brings, with what its cards can do for it."""
    gold = sum([p.gold for p in table.hand])
    mean = outlook.coin
    more = 0.0
    for p in table.hand:
        for use in p.village:
            if use.free:
                more += use.gold + use.purse + use.draw * mean
    return gold + int(more)


def meals(table: Table, outlook: Prospects) -> list[float]:
    """Tokens that may be turned into a piece of gold, by what they are worth."""
    return [outlook.token(p) for p in table.front if any(use.sells and use.gold for use in p.village)]


def laid_back(table: Table, outlook: Prospects) -> Profile | None:
    """The card that goes back to the deck at the temple: one that brings little gold, and then the best one. More of
    them would only keep the others from coming."""
    return min(table.hand, key=lambda p: (p.wound, p.gold, -outlook.power(p)), default=None)


def lessons(table: Table, outlook: Prospects) -> list[float]:
    """What it is worth to let each hero of the hand go up a level, for its price."""
    xp = table.view.xp(table.seat)
    out = []
    for p in table.hand:
        if 0 < p.level_cost <= xp:
            best = max([outlook.worth(q) for q in table.next_levels(p)], default=NEVER)
            gain = best - outlook.worth(p) - p.level_cost
            if gain > 0:
                xp -= p.level_cost
                out.append(gain)
    return out


def relief(table: Table, outlook: Prospects, n: int) -> float:
    """What it is worth to heal so many wounds."""
    festering = [-outlook.worth(p) for p in table.hand if p.wound]
    tokens = [-outlook.wound(-1 - k) + outlook.wound(-k) for k in range(outlook.wounds)]
    return sum(sorted([*festering, *tokens], reverse=True)[:n])


def gear(table: Table, outlook: Prospects, gold: int) -> float:
    """What the best token is worth that can be paid."""
    return max([outlook.token(p) for p in table.book.gear if p.cost <= gold], default=0.0)


# ----------------------------------------------------------------------------------------------------------------------
# In the village


def buy(table: Table, decision: Decision, outlook: Prospects) -> int:
    """A card, a token or a treasure; the first option is to stop."""
    gold = decision.gold or 0
    best, value = 0, 0.0
    options = table.options(decision)
    cards = [(i, card) for i, (what, card, _, _) in enumerate(options) if what == O_BUY]
    for i, card in cards:
        if card is None:
            v = outlook.treasure
        elif card.gear:
            v = outlook.token(card)
        else:
            v = outlook.net(card, outlook.copies(card))
            if outlook.target == "treasure" and gold - card.cost < TREASURE_PRICE:
                v -= outlook.treasure
        if v > value:
            best, value = i, v
    return best


def level(table: Table, decision: Decision, outlook: Prospects) -> int:
    """A better hero, if it pays for the experience. What a card allows is free."""
    price = 0 if decision.about else 1
    best, value = 0, 0.0
    for i, (_, card, better, _) in enumerate(table.options(decision)):
        if card is not None and better is not None:
            v = outlook.worth(better) - outlook.worth(card) - price * card.level_cost
            if v > value:
                best, value = i, v
    return best


# ----------------------------------------------------------------------------------------------------------------------
# In the dungeon


def walk(table: Table, decision: Decision, outlook: Prospects) -> int:
    """Towards the best room; there one stays. Who loses cards on the way thinks again."""
    options = decision.options[:]
    step = str(Move(GO, outlook.path[0])) if outlook.path else "done"
    if len(table.hand) != outlook.company or step not in options or (step == "done" and outlook.room != table.here + 1):
        steps = [room for what, _, _, room in decision.meanings() if what == O_ROOM]
        outlook.room, outlook.path = chosen_room(table, outlook, table.view.light_left or 0, steps)
        outlook.company = len(table.hand)
        if not outlook.room:
            return harmless(table, decision, outlook)
        step = str(Move(GO, outlook.path[0])) if outlook.path else "done"
    del outlook.path[:1]
    return options.index(step)


def harmless(table: Table, decision: Decision, outlook: Prospects) -> int:
    """Nothing can be beaten: where a defeat costs least."""
    best, least = 0, NEVER
    for i, (what, _, _, room) in enumerate(decision.meanings()):
        rank = room + 1 if what == O_ROOM else table.here + 1
        cost = damage(table, rank, outlook, NEVER) if table.dens[rank - 1][1] is not None else 0.0
        if -cost > least:
            best, least = i, -cost
    return best


def drop(table: Table, decision: Decision, outlook: Prospects) -> int:
    """The weapon that matters least."""
    return min([(p.damage, i) for i, p in enumerate(table.named(decision)) if p is not None])[1]


# ----------------------------------------------------------------------------------------------------------------------
# Choosing cards


def pick(table: Table, decision: Decision, outlook: Prospects) -> int | None:
    """What only this dungeon asks for; None where the general rules know as much."""
    verb = decision.verb
    cards = [(i, p) for i, p in enumerate(table.named(decision)) if p is not None]
    if not cards:
        return 0
    if verb == "heal":
        token = table.view.rules.wound_pile
        return max([(-outlook.worth(p) if p.id != token else -outlook.wound(-1), i) for i, p in cards])[1]
    if verb == "travel":
        best, where = NEVER, 0
        for i, p in cards:
            room = table.view.rooms.index(p.id)
            v = standing(table, outlook, room)
            if v > best:
                best, where = v, i
        return where
    if verb == "deck" and not decision.about:
        # One card must go back, others may.
        back = laid_back(table, outlook)
        return next(i for i, p in cards if p is back) if len(cards) == decision.count else 0
    if verb == "destroy" and all(p.gear for _, p in cards):
        return min([(outlook.token(p), i) for i, p in cards])[1]
    if outlook.inside and decision.about and any(use.purse for use in table.card(decision.about).uses.values()):
        return max([(p.damage + p.hero, i) for i, p in cards])[1]
    if verb == "discard":
        return cast_off(table, decision, cards, outlook)
    return None


def standing(table: Table, outlook: Prospects, room: int) -> float:
    """What it is worth to be in a room, for the fights within reach of it."""
    needed = ways_from(table, room)
    best = 0.0
    for rank, (_, monster) in enumerate(table.dens, 1):
        if monster is None:
            continue
        sums = table.sums(rank)
        light = table.view.light_left if table.view.light_left is not None else sums.light
        if needed[rank - 1].light <= light and sums.wins:
            best = max(best, reward(table, rank, outlook, sums.total, sums.total - sums.health))
    return best


def cast_off(table: Table, decision: Decision, cards: list[tuple[int, Profile]], outlook: Prospects) -> int:
    """It comes back: what counts is this battle, then the next turn."""
    if table.view.active != table.seat or not table.view.laid or table.view.turns_left == table.view.seats:
        return min([(outlook.power(p), i) for i, p in cards])[1]
    lost = shares(table, outlook)
    places = table.places(decision)
    return min([(lost[places[i]] if places[i] >= 0 else p.damage, outlook.power(p), i) for i, p in cards])[2]


DELVING: dict[str, Callable[[Table, Decision, Prospects], int | None]] = {
    "branch": branch,
    "window": window,
    "pick": pick,
    "buy": buy,
    "level": level,
    "walk": walk,
    "drop": drop,
}
"""The questions that are answered in another way where champions walk; a rule may leave them to the general ones."""
