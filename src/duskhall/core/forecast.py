"""The forecast: what would come of attacking a monster with the party exactly as it stands.

It plays the battle up to the comparison on copies, once for every choice still to come, and looks at the ends. The
position itself is not touched, no hidden card is turned and no luck is used.
"""

from __future__ import annotations

from collections import Counter

from . import rules as op
from .machine import answer
from .numbers import reckon
from .options import list_options
from .state import EMPTY, HALL, Frame, State, discard_of
from .steps import STEPS

MOST_ENDS = 200
"""More ends than this are not looked at; the forecast then says that it depends."""


class Forecast:
    """Lowest and highest total and health; in how many of the ends the battle is won; what leaves and what comes."""

    __slots__ = (
        "certain",
        "complete",
        "fightable",
        "gained",
        "health",
        "high",
        "low",
        "possible",
        "rank",
        "vp",
        "wins",
        "xp",
    )

    def __init__(self, rank: int) -> None:
        self.rank = rank
        self.fightable = True
        self.low = 0
        self.high = 0
        self.health = (0, 0)
        self.wins: tuple[bool, ...] = ()
        self.certain: Counter[str] = Counter()
        """Cards that are destroyed whatever is chosen."""
        self.possible: Counter[str] = Counter()
        """Cards that may be destroyed."""
        self.gained: Counter[str] = Counter()
        """Cards that come to the discard pile won or lost."""
        self.xp = 0
        """Printed on the monster; what cards of the party add to it is not counted."""
        self.vp = 0
        self.complete = True

    @property
    def verdict(self) -> str:
        """A message id: "wins", "short", "undefeatable", "depends" or "unfightable"."""
        if not self.fightable:
            return "unfightable"
        if self.complete and all(self.wins):
            return "wins"
        if self.complete and not any(self.wins):
            return "short" if self.high < self.health[0] else "undefeatable"
        return "depends"

    @property
    def margin(self) -> int:
        """Points to spare in the worst case of a sure victory, or points short in the best case of a sure defeat."""
        return self.low - self.health[1] if self.verdict == "wins" else self.health[0] - self.high

    def data(self) -> dict[str, object]:
        return {
            "rank": self.rank,
            "verdict": self.verdict,
            "by": self.margin if self.verdict in ("wins", "short") else 0,
            "low": self.low,
            "high": self.high,
            "health": list(self.health),
            "destroyed": dict(sorted(self.certain.items())),
            "maybe": dict(sorted(self.possible.items())),
            "gained": dict(sorted(self.gained.items())),
            "xp": self.xp,
            "vp": self.vp,
        }


def forecast(s: State, seat: int, rank: int) -> Forecast | None:
    """The forecast for the monster in a rank; None if there is none. While a battle is under way it is about that."""
    foe = s.zones[HALL][rank - 1]
    if foe == EMPTY or s.kinds[foe] not in s.rules.monsters:
        return None
    out = Forecast(rank)
    out.xp = s.rules.printed["xp"][s.kinds[foe]]
    out.vp = s.rules.printed["vp"][s.kinds[foe]]
    under_way = seat == s.active and s.foe != EMPTY and s.foe in s.zones[HALL]
    if under_way and rank != s.rank:
        return None
    c = s.clone() if under_way else at_the_battle(s, seat, foe, rank)
    sums = reckon(c, seat, foe, rank)
    if not under_way and not sums.fightable:
        out.fightable = False
        out.low = out.high = sums.total
        out.health = (sums.health, sums.health)
        return out
    ends: list[State] = []
    out.complete = _explore(c, ends)
    first = True
    had = Counter(s.zones[discard_of(seat)])
    marked: Counter[int] = Counter() if under_way else Counter(s.marked)
    for end in ends:
        sums = reckon(end, seat, foe, rank)
        lost = Counter(s.rules.cards[end.kinds[x]].id for x in (Counter(end.marked) - marked).elements())
        came = Counter(s.rules.cards[end.kinds[x]].id for x in (Counter(end.zones[discard_of(seat)]) - had).elements())
        if first:
            out.low = out.high = sums.total
            out.health = (sums.health, sums.health)
            out.certain = lost
            out.gained = came
            first = False
        out.low = min(out.low, sums.total)
        out.high = max(out.high, sums.total)
        out.health = (min(out.health[0], sums.health), max(out.health[1], sums.health))
        out.wins += (sums.wins,)
        out.certain &= lost
        out.possible |= lost
        out.gained &= came
    out.possible -= out.certain
    return out


def at_the_battle(s: State, seat: int, foe: int, rank: int) -> State:
    """A copy in which the seat has just chosen this monster."""
    c = s.clone()
    c.asked = []
    c.later = []
    c.laid = True
    c.mods = tuple(m for m in s.mods if not m[5])
    if seat != s.active:
        c.mods = ()
        c.used = {}
        c.held = {}
        c.marked = ()
        c.active = seat
    turn = s.rules.programs[0].ops
    start = next(i for i, o in enumerate(turn) if o.code == op.FACE)
    c.stack = [Frame(0, start + 1, EMPTY, seat, {}, (), [])]
    c.foe = foe
    c.rank = rank
    c.split = {}
    return c


def _explore(s: State, ends: list[State]) -> bool:
    """Follow every choice up to the comparison. False if there are too many ends to follow."""
    programs = s.rules.programs
    while not s.asked:
        f = s.stack[-1]
        o = programs[f.program].ops[f.pc]
        if o.code == op.COMPARE:
            ends.append(s)
            return True
        STEPS[o.code](s, f, o)
    for option in list_options(s, s.asked[0]):
        if len(ends) >= MOST_ENDS:
            return False
        c = s.clone()
        answer(c, c.asked[0], option, run=False)
        if not _explore(c, ends):
            return False
    return True
