"""The winners of a game in which victory points decide and one card breaks ties."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from duskhall.core.effects import owned
from duskhall.core.numbers import score
from duskhall.core.state import EMPTY, HALL

from .setup import Standing

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from duskhall.core.state import State


def standings(s: State, tag: str, tie_break: str) -> list[Standing]:
    """Most victory points win; a tied seat that owns a card with this tag wins, else the tied share it."""
    prized = s.rules.tags.get(tag, frozenset())
    rows = [(score(s, seat), not prized.isdisjoint(kinds_of(s, seat))) for seat in range(s.seats)]
    best = max(rows)
    return [
        Standing(seat, row[0], tie_break if row[1] else "", row == best, place)
        for seat, (row, place) in enumerate(zip(rows, places(rows), strict=True))
    ]


def places(rows: Sequence[Any]) -> list[int]:
    """The place of each row, 1 for the greatest; equal rows share theirs."""
    return [1 + sum(other > row for other in rows) for row in rows]


def ended(s: State, kind: str) -> str:
    """How a game came to its end that ends with a card of this kind: one of ENDINGS."""
    prize = next((c for c, k in enumerate(s.kinds) if s.rules.cards[k].kind == kind), EMPTY)
    if any(prize in owned(s, seat) for seat in range(s.seats)):
        return "taken"
    return "reached" if prize in s.zones[HALL] else "emptied"


def kinds_of(s: State, seat: int) -> list[int]:
    """Which cards a seat owns at the end."""
    return [*map(s.kinds.__getitem__, owned(s, seat))]


def without(rows: list[Standing], resigned: frozenset[int]) -> list[Standing]:
    """The standings among those who have not resigned: the best of them have won, and the others come last."""
    if not resigned or len(resigned) == len(rows):
        return rows
    order = places([(row.seat not in resigned, -row.place) for row in rows])
    return [replace(row, winner=place == 1, place=place) for row, place in zip(rows, order, strict=True)]
