"""Flow: steps that ask a seat, or several at once, and steps that lead from one to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import tree as t
from ..effects import Context, aimed
from ..numbers import sheltered
from ..options import (
    BRANCH,
    FIRST,
    MASK,
    all_but,
    option_parts,
)
from ..picking import beginning
from ..program import (
    AIM_NAME,
    Aim,
    Block,
    Program,
    Step,
)
from ..state import (
    EMPTY,
    HALL,
    Q_BRANCH,
    Q_DROP,
    Frame,
    Question,
    State,
    asked_alone,
    new_frame,
)
from ..triggers import musts_of, push_musts
from ..weights import overload, surely_carried
from ..zones import finish, tell

if TYPE_CHECKING:
    from ..lowering import Lowering
    from ..queries import Condition


def ask(s: State, f: Frame, kind: int, options: list[int] | None = None) -> bool:
    """Ask the seat of a frame, which is the top frame or a lane of it. Always returns False: the frame waits for the
    answer."""
    seat = f.seat
    s.counts[seat] += 1
    top = s.stack[-1]
    if f is top:
        s.asked = asked_alone[kind][seat]
        s.options = options
    else:
        s.asked += (Question(kind, seat, top.lanes.index(f)),)
        s.options = None
    return False


def context(s: State, f: Frame) -> Context:
    return Context(f.seat, f.source, s.foe, s.rank, f.names)


def secret(s: State, f: Frame) -> bool:
    """Whether the seat's hand is hidden: then whether it is asked must not depend on its cards."""
    return not (s.laid and f.seat == s.active)


def targets(s: State, f: Frame, aim: Aim) -> tuple[int, ...]:
    """The cards a step is aimed at, without those beyond the reach of a battle effect."""
    cards = f.names.get(aim.name, ()) if aim.code == AIM_NAME else aimed(s, aim, context(s, f))
    if s.held and f.at.program.guarded:
        return tuple(all_but([*cards], sheltered(s, f.seat)))
    return cards


# ------------------------------------------------------------------------------------------------------------
# Branches


class Choose(Block):
    """A choice between branches."""

    __slots__ = ("branches", "jumps", "names", "open")

    def __init__(self, program: Program, names: tuple[str, ...]) -> None:
        super().__init__(program)
        self.silent = True
        self.names = names
        self.jumps: tuple[Step, ...] = ()
        """The first step of each branch."""
        self.open = False
        """Whether every branch can always be taken;"""
        self.branches: list[int] = []
        """then these are the options. They are only read, so all such questions share them."""

    @staticmethod
    def lower(low: Lowering, node: t.Choose, path: str) -> None:
        choice = Choose(low.program, tuple([branch.name for branch in node.of]))
        low.add(choice, path)
        starts: list[int] = []
        exits: list[Jump] = []
        for branch in node.of:
            starts.append(low.here())
            low.steps(branch.steps, f"{path}.{branch.name}.")
            exits.append(Jump(low.program))
            low.add(exits[-1], f"{path}.{branch.name}.out")
        low.starts[choice] = starts
        choice.open = all(low.program.steps[i].always_possible() for i in starts)
        if choice.open:
            choice.branches = [BRANCH | i << FIRST for i in range(len(starts))]
        choice.end = low.here()
        for jump in exits:
            jump.end = choice.end

    def run(self, s: State, f: Frame) -> bool:
        if self.open:
            return ask(s, f, Q_BRANCH, self.branches)
        options = self.options(s, f)
        if not options:
            f.at = self.out
        elif len(options) == 1 and not secret(s, f):
            f.at = self.jumps[option_parts(options[0])[1]]
        else:
            return ask(s, f, Q_BRANCH, options)
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        if self.open:
            return self.branches
        return [BRANCH | i << FIRST for i, start in enumerate(self.jumps) if start.possible(s, f)]

    def take(self, s: State, f: Frame, option: int) -> None:
        way = option >> FIRST & MASK
        if s.log is not None and f is s.stack[-1]:
            tell(s, "choose", f.seat, self.program.number, self.index, way)
        f.at = self.jumps[way]

    def needy(self) -> bool:
        return not self.open

    def offered(self, s: State, seat: int, card: int) -> bool:
        f = beginning(self.program, seat, card)
        for start in self.jumps:
            if start.possible(s, f):
                return True
        return False


class Check(Block):
    """Go on only if a condition holds."""

    __slots__ = ("asks_won", "plain", "when")

    def __init__(self, program: Program, when: Condition | None, asks_won: bool, plain: bool) -> None:
        super().__init__(program)
        self.silent = True
        self.when = when
        self.asks_won = asks_won
        """Whether this is the condition that every battle asks."""
        self.plain = plain
        """Whether the condition has the same answer for every card."""

    @staticmethod
    def lower(low: Lowering, node: t.If, path: str) -> None:
        when = low.rules.condition(node.when)
        check = Check(low.program, when, isinstance(node.when, t.Won), isinstance(node.when, t.Now))
        low.add(check, path)
        low.steps(node.then, f"{path}.then.")
        out = Jump(low.program)
        low.add(out, f"{path}.then.out")
        check.end = low.here()
        low.steps(node.otherwise, f"{path}.else.")
        out.end = low.here()

    def run(self, s: State, f: Frame) -> bool:
        when = self.when
        holding = s.won if self.asks_won or when is None else when.holds(s, _NOBODY if self.plain else context(s, f))
        f.at = self.next if holding else self.out
        return True


_NOBODY: Final = Context(EMPTY, EMPTY, EMPTY, 0, None)


class Jump(Block):
    __slots__ = ()

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.silent = True

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.out
        return True


# ------------------------------------------------------------------------------------------------------------
# Weapons that have become too heavy


class MayDropWeapon(Step):
    """A step before which a hero may have to let go of a weapon."""

    __slots__ = ()

    def take(self, s: State, f: Frame, option: int) -> None:
        drop(s, option >> FIRST & MASK)


def lets_go(s: State, f: Frame) -> bool:
    """Let a hero whose weapons have become too heavy drop one. If he has several, the seat is asked which; True if it
    is asked."""
    if surely_carried(s):
        return False
    for hero in dict.fromkeys(s.held.values()):
        while hero != EMPTY and (weapons := overload(s, f.seat, hero)):
            if len(weapons) > 1:
                ask(s, f, Q_DROP)
                return True
            drop(s, weapons[0])
    return False


def drop(s: State, weapon: int) -> None:
    tell(s, "drop", s.active, weapon, s.held[weapon])
    s.held = {**s.held, weapon: EMPTY}


# ------------------------------------------------------------------------------------------------------------
# Later, and the end


class Later(Block):
    __slots__ = ("until",)

    def __init__(self, program: Program, until: str) -> None:
        super().__init__(program)
        self.until = until
        """The moment it waits for: the end of the "battle" or of the "turn"."""

    @staticmethod
    def lower(low: Lowering, node: t.Later, path: str) -> None:
        later = Later(low.program, node.at)
        low.add(later, path)
        low.waits = node.at == "battle"
        low.steps(node.steps, f"{path}.")
        low.waits = False
        low.add(Return(low.program), f"{path}.out")
        later.end = low.here()

    def run(self, s: State, f: Frame) -> bool:
        s.later += (new_frame(self.next, f.source, f.seat, f.names),)
        f.at = self.out
        return True


def waits_for(f: Frame) -> str:
    """The moment a waiting frame waits for."""
    later = f.at.program.steps[f.at.index - 1]
    assert isinstance(later, Later)
    return later.until


class End(Step):
    """The turn or the game ends here."""

    __slots__ = ("what",)

    def __init__(self, program: Program, what: str) -> None:
        super().__init__(program)
        self.what = what

    @staticmethod
    def lower(low: Lowering, node: t.End, path: str) -> None:
        low.add(End(low.program, node.what), path)

    def run(self, s: State, f: Frame) -> bool:
        if self.what == "turn":
            del s.stack[1:]
            turn = s.stack[0]
            turn.at = next(step for step in s.rules.closes if step.index > turn.at.index)
            turn.lanes = ()
            return False
        finish(s)
        return False


class GoOn(Step):
    """Does nothing."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        return True


class Close(GoOn):
    """The step at which a turn that ended early continues."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Close, path: str) -> None:
        low.add(Close(low.program), path)


DREW: Final = "$drew"
"""The name under which a frame remembers that it drew."""


class Return(Step):
    """End a program. If an ability drew cards, the hall's lines for that follow."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.stack.pop()
        window = self.program.window
        if DREW in f.names and window and window not in s.rules.windows.effects:
            for event in s.rules.events.drew:
                push_musts(s, musts_of(s, event, s.zones[HALL], f.seat))
        return False
