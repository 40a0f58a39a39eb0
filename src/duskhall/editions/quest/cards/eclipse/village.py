"""The marketplace: items, spells and weapons of Total Eclipse of the Sun.

Names and keywords are public; figures and what the cards do are ours. What a Punching Dagger adds beside a Dagger is
known from a worked example.
"""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Armed,
    Card,
    CardIs,
    Cards,
    Cmp,
    Discard,
    Draw,
    Half,
    Heal,
    If,
    Is,
    Modify,
    Not,
    Other,
    Pick,
    Some,
    Use,
    Value,
    Variety,
    While,
)
from duskhall.editions.quest.cards.making import (
    CLERIC_LEVEL,
    EITHER,
    HERO,
    INFERRED,
    WIZARD_LEVEL,
    easier,
    market,
)

ANOTHER_DAGGER = And((Is("dagger"), Other()))

# fmt: off

VILLAGE: tuple[Card, ...] = (
    # ---- Items -------------------------------------------------------------------------------------------------------

    market(
        "elven-ring", "Elven Ring", ("item", "magic"),
        Use(
            EITHER,
            (Draw(1), If(Some(Cards("hand", Is("elf"))), (Draw(1),))),
            cost=(Discard(Pick("hand", Other())),),
        ),
        gold=1, cost=4, vp=1,
        rulings=("ruling-quest-elven-ring-in-turn",),
    ),
    market(
        "headband-of-intellect", "Headband of Intellect", ("item", "magic"),
        Use("dungeon", (Modify("magic", "add", 2, Pick("hand", HERO)),)),
        gold=2, cost=5, vp=1,
        rulings=("ruling-quest-headband-own",),
    ),
    market(
        "strength-gauntlets", "Strength Gauntlets", ("item", "magic"),
        Use("dungeon", (
            Pick("hand", HERO, name="wearer"),
            Modify("strength", "add", 4, "wearer"),
            Modify("attack", "add", 1, "wearer"),
        )),
        gold=1, cost=4, vp=1,
    ),
    market(
        "wand-of-light", "Wand of Light", ("item", "magic"),
        While("present", (
            Modify("light", "add", Variety(("cleric", "rogue", "wizard"), Cards("hand", HERO)), "party"),
        )),
        gold=2, light=1, cost=5, vp=1,
        rulings=("ruling-quest-wand-classes",),
    ),

    # ---- Spells ------------------------------------------------------------------------------------------------------

    market(
        "arcane-touch", "Arcane Touch", ("spell", "arcane"),
        While("present", (Modify("magic", "add", 1, Cards("hand", Is("wizard"))),)),
        magic=2, cost=4, vp=1,
        rulings=("ruling-quest-touch-each",),
    ),
    market(
        "consecration", "Consecration", ("spell", "divine"),
        While("present", (Modify("magic", "add", CLERIC_LEVEL, "self"),)),
        Use("spoils", (Heal(1),), when=Some(Cards("hand", Is("cleric")))),
        magic=2, cost=6, vp=1,
        rulings=("ruling-quest-highest-cleric",),
    ),
    market(
        "lightning-bolt", "Lightning Bolt", ("spell", "elemental"),
        While("present", (
            Modify("magic", "add", Half(WIZARD_LEVEL), "self"),
            Modify("resistance", "less", WIZARD_LEVEL, "foe"),
        )),
        magic=4, cost=8, vp=2,
        rulings=("ruling-quest-highest-wizard", "ruling-quest-bolt-resistance"),
    ),
    market(
        "natures-fury", "Nature's Fury", ("spell", "elemental"),
        While("present", (Modify("health", "less", WIZARD_LEVEL, "foe"),)),
        magic=2, cost=5, vp=1,
        rulings=("ruling-quest-highest-wizard", "ruling-quest-fury-health"),
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    market(
        "longbow", "Longbow", ("weapon", "bow"),
        While("equipped", (Modify("attack", "add", 2, "self"),), when=Cmp(Value("light", "party"), ">=", 2)),
        gold=1, attack=5, weight=7, cost=7, vp=2,
        rulings=("ruling-quest-longbow-light",),
    ),
    market(
        "longsword", "Longsword", ("weapon", "edged"),
        easier(Is("human")),
        gold=1, attack=5, weight=6, cost=6, vp=1,
    ),
    market(
        "punching-dagger", "Punching Dagger", ("weapon", "edged", "dagger"),
        easier(Is("halfling")),
        While("equipped", (Modify("attack", "add", 1, "self"),), when=CardIs("wielder", Armed(ANOTHER_DAGGER))),
        gold=1, attack=2, weight=3, cost=3,
        known={"attack": INFERRED, "ability-2": INFERRED},
        rulings=("ruling-quest-punching-dagger", "ruling-quest-dagger-kinds"),
    ),
    market(
        "quarterstaff", "Quarterstaff", ("weapon", "blunt"),
        While("equipped", (Modify("attack", "add", 1, "self"),), when=Not(CardIs("wielder", Armed(Other())))),
        gold=1, attack=3, weight=3, cost=4, vp=1,
        rulings=("ruling-quest-quarterstaff-alone",),
    ),
)
