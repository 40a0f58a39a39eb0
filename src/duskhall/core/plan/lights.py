"""How far the light of a party can reach at most: a monster beyond that need not be looked for.

The bound adds up all light that the cards at hand might bring, from any source. What cannot be bounded (a card that
changes the darkness of rooms, sends the champion elsewhere, or brings other cards) makes it useless, and everything is
looked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..effects import in_sight
from ..layers import lit
from ..program import AIM_PARTY, AIM_SELF, Lasting, Program
from ..state import EMPTY, ROOMS, State, deck_of, front_of, hand_of, secret_of
from ..steps.cards import Destroy, Discard, Draw, Earn, Gain, Look, Lose
from ..steps.dice import AfterDice, Alter, Roll
from ..steps.flow import Check, Choose, Jump, Return
from ..steps.lanes import Each, LaneDone
from ..steps.lasting import Cancel, Forbid, Modify
from ..steps.picks import Pick, ShowNone
from ..steps.rooms import Walk
from ..steps.windows import Window
from ..zones import knows
from .ways import FAR, Ways

if TYPE_CHECKING:
    from ..rules import Rules

_DARK: Final = (
    *(Jump, Return, Check, Choose, ShowNone, Each, LaneDone, Roll, AfterDice, Alter, Look, Lose, Earn),
    *(Destroy, Discard, Draw, Cancel, Forbid),
)
"""Steps that bring no light."""


class Lights:
    """The light that cards of a ruleset can bring."""

    __slots__ = ("brought", "drawing", "later", "met", "rules", "useful", "ways")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.ways = Ways(rules)
        self.brought: dict[int, int] = {}
        """The light each kind of card may bring besides the light counted already; FAR if that is unknown."""
        self.drawing: dict[int, bool] = {}
        self.met: dict[int, bool] = {}
        course = rules.programs[0].steps
        walk = next((step for step in course if isinstance(step, Walk)), None)
        self.useful: frozenset[int] = walk.useful if walk is not None else frozenset()
        windows = [step for step in course if isinstance(step, Window)]
        last = max([step.index for step in windows if walk is not None and step.index < walk.index], default=EMPTY)
        here = {row[0] for step in windows if step.index == last for row in step.opens}
        there = {row[0] for step in windows for row in step.opens}
        self.later = frozenset(there - here)
        """Windows that do not open right before the walk, but elsewhere in the turn."""

    def most(self, s: State, seat: int) -> int:
        """No line without luck has more light than this; FAR: there is no telling."""
        kinds = s.kinds
        for c in (*s.zones[ROOMS], *in_sight(s)):
            if c != EMPTY and self._helps_on_the_way(kinds[c]):
                return FAR
        more = 0
        for c in self._at_hand(s, seat):
            more += self._of(kinds[c])
        deck = s.zones[deck_of[seat]]
        if more >= FAR or (deck and knows(s, seat, deck_of[seat], deck[0]) and self.draws(s, seat)):
            return FAR
        return lit(s, seat) + more

    def draws(self, s: State, seat: int) -> bool:
        """May something at hand draw cards, or have some other outcome that nobody can foresee?"""
        for c in self._at_hand(s, seat):
            kind = s.kinds[c]
            found = self.drawing.get(kind)
            if found is None:
                found = False
                for name, lines in self.rules.uses.items():
                    for line in lines[kind] if name not in self.later else ():
                        found = found or any(isinstance(step, (Draw, Roll, Each)) for step in line.program.steps)
                self.drawing[kind] = found
            if found:
                return True
        return False

    def _at_hand(self, s: State, seat: int) -> tuple[int, ...]:
        return s.zones[hand_of[seat]] + s.zones[front_of[seat]] + s.zones[secret_of[seat]]

    def _helps_on_the_way(self, kind: int) -> bool:
        """May a room or a monster bring light, or the champion elsewhere, when a champion comes by?"""
        found = self.met.get(kind)
        if found is None:
            found = kind in self.useful or self.ways.sends(kind)
            for line in self.rules.whiles[kind]:
                found = found or any(_more(effect) > 0 for effect in line.effects)
            self.met[kind] = found
        return found

    def _of(self, kind: int) -> int:
        found = self.brought.get(kind)
        if found is None:
            r = self.rules
            held, loose = r.wielded[kind], r.in_hand[kind]
            found = 0 if held is None else max(0, held.light - (loose.light if loose is not None else 0))
            for line in r.whiles[kind]:
                found += sum([_more(effect) for effect in line.effects])
            for name, lines in r.uses.items():
                for line in lines[kind] if name not in self.later else ():
                    made = light_made(line.program)
                    found += FAR if line.repeat and made else made
            self.brought[kind] = found
        return found


def _more(step: Lasting) -> int:
    """How much light a lasting change may add."""
    if step.figure == "light":
        whole = step.aim.code in (AIM_PARTY, AIM_SELF) and step.counted is None
        return max(0, step.amount) if step.how == "add" and whole else FAR
    return FAR if step.figure == "darkness" or step.how == "grant" else 0


def light_made(program: Program) -> int:
    """How much light an ability may bring; FAR: there is no telling."""
    light = 0
    for step in program.steps:
        if isinstance(step, Modify):
            light += _more(step)
        elif isinstance(step, Pick):
            if step.verb not in ("pick", "discard", "destroy", "heal"):
                return FAR
        elif isinstance(step, Gain):
            if step.to in ("hand", "front"):
                return FAR
        elif not isinstance(step, _DARK):
            return FAR
    return light


_KNOWN: Final[dict[int, Lights]] = {}
_MOST_KNOWN: Final = 8


def lights_of(rules: Rules) -> Lights:
    """Facts about a ruleset; they follow from the cards alone, so all plans share them."""
    found = _KNOWN.get(id(rules))
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        # Holding the rules keeps their id from being used again.
        _KNOWN[id(rules)] = found = Lights(rules)
    return found
