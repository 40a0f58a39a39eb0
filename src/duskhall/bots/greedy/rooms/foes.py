"""Monsters and rooms of a dungeon that is walked through: what a victory brings, and what a battle costs."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

from ..filters import Group
from ..foes import Taking

if TYPE_CHECKING:
    from duskhall.core.tree import Card

    from ..profiles import Profile

DIE = 4
"""What a die shows, rather too much than too little."""


class Harm:
    """Something that happens after a battle, if its condition holds."""

    __slots__ = ("close", "lost", "n", "needs", "saved", "what")

    def __init__(self, what: str | Group, n: int, when: Any) -> None:
        self.what = what
        """A pile of which cards come, "xp" that is lost, "hand" for cards that are not drawn; or a group of which one
        card is destroyed."""
        self.n = n
        self.lost = isinstance(when, t.Not) and isinstance(when.of, t.Won)
        """Only after a defeat;"""
        self.close = 0
        """only with fewer points to spare;"""
        self.needs: Group | None = None
        """only with such a card in the hand;"""
        self.saved: Group | None = None
        """only without one."""
        match when:
            case t.Cmp(t.Value("margin", "foe"), "<", int(least)):
                self.close = least
            case t.Some(t.Cards("hand", where)):
                self.needs = Group(where)
            case t.Not(t.Some(t.Cards("hand", where))):
                self.saved = Group(where)

    def threatens(self, hand: list[Profile]) -> bool:
        """May it happen to this hand?"""
        if self.needs is not None and not any(map(self.needs.has, hand)):
            return False
        return self.saved is None or not any(map(self.saved.has, hand))

    def befalls(self, margin: float) -> bool:
        """Does it happen with so many points to spare?"""
        return not (self.lost and margin >= 0) and not (self.close and margin >= self.close)


class RoomCard:
    """A card that lies in the dungeon: a room, or the monster in it."""

    __slots__ = (
        "alert",
        "chancy",
        "darkness",
        "finds",
        "harms",
        "level",
        "pays",
        "takes",
        "trains",
        "tricky",
        "ventures",
        "xp",
    )

    def __init__(self, card: Card) -> None:
        self.level = card.figures.get("level", 0)
        self.darkness = card.figures.get("darkness", 0)
        self.xp = card.figures.get("xp", 0)
        self.finds: Counter[str] = Counter()
        """Cards of these piles come with a victory."""
        self.pays = False
        """A victory brings half the attack as experience."""
        self.trains = False
        """After a victory a hero without experience goes up a level."""
        self.ventures = False
        """In a hand: after a visit to the village its owner may go on to the first room."""
        self.harms: list[Harm] = []
        self.takes: list[Taking] = []
        """Cards that leave before the battle is decided."""
        self.chancy = False
        """Luck has a say."""
        events = {ability.event for ability in card.abilities if isinstance(ability, t.Must)}
        self.alert = bool(events & {"into", "from", "through"})
        """Who passes may be noticed."""
        self.tricky = self.alert or "before" in events
        """What happens in the battle changes the numbers: only a forecast tells."""
        wounds = card.figures.get("wounds", 0)
        if wounds:
            self.harms.append(Harm("wound", wounds, None))
        for ability in card.abilities:
            match ability:
                case t.Must("reward", steps):
                    for step in steps:
                        self._brings(step)
                case t.Must("before" | "into", steps, when):
                    for step in steps:
                        self._before(step)
                case t.Must("after", steps, when):
                    for step in steps:
                        self._after(step, when)
                case t.Must("village-over", (t.Choose(branches),)):
                    self.ventures = any(isinstance(step, t.Venture) for branch in branches for step in branch.steps)
                case t.Use(window="spoils", steps=(t.Level(free=True),)):
                    self.trains = True

    def _brings(self, step: Any) -> None:
        match step:
            case t.Gain(pile, int(n)):
                self.finds[pile] += n
            case t.Earn("xp", int(n)):
                self.xp += n
            case t.Earn("xp", _):
                self.pays = True

    def _before(self, step: Any) -> None:
        match step:
            case t.Discard(t.Pick(place="hand", where=where, n=n, best=best, by=by)):
                self.takes.append(Taking(where, n, best))
                self.chancy = self.chancy or by == "chance"
            case t.Roll():
                self.chancy = True
            case t.Lose("xp", amount):
                self.harms.append(Harm("xp", amount if isinstance(amount, int) else 1, None))

    def _after(self, step: Any, when: Any) -> None:
        match step:
            case t.Gain(pile, amount):
                self.harms.append(Harm(pile, amount if isinstance(amount, int) else DIE // 2, when))
            case t.Lose("xp", int(n)):
                self.harms.append(Harm("xp", n, when))
            case t.Destroy(t.Pick(place="hand", where=where, n=n)):
                self.harms.append(Harm(Group(where), n, when))
            case t.Modify("hand", "less", int(n)):
                self.harms.append(Harm("hand", n, when))
