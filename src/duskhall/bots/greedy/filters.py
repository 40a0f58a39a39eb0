"""The cards that a filter means, as far as print decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

if TYPE_CHECKING:
    from duskhall.core.tree import Card, Filter

    from .profiles import Profile


class Group:
    """The cards that a filter means. Anything that print does not decide counts as matching.

    Bots ask for the same cards again and again, so it keeps what it has found.
    """

    __slots__ = ("_known", "where")

    def __init__(self, where: Filter | None) -> None:
        self.where = where
        self._known: dict[Profile, bool] = {}

    def has(self, p: Profile) -> bool:
        found = self._known.get(p)
        if found is None:
            found = self._known[p] = self.where is None or fits(self.where, p.card)
        return found


TESTS = {
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    "=": lambda a, b: a == b,
    ">=": lambda a, b: a >= b,
    ">": lambda a, b: a > b,
}


def fits(where: Any, card: Card) -> bool:
    match where:
        case t.Is(tag):
            return tag in card.tags
        case t.Named(name):
            return bool(name == card.id)
        case t.Has(figure):
            return figure in card.figures
        case t.Brings(figure):
            return card.figures.get(figure, 0) > 0
        case t.Fig(figure, test, int(n)):
            value = card.figures.get(figure)
            return value is not None and bool(TESTS[test](value, n))
        case t.And(of):
            return all(fits(part, card) for part in of)
        case t.Or(of):
            return any(fits(part, card) for part in of)
        case t.Not(t.Armed() | t.Held()):
            return True
        case t.Not(of):
            return not fits(of, card)
    return True


def against(when: Any, mine: Card, foe: Card) -> bool:
    """Whether a condition on the monster being fought holds. Any other condition counts as holding."""
    match when:
        case t.CardIs("foe", where):
            return fits(where, foe)
        case t.Cmp(a, test, b):
            x, y = _figure(a, mine, foe), _figure(b, mine, foe)
            return x is None or y is None or bool(TESTS[test](x, y))
    return True


def _figure(amount: Any, mine: Card, foe: Card) -> int | None:
    match amount:
        case int(n):
            return n
        case t.Value(figure, "foe"):
            return foe.figures.get(figure, 0)
        case t.Value(figure, "self"):
            return mine.figures.get(figure, 0)
    return None


class Help:
    """A bonus of attack or magic attack for every card of a group."""

    __slots__ = ("group", "magic", "n")

    def __init__(self, magic: bool, n: int, group: Group) -> None:
        self.magic = magic
        self.n = n
        self.group = group
