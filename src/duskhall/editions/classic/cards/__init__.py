"""Every card of the Classic box, by kind."""

from __future__ import annotations

from duskhall.core.tree import Card
from duskhall.editions.classic.cards.basics import BASICS
from duskhall.editions.classic.cards.heroes import HEROES
from duskhall.editions.classic.cards.monsters import MONSTERS
from duskhall.editions.classic.cards.village import VILLAGE

CARDS: tuple[Card, ...] = (*BASICS, *HEROES, *VILLAGE, *MONSTERS)

__all__ = ["BASICS", "CARDS", "HEROES", "MONSTERS", "VILLAGE"]
