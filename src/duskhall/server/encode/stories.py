"""The story of a game in the form in which it leaves the server: lines in pieces, with the cards in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.telling.log import Log
from duskhall.telling.pieces import marked, pieces

from .. import wire

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from duskhall.core.event import Event
    from duskhall.core.state import State
    from duskhall.telling.phrases import Phrases


def story(
    p: Phrases,
    reader: int,
    rows: Sequence[Event],
    active: int,
    first: int,
    *,
    past: Sequence[Event],
    start: State,
    number: Callable[[int], int],
) -> list[wire.Line]:
    """The story as a reader is told it; see :meth:`Log.story`. ``start``: the position before all events;
    ``number``: a seat as the wire counts it."""
    log = Log(marked(p), reader, subjects=True)
    told = log.story(rows, active, first=first, past=past, start=(start.active, start.turn))
    return [
        wire.Line(
            kind=one.kind,
            pieces=[wire.Piece(text=piece.text, card=piece.card) for piece in pieces(one.text)],
            seat=number(one.seat),
            turn=one.turn,
            number=one.number,
            back=one.back,
        )
        for one in told
    ]
