"""The layers of a reckoning, one function each. The order in which an edition uses them is its own table."""

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
    """Heroes who may not attack are out; a weapon that has become too heavy gives nothing but stays linked."""
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
    # What a card does by being there ends with its part in the battle; what an ability did before stays.
    k.live = [e for e in k.effects if not (e.source in idle and e.step in r.trait_steps)]


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
    """More light for the party; then none of what certain cards bring, or none at all; then less, not below zero."""
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
    """Write the ledger lines of the health that is printed on monster and room; the reckoning began with their sum."""
    for c in k.there if k.ledger is not None else ():
        k.note("printed" if c == k.foe else "room", "health", c, k.foe, k.s.rules.health[k.s.kinds[c]])


def _stays_dark(k: Reckoning) -> bool:
    """The darkness of this monster cannot be reduced."""
    for e in k.effects:
        if e.step.layers & COUNTS_DARK and e.covers(k.s, k.foe, k) and k.applies(e):
            return True
    return False


def changes_of_health(k: Reckoning) -> None:
    """What abilities and effects did to the monster's health."""
    if k.foe == EMPTY:
        return
    for e in k.live:
        if e.step.layers & COUNTS_HEALTH and e.covers(k.s, k.foe, k) and k.applies(e):
            n = e.signed(k.s, k)
            k.health += n
            k.note("bonus", "health", e.source, k.foe, n)


def what_is_void(k: Reckoning) -> None:
    """Sources that this monster ignores, and kinds of attack that count for nothing against it."""
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
    """Of the cards that bring such attack, those that a monster ignores. What left the hand after it was used is still
    the source of what it did."""
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
        step = e.step
        if step.layers & _CHANGES and k.applies(e):
            n = e.signed(s, k)
            if n and step.aim.code == AIM_PARTY:
                _add(k, "bonus", step.figure, e.source, EMPTY, n)
            elif n and step.aim.code == AIM_SELF and e.cards is None:
                # By being there: even a weapon that nobody holds.
                _add(k, "bonus", step.figure, e.source, e.source, n)
            elif n:
                for c in _those_of(k, e):
                    _add(k, "bonus", step.figure, e.source, c, n)


def bonuses(k: Reckoning) -> None:
    """The same where it does not matter on which card a bonus stands: the sums are enough."""
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
    # Only now: until all are known they see what is printed.
    k.attack += attack
    k.magic += magic


def _those_of(k: Reckoning, e: Effect) -> list[int]:
    """Cards that fight and on which a change stands."""
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
    """What one card does for a given other hero is that hero's."""
    return k.s.rules.battle.gifts_count and card not in (source, EMPTY)


def own_lines_to_zero(k: Reckoning) -> None:
    """A hero whose own attack counts for nothing, whatever else stands on him; his weapons keep theirs."""
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
    """A loss without a kind that stands on a hero falls on what he and his weapon bring."""
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
    """The whole attack of a hero, his weapon's included, turns to magic."""
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
    """Losses without a kind that stand on the party."""
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
        if e.step.layers & COUNTS_DOUBLE and k.applies(e):
            k.note("double", "magic", e.source, EMPTY, k.magic)
            k.magic *= 2


def one_kind(k: Reckoning) -> None:
    """What the monster does to one kind of attack."""
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
    """Armor takes from the attack, resistance from the magic, neither below zero. From here on "magic present" means
    what is left after resistance."""
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
    """After everything else, rounded down."""
    for e in k.live:
        if e.step.layers & COUNTS_HALF and k.total > 0 and k.applies(e):
            after = k.total // 2
            k.note("half", "total", e.source, EMPTY, after - k.total)
            k.total = after


def verdict(k: Reckoning) -> None:
    """May the monster be fought, and may it be defeated?"""
    for e in k.effects:
        step = e.step
        if step.layers & COUNTS_VERDICT and e.source == k.foe and k.applies(e):
            if step.figure == "be-fought":
                k.fightable = False
            else:
                k.defeatable = False


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


def _up_to(k: Reckoning, last: Layer) -> None:
    """Layer after layer, no further than this one."""
    for layer, needs in k.s.rules.battle.layers:
        if not needs or needs & k.bits:
            layer(k)
        if layer is last:
            return


def darkness(s: State, seat: int, foe: int, rank: int) -> int:
    """The darkness that is left, without the rest of the reckoning."""
    k = Reckoning(s, seat, foe, rank, None, 0)
    _up_to(k, light_and_darkness)
    return k.dark


def lit(s: State, seat: int, foe: int = EMPTY, rank: int = 0) -> int:
    """The light of a party, in the battle with a monster or outside one, without the rest of the reckoning."""
    k = Reckoning(s, seat, foe, rank, None, 0)
    _up_to(k, light)
    return k.light
