"""Windows: a seat uses abilities and equips weapons, in its own turn or another's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import tree as t
from ..options import DONE, FIRST, MASK, O_DONE, O_EQUIP, O_USE, WHAT
from ..program import Line, Program, Step
from ..state import ALWAYS, Q_WINDOW, Frame, State, hand_of, new_frame, secret_of
from ..windows import NOTHING, could_reveal, could_use, may_react, window
from ..zones import show, tell
from .flow import MayDropWeapon, ask, lets_go, secret

if TYPE_CHECKING:
    from ..lowering import Lowering


class Opening(MayDropWeapon):
    """A window of the turn. Rules fill in which cards have a part in it."""

    __slots__ = ("able", "bit", "due", "equip", "name", "opens", "roles", "useful")

    def __init__(self, program: Program, node: t.Window) -> None:
        super().__init__(program)
        self.name = node.name
        self.equip = node.equip
        """Whether heroes can take up weapons in it."""
        self.due = node.due
        """The treatment of abilities that must be used: see ``tree.Window``."""
        self.opens: tuple[tuple[str, list[tuple[Line, ...]], str], ...] = ()
        """The windows that it opens, each with the abilities of each kind of card and who takes part besides the party:
        the "foe", the "foe and room", or nothing."""
        self.able: list[bool] = []
        """Whether each kind of card has an ability for it."""
        self.roles: list[int] = []
        """If weapons are taken up in it: the role of each kind of card (USES, HERO, WEAPON), as bits."""
        self.useful: frozenset[int] = frozenset()
        """The cards that have something to do in it."""
        self.bit = ALWAYS
        """Its bit in ``Rules.window_bits``; ALWAYS if cards besides the seat's own take part."""

    def options(self, s: State, f: Frame) -> list[int]:
        return window(s, f.seat, self)

    def word(self) -> str:
        return self.name


class React(Opening):
    """A window in which another seat may react. The following step carries out what it uses."""

    __slots__ = ()

    def __init__(self, program: Program, node: t.Window) -> None:
        super().__init__(program, node)
        self.silent = True

    def run(self, s: State, f: Frame) -> bool:
        if may_react(s, f.seat, self):
            return ask(s, f, Q_WINDOW)
        f.at = self.next
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        f.picked = () if option == DONE else (option >> FIRST & MASK, option & MASK)
        f.at = self.next


class Act(Step):
    """Carry out the choice that a seat made in its lane; then the lane may go on."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if f.picked:
            card, program = f.picked
            f.picked = ()
            f.at = self.program.steps[self.index - 1]
            return use(s, f, card, program)
        f.at = self.next
        return True


def use(s: State, f: Frame, card: int, program: int) -> bool:
    """Begin an ability. Always False: the machine goes on with the ability."""
    if (secret(s, f) and card in s.zones[hand_of[f.seat]]) or card in s.zones[secret_of[f.seat]]:
        show(s, f.seat, (card,))
    used = s.rules.programs[program]
    s.used = {**s.used, card: s.used.get(card, 0) | 1 << used.ability}
    if s.log is not None:
        tell(s, "use", f.seat, card, program)
    s.stack.append(new_frame(used.steps[0], card, f.seat))
    return False


class Window(Opening):
    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Window, path: str) -> None:
        if low.lane:
            low.add(React(low.program, node), path)
            low.add(Act(low.program), f"{path}.act")
        else:
            low.add(Window(low.program, node), path)

    def run(self, s: State, f: Frame) -> bool:
        seat = f.seat
        if s.held and s.rules.wielding.many and lets_go(s, f):
            return False
        if s.window_bits[seat] & self.bit:
            options = window(s, seat, self)
            if options is not NOTHING:
                if len(options) > 1:
                    return ask(s, f, Q_WINDOW, options)
                if options[0] != DONE:
                    return use(s, f, options[0] >> FIRST & MASK, options[0] & MASK)
            if self.due != "only" and (
                ((not s.laid or seat != s.active) and could_use(s, seat, self.name))
                or (s.zones[secret_of[seat]] and could_reveal(s, seat, self.name))
            ):
                return ask(s, f, Q_WINDOW, options)
        f.at = self.next
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        what = option >> WHAT
        if what == O_DONE:
            f.at = self.next
        elif what == O_USE:
            use(s, f, option >> FIRST & MASK, option & MASK)
        elif what == O_EQUIP:
            equip(s, f.seat, option >> FIRST & MASK, option & MASK)
        else:
            super().take(s, f, option)


def equip(s: State, seat: int, weapon: int, hero: int) -> None:
    s.held = {**s.held, weapon: hero}
    s.armed += (hero,)
    if s.log is not None:
        tell(s, "equip", seat, weapon, hero)
