"""A position: plain data and nothing else.

Card instances are ints, zones are tuples of them (left is the top of a deck, the first rank of the hall, the first card
of a hand), and unfinished work lies on a stack of frames. A position holds no generator, closure or callback, so it can
be copied, saved and resumed between any two answers.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from .delve import NO_DELVE, Delve

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from .program import Effect, Step
    from .rules import Rules
    from .steps.battle import Fire

# Zones that every game has; then five for each seat; then the village stacks, the supplies and the draw piles.
DUNGEON: Final = 0
HALL: Final = 1
DESTROYED: Final = 2
ASIDE: Final = 3
ROOMS: Final = 4
SEAT_ZONES: Final = 5
DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
FRONT: Final = 3
SECRET: Final = 4
PER_SEAT: Final = 5
COMMON = ("dungeon", "hall", "destroyed", "aside", "rooms")
PARTS = ("deck", "hand", "discard", "front", "secret")
"""The names of the zones; those of a seat have its number behind them: ``hand.1``."""

FACE_DOWN: Final = "?"
"""The name shown instead of the id of a face-down card in the hall."""

# The seats that know the cards of a zone: all, its owner, or none.
OPEN: Final = 0
OWN: Final = 1
HIDDEN: Final = 2
DRAW: Final = "draw"
BOX: Final = "box"
"""Prefixes of hidden piles: "draw.level-1", and "box.level-1" for the cards that stayed in the box."""
_COMMON_LEVELS: Final = (HIDDEN, OPEN, OPEN, OPEN, OPEN)
_SEAT_LEVELS: Final = (HIDDEN, OWN, OPEN, OPEN, OWN)

MOST_CARDS: Final = 1 << 13
"""More cards than any game has: the limit of an endless pile."""
EMPTY: Final = -1
"""An empty rank of the hall; also "no card" and "no seat"."""

# Kinds of questions.
Q_BRANCH: Final = 0
Q_WINDOW: Final = 1
Q_PICK: Final = 2
Q_BUY: Final = 3
Q_LEVEL: Final = 4
Q_FACE: Final = 5
Q_SPLIT: Final = 6
Q_ORDER: Final = 7
Q_LINE: Final = 8
Q_SEAT: Final = 9
Q_FIRST: Final = 10
Q_WALK: Final = 11
Q_DROP: Final = 12
Q_DIE: Final = 13
KINDS = (
    "branch",
    "window",
    "pick",
    "buy",
    "level",
    "face",
    "split",
    "order",
    "line",
    "seat",
    "first",
    "walk",
    "drop",
    "die",
)
"""The names of the kinds of questions, for texts."""

# Windows are bits, one each except for these.
ALWAYS: Final = 1
"""The windows that may offer something to any seat, whichever cards it has had."""
ANY_WINDOW: Final = -1

SPECTATOR: Final = -1
"""The seat of a spectator."""

RawEvent = tuple[str, tuple[int, ...]]
"""An event as a position emits it: a name from ``events.KINDS``, and numbers."""


def own_delve(s: State) -> Delve:
    """The rooms and champions of a position, for changing: copies them first if they are shared."""
    if s.shared:
        s.delve = s.delve.clone()
        s.shared = False
    return s.delve


class Frame:
    """A program under way: its next step, its seat, and the cards and numbers it has named so far. See
    :func:`new_frame`.

    ``names`` is replaced and never changed: copies share it.
    """

    __slots__ = ("at", "lanes", "names", "picked", "seat", "source")

    at: Step
    """The step that comes next. Steps belong to the rules, so copies share them."""
    source: int
    seat: int
    names: dict[str, tuple[int, ...]]
    picked: tuple[int, ...]
    lanes: tuple[Frame, ...]

    def clone(self) -> Frame:
        f = Frame()
        f.at = self.at
        f.source = self.source
        f.seat = self.seat
        f.names = self.names
        f.picked = self.picked
        f.lanes = tuple([lane.clone() for lane in self.lanes]) if self.lanes else ()
        return f


NO_NAMES: Final[dict[str, tuple[int, ...]]] = {}
"""Shared by all frames that have named nothing."""


def new_frame(at: Step, source: int, seat: int, names: dict[str, tuple[int, ...]] = NO_NAMES) -> Frame:
    """Start a program, or a lane of one that continues on its own."""
    f = Frame()
    f.at = at
    f.source = source
    f.seat = seat
    f.names = names
    f.picked = ()
    f.lanes = ()
    return f


TOP: Final = -1
"""Stands for the lane of a question that belongs to the top frame of the stack."""


class Question:
    """An open question. It never changes, so positions share it; ``State.counts`` says how many questions each seat has
    been asked, this one included."""

    __slots__ = ("kind", "lane", "seat")

    def __init__(self, kind: int, seat: int, lane: int) -> None:
        self.kind = kind
        self.seat = seat
        self.lane = lane


class Map:
    """The zones of a game and who may look into them."""

    __slots__ = (
        "boxes",
        "everyone",
        "families",
        "first_stack",
        "hands_vary",
        "idle",
        "last_stack",
        "levels",
        "names",
        "owner",
        "piles",
        "refilled",
        "repeats",
        "spoken",
        "spots",
        "stacks",
        "stays",
    )

    def __init__(self, names: tuple[str, ...], stacks: int, seats: int) -> None:
        self.names = names
        """Names of the zones: "hand.1", "stack.dagger", "supply.disease"."""
        self.stacks = stacks
        """How many stacks to buy from follow the seats' zones; supplies and draw piles come after those."""
        self.first_stack = SEAT_ZONES + PER_SEAT * seats
        self.last_stack = self.first_stack + stacks
        """The zone after the last stack."""
        self.everyone = (1 << seats) - 1
        """All seats, as bits."""
        self.owner = [EMPTY] * SEAT_ZONES + [seat for seat in range(seats) for _ in PARTS]
        self.owner += [EMPTY] * (len(names) - self.first_stack)
        """The seat to which each zone belongs; EMPTY: to nobody."""
        self.piles: dict[str, int] = {}
        """The zones of stacks, draw piles and supplies by the name of their pile; the last one, if several share it."""
        boxes: dict[str, int] = {}
        levels = [*_COMMON_LEVELS, *_SEAT_LEVELS * seats]
        for z in range(self.first_stack, len(names)):
            kind, _, pile = names[z].partition(".")
            (boxes if kind == BOX else self.piles)[pile] = z
            levels.append(HIDDEN if kind in (DRAW, BOX) else OPEN)
        self.levels = tuple(levels)
        """Who knows each zone's cards: OPEN, OWN or HIDDEN."""
        self.boxes = {self.piles[pile]: z for pile, z in boxes.items()}
        """Draw piles made from a random part of a larger set, each with the zone of the cards left in the box, which no
        seat knows."""
        self.refilled: dict[int, int] = {}
        """Spots of the village, each with the draw pile from which it is refilled at once: "stack.item-2" from
        "draw.item"."""
        self.spots: tuple[int, ...] = ()
        """Spots that are not refilled automatically."""
        for z in range(self.first_stack, self.last_stack):
            pile, _, number = names[z].partition(".")[2].rpartition("-")
            if number.isdecimal():
                if pile in self.piles:
                    self.refilled[z] = self.piles[pile]
                else:
                    self.spots += (z,)
        self.families: tuple[int, ...] = ()
        """The zones of the stacks of heroes who level up."""
        # Events of cards that are not in this game never happen.
        self.idle: tuple[Fire, ...] = ()
        """Events of a turn in which no card of this game has a part."""
        self.spoken: tuple[str, ...] = ()
        """Figures and acts that some card of this game changes by being there."""
        self.hands_vary = True
        """New hands may have another number of cards than the turn's program says."""
        self.repeats = False
        """Whether a card of this game repeats the lines of others."""
        self.stays = False
        """Whether a card of this game may keep its rank when the others move up."""

    def prepare(self, rules: Rules, kinds: tuple[int, ...]) -> None:
        """Work out what the cards of this game can do, once they all lie on the table."""
        families = [self.piles[name] for name in rules.families.intersection(self.piles)]
        for z, pile in self.refilled.items():
            if not rules.heroes.isdisjoint(rules.tags.get(self.names[pile].partition(".")[2], ())):
                families.append(z)
        self.families = tuple(sorted([z for z in families if self.levels[z] == OPEN]))
        there = rules.endless_kinds.union(kinds)
        self.idle = tuple([o for o in rules.listening if there.isdisjoint(o.useful)])
        self.spoken = tuple([figure for figure, saying in rules.saying.items() if not there.isdisjoint(saying)])
        self.hands_vary = bool(rules.hall.hit_points) or not there.isdisjoint(rules.sizing)
        self.repeats = not there.isdisjoint(rules.repeating)
        self.stays = not there.isdisjoint(rules.barring["move-up"])


NO_CARDS: Final[dict[int, int]] = {}
"""Shared by all positions in which there are none."""


class State:
    """``used``, ``held``, ``lent``, ``split``, ``later`` and ``options`` are replaced and never changed: copies share
    them.

    A position has no ``__init__``: setting its parts one by one takes half the time, and searches consist of copies.
    :func:`new_state` makes a fresh one.
    """

    __slots__ = (
        "active",
        "again",
        "armed",
        "arrived",
        "asked",
        "bought",
        "claim",
        "counts",
        "delve",
        "foe",
        "front",
        "gold",
        "health",
        "held",
        "kinds",
        "known",
        "laid",
        "later",
        "lent",
        "log",
        "luck",
        "luck_key",
        "map",
        "marked",
        "mods",
        "moment",
        "options",
        "over",
        "passed",
        "rank",
        "reach",
        "rules",
        "script",
        "sealed",
        "secrets",
        "shared",
        "spent",
        "split",
        "stack",
        "total",
        "turn",
        "unable",
        "used",
        "window_bits",
        "won",
        "xp",
        "zones",
    )

    rules: Rules
    map: Map
    """Which zones there are; shared by all positions of a game."""
    kinds: tuple[int, ...]
    """Which card each instance is."""
    zones: list[tuple[int, ...]]
    xp: list[int]
    luck_key: bytes
    luck: int
    script: tuple[tuple[int, ...], ...]
    """The orders of the next shuffles, fixed in advance (scenarios only)."""
    turn: int
    active: int
    known: dict[int, int]
    """Cards in hidden zones known to seats besides the zone's owner: instance -> bit set of seats."""
    sealed: tuple[tuple[int, int, int], ...]
    """(instance, zone, n): everybody knows that the card lies among the lowest n unknown cards of that zone."""
    laid: bool
    """The active seat's hand lies open."""
    gold: tuple[tuple[int, int], ...]
    """Gold earned by abilities this turn: (card, amount)."""
    spent: int
    bought: tuple[int, ...]
    """Cards bought in this visit to the village."""
    used: dict[int, int]
    """Abilities used this turn: card instance -> bit set."""
    held: dict[int, int]
    """Weapon -> hero; EMPTY once its hero has left (a weapon is equipped only once a battle)."""
    armed: tuple[int, ...]
    """Heroes who have taken up a weapon this turn."""
    marked: tuple[int, ...]
    """Cards that leave when the battle is over."""
    lent: dict[int, int]
    """Cards in a hand that is not their owner's: instance -> owner."""
    mods: tuple[Effect, ...]
    later: tuple[Frame, ...]
    """Frames that wait for the end of the battle or of the turn."""
    arrived: tuple[int, ...]
    """Cards whose arrival in rank 1 has been handled during their present stay in the hall."""
    front: int
    """The card that was in the first rank when arrivals were last looked at."""
    foe: int
    rank: int
    total: int
    health: int
    """The monster's health as it was compared."""
    won: bool
    claim: bool
    again: bool
    """The active seat takes another turn."""
    passed: int
    """Seats that will not react this turn, as a bit set; other seats do not know."""
    unable: tuple[int, ...]
    """Heroes who could not attack in the battle that was compared."""
    split: dict[int, int]
    """The share of each untyped loss that falls on attack: the card it stands on (EMPTY: the party) -> points."""
    stack: list[Frame]
    asked: tuple[Question, ...]
    options: list[int] | None
    """A cache: the options of the open question, once listed. They follow from the position."""
    counts: list[int]
    """Questions put to each seat so far."""
    secrets: int
    """Grows whenever a card is drawn, shuffled or shown. Undo stops there, because the seat has seen something new."""
    reach: int
    """How many cards the dungeon has turned up (for records and statistics)."""
    over: bool
    delve: Delve
    window_bits: tuple[int, ...]
    """The windows for which each seat has ever had a card (see :func:`come_by`), as bits: no other window needs a
    look."""
    shared: bool
    """Another position may have the same ``delve``."""
    moment: int
    """Changes with every answer and every undo: a decision made at another moment is stale."""
    log: MutableSequence[RawEvent] | None
    """Collects events while the game listens; not part of the position."""

    def clone(self) -> State:
        s = State()
        s.rules = self.rules
        s.map = self.map
        s.kinds = self.kinds
        s.zones = self.zones[:]
        s.xp = self.xp[:]
        s.luck_key = self.luck_key
        s.luck = self.luck
        s.script = self.script
        s.turn = self.turn
        s.active = self.active
        s.known = self.known.copy()
        s.sealed = self.sealed
        s.laid = self.laid
        s.gold = self.gold
        s.spent = self.spent
        s.bought = self.bought
        s.used = self.used
        s.held = self.held
        s.armed = self.armed
        s.marked = self.marked
        s.lent = self.lent
        s.mods = self.mods
        s.later = self.later
        s.arrived = self.arrived
        s.front = self.front
        s.foe = self.foe
        s.rank = self.rank
        s.total = self.total
        s.health = self.health
        s.won = self.won
        s.claim = self.claim
        s.again = self.again
        s.passed = self.passed
        s.unable = self.unable
        s.split = self.split
        s.stack = [f.clone() for f in self.stack]
        s.asked = self.asked
        s.options = self.options
        s.counts = self.counts[:]
        s.secrets = self.secrets
        s.reach = self.reach
        s.over = self.over
        s.delve = self.delve
        s.window_bits = self.window_bits
        s.shared = self.shared = True
        s.moment = 0
        s.log = None
        return s

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        from .packing import pack, unpack

        return unpack, (self.rules, pack(self))

    @property
    def seats(self) -> int:
        return len(self.xp)


def new_state(
    rules: Rules,
    zone_ids: tuple[str, ...],
    stacks: int,
    kinds: tuple[int, ...],
    zones: list[tuple[int, ...]],
    seats: int,
    luck_key: bytes,
) -> State:
    """A position in which nothing has happened yet."""
    s = State()
    s.rules = rules
    s.map = Map(zone_ids, stacks, seats)
    s.kinds = kinds
    s.zones = zones
    s.xp = [0] * seats
    s.luck_key = luck_key
    s.luck = 0
    s.script = ()
    s.turn = 1
    s.active = 0
    s.known = {}
    s.sealed = ()
    s.laid = False
    s.gold = ()
    s.spent = 0
    s.bought = ()
    s.used = NO_CARDS
    s.held = NO_CARDS
    s.armed = ()
    s.marked = ()
    s.lent = NO_CARDS
    s.mods = ()
    s.later = ()
    s.arrived = ()
    s.front = EMPTY
    s.foe = EMPTY
    s.rank = 0
    s.total = 0
    s.health = 0
    s.won = False
    s.claim = False
    s.again = False
    s.passed = 0
    s.unable = ()
    s.split = NO_CARDS
    s.stack = []
    s.asked = ()
    s.options = None
    s.counts = [0] * seats
    s.secrets = 0
    s.reach = 0
    s.over = False
    s.delve = NO_DELVE
    s.window_bits = (ANY_WINDOW,) * seats
    s.shared = True
    s.moment = 0
    s.log = None
    if kinds:
        prepare(s)
    return s


def prepare(s: State) -> None:
    """Prepare a position whose cards all lie on the table: what they can do in this game, and for which windows each
    seat has cards."""
    s.map.prepare(s.rules, s.kinds)
    s.window_bits = tuple([windows_of(s, seat) for seat in range(len(s.xp))])


def windows_of(s: State, seat: int) -> int:
    """The windows in which the cards of a seat are of use. A seat with secret cards is asked in every window."""
    zones = s.zones
    z = SEAT_ZONES + PER_SEAT * seat
    if zones[z + SECRET]:
        return ANY_WINDOW
    able = ALWAYS
    kinds = s.kinds
    window_bits = s.rules.window_bits
    for c in zones[z + DECK] + zones[z + HAND] + zones[z + DISCARD] + zones[z + FRONT]:
        able |= window_bits[kinds[c]]
    return able


def come_by(s: State, seat: int, card: int) -> None:
    """Record that a seat has got a card: the windows in which the card is of use now open for the seat."""
    bits = s.window_bits
    s.window_bits = (*bits[:seat], bits[seat] | s.rules.window_bits[s.kinds[card]], *bits[seat + 1 :])


MOST_SEATS: Final = 8

# The zones of each seat.
deck_of: Final = tuple(SEAT_ZONES + PER_SEAT * seat + DECK for seat in range(MOST_SEATS))
hand_of: Final = tuple(SEAT_ZONES + PER_SEAT * seat + HAND for seat in range(MOST_SEATS))
discard_of: Final = tuple(SEAT_ZONES + PER_SEAT * seat + DISCARD for seat in range(MOST_SEATS))
front_of: Final = tuple(SEAT_ZONES + PER_SEAT * seat + FRONT for seat in range(MOST_SEATS))
secret_of: Final = tuple(SEAT_ZONES + PER_SEAT * seat + SECRET for seat in range(MOST_SEATS))

asked_alone: Final = tuple(
    tuple((Question(kind, seat, TOP),) for seat in range(MOST_SEATS)) for kind in range(len(KINDS))
)
"""The open question when the top frame asks, by its kind and seat."""


@cache
def seat_zones(seats: int) -> tuple[str, ...]:
    """The names of the zones that do not depend on the cards in play."""
    return (*COMMON, *(f"{part}.{seat + 1}" for seat in range(seats) for part in PARTS))


def any_of(s: State, wanted: frozenset[int], cards: tuple[int, ...]) -> bool:
    """Whether any of these cards is of a wanted kind."""
    kinds = s.kinds
    for c in cards:
        if kinds[c] in wanted and c != EMPTY:
            return True
    return False


def zone_holding(s: State, card: int) -> int:
    """The zone of a card, by search: for the rare moves that do not know it already."""
    for z, cards in enumerate(s.zones):
        if card in cards:
            return z
    return EMPTY


def holding(s: State, seat: int, card: int) -> int:
    """The zone of a card; the hand and the cards in front of the seat are searched first."""
    hand = hand_of[seat]
    if card in s.zones[hand]:
        return hand
    front = front_of[seat]
    return front if card in s.zones[front] else zone_holding(s, card)
