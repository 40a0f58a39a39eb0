"""The fourth quest, At the Foundations of the World."""

from __future__ import annotations

from duskhall.editions.quest.cards.making import Quest

from .guardian import GUARDIANS
from .heroes import HEROES
from .monsters import MONSTERS
from .rooms import ROOMS
from .treasures import TREASURES
from .village import VILLAGE

FOUNDATIONS = Quest(4, "at-the-foundations-of-the-world", HEROES, VILLAGE, MONSTERS, ROOMS, GUARDIANS, TREASURES)
