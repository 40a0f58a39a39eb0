"""The third quest, Risen from the Mire."""

from __future__ import annotations

from duskhall.editions.quest.cards.making import Quest

from .guardian import GUARDIANS
from .heroes import HEROES
from .monsters import MONSTERS
from .rooms import ROOMS
from .treasures import TREASURES
from .village import VILLAGE

MIRE = Quest(3, "risen-from-the-mire", HEROES, VILLAGE, MONSTERS, ROOMS, GUARDIANS, TREASURES)
