"""Strength and weight: how strong a hero is, what a weapon weighs for him, what he can still carry, and which weapon he
has to drop. :mod:`windows` offers weapons to heroes."""

from __future__ import annotations

from .effects import Context
from .numbers import effects_of
from .state import EMPTY, State


def strength(s: State, seat: int, hero: int) -> int:
    """A hero's present strength."""
    base = s.rules.strength[s.kinds[hero]]
    changes = effects_of(s, seat, s.foe, "strength")
    if changes:
        for e in changes:
            x = Context(seat, hero, s.foe, s.rank, None)
            if e.covers(s, hero, x) and e.in_force(s, x):
                base += e.signed(s, x)
        if s.rules.wielding.floors and base < 0:
            return 0
    return base


def weight(s: State, seat: int, weapon: int, hero: int) -> int:
    """The weight of a weapon for a hero."""
    k = s.kinds[weapon]
    base = s.rules.weight[k]
    own = s.rules.weighing[k]
    for step in own:
        x = Context(seat, weapon, s.foe, s.rank, None if hero == EMPTY else {"wielder": (hero,)})
        if step.when is None or step.when.holds(s, x):
            if step.how == "zero":
                return 0
            base -= step.number(s, x)
    for e in effects_of(s, seat, s.foe, "weight"):
        x = Context(seat, weapon, s.foe, s.rank, None)
        if e.step not in own and e.covers(s, weapon, x) and e.in_force(s, x):
            if e.step.how == "zero":
                return 0
            base += e.signed(s, x)
    return base if base > 0 else 0


def can_wield(s: State, seat: int, weapon: int, hero: int) -> bool:
    """Whether this hero may take this weapon up. He counts as holding it already, because it may make him stronger."""
    before = s.held
    s.held = {**before, weapon: hero}
    able = load(s, seat, hero) <= strength(s, seat, hero)
    s.held = before
    return able


def empty_handed(s: State, heroes: list[int]) -> list[int]:
    return [h for h in heroes if not full_hands(s, h)]


def full_hands(s: State, hero: int) -> bool:
    """Whether this hero can take up no further weapon, however light."""
    if s.rules.wielding.many:
        return False
    return hero in (s.armed if s.rules.wielding.one_a_turn else s.held.values())


def load(s: State, seat: int, hero: int) -> int:
    """The weight of the weapons a hero carries already."""
    carried = 0
    for w, h in s.held.items():
        if h == hero:
            carried += weight(s, seat, w, h)
    return carried


def surely_carried(s: State) -> bool:
    """A quick check that no hero is overloaded: none holds more than one weapon, each is light enough as printed, and
    no card or change affects that. A weapon's words about its own weight only make it lighter."""
    spoken = s.map.spoken
    if "strength" in spoken or "weight" in spoken:
        return False
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


def overload(s: State, seat: int, hero: int) -> list[int]:
    """The weapons of a hero, if they are too heavy for him together."""
    if load(s, seat, hero) <= strength(s, seat, hero):
        return []
    return held_by(s, hero)


def held_by(s: State, hero: int) -> list[int]:
    return [w for w, h in s.held.items() if h == hero]


def overloaded(s: State, seat: int) -> list[int]:
    """Weapons of the first hero who carries too much: one of them falls."""
    for hero in dict.fromkeys(s.held.values()):
        if hero != EMPTY and (weapons := overload(s, seat, hero)):
            return weapons
    return []
