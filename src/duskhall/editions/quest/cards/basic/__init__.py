"""The basic components: what every game of Quest uses, whichever quests are played."""

from __future__ import annotations

from .guilds import GUILDS
from .legendary import LEGENDARY
from .side_quests import SIDE_QUESTS
from .starters import GEAR, KEYS, RAT, STARTERS, THE_WILDERNESS, WOUNDS
from .treasures import TREASURES

__all__ = [
    "GEAR",
    "GUILDS",
    "KEYS",
    "LEGENDARY",
    "RAT",
    "SIDE_QUESTS",
    "STARTERS",
    "THE_WILDERNESS",
    "TREASURES",
    "WOUNDS",
]
