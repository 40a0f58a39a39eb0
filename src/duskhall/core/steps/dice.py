"""Dice: a card rolls them, and another may change them before they are read."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from .. import tree as t
from ..amounts import dice_name
from ..options import DONE, O_DIE, option, option_parts
from ..program import Program, Step
from ..state import Q_DIE, Frame, State
from ..zones import SIDES, roll, tell
from .flow import ask
from .windows import Window

if TYPE_CHECKING:
    from ..forecast import Search
    from ..lowering import Lowering


class Roll(Step):
    __slots__ = ("n", "name")

    def __init__(self, program: Program, node: t.Roll) -> None:
        super().__init__(program)
        self.as_in_play = False
        self.n = node.n
        self.name = node.name

    @staticmethod
    def lower(low: Lowering, node: t.Roll, path: str) -> None:
        low.add(Roll(low.program, node), path)
        if AFTER_DICE in low.rules.windows.names:
            low.add(AfterDice(low.program, dice_name(node.name)), f"{path}.after")

    def run(self, s: State, f: Frame) -> bool:
        numbers = roll(s, self.n)
        f.names = {**f.names, dice_name(self.name): numbers}
        tell(s, "roll", f.seat, *numbers)
        f.at = self.next
        return True

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """The dice may show anything; the extremes come first, as they decide most searches."""
        throws = [*combinations_with_replacement(range(1, SIDES + 1), self.n)]
        for dice in (throws[0], throws[-1], *throws[1:-1]):
            if search.full():
                return False
            c = s.clone()
            g = c.stack[-1]
            g.names = {**g.names, dice_name(self.name): dice}
            g.at = self.next
            if not search.explore(c):
                return False
        return True


AFTER_DICE: Final = "dice"
"""The name of the window that opens after a roll."""


class AfterDice(Window):
    """The window after a roll: the seat may have a card that changes the dice."""

    __slots__ = ("dice",)

    def __init__(self, program: Program, dice: str) -> None:
        super().__init__(program, t.Window(AFTER_DICE))
        self.as_in_play = False
        self.dice = dice
        """The name under which the frame keeps the numbers rolled."""

    def run(self, s: State, f: Frame) -> bool:
        if f.seat == s.active and s.laid:
            return super().run(s, f)
        f.at = self.next
        return True

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """The dice as they fell."""
        f.at = self.next
        return None


ALTERED: Final = dice_name("altered")
"""The name under which a frame keeps the dice that it has changed, from 1."""
CAST: Final = dice_name("cast")
"""The name under which a frame keeps the die about to be rolled again, from 0."""


class Alter(Step):
    """Roll again or turn the dice just rolled, one after the other."""

    __slots__ = ("faces", "n")

    def __init__(self, program: Program, node: t.Alter) -> None:
        super().__init__(program)
        self.as_in_play = False
        self.faces = node.how == "face"
        """The dice are turned to a face of choice."""
        self.n = node.n

    @staticmethod
    def lower(low: Lowering, node: t.Alter, path: str) -> None:
        low.add(Alter(low.program, node), path)

    def run(self, s: State, f: Frame) -> bool:
        if CAST in f.names:
            change_die(s, f, roll(s, 1)[0])
        if len(f.names.get(ALTERED, ())) != self.n:
            options = self.options(s, f)
            if len(options) > 1:
                return ask(s, f, Q_DIE, options)
        f.at = self.next
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        """The dice that can be changed: each not changed yet, and only the first of those that show the same."""
        numbers = rolled(s)[2]
        done = f.names.get(ALTERED, ())
        out = [DONE]
        for i, n in enumerate(numbers):
            if i + 1 not in done and n not in [x for j, x in enumerate(numbers[:i], 1) if j not in done]:
                faces = [to for to in range(1, SIDES + 1) if to != n] if self.faces else [0]
                out += [option(O_DIE, i, to) for to in faces]
        return out

    def take(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            f.at = self.next
            return
        _, die, to = option_parts(option)
        f.names = {**f.names, CAST: (die,)}
        if to:
            change_die(s, f, to, turned=True)

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """A die that is rolled again may show anything."""
        if CAST not in f.names:
            self.run(s, f)
            return None
        for to in (1, SIDES, *range(2, SIDES)):
            if search.full():
                return False
            c = s.clone()
            change_die(c, c.stack[-1], to)
            if not search.explore(c):
                return False
        return True


def change_die(s: State, f: Frame, to: int, *, turned: bool = False) -> None:
    """Set the die that the frame remembers to another number."""
    die = f.names[CAST][0]
    below, name, numbers = rolled(s)
    was = numbers[die]
    numbers = (*numbers[:die], to, *numbers[die + 1 :])
    below.names = {**below.names, name: numbers}
    tell(s, "die", f.seat, turned, die, was, *numbers)
    f.names = {name: of for name, of in f.names.items() if name != CAST}
    f.names[ALTERED] = (*f.names.get(ALTERED, ()), die + 1)


def just_rolled(s: State) -> tuple[Frame, str, tuple[int, ...]] | None:
    """The dice just rolled, if there are any: the frame that rolled them, their name, and what they show."""
    for f in reversed(s.stack):
        step = f.at
        if isinstance(step, AfterDice):
            return f, step.dice, f.names[step.dice]
    return None


def rolled(s: State) -> tuple[Frame, str, tuple[int, ...]]:
    """The dice just rolled; there must be some."""
    found = just_rolled(s)
    assert found is not None, "no dice were rolled"
    return found
