"""Lanes: seats that decide at once, each sealed from the others."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from .. import tree as t
from ..options import FIRST, MASK, O_SEAT, option
from ..program import Block, Program, Step
from ..state import Q_SEAT, Frame, State, new_frame
from ..windows import may_react
from ..zones import tell
from .flow import ask
from .windows import React

if TYPE_CHECKING:
    from ..forecast import Search
    from ..lowering import Lowering


class Each(Block):
    """All seats decide in lanes of their own, sealed; then the lanes are carried out one after the other."""

    __slots__ = ("names", "reaction", "who")

    def __init__(self, program: Program, node: t.Each) -> None:
        super().__init__(program)
        self.as_in_play = False
        self.who = node.seats
        """ "all", "others", or "one" that is named."""
        self.names = tuple(_names_in(node.steps))
        """The names of cards that lanes set, gathered for later steps."""
        self.reaction = len(node.steps) == 1 and isinstance(node.steps[0], t.Window)
        """Whether the lanes hold nothing but a reaction."""

    @staticmethod
    def lower(low: Lowering, node: t.Each, path: str) -> None:
        each = Each(low.program, node)
        low.add(each, path)
        low.lane = True
        low.steps(node.steps, f"{path}.")
        low.lane = False
        low.add(LaneDone(low.program), f"{path}.out")
        each.end = low.here()

    def run(self, s: State, f: Frame) -> bool:
        if f.lanes:
            s.stack.append(f.lanes[0])
            f.lanes = f.lanes[1:]
            return False
        if self.who == "one":
            return ask(s, f, Q_SEAT)
        n = len(s.xp)
        seats = [*range(s.active + 1, n), *range(s.active)]
        if self.who == "all":
            seats.append(s.active)
        if self.reaction and not anybody_reacts(s, seats, self.next):
            # There is nothing to carry out.
            f.at = self.out
            return True
        open_lanes(s, f, seats)
        return not s.asked

    def options(self, s: State, f: Frame) -> list[int]:
        return [option(O_SEAT, (f.seat + i) % s.seats) for i in range(s.seats)]

    def take(self, s: State, f: Frame, option: int) -> None:
        seat = option >> FIRST & MASK
        tell(s, "name", f.seat, seat)
        open_lanes(s, f, [seat])

    def word(self) -> str:
        return self.who

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """In a forecast, other seats' choices are unknown; only their effect on the seat itself counts."""
        if self.who == "one" or f.lanes:
            self.run(s, f)
            return None
        self.serve_first(s, s.seats - 1)
        if self.who == "all":
            open_lanes(s, f, [search.seat])
        else:
            f.at = self.out
        return None

    def serve_first(self, s: State, others: int) -> None:
        """In a forecast, let the others take from a pile before the active seat, which gets at least the rest."""
        for step in self.program.steps[self.index + 1 : self.end]:
            step.serve(s, others)


def anybody_reacts(s: State, seats: list[int], step: Step) -> bool:
    assert isinstance(step, React)
    for seat in seats:
        if may_react(s, seat, step):
            return True
    return False


def open_lanes(s: State, f: Frame, seats: list[int]) -> None:
    f.lanes = tuple([new_frame(f.at.next, f.source, seat, f.names) for seat in seats])
    for i in range(len(seats)):
        decide_lane(s, f, i)


def decide_lane(s: State, f: Frame, lane: int) -> None:
    """Run one seat's lane as long as its steps only decide."""
    g = f.lanes[lane]
    while g.at.silent and g.at.run(s, g):
        pass


class LaneDone(Step):
    """A lane has been carried out; what it named is gathered for the steps that follow."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.stack.pop()
        parent = s.stack[-1]
        each = parent.at
        assert isinstance(each, Each)
        for name in each.names:
            parent.names = {**parent.names, name: parent.names.get(name, ()) + f.names.get(name, ())}
        if not parent.lanes:
            parent.at = each.out
        return False


def _names_in(node: Any) -> list[str]:
    """The names that some steps give to cards."""
    if isinstance(node, tuple):
        return [name for part in node for name in _names_in(part)]
    if isinstance(node, t.Pick | t.Look | t.Draw):
        return [node.name] if node.name else []
    return [name for f in fields(node) for name in _names_in(getattr(node, f.name))] if is_dataclass(node) else []
