"""Re-dealing: another position that a seat cannot tell from the real one.

Everything the seat does not know is dealt anew: the order of decks, the hidden hands, sealed answers and the luck to
come. Honest searches play on such positions, and the secrecy tests compare their views.

Cards are sorted before they are shuffled, so positions that look the same become the same new position, and a search
learns nothing about the cards that are really hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import (
    EMPTY,
    HALL,
    HIDDEN,
    Q_PICK,
    SEAT_ZONES,
    SPECTATOR,
    State,
    deck_of,
    hand_of,
    new_frame,
    own_delve,
    secret_of,
)
from .steps.flow import secret
from .steps.lanes import Each, decide_lane
from .zones import knows

if TYPE_CHECKING:
    from .luck import Stream


def redeal(s: State, seat: int, stream: Stream) -> State:
    """A position that looks the same to the seat (SPECTATOR: to a spectator)."""
    c = s.clone()
    c.luck_key = stream.key_bytes()
    c.luck = 0
    c.script = ()
    c.passed = s.passed & 1 << seat if seat != SPECTATOR else 0
    for p in range(s.seats):
        _deal_seat(s, c, seat, p, stream)
    _deal_secrets(s, c, seat, stream)
    for pile, box in s.map.boxes.items():
        _deal_box(s, c, seat, pile, box, stream)
    for z, level in enumerate(s.map.levels):
        if level == HIDDEN and (z < SEAT_ZONES or z >= s.map.first_stack):
            _deal_pile(s, c, seat, z, stream)
    for card, pile in s.delve.down:
        if not knows(s, seat, HALL, card):
            _deal_face_down(s, c, seat, card, pile, stream)
    c.options = None
    _unseal(c, seat)
    return c


def _deal_seat(s: State, c: State, seat: int, p: int, stream: Stream) -> None:
    """Cards that may be in the hand or in the deck change places."""
    hidden = [
        (z, i) for z in (deck_of[p], hand_of[p]) for i, card in enumerate(s.zones[z]) if not knows(s, seat, z, card)
    ]
    pool = stream.shuffled(sorted([s.zones[z][i] for z, i in hidden]))
    if s.rules.fronting:
        # Cards laid out when drawn are never in a hand: they stay in the deck, whose places come first.
        held = sum(z == hand_of[p] for z, _ in hidden)
        drawn = [card for card in pool if s.kinds[card] not in s.rules.fronting][:held]
        pool = (*(card for card in pool if card not in drawn), *drawn)
    zones = {z: list(s.zones[z]) for z in (deck_of[p], hand_of[p])}
    for (z, i), card in zip(hidden, pool, strict=True):
        zones[z][i] = card
    for z, cards in zones.items():
        c.zones[z] = tuple(cards)
    # Another seat may know a card that this seat does not: that knowledge stays with the place.
    for (z, i), card in zip(hidden, pool, strict=True):
        was = s.known.get(s.zones[z][i], 0)
        if was:
            c.known[card] = was
        else:
            c.known.pop(card, None)


def _deal_secrets(s: State, c: State, seat: int, stream: Stream) -> None:
    """Cards that were dealt in secret change places with those of the pile they came from, which nobody looked at."""
    secret = [secret_of[p] for p in range(s.seats)]
    for stack in sorted({s.rules.cards[s.kinds[card]].stack for z in secret for card in s.zones[z]}):
        pile = s.map.piles.get(stack, EMPTY)
        if pile == EMPTY or s.map.levels[pile] != HIDDEN:
            continue
        places = [
            (z, i)
            for z in (*secret, pile)
            for i, card in enumerate(s.zones[z])
            if s.rules.cards[s.kinds[card]].stack == stack and not knows(s, seat, z, card)
        ]
        pool = stream.shuffled(sorted([s.zones[z][i] for z, i in places]))
        was = [s.known.get(s.zones[z][i], 0) for z, i in places]
        for (z, i), card, mask in zip(places, pool, was, strict=True):
            c.zones[z] = (*c.zones[z][:i], card, *c.zones[z][i + 1 :])
            c.known.pop(card, None)
            if mask:
                c.known[card] = mask


def _deal_box(s: State, c: State, seat: int, pile: int, box: int, stream: Stream) -> None:
    """Cards of a pile change places with those that stayed in the box when it was made; keys were added later."""
    keys = s.rules.keys
    places = [
        (z, i)
        for z in (pile, box)
        for i, card in enumerate(s.zones[z])
        if s.kinds[card] not in keys and not knows(s, seat, z, card)
    ]
    pool = stream.shuffled(sorted([s.zones[z][i] for z, i in places]))
    zones = {z: list(s.zones[z]) for z in (pile, box)}
    for (z, i), card in zip(places, pool, strict=True):
        zones[z][i] = card
    for z, cards in zones.items():
        c.zones[z] = tuple(cards)


def _deal_face_down(s: State, c: State, seat: int, card: int, pile: int, stream: Stream) -> None:
    """A card that lies face down changes places with one of its pile."""
    unknown = [x for x in c.zones[pile] if not knows(s, seat, pile, x)]
    other = sorted((card, *unknown))[stream.below(len(unknown) + 1)]
    if other == card:
        return
    c.zones[pile] = tuple(card if x == other else x for x in c.zones[pile])
    c.zones[HALL] = tuple(other if x == card else x for x in c.zones[HALL])
    d = own_delve(c)
    d.down = tuple([(other, z) if x == card else (x, z) for x, z in d.down])


def _deal_pile(s: State, c: State, seat: int, pile: int, stream: Stream) -> None:
    """Shuffle the unknown cards of a pile; a card that everybody knows to lie near the bottom stays there."""
    deck = list(c.zones[pile])
    hidden = [i for i, card in enumerate(deck) if not knows(s, seat, pile, card)]
    unknown = [deck[i] for i in hidden]
    pinned = {card: n for card, zone, n in s.sealed if zone == pile and card in unknown}
    pool = [card for card in stream.shuffled(sorted(unknown)) if card not in pinned]
    for card, n in pinned.items():
        lowest = min(n, len(pool) + 1)
        pool.insert(len(pool) + 1 - lowest + stream.below(lowest), card)
    for i, card in zip(hidden, pool, strict=True):
        deck[i] = card
    c.zones[pile] = tuple(deck)


def _unseal(c: State, seat: int) -> None:
    """Put sealed choices of cards back to the other seats, to be asked again."""
    if not c.stack:
        return
    top = c.stack[-1]
    for q in c.asked:
        if q.seat != seat and q.lane < 0 and q.kind == Q_PICK and top.picked and secret(c, top):
            top.picked = ()
    for f in c.stack:
        if isinstance(f.at, Each):
            for i, lane in enumerate(f.lanes):
                if lane.seat != seat and secret(c, lane):
                    again = new_frame(f.at.next, f.source, lane.seat, f.names)
                    f.lanes = (*f.lanes[:i], again, *f.lanes[i + 1 :])
                    if f is top:
                        c.asked = tuple([q for q in c.asked if q.lane != i])
                        decide_lane(c, f, i)
