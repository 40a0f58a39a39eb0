"""The first quest, A Mirror in the Dark."""

from __future__ import annotations

from duskhall.editions.quest.cards.making import Quest

from .guardian import GUARDIANS
from .heroes import HEROES
from .monsters import MONSTERS
from .rooms import ROOMS
from .treasures import TREASURES
from .village import VILLAGE

MIRROR = Quest(1, "a-mirror-in-the-dark", HEROES, VILLAGE, MONSTERS, ROOMS, GUARDIANS, TREASURES)
