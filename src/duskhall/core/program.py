"""The parts of programs: the base of all steps, lasting effects, and the codes of layers, targets and places.

A program is a list of steps. Each word of the tree has its class in :mod:`steps`, with the methods it needs and no
others: to lower it, to run it, to list its options, and to foresee it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .state import EMPTY
from .tree import ALL, ANY

if TYPE_CHECKING:
    from .amounts import Amount
    from .effects import Context
    from .forecast import Search
    from .queries import Condition, Filter
    from .state import Frame, State

# Codes for the targets of a step.
AIM_NONE: Final = 0
AIM_SELF: Final = 1
AIM_WIELDER: Final = 2
AIM_FOE: Final = 3
AIM_PARTY: Final = 4
AIM_NAME: Final = 5
AIM_CARDS: Final = 6
AIM_TOPS: Final = 7

# Layers of a reckoning in which a change counts (see layers), as bits: they follow from figure, operation and target.
COUNTS_ABLE: Final = 1 << 0
COUNTS_LIGHT: Final = 1 << 1
COUNTS_DARK: Final = 1 << 2
COUNTS_HEALTH: Final = 1 << 3
COUNTS_VOID: Final = 1 << 4
COUNTS_LINES: Final = 1 << 5
COUNTS_OWN_LINE: Final = 1 << 6
COUNTS_HERO_LOSS: Final = 1 << 7
COUNTS_BECOME: Final = 1 << 8
COUNTS_PARTY_LOSS: Final = 1 << 9
COUNTS_DOUBLE: Final = 1 << 10
COUNTS_ONE_KIND: Final = 1 << 11
COUNTS_ARMOR: Final = 1 << 12
COUNTS_TOTAL: Final = 1 << 13
COUNTS_HALF: Final = 1 << 14
COUNTS_VERDICT: Final = 1 << 15
# Codes for special needs of a reckoning: a weapon is held, or each card's line is wanted.
COUNTS_HELD: Final = 1 << 16
LINE_BY_LINE: Final = 1 << 17
# Additions to attack or magic. Which card they stand on matters only if another change needs each card's line.
COUNTS_BONUS: Final = 1 << 18

# Roles of a card in a window, as bits.
USES: Final = 1
HERO: Final = 2
WEAPON: Final = 4

# Places to pick from.
IN_HAND: Final = 0
IN_HALL: Final = 1
IN_NAME: Final = 2
IN_HANDS: Final = 3
IN_STACKS: Final = 4
IN_SECRET: Final = 5
IN_FRONT: Final = 6
IN_YOURS: Final = 7
IN_ROOMS: Final = 8
IN_DUNGEON: Final = 9
IN_OWNED: Final = 10
IN_SPOTS: Final = 11
PLACES: Final = {
    "hand": IN_HAND,
    "hall": IN_HALL,
    "hands": IN_HANDS,
    "stacks": IN_STACKS,
    "secret": IN_SECRET,
    "front": IN_FRONT,
    "yours": IN_YOURS,
    "rooms": IN_ROOMS,
    "dungeon": IN_DUNGEON,
    "owned": IN_OWNED,
    "spots": IN_SPOTS,
}
OWN_PLACES: Final = (IN_HAND, IN_SECRET, IN_FRONT, IN_YOURS)


class Where:
    """A filter: ``fits`` says whether each kind of card matches by print; ``rest`` is the part, if any, that print does
    not decide."""

    __slots__ = ("fits", "rest")

    def __init__(self, fits: list[bool], rest: Filter | None) -> None:
        self.fits = fits
        self.rest = rest


class Aim:
    """The targets of a step."""

    __slots__ = ("code", "n", "name", "place", "where")

    def __init__(self, code: int, place: int = 0, where: Where | None = None, name: str = "", n: int = 0) -> None:
        self.code = code
        self.place = place
        self.where = where
        self.name = name
        self.n = n


NO_AIM: Final = Aim(AIM_NONE)


# ------------------------------------------------------------------------------------------------------------
# Steps


class Step:
    """A step of a program."""

    __slots__ = ("as_in_play", "index", "next", "program", "silent")

    def __init__(self, program: Program) -> None:
        self.program = program
        self.index = 0
        """Its place in the program."""
        self.next: Step = self
        """The step that follows."""
        self.silent = False
        """Whether the step only decides and changes nothing but its frame, so that several seats may run it at once."""
        self.as_in_play = True
        """Whether the forecast simply runs the step; if not, it calls :meth:`foresee`."""

    def run(self, s: State, f: Frame) -> bool:
        """Carry the step out: move the frame on, or open a question and leave the frame where it is. True if this frame
        goes on at once; False if a seat is asked or another frame goes first."""
        raise NotImplementedError

    def take(self, s: State, f: Frame, option: int) -> None:
        """Take an option of the question that this step has asked."""
        raise NotImplementedError

    def options(self, s: State, f: Frame) -> list[int]:
        """The legal options of that question, in a stable order."""
        raise NotImplementedError

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """Carry the step out in a forecast, if that differs from play. None if it has moved the frame on, else the
        outcome of the search from here (see :meth:`forecast.Search.explore`)."""
        self.run(s, f)
        return None

    def serve(self, s: State, others: int) -> None:
        """In a forecast, let ``n`` other seats carry the step out before the active one. Only what they take away
        counts."""

    def word(self) -> str:
        """The subject of its question: the verb of a pick, the name of a window or an event."""
        return ""

    # -- what options ask before the step is reached

    def needy(self) -> bool:
        """Whether the step, as the first of an ability, may find nothing to work on."""
        return False

    def offered(self, s: State, seat: int, card: int) -> bool:
        """Whether the step, as the needy first step of this card's ability, finds something to work on."""
        return True

    def always_possible(self) -> bool:
        """Whether the step, as the first of a branch, can be taken in any position."""
        return True

    def possible(self, s: State, f: Frame) -> bool:
        """Whether the step, as the first of a branch, can be taken now."""
        return True

    def payable(self, s: State, seat: int, card: int, program: Program) -> bool:
        """Whether the step, as part of an ability's cost, can be paid in full."""
        return True


class Aimed(Step):
    """A step that works on some cards."""

    __slots__ = ("aim",)

    def __init__(self, program: Program, aim: Aim) -> None:
        super().__init__(program)
        self.aim = aim


class Block(Step):
    """A step with a block of further steps."""

    __slots__ = ("end", "out")

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.end = 0
        """The place in the program behind everything that belongs to it,"""
        self.out: Step = self
        """and the step there."""


class Numbered(Step):
    """A step with a number, either fixed or worked out when it is needed."""

    __slots__ = ("amount", "counted")

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.amount = 0
        self.counted: Amount | None = None

    def number(self, s: State, x: Context) -> int:
        return self.amount if self.counted is None else self.counted.amount(s, x)


class Lasting(Numbered):
    """A step that makes a lasting change, or a trait: a change that lasts as long as its card is in place."""

    __slots__ = ("aim", "battle", "figure", "how", "layers", "live", "name", "when")

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.aim = NO_AIM
        self.figure: str = ""
        """The figure that it changes, or the act that it forbids."""
        self.how: str = ""
        self.layers = 0
        """The layers of a reckoning in which it counts."""
        self.when: Condition | None = None
        self.name = ""
        """The name of a picked card that the condition speaks of."""
        self.live = True
        """Whether the amount is worked out each time the change is counted, not once when it is made."""
        self.battle = False
        """The effect ends with the battle."""

    def speaks_of(self, event: str) -> bool:
        """The effect concerns this event."""
        return False


class Effect:
    """A lasting change in force. It never changes: copies of a position share it."""

    __slots__ = ("cards", "fixed", "named", "source", "step")

    def __init__(
        self, step: Lasting, source: int, cards: tuple[int, ...] | None, fixed: int | None, named: tuple[int, ...]
    ) -> None:
        self.step = step
        self.source = source
        """The card that made it."""
        self.cards = cards
        """The cards it stands on; None: the targets of the step, looked up each time."""
        self.fixed = fixed
        """Its amount, if that was settled when it was made. For a cancelled line: the number of the ability."""
        self.named = named
        """The cards of the name in its condition."""

    def in_force(self, s: State, x: Context) -> bool:
        """Whether its condition holds."""
        step = self.step
        if step.when is None:
            return True
        x.source = self.source
        if step.name:
            x.names = {step.name: self.named}
        return step.when.holds(s, x)

    def covers(self, s: State, card: int, x: Context) -> bool:
        """Whether the effect stands on this card."""
        if self.cards is not None:
            return card in self.cards
        aim = self.step.aim
        code = aim.code
        if code == AIM_SELF:
            return card == self.source
        if code == AIM_CARDS:
            where = aim.where
            if where is None:
                return True
            x.source = self.source
            return where.fits[s.kinds[card]] and (where.rest is None or where.rest.matches(s, card, x))
        if code == AIM_WIELDER:
            return s.held.get(self.source, EMPTY) == card
        return code == AIM_FOE and card == x.foe

    def size(self, s: State, x: Context) -> int:
        if self.fixed is not None:
            return self.fixed
        step = self.step
        if step.counted is None:
            return step.amount
        x.source = self.source
        return step.counted.amount(s, x)

    def signed(self, s: State, x: Context) -> int:
        """Its size; negative for a loss."""
        return self.size(s, x) if self.step.how == "add" else -self.size(s, x)


class Traits:
    """The traits of a kind of card in a place, ready to be counted."""

    __slots__ = ("_made", "layers", "steps")

    def __init__(self, steps: tuple[Lasting, ...]) -> None:
        self.steps = steps
        self.layers = 0
        for step in steps:
            self.layers |= step.layers
        self._made: dict[int, tuple[Effect, ...]] = {}

    def of(self, card: int) -> tuple[Effect, ...]:
        """The traits as effects of one card of the kind. They depend on nothing else, so they are made once."""
        found = self._made.get(card)
        if found is None:
            self._made[card] = found = tuple([Effect(step, card, None, None, ()) for step in self.steps])
        return found


class Brought(Traits):
    """The contribution of a card in a hand to the party: its print and its changes."""

    __slots__ = ("attack", "light", "magic")

    def __init__(self, attack: int, magic: int, light: int, steps: tuple[Lasting, ...]) -> None:
        super().__init__(steps)
        self.attack = attack
        self.magic = magic
        self.light = light


# ------------------------------------------------------------------------------------------------------------
# Programs


class Program:
    __slots__ = ("ability", "card", "event", "guarded", "hostile", "number", "paths", "steps", "window")

    def __init__(self, number: int, card: str, ability: int) -> None:
        self.number = number
        self.card = card
        """The card of the program; empty for the turn and for the opening."""
        self.ability = ability
        self.window = ""
        """The window of an ability that is used; with several windows, the first."""
        self.event = ""
        self.guarded = False
        """Cards that may not be affected by battle effects are out of its reach."""
        self.hostile = False
        """Whether a monster or a room sets it off."""
        self.steps: list[Step] = []
        self.paths: list[str] = []
        """A stable name of each step, for saves."""


class Line:
    """An ability as the machine meets it."""

    __slots__ = (
        "ability",
        "armed",
        "cost",
        "due",
        "effects",
        "first",
        "free",
        "once",
        "place",
        "program",
        "repeat",
        "when",
        "xp",
    )

    def __init__(self, ability: int, program: Program, when: Condition | None) -> None:
        self.ability = ability
        self.program = program
        self.when = when
        self.armed = False
        """Its condition asks for a weapon in a hero's hands."""
        self.repeat = False
        self.due = False
        self.once = False
        self.cost: tuple[Step, ...] = ()
        """The steps at the head of the program that are the cost."""
        self.xp = 0
        """Experience that is part of the cost in any case."""
        self.first: Step | None = None
        """The first step after the cost, if it needs something to work on: if it finds nothing, the ability is not
        offered."""
        self.free = False
        """Whether the ability is always offered until it is used."""
        self.place = ""
        self.effects: tuple[Lasting, ...] = ()


ALL_CARDS: Final = ALL
ANY_NUMBER: Final = ANY

NEVER_PRINTED: Final = frozenset(("rank", "worth"))
"""Figures that a card has although they are not printed on it."""
CHANGING: Final = frozenset(("strength", "weight", "attack", "magic", "light")) | NEVER_PRINTED
"""Figures that effects change; filters on any other figure read the printed value."""


def compare(a: int, test: str, b: int) -> bool:
    if test == "<":
        return a < b
    if test == "<=":
        return a <= b
    if test == "=":
        return a == b
    if test == ">=":
        return a >= b
    return a > b
