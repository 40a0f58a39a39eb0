"""What the tests of the socket have in common."""

from __future__ import annotations

import contextlib

import msgspec

from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.store.rows import ActRow
from tests.helpers import staged
from tests.server.inside import Inside, wait_for
from tools.live import Answer, Seat

PLAYING = "village", "dungeon", "rest"
"""What the first question of a game offers."""


def from_text(*lines: str) -> wire.From:
    """A game of two in which the first seat is to move, with these lines of the position as given."""
    return wire.From(text=position.write(staged(*lines)))


def acts(inside: Inside, seat: Seat) -> list[ActRow]:
    """What is stored of the game."""
    return inside.call(lambda: inside.tables.store.acts(seat.hello.table))


def answer_to(seat: Seat) -> msgspec.Struct:
    """The next answer, to whatever."""
    return seat.wait(msgspec.Struct, lambda m: isinstance(m, Answer))


def whoever(*seats: Seat) -> Seat:
    """The one that is asked, once one of them is."""

    def asked() -> Seat | None:
        for seat in seats:
            with contextlib.suppress(TimeoutError):
                while True:
                    seat.next(0.01)
        return next((seat for seat in seats if seat.question is not None), None)

    return wait_for("a question", asked)


def to_the_others_turn(first: Seat, second: Seat) -> None:
    """Play the turn of the first seat to its end, so that it cannot be taken back without consent."""
    first.play("village")
    first.play("done")
    second.asked()
