"""The parts of sentences about cards in any language: filters, amounts, conditions and steps in a shape that can
be said, and the scene they are said in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any

from duskhall.core.tree import (
    Ability,
    Amount,
    And,
    Branch,
    Card,
    CardIs,
    Cards,
    Choose,
    Condition,
    Count,
    Defeat,
    Destroy,
    Die,
    Discard,
    Draw,
    Fig,
    Filter,
    Forbid,
    Gain,
    Half,
    If,
    Least,
    Level,
    Look,
    Modify,
    Most,
    Must,
    Not,
    Or,
    Pick,
    Plus,
    Put,
    Replace,
    Show,
    Some,
    Step,
    Sum,
    Swap,
    Target,
    Times,
    Travel,
    Use,
    Value,
    Variety,
)


class Unrendered(TypeError):
    """The tree holds something that has no words."""

    def __init__(self, node: object, place: str) -> None:
        super().__init__(f"no words for {node!r} as {place}")


# --------------------------------------------------------------------------------------------------------------------
# Conditions of wording


@dataclass(frozen=True, slots=True)
class Bound:
    """The card or cards that a picked name stands for."""

    where: Filter | None
    many: bool
    """More than one card, as far as the text can tell."""
    seen: bool = False
    """Turned up from a deck."""
    thinned: bool = False
    """Some of the cards have been taken away since."""
    swapped: bool = False
    """Another card may have its place by now."""
    dice: int = 0
    """The number of dice; 0 for cards."""
    tag: str = ""
    """The default for its kind of card."""


@dataclass(slots=True)
class Scene:
    """The position within a card's text."""

    card: Card
    ability: Ability
    seat: str = "you"
    """The seat of these steps: "you", "others", "all", "one" or "winner"."""
    voice: str = ""
    """For the language's own use."""
    names: dict[str, Bound] = field(default_factory=dict)

    def fork(self, **changes: Any) -> Scene:
        """A scene of its own: names bound there are unknown here."""
        return replace(self, names=dict(self.names), **changes)

    def join(self, *ways: Scene) -> None:
        """After a fork: of a lot from which cards may have been taken on one of the ways the rest is left."""
        for name, bound in self.names.items():
            if any(way.names[name].thinned for way in ways):
                self.names[name] = replace(bound, thinned=True)

    def bind(self, target: Target) -> None:
        """Remember the name that a pick gives, and that cards were picked out of a named lot."""
        if not isinstance(target, Pick):
            return
        if target.name:
            where = target.where
            if where is None and target.place in self.names:
                where = self.names[target.place].where
            tag = "room" if target.place == "rooms" else "monster" if target.place == "hall" else ""
            self.names[target.name] = Bound(where, target.n != 1, tag=tag)

    def take(self, target: Target) -> None:
        """Remember that these cards are moved away."""
        if isinstance(target, (Pick, Cards)) and target.place in self.names:
            self.names[target.place] = replace(self.names[target.place], thinned=True)


# --------------------------------------------------------------------------------------------------------------------
# Filters


@dataclass(frozen=True, slots=True)
class Literal:
    """A leaf of a filter, asserted or denied."""

    of: Any
    holds: bool = True


@dataclass(frozen=True, slots=True)
class Between:
    """A figure from ``low`` to ``high``: two tests in one."""

    figure: str
    low: int
    high: int


def alternatives(where: Filter | None, holds: bool = True) -> list[list[Literal]]:
    """A filter as "one of these, each of which is all of those", with ``Not`` at the leaves only.

    >>> from duskhall.core.tree import Is
    >>> [[leaf.of.tag for leaf in a] for a in alternatives(And((Is("hero"), Or((Is("elf"), Is("dwarf"))))))]
    [['hero', 'elf'], ['hero', 'dwarf']]
    """
    if where is None:
        return [[]] if holds else []
    match where:
        case Not(of):
            return alternatives(of, not holds)
        case And(of) | Or(of) if isinstance(where, And) == holds:
            found: list[list[Literal]] = [[]]
            for part in of:
                found = [a + b for a in found for b in alternatives(part, holds)]
            return [_ranges(a) for a in found]
        case And(of) | Or(of):
            return _runs([a for part in of for a in alternatives(part, holds)])
    return [[Literal(where, holds)]]


def bounds(node: Fig | Between) -> tuple[int | None, int | None]:
    """Lowest and highest whole number that passes; none where there is no bound or the amount is not fixed."""
    if isinstance(node, Between):
        return node.low, node.high
    if not isinstance(node.amount, int):
        return None, None
    n = node.amount
    return {"<": (None, n - 1), "<=": (None, n), "=": (n, n), ">=": (n, None), ">": (n + 1, None)}[node.test]


def _ranges(leaves: list[Literal]) -> list[Literal]:
    """Join "at least" and "at most" of one figure."""
    kept: list[Literal] = []
    for leaf in leaves:
        if leaf.holds and isinstance(leaf.of, Fig):
            low, high = bounds(leaf.of)
            for i, other in enumerate(kept):
                if other.holds and isinstance(other.of, Fig) and other.of.figure == leaf.of.figure:
                    low2, high2 = bounds(other.of)
                    a = low if low2 is None else low2 if low is None else None
                    b = high if high2 is None else high2 if high is None else None
                    if a is not None and b is not None and a < b:
                        kept[i] = Literal(Between(leaf.of.figure, a, b))
                        break
            else:
                kept.append(leaf)
        else:
            kept.append(leaf)
    return kept


def _runs(found: list[list[Literal]]) -> list[list[Literal]]:
    """Join "1" or "2" of one figure."""
    kept: list[list[Literal]] = []
    for leaves in found:
        last = kept[-1] if kept else []
        if len(leaves) == len(last) == 1 and leaves[0].holds and last[0].holds:
            a, b = last[0].of, leaves[0].of
            if isinstance(a, (Fig, Between)) and isinstance(b, Fig) and a.figure == b.figure:
                low, end = bounds(a)
                start, high = bounds(b)
                if None not in (low, end, start, high) and start == high == end + 1:  # type: ignore[operator]
                    kept[-1] = [Literal(Between(b.figure, low, high))]  # type: ignore[arg-type]
                    continue
        kept.append(leaves)
    return kept


# --------------------------------------------------------------------------------------------------------------------
# Amounts


Counted = Value | Count | Sum | Most | Variety | Half | Die | Least
"""Values that are looked up or rolled before they can be reckoned with."""


@dataclass(frozen=True, slots=True)
class Term:
    """A multiple of the product of these."""

    times: int
    of: tuple[Counted, ...] = ()


def terms(amount: Amount) -> list[Term]:
    """An amount as a sum, numbers last.

    >>> terms(Plus(3, Times(2, Value("level", "self"))))
    [Term(times=2, of=(Value(figure='level', of='self'),)), Term(times=3, of=())]
    """
    found: dict[tuple[Counted, ...], int] = {}
    for term in _terms(amount):
        found[term.of] = found.get(term.of, 0) + term.times
    return sorted((Term(n, of) for of, n in found.items() if n or not of), key=lambda term: not term.of) or [Term(0)]


def _terms(amount: Amount) -> list[Term]:
    match amount:
        case int():
            return [Term(amount)]
        case Value() | Count() | Sum() | Most() | Variety() | Half() | Die() | Least():
            return [Term(1, (amount,))]
        case Plus(a, b):
            return [term for term in _terms(a) + _terms(b) if term.times]
        case Times(a, b):
            return [Term(x.times * y.times, x.of + y.of) for x in _terms(a) for y in _terms(b)]
    raise Unrendered(amount, "an amount")


# --------------------------------------------------------------------------------------------------------------------
# Conditions

FLIPPED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}
"""The test that holds when this one does not. ("=" has none.)"""
SWAPPED = {"<": ">", "<=": ">=", "=": "=", ">=": "<=", ">": "<"}
"""The test with its sides exchanged."""


def conjuncts(when: Condition | None) -> list[Any]:
    """The conditions that must all hold."""
    if when is None:
        return []
    if isinstance(when, And):
        return [c for part in when.of for c in conjuncts(part)]
    return [when]


def needed(ability: Use | Must) -> list[Any]:
    """The conditions to be worded. If the ability picks a card anyway, it goes without saying that there must be one.

    A use that begins with a pick is not offered without a candidate; a single step that finds none does nothing.
    """
    found = conjuncts(ability.when)
    first = ability.steps[0] if ability.steps else None
    pick = _aim(first) if first is not None and not isinstance(first, Pick) else first
    if isinstance(pick, Pick) and not pick.optional and (isinstance(ability, Use) or len(ability.steps) == 1):
        found = [c for c in found if c != Some(Cards(pick.place, pick.where))]
    if isinstance(first, Level) and isinstance(ability, Use):
        found = [c for c in found if c != Some(Cards(first.place, first.where))]
    return found


# --------------------------------------------------------------------------------------------------------------------
# Steps


@dataclass(frozen=True, slots=True)
class Change:
    """Several modifications of one kind on the same cards, said in one sentence."""

    op: str
    on: Target
    parts: tuple[Modify, ...]
    when: Condition | None = None


@dataclass(frozen=True, slots=True)
class Ban:
    """Several acts that are forbidden to the same cards, said in one sentence."""

    acts: tuple[str, ...]
    on: Target


@dataclass(frozen=True, slots=True)
class Gains:
    """Cards of several piles that are gained in the same way, said in one sentence."""

    of: tuple[Gain, ...]


Said = Step | Change | Ban | Gains
"""A step as it is said."""


def joined(steps: Sequence[Step]) -> list[Said]:
    """Steps as they are said: a pick goes into the step that uses it, what follows from a pick that may be declined is
    a choice, changes of the same cards go together, and what happens to a card only if it was not moved away before is
    said to happen otherwise."""
    found: list[Said] = []
    for step in steps:
        last = found[-1] if found else None
        if isinstance(last, Pick) and last.name and _aim(step) == last.name and not _counts(step, last.name):
            found.pop()
            step = _aimed(step, last)  # noqa: PLW2901
            last = found[-1] if found else None
        match step:
            case If(CardIs(card, where), then, ()) if (
                isinstance(last, Pick) and last.optional and (last.name, last.where) == (card, where)
            ):
                found[-1] = Choose((Branch("", (replace(last, optional=False), *then)), Branch("", ())))
            case Modify():
                modify = _plain(step)
                same = isinstance(last, Change) and (last.op, last.when) == (modify.op, modify.when)
                if isinstance(last, Change) and same and _same(last.on, modify.on):
                    found[-1] = replace(last, parts=(*last.parts, modify))
                else:
                    found.append(Change(modify.op, modify.on, (modify,), modify.when))
            case Forbid(act, on) if isinstance(last, (Forbid, Ban)) and _same(last.on, on):
                acts = last.acts if isinstance(last, Ban) else (last.act,)
                found[-1] = Ban((*acts, act), last.on)
            case Gain(to=to) if isinstance(last, (Gain, Gains)) and to == _gained(last)[-1].to:
                found[-1] = Gains((*_gained(last), step))
            case Discard() | Destroy() | Put() if isinstance(last, If) and _gone(last) == step.what:
                found[-1] = replace(last, otherwise=(step,))
            case _:
                found.append(step)
    return found


def _gained(last: Gain | Gains) -> tuple[Gain, ...]:
    return last.of if isinstance(last, Gains) else (last,)


def _gone(step: If) -> str | None:
    """The name whose card a condition has moved away, if that is all that happens there."""
    last = step.then[-1] if step.then and not step.otherwise else None
    return last.what if isinstance(last, (Discard, Destroy, Put)) and isinstance(last.what, str) else None


def _aim(step: Step) -> Target | None:
    match step:
        case Discard(what) | Destroy(what) | Put(what) | Show(what) | Swap(what) | Replace(what) | Defeat(what):
            return what
        case Travel(what):
            return what
        case Modify(on=on) | Forbid(on=on):
            return on
    return None


def _counts(step: Step, name: str) -> bool:
    """Does the step reckon with a figure of the card so named?"""
    return any(isinstance(node, Value) and node.of == name for node in _below(step))


def _aimed(step: Any, target: Pick) -> Any:
    return replace(step, what=target) if hasattr(step, "what") else replace(step, on=target)


def _same(a: Target, b: Target) -> bool:
    """Do two targets name the same cards? Two picks never do, but a name is the pick that gave it."""
    if isinstance(a, Pick):
        return bool(a.name) and b == a.name
    return a == b and not isinstance(b, Pick)


def _plain(modify: Modify) -> Modify:
    """Adding a negative number is taking away."""
    if isinstance(modify.amount, int) and modify.amount < 0 and modify.op in ("add", "less"):
        return replace(modify, op="less" if modify.op == "add" else "add", amount=-modify.amount)
    return modify


def namers(node: Any) -> list[Pick | Look | Draw]:
    """Every node below this one that gives a name."""
    return [found for found in _below(node) if isinstance(found, (Pick, Look, Draw)) and found.name]


def swapped(node: Any) -> list[str]:
    """The names below this node that may stand for another card afterwards."""
    return [found.by for found in _below(node) if isinstance(found, Replace)]


def _below(node: Any) -> Iterator[Any]:
    if isinstance(node, tuple):
        for part in node:
            yield from _below(part)
    elif is_dataclass(node):
        yield node
        for f in fields(node):
            yield from _below(getattr(node, f.name))
