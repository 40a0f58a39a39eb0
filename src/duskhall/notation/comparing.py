"""Parts of expectations: the things they may look at, and how a number or a word is compared.

Raises NotationError with the line for a seat, zone, card or number that cannot be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .lines import Line, parse_cards, parse_int, parse_seat
from .table import kind_of

if TYPE_CHECKING:
    from duskhall.core.reckoning import Sums
    from duskhall.core.state import Question, State

RULES = "rules"
"""The source of anything that comes from no card."""


@dataclass(slots=True)
class Battle:
    """A comparison that was listened to: the turn it was in, and the sums that decided it."""

    turn: int
    sums: Sums


@dataclass(slots=True)
class Played:
    """The things expectations look at: the position, the zones when the run began, its last battle."""

    s: State
    before: dict[str, list[str]]
    last: Battle | None
    begun: bool
    """The run began in a turn whose battle had been compared."""


@dataclass(frozen=True, slots=True)
class Table:
    """The names a line may use: those of the position in which every run of its scenario begins."""

    s: State

    def zone(self, line: Line, name: str) -> int:
        names = self.s.map.names
        if name not in names:
            raise line.error("notation-no-zone", name=name, known=", ".join(names))
        return names.index(name)

    def seat(self, line: Line, text: str) -> int:
        return parse_seat(line, text, self.s.seats)

    def card(self, line: Line, name: str) -> str:
        kind_of(self.s.rules, line, name)
        return name

    def cards(self, line: Line, text: str, *, counted: bool = True) -> list[str]:
        """Cards by their names; ``nothing`` and no text at all are not among them."""
        out: list[str] = []
        for name, n, _ in parse_cards(line, text, bare=True):
            if not counted and n > 1:
                raise line.error("notation-no-number", name=name)
            out += [self.card(line, name)] * n
        return out


class Expectation:
    """One line of expectation. ``check`` returns what was expected and what there is, or None where it holds."""

    __slots__ = ("line", "seat", "table")

    def __init__(self, line: Line, table: Table, seat: int | None) -> None:
        self.line = line
        self.table = table
        self.seat = seat
        """The seat in front of the line, for what is about an open question."""

    def check(self, p: Played) -> tuple[str, str] | None:
        raise NotImplementedError

    def question(self, s: State) -> Question | None:
        if self.seat is None:
            return s.asked[0] if s.asked else None
        return next((q for q in s.asked if q.seat == self.seat), None)


def equals(line: Line, rest: str) -> str:
    """The text after the ``=``."""
    sign, _, want = rest.partition(" ")
    if sign != "=" or not want.strip():
        raise line.error("notation-equals")
    return want.strip()


class Number:
    """``= 5``, ``>= 5`` or ``<= 5``."""

    __slots__ = ("sign", "want")

    def __init__(self, line: Line, rest: str, what: str, least: int | None = None) -> None:
        sign, _, want = rest.partition(" ")
        if sign not in ("=", ">=", "<="):
            raise line.error("notation-compare", what=what)
        self.sign = sign
        self.want = parse_int(line, want, what)
        if least is not None and self.want < least:
            raise line.error("notation-never-below", what=what, least=str(least), found=str(self.want))
        if sign == ">=" and self.want == least:
            raise line.error("notation-says-nothing", what=what, least=str(least))

    def against(self, actual: int) -> tuple[str, str] | None:
        holds = {"=": actual == self.want, ">=": actual >= self.want, "<=": actual <= self.want}[self.sign]
        sign = "" if self.sign == "=" else f"{self.sign} "
        return None if holds else (f"{sign}{self.want}", str(actual))


def yes_or_no(line: Line, rest: str) -> str:
    want = equals(line, rest)
    if want not in ("yes", "no"):
        raise line.error("notation-equals-yes-or-no", found=want)
    return want


def same(want: str, actual: str) -> tuple[str, str] | None:
    return None if want == actual else (want, actual)


def bare(line: Line, word: str, name: str) -> None:
    """This word has no seat and no rank."""
    if word != name:
        raise line.error("notation-bare", name=name)
