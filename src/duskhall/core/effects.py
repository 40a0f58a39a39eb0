"""What holds just now: which lasting changes are in force, what they stand on, and the cards of a place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .program import (
    AIM_CARDS,
    AIM_FOE,
    AIM_NAME,
    AIM_PARTY,
    AIM_SELF,
    AIM_WIELDER,
    CANCEL,
    COUNTS_ABLE,
    FORBID,
    IN_DUNGEON,
    IN_FRONT,
    IN_HALL,
    IN_HAND,
    IN_ROOMS,
    IN_SECRET,
    IN_YOURS,
    Aim,
    Line,
    Op,
    Where,
)
from .state import DUNGEON, EMPTY, HALL, ROOMS, Effect, State, front_of, hand_of, secret_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .numbers import Reckoning


class Context:
    """Whom a card speaks to: the seat, the card itself, the monster fought, what was named (the "wielder" is a hero who
    might take the card up), and what each card brings, once somebody has asked."""

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
# What holds just now


def room_of(s: State, monster: int) -> int:
    """The room in which a monster lies, or in which it was fought this turn."""
    hall = s.zones[HALL]
    room = hall.index(monster) if monster in hall else s.rank - 1
    assert room >= 0, "a monster that is not in the hall has been fought this turn"
    return s.zones[ROOMS][room]


def in_sight(s: State) -> tuple[int, ...]:
    """The hall, without cards that lie face down."""
    hall = s.zones[HALL]
    if not s.delve.down:
        return hall
    down = [c for c, _ in s.delve.down]
    return tuple([EMPTY if c in down else c for c in hall])


def hall_effects(s: State) -> list[Effect]:
    """What the cards of the hall do by lying there."""
    traits = s.rules.hall_traits
    kinds = s.kinds
    out: list[Effect] = []
    for c in in_sight(s):
        if c != EMPTY:
            for op in traits[kinds[c]]:
                out.append((op, c, None, None, ()))
    return out


def in_force(s: State, e: Effect, x: Context) -> bool:
    """Does the condition of a change hold?"""
    op = e[0]
    if op.when is None:
        return True
    x.source = e[1]
    if op.name:
        x.names = {op.name: e[4]}
    return op.when.holds(s, x)


def barred(s: State, act: str, card: int) -> bool:
    """Something in the hall forbids this act to a card of the hall."""
    barring = s.rules.barring[act]
    if not barring:
        return False
    kinds = s.kinds
    for c in s.zones[HALL]:
        if kinds[c] in barring and c != EMPTY and c in in_sight(s):
            x = Context(s.active, EMPTY, s.foe, s.rank, None)
            for op in s.rules.hall_traits[kinds[c]]:
                e = (op, c, None, None, ())
                if op.code == FORBID and op.figure == act and covers(s, e, card, x) and in_force(s, e, x):
                    return True
    return False


def immune(s: State, monster: int, source: int) -> bool:
    """Nothing that this card does touches the monster."""
    r = s.rules
    if not r.immune_wholly or source == EMPTY or s.kinds[monster] not in r.has_whiles:
        return False
    x = Context(s.active, EMPTY, s.foe, s.rank, None)
    return any(
        op.how == "ignore" and op.figure in ("attack", "magic") and covers(s, (op, monster, None, None, ()), source, x)
        for line in r.whiles[s.kinds[monster]]
        if line.place == "fought"
        for op in line.effects
    )


def bans(s: State, seat: int) -> set[str]:
    """Acts that the whole party of the seat may not do any more this turn."""
    if not s.mods or seat != s.active:
        return set()
    return {e[0].figure for e in s.mods if e[0].code == FORBID and e[0].aim.code == AIM_PARTY}


def cancelled(s: State, card: int, event: str, line: Line, speaker: int) -> bool:
    """This line of a monster in the hall does not happen this turn. ``speaker``: the monster that has the line, or has
    it as its own."""
    for op, source, cards, ability, _ in s.mods:
        if op.code == CANCEL and event in op.names:
            if cards is None and not immune(s, speaker, source):
                return True
            if cards is not None and card in cards and ability == line.ability:
                return True
    return False


def covers(s: State, e: Effect, card: int, x: Context) -> bool:
    """Does the change stand on this card?"""
    if e[2] is not None:
        return card in e[2]
    aim = e[0].aim
    code = aim.code
    if code == AIM_SELF:
        return card == e[1]
    if code == AIM_CARDS:
        x.source = e[1]
        return matches(s, aim.where, card, x)
    if code == AIM_WIELDER:
        return s.held.get(e[1], EMPTY) == card
    return code == AIM_FOE and card == x.foe


def size(s: State, e: Effect, x: Context) -> int:
    if e[3] is not None:
        return e[3]
    op = e[0]
    if op.counted is None:
        return op.amount
    x.source = e[1]
    return op.counted.amount(s, x)


def strength(s: State, seat: int, hero: int) -> int:
    """A hero's strength as it stands."""
    base = s.rules.strength[s.kinds[hero]]
    if s.mods and seat == s.active:
        for e in s.mods:
            if e[0].figure == "strength":
                x = Context(seat, hero, s.foe, s.rank, None)
                if covers(s, e, hero, x):
                    base += size(s, e, x) if e[0].how == "add" else -size(s, e, x)
        if s.rules.floors and base < 0:
            return 0
    return base


def weight(s: State, seat: int, weapon: int, hero: int) -> int:
    """What a weapon weighs for a hero."""
    k = s.kinds[weapon]
    base = s.rules.weight[k]
    for op in s.rules.weighing[k]:
        x = Context(seat, weapon, s.foe, s.rank, None if hero == EMPTY else {"wielder": (hero,)})
        if op.when is None or op.when.holds(s, x):
            if op.how == "zero":
                return 0
            base -= amount(s, op, x)
    if s.mods and seat == s.active:
        for e in s.mods:
            if e[0].figure == "weight":
                x = Context(seat, weapon, s.foe, s.rank, None)
                if covers(s, e, weapon, x):
                    if e[0].how == "zero":
                        return 0
                    base += size(s, e, x) if e[0].how == "add" else -size(s, e, x)
    return base if base > 0 else 0


def unable_heroes(s: State, seat: int, foe: int, rank: int, effects: Iterable[Effect]) -> set[int]:
    """Heroes who may not attack this monster here."""
    out: set[int] = set()
    x = Context(seat, EMPTY, foe, rank, None)
    for e in effects:
        if e[0].layers & COUNTS_ABLE and in_force(s, e, x):
            for c in s.zones[hand_of[seat]]:
                if s.kinds[c] in s.rules.heroes and covers(s, e, c, x):
                    out.add(c)
    return out


# ------------------------------------------------------------------------------------------------------------
# Filters, amounts, places


def matches(s: State, where: Where | None, card: int, x: Context) -> bool:
    if where is None:
        return True
    return where.fits[s.kinds[card]] and (where.rest is None or where.rest.matches(s, card, x))


def amount(s: State, op: Op, x: Context) -> int:
    """The number that goes with a step."""
    return op.amount if op.counted is None else op.counted.amount(s, x)


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
    assert place == IN_DUNGEON
    return s.zones[DUNGEON]


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
    stacks = s.zones[s.map.first_stack : s.map.first_stack + s.map.stacks]
    return tuple(c for zone in stacks if zone and (not aim.name or s.kinds[zone[0]] in tagged) for c in zone[: aim.n])
