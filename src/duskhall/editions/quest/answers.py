"""Cards that heroes want in the market, and cards that answer each monster group.

Both are facts that players of Quest have collected: what the randomizer cards of the heroes say they go with, and a
public list of the cards that do well against a group. The groups of Total Eclipse of the Sun are not on that list.
"""

from __future__ import annotations

WANTS: dict[str, str] = {
    "gendarme": "weapon",
    "gorlandor": "weapon",
    "jadress": "bow",
    "linsha": "weapon",
    "markennan": "blunt",
    "pylorian": "arcane",
    "silverhelm": "weapon",
    "stormhand": "edged",
    "stormskull": "spell",
    "veris": "weapon",
}
"""By hero: a keyword that a card of the market should have. Every market has two weapons and two spells, so only the
narrower wants can change one. Ehrlingal's daggers, Terakian's potions and the dice of Arcanian are in no stack of the
market: everybody starts with daggers, the bazaar sells potions, and monsters roll the dice."""

MAGIC, PHYSICAL = "magic", "physical"
"""Any hero whose own attack is of this kind."""

_LARGE = "two-handed-sword"
_HOLY = ("holy-mace", "holy-symbol")
_SAVING = ("darameres-cloak", "damilu-huskie")
_WOUNDED = ("battle-axe", "vampiric-touch")

ANSWERS: dict[str, tuple[str, ...]] = {
    # A Mirror in the Dark
    "goblin-grunts": (_LARGE,),
    "hobgoblin-brutes": (_LARGE, *_SAVING, "death-pact"),
    "spider-terrors": ("terakian", *_WOUNDED),
    "ancient-adventurers": (*_HOLY, _LARGE),
    "goblin-kings-guard": (_LARGE,),
    # Risen from the Mire
    "bog-zombies": ("terakian", *_HOLY, *_WOUNDED),
    "chaos-lizards": ("arcanian", "boomerang", *_SAVING),
    "moor-skeletons": (MAGIC, *_HOLY, *_WOUNDED, "enchant-weapons"),
    "marsh-trolls": (_LARGE,),
    "swamp-spirits": ("terakian", *_HOLY, _LARGE, *_SAVING, "death-pact"),
    # At the Foundations of the World
    "air-servitors": (MAGIC, "enchant-weapons"),
    "earth-servitors": (MAGIC, _LARGE, "enchant-weapons"),
    "fire-servitors": (_LARGE, "frost-bolt"),
    "divine-founders": (_LARGE, *_SAVING, "death-pact", "frost-bolt"),
    "abyssal-founders": ("arcanian", *_HOLY, _LARGE, *_SAVING, "frost-bolt"),
    # Ripples in Time
    "doomknights": (*_HOLY, *_SAVING, "death-pact"),
    "gnoll-raiders": (MAGIC, _LARGE, "enchant-weapons", "frost-bolt"),
    "minions-of-chaos": ("arcanian", *_HOLY, _LARGE, *_SAVING, "frost-bolt"),
    "torments": (PHYSICAL,),
    "ancient-wyrms": (_LARGE, *_SAVING, "death-pact", "frost-bolt"),
    "ancient-protectors": ("markennan", "grimwolf", "gorlandor", "linsha", "dunardic", "amulet-of-power"),
}
"""By monster group: heroes and market cards, any one of which answers its threat."""
