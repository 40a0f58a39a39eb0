"""Lowering: from the tree of an ability or a turn to the flat list of steps of one program.

Each step's class knows how its word is lowered (``lower``); the table at the end names the class of each word.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from . import tree as t
from .amounts import an_amount
from .program import (
    AIM_CARDS,
    AIM_FOE,
    AIM_NAME,
    AIM_PARTY,
    AIM_SELF,
    AIM_TOPS,
    AIM_WIELDER,
    PLACES,
    Aim,
    Block,
    Numbered,
    Program,
    Step,
    Where,
)
from .steps import battle, cards, dice, flow, lanes, lasting, market, picks, rooms, turn, windows

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .rules import Rules


class Lowering:
    """Turns a tree of steps into the flat list of one program."""

    def __init__(self, rules: Rules, program: Program) -> None:
        self.rules = rules
        self.program = program
        self.shield = False
        """Steps that destroy cannot reach cards already used."""
        self.late = False
        """Whether destroyed cards leave at the end of the battle."""
        self.battle = False
        """Changes end with the battle."""
        self.untouched = ""
        """A tag of cards that this program does not touch unless it names them."""
        self.lane = False
        """Whether the steps belong to seats that decide at once."""
        self.waits = False
        """The steps wait for the end of the battle."""
        self.settles = ""
        """When the comparison asks how an untyped loss is shared."""
        self.starts: dict[flow.Choose, list[int]] = {}
        """The first step of each branch of each choice."""

    def link(self) -> None:
        """Link each step to its successors, past jumps and past the step at which a turn that ended early continues:
        neither does anything by itself."""
        steps = self.program.steps
        for i, step in enumerate(steps):
            step.index = i
            if isinstance(step, Block):
                step.out = steps[step.end]
        for choice, starts in self.starts.items():
            choice.jumps = tuple([steps[start] for start in starts])
        for after, step in pairwise(reversed(steps)):
            step.next = _past_jumps(after)
            if isinstance(step, Block):
                step.out = _past_jumps(step.out)
            elif isinstance(step, turn.EndTurn):
                # The next turn.
                step.next = steps[0]

    def add(self, step: Step, path: str) -> None:
        """The next step of the program, with the name that saves know it by."""
        self.program.steps.append(step)
        self.program.paths.append(path)

    def here(self) -> int:
        return len(self.program.steps)

    def body(self, steps: Iterable[t.Step], path: str) -> None:
        self.steps(steps, path)
        self.add(flow.Return(self.program), f"{path}end")

    def steps(self, steps: Iterable[t.Step], path: str) -> None:
        for i, step in enumerate(steps):
            LOWERED[type(step)](self, step, f"{path}{i}")

    def block(self, step: Block, steps: Iterable[t.Step], path: str) -> None:
        """Add a step and the block of steps that belongs to it."""
        self.add(step, path)
        self.steps(steps, f"{path}.")
        step.end = self.here()

    def count(self, step: Numbered, amount: t.Amount) -> None:
        """Give a step its number."""
        if isinstance(amount, int):
            step.amount = amount
        else:
            step.counted = an_amount(self.rules, amount)

    def where(self, place: str, node: t.Filter | None) -> Where | None:
        """A filter on the cards of a place; a hand leaves out cards that this program must not touch."""
        if self.untouched and place == "hand" and not _mentions_tag(node, (self.untouched,)):
            spared = t.Not(t.Is(self.untouched))
            node = spared if node is None else t.And((spared, node))
        return self.rules.where(node)

    def aim(self, target: t.Target, path: str, verb: str) -> Aim:
        """The target of a step; a Pick in it becomes a step of its own, placed before."""
        if isinstance(target, t.Pick):
            name = target.name or f"${path}"
            picks.lower_pick(self, target, path + ".pick", verb, name)
            return Aim(AIM_NAME, name=name)
        if isinstance(target, t.Cards):
            return Aim(AIM_CARDS, place=PLACES[target.place], where=self.where(target.place, target.where))
        if isinstance(target, t.Tops):
            return Aim(AIM_TOPS, name=target.tag, n=target.n)
        return Aim(_TARGETS.get(target, AIM_NAME), name=target)

    def refill(self, path: str) -> None:
        """A card has left the hall. Steps that wait for the end of the battle leave the refill to the turn."""
        if not self.waits:
            turn.add_refill(self, path + ".refill", path + ".arrive", False)


_TARGETS: Final = {"self": AIM_SELF, "wielder": AIM_WIELDER, "foe": AIM_FOE, "party": AIM_PARTY}


def _mentions_tag(node: Any, tags: tuple[str, ...]) -> bool:
    if isinstance(node, tuple):
        return any(_mentions_tag(part, tags) for part in node)
    if isinstance(node, t.Is):
        return node.tag in tags
    return is_dataclass(node) and any(_mentions_tag(getattr(node, f.name), tags) for f in fields(node))


def _past_jumps(step: Step) -> Step:
    """The next step that does something. The steps after this one must be linked already."""
    while True:
        if isinstance(step, flow.Jump):
            step = step.out
        elif isinstance(step, flow.Close):
            step = step.next
        else:
            return step


_Lower = Callable[[Lowering, Any, str], None]

LOWERED: Final[dict[type[Any], _Lower]] = {
    # Cards
    t.Draw: cards.Draw.lower,
    t.Discard: cards.Discard.lower,
    t.Destroy: cards.Destroy.lower,
    t.Heal: cards.Destroy.lower_heal,
    t.Gain: cards.Gain.lower,
    t.Put: cards.Put.lower,
    t.Look: cards.Look.lower,
    t.Roll: dice.Roll.lower,
    t.Alter: dice.Alter.lower,
    t.Show: cards.Show.lower,
    t.Swap: cards.Swap.lower,
    t.Replace: cards.Replace.lower,
    t.Defeat: cards.Defeat.lower,
    t.Arrange: cards.Arrange.lower,
    t.Again: cards.Again.lower,
    t.Earn: cards.Earn.lower,
    t.Lose: cards.Lose.lower,
    # Lasting changes
    t.Cancel: lasting.Cancel.lower,
    t.Modify: lasting.Modify.lower,
    t.Forbid: lasting.Forbid.lower,
    t.Grant: lasting.Grant.lower,
    # Flow
    t.Pick: picks.Pick.lower,
    t.Choose: flow.Choose.lower,
    t.If: flow.Check.lower,
    t.Each: lanes.Each.lower,
    t.Later: flow.Later.lower,
    t.End: flow.End.lower,
    t.Close: flow.Close.lower,
    # The turn
    t.Window: windows.Window.lower,
    t.Reveal: turn.Reveal.lower,
    t.Purchase: market.Purchase.lower,
    t.Buy: market.BuyNow.lower,
    t.Trade: market.Trade.lower,
    t.Stock: market.Stock.lower,
    t.LevelUp: turn.LevelUp.lower,
    t.Level: turn.Level.lower,
    t.Refill: turn.lower_refill,
    t.EndTurn: turn.EndTurn.lower,
    # The battle
    t.Face: battle.Face.lower,
    t.Fire: battle.Fire.lower,
    t.Settle: battle.Compare.lower_settle,
    t.Compare: battle.Compare.lower,
    t.Spoil: battle.Spoil.lower,
    t.Slay: battle.Slay.lower,
    t.Suffer: battle.Suffer.lower,
    t.Retreat: battle.Retreat.lower,
    t.Aftermath: battle.Aftermath.lower,
    # Champions and rooms
    t.Stand: rooms.Stand.lower,
    t.Enter: rooms.Enter.lower,
    t.Venture: rooms.Venture.lower,
    t.Walk: rooms.Walk.lower,
    t.Travel: rooms.Travel.lower,
    t.Summon: rooms.Summon.lower,
}
"""How each word of a card or a turn is lowered."""
