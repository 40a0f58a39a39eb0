"""Effects in force: which acts and lines the hall or the turn forbids or cancels, and which heroes cannot attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .program import (
    AIM_CARDS,
    AIM_FOE,
    AIM_NAME,
    AIM_PARTY,
    AIM_SELF,
    AIM_WIELDER,
    COUNTS_ABLE,
    IN_DUNGEON,
    IN_FRONT,
    IN_HALL,
    IN_HAND,
    IN_OWNED,
    IN_ROOMS,
    IN_SECRET,
    IN_SPOTS,
    IN_YOURS,
    Aim,
    Effect,
    Line,
    Where,
)
from .state import DESTROYED, DUNGEON, EMPTY, HALL, ROOMS, State, front_of, hand_of, secret_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .reckoning import Reckoning


class Context:
    """The context in which a card's words are read: the seat, the card itself, the monster being fought, the cards
    named so far (the "wielder" is a hero who might take the card up), and each card's contribution, once it is
    known."""

    __slots__ = ("foe", "lines", "names", "rank", "seat", "source")

    def __init__(self, seat: int, source: int, foe: int, rank: int, names: dict[str, tuple[int, ...]] | None) -> None:
        self.seat = seat
        self.source = source
        self.foe = foe
        self.rank = rank
        self.names = names
        self.lines: Reckoning | None = None


_NOBODY: Final[frozenset[int]] = frozenset()


# ------------------------------------------------------------------------------------------------------------
# Effects in force


def room_of(s: State, monster: int) -> int:
    """The room of a monster: where it was fought this turn, even if it has moved since, or else where it lies."""
    room = s.rank - 1 if monster == s.foe and s.rank else s.zones[HALL].index(monster)
    assert room >= 0, "a monster that is not in the hall has been fought this turn"
    return s.zones[ROOMS][room]


def there(s: State, foe: int) -> tuple[int, ...]:
    """A monster and, in editions with rooms, the room it lies in."""
    if foe == EMPTY:
        return ()
    return (foe, room_of(s, foe)) if s.rules.hall.is_map else (foe,)


def in_sight(s: State) -> tuple[int, ...]:
    """The hall, without cards that lie face down."""
    hall = s.zones[HALL]
    if not s.delve.down:
        return hall
    down = [c for c, _ in s.delve.down]
    return tuple([EMPTY if c in down else c for c in hall])


def hall_effects(s: State) -> list[Effect]:
    """The effects of cards in the hall."""
    traits = s.rules.hall_traits
    kinds = s.kinds
    out: list[Effect] = []
    for c in in_sight(s):
        if c != EMPTY:
            out += traits[kinds[c]].of(c)
    return out


def barred(s: State, act: str, card: int) -> bool:
    """Whether a card in the hall forbids this act to a card of the hall."""
    barring = s.rules.barring[act]
    if not barring:
        return False
    kinds = s.kinds
    for c in s.zones[HALL]:
        if kinds[c] in barring and c != EMPTY and c in in_sight(s):
            x = Context(s.active, EMPTY, s.foe, s.rank, None)
            for e in s.rules.hall_traits[kinds[c]].of(c):
                step = e.step
                if step.how == "forbid" and step.figure == act and e.covers(s, card, x) and e.in_force(s, x):
                    return True
    return False


def immune(s: State, monster: int, source: int) -> bool:
    """Whether the monster is immune to everything this card does."""
    r = s.rules
    if not r.battle.immune_wholly or source == EMPTY or s.kinds[monster] not in r.has_whiles:
        return False
    x = Context(s.active, EMPTY, s.foe, s.rank, None)
    for e in r.foe_traits[s.kinds[monster]].of(monster):
        if e.step.how == "ignore" and e.step.figure in ("attack", "magic") and e.covers(s, source, x):
            return True
    return False


def bans(s: State, seat: int) -> set[str]:
    """Acts forbidden to the seat's whole party for the rest of this turn."""
    if not s.mods or seat != s.active:
        return set()
    return {e.step.figure for e in s.mods if e.step.how == "forbid" and e.step.aim.code == AIM_PARTY}


def cancelled(s: State, card: int, event: str, line: Line, speaker: int) -> bool:
    """Whether this line of a monster in the hall is cancelled for this turn. ``speaker``: the monster whose line it is,
    printed or granted."""
    for e in s.mods:
        if e.step.how == "cancel" and e.step.speaks_of(event):
            if e.cards is None and not immune(s, speaker, e.source):
                return True
            if e.cards is not None and card in e.cards and e.fixed == line.ability:
                return True
    return False


def unable_heroes(s: State, seat: int, foe: int, rank: int, effects: Iterable[Effect]) -> set[int]:
    """Heroes who may not attack this monster here."""
    out: set[int] = set()
    x = Context(seat, EMPTY, foe, rank, None)
    for e in effects:
        if e.step.layers & COUNTS_ABLE and e.in_force(s, x):
            for c in s.zones[hand_of[seat]]:
                if s.kinds[c] in s.rules.heroes and e.covers(s, c, x):
                    out.add(c)
    return out


# ------------------------------------------------------------------------------------------------------------
# Filters, places


def matches(s: State, where: Where | None, card: int, x: Context) -> bool:
    if where is None:
        return True
    return where.fits[s.kinds[card]] and (where.rest is None or where.rest.matches(s, card, x))


def lying(s: State, place: int, seat: int) -> tuple[int, ...]:
    """The cards of a place, of this seat where every seat has one."""
    if place == IN_HAND:
        return s.zones[hand_of[seat]]
    if place == IN_YOURS:
        return s.zones[hand_of[seat]] + s.zones[front_of[seat]]
    if place == IN_HALL:
        return in_sight(s)
    if place == IN_FRONT:
        return s.zones[front_of[seat]]
    if place == IN_SECRET:
        return s.zones[secret_of[seat]]
    if place == IN_ROOMS:
        return s.zones[ROOMS]
    if place == IN_OWNED:
        return owned(s, seat)
    if place == IN_SPOTS:
        return tuple([c for z in s.map.spots for c in s.zones[z]])
    assert place == IN_DUNGEON
    return s.zones[DUNGEON]


def owned(s: State, seat: int) -> tuple[int, ...]:
    """All cards of a seat, wherever they lie; borrowed ones belong to their owner."""
    z = hand_of[seat] - 1
    mine = s.zones[z] + s.zones[z + 1] + s.zones[z + 2] + s.zones[z + 3]
    if s.lent:
        guests = s.zones[hand_of[s.active]] + s.zones[DESTROYED]
        mine = tuple(c for c in mine if c not in s.lent)
        mine += tuple(c for c, home in s.lent.items() if home == seat and c in guests)
    return mine


def aimed(s: State, aim: Aim, x: Context) -> tuple[int, ...]:
    """The cards a step is aimed at, now."""
    code = aim.code
    if code == AIM_NAME:
        return () if x.names is None else x.names.get(aim.name, ())
    if code == AIM_SELF:
        return (x.source,)
    if code == AIM_CARDS:
        zone = lying(s, aim.place, x.seat)
        return tuple(c for c in zone if c != EMPTY and matches(s, aim.where, c, x))
    if code == AIM_FOE:
        return () if x.foe == EMPTY else (x.foe,)
    if code == AIM_WIELDER:
        return (s.held[x.source],) if s.held.get(x.source, EMPTY) != EMPTY else ()
    if code == AIM_PARTY:
        return ()
    tagged = s.rules.tags.get(aim.name, _NOBODY)
    stacks = s.zones[s.map.first_stack : s.map.last_stack]
    return tuple(c for zone in stacks if zone and (not aim.name or s.kinds[zone[0]] in tagged) for c in zone[: aim.n])
