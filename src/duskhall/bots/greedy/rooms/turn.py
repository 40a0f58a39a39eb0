"""A turn in editions with rooms: which place of the village or room of the dungeon to go to, what to buy and which hero
to level up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.move import GO, Move
from duskhall.core.options import O_BUY, O_ROOM, O_USE

from ..battle import NEVER, shares
from ..turn import worth_keeping
from .branches import best_way
from .dice import die
from .market import cleared, decks, hope
from .outlook import TREASURE_PRICE
from .pledges import favour, kept
from .targets import best_room, chosen_room, damage, reward, ways_from
from .windows import WORTHWHILE, window

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.decision import Decision

    from ..profiles import Profile
    from ..reader import Reader
    from .outlook import RoomsOutlook

FREE = 99


# ----------------------------------------------------------------------------------------------------------------------
# A place for this turn


def branch(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int | None:
    """Choose where to go, or a branch of a card; None if the general rules can decide."""
    options = decision.ways
    if "dungeon" in options:
        return options.index(destination(reader, outlook))
    if not decision.about and set(options) <= set(decks(reader)):
        gold = purse(reader, outlook)
        best = outlook.best(reader.affordable(gold))[0]
        return max([(hope(reader, outlook, deck, gold, best), -i) for i, deck in enumerate(options)])[1] * -1
    if not decision.about and reader.view.rules.index.keys() >= set(options):
        return favour(reader, options)
    return best_way(reader, reader.branches(decision.about, options), outlook)


def destination(reader: Reader, outlook: RoomsOutlook) -> str:
    """The place at which the hand is worth most."""
    fight, _ = best_room(reader, outlook)
    best, place, target = visits(reader, outlook)
    if fight > best:
        outlook.room = 0
        return "dungeon"
    outlook.target = target
    return place


def visits(reader: Reader, outlook: RoomsOutlook) -> tuple[float, str, str]:
    """The offers of the village: the worth, the place, and the card to buy there first."""
    hand = reader.hand
    gold = purse(reader, outlook)
    card = outlook.best(reader.affordable(gold))[0]
    for n, value in enumerate(meals(reader, outlook), 1):
        card = max(card, outlook.best(reader.affordable(gold + n))[0] - n * value)
    gains = sorted(lessons(reader, outlook), reverse=True)
    one = gains[0] if gains else 0.0
    two = sum(gains[:2])
    heal = relief(reader, outlook, 1)
    after = 0.0
    if any(reader.room_card(p).ventures for p in hand):
        after = max(0.0, best_room(reader, outlook, only=1)[0])
    found = [(card + heal + two + after, "guilds-quarter", "")]
    first = outlook.best(reader.affordable(gold))[1]
    left = gold - (0 if first is None else first.cost)
    found.append((card + heal + one + after + gear(reader, outlook, left), "bazaar", ""))
    sold = sorted(meals(reader, outlook))[: max(0, TREASURE_PRICE - gold)]
    if gold + len(sold) >= TREASURE_PRICE and reader.view.piles.get("treasure"):
        rest = outlook.best(reader.affordable(max(0, gold - TREASURE_PRICE)))[0]
        found.append((outlook.treasure + rest - sum(sold) + heal + one + after, "shop", "treasure"))
    more = [hope(reader, outlook, deck, gold, card) for deck in decks(reader)]
    if more:
        found.append((card + max(more) + heal + one + after, "marketplace", ""))
    back = laid_back(reader, outlook)
    left = gold - (0 if back is None else back.gold)
    found.append((outlook.best(reader.affordable(left))[0] + relief(reader, outlook, 2), "temple", ""))
    return max(found)


def purse(reader: Reader, outlook: RoomsOutlook) -> int:
    """The gold that a hand brings, including that of its abilities."""
    gold = sum([p.gold for p in reader.hand])
    mean = outlook.coin
    more = 0.0
    for p in reader.hand:
        for use in p.village:
            if use.free:
                more += use.gold + use.purse + use.draw * mean
    return gold + int(more)


def meals(reader: Reader, outlook: RoomsOutlook) -> list[float]:
    """The tokens that may be exchanged for a gold, by their worth."""
    return [outlook.token(p) for p in reader.front if any(use.sells and use.gold for use in p.village)]


def laid_back(reader: Reader, outlook: RoomsOutlook) -> Profile | None:
    """The card to put back on the deck at the temple: one with little gold, and the best of those. More cards would
    only delay the others."""
    return min(reader.hand, key=lambda p: (p.wound, p.gold, -outlook.power(p)), default=None)


def lessons(reader: Reader, outlook: RoomsOutlook) -> list[float]:
    """The worth of each hero's level-up, for its price."""
    xp = reader.view.xp(reader.seat)
    out = []
    for p in reader.hand:
        if 0 < p.level_cost <= xp:
            best = max([outlook.worth(q) for q in reader.next_levels(p)], default=NEVER)
            gain = best - outlook.worth(p) - p.level_cost
            if gain > 0:
                xp -= p.level_cost
                out.append(gain)
    return out


def relief(reader: Reader, outlook: RoomsOutlook, n: int) -> float:
    """The worth of healing so many wounds."""
    festering = [-outlook.worth(p) for p in reader.hand if p.wound]
    tokens = [-outlook.wound(-1 - k) + outlook.wound(-k) for k in range(outlook.wounds)]
    return sum(sorted([*festering, *tokens], reverse=True)[:n])


def gear(reader: Reader, outlook: RoomsOutlook, gold: int) -> float:
    """The worth of the best affordable token."""
    return max([outlook.token(p) for p in reader.ruleset.gear if p.cost <= gold], default=0.0)


# ----------------------------------------------------------------------------------------------------------------------
# In the village


def buy(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Buy a card, a token or a treasure; the first option is to stop."""
    gold = decision.gold or 0
    best, value = 0, 0.0
    options = reader.options(decision)
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


def level(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Level up a hero, if it is worth the XP. Level-ups that a card allows are free."""
    less = spared(reader.card(decision.about)) if decision.about else 0
    best, value = 0, 0.0
    for i, (_, card, better, _) in enumerate(reader.options(decision)):
        if card is not None and better is not None:
            v = outlook.worth(better) - outlook.worth(card) - max(0, card.level_cost - less)
            if v > value:
                best, value = i, v
    return best


def spared(about: Profile) -> int:
    """The discount in XP of a card's level-up; without one it is free."""
    less = [use.level_less for use in about.uses.values() if use.level and not use.level_free]
    return less[0] if less else FREE


# ----------------------------------------------------------------------------------------------------------------------
# In the dungeon


def walk(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Walk to the best room and stay there. If cards are lost on the way, choose again."""
    options = decision.options[:]
    step = str(Move(GO, outlook.path[0])) if outlook.path else "done"
    offered = [(i, n) for i, (what, _, _, n) in enumerate(decision.meanings()) if what == O_USE]
    if offered:
        bought = lit_up(reader, decision, outlook, offered)
        if bought is not None:
            return bought
    if (
        len(reader.hand) != outlook.company
        or step not in options
        or (step == "done" and outlook.room != reader.here + 1)
    ):
        steps = [room for what, _, _, room in decision.meanings() if what == O_ROOM]
        _, outlook.room, outlook.path = chosen_room(reader, outlook, reader.view.light_left or 0, steps)
        outlook.company = len(reader.hand)
        if not outlook.room:
            return harmless(reader, decision, outlook)
        step = str(Move(GO, outlook.path[0])) if outlook.path else "done"
    del outlook.path[:1]
    return options.index(step)


def lit_up(reader: Reader, decision: Decision, outlook: RoomsOutlook, offered: list[tuple[int, int]]) -> int | None:
    """A neighbouring room that takes less light for a price: pay it, and go there, if the room is worth more than all
    within reach. None: go on without paying."""
    moves = decision.moves
    light = reader.view.light_left or 0
    steps = {room: i for i, (what, _, _, room) in enumerate(decision.meanings()) if what == O_ROOM}
    for i, n in offered:
        use = reader.ruleset.uses[n]
        room = reader.view.rooms.index(moves[i].card)
        if room in steps:
            if outlook.paid == room:
                outlook.room, outlook.path, outlook.paid = room + 1, [], -1
                return steps[room]
            continue
        if use is None or reader.rooms[room][1] is None:
            continue
        sums = reader.sums(room + 1)
        if outlook.paid != room:
            missing = max(1, reader.rooms[room][0].darkness - light)
            now = chosen_room(reader, outlook, light, list(steps))[0]
            value = reward(reader, room + 1, outlook, sums.total, sums.total - sums.health)
            if not sums.wins or value - outlook.wound(missing * use.wounds) <= now + WORTHWHILE:
                continue
        outlook.paid = room
        return i
    return None


def harmless(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """The room where a defeat costs least, if no monster can be beaten."""
    best, least = 0, NEVER
    for i, (what, _, _, room) in enumerate(decision.meanings()):
        rank = room + 1 if what == O_ROOM else reader.here + 1
        cost = damage(reader, rank, outlook, NEVER) if reader.rooms[rank - 1][1] is not None else 0.0
        if -cost > least:
            best, least = i, -cost
    return best


def drop(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Drop the weapon that matters least."""
    return min([(p.damage, i) for i, p in enumerate(reader.named(decision)) if p is not None])[1]


# ----------------------------------------------------------------------------------------------------------------------
# Choosing cards


def pick(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int | None:
    """Answer picks that only editions with rooms have; None if the general rules can decide."""
    verb = decision.verb
    cards = [(i, p) for i, p in enumerate(reader.named(decision)) if p is not None]
    if not cards:
        return 0
    if verb == "heal":
        token = reader.view.rules.hall.wounds
        return max([(-outlook.worth(p) if p.id != token else -outlook.wound(-1), i) for i, p in cards])[1]
    if verb == "travel":
        best, where = NEVER, 0
        for i, p in cards:
            room = reader.view.rooms.index(p.id)
            v = standing(reader, outlook, room)
            if v > best:
                best, where = v, i
        return where
    if verb == "secret":
        return kept(reader, cards, outlook)
    if verb == "swap":
        return exchanged(reader, decision, outlook)
    if verb == "deck" and decision.about and any(place >= 0 for place in reader.places(decision)):
        return onto_the_deck(reader, decision, cards, outlook)
    if verb == "deck" and not decision.about:
        # One card must go back, others may.
        back = laid_back(reader, outlook)
        return next(i for i, p in cards if p is back) if len(cards) == decision.count else 0
    if verb in ("deck", "discard") and reader.view.aside and max(reader.places(decision)) < 0:
        return foreseen(decision, cards, outlook)
    if verb == "destroy" and not decision.about and max(reader.places(decision)) < 0:
        return cleared(cards, outlook)
    if verb == "destroy" and all(p.gear for _, p in cards):
        return min([(outlook.token(p), i) for i, p in cards])[1]
    if all(p.monster for _, p in cards) and decision.about and not reader.card(decision.about).monster:
        return max([(p.health, i) for i, p in cards])[1]
    if outlook.inside and decision.about and any(use.purse for use in reader.card(decision.about).uses.values()):
        return max([(p.damage + p.hero, i) for i, p in cards])[1]
    if verb == "discard":
        return cast_off(reader, decision, cards, outlook)
    return None


def onto_the_deck(reader: Reader, decision: Decision, cards: list[tuple[int, Profile]], outlook: RoomsOutlook) -> int:
    """Put a card of the hand onto the deck: the best of those not needed now."""
    battle = reader.view.battle
    if battle is not None and battle.won:
        return max([(outlook.power(p), i) for i, p in cards])[1]
    if not outlook.inside:
        return min([(p.gold, -outlook.power(p), i) for i, p in cards])[2]
    lost = shares(reader, outlook)
    places = reader.places(decision)
    return min([(lost[places[i]] + p.light, -outlook.power(p), i) for i, p in cards])[2]


def exchanged(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Swap a monster: bring the weakest; an unseen card counts as no loss."""
    names = [move.card for move in decision.moves]
    rooms = reader.view.rooms
    hall = reader.hall

    def hardness(name: str) -> float:
        rank = rooms.index(name) if name in rooms else -1
        p = hall[rank] if rank >= 0 else reader.card(name)
        return 0.0 if p is None else p.health

    return min([(hardness(name), i) for i, name in enumerate(names) if name], default=(0.0, 0))[1]


def line(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Cancel a line of the most valuable monster that can be beaten."""
    best, value = 0, NEVER
    for i, move in enumerate(decision.moves):
        rank = move.rank
        if not rank or reader.rooms[rank - 1][1] is None:
            continue
        sums = reader.sums(rank)
        v = reward(reader, rank, outlook, sums.total, sums.total - sums.health) - (0.0 if sums.wins else 50.0)
        if v > value:
            best, value = i, v
    return best


def standing(reader: Reader, outlook: RoomsOutlook, room: int) -> float:
    """The worth of standing in a room, for the fights within its reach."""
    needed = ways_from(reader, room)
    best = 0.0
    for rank, (_, monster) in enumerate(reader.rooms, 1):
        if monster is None:
            continue
        sums = reader.sums(rank)
        light = reader.view.light_left if reader.view.light_left is not None else sums.light
        if needed[rank - 1].light <= light and sums.wins:
            best = max(best, reward(reader, rank, outlook, sums.total, sums.total - sums.health))
    return best


def foreseen(decision: Decision, cards: list[tuple[int, Profile]], outlook: RoomsOutlook) -> int:
    """Put back cards turned up from the deck: the worst first, because the last one put back is drawn next. If any
    number may go, keep the cards worth keeping."""
    if len(cards) < decision.count:
        cards = [(i, p) for i, p in cards if not worth_keeping(p, outlook)]
    return min([(outlook.power(p), i) for i, p in cards], default=(0.0, 0))[1]


def cast_off(reader: Reader, decision: Decision, cards: list[tuple[int, Profile]], outlook: RoomsOutlook) -> int:
    """Pick a card to give up that comes back later: its use in this battle counts first, then the next turn."""
    if reader.view.active != reader.seat or not reader.view.laid or reader.view.turns_left == reader.view.seats:
        return min([(outlook.power(p), i) for i, p in cards])[1]
    lost = shares(reader, outlook)
    places = reader.places(decision)
    return min([(lost[places[i]] if places[i] >= 0 else p.damage, outlook.power(p), i) for i, p in cards])[2]


ROOM_RULES: dict[str, Callable[[Reader, Decision, RoomsOutlook], int | None]] = {
    "branch": branch,
    "window": window,
    "pick": pick,
    "buy": buy,
    "level": level,
    "walk": walk,
    "die": die,
    "line": line,
    "drop": drop,
}
"""The answers of editions with rooms, by kind of question; each may defer to the general rules."""
