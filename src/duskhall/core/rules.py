"""A ruleset: cards, turn and tables of one edition, prepared for the machine.

Trees are lowered once into flat programs (see :mod:`lowering`). A saved frame names its step by card, ability and path,
never by an offset.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from . import tree as t
from .box import Box
from .lint import lint_card, lint_turn
from .lowering import Lowering
from .parts import Battle, Economy, Events, Hall, Weapons, Windows
from .phrases import Known
from .program import AIM_SELF, HERO, USES, WEAPON, Brought, Lasting, Line, Program, Step, Traits
from .state import ALWAYS
from .steps.battle import Compare, Face, Fire
from .steps.cards import Lose, Put
from .steps.flow import Check, Close, Return
from .steps.lasting import Forbid, Grant, Modify
from .steps.rooms import Walk
from .steps.windows import Opening, React

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Rules(Box):
    """The parts of a game that never change: the cards, the programs and the edition's tables."""

    def __init__(
        self,
        *,
        edition: str,
        version: int,
        cards: Sequence[t.Card],
        turn: tuple[t.Step, ...],
        windows: Windows,
        events: Events,
        battle: Battle,
        kinds: dict[str, tuple[str, ...]],
        hall: Hall,
        wielding: Weapons | None = None,
        economy: Economy | None = None,
        board: str = "",
        opening: tuple[t.Step, ...] = (),
    ) -> None:
        """``board``: which side of the board, where an edition has several. ``opening``: a program before the first
        turn, for cards that were dealt in secret. ``kinds``: where cards of each kind can be (see :mod:`lint`). The
        other parts: see :mod:`parts`."""
        self.edition = edition
        self.version = version
        self.board = board
        self.windows = windows
        self.events = events
        self.battle = battle
        self.hall = hall
        self.wielding = wielding or Weapons()
        self.economy = economy or Economy()
        super().__init__(cards, self.economy, hall)
        self._layers_for: dict[int, tuple[Callable[[Any], None], ...]] = {}
        self.programs: list[Program] = []
        """The programs of the turn and of the opening, then one for each ability."""
        self._lower_turn(turn, opening)
        n = len(self.cards)
        self.uses: dict[str, list[tuple[Line, ...]]] = {w: [()] * n for w in windows.names}
        """Each kind of card's abilities for a window,"""
        self.musts: dict[str, list[tuple[Line, ...]]] = {e: [()] * n for e in events.whose}
        """its lines for an event,"""
        self.whiles: list[tuple[Line, ...]] = [()] * n
        """and its traits, which hold while it is in a place."""
        self.stand_ins: dict[int, str] = {}
        """Cards that are never placed in the hall: the pile whose top card is placed instead."""
        self._lower_cards(kinds)
        self._prepare_traits()
        self._prepare_events()
        self._prepare_windows()

    # -- lowering ---------------------------------------------------

    def _lower_turn(self, turn: tuple[t.Step, ...], opening: tuple[t.Step, ...]) -> None:
        for i, steps in enumerate((turn, opening)):
            lint_turn(steps, self.windows.names, tuple(self.events.whose))
            program = Program(i, "", i)
            self.programs.append(program)
            low = Lowering(self, program)
            low.body(steps, "")
            low.link()
        course = self.programs[0].steps
        self.faced = next((step for step in course if isinstance(step, Face)), course[-1])
        """The step of the turn that asks for a monster."""
        self.walked = next((step for step in course if isinstance(step, Walk)), course[-1])
        """The step of the turn in which a champion walks, where the edition has rooms."""
        self.closes = tuple([step for step in course if isinstance(step, Close)])
        """The steps at which the turn program can continue when a turn ends early; it goes on at the next of these."""
        self.compared = next((step.index for step in course if isinstance(step, Compare)), len(course))
        """The place of the comparison in the turn."""
        self.decided = next((step for step in course[self.compared :] if isinstance(step, Check)), course[-1])
        """The step of the turn that asks whether the battle was won."""
        self.reactions = any(isinstance(step, React) for program in self.programs for step in program.steps)
        """Whether other seats may act in a turn."""

    def _lower_cards(self, kinds: dict[str, tuple[str, ...]]) -> None:
        piles = frozenset(c.stack for c in self.cards)
        tags = frozenset(self.tags)
        known = Known(self.windows.whose, self.events.whose, kinds, tags, frozenset(self.index), piles)
        for k, card in enumerate(self.cards):
            lint_card(card, known)
            for a, ability in enumerate(card.abilities):
                self._lower_ability(k, card, a, ability)
                # Abilities are used by the seat itself, whichever card offers them.
                foreign = not {"fought", "room"}.isdisjoint(kinds.get(card.kind, ()))
                self.programs[-1].hostile = foreign and isinstance(ability, t.Must)
        steps = [step for program in self.programs for step in program.steps]
        self.guests_return = any(isinstance(step, Put) and step.to == "owner" for step in steps)
        """A borrowed card comes home even if it was destroyed."""

    def _lower_ability(self, kind: int, card: t.Card, a: int, ability: t.Ability) -> None:
        program = Program(len(self.programs), card.id, a)
        self.programs.append(program)
        if isinstance(ability, t.Instead):
            self.stand_ins[kind] = ability.pile
            return
        line = Line(a, program, self.condition(ability.when))
        low = Lowering(self, program)
        if isinstance(ability, t.Use):
            self._lower_use(kind, ability, line, low)
        elif isinstance(ability, t.Must):
            program.event = ability.event
            program.guarded = ability.event in self.battle.guarded
            low.late = ability.event in self.battle.late_events
            low.battle = ability.event in self.battle.late_events
            low.untouched = self.battle.untouched if "monster" in card.tags else ""
            # A condition is asked when the ability's turn has come, not when the event happened.
            steps = ability.steps if ability.when is None else (t.If(ability.when, ability.steps),)
            low.body(steps, "")
            line.once = ability.once
            self.musts[ability.event][kind] += (line,)
        else:
            low.body(ability.steps, "")
            line.place = ability.place
            line.effects = tuple([step for step in program.steps if isinstance(step, Modify | Forbid | Grant)])
            for step in line.effects:
                step.when = line.when
            self.whiles[kind] += (line,)
        low.link()

    def _lower_use(self, kind: int, ability: t.Use, line: Line, low: Lowering) -> None:
        program = line.program
        windows = (ability.window,) if isinstance(ability.window, str) else ability.window
        program.window = windows[0]
        line.repeat = ability.repeat
        line.due = ability.due
        low.shield = not self.battle.shielded.isdisjoint(windows)
        low.steps(ability.cost, "cost.")
        line.cost = tuple(program.steps)
        line.xp = sum([step.amount for step in line.cost if isinstance(step, Lose) and step.what == "xp"])
        low.steps(ability.steps, "")
        low.add(Return(program), "end")
        head = program.steps[len(line.cost)]
        if head.needy():
            line.first = head
        line.armed = _asks_for_weapon(ability.when)
        line.free = line.first is None and not line.cost and line.when is None
        for window in windows:
            self.uses[window][kind] += (line,)

    # -- tables ---------------------------------------------------

    def _prepare_traits(self) -> None:
        """Prepare the traits that cards have while they are in a place."""
        n = len(self.cards)
        self.has_whiles = frozenset(k for k in range(n) if self.whiles[k])
        self.in_hand = [self._brought(k, self.is_weapon[k], xs) for k, xs in enumerate(self._steps_at("present"))]
        """What each kind of card contributes to a party (a weapon: while no hero holds it); None: nothing."""
        self.wielded = [self._brought(k, False, xs) for k, xs in enumerate(self._steps_at("present", "equipped"))]
        """The contribution of a weapon while a hero holds it."""
        self.front_traits = [_traits(xs) for xs in self._steps_at("front")]
        self.kept_traits = [_traits(xs) for xs in self._steps_at("kept")]
        """Traits of a card that was kept, which score at the end."""
        self.kept = any(traits.steps for traits in self.kept_traits)
        self.foe_traits = [_traits(xs) for xs in self._steps_at("fought")]
        self.hall_traits = [_traits(xs) for xs in self._steps_at("hall")]
        self.counting: dict[int, Traits] = {}
        """The effects of cards in the hall on numbers, for cards that have any."""
        for k in range(n):
            steps = tuple([step for step in self.hall_traits[k].steps if isinstance(step, Modify) or step.layers])
            if steps:
                self.counting[k] = Traits(steps)
        self.trait_steps = frozenset(step for lines in self.whiles for line in lines for step in line.effects)
        self.saying = {figure: kinds for figure, how in _SELDOM_SPOKEN_OF if (kinds := self._saying(figure, how))}
        """The cards that change a figure or forbid an act while in a place, for figures and acts with few such
        cards."""
        self.said_in_hand = frozenset(
            figure
            for figure in self.saying
            if all(
                x.place in ("present", "equipped")
                for xs in self.whiles
                for x in xs
                if any(step.figure == figure for step in x.effects)
            )
        )
        """Kinds that have no trait outside a hand."""
        sizing = {
            program.card
            for program in self.programs
            if any(isinstance(step, Modify) and step.figure == "hand" for step in program.steps)
        }
        self.sizing = frozenset(k for k, card in enumerate(self.cards) if card.id in sizing)
        """Cards that may change how many cards a hand has."""
        self.weighing = [tuple([s for x in xs for s in x.effects if _own_weight(s)]) for xs in self.whiles]
        """The conditions on each weapon's own weight."""
        self.barring = {
            act: frozenset(k for k in range(n) if any(s.figure == act for x in self.whiles[k] for s in x.effects))
            for act in t.ACTS
        }
        """Cards that forbid an act by being somewhere."""
        self.repeating = frozenset(
            k
            for k in range(n)
            if any(isinstance(s, Grant) or s.figure == "resolves" for s in self.hall_traits[k].steps)
        )
        """Cards that add lines to an event while they lie in the hall."""
        self.in_hall = frozenset(k for k in range(n) if any(x.place == "hall" for x in self.whiles[k]))
        """Cards that do something while they lie in the hall."""
        self.seconds = frozenset(k for k in range(n) if any(x.place == "bought" for x in self.whiles[k]))
        """Cards that allow a second purchase when they are bought."""

    def _prepare_events(self) -> None:
        n = len(self.cards)
        self.firing = {e: frozenset(k for k in range(n) if self.musts[e][k]) for e in self.events.whose}
        """The cards that have a line for each event."""
        walks = self.events
        self.noticing = tuple([self.musts[e] for e in (*walks.leaving, *walks.passing, *walks.entering)])
        """The lines of each kind of card for the events of a champion's way."""
        self.listening = tuple(
            [step for program in self.programs[:2] for step in program.steps if isinstance(step, Fire)]
        )
        """The events of a turn and of the opening."""

    def _prepare_windows(self) -> None:
        n = len(self.cards)
        windows = self.windows
        self.reacting = {w: frozenset(k for k in range(n) if self.uses[w][k]) for w in windows.names}
        """The cards that have an ability for each window."""
        self.due = frozenset(k for w in windows.names for k in range(n) if any(x.due for x in self.uses[w][k]))
        """Cards with a line that must be used."""
        self.due_bits = [0] * n
        """Lines of each card that are effects, not abilities: a bit set."""
        for w in windows.effects:
            for k in range(n):
                for line in self.uses[w][k]:
                    self.due_bits[k] |= 1 << line.ability
        self.window_bits = [0] * n
        """The windows and events of a turn in which each kind of card can act, as bits."""
        bit = ALWAYS
        for program in self.programs[:2]:
            for step in program.steps:
                if isinstance(step, Opening):
                    self._prepare_opening(step)
                    if not any(others for _, _, others in step.opens):
                        bit = step.bit = self._own_bit(step.useful, bit)
                elif isinstance(step, Walk):
                    step.useful = frozenset(k for w in step.opens for k in self.reacting[w])
                elif isinstance(step, Fire):
                    step.useful = self.firing[step.event]
                    step.whose = self.events.whose[step.event]
                    if step.whose == "party":
                        bit = step.bit = self._own_bit(step.useful, bit)

        # On cards there are windows after dice alone, and all of them open the same.
        first: Opening | None = None
        for program in self.programs[2:]:
            for step in program.steps:
                if isinstance(step, Opening):
                    if first is None:
                        self._prepare_opening(step)
                        first = step
                    step.opens, step.able, step.useful = first.opens, first.able, first.useful

    def _prepare_opening(self, step: Opening) -> None:
        """Tell a window of the turn which windows it opens with itself and which kinds of cards take part."""
        kinds = range(len(self.cards))
        opened = self.windows.opening[step.name]
        step.opens = tuple([(w, self._offered(w, step.due), self.windows.others[w]) for w in opened])
        step.able = [any(lines[k] for _, lines, _ in step.opens) for k in kinds]
        step.useful = frozenset(k for k in kinds if step.able[k] or (step.equip and k in self.weapons))
        if step.equip:
            step.roles = [USES * step.able[k] | HERO * (k in self.heroes) | WEAPON * self.is_weapon[k] for k in kinds]

    def _own_bit(self, useful: frozenset[int], last: int) -> int:
        """The next free bit, for a window or an event in which only a seat's own cards take part."""
        bit = last << 1
        for k in useful:
            self.window_bits[k] |= bit
        return bit

    def _offered(self, window: str, due: str) -> list[tuple[Line, ...]]:
        """The abilities for a window; of an "only" window, those that must be used."""
        uses = self.uses[window]
        return [tuple([line for line in lines if line.due]) for lines in uses] if due == "only" else uses

    def _steps_at(self, *places: str) -> list[tuple[Lasting, ...]]:
        """The traits of each card in a place, by kind."""
        return [tuple([step for x in xs if x.place in places for step in x.effects]) for xs in self.whiles]

    def _brought(self, kind: int, idle: bool, steps: tuple[Lasting, ...]) -> Brought | None:
        if idle:
            return Brought(0, 0, 0, steps) if steps else None
        attack, magic, light = self.attack[kind], self.magic[kind], self.light[kind]
        return Brought(attack, magic, light, steps) if attack or magic or light or steps else None

    def _saying(self, figure: str, how: type[Step]) -> frozenset[int]:
        """Cards that affect a figure or an act while they are in a place."""
        return frozenset(
            k
            for k, xs in enumerate(self.whiles)
            for x in xs
            for step in x.effects
            if isinstance(step, how) and step.figure == figure and not _own_weight(step)
        )

    # -- asked during a game ---------------------------------------------------

    def layers_for(self, bits: int) -> tuple[Callable[[Any], None], ...]:
        """The layers that changes of these kinds need."""
        found = self._layers_for.get(bits)
        if found is None:
            self._layers_for[bits] = found = self._those_for(bits)
        return found

    def _those_for(self, bits: int) -> tuple[Callable[[Any], None], ...]:
        return tuple([layer for layer, needs in self.battle.layers if not needs or needs & bits])

    def program_of(self, card: str, ability: int) -> int:
        for i, program in enumerate(self.programs):
            if program.card == card and program.ability == ability:
                return i
        raise KeyError(f"{card or 'the turn'} has no ability {ability + 1}")


_NO_TRAITS: Final = Traits(())

_SELDOM_SPOKEN_OF: Final[tuple[tuple[str, type[Step]], ...]] = (
    ("hand", Modify),
    ("wounds", Modify),
    ("strength", Modify),
    ("weight", Modify),
    ("attack", Forbid),
    ("be-affected", Forbid),
    ("be-discarded", Forbid),
    ("be-destroyed", Forbid),
)
"""Figures and acts that few cards affect by being in a place."""


def _own_weight(step: Lasting) -> bool:
    """Whether a change concerns a weapon's own weight, which depends on the hero who would take it up."""
    return step.figure == "weight" and step.aim.code == AIM_SELF


def _traits(steps: tuple[Lasting, ...]) -> Traits:
    return Traits(steps) if steps else _NO_TRAITS


def _asks_for_weapon(node: t.Condition | None) -> bool:
    """Whether a condition cannot hold before a hero has taken up a weapon."""
    match node:
        case t.And(of):
            return any(_asks_for_weapon(part) for part in of)
        case t.CardIs(_, t.Armed() | t.Held()):
            return True
    return False
