"""The search for lines: from the present question through windows and walks to every battle in reach.

One search serves all monsters. It goes through the seat's own questions before a battle, cheapest line first, and looks
at each battle that can begin (:mod:`battle`). A line along which something shows that nobody can foresee is put aside:
it may win, and is no part of what is certain.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from ..effects import in_sight
from ..forecast import in_order, without_others
from ..machine import answer
from ..naming import move_of
from ..options import FIRST, MASK, O_EQUIP, O_ROOM, O_USE, WHAT, frame_of, options_of
from ..program import Effect
from ..rooms import light_needed
from ..state import EMPTY, HALL, Q_BRANCH, State, hand_of
from ..steps.battle import Face
from ..steps.dice import AfterDice
from ..steps.flow import Choose
from ..steps.rooms import Enter, Walk
from ..steps.turn import EndTurn, LevelUp, Reveal, Sale
from .battle import Budget, Cases, Fight, Outcome, Stake, hides

if TYPE_CHECKING:
    from ..move import Move

MOST: Final = 1500
"""So many positions a plan looks at; beyond that it says "at least"."""

# How a position stands after the steps that follow an answer.
ASKED: Final = 0
FIGHTING: Final = 1
UNKNOWN: Final = 2
DEAD: Final = 3


class Node:
    """A question of the seat before a battle, and how it was reached."""

    __slots__ = ("cards", "light", "loss", "option", "parent", "picks", "s")

    def __init__(self, s: State, parent: Node | None, option: int) -> None:
        self.s = s
        self.parent = parent
        self.option = option
        """The answer to the parent's question that led here."""
        self.loss = 0
        self.light = 0
        """Light that the walk took so far."""
        self.cards = 0
        """Cards used or taken up so far."""
        self.picks = 0
        """Answers that were no step of a walk and no card."""


class Found:
    """A line to a battle, and how that ends."""

    __slots__ = ("node", "outcome")

    def __init__(self, node: Node, outcome: Outcome) -> None:
        self.node = node
        """The last question before the battle, or the position where nobody can foresee how it goes on."""
        self.outcome = outcome

    def rank(self) -> tuple[int, int, int, int, int, int]:
        """The smaller the better."""
        o = self.outcome
        xp = o.end.xp[o.end.active] if o.end is not None else 0
        short = 0 if o.sure else o.health - o.total
        sure = 0 if o.sure else 1 if o.may else 2
        return (sure, short, -xp, o.loss, self.node.light, self.node.cards)


class Hunt:
    """All lines of a seat to all monsters in reach."""

    __slots__ = (
        "best",
        "budget",
        "complete",
        "fight",
        "foes",
        "heap",
        "opened",
        "others",
        "root",
        "seat",
        "seen",
        "stake",
    )

    def __init__(self, s: State, seat: int, budget: Budget) -> None:
        self.seat = seat
        self.root = Node(without_others(s, seat), None, 0)
        self.budget = budget
        self.stake = Stake(self.root.s, seat)
        self.fight = Fight(seat, self.stake, budget)
        top = self.root.s.stack[-1]
        self.fight.given = frozenset([card for f in (*self.root.s.stack, *top.lanes) for card in f.picked])
        self.best: dict[int, Found] = {}
        """The best line to each monster."""
        self.others: dict[int, list[Found]] = {}
        """Lines that were the best for a while."""
        self.opened: list[Node] = []
        """Where nobody can foresee how it goes on."""
        self.seen: set[object] = set()
        self.heap: list[tuple[int, int, int, int, int, Node]] = []
        self.complete = True
        """Everything was looked at."""
        there = in_sight(s) if s.foe == EMPTY else (s.foe,) if s.stack[0].at.index <= s.rules.compared else ()
        self.foes = frozenset([c for c in there if c != EMPTY and s.kinds[c] in s.rules.monsters])
        """The monsters that it is about; in a battle, until it is decided, the one that is fought."""

    def run(self) -> None:
        s = self.root.s
        if s.foe != EMPTY:
            if s.stack[0].at.index <= s.rules.compared:
                self._battle(self.root, s.clone())
            return
        self.heap.append((0, 0, 0, 0, 0, self.root))
        while self.heap:
            node = heappop(self.heap)[-1]
            self._expand(node)
            if self.budget.left <= 0:
                self.complete = not self.heap
                return

    def _expand(self, node: Node) -> None:
        s = node.s
        q = s.asked[0]
        options = in_order(s, options_of(s, q), self.fight.given)
        if q.kind == Q_BRANCH and len(s.stack) == 1:
            options = leading_to_battle(s, options)
        for option in options:
            if not self.budget.take():
                return
            c = s.clone()
            answer(c, c.asked[0], option, run=False)
            child = Node(c, node, option)
            what = option >> WHAT
            child.cards = node.cards + (what in (O_USE, O_EQUIP))
            child.light = node.light
            if what == O_ROOM:
                child.light += light_needed(s, option >> FIRST & MASK)
            child.picks = node.picks
            how = self._go(c)
            if how == FIGHTING:
                self._battle(child, c)
            elif how == ASKED:
                key = key_of(c, self.seat)
                if key in self.seen:
                    continue
                self.seen.add(key)
                child.loss = self.stake.loss(c)
                row = (child.loss, child.light, child.cards, len(self.seen), 0, child)
                heappush(self.heap, row)
            elif how == UNKNOWN:
                self.opened.append(child)

    def _battle(self, node: Node, s: State) -> None:
        """Look at a battle that begins; the position is used up."""
        foe = s.foe
        found = Found(node, self.fight.outcome(s))
        best = self.best.get(foe)
        if best is None or found.rank() < best.rank():
            self.best[foe] = found
            if best is not None:
                self.others.setdefault(foe, []).append(best)

    def fought(self, node: Node, options: tuple[int, ...]) -> list[Move]:
        """The moves of a battle that a node has led to."""
        if node.parent is None:
            s = node.s.clone()
        else:
            s = node.parent.s.clone()
            answer(s, s.asked[0], node.option, run=False)
            self._go(s)
        moves = []
        for option in options:
            s = self.fight.to_question(s)
            moves.append(move_of(s, s.asked[0], option))
            answer(s, s.asked[0], option, run=False)
        return moves

    def _go(self, s: State) -> int:
        """Run up to the next question of the seat, or to a battle."""
        while not s.asked:
            if not s.stack:
                return DEAD
            f = s.stack[-1]
            step = f.at
            if f is s.stack[0]:
                if s.foe != EMPTY:
                    return FIGHTING
                if isinstance(step, (EndTurn, Sale, LevelUp)):
                    return DEAD
            if hides(step):
                return UNKNOWN
            if step.as_in_play or isinstance(step, (Walk, AfterDice)):
                before = s.secrets
                step.run(s, f)
                if s.secrets != before and not isinstance(step, Reveal):
                    return UNKNOWN
                continue
            cases = Cases(self.seat)
            if step.foresee(s, f, cases) is not None:
                return UNKNOWN
        q = s.asked[0]
        return UNKNOWN if q.seat != self.seat or hides(frame_of(s, q).at) else ASKED


def leading_to_battle(s: State, options: list[int]) -> list[int]:
    """Of the ways that a turn may take those that lead to the dungeon."""
    step = s.stack[-1].at
    if not isinstance(step, Choose) or step.program.card:
        return options
    course = step.program.steps
    starts = sorted([jump.index for jump in step.jumps] + [step.end])
    out = []
    for option in options:
        begin = step.jumps[option >> FIRST & MASK].index
        end = starts[starts.index(begin) + 1]
        if any(isinstance(x, (Face, Enter)) for x in course[begin:end]):
            out.append(option)
    return out


def key_of(s: State, seat: int) -> object:
    """What two positions of a search must have in common to be the same."""
    d = s.delve
    zones = s.zones
    z = hand_of[seat]
    frames: tuple[object, ...] = ()
    for f in s.stack:
        names = tuple(sorted(f.names.items())) if f.names else ()
        frames += (id(f.at), f.source, names, f.picked)
    mods: tuple[object, ...] = ()
    if s.mods:
        mods = tuple(sorted([mod_key(e) for e in s.mods]))
    return (
        zones[z],
        zones[z + 1],
        zones[z + 2],
        zones[HALL],
        frames,
        frozenset(s.used.items()) if s.used else None,
        frozenset(s.held.items()) if s.held else None,
        mods,
        s.marked,
        s.xp[seat],
        len(s.gold),
        len(s.later),
        (d.places, d.light, d.trail, d.limited) if s.rules.hall.is_map else None,
    )


def mod_key(e: Effect) -> tuple[int, int, tuple[int, ...], int]:
    return (id(e.step), e.source, e.cards or (), -1 if e.fixed is None else e.fixed)
