"""Reading the cards on the table: which card lies in which zone, and who knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.luck import KEY_BYTES
from duskhall.core.state import EMPTY, HALL, MOST_CARDS, State, new_state, seat_zones
from duskhall.core.zones import SIDES

from .keys import NOWHERE, Rows
from .lines import Line, NotationError, parse_cards, parse_count, parse_seat

if TYPE_CHECKING:
    from duskhall.core.rules import Rules
    from duskhall.core.tree import Card

SOLD = ("basic", "hero", "village")
"""Kinds of cards that lie in stacks to be bought."""
PILES = ("supply.", "draw.", "box.")
ROOM = "room"
"""The kind of the tiles on which champions walk."""


def read_table(rows: Rows, rules: Rules, seats: int) -> State:
    """A position with its cards and nothing else."""
    stacks, piles = _piles(rows, rules)
    ids = (*seat_zones(seats), *stacks, *piles)
    kinds: list[int] = []
    zones: list[tuple[int, ...]] = []
    known: dict[int, int] = {}
    for z, zone in enumerate(ids):
        line, text = rows.one(zone, "")
        here: list[int] = []
        for name, n, who in _ranks(line, text, rules) if z == HALL else parse_cards(line, text):
            if name == NOWHERE and z == HALL:
                here.append(EMPTY)
                continue
            kind = kind_of(rules, line, name)
            _belongs(line, zone, rules.cards[kind], rules)
            for _ in range(n):
                kinds.append(kind)
                here.append(len(kinds) - 1)
                if who:
                    known[len(kinds) - 1] = seats_of(line, who, seats)
        if len(kinds) > MOST_CARDS:
            raise line.error("notation-too-many-cards", most=str(MOST_CARDS))
        zones.append(tuple(here))
    s = new_state(rules, ids, len(stacks), tuple(kinds), zones, seats, bytes(KEY_BYTES))
    s.known = known
    return s


def _piles(rows: Rows, rules: Rules) -> tuple[list[str], list[str]]:
    """The stacks, and the supplies and draw piles, that the text names or that every game has."""
    stacks = [k for k in rows.rows if k.startswith("stack.")]
    piles = [k for level in PILES for k in rows.rows if k.startswith(level)]
    for key in (*stacks, *piles):
        name = key.partition(".")[2]
        line = rows.rows[key][0][0]
        if not any(_in_pile(key, card, rules) for card in rules.cards):
            raise line.error("notation-no-pile", pile=key)
        if key.startswith("box.") and f"draw.{name}" not in piles:
            raise line.error("notation-box-alone", pile=key, name=name)
        spot, _, number = name.rpartition("-")
        if key.startswith("stack.") and number.isdecimal() and spot in rules.tags and f"draw.{spot}" not in piles:
            # Without the pile from which it is refilled any card could come there.
            raise line.error("notation-spot-alone", pile=key, name=spot)
        if key.startswith("draw.") and f"supply.{name}" in piles:
            raise line.error("notation-one-pile", name=name)
    for pile in sorted(rules.economy.endless):
        if f"supply.{pile}" not in piles:
            if piles:
                raise NotationError(0, "notation-no-supply", pile=pile)
            piles.append(f"supply.{pile}")
    for pile in (rules.hall.keys, rules.hall.wounds):
        if pile and f"supply.{pile}" not in piles:
            if f"draw.{pile}" in piles:
                raise rows.rows[f"draw.{pile}"][0][0].error("notation-open-pile", pile=pile)
            piles.insert(0, f"supply.{pile}")
    return stacks, piles


def _ranks(line: Line, text: str, rules: Rules) -> list[tuple[str, int, str]]:
    """The cards of the hall, one in each rank; the ranks that are not named are empty."""
    names = [part.strip() for part in text.split("|")] if text else []
    if len(names) > rules.hall.ranks:
        raise line.error("notation-ranks", ranks=str(rules.hall.ranks))
    return [(name, 1, "") for name in names] + [(NOWHERE, 1, "")] * (rules.hall.ranks - len(names))


def _in_pile(zone: str, card: Card, rules: Rules) -> bool:
    """Can this card lie in a stack, supply or draw pile of this name?"""
    level, _, pile = zone.partition(".")
    spot, _, number = pile.rpartition("-")
    if level == "stack" and number.isdecimal():
        # A spot is for cards of the deck that it is named after; if there is none, for any.
        return card.kind in SOLD and (spot in card.tags or spot not in rules.tags)
    if level == "stack":
        return card.stack == pile and card.kind in SOLD
    if any(pile in names for names in rules.hall.decks):
        return "monster" in card.tags or "key" in card.tags
    return pile in (card.stack, card.kind) or (pile in card.tags and card.kind in SOLD)


def _belongs(line: Line, zone: str, card: Card, rules: Rules) -> None:
    """Refuse a card in a zone where it can never be."""
    if zone.startswith(("stack.", *PILES)):
        if not _in_pile(zone, card, rules):
            raise line.error("notation-wrong-pile", card=card.id, pile=zone)
    elif (card.kind == ROOM) != (zone == "rooms"):
        raise line.error("notation-not-a-room" if zone == "rooms" else "notation-a-room", card=card.id)
    elif zone == "hall" and not _dwells(card, rules):
        raise line.error("notation-not-in-hall", card=card.id)


def _dwells(card: Card, rules: Rules) -> bool:
    """Cards of the hall are monsters, keys that lie face down, and cards that act on their arrival."""
    kind = rules.index[card.id]
    if kind in rules.monsters or kind in rules.keys:
        return True
    return any(kind in rules.firing[event] for event in (*rules.events.arrival, *rules.events.placed))


def kind_of(rules: Rules, line: Line, name: str) -> int:
    """The card of this id, as its number among all cards."""
    if name not in rules.index:
        close = [c for c in rules.index if name and (name in c or c in name)]
        if close:
            raise line.error("notation-unknown-card-close", card=name, close=", ".join(close[:3]))
        raise line.error("notation-unknown-card", card=name)
    return rules.index[name]


def seats_of(line: Line, who: str, seats: int) -> int:
    """``all`` or ``12`` as bits."""
    if who == "all":
        return (1 << seats) - 1
    out = 0
    for digit in who:
        out |= 1 << parse_seat(line, digit, seats)
    return out


def read_script(rules: Rules, line: Line, text: str) -> tuple[int, ...]:
    """A script for luck: the cards on top after the next shuffle, or the next numbers of dice, each number as
    ``~number``."""
    parts = parse_cards(line, text, bare=True)
    if not parts:
        raise line.error("notation-script-empty")
    dice = [name.isdecimal() for name, _, _ in parts]
    if any(dice) and not all(dice):
        raise line.error("notation-script-mixed")
    return tuple(
        ~parse_count(line, name, "a-die", 1, SIDES) if name.isdecimal() else kind_of(rules, line, name)
        for name, n, _ in parts
        for _ in range(n)
    )
