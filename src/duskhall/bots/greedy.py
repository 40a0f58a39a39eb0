"""Plays by rules of thumb: buys what makes the deck stronger, fights what it can beat, gets rid of what is weak.

Everything is measured in victory points. A card brings POINT for each point of attack above the deck's average each
time it is drawn; its own victory points count once. So a strong card is worth much early and nothing on the last turn,
a weak one is worth less than nothing until the end is near, and one scale serves for buying, levelling, destroying and
fighting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.options import O_BUY, O_EQUIP, O_USE

from .reading import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.game import Decision
    from duskhall.core.view import View

    from .knowledge import Foe, Profile, UseOf

HAND = 6
POINT = 0.21
"""Victory points that one point of attack brings each time it is drawn."""
PACE = 0.88
"""Cards that leave the hall in a turn, on average."""
GOLD = 0.09
"""What a gold piece in the hand is worth in points of attack, for each time that it will be spent."""
XP = 0.9
"""What an experience point is worth in points of attack, each time that the better hero is drawn."""
LIGHT = 1.14
"""What a point of light is worth in points of attack, in the dark."""
COPIES = 0.64
"""How much less each further copy of a card with abilities is worth, in points of attack."""
SPOILS = 1.275
"""What a victory point won in battle counts: it is also one that nobody else gets."""
LEAST_USE, MOST_USE = 0.06, 0.9
"""A weapon is never quite useless, nor always in the right hand."""
CROWD = 0.7
"""How much every other weapon in the hand takes from the use of one more."""
CHANCE = 0.75
"""What a fight counts whose outcome hangs on cards still to be drawn."""
SCOUT = 0.6
"""What it counts to send a monster away that cannot be beaten."""
LONG = 40
"""A game of so many turns for each seat drags on; then any fight is better than none."""
DECIDED = 1000.0
"""What it counts to end the game as its winner;"""
LOST = -50.0
"""what it counts at best to end it for another."""
NEVER = -1000.0


class Outlook:
    """How the game stands for a seat: what its deck is like and how long it may still serve."""

    __slots__ = (
        "_cards",
        "_strengths",
        "_worths",
        "average",
        "draws",
        "gold",
        "heroes",
        "light",
        "scale",
        "size",
        "stone",
        "turn",
        "weapons",
        "xp",
    )

    def __init__(self, table: Table) -> None:
        view = table.view
        self.turn = view.turn
        cards = self._cards = table.owned()
        n = self.size = max(len(cards), HAND)
        self.stone = 0
        """The rank of the card that ends the game; 0: not in sight."""
        for rank, p in enumerate(table.hall, 1):
            if p is not None and not p.monster:
                self.stone = rank
        # It lies among the lowest cards: five below it, on average.
        steps = self.stone - 1 if self.stone else max(1, table.dungeon_left() - 5) + len(table.hall) - 1
        turns = max(0.0, steps / (PACE * view.seats) - 0.5)
        if dragging(table):
            turns = max(turns, 3.0)
        self.draws = turns * HAND / n
        """How often each card of the deck will still be drawn."""
        self.scale = POINT * self.draws
        """What a point of attack on a card is still worth."""
        self._strengths = [p.strength for p in cards if p.hero]
        self.heroes = HAND * len(self._strengths) / n
        """Heroes in a hand, on average; the same for weapons."""
        self.weapons = HAND * sum([p.weapon for p in cards]) / n
        bright = HAND * sum([p.light for p in cards]) / n
        self.light = LIGHT * (1.0 if bright < 1.2 else 0.7 if bright < 2 else 0.4 if bright < 3 else 0.15)
        first = table.hall[0]
        if first is not None and first.foe.needs_light and (self.stone == 2 or dragging(table)):
            # Nobody gets past it in the dark.
            self.light = 5.0
        self.gold = GOLD * min(self.draws, 8.0)
        self.xp = XP * self.scale
        # A card takes the place of another one in the hand, unless the deck is hardly more than a hand.
        crowded = min(1.0, max(0.0, (len(cards) - HAND + 1) / HAND))
        self.average = crowded * (sum([p.damage + p.talent for p in cards]) / n)
        self._worths: dict[str, float] = {}

    def power(self, p: Profile) -> float:
        """What a card does when it is drawn, in points of attack."""
        power = p.base + p.light * self.light + p.gold * self.gold + p.support * self.heroes
        return power + p.damage * self.use_for(p) if p.weapon else power

    def use_for(self, weapon: Profile) -> float:
        """How likely a weapon finds a hero who can carry it."""
        heavy = weapon.weight
        able = sum([strength >= heavy for strength in self._strengths])
        return min(MOST_USE, max(LEAST_USE, HAND * able / self.size - CROWD * self.weapons))

    def worth(self, p: Profile) -> float:
        """What it is worth to have a card in the deck rather than not."""
        found = self._worths.get(p.id)
        if found is None:
            found = self._worths[p.id] = self.scale * (self.power(p) - self.average) + p.vp
        return found

    def best(self, cards: list[Profile]) -> tuple[float, int]:
        """What the card is worth that is most worth getting, and its place; -1 if none is worth anything.

        With abilities the tenth copy does not do what the first does.
        """
        best = -1
        value = 0.0
        worths = self._worths
        for i, p in enumerate(cards):
            v = worths.get(p.id)
            if v is None:
                v = self.worth(p)
            if v > value and p.uses:
                v -= self.scale * COPIES * self._cards.count(p)
            if v > value:
                best, value = i, v
        return value, best


def dragging(table: Table) -> bool:
    """Does the game take too long?"""
    return table.view.turn > LONG * table.view.seats


class GreedyBot:
    """Needs no luck, so it has no seed."""

    def __init__(self) -> None:
        self._outlook: Outlook | None = None

    def choose(self, view: View, decision: Decision) -> str:
        return decision.options[self.pick(view, decision)]

    def pick(self, view: View, decision: Decision) -> int:
        table = Table(view)
        outlook = self._outlook
        # Worked out once a turn, at its first question.
        if outlook is None or outlook.turn != view.turn or decision.kind == "branch":
            outlook = self._outlook = Outlook(table)
        return _RULES[decision.kind](table, decision, outlook)


# ----------------------------------------------------------------------------------------------------------------------
# Where to go


def branch(table: Table, decision: Decision, outlook: Outlook) -> int:
    """Where to go; or one of the ways that a card leaves, the first of them where no rule knows better."""
    options = list(decision.options)
    if "dungeon" in options:
        return options.index(destination(table, outlook))
    if "two" in options and "hero" in options:
        powers = sorted(outlook.power(p) for p in table.hand)
        hero = min((outlook.power(p) for p in table.hand if p.hero), default=0.0)
        return options.index("two" if sum(powers[:2]) < hero else "hero")
    if "rearrange" in options and outlook.stone and not ahead(table, 0):
        return options.index("rearrange")
    return 0


def destination(table: Table, outlook: Outlook) -> str:
    """Village, dungeon or rest: where the hand is worth most."""
    fight = best_fight(table, outlook)
    if dragging(table):
        # Only who leaves a rank before the stone brings the end nearer.
        before = range(1, outlook.stone or len(table.hall) + 1)
        if any(fightable(table, rank) for rank in before):
            return "dungeon"
    rest = -min([outlook.worth(p) for p in table.hand], default=0.0)
    enough = max(fight, rest)
    if best_visit(table, outlook, enough) > enough:
        return "village"
    return "dungeon" if fight >= rest else "rest"


def best_visit(table: Table, outlook: Outlook, enough: float) -> float:
    """What the village offers for the gold and the experience at hand; no need to look on once there is enough."""
    hand = table.hand
    gold = sum([p.gold for p in hand])
    buys = 1
    total = 0.0
    for p in hand:
        for use in p.village:
            if use.free:
                gold += use.draw
                buys += use.buys
            elif use.eats is not None:
                worst = least(hand, use.eats.has, outlook, 1.0)
                if worst < 0:
                    gold += use.gold
                    total += use.xp * outlook.xp - worst
    for _ in range(buys):
        stalls = table.for_sale(gold)
        value, i = outlook.best(stalls)
        if i < 0:
            break
        total += value
        gold -= stalls[i].cost
    xp = table.view.xp(table.seat)
    if total <= enough and xp:
        for p in hand:
            if p.hero and 0 < p.level_cost <= xp:
                gain = max([outlook.worth(q) for q in table.next_levels(p)], default=0.0) - outlook.worth(p)
                if gain > 0:
                    xp -= p.level_cost
                    total += gain
    return total


def best_fight(table: Table, outlook: Outlook) -> float:
    """What the dungeon offers to this hand."""
    view = table.view
    hand = table.hand
    hall = table.hall
    if outlook.stone == 2 and ahead(table, 0) and fightable(table, 1):
        # Who is attacked in the first rank leaves it, won or lost, and the game ends.
        return DECIDED
    best = NEVER
    if not outlook.stone:
        # A defeat brings at least a new monster to the hall, though more likely for somebody else.
        best = SCOUT / (view.seats - 1) - min([cost(p.foe, hand, outlook) for p in hall if p is not None], default=0.0)
    most = sum([p.most for p in hand])
    if any(p is not None and p.monster and most >= p.health + 2 * rank for rank, p in enumerate(hall, 1)):
        margins, luck = estimate(hand, hall, outlook)
        for rank, margin in enumerate(margins, 1):
            if margin >= 0:
                value = prize(table, rank, outlook)
                best = max(best, value if margin >= luck else CHANCE * value)
    return best


# ----------------------------------------------------------------------------------------------------------------------
# What a fight is worth


def prize(table: Table, rank: int, outlook: Outlook) -> float:
    """What it is worth to beat the monster of a rank, less what the battle costs."""
    p = table.hall[rank - 1]
    assert p is not None
    value = outlook.worth(p) + (SPOILS - 1) * p.vp + p.xp * outlook.xp - cost(p.foe, table.hand, outlook)
    if rank == 1 and outlook.stone == 2:
        # The stone moves up behind it to the winner.
        stone = table.hall[1]
        assert stone is not None
        value += DECIDED if ahead(table, p.vp + stone.vp) else 2 * LOST
    return value


def cost(foe: Foe, hand: list[Profile], outlook: Outlook) -> float:
    """What fighting a monster costs, won or lost."""
    n = foe.gains * outlook.scale * (outlook.average + 1) if foe.gains else 0.0
    for group in foe.destroys:
        n += least(hand, group.has, outlook, 0.0)
    if foe.destroys_all is not None:
        n += sum(outlook.worth(p) for p in hand if foe.destroys_all.has(p))
    return n


def fightable(table: Table, rank: int) -> bool:
    """Can the monster be attacked at all?"""
    p = table.hall[rank - 1]
    if p is None or not p.monster:
        return False
    return not p.foe.needs_light or sum([q.light for q in table.hand]) >= rank + p.darkness


def least(hand: list[Profile], fits: Callable[[Profile], bool], outlook: Outlook, none: float) -> float:
    """The worth of the least valuable card that fits."""
    return min([outlook.worth(p) for p in hand if fits(p)], default=none)


def ahead(table: Table, more: int) -> bool:
    """With so many more points, has the seat more than everybody else?"""
    view = table.view
    return view.score(table.seat) + more > max(view.score(p) for p in range(view.seats) if p != table.seat)


# ----------------------------------------------------------------------------------------------------------------------
# How strong is the hand?


def estimate(hand: list[Profile], hall: list[Profile | None], outlook: Outlook) -> tuple[list[float], float]:
    """About how many points the hand has above the health of each monster, and how many hang on luck or a price.

    A view tells the numbers of the party as it stands, without weapons and abilities; this reckons with both.
    """
    heroes: list[Profile] = []
    weapons: list[Profile] = []
    attack = magic = light = loss = boost = strength = meal = draws = reserve = 0
    weightless = double = False
    for p in hand:
        if p.weapon:
            weapons.append(p)
        else:
            light += p.light
            attack += p.attack
            magic += p.magic
            if p.hero:
                heroes.append(p)
                double = double or p.double
            loss += p.loss
        for use in p.dungeon:
            if use.free:
                draws += use.draw
                boost += use.heroes
                strength += use.all_strength
                meal = max(meal, use.strength)
                weightless = weightless or use.weightless
                if use.count is not None:
                    attack += use.count[0] * sum([use.count[1].has(q) for q in hand])
            elif use.throws:
                reserve = max(reserve, use.attack)
            elif use.eats is not None and any(use.eats.has(q) for q in hand):
                reserve = max(reserve, use.attack)
                draws += use.draw
        for h in p.helps:
            n = h.n * sum([h.group.has(q) for q in hand])
            if h.magic:
                magic += n
            else:
                attack += n
    attack += boost * len(heroes) - loss
    armed = arm(heroes, weapons, strength, meal, weightless) if weapons and heroes else {}
    for i, w in armed.items():
        attack += w.attack + edge(w, heroes[i], strength)
        magic += w.magic
        light += w.light
    luck = draws * outlook.average + reserve
    most = attack + magic + magic * double + luck
    far = sum([h.far for h in heroes])
    margins = []
    for rank, foe in enumerate(hall, 1):
        # Most monsters are out of reach: no need to look at what they do.
        if foe is None or not foe.monster or most + far < foe.health + 2 * (rank + foe.darkness - light):
            margins.append(NEVER)
        else:
            margins.append(luck + against(foe, rank, heroes, armed, attack + far * (rank > 1), magic, light, double))
    return margins, luck


def edge(weapon: Profile, hero: Profile, strength: int = 0) -> int:
    """What a weapon in the right hands does beyond its figures."""
    n = 0
    if hero.blade is not None and hero.blade[1].has(weapon):
        n += hero.blade[0]
    if weapon.strong is not None and hero.strength + strength >= weapon.strong[1]:
        n += weapon.strong[0]
    return n


def arm(
    heroes: list[Profile], weapons: list[Profile], strength: int, meal: int, weightless: bool
) -> dict[int, Profile]:
    """Who carries what, the best weapons first: place of the hero in the list -> weapon."""
    armed: dict[int, Profile] = {}
    for w in sorted(weapons, key=lambda w: -w.damage):
        best = -1
        value = NEVER
        for i, h in enumerate(heroes):
            if i not in armed and (weightless or h.strength + strength + meal >= w.weight):
                # For who fights best with it; else for the weakest who can carry it.
                n = edge(w, h, strength) - 0.01 * h.strength
                if n > value:
                    best, value = i, n
        if best >= 0:
            armed[best] = w
            if not weightless and heroes[best].strength + strength < w.weight:
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
) -> float:
    """The points above the monster's health that are to be expected."""
    foe = p.foe
    idle = [i for i, h in enumerate(heroes) if h.blocked == rank or (foe.armed_only and i not in armed)]
    if foe.stops and len(idle) < len(heroes):
        idle.append(min((i for i in range(len(heroes)) if i not in idle), key=lambda i: heroes[i].damage))
    for i in idle:
        attack -= heroes[i].attack
        magic -= heroes[i].magic
        light -= heroes[i].light
    for i, w in armed.items():
        dropped = foe.weakens and heroes[i].strength - foe.weakens < w.weight
        if i in idle or dropped or (foe.ignores is not None and foe.ignores.has(w)):
            attack -= w.attack
            magic -= w.magic
    attack = max(0, attack - foe.saps * (len(heroes) - len(idle)))
    has_magic = magic > 0
    if double:
        magic *= 2
    if foe.no_magic:
        magic = 0
    elif foe.half_magic:
        magic //= 2
    dark = max(0, rank + p.darkness - light)
    if (foe.needs_light and dark) or (foe.needs_magic and not has_magic):
        return NEVER
    total = (0 if foe.no_attack else attack) + magic - 2 * dark
    if (foe.half_without_magic and not has_magic) or (foe.half_unarmed and not armed):
        total //= 2
    return total - p.health


# ----------------------------------------------------------------------------------------------------------------------
# Using abilities


def window(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The most pressing thing to do, or be done."""
    rule = _WINDOWS.get(decision.verb, afterwards)
    best = 0
    value = 0.0
    for i, (what, card, other, n) in enumerate(table.options(decision)):
        if what == O_USE:
            use = table.uses[n]
            assert card is not None and use is not None
            v = rule(table, card, use, outlook)
        elif what == O_EQUIP:
            assert card is not None and other is not None
            # Costs nothing; a weak hero rather than a strong one, and rather not one who may have to stand aside.
            v = 20 + card.damage + edge(card, other) - 0.01 * other.strength - 0.5 * bool(other.blocked)
        else:
            continue
        if v > value:
            best, value = i, v
    return best


def afterwards(table: Table, card: Profile, use: UseOf, outlook: Outlook) -> float:
    """After a victory: take all there is, but do not end the game for others."""
    return 0.0 if use.hall and outlook.stone and not ahead(table, 0) else 1.0


def in_village(table: Table, card: Profile, use: UseOf, outlook: Outlook) -> float:
    if use.free:
        return 50.0 + use.draw
    if use.eats is not None:
        worst = least(table.hand, use.eats.has, outlook, 0.0)
        return 40.0 if worst < 0.2 * use.gold + use.xp * outlook.xp else 0.0
    # The card itself would be destroyed: does it pay?
    gain = -outlook.worth(card)
    if use.gold:
        gold = table.view.gold
        gain += outlook.best(table.for_sale(gold + use.gold - card.gold))[0] - outlook.best(table.for_sale(gold))[0]
    else:
        gain += use.draw * 0.4
    return 10.0 if gain > 0.1 else 0.0


def in_dungeon(table: Table, card: Profile, use: UseOf, outlook: Outlook) -> float:
    """Cards first, then free abilities, then weapons, then what has its price, if it is needed."""
    if use.hall == "under":
        if outlook.stone == 2:
            # The row moves up and the game ends.
            return 99.0 if ahead(table, 0) else 0.0
        if use.thins:
            return 80.0 if min(outlook.worth(p) for p in table.hand) < 0 else 0.0
        return 65.0 if hopeless(table, outlook) else 0.0
    if use.draw or use.others_discard:
        return 90.0
    if use.hall:
        return 65.0
    if not use.free:
        return 5.0 if use.attack and needed(table, card, use, outlook) else 0.0
    if use.all_discard:
        return 70.0
    if use.strength and not too_heavy(table, use.strength):
        return 0.0
    return 50.0


def too_heavy(table: Table, strength: int) -> bool:
    """Would a meal let somebody carry a weapon that is too heavy for all who have none?"""
    pairs = table.view.equipped
    carried = [w for w, _ in pairs]
    armed = [h for _, h in pairs]
    hand = table.hand
    strongest = max([p.strength for i, p in enumerate(hand) if p.hero and i not in armed], default=0)
    return any(
        p.weapon and i not in carried and strongest < p.weight <= strongest + strength for i, p in enumerate(hand)
    )


def ranks(table: Table, outlook: Outlook) -> list[tuple[float, int]]:
    """The monsters of the hall, the best prize first."""
    found = [(prize(table, rank, outlook), rank) for rank, p in enumerate(table.hall, 1) if p is not None and p.monster]
    return sorted(found, reverse=True)


def needed(table: Table, card: Profile, use: UseOf, outlook: Outlook) -> bool:
    """Does the price turn a defeat into the best victory?"""
    for value, rank in ranks(table, outlook):
        p = table.hall[rank - 1]
        assert p is not None
        sums = table.view.sums(rank)
        if value > 0 and sums.wins:
            return False
        if value > 1 and sums.defeatable and sums.total + use.attack >= sums.health:
            return p.foe.ignores is None or not p.foe.ignores.has(card)
    return False


def hopeless(table: Table, outlook: Outlook) -> bool:
    """Nothing in the hall can be beaten."""
    return not any(table.view.sums(rank).wins for _, rank in ranks(table, outlook))


# ----------------------------------------------------------------------------------------------------------------------
# Choosing cards


def buy(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The best card, or none: the first option is to stop."""
    options = table.options(decision)
    return 1 + outlook.best([card for what, card, _, _ in options if what == O_BUY and card is not None])[1]


def level(table: Table, decision: Decision, outlook: Outlook) -> int:
    best = 0
    value = 0.0
    for i, (_, card, better, _) in enumerate(table.options(decision)):
        if card is not None and better is not None:
            v = outlook.worth(better) - outlook.worth(card)
            if v > value:
                best, value = i, v
    return best


def pick(table: Table, decision: Decision, outlook: Outlook) -> int:
    """Lose what matters least; choose the best for anything good."""
    verb = decision.verb
    cards = [(i, p) for i, (_, p, _, _) in enumerate(table.options(decision)) if p is not None]
    if not cards:
        return 0
    about = table.card(decision.about) if decision.about else None
    if verb == "under":
        # The first one, if the game shall end; else who is hard to beat for little.
        return cards[0][0] if outlook.stone == 2 else max([(p.health - p.vp, i) for i, p in cards])[1]
    if about is not None and any(use.hall == verb for use in about.uses.values()):
        return max([(p.vp, i) for i, p in cards])[1]
    if verb == "destroy":
        worst, i = min([(outlook.worth(p), i) for i, p in cards])
        may_stop = len(cards) < len(decision.options)
        return 0 if may_stop and worst >= 0 else i
    if verb == "discard":
        # It comes back: what counts is the next turn, not victory points.
        return min([(outlook.power(p), i) for i, p in cards])[1]
    # To be strengthened, borrowed or stopped: a monster means no good.
    powers = [(p.strength + p.damage, i) for i, p in cards]
    return (min(powers) if about is not None and about.monster else max(powers))[1]


def order(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The best prize to the front, where it is lightest."""
    cards = [
        (outlook.worth(p) if p.monster else -NEVER if ahead(table, 0) else NEVER, i)
        for i, (_, p, _, _) in enumerate(table.options(decision))
        if p is not None
    ]
    return max(cards)[1]


# ----------------------------------------------------------------------------------------------------------------------
# The battle


def face(table: Table, decision: Decision, outlook: Outlook) -> int:
    """The victory that is worth most; else the defeat that costs least."""
    places = {rank: i for i, (_, _, _, rank) in enumerate(table.options(decision))}
    for value, rank in ranks(table, outlook):
        if value > LOST and rank in places and wins(table, rank):
            return places[rank]
    if outlook.stone == 2 and 1 in places and ahead(table, 0):
        return places[1]
    costs = []
    for rank, i in places.items():
        p = table.hall[rank - 1]
        assert p is not None
        # Do not end the game for others; do not fight behind the stone for ever.
        ends = rank == 1 and outlook.stone == 2
        behind = 0 < outlook.stone < rank
        harm = -LOST if (behind if dragging(table) else ends) else 0.0
        costs.append((cost(p.foe, table.hand, outlook) + harm - 0.1 * p.health, i))
    return min(costs)[1]


def wins(table: Table, rank: int) -> bool:
    """Does the party as it stands win, if its owner chooses well?"""
    p = table.hall[rank - 1]
    assert p is not None
    if not table.view.sums(rank).wins:
        return False
    if not p.foe.tricky:
        return True
    forecast = table.view.forecast(rank)
    return forecast is not None and any(forecast.wins)


def split(table: Table, decision: Decision, outlook: Outlook) -> int:
    """Lose attack rather than magic attack, which some monsters ask for; the other way where magic counts half."""
    foe = table.opponent()
    return len(decision.options) - 1 if foe is not None and foe.foe.half_magic else 0


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
