"""Numbers: what a party is worth against a monster.

One evaluator, :func:`reckon`, computes the battle in layers. Given a ledger it also writes down each entry; without
one it only adds. In which layer a change counts follows from figure, operation and target, so that no card names a
layer; the order of the layers is a table of the edition (``Rules.layers``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .rules import (
    AIM_CARDS,
    AIM_PARTY,
    AIM_SELF,
    AIM_WIELDER,
    COUNTS,
    COUNTS_ABLE,
    COUNTS_ARMOR,
    COUNTS_BECOME,
    COUNTS_DARK,
    COUNTS_DOUBLE,
    COUNTS_FORBID,
    COUNTS_HALF,
    COUNTS_HEALTH,
    COUNTS_HERO_LOSS,
    COUNTS_LIGHT,
    COUNTS_LINES,
    COUNTS_ONE_KIND,
    COUNTS_OWN_LINE,
    COUNTS_PARTY_LOSS,
    COUNTS_TOTAL,
    COUNTS_VERDICT,
    COUNTS_VOID,
    brings_magic,
)
from .state import DESTROYED, EMPTY, HALL, ROOMS, Effect, State, front_of, hand_of
from .words import (
    Context,
    covers,
    effects_of,
    effects_on,
    in_force,
    matches,
    room_of,
    size,
    strength,
    unable_heroes,
    weight,
)

Entry = tuple[str, str, int, int, int]
"""One line of a ledger: why, figure, source card (EMPTY: the rules), card it stands on (EMPTY: the party), amount."""

_NOBODY: Final[frozenset[int]] = frozenset()
_NO_KIND: Final[frozenset[str]] = frozenset()
_NOTHING: Final[dict[str, frozenset[int]]] = {}


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


class Reckoning(Context):
    """A sum that is being worked out; each layer reads and writes it. Conditions and amounts see the sums so far."""

    __slots__ = (
        "attack",
        "bits",
        "effects",
        "fighting",
        "idle",
        "ignored",
        "ledger",
        "live",
        "magic",
        "out",
        "s",
        "void",
    )

    def __init__(self, s: State, seat: int, foe: int, rank: int, ledger: list[Entry] | None) -> None:
        out = Sums()
        self.seat = seat
        self.source = EMPTY
        self.foe = foe
        self.rank = rank
        self.names = None
        self.sums = out
        self.wielder = EMPTY
        self.lines = None
        self.s = s
        self.ledger = ledger
        self.out = out
        self.effects = effects_on(s, seat, foe)
        bits = 0
        for e in self.effects:
            bits |= e[0].layers
        self.bits = bits
        """Layers that have a change to count."""
        self.live: list[Effect] = self.effects
        """Changes that count; who has no part in the battle takes his own with him."""
        self.idle: frozenset[int] | set[int] = _NOBODY
        """Heroes who cannot attack, their weapons, and weapons that have become too heavy."""
        self.fighting: list[int] = []
        self.ignored: dict[str, frozenset[int]] = _NOTHING
        """Sources whose attack or magic this monster ignores."""
        self.void = _NO_KIND
        """Kinds of attack that count for nothing against it."""
        self.attack: dict[int, int] = {}
        self.magic: dict[int, int] = {}
        """The line of each card that brings something."""

    def note(self, why: str, figure: str, source: int, on: int, amount: int) -> None:
        if self.ledger is not None and amount:
            self.ledger.append((why, figure, source, on, amount))

    def applies(self, e: Effect) -> bool:
        return e[0].when is None or in_force(self.s, e, self)

    def on(self, card: int) -> int:
        """The hero on whom a weapon's number stands; every other card stands for itself."""
        return self.s.held.get(card, card)


def reckon(s: State, seat: int, foe: int, rank: int, ledger: list[Entry] | None = None) -> Sums:
    """What the seat's party as it stands is worth against a monster (EMPTY: against nobody) in a rank."""
    k = Reckoning(s, seat, foe, rank, ledger)
    _work_out(k)
    return k.out


def _work_out(k: Reckoning, last: Layer | None = None) -> None:
    """Layer after layer, up to this one if only that is wanted."""
    for layer in k.s.rules.layers_for(k.bits):
        layer(k)
        if layer is last:
            return


def darkness(s: State, seat: int, foe: int, rank: int) -> int:
    """The darkness that is left, without the rest of the reckoning."""
    k = Reckoning(s, seat, foe, rank, None)
    _work_out(k, light_and_darkness)
    return k.out.dark


def lit(s: State, seat: int) -> int:
    """The light of a party, without the rest of the reckoning."""
    k = Reckoning(s, seat, EMPTY, 0, None)
    _work_out(k, light)
    return k.out.light


def lines_of(s: State, x: Context, card: int) -> tuple[int, int]:
    """Attack and magic that one card brings with everything that stands on it: a hero with his weapon, a weapon
    alone."""
    k = x.lines
    if k is None:
        k = x.lines = Reckoning(s, x.seat, x.foe, x.rank, None)
        _work_out(k)
    if s.kinds[card] in s.rules.weapons:
        return k.attack.get(card, 0), k.magic.get(card, 0)
    return _brings(k, k.attack, card), _brings(k, k.magic, card)


# ------------------------------------------------------------------------------------------------------------
# The layers

Layer = Callable[[Reckoning], None]


def who_fights(k: Reckoning) -> None:
    """Heroes who may not attack are out; a weapon that has become too heavy gives nothing but stays linked."""
    s = k.s
    idle = k.idle
    if k.bits & COUNTS_ABLE:
        unable = unable_heroes(s, k.seat, k.foe, k.rank, k.effects)
        if unable:
            k.out.unable = idle = unable
    held = s.held
    if held and k.seat == s.active and not s.rules.many_weapons:
        for w, h in held.items():
            if h != EMPTY and (h in idle or weight(s, k.seat, w, h) > strength(s, k.seat, h)):
                idle = idle | {w}
    k.idle = idle
    r = s.rules
    kinds = s.kinds
    light = 0
    for c in s.zones[hand_of[k.seat]]:
        kind = kinds[c]
        if c not in idle and (not r.is_weapon[kind] or held.get(c, EMPTY) != EMPTY):
            k.fighting.append(c)
            light += r.light[kind]
            if r.attack[kind]:
                k.attack[c] = r.attack[kind]
            if r.magic[kind]:
                k.magic[c] = r.magic[kind]
    k.out.light = light
    if idle or k.bits & COUNTS_FORBID:
        traits = r.trait_ops
        # What a card does by being there ends with its part in the battle; what an ability did before stays.
        k.live = [e for e in k.effects if not e[0].layers & COUNTS_FORBID and not (e[1] in idle and e[0] in traits)]


def light_and_darkness(k: Reckoning) -> None:
    """Rank and monster make it dark, cards bring light; light beyond that is worth nothing."""
    if k.ledger is not None or k.bits & COUNTS_LIGHT:
        light(k)
    if k.foe == EMPTY:
        return
    s = k.s
    out = k.out
    health(k)
    deep = s.rules.darkness[s.kinds[k.foe]]
    lit = out.light
    if lit > 0 and k.bits & COUNTS_DARK and any(_keeps_dark(k, e) for e in k.effects):
        lit = 0
    dark = k.rank + deep - lit
    out.dark = dark if dark > 0 else 0
    if k.ledger is not None:
        k.note("rank", "darkness", EMPTY, EMPTY, k.rank)
        k.note("printed", "darkness", k.foe, EMPTY, deep)
        k.note("lit", "darkness", EMPTY, EMPTY, out.dark - k.rank - deep)


def light(k: Reckoning) -> None:
    """What the cards bring that fight: as printed, and what changes it."""
    if k.ledger is not None:
        for c in k.fighting:
            k.note("printed", "light", c, c, k.s.rules.light[k.s.kinds[c]])
    if k.bits & COUNTS_LIGHT:
        _change_light(k, [e for e in k.live if e[0].layers & COUNTS_LIGHT and k.applies(e)])


def health(k: Reckoning) -> None:
    """As printed on the monster, and on its room."""
    if k.foe == EMPTY:
        return
    if k.ledger is None and not k.s.rules.doors:
        k.out.health = k.s.rules.health[k.s.kinds[k.foe]]
        return
    for card, n in printed_there(k.s, "health", k.foe):
        k.out.health += n
        k.note("printed" if card == k.foe else "room", "health", card, k.foe, n)


def _change_light(k: Reckoning, changes: list[Effect]) -> None:
    """More light for the party; then none of what certain cards bring, or none at all."""
    by_card = {c: k.s.rules.light[k.s.kinds[c]] for c in k.fighting}
    for e in changes:
        if e[0].how == "add":
            n = size(k.s, e, k)
            by_card[e[1]] = by_card.get(e[1], 0) + n
            k.note("bonus", "light", e[1], EMPTY, n)
    for e in changes:
        if e[0].how == "ignore":
            for c, n in by_card.items():
                if n and covers(k.s, e, c, k):
                    by_card[c] = 0
                    k.note("ignored", "light", e[1], EMPTY, -n)
    k.out.light = sum(by_card.values())
    for e in changes:
        if e[0].how == "zero":
            k.note("zero", "light", e[1], EMPTY, -k.out.light)
            k.out.light = 0


def _keeps_dark(k: Reckoning, e: Effect) -> bool:
    """The darkness of this monster cannot be reduced."""
    return bool(e[0].layers & COUNTS_DARK) and covers(k.s, e, k.foe, k) and k.applies(e)


def changes_of_health(k: Reckoning) -> None:
    """What abilities and effects did to the monster's health."""
    if k.foe == EMPTY:
        return
    for e in k.live:
        if e[0].layers & COUNTS_HEALTH and covers(k.s, e, k.foe, k) and k.applies(e):
            n = size(k.s, e, k) if e[0].how == "add" else -size(k.s, e, k)
            k.out.health += n
            k.note("bonus", "health", e[1], k.foe, n)


def what_is_void(k: Reckoning) -> None:
    """Sources that this monster ignores, and kinds of attack that count for nothing against it."""
    for e in k.live:
        if not e[0].layers & COUNTS_VOID:
            continue
        if e[0].how == "ignore":
            if k.applies(e):
                # What left the hand after it was used is still the source of what it did.
                cards = {*k.s.zones[hand_of[k.seat]], *k.s.zones[front_of[k.seat]], *(x[1] for x in k.live)}
                found = {c for c in cards if covers(k.s, e, c, k)}
                k.ignored = {**k.ignored, e[0].figure: k.ignored.get(e[0].figure, _NOBODY) | found}
        elif k.applies(e):
            k.void = k.void | {e[0].figure}


def card_lines(k: Reckoning) -> None:
    """What each card brings: print and bonuses, less what is ignored by its source."""
    s = k.s
    if k.ledger is not None or k.ignored:
        printed = (("attack", k.attack), ("magic", k.magic))
        k.attack, k.magic = {}, {}
        for figure, lines in printed:
            for c, n in lines.items():
                _add(k, "printed", figure, c, c, n)
    for e in k.live if k.bits & COUNTS_LINES else ():
        op = e[0]
        if op.layers & COUNTS_LINES and k.applies(e):
            n = size(s, e, k) if op.how == "add" else -size(s, e, k)
            if n and op.aim.code == AIM_PARTY:
                _add(k, "bonus", op.figure, e[1], EMPTY, n)
            elif n and op.aim.code == AIM_SELF and e[2] is None:
                # By being there: even a weapon that nobody holds.
                _add(k, "bonus", op.figure, e[1], e[1], n)
            elif n:
                for c in _those_of(k, e):
                    _add(k, "bonus", op.figure, e[1], c, n)


def _those_of(k: Reckoning, e: Effect) -> list[int]:
    """Cards that fight and on which a change stands."""
    s = k.s
    on = e[2]
    aim = e[0].aim
    if on is None and aim.code == AIM_SELF:
        on = (e[1],)
    elif on is None and aim.code == AIM_WIELDER:
        on = (s.held.get(e[1], EMPTY),)
    out = []
    if on is not None:
        for c in k.fighting:
            if c in on:
                out.append(c)
    elif aim.code == AIM_CARDS:
        where = aim.where
        k.source = e[1]
        for c in k.fighting:
            if where is None or (where.fits[s.kinds[c]] and matches(s, where, c, k)):
                out.append(c)
    return out


def _add(k: Reckoning, why: str, figure: str, source: int, card: int, n: int) -> None:
    if k.ledger is not None:
        k.note(why, figure, source, k.on(card), n)
    if k.ignored and source in k.ignored.get(figure, _NOBODY) and not _a_gift(k, source, card):
        k.note("ignored", figure, k.foe, k.on(card), -n)
    else:
        line = k.attack if figure == "attack" else k.magic
        line[card] = line.get(card, 0) + n


def _a_gift(k: Reckoning, source: int, card: int) -> bool:
    """What one card does for a given other hero is that hero's."""
    return k.s.rules.gifts_count and card not in (source, EMPTY)


def own_lines_to_zero(k: Reckoning) -> None:
    """A hero whose own attack counts for nothing, whatever else stands on him; his weapons keep theirs."""
    for e in k.live:
        if e[0].layers & COUNTS_OWN_LINE and k.applies(e):
            line = k.attack if e[0].figure == "attack" else k.magic
            for c in _those_of(k, e):
                if line.get(c):
                    k.note("zero", e[0].figure, e[1], c, -line[c])
                    line[c] = 0


def lines_not_below_zero(k: Reckoning) -> None:
    for figure, line in (("attack", k.attack), ("magic", k.magic)):
        for c, n in line.items():
            if n < 0 and c != EMPTY:
                k.note("floor", figure, EMPTY, k.on(c), -n)
                line[c] = 0


def losses_of_heroes(k: Reckoning) -> None:
    """A loss without a kind that stands on a hero falls on what he and his weapon bring."""
    for e in k.live:
        if e[0].layers & COUNTS_HERO_LOSS and k.applies(e):
            n = size(k.s, e, k)
            for c in _those_of(k, e):
                a, m = _lose(k, c, n, _brings(k, k.attack, c), _brings(k, k.magic, c))
                k.attack[c] = k.attack.get(c, 0) - a
                k.magic[c] = k.magic.get(c, 0) - m
                k.note("loss", "attack", e[1], c, -a)
                k.note("loss", "magic", e[1], c, -m)


def _brings(k: Reckoning, line: dict[int, int], hero: int) -> int:
    """A hero's own line and his weapon's."""
    return sum(n for c, n in line.items() if k.on(c) == hero)


def attack_becomes_magic(k: Reckoning) -> None:
    """The whole attack of a hero, his weapon's included, turns to magic."""
    for e in k.live:
        if e[0].layers & COUNTS_BECOME and k.applies(e):
            for hero in _those_of(k, e):
                turned = _brings(k, k.attack, hero)
                for c in [c for c in k.attack if k.on(c) == hero]:
                    k.magic[c] = k.magic.get(c, 0) + k.attack[c]
                    k.attack[c] = 0
                k.note("become", "attack", e[1], hero, -turned)
                k.note("become", "magic", e[1], hero, turned)


def sums(k: Reckoning) -> None:
    if k.attack:
        k.out.attack = sum(k.attack.values())
    if k.magic:
        k.out.magic = sum(k.magic.values())


def losses_of_the_party(k: Reckoning) -> None:
    """Losses without a kind that stand on the party."""
    due = [e for e in k.live if e[0].layers & COUNTS_PARTY_LOSS and k.applies(e)]
    if not due:
        return
    points = [size(k.s, e, k) for e in due]
    out = k.out
    a, m = _lose(k, EMPTY, sum(points), out.attack, out.magic)
    out.attack -= a
    out.magic -= m
    if k.ledger is None:
        return
    for e, n in zip(due, points, strict=True):
        on_attack = min(n, a)
        on_magic = min(n - on_attack, m)
        a -= on_attack
        m -= on_magic
        k.note("loss", "attack", e[1], EMPTY, -on_attack)
        k.note("loss", "magic", e[1], EMPTY, -on_magic)


def _lose(k: Reckoning, on: int, n: int, attack: int, magic: int) -> tuple[int, int]:
    """Share a loss of n points between the kinds that have any; the owner's word decides where there is a choice."""
    a = 0 if "attack" in k.void else max(0, attack)
    m = 0 if "magic" in k.void else max(0, magic)
    if a + m <= n:
        return a, m
    least, most = max(0, n - m), min(n, a)
    if least == most:
        return least, n - least
    if on in k.s.split:
        on_attack = min(most, max(least, k.s.split[on]))
    else:
        k.out.choices.append((on, least, most, n))
        on_attack = most
    return on_attack, n - on_attack


def doubling(k: Reckoning) -> None:
    """Each doubling of magic; then the magic is what "present" and "required" look at."""
    out = k.out
    if k.bits & COUNTS_DOUBLE:
        for e in k.live:
            if e[0].layers & COUNTS_DOUBLE and k.applies(e):
                k.note("double", "magic", e[1], EMPTY, out.magic)
                out.magic *= 2
    out.present_magic = out.magic


def one_kind(k: Reckoning) -> None:
    """What the monster does to one kind of attack."""
    out = k.out
    for e in k.live:
        op = e[0]
        if op.layers & COUNTS_ONE_KIND and k.applies(e):
            before = out.attack if op.figure == "attack" else out.magic
            after = 0 if op.how == "zero" else before // 2
            if op.figure == "attack":
                out.attack = after
            else:
                out.magic = after
            k.note(op.how, op.figure, e[1], EMPTY, after - before)


def armor(k: Reckoning) -> None:
    """Armor takes from the attack, resistance from the magic, neither below zero; then "present" and "required" are
    looked at."""
    out = k.out
    if k.foe != EMPTY:
        out.attack = _reduced(k, out.attack, "attack", "armor")
        out.magic = _reduced(k, out.magic, "magic", "resistance")
    out.present_magic = out.magic


def _reduced(k: Reckoning, before: int, kind: str, figure: str) -> int:
    """What is left of one kind of attack. The monster, its room and changes of either have a part in it."""
    s = k.s
    parts = printed_there(s, figure, k.foe)
    for e in k.live if k.bits & COUNTS_ARMOR else ():
        if e[0].figure == figure and covers(s, e, k.foe, k) and k.applies(e):
            parts.append((e[1], size(s, e, k) if e[0].how == "add" else -size(s, e, k)))
    left = max(0, before - max(0, sum(n for _, n in parts)))
    for source, n in parts if k.ledger is not None else ():
        k.note(figure, kind, source, EMPTY, -n)
    k.note("floor", kind, EMPTY, EMPTY, left - before + sum(n for _, n in parts))
    return left


def total_less_darkness(k: Reckoning) -> None:
    out = k.out
    out.total = out.attack + out.magic
    if out.dark:
        cost = k.s.rules.dark_cost * out.dark
        out.total -= cost
        k.note("dark", "total", EMPTY, EMPTY, -cost)


def total(k: Reckoning) -> None:
    k.out.total = k.out.attack + k.out.magic


def changes_of_the_total(k: Reckoning) -> None:
    for e in k.live:
        if e[0].layers & COUNTS_TOTAL and k.applies(e):
            n = size(k.s, e, k) if e[0].how == "add" else -size(k.s, e, k)
            k.out.total += n
            k.note("bonus", "total", e[1], EMPTY, n)


def not_below_zero(k: Reckoning) -> None:
    if k.out.total < 0:
        k.note("floor", "total", EMPTY, EMPTY, -k.out.total)
        k.out.total = 0


def half_the_total(k: Reckoning) -> None:
    """After everything else, rounded down."""
    out = k.out
    for e in k.live:
        if e[0].layers & COUNTS_HALF and out.total > 0 and k.applies(e):
            after = out.total // 2
            k.note("half", "total", e[1], EMPTY, after - out.total)
            out.total = after


def verdict(k: Reckoning) -> None:
    """May the monster be fought, and may it be defeated?"""
    for e in k.effects:
        op = e[0]
        if op.layers & COUNTS_VERDICT and e[1] == k.foe and k.applies(e):
            if op.figure == "be-fought":
                k.out.fightable = False
            else:
                k.out.defeatable = False


def may_be_fought(s: State, seat: int, foe: int, rank: int) -> bool:
    """What the verdict would be, from what the monster says itself: no need to work out the rest."""
    kind = s.kinds[foe]
    x = Context(seat, foe, foe, rank, None, None)
    for op in s.rules.foe_traits[kind] + s.rules.hall_traits[kind]:
        if op.layers & COUNTS_VERDICT and op.figure == "be-fought" and (op.when is None or op.when.holds(s, x)):
            return False
    return True


_NEEDS: Final[dict[Layer, int]] = {
    what_is_void: COUNTS_VOID,
    own_lines_to_zero: COUNTS_OWN_LINE,
    losses_of_heroes: COUNTS_HERO_LOSS,
    lines_not_below_zero: COUNTS_LINES | COUNTS_HERO_LOSS,
    attack_becomes_magic: COUNTS_BECOME,
    losses_of_the_party: COUNTS_PARTY_LOSS,
    doubling: COUNTS,
    one_kind: COUNTS_ONE_KIND,
    changes_of_the_total: COUNTS_TOTAL,
    half_the_total: COUNTS_HALF,
    changes_of_health: COUNTS_HEALTH,
    verdict: COUNTS_VERDICT,
}
"""Layers that have nothing to do unless there is such a change."""


def in_order(*layers: Layer) -> tuple[tuple[Layer, int], ...]:
    """The layers of an edition, each with the changes it is there for; 0: it always has something to do."""
    return tuple((layer, _NEEDS.get(layer, 0)) for layer in layers)


def untyped_loss(s: State, seat: int) -> bool:
    """Might the owner have a say in a loss without a kind? Only where it may fall on magic as well. A quick look before
    a whole reckoning."""
    r = s.rules
    kinds = s.kinds
    hand = s.zones[hand_of[seat]]
    for c in hand:
        if kinds[c] in r.lossy:
            break
    else:
        if not s.mods or not any(e[0].figure == "either" for e in s.mods):
            return False
    if not r.magical.isdisjoint([kinds[c] for c in hand]) or any(brings_magic(e[0]) for e in s.mods):
        return True
    around = (*s.zones[front_of[seat]], *s.zones[HALL], *s.zones[ROOMS], s.foe)
    return not r.magical.isdisjoint([kinds[c] for c in around if c != EMPTY])


# ------------------------------------------------------------------------------------------------------------
# Other numbers


def purse(s: State, seat: int, ledger: list[Entry] | None = None) -> int:
    """Gold of the cards that are still there and survive, plus gold produced this turn."""
    gold = s.rules.gold
    kinds = s.kinds
    hand = s.zones[hand_of[seat]]
    if s.marked:
        hand = tuple([c for c in hand if c not in s.marked])
    n = 0
    for c in hand:
        n += gold[kinds[c]]
    if ledger is not None:
        ledger += [("printed", "gold", c, c, gold[kinds[c]]) for c in hand if gold[kinds[c]]]
    if seat == s.active:
        for c, earned in s.gold:
            n += earned
            if ledger is not None:
                ledger.append(("earned", "gold", c, EMPTY, earned))
    if n < 0 and ledger is not None:
        ledger.append(("floor", "gold", EMPTY, EMPTY, -n))
    return n if n > 0 else 0


def allowed(s: State, bought: tuple[int, ...]) -> int:
    """How many purchases a single permission to buy comes to."""
    return 2 if bought and any(s.kinds[c] in s.rules.seconds for c in bought) else 1


def buys(s: State) -> int:
    """How many cards may be bought in this visit."""
    n = allowed(s, s.bought)
    for e in s.mods:
        op = e[0]
        if op.figure == "buys":
            n += op.amount
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
    if s.rules.xp_scores:
        n += s.xp[seat]
        if ledger is not None and s.xp[seat]:
            ledger.append(("xp", "vp", EMPTY, EMPTY, s.xp[seat]))
    return n


def hand_size(s: State, n: int) -> int:
    """How many cards the active seat's next hand has; wounds and changes count."""
    track = s.rules.hit_points
    if track:
        n = track[min(wound_tokens(s, s.active), len(track) - 1)]
    for e in effects_of(s, s.active, EMPTY, "hand"):
        x = Context(s.active, EMPTY, s.foe, s.rank, None, None)
        if in_force(s, e, x):
            n += e[0].amount if e[0].how == "add" else -e[0].amount
    return n if n > 0 else 0


def printed_there(s: State, figure: str, foe: int) -> list[tuple[int, int]]:
    """A figure as it is printed on a monster, and on its room."""
    printed = s.rules.printed[figure]
    out = [(foe, printed[s.kinds[foe]])]
    if s.rules.doors:
        room = room_of(s, foe)
        out.append((room, printed[s.kinds[room]]))
    return out


def wound_tokens(s: State, seat: int) -> int:
    """Wounds that lie in front of a seat."""
    n = 0
    for c in s.zones[front_of[seat]]:
        if s.kinds[c] in s.rules.wounds:
            n += 1
    return n


def wounds_dealt(s: State, seat: int, foe: int) -> int:
    """Wounds that monster and room deal after a battle, whoever has won it."""
    n = sum([wounds for _, wounds in printed_there(s, "wounds", foe)])
    for e in effects_of(s, seat, foe, "wounds"):
        x = Context(seat, EMPTY, foe, s.rank, None, None)
        if covers(s, e, foe, x) and in_force(s, e, x):
            n += size(s, e, x) if e[0].how == "add" else -size(s, e, x)
    return n if n > 0 else 0


def owned(s: State, seat: int) -> tuple[int, ...]:
    """All cards of a seat, wherever they lie; borrowed ones belong to their owner."""
    z = hand_of[seat] - 1
    mine = s.zones[z] + s.zones[z + 1] + s.zones[z + 2] + s.zones[z + 3]
    if s.lent:
        guests = s.zones[hand_of[s.active]] + s.zones[DESTROYED]
        mine = tuple(c for c in mine if c not in s.lent)
        mine += tuple(c for c, home in s.lent.items() if home == seat and c in guests)
    return mine
