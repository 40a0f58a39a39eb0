"""Champions and rooms: where each champion stands, the walk from room to room, keys and the guardian.

The rooms are tiles in a zone of their own, the monsters lie in the hall, both in the same order. Which rooms touch and
from which piles they are refilled is a table of the edition (:class:`parts.Rooms`).
"""

from __future__ import annotations

from .effects import Context, in_sight
from .state import ASIDE, EMPTY, HALL, ROOMS, Frame, State, own_delve
from .triggers import musts_of, push_musts
from .zones import knows, move, place, shuffle_into, tell

# ------------------------------------------------------------------------------------------------------------
# Champions


def put_champion(s: State, seat: int, where: int) -> None:
    """Place a champion. This is not movement, so it alerts nothing."""
    if s.delve.places[seat] != where:
        now_at(s, seat, where)
        if s.log is not None:
            tell(s, "place", seat, where)


def now_at(s: State, seat: int, where: int) -> None:
    d = own_delve(s)
    places = list(d.places)
    places[seat] = where
    d.places = tuple(places)


def send_champion(s: State, seat: int, room: int) -> None:
    """Place a champion in another room, by an effect. A champion on a walk begins it anew from there, with the light
    that is left."""
    put_champion(s, seat, room)
    if s.delve.trail and seat == s.active:
        own_delve(s).trail = (room,)


def light_needed(s: State, room: int) -> int:
    """The light it takes to move into a room."""
    room_card = s.zones[ROOMS][room]
    need = s.rules.printed["darkness"][s.kinds[room_card]]
    for e in s.mods:
        if e.step.figure == "darkness":
            x = Context(s.active, EMPTY, s.foe, s.rank, None)
            if e.covers(s, room_card, x):
                need += e.signed(s, x)
    return need if need > 0 else 0


def step_into(s: State, seat: int, room: int) -> None:
    """Move a champion into a room. The room left behind is alerted first, then the monster in it."""
    d = s.delve
    here = d.places[seat]
    cost = light_needed(s, room)
    passing = here in d.trail[1:]
    now_at(s, seat, room)
    d = s.delve
    d.light -= cost
    d.trail += (room,)
    if s.log is not None:
        tell(s, "walk", seat, here, room, cost)
    r = s.rules
    frames: list[Frame] = []
    left = inside(s, here)
    for event in r.events.leaving:
        frames += musts_of(s, event, left, seat)
    for event in r.events.passing if passing else ():
        frames += musts_of(s, event, left, seat)
    for event in r.events.entering:
        frames += musts_of(s, event, inside(s, room), seat)
    push_musts(s, frames)


def inside(s: State, room: int) -> tuple[int, ...]:
    """A room and the monster that can be seen in it."""
    monster = in_sight(s)[room]
    return (s.zones[ROOMS][room],) if monster == EMPTY else (s.zones[ROOMS][room], monster)


# ------------------------------------------------------------------------------------------------------------
# Refill and keys


def foe_in_room(s: State, room: int) -> int:
    """The monster to fight in a room, or EMPTY. A face-down card is turned up first; if it is a key, the key is found
    and another monster comes."""
    foe = s.zones[HALL][room]
    for card, pile in s.delve.down:
        if card == foe:
            turn_over(s, room)
            if s.kinds[foe] in s.rules.keys:
                move(s, foe, HALL, ASIDE)
                find_keys(s, [(foe, pile)])
                refill_rooms(s, face_up=True)
            return s.zones[HALL][room]
    return foe


def refill_rooms(s: State, *, face_up: bool = False) -> list[int]:
    """Give every empty room a monster, from its own pile or the next one, and return the new monsters. Keys that turn
    up on the way are set aside until all rooms are filled."""
    keys: list[tuple[int, int]] = []
    came: list[int] = []
    for room, piles in enumerate(s.rules.hall.decks):
        while s.zones[HALL][room] == EMPTY:
            pile = next(
                (z for z in (s.map.piles.get(name, EMPTY) for name in piles) if z != EMPTY and s.zones[z]), EMPTY
            )
            if pile == EMPTY:
                break
            card = s.zones[pile][0]
            s.secrets += 1
            s.reach += 1
            if not face_up and is_dark(s, room):
                lay_face_down(s, card, pile, room)
            elif s.kinds[card] in s.rules.keys:
                move(s, card, pile, ASIDE)
                keys.append((card, pile))
            else:
                place(s, card, pile, room)
                came.append(card)
    find_keys(s, keys)
    return came


def told_empty(s: State, rooms: tuple[int, ...] = ()) -> None:
    """Remember that these rooms' "emptied" lines have happened; rooms with a monster may have theirs again."""
    if rooms or s.delve.told:
        lay = s.zones[ROOMS]
        told = {*s.delve.told, *map(lay.index, rooms)}
        own_delve(s).told = tuple([room for room in range(len(lay)) if room in told and s.zones[HALL][room] == EMPTY])


def unforeseen(s: State, seat: int) -> bool:
    """Whether a refill would turn up a card that the seat does not know."""
    gone: dict[int, int] = {}
    for room, piles in enumerate(s.rules.hall.decks):
        if s.zones[HALL][room] == EMPTY:
            for name in piles:
                z = s.map.piles.get(name, EMPTY)
                n = gone.get(z, 0)
                if z != EMPTY and len(s.zones[z]) > n:
                    gone[z] = n + 1
                    if not (is_dark(s, room) or knows(s, seat, z, s.zones[z][n])):
                        return True
                    break
    return False


def is_dark(s: State, room: int) -> bool:
    """Whether cards that come to this room are face down."""
    return s.kinds[s.zones[ROOMS][room]] in s.rules.barring["be-seen"]


def find_keys(s: State, keys: list[tuple[int, int]]) -> None:
    """Find at most one key in a turn; shuffle further ones back into the piles they came from."""
    for key, pile in keys:
        if not s.delve.found:
            own_delve(s).found = True
            found = s.map.piles.get(s.rules.hall.keys, EMPTY)
            move(s, key, ASIDE, found)
            tell(s, "key", s.active, len(s.zones[found]), s.delve.goal)
        else:
            move(s, key, ASIDE, pile)
            shuffle_into(s, pile, s.zones[pile])


def lay_face_down(s: State, card: int, pile: int, room: int) -> None:
    """Place a card face down in a room: no seat sees it."""
    knew = s.known.get(card, 0)
    place(s, card, pile, room, seen=knew)
    own_delve(s).down += ((card, pile),)


def turn_over(s: State, room: int) -> None:
    """Turn a face-down card up for all to see."""
    card = s.zones[HALL][room]
    d = own_delve(s)
    d.down = tuple([x for x in d.down if x[0] != card])
    s.secrets += 1
    s.known.pop(card, None)
    tell(s, "move", card, HALL, HALL, 0, s.map.everyone, room + 1, False)


def guardians(s: State) -> list[tuple[int, int]]:
    """The guardians that have not come yet, each with its pile."""
    supplies = range(s.map.last_stack, len(s.zones))
    return [(z, c) for z in supplies for c in s.zones[z] if s.kinds[c] in s.rules.guardians]


def end_of_delve(s: State) -> bool:
    """End everything that belongs to this turn. True if it was the last turn of the game."""
    d = own_delve(s)
    d.light = 0
    d.trail = ()
    d.limited = d.found = d.counted = False
    if not d.last:
        return False
    d.last -= 1
    return d.last == 0
