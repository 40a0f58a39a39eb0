"""Zones: the few functions that change a position. Each also tells its event, if the game listens.

An event is a name and numbers. Where a card is part of it, two bit sets say which seats may know the card before and
after.
"""

from __future__ import annotations

from typing import Final

from .effects import barred
from .faults import Fault
from .luck import shuffled
from .program import Effect
from .state import (
    ASIDE,
    DESTROYED,
    DISCARD,
    DUNGEON,
    EMPTY,
    FRONT,
    HALL,
    HAND,
    HIDDEN,
    MOST_CARDS,
    OPEN,
    PER_SEAT,
    SEAT_ZONES,
    SPECTATOR,
    State,
    any_of,
    come_by,
    deck_of,
    discard_of,
    front_of,
    hand_of,
    secret_of,
)


class ScriptError(Fault):
    """A scripted shuffle names a card that is not among those to be shuffled, or a scripted throw other dice."""


GAP: Final = (EMPTY,)
"""An empty rank, as a part of the hall."""


def watchers(s: State, zone: int, card: int) -> int:
    """The seats that know this card where it lies. A spectator knows only what everybody knows."""
    level = s.map.levels[zone]
    if level == OPEN:
        if zone == HALL:
            for down, _ in s.delve.down:
                if down == card:
                    return s.known.get(card, 0)
        return s.map.everyone
    if level == HIDDEN:
        return s.known.get(card, 0)
    if s.laid and zone == hand_of[s.active]:
        return s.map.everyone
    return s.known.get(card, 0) | 1 << (zone - SEAT_ZONES) // PER_SEAT


def knows_all(s: State, seat: int, zone: int) -> bool:
    """Does the seat (SPECTATOR: a spectator) know every card in this zone, whichever they are?"""
    level = s.map.levels[zone]
    if level == OPEN:
        return zone != HALL or not s.delve.down
    return level != HIDDEN and (s.map.owner[zone] == seat != SPECTATOR or (s.laid and zone == hand_of[s.active]))


def knows(s: State, seat: int, zone: int, card: int) -> bool:
    """Does the seat (SPECTATOR: a spectator) know this card where it lies?"""
    mask = watchers(s, zone, card)
    return mask == s.map.everyone if seat == SPECTATOR else bool(mask >> seat & 1)


def tell(s: State, name: str, *numbers: int) -> None:
    if s.log is not None:
        s.log.append((name, numbers))


def move(s: State, card: int, src: int, dst: int, under: bool = False) -> None:
    """Move a card to another zone: onto a deck, to the end of a hand or pile, or under a deck."""
    zones = s.zones
    m = s.map
    levels = m.levels
    everyone = m.everyone
    lay = zones[src]
    at = lay.index(card)
    if src == HALL:
        before = watchers(s, src, card) if s.delve.down else everyone
        zones[HALL] = lay[:at] + GAP + lay[at + 1 :]
        if card in s.arrived:
            s.arrived = without(s.arrived, card)
        if card == s.front:
            s.front = EMPTY
    else:
        open_hand = s.laid and src == hand_of[s.active]
        before = everyone if open_hand or levels[src] == OPEN else watchers(s, src, card)
        zones[src] = lay[:at] + lay[at + 1 :] if at else lay[1:]
        if s.held:
            unlink(s, card)
        if s.mods:
            s.mods = without_target(s.mods, card)
        if s.rules.battle.leaves_wholly and src == hand_of[s.active]:
            end_effects(s, card)
    if levels[dst] == OPEN:
        onto = dst >= m.first_stack
        if before != everyone:
            s.secrets += 1
        if card in s.known:
            del s.known[card]
    else:
        onto = levels[dst] == HIDDEN and not under
        if before:
            # Seats that saw the card go know where it is.
            s.known[card] = before
    zones[dst] = (card,) + zones[dst] if onto else zones[dst] + (card,)
    seat = m.owner[dst]
    if seat != EMPTY and s.rules.window_bits[s.kinds[card]] & ~s.window_bits[seat]:
        come_by(s, seat, card)
    if s.log is not None:
        rank = at + 1 if src == HALL else 0
        tell(s, "move", card, src, dst, before, watchers(s, dst, card) | before, rank, under)
    if src in m.refilled and not zones[src] and zones[m.refilled[src]]:
        move(s, zones[m.refilled[src]][0], m.refilled[src], src)


# Rare cases have functions of their own: a comprehension that uses a local variable of its function makes every use of
# that variable slower.


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards but one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def without_target(mods: tuple[Effect, ...], card: int) -> tuple[Effect, ...]:
    """The changes without those on a card that leaves; if it comes back, it starts afresh."""
    out: list[Effect] = []
    changed = False
    for e in mods:
        on = e.cards
        if on is None or card not in on:
            out.append(e)
        else:
            changed = True
            if len(on) > 1:
                out.append(Effect(e.step, e.source, tuple([c for c in on if c != card]), e.fixed, e.named))
    return tuple(out) if changed else mods


def end_effects(s: State, card: int) -> None:
    """End all changes made by a card that leaves; gold that has been added up stays."""
    if s.mods:
        s.mods = without_source(s.mods, card)
    if s.delve.counted:
        gold = s.rules.gold[s.kinds[card]]
        if gold:
            s.gold += ((card, gold),)
    elif s.gold:
        s.gold = not_earned_by(s.gold, card)


def without_source(mods: tuple[Effect, ...], card: int) -> tuple[Effect, ...]:
    return tuple([e for e in mods if e.source != card])


def not_earned_by(gold: tuple[tuple[int, int], ...], card: int) -> tuple[tuple[int, int], ...]:
    return tuple([row for row in gold if row[0] != card])


def unlink(s: State, card: int) -> None:
    """Remove the equipment link of a card that leaves the party. A weapon left behind is useless, because each is
    equipped only once."""
    if card in s.held or card in s.held.values():
        s.held = {w: EMPTY if h == card else h for w, h in s.held.items() if w != card}


def home_of(s: State, card: int, seat: int) -> int:
    """The seat whose piles a card of this hand goes to when it leaves: for a borrowed card, its owner."""
    if card not in s.lent:
        return seat
    owner = s.lent[card]
    s.lent = {c: home for c, home in s.lent.items() if c != card}
    return owner


def shuffle_into(s: State, zone: int, cards: tuple[int, ...]) -> None:
    """Fill a zone with these cards in random order, and forget what was known of their places."""
    s.secrets += 1
    if s.script:
        s.zones[zone] = scripted(s, cards, s.map.names[zone])
    else:
        s.zones[zone], s.luck = shuffled(s.luck_key, s.luck, cards)
    known = s.known
    if known and not known.keys().isdisjoint(cards):
        for c in cards:
            known.pop(c, 0)
    if s.log is not None:
        tell(s, "shuffle", zone, len(cards))


def in_random_order(s: State, cards: tuple[int, ...], where: str) -> tuple[int, ...]:
    """The cards in random order."""
    s.secrets += 1
    if s.script:
        return scripted(s, cards, where)
    out, s.luck = shuffled(s.luck_key, s.luck, cards)
    return out


def scripted(s: State, cards: tuple[int, ...], where: str) -> tuple[int, ...]:
    """The cards in the order of the script, which says which come first."""
    order, s.script = s.script[0], s.script[1:]
    rest = list(cards)
    top = []
    for kind in order:
        card = next((c for c in rest if s.kinds[c] == kind), EMPTY) if kind >= 0 else EMPTY
        if card == EMPTY:
            raise ScriptError("fault-script", card=s.rules.cards[kind].id if kind >= 0 else str(~kind), zone=where)
        rest.remove(card)
        top.append(card)
    return (*top, *rest)


SIDES: Final = 6


def roll(s: State, n: int) -> tuple[int, ...]:
    """Roll dice; a script may set the numbers, each written as ``~number``."""
    s.secrets += 1
    if s.script:
        shown, s.script = tuple(~x for x in s.script[0]), s.script[1:]
        if len(shown) != n or not all(1 <= x <= SIDES for x in shown):
            raise ScriptError("fault-script-dice", found=", ".join(map(str, shown)), n=n)
        return shown
    out = []
    for _ in range(n):
        sides, s.luck = shuffled(s.luck_key, s.luck, range(1, SIDES + 1))
        out.append(sides[0])
    return tuple(out)


def top_of_deck(s: State, seat: int) -> int:
    """The next card of a seat's deck, after shuffling in the discard pile if needed; EMPTY if there is none."""
    z = deck_of[seat]
    deck = s.zones[z]
    if deck:
        return deck[0]
    pile = s.zones[z + DISCARD]
    if not pile:
        return EMPTY
    s.zones[z + DISCARD] = ()
    shuffle_into(s, z, pile)
    return s.zones[z][0]


def draw(s: State, seat: int, n: int) -> int:
    """Draw up to n cards and return how many were drawn. Cards of the kind that is laid out go in front of the seat at
    once."""
    if s.log is not None:
        return draw_singly(s, seat, n)
    # Without a listener the cards move in one go. Seats that know a card still know it.
    z = deck_of[seat]
    zones = s.zones
    deck = zones[z]
    if len(deck) < n:
        pile = zones[z + DISCARD]
        if pile:
            zones[z + DISCARD] = ()
            shuffle_into(s, z, pile)
            deck += zones[z]
    taken = deck[:n]
    zones[z] = deck[n:]
    zones[z + HAND] += lay_out(s, z + FRONT, taken) if s.rules.fronting else taken
    s.secrets += len(taken)
    return len(taken)


def lay_out(s: State, front: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The drawn cards that go to the hand; the others are laid in front of the seat at once."""
    kinds = s.kinds
    fronting = s.rules.fronting
    kept = cards
    for c in cards:
        if kinds[c] in fronting:
            s.secrets += s.known.pop(c, 0) != s.map.everyone
            s.zones[front] += (c,)
            kept = without(kept, c)
    return kept


def draw_singly(s: State, seat: int, n: int) -> int:
    """Draw card by card, with an event for each."""
    z = deck_of[seat]
    drawn = 0
    while drawn < n:
        card = top_of_deck(s, seat)
        if card == EMPTY:
            break
        s.secrets += 1
        move(s, card, z, z + FRONT if s.kinds[card] in s.rules.fronting else z + HAND)
        drawn += 1
    return drawn


def next_hand(s: State, seat: int, n: int) -> None:
    """End a turn: discard the hand to its owners' piles and the used-up cards in front, then draw n cards."""
    if s.log is not None or s.lent:
        hand = hand_of[seat]
        for c in s.zones[hand]:
            move(s, c, hand, discard_of[home_of(s, c, seat)])
        clear_front(s, seat)
        s.laid = False
        draw(s, seat, n)
        return
    # Without a listener the cards move in one go.
    zones = s.zones
    z = deck_of[seat]
    deck = zones[z]
    cards = zones[z + HAND]
    pile = zones[z + DISCARD] + cards
    if not s.laid:
        s.secrets += len(cards)
    known = s.known
    if known and not known.keys().isdisjoint(cards):
        forget(s, seat, cards)
    s.laid = False
    fronting = s.rules.fronting
    if fronting and s.used:
        zones[z + DISCARD] = pile
        clear_front(s, seat)
        pile = zones[z + DISCARD]
    if len(deck) < n and pile:
        shuffle_into(s, z, pile)
        deck += zones[z]
        pile = ()
    taken = deck[:n]
    zones[z] = deck[n:]
    zones[z + DISCARD] = pile
    zones[z + HAND] = lay_out(s, z + FRONT, taken) if fronting else taken
    s.secrets += len(taken)


def forget(s: State, seat: int, cards: tuple[int, ...]) -> None:
    """Forget who knows these cards of a hand: they are discarded for all to see."""
    known = s.known
    for c in cards:
        if c in known:
            if not s.laid and known[c] | 1 << seat == s.map.everyone:
                # No news for any seat.
                s.secrets -= 1
            del known[c]


def clear_front(s: State, seat: int) -> None:
    """Cards that are laid out lie there until they are used."""
    for c in s.zones[front_of[seat]]:
        if c in s.used and s.kinds[c] in s.rules.fronting:
            move(s, c, front_of[seat], discard_of[seat])


def destroy(s: State, card: int, src: int) -> None:
    """Destroy a card: it leaves the game or goes back where it came from."""
    r = s.rules
    kind = s.kinds[card]
    if s.lent and not r.guests_return:
        home_of(s, card, EMPTY)
    if kind in r.fronting and card in s.used:
        # Should it be gained again, it is as good as new.
        s.used = s.used.copy()
        del s.used[card]
    # A borrowed card waits among the destroyed ones until it goes home.
    if kind in r.homes and card not in s.lent:
        home = r.homes[kind]
        pile = s.map.piles.get(r.cards[kind].stack, EMPTY)
        if pile != EMPTY and (home != "hand" or (src in hand_of and src < s.map.first_stack)):
            if s.map.levels[pile] == HIDDEN and watchers(s, src, card) != s.map.everyone:
                # All seats see a destroyed card.
                s.secrets += 1
                s.known[card] = s.map.everyone
            move(s, card, src, pile, under=home == "under")
            return
    move(s, card, src, DESTROYED)


def mark(s: State, card: int) -> None:
    """Mark a card: it works until the battle is over, and is then destroyed."""
    if card not in s.marked:
        s.marked += (card,)
        tell(s, "mark", card)


def gain(s: State, pile: str, n: int, to: int) -> tuple[int, ...]:
    """Move up to n cards from a pile to a zone and return them. An endless pile never runs out."""
    z = s.map.piles.get(pile, EMPTY)
    came: tuple[int, ...] = ()
    if z == EMPTY:
        return came
    for _ in range(n):
        if not s.zones[z]:
            if pile not in s.rules.economy.endless or len(s.kinds) == MOST_CARDS:
                return came
            s.kinds = (*s.kinds, kind_in(s, pile))
            s.zones[z] = (len(s.kinds) - 1,)
        came += (s.zones[z][0],)
        move(s, s.zones[z][0], z, to)
    return came


def kind_in(s: State, pile: str) -> int:
    """The kind of card in an endless pile."""
    return next(k for k, c in enumerate(s.rules.cards) if c.stack == pile)


def earn_xp(s: State, seat: int, n: int) -> None:
    if n:
        s.xp[seat] += n
        tell(s, "xp", seat, n)


def finish(s: State) -> None:
    """End the game and reveal secret cards."""
    for seat in range(s.seats):
        for c in s.zones[secret_of[seat]]:
            move(s, c, secret_of[seat], front_of[seat])
    s.over = True
    s.stack.clear()
    tell(s, "end")


def show(s: State, seat: int, cards: tuple[int, ...]) -> None:
    """Show these cards of a hand to everybody; no card moves."""
    s.secrets += 1
    for c in cards:
        s.known[c] = s.map.everyone
    tell(s, "show", seat, *cards)


def aside(s: State, seat: int, n: int) -> tuple[int, ...]:
    """Turn up the top cards of a deck for all to see."""
    cards = []
    for _ in range(n):
        card = top_of_deck(s, seat)
        if card == EMPTY:
            break
        s.secrets += 1
        move(s, card, deck_of[seat], ASIDE)
        cards.append(card)
    return tuple(cards)


def aside_dungeon(s: State, n: int, *, bottom: bool) -> tuple[int, ...]:
    """Turn up cards of the dungeon deck, from the top or from the bottom."""
    cards: list[int] = []
    while s.zones[DUNGEON] and len(cards) < n:
        card = s.zones[DUNGEON][-1 if bottom else 0]
        s.secrets += 1
        if bottom and card not in s.known:
            # The lowest cards that nobody knows are one fewer.
            s.sealed = tuple((c, z, n - (z == DUNGEON)) for c, z, n in s.sealed)
        move(s, card, DUNGEON, ASIDE)
        cards.append(card)
    return tuple(cards)


def close_ranks(s: State) -> None:
    """Move the cards of the hall up towards rank 1; a card that may not move up stays, and no card passes it."""
    hall = s.zones[HALL]
    if s.map.stays and any_of(s, s.rules.barring["move-up"], hall):
        row: list[int] = []
        for rank, c in enumerate(hall):
            if c != EMPTY:
                if barred(s, "move-up", c):
                    row += [EMPTY] * (rank - len(row))
                row.append(c)
        packed = tuple(row) + (EMPTY,) * (s.rules.hall.ranks - len(row))
    else:
        packed = hall
        for _ in range(hall.count(EMPTY)):
            # The first gap is closed, the last rank becomes free.
            gap = packed.index(EMPTY)
            packed = packed[:gap] + packed[gap + 1 :] + GAP
    if packed != hall:
        s.zones[HALL] = packed
        if s.log is not None:
            tell(s, "shift", *packed)


def turn_up(s: State) -> int:
    """Close the ranks and place the next card of the dungeon deck in the first empty rank. EMPTY if there is no empty
    rank or no card."""
    zones = s.zones
    if EMPTY not in zones[HALL]:
        return EMPTY
    close_ranks(s)
    if not zones[DUNGEON]:
        return EMPTY
    card = zones[DUNGEON][0]
    rank = zones[HALL].index(EMPTY)
    s.secrets += 1
    s.reach += 1
    if s.kinds[card] in s.rules.stand_ins:
        pile = s.map.piles.get(s.rules.stand_ins[s.kinds[card]], EMPTY)
        destroy(s, card, DUNGEON)
        if pile != EMPTY and zones[pile]:
            card = zones[pile][0]
            place(s, card, pile, rank)
        return card
    place(s, card, DUNGEON, rank)
    return card


def place(s: State, card: int, src: int, rank: int, seen: int | None = None) -> None:
    """Place a card in an empty rank of the hall (counted from 0), seen by all or by these seats alone."""
    zones = s.zones
    before = watchers(s, src, card) if s.log is not None else 0
    lay = zones[src]
    at = lay.index(card)
    zones[src] = lay[:at] + lay[at + 1 :] if at else lay[1:]
    if not seen and card in s.known:
        del s.known[card]
    hall = zones[HALL]
    zones[HALL] = (*hall[:rank], card, *hall[rank + 1 :])
    for sealed in s.sealed:
        if sealed[0] == card:
            unseal(s, card)
    if s.log is not None:
        tell(s, "move", card, src, HALL, before, s.map.everyone if seen is None else seen, rank + 1, False)


def unseal(s: State, card: int) -> None:
    s.sealed = tuple([p for p in s.sealed if p[0] != card])


def fill_hall(s: State) -> None:
    """Fill the hall without triggering anything, for set-ups."""
    while turn_up(s) != EMPTY:
        pass
