"""Chances: how likely a line wins along which luck, hidden cards or others decide.

The hidden part of the position is dealt anew many times; in each of these the line is played, and the seat plans again
where something has shown. What is dealt follows from what the seat knows alone, so the same view has the same chances.
"""

from __future__ import annotations

from typing import Final

from ..luck import Stream
from ..machine import answer
from ..options import O_USE, WHAT, options_of
from ..redeal import redeal
from ..state import EMPTY, RawEvent, State
from .battle import Budget
from .lines import Chance
from .nodes import Found, Node
from .search import Hunt

SAMPLES: Final = 40
SCREENED: Final = 8
"""The positions dealt: SCREENED to choose between lines, SAMPLES in all for the chosen one."""
CANDIDATES: Final = 3
"""The most openings compared."""
MOST_IN_A_SAMPLE: Final = 150
MOST_REPLANS: Final = 6
_Z: Final = 2.576
"""The interval leaves out the true chance once in a hundred."""


class Candidate:
    """A line that may win: the seat's answers up to where nobody can foresee how it goes on."""

    __slots__ = ("found", "node", "options")

    def __init__(self, node: Node, found: Found | None) -> None:
        self.node = node
        self.found = found
        """The battle at its end, if it comes to one."""
        self.options = (*path_to(node), *(found.outcome.options if found is not None else ()))


class Stand:
    """How things stand in one of the samples after some answers."""

    __slots__ = ("hunt", "s", "won")

    def __init__(self, s: State, won: bool | None) -> None:
        self.s = s
        self.won = won
        """None: there has been no comparison."""
        self.hunt: Hunt | None = None


class Trials:
    """The samples of a view."""

    __slots__ = ("hunt", "s", "seat", "stands")

    def __init__(self, s: State, hunt: Hunt) -> None:
        self.s = s
        self.seat = hunt.seat
        self.hunt = hunt
        self.stands: dict[tuple[int, tuple[int, ...]], Stand] = {}

    def best_for(self, foe: int) -> tuple[Candidate, Chance] | None:
        """The best line that may beat a monster, and its chance."""
        candidates = candidates_of(self.hunt, foe)
        if not candidates:
            return None
        rows = [(sum([self.wins(k, foe, c) for k in range(SCREENED)]), c) for c in candidates]
        best = rows[0]
        for row in rows[1:]:
            if row[0] > best[0]:
                best = row
        wins = best[0] + sum([self.wins(k, foe, best[1]) for k in range(SCREENED, SAMPLES)])
        return best[1], interval(wins, SAMPLES)

    def wins(self, sample: int, foe: int, candidate: Candidate) -> bool:
        """Follow a line in one of the samples, and plan again wherever something has shown."""
        options = candidate.options
        for _ in range(MOST_REPLANS):
            stand = self.stand(sample, options)
            if stand.won is not None:
                return stand.won
            s = stand.s
            if s.over or s.active != self.seat or s.turn != self.s.turn or all(q.seat != self.seat for q in s.asked):
                return False
            hunt = stand.hunt
            if hunt is None:
                stand.hunt = hunt = Hunt(s, self.seat, Budget(MOST_IN_A_SAMPLE), self.hunt.ways)
                hunt.prove()
            best = hunt.best.get(foe)
            if best is not None and best.outcome.sure:
                return True
            further = candidates_of(hunt, foe)
            if not further:
                return False
            options += further[0].options
        return False

    def stand(self, sample: int, options: tuple[int, ...]) -> Stand:
        found = self.stands.get((sample, options))
        if found is None:
            stream = Stream.of(1000 * self.s.turn + sample, "duskhall chances")
            c = redeal(self.s, self.seat, stream)
            self.stands[sample, options] = found = play(c, self.seat, options, stream)
        return found


def play(s: State, seat: int, options: tuple[int, ...], stream: Stream) -> Stand:
    """Give these answers, everybody else at random, as far as they are legal. The position is used up."""
    log: list[RawEvent] = []
    s.log = log
    for option in options:
        q = next((q for q in s.asked if q.seat == seat), None)
        if s.over or q is None or option not in options_of(s, q):
            break
        answer(s, q, option)
        while s.asked and s.active == seat and all(q.seat != seat for q in s.asked):
            theirs = options_of(s, s.asked[0])
            answer(s, s.asked[0], theirs[stream.below(len(theirs))])
    s.log = None
    for event, numbers in log:
        if event == "compare":
            return Stand(s, bool(numbers[-1]))
    return Stand(s, None)


def candidates_of(hunt: Hunt, foe: int) -> list[Candidate]:
    """Lines that may beat a monster: one for each ability that shows something new, and the battle that luck
    decides."""
    out: list[Candidate] = []
    seen: set[int] = set()
    for node in hunt.open_to(foe):
        last = next((option for option in reversed(path_to(node)) if option >> WHAT == O_USE), EMPTY)
        if last not in seen and len(out) < CANDIDATES:
            seen.add(last)
            out.append(Candidate(node, None))
    found = hunt.best.get(foe)
    if found is not None and found.outcome.may:
        out.append(Candidate(found.node, found))
    return out


def path_to(node: Node) -> list[int]:
    """The seat's answers from the root to a node."""
    options = []
    while node.parent is not None:
        options.append(node.option)
        node = node.parent
    options.reverse()
    return options


def interval(wins: int, n: int) -> Chance:
    """The share of victories, and the interval of Wilson around it."""
    share = wins / n
    z2 = _Z * _Z
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = _Z / (1 + z2 / n) * (share * (1 - share) / n + z2 / (4 * n * n)) ** 0.5
    low, high = (round(min(1.0, max(0.0, x)), 3) for x in (middle - half, middle + half))
    return Chance(round(share, 3), low, high, n)
