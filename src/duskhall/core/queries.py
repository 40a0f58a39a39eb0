"""Filters and conditions: questions of cards to the position, prepared once when a ruleset is built.

The tree is what people read and what texts are made of. Here each node becomes an object that answers one question:
does this card match, or does this condition hold? Amounts are in :mod:`amounts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import tree as t
from .amounts import Amount, There, an_amount, cards_of, figure, named_cards
from .effects import Context, unable_heroes
from .layers import darkness
from .numbers import effects_of
from .program import NEVER_PRINTED, compare
from .reckoning import Sums, lines_of
from .state import EMPTY, State

if TYPE_CHECKING:
    from .box import Box


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
        """The condition as the tree has it."""

    def holds(self, s: State, x: Context) -> bool:
        raise NotImplementedError


# ------------------------------------------------------------------------------------------------------------
# Filters


class OfKind(Filter):
    """A filter that the print of a card decides."""

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
        """The kinds that have the figure; None: every kind has it."""
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


def a_filter(r: Box, node: Any) -> Filter:
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
    raise t.TreeError("fault-filter", found=repr(node))


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
    """The card with the ability matches the filter."""

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


def a_condition(r: Box, node: Any) -> Condition:
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
    raise t.TreeError("fault-condition", found=repr(node))
