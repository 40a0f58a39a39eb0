"""Set-ups that lack something on purpose, and ones like them that do not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from duskhall.editions import edition
from duskhall.editions.setup import Setup

CLASSIC = edition("classic").first_game
ADVANCE = edition("advance").first_game
QUEST = edition("quest").random_setup(1)
DARK_HEROES = ("amazon", "dwarf", "regian", "selurin")
DARK_MARKET = ("banish", "barkeep", "battle-fury", "feast", "hatchet", "polearm", "spear", "town-guard")
UNARMED = ("banish", "barkeep", "battle-fury", "feast", "fireball", "goodberries", "lantern", "town-guard")
PLAIN_HEROES = ("amazon", "dwarf", "outlands", "redblade")
PLAIN_MARKET = ("barkeep", "battle-fury", "feast", "hatchet", "lantern", "polearm", "spear", "town-guard")


def swapped(setup: Setup, part: str, *pairs: tuple[str, str]) -> Setup:
    """The same set-up with other piles."""
    new = dict(pairs)
    piles: dict[str, Any] = {part: tuple(new.get(name, name) for name in getattr(setup, part))}
    return replace(setup, **piles)


DARK = replace(CLASSIC, heroes=DARK_HEROES, village=DARK_MARKET)
"""Nothing for sale gives light."""
LIT = swapped(DARK, "village", ("feast", "lantern"))
BARE = replace(CLASSIC, village=UNARMED)
"""No weapon is for sale."""
ARMED = swapped(BARE, "village", ("feast", "hatchet"))
DULL = replace(CLASSIC, monsters=("abyssal", "enchanted", "undead-spirit"), heroes=PLAIN_HEROES, village=PLAIN_MARKET)
"""Monsters want magic attack, and nobody brings any."""
MAGICAL = swapped(DULL, "heroes", ("dwarf", "elf"))
SICK = replace(CLASSIC, monsters=("humanoid", "ooze", "undead-doom"), heroes=PLAIN_HEROES, village=PLAIN_MARKET)
"""Monsters hand out diseases, and nothing destroys them."""
CURED = swapped(SICK, "village", ("feast", "banish"))

PAIRS = {
    "light": (DARK, LIT),
    "weapons": (BARE, ARMED),
    "magic": (DULL, MAGICAL),
    "cures": (SICK, CURED),
}
"""By what is lacking: a set-up that lacks it, and the same with one other pile."""
