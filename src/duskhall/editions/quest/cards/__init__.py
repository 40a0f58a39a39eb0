"""Every card of the Quest box: the basic components and the quests, each in a folder of its own."""

from __future__ import annotations

from duskhall.core.tree import Card

from .basic import GEAR, GUILDS, KEYS, LEGENDARY, RAT, SIDE_QUESTS, STARTERS, THE_WILDERNESS, WOUNDS
from .basic import TREASURES as BASIC_TREASURES
from .eclipse import ECLIPSE
from .foundations import FOUNDATIONS
from .making import Quest
from .mire import MIRE
from .mirror import MIRROR
from .ripples import RIPPLES

QUESTS: tuple[Quest, ...] = (MIRROR, ECLIPSE, MIRE, FOUNDATIONS, RIPPLES)

HEROES: tuple[Card, ...] = tuple(c for quest in QUESTS for c in quest.heroes)
VILLAGE: tuple[Card, ...] = tuple(c for quest in QUESTS for c in quest.village)
MONSTERS: tuple[Card, ...] = tuple(c for quest in QUESTS for c in quest.monsters)
ROOMS: tuple[Card, ...] = tuple(c for quest in QUESTS for c in quest.rooms)
GUARDIANS: tuple[Card, ...] = tuple(c for quest in QUESTS for c in quest.guardians)
TREASURES: tuple[Card, ...] = (*BASIC_TREASURES, *(c for quest in QUESTS for c in quest.treasures))
GROUP_LEVELS: dict[str, int] = {c.stack: c.figures["level"] for c in MONSTERS}
"""The level of each monster group: a set-up takes one group of every level."""

CARDS: tuple[Card, ...] = (
    *STARTERS,
    *WOUNDS,
    *GEAR,
    *KEYS,
    *HEROES,
    *VILLAGE,
    *TREASURES,
    *LEGENDARY,
    *SIDE_QUESTS,
    *GUILDS,
    RAT,
    *MONSTERS,
    THE_WILDERNESS,
    *ROOMS,
    *GUARDIANS,
)

__all__ = [
    "CARDS",
    "GEAR",
    "GROUP_LEVELS",
    "GUARDIANS",
    "GUILDS",
    "HEROES",
    "KEYS",
    "LEGENDARY",
    "MONSTERS",
    "QUESTS",
    "RAT",
    "ROOMS",
    "SIDE_QUESTS",
    "STARTERS",
    "THE_WILDERNESS",
    "TREASURES",
    "VILLAGE",
    "WOUNDS",
    "Quest",
]
