"""Who has won, where victory points decide and one card breaks ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.numbers import owned, score

from .setup import Standing

if TYPE_CHECKING:
    from duskhall.core.state import State


def standings(s: State, tag: str, tie_break: str) -> list[Standing]:
    """Most victory points win; a tied seat that owns a card with this tag wins, else the tied share it."""
    prized = s.rules.tags.get(tag, frozenset())
    rows = [(score(s, seat), any(s.kinds[c] in prized for c in owned(s, seat)), seat) for seat in range(s.seats)]
    best = max((vp, holds) for vp, holds, _ in rows)
    return [Standing(seat, vp, tie_break if holds else "", (vp, holds) == best) for vp, holds, seat in rows]
