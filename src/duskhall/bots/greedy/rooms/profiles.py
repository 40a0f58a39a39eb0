"""Profiles of cards in editions with rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from duskhall.core import tree as t

from ..abilities import UseProfile
from ..filters import Group
from ..profiles import HELP, MORE_CARDS, STRENGTH, Profile
from .abilities import EARNED, RoomUse
from .amounts import EVEN, HEROES, crowd, expected, likely

if TYPE_CHECKING:
    from duskhall.core.tree import Ability

GLEAM = 0.6
"""A point of light that depends on other cards, in points of attack;"""
PIERCES = 0.3
"""a point less of a monster's armor or resistance;"""
SHIELDS = 0.5
"""a wound prevented;"""
SAFE = 0.25
"""cards protected from discarding and destruction."""


class RoomProfile(Profile):
    """A card's profile; amounts that depend on other cards count as their average."""

    __slots__ = ()

    use_profile: ClassVar[type[UseProfile]] = RoomUse

    def _read(self, i: int, ability: Ability, late: bool) -> None:
        match ability:
            case t.Must("wounded", (t.Modify("attack" | "magic", "add", int(n), "self"),)):
                self._gets(n * EVEN)
            case t.Must("wounded", (t.Earn("xp", int(n)),), when):
                self._gets(n * EARNED * EVEN * likely(when))
            case _:
                super()._read(i, ability, late)

    def _grows_with(self, step: t.Modify) -> None:
        self._depends(step, None)

    def _depends(self, step: t.Modify | t.Forbid | t.Grant, when: Any) -> None:
        match step:
            case t.Modify("attack" | "magic", "add", amount, t.Cards("hand", where)):
                self._gets(expected(amount, {}) * likely(when) * crowd(where))
            case t.Modify("attack" | "magic", "add", amount, str()):
                self._held(amount)
                self._gets(expected(amount, {}) * likely(when))
            case t.Modify("light", ("add" | "less") as op, amount, "party"):
                self._gets(GLEAM * expected(amount, {}) * likely(when) * (1 if op == "add" else -1))
            case t.Modify("armor" | "resistance", "less", amount, "foe"):
                self._gets(PIERCES * expected(amount, {}) * likely(when))
            case t.Modify("wounds", ("add" | "less") as op, amount, "foe"):
                self._gets(SHIELDS * expected(amount, {}) * likely(when) * (1 if op == "less" else -1))
            case t.Modify("health", "less", amount, "foe"):
                self._gets(expected(amount, {}) * likely(when))
            case t.Modify("strength", "add", int(n), on):
                self._gets(STRENGTH * n * likely(when) * (1.0 if on == "self" else HEROES))
            case t.Modify("hand", "add", int(n)):
                self._gets(MORE_CARDS * n * likely(when))
            case t.Forbid(("be-discarded" | "be-destroyed") as act, on):
                if isinstance(on, t.Cards):
                    self.guards.append((act, Group(on.where)))
                    self._gets(SAFE)

    def _talent(self) -> float:
        return super()._talent() + sum([h.n * (crowd(h.group.where) - HELP) for h in self.helps])

    def _gets(self, n: float) -> None:
        """Add a bonus: for a weapon, while it is carried."""
        if self.weapon:
            self.keen += n
        else:
            self.grows += n

    def _held(self, amount: t.Amount) -> None:
        match amount:
            case t.Count(t.Cards("hand", where)) if self.hero and _means_held(where):
                self.held.append((1, Group(where)))
            case t.Times(int(n), t.Count(t.Cards("hand", where))) if self.hero and _means_held(where):
                self.held.append((n, Group(where)))


def _means_held(where: Any) -> bool:
    return isinstance(where, t.Held) or (isinstance(where, t.And) and any(map(_means_held, where.of)))
