"""The vocabulary of the machine: codes of steps, layers and places, and what programs are made of.

A program is a list of steps. Which step does what is said where it is carried out: see :mod:`steps`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .state import ALWAYS
from .tree import ALL, ANY

if TYPE_CHECKING:
    from .queries import Amount, Condition, Filter
    from .state import Frame, State

# Codes of the steps. Up to LAST_SILENT a step only decides; from there on it changes the position.
PICK: Final = 0
CHOOSE: Final = 1
IF: Final = 2
JUMP: Final = 3
REACT: Final = 4
LANE_END: Final = 5
LAST_SILENT: Final = LANE_END
DRAW: Final = 6
DISCARD: Final = 7
DESTROY: Final = 8
GAIN: Final = 9
PUT: Final = 10
LOOK: Final = 11
ARRANGE: Final = 12
EARN: Final = 13
LOSE: Final = 14
BUY: Final = 15
CHANCE: Final = 16
ROLL: Final = 17
TRAVEL: Final = 18
VENTURE: Final = 19
SHOW: Final = 20
SWAP: Final = 21
REPLACE: Final = 22
LEVEL: Final = 23
CANCEL: Final = 24
DEFEAT: Final = 25
AGAIN: Final = 26
MODIFY: Final = 27
FORBID: Final = 28
GRANT: Final = 29
EACH: Final = 30
LATER: Final = 31
END: Final = 32
RETURN: Final = 33
REVEAL: Final = 34
WINDOW: Final = 35
ACT: Final = 36
PURCHASE: Final = 37
TRADE: Final = 38
LEVEL_UP: Final = 39
STAND: Final = 40
ENTER: Final = 41
LIGHT: Final = 42
WALK: Final = 43
FACE: Final = 44
FIRE: Final = 45
COMPARE: Final = 46
SPOIL: Final = 47
SUFFER: Final = 48
SLAY: Final = 49
RETREAT: Final = 50
AFTERMATH: Final = 51
REFILL: Final = 52
ARRIVE: Final = 53
SUMMON: Final = 54
CLOSE: Final = 55
END_TURN: Final = 56
SHOW_NONE: Final = 57

# What a target names.
AIM_NONE: Final = 0
AIM_SELF: Final = 1
AIM_WIELDER: Final = 2
AIM_FOE: Final = 3
AIM_PARTY: Final = 4
AIM_NAME: Final = 5
AIM_CARDS: Final = 6
AIM_TOPS: Final = 7

# Layers of a reckoning in which a change counts (see numbers), as bits: they follow from figure, operation and target.
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
# What a reckoning has to heed besides: a weapon that is held, and that each card's line is wanted.
COUNTS_HELD: Final = 1 << 16
LINE_BY_LINE: Final = 1 << 17
# More attack or magic, on a card never less: where it stands matters only if something else asks for the lines.
COUNTS_BONUS: Final = 1 << 18

# What a card is to a window, as bits.
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
}
OWN_PLACES: Final = (IN_HAND, IN_SECRET, IN_FRONT, IN_YOURS)


class Where:
    """A filter: ``fits`` says of each kind of card whether it matches as far as print goes; what is left to ask is
    ``rest``, if anything."""

    __slots__ = ("fits", "rest")

    def __init__(self, fits: list[bool], rest: Filter | None) -> None:
        self.fits = fits
        self.rest = rest


class Aim:
    __slots__ = ("code", "n", "name", "place", "where")

    def __init__(self, code: int, place: int = 0, where: Where | None = None, name: str = "", n: int = 0) -> None:
        self.code = code
        self.place = place
        self.where = where
        self.name = name
        self.n = n


class Op:
    """One step of a program; each code reads the places it needs."""

    __slots__ = (
        "able",
        "aim",
        "amount",
        "battle",
        "best",
        "bit",
        "branches",
        "code",
        "counted",
        "figure",
        "flag",
        "how",
        "index",
        "jumps",
        "layers",
        "live",
        "n",
        "name",
        "names",
        "next",
        "open",
        "opens",
        "out",
        "plain",
        "program",
        "roles",
        "useful",
        "when",
    )

    def __init__(self, code: int, program: Program) -> None:
        self.code = code
        self.program = program
        self.index = 0
        """Its place in the program."""
        self.next: Op = self
        """The step that follows,"""
        self.out: Op = self
        """and the one behind everything that belongs to this step."""
        self.aim = _NOTHING
        self.amount = 0
        """A number that goes with the step,"""
        self.counted: Amount | None = None
        """or what has to be counted for it."""
        self.live = False
        """The amount is looked up whenever the change is counted, not when it was made."""
        self.figure = ""
        self.how = ""
        self.n = 0
        self.name = ""
        self.names: tuple[str, ...] = ()
        self.best = ""
        self.flag = False
        self.battle = False
        """Of a lasting change: it ends with the battle."""
        self.jumps: tuple[Op, ...] = ()
        """Of a choice: the first step of each branch."""
        self.open = False
        """Every branch of this choice can always be taken:"""
        self.branches: list[int] = []
        """then these are its options. Options are only read, so every such question can have the same ones."""
        self.plain = False
        """Of a pick: print alone says which of one's own cards it may take, unless one of them is marked. Of a
        branching: its condition is the same for every card that asks."""
        self.when: Condition | None = None
        """The condition of a branching or of a lasting change."""
        self.opens: tuple[tuple[str, list[tuple[Line, ...]], bool], ...] = ()
        """Of a window: those that it opens, with the abilities of each kind of card and whether the foe has a part."""
        self.able: list[bool] = []
        """Of a window: does each kind of card have an ability for it?"""
        self.roles: list[int] = []
        """Of a window in which weapons are taken up: what each kind of card is to it (USES, HERO, WEAPON), as bits."""
        self.useful: frozenset[int] = frozenset()
        """Of a window or an event: the cards that have something to do in it."""
        self.bit = ALWAYS
        """Of a window or an event: its bit in ``Rules.opens_to``; ALWAYS where not only one's own cards have a part."""
        self.layers = 0
        """Of a lasting change: the layers in which it counts."""

    def run(self, s: State, f: Frame) -> bool:
        """Carry the step out; see :mod:`steps`."""
        raise NotImplementedError

    def take(self, s: State, f: Frame, option: int) -> None:
        """Take an option of the question that this step has put."""
        raise NotImplementedError


_NOTHING: Final = Aim(AIM_NONE)


class Brought:
    """What a card brings to the party by being in a hand: as printed, and what it changes."""

    __slots__ = ("attack", "light", "magic", "traits")

    def __init__(self, attack: int, magic: int, light: int, traits: tuple[Op, ...]) -> None:
        self.attack = attack
        self.magic = magic
        self.light = light
        self.traits = traits


class Program:
    __slots__ = ("ability", "card", "event", "guarded", "number", "ops", "paths", "window")

    def __init__(self, number: int, card: str, ability: int) -> None:
        self.number = number
        self.card = card
        """Whose program it is; empty for the turn and for the opening."""
        self.ability = ability
        self.window = ""
        """Of an ability that is used; with several windows, the first."""
        self.event = ""
        self.guarded = False
        """Cards that may not be affected by battle effects are out of its reach."""
        self.ops: list[Op] = []
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
        """Its condition asks for a weapon in somebody's hands."""
        self.repeat = False
        self.due = False
        self.once = False
        self.cost: tuple[Op, ...] = ()
        """The steps at the head of the program that are the cost."""
        self.xp = 0
        """Experience that is part of the cost in any case."""
        self.first: Op | None = None
        """The first step after the cost, if it needs something to work on: without it the ability is not offered."""
        self.free = False
        """Nothing but having been used can keep it from being offered."""
        self.place = ""
        self.effects: tuple[Op, ...] = ()


ALL_CARDS: Final = ALL
ANY_NUMBER: Final = ANY

NEVER_PRINTED: Final = frozenset(("rank", "worth"))
"""Figures that a card has without their being printed on it."""
CHANGING: Final = frozenset(("strength", "weight", "attack", "magic", "light")) | NEVER_PRINTED
"""Figures that effects change; filters on the others read what is printed."""


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
