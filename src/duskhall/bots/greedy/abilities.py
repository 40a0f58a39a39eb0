"""Profiles of abilities that a player may use: what each gives and takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

from .filters import Group

if TYPE_CHECKING:
    from duskhall.core.tree import Amount, Step

# The worth of everything but plain attack, in points of attack each time the card is drawn. Found by playing.
GOLD = 0.5
"""A gold piece earned in the village."""
XP = 1.17
BUYS = 0.7
SPOILS = 0.69
COUNT = 1.2
STRENGTHEN = 0.3
WEIGHTLESS = 0.6
BECOME = 0.3
DISCARD = 0.8
HALL = 0.7
TROPHY = 5.0
"""A monster of the hall defeated without a battle."""
THINS = 1.15
"""A card of the hand is destroyed as a price, or along with another effect;"""
PURGES = 0.4
"""or that is the only effect."""
DRAW = 1.6
"""A card drawn in the dungeon."""
LOOK = 1.0
"""A card drawn in the village."""
LIGHT = 0.8
LEVEL = 0.8
"""A hero levels up at once, for the price or for free."""
FREE_LEVEL = 2.5
CANCEL = 0.6
MEND = 0.5
"""A wound is healed."""
TRAVEL = 1.0
SCOUT = 0.4
GUEST = 3.0
RISE = 1.0
AGAIN = 3.0
PAID = 0.6
"""The remaining part of an ability's worth if it costs cards, gold or XP;"""
EATS = 0.4
"""if it destroys a card of the hand;"""
SELLS = 0.3
"""if it destroys the card itself;"""
SELDOM = 0.4
"""if it depends on a condition."""


class UseProfile:
    """An ability that its owner may use: what it gives, and what it takes."""

    __slots__ = (
        "again",
        "all_discard",
        "all_strength",
        "alters",
        "armed",
        "attack",
        "become",
        "buy",
        "buys",
        "cancel",
        "comes_last",
        "count",
        "dear",
        "discards",
        "discards_self",
        "draw",
        "due",
        "eats",
        "ends",
        "first",
        "free",
        "fresh",
        "gains",
        "gold",
        "guest",
        "hall",
        "hand_less",
        "heals",
        "heroes",
        "hires",
        "laid_back",
        "last",
        "level",
        "level_free",
        "level_less",
        "loses_gold",
        "loses_xp",
        "magic",
        "mends",
        "moves",
        "needs_xp",
        "others_discard",
        "party",
        "party_dark",
        "party_light",
        "purse",
        "repeat",
        "returns",
        "risks",
        "scouts",
        "sells",
        "songs",
        "spends",
        "stays",
        "strength",
        "thinned",
        "thins",
        "throws",
        "total_less",
        "travels",
        "turns",
        "weightless",
        "window",
        "windows",
        "wounds",
        "xp",
    )

    def __init__(self, ability: t.Use) -> None:
        self.windows = (ability.window,) if isinstance(ability.window, str) else ability.window
        self.window = self.windows[-1]
        """Its window (the last one, if it has several), which decides its worth."""
        self.due = ability.due
        self.repeat = ability.repeat
        """Whether it may be used as often as its price can be paid."""
        self.draw = 0
        self.gold = 0
        self.purse = False
        """Whether it brings the gold of a chosen card."""
        self.xp = 0
        self.buys = 0
        self.buy = False
        """Whether a card may be bought at once."""
        self.attack = 0
        """More attack for the card itself."""
        self.magic = 0
        self.count: tuple[int, Group] | None = None
        """More attack for the card itself, by the number of cards of a group."""
        self.heroes = 0
        """More attack for each hero;"""
        self.songs = 0
        """more magic for each hero."""
        self.party = 0
        """More attack or magic for the party,"""
        self.party_dark = 0
        """the same, only in the dark."""
        self.party_light = 0
        self.strength = 0
        """More attack or magic for one hero."""
        self.all_strength = 0
        self.weightless = False
        self.become = False
        """Attack becomes magic attack."""
        self.others_discard = False
        self.all_discard = False
        self.hall = ""
        """Where it puts a monster of the hall: "under" the deck, or on the seat's "discard" pile."""
        self.moves = False
        """Whether it changes the order of the hall, or a card of it."""
        self.scouts = False
        """Whether it turns up cards of the dungeon deck."""
        self.guest = False
        """Whether another player's hero joins the party."""
        self.hires = False
        """Whether a card of the village comes onto the seat's deck."""
        self.gains = ""
        """Cards of a pile come to the hand or the front."""
        self.level = False
        self.level_free = False
        self.level_less = 0
        """The discount on the price of the level."""
        self.alters = 0
        """How many dice are rolled again or turned (ANY: any number);"""
        self.turns = False
        """whether they are turned to any face."""
        self.laid_back = 0
        """How many cards of the hand go onto the seat's deck."""
        self.cancel = 0
        self.again = False
        self.thins = False
        """Whether a card of the hand is destroyed,"""
        self.thinned: Group | None = None
        """and which cards qualify."""
        self.heals = False
        """Whether destroying the card itself is the purpose of the ability."""
        self.mends = 0
        """How many wounds it heals."""
        self.travels: Group | None = None
        """The rooms to which it may take the champion."""
        self.returns = False
        """Whether the card itself goes back to the dungeon."""
        self.stays = False
        """Whether the card itself goes onto the seat's deck."""
        self.ends = False
        """Whether the turn ends."""
        self.last = 0
        """What may no longer be used afterwards: 1: dungeon abilities; 2: weapons too, or any ability."""
        self.hand_less = 0
        self.total_less = 0
        """The loss from the total; for the loss of all light, a guess."""
        self.eats: Group | None = None
        """The cards of which one is destroyed as its price."""
        self.spends: Group | None = None
        """The tokens of which one is destroyed as its price."""
        self.wounds = 0
        """How many wounds it costs."""
        self.discards = 0
        """How many cards of the hand are discarded as its price;"""
        self.discards_self = False
        self.loses_xp = 0
        self.loses_gold = 0
        self.sells = False
        """Whether the card itself is destroyed as its price."""
        self.throws = False
        """The same, but the card still fights in this battle."""
        self.risks: tuple[str, float] | None = None
        """A pile of burdens from which a card may come, and how likely that is."""
        self.needs_xp = 0
        """XP that the seat must have, without paying it."""
        self.armed: Group | None = None
        """The weapon that the hero must carry."""
        self.first = False
        """Whether it must be the first ability of a turn;"""
        self.fresh = False
        """whether no other ability of the card may have been used."""
        for step in ability.cost:
            self._takes(step)
        self.free = not ability.cost
        self._asks(ability.when)
        for step in ability.steps:
            self._gives(step)
        self.moves = self.moves and not self.hall
        purges = self.thins and self.free and not self.hall
        self.dear = not (self.free or self.hall or self.draw or self.others_discard or self.guest)
        """Whether it has a price: in the dungeon it is used only to turn a defeat into a victory."""
        self.comes_last = bool(self.heals or self.cancel or self.moves or self.ends or purges)
        """Whether it is considered last in the dungeon."""

    def _takes(self, step: Step) -> None:
        match step:
            case t.Destroy("self", late):
                self.sells = not late
                self.throws = late
            case t.Destroy(t.Pick(place="hand", where=where)):
                self.eats = Group(where)
            case t.Destroy(t.Pick(place="front", where=where)):
                self.spends = Group(where)
            case t.Discard("self"):
                self.discards_self = True
            case t.Discard(t.Pick(place="hand", n=n)):
                self.discards += n
            case t.Lose("xp", int(n)):
                self.loses_xp += n
            case t.Lose(_, int(n)):
                self.loses_gold += n
            case t.Gain(_, int(n)):
                self.wounds += n

    def _asks(self, when: Any) -> None:
        match when:
            case t.Cmp(t.Value("xp", "you"), ">=", int(n)):
                self.needs_xp = n
            case t.Cmp(t.Value("used", of), "=", 0):
                self.first = of == "you"
                self.fresh = of != "you"
            case t.CardIs("self", t.Armed(where)):
                self.armed = Group(where)
            case t.And(of):
                for part in of:
                    self._asks(part)

    def _gives(self, step: Step) -> None:
        match step:
            case t.Draw(int(n)):
                self.draw += n
            case t.Earn("gold", amount):
                self.gold += _sure(amount)
                self.purse = isinstance(amount, (t.Value, t.Plus))
            case t.Earn(_, amount):
                self.xp += _sure(amount)
            case t.Buy():
                self.buy = True
            case t.Modify():
                self._changes(step)
            case t.Each(seats, steps):
                shows = any(isinstance(inner, t.Show) for inner in steps)
                self.others_discard = seats == "others" and not shows
                self.all_discard = seats == "all"
            case _:
                self._moves(step)

    def _changes(self, step: t.Modify) -> None:
        match step:
            case t.Modify("buys", "add", int(n)):
                self.buys += n
            case t.Modify("attack", "add", amount, "self"):
                self._grows(amount)
            case t.Modify("magic", "add", amount, "self"):
                self._grows(amount)
            case t.Modify(("attack" | "magic"), "add", int(n), "party", when):
                if when is None:
                    self.party += n
                else:
                    self.party_dark += n
            case t.Modify("light", "add", int(n), "party"):
                self.party_light += n
            case t.Modify("light", "zero"):
                self.total_less += 3
            case t.Modify("total", "less", int(n)):
                self.total_less += n
            case t.Modify("hand", "less", int(n)):
                self.hand_less += n
            case t.Modify("attack", "add", int(n), t.Cards(), None):
                self.heroes += n
            case t.Modify("magic", "add", int(n), t.Cards(), None):
                self.songs += n
            case t.Modify(("attack" | "magic"), "add", int(n), t.Pick()):
                self.party += n
            case t.Modify("strength", "add", int(n), t.Cards()):
                self.all_strength += n
            case t.Modify("strength", "add", int(n), _):
                self.strength += n
            case t.Modify("weight", "zero"):
                self.weightless = True
            case t.Modify(_, "become"):
                self.become = True

    def _moves(self, step: Step) -> None:
        match step:
            case t.Put(t.Pick(place="hall"), to):
                self.hall = to
            case t.Put(t.Pick(place="stacks"), _):
                self.hires = True
            case t.Put("self", "deck"):
                self.stays = True
            case t.Put(t.Pick(place="hand", n=n), "deck"):
                self.laid_back += n
            case t.Put("self", ("top" | "under")):
                self.returns = True
            case t.Pick(place="hands"):
                self.guest = True
            case t.Destroy(t.Pick(place="hand", where=where)):
                self.thins = True
                self.thinned = Group(where)
            case t.Destroy("self"):
                self.heals = True
            case t.Gain(pile, n, to) if to != "discard":
                self.gains = pile
                if to == "hand":
                    # A card that comes to the hand is worth little more than one point.
                    self.party += _sure(n)
            case t.Look(_, _, place) if place != "deck":
                self.scouts = True
            case t.Swap() | t.Arrange() | t.Replace():
                self.moves = True
            case _:
                self._does(step)

    def _does(self, step: Step) -> None:
        match step:
            case t.Heal(n):
                self.mends += n
            case t.Travel(t.Pick(where=where)):
                self.travels = Group(where)
            case t.Level(free=free, less=less):
                self.level = True
                self.level_free = free
                self.level_less = less
            case t.Alter(how, n):
                self.alters = n
                self.turns = how == "face"
            case t.Cancel(n=n):
                self.cancel = n
            case t.Again():
                self.again = True
            case t.End("turn"):
                self.ends = True
            case t.Forbid("use-dungeon", "party"):
                self.last = max(self.last, 1)
            case t.Forbid(("use" | "equip"), "party"):
                self.last = 2
            case t.Lose("xp", int(n)):
                self.xp -= n
            case t.Later(steps):
                for inner in steps:
                    self._gives(inner)
            case t.If(_, steps):
                for inner in steps:
                    self._gives(inner)
            case t.Choose(of):
                for branch in of:
                    for inner in branch.steps:
                        self._gives(inner)

    def _grows(self, amount: Amount) -> None:
        match amount:
            case int(n):
                self.attack += n
            case t.Value() | t.Half(t.Value()):
                # A figure of a card still to be chosen or turned up.
                self.attack += 1
            case t.Count(t.Cards("hand", where)):
                self.count = (1, Group(where))
            case t.Times(int(n), t.Count(t.Cards("hand", where))):
                self.count = (n, Group(where))

    def ready(self, xp: int) -> bool:
        """Whether the seat has the XP for it."""
        return self.needs_xp <= xp

    def within(self, window: str) -> UseProfile:
        """The ability as it is used in one of its windows."""
        return self

    @property
    def worth(self) -> float:
        """A rough price of the ability, in points of attack each time its card is drawn."""
        return 0.1 if self.heals else self._priced(self._given())

    def _given(self) -> float:
        n = (self.gold or self.purse) * GOLD + self.xp * XP + self.buys * BUYS + self.buy * SPOILS
        n += self.attack + (self.count is not None) * COUNT + (self.strength + self.all_strength) * STRENGTHEN
        n += self.weightless * WEIGHTLESS + self.become * BECOME + (self.others_discard or self.all_discard) * DISCARD
        n += TROPHY if self.hall == "discard" and self.ends else HALL if self.hall else 0.0
        n += self.thins * (THINS if self.hall else PURGES)
        n += self.draw * (DRAW if self.window == "dungeon" else LOOK)
        n += self.party + self.party_dark * 0.6 + self.party_light * LIGHT + (self.cancel != 0) * CANCEL
        n += (self.moves or self.scouts) * SCOUT + self.guest * GUEST + self.stays * RISE + self.again * AGAIN
        n += self.mends * MEND + (self.travels is not None) * TRAVEL
        if self.level:
            n += FREE_LEVEL if self.level_free else LEVEL
        if self.hires:
            n += FREE_LEVEL
        return n

    def _priced(self, n: float) -> float:
        """The worth that is left after the price."""
        if self.needs_xp or self.armed is not None:
            n *= SELDOM
        if self.eats is not None:
            if self.window == "dungeon":
                return n * EATS
            # A card given up for nothing in return is assumed not to be a weak one.
            return n + THINS if self.xp or self.purse else n
        if self.sells or self.throws:
            return n * SELLS
        return n if self.free else n * PAID


def _sure(amount: Amount) -> int:
    """The unconditional part of an amount; a count of cards is taken as two."""
    match amount:
        case int(n):
            return n
        case t.Count():
            return 2
        case t.Plus(a, b):
            return _sure(a) + _sure(b)
        case t.Least(a, b):
            return min(_sure(a), _sure(b))
    return 0
