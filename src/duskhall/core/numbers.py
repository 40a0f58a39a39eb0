"""Numbers: what a party is worth against a monster, and every filter, amount and condition a card asks.

One evaluator, :func:`reckon`, computes the battle. Given a ledger it also writes down each entry; without one it
only adds. The
layers follow from figure, operation and target, so that no card names a layer. Their order, top to bottom:

strength - weight - who can attack - light and darkness - the lines of the cards - ignored sources - untyped losses
of heroes -
attack that becomes magic - sums - untyped losses of the party - doubling - one kind zeroed or halved - darkness -
the total halved.
"""

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

Entry = tuple[str, str, int, int, int]
"""One line of a ledger: why, figure, source card (EMPTY: the rules), card it stands on (EMPTY: the party), amount."""

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


class Sums:
    """The result of a reckoning."""

    __slots__ = (
        "attack",
        "choices",
        "dark",
        "defeatable",
        "fightable",
        "health",
        "light",
        "magic",
        "present_magic",
        "total",
        "unable",
    )

    def __init__(self) -> None:
        self.attack = 0
        self.magic = 0
        self.present_magic = 0
        """Magic attack before the monster's own traits: what "required" and "present" look at."""
        self.light = 0
        self.dark = 0
        self.total = 0
        self.health = 0
        self.fightable = True
        self.defeatable = True
        self.unable: frozenset[int] | set[int] = _NOBODY
        self.choices: list[tuple[int, ...]] = []
        """Untyped losses that are still open: (card or EMPTY, least and most points that attack can bear, points in
        all)."""

    @property
    def wins(self) -> bool:
        return self.defeatable and self.total >= self.health


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


# ------------------------------------------------------------------------------------------------------------
# The reckoning


def reckon(s: State, seat: int, foe: int, rank: int, ledger: list[Entry] | None = None) -> Sums:
    """What the seat's party as it stands is worth against a monster (EMPTY: against nobody) in a rank."""
    r = s.rules
    kinds = s.kinds
    held = s.held
    hand = s.zones[hand_of(seat)]
    effects = effects_on(s, seat, foe)
    out = Sums()
    x = Context(seat, EMPTY, foe, rank, None, out)

    # Who can attack; weapons that have become too heavy give nothing but stay linked.
    idle: set[int] = set()
    if effects:
        unable = unable_heroes(s, seat, foe, rank, effects)
        if unable:
            out.unable = unable
            idle |= unable
    for w, h in held.items():
        if h == EMPTY or h in idle or weight(s, seat, w) > strength(s, seat, h):
            idle.add(w)

    # What a card does by being there ends with its part in the battle; what an ability did before stays.
    live = [e for e in effects if e[0].code != FORBID and not (e[1] in idle and e[0] in r.trait_ops)]

    # Light and darkness.
    weapons = r.weapons
    fighting = [c for c in hand if c not in idle and (c in held or kinds[c] not in weapons)]
    for c in fighting:
        if r.light[kinds[c]]:
            out.light += r.light[kinds[c]]
            if ledger is not None:
                ledger.append(("printed", "light", c, c, r.light[kinds[c]]))
    if foe != EMPTY:
        out.health = r.printed["health"][kinds[foe]]
        deep = r.printed["darkness"][kinds[foe]]
        out.dark = max(0, rank + deep - out.light)
        if ledger is not None:
            ledger.append(("rank", "darkness", EMPTY, EMPTY, rank))
            if deep:
                ledger.append(("printed", "darkness", foe, EMPTY, deep))
            if out.light:
                ledger.append(("lit", "darkness", EMPTY, EMPTY, out.dark - rank - deep))

    # Sources that this monster ignores; kinds of attack that count for nothing against it.
    ignored: dict[str, set[int]] = {}
    void: set[str] = set()
    for e in live:
        if e[0].how == "ignore":
            ignored.setdefault(e[0].figure, set()).update(c for c in hand if covers(s, e, c, x))
        elif e[0].how == "zero" and e[0].aim.code == AIM_PARTY and _applies(s, e, x):
            void.add(e[0].figure)

    # The lines of the cards, a weapon's on its hero.
    attack: dict[int, int] = {}
    magic: dict[int, int] = {}
    for c in fighting:
        k = kinds[c]
        if r.attack[k]:
            _add_line(attack, "attack", c, held.get(c, c), r.attack[k], ignored, foe, ledger)
        if r.magic[k]:
            _add_line(magic, "magic", c, held.get(c, c), r.magic[k], ignored, foe, ledger)
    for e in live:
        op = e[0]
        if op.how not in ("add", "less") or op.figure not in ("attack", "magic") or not _applies(s, e, x):
            continue
        n = size(s, e, x) if op.how == "add" else -size(s, e, x)
        line = attack if op.figure == "attack" else magic
        lost = op.figure in ignored and e[1] in ignored[op.figure]
        if n:
            for c in fighting if op.aim.code != AIM_PARTY else (EMPTY,):
                if c == EMPTY or covers(s, e, c, x):
                    on = held.get(c, c)
                    if ledger is not None:
                        ledger.append(("bonus", op.figure, e[1], on, n))
                        if lost:
                            ledger.append(("ignored", op.figure, foe, on, -n))
                    if not lost:
                        line[on] = line.get(on, 0) + n

    # Untyped losses that stand on heroes, then attack that becomes magic.
    party_loss = 0
    for e in live:
        op = e[0]
        if op.figure == "either" and _applies(s, e, x):
            n = size(s, e, x)
            if op.aim.code == AIM_PARTY:
                party_loss += n
            else:
                for c in fighting:
                    if covers(s, e, c, x):
                        a, m = _lose(s, out, c, n, attack.get(c, 0), magic.get(c, 0), void)
                        attack[c] = attack.get(c, 0) - a
                        magic[c] = magic.get(c, 0) - m
                        if ledger is not None:
                            _note(ledger, "loss", e[1], c, -a, -m)
    for e in live:
        if e[0].how == "become" and _applies(s, e, x):
            for c in fighting:
                if covers(s, e, c, x) and attack.get(c, 0):
                    if ledger is not None:
                        _note(ledger, "become", e[1], c, -attack[c], attack[c])
                    magic[c] = magic.get(c, 0) + attack[c]
                    attack[c] = 0

    # Sums, untyped losses of the party, doubling.
    out.attack = sum(attack.values())
    out.magic = sum(magic.values())
    if party_loss:
        a, m = _lose(s, out, EMPTY, party_loss, out.attack, out.magic, void)
        out.attack -= a
        out.magic -= m
        if ledger is not None:
            for e in live:
                if e[0].figure == "either" and e[0].aim.code == AIM_PARTY and _applies(s, e, x):
                    n = size(s, e, x)
                    da, dm = min(n, a), min(max(0, n - a), m)
                    a, m = a - da, m - dm
                    _note(ledger, "loss", e[1], EMPTY, -da, -dm)
    for e in live:
        if e[0].how == "double" and e[0].figure == "magic" and _applies(s, e, x):
            if ledger is not None and out.magic:
                ledger.append(("double", "magic", e[1], EMPTY, out.magic))
            out.magic *= 2
    out.present_magic = out.magic

    # What the monster does to one kind; darkness; what it does to the total.
    for e in live:
        op = e[0]
        if (
            op.how in ("zero", "half")
            and op.aim.code == AIM_PARTY
            and op.figure in ("attack", "magic")
            and _applies(s, e, x)
        ):
            before = out.attack if op.figure == "attack" else out.magic
            after = 0 if op.how == "zero" else before // 2
            if op.figure == "attack":
                out.attack = after
            else:
                out.magic = after
            if ledger is not None and after != before:
                ledger.append((op.how, op.figure, e[1], EMPTY, after - before))
    out.total = out.attack + out.magic
    if out.dark:
        out.total -= r.dark_cost * out.dark
        if ledger is not None:
            ledger.append(("dark", "total", EMPTY, EMPTY, -r.dark_cost * out.dark))
    for e in live:
        if e[0].figure == "total" and e[0].how == "half" and out.total > 0 and _applies(s, e, x):
            after = out.total // 2
            if ledger is not None:
                ledger.append(("half", "total", e[1], EMPTY, after - out.total))
            out.total = after
    for e in effects:
        op = e[0]
        if (
            op.code == FORBID
            and op.aim.code == AIM_SELF
            and e[1] == foe
            and op.figure != "attack"
            and _applies(s, e, x)
        ):
            if op.figure == "be-fought":
                out.fightable = False
            else:
                out.defeatable = False
    return out


def _add_line(
    line: dict[int, int],
    figure: str,
    card: int,
    on: int,
    n: int,
    ignored: dict[str, set[int]],
    foe: int,
    ledger: list[Entry] | None,
) -> None:
    """A printed number of a card, unless the monster ignores its source."""
    if ledger is not None:
        ledger.append(("printed", figure, card, on, n))
    if ignored and card in ignored.get(figure, _NOBODY):
        if ledger is not None:
            ledger.append(("ignored", figure, foe, on, -n))
    else:
        line[on] = line.get(on, 0) + n


def _applies(s: State, e: Effect, x: Context) -> bool:
    if e[4] is None:
        return True
    x.source = e[1]
    return holds(s, e[4], x)


def _lose(s: State, out: Sums, on: int, n: int, attack: int, magic: int, void: set[str]) -> tuple[int, int]:
    """Share an untyped loss of n points between the kinds that have any; the owner's word decides where there is a
    choice."""
    a = 0 if "attack" in void else max(0, attack)
    m = 0 if "magic" in void else max(0, magic)
    if a + m <= n:
        return a, m
    least, most = max(0, n - m), min(n, a)
    if least == most:
        return least, n - least
    if on in s.split:
        on_attack = min(most, max(least, s.split[on]))
    else:
        out.choices.append((on, least, most, n))
        on_attack = most
    return on_attack, n - on_attack


def _note(ledger: list[Entry], why: str, source: int, on: int, attack: int, magic: int) -> None:
    if attack:
        ledger.append((why, "attack", source, on, attack))
    if magic:
        ledger.append((why, "magic", source, on, magic))


def untyped_loss(s: State, seat: int) -> bool:
    """Might a loss without a kind be due? A quick look before a whole reckoning."""
    lossy = s.rules.lossy
    kinds = s.kinds
    if any(kinds[c] in lossy for c in s.zones[hand_of(seat)]):
        return True
    return any(s.rules.programs[m[0]].ops[m[1]].figure == "either" for m in s.mods)


# ------------------------------------------------------------------------------------------------------------
# Other numbers


def purse(s: State, seat: int, ledger: list[Entry] | None = None) -> int:
    """Gold of the cards that are still there and survive, plus gold produced this turn."""
    gold = s.rules.gold
    kinds = s.kinds
    n = 0
    for c in s.zones[hand_of(seat)]:
        if gold[kinds[c]] and c not in s.marked:
            n += gold[kinds[c]]
            if ledger is not None:
                ledger.append(("printed", "gold", c, c, gold[kinds[c]]))
    if seat == s.active:
        for c, earned in s.gold:
            n += earned
            if ledger is not None:
                ledger.append(("earned", "gold", c, EMPTY, earned))
    return max(0, n)


def buys(s: State) -> int:
    """How many cards may be bought in this visit."""
    n = 1
    for mod in s.mods:
        op = s.rules.programs[mod[0]].ops[mod[1]]
        if op.figure == "buys":
            n += op.amount if isinstance(op.amount, int) else 0
    return n


def score(s: State, seat: int, ledger: list[Entry] | None = None) -> int:
    """Victory points of everything the seat owns."""
    vp = s.rules.printed["vp"]
    n = 0
    for c in owned(s, seat):
        if vp[s.kinds[c]]:
            n += vp[s.kinds[c]]
            if ledger is not None:
                ledger.append(("printed", "vp", c, c, vp[s.kinds[c]]))
    return n


def owned(s: State, seat: int) -> tuple[int, ...]:
    """All cards of a seat, wherever they lie; borrowed ones belong to their owner."""
    z = hand_of(seat) - 1
    mine = s.zones[z] + s.zones[z + 1] + s.zones[z + 2]
    if s.lent:
        mine = tuple(c for c in mine if c not in s.lent) + tuple(c for c, home in s.lent.items() if home == seat)
    return mine
