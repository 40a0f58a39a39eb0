"""From the tree of a card to its text: the part that all languages share.

:class:`Grammar` walks the tree and asks the language for every node. It carries what the words depend on
(:class:`Scene`), brings filters, amounts and conditions into a shape that can be said (:func:`alternatives`,
:func:`terms`, ``Not`` pushed down to the leaves), and joins steps that belong in one sentence (:func:`joined`). It
knows no word and no word order; what a language returns for a step is its own affair, here called ``C``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from duskhall.core.tree import (
    Ability,
    Amount,
    And,
    Arrange,
    Buy,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Condition,
    Count,
    Dark,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    End,
    Fig,
    Filter,
    Forbid,
    Gain,
    If,
    Later,
    Look,
    Modify,
    Must,
    Not,
    Now,
    Or,
    Pick,
    Plus,
    Put,
    Some,
    Step,
    Target,
    Times,
    Use,
    Value,
    While,
    Won,
)

C = TypeVar("C")
"""What the language makes of a step."""


class Unrendered(TypeError):
    """The tree holds something that has no words."""

    def __init__(self, node: object, place: str) -> None:
        super().__init__(f"no words for {node!r} as {place}")


class Speaker(Protocol):
    """Where a grammar gets its words."""

    def say(self, message_id: str, /, **args: str | int) -> str: ...
    def has(self, message_id: str) -> bool: ...


# --------------------------------------------------------------------------------------------------------------------
# What the words depend on


@dataclass(frozen=True, slots=True)
class Bound:
    """What a picked name stands for."""

    where: Filter | None
    many: bool
    """More than one card, as far as the text can tell."""
    seen: bool = False
    """Turned up from a deck."""
    thinned: bool = False
    """Some of the cards have been taken away since."""


@dataclass(slots=True)
class Scene:
    """Where in a card's text we are."""

    card: Card
    ability: Ability
    seat: str = "you"
    """Whose steps they are: "you", "others", "all" or "winner"."""
    voice: str = ""
    """For the language's own use."""
    names: dict[str, Bound] = field(default_factory=dict)

    def fork(self, **changes: Any) -> Scene:
        """A scene of its own: names bound there are unknown here."""
        return replace(self, names=dict(self.names), **changes)

    def bind(self, target: Target) -> None:
        """Remember the name that a pick gives, and that cards were picked out of a named lot."""
        if not isinstance(target, Pick):
            return
        if target.name:
            where = target.where
            if where is None and target.place in self.names:
                where = self.names[target.place].where
            self.names[target.name] = Bound(where, target.n != 1)

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


@dataclass(frozen=True, slots=True)
class Term:
    """So many times the product of these values and counts."""

    times: int
    of: tuple[Value | Count, ...] = ()


def terms(amount: Amount) -> list[Term]:
    """An amount as a sum, numbers last.

    >>> terms(Plus(3, Times(2, Value("level", "self"))))
    [Term(times=2, of=(Value(figure='level', of='self'),)), Term(times=3, of=())]
    """
    found: dict[tuple[Value | Count, ...], int] = {}
    for term in _terms(amount):
        found[term.of] = found.get(term.of, 0) + term.times
    return sorted((Term(n, of) for of, n in found.items() if n or not of), key=lambda term: not term.of) or [Term(0)]


def _terms(amount: Amount) -> list[Term]:
    match amount:
        case int():
            return [Term(amount)]
        case Value() | Count():
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
"""The same test with its sides exchanged."""


def conjuncts(when: Condition | None) -> list[Any]:
    """The conditions that must all hold."""
    if when is None:
        return []
    if isinstance(when, And):
        return [c for part in when.of for c in conjuncts(part)]
    return [when]


def needed(ability: Use | Must) -> list[Any]:
    """What has to be said of a condition: not that there must be a card to pick, where the ability picks one anyway.

    A use that begins with a pick is not offered without a candidate; a single step that finds none does nothing.
    """
    found = conjuncts(ability.when)
    first = ability.steps[0] if ability.steps else None
    pick = _aim(first) if first is not None and not isinstance(first, Pick) else first
    if isinstance(pick, Pick) and not pick.optional and (isinstance(ability, Use) or len(ability.steps) == 1):
        found = [c for c in found if c != Some(Cards(pick.place, pick.where))]
    return found


# --------------------------------------------------------------------------------------------------------------------
# Steps


@dataclass(frozen=True, slots=True)
class Change:
    """Several modifications of one kind on the same cards, said in one sentence."""

    op: str
    on: Target
    parts: tuple[Modify, ...]


Said = Step | Change
"""A step as it is said."""


def joined(steps: Sequence[Step]) -> list[Said]:
    """Steps as they are said: a pick goes into the step that uses it, changes of the same cards go together."""
    found: list[Said] = []
    for step in steps:
        last = found[-1] if found else None
        if isinstance(last, Pick) and last.name and _aim(step) == last.name:
            found.pop()
            step = _aimed(step, last)  # noqa: PLW2901
            last = found[-1] if found else None
        if not isinstance(step, Modify):
            found.append(step)
            continue
        modify = _plain(step)
        same = isinstance(last, Change) and last.op == modify.op and _same(last.on, modify.on)
        if isinstance(last, Change) and same:
            found[-1] = replace(last, parts=(*last.parts, modify))
        else:
            found.append(Change(modify.op, modify.on, (modify,)))
    return found


def _aim(step: Step) -> Target | None:
    return getattr(step, "what", getattr(step, "on", None)) if not isinstance(step, Earn) else None


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


def _namers(node: Any) -> list[Pick | Look]:
    """Every node below this one that gives a name."""
    if isinstance(node, (Pick, Look)):
        return [node] if node.name else []
    if isinstance(node, tuple):
        return [found for part in node for found in _namers(part)]
    if is_dataclass(node):
        return [found for f in fields(node) for found in _namers(getattr(node, f.name))]
    return []


# --------------------------------------------------------------------------------------------------------------------
# The walk


class Grammar(ABC, Generic[C]):
    """How one language says what a card does: the language fills in an abstract method for each word of the tree."""

    def __init__(self, words: Speaker) -> None:
        self.words = words

    def ability(self, ability: Ability, card: Card) -> str:
        scene = Scene(card, ability)
        match ability:
            case Use():
                return self.use(ability, scene)
            case Must():
                return self.must(ability, scene)
            case While():
                return self.hold(ability, scene)
        raise Unrendered(ability, "an ability")

    def steps(self, steps: Sequence[Step], scene: Scene) -> list[C]:
        return [self.step(step, scene) for step in joined(steps)]

    def step(self, step: Said, scene: Scene) -> C:
        match step:
            case Pick():
                return self.pick(step, scene)
            case Draw():
                return self.draw(step, scene)
            case Discard():
                return self.discard(step, scene)
            case Destroy():
                return self.destroy(step, scene)
            case Gain():
                return self.gain(step, scene)
            case Put():
                return self.put(step, scene)
            case Look():
                clause = self.look(step, scene)
                scene.names[step.name] = Bound(None, step.n != 1, seen=True)
                return clause
            case Arrange():
                return self.arrange(step, scene)
            case Earn():
                return self.earn(step, scene)
            case Buy():
                return self.buy(step, scene)
            case Change():
                return self.change(step, scene)
            case Modify():
                return self.change(Change(step.op, step.on, (step,)), scene)
            case Forbid():
                return self.forbid(step, scene)
            case Choose():
                return self._nested(self.choose(step, scene), step, scene)
            case If():
                return self._nested(self.provided(step, scene), step, scene)
            case Each():
                return self._nested(self.each(step, scene), step, scene)
            case Later():
                return self._nested(self.later(step, scene), step, scene)
            case End():
                return self.end(step, scene)
        raise Unrendered(step, "a step")

    def _nested(self, clause: C, step: Said, scene: Scene) -> C:
        """Steps within a step are said in scenes of their own; the names they give hold from here on."""
        for node in _namers(step):
            many = isinstance(step, Each) or node.n != 1
            if isinstance(node, Look):
                scene.names[node.name] = Bound(None, many, seen=True)
            else:
                scene.bind(node)
                scene.names[node.name] = replace(scene.names[node.name], many=many)
        return clause

    def condition(self, when: Condition, scene: Scene, holds: bool = True) -> str:
        """The condition as a clause: "you have a weapon", or denied: "you have no weapon"."""
        match when:
            case Not(of):
                return self.condition(of, scene, not holds)
            case And(of) | Or(of):
                return self.junction([self.condition(c, scene, holds) for c in of], isinstance(when, And) == holds)
            case Cmp():
                return self.compared(when, scene, holds)
            case CardIs():
                return self.card_is(when, scene, holds)
            case Some():
                return self.some(when, scene, holds)
            case Won():
                return self.won(scene, holds)
            case Dark():
                return self.dark(scene, holds)
            case Now():
                return self.now(when, scene, holds)
        raise Unrendered(when, "a condition")

    # -- abilities ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def use(self, ability: Use, scene: Scene) -> str: ...
    @abstractmethod
    def must(self, ability: Must, scene: Scene) -> str: ...
    @abstractmethod
    def hold(self, ability: While, scene: Scene) -> str: ...

    # -- steps --------------------------------------------------------------------------------------------------------

    @abstractmethod
    def pick(self, step: Pick, scene: Scene) -> C: ...
    @abstractmethod
    def draw(self, step: Draw, scene: Scene) -> C: ...
    @abstractmethod
    def discard(self, step: Discard, scene: Scene) -> C: ...
    @abstractmethod
    def destroy(self, step: Destroy, scene: Scene) -> C: ...
    @abstractmethod
    def gain(self, step: Gain, scene: Scene) -> C: ...
    @abstractmethod
    def put(self, step: Put, scene: Scene) -> C: ...
    @abstractmethod
    def look(self, step: Look, scene: Scene) -> C: ...
    @abstractmethod
    def arrange(self, step: Arrange, scene: Scene) -> C: ...
    @abstractmethod
    def earn(self, step: Earn, scene: Scene) -> C: ...
    @abstractmethod
    def buy(self, step: Buy, scene: Scene) -> C: ...
    @abstractmethod
    def change(self, step: Change, scene: Scene) -> C: ...
    @abstractmethod
    def forbid(self, step: Forbid, scene: Scene) -> C: ...
    @abstractmethod
    def choose(self, step: Choose, scene: Scene) -> C: ...
    @abstractmethod
    def provided(self, step: If, scene: Scene) -> C: ...
    @abstractmethod
    def each(self, step: Each, scene: Scene) -> C: ...
    @abstractmethod
    def later(self, step: Later, scene: Scene) -> C: ...
    @abstractmethod
    def end(self, step: End, scene: Scene) -> C: ...

    # -- conditions ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def junction(self, parts: list[str], both: bool) -> str: ...
    @abstractmethod
    def compared(self, when: Cmp, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def card_is(self, when: CardIs, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def some(self, when: Some, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def won(self, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def dark(self, scene: Scene, holds: bool) -> str: ...
    @abstractmethod
    def now(self, when: Now, scene: Scene, holds: bool) -> str: ...

    # -- the printed figures ------------------------------------------------------------------------------------------

    @abstractmethod
    def figures_line(self, card: Card) -> str: ...
    @abstractmethod
    def tags_line(self, card: Card) -> str: ...
