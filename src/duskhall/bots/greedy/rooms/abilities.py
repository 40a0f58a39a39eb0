"""Profiles of abilities in editions with rooms. Amounts that depend on cards, dice or the monster count as their
average; of several branches only the best counts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

from ..abilities import DRAW, LOOK, XP, UseProfile
from .amounts import HEROES, MANY, expected, likely

if TYPE_CHECKING:
    from duskhall.core.tree import Step

EARNED = 2.2
"""An XP, which scores at the end, in points of attack each time the card is drawn."""
GEAR = 0.6
"""A token, in points of attack each time the ability is used."""
TREASURE = 3.0
CHOICE = 0.4
"""A card chosen among several."""
BURDEN = 1.2
"""The share of an ability's worth that a burden it brings takes away."""
KEEPS = 0.8
"""A chosen card comes again in the next hand."""
LAID_BACK = 0.4
"""The loss of worth of a drawn card if a card must be put back."""
ALTERS = 0.4
"""A die may be changed."""
SPARE = 0.3
"""The worth of having several branches."""


class RoomUse(UseProfile):
    """An ability that its owner may use."""

    __slots__ = ("_chance", "_chosen", "_dice", "_holds", "extra", "ways")

    def __init__(self, ability: t.Use) -> None:
        self._chance = 1.0
        """The chance that the part being read happens at all."""
        self._dice: dict[str, int] = {}
        self._chosen: frozenset[str] = frozenset()
        self.extra = 0.0
        """The worth of conditional parts, in points of attack."""
        self._holds = 1.0
        """How often the ability may be used at all."""
        self.ways: list[RoomUse] = []
        """Its branches, if there are several."""
        super().__init__(ability)
        for i, step in enumerate(ability.steps):
            if isinstance(step, t.Choose):
                before, after = ability.steps[:i], ability.steps[i + 1 :]
                self.ways = [RoomUse(replace(ability, steps=(*before, *way.steps, *after))) for way in step.of]

    def within(self, window: str) -> UseProfile:
        """The best branch in this window."""
        return max(self.ways, key=lambda way: way.serves(window)) if self.ways else self

    def serves(self, window: str) -> float:
        """Its worth in one of its windows."""
        if window == "dungeon":
            return self.attack + self.party + self.strength / 2 + self.draw * DRAW + self.party_light
        return self.gold + self.draw * LOOK + self.mends / 2 + self.xp

    def _asks(self, when: Any) -> None:
        match when:
            case t.CardIs("self", t.Held()) | t.Some() | t.Cmp(t.Value("light", "party")) | t.Cmp(t.Count()):
                self._holds *= likely(when)
            case _:
                super()._asks(when)

    def _gives(self, step: Step) -> None:
        match step:
            case t.Roll(n, name):
                self._dice[name] = n
            case t.Pick(place="hand", name=name):
                self._chosen |= {name}
            case t.Earn("xp", amount):
                self.xp += self._round(amount)
            case t.If(when, then, otherwise):
                chance = likely(when)
                self._aside(then, chance)
                self._aside(otherwise, 1 - chance)
            case t.Gain("treasure", _, "discard"):
                self.extra += TREASURE
            case t.Gain(pile, _, _) if self._chance < 1:
                self.risks = (pile, self._chance)
            case t.Gain(pile, _, "front"):
                self.gains = pile
                self.extra += GEAR
            case t.Put(t.Pick(place=place), "hand") if place != "hand":
                self.draw += 1
                self.extra += CHOICE
            case _:
                super()._gives(step)

    def _aside(self, steps: tuple[Step, ...], chance: float) -> None:
        """Read steps that happen in this share of the cases."""
        if steps:
            inner = RoomUse(t.Use(self.windows, ()))
            inner._dice, inner._chosen, inner._chance = self._dice, self._chosen, chance
            for step in steps:
                inner._gives(step)
            self.extra += chance * inner._given()
            self.risks = self.risks or inner.risks

    def _changes(self, step: t.Modify) -> None:
        match step:
            case t.Modify("attack" | "magic", "add", amount, "self") if not isinstance(amount, (int, t.Count)):
                self.attack += self._round(amount)
            case t.Modify("attack" | "magic", "add", amount, str(on)) if on != "self" and step.when is None:
                self.party += self._round(amount)
            case t.Modify("attack" | "magic", "add", amount, t.Cards()) if not isinstance(amount, int):
                self.extra += MANY * expected(amount, self._dice, self._chosen)
            case t.Modify("light", "add", amount, "party") if not isinstance(amount, int):
                self.party_light += self._round(amount)
            case t.Modify("weight", "less", int(n), _):
                self.strength += n
            case _:
                super()._changes(step)

    def _round(self, amount: t.Amount) -> int:
        return int(expected(amount, self._dice, self._chosen) + 0.5)

    def _given(self) -> float:
        if self.ways:
            return max([way._given() for way in self.ways]) + SPARE
        n = super()._given() + self.xp * (EARNED - XP) + self.extra + (self.alters != 0) * ALTERS
        if not self.free:
            n += (self.heroes + self.songs) * HEROES
        if self.risks is not None:
            n *= 1 - self.risks[1] * BURDEN
        if self.laid_back:
            n += -LAID_BACK if self.draw else KEEPS
        return n * self._holds
