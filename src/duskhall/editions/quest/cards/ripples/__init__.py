"""The fifth quest, Ripples in Time. It has three rooms, one of each level."""

from __future__ import annotations

from duskhall.editions.quest.cards.making import Quest

from .guardian import GUARDIANS
from .heroes import HEROES
from .monsters import MONSTERS
from .rooms import ROOMS
from .treasures import TREASURES
from .village import VILLAGE

RIPPLES = Quest(5, "ripples-in-time", HEROES, VILLAGE, MONSTERS, ROOMS, GUARDIANS, TREASURES)
