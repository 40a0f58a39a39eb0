"""A ruleset: cards, turn and tables of one edition, prepared for the machine.

Trees are lowered here, once, into flat programs. A saved frame names its step by card, ability and path, never by an
offset.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from . import tree as t
from .lint import Known, lint_card, lint_form, lint_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

# Codes of the steps. Up to LAST_SILENT a step only decides; from there on it changes the position.
PICK, CHOOSE, IF, JUMP, LANE_END = range(5)
LAST_SILENT = LANE_END
(
    DRAW,
    DISCARD,
    DESTROY,
    GAIN,
    PUT,
    LOOK,
    ARRANGE,
    EARN,
    BUY,
    MODIFY,
    FORBID,
    EACH,
    LATER,
    END,
    RETURN,
    REVEAL,
    WINDOW,
    PURCHASE,
    LEVEL_UP,
    FACE,
    FIRE,
    SETTLE,
    COMPARE,
    SPOIL,
    RETREAT,
    AFTERMATH,
    REFILL,
    ARRIVE,
    END_TURN,
    SHOW_NONE,
) = range(5, 35)

# What a target names.
AIM_NONE, AIM_SELF, AIM_WIELDER, AIM_FOE, AIM_PARTY, AIM_NAME, AIM_CARDS, AIM_TOPS = range(8)

# Places to pick from.
IN_HAND, IN_HALL, IN_NAME = range(3)


class Where:
    """A filter. ``kinds`` decides alone where the filter looks only at what is printed; otherwise ``node`` is asked."""

    __slots__ = ("kinds", "node")

    def __init__(self, kinds: frozenset[int] | None, node: t.Filter | None) -> None:
        self.kinds = kinds
        self.node = node


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
        "aim",
        "amount",
        "best",
        "code",
        "figure",
        "flag",
        "how",
        "jumps",
        "live",
        "n",
        "name",
        "names",
        "open",
        "when",
    )

    def __init__(self, code: int) -> None:
        self.code = code
        self.aim = _NOTHING
        self.amount: t.Amount = 0
        self.live = False
        """The amount is looked up whenever the change is counted, not when it was made."""
        self.figure = ""
        self.how = ""
        self.n = 0
        self.name = ""
        self.names: tuple[str, ...] = ()
        self.best = ""
        self.flag = False
        self.jumps: tuple[int, ...] = ()
        self.open = False
        """Every branch of this choice can always be taken."""
        self.when: t.Condition | None = None


_NOTHING = Aim(AIM_NONE)


class Program:
    __slots__ = ("ability", "card", "event", "ops", "paths", "window")

    def __init__(self, card: str, ability: int) -> None:
        self.card = card
        """Whose program it is; empty for the turn."""
        self.ability = ability
        self.window = ""
        self.event = ""
        self.ops: list[Op] = []
        self.paths: list[str] = []
        """A stable name of each step, for saves."""


class Line:
    """An ability as the machine meets it."""

    __slots__ = ("ability", "cost", "effects", "first", "place", "program", "repeat", "when")

    def __init__(self, ability: int, program: int, when: t.Condition | None) -> None:
        self.ability = ability
        self.program = program
        self.when = when
        self.repeat = False
        self.cost = 0
        """How many steps at the head of the program are the cost."""
        self.first = EMPTY_STEP
        """The first compulsory pick after the cost: without a candidate the ability is not offered."""
        self.place = ""
        self.effects: tuple[Op, ...] = ()


EMPTY_STEP = -1
ALL_CARDS = t.ALL
ANY_NUMBER = t.ANY


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
        layers: tuple[Callable[[Any], None], ...],
        ranks: int,
        dark_cost: int,
        supplies: tuple[str, ...],
        shielded: tuple[str, ...],
        late_events: tuple[str, ...],
    ) -> None:
        """``windows``: each window and whose abilities it opens: of the "party", or of the "party and foe".
        ``events``: each event and whose abilities it fires: of the "foe", of the "party", or of a card on its
        "arrival" in the first rank. ``layers``: the order in which numbers are worked out (see numbers).
        ``ranks``: places of the hall. ``dark_cost``: attack lost per missing light. ``supplies``: kinds of cards
        that go back to their supply when destroyed and never run out. ``shielded``: windows in which a card
        already used cannot be destroyed by another card. ``late_events``: events whose changes last, and whose
        destruction waits, until the end of the battle."""
        self.edition = edition
        self.version = version
        self.ranks = ranks
        self.dark_cost = dark_cost
        self.supplies = frozenset(supplies)
        self.shielded = frozenset(shielded)
        self.late_events = frozenset(late_events)
        self.windows = tuple(windows)
        self.foe_windows = frozenset(w for w, whose in windows.items() if whose == "party and foe")
        self.events = events
        self.arrivals = tuple(e for e, whose in events.items() if whose == "arrival")
        self.layers = layers
        self.cards: tuple[t.Card, ...] = tuple(cards)
        self.index: dict[str, int] = {}
        self.tags: dict[str, frozenset[int]] = {}
        self.programs: list[Program] = []
        self._digest()
        self._lower(turn)

    def _digest(self) -> None:
        """Tables of the printed figures, by kind."""
        tags: dict[str, set[int]] = {}
        for k, card in enumerate(self.cards):
            lint_form(card)
            if card.id in self.index:
                raise t.TreeError(f"two cards have the id {card.id!r}")
            self.index[card.id] = k
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
        none: frozenset[int] = frozenset()
        self.heroes = self.tags.get("hero", none)
        self.weapons = self.tags.get("weapon", none)
        self.monsters = self.tags.get("monster", none)
        self.returns = frozenset(k for k, c in enumerate(self.cards) if c.kind in self.supplies)

    def _lower(self, turn: tuple[t.Step, ...]) -> None:
        lint_turn(turn, self.windows, tuple(self.events))
        program = Program("", 0)
        self.programs.append(program)
        _Lowering(self, program, ability=False).body(turn, "")
        n = len(self.cards)
        self.uses: dict[str, list[tuple[Line, ...]]] = {w: [()] * n for w in self.windows}
        self.musts: dict[str, list[tuple[Line, ...]]] = {e: [()] * n for e in self.events}
        self.whiles: list[tuple[Line, ...]] = [()] * n
        supplied = frozenset(self.cards[k].id for k in self.returns)
        known = Known(self.windows, tuple(self.events), frozenset(self.tags), frozenset(self.index), supplied)
        for k, card in enumerate(self.cards):
            lint_card(card, known)
            for a, ability in enumerate(card.abilities):
                self._lower_ability(k, card, a, ability)
        self.has_whiles = frozenset(k for k in range(n) if self.whiles[k])
        self.lossy = frozenset(k for k in range(n) for x in self.whiles[k] for o in x.effects if o.figure == "either")
        """Cards that bring a loss without a kind by being there."""
        self.trait_ops = frozenset(op for lines in self.whiles for line in lines for op in line.effects)

    def _lower_ability(self, kind: int, card: t.Card, a: int, ability: t.Ability) -> None:
        program = Program(card.id, a)
        line = Line(a, len(self.programs), ability.when)
        self.programs.append(program)
        low = _Lowering(self, program, ability=True)
        if isinstance(ability, t.Use):
            program.window = ability.window
            line.repeat = ability.repeat
            low.shield = ability.window in self.shielded
            low.steps(ability.cost, "cost.")
            line.cost = len(program.ops)
            low.steps(ability.steps, "")
            low.add(Op(RETURN), "end")
            head = program.ops[line.cost]
            if (head.code == PICK and not head.flag and not head.names) or head.code == CHOOSE:
                line.first = line.cost
            self.uses[ability.window][kind] += (line,)
        elif isinstance(ability, t.Must):
            program.event = ability.event
            low.late = ability.event in self.late_events
            low.battle = ability.event in self.late_events
            # A condition is asked when the ability's turn has come, not when the event happened.
            steps = ability.steps if ability.when is None else (t.If(ability.when, ability.steps),)
            low.body(steps, "")
            self.musts[ability.event][kind] += (line,)
        else:
            low.body(ability.steps, "")
            line.place = ability.place
            line.effects = tuple(op for op in program.ops if op.code in (MODIFY, FORBID))
            self.whiles[kind] += (line,)

    # -- filters ---------------------------------------------------

    def where(self, node: t.Filter | None) -> Where | None:
        """Prepare a filter: a set of kinds if it looks at nothing but print."""
        if node is None:
            return None
        return Where(self._static(node), node)

    def _static(self, node: Any) -> frozenset[int] | None:
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
                parts = [self._static(p) for p in of]
                return None if None in parts else everything.intersection(*(p for p in parts if p is not None))
            case t.Or(of):
                parts = [self._static(p) for p in of]
                return None if None in parts else frozenset().union(*(p for p in parts if p is not None))
            case t.Not(of):
                part = self._static(of)
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


CHANGING = frozenset(("strength", "weight", "attack", "magic", "light", "rank"))
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


def _mentions_name(amount: t.Amount) -> bool:
    match amount:
        case t.Value(_, of):
            return of not in t.REFS
        case t.Plus(a, b) | t.Times(a, b):
            return _mentions_name(a) or _mentions_name(b)
    return False


def _names_in(node: Any) -> list[str]:
    """The names that the picks of some steps give."""
    if isinstance(node, tuple):
        return [name for part in node for name in _names_in(part)]
    if isinstance(node, t.Pick):
        return [node.name] if node.name else []
    return [name for f in fields(node) for name in _names_in(getattr(node, f.name))] if is_dataclass(node) else []


class _Lowering:
    """Turns a tree of steps into the flat list of one program."""

    def __init__(self, rules: Rules, program: Program, *, ability: bool) -> None:
        self.rules = rules
        self.program = program
        self.ability = ability
        self.shield = False
        self.late = False
        self.battle = False

    def add(self, op: Op, path: str) -> Op:
        self.program.ops.append(op)
        self.program.paths.append(path)
        return op

    def here(self) -> int:
        return len(self.program.ops)

    def body(self, steps: Iterable[t.Step], path: str) -> None:
        self.steps(steps, path)
        self.add(Op(RETURN), f"{path}end")

    def steps(self, steps: Iterable[t.Step], path: str) -> None:
        for i, step in enumerate(steps):
            self.step(step, f"{path}{i}")

    def aim(self, target: t.Target, path: str, verb: str) -> Aim:
        """The target of a step; a Pick inside it becomes a step of its own before it."""
        if isinstance(target, t.Pick):
            name = target.name or f"${path}"
            self.pick(target, path + ".pick", verb, name)
            return Aim(AIM_NAME, name=name)
        if isinstance(target, t.Cards):
            return Aim(
                AIM_CARDS, place=IN_HALL if target.place == "hall" else IN_HAND, where=self.rules.where(target.where)
            )
        if isinstance(target, t.Tops):
            return Aim(AIM_TOPS, name=target.tag, n=target.n)
        code = {"self": AIM_SELF, "wielder": AIM_WIELDER, "foe": AIM_FOE, "party": AIM_PARTY}.get(target, AIM_NAME)
        return Aim(code, name=target)

    def pick(self, pick: t.Pick, path: str, verb: str, name: str) -> None:
        op = Op(PICK)
        place = {"hand": IN_HAND, "hall": IN_HALL}.get(pick.place, IN_NAME)
        op.aim = Aim(AIM_CARDS, place=place, where=self.rules.where(pick.where), name=pick.place)
        op.n = pick.n
        op.name = name
        op.best = pick.best
        op.flag = pick.optional
        op.figure = verb
        op.how = "unused" if self.shield and verb == "destroy" else ""
        op.names = ("show",) if pick.show else ()
        self.add(op, path)
        if pick.show:
            self.add(Op(SHOW_NONE), path + ".show").name = name

    def step(self, step: t.Step, path: str) -> None:
        match step:
            case t.Pick():
                self.pick(step, path, "pick", step.name)
            case t.Draw(n):
                self.add(Op(DRAW), path).amount = n
            case t.Discard(what):
                aim = self.aim(what, path, "discard")
                self.add(Op(DISCARD), path).aim = aim
            case t.Destroy(what, late):
                aim = self.aim(what, path, "destroy")
                op = self.add(Op(DESTROY), path)
                op.aim = aim
                op.flag = late or self.late
            case t.Gain(card, n):
                op = self.add(Op(GAIN), path)
                op.n = self.rules.index[card]
                op.amount = n
            case t.Put(what, to):
                aim = self.aim(what, path, to)
                op = self.add(Op(PUT), path)
                op.aim = aim
                op.name = to
                if isinstance(what, t.Pick | t.Cards) and what.place == "hall":
                    self.add(Op(REFILL), path + ".refill")
                    self.add(Op(ARRIVE), path + ".arrive")
            case t.Look(n, name):
                op = self.add(Op(LOOK), path)
                op.n = n
                op.name = name
            case t.Arrange():
                self.add(Op(ARRANGE), path)
                self.add(Op(ARRIVE), path + ".arrive")
            case t.Earn(what, amount):
                op = self.add(Op(EARN), path)
                op.name = what
                op.amount = amount
            case t.Buy(where):
                self.add(Op(BUY), path).aim = Aim(AIM_CARDS, where=self.rules.where(where))
            case t.Modify(figure, how, amount, on):
                aim = self.aim(on, path, "pick")
                op = self.add(Op(MODIFY), path)
                op.aim, op.figure, op.how, op.amount = aim, figure, how, amount
                op.flag = self.battle
                op.live = not _mentions_name(amount)
            case t.Forbid(act, on):
                aim = self.aim(on, path, "pick")
                op = self.add(Op(FORBID), path)
                op.aim, op.figure, op.how = aim, act, "forbid"
                op.flag = self.battle
            case t.Choose(of):
                op = self.add(Op(CHOOSE), path)
                op.names = tuple(b.name for b in of)
                starts = []
                exits = []
                for b in of:
                    starts.append(self.here())
                    self.steps(b.steps, f"{path}.{b.name}.")
                    exits.append(self.add(Op(JUMP), f"{path}.{b.name}.out"))
                op.jumps = tuple(starts)
                firsts = [self.program.ops[i] for i in starts]
                op.open = all(x.code not in (PICK, ARRANGE) or x.flag for x in firsts)
                op.n = self.here()
                for out in exits:
                    out.n = self.here()
            case t.If(when, then, otherwise):
                op = self.add(Op(IF), path)
                op.when = when
                self.steps(then, f"{path}.then.")
                out = self.add(Op(JUMP), f"{path}.then.out")
                op.n = self.here()
                self.steps(otherwise, f"{path}.else.")
                out.n = self.here()
            case t.Each(seats, steps):
                op = self.add(Op(EACH), path)
                op.name = seats
                op.names = tuple(_names_in(steps))
                self.steps(steps, f"{path}.")
                self.add(Op(LANE_END), f"{path}.out")
                op.n = self.here()
            case t.Later(steps):
                op = self.add(Op(LATER), path)
                self.steps(steps, f"{path}.")
                self.add(Op(RETURN), f"{path}.out")
                op.n = self.here()
            case t.End():
                self.add(Op(END), path)
            case t.Window(name, equip):
                op = self.add(Op(WINDOW), path)
                op.name = name
                op.flag = equip
            case t.Face(steps):
                op = self.add(Op(FACE), path)
                self.steps(steps, f"{path}.")
                op.n = self.here()
            case t.Fire(event):
                self.add(Op(FIRE), path).name = event
            case t.Refill(claim):
                op = self.add(Op(REFILL), path)
                op.flag = claim
                self.add(Op(ARRIVE), path + ".arrive")
            case t.EndTurn(hand):
                self.add(Op(END_TURN), path).n = hand
            case _:
                self.add(Op(_PLAIN[type(step)]), path)


_PLAIN: dict[type[Any], int] = {
    t.Reveal: REVEAL,
    t.Purchase: PURCHASE,
    t.LevelUp: LEVEL_UP,
    t.Settle: SETTLE,
    t.Compare: COMPARE,
    t.Spoil: SPOIL,
    t.Retreat: RETREAT,
    t.Aftermath: AFTERMATH,
}
