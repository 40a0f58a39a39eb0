"""The twenty-five legendary cards of the basic components: cursed heroes and artifacts, each with a price.

Public are their number, that side quests alone bring them, and one title, Vampire Acolyte; the rest is ours.
"""

from __future__ import annotations

from duskhall.core.tree import Card, Cards, Destroy, Draw, Heal, Lose, Modify, Must, Other, Pick, Use, While
from duskhall.editions.quest.cards.making import HERO, PUBLIC, WIELDED, legendary, wound

# fmt: off

LEGENDARY: tuple[Card, ...] = (
    # ---- Heroes ------------------------------------------------------------------------------------------------------

    legendary(
        "vampire-acolyte", "Vampire Acolyte", ("hero", "human", "cleric"),
        While("present", (Modify("light", "less", 1, "party"),)),
        Use("spoils", (Heal(1),)),
        count=4, known={"name": PUBLIC},
        level=3, gold=1, strength=5, attack=4, magic=3, vp=4,
        rulings=("ruling-quest-legendary-level",),
    ),
    legendary(
        "oathbroken-knight", "Oathbroken Knight", ("hero", "human", "fighter"),
        Must("village-over", (Lose("xp", 1),)),
        level=3, strength=9, attack=7, vp=3,
        rulings=("ruling-quest-legendary-level", "ruling-quest-oathbroken-village"),
    ),
    legendary(
        "gallows-shade", "Gallows Shade", ("hero", "halfling", "rogue"),
        While("present", (Modify("wounds", "add", 1, "foe"),)),
        level=3, gold=3, strength=4, attack=5, light=1, vp=3,
        rulings=("ruling-quest-legendary-level",),
    ),
    legendary(
        "lichs-apprentice", "Lich's Apprentice", ("hero", "elf", "wizard"),
        While("present", (Modify("hand", "less", 1, "party"),)),
        level=3, gold=1, strength=3, magic=7, vp=3,
        rulings=("ruling-quest-legendary-level",),
    ),

    # ---- Artifacts ---------------------------------------------------------------------------------------------------

    legendary(
        "soulthirst-blade", "Soulthirst Blade", ("weapon", "edged", "magic"),
        Use("dungeon", (Modify("attack", "add", 6, "wielder"),), cost=(wound(1),), when=WIELDED),
        gold=1, weight=4, attack=8, vp=3,
    ),
    legendary(
        "crown-of-the-drowned", "Crown of the Drowned", ("item",),
        While("present", (Modify("attack", "less", 1, Cards("hand", HERO)),)),
        gold=5, vp=6,
        rulings=("ruling-quest-crown-not-below",),
    ),
    legendary(
        "ashen-grimoire", "Ashen Grimoire", ("spell", "chaos"),
        Use("dungeon", (Modify("magic", "add", 4, "self"),), cost=(Destroy(Pick("hand", Other())),)),
        magic=10, vp=-1,
        rulings=("ruling-quest-grimoire-points",),
    ),
    legendary(
        "corpse-candle", "Corpse Candle", ("item", "magic"),
        Use("dungeon", (Draw(3),), cost=(Lose("xp", 1),)),
        gold=1, light=2, vp=3,
    ),
)
