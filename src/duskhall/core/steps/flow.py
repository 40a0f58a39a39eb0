"""Deciding and going on: steps that put a question to a seat, alone or to several seats at once, and those that lead
from one step to another."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, Final

from .. import tree as t
from ..effects import Context, aimed
from ..numbers import sheltered
from ..options import (
    BRANCH,
    DONE,
    FIRST,
    MASK,
    O_CARD,
    O_SEAT,
    WHAT,
    all_but,
    distinct,
    option,
    option_parts,
)
from ..picking import beginning, candidates, could_pick, picks
from ..program import (
    AIM_CARDS,
    AIM_NAME,
    ALL_CARDS,
    IN_HAND,
    IN_NAME,
    IN_SECRET,
    OWN_PLACES,
    PLACES,
    Aim,
    Aimed,
    Block,
    Line,
    Program,
    Step,
)
from ..state import (
    ALWAYS,
    EMPTY,
    HALL,
    Q_BRANCH,
    Q_DROP,
    Q_PICK,
    Q_SEAT,
    Q_WINDOW,
    Frame,
    Question,
    State,
    asked_alone,
    hand_of,
    new_frame,
    secret_of,
)
from ..triggers import musts_of, push_musts
from ..weights import light_enough, too_many
from ..windows import may_react, window
from ..zones import in_random_order, show, tell

if TYPE_CHECKING:
    from ..forecast import Search
    from ..lowering import Lowering
    from ..queries import Condition


def ask(s: State, f: Frame, kind: int, options: list[int] | None = None) -> bool:
    """Put a question to the seat of a frame, which is on top of the stack or a lane of the one that is. The answer is
    False: the frame that asks does not go on before somebody has answered."""
    seat = f.seat
    s.counts[seat] += 1
    top = s.stack[-1]
    if f is top:
        s.asked = asked_alone[kind][seat]
        s.options = options
    else:
        s.asked += (Question(kind, seat, top.lanes.index(f)),)
        s.options = None
    return False


def context(s: State, f: Frame) -> Context:
    return Context(f.seat, f.source, s.foe, s.rank, f.names)


def secret(s: State, f: Frame) -> bool:
    """The hand is hidden from the table: whether a question is put must not tell what is in it."""
    return not (s.laid and f.seat == s.active)


def targets(s: State, f: Frame, aim: Aim) -> tuple[int, ...]:
    """The cards a step is aimed at, without those that a battle effect does not reach."""
    cards = f.names.get(aim.name, ()) if aim.code == AIM_NAME else aimed(s, aim, context(s, f))
    if s.held and f.at.program.guarded:
        return tuple(all_but([*cards], sheltered(s, f.seat)))
    return cards


# ------------------------------------------------------------------------------------------------------------
# Branches


class Choose(Block):
    """A choice between branches."""

    __slots__ = ("branches", "jumps", "names", "open")

    def __init__(self, program: Program, names: tuple[str, ...]) -> None:
        super().__init__(program)
        self.silent = True
        self.names = names
        self.jumps: tuple[Step, ...] = ()
        """The first step of each branch."""
        self.open = False
        """Every branch can always be taken:"""
        self.branches: list[int] = []
        """then these are the options. They are only read, so every such question can have the same ones."""

    @staticmethod
    def lower(low: Lowering, node: t.Choose, path: str) -> None:
        choice = Choose(low.program, tuple([branch.name for branch in node.of]))
        low.add(choice, path)
        starts: list[int] = []
        exits: list[Jump] = []
        for branch in node.of:
            starts.append(low.here())
            low.steps(branch.steps, f"{path}.{branch.name}.")
            exits.append(Jump(low.program))
            low.add(exits[-1], f"{path}.{branch.name}.out")
        low.starts[choice] = starts
        choice.open = all(low.program.steps[i].always_possible() for i in starts)
        if choice.open:
            choice.branches = [BRANCH | i << FIRST for i in range(len(starts))]
        choice.end = low.here()
        for jump in exits:
            jump.end = choice.end

    def run(self, s: State, f: Frame) -> bool:
        if self.open:
            return ask(s, f, Q_BRANCH, self.branches)
        options = self.options(s, f)
        if not options:
            f.at = self.out
        elif len(options) == 1 and not secret(s, f):
            f.at = self.jumps[option_parts(options[0])[1]]
        else:
            return ask(s, f, Q_BRANCH, options)
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        if self.open:
            return self.branches
        return [BRANCH | i << FIRST for i, start in enumerate(self.jumps) if start.possible(s, f)]

    def take(self, s: State, f: Frame, option: int) -> None:
        way = option >> FIRST & MASK
        if s.log is not None and f is s.stack[-1]:
            tell(s, "choose", f.seat, self.program.number, self.index, way)
        f.at = self.jumps[way]

    def needy(self) -> bool:
        return not self.open

    def offered(self, s: State, seat: int, card: int) -> bool:
        f = beginning(self.program, seat, card)
        for start in self.jumps:
            if start.possible(s, f):
                return True
        return False


class Check(Block):
    """Go on only if a condition holds."""

    __slots__ = ("asks_won", "plain", "when")

    def __init__(self, program: Program, when: Condition | None, asks_won: bool, plain: bool) -> None:
        super().__init__(program)
        self.silent = True
        self.when = when
        self.asks_won = asks_won
        """It is the condition that every battle asks for."""
        self.plain = plain
        """The condition is the same for every card that asks."""

    @staticmethod
    def lower(low: Lowering, node: t.If, path: str) -> None:
        when = low.rules.condition(node.when)
        check = Check(low.program, when, isinstance(node.when, t.Won), isinstance(node.when, t.Now))
        low.add(check, path)
        low.steps(node.then, f"{path}.then.")
        out = Jump(low.program)
        low.add(out, f"{path}.then.out")
        check.end = low.here()
        low.steps(node.otherwise, f"{path}.else.")
        out.end = low.here()

    def run(self, s: State, f: Frame) -> bool:
        when = self.when
        holding = s.won if self.asks_won or when is None else when.holds(s, _NOBODY if self.plain else context(s, f))
        f.at = self.next if holding else self.out
        return True


_NOBODY: Final = Context(EMPTY, EMPTY, EMPTY, 0, None)


class Jump(Block):
    __slots__ = ()

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.silent = True

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.out
        return True


# ------------------------------------------------------------------------------------------------------------
# Picks


class Picking(Aimed):
    """A step that takes some cards of a place."""

    __slots__ = ("best", "n", "name", "optional", "ordered", "plain", "proves", "spares_used", "verb")

    def __init__(self, program: Program, aim: Aim, n: int, name: str, verb: str) -> None:
        super().__init__(program, aim)
        self.n = n
        self.name = name
        """What the cards are called from then on."""
        self.verb = verb
        """What is done with them."""
        self.best = ""
        """Only cards with the most of this figure."""
        self.optional = False
        self.ordered = False
        self.proves = False
        """A seat that has nothing to pick shows its hand."""
        self.spares_used = False
        """Cards that were used this turn are out of reach."""
        self.plain = False
        """Print alone says which of one's own cards it may take, unless one of them is marked."""


class Pick(Picking):
    """Ask for the next card, unless there is nothing to choose."""

    __slots__ = ()

    def __init__(self, program: Program, aim: Aim, n: int, name: str, verb: str) -> None:
        super().__init__(program, aim, n, name, verb)
        self.silent = True

    @staticmethod
    def lower(low: Lowering, node: t.Pick, path: str) -> None:
        lower_pick(low, node, path, "pick", node.name)

    def run(self, s: State, f: Frame) -> bool:
        found = candidates(s, f, self)
        n = self.n
        place = self.aim.place
        if n == ALL_CARDS:
            if self.ordered and len(found) > 1:
                return ask(s, f, Q_PICK, picks(s, self, found))
            f.picked += tuple(found)
        elif place in _UNSEEN and not (s.laid and f.seat == s.active):
            # Of a hidden zone only what the table knows decides whether to ask: its number of cards.
            picked = len(f.picked)
            there = len(s.zones[hand_of[f.seat] if place == IN_HAND else secret_of[f.seat]]) - picked
            left = n - picked if n >= 0 else len(found)
            if left and there > 0:
                if n < 0 or self.optional or self.aim.where is not None or there > left:
                    return ask(s, f, Q_PICK, picks(s, self, found))
                f.picked += tuple(found)
        elif n < 0 or self.optional:
            if found and n != len(f.picked):
                return ask(s, f, Q_PICK, picks(s, self, found))
        else:
            left = n - len(f.picked)
            if left and len(found) > left:
                options = picks(s, self, found)
                if len(options) > 1:
                    return ask(s, f, Q_PICK, options)
            f.picked += tuple(found[:left])
        finish_pick(f, self)
        return True

    def options(self, s: State, f: Frame) -> list[int]:
        return picks(s, self, candidates(s, f, self))

    def take(self, s: State, f: Frame, option: int) -> None:
        if option >> WHAT == O_CARD:
            f.picked += (option >> FIRST & MASK,)
            if self.n != len(f.picked):
                return
        finish_pick(f, self)

    def word(self) -> str:
        return self.verb

    def needy(self) -> bool:
        return not self.optional and not self.proves

    def offered(self, s: State, seat: int, card: int) -> bool:
        return could_pick(s, seat, card, self)

    def always_possible(self) -> bool:
        return self.optional

    def possible(self, s: State, f: Frame) -> bool:
        return self.optional or bool(candidates(s, f, self))

    def payable(self, s: State, seat: int, card: int, program: Program) -> bool:
        return len(candidates(s, beginning(program, seat, card), self)) >= self.n


_UNSEEN: Final = (IN_HAND, IN_SECRET)
"""Places that the other seats do not look into."""


class Chance(Picking):
    """Luck picks."""

    __slots__ = ()

    def __init__(self, program: Program, aim: Aim, n: int, name: str, verb: str) -> None:
        super().__init__(program, aim, n, name, verb)
        self.as_in_play = False

    def run(self, s: State, f: Frame) -> bool:
        found = tuple(candidates(s, f, self))
        f.picked = in_random_order(s, found, self.aim.name)[: self.n] if len(found) > self.n else found
        finish_pick(f, self)
        return True

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """Luck may pick any of the cards."""
        found = candidates(s, f, self)
        if self.n > 1 and len(found) > self.n:
            return False
        for cards in [(c,) for c in distinct(s, found)] if len(found) > self.n else [tuple(found)]:
            if search.full():
                return False
            c = s.clone()
            g = c.stack[-1]
            g.picked = cards
            finish_pick(g, self)
            if not search.explore(c):
                return False
        return True


def lower_pick(low: Lowering, node: t.Pick, path: str, verb: str, name: str) -> None:
    place = PLACES.get(node.place, IN_NAME)
    aim = Aim(AIM_CARDS, place=place, where=low.where(node.place, node.where), name=node.place)
    pick = Chance(low.program, aim, node.n, name, verb) if node.by else Pick(low.program, aim, node.n, name, verb)
    pick.best = node.best
    pick.optional = node.optional
    pick.ordered = node.ordered
    pick.proves = node.show
    pick.spares_used = low.shield and verb == "destroy"
    by_print = aim.where is None or aim.where.rest is None
    pick.plain = place in OWN_PLACES and by_print and not (node.best or pick.spares_used or low.program.guarded)
    low.add(pick, path)
    if node.show:
        low.add(ShowNone(low.program, name), path + ".show")


def finish_pick(f: Frame, pick: Picking) -> None:
    names = {**f.names, pick.name: f.picked}
    if pick.aim.place == IN_NAME and pick.verb != "pick":
        names[pick.aim.name] = tuple(all_but([*names.get(pick.aim.name, ())], f.picked))
    f.names = names
    f.picked = ()
    f.at = pick.next


class ShowNone(Step):
    """A seat that had nothing to pick proves it."""

    __slots__ = ("name",)

    def __init__(self, program: Program, name: str) -> None:
        super().__init__(program)
        self.name = name

    def run(self, s: State, f: Frame) -> bool:
        if not f.names.get(self.name) and s.zones[hand_of[f.seat]] and secret(s, f):
            show(s, f.seat, s.zones[hand_of[f.seat]])
        f.at = self.next
        return True


# ------------------------------------------------------------------------------------------------------------
# Weapons that have become too heavy


class MayDropWeapon(Step):
    """A step before which a hero may have to let go of a weapon."""

    __slots__ = ()

    def take(self, s: State, f: Frame, option: int) -> None:
        drop(s, option >> FIRST & MASK)


def lets_go(s: State, f: Frame) -> bool:
    """A hero whose weapons have become too heavy together lets go of one: the seat is asked which, if there are
    several. True if it is asked."""
    if light_enough(s):
        return False
    for hero in dict.fromkeys(s.held.values()):
        while hero != EMPTY and (weapons := too_many(s, f.seat, hero)):
            if len(weapons) > 1:
                ask(s, f, Q_DROP)
                return True
            drop(s, weapons[0])
    return False


def drop(s: State, weapon: int) -> None:
    tell(s, "drop", s.active, weapon, s.held[weapon])
    s.held = {**s.held, weapon: EMPTY}


# ------------------------------------------------------------------------------------------------------------
# Windows


class Opening(MayDropWeapon):
    """A window of the turn. Rules fill in which cards have a part in it."""

    __slots__ = ("able", "bit", "due", "equip", "name", "opens", "roles", "useful")

    def __init__(self, program: Program, node: t.Window) -> None:
        super().__init__(program)
        self.name = node.name
        self.equip = node.equip
        """Weapons are taken up in it."""
        self.due = node.due
        """What becomes of abilities that must be used: see ``tree.Window``."""
        self.opens: tuple[tuple[str, list[tuple[Line, ...]], bool], ...] = ()
        """The windows that it opens, with the abilities of each kind of card and whether the foe has a part."""
        self.able: list[bool] = []
        """Does each kind of card have an ability for it?"""
        self.roles: list[int] = []
        """Where weapons are taken up: what each kind of card is to it (USES, HERO, WEAPON), as bits."""
        self.useful: frozenset[int] = frozenset()
        """The cards that have something to do in it."""
        self.bit = ALWAYS
        """Its bit in ``Rules.window_bits``; ALWAYS where not only one's own cards have a part."""

    def options(self, s: State, f: Frame) -> list[int]:
        return window(s, f.seat, self)

    def word(self) -> str:
        return self.name


class React(Opening):
    """A window in which another seat may have a say. What it uses is carried out by the step that follows."""

    __slots__ = ()

    def __init__(self, program: Program, node: t.Window) -> None:
        super().__init__(program, node)
        self.silent = True

    def run(self, s: State, f: Frame) -> bool:
        if may_react(s, f.seat, self):
            return ask(s, f, Q_WINDOW)
        f.at = self.next
        return True

    def take(self, s: State, f: Frame, option: int) -> None:
        f.picked = () if option == DONE else (option >> FIRST & MASK, option & MASK)
        f.at = self.next


class Act(Step):
    """What a seat decided in its lane is done now; then it may go on."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        if f.picked:
            card, program = f.picked
            f.picked = ()
            f.at = self.program.steps[self.index - 1]
            return use(s, f, card, program)
        f.at = self.next
        return True


def use(s: State, f: Frame, card: int, program: int) -> bool:
    """An ability begins. False: it goes on with that."""
    if (secret(s, f) and card in s.zones[hand_of[f.seat]]) or card in s.zones[secret_of[f.seat]]:
        show(s, f.seat, (card,))
    used = s.rules.programs[program]
    s.used = {**s.used, card: s.used.get(card, 0) | 1 << used.ability}
    if s.log is not None:
        tell(s, "use", f.seat, card, program)
    s.stack.append(new_frame(used.steps[0], card, f.seat))
    return False


# ------------------------------------------------------------------------------------------------------------
# Seats that decide at once


class Each(Block):
    """All seats decide in lanes of their own, sealed; then the lanes are carried out one after the other."""

    __slots__ = ("names", "reaction", "who")

    def __init__(self, program: Program, node: t.Each) -> None:
        super().__init__(program)
        self.as_in_play = False
        self.who = node.seats
        """ "all", "others", or "one" that is named."""
        self.names = tuple(_names_in(node.steps))
        """What the lanes name, gathered for the steps that follow."""
        self.reaction = len(node.steps) == 1 and isinstance(node.steps[0], t.Window)
        """There is nothing in the lanes but a reaction."""

    @staticmethod
    def lower(low: Lowering, node: t.Each, path: str) -> None:
        each = Each(low.program, node)
        low.add(each, path)
        low.lane = True
        low.steps(node.steps, f"{path}.")
        low.lane = False
        low.add(LaneDone(low.program), f"{path}.out")
        each.end = low.here()

    def run(self, s: State, f: Frame) -> bool:
        if f.lanes:
            s.stack.append(f.lanes[0])
            f.lanes = f.lanes[1:]
            return False
        if self.who == "one":
            return ask(s, f, Q_SEAT)
        n = len(s.xp)
        seats = [*range(s.active + 1, n), *range(s.active)]
        if self.who == "all":
            seats.append(s.active)
        if self.reaction and not anybody_reacts(s, seats, self.next):
            # There is nothing to carry out.
            f.at = self.out
            return True
        open_lanes(s, f, seats)
        return not s.asked

    def options(self, s: State, f: Frame) -> list[int]:
        return [option(O_SEAT, (f.seat + i) % s.seats) for i in range(s.seats)]

    def take(self, s: State, f: Frame, option: int) -> None:
        seat = option >> FIRST & MASK
        tell(s, "name", f.seat, seat)
        open_lanes(s, f, [seat])

    def word(self) -> str:
        return self.who

    def foresee(self, s: State, f: Frame, search: Search) -> bool | None:
        """What others choose is theirs; only what it does to the seat itself counts."""
        if self.who == "one" or f.lanes:
            self.run(s, f)
            return None
        self.serve_first(s, s.seats - 1)
        if self.who == "all":
            open_lanes(s, f, [search.seat])
        else:
            f.at = self.out
        return None

    def serve_first(self, s: State, others: int) -> None:
        """For a forecast: others take from a pile before the active seat. What is left for it is at least the rest."""
        for step in self.program.steps[self.index + 1 : self.end]:
            step.serve(s, others)


def anybody_reacts(s: State, seats: list[int], step: Step) -> bool:
    assert isinstance(step, React)
    for seat in seats:
        if may_react(s, seat, step):
            return True
    return False


def open_lanes(s: State, f: Frame, seats: list[int]) -> None:
    f.lanes = tuple([new_frame(f.at.next, f.source, seat, f.names) for seat in seats])
    for i in range(len(seats)):
        decide_lane(s, f, i)


def decide_lane(s: State, f: Frame, lane: int) -> None:
    """Let one seat's lane run as far as it only decides."""
    g = f.lanes[lane]
    while g.at.silent and g.at.run(s, g):
        pass


class LaneDone(Step):
    """A lane has been carried out; what it named is gathered for the steps that follow."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.stack.pop()
        parent = s.stack[-1]
        each = parent.at
        assert isinstance(each, Each)
        for name in each.names:
            parent.names = {**parent.names, name: parent.names.get(name, ()) + f.names.get(name, ())}
        if not parent.lanes:
            parent.at = each.out
        return False


def _names_in(node: Any) -> list[str]:
    """The names that some steps give to cards."""
    if isinstance(node, tuple):
        return [name for part in node for name in _names_in(part)]
    if isinstance(node, t.Pick | t.Look | t.Draw):
        return [node.name] if node.name else []
    return [name for f in fields(node) for name in _names_in(getattr(node, f.name))] if is_dataclass(node) else []


# ------------------------------------------------------------------------------------------------------------
# Later, and the end


class Later(Block):
    __slots__ = ("until",)

    def __init__(self, program: Program, until: str) -> None:
        super().__init__(program)
        self.until = until
        """What is waited for: the end of the "battle" or of the "turn"."""

    @staticmethod
    def lower(low: Lowering, node: t.Later, path: str) -> None:
        later = Later(low.program, node.at)
        low.add(later, path)
        low.waits = node.at == "battle"
        low.steps(node.steps, f"{path}.")
        low.waits = False
        low.add(Return(low.program), f"{path}.out")
        later.end = low.here()

    def run(self, s: State, f: Frame) -> bool:
        s.later += (new_frame(self.next, f.source, f.seat, f.names),)
        f.at = self.out
        return True


def waits_for(f: Frame) -> str:
    """What a frame that waits is waiting for."""
    later = f.at.program.steps[f.at.index - 1]
    assert isinstance(later, Later)
    return later.until


class End(Step):
    """The turn or the game ends here."""

    __slots__ = ("what",)

    def __init__(self, program: Program, what: str) -> None:
        super().__init__(program)
        self.what = what

    @staticmethod
    def lower(low: Lowering, node: t.End, path: str) -> None:
        low.add(End(low.program, node.what), path)

    def run(self, s: State, f: Frame) -> bool:
        if self.what == "turn":
            del s.stack[1:]
            turn = s.stack[0]
            turn.at = next(step for step in s.rules.closes if step.index > turn.at.index)
            turn.lanes = ()
            return False
        s.over = True
        s.stack.clear()
        tell(s, "end")
        return False


class GoOn(Step):
    """Nothing happens."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        return True


class Close(GoOn):
    """Where a turn that was ended early goes on."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Close, path: str) -> None:
        low.add(Close(low.program), path)


DREW: Final = "$drew"
"""The name under which a frame remembers that it drew."""


class Return(Step):
    """A program is done. An ability that drew cards is told to the hall."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> bool:
        s.stack.pop()
        window = self.program.window
        if DREW in f.names and window and window not in s.rules.windows.effects:
            for event in s.rules.events.drew:
                push_musts(s, musts_of(s, event, s.zones[HALL], f.seat))
        return False
