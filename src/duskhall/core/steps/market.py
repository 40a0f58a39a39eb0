"""The market of the village: purchases and the filling of spots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import tree as t
from ..effects import Context
from ..numbers import allowed, buys, purse
from ..options import BUY, DONE, FIRST, MASK
from ..program import AIM_CARDS, NO_AIM, Aim, Numbered, Program, Step
from ..state import EMPTY, HIDDEN, Q_BUY, Frame, State, discard_of, front_of, own_delve
from ..triggers import due, musts_of, push_musts
from ..zones import move, tell
from .flow import ask

if TYPE_CHECKING:
    from ..lowering import Lowering

_PURCHASES: Final = tuple(BUY | zone << FIRST for zone in range(1 << 10))
"""The option that buys from the stack in each zone."""


class Sale(Numbered):
    """Buy one card after another, as long as the seat may and can."""

    __slots__ = ("aim",)

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self.aim = NO_AIM
        """Which cards are for sale."""

    def run(self, s: State, f: Frame) -> bool:
        if self.goes_on(s, f):
            options = self.options(s, f)
            if len(options) > 1:
                return ask(s, f, Q_BUY, options)
        f.picked = ()
        f.at = self.next
        return True

    def goes_on(self, s: State, f: Frame) -> bool:
        """May another card be bought?"""
        raise NotImplementedError

    def funds(self, s: State, f: Frame) -> int:
        """The gold that a purchase may cost."""
        return purse(s, f.seat) - s.spent

    def price(self, s: State, zone: int) -> int:
        """The price of a pile's top card."""
        return s.rules.cost[s.kinds[s.zones[zone][0]]]

    def options(self, s: State, f: Frame) -> list[int]:
        gold = self.funds(s, f)
        cost = s.rules.cost
        kinds = s.kinds
        where = self.aim.where
        out = [DONE]
        first = s.map.first_stack
        last = s.map.last_stack
        for stack, buy in zip(s.zones[first:last], _PURCHASES[first:last], strict=True):
            if stack and cost[kinds[stack[0]]] <= gold and (where is None or where.fits[kinds[stack[0]]]):
                out.append(buy)
        return out

    def take(self, s: State, f: Frame, option: int) -> None:
        if option == DONE:
            f.picked = ()
            f.at = self.next
        else:
            self.buy(s, f, option >> FIRST & MASK)

    def buy(self, s: State, f: Frame, zone: int) -> None:
        """Buy the top card of a pile, which triggers the lines of cards about purchases."""
        card = s.zones[zone][0]
        r = s.rules
        laid = s.kinds[card] in r.fronting
        price = self.price(s, zone)
        if s.log is not None:
            tell(s, "buy", f.seat, card, price)
        move(s, card, zone, front_of[f.seat] if laid else discard_of[f.seat])
        self.pay(s, f, card, price)
        frames: list[Frame] = []
        for event in r.events.bought:
            if s.kinds[card] in r.firing[event]:
                frames += musts_of(s, event, (card,), f.seat)
        if s.map.levels[zone] == HIDDEN:
            for event in r.events.gained:
                frames += musts_of(s, event, (card,), f.seat)
        if not laid:
            for event in r.events.buyer:
                frames += due(s, event)
        if frames:
            push_musts(s, frames)

    def pay(self, s: State, f: Frame, card: int, price: int) -> None:
        f.picked += (card,)
        s.spent += price


class Purchase(Sale):
    """The purchase of a visit to the village."""

    __slots__ = ()

    @staticmethod
    def lower(low: Lowering, node: t.Purchase, path: str) -> None:
        low.add(Purchase(low.program), path)

    def goes_on(self, s: State, f: Frame) -> bool:
        if s.rules.economy.gold_once and not s.delve.counted:
            own_delve(s).counted = True
        return not s.bought or len(s.bought) < buys(s)

    def pay(self, s: State, f: Frame, card: int, price: int) -> None:
        s.bought += (card,)
        s.spent += price


class BuyNow(Sale):
    """A purchase that a card allows: with all gold (in editions that add gold up once, with the rest of it), or with a
    fixed amount."""

    __slots__ = ("limited",)

    def __init__(self, program: Program, limited: bool) -> None:
        super().__init__(program)
        self.limited = limited
        """The number of the step is the gold."""

    @staticmethod
    def lower(low: Lowering, node: t.Buy, path: str) -> None:
        step = BuyNow(low.program, node.gold is not None)
        step.aim = Aim(AIM_CARDS, where=low.rules.where(node.where))
        low.count(step, node.gold or 0)
        low.add(step, path)

    def goes_on(self, s: State, f: Frame) -> bool:
        return len(f.picked) < allowed(s, f.picked)

    def funds(self, s: State, f: Frame) -> int:
        if self.limited:
            return self.number(s, Context(f.seat, f.source, s.foe, s.rank, f.names))
        return super().funds(s, f) if s.rules.economy.gold_once else purse(s, f.seat)

    def pay(self, s: State, f: Frame, card: int, price: int) -> None:
        f.picked += (card,)
        if s.rules.economy.gold_once and not self.limited:
            s.spent += price


class Trade(Sale):
    """Buy one card of certain piles, at their price or at one price."""

    __slots__ = ("each", "piles")

    def __init__(self, program: Program, piles: tuple[str, ...], each: int) -> None:
        super().__init__(program)
        self.piles = piles
        self.each = each
        """The price of each card; 0: as printed."""

    @staticmethod
    def lower(low: Lowering, node: t.Trade, path: str) -> None:
        low.add(Trade(low.program, node.piles, node.price), path)

    def goes_on(self, s: State, f: Frame) -> bool:
        return not f.picked

    def price(self, s: State, zone: int) -> int:
        return self.each or s.rules.cost[s.kinds[s.zones[zone][0]]]

    def options(self, s: State, f: Frame) -> list[int]:
        gold = self.funds(s, f)
        out = [DONE]
        for name in self.piles:
            z = s.map.piles.get(name, EMPTY)
            if z != EMPTY and s.zones[z] and self.price(s, z) <= gold:
                out.append(BUY | z << FIRST)
        return out


class Stock(Step):
    """The top card of a draw pile comes to an empty spot of the village."""

    __slots__ = ("pile",)

    def __init__(self, program: Program, pile: str) -> None:
        super().__init__(program)
        self.pile = pile

    @staticmethod
    def lower(low: Lowering, node: t.Stock, path: str) -> None:
        low.add(Stock(low.program, node.pile), path)

    def run(self, s: State, f: Frame) -> bool:
        f.at = self.next
        pile = s.map.piles[self.pile]
        spot = next((z for z in s.map.spots if not s.zones[z]), EMPTY)
        if spot != EMPTY and s.zones[pile]:
            move(s, s.zones[pile][0], pile, spot)
        return True

    def always_possible(self) -> bool:
        return False

    def possible(self, s: State, f: Frame) -> bool:
        return self.pile in s.map.piles and bool(s.zones[s.map.piles[self.pile]])
