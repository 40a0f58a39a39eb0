"""Every card of the Quest box that is in play, by kind: the basic components and A Mirror in the Dark."""

from __future__ import annotations

from duskhall.core.tree import Card
from duskhall.editions.quest.cards.guardians import GUARDIANS
from duskhall.editions.quest.cards.heroes import HEROES
from duskhall.editions.quest.cards.monsters import MONSTERS
from duskhall.editions.quest.cards.rooms import ROOMS
from duskhall.editions.quest.cards.starters import GEAR, KEYS, STARTERS, WOUNDS
from duskhall.editions.quest.cards.treasures import TREASURES
from duskhall.editions.quest.cards.village import VILLAGE

CARDS: tuple[Card, ...] = (
    *STARTERS,
    *WOUNDS,
    *GEAR,
    *KEYS,
    *HEROES,
    *VILLAGE,
    *TREASURES,
    *MONSTERS,
    *ROOMS,
    *GUARDIANS,
)

__all__ = [
    "CARDS",
    "GEAR",
    "GUARDIANS",
    "HEROES",
    "KEYS",
    "MONSTERS",
    "ROOMS",
    "STARTERS",
    "TREASURES",
    "VILLAGE",
    "WOUNDS",
]
