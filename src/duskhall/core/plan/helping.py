"""Moves that can only help, and lines of monsters that can only hurt.

A party that wins without a move that can only help also wins with it: to prove that a monster cannot be beaten it is
enough to look at parties that have made all of these. And where nothing that happens before the comparison makes the
party better, a look at the party is enough. Both follow from the steps of abilities and lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..amounts import (
    Amount,
    Count,
    Dice,
    Experience,
    FigureOf,
    Fixed,
    Half,
    Least,
    LightOfParty,
    Plus,
    RankOfFoe,
    Times,
    Used,
    Variety,
)
from ..effects import in_sight
from ..options import DONE, FIRST, MASK, O_EQUIP, O_USE, WHAT
from ..program import AIM_SELF, OWN_PLACES, Brought, Lasting, Program
from ..reckoning import Sums, reckon
from ..state import EMPTY, ROOMS, front_of, hand_of
from ..steps.battle import Face, Fire
from ..steps.cards import Destroy, Discard, Draw, Earn, Gain, Look, Lose
from ..steps.dice import AfterDice, Roll
from ..steps.flow import Check, Choose, Jump, Return
from ..steps.lanes import Each, LaneDone
from ..steps.lasting import Forbid, Grant, Modify
from ..steps.picks import Pick, Picking, ShowNone
from .liking import (
    ARMED,
    BAD,
    GOOD,
    NONE,
    UNCLEAR,
    USED,
    Trend,
    asks_for,
    effect_of,
    of_change,
    of_condition,
    of_steps,
    step_asks_for,
)

if TYPE_CHECKING:
    from ..rules import Rules
    from ..state import State

_MORE: Final = frozenset(("attack", "magic", "light", "strength"))
_OURS: Final = _MORE | {"either", "total"}
_FOES: Final = frozenset(("health", "armor", "resistance", "wounds"))
_BATTLE: Final = frozenset(("attack", "magic", "armor", "resistance", "health", "wounds", "either", "total"))
_ARMING: Final = frozenset((ARMED, "attack", "magic", "light"))
"""Figures of which a weapon in a hand is more."""
_LESS: Final = frozenset(("weight", "armor", "resistance", "health", "wounds"))


class Helping:
    """Which moves of a ruleset can only help, worked out on demand."""

    __slots__ = (
        "abilities",
        "before",
        "carrying",
        "drawing",
        "fighting",
        "hostile",
        "looking",
        "rules",
        "spending",
        "touching",
        "wanting",
        "weapons",
        "welcome",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.abilities: dict[int, bool] = {}
        self.weapons: dict[int, bool] = {}
        self.hostile: dict[int, int] = {}
        self.welcome: dict[int, bool] = {}
        self.fighting: dict[int, bool] = {}
        self.carrying: dict[int, int] = {}
        self.looking: dict[int, tuple[frozenset[str], frozenset[str]]] = {}
        """The figures each kind of card looks at: see :meth:`looks`."""
        self.touching: dict[int, frozenset[str]] = {}
        self.spending: dict[int, bool] = {}
        self.drawing: dict[int, bool] = {}
        self.wanting: dict[tuple[int, int], bool] = {}
        course = rules.programs[0].steps
        face = next((step.index for step in course if isinstance(step, Face)), 0)
        self.before = tuple([step for step in course[face : rules.compared] if isinstance(step, Fire)])
        """The steps between the attack and the comparison."""

    def can_only_lose(self, s: State, seat: int, foe: int, rank: int) -> bool:
        """Whether no step before the comparison makes the party better against this monster."""
        r = self.rules
        kinds = s.kinds
        for step in r.foe_traits[kinds[foe]].steps:
            if isinstance(step, Grant):
                return False
        there = (foe, s.zones[ROOMS][rank - 1]) if r.hall.is_map else (foe,)
        hand = s.zones[hand_of[seat]]
        for fire in self.before:
            for c in hand if fire.whose == "party" else there:
                if kinds[c] in fire.useful and not self.hurts(s, hand, kinds[c], fire.event):
                    return False
        return True

    def lost(self, s: State, seat: int) -> Sums | None:
        """The party's total in a battle that is surely lost, whatever is chosen before the comparison; None if
        that does not show yet."""
        if s.stack[0].at.index > self.rules.compared or not self.can_only_lose(s, seat, s.foe, s.rank):
            return None
        hand = s.zones[hand_of[seat]]
        for f in s.stack[1:]:
            if not self._hurts(s, hand, f.at.program):
                return None
        sums = reckon(s, seat, s.foe, s.rank)
        return None if sums.wins or sums.choices else sums

    def hurts(self, s: State, hand: tuple[int, ...], kind: int, event: str) -> bool:
        """Do the lines of a card for an event only hurt? Taking a card away does, if all of the hand are good to
        have."""
        for line in self.rules.musts[event][kind]:
            if not self._hurts(s, hand, line.program):
                return False
        return True

    def _hurts(self, s: State, hand: tuple[int, ...], program: Program) -> bool:
        found = self.hostile.get(program.number)
        if found is None:
            self.hostile[program.number] = found = how_it_hurts(program)
        return found == HURTS or (found == TAKES and all(self._missed(s.kinds[c]) for c in hand))

    def _missed(self, kind: int) -> bool:
        """Is a card missed that leaves the hand, and does none of those that stay gain by it?"""
        return self.good(kind) and not self.looks(kind)[1]

    def good(self, kind: int) -> bool:
        """Is a card good to have in hand, or at least not bad?"""
        found = self.welcome.get(kind)
        if found is None:
            found = True
            for brought in (self.rules.in_hand[kind], self.rules.wielded[kind]):
                if brought is not None:
                    found = found and brought.attack >= 0 and brought.magic >= 0 and brought.light >= 0
                    found = found and all(helps(x) or x.figure not in _OURS for x in brought.steps)
            self.welcome[kind] = found
        return found

    def looks(self, kind: int) -> tuple[frozenset[str], frozenset[str]]:
        """The figures of a party that a card looks at before the comparison, and those of which more may hurt."""
        found = self.looking.get(kind)
        if found is None:
            r = self.rules
            rows: list[tuple[Trend, int]] = []
            for line in r.whiles[kind]:
                for step in line.effects:
                    rows += of_change(step)
                    rows.append((of_condition(line.when), effect_of(step)))
            events = r.events
            for event in {fire.event for fire in self.before}.union(events.leaving, events.passing, events.entering):
                for line in r.musts[event][kind]:
                    effect = UNCLEAR if how_it_hurts(line.program) == HELPS else BAD
                    rows += [(of_condition(line.when), effect), *of_steps(line.program, effect)]
            for lines in r.uses.values():
                for line in lines[kind]:
                    # An ability that may be used need not be.
                    rows += [(of_condition(line.when), GOOD), *of_steps(line.program, GOOD)]
            at, bad = NONE, NONE
            for trend, effect in rows:
                at, bad = at | trend.all, bad | trend.unwelcome(effect)
            self.looking[kind] = found = (at, bad)
        return found

    def in_reach(self, s: State, seat: int) -> tuple[frozenset[str], frozenset[str]]:
        """The figures that any card in a battle of this turn looks at."""
        at, bad = NONE, NONE
        reach = {s.kinds[c] for c in (*s.zones[hand_of[seat]], *in_sight(s)) if c != EMPTY}
        if self.rules.hall.is_map:
            reach.update([s.kinds[c] for c in s.zones[ROOMS]])
        for kind in reach:
            found = self.looks(kind)
            at, bad = at | found[0], bad | found[1]
        return at, bad

    def touches(self, program: int) -> frozenset[str]:
        """The figures that an ability changes; that it was used is one of them."""
        found = self.touching.get(program)
        if found is None:
            steps = self.rules.programs[program].steps
            found = frozenset([USED, *[step.figure for step in steps if isinstance(step, Modify)]])
            self.touching[program] = found
        return found

    def ability(self, program: int) -> bool:
        found = self.abilities.get(program)
        if found is None:
            self.abilities[program] = found = can_only_help(self.rules.programs[program])
        return found

    def spends(self, program: int) -> bool:
        """Does an ability only help that takes the token away whose it is?"""
        found = self.spending.get(program)
        if found is None:
            self.spending[program] = found = can_only_help(self.rules.programs[program], itself=True)
        return found

    def _wanted(self, s: State, seat: int, kind: int) -> bool:
        """May a card in reach ask for cards of this kind that lie in front of the seat, or count them? EMPTY: for
        experience."""
        for c in (*s.zones[hand_of[seat]], *s.zones[front_of[seat]], *in_sight(s), *s.zones[ROOMS]):
            if c != EMPTY:
                key = (s.kinds[c], kind)
                found = self.wanting.get(key)
                if found is None:
                    self.wanting[key] = found = self._asks_for(s.kinds[c], kind)
                if found:
                    return True
        return False

    def _asks_for(self, asking: int, kind: int) -> bool:
        r = self.rules
        lines = [line for table in (*r.uses.values(), *r.musts.values()) for line in table[asking]]
        steps = [step for line in lines for step in line.program.steps]
        for line in r.whiles[asking]:
            lines.append(line)
            steps += line.effects
        return any(asks_for(line.when, kind) for line in lines) or any(step_asks_for(step, kind) for step in steps)

    def draws(self, s: State, seat: int) -> bool:
        """May an ability of a card at hand draw cards?"""
        for c in s.zones[hand_of[seat]] + s.zones[front_of[seat]]:
            kind = s.kinds[c]
            found = self.drawing.get(kind)
            if found is None:
                lines = [line for table in self.rules.uses.values() for line in table[kind]]
                found = any(isinstance(step, Draw) for line in lines for step in line.program.steps)
                self.drawing[kind] = found
            if found:
                return True
        return False

    def weapon(self, kind: int) -> bool:
        found = self.weapons.get(kind)
        if found is None:
            self.weapons[kind] = found = only_helps_held(self.rules, kind)
        return found

    def to_some_end(self, s: State, seat: int, options: list[int]) -> list[int]:
        """The options of a window without those that only let heroes carry more, where there is nothing to carry,
        that bring gold, or that heal wounds of which nothing takes notice."""
        carries = self._overburdened(s, seat) or not self.in_reach(s, seat)[0].isdisjoint(("strength", "weight"))
        heals = self._hurt(s, seat)
        out = []
        for option in options:
            if option >> WHAT == O_USE:
                number = option & MASK
                found = self.carrying.get(number)
                if found is None:
                    self.carrying[number] = found = what_for(self.rules.programs[number])
                if (found == TO_CARRY and not carries) or (found == TO_HEAL and not heals):
                    continue
            out.append(option)
        return out

    def _hurt(self, s: State, seat: int) -> bool:
        """May wounds matter in a battle?"""
        wounds = self.rules.healable
        if any(s.kinds[c] in wounds for c in s.zones[hand_of[seat]]):
            return True
        return any(self._wanted(s, seat, kind) for kind in wounds)

    def _overburdened(self, s: State, seat: int) -> bool:
        """May a hero need more strength for a weapon? Not if every hero can carry each, and there are enough heroes."""
        r = self.rules
        kinds = s.kinds
        hand = s.zones[hand_of[seat]]
        weapons = [c for c in hand if r.is_weapon[kinds[c]]]
        if not weapons:
            return False
        if s.held or "strength" in s.map.spoken or "weight" in s.map.spoken:
            return True
        strong = [r.strength[kinds[c]] for c in hand if kinds[c] in r.heroes]
        return len(strong) < len(weapons) or max([r.weight[kinds[c]] for c in weapons]) > min(strong)

    def spendthrift(self, s: State, choice: Choose, options: list[int]) -> list[int]:
        """The branches of a choice without those that bring nothing but gold, unless there are no others."""
        out = []
        for option in options:
            step = choice.jumps[option >> FIRST & MASK]
            if not isinstance(step, Earn) or step.what != "gold" or not isinstance(step.next, (Jump, Return)):
                out.append(option)
        return out or options

    def for_the_way(self, s: State, options: list[int]) -> list[int]:
        """The options of a window that may bring light, or the champion to another place."""
        out = []
        for option in options:
            what = option >> WHAT
            if what == O_USE:
                if self._only_for_battle(option & MASK):
                    continue
            elif what == O_EQUIP:
                weapon, hero = s.kinds[option >> FIRST & MASK], s.kinds[option & MASK]
                if not self._shines(weapon) and not self._enabled(weapon) and not self._enabled(hero):
                    continue
            out.append(option)
        return out

    def _only_for_battle(self, program: int) -> bool:
        found = self.fighting.get(program)
        if found is None:
            self.fighting[program] = found = only_for_battle(self.rules.programs[program])
        return found

    def _enabled(self, kind: int) -> bool:
        """May a card have an ability that needs a weapon in a hero's hands, and is of use on the way?"""
        for lines in self.rules.uses.values():
            for line in lines[kind]:
                if line.when is not None and not self._only_for_battle(line.program.number):
                    return True
        return False

    def _shines(self, kind: int) -> bool:
        """Does a weapon have to do with light once it is held, or with anything that is not known here?"""
        held = self.rules.wielded[kind]
        if held is None:
            return True
        loose = self.rules.in_hand[kind]
        if held.light != (loose.light if loose is not None else 0):
            return True
        return any(step.figure not in _BATTLE for step in held.steps)

    def forced(self, s: State, seat: int, options: list[int]) -> list[int]:
        """The options of a window that need a look, if all that helps is done in any case."""
        kinds = s.kinds
        armed = False
        bad = self.in_reach(s, seat)[1]
        arms = bad.isdisjoint(_ARMING)
        front = s.zones[front_of[seat]]
        for option in options:
            what = option >> WHAT
            if what == O_USE:
                helps = self.ability(option & MASK)
                card = option >> FIRST & MASK
                if not helps and card in front and self.spends(option & MASK):
                    helps = not self._wanted(s, seat, kinds[card])
                if helps and (not bad or bad.isdisjoint(self.touches(option & MASK))):
                    return [option]
            elif what == O_EQUIP:
                armed = armed or (arms and self.weapon(kinds[option >> FIRST & MASK]))
        return [option for option in options if option != DONE] if armed else options


_KNOWN: Final[dict[int, Helping]] = {}
_MOST_KNOWN: Final = 8


def helping_of(rules: Rules) -> Helping:
    """Facts about a ruleset; they follow from the cards alone, so all plans share them."""
    found = _KNOWN.get(id(rules))
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        # Holding the rules keeps their id from being used again.
        _KNOWN[id(rules)] = found = Helping(rules)
    return found


_COUNTED: Final = (Count, Variety, Used, Experience, RankOfFoe, LightOfParty)


def grows(a: Amount) -> bool:
    """An amount that is never below 0, and never falls when there is more of what it counts."""
    if isinstance(a, Half):
        return grows(a.of)
    if isinstance(a, (Plus, Times, Least)):
        return grows(a.a) and grows(a.b)
    return a.n >= 0 if isinstance(a, Fixed) else isinstance(a, _COUNTED)


def helps(step: Lasting) -> bool:
    """Does a change make the party better, whichever card it is on?"""
    if step.counted is not None:
        if not (step.live and grows(step.counted)):
            return False
    elif step.amount < 0:
        return False
    if step.how == "add":
        return step.figure in _MORE
    return step.how == "less" and step.figure in _LESS


def can_only_help(program: Program, itself: bool = False) -> bool:
    """Is an ability such a move? ``itself``: it may cost the card itself, which is good for nothing else but gold."""
    better = False
    for step in program.steps:
        if itself and isinstance(step, (Choose, Earn)):
            if isinstance(step, Earn) and step.what != "gold":
                return False
        elif itself and isinstance(step, Destroy):
            if step.aim.code != AIM_SELF:
                return False
        elif isinstance(step, Modify):
            if not helps(step):
                return False
            better = True
        elif isinstance(step, Pick):
            if step.verb != "pick" or step.aim.place not in OWN_PLACES:
                return False
        elif not isinstance(step, (Jump, Return)):
            return False
    return better


_IDLE: Final = (Jump, Return, Check, Choose, Picking, ShowNone, Each, LaneDone, Roll, AfterDice, Look, Lose)
"""Steps that change no figure."""


TO_CARRY: Final = 1
TO_HEAL: Final = 2


def what_for(program: Program) -> int:
    """TO_CARRY: an ability only makes heroes stronger or weapons lighter, or brings gold. TO_HEAL: it only heals. 0: it
    does something else as well."""
    out = TO_CARRY
    for step in program.steps:
        if isinstance(step, Modify):
            if step.figure not in ("strength", "weight"):
                return 0
        elif isinstance(step, Pick):
            if step.verb == "heal" and isinstance(step.next, Destroy) and len(program.steps) == step.index + 3:
                out = TO_HEAL
                break
            if step.verb != "pick":
                return 0
        elif isinstance(step, Earn):
            if step.what != "gold":
                return 0
        elif isinstance(step, (Destroy, Discard)):
            # The price may be the card itself.
            if step.aim.code != AIM_SELF:
                return 0
        elif not isinstance(step, (Jump, Return, Choose)):
            return 0
    return out


def only_for_battle(program: Program) -> bool:
    """Does an ability change nothing but figures of the battle?"""
    for step in program.steps:
        if isinstance(step, Modify):
            if step.figure not in _BATTLE:
                return False
        elif isinstance(step, Pick):
            if step.verb != "pick":
                return False
        elif isinstance(step, (Destroy, Discard)):
            # The price may be the card itself.
            if step.aim.code != AIM_SELF:
                return False
        elif not isinstance(step, (Jump, Return, Check, Choose, Earn)):
            return False
    return True


HURTS: Final = 0
TAKES: Final = 1
HELPS: Final = 2


def how_it_hurts(program: Program) -> int:
    """HURTS: a line takes from the numbers of the party, or gives to the monster. TAKES: it takes cards away as well.
    HELPS: there is something in it that might help."""
    out = HURTS
    for step in program.steps:
        if isinstance(step, Modify):
            if not harms(step):
                return HELPS
        elif isinstance(step, Forbid):
            if step.figure != "attack":
                return HELPS
        elif isinstance(step, Destroy):
            out = out if step.late else TAKES
        elif isinstance(step, Discard):
            out = TAKES
        elif isinstance(step, Gain):
            if step.to == "hand":
                return HELPS
        elif not isinstance(step, _IDLE):
            return HELPS
    return out


_COUNTS: Final = (Count, Variety, Used, Experience, RankOfFoe, Dice, FigureOf)
"""Amounts that are never below 0 where monsters use them."""


def harms(step: Lasting) -> bool:
    """Does a change make the party worse, or the monster better?"""
    if step.counted is None and step.amount < 0:
        return False
    if step.counted is not None and not isinstance(step.counted, _COUNTS):
        return False
    if step.how == "add":
        return step.figure in _FOES
    if step.how == "less":
        return step.figure in _OURS
    return step.how in ("zero", "half") and step.figure in _OURS


def only_helps_held(r: Rules, kind: int) -> bool:
    """Is a weapon better in the hands of any hero?"""
    held = r.wielded[kind]
    loose = r.in_hand[kind]
    if held is None:
        return False
    return _all_help(held) and (loose is None or (_all_help(loose) and held.light >= loose.light))


def _all_help(brought: Brought) -> bool:
    printed = brought.attack >= 0 and brought.magic >= 0 and brought.light >= 0
    return printed and all(helps(step) for step in brought.steps)
