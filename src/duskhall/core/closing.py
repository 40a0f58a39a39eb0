"""The end of the game, foreseen: the card that a battle in the hall brings to rank 1, if it ends the game there.

A monster that was attacked leaves the hall, beaten or not, and the others close up over any empty ranks.
"""

from __future__ import annotations

from typing import NamedTuple

from .state import EMPTY, HALL, State
from .steps.flow import End
from .steps.turn import Refill


class Closing(NamedTuple):
    """A battle that ends the game."""

    card: str
    """The card that comes to rank 1 and so ends the game."""
    claimed: bool
    """The winner of the battle gets the card; after a lost battle no player does."""


def closing(s: State, rank: int) -> Closing | None:
    """How an attack on the monster in a rank ends the game; None if the game goes on, as far as can be foreseen."""
    if s.rules.hall.is_map:
        return None
    first = next((c for n, c in enumerate(s.zones[HALL], 1) if c != EMPTY and n != rank), EMPTY)
    if first in (EMPTY, s.front) or not _ends(s, first):
        return None
    claims = any(isinstance(step, Refill) and step.claims for step in s.rules.programs[0].steps)
    return Closing(s.rules.cards[s.kinds[first]].id, claims and rank == 1)


def _ends(s: State, card: int) -> bool:
    lines = [line for event in s.rules.events.arrival for line in s.rules.musts[event][s.kinds[card]]]
    return any(isinstance(step, End) and step.what == "game" for line in lines for step in line.program.steps)
