"""What a card asks of the position: filters, conditions and amounts, made ready once, when a ruleset is built.

The tree is what people read and what texts are made of. Here each of its nodes becomes an object that knows one answer:
does this card match, does this hold, how much is it?
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import tree as t
from .effects import Context, lying, strength, unable_heroes, weight
from .numbers import Sums, darkness, effects_of, lines_of, reckon
from .program import NEVER_PRINTED, PLACES, compare
from .state import EMPTY, HALL, State

if TYPE_CHECKING:
    from .rules import Rules


class Filter:
    """A question about one card."""

    __slots__ = ()

    def matches(self, s: State, card: int, x: Context) -> bool:
        raise NotImplementedError


class Condition:
    """A question about the position."""

    __slots__ = ("node",)

    def __init__(self, node: Any) -> None:
        self.node = node
        """As it stands in the tree."""

    def holds(self, s: State, x: Context) -> bool:
        raise NotImplementedError


class Amount:
    """A number that follows from the position."""

    __slots__ = ()

    def amount(self, s: State, x: Context) -> int:
        raise NotImplementedError


# ------------------------------------------------------------------------------------------------------------
# What filters and amounts look at


def figure(s: State, figure: str, card: int, x: Context) -> int:
    """A figure of a card as it stands now."""
    if figure == "strength":
        return strength(s, x.seat, card)
    if figure == "weight":
        return weight(s, x.seat, card, s.held.get(card, EMPTY))
    if figure == "worth":
        return sum(lines_of(s, x, card))
    if figure == "rank":
        if card == x.foe:
            return x.rank
        return s.zones[HALL].index(card) + 1 if card in s.zones[HALL] else 0
    return s.rules.printed[figure][s.kinds[card]]


def named_cards(s: State, name: str, x: Context) -> tuple[int, ...]:
    """The cards that a name stands for."""
    if name == "self":
        return (x.source,)
    if name == "foe":
        return () if x.foe == EMPTY else (x.foe,)
    if name == "wielder":
        if x.names is not None and name in x.names:
            return x.names[name]
        return (s.held[x.source],) if s.held.get(x.source, EMPTY) != EMPTY else ()
    return () if x.names is None else x.names.get(name, ())


def dice_name(name: str) -> str:
    """Numbers that a frame has named are kept apart from cards."""
    return "#" + name


def sums_of(s: State, x: Context) -> Sums:
    """The sums so far; outside a reckoning, those that it would come to."""
    return x if isinstance(x, Sums) else reckon(s, x.seat, x.foe, x.rank)


class There:
    """The cards of a place that match. A party's cards that are only marked still count."""

    __slots__ = ("fits", "place", "rest")

    def __init__(self, place: int, fits: list[bool], rest: Filter | None) -> None:
        self.place = place
        self.fits = fits
        """Of each kind of card: does it match as far as print goes?"""
        self.rest = rest

    def cards(self, s: State, x: Context) -> list[int]:
        fits = self.fits
        rest = self.rest
        kinds = s.kinds
        out = []
        for c in lying(s, self.place, x.seat):
            if fits[kinds[c]] and c != EMPTY and (rest is None or rest.matches(s, c, x)):
                out.append(c)
        return out

    def any(self, s: State, x: Context) -> bool:
        fits = self.fits
        rest = self.rest
        kinds = s.kinds
        for c in lying(s, self.place, x.seat):
            if fits[kinds[c]] and c != EMPTY and (rest is None or rest.matches(s, c, x)):
                return True
        return False


# ------------------------------------------------------------------------------------------------------------
# Filters


class OfKind(Filter):
    """Whatever is printed on a card decides."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: frozenset[int]) -> None:
        self.kinds = kinds

    def matches(self, s: State, card: int, x: Context) -> bool:
        return s.kinds[card] in self.kinds


class FigureIs(Filter):
    """A card without the figure never matches."""

    __slots__ = ("figure", "number", "printed", "test")

    def __init__(self, figure: str, printed: frozenset[int] | None, test: str, number: Amount) -> None:
        self.figure = figure
        self.printed = printed
        """The cards that have it; None: every card has."""
        self.test = test
        self.number = number

    def matches(self, s: State, card: int, x: Context) -> bool:
        if self.printed is not None and s.kinds[card] not in self.printed:
            return False
        return compare(figure(s, self.figure, card, x), self.test, self.number.amount(s, x))


class Armed(Filter):
    __slots__ = ("weapon",)

    def __init__(self, weapon: Filter | None) -> None:
        self.weapon = weapon

    def matches(self, s: State, card: int, x: Context) -> bool:
        for w, h in s.held.items():
            if h == card and (self.weapon is None or self.weapon.matches(s, w, x)):
                return True
        return False


class Held(Filter):
    __slots__ = ()

    def matches(self, s: State, card: int, x: Context) -> bool:
        return s.held.get(card, EMPTY) != EMPTY


class Other(Filter):
    __slots__ = ()

    def matches(self, s: State, card: int, x: Context) -> bool:
        return card != x.source


class Able(Filter):
    __slots__ = ()

    def matches(self, s: State, card: int, x: Context) -> bool:
        return card not in unable_heroes(s, x.seat, x.foe, x.rank, effects_of(s, x.seat, x.foe, "attack"))


class Kin(Filter):
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def matches(self, s: State, card: int, x: Context) -> bool:
        cards = s.rules.cards
        stack = cards[s.kinds[card]].stack
        return any(cards[s.kinds[c]].stack == stack for c in named_cards(s, self.name, x))


class Brings(Filter):
    __slots__ = ("magic",)

    def __init__(self, magic: bool) -> None:
        self.magic = magic

    def matches(self, s: State, card: int, x: Context) -> bool:
        attack, magic = lines_of(s, x, card)
        return magic > 0 if self.magic else attack > 0


class MatchesAll(Filter):
    __slots__ = ("of",)

    def __init__(self, of: list[Filter]) -> None:
        self.of = of

    def matches(self, s: State, card: int, x: Context) -> bool:
        for part in self.of:
            if not part.matches(s, card, x):
                return False
        return True


class MatchesAny(Filter):
    __slots__ = ("of",)

    def __init__(self, of: list[Filter]) -> None:
        self.of = of

    def matches(self, s: State, card: int, x: Context) -> bool:
        for part in self.of:
            if part.matches(s, card, x):
                return True
        return False


class MatchesNot(Filter):
    __slots__ = ("of",)

    def __init__(self, of: Filter) -> None:
        self.of = of

    def matches(self, s: State, card: int, x: Context) -> bool:
        return not self.of.matches(s, card, x)


def a_filter(r: Rules, node: Any) -> Filter:
    kinds = r.static(node)
    if kinds is not None:
        return OfKind(kinds)
    match node:
        case t.Fig(figure, test, number):
            return FigureIs(figure, None if figure in NEVER_PRINTED else r.has[figure], test, an_amount(r, number))
        case t.Armed(weapon):
            return Armed(None if weapon is None else a_filter(r, weapon))
        case t.Held():
            return Held()
        case t.Other():
            return Other()
        case t.Can():
            return Able()
        case t.Kin(card):
            return Kin(card)
        case t.Brings(figure):
            return Brings(figure == "magic")
        case t.And(of):
            return MatchesAll([a_filter(r, part) for part in of])
        case t.Or(of):
            return MatchesAny([a_filter(r, part) for part in of])
        case t.Not(of):
            return MatchesNot(a_filter(r, of))
    raise t.TreeError(f"not a filter: {node!r}")


# ------------------------------------------------------------------------------------------------------------
# Conditions


class Won(Condition):
    __slots__ = ()

    def holds(self, s: State, x: Context) -> bool:
        return s.won


class Claiming(Condition):
    __slots__ = ()

    def holds(self, s: State, x: Context) -> bool:
        return s.claim


class Delving(Condition):
    __slots__ = ()

    def holds(self, s: State, x: Context) -> bool:
        return s.delve.places[s.active] >= 0


class Compares(Condition):
    __slots__ = ("a", "b", "test")

    def __init__(self, node: t.Cmp, a: Amount, test: str, b: Amount) -> None:
        self.node = node
        self.a = a
        self.test = test
        self.b = b

    def holds(self, s: State, x: Context) -> bool:
        return compare(self.a.amount(s, x), self.test, self.b.amount(s, x))


class CardIs(Condition):
    __slots__ = ("name", "where")

    def __init__(self, node: t.CardIs, name: str, where: Filter) -> None:
        self.node = node
        self.name = name
        self.where = where

    def holds(self, s: State, x: Context) -> bool:
        for c in named_cards(s, self.name, x):
            if self.where.matches(s, c, x):
                return True
        return False


class ThisIs(Condition):
    """The card that speaks is such a card."""

    __slots__ = ("where",)

    def __init__(self, node: t.CardIs, where: Filter) -> None:
        self.node = node
        self.where = where

    def holds(self, s: State, x: Context) -> bool:
        return self.where.matches(s, x.source, x)


class Some(Condition):
    __slots__ = ("there",)

    def __init__(self, node: t.Some, there: There) -> None:
        self.node = node
        self.there = there

    def holds(self, s: State, x: Context) -> bool:
        return self.there.any(s, x)


class Dark(Condition):
    __slots__ = ()

    def holds(self, s: State, x: Context) -> bool:
        return (x.dark if isinstance(x, Sums) else darkness(s, x.seat, x.foe, x.rank)) > 0


class HoldsAll(Condition):
    __slots__ = ("of",)

    def __init__(self, node: t.And, of: list[Condition]) -> None:
        self.node = node
        self.of = of

    def holds(self, s: State, x: Context) -> bool:
        for part in self.of:
            if not part.holds(s, x):
                return False
        return True


class HoldsAny(Condition):
    __slots__ = ("of",)

    def __init__(self, node: t.Or, of: list[Condition]) -> None:
        self.node = node
        self.of = of

    def holds(self, s: State, x: Context) -> bool:
        for part in self.of:
            if part.holds(s, x):
                return True
        return False


class HoldsNot(Condition):
    __slots__ = ("of",)

    def __init__(self, node: t.Not, of: Condition) -> None:
        self.node = node
        self.of = of

    def holds(self, s: State, x: Context) -> bool:
        return not self.of.holds(s, x)


def a_condition(r: Rules, node: Any) -> Condition:
    match node:
        case t.Won():
            return Won(node)
        case t.Now("claim"):
            return Claiming(node)
        case t.Now("delve"):
            return Delving(node)
        case t.Cmp(a, test, b):
            return Compares(node, an_amount(r, a), test, an_amount(r, b))
        case t.CardIs("self", where):
            return ThisIs(node, a_filter(r, where))
        case t.CardIs(card, where):
            return CardIs(node, card, a_filter(r, where))
        case t.Some(cards):
            return Some(node, cards_of(r, cards))
        case t.Dark():
            return Dark(node)
        case t.And(of):
            return HoldsAll(node, [a_condition(r, part) for part in of])
        case t.Or(of):
            return HoldsAny(node, [a_condition(r, part) for part in of])
        case t.Not(of):
            return HoldsNot(node, a_condition(r, of))
    raise t.TreeError(f"not a condition: {node!r}")


def cards_of(r: Rules, cards: t.Cards) -> There:
    where = r.where(cards.where)
    place = PLACES[cards.place]
    return There(place, [True] * len(r.cards), None) if where is None else There(place, where.fits, where.rest)


# ------------------------------------------------------------------------------------------------------------
# Amounts


class Fixed(Amount):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def amount(self, s: State, x: Context) -> int:
        return self.n


class RankOfFoe(Amount):
    __slots__ = ()

    def amount(self, s: State, x: Context) -> int:
        return x.rank


class OfParty(Amount):
    """Attack or magic of the whole party."""

    __slots__ = ("magic",)

    def __init__(self, magic: bool) -> None:
        self.magic = magic

    def amount(self, s: State, x: Context) -> int:
        sums = sums_of(s, x)
        return sums.present_magic if self.magic else sums.attack


class Used(Amount):
    """Abilities used this turn, by anybody or by the card that speaks."""

    __slots__ = ("by_all",)

    def __init__(self, by_all: bool) -> None:
        self.by_all = by_all

    def amount(self, s: State, x: Context) -> int:
        effects = s.rules.due_bits
        n = 0
        for c, bits in s.used.items():
            if self.by_all or c == x.source:
                n += (bits & ~effects[s.kinds[c]]).bit_count()
        return n


class Experience(Amount):
    __slots__ = ()

    def amount(self, s: State, x: Context) -> int:
        return s.xp[x.seat]


class Margin(Amount):
    __slots__ = ()

    def amount(self, s: State, x: Context) -> int:
        return s.total - s.health


class Total(Amount):
    __slots__ = ()

    def amount(self, s: State, x: Context) -> int:
        return s.total


class FigureOf(Amount):
    """A figure of the cards that a name stands for."""

    __slots__ = ("figure", "name")

    def __init__(self, figure: str, name: str) -> None:
        self.figure = figure
        self.name = name

    def amount(self, s: State, x: Context) -> int:
        n = 0
        for c in named_cards(s, self.name, x):
            n += figure(s, self.figure, c, x)
        return n


class Count(Amount):
    __slots__ = ("there",)

    def __init__(self, there: There) -> None:
        self.there = there

    def amount(self, s: State, x: Context) -> int:
        return len(self.there.cards(s, x))


class Sum(Amount):
    __slots__ = ("printed", "there")

    def __init__(self, there: There, printed: list[int]) -> None:
        self.there = there
        self.printed = printed

    def amount(self, s: State, x: Context) -> int:
        return sum([self.printed[s.kinds[c]] for c in self.there.cards(s, x)])


class Most(Amount):
    __slots__ = ("printed", "there")

    def __init__(self, there: There, printed: list[int]) -> None:
        self.there = there
        self.printed = printed

    def amount(self, s: State, x: Context) -> int:
        found = [self.printed[s.kinds[c]] for c in self.there.cards(s, x)]
        return max(found) if found else 0


class Half(Amount):
    __slots__ = ("of",)

    def __init__(self, of: Amount) -> None:
        self.of = of

    def amount(self, s: State, x: Context) -> int:
        return (self.of.amount(s, x) + 1) // 2


class Dice(Amount):
    __slots__ = ("how", "name")

    def __init__(self, name: str, how: str) -> None:
        self.name = name
        self.how = how

    def amount(self, s: State, x: Context) -> int:
        dice = named_cards(s, self.name, x)
        if self.how == "sum":
            return sum(dice)
        return max(dice) if self.how == "highest" else min(dice)


class Plus(Amount):
    __slots__ = ("a", "b")

    def __init__(self, a: Amount, b: Amount) -> None:
        self.a = a
        self.b = b

    def amount(self, s: State, x: Context) -> int:
        return self.a.amount(s, x) + self.b.amount(s, x)


class Times(Amount):
    __slots__ = ("a", "b")

    def __init__(self, a: Amount, b: Amount) -> None:
        self.a = a
        self.b = b

    def amount(self, s: State, x: Context) -> int:
        return self.a.amount(s, x) * self.b.amount(s, x)


def an_amount(r: Rules, node: Any) -> Amount:
    match node:
        case int(n):
            return Fixed(n)
        case t.Value("rank", "foe"):
            return RankOfFoe()
        case t.Value(figure, "party"):
            return OfParty(figure == "magic")
        case t.Value("used", of):
            return Used(of == "you")
        case t.Value(_, "you"):
            return Experience()
        case t.Value("margin", _):
            return Margin()
        case t.Value("total", _):
            return Total()
        case t.Value(figure, of):
            return FigureOf(figure, of)
        case t.Count(cards):
            return Count(cards_of(r, cards))
        case t.Sum(figure, cards):
            return Sum(cards_of(r, cards), r.printed[figure])
        case t.Most(figure, cards):
            return Most(cards_of(r, cards), r.printed[figure])
        case t.Half(of):
            return Half(an_amount(r, of))
        case t.Die(dice, how):
            return Dice(dice_name(dice), how)
        case t.Plus(a, b):
            return Plus(an_amount(r, a), an_amount(r, b))
        case t.Times(a, b):
            return Times(an_amount(r, a), an_amount(r, b))
    raise t.TreeError(f"not an amount: {node!r}")
