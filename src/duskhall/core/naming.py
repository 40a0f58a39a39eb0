"""Names of options: the move that takes each, and numbers for it without instance numbers.

Moves are made when they are read: ``use:town-guard.2``, ``equip:dagger>militia#2``.
"""

from __future__ import annotations

from typing import Final

from .move import ATTACK, BUY, CANCEL, DIE, DROP, EQUIP, GO, LEVEL, LOSE, ORDER, SEAT, USE, Move
from .move import FIRST as GO_FIRST
from .options import (
    DONE,
    FIRST,
    MASK,
    O_BRANCH,
    O_BUY,
    O_CARD,
    O_DIE,
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
    interchangeable,
    option_parts,
)
from .picking import pool
from .program import IN_HALL, OWN_PLACES
from .state import EMPTY, HALL, HIDDEN, ROOMS, Question, State, front_of, hand_of, secret_of
from .steps.battle import waiting
from .steps.cards import Arrange
from .steps.flow import Choose
from .steps.picks import Picking

_BUYS: Final = O_BUY << WHAT
_LEVELS: Final = O_LEVEL << WHAT


def option_id(s: State, q: Question, o: int) -> str:
    """The text of an option's move."""
    return str(move_of(s, q, o))


def move_of(s: State, q: Question, o: int) -> Move:
    """The move that takes an option. Numbers in it are places that the seat can see."""
    what, a, b = option_parts(o)
    r = s.rules
    if what == O_DONE:
        return _DONE
    if what == O_USE:
        ability = r.programs[b].ability + 1 if len(r.cards[s.kinds[a]].abilities) > 1 else 0
        return Move(USE, _name(s, a), copy=_copy(s, a, beside(s, q.seat, a)), ability=ability)
    if what == O_EQUIP:
        hand = s.zones[hand_of[q.seat]]
        return Move(EQUIP, _name(s, a), copy=_copy(s, a, hand), onto=_name(s, b), onto_copy=_copy(s, b, hand))
    if what == O_BUY:
        hidden = s.map.levels[a] == HIDDEN
        return Move(BUY, s.map.names[a].partition(".")[2] if hidden else _name(s, s.zones[a][0]))
    if what == O_ROOM:
        return Move(GO, _name(s, s.zones[ROOMS][a]))
    if what == O_DROP:
        return Move(DROP, _name(s, a), copy=_copy(s, a, s.zones[hand_of[q.seat]]))
    if what == O_LEVEL:
        onto = _name(s, b) if choosing_family(s, s.kinds[a]) else ""
        return Move(LEVEL, _name(s, a), copy=_copy(s, a, beside(s, q.seat, a)), onto=onto)
    if what == O_FACE:
        return Move(ATTACK, rank=a)
    if what == O_SEAT:
        return Move(SEAT, seat=a + 1)
    if what == O_LINE:
        ability = r.programs[b].ability + 1 if len(r.cards[s.kinds[a]].abilities) > 1 else 0
        return Move(CANCEL, rank=s.zones[HALL].index(a) + 1, ability=ability)
    if what == O_FIRST:
        groups = [group[0].at.program.card for group in waiting(frame_of(s, q))]
        copies = [i for i, name in enumerate(groups) if name == groups[a]]
        return Move(GO_FIRST, groups[a], copy=copies.index(a) + 1 if len(copies) > 1 else 0)
    if what == O_SPLIT:
        return Move(LOSE, attack=a, magic=frame_of(s, q).picked[3] - a)
    if what == O_DIE:
        return Move(DIE, rank=a + 1, ability=b)
    if what == O_SHOW:
        return _SHOW
    return _move_of_step(s, q, a)


def _move_of_step(s: State, q: Question, a: int) -> Move:
    """The move that takes a branch or a card; the step that asks gives its verb."""
    f = frame_of(s, q)
    step = f.at
    if isinstance(step, Choose):
        return Move(step.names[a])
    if isinstance(step, Arrange):
        return Move(ORDER, rank=s.zones[HALL].index(a) + 1)
    assert isinstance(step, Picking)
    if step.aim.place == IN_HALL:
        return Move(step.verb, rank=s.zones[HALL].index(a) + 1)
    if step.aim.place in OWN_PLACES:
        return Move(step.verb, _name(s, a), copy=_copy(s, a, beside(s, q.seat, a)))
    copies = [c for c in pool(s, f, step) if s.kinds[c] == s.kinds[a]]
    return Move(step.verb, _name(s, a), copy=copies.index(a) + 1 if len(copies) > 1 else 0)


_DONE: Final = Move("done")
_SHOW: Final = Move("show")


def _name(s: State, card: int) -> str:
    return s.rules.cards[s.kinds[card]].id


def beside(s: State, seat: int, card: int) -> tuple[int, ...]:
    """The cards among which copies of a card are counted: its zone, if that is one of the seat's own."""
    for zone in (front_of[seat], hand_of[seat], secret_of[seat]):
        if card in s.zones[zone]:
            return s.zones[zone]
    return (card,)


def choosing_family(s: State, kind: int) -> bool:
    """Whether a level-up must name the new card: a hero without a family has several next levels."""
    return s.rules.cards[kind].figures.get("level", 0) == 0


def _copy(s: State, card: int, cards: tuple[int, ...]) -> int:
    """The number of the copy, counted from the left; 0 if the card is the only one or all copies share an option."""
    kinds = s.kinds
    k = kinds[card]
    copies = [c for c in cards if kinds[c] == k]
    if len(copies) > 1 and len(interchangeable(s, card, copies)) < len(copies):
        return copies.index(card) + 1
    return 0


_OF_ONE_CARD: Final = frozenset((O_USE, O_CARD, O_LINE, O_DROP))
_PLAIN: Final = frozenset((O_DONE, O_FACE, O_BRANCH, O_SPLIT, O_SHOW, O_SEAT, O_FIRST, O_ROOM, O_DIE))


def meanings(s: State, numbers: list[int]) -> list[tuple[int, int, int, int]]:
    """Options without instance numbers of cards: act, kind, second kind, number."""
    kinds = s.kinds
    out = []
    for o in numbers:
        what = o >> WHAT
        a = o >> FIRST & MASK
        if what in _OF_ONE_CARD:
            out.append((what, kinds[a], EMPTY, o & MASK))
        elif what == O_DIE:
            out.append((what, EMPTY, EMPTY, 10 * (a + 1) + (o & MASK)))
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
