"""Rough guesses of amounts and of how often conditions hold, before any card is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core import tree as t

if TYPE_CHECKING:
    from duskhall.core.tree import Amount, Condition, Filter

MANY = 1.2
"""Counted cards of a kind in a hand, or the highest level of a class;"""
HEROES = 2.2
"""heroes in a hand;"""
KINDS = 1.5
"""the number of different kinds."""
FIGURES = {
    "level": 2.0,
    "health": 4.0,
    "wounds": 1.5,
    "armor": 0.5,
    "resistance": 0.5,
    "light": 1.8,
    "strength": 6.0,
    "cost": 1.5,
}
"""Figures of a monster, a hero or the party;"""
CARD = 1.0
"""any other figure of a card still to be turned up,"""
DOUBLE = 2.5
"""or of a card that may be chosen from the hand."""
CAPPED = 0.9
"""The factor for the smaller of two amounts, as either may be less than its average."""
PIPS = {("sum", 1): 3.5, ("sum", 2): 7.0, ("highest", 2): 4.47, ("lowest", 2): 2.53}
"""The average of dice, by how they are read and how many there are."""
CLASS = 0.8
"""Cards of a class or a kind in a hand;"""
TWOFOLD = 0.5
"""heroes of two classes."""
SURE, OFTEN, EVEN, SELDOM = 1.0, 0.7, 0.5, 0.4


def expected(amount: Amount, dice: dict[str, int], chosen: frozenset[str] = frozenset()) -> float:
    """The expected value of an amount. ``dice``: how many were rolled under each name. ``chosen``: names of cards
    chosen from the hand."""
    match amount:
        case int(n):
            return n
        case t.Value(figure, of):
            if of in chosen:
                return MANY if figure == "level" else DOUBLE
            return FIGURES.get(figure, CARD)
        case t.Count() | t.Most() | t.Sum():
            return MANY
        case t.Variety():
            return KINDS
        case t.Die(name, how):
            n = dice.get(name, 1)
            return PIPS.get((how, n), 3.5)
        case t.Half(of):
            return (expected(of, dice, chosen) + 0.5) / 2
        case t.Plus(a, b):
            return expected(a, dice, chosen) + expected(b, dice, chosen)
        case t.Times(a, b):
            return expected(a, dice, chosen) * expected(b, dice, chosen)
        case t.Least(a, b):
            return CAPPED * min(expected(a, dice, chosen), expected(b, dice, chosen))
    return 0.0


def crowd(where: Filter | None) -> float:
    """The expected number of such cards in a hand."""
    match where:
        case t.Is("hero"):
            return HEROES
        case t.Many():
            return TWOFOLD
        case t.Is() | t.And((t.Is(), t.Is())):
            return CLASS
    return MANY


def likely(when: Condition | None) -> float:
    """How often a condition holds."""
    match when:
        case None:
            return SURE
        case t.CardIs("self", t.Held()) | t.Some(t.Cards("hand", t.Held())):
            return OFTEN
        case t.Some() | t.Cmp(t.Value("light", "party")):
            return EVEN
        case t.Not(of):
            return 1.0 - likely(of)
        case t.And(of):
            return min([likely(part) for part in of])
        case t.Or(of):
            return max([likely(part) for part in of])
    return SELDOM
