"""Effects that would do nothing: the rules let a seat use them, and clients say so."""

from __future__ import annotations

from .effects import Context
from .options import O_USE, option_parts
from .picking import beginning, candidates
from .program import AIM_NAME
from .state import State, deck_of, discard_of
from .steps.cards import Destroy, Discard, Draw, Earn, Put
from .steps.flow import Return, targets
from .steps.lasting import Change
from .steps.market import BuyNow
from .steps.picks import Picking


def idle(s: State, seat: int, option: int) -> bool:
    """Whether using this option would have no effect. The check looks only at what the seat can see: a card to draw,
    gold for a card on sale, a figure that counts, a card to work on."""
    what, card, program = option_parts(option)
    if what != O_USE:
        return False
    used = s.rules.programs[program]
    if len(used.steps) < 2 or not isinstance(used.steps[-1], Return):
        return False
    frame = beginning(used, seat, card)
    for step in used.steps[:-1]:
        if isinstance(step, Draw):
            if s.zones[deck_of[seat]] or s.zones[discard_of[seat]]:
                return False
            if step.name:
                # The following steps are about the cards drawn.
                return True
        elif isinstance(step, BuyNow):
            if len(step.options(s, frame)) > 1:
                return False
        elif isinstance(step, Earn):
            if step.number(s, Context(seat, card, s.foe, s.rank, None)):
                return False
        elif isinstance(step, Change):
            if step.lasts_alone(s) or targets(s, frame, step.aim):
                return False
        elif isinstance(step, Picking):
            if step.proves or candidates(s, frame, step):
                return False
        elif isinstance(step, Put | Discard | Destroy) and step.aim.code == AIM_NAME:
            # The step works on the cards of an earlier pick, which took none.
            continue
        else:
            return False
    return True
