"""Re-dealing: another position that a seat cannot tell from the real one.

Everything the seat does not know is dealt anew: the order of decks, the hidden hands, sealed answers and the luck to
come. It is what an honest search plays on, and what the secrecy test compares views with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .moves import everyone, watchers
from .state import DUNGEON, Q_PICK, SPECTATOR, Frame, State, deck_of, hand_of
from .steps import decide_lane, secret

if TYPE_CHECKING:
    from .luck import Stream


def knows(s: State, seat: int, zone: int, card: int) -> bool:
    mask = watchers(s, zone, card)
    return mask == everyone(s) if seat == SPECTATOR else bool(mask >> seat & 1)


def redeal(s: State, seat: int, stream: Stream) -> State:
    """A position that looks the same to the seat (SPECTATOR: to somebody who only watches)."""
    c = s.clone()
    c.luck_key = stream.key_bytes()
    c.luck = 0
    c.script = ()
    for p in range(s.seats):
        _deal_seat(s, c, seat, p, stream)
    _deal_dungeon(s, c, seat, stream)
    for q in c.asked:
        q.options = None
    _unseal(c, seat)
    return c


def _deal_seat(s: State, c: State, seat: int, p: int, stream: Stream) -> None:
    """Cards that may be in the hand or in the deck change places."""
    hidden = [
        (z, i) for z in (deck_of(p), hand_of(p)) for i, card in enumerate(s.zones[z]) if not knows(s, seat, z, card)
    ]
    pool = stream.shuffled([s.zones[z][i] for z, i in hidden])
    zones = {z: list(s.zones[z]) for z in (deck_of(p), hand_of(p))}
    for (z, i), card in zip(hidden, pool, strict=True):
        zones[z][i] = card
    for z, cards in zones.items():
        c.zones[z] = tuple(cards)
    # Somebody else may know a card that this seat does not: the knowledge belongs to the place.
    for (z, i), card in zip(hidden, pool, strict=True):
        was = s.known.get(s.zones[z][i], 0)
        if was:
            c.known[card] = was
        else:
            c.known.pop(card, None)


def _deal_dungeon(s: State, c: State, seat: int, stream: Stream) -> None:
    """Unknown cards change places; a card that all know to lie near the bottom stays there."""
    deck = list(s.zones[DUNGEON])
    hidden = [i for i, card in enumerate(deck) if not knows(s, seat, DUNGEON, card)]
    unknown = [deck[i] for i in hidden]
    pinned = {card: n for card, zone, n in s.sealed if zone == DUNGEON and card in unknown}
    pool = [card for card in stream.shuffled(unknown) if card not in pinned]
    for card, n in pinned.items():
        lowest = min(n, len(pool) + 1)
        pool.insert(len(pool) + 1 - lowest + stream.below(lowest), card)
    for i, card in zip(hidden, pool, strict=True):
        deck[i] = card
    c.zones[DUNGEON] = tuple(deck)


def _unseal(c: State, seat: int) -> None:
    """What others have chosen of cards that nobody sees is asked again."""
    if not c.stack:
        return
    top = c.stack[-1]
    for q in c.asked:
        if q.seat != seat and q.lane < 0 and q.kind == Q_PICK and top.picked and secret(c, top):
            top.picked = ()
    for i, lane in enumerate(top.lanes):
        if lane.seat != seat and secret(c, lane):
            c.asked = [q for q in c.asked if q.lane != i]
            top.lanes[i] = Frame(top.program, top.pc + 1, top.source, lane.seat, dict(top.names), (), [])
            decide_lane(c, top, i)
