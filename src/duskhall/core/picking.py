"""Picking: the cards that a step of a card may take, and the options of such a question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .amounts import figure
from .effects import Context, barred, immune, in_sight, lying, matches
from .numbers import sheltered
from .options import CARD, DONE, FIRST, SHOW, all_but, distinct
from .program import ANY_NUMBER, IN_HALL, IN_HAND, IN_HANDS, IN_NAME, IN_STACKS, OWN_PLACES, Program
from .state import EMPTY, HALL, Frame, State, hand_of, new_frame

if TYPE_CHECKING:
    from .queries import Filter
    from .steps.picks import Picking


def beginning(program: Program, seat: int, card: int) -> Frame:
    """A program that has not begun."""
    return new_frame(program.steps[0], card, seat)


_MOVES_OUT: Final = {"swap": "switch", "under": "leave", "top": "leave", "discard": "leave", "replace": "leave"}
"""The verbs of picks from the hall, and the act that may be forbidden for each."""


def may_switch(s: State, card: int, source: int) -> bool:
    """Whether this source can move a card of the hall to another rank."""
    return card != EMPTY and not barred(s, "switch", card) and not immune(s, card, source)


def may_swap(s: State, card: int, source: int) -> bool:
    """Whether the card can swap with the card in front of it: neither may be held in its rank."""
    hall = s.zones[HALL]
    rank = hall.index(card)
    return rank > 0 and may_switch(s, card, source) and may_switch(s, hall[rank - 1], source)


def could_pick(s: State, seat: int, card: int, o: Picking) -> bool:
    """Whether there is a card to pick at the beginning of an ability."""
    if not o.plain or s.marked:
        return bool(candidates(s, beginning(o.program, seat, card), o))
    where = o.aim.where
    place = o.aim.place
    cards = s.zones[hand_of[seat]] if place == IN_HAND else lying(s, place, seat)
    if where is None:
        return bool(cards)
    kinds = s.kinds
    fits = where.fits
    for c in cards:
        if fits[kinds[c]]:
            return True
    return False


def candidates(s: State, f: Frame, o: Picking) -> list[int]:
    """The cards a pick may still take."""
    if o.plain and not s.marked:
        where = o.aim.where
        place = o.aim.place
        cards = s.zones[hand_of[f.seat]] if place == IN_HAND else lying(s, place, f.seat)
        if where is None:
            found = list(cards)
        else:
            kinds = s.kinds
            fits = where.fits
            found = []
            for c in cards:
                if fits[kinds[c]]:
                    found.append(c)
    else:
        found = open_to(s, f, o)
    for c in f.picked:
        if c in found:
            found.remove(c)
    return found


def open_to(s: State, f: Frame, o: Picking) -> list[int]:
    """The cards that a pick may take, if print alone does not decide."""
    aim = o.aim
    where = aim.where
    found: list[int] = []
    if aim.place == IN_HALL:
        x = Context(f.seat, f.source, s.foe, s.rank, f.names)
        for c in in_sight(s):
            if c != EMPTY and matches(s, where, c, x):
                found.append(c)
        if s.rules.battle.immune_wholly:
            found = [c for c in found if not immune(s, c, f.source)]
        if o.verb == "swap":
            found = [c for c in found if may_swap(s, c, f.source)]
        elif s.rules.in_hall and o.verb in _MOVES_OUT:
            found = [c for c in found if not barred(s, _MOVES_OUT[o.verb], c)]
    else:
        cards = s.zones[hand_of[f.seat]] if aim.place == IN_HAND else pool(s, f, o)
        if where is None:
            found += cards
        else:
            kinds = s.kinds
            fits = where.fits
            for c in cards:
                if fits[kinds[c]]:
                    found.append(c)
            if where.rest is not None and found:
                found = fitting(s, f, where.rest, found)
        if o.verb == "travel" and s.delve.limited:
            found = []
        # A marked card only fights on; nothing else can be done with it.
        if s.marked and o.verb in ("destroy", "discard"):
            found = all_but(found, s.marked)
        if o.spares_used:
            found = unspared(s, f, found)
        if s.held and f.at.program.guarded:
            safe = sheltered(s, f.seat)
            found = [c for c in found if c not in safe]
    if o.best and found:
        x = Context(f.seat, f.source, s.foe, s.rank, f.names)
        values = {c: figure(s, o.best, c, x) for c in found}
        best = max(values.values())
        found = [c for c in found if values[c] == best]
    return found


def fitting(s: State, f: Frame, rest: Filter, cards: list[int]) -> list[int]:
    """Those of the cards, which all match by print, that match in every other respect."""
    x = Context(f.seat, f.source, s.foe, s.rank, f.names)
    return [c for c in cards if rest.matches(s, c, x)]


def unspared(s: State, f: Frame, cards: list[int]) -> list[int]:
    """The cards that an ability may destroy: not used cards, and not itself unless the edition allows that."""
    alone = s.rules.battle.spares_itself
    return [c for c in cards if (not alone if c == f.source else c not in s.used)]


def pool(s: State, f: Frame, o: Picking) -> tuple[int, ...]:
    """The cards of the place that a pick looks at."""
    place = o.aim.place
    if place == IN_HAND:
        return s.zones[hand_of[f.seat]]
    if place == IN_NAME:
        return f.names.get(o.aim.name, ())
    if place == IN_HANDS:
        others = [(f.seat + i) % s.seats for i in range(1, s.seats)]
        return tuple(c for seat in others for c in s.zones[hand_of[seat]])
    if place == IN_STACKS:
        first = s.map.first_stack
        return tuple(zone[0] for zone in s.zones[first : s.map.last_stack] if zone)
    return lying(s, place, f.seat)


def picks(s: State, o: Picking, found: list[int]) -> list[int]:
    """The options of a pick among the cards found."""
    if o.aim.place in OWN_PLACES:
        found = distinct(s, found)
    out = [DONE] if o.optional or o.n == ANY_NUMBER else []
    for c in found:
        out.append(CARD | c << FIRST)
    return out or [SHOW]
