"""Every card of the Advance box, by kind."""

from __future__ import annotations

from duskhall.core.tree import Card
from duskhall.editions.advance.cards.avatars import AVATARS
from duskhall.editions.advance.cards.basics import BASICS
from duskhall.editions.advance.cards.bearers import BEARERS
from duskhall.editions.advance.cards.curses import CURSES
from duskhall.editions.advance.cards.familiars import FAMILIARS
from duskhall.editions.advance.cards.heroes import HEROES
from duskhall.editions.advance.cards.monsters import MONSTERS
from duskhall.editions.advance.cards.village import VILLAGE

CARDS: tuple[Card, ...] = (*BASICS, *HEROES, *VILLAGE, *MONSTERS, *BEARERS, *CURSES, *FAMILIARS, *AVATARS)

__all__ = [
    "AVATARS",
    "BASICS",
    "BEARERS",
    "CARDS",
    "CURSES",
    "FAMILIARS",
    "HEROES",
    "MONSTERS",
    "VILLAGE",
]
