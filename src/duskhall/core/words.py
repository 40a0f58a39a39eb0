"""What a card asks of the position: filters, amounts and conditions, and which lasting changes are in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import tree as t
from .rules import (
    AIM_CARDS,
    AIM_FOE,
    AIM_NAME,
    AIM_PARTY,
    AIM_SELF,
    AIM_WIELDER,
    FORBID,
    IN_HALL,
    Aim,
    Op,
    Where,
    compare,
)
from .state import EMPTY, HALL, State, first_stack, hand_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from .numbers import Sums

Effect = tuple[Op, int, "tuple[int, ...] | None", "int | None", "t.Condition | None"]
"""A lasting change in force: step, source, fixed targets, fixed amount, condition."""


class Context:
    """Whom a card speaks to: the seat, the card itself, the monster fought, what was named, the sums so far."""

    __slots__ = ("foe", "names", "rank", "seat", "source", "sums")

    def __init__(
        self, seat: int, source: int, foe: int, rank: int, names: dict[str, tuple[int, ...]] | None, sums: Sums | None
    ) -> None:
        self.seat = seat
        self.source = source
        self.foe = foe
        self.rank = rank
        self.names = names
        self.sums = sums


_NOBODY: frozenset[int] = frozenset()


# ------------------------------------------------------------------------------------------------------------
# What holds just now


def effects_on(s: State, seat: int, foe: int) -> list[Effect]:
    """All lasting changes in force: of cards present, of the monster fought, and made by abilities."""
    r = s.rules
    kinds = s.kinds
    out: list[Effect] = []
    for c in s.zones[hand_of(seat)]:
        k = kinds[c]
        if k in r.has_whiles:
            for line in r.whiles[k]:
                if line.place == "present" or (line.place == "equipped" and s.held.get(c, EMPTY) != EMPTY):
                    for op in line.effects:
                        out.append((op, c, None, None, line.when))
    if foe != EMPTY and kinds[foe] in r.has_whiles:
        for line in r.whiles[kinds[foe]]:
            if line.place == "fought":
                for op in line.effects:
                    out.append((op, foe, None, None, line.when))
    if seat == s.active:
        for mod in s.mods:
            out.append((r.programs[mod[0]].ops[mod[1]], mod[2], mod[3], mod[4], None))
    return out


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
    if isinstance(e[0].amount, int):
        return e[0].amount
    x.source = e[1]
    return amount(s, e[0].amount, x)


def strength(s: State, seat: int, hero: int) -> int:
    """A hero's strength as it stands."""
    base = s.rules.strength[s.kinds[hero]]
    if s.mods and seat == s.active:
        x = Context(seat, hero, s.foe, s.rank, None, None)
        for mod in s.mods:
            op = s.rules.programs[mod[0]].ops[mod[1]]
            if op.figure == "strength":
                e: Effect = (op, mod[2], mod[3], mod[4], None)
                if covers(s, e, hero, x):
                    base += size(s, e, x) if op.how == "add" else -size(s, e, x)
    return base


def weight(s: State, seat: int, weapon: int) -> int:
    base = s.rules.weight[s.kinds[weapon]]
    if s.mods and seat == s.active:
        x = Context(seat, weapon, s.foe, s.rank, None, None)
        for mod in s.mods:
            op = s.rules.programs[mod[0]].ops[mod[1]]
            if op.figure == "weight" and op.how == "zero" and covers(s, (op, mod[2], mod[3], mod[4], None), weapon, x):
                return 0
    return base


def unable_heroes(s: State, seat: int, foe: int, rank: int, effects: Iterable[Effect]) -> set[int]:
    """Heroes who may not attack this monster here."""
    out: set[int] = set()
    x = Context(seat, EMPTY, foe, rank, None, None)
    for e in effects:
        if e[0].code == FORBID and e[0].figure == "attack":
            x.source = e[1]
            if e[4] is None or holds(s, e[4], x):
                for c in s.zones[hand_of(seat)]:
                    if s.kinds[c] in s.rules.heroes and covers(s, e, c, x):
                        out.add(c)
    return out


# ------------------------------------------------------------------------------------------------------------
# Filters, amounts, conditions


def matches(s: State, where: Where | None, card: int, x: Context) -> bool:
    if where is None:
        return True
    if where.kinds is not None:
        return s.kinds[card] in where.kinds
    return _test(s, where.node, card, x)


def _test(s: State, node: Any, card: int, x: Context) -> bool:
    return _FILTERS[type(node)](s, node, card, x)


def _fig(s: State, node: t.Fig, card: int, x: Context) -> bool:
    if s.kinds[card] not in s.rules.has[node.figure]:
        return False
    return compare(_figure(s, node.figure, card, x), node.test, amount(s, node.amount, x))


def _armed(s: State, node: t.Armed, card: int, x: Context) -> bool:
    for w, h in s.held.items():
        if h == card and (node.weapon is None or _test(s, node.weapon, w, x)):
            return True
    return False


def _all(s: State, node: t.And, card: int, x: Context) -> bool:
    for part in node.of:
        if not _FILTERS[type(part)](s, part, card, x):
            return False
    return True


def _any(s: State, node: t.Or, card: int, x: Context) -> bool:
    for part in node.of:
        if _FILTERS[type(part)](s, part, card, x):
            return True
    return False


def _can(s: State, node: t.Can, card: int, x: Context) -> bool:
    return card not in unable_heroes(s, x.seat, x.foe, x.rank, effects_on(s, x.seat, x.foe))


_FILTERS: dict[type[Any], Callable[[State, Any, int, Context], bool]] = {
    t.Is: lambda s, node, card, x: s.kinds[card] in s.rules.tags.get(node.tag, _NOBODY),
    t.Named: lambda s, node, card, x: s.kinds[card] == s.rules.index[node.card],
    t.Has: lambda s, node, card, x: s.kinds[card] in s.rules.has[node.figure],
    t.Held: lambda s, node, card, x: s.held.get(card, EMPTY) != EMPTY,
    t.Other: lambda s, node, card, x: card != x.source,
    t.Not: lambda s, node, card, x: not _test(s, node.of, card, x),
    t.Fig: _fig,
    t.Armed: _armed,
    t.Can: _can,
    t.And: _all,
    t.Or: _any,
}


def _figure(s: State, figure: str, card: int, x: Context) -> int:
    """A figure of a card as it stands now."""
    if figure == "strength":
        return strength(s, x.seat, card)
    if figure == "weight":
        return weight(s, x.seat, card)
    if figure == "rank":
        if card == x.foe:
            return x.rank
        return s.zones[HALL].index(card) + 1 if card in s.zones[HALL] else 0
    return s.rules.printed[figure][s.kinds[card]]


def named_cards(s: State, name: str, x: Context) -> tuple[int, ...]:
    if name == "self":
        return (x.source,)
    if name == "foe":
        return () if x.foe == EMPTY else (x.foe,)
    if name == "wielder":
        return (s.held[x.source],) if s.held.get(x.source, EMPTY) != EMPTY else ()
    return () if x.names is None else x.names.get(name, ())


def amount(s: State, node: t.Amount, x: Context) -> int:
    if isinstance(node, int):
        return node
    return _AMOUNTS[type(node)](s, node, x)


def _value(s: State, node: t.Value, x: Context) -> int:
    if node.of == "foe" and node.figure == "rank":
        return x.rank
    if node.of == "party":
        assert x.sums is not None, "the party's numbers are only known in a reckoning"
        return x.sums.present_magic if node.figure == "magic" else x.sums.attack
    if node.of == "you":
        return s.xp[x.seat]
    return sum(_figure(s, node.figure, c, x) for c in named_cards(s, node.of, x))


_AMOUNTS: dict[type[Any], Callable[[State, Any, Context], int]] = {
    t.Value: _value,
    t.Count: lambda s, node, x: len(cards_at(s, node.cards, x)),
    t.Plus: lambda s, node, x: amount(s, node.a, x) + amount(s, node.b, x),
    t.Times: lambda s, node, x: amount(s, node.a, x) * amount(s, node.b, x),
}


def cards_at(s: State, cards: t.Cards, x: Context) -> tuple[int, ...]:
    """The cards of a place that match. A party's cards that are only marked still count."""
    zone = s.zones[HALL] if cards.place == "hall" else s.zones[hand_of(x.seat)]
    where = cards.where
    return tuple(c for c in zone if c != EMPTY and (where is None or _test(s, where, c, x)))


def holds(s: State, node: Any, x: Context) -> bool:
    return _CONDITIONS[type(node)](s, node, x)


def _card_is(s: State, node: t.CardIs, x: Context) -> bool:
    for c in named_cards(s, node.card, x):
        if _test(s, node.where, c, x):
            return True
    return False


def _dark(s: State, node: t.Dark, x: Context) -> bool:
    assert x.sums is not None, "darkness is only known in a reckoning"
    return x.sums.dark > 0


_CONDITIONS: dict[type[Any], Callable[[State, Any, Context], bool]] = {
    t.Won: lambda s, node, x: s.won,
    t.Now: lambda s, node, x: s.claim,
    t.Cmp: lambda s, node, x: compare(amount(s, node.a, x), node.test, amount(s, node.b, x)),
    t.CardIs: _card_is,
    t.Some: lambda s, node, x: bool(cards_at(s, node.cards, x)),
    t.Dark: _dark,
    t.And: lambda s, node, x: all(holds(s, part, x) for part in node.of),
    t.Or: lambda s, node, x: any(holds(s, part, x) for part in node.of),
    t.Not: lambda s, node, x: not holds(s, node.of, x),
}


def aimed(s: State, aim: Aim, x: Context) -> tuple[int, ...]:
    """The cards a step is aimed at, now."""
    code = aim.code
    if code == AIM_NAME:
        return () if x.names is None else x.names.get(aim.name, ())
    if code == AIM_SELF:
        return (x.source,)
    if code == AIM_CARDS:
        zone = s.zones[HALL] if aim.place == IN_HALL else s.zones[hand_of(x.seat)]
        return tuple(c for c in zone if c != EMPTY and matches(s, aim.where, c, x))
    if code == AIM_FOE:
        return () if x.foe == EMPTY else (x.foe,)
    if code == AIM_WIELDER:
        return (s.held[x.source],) if s.held.get(x.source, EMPTY) != EMPTY else ()
    if code == AIM_PARTY:
        return ()
    tagged = s.rules.tags.get(aim.name, _NOBODY)
    return tuple(c for zone in s.zones[first_stack(s) :] if zone and s.kinds[zone[0]] in tagged for c in zone[: aim.n])
