"""What became of the cards that were bought: how often each was drawn, and what it was there for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.core import events as ev
from duskhall.core.effects import owned
from duskhall.core.state import hand_of

if TYPE_CHECKING:
    from duskhall.core.state import State

    from .course import Course, Moment


@dataclass(slots=True)
class Bought:
    """A card that a seat has bought; one that has levelled up since is followed."""

    seat: int
    card: str
    """As it was bought,"""
    now: str
    """and as it was at the end, or when it was last there."""
    at: int
    turn: int
    price: int
    drawn: int = 0
    """How many times it came to the hand."""
    victories: int = 0
    """How many monsters its seat beat with it in hand."""
    purchases: int = 0
    """How many purchases its seat made with it in hand, if it gives gold."""
    points: int = 0
    """What it is worth at the end, if it is still there."""

    @property
    def paid(self) -> bool:
        """It was there for a victory or, as gold, for a purchase; or it counts at the end."""
        return bool(self.victories or self.purchases or self.points > 0)


def bought(found: Course) -> list[Bought]:
    """Every purchase of the game, in its order."""
    out: list[Bought] = []
    known: dict[int, Bought] = {}
    """By the card's number in the position, which only those may see who know the whole game."""
    states = [m.state for m in found.moments] + [found.end]
    for moment, after in zip(found.moments, states[1:], strict=True):
        before = moment.state
        hands = [set(before.zones[hand_of[p]]) for p in range(found.seats)]
        for seat in _winners(moment):
            for row in (known[c] for c in hands[seat] if c in known):
                row.victories += row.seat == seat
        for e in moment.events:
            if isinstance(e, ev.CardBought):
                for row in (known[c] for c in hands[e.seat - 1] if c in known):
                    gold = before.rules.cards[before.rules.index[row.now]].figures.get("gold", 0)
                    row.purchases += row.seat == e.seat - 1 and gold > 0
        for p in range(found.seats):
            _follow(moment, after, p, known, out)
            for c in after.zones[hand_of[p]]:
                if c in known and c not in hands[p]:
                    known[c].drawn += 1
    for c, row in known.items():
        if c in owned(found.end, row.seat):
            row.points = found.end.rules.printed["vp"][found.end.kinds[c]]
    return out


def _winners(moment: Moment) -> list[int]:
    """The seats that beat a monster with this move, once for each."""
    return [
        e.seat - 1
        for e in moment.events
        if isinstance(e, ev.MonsterDefeated) or (isinstance(e, ev.BattleCompared) and e.won)
    ]


def _follow(moment: Moment, after: State, seat: int, known: dict[int, Bought], out: list[Bought]) -> None:
    """See what a move has brought to a seat: a purchase, or a known card in its next level."""
    before = moment.state
    had, has = owned(before, seat), owned(after, seat)
    come, gone = [c for c in has if c not in had], [c for c in had if c not in has]
    for e in moment.events:
        if isinstance(e, ev.CardBought) and e.seat - 1 == seat:
            card = next((c for c in come if _name(after, c) == e.card and c not in known), None)
            if card is not None:
                price = after.rules.cost[after.kinds[card]]
                known[card] = Bought(seat, e.card, e.card, moment.at, before.turn, price)
                out.append(known[card])
        elif isinstance(e, ev.HeroLeveled) and e.seat - 1 == seat:
            old = next((c for c in gone if c in known and _name(before, c) == e.card), None)
            new = next((c for c in come if _name(after, c) == e.into and c not in known), None)
            if old is not None and new is not None:
                known[new] = known.pop(old)
                known[new].now = e.into


def _name(s: State, card: int) -> str:
    return s.rules.cards[s.kinds[card]].id
