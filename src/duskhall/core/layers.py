"""The layers of a reckoning, one function each. Each edition's table says in which order it uses them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .effects import matches, unable_heroes
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
    Effect,
)
from .reckoning import Reckoning, with_weapons
from .state import EMPTY, State, hand_of
from .weights import strength, weight

Layer = Callable[[Reckoning], None]

_NOBODY: Final[frozenset[int]] = frozenset()


def who_fights(k: Reckoning) -> None:
    """Take out heroes who may not attack. A weapon that has become too heavy gives nothing but stays linked to its
    hero."""
    s = k.s
    r = s.rules
    idle = k.idle
    if k.bits & COUNTS_ABLE:
        unable = unable_heroes(s, k.seat, k.foe, k.rank, k.effects)
        if unable:
            k.unable = idle = unable
    if k.bits & COUNTS_HELD and k.seat == s.active and not r.wielding.many:
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
    # A trait ends when its card leaves the battle; an earlier change by an ability stays.
    k.live = [e for e in k.effects if not (e.source in idle and e.step in r.trait_steps)]


def light_and_darkness(k: Reckoning) -> None:
    """Set darkness from rank and monster, and subtract the cards' light; surplus light is worth nothing."""
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
    """Change the party's light: additions first, then cards or all light set to zero, then losses, never below zero."""
    s = k.s
    if k.ledger is not None:
        for c in k.fighting():
            k.note("printed", "light", c, c, s.rules.light[s.kinds[c]])
    if not k.bits & COUNTS_LIGHT:
        return
    more: list[tuple[int, int]] = []
    less: list[Effect] = []
    for e in k.live:
        if e.step.layers & COUNTS_LIGHT and k.applies(e):
            if e.step.how == "add":
                n = e.size(s, k)
                more.append((e.source, n))
                k.light += n
                k.note("bonus", "light", e.source, EMPTY, n)
            else:
                less.append(e)
    if less:
        _less_light(k, less, more)


def _less_light(k: Reckoning, changes: list[Effect], more: list[tuple[int, int]]) -> None:
    by_card = {c: k.s.rules.light[k.s.kinds[c]] for c in k.fighting()}
    for source, n in more:
        by_card[source] = by_card.get(source, 0) + n
    for e in changes:
        if e.step.how == "ignore":
            for c, n in by_card.items():
                if n and e.covers(k.s, c, k):
                    by_card[c] = 0
                    k.note("ignored", "light", e.source, EMPTY, -n)
    k.light = sum(by_card.values())
    for e in changes:
        if e.step.how == "zero":
            k.note("zero", "light", e.source, EMPTY, -k.light)
            k.light = 0
    for e in changes:
        if e.step.how == "less":
            n = max(0, min(k.light, e.size(k.s, k)))
            k.note("bonus", "light", e.source, EMPTY, -n)
            k.light -= n


def health(k: Reckoning) -> None:
    """Write the ledger entries for the health printed on monster and room; the reckoning began with their sum."""
    for c in k.there if k.ledger is not None else ():
        k.note("printed" if c == k.foe else "room", "health", c, k.foe, k.s.rules.health[k.s.kinds[c]])


def _stays_dark(k: Reckoning) -> bool:
    """The darkness of this monster cannot be reduced."""
    for e in k.effects:
        if e.step.layers & COUNTS_DARK and e.covers(k.s, k.foe, k) and k.applies(e):
            return True
    return False


def changes_of_health(k: Reckoning) -> None:
    """Changes of the monster's health by abilities and effects."""
    if k.foe == EMPTY:
        return
    for e in k.live:
        if e.step.layers & COUNTS_HEALTH and e.covers(k.s, k.foe, k) and k.applies(e):
            n = e.signed(k.s, k)
            k.health += n
            k.note("bonus", "health", e.source, k.foe, n)


def what_is_void(k: Reckoning) -> None:
    """Find the sources that this monster ignores, and the kinds of attack that count for nothing against it."""
    for e in k.live:
        if not e.step.layers & COUNTS_VOID:
            continue
        if e.step.how == "ignore":
            if k.applies(e):
                figure = e.step.figure
                k.ignored = {**k.ignored, figure: k.ignored.get(figure, _NOBODY) | _ignored_by(k, e, figure)}
        elif k.applies(e):
            k.void = k.void | {e.step.figure}


def _ignored_by(k: Reckoning, e: Effect, figure: str) -> set[int]:
    """The cards with such attack that a monster ignores. A card that left the hand after it was
    used is still the source of its effects."""
    s = k.s
    printed = s.rules.printed[figure]
    found: set[int] = set()
    for c in k.fighting():
        if printed[s.kinds[c]] and e.covers(s, c, k):
            found.add(c)
    for bonus in k.live:
        if bonus.step.layers & _CHANGES and bonus.step.figure == figure and e.covers(s, bonus.source, k):
            found.add(bonus.source)
    return found


def card_lines(k: Reckoning) -> None:
    """Add each card's attack and light: print and bonuses, except those from ignored sources."""
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
        step = e.step
        if step.layers & _CHANGES and k.applies(e):
            n = e.signed(s, k)
            if n and step.aim.code == AIM_PARTY:
                _add(k, "bonus", step.figure, e.source, EMPTY, n)
            elif n and step.aim.code == AIM_SELF and e.cards is None:
                # Counts while the card is present: even a weapon that no hero holds.
                _add(k, "bonus", step.figure, e.source, e.source, n)
            elif n:
                for c in _those_of(k, e):
                    _add(k, "bonus", step.figure, e.source, c, n)


def bonuses(k: Reckoning) -> None:
    """Add the bonuses to the sums alone, for battles in which it does not matter which card has a bonus."""
    s = k.s
    attack = magic = 0
    for e in k.live:
        step = e.step
        if step.layers & COUNTS_BONUS and (step.when is None or e.in_force(s, k)):
            n = e.size(s, k)
            if step.aim.code != AIM_PARTY and (step.aim.code != AIM_SELF or e.cards is not None):
                n *= len(_those_of(k, e))
            if step.figure == "attack":
                attack += n
            else:
                magic += n
    # Added only now: until all bonuses are known, conditions see the printed figures.
    k.attack += attack
    k.magic += magic


def _those_of(k: Reckoning, e: Effect) -> list[int]:
    """The fighting cards that a change stands on."""
    s = k.s
    on = e.cards
    aim = e.step.aim
    if on is None and aim.code == AIM_SELF:
        on = (e.source,)
    elif on is None and aim.code == AIM_WIELDER:
        on = (s.held.get(e.source, EMPTY),)
    out = []
    if on is not None:
        for c in k.fighting():
            if c in on:
                out.append(c)
    elif aim.code == AIM_CARDS:
        where = aim.where
        k.source = e.source
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
    """Whether a bonus is a gift from another card, which then belongs to the hero."""
    return k.s.rules.battle.gifts_count and card not in (source, EMPTY)


def own_lines_to_zero(k: Reckoning) -> None:
    """Set the own attack of a hero to zero, bonuses on him included; his weapons keep theirs."""
    for e in k.live:
        if e.step.layers & COUNTS_OWN_LINE and k.applies(e):
            line = k.attack_lines if e.step.figure == "attack" else k.magic_lines
            for c in _those_of(k, e):
                if line.get(c):
                    k.note("zero", e.step.figure, e.source, c, -line[c])
                    line[c] = 0


def lines_not_below_zero(k: Reckoning) -> None:
    for figure, line in (("attack", k.attack_lines), ("magic", k.magic_lines)):
        for c, n in line.items():
            if n < 0 and c != EMPTY:
                k.note("floor", figure, EMPTY, k.on(c), -n)
                line[c] = 0


def losses_of_heroes(k: Reckoning) -> None:
    """Subtract an untyped loss on a hero from the attack that he and his weapon bring."""
    for e in k.live:
        if e.step.layers & COUNTS_HERO_LOSS and k.applies(e):
            n = e.size(k.s, k)
            for c in _those_of(k, e):
                a, m = _lose(k, c, n, with_weapons(k, k.attack_lines, c), with_weapons(k, k.magic_lines, c))
                k.attack_lines[c] = k.attack_lines.get(c, 0) - a
                k.magic_lines[c] = k.magic_lines.get(c, 0) - m
                k.note("loss", "attack", e.source, c, -a)
                k.note("loss", "magic", e.source, c, -m)


def attack_becomes_magic(k: Reckoning) -> None:
    """Turn a hero's whole attack, his weapon's included, into magic."""
    for e in k.live:
        if e.step.layers & COUNTS_BECOME and k.applies(e):
            for hero in _those_of(k, e):
                turned = with_weapons(k, k.attack_lines, hero)
                for c in [c for c in k.attack_lines if k.on(c) == hero]:
                    k.magic_lines[c] = k.magic_lines.get(c, 0) + k.attack_lines[c]
                    k.attack_lines[c] = 0
                k.note("become", "attack", e.source, hero, -turned)
                k.note("become", "magic", e.source, hero, turned)


def sums(k: Reckoning) -> None:
    k.attack = sum(k.attack_lines.values())
    k.magic = sum(k.magic_lines.values())


def losses_of_the_party(k: Reckoning) -> None:
    """Subtract the untyped losses that stand on the party."""
    due: list[tuple[int, int]] = []
    points = 0
    for e in k.live:
        step = e.step
        if step.layers & COUNTS_PARTY_LOSS and (step.when is None or e.in_force(k.s, k)):
            n = e.size(k.s, k)
            due.append((e.source, n))
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
    """Share a loss of n points between the kinds of attack that have any; the party's owner decides if there is a
    choice."""
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
    """Apply each doubling of magic."""
    for e in k.live:
        if e.step.layers & COUNTS_DOUBLE and k.applies(e):
            k.note("double", "magic", e.source, EMPTY, k.magic)
            k.magic *= 2


def one_kind(k: Reckoning) -> None:
    """Apply the monster's effects on one kind of attack."""
    for e in k.live:
        step = e.step
        if step.layers & COUNTS_ONE_KIND and k.applies(e):
            before = k.attack if step.figure == "attack" else k.magic
            after = 0 if step.how == "zero" else before // 2
            if step.figure == "attack":
                k.attack = after
            else:
                k.magic = after
                k.lost_magic += before - after
            k.note(step.how, step.figure, e.source, EMPTY, after - before)


def armor(k: Reckoning) -> None:
    """Subtract armor from attack and resistance from magic, neither below zero. From here on "magic present" means the
    magic left after resistance."""
    if k.foe != EMPTY:
        k.attack = _reduced(k, k.attack, "attack", "armor")
        k.magic = _reduced(k, k.magic, "magic", "resistance")
    k.lost_magic = 0


def _reduced(k: Reckoning, before: int, kind: str, figure: str) -> int:
    """One kind of attack, less the reductions by the monster, its room and changes of either."""
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
        if e.step.figure == figure and e.covers(s, k.foe, k) and k.applies(e):
            n = e.signed(s, k)
            less += n
            k.note(figure, kind, e.source, EMPTY, -n)
    left = max(0, before - max(0, less))
    if k.ledger is not None:
        k.note("floor", kind, EMPTY, EMPTY, left - before + less)
    return left


def total_less_darkness(k: Reckoning) -> None:
    k.total = k.attack + k.magic
    if k.dark:
        cost = k.s.rules.battle.dark_cost * k.dark
        k.total -= cost
        if k.ledger is not None:
            k.note("dark", "total", EMPTY, EMPTY, -cost)


def total(k: Reckoning) -> None:
    k.total = k.attack + k.magic


def changes_of_the_total(k: Reckoning) -> None:
    for e in k.live:
        if e.step.layers & COUNTS_TOTAL and k.applies(e):
            n = e.signed(k.s, k)
            k.total += n
            k.note("bonus", "total", e.source, EMPTY, n)


def not_below_zero(k: Reckoning) -> None:
    if k.total < 0:
        k.note("floor", "total", EMPTY, EMPTY, -k.total)
        k.total = 0


def half_the_total(k: Reckoning) -> None:
    """Halve the total after everything else, rounded down."""
    for e in k.live:
        if e.step.layers & COUNTS_HALF and k.total > 0 and k.applies(e):
            after = k.total // 2
            k.note("half", "total", e.source, EMPTY, after - k.total)
            k.total = after


def verdict(k: Reckoning) -> None:
    """Decide whether the monster may be fought, and whether it may be defeated."""
    for e in k.effects:
        step = e.step
        if step.layers & COUNTS_VERDICT and e.source == k.foe and k.applies(e):
            if step.figure == "be-fought":
                k.fightable = False
            else:
                k.defeatable = False


_CHANGES: Final = COUNTS_BONUS | COUNTS_LINES
_LINES: Final = COUNTS_LINES | COUNTS_VOID | COUNTS_OWN_LINE | COUNTS_HERO_LOSS | COUNTS_BECOME | LINE_BY_LINE
"""Changes for which it matters which card brings which points."""

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
"""The layers that have nothing to do without a change of their kind."""


def in_order(*layers: Layer) -> tuple[tuple[Layer, int], ...]:
    """The layers of an edition, each with the changes that need it; 0: it is always needed."""
    return tuple((layer, _NEEDS.get(layer, 0)) for layer in layers)


def _up_to(k: Reckoning, last: Layer) -> None:
    """Apply the layers in order, up to this one."""
    for layer, needs in k.s.rules.battle.layers:
        if not needs or needs & k.bits:
            layer(k)
        if layer is last:
            return


def darkness(s: State, seat: int, foe: int, rank: int) -> int:
    """The darkness left, computed without the rest of the reckoning."""
    k = Reckoning(s, seat, foe, rank, None, 0)
    _up_to(k, light_and_darkness)
    return k.dark


def lit(s: State, seat: int, foe: int = EMPTY, rank: int = 0) -> int:
    """The light of a party, in a battle or outside, computed without the rest of the reckoning."""
    k = Reckoning(s, seat, foe, rank, None, 0)
    _up_to(k, light)
    return k.light
