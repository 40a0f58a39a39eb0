"""What the data of a card means to a bot: figures at hand, and abilities boiled down to what they give and take.

Nothing here is a table of card names: a new card is understood as far as it is made of known words. What is not
understood counts for nothing, and the exact numbers are always the view's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

if TYPE_CHECKING:
    from duskhall.core.tree import Ability, Amount, Card, Filter, Step

# What is not plain attack is worth so many points of attack each time its card is drawn. Found by playing.
GOLD = 0.5
"""A gold piece earned in the village."""
XP = 1.17
BUYS = 0.7
SPOILS = 0.69
COUNT = 1.2
STRENGTH = 0.12
STRENGTHEN = 0.3
WEIGHTLESS = 0.6
BECOME = 0.3
DISCARD = 0.8
HALL = 0.7
THINS = 1.15
DRAW = 1.6
"""A card drawn in the dungeon."""
LOOK = 1.0
"""A card drawn in the village."""
EATS = 0.4
"""The part that is left of an ability that destroys a card of the hand,"""
SELLS = 0.3
"""or the card itself."""
FAR = 0.6
"""A point of attack that does not count in the first rank."""
BLOCKED = 0.6
DOUBLE = 3.0
HELP = 1.2
BLADE = 0.3
STRONG = 0.3


class Group:
    """The cards that a filter means, looked up once for each card. What print does not tell counts as matching."""

    __slots__ = ("_seen", "where")

    def __init__(self, where: Filter | None) -> None:
        self.where = where
        self._seen: dict[str, bool] = {}

    def has(self, p: Profile) -> bool:
        found = self._seen.get(p.id)
        if found is None:
            found = self._seen[p.id] = self.where is None or fits(self.where, p.card)
        return found


def fits(where: Any, card: Card) -> bool:
    match where:
        case t.Is(tag):
            return tag in card.tags
        case t.Named(name):
            return bool(name == card.id)
        case t.Has(figure):
            return figure in card.figures
        case t.Fig(figure, test, int(n)):
            value = card.figures.get(figure)
            if value is None:
                return False
            return {"<": value < n, "<=": value <= n, "=": value == n, ">=": value >= n, ">": value > n}[test]
        case t.And(of):
            return all(fits(part, card) for part in of)
        case t.Or(of):
            return any(fits(part, card) for part in of)
        case t.Not(of):
            return not fits(of, card)
    return True


class Help:
    """So much more attack or magic attack for every card of a group."""

    __slots__ = ("group", "magic", "n")

    def __init__(self, magic: bool, n: int, group: Group) -> None:
        self.magic = magic
        self.n = n
        self.group = group


# ----------------------------------------------------------------------------------------------------------------------
# Abilities that are used


class UseOf:
    """An ability that its owner may use: what it gives, and what it takes."""

    __slots__ = (
        "all_discard",
        "all_strength",
        "attack",
        "become",
        "buy",
        "buys",
        "count",
        "draw",
        "eats",
        "free",
        "gold",
        "hall",
        "heroes",
        "others_discard",
        "sells",
        "strength",
        "thins",
        "throws",
        "weightless",
        "window",
        "xp",
    )

    def __init__(self, ability: t.Use) -> None:
        self.window = ability.window
        self.draw = 0
        self.gold = 0
        self.xp = 0
        self.buys = 0
        self.buy = False
        """A card may be bought at once."""
        self.attack = 0
        """More attack for the card itself."""
        self.count: tuple[int, Group] | None = None
        """More attack for the card itself, so much for each card of a group."""
        self.heroes = 0
        """More attack for each hero."""
        self.strength = 0
        """For one hero."""
        self.all_strength = 0
        self.weightless = False
        self.become = False
        """Attack becomes magic attack."""
        self.others_discard = False
        self.all_discard = False
        self.hall = ""
        """Where it puts a monster of the hall: "under" the deck, on the own "discard" pile."""
        self.thins = False
        """A card of the hand is destroyed."""
        self.eats: Group | None = None
        """One of these is destroyed to pay for it."""
        self.sells = False
        """The card itself is destroyed to pay for it."""
        self.throws = False
        """The same, but it still serves in this battle."""
        for step in ability.cost:
            match step:
                case t.Destroy("self", late):
                    self.sells = not late
                    self.throws = late
                case t.Destroy(t.Pick(place="hand", where=where)):
                    self.eats = Group(where)
        self.free = not ability.cost
        for step in ability.steps:
            self._gives(step)

    def _gives(self, step: Step) -> None:
        match step:
            case t.Draw(int(n)):
                self.draw += n
            case t.Earn("gold", amount):
                self.gold += _sure(amount)
            case t.Earn(_, amount):
                self.xp += _sure(amount)
            case t.Buy():
                self.buy = True
            case t.Modify("buys", "add", int(n)):
                self.buys += n
            case t.Modify("attack", "add", amount, "self"):
                self._grows(amount)
            case t.Modify("attack", "add", int(n), t.Cards()):
                self.heroes += n
            case t.Modify("strength", "add", int(n), t.Cards()):
                self.all_strength += n
            case t.Modify("strength", "add", int(n), _):
                self.strength += n
            case t.Modify("weight", "zero"):
                self.weightless = True
            case t.Modify(_, "become"):
                self.become = True
            case t.Each(seats):
                self.others_discard = seats == "others"
                self.all_discard = seats == "all"
            case t.Put(t.Pick(place="hall"), to):
                self.hall = to
            case t.Destroy(t.Pick(place="hand")):
                self.thins = True
            case t.Choose(of):
                for branch in of:
                    for inner in branch.steps:
                        self._gives(inner)

    def _grows(self, amount: Amount) -> None:
        match amount:
            case int(n):
                self.attack += n
            case t.Count(t.Cards("hand", where)):
                self.count = (1, Group(where))
            case t.Times(int(n), t.Count(t.Cards("hand", where))):
                self.count = (n, Group(where))

    @property
    def worth(self) -> float:
        """A rough price of the ability, in points of attack each time its card is drawn."""
        n = self.gold * GOLD + self.xp * XP + self.buys * BUYS + self.buy * SPOILS
        n += self.attack + (self.count is not None) * COUNT + (self.strength + self.all_strength) * STRENGTHEN
        n += self.weightless * WEIGHTLESS + self.become * BECOME + (self.others_discard or self.all_discard) * DISCARD
        n += bool(self.hall) * HALL + self.thins * THINS
        n += self.draw * (DRAW if self.window == "dungeon" else LOOK)
        if self.eats is not None:
            return n * EATS if self.window == "dungeon" else n + THINS
        return n if self.free else n * SELLS


def _sure(amount: Amount) -> int:
    """The part of an amount that does not depend on anything."""
    match amount:
        case int(n):
            return n
        case t.Plus(a, b):
            return _sure(a) + _sure(b)
    return 0


# ----------------------------------------------------------------------------------------------------------------------
# Cards


class Profile:
    """A card as a bot sees it."""

    __slots__ = (
        "attack",
        "base",
        "blade",
        "blocked",
        "card",
        "cost",
        "damage",
        "darkness",
        "double",
        "dungeon",
        "far",
        "foe",
        "gold",
        "health",
        "helps",
        "hero",
        "id",
        "level",
        "level_cost",
        "light",
        "loss",
        "magic",
        "monster",
        "most",
        "strength",
        "strong",
        "support",
        "talent",
        "uses",
        "village",
        "vp",
        "weapon",
        "weight",
        "xp",
    )

    def __init__(self, card: Card) -> None:
        self.card = card
        self.id = card.id
        self.hero = "hero" in card.tags
        self.weapon = "weapon" in card.tags
        self.monster = "monster" in card.tags
        figure = card.figures.get
        self.attack = figure("attack", 0)
        self.magic = figure("magic", 0)
        self.damage = self.attack + self.magic
        self.light = figure("light", 0)
        self.strength = figure("strength", 0)
        self.weight = figure("weight", 0)
        self.gold = figure("gold", 0)
        self.cost = figure("cost", 0)
        self.vp = figure("vp", 0)
        self.xp = figure("xp", 0)
        self.level = figure("level", 0)
        self.level_cost = figure("level-cost", 0)
        self.health = figure("health", 0)
        self.darkness = figure("darkness", 0)
        self.far = 0
        """More attack from the second rank on."""
        self.blocked = 0
        """A rank whose monster this hero cannot attack."""
        self.blade: tuple[int, Group] | None = None
        """More attack with such a weapon."""
        self.strong: tuple[int, int] | None = None
        """A weapon's: so much more with a hero of such strength."""
        self.helps: list[Help] = []
        self.double = False
        self.loss = 0
        """Attack that the party loses while the card is there."""
        self.uses: dict[int, UseOf] = {}
        """By the ability's number on the card, from 0."""
        self.foe = Foe()
        for i, ability in enumerate(card.abilities):
            self._read(i, ability)
        self.village = [use for use in self.uses.values() if use.window == "village"]
        self.dungeon = [use for use in self.uses.values() if use.window == "dungeon"]
        self.support = sum(use.heroes for use in self.dungeon if use.free)
        """More attack for each hero of the party."""
        self.talent = self._talent()
        """What it does beside its figures is worth so many points of attack each time it is drawn."""
        self.base = self.talent if self.weapon else self.talent + self.damage
        """What it is worth each time it is drawn, wherever it lies; what depends on the deck is not in it."""
        self.most = self._most()
        """Hardly more points than these can come of it in a battle."""

    def _read(self, i: int, ability: Ability) -> None:
        if isinstance(ability, t.Use):
            self.uses[i] = UseOf(ability)
        elif isinstance(ability, t.Must):
            if ability.event == "battle":
                self.foe.fights(ability)
        elif ability.place == "fought":
            self.foe.resists(ability)
        else:
            for step in ability.steps:
                self._lasts(step, ability.when)

    def _lasts(self, step: t.Modify | t.Forbid, when: Any) -> None:
        match step, when:
            case t.Modify("attack", "add", int(n), "self"), t.Cmp(t.Value("rank", "foe"), ">=", _):
                self.far += n
            case t.Modify("attack", "add", int(n), "self"), t.CardIs("self", t.Armed(where)):
                self.blade = (n, Group(where))
            case t.Modify("attack", "add", int(n), "self"), t.Cmp(t.Value("strength", "wielder"), ">=", int(least)):
                self.strong = (n, least)
            case t.Modify(("attack" | "magic") as figure, "add", int(n), t.Cards("hand", where)), None:
                self.helps.append(Help(figure == "magic", n, Group(where)))
            case t.Modify("magic", "double"), None:
                self.double = True
            case t.Modify("either", "less", int(n), "party"), None:
                self.loss += n
            case t.Forbid("attack", "self"), t.Cmp(t.Value("rank", "foe"), "=", int(rank)):
                self.blocked = rank

    def _talent(self) -> float:
        n = self.far * FAR + self.double * DOUBLE - self.loss - bool(self.blocked) * BLOCKED
        n += self.strength * STRENGTH + sum(h.n for h in self.helps) * HELP
        if self.blade is not None:
            n += self.blade[0] * BLADE
        if self.strong is not None:
            n += self.strong[0] * STRONG
        return n + sum(use.worth for use in self.uses.values())

    def _most(self) -> int:
        n = self.damage + self.far + 2 * self.light + 4 * self.support - self.loss
        n += 9 * self.double + sum(3 * h.n for h in self.helps)
        n += 0 if self.blade is None else self.blade[0]
        n += 0 if self.strong is None else self.strong[0]
        return n + sum(3 * use.draw + use.attack + 6 * (use.count is not None) for use in self.dungeon)


# ----------------------------------------------------------------------------------------------------------------------
# Enemies


class Foe:
    """A monster as an enemy: what it withstands, and what fighting it costs."""

    __slots__ = (
        "armed_only",
        "destroys",
        "destroys_all",
        "gains",
        "half_magic",
        "half_unarmed",
        "half_without_magic",
        "ignores",
        "needs_light",
        "needs_magic",
        "no_attack",
        "no_magic",
        "saps",
        "stops",
        "weakens",
    )

    def __init__(self) -> None:
        self.no_attack = False
        self.no_magic = False
        self.half_magic = False
        self.half_without_magic = False
        self.half_unarmed = False
        self.needs_magic = False
        self.needs_light = False
        self.armed_only = False
        """Heroes without a weapon cannot attack it."""
        self.ignores: Group | None = None
        """Weapons that do nothing to it."""
        self.destroys: list[Group] = []
        """One card of each of these is lost."""
        self.destroys_all: Group | None = None
        self.gains = 0
        """Cards that nobody wants, won or lost."""
        self.weakens = 0
        """Strength that every hero loses."""
        self.saps = 0
        """Attack that every hero loses."""
        self.stops = 0
        """Heroes that it keeps from attacking."""

    @property
    def tricky(self) -> bool:
        """What it does in the battle changes the numbers: only a forecast tells."""
        return bool(self.weakens or self.saps or self.stops)

    def resists(self, ability: t.While) -> None:
        for step in ability.steps:
            match step, ability.when:
                case t.Modify("attack", "zero", _, "party"), None:
                    self.no_attack = True
                case t.Modify("magic", "zero", _, "party"), None:
                    self.no_magic = True
                case t.Modify("magic", "half", _, "party"), None:
                    self.half_magic = True
                case t.Modify("total", "half", _, "party"), t.Cmp(t.Value("magic", "party")):
                    self.half_without_magic = True
                case t.Modify("total", "half", _, "party"), _:
                    self.half_unarmed = True
                case t.Modify("attack", "ignore", _, t.Cards("hand", where)), None:
                    self.ignores = Group(where)
                case t.Forbid("be-defeated", "self"), _:
                    self.needs_magic = True
                case t.Forbid("be-fought", "self"), _:
                    self.needs_light = True
                case t.Forbid("attack", t.Cards("hand", _)), None:
                    self.armed_only = True

    def fights(self, ability: t.Must) -> None:
        for step in ability.steps:
            match step:
                case t.Destroy(t.Pick(place="hand", where=where)):
                    self.destroys.append(Group(where))
                case t.Destroy(t.Cards("hand", t.Fig() | t.And((_, t.Fig())))):
                    pass  # Those who have become too weak: the forecast knows.
                case t.Destroy(t.Cards("hand", where)):
                    self.destroys_all = Group(where)
                case t.Gain(_, int(n)):
                    self.gains += n
                case t.Modify("strength", "less", int(n)):
                    self.weakens += n
                case t.Modify("either", "less", int(n)):
                    self.saps += n
                case t.Forbid("attack", t.Pick()):
                    self.stops += 1
