"""A ruleset: cards, turn and tables of one edition, prepared for the machine.

Trees are lowered here, once, into flat programs. A saved frame names its step by card, ability and path, never by an
offset.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from . import tree as t
from .lint import Known, lint_card, lint_form, lint_turn
from .state import ALWAYS
from .tree import ALL, ANY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from .asking import Amount, Condition, Filter
    from .state import Frame, State

# Codes of the steps. Up to LAST_SILENT a step only decides; from there on it changes the position.
PICK: Final = 0
CHOOSE: Final = 1
IF: Final = 2
JUMP: Final = 3
REACT: Final = 4
LANE_END: Final = 5
LAST_SILENT: Final = LANE_END
DRAW: Final = 6
DISCARD: Final = 7
DESTROY: Final = 8
GAIN: Final = 9
PUT: Final = 10
LOOK: Final = 11
ARRANGE: Final = 12
EARN: Final = 13
LOSE: Final = 14
BUY: Final = 15
CHANCE: Final = 16
ROLL: Final = 17
TRAVEL: Final = 18
VENTURE: Final = 19
SHOW: Final = 20
SWAP: Final = 21
REPLACE: Final = 22
LEVEL: Final = 23
CANCEL: Final = 24
DEFEAT: Final = 25
AGAIN: Final = 26
MODIFY: Final = 27
FORBID: Final = 28
GRANT: Final = 29
EACH: Final = 30
LATER: Final = 31
END: Final = 32
RETURN: Final = 33
REVEAL: Final = 34
WINDOW: Final = 35
ACT: Final = 36
PURCHASE: Final = 37
TRADE: Final = 38
LEVEL_UP: Final = 39
STAND: Final = 40
ENTER: Final = 41
LIGHT: Final = 42
WALK: Final = 43
FACE: Final = 44
FIRE: Final = 45
COMPARE: Final = 46
SPOIL: Final = 47
SUFFER: Final = 48
SLAY: Final = 49
RETREAT: Final = 50
AFTERMATH: Final = 51
REFILL: Final = 52
ARRIVE: Final = 53
SUMMON: Final = 54
CLOSE: Final = 55
END_TURN: Final = 56
SHOW_NONE: Final = 57

# What a target names.
AIM_NONE: Final = 0
AIM_SELF: Final = 1
AIM_WIELDER: Final = 2
AIM_FOE: Final = 3
AIM_PARTY: Final = 4
AIM_NAME: Final = 5
AIM_CARDS: Final = 6
AIM_TOPS: Final = 7

# Layers of a reckoning in which a change counts (see numbers), as bits: they follow from figure, operation and target.
COUNTS_ABLE: Final = 1 << 0
COUNTS_LIGHT: Final = 1 << 1
COUNTS_DARK: Final = 1 << 2
COUNTS_HEALTH: Final = 1 << 3
COUNTS_VOID: Final = 1 << 4
COUNTS_LINES: Final = 1 << 5
COUNTS_OWN_LINE: Final = 1 << 6
COUNTS_HERO_LOSS: Final = 1 << 7
COUNTS_BECOME: Final = 1 << 8
COUNTS_PARTY_LOSS: Final = 1 << 9
COUNTS_DOUBLE: Final = 1 << 10
COUNTS_ONE_KIND: Final = 1 << 11
COUNTS_ARMOR: Final = 1 << 12
COUNTS_TOTAL: Final = 1 << 13
COUNTS_HALF: Final = 1 << 14
COUNTS_VERDICT: Final = 1 << 15
# What a reckoning has to heed besides: a weapon that is held, and that each card's line is wanted.
COUNTS_HELD: Final = 1 << 16
LINE_BY_LINE: Final = 1 << 17

# What a card is to a window, as bits.
USES: Final = 1
HERO: Final = 2
WEAPON: Final = 4

# Places to pick from.
IN_HAND: Final = 0
IN_HALL: Final = 1
IN_NAME: Final = 2
IN_HANDS: Final = 3
IN_STACKS: Final = 4
IN_SECRET: Final = 5
IN_FRONT: Final = 6
IN_YOURS: Final = 7
IN_ROOMS: Final = 8
IN_DUNGEON: Final = 9
PLACES: Final = {
    "hand": IN_HAND,
    "hall": IN_HALL,
    "hands": IN_HANDS,
    "stacks": IN_STACKS,
    "secret": IN_SECRET,
    "front": IN_FRONT,
    "yours": IN_YOURS,
    "rooms": IN_ROOMS,
    "dungeon": IN_DUNGEON,
}
OWN_PLACES: Final = (IN_HAND, IN_SECRET, IN_FRONT, IN_YOURS)


class Where:
    """A filter: ``fits`` says of each kind of card whether it matches as far as print goes; what is left to ask is
    ``rest``, if anything."""

    __slots__ = ("fits", "rest")

    def __init__(self, fits: list[bool], rest: Filter | None) -> None:
        self.fits = fits
        self.rest = rest


class Aim:
    __slots__ = ("code", "n", "name", "place", "where")

    def __init__(self, code: int, place: int = 0, where: Where | None = None, name: str = "", n: int = 0) -> None:
        self.code = code
        self.place = place
        self.where = where
        self.name = name
        self.n = n


class Op:
    """One step of a program; each code reads the places it needs."""

    __slots__ = (
        "able",
        "aim",
        "amount",
        "battle",
        "best",
        "bit",
        "branches",
        "code",
        "counted",
        "figure",
        "flag",
        "how",
        "index",
        "jumps",
        "layers",
        "live",
        "n",
        "name",
        "names",
        "next",
        "open",
        "opens",
        "out",
        "plain",
        "program",
        "roles",
        "useful",
        "when",
    )

    def __init__(self, code: int, program: Program) -> None:
        self.code = code
        self.program = program
        self.index = 0
        """Its place in the program."""
        self.next: Op = self
        """The step that follows,"""
        self.out: Op = self
        """and the one behind everything that belongs to this step."""
        self.aim = _NOTHING
        self.amount = 0
        """A number that goes with the step,"""
        self.counted: Amount | None = None
        """or what has to be counted for it."""
        self.live = False
        """The amount is looked up whenever the change is counted, not when it was made."""
        self.figure = ""
        self.how = ""
        self.n = 0
        self.name = ""
        self.names: tuple[str, ...] = ()
        self.best = ""
        self.flag = False
        self.battle = False
        """Of a lasting change: it ends with the battle."""
        self.jumps: tuple[Op, ...] = ()
        """Of a choice: the first step of each branch."""
        self.open = False
        """Every branch of this choice can always be taken:"""
        self.branches: list[int] = []
        """then these are its options. Options are only read, so every such question can have the same ones."""
        self.plain = False
        """Of a pick: print alone says which of one's own cards it may take, unless one of them is marked. Of a
        branching: its condition is the same for every card that asks."""
        self.when: Condition | None = None
        """The condition of a branching or of a lasting change."""
        self.opens: tuple[tuple[str, list[tuple[Line, ...]], bool], ...] = ()
        """Of a window: those that it opens, with the abilities of each kind of card and whether the foe has a part."""
        self.able: list[bool] = []
        """Of a window: does each kind of card have an ability for it?"""
        self.roles: list[int] = []
        """Of a window in which weapons are taken up: what each kind of card is to it (USES, HERO, WEAPON), as bits."""
        self.useful: frozenset[int] = frozenset()
        """Of a window or an event: the cards that have something to do in it."""
        self.bit = ALWAYS
        """Of a window or an event: its bit in ``Rules.opens_to``; ALWAYS where not only one's own cards have a part."""
        self.layers = 0
        """Of a lasting change: the layers in which it counts."""

    def run(self, s: State, f: Frame) -> bool:
        """Carry the step out; see :mod:`steps`."""
        raise NotImplementedError

    def take(self, s: State, f: Frame, option: int) -> None:
        """Take an option of the question that this step has put."""
        raise NotImplementedError


_NOTHING: Final = Aim(AIM_NONE)


class Brought:
    """What a card brings to the party by being in a hand: as printed, and what it changes."""

    __slots__ = ("attack", "light", "magic", "traits")

    def __init__(self, attack: int, magic: int, light: int, traits: tuple[Op, ...]) -> None:
        self.attack = attack
        self.magic = magic
        self.light = light
        self.traits = traits


class Program:
    __slots__ = ("ability", "card", "event", "guarded", "number", "ops", "paths", "window")

    def __init__(self, number: int, card: str, ability: int) -> None:
        self.number = number
        self.card = card
        """Whose program it is; empty for the turn and for the opening."""
        self.ability = ability
        self.window = ""
        """Of an ability that is used; with several windows, the first."""
        self.event = ""
        self.guarded = False
        """Cards that may not be affected by battle effects are out of its reach."""
        self.ops: list[Op] = []
        self.paths: list[str] = []
        """A stable name of each step, for saves."""


class Line:
    """An ability as the machine meets it."""

    __slots__ = (
        "ability",
        "armed",
        "cost",
        "due",
        "effects",
        "first",
        "free",
        "once",
        "place",
        "program",
        "repeat",
        "when",
        "xp",
    )

    def __init__(self, ability: int, program: Program, when: Condition | None) -> None:
        self.ability = ability
        self.program = program
        self.when = when
        self.armed = False
        """Its condition asks for a weapon in somebody's hands."""
        self.repeat = False
        self.due = False
        self.once = False
        self.cost: tuple[Op, ...] = ()
        """The steps at the head of the program that are the cost."""
        self.xp = 0
        """Experience that is part of the cost in any case."""
        self.first: Op | None = None
        """The first step after the cost, if it needs something to work on: without it the ability is not offered."""
        self.free = False
        """Nothing but having been used can keep it from being offered."""
        self.place = ""
        self.effects: tuple[Op, ...] = ()


ALL_CARDS: Final = ALL
ANY_NUMBER: Final = ANY


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
        of a card that is not laid out. ``layers``: the order in which numbers are worked out, each with the changes
        that it is there for (see numbers). ``ranks``: places of the hall. ``dark_cost``: attack lost per missing light.

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
            low = _Lowering(self, program)
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
        piles = frozenset(c.stack for c in self.cards)
        known = Known(self.windows, tuple(self.events), frozenset(self.tags), frozenset(self.index), piles)
        for k, card in enumerate(self.cards):
            lint_card(card, known)
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
        low = _Lowering(self, program)
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
        from .asking import a_filter

        return a_filter(self, node)

    def condition(self, node: t.Condition | None) -> Condition | None:
        from .asking import a_condition

        return None if node is None else a_condition(self, node)

    def count(self, op: Op, node: t.Amount) -> None:
        """Tell a step the number that goes with it."""
        from .asking import an_amount

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


NEVER_PRINTED: Final = frozenset(("rank", "worth"))
"""Figures that a card has without their being printed on it."""
CHANGING: Final = frozenset(("strength", "weight", "attack", "magic", "light")) | NEVER_PRINTED
"""Figures that effects change; filters on the others read what is printed."""


def compare(a: int, test: str, b: int) -> bool:
    if test == "<":
        return a < b
    if test == "<=":
        return a <= b
    if test == "=":
        return a == b
    if test == ">=":
        return a >= b
    return a > b


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


def _layers_of(op: Op) -> int:
    """The layers in which a change counts, as bits."""
    figure, how = op.figure, op.how
    party = op.aim.code == AIM_PARTY
    kind = figure in ("attack", "magic")
    if op.code == FORBID:
        own = op.aim.code == AIM_SELF and figure in ("be-fought", "be-defeated")
        found = {
            COUNTS_ABLE: figure == "attack",
            COUNTS_DARK: figure == "be-lit",
            COUNTS_VERDICT: own,
        }
    else:
        found = {
            COUNTS_LIGHT: figure == "light",
            COUNTS_HEALTH: figure == "health",
            COUNTS_VOID: (how == "ignore" and figure != "light") or (how == "zero" and kind and party),
            COUNTS_LINES: how in ("add", "less") and kind,
            COUNTS_OWN_LINE: how == "zero" and kind and not party,
            COUNTS_HERO_LOSS: figure == "either" and not party,
            COUNTS_BECOME: how == "become",
            COUNTS_PARTY_LOSS: figure == "either" and party,
            COUNTS_DOUBLE: how == "double",
            COUNTS_ONE_KIND: how in ("zero", "half") and kind and party,
            COUNTS_ARMOR: figure in ("armor", "resistance"),
            COUNTS_TOTAL: figure == "total" and how in ("add", "less"),
            COUNTS_HALF: figure == "total" and how == "half",
        }
    return sum(bit for bit, counts in found.items() if counts)


def _mentions_name(amount: t.Amount) -> bool:
    match amount:
        case t.Value(_, of):
            return of not in t.REFS
        case t.Die():
            return True
        case t.Half(of):
            return _mentions_name(of)
        case t.Plus(a, b) | t.Times(a, b):
            return _mentions_name(a) or _mentions_name(b)
    return False


def _named_in(node: Any) -> str:
    """The name of a picked card that a condition speaks of; empty if of none."""
    if isinstance(node, tuple):
        return next((name for part in node if (name := _named_in(part))), "")
    if isinstance(node, t.Kin | t.CardIs) and node.card not in t.REFS:
        return node.card
    return (
        next((name for f in fields(node) if (name := _named_in(getattr(node, f.name)))), "")
        if is_dataclass(node)
        else ""
    )


def _mentions_tag(node: Any, tags: tuple[str, ...]) -> bool:
    if isinstance(node, tuple):
        return any(_mentions_tag(part, tags) for part in node)
    if isinstance(node, t.Is):
        return node.tag in tags
    return is_dataclass(node) and any(_mentions_tag(getattr(node, f.name), tags) for f in fields(node))


def _names_in(node: Any) -> list[str]:
    """The names that some steps give to cards."""
    if isinstance(node, tuple):
        return [name for part in node for name in _names_in(part)]
    if isinstance(node, t.Pick | t.Look | t.Draw):
        return [node.name] if node.name else []
    return [name for f in fields(node) for name in _names_in(getattr(node, f.name))] if is_dataclass(node) else []


_LEADING_OUT: Final = (CHOOSE, IF, JUMP, EACH, LATER, FACE, SUMMON)
"""Steps to which others belong; their number is the place behind those."""


def _past_jumps(op: Op) -> Op:
    """The step at which something happens. What follows this one must have been linked."""
    while op.code == JUMP or op.code == CLOSE:
        op = op.out if op.code == JUMP else op.next
    return op


class _Lowering:
    """Turns a tree of steps into the flat list of one program."""

    def __init__(self, rules: Rules, program: Program) -> None:
        from .steps import STEPS

        self.kinds_of_step = STEPS
        self.rules = rules
        self.program = program
        self.shield = False
        self.late = False
        self.battle = False
        self.untouched = ""
        self.lane = False
        self.waits = False
        self.settles = ""
        """When the comparison asks how an untyped loss is shared."""
        self.starts: dict[Op, list[int]] = {}
        """Where the branches of each choice begin."""

    def link(self) -> None:
        """Tell each step which others follow it. Nobody stops at a jump, nor where only a turn that was ended early
        goes on, so the way leads past them."""
        ops = self.program.ops
        for i, op in enumerate(ops):
            op.index = i
            if op.code in _LEADING_OUT:
                op.out = ops[op.n]
            op.jumps = tuple(ops[start] for start in self.starts.get(op, ()))
        for after, op in pairwise(reversed(ops)):
            op.next = _past_jumps(after)
            op.out = _past_jumps(op.out)
            if op.code == END_TURN:
                # The next turn.
                op.next = ops[0]

    def add(self, code: int, path: str) -> Op:
        op = self.kinds_of_step[code](code, self.program)
        self.program.ops.append(op)
        self.program.paths.append(path)
        return op

    def here(self) -> int:
        return len(self.program.ops)

    def body(self, steps: Iterable[t.Step], path: str) -> None:
        self.steps(steps, path)
        self.add(RETURN, f"{path}end")

    def steps(self, steps: Iterable[t.Step], path: str) -> None:
        for i, step in enumerate(steps):
            self.step(step, f"{path}{i}")

    def where(self, place: str, node: t.Filter | None) -> Where | None:
        """A filter on cards of a place; cards that this program does not touch are no part of a hand."""
        if self.untouched and place == "hand" and not _mentions_tag(node, (self.untouched,)):
            spared = t.Not(t.Is(self.untouched))
            node = spared if node is None else t.And((spared, node))
        return self.rules.where(node)

    def aim(self, target: t.Target, path: str, verb: str) -> Aim:
        """The target of a step; a Pick inside it becomes a step of its own before it."""
        if isinstance(target, t.Pick):
            name = target.name or f"${path}"
            self.pick(target, path + ".pick", verb, name)
            return Aim(AIM_NAME, name=name)
        if isinstance(target, t.Cards):
            return Aim(AIM_CARDS, place=PLACES[target.place], where=self.where(target.place, target.where))
        if isinstance(target, t.Tops):
            return Aim(AIM_TOPS, name=target.tag, n=target.n)
        code = {"self": AIM_SELF, "wielder": AIM_WIELDER, "foe": AIM_FOE, "party": AIM_PARTY}.get(target, AIM_NAME)
        return Aim(code, name=target)

    def pick(self, pick: t.Pick, path: str, verb: str, name: str) -> None:
        op = self.add(CHANCE if pick.by else PICK, path)
        place = PLACES.get(pick.place, IN_NAME)
        op.aim = Aim(AIM_CARDS, place=place, where=self.where(pick.place, pick.where), name=pick.place)
        op.n = pick.n
        op.name = name
        op.best = pick.best
        op.flag = pick.optional
        op.figure = verb
        op.how = "unused" if self.shield and verb == "destroy" else ""
        op.names = ("show",) if pick.show else ()
        op.open = pick.ordered
        by_print = op.aim.where is None or op.aim.where.rest is None
        op.plain = place in OWN_PLACES and by_print and not (pick.best or op.how or self.program.guarded)
        if pick.show:
            self.add(SHOW_NONE, path + ".show").name = name

    def refill(self, path: str) -> None:
        """Something has left the hall. What waits for the end of the battle leaves the refill to the turn."""
        if self.waits:
            return
        self.add(REFILL, path + ".refill")
        self.add(ARRIVE, path + ".arrive")

    def step(self, step: t.Step, path: str) -> None:
        match step:
            case t.Pick():
                self.pick(step, path, "pick", step.name)
            case t.Draw(n, name):
                op = self.add(DRAW, path)
                self.rules.count(op, n)
                op.name = name
            case t.Discard(what):
                aim = self.aim(what, path, "discard")
                self.add(DISCARD, path).aim = aim
            case t.Destroy(what, late):
                aim = self.aim(what, path, "destroy")
                op = self.add(DESTROY, path)
                op.aim = aim
                op.flag = late or self.late
            case t.Gain(pile, n, to):
                op = self.add(GAIN, path)
                op.name = pile
                self.rules.count(op, n)
                op.how = to
            case t.Put(what, to):
                aim = self.aim(what, path, to)
                op = self.add(PUT, path)
                op.aim = aim
                op.name = to
                if isinstance(what, t.Pick | t.Cards) and what.place == "hall":
                    self.refill(path)
            case t.Look(n, name, place):
                op = self.add(LOOK, path)
                op.n = n
                op.name = name
                op.how = place
            case t.Heal(n, optional):
                aim = self.aim(t.Pick("yours", t.Is(self.rules.wound_pile), n=n, optional=optional), path, "heal")
                self.add(DESTROY, path).aim = aim
            case t.Roll(n, name):
                op = self.add(ROLL, path)
                op.n = n
                op.name = name
            case t.Travel(what):
                aim = self.aim(what, path, "travel")
                self.add(TRAVEL, path).aim = aim
            case t.Show(what):
                aim = self.aim(what, path, "show")
                self.add(SHOW, path).aim = aim
            case t.Swap(what):
                aim = self.aim(what, path, "swap")
                self.add(SWAP, path).aim = aim
                self.add(ARRIVE, path + ".arrive")
            case t.Replace(what, by):
                aim = self.aim(what, path, "replace")
                op = self.add(REPLACE, path)
                op.aim = aim
                op.name = by
                self.add(ARRIVE, path + ".arrive")
            case t.Level(where, n, to, free, place):
                op = self.add(LEVEL, path)
                op.aim = Aim(AIM_CARDS, place=PLACES[place], where=self.rules.where(where))
                op.n = n
                op.how = to
                op.flag = free
            case t.Cancel(events, n):
                op = self.add(CANCEL, path)
                op.names = events
                op.n = n
            case t.Defeat(what):
                aim = self.aim(what, path, "defeat")
                self.add(DEFEAT, path).aim = aim
                self.refill(path)
            case t.Arrange():
                self.add(ARRANGE, path)
                self.add(ARRIVE, path + ".arrive")
            case t.Earn(what, amount):
                op = self.add(EARN, path)
                op.name = what
                self.rules.count(op, amount)
            case t.Lose(what, amount):
                op = self.add(LOSE, path)
                op.name = what
                self.rules.count(op, amount)
            case t.Buy(where, gold):
                op = self.add(BUY, path)
                op.aim = Aim(AIM_CARDS, where=self.rules.where(where))
                op.flag = gold is not None
                self.rules.count(op, gold or 0)
            case t.Modify(figure, how, amount, on, when):
                aim = self.aim(on, path, "pick")
                op = self.add(MODIFY, path)
                op.aim, op.figure, op.how = aim, figure, how
                self.rules.count(op, amount)
                op.battle = self.battle
                op.live = not _mentions_name(amount)
                op.when = self.rules.condition(when)
                op.name = _named_in(when)
                op.layers = _layers_of(op)
            case t.Grant(event, cards):
                op = self.add(GRANT, path)
                op.name = event
                op.aim = self.aim(cards, path, "pick")
            case t.Forbid(act, on):
                aim = self.aim(on, path, "pick")
                op = self.add(FORBID, path)
                op.aim, op.figure, op.how = aim, act, "forbid"
                op.battle = self.battle
                op.layers = _layers_of(op)
            case t.Choose(of):
                from .options import all_branches

                op = self.add(CHOOSE, path)
                op.names = tuple(b.name for b in of)
                starts = []
                exits = []
                for b in of:
                    starts.append(self.here())
                    self.steps(b.steps, f"{path}.{b.name}.")
                    exits.append(self.add(JUMP, f"{path}.{b.name}.out"))
                self.starts[op] = starts
                firsts = [self.program.ops[i] for i in starts]
                op.open = all(
                    x.code not in (PICK, ARRANGE, LEVEL, PUT)
                    or (x.code == PICK and x.flag)
                    or (x.code == PUT and x.aim.code != AIM_NAME)
                    for x in firsts
                )
                if op.open:
                    op.branches = all_branches(len(starts))
                for inner in (op, *exits):
                    inner.n = self.here()
            case t.If(when, then, otherwise):
                op = self.add(IF, path)
                op.when = self.rules.condition(when)
                op.flag = isinstance(when, t.Won)
                op.plain = isinstance(when, t.Now)
                self.steps(then, f"{path}.then.")
                out = self.add(JUMP, f"{path}.then.out")
                op.n = self.here()
                self.steps(otherwise, f"{path}.else.")
                out.n = self.here()
            case t.Each(seats, steps):
                op = self.add(EACH, path)
                op.name = seats
                op.names = tuple(_names_in(steps))
                # There is nothing in the lanes but a reaction.
                op.flag = len(steps) == 1 and isinstance(steps[0], t.Window)
                self.lane = True
                self.steps(steps, f"{path}.")
                self.lane = False
                self.add(LANE_END, f"{path}.out")
                op.n = self.here()
            case t.Later(steps, at):
                op = self.add(LATER, path)
                op.name = at
                self.waits = at == "battle"
                self.steps(steps, f"{path}.")
                self.waits = False
                self.add(RETURN, f"{path}.out")
                op.n = self.here()
            case t.End(what):
                self.add(END, path).name = what
            case t.Window(name, equip, due):
                op = self.add(REACT if self.lane else WINDOW, path)
                op.name = name
                op.flag = equip
                op.how = due
                if self.lane:
                    self.add(ACT, f"{path}.act")
            case t.Settle(always):
                # It is a part of the comparison that follows: whether there is a choice shows only there.
                self.settles = "always" if always else "where it matters"
            case t.Compare():
                self.add(COMPARE, path).how = self.settles
            case t.Trade(piles, price):
                op = self.add(TRADE, path)
                op.names = piles
                op.n = price
            case t.LevelUp(n):
                self.add(LEVEL_UP, path).n = n
            case t.Stand(location):
                self.add(STAND, path).n = self.rules.locations.index(location)
            case t.Walk():
                self.add(LIGHT, path)
                self.add(WALK, f"{path}.walk")
            case t.Face(steps, here):
                op = self.add(FACE, path)
                op.flag = here
                self.steps(steps, f"{path}.")
                op.n = self.here()
            case t.Summon(steps):
                op = self.add(SUMMON, path)
                self.steps(steps, f"{path}.")
                op.n = self.here()
            case t.Fire(event):
                self.add(FIRE, path).name = event
            case t.Refill(claim):
                self.add(REFILL, path).flag = claim
                self.add(ARRIVE, path + ".arrive")
            case t.EndTurn(hand):
                self.add(END_TURN, path).n = hand
            case _:
                self.add(_PLAIN[type(step)], path)


_PLAIN: dict[type[Any], int] = {
    t.Reveal: REVEAL,
    t.Purchase: PURCHASE,
    t.Again: AGAIN,
    t.Enter: ENTER,
    t.Venture: VENTURE,
    t.Spoil: SPOIL,
    t.Suffer: SUFFER,
    t.Slay: SLAY,
    t.Retreat: RETREAT,
    t.Aftermath: AFTERMATH,
    t.Close: CLOSE,
}
