"""A ruleset: cards, turn and tables of one edition, prepared for the machine.

Trees are lowered here, once, into flat programs. A saved frame names its step by card, ability and path, never by an
offset.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from . import tree as t
from .lint import lint_card, lint_form, lint_turn
from .lowering import Lowering
from .phrases import Known
from .program import (
    CANCEL,
    CHANGING,
    CHOOSE,
    CLOSE,
    COMPARE,
    FIRE,
    FORBID,
    GAIN,
    GRANT,
    HERO,
    IF,
    LEVEL,
    LOSE,
    MODIFY,
    PICK,
    PUT,
    REACT,
    RETURN,
    USES,
    WEAPON,
    WINDOW,
    Brought,
    Line,
    Op,
    Program,
    Where,
    compare,
)
from .queries import a_condition, a_filter, an_amount
from .state import ALWAYS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from .queries import Condition, Filter


class Rules:
    """Everything that does not change during a game."""

    def __init__(
        self,
        *,
        edition: str,
        version: int,
        cards: Sequence[t.Card],
        turn: tuple[t.Step, ...],
        windows: dict[str, str],
        events: dict[str, str],
        kinds: dict[str, tuple[str, ...]],
        layers: tuple[tuple[Callable[[Any], None], int], ...],
        ranks: int,
        dark_cost: int,
        board: str = "",
        opening: tuple[t.Step, ...] = (),
        opens: dict[str, tuple[str, ...]] | None = None,
        effects: tuple[str, ...] = (),
        endless: tuple[str, ...] = (),
        returning: dict[str, str] | None = None,
        laid_out: tuple[str, ...] = (),
        shielded: tuple[str, ...] = (),
        spares_itself: bool = False,
        late_events: tuple[str, ...] = (),
        guarded: tuple[str, ...] = (),
        untouched: str = "",
        covers_later: bool = True,
        breach_once: bool = True,
        floors: bool = False,
        weapons_fall: bool = False,
        one_weapon: bool = False,
        gifts_count: bool = False,
        immune_wholly: bool = False,
        doors: tuple[tuple[int, ...], ...] = (),
        decks: tuple[tuple[str, ...], ...] = (),
        locations: tuple[str, ...] = (),
        keys: str = "",
        wounds: str = "",
        hit_points: tuple[int, ...] = (),
        many_weapons: bool = False,
        leaves_wholly: bool = False,
        gold_once: bool = False,
        xp_scores: bool = False,
    ) -> None:
        """``windows``: each window and whose abilities it opens: of the "party", or of the "party and foe". ``events``:
        each event and whose abilities it fires: of the "foe", of the "party", of the "hall", of a card on its "arrival"
        in the first rank, when it is "placed" in the hall or "defeated", or of the hall when an ability "drew"; of "foe
        and room", whose order the active seat chooses, or of "room then foe"; of room and monster when a champion is
        "leaving", "passing" or "entering"; of a card that is "gained" from a draw pile or "bought", or of the "buyer"
        of a card that is not laid out. ``kinds``: where cards of each kind can be (see lint). ``layers``: the order in
        which numbers are worked out, each with the changes that it is there for (see numbers). ``ranks``: places of the
        hall. ``dark_cost``: attack lost per missing light.

        ``board``: which side of the board, where an edition has several. ``opening``: a program before the first turn,
        for cards that were dealt in secret. ``opens``: further windows that a window opens with itself. ``effects``:
        windows whose lines are effects, not abilities: nothing that stops abilities stops them. ``endless``: piles that
        never run out. ``returning``: kinds of cards that are not gone when destroyed: they go onto their "pile",
        "under" it, or, from a "hand" alone, onto their stack. ``laid_out``: kinds of cards that lie in front of their
        owner whenever drawn or bought, until the end of a turn in which they were used. ``shielded``: windows in which
        a card already used cannot be destroyed by another card; ``spares_itself``: nor by itself, unless it says so.
        ``late_events``: events whose changes last, and whose destruction waits, until the end of the battle.
        ``guarded``: events of battle effects (see the act "be-affected"). ``untouched``: a tag of cards in a hand that
        monsters' effects do not touch unless they name it. ``covers_later``: a change on all such cards covers those
        that join later. ``breach_once``: an arrival counts once for each stay in the hall. ``floors``: no strength
        falls below zero. ``weapons_fall``: a weapon that has become too heavy is lost to its hero. ``one_weapon``: a
        hero takes up one weapon a turn, even if it is lost. ``gifts_count``: a card that a monster ignores still counts
        where it strengthens another, given card. ``immune_wholly``: nor do its abilities do anything to that monster.

        Where champions walk through rooms: ``doors``: the rooms that each room of the hall touches. ``decks``: the
        piles from which each room is refilled, in order. ``locations``: places of the village where a champion stands.
        ``keys``: the pile of the keys found, which summon the guardian. ``wounds``: the pile of wound tokens, and the
        tag of everything that can be healed. ``hit_points``: how many cards are drawn, by the number of wound tokens.
        ``many_weapons``: a hero wields as many weapons as his strength carries together. ``leaves_wholly``: what a card
        of the hand did ends when it leaves. ``gold_once``: gold is added up once, before the first purchase; cards that
        leave after that are not missed. ``xp_scores``: experience counts at the end."""
        self.edition = edition
        self.version = version
        self.ranks = ranks
        self.dark_cost = dark_cost
        self.board = board
        self.opening = {w: (w, *(opens or {}).get(w, ())) for w in windows}
        """Each window and those that it opens with itself."""
        self.effects = frozenset(effects)
        self.endless = frozenset(endless)
        self.returning = returning or {}
        self.laid_out = frozenset(laid_out)
        self.shielded = frozenset(shielded)
        self.spares_itself = spares_itself
        self.late_events = frozenset(late_events)
        self.guarded = frozenset(guarded)
        self.untouched = untouched
        self.covers_later = covers_later
        self.breach_once = breach_once
        self.floors = floors
        self.weapons_fall = weapons_fall
        self.one_weapon = one_weapon
        self.gifts_count = gifts_count
        self.immune_wholly = immune_wholly
        self.doors = doors
        self.decks = decks
        self.locations = locations
        self.key_pile = keys
        self.wound_pile = wounds
        self.hit_points = hit_points
        self.many_weapons = many_weapons
        self.leaves_wholly = leaves_wholly
        self.gold_once = gold_once
        self.xp_scores = xp_scores
        self.windows = tuple(windows)
        self.foe_windows = frozenset(w for w, whose in windows.items() if whose == "party and foe")
        self.events = events
        self.arrivals = tuple(e for e, whose in events.items() if whose == "arrival")
        self.placings = tuple(e for e, whose in events.items() if whose == "placed")
        self.defeats = tuple(e for e, whose in events.items() if whose == "defeated")
        self.drawings = tuple(e for e, whose in events.items() if whose == "drew")
        self.leavings = tuple(e for e, whose in events.items() if whose == "leaving")
        self.passings = tuple(e for e, whose in events.items() if whose == "passing")
        self.enterings = tuple(e for e, whose in events.items() if whose == "entering")
        self.gainings = tuple(e for e, whose in events.items() if whose == "gained")
        self.sales = tuple(e for e, whose in events.items() if whose == "bought")
        self.buyings = tuple(e for e, whose in events.items() if whose == "buyer")
        self.layers = layers
        self._layers_for: dict[int, tuple[Callable[[Any], None], ...]] = {}
        self.cards: tuple[t.Card, ...] = tuple(cards)
        self.by_stack: dict[str, list[t.Card]] = {}
        """The cards of each pile of the box, in their order."""
        self.index: dict[str, int] = {}
        self.tags: dict[str, frozenset[int]] = {}
        self.programs: list[Program] = []
        self._digest()
        self._known = Known(
            windows,
            events,
            kinds,
            frozenset(self.tags),
            frozenset(self.index),
            frozenset(c.stack for c in self.cards),
        )
        self._lower(turn, opening)

    def _digest(self) -> None:
        """Tables of the printed figures, by kind."""
        tags: dict[str, set[int]] = {}
        for k, card in enumerate(self.cards):
            lint_form(card)
            if card.id in self.index:
                raise t.TreeError(f"two cards have the id {card.id!r}")
            self.index[card.id] = k
            self.by_stack.setdefault(card.stack, []).append(card)
            for tag in card.tags:
                tags.setdefault(tag, set()).add(k)
        self.tags = {tag: frozenset(kinds) for tag, kinds in tags.items()}
        self.printed: dict[str, list[int]] = {f: [c.figures.get(f, 0) for c in self.cards] for f in t.FIGURES}
        self.has: dict[str, frozenset[int]] = {
            f: frozenset(k for k, c in enumerate(self.cards) if f in c.figures) for f in t.FIGURES
        }
        self.gold = self.printed["gold"]
        self.cost = self.printed["cost"]
        self.attack = self.printed["attack"]
        self.magic = self.printed["magic"]
        self.light = self.printed["light"]
        self.strength = self.printed["strength"]
        self.weight = self.printed["weight"]
        self.health = self.printed["health"]
        self.darkness = self.printed["darkness"]
        none: frozenset[int] = frozenset()
        self.heroes = self.tags.get("hero", none)
        self.families = frozenset(self.cards[k].stack for k in self.heroes if self.printed["level"][k])
        """The stacks of heroes who rise level by level."""
        self.weapons = self.tags.get("weapon", none)
        self.is_weapon = self._listed(self.weapons)
        self.monsters = self.tags.get("monster", none)
        self.keys = self.tags.get("key", none)
        self.guardians = self.tags.get("guardian", none)
        self.homes = {k: self.returning[c.kind] for k, c in enumerate(self.cards) if c.kind in self.returning}
        """How a destroyed card comes back, by kind."""
        self.wounds = frozenset(k for k, c in enumerate(self.cards) if c.stack and c.stack == self.wound_pile)
        self.is_monster = self._listed(self.monsters)
        self.endless_kinds = frozenset(k for k, c in enumerate(self.cards) if c.stack in self.endless)
        self.fronting = frozenset(k for k, c in enumerate(self.cards) if c.kind in self.laid_out)

    def _lower(self, turn: tuple[t.Step, ...], opening: tuple[t.Step, ...]) -> None:
        for i, steps in enumerate((turn, opening)):
            lint_turn(steps, self.windows, tuple(self.events))
            program = Program(i, "", i)
            self.programs.append(program)
            low = Lowering(self, program)
            low.body(steps, "")
            low.link()
        self.closes = tuple(o for o in self.programs[0].ops if o.code == CLOSE)
        """Where the turn program goes on when the turn is ended early: at the next of these."""
        course = self.programs[0].ops
        compared = next((o.index for o in course if o.code == COMPARE), len(course))
        self.decided = next((o for o in course[compared:] if o.code == IF), course[-1])
        """The step of the turn that asks whether the battle was won."""
        n = len(self.cards)
        self.uses: dict[str, list[tuple[Line, ...]]] = {w: [()] * n for w in self.windows}
        self.musts: dict[str, list[tuple[Line, ...]]] = {e: [()] * n for e in self.events}
        self.whiles: list[tuple[Line, ...]] = [()] * n
        self.stand_ins: dict[int, str] = {}
        """Cards that are never placed in the hall: the pile whose top card is placed instead."""
        for k, card in enumerate(self.cards):
            lint_card(card, self._known)
            for a, ability in enumerate(card.abilities):
                self._lower_ability(k, card, a, ability)
        self.has_whiles = frozenset(k for k in range(n) if self.whiles[k])
        self.in_hand = [self._brought(k, self.is_weapon[k], xs) for k, xs in enumerate(self._traits("present"))]
        """What each kind of card brings to a party, a weapon while nobody holds it; None: nothing."""
        self.wielded = [self._brought(k, False, xs) for k, xs in enumerate(self._traits("present", "equipped"))]
        """What it brings while a hero holds it."""
        self.front_traits = self._traits("front")
        self.foe_traits = self._traits("fought")
        self.hall_traits = self._traits("hall")
        self.counting = {k: ops for k in range(n) if (ops := tuple(o for o in self.hall_traits[k] if _in_numbers(o)))}
        """What cards do to numbers by lying in the hall, for those that do."""
        self.saying = {
            figure: kinds
            for code, figure in ((MODIFY, "hand"), (MODIFY, "wounds"), (FORBID, "attack"), (FORBID, "be-affected"))
            if (kinds := self._saying(code, figure))
        }
        """Cards that change a figure or forbid an act by being somewhere, where few cards do."""
        sizing = {p.card for p in self.programs if any(o.code == MODIFY and o.figure == "hand" for o in p.ops)}
        self.sizing = frozenset(k for k, card in enumerate(self.cards) if card.id in sizing)
        """Cards that may change how many cards a hand has."""
        self.said_in_hand = frozenset(
            figure
            for figure in self.saying
            if all(
                x.place in ("present", "equipped")
                for xs in self.whiles
                for x in xs
                if any(o.figure == figure for o in x.effects)
            )
        )
        """Those of which no card speaks but in a hand."""
        self.weighing = [tuple(op for x in xs for op in x.effects if op.figure == "weight") for xs in self.whiles]
        """What each weapon says of its own weight."""
        self.barring = {
            act: frozenset(k for k in range(n) if any(op.figure == act for x in self.whiles[k] for op in x.effects))
            for act in t.ACTS
        }
        """Cards that forbid an act by being somewhere."""
        self.firing = {e: frozenset(k for k in range(n) if self.musts[e][k]) for e in self.events}
        self.due = frozenset(k for w in self.windows for k in range(n) if any(x.due for x in self.uses[w][k]))
        """Cards with a line that must be used."""
        self.repeating = frozenset(
            k for k in range(n) if any(op.code == GRANT or op.figure == "resolves" for op in self.hall_traits[k])
        )
        """Cards that by lying in the hall have further lines of an event happen."""
        self.in_hall = frozenset(k for k in range(n) if any(x.place == "hall" for x in self.whiles[k]))
        """Cards that do something by lying in the hall."""
        self.seconds = frozenset(k for k in range(n) if any(x.place == "bought" for x in self.whiles[k]))
        """Cards that allow a second purchase when they are bought."""
        self.reacting = {w: frozenset(k for k in range(n) if self.uses[w][k]) for w in self.windows}
        self.due_bits = [0] * n
        """Lines of each card that are effects, not abilities: a bit set."""
        for w in self.effects:
            for k in range(n):
                for line in self.uses[w][k]:
                    self.due_bits[k] |= 1 << line.ability
        self.guests_return = any(o.code == PUT and o.name == "owner" for p in self.programs for o in p.ops)
        """A borrowed card comes home even if it was destroyed."""
        self.reactions = any(o.code == REACT for program in self.programs[:2] for o in program.ops)
        """Other seats may have a say in a turn."""
        self.listening = tuple(o for program in self.programs[:2] for o in program.ops if o.code == FIRE)
        """The events of a turn and of the opening."""
        self.opens_to = [0] * n
        """The windows and events of a turn in which each kind of card has something to do, as bits."""
        bit = ALWAYS
        for program in self.programs[:2]:
            for o in program.ops:
                if o.code in (WINDOW, REACT):
                    o.opens = tuple((w, self._offered(w, o.how), w in self.foe_windows) for w in self.opening[o.name])
                    o.able = [any(lines[k] for _, lines, _ in o.opens) for k in range(n)]
                    o.roles = self._roles(o) if o.flag else []
                    o.useful = frozenset(k for k in range(n) if o.able[k] or (o.flag and k in self.weapons))
                    if not any(foe_too for _, _, foe_too in o.opens):
                        bit = self._own_bit(o, bit)
                elif o.code == FIRE:
                    o.useful = self.firing[o.name]
                    o.how = self.events[o.name]
                    if o.how == "party":
                        bit = self._own_bit(o, bit)
        self.trait_ops = frozenset(op for lines in self.whiles for line in lines for op in line.effects)

    def _own_bit(self, o: Op, last: int) -> int:
        """A window or an event in which nothing has a part but one's own cards gets the next bit."""
        o.bit = last << 1
        for k in o.useful:
            self.opens_to[k] |= o.bit
        return o.bit

    def _listed(self, kinds: frozenset[int]) -> list[bool]:
        """A set of kinds as a table by kind, for where it is asked often."""
        return [k in kinds for k in range(len(self.cards))]

    def _offered(self, window: str, how: str) -> list[tuple[Line, ...]]:
        """The abilities for a window; of an "only" window, those that must be used."""
        uses = self.uses[window]
        return [tuple(line for line in lines if line.due) for lines in uses] if how == "only" else uses

    def _roles(self, o: Op) -> list[int]:
        return [USES * able | HERO * (k in self.heroes) | WEAPON * (k in self.weapons) for k, able in enumerate(o.able)]

    def _traits(self, *places: str) -> list[tuple[Op, ...]]:
        """What each card does in a place, by kind."""
        return [tuple(op for x in xs if x.place in places for op in x.effects) for xs in self.whiles]

    def _brought(self, kind: int, idle: bool, traits: tuple[Op, ...]) -> Brought | None:
        if idle:
            return Brought(0, 0, 0, traits) if traits else None
        attack, magic, light = self.attack[kind], self.magic[kind], self.light[kind]
        return Brought(attack, magic, light, traits) if attack or magic or light or traits else None

    def _saying(self, code: int, figure: str) -> frozenset[int]:
        """Cards that have something to say of a figure or an act by being somewhere."""
        return frozenset(
            k
            for k, xs in enumerate(self.whiles)
            for x in xs
            for o in x.effects
            if o.code == code and o.figure == figure
        )

    def _lower_ability(self, kind: int, card: t.Card, a: int, ability: t.Ability) -> None:
        program = Program(len(self.programs), card.id, a)
        self.programs.append(program)
        if isinstance(ability, t.Instead):
            self.stand_ins[kind] = ability.pile
            return
        line = Line(a, program, self.condition(ability.when))
        low = Lowering(self, program)
        if isinstance(ability, t.Use):
            windows = (ability.window,) if isinstance(ability.window, str) else ability.window
            program.window = windows[0]
            line.repeat = ability.repeat
            line.due = ability.due
            low.shield = not self.shielded.isdisjoint(windows)
            low.steps(ability.cost, "cost.")
            line.cost = tuple(program.ops)
            line.xp = sum(o.amount for o in line.cost if o.code == LOSE and o.name == "xp")
            low.steps(ability.steps, "")
            low.add(RETURN, "end")
            head = program.ops[len(line.cost)]
            if (head.code in _NEEDY and not head.open) or (head.code == PICK and not head.flag and not head.names):
                line.first = head
            line.armed = _asks_for_weapon(ability.when)
            line.free = line.first is None and not line.cost and line.when is None
            for window in windows:
                self.uses[window][kind] += (line,)
        elif isinstance(ability, t.Must):
            program.event = ability.event
            program.guarded = ability.event in self.guarded
            low.late = ability.event in self.late_events
            low.battle = ability.event in self.late_events
            low.untouched = self.untouched if "monster" in card.tags else ""
            # A condition is asked when the ability's turn has come, not when the event happened.
            steps = ability.steps if ability.when is None else (t.If(ability.when, ability.steps),)
            low.body(steps, "")
            line.once = ability.once
            self.musts[ability.event][kind] += (line,)
        else:
            low.body(ability.steps, "")
            line.place = ability.place
            line.effects = tuple(op for op in program.ops if op.code in (MODIFY, FORBID, GRANT))
            for op in line.effects:
                op.when = line.when
            self.whiles[kind] += (line,)
        low.link()

    def layers_for(self, bits: int) -> tuple[Callable[[Any], None], ...]:
        """The layers that have something to do where such changes count."""
        found = self._layers_for.get(bits)
        if found is None:
            self._layers_for[bits] = found = self._those_for(bits)
        return found

    def _those_for(self, bits: int) -> tuple[Callable[[Any], None], ...]:
        return tuple(layer for layer, needs in self.layers if not needs or needs & bits)

    # -- filters ---------------------------------------------------

    def where(self, node: t.Filter | None) -> Where | None:
        """Prepare a filter: what looks at print alone becomes a set of kinds."""
        if node is None:
            return None
        kinds = frozenset(range(len(self.cards)))
        rest: list[t.Filter] = []
        for part in _conjuncts(node):
            found = self.static(part)
            if found is None:
                rest.append(part)
            else:
                kinds &= found
        return Where(
            self._listed(kinds), self.filter(rest[0] if len(rest) == 1 else t.And(tuple(rest))) if rest else None
        )

    # What a tree asks becomes objects of asking, which is built on top of this module.

    def filter(self, node: t.Filter) -> Filter:
        return a_filter(self, node)

    def condition(self, node: t.Condition | None) -> Condition | None:
        return None if node is None else a_condition(self, node)

    def count(self, op: Op, node: t.Amount) -> None:
        """Tell a step the number that goes with it."""
        if isinstance(node, int):
            op.amount = node
        else:
            op.counted = an_amount(self, node)

    def static(self, node: Any) -> frozenset[int] | None:
        """The kinds that match; None if print alone does not decide."""
        everything = frozenset(range(len(self.cards)))
        match node:
            case t.Is(tag):
                return self.tags.get(tag, frozenset())
            case t.Named(card):
                return frozenset((self.index[card],))
            case t.Has(figure):
                return self.has[figure]
            case t.Fig(figure, test, int(amount)) if figure not in CHANGING:
                column = self.printed[figure]
                return frozenset(k for k in self.has[figure] if compare(column[k], test, amount))
            case t.And(of):
                parts = [self.static(p) for p in of]
                return None if None in parts else everything.intersection(*(p for p in parts if p is not None))
            case t.Or(of):
                parts = [self.static(p) for p in of]
                return None if None in parts else frozenset().union(*(p for p in parts if p is not None))
            case t.Not(of):
                part = self.static(of)
                return None if part is None else everything - part
        return None

    # -- names ---------------------------------------------------

    def kind(self, card: str) -> int:
        return self.index[card]

    def program_of(self, card: str, ability: int) -> int:
        for i, program in enumerate(self.programs):
            if program.card == card and program.ability == ability:
                return i
        raise KeyError(f"{card or 'the turn'} has no ability {ability + 1}")


_NEEDY: Final = (CHOOSE, CANCEL, LEVEL, GAIN)
"""Steps that may find nothing to work on."""


def _conjuncts(node: t.Filter) -> Iterable[t.Filter]:
    """The parts of a filter that must all hold."""
    return [part for inner in node.of for part in _conjuncts(inner)] if isinstance(node, t.And) else [node]


def _asks_for_weapon(node: t.Condition | None) -> bool:
    """Does a condition not hold as long as nobody has taken up a weapon?"""
    match node:
        case t.And(of):
            return any(_asks_for_weapon(part) for part in of)
        case t.CardIs(_, t.Armed() | t.Held()):
            return True
    return False


def _in_numbers(op: Op) -> bool:
    """Does it change a number? Most of what is forbidden does not."""
    return op.code == MODIFY or op.layers != 0
