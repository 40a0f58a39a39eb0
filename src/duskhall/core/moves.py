"""The few ways in which a position changes. Each also tells the event, if somebody listens.

An event is a name and numbers. Where a card is part of it, two bit sets say which seats may know the card before and
after.
"""

from __future__ import annotations

from .luck import shuffled
from .state import (
    ASIDE,
    DECK,
    DESTROYED,
    DUNGEON,
    EMPTY,
    HALL,
    HAND,
    PER_SEAT,
    SEAT_ZONES,
    Mod,
    State,
    deck_of,
    discard_of,
    first_stack,
    hand_of,
)


def everyone(s: State) -> int:
    return (1 << len(s.xp)) - 1


def watchers(s: State, zone: int, card: int) -> int:
    """The seats that know this card where it lies (a spectator knows what everyone knows)."""
    if zone == DUNGEON:
        return s.known.get(card, 0)
    if SEAT_ZONES <= zone < first_stack(s):
        seat, part = divmod(zone - SEAT_ZONES, PER_SEAT)
        if part == DECK:
            return s.known.get(card, 0)
        if part == HAND and not (s.laid and seat == s.active):
            return s.known.get(card, 0) | 1 << seat
    return everyone(s)


def tell(s: State, name: str, *numbers: int) -> None:
    if s.log is not None:
        s.log.append((name, numbers))


def move(s: State, card: int, src: int, dst: int, *, under: bool = False) -> None:
    """A card changes its zone: onto the top of a deck, the end of a hand or pile, or under a deck."""
    zones = s.zones
    rank = 0
    if s.log is not None:
        before = watchers(s, src, card)
    if src == HALL:
        rank = zones[HALL].index(card) + 1
        zones[HALL] = tuple(EMPTY if c == card else c for c in zones[HALL])
        if card in s.arrived:
            s.arrived = tuple(c for c in s.arrived if c != card)
        if card == s.front:
            s.front = EMPTY
    else:
        held_by = zones[src]
        at = held_by.index(card)
        zones[src] = held_by[:at] + held_by[at + 1 :]
        if s.held:
            unlink(s, card)
        if s.mods:
            s.mods = without_target(s.mods, card)
    hidden = dst == DUNGEON or (SEAT_ZONES <= dst < first_stack(s) and (dst - SEAT_ZONES) % PER_SEAT <= HAND)
    if hidden:
        # Who saw it go knows where it is.
        knows = watchers(s, src, card)
        if knows:
            s.known[card] = knows
    else:
        if watchers(s, src, card) != everyone(s):
            s.secrets += 1
        s.known.pop(card, None)
    if dst == DUNGEON or (hidden and (dst - SEAT_ZONES) % PER_SEAT == DECK):
        zones[dst] = (*zones[dst], card) if under else (card, *zones[dst])
    elif dst >= first_stack(s):
        zones[dst] = (card, *zones[dst])
    else:
        zones[dst] = (*zones[dst], card)
    if s.log is not None:
        tell(s, "move", card, src, dst, before, watchers(s, dst, card) | before, rank)


def without_target(mods: tuple[Mod, ...], card: int) -> tuple[Mod, ...]:
    """What was done to a card ends when it leaves; should it come back, it starts afresh."""
    if not any(m[3] is not None and card in m[3] for m in mods):
        return mods
    out: list[Mod] = []
    for m in mods:
        if m[3] is None or card not in m[3]:
            out.append(m)
        elif len(m[3]) > 1:
            out.append((m[0], m[1], m[2], tuple(c for c in m[3] if c != card), m[4], m[5]))
    return tuple(out)


def unlink(s: State, card: int) -> None:
    """A card that leaves the party takes its equipment link with it. A weapon left behind is no use to anybody: each is
    equipped only once."""
    if card in s.held:
        del s.held[card]
    else:
        for w, h in s.held.items():
            if h == card:
                s.held[w] = EMPTY
                break


def shuffle_into(s: State, zone: int, cards: tuple[int, ...]) -> None:
    """The zone becomes these cards in a random order; what was known of their places is forgotten."""
    s.secrets += 1
    if s.script:
        order, s.script = s.script[0], s.script[1:]
        rest = list(cards)
        top = []
        for kind in order:
            card = next(c for c in rest if s.kinds[c] == kind)
            rest.remove(card)
            top.append(card)
        s.zones[zone] = (*top, *rest)
    else:
        s.zones[zone], s.luck = shuffled(s.luck_key, s.luck, cards)
    if s.known:
        for c in cards:
            s.known.pop(c, None)
    tell(s, "shuffle", zone, len(cards))


def top_of_deck(s: State, seat: int) -> int:
    """The next card of a seat's deck, shuffling the discard pile in when it is needed; EMPTY when there is none."""
    z = deck_of(seat)
    if not s.zones[z]:
        pile = s.zones[z + 2]
        if not pile:
            return EMPTY
        s.zones[z + 2] = ()
        shuffle_into(s, z, pile)
    return s.zones[z][0]


def draw(s: State, seat: int, n: int) -> None:
    z = deck_of(seat)
    if s.log is not None:
        for _ in range(n):
            card = top_of_deck(s, seat)
            if card == EMPTY:
                return
            s.secrets += 1
            move(s, card, z, z + 1)
        return
    # Nobody listens: the same in one go. Who knows a card goes on knowing it.
    while n and top_of_deck(s, seat) != EMPTY:
        deck = s.zones[z]
        s.zones[z] = deck[n:]
        s.zones[z + 1] += deck[:n]
        taken = min(n, len(deck))
        s.secrets += taken
        n -= taken


def discard_hand(s: State, seat: int) -> None:
    """The end of a turn: everything to the discard pile of its owner."""
    hand = hand_of(seat)
    cards = s.zones[hand]
    if s.log is not None or s.lent:
        for c in cards:
            move(s, c, hand, discard_of(s.lent.pop(c, seat)))
        return
    if not s.laid:
        shown = sum(s.known.get(c, 0) | 1 << seat == everyone(s) for c in cards) if s.known else 0
        s.secrets += len(cards) - shown
    s.zones[hand + 1] += cards
    s.zones[hand] = ()
    if s.known:
        for c in cards:
            s.known.pop(c, None)


def destroy(s: State, card: int, src: int) -> None:
    """Out of the game, or back to the supply that never runs out."""
    kind = s.kinds[card]
    s.lent.pop(card, None)
    if kind in s.rules.returns:
        move(s, card, src, supply_of(s, kind))
    else:
        move(s, card, src, DESTROYED)


def mark(s: State, card: int) -> None:
    """To be destroyed when the battle is over; until then it works."""
    if card not in s.marked:
        s.marked += (card,)
        tell(s, "mark", card)


def supply_of(s: State, kind: int) -> int:
    return s.zone_ids.index("supply." + s.rules.cards[kind].stack)


def gain(s: State, seat: int, kind: int, n: int) -> None:
    """From a supply to the discard pile. A supply that is empty gets one card more: there is no limit."""
    z = supply_of(s, kind)
    for _ in range(n):
        if not s.zones[z]:
            s.kinds = (*s.kinds, kind)
            s.zones[z] = (len(s.kinds) - 1,)
        move(s, s.zones[z][0], z, discard_of(seat))


def earn_xp(s: State, seat: int, n: int) -> None:
    if n:
        s.xp[seat] += n
        tell(s, "xp", seat, n)


def show_hand(s: State, seat: int) -> None:
    """Everybody sees the hand; nothing moves."""
    s.secrets += 1
    for c in s.zones[hand_of(seat)]:
        s.known[c] = everyone(s)
    tell(s, "show", seat, *s.zones[hand_of(seat)])


def aside(s: State, seat: int, n: int) -> tuple[int, ...]:
    """Turn up the top cards of a deck for all to see."""
    cards = []
    for _ in range(n):
        card = top_of_deck(s, seat)
        if card == EMPTY:
            break
        s.secrets += 1
        move(s, card, deck_of(seat), ASIDE)
        cards.append(card)
    return tuple(cards)


def fill_hall(s: State) -> None:
    """Close the gaps towards the first rank, then turn up cards from the dungeon deck."""
    row = [c for c in s.zones[HALL] if c != EMPTY]
    packed = tuple(row) + (EMPTY,) * (s.rules.ranks - len(row))
    if packed != s.zones[HALL]:
        s.zones[HALL] = packed
        if row:
            tell(s, "shift", *packed)
    while len(row) < s.rules.ranks and s.zones[DUNGEON]:
        card = s.zones[DUNGEON][0]
        before = watchers(s, DUNGEON, card)
        s.zones[DUNGEON] = s.zones[DUNGEON][1:]
        s.known.pop(card, None)
        row.append(card)
        s.secrets += 1
        s.reach += 1
        s.zones[HALL] = tuple(row) + (EMPTY,) * (s.rules.ranks - len(row))
        if s.sealed:
            s.sealed = tuple(p for p in s.sealed if p[0] != card)
        tell(s, "move", card, DUNGEON, HALL, before, everyone(s), len(row))
