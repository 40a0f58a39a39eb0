"""Cards that a seat draws, as cases: every set of kinds that could come, the weakest first."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from ..effects import Context
from ..state import deck_of, discard_of
from ..steps.cards import Draw, Gain
from ..steps.lasting import Modify
from ..zones import knows

if TYPE_CHECKING:
    from ..rules import Rules
    from ..state import Frame, State

MOST_CASES: Final = 24
MOST_DRAWN: Final = 3


def drawn(s: State, seat: int, every: bool = False) -> list[State]:
    """The cases of a draw that comes next; none where there are too many, or, unless every draw is wanted, where it
    cannot help in all of them."""
    f = s.stack[-1]
    step = f.at
    if not isinstance(step, Draw) or f.seat != seat:
        return []
    n = step.amount if step.counted is None else step.number(s, Context(seat, f.source, s.foe, s.rank, f.names))
    deck = tuple(sorted(s.zones[deck_of[seat]]))
    if not 0 < n <= MOST_DRAWN or any(knows(s, seat, deck_of[seat], c) for c in deck):
        return []
    sure: tuple[int, ...] = ()
    pool = deck
    if len(deck) < n:
        sure = deck
        pool = tuple(sorted(s.zones[discard_of[seat]]))
    kinds = s.kinds
    sets: dict[tuple[int, ...], tuple[int, ...]] = {}
    for chosen in combinations(pool, min(len(pool), n - len(sure))):
        sets.setdefault(tuple(sorted([kinds[c] for c in chosen])), chosen)
        if len(sets) > MOST_CASES:
            return []
    brings = _brings(s.rules)
    order = sorted(sets.values(), key=lambda cards: (sum([brings[kinds[c]] for c in cards]), cards))
    adds = any(isinstance(x, (Modify, Gain)) for x in step.program.steps)
    if not order or (not every and not adds and not any(brings[kinds[c]] for c in (*sure, *order[0]))):
        return []
    return [_case(s, seat, sure, chosen) for chosen in order]


def _brings(r: Rules) -> list[int]:
    """The printed contribution of each kind of card to a battle."""
    return [0 if brought is None else max(0, brought.attack) + max(0, brought.magic) for brought in r.in_hand]


def _case(s: State, seat: int, sure: tuple[int, ...], chosen: tuple[int, ...]) -> State:
    """The position after these cards were drawn."""
    c = s.clone()
    deck, pile = c.zones[deck_of[seat]], c.zones[discard_of[seat]]
    coming = (*sure, *chosen)
    if sure or not deck:
        deck, pile = (*deck, *pile), ()
    c.zones[deck_of[seat]] = (*coming, *[card for card in sorted(deck) if card not in coming])
    c.zones[discard_of[seat]] = pile
    f: Frame = c.stack[-1]
    f.at.run(c, f)
    return c
