"""Heroes and their levels: the cards that the village offers to a hero who levels up."""

from __future__ import annotations

from .state import EMPTY, HIDDEN, State


def next_level(s: State, kind: int, level: int) -> list[int]:
    """The village's cards of the next level: of the hero's own family, or of every family for a hero without one."""
    cards = s.rules.cards
    kinds = s.kinds
    levels = s.rules.printed["level"]
    family = cards[kind].stack
    piles = s.map.families if level == 1 else open_piles(s, family)
    out = []
    for z in piles:
        for c in s.zones[z]:
            if levels[kinds[c]] == level and (level == 1 or cards[kinds[c]].stack == family):
                out.append(c)
                break
    return out


def open_piles(s: State, name: str) -> tuple[int, ...]:
    """The zones in which cards of a pile of the box may lie face up: the pile's own, if it has one."""
    own = s.map.piles.get(name, EMPTY)
    piles = range(s.map.first_stack, len(s.zones)) if own == EMPTY else (own,)
    return tuple([z for z in piles if s.map.levels[z] != HIDDEN])
