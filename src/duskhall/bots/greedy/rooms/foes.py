"""Monsters and rooms, in editions with rooms: what a victory brings, and what a battle costs."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

from ..filters import Group
from ..foes import Taking
from .amounts import EVEN, expected, likely

if TYPE_CHECKING:
    from collections.abc import Callable

    from duskhall.core.tree import Ability, Card

    from ..profiles import Profile

DIE = 4
"""The assumed value of a die, rather too high than too low."""


class Harm:
    """A harm that follows a battle, if its condition holds."""

    __slots__ = ("act", "chance", "close", "dark", "lost", "n", "needs", "saved", "what", "won")

    def __init__(self, what: str | Group, n: int, when: Any, chance: float = 1.0, act: str = "be-destroyed") -> None:
        self.what = what
        """The pile whose cards come, "xp" for lost XP, "hand" for cards not drawn, "gear" for tokens; or the group of
        which one card is destroyed."""
        self.n = n
        self.chance = chance
        """Its chance, as far as dice decide."""
        self.act = act
        """The act from which a card may be safe."""
        self.lost = isinstance(when, t.Not) and isinstance(when.of, t.Won)
        """Whether it follows only a defeat;"""
        self.won = isinstance(when, t.Won)
        """only a victory;"""
        self.dark = 0
        """only with less light;"""
        self.close = 0
        """only with fewer points to spare;"""
        self.needs: Group | None = None
        """only with such a card in the hand;"""
        self.saved: Group | None = None
        """only without one."""
        match when:
            case t.Cmp(t.Value("margin", "foe"), "<", int(least)):
                self.close = least
            case t.Cmp(t.Value("light", "party"), "<", int(least)):
                self.dark = least
            case t.Some(t.Cards("hand", where)):
                self.needs = Group(where)
            case t.Not(t.Some(t.Cards("hand", where))):
                self.saved = Group(where)

    def threatens(self, hand: list[Profile], light: int) -> bool:
        """Whether it may happen to this hand, with so much light."""
        if self.dark and light >= self.dark:
            return False
        if self.needs is not None and not any(map(self.needs.has, hand)):
            return False
        return self.saved is None or not any(map(self.saved.has, hand))

    def befalls(self, margin: float) -> bool:
        """Whether it happens with so many points to spare."""
        won = margin >= 0
        return not ((self.lost and won) or (self.won and not won) or (self.close and margin >= self.close))


class RoomCard:
    """The profile of a card in the dungeon: a room, or the monster in it."""

    __slots__ = (
        "alert",
        "buys",
        "chancy",
        "darkness",
        "finds",
        "harms",
        "lessons",
        "level",
        "margin",
        "more",
        "pays",
        "purges",
        "rises",
        "serves",
        "takes",
        "trains",
        "tricky",
        "ventures",
        "xp",
    )

    def __init__(self, card: Card) -> None:
        self.level = card.figures.get("level", 0)
        self.darkness = card.figures.get("darkness", 0)
        self.xp = float(card.figures.get("xp", 0))
        self.finds: Counter[str] = Counter()
        """The piles whose cards come with a victory."""
        self.more: Counter[str] = Counter()
        """The same for a victory with points to spare ("xp" among them);"""
        self.margin = 0
        """so many."""
        self.pays = False
        """Whether a victory brings half the attack as XP."""
        self.trains = False
        """Whether, after a victory, a hero without XP levels up;"""
        self.lessons = 0
        """the discount in XP for any hero's level-up;"""
        self.buys: Group | None = None
        """the cards of which one may be bought;"""
        self.purges: Group | None = None
        """the cards of the hand of which one is destroyed."""
        self.ventures = False
        """Whether, in a hand, it lets its owner go on to the first room after a visit to the village."""
        self.harms: list[Harm] = []
        self.takes: list[Taking] = []
        """Cards that leave before the battle is decided."""
        self.rises = 0.0
        """The average health that the monster gains before that."""
        self.chancy = False
        """Whether luck has an influence."""
        events = {ability.event for ability in card.abilities if isinstance(ability, t.Must)}
        self.alert = bool(events & {"into", "from", "through"})
        """Whether it may be alerted by a passing champion."""
        self.tricky = self.alert or "before" in events
        """Whether lines in the battle change the numbers, so that only a forecast can tell."""
        wounds = card.figures.get("wounds", 0)
        if wounds:
            self.harms.append(Harm("wound", wounds, None))
        for ability in card.abilities:
            self._read(ability, "room" in card.tags or "monster" in card.tags)
        self.serves = self._serves()
        """Whether it offers a service to the winner there."""

    def _serves(self) -> bool:
        return self.buys is not None or self.purges is not None or self.lessons != 0

    def _read(self, ability: Ability, lies_there: bool) -> None:
        match ability:
            case t.Must("reward", steps, when):
                dice = {step.name: step.n for step in steps if isinstance(step, t.Roll)}
                for step in steps:
                    self._brings(step, when, dice)
            case t.Must("before" | "into", steps, when):
                for step in steps:
                    self._before(step, when, 1.0)
            case t.Must("after", steps, when):
                for step in steps:
                    self._after(step, when, 1.0)
            case t.Must("village-over", (t.Choose(branches),)):
                self.ventures = any(isinstance(step, t.Venture) for branch in branches for step in branch.steps)
            case t.Use(window="spoils", steps=steps) if lies_there:
                for step in steps:
                    self._spoils(step)

    def _spoils(self, step: Any) -> None:
        match step:
            case t.Level(free=True):
                self.trains = True
            case t.Level(less=less):
                self.lessons = less
            case t.Buy(where):
                self.buys = Group(where)
            case t.Destroy(t.Pick(place="hand", where=where)):
                self.purges = Group(where)
            case t.Earn("xp", amount):
                self.xp += expected(amount, {})

    def _brings(self, step: Any, when: Any, dice: dict[str, int]) -> None:
        match step, when:
            case t.Earn("xp", t.Half(t.Value("total"))), _:
                self.pays = True
            case t.Earn("xp", int(n)), t.Cmp(t.Value("margin", "foe"), ">=", int(least)):
                self.more["xp"] += n
                self.margin = least
            case t.Gain(pile, int(n)), t.Cmp(t.Value("margin", "foe"), ">=", int(least)):
                self.more[pile] += n
                self.margin = least
            case t.Gain(pile, int(n)), _:
                self.finds[pile] += n
            case t.Earn("xp", amount), _:
                self.xp += expected(amount, dice) * likely(when)
            case t.Modify("hand", "add", int(n)), _:
                self.more["hand"] += n

    def _before(self, step: Any, when: Any, chance: float) -> None:
        match step:
            case t.Discard(t.Pick(place="hand", where=where, n=n, best=best, by=by)):
                if chance > EVEN:
                    self.takes.append(Taking(where, n, best))
                self.chancy = self.chancy or by == "chance"
            case t.Discard(t.Cards("hand", where)):
                self.takes.append(Taking(where, t.ALL))
            case t.Destroy(t.Pick(place="hand", where=where, n=n, best=best)):
                if chance > EVEN:
                    self.takes.append(Taking(where, n, best))
                self.harms.append(Harm(Group(where), n, when, chance))
            case t.Modify("health" | "armor" | "resistance", "add", amount):
                self.rises += expected(amount, {}) * chance
            case t.If(test, then, otherwise):
                self._either(self._before, test, then, otherwise, when, chance)
            case t.Roll():
                self.chancy = True
            case t.Lose("xp", amount):
                self.harms.append(Harm("xp", amount if isinstance(amount, int) else 1, when, chance))
            case t.Choose() | t.Gain() | t.Destroy():
                self._after(step, when, chance)

    def _after(self, step: Any, when: Any, chance: float) -> None:
        match step:
            case t.Gain(pile, amount):
                n = amount if isinstance(amount, int) else DIE // 2
                self.harms.append(Harm(pile, n, when, chance))
            case t.Lose("xp", int(n)):
                self.harms.append(Harm("xp", n, when, chance))
            case t.Discard(t.Pick(place="hand", where=where, n=n, best=best)):
                self.takes.append(Taking(where, n, best))
            case t.Destroy(t.Pick(place="front", n=n)):
                self.harms.append(Harm("gear", n, when, chance))
            case t.Destroy(t.Pick(place="hand" | "yours", where=where, n=n)):
                self.harms.append(Harm(Group(where), n, when, chance))
            case t.Modify("hand", "less", int(n)):
                self.harms.append(Harm("hand", n, when, chance))
            case t.If(test, then, otherwise):
                self._either(self._after, test, then, otherwise, when, chance)
            case t.Choose((first, *_)):
                # The first branch is as good a guess as any.
                for inner in first.steps:
                    self._after(inner, when, chance)

    def _either(
        self,
        read: Callable[[Any, Any, float], None],
        test: Any,
        then: tuple[Any, ...],
        otherwise: tuple[Any, ...],
        when: Any,
        chance: float,
    ) -> None:
        """Read a condition on dice or on the seat's XP, which usually suffices."""
        dice = isinstance(test, t.Cmp) and not isinstance(test.a, t.Value)
        held = likely(test) if dice else 1.0
        for step in then:
            read(step, when, chance * held)
        if held < 1.0:
            for step in otherwise:
                read(step, when, chance * (1.0 - held))
