"""Legal answers: options as numbers, and which copies of a card share one.

An option is one int: what, and two numbers. Each step lists the options of its own question; :mod:`naming` says what
they are called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .state import EMPTY, MOST_CARDS, NO_CARDS, Q_DROP, TOP, Frame, Question, State
from .weights import overloaded

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
O_DIE: Final = 15

# An option has four bits for the act and thirteen for each of its two numbers: Python is fastest with numbers of up to
# thirty bits.
WHAT: Final = 26
"""The act is above these bits,"""
FIRST: Final = 13
"""the first number above these,"""
MASK: Final = MOST_CARDS - 1
"""and each number has this many bits."""
assert MASK == (1 << FIRST) - 1 and WHAT == 2 * FIRST


def option(what: int, a: int = 0, b: int = 0) -> int:
    return what << WHAT | a << FIRST | b


def option_parts(o: int) -> tuple[int, int, int]:
    return o >> WHAT, o >> FIRST & MASK, o & MASK


# The codes above, shifted in advance: options are listed by the dozen.
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
        return [option(O_DROP, w) for w in distinct(s, overloaded(s, f.seat))]
    return f.at.options(s, f)


def options_of(s: State, q: Question) -> list[int]:
    """The options of a question, from the cache if they were listed already."""
    if q.lane != TOP:
        return list_options(s, q)
    if s.options is None:
        s.options = list_options(s, q)
    return s.options


# ------------------------------------------------------------------------------------------------------------
# Copies that are interchangeable share an option


def touched(s: State) -> set[int]:
    """Cards that something has happened to this turn, so they differ from their copies."""
    out = {*s.used, *s.held, *s.held.values(), *s.marked, *s.lent}
    for e in s.mods:
        if e.cards is not None:
            out.update(e.cards)
    return out


def alike(s: State) -> dict[int, int]:
    """Heroes who carry the same weapons, and those weapons: each card with the first card just like it. Cards changed
    in any other way are left out."""
    held = s.held
    kinds = s.kinds
    if len(held) < 2 or len({kinds[w] for w in held}) == len(held):
        return NO_CARDS
    apart = {*s.used, *s.marked, *s.lent, *s.split}
    for e in s.mods:
        apart.add(e.source)
        apart.update(e.cards or ())
        apart.update(e.named)
    for f in s.later:
        apart.add(f.source)
        for cards in f.names.values():
            apart.update(cards)
    bearers: dict[int, list[int]] = {}
    for w, h in held.items():
        bearers.setdefault(h, []).append(w)
    leaders: dict[tuple[int, ...], int] = {}
    weapons: dict[tuple[int, int], int] = {}
    out: dict[int, int] = {}
    for h, carried in bearers.items():
        leader = h
        if h != EMPTY:
            if h in apart or h in held or not apart.isdisjoint(carried):
                continue
            load = sorted([kinds[w] for w in carried])
            leader = leaders.setdefault((kinds[h], h in s.armed, h in s.unable, *load), h)
            out[h] = leader
        for w in carried:
            if w not in apart:
                out[w] = weapons.setdefault((leader, kinds[w]), w)
    return out


def distinct(s: State, cards: list[int]) -> list[int]:
    """One card of each kind, and every card that differs from its copies."""
    if len(cards) < 2:
        return cards
    kinds = s.kinds
    first: dict[int, int] = {}
    if s.used or s.held or s.mods or s.marked or s.lent:
        special = touched(s)
        same = alike(s) if len(s.held) > 1 else NO_CARDS
        for c in cards:
            # A card that differs stands for itself and for cards that differ in the same way.
            first.setdefault(~same.get(c, c) if c in special else kinds[c], c)
    else:
        for c in cards:
            first.setdefault(kinds[c], c)
    return list(first.values())


def interchangeable(s: State, card: int, cards: Collection[int]) -> list[int]:
    """The cards among these that are interchangeable with this one, and so share its option."""
    special = touched(s)
    kind = s.kinds[card]
    if card not in special:
        return [c for c in cards if c != EMPTY and s.kinds[c] == kind and c not in special]
    same = alike(s)
    leader = same.get(card, card)
    return [c for c in cards if c == card or same.get(c, EMPTY) == leader]


def shared(s: State, o: int) -> bool:
    """Whether an option stands for several heroes who are armed alike, or for their weapons. Such an option is offered
    even if it is the only one: older records, with an option for each copy, name it."""
    if len(s.held) < 2 or o == DONE:
        return False
    same = alike(s)
    leader = same.get(o >> FIRST & MASK, EMPTY)
    return leader != EMPTY and list(same.values()).count(leader) > 1


def all_but(cards: list[int], gone: Collection[int]) -> list[int]:
    return [c for c in cards if c not in gone]


def among(wanted: Collection[int], cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([c for c in cards if c in wanted])
