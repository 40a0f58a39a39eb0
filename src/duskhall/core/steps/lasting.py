"""Lasting steps: figures changed, acts forbidden, lines cancelled or granted."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from .. import tree as t
from ..effects import cancelled, immune, in_sight
from ..options import O_LINE, option, option_parts
from ..picking import beginning
from ..program import (
    AIM_CARDS,
    AIM_PARTY,
    AIM_SELF,
    ALL_CARDS,
    COUNTS_ABLE,
    COUNTS_ARMOR,
    COUNTS_BECOME,
    COUNTS_BONUS,
    COUNTS_DARK,
    COUNTS_DOUBLE,
    COUNTS_HALF,
    COUNTS_HEALTH,
    COUNTS_HERO_LOSS,
    COUNTS_LIGHT,
    COUNTS_LINES,
    COUNTS_ONE_KIND,
    COUNTS_OWN_LINE,
    COUNTS_PARTY_LOSS,
    COUNTS_TOTAL,
    COUNTS_VERDICT,
    COUNTS_VOID,
    Effect,
    Lasting,
    Program,
)
from ..state import EMPTY, Q_LINE, Frame, State
from ..weights import strength, weight
from ..zones import tell
from .flow import ask, context, targets

if TYPE_CHECKING:
    from ..lowering import Lowering


class Change(Lasting):
    """Make a lasting change. It covers the cards picked, or all that match whenever it is counted."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        on = None
        if not self.lasts_alone(s):
            on = targets(s, f, self.aim)
            if not on:
                f.at = self.next
                return True
        fixed = None if self.live else self.number(s, context(s, f))
        leave(s, f, self, on, fixed, f.names.get(self.name, ()) if self.name else ())
        if s.rules.wielding.fall and self.figure in ("strength", "weight"):
            drop_weapons(s)
        return True

    def lasts_alone(self, s: State) -> bool:
        """Whether the change begins even if it covers no card yet."""
        later_too = s.rules.battle.covers_later or self.how == "ignore"
        return self.aim.code == AIM_PARTY or (self.aim.code == AIM_CARDS and later_too)


def leave(
    s: State,
    f: Frame,
    step: Lasting,
    cards: tuple[int, ...] | None,
    fixed: int | None = None,
    named: tuple[int, ...] = (),
) -> None:
    """Begin a lasting change and move the frame on."""
    s.mods += (Effect(step, f.source, cards, fixed, named),)
    if s.log is not None:
        tell(s, "change", f.source, step.program.number, step.index, *(cards or ()))
    f.at = step.next


def drop_weapons(s: State) -> None:
    """Unequip weapons that have become too heavy for their heroes."""
    for w, h in list(s.held.items()):
        if h != EMPTY and weight(s, s.active, w, h) > strength(s, s.active, h):
            s.held = {**s.held, w: EMPTY}
            tell(s, "drop", s.active, w, h)


class Modify(Change):
    """A figure is changed."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Modify, path: str) -> None:
        step = Modify(low.program)
        step.aim = low.aim(node.on, path, "pick")
        step.figure = node.figure
        step.how = node.op
        low.count(step, node.amount)
        step.battle = low.battle
        step.live = not _mentions_name(node.amount)
        step.when = low.rules.condition(node.when)
        step.name = _named_in(node.when)
        step.layers = _layers_of_change(step, node.amount)
        low.add(step, path)


class Forbid(Change):
    """An act is forbidden, to some cards or to the whole party."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Forbid, path: str) -> None:
        step = Forbid(low.program)
        step.aim = low.aim(node.on, path, "pick")
        step.figure = node.act
        step.how = "forbid"
        step.live = False
        step.battle = low.battle
        own = step.aim.code == AIM_SELF and node.act in ("be-fought", "be-defeated")
        step.layers = COUNTS_VERDICT if own else _LAYERS_OF_ACTS.get(node.act, 0)
        low.add(step, path)


_LAYERS_OF_ACTS = {"attack": COUNTS_ABLE, "be-lit": COUNTS_DARK}


class Grant(Lasting):
    """Give a card the lines of other cards. Always a trait, never carried out as a step."""

    __slots__ = ("event",)

    def __init__(self, program: Program, event: str) -> None:
        super().__init__(program)
        self.how = "grant"
        self.event = event

    @staticmethod
    def lower(low: Lowering, node: t.Grant, path: str) -> None:
        step = Grant(low.program, node.event)
        low.add(step, path)
        step.aim = low.aim(node.cards, path, "pick")

    def speaks_of(self, event: str) -> bool:
        return event == self.event


class Cancel(Lasting):
    """Compulsory lines of monsters in the hall do not happen this turn."""

    __slots__ = ("events", "n")

    def __init__(self, program: Program, events: tuple[str, ...], n: int) -> None:
        super().__init__(program)
        self.how = "cancel"
        self.events = events
        self.n = n

    @staticmethod
    def lower(low: Lowering, node: t.Cancel, path: str) -> None:
        low.add(Cancel(low.program, node.events, node.n), path)

    def run(self, s: State, f: Frame) -> bool:
        if self.n == ALL_CARDS:
            leave(s, f, self, None)
            return True
        options = self.options(s, f)
        if len(options) > 1:
            return ask(s, f, Q_LINE, options)
        if options:
            self.take(s, f, options[0])
        else:
            f.at = self.next
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        out = []
        for c in in_sight(s):
            if c != EMPTY and not immune(s, c, f.source):
                for event in self.events:
                    for line in s.rules.musts[event][s.kinds[c]]:
                        if not cancelled(s, c, event, line, c):
                            out.append(option(O_LINE, c, line.program.number))
        return out

    def take(self, s: State, f: Frame, option: int) -> None:
        _, card, program = option_parts(option)
        leave(s, f, self, (card,), s.rules.programs[program].ability)

    def speaks_of(self, event: str) -> bool:
        return event in self.events

    def needy(self) -> bool:
        return True

    def offered(self, s: State, seat: int, card: int) -> bool:
        return self.n == ALL_CARDS or bool(self.options(s, beginning(self.program, seat, card)))


def _layers_of_change(step: Modify, amount: t.Amount) -> int:
    """The layers in which a change counts, as bits."""
    figure, how = step.figure, step.how
    party = step.aim.code == AIM_PARTY
    kind = figure in ("attack", "magic")
    more = how == "add" and kind and (party or isinstance(amount, t.Count) or (isinstance(amount, int) and amount >= 0))
    found = {
        COUNTS_LIGHT: figure == "light",
        COUNTS_HEALTH: figure == "health",
        COUNTS_VOID: (how == "ignore" and figure != "light") or (how == "zero" and kind and party),
        COUNTS_BONUS: more,
        COUNTS_LINES: how in ("add", "less") and kind and not more,
        COUNTS_OWN_LINE: how == "zero" and kind and not party,
        COUNTS_HERO_LOSS: figure == "either" and not party,
        COUNTS_BECOME: how == "become",
        COUNTS_PARTY_LOSS: figure == "either" and party,
        COUNTS_DOUBLE: how == "double",
        COUNTS_ONE_KIND: how in ("zero", "half") and kind and party,
        COUNTS_ARMOR: figure in ("armor", "resistance"),
        COUNTS_TOTAL: figure == "total" and how in ("add", "less"),
        COUNTS_HALF: figure == "total" and how == "half",
    }
    return sum([bit for bit, counts in found.items() if counts])


def _mentions_name(amount: t.Amount) -> bool:
    match amount:
        case t.Value(_, of):
            return of not in t.REFS
        case t.Die():
            return True
        case t.Half(of):
            return _mentions_name(of)
        case t.Plus(a, b) | t.Times(a, b) | t.Least(a, b):
            return _mentions_name(a) or _mentions_name(b)
    return False


def _named_in(node: Any) -> str:
    """The name of the picked card in a condition; empty if there is none."""
    if isinstance(node, tuple):
        return next((name for part in node if (name := _named_in(part))), "")
    if isinstance(node, t.Kin | t.CardIs) and node.card not in t.REFS:
        return node.card
    if not is_dataclass(node):
        return ""
    return next((name for f in fields(node) if (name := _named_in(getattr(node, f.name)))), "")
