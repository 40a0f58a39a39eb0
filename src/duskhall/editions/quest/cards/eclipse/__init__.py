"""The second quest, Total Eclipse of the Sun."""

from __future__ import annotations

from duskhall.editions.quest.cards.making import Quest

from .guardian import GUARDIANS
from .heroes import HEROES
from .monsters import MONSTERS
from .rooms import ROOMS
from .treasures import TREASURES
from .village import VILLAGE

ECLIPSE = Quest(2, "total-eclipse-of-the-sun", HEROES, VILLAGE, MONSTERS, ROOMS, GUARDIANS, TREASURES)
