"""Numbers: what a party is worth against a monster.

One evaluator, :func:`reckon`, computes the battle in layers. Given a ledger it also writes down each entry; without
one it only adds. In which layer a change counts follows from figure, operation and target, so that no card names a
layer; the order of the layers is a table of the edition (``Rules.layers``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from .effects import (
    Context,
    covers,
    in_force,
    in_sight,
    matches,
    room_of,
    size,
    strength,
    unable_heroes,
    weight,
)
from .program import (
    AIM_CARDS,
    AIM_PARTY,
    AIM_SELF,
    AIM_WIELDER,
    COUNTS_ABLE,
    COUNTS_ARMOR,
    COUNTS_BECOME,
    COUNTS_BONUS,
    COUNTS_DARK,
    COUNTS_DOUBLE,
    COUNTS_HALF,
    COUNTS_HEALTH,
    COUNTS_HELD,
    COUNTS_HERO_LOSS,
    COUNTS_LIGHT,
    COUNTS_LINES,
    COUNTS_ONE_KIND,
    COUNTS_OWN_LINE,
    COUNTS_PARTY_LOSS,
    COUNTS_TOTAL,
    COUNTS_VERDICT,
    COUNTS_VOID,
    LINE_BY_LINE,
)
from .state import DESTROYED, EMPTY, HALL, Effect, State, front_of, hand_of

Entry = tuple[str, str, int, int, int]
"""One line of a ledger: why, figure, source card (EMPTY: the rules), card it stands on (EMPTY: the party), amount."""

_NOBODY: Final[frozenset[int]] = frozenset()
_NO_KIND: Final[frozenset[str]] = frozenset()
_NOTHING: Final[dict[str, frozenset[int]]] = {}
_NO_LINES: Final[dict[int, int]] = {}


class Sums(Context):
    """The result of a reckoning. While it is being worked out conditions and amounts see the sums so far."""

    __slots__ = (
        "attack",
        "choices",
        "dark",
        "defeatable",
        "fightable",
        "health",
        "light",
        "lost_magic",
        "magic",
        "total",
        "unable",
    )

    attack: int
    magic: int
    lost_magic: int
    """Magic attack that the monster's own traits have taken."""
    light: int
    dark: int
    total: int
    health: int
    fightable: bool
    defeatable: bool
    unable: frozenset[int] | set[int]
    choices: list[tuple[int, ...]]
    """Untyped losses that are still open: (card or EMPTY, least and most points that attack can bear, points in
    all)."""

    @property
    def present_magic(self) -> int:
        """Magic attack before the monster's own traits: what "required" and "present" look at."""
        return self.magic + self.lost_magic

    @property
    def wins(self) -> bool:
        return self.defeatable and self.total >= self.health


class Reckoning(Sums):
    """A sum that is being worked out: it begins with what is printed, then each layer reads and writes it."""

    __slots__ = (
        "attack_lines",
        "bits",
        "effects",
        "idle",
        "ignored",
        "ledger",
        "live",
        "magic_lines",
        "party",
        "s",
        "there",
        "void",
    )

    def __init__(self, s: State, seat: int, foe: int, rank: int, ledger: list[Entry] | None, bits: int) -> None:
        """``bits``: layers that are wanted whatever changes there are."""
        self.seat = seat
        self.source = EMPTY
        self.foe = foe
        self.rank = rank
        self.names = None
        self.lines = None
        self.s = s
        self.ledger = ledger
        self.lost_magic = 0
        self.dark = 0
        self.total = 0
        self.fightable = True
        self.defeatable = True
        self.unable = _NOBODY
        self.choices = []
        self.idle: frozenset[int] | set[int] = _NOBODY
        """Heroes who cannot attack, their weapons, and weapons that have become too heavy."""
        self.party: list[int] | None = None
        """The cards that fight, once somebody has asked."""
        self.ignored: dict[str, frozenset[int]] = _NOTHING
        """Sources whose attack or magic this monster ignores."""
        self.void = _NO_KIND
        """Kinds of attack that count for nothing against it."""
        self.attack_lines = _NO_LINES
        self.magic_lines = _NO_LINES
        """The line of each card that brings something, where lines are wanted."""
        r = s.rules
        kinds = s.kinds
        attack = magic = light = health = 0
        effects: list[Effect] = []
        in_hand = r.in_hand
        held = s.held
        for c in s.zones[hand_of[seat]]:
            brings = in_hand[kinds[c]]
            if held and held.get(c, EMPTY) != EMPTY:
                brings = r.wielded[kinds[c]]
                bits |= COUNTS_HELD
            if brings is not None:
                attack += brings.attack
                magic += brings.magic
                light += brings.light
                for op in brings.traits:
                    effects.append((op, c, None, None, ()))
                    bits |= op.layers
        for c in s.zones[front_of[seat]]:
            for op in r.front_traits[kinds[c]]:
                effects.append((op, c, None, None, ()))
                bits |= op.layers
        there = () if foe == EMPTY else (foe, room_of(s, foe)) if r.doors else (foe,)
        for c in there:
            health += r.health[kinds[c]]
            for op in r.foe_traits[kinds[c]]:
                effects.append((op, c, None, None, ()))
                bits |= op.layers
        if r.counting:
            for c in s.zones[HALL]:
                if kinds[c] in r.counting and c != EMPTY and c in in_sight(s):
                    for op in r.counting[kinds[c]]:
                        effects.append((op, c, None, None, ()))
                        bits |= op.layers
        if s.mods and seat == s.active:
            effects += s.mods
            for e in s.mods:
                bits |= e[0].layers
        self.attack = attack
        self.magic = magic
        self.light = light
        self.health = health
        self.there: tuple[int, ...] = there
        """The monster and its room."""
        self.effects = effects
        """All lasting changes that count in numbers: of cards present, of the monster fought, of the hall, and made by
        abilities."""
        self.live = effects
        """Changes that count; who has no part in the battle takes his own with him."""
        self.bits = bits
        """Layers that have something to do."""

    def note(self, why: str, figure: str, source: int, on: int, amount: int) -> None:
        if self.ledger is not None and amount:
            self.ledger.append((why, figure, source, on, amount))

    def applies(self, e: Effect) -> bool:
        return e[0].when is None or in_force(self.s, e, self)

    def on(self, card: int) -> int:
        """The hero on whom a weapon's number stands; every other card stands for itself."""
        return self.s.held.get(card, card)

    def fighting(self) -> list[int]:
        """The cards that fight: a weapon that nobody holds is none of them."""
        if self.party is not None:
            return self.party
        s = self.s
        kinds = s.kinds
        is_weapon = s.rules.is_weapon
        idle = self.idle
        party = []
        for c in s.zones[hand_of[self.seat]]:
            if c not in idle and (not is_weapon[kinds[c]] or s.held.get(c, EMPTY) != EMPTY):
                party.append(c)
        self.party = party
        return party


def reckon(s: State, seat: int, foe: int, rank: int, ledger: list[Entry] | None = None) -> Sums:
    """What the seat's party as it stands is worth against a monster (EMPTY: against nobody) in a rank."""
    k = Reckoning(s, seat, foe, rank, ledger, 0 if ledger is None else LINE_BY_LINE)
    for layer in s.rules.layers_for(k.bits):
        layer(k)
    return k


def result_of(k: Sums) -> Sums:
    """The sums alone, for those who must not see more: a reckoning knows the whole position."""
    out = Sums(k.seat, k.source, k.foe, k.rank, None)
    out.attack = k.attack
    out.magic = k.magic
    out.lost_magic = k.lost_magic
    out.light = k.light
    out.dark = k.dark
    out.total = k.total
    out.health = k.health
    out.fightable = k.fightable
    out.defeatable = k.defeatable
    out.unable = k.unable
    out.choices = k.choices
    return out


def _up_to(k: Reckoning, last: Layer) -> None:
    """Layer after layer, no further than this one."""
    for layer, needs in k.s.rules.layers:
        if not needs or needs & k.bits:
            layer(k)
        if layer is last:
            return


def darkness(s: State, seat: int, foe: int, rank: int) -> int:
    """The darkness that is left, without the rest of the reckoning."""
    k = Reckoning(s, seat, foe, rank, None, 0)
    _up_to(k, light_and_darkness)
    return k.dark


def lit(s: State, seat: int) -> int:
    """The light of a party, without the rest of the reckoning."""
    k = Reckoning(s, seat, EMPTY, 0, None, 0)
    _up_to(k, light)
    return k.light


def lines_of(s: State, x: Context, card: int) -> tuple[int, int]:
    """Attack and magic that one card brings with everything that stands on it: a hero with his weapon, a weapon
    alone."""
    k = x.lines
    if k is None:
        k = x.lines = Reckoning(s, x.seat, x.foe, x.rank, None, LINE_BY_LINE)
        for layer in s.rules.layers_for(k.bits):
            layer(k)
    if s.kinds[card] in s.rules.weapons:
        return k.attack_lines.get(card, 0), k.magic_lines.get(card, 0)
    return _brings(k, k.attack_lines, card), _brings(k, k.magic_lines, card)


# ------------------------------------------------------------------------------------------------------------
# The layers

Layer = Callable[[Reckoning], None]


def who_fights(k: Reckoning) -> None:
    """Heroes who may not attack are out; a weapon that has become too heavy gives nothing but stays linked."""
    s = k.s
    r = s.rules
    idle = k.idle
    if k.bits & COUNTS_ABLE:
        unable = unable_heroes(s, k.seat, k.foe, k.rank, k.effects)
        if unable:
            k.unable = idle = unable
    if k.bits & COUNTS_HELD and k.seat == s.active and not r.many_weapons:
        for w, h in s.held.items():
            if h != EMPTY and (h in idle or weight(s, k.seat, w, h) > strength(s, k.seat, h)):
                idle = idle | {w}
    if not idle:
        return
    k.idle = idle
    for c in s.zones[hand_of[k.seat]]:
        if c in idle:
            kind = s.kinds[c]
            k.attack -= r.attack[kind]
            k.magic -= r.magic[kind]
            k.light -= r.light[kind]
    # What a card does by being there ends with its part in the battle; what an ability did before stays.
    k.live = [e for e in k.effects if not (e[1] in idle and e[0] in r.trait_ops)]


def light_and_darkness(k: Reckoning) -> None:
    """Rank and monster make it dark, cards bring light; light beyond that is worth nothing."""
    if k.bits & (COUNTS_LIGHT | LINE_BY_LINE):
        light(k)
        health(k)
    if k.foe == EMPTY:
        return
    deep = k.s.rules.darkness[k.s.kinds[k.foe]]
    lit = k.light
    if lit > 0 and k.bits & COUNTS_DARK and _stays_dark(k):
        lit = 0
    dark = k.rank + deep - lit
    if dark > 0:
        k.dark = dark
    if k.ledger is not None:
        k.note("rank", "darkness", EMPTY, EMPTY, k.rank)
        k.note("printed", "darkness", k.foe, EMPTY, deep)
        k.note("lit", "darkness", EMPTY, EMPTY, k.dark - k.rank - deep)


def light(k: Reckoning) -> None:
    """More light for the party; then none of what certain cards bring, or none at all."""
    s = k.s
    if k.ledger is not None:
        for c in k.fighting():
            k.note("printed", "light", c, c, s.rules.light[s.kinds[c]])
    if not k.bits & COUNTS_LIGHT:
        return
    more: list[tuple[int, int]] = []
    less: list[Effect] = []
    for e in k.live:
        if e[0].layers & COUNTS_LIGHT and k.applies(e):
            if e[0].how == "add":
                n = size(s, e, k)
                more.append((e[1], n))
                k.light += n
                k.note("bonus", "light", e[1], EMPTY, n)
            else:
                less.append(e)
    if less:
        _less_light(k, less, more)


def _less_light(k: Reckoning, changes: list[Effect], more: list[tuple[int, int]]) -> None:
    by_card = {c: k.s.rules.light[k.s.kinds[c]] for c in k.fighting()}
    for source, n in more:
        by_card[source] = by_card.get(source, 0) + n
    for e in changes:
        if e[0].how == "ignore":
            for c, n in by_card.items():
                if n and covers(k.s, e, c, k):
                    by_card[c] = 0
                    k.note("ignored", "light", e[1], EMPTY, -n)
    k.light = sum(by_card.values())
    for e in changes:
        if e[0].how == "zero":
            k.note("zero", "light", e[1], EMPTY, -k.light)
            k.light = 0


def health(k: Reckoning) -> None:
    """As printed on the monster, and on its room: so the reckoning began, but a ledger says it."""
    for c in k.there if k.ledger is not None else ():
        k.note("printed" if c == k.foe else "room", "health", c, k.foe, k.s.rules.health[k.s.kinds[c]])


def _stays_dark(k: Reckoning) -> bool:
    """The darkness of this monster cannot be reduced."""
    for e in k.effects:
        if e[0].layers & COUNTS_DARK and covers(k.s, e, k.foe, k) and k.applies(e):
            return True
    return False


def changes_of_health(k: Reckoning) -> None:
    """What abilities and effects did to the monster's health."""
    if k.foe == EMPTY:
        return
    for e in k.live:
        if e[0].layers & COUNTS_HEALTH and covers(k.s, e, k.foe, k) and k.applies(e):
            n = size(k.s, e, k) if e[0].how == "add" else -size(k.s, e, k)
            k.health += n
            k.note("bonus", "health", e[1], k.foe, n)


def what_is_void(k: Reckoning) -> None:
    """Sources that this monster ignores, and kinds of attack that count for nothing against it."""
    for e in k.live:
        if not e[0].layers & COUNTS_VOID:
            continue
        if e[0].how == "ignore":
            if k.applies(e):
                figure = e[0].figure
                k.ignored = {**k.ignored, figure: k.ignored.get(figure, _NOBODY) | _ignored_by(k, e, figure)}
        elif k.applies(e):
            k.void = k.void | {e[0].figure}


def _ignored_by(k: Reckoning, e: Effect, figure: str) -> set[int]:
    """Of the cards that bring such attack, those that a monster ignores. What left the hand after it was used is still
    the source of what it did."""
    s = k.s
    printed = s.rules.printed[figure]
    found: set[int] = set()
    for c in k.fighting():
        if printed[s.kinds[c]] and covers(s, e, c, k):
            found.add(c)
    for bonus in k.live:
        if bonus[0].layers & _CHANGES and bonus[0].figure == figure and covers(s, e, bonus[1], k):
            found.add(bonus[1])
    return found


def card_lines(k: Reckoning) -> None:
    """What each card brings: print and bonuses, less what is ignored by its source."""
    if not k.bits & _LINES:
        bonuses(k)
        return
    s = k.s
    attack = s.rules.attack
    magic = s.rules.magic
    k.attack_lines = {}
    k.magic_lines = {}
    for c in k.fighting():
        kind = s.kinds[c]
        if attack[kind]:
            k.attack_lines[c] = attack[kind]
        if magic[kind]:
            k.magic_lines[c] = magic[kind]
    if k.ledger is not None or k.ignored:
        printed = (("attack", k.attack_lines), ("magic", k.magic_lines))
        k.attack_lines, k.magic_lines = {}, {}
        for figure, lines in printed:
            for c, n in lines.items():
                _add(k, "printed", figure, c, c, n)
    for e in k.live if k.bits & _CHANGES else ():
        op = e[0]
        if op.layers & _CHANGES and k.applies(e):
            n = size(s, e, k) if op.how == "add" else -size(s, e, k)
            if n and op.aim.code == AIM_PARTY:
                _add(k, "bonus", op.figure, e[1], EMPTY, n)
            elif n and op.aim.code == AIM_SELF and e[2] is None:
                # By being there: even a weapon that nobody holds.
                _add(k, "bonus", op.figure, e[1], e[1], n)
            elif n:
                for c in _those_of(k, e):
                    _add(k, "bonus", op.figure, e[1], c, n)


def bonuses(k: Reckoning) -> None:
    """The same where it does not matter on which card a bonus stands: the sums are enough."""
    s = k.s
    attack = magic = 0
    for e in k.live:
        op = e[0]
        if op.layers & COUNTS_BONUS and (op.when is None or in_force(s, e, k)):
            n = size(s, e, k)
            if op.aim.code != AIM_PARTY and (op.aim.code != AIM_SELF or e[2] is not None):
                n *= len(_those_of(k, e))
            if op.figure == "attack":
                attack += n
            else:
                magic += n
    # Only now: until all are known they see what is printed.
    k.attack += attack
    k.magic += magic


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
        for c in k.fighting():
            if c in on:
                out.append(c)
    elif aim.code == AIM_CARDS:
        where = aim.where
        k.source = e[1]
        for c in k.fighting():
            if where is None or (where.fits[s.kinds[c]] and matches(s, where, c, k)):
                out.append(c)
    return out


def _add(k: Reckoning, why: str, figure: str, source: int, card: int, n: int) -> None:
    if k.ledger is not None:
        k.note(why, figure, source, k.on(card), n)
    if k.ignored and source in k.ignored.get(figure, _NOBODY) and not _a_gift(k, source, card):
        k.note("ignored", figure, k.foe, k.on(card), -n)
    else:
        line = k.attack_lines if figure == "attack" else k.magic_lines
        line[card] = line.get(card, 0) + n


def _a_gift(k: Reckoning, source: int, card: int) -> bool:
    """What one card does for a given other hero is that hero's."""
    return k.s.rules.gifts_count and card not in (source, EMPTY)


def own_lines_to_zero(k: Reckoning) -> None:
    """A hero whose own attack counts for nothing, whatever else stands on him; his weapons keep theirs."""
    for e in k.live:
        if e[0].layers & COUNTS_OWN_LINE and k.applies(e):
            line = k.attack_lines if e[0].figure == "attack" else k.magic_lines
            for c in _those_of(k, e):
                if line.get(c):
                    k.note("zero", e[0].figure, e[1], c, -line[c])
                    line[c] = 0


def lines_not_below_zero(k: Reckoning) -> None:
    for figure, line in (("attack", k.attack_lines), ("magic", k.magic_lines)):
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
                a, m = _lose(k, c, n, _brings(k, k.attack_lines, c), _brings(k, k.magic_lines, c))
                k.attack_lines[c] = k.attack_lines.get(c, 0) - a
                k.magic_lines[c] = k.magic_lines.get(c, 0) - m
                k.note("loss", "attack", e[1], c, -a)
                k.note("loss", "magic", e[1], c, -m)


def _brings(k: Reckoning, line: dict[int, int], hero: int) -> int:
    """A hero's own line and his weapon's."""
    held = k.s.held
    both = 0
    for c, n in line.items():
        if held.get(c, c) == hero:
            both += n
    return both


def attack_becomes_magic(k: Reckoning) -> None:
    """The whole attack of a hero, his weapon's included, turns to magic."""
    for e in k.live:
        if e[0].layers & COUNTS_BECOME and k.applies(e):
            for hero in _those_of(k, e):
                turned = _brings(k, k.attack_lines, hero)
                for c in [c for c in k.attack_lines if k.on(c) == hero]:
                    k.magic_lines[c] = k.magic_lines.get(c, 0) + k.attack_lines[c]
                    k.attack_lines[c] = 0
                k.note("become", "attack", e[1], hero, -turned)
                k.note("become", "magic", e[1], hero, turned)


def sums(k: Reckoning) -> None:
    k.attack = sum(k.attack_lines.values())
    k.magic = sum(k.magic_lines.values())


def losses_of_the_party(k: Reckoning) -> None:
    """Losses without a kind that stand on the party."""
    due: list[tuple[int, int]] = []
    points = 0
    for e in k.live:
        op = e[0]
        if op.layers & COUNTS_PARTY_LOSS and (op.when is None or in_force(k.s, e, k)):
            n = size(k.s, e, k)
            due.append((e[1], n))
            points += n
    if not due:
        return
    a, m = _lose(k, EMPTY, points, k.attack, k.magic)
    k.attack -= a
    k.magic -= m
    for source, n in due if k.ledger is not None else ():
        on_attack = min(n, a)
        on_magic = min(n - on_attack, m)
        a -= on_attack
        m -= on_magic
        k.note("loss", "attack", source, EMPTY, -on_attack)
        k.note("loss", "magic", source, EMPTY, -on_magic)


def _lose(k: Reckoning, on: int, n: int, attack: int, magic: int) -> tuple[int, int]:
    """Share a loss of n points between the kinds that have any; the owner's word decides where there is a choice."""
    a = attack if attack > 0 and "attack" not in k.void else 0
    m = magic if magic > 0 and "magic" not in k.void else 0
    if a + m <= n:
        return a, m
    least = n - m if n > m else 0
    most = n if n < a else a
    if least == most:
        return least, n - least
    if on in k.s.split:
        on_attack = min(most, max(least, k.s.split[on]))
    else:
        k.choices.append((on, least, most, n))
        on_attack = most
    return on_attack, n - on_attack


def doubling(k: Reckoning) -> None:
    """Each doubling of magic."""
    for e in k.live:
        if e[0].layers & COUNTS_DOUBLE and k.applies(e):
            k.note("double", "magic", e[1], EMPTY, k.magic)
            k.magic *= 2


def one_kind(k: Reckoning) -> None:
    """What the monster does to one kind of attack."""
    for e in k.live:
        op = e[0]
        if op.layers & COUNTS_ONE_KIND and k.applies(e):
            before = k.attack if op.figure == "attack" else k.magic
            after = 0 if op.how == "zero" else before // 2
            if op.figure == "attack":
                k.attack = after
            else:
                k.magic = after
                k.lost_magic += before - after
            k.note(op.how, op.figure, e[1], EMPTY, after - before)


def armor(k: Reckoning) -> None:
    """Armor takes from the attack, resistance from the magic, neither below zero; then "present" and "required" are
    looked at."""
    if k.foe != EMPTY:
        k.attack = _reduced(k, k.attack, "attack", "armor")
        k.magic = _reduced(k, k.magic, "magic", "resistance")
    k.lost_magic = 0


def _reduced(k: Reckoning, before: int, kind: str, figure: str) -> int:
    """What is left of one kind of attack. The monster, its room and changes of either have a part in it."""
    if before <= 0 and k.ledger is None:
        return 0
    s = k.s
    printed = s.rules.printed[figure]
    less = 0
    for c in k.there:
        n = printed[s.kinds[c]]
        if n:
            less += n
            k.note(figure, kind, c, EMPTY, -n)
    for e in k.live if k.bits & COUNTS_ARMOR else ():
        if e[0].figure == figure and covers(s, e, k.foe, k) and k.applies(e):
            n = size(s, e, k) if e[0].how == "add" else -size(s, e, k)
            less += n
            k.note(figure, kind, e[1], EMPTY, -n)
    left = max(0, before - max(0, less))
    if k.ledger is not None:
        k.note("floor", kind, EMPTY, EMPTY, left - before + less)
    return left


def total_less_darkness(k: Reckoning) -> None:
    k.total = k.attack + k.magic
    if k.dark:
        cost = k.s.rules.dark_cost * k.dark
        k.total -= cost
        if k.ledger is not None:
            k.note("dark", "total", EMPTY, EMPTY, -cost)


def total(k: Reckoning) -> None:
    k.total = k.attack + k.magic


def changes_of_the_total(k: Reckoning) -> None:
    for e in k.live:
        if e[0].layers & COUNTS_TOTAL and k.applies(e):
            n = size(k.s, e, k) if e[0].how == "add" else -size(k.s, e, k)
            k.total += n
            k.note("bonus", "total", e[1], EMPTY, n)


def not_below_zero(k: Reckoning) -> None:
    if k.total < 0:
        k.note("floor", "total", EMPTY, EMPTY, -k.total)
        k.total = 0


def half_the_total(k: Reckoning) -> None:
    """After everything else, rounded down."""
    for e in k.live:
        if e[0].layers & COUNTS_HALF and k.total > 0 and k.applies(e):
            after = k.total // 2
            k.note("half", "total", e[1], EMPTY, after - k.total)
            k.total = after


def verdict(k: Reckoning) -> None:
    """May the monster be fought, and may it be defeated?"""
    for e in k.effects:
        op = e[0]
        if op.layers & COUNTS_VERDICT and e[1] == k.foe and k.applies(e):
            if op.figure == "be-fought":
                k.fightable = False
            else:
                k.defeatable = False


def may_be_fought(s: State, seat: int, foe: int, rank: int) -> bool:
    """What the verdict would be, from what the monster says itself: no need to work out the rest."""
    kind = s.kinds[foe]
    x = Context(seat, foe, foe, rank, None)
    for op in s.rules.foe_traits[kind] + s.rules.hall_traits[kind]:
        if op.layers & COUNTS_VERDICT and op.figure == "be-fought" and (op.when is None or op.when.holds(s, x)):
            return False
    return True


_CHANGES: Final = COUNTS_BONUS | COUNTS_LINES
_LINES: Final = COUNTS_LINES | COUNTS_VOID | COUNTS_OWN_LINE | COUNTS_HERO_LOSS | COUNTS_BECOME | LINE_BY_LINE
"""Wherever one of these counts it matters which card brings what."""

_NEEDS: Final[dict[Layer, int]] = {
    who_fights: COUNTS_ABLE | COUNTS_HELD,
    light: COUNTS_LIGHT | LINE_BY_LINE,
    health: LINE_BY_LINE,
    what_is_void: COUNTS_VOID,
    card_lines: _LINES | COUNTS_BONUS,
    own_lines_to_zero: COUNTS_OWN_LINE,
    losses_of_heroes: COUNTS_HERO_LOSS,
    lines_not_below_zero: COUNTS_LINES | COUNTS_HERO_LOSS,
    attack_becomes_magic: COUNTS_BECOME,
    sums: _LINES,
    losses_of_the_party: COUNTS_PARTY_LOSS,
    doubling: COUNTS_DOUBLE,
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


def effects_of(s: State, seat: int, foe: int, figure: str) -> list[Effect]:
    """The lasting changes of one figure or act alone: where no card at hand speaks of it there is not much to look
    at."""
    if figure in s.map.spoken:
        saying = s.rules.saying[figure]
        kinds = s.kinds
        cards = s.zones[hand_of[seat]]
        if figure not in s.rules.said_in_hand:
            cards += s.zones[front_of[seat]]
            if foe != EMPTY:
                cards += (foe, room_of(s, foe)) if s.rules.doors else (foe,)
            if s.rules.counting:
                cards += s.zones[HALL]
        for c in cards:
            if kinds[c] in saying:
                return _of_figure(figure, Reckoning(s, seat, foe, 0, None, 0).effects)
    return _of_figure(figure, s.mods) if s.mods and seat == s.active else []


def _of_figure(figure: str, effects: Sequence[Effect]) -> list[Effect]:
    return [e for e in effects if e[0].figure == figure]


def sheltered(s: State, seat: int) -> set[int]:
    """Cards of a hand that battle effects do not affect."""
    out: set[int] = set()
    x = Context(seat, EMPTY, s.foe, s.rank, None)
    for e in effects_of(s, seat, s.foe, "be-affected"):
        if in_force(s, e, x):
            out.update(c for c in s.zones[hand_of[seat]] if covers(s, e, c, x))
    return out


# ------------------------------------------------------------------------------------------------------------
# Other numbers


def purse(s: State, seat: int, ledger: list[Entry] | None = None) -> int:
    """Gold of the cards that are still there and survive, plus gold produced this turn."""
    gold = s.rules.gold
    kinds = s.kinds
    hand = s.zones[hand_of[seat]]
    if s.marked:
        hand = _unmarked(s, hand)
    n = 0
    for c in hand:
        n += gold[kinds[c]]
    if ledger is not None:
        for c in hand:
            if gold[kinds[c]]:
                ledger.append(("printed", "gold", c, c, gold[kinds[c]]))
    if seat == s.active:
        for c, earned in s.gold:
            n += earned
            if ledger is not None:
                ledger.append(("earned", "gold", c, EMPTY, earned))
    if n < 0 and ledger is not None:
        ledger.append(("floor", "gold", EMPTY, EMPTY, -n))
    return n if n > 0 else 0


def _unmarked(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([c for c in cards if c not in s.marked])


def allowed(s: State, bought: tuple[int, ...]) -> int:
    """How many purchases a single permission to buy comes to."""
    for c in bought if s.rules.seconds else ():
        if s.kinds[c] in s.rules.seconds:
            return 2
    return 1


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
    printed = s.rules.printed["vp"]
    kinds = s.kinds
    n = 0
    for c in owned(s, seat):
        vp = printed[kinds[c]]
        if vp:
            n += vp
            if ledger is not None:
                ledger.append(("printed", "vp", c, c, vp))
    if s.rules.xp_scores:
        n += s.xp[seat]
        if ledger is not None and s.xp[seat]:
            ledger.append(("xp", "vp", EMPTY, EMPTY, s.xp[seat]))
    return n


def hand_size(s: State, n: int) -> int:
    """How many cards the active seat's next hand has; wounds and changes count."""
    r = s.rules
    if r.hit_points:
        wounds = wound_tokens(s, s.active)
        n = r.hit_points[wounds] if wounds < len(r.hit_points) else r.hit_points[-1]
    if s.mods or "hand" in s.map.spoken:
        for e in effects_of(s, s.active, EMPTY, "hand"):
            x = Context(s.active, EMPTY, s.foe, s.rank, None)
            if in_force(s, e, x):
                n += e[0].amount if e[0].how == "add" else -e[0].amount
    return n if n > 0 else 0


def printed_there(s: State, figure: str, foe: int) -> int:
    """A figure as it is printed on a monster and on its room, together."""
    printed = s.rules.printed[figure]
    n = printed[s.kinds[foe]]
    return n + printed[s.kinds[room_of(s, foe)]] if s.rules.doors else n


def wound_tokens(s: State, seat: int) -> int:
    """Wounds that lie in front of a seat."""
    n = 0
    wounds = s.rules.wounds
    for c in s.zones[front_of[seat]]:
        if s.kinds[c] in wounds:
            n += 1
    return n


def wounds_dealt(s: State, seat: int, foe: int) -> int:
    """Wounds that monster and room deal after a battle, whoever has won it."""
    n = printed_there(s, "wounds", foe)
    for e in effects_of(s, seat, foe, "wounds"):
        x = Context(seat, EMPTY, foe, s.rank, None)
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
