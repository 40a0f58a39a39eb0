"""Effects that would do nothing: the rules let a seat use them, and whoever asks says so."""

from __future__ import annotations

from .effects import Context
from .options import O_USE, option_parts
from .picking import beginning
from .state import State, deck_of, discard_of
from .steps.cards import Draw, Earn
from .steps.flow import Return
from .steps.market import BuyNow


def idle(s: State, seat: int, option: int) -> bool:
    """Would this option do nothing but be used up? Only what the seat itself can see is asked: whether it has a card to
    draw, gold for anything that is for sale, something that counts."""
    what, card, program = option_parts(option)
    if what != O_USE:
        return False
    used = s.rules.programs[program]
    if len(used.steps) < 2 or not isinstance(used.steps[-1], Return):
        return False
    for step in used.steps[:-1]:
        if isinstance(step, Draw):
            if s.zones[deck_of[seat]] or s.zones[discard_of[seat]]:
                return False
            if step.name:
                # What follows is about the cards that were drawn.
                return True
        elif isinstance(step, BuyNow):
            if len(step.options(s, beginning(used, seat, card))) > 1:
                return False
        elif isinstance(step, Earn):
            if step.number(s, Context(seat, card, s.foe, s.rank, None)):
                return False
        else:
            return False
    return True
