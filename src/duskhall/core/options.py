"""What may be answered: the legal options of a question, as numbers, and their ids, which mean something.

An option is one int: what, and two numbers. Ids are made when somebody reads them: ``use:town-guard.2``,
``equip:dagger>militia#2``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import rules as op
from .numbers import purse, reckon
from .rules import AIM_SELF, Line, Op
from .state import (
    EMPTY,
    HALL,
    Q_BRANCH,
    Q_BUY,
    Q_FACE,
    Q_LEVEL,
    Q_ORDER,
    Q_PICK,
    Q_SPLIT,
    Q_WINDOW,
    Frame,
    Question,
    State,
    first_stack,
    hand_of,
)
from .words import Context, holds, matches, strength, weight

if TYPE_CHECKING:
    from collections.abc import Iterable

O_DONE, O_USE, O_EQUIP, O_CARD, O_BUY, O_LEVEL, O_FACE, O_BRANCH, O_SPLIT, O_SHOW = range(10)

_MASK = (1 << 20) - 1


def option(what: int, a: int = 0, b: int = 0) -> int:
    return what << 40 | a << 20 | b


def option_parts(o: int) -> tuple[int, int, int]:
    return o >> 40, o >> 20 & _MASK, o & _MASK


# The same, ready to be joined with its numbers where options are listed by the dozen.
_USE, _EQUIP, _CARD, _BUY, _BRANCH = (what << 40 for what in (O_USE, O_EQUIP, O_CARD, O_BUY, O_BRANCH))

DONE = option(O_DONE)
SHOW = option(O_SHOW)


def frame_of(s: State, q: Question) -> Frame:
    f = s.stack[-1]
    return f if q.lane < 0 else f.lanes[q.lane]


def list_options(s: State, q: Question) -> list[int]:
    """The legal options of a question, in a stable order. They follow from the position alone."""
    f = frame_of(s, q)
    o = s.rules.programs[f.program].ops[f.pc]
    kind = q.kind
    if kind == Q_WINDOW:
        return window(s, f, o)
    if kind == Q_PICK:
        return picks(s, f, o)
    if kind == Q_BUY:
        return purchases(s, f, o)
    if kind == Q_LEVEL:
        return levels(s, f)
    if kind == Q_FACE:
        return [option(O_FACE, rank) for rank in fightable(s, f.seat)]
    if kind == Q_BRANCH:
        return branches(s, f, o)
    if kind == Q_SPLIT:
        return [option(O_SPLIT, n) for n in range(f.picked[2], f.picked[1] - 1, -1)]
    assert kind == Q_ORDER
    return [option(O_CARD, c) for c in s.zones[HALL] if c != EMPTY and c not in f.picked]


# ------------------------------------------------------------------------------------------------------------
# Copies that are interchangeable share an option


def touched(s: State) -> set[int] | None:
    """Cards that something has happened to this turn: they no longer stand for their copies."""
    if not (s.used or s.held or s.mods or s.marked or s.lent):
        return None
    out = set(s.used)
    out.update(s.held)
    out.update(s.held.values())
    out.update(s.marked)
    out.update(s.lent)
    for mod in s.mods:
        if mod[3] is not None:
            out.update(mod[3])
    return out


def distinct(s: State, cards: Iterable[int]) -> list[int]:
    """One card of each kind, and every card that differs from its copies."""
    special = touched(s)
    kinds = s.kinds
    seen: set[int] = set()
    out = []
    for c in cards:
        if special is not None and c in special:
            out.append(c)
        elif kinds[c] not in seen:
            seen.add(kinds[c])
            out.append(c)
    return out


# ------------------------------------------------------------------------------------------------------------
# The options of each kind of question


def window(s: State, f: Frame, o: Op) -> list[int]:
    r = s.rules
    kinds = s.kinds
    uses = r.uses[o.name]
    hand = s.zones[hand_of(f.seat)]
    cards = distinct(s, hand)
    out = [DONE]
    foe_too = o.name in r.foe_windows
    for c in cards:
        # Who could not attack has no part in the victory; spoils are the beaten monster's, not those of a trophy.
        if uses[kinds[c]] and c not in s.unable and not (foe_too and kinds[c] in r.monsters):
            for line in uses[kinds[c]]:
                if usable(s, f.seat, c, line):
                    out.append(_USE | c << 20 | line.program)
    if foe_too:
        for line in uses[kinds[s.foe]]:
            if usable(s, f.seat, s.foe, line):
                out.append(option(O_USE, s.foe, line.program))
    if o.flag:
        weapons = [c for c in cards if kinds[c] in r.weapons and c not in s.held]
        if weapons:
            armed = s.held.values()
            heroes = [(c, strength(s, f.seat, c)) for c in cards if kinds[c] in r.heroes and c not in armed]
            for w in weapons:
                heavy = weight(s, f.seat, w)
                for h, strong in heroes:
                    if strong >= heavy and w not in s.marked:
                        out.append(_EQUIP | w << 20 | h)
    return out


def usable(s: State, seat: int, card: int, line: Line) -> bool:
    """An ability is offered if it is not spent, its condition holds, its cost can be paid and its first choice is
    not empty."""
    if card in s.used and s.used[card] >> line.ability & 1 and not line.repeat:
        return False
    if line.when is not None and not holds(s, line.when, Context(seat, card, s.foe, s.rank, None, None)):
        return False
    if line.cost == 0 and line.first < 0:
        return True
    ops = s.rules.programs[line.program].ops
    f = Frame(line.program, 0, card, seat, {}, (), [])
    for i in range(line.cost):
        o = ops[i]
        if o.code == op.PICK and len(candidates(s, f, o)) < o.n:
            return False
        if o.code == op.DESTROY and o.aim.code == AIM_SELF and card in s.marked:
            return False
    if line.first >= 0:
        o = ops[line.first]
        if o.code == op.PICK:
            return bool(candidates(s, f, o))
        return any(branch_possible(s, f, start) for start in o.jumps)
    return True


def candidates(s: State, f: Frame, o: Op) -> list[int]:
    """The cards a pick may still take."""
    aim = o.aim
    where = aim.where
    if aim.place == op.IN_HALL:
        x = Context(f.seat, f.source, s.foe, s.rank, f.names, None)
        found = [c for c in s.zones[HALL] if c != EMPTY and matches(s, where, c, x)]
    else:
        cards = s.zones[hand_of(f.seat)] if aim.place == op.IN_HAND else f.names.get(aim.name, ())
        if where is None:
            found = list(cards)
        elif where.kinds is not None:
            kinds = where.kinds
            found = [c for c in cards if s.kinds[c] in kinds]
        else:
            x = Context(f.seat, f.source, s.foe, s.rank, f.names, None)
            found = [c for c in cards if matches(s, where, c, x)]
        # A marked card is as good as gone: it only fights on.
        if s.marked and o.figure in ("destroy", "discard"):
            found = [c for c in found if c not in s.marked]
        if o.how == "unused" and s.used:
            found = [c for c in found if c == f.source or c not in s.used]
    if o.best and found:
        values = {
            c: strength(s, f.seat, c) if o.best == "strength" else s.rules.printed[o.best][s.kinds[c]] for c in found
        }
        best = max(values.values())
        found = [c for c in found if values[c] == best]
    if f.picked:
        found = [c for c in found if c not in f.picked]
    return found


def picks(s: State, f: Frame, o: Op) -> list[int]:
    found = candidates(s, f, o)
    if o.aim.place == op.IN_HAND:
        found = distinct(s, found)
    out = [_CARD | c << 20 for c in found]
    if o.flag or o.n == op.ANY_NUMBER:
        out.insert(0, DONE)
    elif not out:
        out.append(SHOW)
    return out


def purchases(s: State, f: Frame, o: Op) -> list[int]:
    gold = purse(s, f.seat)
    if o.code == op.PURCHASE:
        gold -= s.spent
    out = [DONE]
    cost = s.rules.cost
    kinds = s.kinds
    where = o.aim.where
    allowed = None if where is None else where.kinds
    first = first_stack(s)
    for z, zone in enumerate(s.zones[first : first + s.stacks], first):
        if zone:
            k = kinds[zone[0]]
            if cost[k] <= gold and (allowed is None or k in allowed):
                out.append(_BUY | z << 20)
    return out


def levels(s: State, f: Frame) -> list[int]:
    """Heroes whose level-up can be paid and whose next level is still in the village."""
    r = s.rules
    out = [DONE]
    xp = s.xp[f.seat]
    price = r.printed["level-cost"]
    level = r.printed["level"]
    for c in distinct(s, s.zones[hand_of(f.seat)]):
        k = s.kinds[c]
        if k in r.heroes and k in r.has["level-cost"] and price[k] <= xp and c not in s.lent:
            out += [option(O_LEVEL, c, better) for better in next_level(s, k, level[k] + 1)]
    return out


def next_level(s: State, kind: int, level: int) -> list[int]:
    """The village's cards of the next level: of the hero's own family, or of every family for a hero without one."""
    r = s.rules
    levels = r.printed["level"]
    card = r.cards[kind]
    out = []
    for z in range(first_stack(s), len(s.zones)):
        for c in s.zones[z]:
            k = s.kinds[c]
            if (
                k in r.heroes
                and levels[k] == level
                and (card.figures.get("level", 0) == 0 or r.cards[k].stack == card.stack)
            ):
                out.append(c)
                break
    return out


def fightable(s: State, seat: int) -> list[int]:
    """Ranks whose monster may be chosen."""
    r = s.rules
    out = []
    for rank, c in enumerate(s.zones[HALL], 1):
        if c != EMPTY and s.kinds[c] in r.monsters:
            guarded = any(
                e.code == op.FORBID and e.figure == "be-fought" for line in r.whiles[s.kinds[c]] for e in line.effects
            )
            if not guarded or reckon(s, seat, c, rank).fightable:
                out.append(rank)
    return out


def branches(s: State, f: Frame, o: Op) -> list[int]:
    return [_BRANCH | i << 20 for i, start in enumerate(o.jumps) if o.open or branch_possible(s, f, start)]


def branch_possible(s: State, f: Frame, start: int) -> bool:
    """A branch can be taken if its first choice is not empty."""
    o = s.rules.programs[f.program].ops[start]
    if o.code == op.PICK:
        return bool(o.flag or candidates(s, f, o))
    if o.code == op.ARRANGE:
        return sum(c != EMPTY for c in s.zones[HALL]) > 1
    return True


# ------------------------------------------------------------------------------------------------------------
# Ids


def option_id(s: State, q: Question, o: int) -> str:
    """The id of an option: verb, card, place. Numbers in it are places that the seat can see."""
    what, a, b = option_parts(o)
    r = s.rules
    if what == O_DONE:
        return "done"
    if what == O_USE:
        program = r.programs[b]
        line = f".{program.ability + 1}" if len(r.cards[s.kinds[a]].abilities) > 1 else ""
        return f"use:{_card_in(s, hand_of(q.seat), a)}{line}"
    if what == O_EQUIP:
        hand = hand_of(q.seat)
        return f"equip:{_card_in(s, hand, a)}>{_card_in(s, hand, b)}"
    if what == O_BUY:
        return f"buy:{r.cards[s.kinds[s.zones[a][0]]].id}"
    if what == O_LEVEL:
        name = _card_in(s, hand_of(q.seat), a)
        if r.cards[s.kinds[a]].figures.get("level", 0) == 0:
            name += f">{r.cards[s.kinds[b]].id}"
        return f"level:{name}"
    if what == O_FACE:
        return f"attack:{a}"
    if what == O_SPLIT:
        n = frame_of(s, q).picked[3]
        if n == 1:
            return "lose:attack" if a else "lose:magic"
        parts = [f"{kind}*{k}" for kind, k in (("attack", a), ("magic", n - a)) if k]
        return "lose:" + ",".join(parts)
    f = frame_of(s, q)
    step = r.programs[f.program].ops[f.pc]
    if what == O_BRANCH:
        return step.names[a]
    if what == O_SHOW:
        return "show"
    if step.code == op.ARRANGE:
        return f"order:{s.zones[HALL].index(a) + 1}"
    if step.aim.place == op.IN_HALL:
        return f"{step.figure}:{s.zones[HALL].index(a) + 1}"
    if step.aim.place == op.IN_HAND:
        return f"{step.figure}:{_card_in(s, hand_of(q.seat), a)}"
    cards = f.names.get(step.aim.name, ())
    name = r.cards[s.kinds[a]].id
    copies = [c for c in cards if s.kinds[c] == s.kinds[a]]
    return f"{step.figure}:{name}#{copies.index(a) + 1}" if len(copies) > 1 else f"{step.figure}:{name}"


_PLAIN = frozenset((O_DONE, O_FACE, O_BRANCH, O_SPLIT, O_SHOW))


def meanings(s: State, numbers: list[int]) -> list[tuple[int, int, int, int]]:
    """Options without the cards' instance numbers: what, kind, second kind, number."""
    kinds = s.kinds
    out = []
    for o in numbers:
        what, a, b = o >> 40, o >> 20 & _MASK, o & _MASK
        if what in _PLAIN:
            out.append((what, EMPTY, EMPTY, a))
        elif what in (O_USE, O_CARD):
            out.append((what, kinds[a], EMPTY, b))
        elif what == O_BUY:
            out.append((what, kinds[s.zones[a][0]], EMPTY, 0))
        else:
            out.append((what, kinds[a], kinds[b], 0))
    return out


def _card_in(s: State, zone: int, card: int) -> str:
    """``card#n``: the n-th of its name from the left; without a number when there is one or when copies share an
    option."""
    kinds = s.kinds
    k = kinds[card]
    name = s.rules.cards[k].id
    copies = [c for c in s.zones[zone] if kinds[c] == k]
    if len(copies) > 1:
        special = touched(s)
        if special is not None and any(c in special for c in copies):
            return f"{name}#{copies.index(card) + 1}"
    return name
