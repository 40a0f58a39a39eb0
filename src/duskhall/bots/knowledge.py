"""What the data of a card means to a bot: figures at hand, and abilities boiled down to what they give and take.

Nothing here is a table of card names: a new card is understood as far as it is made of known words. What is not understood
counts for nothing, and the exact numbers are always the view's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

if TYPE_CHECKING:
    from duskhall.core.tree import Ability, Amount, Card, Filter, Step


class Group:
    """The cards that a filter means, looked up once for each card. What cannot be told from print counts as matching."""

    __slots__ = ("_seen", "where")

    def __init__(self, where: Filter | None) -> None:
        self.where = where
        self._seen: dict[str, bool] = {}

    def has(self, card: Card) -> bool:
        found = self._seen.get(card.id)
        if found is None:
            found = self._seen[card.id] = self.where is None or fits(self.where, card)
        return found


def fits(where: Any, card: Card) -> bool:
    match where:
        case t.Is(tag):
            return tag in card.tags
        case t.Named(name):
            return name == card.id
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
    """So much more attack or magic for every card of a group."""

    __slots__ = ("group", "magic", "n")

    def __init__(self, magic: bool, n: int, group: Group) -> None:
        self.magic = magic
        self.n = n
        self.group = group


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
        "gold",
        "hall",
        "heroes",
        "others_discard",
        "repeat",
        "sells",
        "strength",
        "throws",
        "thins",
        "weightless",
        "window",
        "xp",
    )

    def __init__(self, ability: t.Use) -> None:
        self.window = ability.window
        self.repeat = ability.repeat
        self.draw = 0
        self.gold = 0
        self.xp = 0
        self.buys = 0
        self.buy: Group | None = None
        """May be bought at once."""
        self.attack = 0
        """More attack for the card itself."""
        self.heroes = 0
        """More attack for each hero."""
        self.count: tuple[int, Group] | None = None
        """More attack for the card itself, so much for each card of a group."""
        self.strength = 0
        """For one hero."""
        self.all_strength = 0
        self.weightless = False
        self.become = False
        """Attack becomes magic attack."""
        self.others_discard = False
        self.all_discard = False
        self.hall = ""
        """What happens to a monster of the hall: "under", "discard"."""
        self.thins = False
        """A card of the hand must be destroyed."""
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
        for step in ability.steps:
            self._gives(step)

    def _gives(self, step: Step) -> None:
        match step:
            case t.Draw(int(n)):
                self.draw += n
            case t.Earn("gold", amount):
                self.gold += _number(amount)
            case t.Earn(_, amount):
                self.xp += _number(amount)
            case t.Buy(where):
                self.buy = Group(where)
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
    def free(self) -> bool:
        return self.eats is None and not self.sells and not self.throws

    @property
    def worth(self) -> float:
        """A rough price of the ability, in points of attack."""
        n = 0.5 * self.gold + 0.9 * self.xp + 0.7 * self.buys + 0.6 * (self.buy is not None)
        n += self.attack + 1.2 * (self.count is not None) + 0.3 * (self.strength + self.all_strength)
        n += 0.6 * self.weightless + 0.3 * self.become + 0.8 * self.others_discard + 0.8 * self.all_discard
        n += 0.7 * bool(self.hall) + 1.0 * self.thins
        n += (1.6 if self.window == "dungeon" else 1.0) * self.draw
        if self.eats is not None:
            n *= 0.4
        elif self.sells or self.throws:
            n *= 0.3
        return n


def _number(amount: Amount) -> int:
    """The part of an amount that is sure."""
    match amount:
        case int(n):
            return n
        case t.Plus(a, b):
            return _number(a) + _number(b)
    return 0


class Profile:
    """A card as a bot sees it."""

    __slots__ = (
        "attack",
        "blade",
        "blocked",
        "card",
        "cost",
        "darkness",
        "double",
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
        "strength",
        "strong",
        "support",
        "talent",
        "uses",
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
        self.uses: dict[int, UseOf] = {}
        """By the ability's number on the card, from 0."""
        self.foe = Foe()
        for i, ability in enumerate(card.abilities):
            self._read(i, ability)
        self.talent = self._talent()
        """What its abilities are worth each time it is drawn, in points of attack."""
        self.support = sum(use.heroes for use in self.uses.values() if use.free)
        """More attack for each hero of the party."""

    def _talent(self) -> float:
        n = 0.6 * self.far + 3.0 * self.double - self.loss + sum(h.n * 1.2 for h in self.helps) - 0.6 * bool(self.blocked)
        if self.blade is not None:
            n += 0.4 * self.blade[0]
        if self.strong is not None:
            n += 0.3 * self.strong[0]
        return n + sum(use.worth for use in self.uses.values())

    def _read(self, i: int, ability: Ability) -> None:
        if isinstance(ability, t.Use):
            self.uses[i] = UseOf(ability)
        elif isinstance(ability, t.Must):
            if ability.event == "battle":
                self.foe.fights(ability)
            elif ability.event == "breach":
                self.foe.breach = True
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

    @property
    def power(self) -> int:
        return self.attack + self.magic


class Foe:
    """A monster as an enemy: what it withstands, and what fighting it costs."""

    __slots__ = (
        "armed_only",
        "breach",
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
        self.breach = False

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
                case t.Destroy(t.Cards("hand", t.Fig())) | t.Destroy(t.Cards("hand", t.And((_, t.Fig())))):
                    pass  # those who are too weak: the forecast knows
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


class Knowledge(dict[str, Profile]):
    """Profiles by card id, made when first asked for."""

    def of(self, card: Card) -> Profile:
        found = self.get(card.id)
        if found is None or found.card is not card:
            found = self[card.id] = Profile(card)
        return found
