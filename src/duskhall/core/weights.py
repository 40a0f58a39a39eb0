"""What heroes carry: how heavy weapons are together, who has a hand free, and which weapon falls."""

from __future__ import annotations

from .effects import strength, weight
from .state import EMPTY, State


def empty_handed(s: State, heroes: list[int]) -> list[int]:
    return [h for h in heroes if not full_hands(s, h)]


def full_hands(s: State, hero: int) -> bool:
    """This hero takes up no further weapon, however light."""
    if s.rules.wielding.many:
        return False
    return hero in (s.armed if s.rules.wielding.one_a_turn else s.held.values())


def load(s: State, seat: int, hero: int) -> int:
    """What a hero carries already."""
    carried = 0
    for w, h in s.held.items():
        if h == hero:
            carried += weight(s, seat, w, h)
    return carried


def light_enough(s: State) -> bool:
    """A quick look: nobody holds more than one weapon, each is light enough as printed, and no change speaks of that.
    What a weapon says of its own weight only makes it lighter."""
    for e in s.mods:
        if e.step.figure in ("strength", "weight"):
            return False
    r = s.rules
    kinds = s.kinds
    held = s.held
    for w, h in held.items():
        if h == EMPTY or r.weight[kinds[w]] > r.strength[kinds[h]]:
            return False
    return len(held) == 1 or len(set(held.values())) == len(held)


def too_many(s: State, seat: int, hero: int) -> list[int]:
    """The weapons of a hero, if they are too heavy for him together."""
    if load(s, seat, hero) <= strength(s, seat, hero):
        return []
    return held_by(s, hero)


def held_by(s: State, hero: int) -> list[int]:
    return [w for w, h in s.held.items() if h == hero]


def drops(s: State, seat: int) -> list[int]:
    """Weapons of the first hero who carries too much: one of them falls."""
    for hero in dict.fromkeys(s.held.values()):
        if hero != EMPTY and (weapons := too_many(s, seat, hero)):
            return weapons
    return []
