"""A ruleset as bots see it: a profile of every card, and facts about all of them together."""

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
    """The profiles of all cards, and of each of their programs."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.late = "battle" in rules.battle.late_events
        """Whether cards that a monster destroys fight on until the battle is over."""
        assert EMPTY == -1
        profile = RoomProfile if rules.hall.is_map else Profile
        self.profiles: list[Profile] = [profile(card, self.late, kind) for kind, card in enumerate(rules.cards)]
        self.places: list[Profile | None] = [*self.profiles, None]
        """The same, with None at the place of EMPTY."""
        self.gear = [p for p in self.profiles if p.gear]
        """Tokens."""
        self.can_be_beaten = any(p.ends and p.monster for p in self.profiles)
        """Whether the card that ends the game can be fought in any rank."""
        self.all_must_fall = any(isinstance(step, End) for step in rules.programs[0].steps)
        """Whether the turn ends the game once no monster is left."""
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
        """Gains and losses of a room, by its card and its monster's."""
        self.room_monsters: list[RoomCard | None] = [*self.room_cards, None]
        """The same, with None for a missing monster."""
        self._branches: dict[tuple[str, tuple[str, ...]], list[BranchProfile]] = {}

    def branches(self, about: str, names: tuple[str, ...]) -> list[BranchProfile]:
        """The profiles of this card's branches with these names."""
        key = (about, names)
        found = self._branches.get(key)
        if found is None:
            own = [card for card in self.rules.cards if card.id == about]
            found = self._branches[key] = profiles_of((*own, *self.rules.cards), names)
        return found


_recent: list[Ruleset] = []


def ruleset_of(rules: Rules) -> Ruleset:
    """The bot's tables for these rules; the last few rulesets are kept."""
    for found in _recent:
        if found.rules is rules:
            return found
    _recent.insert(0, Ruleset(rules))
    del _recent[4:]
    return _recent[0]
