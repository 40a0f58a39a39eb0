"""Amounts: numbers that follow from the position, and lookups that filters and conditions share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import tree as t
from .effects import Context, lying
from .layers import lit
from .program import PLACES
from .reckoning import Sums, lines_of, reckon
from .rooms import light_needed
from .state import EMPTY, HALL, ROOMS, State
from .weights import strength, weight

if TYPE_CHECKING:
    from .box import Box
    from .queries import Filter


class Amount:
    """A number that follows from the position."""

    __slots__ = ()

    def amount(self, s: State, x: Context) -> int:
        raise NotImplementedError


# ------------------------------------------------------------------------------------------------------------
# Cards that filters and amounts look at


def figure(s: State, figure: str, card: int, x: Context) -> int:
    """A figure of a card as it stands now."""
    if figure == "strength":
        return strength(s, x.seat, card)
    if figure == "weight":
        return weight(s, x.seat, card, s.held.get(card, EMPTY))
    if figure == "worth":
        return sum(lines_of(s, x, card))
    if figure == "darkness" and card in s.zones[ROOMS]:
        return light_needed(s, s.zones[ROOMS].index(card))
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
    """The name under which a frame keeps dice: a prefix keeps them apart from named cards."""
    return "#" + name


def sums_of(s: State, x: Context) -> Sums:
    """The sums so far; outside a reckoning, the sums of a fresh one."""
    return x if isinstance(x, Sums) else reckon(s, x.seat, x.foe, x.rank)


class There:
    """The matching cards of a place. Cards of a party that are only marked still count."""

    __slots__ = ("fits", "place", "rest")

    def __init__(self, place: int, fits: list[bool], rest: Filter | None) -> None:
        self.place = place
        self.fits = fits
        """Whether each kind of card matches, as far as print decides."""
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


def cards_of(r: Box, cards: t.Cards) -> There:
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


class LightOfParty(Amount):
    """The light that the party brings, in a battle and outside."""

    __slots__ = ()

    def amount(self, s: State, x: Context) -> int:
        if isinstance(x, Sums):
            return x.light
        return lit(s, x.seat, x.foe if x.foe in s.zones[HALL] else EMPTY, x.rank)


class Used(Amount):
    """Abilities used this turn, of any card or of the card with the ability."""

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


class Variety(Amount):
    __slots__ = ("kinds", "there")

    def __init__(self, there: There, kinds: list[frozenset[int]]) -> None:
        self.there = there
        self.kinds = kinds
        """The kinds of cards that carry each tag."""

    def amount(self, s: State, x: Context) -> int:
        found = [s.kinds[c] for c in self.there.cards(s, x)]
        return sum([not tagged.isdisjoint(found) for tagged in self.kinds])


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


class Least(Amount):
    __slots__ = ("a", "b")

    def __init__(self, a: Amount, b: Amount) -> None:
        self.a = a
        self.b = b

    def amount(self, s: State, x: Context) -> int:
        return min(self.a.amount(s, x), self.b.amount(s, x))


def an_amount(r: Box, node: Any) -> Amount:
    match node:
        case int(n):
            return Fixed(n)
        case t.Value("rank", "foe"):
            return RankOfFoe()
        case t.Value("light", "party"):
            return LightOfParty()
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
        case t.Variety(tags, cards):
            return Variety(cards_of(r, cards), [r.tagged(tag) for tag in tags])
        case t.Half(of):
            return Half(an_amount(r, of))
        case t.Die(dice, how):
            return Dice(dice_name(dice), how)
        case t.Plus(a, b):
            return Plus(an_amount(r, a), an_amount(r, b))
        case t.Times(a, b):
            return Times(an_amount(r, a), an_amount(r, b))
        case t.Least(a, b):
            return Least(an_amount(r, a), an_amount(r, b))
    raise t.TreeError("fault-amount", found=repr(node))
