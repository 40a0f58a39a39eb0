"""The village: what each of its places can bring this turn.

A search of the same kind as for battles, over the window before the purchase: abilities that bring gold, sell cards or
allow more purchases come first, cheapest lines first. Purchases and level-ups themselves are read from the questions
that follow.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from ..forecast import in_order, without_others
from ..machine import answer
from ..naming import move_of
from ..numbers import buys, purse, wound_tokens
from ..options import DONE, FIRST, MASK, O_BUY, O_EQUIP, O_LEVEL, O_USE, WHAT, frame_of, options_of
from ..state import DESTROYED, EMPTY, HIDDEN, Q_BUY, State, hand_of
from ..steps.dice import AfterDice
from ..steps.market import Purchase, Sale, Stock
from ..steps.picks import Pick
from ..steps.turn import LevelUp, Reveal
from .battle import Budget, Cases, Stake, hides
from .course import branch_of, branches, enters, fork_of, key_of
from .lines import Offer, Pause, Visit

if TYPE_CHECKING:
    from ..move import Move

MOST_IN_A_PLACE: Final = 150
"""The most positions looked at for each place; beyond that a visit says "at least"."""
MOST_BASKETS: Final = 12

# How a position stands after the steps that follow an answer.
ASKED: Final = 0
UNKNOWN: Final = 1
OVER: Final = 2


class Stop:
    """A question of the seat in the village, or the moment before the purchase, and how it was reached."""

    __slots__ = ("cards", "loss", "option", "parent", "s")

    def __init__(self, s: State, parent: Stop | None, option: int) -> None:
        self.s = s
        self.parent = parent
        self.option = option
        self.loss = 0
        self.cards = 0

    def moves(self) -> tuple[Move, ...]:
        out: list[Move] = []
        at = self
        while at.parent is not None:
            s = at.parent.s
            out.append(move_of(s, s.asked[0], at.option))
            at = at.parent
        out.reverse()
        return tuple(out)


class Stroll:
    """The search of one place."""

    __slots__ = (
        "budget",
        "end",
        "found",
        "given",
        "many",
        "most",
        "rich",
        "richest",
        "seat",
        "stake",
        "stocked",
        "visit",
    )

    def __init__(self, s: State, seat: int, place: str, end: int) -> None:
        self.seat = seat
        self.end = end
        """The end of the visit in the turn's program."""
        self.visit = Visit(place)
        self.stake = Stake(s, seat)
        self.budget = Budget(MOST_IN_A_PLACE)
        self.found: dict[str, Offer] = {}
        """The affordable cards, by name: the first line found is the cheapest."""
        self.rich: Stop | None = None
        """The stop with the most gold,"""
        self.richest = -1
        """and how much;"""
        self.many: Stop | None = None
        """where most cards may be bought,"""
        self.most = -1
        """and with how much gold."""
        self.stocked = False
        """On the way there a card turned up that may be bought as well: it is left out."""
        top = s.stack[-1]
        self.given = frozenset([card for f in (*s.stack, *top.lanes) for card in f.picked])

    def run(self, start: Stop) -> Visit:
        """Look at everything from a question on; the first answer has been given."""
        heap: list[tuple[int, int, int, Stop]] = []
        seen: set[object] = set()
        pushed = 0
        todo = [start]
        while todo or heap:
            if not todo:
                todo = self._answers(heappop(heap)[-1])
            for stop in todo:
                how = self._go(stop)
                if how == ASKED:
                    key = key_of(stop.s, self.seat)
                    if key not in seen:
                        seen.add(key)
                        pushed += 1
                        stop.loss = self.stake.loss(stop.s)
                        heappush(heap, (stop.loss, stop.cards, pushed, stop))
                elif how == UNKNOWN:
                    self.visit.draws = True
            todo = []
            if self.budget.left <= 0:
                self.visit.at_least = bool(heap)
                break
        return self._told(start)

    def _answers(self, stop: Stop) -> list[Stop]:
        s = stop.s
        q = s.asked[0]
        options = in_order(s, options_of(s, q), self.given)
        bottom = frame_of(s, q) is s.stack[0]
        if q.kind == Q_BUY:
            self._offers(stop, options)
            options = [DONE]
        elif bottom and DONE in options and isinstance(s.stack[0].at, (Pick, LevelUp)):
            if isinstance(s.stack[0].at, LevelUp):
                self._levels(stop, options)
            # Healing, or a card more to put back: neither brings anything here.
            options = [DONE]
        out = []
        for option in options:
            if not self.budget.take():
                break
            out.append(after(stop, option))
        return out

    def _offers(self, stop: Stop, options: list[int]) -> None:
        s = stop.s
        step = frame_of(s, s.asked[0]).at
        for option in options:
            if option >> WHAT == O_BUY:
                move = move_of(s, s.asked[0], option)
                price = step.price(s, option >> FIRST & MASK) if isinstance(step, Sale) else 0
                if move.card not in self.found:
                    self.found[move.card] = Offer(move.card, price, (*stop.moves(), move))

    def _levels(self, stop: Stop, options: list[int]) -> None:
        s = stop.s
        step = s.stack[0].at
        assert isinstance(step, LevelUp)
        known = [(offer.card, offer.price) for offer in self.visit.levels]
        for option in options:
            if option >> WHAT == O_LEVEL:
                name = s.rules.cards[s.kinds[option & MASK]].id
                price = step.price(s, option >> FIRST & MASK)
                if (name, price) not in known:
                    move = move_of(s, s.asked[0], option)
                    self.visit.levels += (Offer(name, price, (*stop.moves(), move)),)

    def _go(self, stop: Stop) -> int:
        """Run up to the next question of the seat; the gold is counted when the purchase begins."""
        s = stop.s
        while not s.asked:
            if not s.stack:
                return OVER
            f = s.stack[-1]
            step = f.at
            if f is s.stack[0]:
                if step.index >= self.end:
                    return OVER
                if isinstance(step, Purchase):
                    self._count(stop)
            if isinstance(step, Stock):
                self.visit.draws = self.stocked = True
                f.at = step.next
                continue
            if hides(step):
                return UNKNOWN
            if step.as_in_play or isinstance(step, AfterDice):
                before = s.secrets
                step.run(s, f)
                if s.secrets != before and not isinstance(step, Reveal):
                    return UNKNOWN
                if self.stocked and isinstance(step, Purchase) and not s.asked:
                    # Nothing can be bought, unless it was just turned up.
                    return UNKNOWN
            elif step.foresee(s, f, Cases(self.seat, wanted=False)) is not None:
                return UNKNOWN
        q = s.asked[0]
        if q.seat != self.seat or hides(frame_of(s, q).at):
            return UNKNOWN
        return ASKED

    def _count(self, stop: Stop) -> None:
        s = stop.s
        gold = purse(s, self.seat) - s.spent
        more = buys(s) - len(s.bought)
        if gold > self.richest or (gold == self.richest and gold > 0 and more > self.visit.buys):
            self.rich = stop
            self.richest = gold
            self.visit.gold = max(0, gold)
        if (more > self.visit.buys and gold > 0) or (more == self.visit.buys and gold > self.most):
            self.visit.buys = max(1, more)
            self.many = stop
            self.most = gold

    def _told(self, start: Stop) -> Visit:
        visit = self.visit
        visit.offers = tuple(sorted(self.found.values(), key=_dearest))
        if self.rich is not None:
            visit.moves = self.rich.moves()
            visit.uses = tuple([move.card for move in visit.moves if move.verb == "use"])
            gone = set(self.rich.s.zones[DESTROYED]).difference(start.s.zones[DESTROYED])
            visit.destroys = tuple(sorted([start.s.rules.cards[start.s.kinds[card]].id for card in gone]))
        if self.many is not None and visit.buys > 1:
            visit.baskets = baskets(self.many.s, self.most, visit.buys)
            visit.basket_moves = self.many.moves()
        s = start.s
        step = s.stack[0].at
        for x in step.program.steps[step.index : self.end]:
            if isinstance(x, Pick) and x.verb == "heal":
                visit.heals = min(max(x.n, 0), wound_tokens(s, self.seat))
        return visit


def after(stop: Stop, option: int) -> Stop:
    """The position after an answer; the steps that follow have not been run."""
    c = stop.s.clone()
    answer(c, c.asked[0], option, run=False)
    out = Stop(c, stop, option)
    out.cards = stop.cards + (option >> WHAT in (O_USE, O_EQUIP))
    return out


def _dearest(offer: Offer) -> tuple[int, str]:
    return -offer.price, offer.card


def baskets(s: State, gold: int, most: int) -> tuple[tuple[str, ...], ...]:
    """Sets of cards that can be bought together, the dearest first; the same card twice if there are two."""
    rows: list[tuple[int, tuple[str, ...]]] = []
    names: dict[str, tuple[int, int]] = {}
    for z in range(s.map.first_stack, s.map.last_stack):
        cards = s.zones[z]
        if cards and s.map.levels[z] != HIDDEN and s.rules.cost[s.kinds[cards[0]]] <= gold:
            same = sum([s.kinds[c] == s.kinds[cards[0]] for c in cards])
            names[s.rules.cards[s.kinds[cards[0]]].id] = (s.rules.cost[s.kinds[cards[0]]], same)
    for n in range(2, min(most, 3) + 1):
        for basket in combinations_with_replacement(sorted(names), n):
            price = sum([names[name][0] for name in basket])
            if price <= gold and all(basket.count(name) <= names[name][1] for name in basket):
                rows.append((-price, basket))
    rows.sort()
    return tuple([basket for _, basket in rows[:MOST_BASKETS]])


def visits(s: State, seat: int) -> tuple[Visit, ...]:
    """A visit for every place of the village that the turn can still go to; if it is there, for that one."""
    root = Stop(without_others(s, seat), None, 0)
    fork = fork_of(root.s)
    if fork is not None:
        out = []
        for option in options_of(root.s, root.s.asked[0]):
            start, end = branches(fork)[option >> FIRST & MASK]
            if any(isinstance(step, Purchase) for step in fork.program.steps[start:end]):
                stroll = Stroll(root.s, seat, fork.names[option >> FIRST & MASK], end)
                out.append(stroll.run(after(root, option)))
        return tuple(out)
    at = root.s.stack[0].at
    found = branch_of(at)
    if found is None or s.foe != EMPTY:
        return ()
    choice, start, end = found
    if not any(isinstance(step, Purchase) for step in at.program.steps[start:end]):
        return ()
    way = next(i for i, jump in enumerate(choice.jumps) if jump.index == start)
    stroll = Stroll(root.s, seat, choice.names[way], end)
    if isinstance(at, Sale):
        stroll._count(root)
    return (stroll.run(root),)


def pauses(s: State, seat: int) -> tuple[Pause, ...]:
    """Ways to spend the turn without village or dungeon, while the seat can still choose."""
    at = fork_of(s)
    if at is None:
        return ()
    names = dict.fromkeys([s.rules.cards[s.kinds[c]].id for c in s.zones[hand_of[seat]]])
    out = []
    for name, (start, end), jump in zip(at.names, branches(at), at.jumps, strict=True):
        steps = at.program.steps[start:end]
        pick = next((step for step in steps if isinstance(step, Pick)), None)
        if pick is not None and not enters(at, jump) and not any(isinstance(step, Purchase) for step in steps):
            out.append(Pause(name, pick.verb, tuple(names)))
    return tuple(out)
