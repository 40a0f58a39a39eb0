"""Lines played once more: cut down to what they need, as moves, and up to the comparison."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..machine import answer
from ..naming import move_of
from ..options import DONE, O_DONE, O_EQUIP, O_FACE, O_ROOM, O_USE, WHAT, options_of
from ..steps.dice import AfterDice
from .battle import Cases, hides
from .nodes import ASKED, FIGHTING, Found, Node

if TYPE_CHECKING:
    from ..move import Move
    from ..state import State
    from .search import Hunt


def shortened(hunt: Hunt, found: Found, foe: int) -> Found:
    """The line without the moves it does not need."""
    options: list[int] = []
    node: Node | None = found.node
    while node is not None and node.parent is not None:
        options.append(node.option)
        node = node.parent
    options.reverse()
    starts = [i for i, option in enumerate(options) if option >> WHAT in (O_USE, O_EQUIP)]
    for start in reversed(starts):
        end = start + 1
        while end < len(options) and options[end] >> WHAT not in (O_USE, O_EQUIP, O_DONE, O_FACE, O_ROOM):
            end += 1
        shorter = _along(hunt, options[:start] + options[end:], foe)
        if shorter is None or not _as_good(shorter, found):
            continue
        if shorter.outcome.loss <= found.outcome.loss:
            found = shorter
            del options[start:end]
    return found


def _as_good(shorter: Found, found: Found) -> bool:
    """Does a shorter line do what the longer one does: win for certain, or come as close?"""
    a, b = shorter.outcome, found.outcome
    if a.sure != b.sure or (a.may and not a.sure) or a.gain < b.gain:
        return False
    return a.sure or a.total - a.health >= b.total - b.health


def _along(hunt: Hunt, options: list[int], foe: int) -> Found | None:
    """The line of these answers; None if they are not legal or lead to no battle with this monster."""
    node = hunt.root
    for i, option in enumerate(options):
        s = node.s
        legal = options_of(s, s.asked[0])
        if option not in legal and DONE in legal:
            # With cards left over the window has to be left.
            node = hunt.child(node, DONE)
            if hunt.go(node.s) != ASKED:
                return None
            s = node.s
            legal = options_of(s, s.asked[0])
        if option not in legal:
            return None
        node = hunt.child(node, option)
        how = hunt.go(node.s)
        if i + 1 == len(options):
            fights = how == FIGHTING and node.s.foe == foe
            return Found(node, hunt.fight.outcome(node.s)) if fights else None
        if how != ASKED:
            return None
    return None


def fought(hunt: Hunt, node: Node, options: tuple[int, ...]) -> list[Move]:
    """The moves of a battle that a node has led to."""
    s = at_battle(hunt, node)
    moves = []
    for option in options:
        s = hunt.fight.to_question(s)
        moves.append(move_of(s, s.asked[0], option))
        answer(s, s.asked[0], option, run=False)
    return moves


def compared(hunt: Hunt, found: Found) -> State:
    """The position in which a line comes to the comparison, or to what nobody can foresee."""
    s = at_battle(hunt, found.node)
    left = list(found.outcome.options)
    while True:
        if s.asked:
            if not left:
                return s
            answer(s, s.asked[0], left.pop(0), run=False)
            continue
        f = s.stack[-1]
        step = f.at
        if hides(step) or (f is s.stack[0] and step.index >= s.rules.compared):
            return s
        if step.as_in_play or isinstance(step, AfterDice):
            step.run(s, f)
            continue
        cases = Cases(hunt.seat)
        if step.foresee(s, f, cases) is not None:
            if len(cases.cases) != 1:
                return s
            s = cases.cases[0]


def at_battle(hunt: Hunt, node: Node) -> State:
    """The position at the beginning of the battle to which a node has led."""
    if node.parent is None:
        return node.s.clone()
    s = node.parent.s.clone()
    answer(s, s.asked[0], node.option, run=False)
    hunt.go(s)
    return s
