"""The basic components: what every game of Quest uses, whichever quests are played."""

from __future__ import annotations

from .starters import GEAR, KEYS, RAT, STARTERS, THE_WILDERNESS, WOUNDS
from .treasures import TREASURES

__all__ = ["GEAR", "KEYS", "RAT", "STARTERS", "THE_WILDERNESS", "TREASURES", "WOUNDS"]
