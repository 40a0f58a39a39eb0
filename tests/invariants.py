"""What holds in every position of every game, between any two answers."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from duskhall.core.effects import barred
from duskhall.core.numbers import buys, purse
from duskhall.core.reckoning import reckon
from duskhall.core.state import (
    ASIDE,
    DUNGEON,
    EMPTY,
    HALL,
    Q_BUY,
    State,
    deck_of,
    discard_of,
    front_of,
    hand_of,
)
from duskhall.core.steps.flow import Choose
from duskhall.core.weights import strength
from tests.helpers import instances

HIDDEN_ZONES = ("dungeon", "deck", "hand", "draw", "secret")
"""Zones in which somebody may know a card that others do not."""


def check(s: State, kinds: Counter[int]) -> None:
    """What holds between any two answers."""
    where = instances(s)
    assert sorted(where) == list(range(len(s.kinds))), "a card is nowhere"
    grown = Counter(s.kinds)
    new = {s.rules.cards[k].stack for k in grown - kinds}
    assert not kinds - grown and new <= s.rules.economy.endless, "cards are not conserved"

    check_hall(s, where)
    assert not s.zones[ASIDE] or not s.over

    assert all(n >= 0 for n in s.xp), "experience below zero"
    assert 0 <= len(s.bought) <= buys(s) and s.spent >= 0
    if s.asked and s.asked[0].kind == Q_BUY and s.bought:
        assert s.spent <= purse(s, s.active), "more was spent than there was"

    for card in s.known:
        zone = s.map.names[where[card]]
        hidden = zone.partition(".")[0] in HIDDEN_ZONES
        assert hidden, f"{zone} is open, yet it is noted who knows a card there"

    hand = hand_of[s.active]
    heroes, weapons = s.rules.heroes, s.rules.weapons
    for weapon, hero in s.held.items():
        assert where[weapon] == hand and s.kinds[weapon] in weapons
        if hero != EMPTY:  # a hero who has left leaves the weapon behind
            assert where[hero] == hand and s.kinds[hero] in heroes
    carriers = [hero for hero in s.held.values() if hero != EMPTY]
    assert len(set(carriers)) == len(carriers) or s.rules.wielding.many, "a hero carries two weapons"
    # A guest of Advance comes home even if it was destroyed on the way.
    gone = ("destroyed", "stack.regular") if s.rules.edition == "advance" else ()
    assert all(where[card] == hand or s.map.names[where[card]] in gone for card in s.lent), "a borrowed card has left"
    assert all(where[card] == hand for card in s.marked), "a marked card has left"
    if s.foe == EMPTY:
        assert s.rank == 0 and not s.won

    if s.over:
        assert not s.asked
    else:
        assert s.asked and s.stack and s.stack[0].at.program.number == 0
        assert len({q.seat for q in s.asked}) == len(s.asked)
    if s.rules.edition == "advance":
        check_advance(s, where)
    if s.rules.edition == "quest":
        check_quest(s, where)


def at_rest(s: State) -> bool:
    """Nothing is under way: a turn begins."""
    steps = s.rules.programs[0].steps
    starts = (steps[0], next(step for step in steps if isinstance(step, Choose)))
    return not s.over and len(s.stack) == 1 and s.stack[0].at in starts and not s.stack[0].lanes


def check_hall(s: State, where: dict[int, int]) -> None:
    hall = s.zones[HALL]
    assert len(hall) == s.rules.hall.ranks
    fallen = s.foe != EMPTY and where.get(s.foe) != HALL
    if s.rules.edition == "quest":
        return
    if s.rules.edition == "advance" and not at_rest(s):
        return  # cards that are placed one after the other may ask something in between
    if not fallen:
        last = max((rank for rank, c in enumerate(hall) if c != EMPTY), default=-1)
        for rank, (c, behind) in enumerate(pairwise(hall)):
            if c == EMPTY and rank < last:
                assert behind == EMPTY or barred(s, "advance", behind), "the hall has a gap"
        assert EMPTY not in hall or not s.zones[DUNGEON] or s.over, "the hall was not filled"


def check_advance(s: State, where: dict[int, int]) -> None:
    """Where the cards of each kind of Advance can be, and no strength below zero."""
    check_places(s, where, PLACES)
    for seat in range(s.seats):
        familiars = [s.kinds[c] for z in (deck_of, discard_of, front_of) for c in s.zones[z[seat]]]
        assert sum(k in s.rules.fronting for k in familiars) <= 2, "a seat has several familiars"
        assert all(strength(s, seat, c) >= 0 for c in s.zones[hand_of[seat]] if s.kinds[c] in s.rules.heroes)
    check_numbers(s)


def check_places(s: State, where: dict[int, int], places: dict[str, tuple[str, ...]]) -> None:
    for c, zone in where.items():
        card = s.rules.cards[s.kinds[c]]
        at = s.map.names[zone].partition(".")[0]
        allowed = places.get(card.kind)
        assert allowed is None or at in allowed, f"{card.id} lies in {s.map.names[zone]}"
        if zone in s.map.refilled:
            # A spot of an Epic market, for cards of its deck.
            deck = s.map.names[s.map.refilled[zone]].partition(".")[2]
            assert deck in card.tags, f"{card.id} lies in {s.map.names[zone]}"
        elif at == "stack" and zone not in s.map.spots:
            assert s.map.names[zone] == f"stack.{card.stack}", f"{card.id} lies in {s.map.names[zone]}"


def check_numbers(s: State) -> None:
    for rank in range(s.rules.hall.ranks + 1):
        foe = s.zones[HALL][rank - 1] if rank else EMPTY
        sums = reckon(s, s.active, foe, rank)
        assert min(sums.attack, sums.magic, sums.total, sums.dark) >= 0, "a number below zero"


def check_quest(s: State, where: dict[int, int]) -> None:
    """Where the cards of each kind can be, rooms that are full, and a walk that the light has paid for."""
    check_places(s, where, QUEST_PLACES)
    for c, zone in where.items():
        pile = s.map.names[zone].partition(".")
        if pile[0] == "supply":
            card = s.rules.cards[s.kinds[c]]
            # The higher levels of an Epic game lie in the box.
            own = card.kind if card.kind == "hero" else card.stack
            assert pile[2] == own, "a token went back to a pile that is not its own"
    d = s.delve
    down = {c for c, _ in d.down}
    assert all(c in down for c in s.zones[HALL] if c != EMPTY and s.kinds[c] in s.rules.keys), "a key lies face up"
    piles = {
        name: [c for c in s.zones[s.map.names.index(f"draw.{name}")] if s.kinds[c] not in s.rules.keys]
        for name in QUEST_DECKS
    }
    if at_rest(s):
        for room, c in enumerate(s.zones[HALL]):
            decks = QUEST_DECKS[(room - 1) // 2 :] if room else ()
            assert c != EMPTY or not any(piles[name] for name in decks), "a room is empty, and its piles are not"
        assert not d.trail and not d.light and not d.limited and not d.found
    assert all(-1 - len(s.rules.hall.locations) <= place < s.rules.hall.ranks for place in d.places)
    assert d.light >= 0 and len(set(d.trail)) == len(d.trail)
    found = len(s.zones[s.map.names.index("supply.guardian-key")])
    guardian = any(s.kinds[c] in s.rules.guardians for c in s.zones[HALL] if c != EMPTY)
    assert guardian == (d.last > 0 or s.over) and (found >= d.goal or not guardian)
    assert all(s.zones[spot] or not s.zones[deck] for spot, deck in s.map.refilled.items()), "a spot was not refilled"
    check_numbers(s)


QUEST_DECKS = ("level-1", "level-2", "level-3")
OWNED = ("deck", "hand", "discard", "aside", "destroyed")
QUEST_PLACES = {
    "gear": ("supply", "front"),
    "wound": ("supply", "front", "deck", "hand", "discard", "aside"),
    "key": ("draw", "supply", "hall"),
    "room": ("rooms",),
    "guardian": ("supply", "hall"),
    "monster": ("draw", "box", "hall", "destroyed"),
    "treasure": ("draw", *OWNED),
    "legendary": ("supply", *OWNED),
    "side-quest": ("draw", "secret", "front"),
    "guild": ("supply", "front"),
    "starter": OWNED,
    "hero": ("stack", "draw", "supply", *OWNED),
    "village": ("stack", "draw", *OWNED),
}
PLACES = {
    "familiar": ("deck", "discard", "front", "draw"),  # never in a hand: it is laid out when it is drawn
    "token": ("front", "destroyed"),
    "avatar": ("secret", "front", "supply", "destroyed"),
    "placeholder": ("dungeon", "destroyed", "aside"),
    "curse": ("draw", "deck", "hand", "discard", "aside", "destroyed"),
    "bearer": ("dungeon", "hall", "deck", "hand", "discard", "aside", "destroyed"),
    "hero": ("stack", "deck", "hand", "discard", "aside", "destroyed"),
    "village": ("stack", "deck", "hand", "discard", "aside", "destroyed"),
    "basic": ("stack", "deck", "hand", "discard", "aside", "destroyed"),
    "starter": ("deck", "hand", "discard", "aside", "destroyed"),
}
