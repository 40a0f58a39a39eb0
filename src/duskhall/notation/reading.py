"""Reading what stands beside the cards: numbers, luck, champions, and what has happened to single cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.delve import OUTSIDE, location_place, new_delve
from duskhall.core.luck import KEY_BYTES
from duskhall.core.state import EMPTY, HALL, ROOMS, hand_of

from .keys import FLAGS, NOWHERE, NUMBERS, PLACES, Rows
from .lines import Line, parse_count, parse_int, parse_seat
from .table import read_script, seats_of

if TYPE_CHECKING:
    from duskhall.core.rules import Rules
    from duskhall.core.state import State

MAY_BE_BELOW_ZERO = ("total", "health")
"""Darkness can take more than a party has, and an effect more than a monster has."""


class Reader:
    """A position whose cards lie on the table, and the lines that say the rest of it. With ``complete`` every part must
    be there; a scenario may leave parts out."""

    def __init__(self, rows: Rows, rules: Rules, s: State, complete: bool) -> None:
        self.rows = rows
        self.rules = rules
        self.s = s
        self.complete = complete

    def seat(self, line: Line, text: str) -> int:
        return parse_seat(line, text, self.s.seats)

    def place(self, line: Line, text: str) -> int:
        """The card at a place such as ``hand.1/3``."""
        return EMPTY if text == NOWHERE else card_at(self.s, line, text)

    def pairs(self, key: str) -> list[tuple[Line, int, str]]:
        out = []
        for line, text in self.rows.many(key):
            where, blank, rest = text.partition(" ")
            if not blank:
                raise line.error("notation-place-and-word", key=key)
            out.append((line, self.place(line, where), rest.strip()))
        return out

    def per_seat(self, key: str) -> list[int]:
        line, text = self.rows.one(key, " ".join(["0"] * self.s.seats))
        out = [parse_count(line, part, key) for part in text.split()]
        if len(out) != self.s.seats:
            raise line.error("notation-number-each", key=key, seats=str(self.s.seats))
        return out


def card_at(s: State, line: Line, text: str) -> int:
    """The card at a place of the table: ``hand.1/3``."""
    zone, slash, at = text.partition("/")
    if not slash or zone not in s.map.names:
        raise line.error("notation-not-a-place", found=text)
    cards = s.zones[s.map.names.index(zone)]
    n = parse_int(line, at, "a-place")
    if not 1 <= n <= len(cards) or cards[n - 1] == EMPTY:
        raise line.error("notation-no-card-at", zone=zone, n=str(n))
    return cards[n - 1]


def read_numbers(r: Reader) -> None:
    """The active seat, numbers, flags and luck."""
    s = r.s
    line, text = r.rows.one("active", "1")
    s.active = r.seat(line, text)
    for key in NUMBERS:
        line, text = r.rows.one(key, "1" if key == "turn" else "0")
        if key in MAY_BE_BELOW_ZERO:
            setattr(s, key, parse_int(line, text, key))
        else:
            most = r.rules.hall.ranks if key == "rank" else None
            setattr(s, key, parse_count(line, text, key, int(key == "turn"), most))
    for key in FLAGS:
        setattr(s, key, r.rows.flag(key))
    s.xp = r.per_seat("xp")
    s.counts = r.per_seat("questions")
    line, text = r.rows.one("luck", bytes(KEY_BYTES).hex() + " 0")
    secret, _, count = text.partition(" ")
    try:
        s.luck_key = bytes.fromhex(secret)
    except ValueError:
        raise line.error("notation-luck") from None
    if len(s.luck_key) != KEY_BYTES:
        raise line.error("notation-luck-length", n=str(KEY_BYTES))
    s.luck = parse_count(line, count or "0", "counter-of-luck")
    s.script = tuple(read_script(r.rules, at, value) for at, value in r.rows.many("script"))


# ------------------------------------------------------------------------------------------------------------
# Rooms


def read_delve(r: Reader) -> None:
    """Champions, keys and what belongs to a walk; only an edition with rooms has them."""
    s = r.s
    if not r.rules.hall.is_map:
        return
    if not r.complete and "rooms" not in r.rows:
        raise r.rows.first.error("notation-needs-rooms")
    line, _ = r.rows.one("rooms", "")
    rooms = [r.rules.cards[s.kinds[c]].id for c in s.zones[ROOMS]]
    if len(rooms) != r.rules.hall.ranks or len(set(rooms)) != len(rooms):
        raise line.error("notation-rooms", n=str(r.rules.hall.ranks))
    line, text = r.rows.one("champions", " ".join([NOWHERE] * s.seats))
    places = tuple(_champion(r, line, name, rooms) for name in text.split())
    if len(places) != s.seats:
        raise line.error("notation-champions", seats=str(s.seats))
    line, text = r.rows.one("keys", "4")
    goal = parse_int(line, text, "keys")
    most = sum(r.rules.cards[k].count for k in r.rules.keys)
    if not 1 <= goal <= most:
        raise line.error("notation-keys", most=str(most))
    d = s.delve = new_delve(s.seats, goal)
    d.places = places
    line, text = r.rows.one("walk", "")
    light, *trail = text.split() or ["0"]
    d.light = parse_count(line, light, "light")
    d.trail = tuple(_room(line, name, rooms) for name in trail)
    line, text = r.rows.one("last", "0")
    d.last = parse_count(line, text, "last")
    d.down = _face_down(r)
    line, text = r.rows.one("told", "")
    d.told = tuple(sorted({_room(line, name, rooms) for name in text.split()}))
    d.limited, d.found, d.counted = (r.rows.flag(key) for key in ("limited", "found", "counted"))


def _face_down(r: Reader) -> tuple[tuple[int, int], ...]:
    """The cards of the hall that lie face down, each with the pile it came from."""
    s = r.s
    out: list[tuple[int, int]] = []
    for line, text in r.rows.many("down"):
        where, pile, who, *more = [*text.split(), "", "", ""]
        if not where.startswith("hall/") or not pile.startswith("draw.") or pile not in s.map.names or any(more):
            raise line.error("notation-down")
        card = r.place(line, where)
        if any(card == other for other, _ in out):
            raise line.error("notation-down-twice")
        if who:
            s.known[card] = seats_of(line, who, s.seats)
        out.append((card, s.map.names.index(pile)))
    return tuple(out)


def _champion(r: Reader, line: Line, name: str, rooms: list[str]) -> int:
    if name == NOWHERE:
        return OUTSIDE
    if name in r.rules.hall.locations:
        return location_place(r.rules.hall.locations.index(name))
    return _room(line, name, rooms, r.rules.hall.locations)


def _room(line: Line, name: str, rooms: list[str], others: tuple[str, ...] = ()) -> int:
    if name not in rooms:
        raise line.error("notation-no-such-place", name=name, known=", ".join((*rooms, *others)))
    return rooms.index(name)


# ------------------------------------------------------------------------------------------------------------
# Changes of single cards


def read_details(r: Reader) -> None:
    s = r.s
    for line, text in r.rows.many("sealed"):
        words = text.split()
        if len(words) != 5 or words[1] != "in" or words[3] != "lowest" or words[2] not in s.map.names:
            raise line.error("notation-sealed")
        lowest = parse_count(line, words[4], "lowest")
        s.sealed += ((r.place(line, words[0]), s.map.names.index(words[2]), lowest),)
    line, text = r.rows.one("front", "")
    s.front = r.place(line, text) if text else s.zones[HALL][0]
    for key in PLACES:
        line, text = r.rows.one(key, "")
        setattr(s, key, tuple(r.place(line, p) for p in text.split()))
    line, text = r.rows.one("passed", "")
    for word in text.split():
        s.passed |= 1 << r.seat(line, word)
    hand = s.zones[hand_of[s.active]]
    if any(c not in hand for c in s.marked):
        raise r.rows.one("marked", "")[0].error("notation-marked")
    line, text = r.rows.one("foe", NOWHERE)
    s.foe = r.place(line, text)
    s.gold = tuple((c, parse_int(line, rest, "gold")) for line, c, rest in r.pairs("gold"))
    s.used = {c: _abilities(r, line, c, rest) for line, c, rest in r.pairs("used")}
    s.held = {c: r.place(line, rest) for line, c, rest in r.pairs("held")}
    for line, c, _ in r.pairs("held"):
        if c not in hand or s.held[c] not in (EMPTY, *hand):
            raise line.error("notation-held")
    s.lent = {c: r.seat(line, rest) for line, c, rest in r.pairs("lent")}
    s.split = {c: parse_count(line, rest, "split") for line, c, rest in r.pairs("split")}


def _abilities(r: Reader, line: Line, card: int, text: str) -> int:
    """Abilities of a card as bits."""
    if card == EMPTY:
        raise line.error("notation-used")
    found = r.rules.cards[r.s.kinds[card]]
    bits = parse_count(line, text, "used")
    if bits >> len(found.abilities):
        raise line.error("notation-used-bits", card=found.id, n=len(found.abilities))
    return bits
