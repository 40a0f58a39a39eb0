"""Moves that can only help, and lines of monsters that can only hurt.

Whoever wins without a move that can only help wins with it as well: to prove that a monster cannot be beaten it is
enough to look at parties that have made all of these. And where nothing that happens before the comparison makes the
party better, a look at the party is enough. Both follow from the steps of abilities and lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..amounts import Count, Dice, Experience, RankOfFoe, Used, Variety
from ..options import DONE, FIRST, MASK, O_EQUIP, O_USE, WHAT
from ..program import OWN_PLACES, Brought, Lasting, Program
from ..state import ROOMS, hand_of
from ..steps.battle import Face, Fire
from ..steps.cards import Destroy, Earn, Gain
from ..steps.dice import AfterDice, Roll
from ..steps.flow import Check, Choose, Jump, Return
from ..steps.lanes import Each, LaneDone
from ..steps.lasting import Forbid, Grant, Modify
from ..steps.picks import Pick, Picking, ShowNone

if TYPE_CHECKING:
    from ..rules import Rules
    from ..state import State

_MORE: Final = frozenset(("attack", "magic", "light", "strength"))
_OURS: Final = _MORE | {"either", "total"}
_FOES: Final = frozenset(("health", "armor", "resistance", "wounds"))
_BATTLE: Final = frozenset(("attack", "magic", "armor", "resistance", "health", "wounds", "either", "total"))
_LESS: Final = frozenset(("weight", "armor", "resistance", "health", "wounds"))


class Helping:
    """Which moves of a ruleset can only help, worked out when somebody asks."""

    __slots__ = ("abilities", "before", "fighting", "hostile", "rules", "weapons")

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.abilities: dict[int, bool] = {}
        self.weapons: dict[int, bool] = {}
        self.hostile: dict[int, bool] = {}
        self.fighting: dict[int, bool] = {}
        course = rules.programs[0].steps
        face = next((step.index for step in course if isinstance(step, Face)), 0)
        self.before = tuple([step for step in course[face : rules.compared] if isinstance(step, Fire)])
        """What happens between the attack and the comparison."""

    def can_only_lose(self, s: State, seat: int, foe: int, rank: int) -> bool:
        """Nothing that happens before the comparison makes the party better against this monster."""
        r = self.rules
        kinds = s.kinds
        for step in r.foe_traits[kinds[foe]].steps:
            if isinstance(step, Grant):
                return False
        there = (foe, s.zones[ROOMS][rank - 1]) if r.hall.is_map else (foe,)
        for fire in self.before:
            cards = s.zones[hand_of[seat]] if fire.whose == "party" else there
            for c in cards:
                if kinds[c] in fire.useful and not self.hurts(kinds[c], fire.event):
                    return False
        return True

    def hurts(self, kind: int, event: str) -> bool:
        """Do the lines of a card for an event only hurt?"""
        for line in self.rules.musts[event][kind]:
            number = line.program.number
            found = self.hostile.get(number)
            if found is None:
                self.hostile[number] = found = can_only_hurt(line.program)
            if not found:
                return False
        return True

    def ability(self, program: int) -> bool:
        found = self.abilities.get(program)
        if found is None:
            self.abilities[program] = found = can_only_help(self.rules.programs[program])
        return found

    def weapon(self, kind: int) -> bool:
        found = self.weapons.get(kind)
        if found is None:
            self.weapons[kind] = found = only_helps_held(self.rules, kind)
        return found

    def for_the_way(self, s: State, options: list[int]) -> list[int]:
        """Of the options of a window those that may bring light, or the champion to another place."""
        out = []
        for option in options:
            what = option >> WHAT
            if what == O_USE:
                number = option & MASK
                found = self.fighting.get(number)
                if found is None:
                    self.fighting[number] = found = only_for_battle(self.rules.programs[number])
                if found:
                    continue
            elif what == O_EQUIP and not self._shines(s.kinds[option >> FIRST & MASK]):
                continue
            out.append(option)
        return out

    def _shines(self, kind: int) -> bool:
        """Does a weapon have to do with light once it is held, or with anything that is not known here?"""
        held = self.rules.wielded[kind]
        if held is None:
            return True
        loose = self.rules.in_hand[kind]
        if held.light != (loose.light if loose is not None else 0):
            return True
        return any(step.figure not in _BATTLE for step in held.steps)

    def forced(self, s: State, options: list[int]) -> list[int]:
        """Of the options of a window those that have to be looked at, if all that helps is done in any case."""
        kinds = s.kinds
        armed = False
        for option in options:
            what = option >> WHAT
            if what == O_USE:
                if self.ability(option & MASK):
                    return [option]
            elif what == O_EQUIP:
                armed = armed or self.weapon(kinds[option >> FIRST & MASK])
        return [option for option in options if option != DONE] if armed else options


def helps(step: Lasting) -> bool:
    """Does a change make the party better, whatever it stands on?"""
    if step.counted is not None:
        if not (step.live and isinstance(step.counted, (Count, Variety, Used, Experience, RankOfFoe))):
            return False
    elif step.amount < 0:
        return False
    if step.how == "add":
        return step.figure in _MORE
    return step.how == "less" and step.figure in _LESS


def can_only_help(program: Program) -> bool:
    """Is an ability such a move?"""
    better = False
    for step in program.steps:
        if isinstance(step, Modify):
            if not helps(step):
                return False
            better = True
        elif isinstance(step, Pick):
            if step.verb != "pick" or step.aim.place not in OWN_PLACES:
                return False
        elif not isinstance(step, (Jump, Return)):
            return False
    return better


_IDLE: Final = (Jump, Return, Check, Choose, Picking, ShowNone, Each, LaneDone, Roll, AfterDice)
"""Steps that change no figure."""


def only_for_battle(program: Program) -> bool:
    """Does an ability change nothing but figures of the battle?"""
    for step in program.steps:
        if isinstance(step, Modify):
            if step.figure not in _BATTLE:
                return False
        elif isinstance(step, Pick):
            if step.verb != "pick":
                return False
        elif not isinstance(step, (Jump, Return, Check, Choose, Earn)):
            return False
    return True


def can_only_hurt(program: Program) -> bool:
    """Does a line take from the party, or give to the monster, and nothing else?"""
    for step in program.steps:
        if isinstance(step, Modify):
            if not harms(step):
                return False
        elif isinstance(step, Forbid):
            if step.figure != "attack":
                return False
        elif isinstance(step, Destroy):
            if not step.late:
                return False
        elif isinstance(step, Gain):
            if step.to == "hand":
                return False
        elif not isinstance(step, _IDLE):
            return False
    return True


def harms(step: Lasting) -> bool:
    """Does a change make the party worse, or the monster better?"""
    if step.counted is None and step.amount < 0:
        return False
    if step.counted is not None and not isinstance(step.counted, (Count, Variety, Used, Experience, RankOfFoe, Dice)):
        return False
    if step.how == "add":
        return step.figure in _FOES
    if step.how == "less":
        return step.figure in _OURS
    return step.how in ("zero", "half") and step.figure in _OURS


def only_helps_held(r: Rules, kind: int) -> bool:
    """Is a weapon better in the hands of a hero, whoever that is?"""
    held = r.wielded[kind]
    loose = r.in_hand[kind]
    if held is None:
        return False
    return _all_help(held) and (loose is None or (_all_help(loose) and held.light >= loose.light))


def _all_help(brought: Brought) -> bool:
    printed = brought.attack >= 0 and brought.magic >= 0 and brought.light >= 0
    return printed and all(helps(step) for step in brought.steps)
