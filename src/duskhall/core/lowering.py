"""Lowering: from the tree of an ability or a turn to the flat list of steps of one program."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from . import tree as t
from .options import all_branches
from .program import (
    ACT,
    AFTERMATH,
    AGAIN,
    AIM_CARDS,
    AIM_FOE,
    AIM_NAME,
    AIM_PARTY,
    AIM_SELF,
    AIM_TOPS,
    AIM_WIELDER,
    ARRANGE,
    ARRIVE,
    BUY,
    CANCEL,
    CHANCE,
    CHOOSE,
    CLOSE,
    COMPARE,
    COUNTS_ABLE,
    COUNTS_ARMOR,
    COUNTS_BECOME,
    COUNTS_BONUS,
    COUNTS_DARK,
    COUNTS_DOUBLE,
    COUNTS_HALF,
    COUNTS_HEALTH,
    COUNTS_HERO_LOSS,
    COUNTS_LIGHT,
    COUNTS_LINES,
    COUNTS_ONE_KIND,
    COUNTS_OWN_LINE,
    COUNTS_PARTY_LOSS,
    COUNTS_TOTAL,
    COUNTS_VERDICT,
    COUNTS_VOID,
    DEFEAT,
    DESTROY,
    DISCARD,
    DRAW,
    EACH,
    EARN,
    END,
    END_TURN,
    ENTER,
    FACE,
    FIRE,
    FORBID,
    GAIN,
    GRANT,
    IF,
    IN_NAME,
    JUMP,
    LANE_END,
    LATER,
    LEVEL,
    LEVEL_UP,
    LIGHT,
    LOOK,
    LOSE,
    MODIFY,
    OWN_PLACES,
    PICK,
    PLACES,
    PURCHASE,
    PUT,
    REACT,
    REFILL,
    REPLACE,
    RETREAT,
    RETURN,
    REVEAL,
    ROLL,
    SHOW,
    SHOW_NONE,
    SLAY,
    SPOIL,
    STAND,
    SUFFER,
    SUMMON,
    SWAP,
    TRADE,
    TRAVEL,
    VENTURE,
    WALK,
    WINDOW,
    Aim,
    Op,
    Program,
    Where,
)
from .steps import STEPS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .rules import Rules


class Lowering:
    """Turns a tree of steps into the flat list of one program."""

    def __init__(self, rules: Rules, program: Program) -> None:
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
        op = STEPS[code](code, self.program)
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
                op.layers = _layers_of(op, amount)
            case t.Grant(event, cards):
                op = self.add(GRANT, path)
                op.name = event
                op.aim = self.aim(cards, path, "pick")
            case t.Forbid(act, on):
                aim = self.aim(on, path, "pick")
                op = self.add(FORBID, path)
                op.aim, op.figure, op.how = aim, act, "forbid"
                op.battle = self.battle
                op.layers = _layers_of(op, 0)
            case t.Choose(of):
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


def _layers_of(op: Op, amount: t.Amount) -> int:
    """The layers in which a change counts, as bits."""
    figure, how = op.figure, op.how
    party = op.aim.code == AIM_PARTY
    kind = figure in ("attack", "magic")
    more = how == "add" and kind and (party or isinstance(amount, t.Count) or (isinstance(amount, int) and amount >= 0))
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
            COUNTS_BONUS: more,
            COUNTS_LINES: how in ("add", "less") and kind and not more,
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
