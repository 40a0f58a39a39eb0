"""The marketplace: items, spells and weapons of At the Foundations of the World.

Names and keywords are public; the figures and what the cards do is ours. Skill is what the weapons of this quest live
on, and the monsters of fire take it away.
"""

from __future__ import annotations

from duskhall.core.tree import (
    ALL,
    Cancel,
    Card,
    CardIs,
    Cards,
    Cmp,
    Destroy,
    Fig,
    Forbid,
    Half,
    If,
    Is,
    Modify,
    Pick,
    Use,
    Value,
    Variety,
    While,
)
from duskhall.editions.quest.cards.making import (
    CLERIC_LEVEL,
    HERO,
    WIZARD_LEVEL,
    easier,
    market,
)

CLASSES = ("cleric", "fighter", "rogue", "wizard")
HEROES = Cards("hand", HERO)

# fmt: off

VILLAGE: tuple[Card, ...] = (
    # ---- Items -------------------------------------------------------------------------------------------------------

    market(
        "damilu-huskie", "Damilu Huskie", ("item", "ally"),
        While("present", (Forbid("be-discarded", HEROES), Forbid("be-destroyed", HEROES))),
        gold=1, attack=2, cost=4, vp=1,
        rulings=("ruling-quest-protected", "ruling-quest-huskie-heroes"),
    ),
    market(
        "darameres-cloak", "Daramere's Cloak", ("item", "magic"),
        While("present", (Forbid("be-discarded", Cards("hand")), Forbid("be-destroyed", Cards("hand")))),
        gold=2, cost=4, vp=1,
        rulings=("ruling-quest-protected",),
    ),
    market(
        "potion-of-light", "Potion of Light", ("item", "magic"),
        Use("dungeon", (Modify("light", "add", 3, "party"),), cost=(Destroy("self"),)),
        gold=2, light=1, cost=4, vp=1,
        rulings=("ruling-quest-potion-of-light-own",),
    ),
    market(
        "ring-of-proficiency", "Ring of Proficiency", ("item", "magic"),
        Use("dungeon", (
            Pick("hand", HERO, name="wearer"),
            Modify("strength", "add", 3, "wearer"),
            If(CardIs("wearer", Fig("strength", ">=", 8)), (Modify("attack", "add", 2, "wearer"),)),
        )),
        gold=2, cost=5, vp=1,
        rulings=("ruling-quest-ring-then",),
    ),

    # ---- Spells ------------------------------------------------------------------------------------------------------

    market(
        "death-pact", "Death Pact", ("spell", "chaos"),
        While("present", (Modify("magic", "add", WIZARD_LEVEL, "self"),)),
        While("present", (Forbid("be-destroyed", HEROES),)),
        magic=2, cost=6, vp=1,
        rulings=("ruling-quest-highest-wizard", "ruling-quest-protected"),
    ),
    market(
        "mirror-image", "Mirror Image", ("spell", "arcane", "chaos"),
        Use("dungeon", (Cancel(("before",), ALL),)),
        magic=2, cost=5, vp=1,
        rulings=("ruling-quest-image-before",),
    ),
    market(
        "tempest", "Tempest", ("spell", "elemental"),
        While("present", (Modify("magic", "add", Variety(CLASSES, HEROES), "self"),)),
        magic=3, cost=7, vp=1,
        rulings=("ruling-quest-tempest-classes",),
    ),
    market(
        "true-seeing", "True Seeing", ("spell", "arcane", "divine"),
        While("present", (
            Modify("armor", "less", CLERIC_LEVEL, "foe"),
            Modify("resistance", "less", WIZARD_LEVEL, "foe"),
        )),
        magic=2, light=1, cost=5, vp=1,
        rulings=("ruling-quest-seeing-levels",),
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    market(
        "broadsword", "Broadsword", ("weapon", "edged"),
        While("equipped", (Modify("attack", "add", 2, "self"),), when=Cmp(Value("strength", "wielder"), ">=", 8)),
        gold=1, attack=4, weight=5, cost=5, vp=1,
        rulings=("ruling-quest-broadsword-skill",),
    ),
    market(
        "crossbow", "Crossbow", ("weapon", "bow"),
        easier(Is("rogue")),
        gold=1, attack=5, weight=6, cost=6, vp=1,
    ),
    market(
        "flail", "Flail", ("weapon", "blunt"),
        While("equipped", (Modify("attack", "add", Half(Value("strength", "wielder")), "self"),)),
        gold=1, attack=2, weight=6, cost=6, vp=1,
        rulings=("ruling-quest-flail-skill",),
    ),
    market(
        "two-handed-sword", "Two-Handed Sword", ("weapon", "edged"),
        While("equipped", (Modify("attack", "add", Value("level", "foe"), "self"),)),
        gold=1, attack=5, weight=7, cost=7, vp=2,
        rulings=("ruling-quest-two-handed-level",),
    ),
)
