"""The heroes of Total Eclipse of the Sun: six families of three levels.

Names, classes, races, the kinds of figures and the price of the first level are public. So are what Brimstone,
Ehrlingal and Gendarme are good at, and that Felin has two forms. How large the figures are and how it is done is ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    Amount,
    And,
    Armed,
    Branch,
    Card,
    CardIs,
    Cards,
    Choose,
    Count,
    Discard,
    Draw,
    Forbid,
    Half,
    Held,
    Is,
    Modify,
    Other,
    Pick,
    Times,
    Use,
    Value,
    Variety,
    While,
)
from duskhall.editions.quest.cards.making import (
    EITHER,
    HERO,
    INFERRED,
    hero,
)

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that grow with the level

LIGHT = Value("light", "party")
PARTY = Cards("hand", HERO)
DAGGERS = Count(Cards("hand", And((Is("dagger"), Held()))))
KINDS = Variety(("edged", "blunt", "bow"), Cards("hand", Held()))
WEAPONS_IN_USE = Cards("hand", Held())

KINDLE = Use("dungeon", (Modify("light", "add", 1, "party"),), cost=(Discard(Pick("hand", Other())),))
"""Anything burns."""


def ward(n: int) -> While:
    """Fewer wounds for the party."""
    return While("present", (Modify("wounds", "less", n, "foe"),))


def stronger(n: Amount) -> While:
    """More attack of the hero's own."""
    return While("present", (Modify("attack", "add", n, "self"),))


def forms(bear: int, owl: int, light: int = 0) -> Use:
    """The bear fights, the owl flies ahead and sees in the dark."""
    sight = (Modify("light", "add", light, "party"),) if light else ()
    return Use(EITHER, (
        Choose((
            Branch("bear", (Modify("attack", "add", bear, "self"),)),
            Branch("owl", (Draw(owl), *sight)),
        )),
    ))  # fmt: skip


def runes(n: int) -> While:
    """Magic in every weapon that a hero wields."""
    return While("present", (Modify("magic", "add", n, WEAPONS_IN_USE),))


def lighten(n: int) -> Use:
    """A weapon asks for less skill."""
    return Use("dungeon", (Modify("weight", "less", n, Pick("hand", Is("weapon"))),))


def chink(n: int) -> While:
    """Less armor to get through."""
    return While("present", (Modify("armor", "less", n, "foe"),))


# fmt: off

HEROES: tuple[Card, ...] = (
    # ---- Avania ------------------------------------------------------------------------------------------------------

    hero(
        "Avania", 1, ("celestial", "human", "cleric"),
        ward(1),
        strength=3, magic=3, cost=6, vp=1,
        rulings=("ruling-quest-avania-ward",),
    ),
    hero(
        "Avania", 2, ("celestial", "human", "cleric"),
        ward(1),
        While("present", (Forbid("be-destroyed", PARTY),)),
        strength=3, magic=4, cost=9, vp=2,
        rulings=("ruling-quest-avania-ward", "ruling-quest-protected"),
    ),
    hero(
        "Avania", 3, ("celestial", "human", "cleric"),
        ward(2),
        While("present", (Forbid("be-discarded", PARTY), Forbid("be-destroyed", PARTY))),
        strength=4, magic=5, cost=12, vp=4,
        rulings=("ruling-quest-avania-ward", "ruling-quest-protected"),
    ),

    # ---- Brimstone ---------------------------------------------------------------------------------------------------

    hero(
        "Brimstone", 1, ("dwarf", "rogue"),
        stronger(Half(LIGHT)),
        gold=1, strength=3, attack=1, light=1, cost=8, vp=1,
        rulings=("ruling-quest-brimstone-light",),
    ),
    hero(
        "Brimstone", 2, ("dwarf", "rogue"),
        stronger(Half(LIGHT)),
        KINDLE,
        gold=1, strength=4, attack=3, light=1, cost=11, vp=2,
        rulings=("ruling-quest-brimstone-light",),
    ),
    hero(
        "Brimstone", 3, ("dwarf", "rogue"),
        stronger(LIGHT),
        KINDLE,
        gold=2, strength=4, attack=3, light=2, cost=14, vp=4,
        rulings=("ruling-quest-brimstone-light",),
    ),

    # ---- Ehrlingal ---------------------------------------------------------------------------------------------------

    hero(
        "Ehrlingal", 1, ("halfling", "rogue"),
        While("present", (Modify("attack", "add", 1, "self"),), when=CardIs("self", Armed(Is("dagger")))),
        gold=1, strength=3, attack=2, cost=7, vp=1,
        rulings=("ruling-quest-dagger-kinds",),
    ),
    hero(
        "Ehrlingal", 2, ("halfling", "rogue"),
        stronger(DAGGERS),
        gold=1, strength=4, attack=3, light=1, cost=10, vp=2,
        rulings=("ruling-quest-dagger-kinds", "ruling-quest-ehrlingal-anyone"),
    ),
    hero(
        "Ehrlingal", 3, ("halfling", "rogue"),
        stronger(Times(2, DAGGERS)),
        gold=2, strength=4, attack=4, light=1, cost=13, vp=4,
        rulings=("ruling-quest-dagger-kinds", "ruling-quest-ehrlingal-anyone"),
    ),

    # ---- Felin -------------------------------------------------------------------------------------------------------

    hero(
        "Felin", 1, ("elf", "cleric", "wizard"),
        forms(bear=2, owl=1),
        strength=3, attack=1, light=1, cost=8, vp=1,
        known={"ability-1": INFERRED},
        rulings=("ruling-quest-felin-forms",),
    ),
    hero(
        "Felin", 2, ("elf", "cleric", "wizard"),
        forms(bear=3, owl=1, light=1),
        strength=3, attack=2, light=1, cost=11, vp=2,
        known={"ability-1": INFERRED},
        rulings=("ruling-quest-felin-forms",),
    ),
    hero(
        "Felin", 3, ("elf", "cleric", "wizard"),
        forms(bear=4, owl=2, light=1),
        strength=4, attack=4, light=2, cost=14, vp=4,
        known={"ability-1": INFERRED},
        rulings=("ruling-quest-felin-forms",),
    ),

    # ---- Gendarme ----------------------------------------------------------------------------------------------------

    hero(
        "Gendarme", 1, ("dwarf", "wizard"),
        runes(1),
        strength=2, magic=3, cost=6, vp=1,
        rulings=("ruling-quest-gendarme-weapons",),
    ),
    hero(
        "Gendarme", 2, ("dwarf", "wizard"),
        runes(1),
        lighten(2),
        strength=3, magic=4, cost=9, vp=2,
        rulings=("ruling-quest-gendarme-weapons", "ruling-quest-gendarme-weight"),
    ),
    hero(
        "Gendarme", 3, ("dwarf", "wizard"),
        runes(2),
        lighten(3),
        strength=3, magic=5, cost=12, vp=4,
        rulings=("ruling-quest-gendarme-weapons", "ruling-quest-gendarme-weight"),
    ),

    # ---- Sephilest ---------------------------------------------------------------------------------------------------

    hero(
        "Sephilest", 1, ("elf", "fighter"),
        stronger(KINDS),
        strength=6, attack=3, cost=8, vp=1,
        rulings=("ruling-quest-sephilest-kinds",),
    ),
    hero(
        "Sephilest", 2, ("elf", "fighter"),
        stronger(KINDS),
        chink(1),
        strength=8, attack=5, cost=11, vp=2,
        rulings=("ruling-quest-sephilest-kinds", "ruling-quest-sephilest-armor"),
    ),
    hero(
        "Sephilest", 3, ("elf", "fighter"),
        stronger(Times(2, KINDS)),
        chink(2),
        strength=9, attack=6, cost=14, vp=4,
        rulings=("ruling-quest-sephilest-kinds", "ruling-quest-sephilest-armor"),
    ),
)
