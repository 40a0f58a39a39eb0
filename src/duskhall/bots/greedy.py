"""Plays by rules of thumb: buys what makes the deck stronger, fights what it can beat, gets rid of what is weak.

Everything is measured in victory points. A card that is drawn once more is worth its points of attack above the deck's average,
times POINT; its victory points count once. So a strong card is worth much early and nothing on the last turn, a weak one is worth
less than nothing until the end is near, and one scale serves for buying, levelling, destroying, discarding and fighting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .reading import (
    O_BRANCH,
    O_BUY,
    O_CARD,
    O_DONE,
    O_EQUIP,
    O_FACE,
    O_SPLIT,
    O_USE,
    Table,
    book,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.game import Decision
    from duskhall.core.view import View

    from .knowledge import Foe, Profile, UseOf

POINT = 0.3
"""Victory points that one point of attack brings each time it is drawn."""
PACE = 0.55
"""Cards of the dungeon that leave the hall each turn, on average."""
HAND = 6
GOLD = 0.09
"""What a gold piece in the hand is worth in points of attack, for each time that it will be spent."""
STRENGTH = 0.12
XP = 0.9
"""What an experience point is worth in points of attack each time the better hero is drawn."""
LIGHT = 1.9
"""What a point of light is worth in points of attack, in the dark."""
COPIES = 0.4
"""How much less each further copy of a card with abilities is worth, in points of attack."""
SPOILS = 1.5
"""What a victory point won in battle counts: it is also one that nobody else gets."""
LONG = 60
"""After so many turns of one seat a game drags on; then any fight is better than none."""


class Outlook:
    """How the game stands for a seat: what its deck is like and how long it may still serve."""

    __slots__ = (
        "_strengths",
        "_worths",
        "average",
        "cards",
        "copies",
        "draws",
        "gold",
        "heroes",
        "light",
        "seat",
        "size",
        "stone",
        "turn",
        "turns",
        "weapons",
        "xp",
    )

    def __init__(self, table: Table, seat: int) -> None:
        view = table.view
        self.turn = view.turn
        self.seat = seat
        cards = table.owned(seat)
        n = self.size = max(len(cards), HAND)
        hall = table.hall()
        self.stone = next((rank for rank, p in enumerate(hall, 1) if p is not None and not p.monster), 0)
        """The rank of the card that ends the game; 0: not in sight."""
        # It lies among the lowest cards: five below it, on average.
        steps = self.stone - 1 if self.stone else max(1, table.dungeon_left() - 5) + len(hall) - 1
        self.turns = max(0.0, steps / (PACE * view.seats) - 0.5)
        """How often this seat will still draw a hand."""
        self.draws = self.turns * HAND / n
        """How often each card of the deck will still be drawn."""
        self.gold = GOLD * min(self.draws, 8.0)
        light = weapons = 0
        strengths: list[int] = []
        copies: dict[str, int] = {}
        total = 0.0
        for p in cards:
            total += p.attack + p.magic + p.talent
            light += p.light
            if p.hero:
                strengths.append(p.strength)
            elif p.weapon:
                weapons += 1
            copies[p.id] = copies.get(p.id, 0) + 1
        self.copies = copies
        self._strengths = strengths
        self.heroes = HAND * len(strengths) / n
        """Heroes in a hand, on average."""
        self.weapons = HAND * weapons / n
        bright = HAND * light / n
        self.light = LIGHT * (1.0 if bright < 1.2 else 0.7 if bright < 2 else 0.4 if bright < 3 else 0.15)
        self.cards = len(cards)
        # A card takes the place of another in the hand, unless the deck is hardly more than a hand.
        self.average = (total / n + 0.3) * min(1.0, (len(cards) - HAND + 1) / HAND) if len(cards) >= HAND else 0.0
        self.xp = XP * POINT * self.draws
        self._worths: dict[str, float] = {}

    def worth(self, p: Profile) -> float:
        """What it is worth to have this card in the deck rather than not."""
        found = self._worths.get(p.id)
        if found is None:
            power = float(p.attack + p.magic)
            if p.weapon:
                power *= self.use_for(p)
            power += p.talent + p.light * self.light + p.gold * self.gold + p.support * self.heroes
            if p.hero:
                power += STRENGTH * p.strength
            found = self._worths[p.id] = POINT * self.draws * (power - self.average) + p.vp
        return found

    def use_for(self, weapon: Profile) -> float:
        """How likely a further weapon finds a hero who can carry it."""
        able = 0
        for strength in self._strengths:
            able += strength >= weapon.weight
        return min(0.9, max(0.1, HAND * able / self.size - 0.7 * self.weapons))

    def price(self, p: Profile) -> float:
        """What it is worth to get one more of these: the tenth does not do what the first does."""
        value = self.worth(p)
        return value - COPIES * self.draws * POINT * self.copies.get(p.id, 0) if p.uses else value


class GreedyBot:
    def __init__(self, seed: int = 0) -> None:
        self._outlook: Outlook | None = None

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        table = Table(view, book(view._s.rules))
        outlook = self._outlook
        if outlook is None or outlook.turn != view.turn or outlook.seat != decision.seat:
            outlook = self._outlook = Outlook(table, decision.seat)
        return _RULES[decision.kind](table, decision, outlook)


# ----------------------------------------------------------------------------------------------------------------------
# Where to go


def branch(table: Table, decision: Decision, outlook: Outlook) -> int:
    options = list(decision.options)
    if "dungeon" in options:
        where = destination(table, outlook)
        return options.index(where) if where in options else 0
    if "two" in options and "hero" in options:
        # Two cards or a hero: what is worth less?
        worths = sorted(outlook.worth(p) for p in table.hand())
        hero = min((outlook.worth(p) for p in table.hand() if p.hero), default=0.0)
        return options.index("two" if sum(worths[:2]) < hero else "hero")
    return 0


def destination(table: Table, outlook: Outlook) -> str:
    """Village, dungeon or rest: where the hand is worth most."""
    hand = table.hand()
    fight = best_fight(table, hand, outlook)
    if table.view.turn > LONG * table.view.seats:
        return "dungeon"
    visit = best_visit(table, hand, outlook)
    rest = max((-outlook.worth(p) for p in hand), default=0.0)
    if fight >= visit and fight >= rest:
        return "dungeon"
    return "village" if visit >= rest else "rest"


def best_visit(table: Table, hand: list[Profile], outlook: Outlook) -> float:
    """What the village offers for the gold and the experience at hand."""
    gold = 0
    buys = 1
    extra = 0.0
    for p in hand:
        gold += p.gold
        for use in p.uses.values():
            if use.window == "village":
                if use.free:
                    gold += use.draw
                    buys += use.buys
                elif use.eats is not None:
                    worst = min((outlook.worth(q) for q in hand if use.eats.has(q.card)), default=1.0)
                    if worst < 0:
                        gold += use.gold
                        extra += use.xp * outlook.xp - worst
    price = outlook.price
    values = [(price(p), p.cost) for p in table.for_sale() if p.cost <= gold]
    best = max(values, default=(0.0, 0))
    total = max(0.0, best[0]) + extra
    if buys > 1 and best[0] > 0:
        total += max(0.0, max((v for v, cost in values if cost <= gold - best[1]), default=0.0))
    xp = table.view.xp(outlook.seat)
    if xp:
        for p in hand:
            if p.hero and 0 < p.level_cost <= xp:
                better = max((outlook.worth(q) for q in table.next_levels(p)), default=0.0)
                if better > outlook.worth(p):
                    xp -= p.level_cost
                    total += better - outlook.worth(p)
    return total


def best_fight(table: Table, hand: list[Profile], outlook: Outlook) -> float:
    """What the dungeon offers to this hand; below zero if nothing can be beaten."""
    hall = table.hall()
    margins, luck = estimate(hand, hall, outlook)
    best = -1.0
    for rank, (p, margin) in enumerate(zip(hall, margins, strict=True), 1):
        if p is not None and p.monster and margin >= 0:
            value = prize(table, p, rank, hand, outlook)
            if luck > margin:
                value *= 0.75
            best = max(best, value)
    return best


def prize(table: Table, p: Profile, rank: int, hand: list[Profile], outlook: Outlook) -> float:
    """What beating a monster is worth, less what the battle costs."""
    value = outlook.worth(p) + (SPOILS - 1) * p.vp + p.xp * outlook.xp - cost_of(p.foe, hand, outlook)
    if rank == 1 and outlook.stone == 2:
        value += stone_value(table, outlook, p.vp)
    return value


def cost_of(foe: Foe, hand: list[Profile], outlook: Outlook) -> float:
    """What fighting a monster costs, won or lost."""
    cost = 0.0
    if foe.gains:
        cost += foe.gains * POINT * outlook.draws * (outlook.average + 1)
    for group in foe.destroys:
        cost += min((outlook.worth(q) for q in hand if group.has(q.card)), default=0.0)
    if foe.destroys_all is not None:
        cost += sum(outlook.worth(q) for q in hand if foe.destroys_all.has(q.card))
    return cost


def stone_value(table: Table, outlook: Outlook, vp: int) -> float:
    """Taking the last stone ends the game: good for who is ahead with it."""
    view = table.view
    stone = next(p for p in table.hall() if p is not None and not p.monster)
    mine = view.score(outlook.seat) + vp + stone.vp
    rival = max(view.score(seat) for seat in range(view.seats) if seat != outlook.seat)
    return stone.vp + (100 if mine > rival else -20)


# ----------------------------------------------------------------------------------------------------------------------
# How strong is the hand?


def estimate(hand: list[Profile], hall: list[Profile | None], outlook: Outlook) -> tuple[list[float], float]:
    """About how many points the hand has above the health of each monster, before a card is laid; and how much of that is luck.

    The view only knows the party as it stands, without weapons and abilities; this reckons with both.
    """
    heroes: list[Profile] = []
    weapons: list[Profile] = []
    attack = magic = light = loss = 0
    boost = all_strength = meal = draws = reserve = 0
    weightless = double = False
    helpers: list[Profile] = []
    for p in hand:
        if p.weapon:
            weapons.append(p)
        else:
            light += p.light
            if p.hero:
                heroes.append(p)
            else:
                attack += p.attack
                magic += p.magic
                loss += p.loss
            double = double or p.double
        if p.helps:
            helpers.append(p)
        for use in p.uses.values():
            if use.window != "dungeon":
                continue
            if use.free:
                draws += use.draw
                boost += use.heroes
                all_strength += use.all_strength
                meal = max(meal, use.strength)
                weightless = weightless or use.weightless
                if use.count is not None:
                    attack += use.count[0] * sum(use.count[1].has(q.card) for q in hand)
            elif use.eats is not None:
                if any(use.eats.has(q.card) for q in hand):
                    reserve += use.attack
                    draws += use.draw
            elif use.throws:
                reserve += use.attack

    armed = arm(heroes, weapons, all_strength, meal, weightless) if weapons else {}
    for h in heroes:
        attack += h.attack + boost
        magic += h.magic
    for i, w in armed.items():
        attack += w.attack
        magic += w.magic
        light += w.light
        blade = heroes[i].blade
        if blade is not None and blade[1].has(w.card):
            attack += blade[0]
        if w.strong is not None and heroes[i].strength + all_strength + meal >= w.strong[1]:
            attack += w.strong[0]
    for p in helpers:
        for h in p.helps:
            n = h.n * sum(h.group.has(q.card) for q in hand)
            if h.magic:
                magic += n
            else:
                attack += n
    attack = max(0, attack - loss)

    luck = draws * outlook.average * 0.8
    margins = []
    for rank, foe in enumerate(hall, 1):
        if foe is None or not foe.monster:
            margins.append(-99.0)
            continue
        margins.append(against(foe, rank, heroes, armed, attack, magic, light, double, luck) + min(reserve, 3))
    return margins, luck + reserve


def arm(
    heroes: list[Profile], weapons: list[Profile], all_strength: int, meal: int, weightless: bool
) -> dict[int, Profile]:
    """Who carries what, the best weapons first: place of the hero in the list -> weapon."""
    armed: dict[int, Profile] = {}
    for w in sorted(weapons, key=lambda w: -w.attack - w.magic):
        best = -1
        value = 0
        for i, h in enumerate(heroes):
            if i in armed:
                continue
            strong = h.strength + all_strength
            if not weightless and strong < w.weight and (strong + meal < w.weight):
                continue
            # A blade for who fights well with it; else for the weakest who can carry it.
            n = 100 - h.strength
            if h.blade is not None and h.blade[1].has(w.card):
                n += 100 * h.blade[0]
            if n > value:
                value = n
                best = i
        if best >= 0:
            armed[best] = w
            if not weightless and heroes[best].strength + all_strength < w.weight:
                meal = 0
    return armed


def against(
    p: Profile,
    rank: int,
    heroes: list[Profile],
    armed: dict[int, Profile],
    attack: int,
    magic: int,
    light: int,
    double: bool,
    luck: float,
) -> float:
    """The points above the monster's health that are to be expected."""
    foe = p.foe
    idle = []
    for i, h in enumerate(heroes):
        if h.blocked == rank or (foe.armed_only and i not in armed):
            idle.append(i)
        elif rank >= 2:
            attack += h.far
    if foe.stops and len(heroes) > len(idle):
        idle.append(min((i for i in range(len(heroes)) if i not in idle), key=lambda i: heroes[i].power))
    for i in idle:
        h = heroes[i]
        attack -= h.attack
        magic -= h.magic
        light -= h.light
        if i in armed:
            attack -= armed[i].attack
            magic -= armed[i].magic
    if foe.weakens:
        for i, w in armed.items():
            if i not in idle and heroes[i].strength - foe.weakens < w.weight:
                attack -= w.attack
                magic -= w.magic
    if foe.saps:
        attack -= foe.saps * (len(heroes) - len(idle))
    if foe.ignores is not None:
        for i, w in armed.items():
            if i not in idle and foe.ignores.has(w.card):
                attack -= w.attack
                magic -= w.magic
    if double:
        magic *= 2
    bright = magic > 0
    if foe.no_attack:
        attack = 0
    if foe.no_magic:
        magic = 0
    elif foe.half_magic:
        magic //= 2
    dark = rank + p.darkness - light
    if dark > 0 and foe.needs_light:
        return -99.0
    total = attack + magic + luck - 2 * max(0, dark)
    if (foe.half_without_magic and not bright) or (foe.half_unarmed and not armed):
        total = total / 2
    if foe.needs_magic and not bright:
        return -99.0
    return total - p.health


# ----------------------------------------------------------------------------------------------------------------------
# Using abilities


def window(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The best thing to do now, or be done."""
    rule = _WINDOWS.get(decision.verb, always)
    options = table.options(decision)
    uses = table.book.uses
    best = 0
    value = 0.0
    for i, (what, card, other, n) in enumerate(options):
        if what == O_USE:
            use = uses[n]
            assert card is not None and use is not None
            v = rule(table, card, use, outlook)
        elif what == O_EQUIP:
            assert card is not None and other is not None
            v = equip(card, other)
        else:
            continue
        if v > value:
            best, value = i, v
    return best


def always(table: Table, card: Profile, use: UseOf, outlook: Outlook) -> float:
    return 1.0


def equip(weapon: Profile, hero: Profile) -> float:
    """Equipping costs nothing: the best pair first, and a weak hero rather than a strong one."""
    n = weapon.attack + weapon.magic
    if hero.blade is not None and hero.blade[1].has(weapon.card):
        n += hero.blade[0]
    if weapon.strong is not None and hero.strength >= weapon.strong[1]:
        n += weapon.strong[0]
    if hero.blocked:
        n -= 0.5
    return 20 + n - 0.01 * hero.strength


def in_village(table: Table, card: Profile, use: UseOf, outlook: Outlook) -> float:
    if use.free:
        return 50.0 + use.draw
    if use.eats is not None:
        worst = min((outlook.worth(p) for p in table.hand() if use.eats.has(p.card)), default=0.0)
        return 40.0 if worst < use.gold * 0.2 + use.xp * outlook.xp else 0.0
    # Destroying the card itself: does it pay?
    gain = -outlook.worth(card)
    if use.gold:
        gold = table.view.gold
        more = use.gold - card.gold
        now = max((outlook.worth(p) for p in table.for_sale() if p.cost <= gold), default=0.0)
        then = max((outlook.worth(p) for p in table.for_sale() if p.cost <= gold + more), default=0.0)
        gain += max(0.0, then) - max(0.0, now)
    else:
        gain += use.draw * 0.4
    return 10.0 if gain > 0.1 else 0.0


def in_dungeon(table: Table, card: Profile, use: UseOf, outlook: Outlook) -> float:
    """Free abilities first, then weapons, then what is paid for, if it is needed."""
    hand = table.hand()
    if use.eats is not None and use.draw:
        return 90.0
    if use.thins:
        return 80.0 if min(outlook.worth(p) for p in hand) < 0 else 0.0
    if use.free:
        if use.draw or use.others_discard:
            return 95.0
        if use.hall == "under":
            return 60.0 if unwanted(table, outlook) else 0.0
        if use.all_discard:
            return 70.0
        if use.heroes or use.count is not None or use.attack:
            return 55.0
        if use.strength:
            return 50.0 if too_heavy(table, hand, use.strength) else 0.0
        return 1.0
    if use.hall == "discard":
        return 65.0
    if use.attack:
        return 5.0 if needed(table, hand, use.attack, outlook) else 0.0
    return 0.0


def too_heavy(table: Table, hand: list[Profile], strength: int) -> bool:
    """Would a meal let somebody carry a weapon that is too heavy for all who have none?"""
    pairs = table.view.equipped
    carried = {w for w, _ in pairs}
    armed = {h for _, h in pairs}
    free = [p for i, p in enumerate(hand) if p.hero and i not in armed]
    if not free:
        return False
    strongest = max(p.strength for p in free)
    return any(
        p.weapon and i not in carried and strongest < p.weight <= strongest + strength for i, p in enumerate(hand)
    )


def needed(table: Table, hand: list[Profile], more: int, outlook: Outlook) -> bool:
    """Does paying for more attack turn a defeat into the best victory?"""
    best = 0.0
    short = False
    for rank, p in enumerate(table.hall(), 1):
        if p is not None and p.monster:
            sums = table.view.sums(rank)
            if sums.total + more >= sums.health and sums.defeatable and sums.fightable:
                value = prize(table, p, rank, hand, outlook)
                if value > best:
                    best = value
                    short = sums.total < sums.health
    return short


def unwanted(table: Table, outlook: Outlook) -> bool:
    """Nothing in the hall can be beaten."""
    if outlook.stone:
        return False
    return not any(
        p is not None and p.monster and table.view.sums(rank).wins for rank, p in enumerate(table.hall(), 1)
    )


# ----------------------------------------------------------------------------------------------------------------------
# Choosing cards


def buy(table: Table, decision: Decision, outlook: Outlook) -> int:
    best = 0
    value = 0.0
    for i, (what, card, _, _) in enumerate(table.options(decision)):
        if what == O_BUY:
            assert card is not None
            v = outlook.price(card)
            if v > value:
                best, value = i, v
    return best


def level(table: Table, decision: Decision, outlook: Outlook) -> int:
    best = 0
    value = 0.0
    for i, (_, card, better, _) in enumerate(table.options(decision)):
        if card is not None and better is not None:
            v = outlook.worth(better) - outlook.worth(card) - 0.1 * card.level_cost * outlook.xp
            if v > value:
                best, value = i, v
    return best


def pick(table: Table, decision: Decision, outlook: Outlook) -> int:
    options = table.options(decision)
    verb = decision.verb
    if options[0][0] not in (O_CARD, O_DONE):
        return 0
    about = table.card(decision.about) if decision.about else None
    in_hall = any(p is not None and p.monster for _, p, _, _ in options) and verb in ("under", "discard") and about is not None and about.hero
    worth = outlook.worth
    if in_hall:
        cards = [(worth(p), i) for i, (_, p, _, _) in enumerate(options) if p is not None]
        return max(cards)[1] if verb == "discard" else min(cards)[1]
    if verb in ("destroy", "discard"):
        worst, i = min((worth(p), i) for i, (_, p, _, _) in enumerate(options) if p is not None)
        if options[0][0] == O_DONE and worst >= 0:
            return 0
        return i
    # To be strengthened, borrowed or stopped: a monster means no good.
    cards = [(p.strength + p.power, i) for i, (_, p, _, _) in enumerate(options) if p is not None]
    return (min(cards) if about is not None and about.monster else max(cards))[1]


def face(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The victory that is worth most; else the defeat that costs least."""
    hand = table.hand()
    hall = table.hall()
    best = 0
    value = -1000.0
    for i, (_, _, _, rank) in enumerate(table.options(decision)):
        p = hall[rank - 1]
        assert p is not None
        v = chance(table, p, rank)
        gain = prize(table, p, rank, hand, outlook) if v else 0.0
        v = v * gain if v else -50 - cost_of(p.foe, hand, outlook)
        if v > value:
            best, value = i, v
    return best


def chance(table: Table, p: Profile, rank: int) -> float:
    """How likely the party as it stands wins. The own choices count as won if one of them wins."""
    sums = table.view.sums(rank)
    if not p.foe.tricky:
        return 1.0 if sums.wins else 0.0
    if sums.total < sums.health:
        return 0.0
    forecast = table.view.forecast(rank)
    return 1.0 if forecast is not None and any(forecast.wins) else 0.0


def split(table: Table, decision: Decision, outlook: Outlook) -> int:
    return 0


def order(table: Table, decision: Decision, outlook: Outlook) -> int:
    cards = [(outlook.worth(p), i) for i, (_, p, _, _) in enumerate(table.options(decision)) if p is not None and p.monster]
    return max(cards)[1] if cards else 0


_RULES: dict[str, Callable[[Table, Decision, Outlook], int]] = {
    "branch": branch,
    "window": window,
    "pick": pick,
    "buy": buy,
    "level": level,
    "face": face,
    "split": split,
    "order": order,
}
_WINDOWS: dict[str, Callable[[Table, Profile, UseOf, Outlook], float]] = {"village": in_village, "dungeon": in_dungeon}
