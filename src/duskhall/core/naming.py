"""What options are called: their ids, which mean something, and the same as numbers without instance numbers.

Ids are made when somebody reads them: ``use:town-guard.2``, ``equip:dagger>militia#2``.
"""

from __future__ import annotations

from typing import Final

from .options import (
    DONE,
    FIRST,
    MASK,
    O_BRANCH,
    O_BUY,
    O_CARD,
    O_DONE,
    O_DROP,
    O_EQUIP,
    O_FACE,
    O_FIRST,
    O_LEVEL,
    O_LINE,
    O_ROOM,
    O_SEAT,
    O_SHOW,
    O_SPLIT,
    O_USE,
    WHAT,
    frame_of,
    option_parts,
    touched,
)
from .picking import pool
from .program import IN_FRONT, IN_HALL, IN_HAND, IN_SECRET, IN_YOURS
from .state import EMPTY, HALL, HIDDEN, ROOMS, Question, State, front_of, hand_of, secret_of
from .steps.battle import waiting
from .steps.cards import Arrange
from .steps.flow import Choose
from .steps.picks import Picking

_BUYS: Final = O_BUY << WHAT
_LEVELS: Final = O_LEVEL << WHAT


def option_id(s: State, q: Question, o: int) -> str:
    """The id of an option: verb, card, place. Numbers in it are places that the seat can see."""
    what, a, b = option_parts(o)
    r = s.rules
    if what == O_DONE:
        return "done"
    if what == O_USE:
        program = r.programs[b]
        line = f".{program.ability + 1}" if len(r.cards[s.kinds[a]].abilities) > 1 else ""
        zone = front_of[q.seat] if a in s.zones[front_of[q.seat]] else hand_of[q.seat]
        return f"use:{_card_in(s, zone, a)}{line}"
    if what == O_EQUIP:
        hand = hand_of[q.seat]
        return f"equip:{_card_in(s, hand, a)}>{_card_in(s, hand, b)}"
    if what == O_BUY:
        if s.map.levels[a] == HIDDEN:
            return f"buy:{s.map.names[a].partition('.')[2]}"
        return f"buy:{r.cards[s.kinds[s.zones[a][0]]].id}"
    if what == O_ROOM:
        return f"go:{r.cards[s.kinds[s.zones[ROOMS][a]]].id}"
    if what == O_DROP:
        return f"drop:{_card_in(s, hand_of[q.seat], a)}"
    if what == O_LEVEL:
        zone = front_of[q.seat] if a in s.zones[front_of[q.seat]] else hand_of[q.seat]
        name = _card_in(s, zone, a)
        if r.cards[s.kinds[a]].figures.get("level", 0) == 0:
            name += f">{r.cards[s.kinds[b]].id}"
        return f"level:{name}"
    if what == O_FACE:
        return f"attack:{a}"
    if what == O_SEAT:
        return f"seat:{a + 1}"
    if what == O_LINE:
        number = f".{r.programs[b].ability + 1}" if len(r.cards[s.kinds[a]].abilities) > 1 else ""
        return f"cancel:{s.zones[HALL].index(a) + 1}{number}"
    if what == O_FIRST:
        groups = [group[0].at.program.card for group in waiting(frame_of(s, q))]
        copies = [i for i, name in enumerate(groups) if name == groups[a]]
        return f"first:{groups[a]}#{copies.index(a) + 1}" if len(copies) > 1 else f"first:{groups[a]}"
    if what == O_SPLIT:
        n = frame_of(s, q).picked[3]
        if n == 1:
            return "lose:attack" if a else "lose:magic"
        parts = [f"{kind}*{k}" for kind, k in (("attack", a), ("magic", n - a)) if k]
        return "lose:" + ",".join(parts)
    f = frame_of(s, q)
    step = f.at
    if what == O_BRANCH:
        assert isinstance(step, Choose)
        return step.names[a]
    if what == O_SHOW:
        return "show"
    if isinstance(step, Arrange):
        return f"order:{s.zones[HALL].index(a) + 1}"
    assert isinstance(step, Picking)
    if step.aim.place == IN_HALL:
        return f"{step.verb}:{s.zones[HALL].index(a) + 1}"
    if step.aim.place == IN_HAND:
        return f"{step.verb}:{_card_in(s, hand_of[q.seat], a)}"
    if step.aim.place == IN_SECRET:
        return f"{step.verb}:{_card_in(s, secret_of[q.seat], a)}"
    if step.aim.place in (IN_FRONT, IN_YOURS):
        zone = front_of[q.seat] if a in s.zones[front_of[q.seat]] else hand_of[q.seat]
        return f"{step.verb}:{_card_in(s, zone, a)}"
    cards = pool(s, f, step)
    name = r.cards[s.kinds[a]].id
    copies = [c for c in cards if s.kinds[c] == s.kinds[a]]
    return f"{step.verb}:{name}#{copies.index(a) + 1}" if len(copies) > 1 else f"{step.verb}:{name}"


_OF_ONE_CARD: Final = frozenset((O_USE, O_CARD, O_LINE, O_DROP))
_PLAIN: Final = frozenset((O_DONE, O_FACE, O_BRANCH, O_SPLIT, O_SHOW, O_SEAT, O_FIRST, O_ROOM))


def meanings(s: State, numbers: list[int]) -> list[tuple[int, int, int, int]]:
    """Options without the cards' instance numbers: what, kind, second kind, number."""
    kinds = s.kinds
    out = []
    for o in numbers:
        what = o >> WHAT
        a = o >> FIRST & MASK
        if what in _OF_ONE_CARD:
            out.append((what, kinds[a], EMPTY, o & MASK))
        elif what in _PLAIN:
            out.append((what, EMPTY, EMPTY, a))
        elif what == O_BUY:
            hidden = s.map.levels[a] == HIDDEN
            out.append((what, EMPTY if hidden else kinds[s.zones[a][0]], EMPTY, 0))
        else:
            out.append((what, kinds[a], kinds[o & MASK], 0))
    return out


def named(s: State, numbers: list[int]) -> list[int]:
    """The kind of the card that each option names, the first one of two; EMPTY: none."""
    kinds = s.kinds
    out = []
    if _BUYS <= numbers[-1] < _LEVELS:
        zones = s.zones
        levels = s.map.levels
        for o in numbers:
            pile = o >> FIRST & MASK
            out.append(EMPTY if o == DONE or levels[pile] == HIDDEN else kinds[zones[pile][0]])
    else:
        for o in numbers:
            out.append(EMPTY if o >> WHAT in _PLAIN else kinds[o >> FIRST & MASK])
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
        if any(c in special for c in copies):
            return f"{name}#{copies.index(card) + 1}"
    return name
