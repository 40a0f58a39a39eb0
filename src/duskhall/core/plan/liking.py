"""Figures of a party of which more may hurt, because a card in reach looks at them.

More attack, magic, light or strength helps as a rule. A card that is better in the dark, or worse for a party with
magic, makes the exception; so does one that asks whether a weapon is held or an ability was used. This follows from the
conditions, the targets and the amounts of its lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..amounts import (
    Amount,
    Experience,
    FigureOf,
    Fixed,
    Half,
    Least,
    LightOfParty,
    OfParty,
    Plus,
    Sum,
    There,
    Times,
    Used,
)
from ..program import AIM_CARDS, IN_FRONT, IN_OWNED, IN_YOURS, Aim
from ..queries import (
    Armed,
    Brings,
    CardIs,
    Compares,
    Condition,
    Dark,
    FigureIs,
    Filter,
    Held,
    HoldsAll,
    HoldsAny,
    HoldsNot,
    MatchesAll,
    MatchesAny,
    MatchesNot,
    Some,
    ThisIs,
)
from ..state import EMPTY
from ..steps.flow import Check
from ..steps.picks import Picking

if TYPE_CHECKING:
    from ..program import Lasting, Program, Step

ARMED: Final = "armed"
USED: Final = "used"
NONE: Final[frozenset[str]] = frozenset()
_OURS: Final = frozenset(("attack", "magic", "light", "strength", "either", "total"))
_FOES: Final = frozenset(("health", "armor", "resistance", "wounds", "weight"))

# The effects of a line on the party.
GOOD: Final = 1
BAD: Final = -1
UNCLEAR: Final = 0


class Trend:
    """Figures that make something more likely, or greater, when they rise, and those that do when they fall."""

    __slots__ = ("falling", "rising")

    def __init__(self, rising: frozenset[str] = NONE, falling: frozenset[str] = NONE) -> None:
        self.rising = rising
        self.falling = falling

    def turned(self) -> Trend:
        return Trend(self.falling, self.rising)

    def unwelcome(self, effect: int) -> frozenset[str]:
        """The figures of which more may hurt, if this decides about such an effect."""
        if effect == GOOD:
            return self.falling
        return self.rising if effect == BAD else self.rising | self.falling

    @property
    def all(self) -> frozenset[str]:
        return self.rising | self.falling


def together(trends: list[Trend]) -> Trend:
    rising, falling = NONE, NONE
    for trend in trends:
        rising, falling = rising | trend.rising, falling | trend.falling
    return Trend(rising, falling)


def of_amount(a: Amount | None) -> Trend:
    if isinstance(a, OfParty):
        return Trend(frozenset(("magic" if a.magic else "attack",)))
    if isinstance(a, LightOfParty):
        return Trend(frozenset(("light",)))
    if isinstance(a, Used):
        return Trend(frozenset((USED,)))
    if isinstance(a, FigureOf):
        return Trend(_figures(a.figure))
    if isinstance(a, Half):
        return of_amount(a.of)
    if isinstance(a, (Plus, Times, Least)):
        found = together([of_amount(a.a), of_amount(a.b)])
        if any(isinstance(x, Fixed) and x.n < 0 for x in (a.a, a.b)):
            return Trend(found.all, found.all) if isinstance(a, Plus) else found.turned()
        return found
    there = getattr(a, "there", None)
    if isinstance(there, There) and not isinstance(a, Sum):
        return of_filter(there.rest)
    return Trend()


def _figures(figure: str) -> frozenset[str]:
    """The figures of a party on which a figure of a card stands."""
    if figure == "worth":
        return frozenset(("attack", "magic"))
    return frozenset((figure,)) if figure in ("strength", "weight") else NONE


def _compared(trend: Trend, test: str) -> Trend:
    if test in (">", ">="):
        return trend
    return trend.turned() if test in ("<", "<=") else Trend(trend.all, trend.all)


def of_filter(f: Filter | None) -> Trend:
    if isinstance(f, FigureIs):
        of_card = Trend(_figures(f.figure))
        return together([_compared(of_card, f.test), _compared(of_amount(f.number), f.test).turned()])
    if isinstance(f, Brings):
        return Trend(frozenset(("magic" if f.magic else "attack",)))
    if isinstance(f, (Armed, Held)):
        return Trend(frozenset((ARMED,)))
    if isinstance(f, (MatchesAll, MatchesAny)):
        return together([of_filter(part) for part in f.of])
    return of_filter(f.of).turned() if isinstance(f, MatchesNot) else Trend()


def of_condition(c: Condition | None) -> Trend:
    if isinstance(c, Compares):
        return together([_compared(of_amount(c.a), c.test), _compared(of_amount(c.b), c.test).turned()])
    if isinstance(c, Dark):
        return Trend(NONE, frozenset(("light",)))
    if isinstance(c, (CardIs, ThisIs)):
        return of_filter(c.where)
    if isinstance(c, Some):
        return of_filter(c.there.rest)
    if isinstance(c, (HoldsAll, HoldsAny)):
        return together([of_condition(part) for part in c.of])
    return of_condition(c.of).turned() if isinstance(c, HoldsNot) else Trend()


def effect_of(step: Lasting) -> int:
    """Is a change good or bad for the party?"""
    if step.how not in ("add", "less", "zero", "half", "ignore") or (step.counted is None and step.amount < 0):
        return BAD if step.how == "forbid" and step.figure in ("attack", "be-defeated", "be-fought") else UNCLEAR
    more = step.how == "add"
    if step.figure in _OURS:
        return GOOD if more else BAD
    return (BAD if more else GOOD) if step.figure in _FOES else UNCLEAR


def of_change(step: Lasting) -> list[tuple[Trend, int]]:
    """The figures a change looks at, and whether it is good for the party."""
    effect = effect_of(step)
    where = step.aim.where
    trends = [of_condition(step.when), of_amount(step.counted), of_filter(where.rest if where is not None else None)]
    return [(trend, effect) for trend in trends]


def of_steps(program: Program, effect: int) -> list[tuple[Trend, int]]:
    """The figures that the steps of a line look at, if the line as a whole has this effect."""
    out = []
    for step in program.steps:
        if isinstance(step, Check):
            out.append((of_condition(step.when), effect))
        out.append((of_filter(_rest(step)), effect))
    return out


def _rest(step: Step) -> Filter | None:
    where = getattr(getattr(step, "aim", None), "where", None)
    return None if where is None else where.rest


def asks_for(x: object, kind: int) -> bool:
    """Does a condition, an amount or a filter ask for cards of this kind that lie in front of a seat? EMPTY: for
    experience."""
    if x is None or isinstance(x, Fixed):
        return False
    if isinstance(x, Experience):
        return kind == EMPTY
    there = getattr(x, "there", None)
    if isinstance(there, There):
        if kind != EMPTY and there.place in IN_SIGHT and there.fits[kind]:
            return True
        if asks_for(there.rest, kind):
            return True
    parts = getattr(x, "of", ())
    inside = [*(parts if isinstance(parts, (tuple, list)) else (parts,)), *[getattr(x, name, None) for name in _INSIDE]]
    return any(asks_for(part, kind) for part in inside)


def step_asks_for(step: Step, kind: int) -> bool:
    """Whether a step asks for such cards: in its target, its amount or its condition."""
    aim = getattr(step, "aim", None)
    if isinstance(aim, Aim):
        where = aim.where
        if kind != EMPTY and aim.code == AIM_CARDS and aim.place in IN_SIGHT and (where is None or where.fits[kind]):
            return not isinstance(step, Picking) or step.verb != "heal"
        if where is not None and asks_for(where.rest, kind):
            return True
    return any(asks_for(getattr(step, name, None), kind) for name in ("counted", "when"))


_INSIDE: Final = ("a", "b", "number", "where", "when")
IN_SIGHT: Final = (IN_FRONT, IN_YOURS, IN_OWNED)
