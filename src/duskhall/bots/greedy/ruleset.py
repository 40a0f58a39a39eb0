"""A ruleset as the bot sees it: a profile of every card, and what follows from all of them together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.state import EMPTY
from duskhall.core.steps.flow import End

from .branches import profiles_of
from .profiles import Profile
from .rooms.foes import RoomCard
from .rooms.profiles import RoomProfile

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

    from .abilities import UseProfile
    from .branches import BranchProfile


class Ruleset:
    """Profiles of all cards, and what each of their programs does."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.late = "battle" in rules.battle.late_events
        """What a monster destroys fights on until the battle is over."""
        assert EMPTY == -1
        profile = RoomProfile if rules.hall.is_map else Profile
        self.profiles: list[Profile] = [profile(card, self.late, kind) for kind, card in enumerate(rules.cards)]
        self.places: list[Profile | None] = [*self.profiles, None]
        """The same, with nobody at the place that EMPTY means."""
        self.gear = [p for p in self.profiles if p.gear]
        """Tokens."""
        self.can_be_beaten = any(p.ends and p.monster for p in self.profiles)
        """What ends the game can be fought, wherever it is."""
        self.all_must_fall = any(isinstance(step, End) for step in rules.programs[0].steps)
        """The turn itself ends the game, once no monster is left."""
        monsters = [(c.figures, c.count) for c in rules.cards if "health" in c.figures and c.kind != "room"]
        health = sum(figures["health"] * n for figures, n in monsters)
        counts = ("vp", "xp") if rules.economy.xp_scores else ("vp",)
        points = sum(figures.get(name, 0) * n for figures, n in monsters for name in counts)
        self.bounty = points / max(1, health)
        """Victory points that the monsters of the box give for each point of their health."""
        self.uses: list[UseProfile | None] = [
            self.profiles[rules.index[p.card]].uses.get(p.ability) if p.card else None for p in rules.programs
        ]
        self.room_cards = [RoomCard(card) for card in rules.cards] if rules.hall.is_map else []
        """What is won and lost in a room, by its card and by that of its monster."""
        self.room_monsters: list[RoomCard | None] = [*self.room_cards, None]
        """The same, for a monster that may not be there."""
        self._branches: dict[tuple[str, tuple[str, ...]], list[BranchProfile]] = {}

    def branches(self, about: str, names: tuple[str, ...]) -> list[BranchProfile]:
        """What the ways with these names do, which this card leaves open."""
        key = (about, names)
        found = self._branches.get(key)
        if found is None:
            own = [card for card in self.rules.cards if card.id == about]
            found = self._branches[key] = profiles_of((*own, *self.rules.cards), names)
        return found


_recent: list[Ruleset] = []


def ruleset_of(rules: Rules) -> Ruleset:
    """What the bot knows of these rules; the last few rulesets are kept."""
    for found in _recent:
        if found.rules is rules:
            return found
    _recent.insert(0, Ruleset(rules))
    del _recent[4:]
    return _recent[0]
