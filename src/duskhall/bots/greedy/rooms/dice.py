"""Changing dice: what each number would bring, read from the steps of the card that rolled them."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t
from duskhall.core.options import O_DIE, O_USE

from ..filters import TESTS
from .amounts import expected, likely

if TYPE_CHECKING:
    from collections.abc import Iterator

    from duskhall.core.decision import Decision
    from duskhall.core.tree import Amount, Step

    from ..reader import Reader
    from .outlook import RoomsOutlook

Numbers = tuple[int, ...]
SIDES = range(1, 7)
LOST = {"discard": 2.5, "destroy": 8.0, "wound": 1.5, "stuck": 4.0}
"""The cost of losing a card, of a wound, or of being stopped, in points of attack;"""
EXPERIENCE = 5.0
"""the worth of an XP."""


def steps_in(node: Any) -> Iterator[tuple[Step, ...]]:
    """Every sequence of steps of a card, or a part of one."""
    if isinstance(node, tuple):
        if any(isinstance(part, t.Roll) for part in node):
            yield node
        for part in node:
            yield from steps_in(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from steps_in(getattr(node, field.name))


def consequences(abilities: tuple[t.Ability, ...], name: str) -> tuple[Step, ...]:
    """The steps of the card that follow the roll."""
    for steps in steps_in(abilities):
        for i, step in enumerate(steps):
            if isinstance(step, t.Roll) and step.name == name:
                return steps[i + 1 :]
    return ()


def outcome(steps: tuple[Step, ...], name: str, numbers: Numbers) -> float:
    """The worth of these steps to the seat with these numbers, in points of attack."""
    return sum([_brings(step, name, numbers) for step in steps])


def _brings(step: Step, name: str, numbers: Numbers) -> float:
    match step:
        case t.If(when, then, otherwise):
            chance = _holds(when, name, numbers)
            return chance * outcome(then, name, numbers) + (1 - chance) * outcome(otherwise, name, numbers)
        case t.Modify("attack" | "magic", "add", amount):
            return _amount(amount, name, numbers)
        case t.Modify("health" | "armor" | "resistance", op, amount):
            return _amount(amount, name, numbers) * (1 if op == "less" else -1)
        case t.Earn("xp", amount):
            return EXPERIENCE * _amount(amount, name, numbers)
        case t.Lose("xp", amount):
            return -EXPERIENCE * _amount(amount, name, numbers)
        case t.Gain(_, amount, to):
            return -LOST["wound"] * _amount(amount, name, numbers) * (1 if to == "front" else 2)
        case t.Discard():
            return -LOST["discard"]
        case t.Destroy(t.Pick(where=where)):
            return -LOST["destroy"] * _hit(where, name, numbers)
        case t.Travel() | t.Forbid("walk"):
            return -LOST["stuck"]
    return 0.0


def _hit(where: Any, name: str, numbers: Numbers) -> float:
    """The chance that there is a card with the number that the dice show."""
    match where:
        case t.And(of):
            return min([_hit(part, name, numbers) for part in of])
        case t.Fig("level", "=", amount):
            return 1.0 if _amount(amount, name, numbers) <= 1 else 0.5 if _amount(amount, name, numbers) <= 3 else 0.0
    return 1.0


def _amount(amount: Amount, name: str, numbers: Numbers) -> float:
    match amount:
        case t.Die(dice, how) if dice == name:
            return sum(numbers) if how == "sum" else max(numbers) if how == "highest" else min(numbers)
        case t.Half(of):
            return (_amount(of, name, numbers) + 1) // 2
        case t.Plus(a, b):
            return _amount(a, name, numbers) + _amount(b, name, numbers)
        case t.Times(a, b):
            return _amount(a, name, numbers) * _amount(b, name, numbers)
        case t.Least(a, b):
            return min(_amount(a, name, numbers), _amount(b, name, numbers))
    return expected(amount, {})


def _holds(when: Any, name: str, numbers: Numbers) -> float:
    match when:
        case t.Cmp(t.Die(), test, b):
            return float(TESTS[test](_amount(when.a, name, numbers), _amount(b, name, numbers)))
    return likely(when)


# ----------------------------------------------------------------------------------------------------------------------
# Questions


def changed(numbers: Numbers, die: int, face: int) -> Numbers:
    return (*numbers[:die], face, *numbers[die + 1 :])


def best_change(reader: Reader, dice: list[int], turned: bool) -> tuple[float, int, int]:
    """The best change of one of these dice: its worth, the die, and the face to turn it to (0: roll it again)."""
    rolled = reader.view.dice
    assert rolled is not None
    steps = consequences(reader.view.card(rolled.card).abilities, rolled.name)
    numbers = rolled.numbers
    now = outcome(steps, rolled.name, numbers)
    best = (0.0, -1, 0)
    for die in dice:
        values = [(outcome(steps, rolled.name, changed(numbers, die, face)), face) for face in SIDES]
        if turned:
            value, face = max(values)
        else:
            value, face = sum([v for v, _ in values]) / len(values), 0
        if value - now > best[0] + 0.01:
            best = (value - now, die, face)
    return best


def after_dice(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Use the ability with the greatest benefit, if there is any."""
    rolled = reader.view.dice
    assert rolled is not None
    dice = list(range(len(rolled.numbers)))
    best, value = 0, 0.0
    for i, (what, _, _, n) in enumerate(decision.meanings()):
        if what == O_USE:
            use = reader.ruleset.uses[n]
            assert use is not None
            gain = best_change(reader, dice, use.turns)[0]
            if gain > value:
                best, value = i, gain
    return best if value else decision.options.index("done")


def die(reader: Reader, decision: Decision, outlook: RoomsOutlook) -> int:
    """Choose the die whose change brings most; the first option is to stop."""
    ways = {(n // 10 - 1, n % 10): i for i, (what, _, _, n) in enumerate(decision.meanings()) if what == O_DIE}
    turned = any(face for _, face in ways)
    gain, which, face = best_change(reader, sorted({die for die, _ in ways}), turned)
    return ways[which, face] if gain > 0 else decision.options.index("done")
