"""Places of options, for clients that mark the cards that can be used.

A spot is a zone and a place in it, as the seat sees them. Cards outside the zones that the seat can look into (just
turned up, or shown by another seat) have no spot; :func:`turned` lists them.
"""

from __future__ import annotations

from .idle import idle
from .options import (
    O_BRANCH,
    O_BUY,
    O_CARD,
    O_DIE,
    O_DONE,
    O_DROP,
    O_EQUIP,
    O_FACE,
    O_FIRST,
    O_LEVEL,
    O_LINE,
    O_ROOM,
    O_SEAT,
    O_SHOW,
    O_SPLIT,
    O_USE,
    frame_of,
    interchangeable,
    option_parts,
)
from .picking import pool
from .program import IN_HANDS, IN_NAME
from .rooms import light_needed
from .state import EMPTY, HALL, HIDDEN, OWN, ROOMS, Question, State, front_of, hand_of, secret_of, zone_holding
from .steps.battle import waiting
from .steps.dice import rolled
from .steps.market import Sale
from .steps.picks import Pick, Picking
from .steps.turn import Rise

Spot = tuple[str, int]
"""The id of a zone, and a place in it from 0."""


class Shown:
    """An option, taken apart: its verb, its card and place, and the second card."""

    __slots__ = ("ability", "amount", "at", "card", "idle", "on", "onto")

    def __init__(self) -> None:
        self.card = ""
        self.ability = 0
        """The face to which a die is turned."""
        self.onto = ""
        self.amount = 0
        """The price of a card, the XP cost of a level, the light cost of a room, or the face of a die."""
        self.at: list[Spot] = []
        """All spots of the option: several if equal copies share it."""
        self.on: list[Spot] = []
        self.idle = False
        """Using it would have no effect."""


def shown(s: State, q: Question, o: int) -> Shown:
    what, a, b = option_parts(o)
    r = s.rules
    out = Shown()
    if what in (O_DONE, O_SHOW, O_BRANCH, O_SPLIT):
        return out
    if what == O_DIE:
        out.amount = rolled(s)[2][a]
        out.ability = b
        return out
    if what == O_SEAT:
        out.at = [("seat", a)]
    elif what == O_FACE:
        out.card = _name(s, s.zones[HALL][a - 1])
        out.at = [(s.map.names[HALL], a - 1)]
    elif what == O_FIRST:
        group = waiting(frame_of(s, q))[a][0]
        out.card = group.at.program.card
        out.at = _spots(s, q, group.source) if group.source != EMPTY else []
    elif what == O_BUY:
        sale = frame_of(s, q).at
        assert isinstance(sale, Sale)
        out.card = "" if s.map.levels[a] == HIDDEN else _name(s, s.zones[a][0])
        out.amount = sale.price(s, a)
        out.at = [(s.map.names[a], 0)]
    elif what == O_ROOM:
        out.card = _name(s, s.zones[ROOMS][a])
        out.amount = light_needed(s, a)
        out.at = [(s.map.names[ROOMS], a)]
    else:
        assert what in (O_USE, O_EQUIP, O_LEVEL, O_LINE, O_CARD, O_DROP)
        out.card = _name(s, a)
        out.at = _spots(s, q, a)
        if what in (O_USE, O_LINE):
            out.ability = r.programs[b].ability
            out.idle = idle(s, q.seat, o)
        elif what == O_EQUIP:
            out.onto = _name(s, b)
            out.on = _spots(s, q, b)
        elif what == O_LEVEL:
            _level(s, q, a, b, out)
    return out


def _level(s: State, q: Question, hero: int, into: int, out: Shown) -> None:
    rise = frame_of(s, q).at
    assert isinstance(rise, Rise)
    out.amount = rise.price(s, hero)
    out.onto = _name(s, into)
    zone = zone_holding(s, into)
    out.on = [(s.map.names[zone], s.zones[zone].index(into))]


def turned(s: State, q: Question) -> list[str]:
    """The cards of a pick that lie in no zone the seat can look into, in the order of their names in the options."""
    f = frame_of(s, q)
    step = f.at
    if not isinstance(step, Pick) or step.aim.place not in (IN_NAME, IN_HANDS):
        return []
    return [_name(s, c) for c in pool(s, f, step) if not _in_sight(s, q.seat, zone_holding(s, c))]


def _name(s: State, card: int) -> str:
    return s.rules.cards[s.kinds[card]].id


def _in_sight(s: State, seat: int, zone: int) -> bool:
    level = s.map.levels[zone]
    return level != HIDDEN and (level != OWN or zone in (hand_of[seat], secret_of[seat]))


def _spots(s: State, q: Question, card: int) -> list[Spot]:
    """The place of a card, and those of interchangeable copies."""
    zone = zone_holding(s, card)
    if not _in_sight(s, q.seat, zone):
        f = frame_of(s, q)
        step = f.at
        if not isinstance(step, Picking):
            return []
        hidden = [c for c in pool(s, f, step) if not _in_sight(s, q.seat, zone_holding(s, c))]
        return [("turned", hidden.index(card))] if card in hidden else []
    cards = s.zones[zone]
    equal = [card]
    if zone in (hand_of[q.seat], front_of[q.seat], secret_of[q.seat]):
        equal = interchangeable(s, card, cards)
    return [(s.map.names[zone], cards.index(c)) for c in equal]
