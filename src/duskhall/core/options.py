"""What may be answered: options as numbers, and which copies of a card share one.

An option is one int: what, and two numbers. Each step lists the options of its own question; :mod:`naming` says what
they are called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .state import MOST_CARDS, Q_DROP, TOP, Frame, Question, State
from .weights import drops

if TYPE_CHECKING:
    from collections.abc import Collection

O_DONE: Final = 0
O_USE: Final = 1
O_EQUIP: Final = 2
O_CARD: Final = 3
O_BUY: Final = 4
O_LEVEL: Final = 5
O_FACE: Final = 6
O_BRANCH: Final = 7
O_SPLIT: Final = 8
O_SHOW: Final = 9
O_SEAT: Final = 10
O_LINE: Final = 11
O_FIRST: Final = 12
O_ROOM: Final = 13
O_DROP: Final = 14

# What is done takes four bits of an option, its two numbers thirteen each: Python is quickest with numbers of thirty
# bits.
WHAT: Final = 26
"""Above these bits is what is done,"""
FIRST: Final = 13
"""above these its first number,"""
MASK: Final = MOST_CARDS - 1
"""which is as large as the second below it."""
assert MASK == (1 << FIRST) - 1 and WHAT == 2 * FIRST


def option(what: int, a: int = 0, b: int = 0) -> int:
    return what << WHAT | a << FIRST | b


def option_parts(o: int) -> tuple[int, int, int]:
    return o >> WHAT, o >> FIRST & MASK, o & MASK


# The same, ready to be joined with its numbers where options are listed by the dozen.
USE: Final = O_USE << WHAT
EQUIP: Final = O_EQUIP << WHAT
CARD: Final = O_CARD << WHAT
BUY: Final = O_BUY << WHAT
LEVEL: Final = O_LEVEL << WHAT
BRANCH: Final = O_BRANCH << WHAT
FACE: Final = O_FACE << WHAT

DONE: Final = O_DONE << WHAT
SHOW: Final = O_SHOW << WHAT


def frame_of(s: State, q: Question) -> Frame:
    f = s.stack[-1]
    return f if q.lane < 0 else f.lanes[q.lane]


def list_options(s: State, q: Question) -> list[int]:
    """The legal options of a question, in a stable order. They follow from the position alone."""
    f = frame_of(s, q)
    if q.kind == Q_DROP:
        return [option(O_DROP, w) for w in drops(s, f.seat)]
    return f.at.options(s, f)


def options_of(s: State, q: Question) -> list[int]:
    """The same, as they were listed already if so."""
    if q.lane != TOP:
        return list_options(s, q)
    if s.options is None:
        s.options = list_options(s, q)
    return s.options


# ------------------------------------------------------------------------------------------------------------
# Copies that are interchangeable share an option


def touched(s: State) -> set[int]:
    """Cards that something has happened to this turn: they no longer stand for their copies."""
    out = {*s.used, *s.held, *s.held.values(), *s.marked, *s.lent}
    for e in s.mods:
        if e.cards is not None:
            out.update(e.cards)
    return out


def distinct(s: State, cards: list[int]) -> list[int]:
    """One card of each kind, and every card that differs from its copies."""
    if len(cards) < 2:
        return cards
    kinds = s.kinds
    first: dict[int, int] = {}
    if s.used or s.held or s.mods or s.marked or s.lent:
        special = touched(s)
        for c in cards:
            # A card that differs stands for itself alone.
            first.setdefault(~c if c in special else kinds[c], c)
    else:
        for c in cards:
            first.setdefault(kinds[c], c)
    return list(first.values())


def all_but(cards: list[int], gone: Collection[int]) -> list[int]:
    return [c for c in cards if c not in gone]


def among(wanted: Collection[int], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([c for c in cards if c in wanted])
