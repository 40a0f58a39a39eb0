"""The heroes of At the Foundations of the World: six families of three levels.

Names, classes, races, the kinds of figures and the price of the first level are public; how large the figures are and
what the heroes do is ours. Two of them bleed for their attack, and one fights best while nobody bleeds.
"""

from __future__ import annotations

from duskhall.core.tree import (
    Armed,
    Card,
    CardIs,
    Cards,
    CardStep,
    Cmp,
    Count,
    Draw,
    Is,
    Least,
    Modify,
    Must,
    Not,
    Some,
    Times,
    Use,
    Value,
    Variety,
    While,
)
from duskhall.editions.quest.cards.making import HERO, hero, wound

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that grow with the level

WOUNDS = Cards("yours", Is("wound"))
UNHURT = Not(Some(WOUNDS))
SPELLS = Cards("hand", Is("spell"))
KINDS = Variety(("arcane", "chaos", "divine", "elemental"), SPELLS)
LIGHT = Value("light", "party")


def blood(*steps: CardStep) -> Use:
    """Power for a wound."""
    return Use("dungeon", steps, cost=(wound(),))


def enraged(n: int) -> Must:
    """More attack each time the hero's side is hurt."""
    return Must("wounded", (Modify("attack", "add", n, "self"),))


def guard(n: int) -> While:
    """The monster wounds less."""
    return While("present", (Modify("wounds", "less", n, "foe"),))


def archer(n: int, armor: int = 0) -> While:
    """More attack with a bow, and arrows that find the gaps in an armor."""
    attack = Modify("attack", "add", n, "self")
    steps = (attack, Modify("armor", "less", armor, "foe")) if armor else (attack,)
    return While("present", steps, when=CardIs("self", Armed(Is("bow"))))


def shining(most: int) -> While:
    """More attack for each light."""
    return While("present", (Modify("attack", "add", Least(LIGHT, most), "self"),))


def storm(n: int) -> Use:
    """Cards for a party with a spell at hand."""
    return Use("dungeon", (Draw(n),), when=Some(SPELLS))


# fmt: off

HEROES: tuple[Card, ...] = (
    # ---- Darkrend ----------------------------------------------------------------------------------------------------

    hero(
        "Darkrend", 1, ("human", "wizard"),
        blood(Modify("magic", "add", 3, "self")),
        strength=2, magic=3, cost=8, vp=1,
        rulings=("ruling-quest-blood-at-once",),
    ),
    hero(
        "Darkrend", 2, ("human", "wizard"),
        blood(Modify("magic", "add", 3, "self"), Draw(1)),
        strength=2, magic=4, cost=11, vp=2,
        rulings=("ruling-quest-blood-at-once",),
    ),
    hero(
        "Darkrend", 3, ("human", "wizard"),
        While("present", (Modify("magic", "add", Least(Count(WOUNDS), 3), "self"),)),
        blood(Modify("magic", "add", 3, "self"), Draw(1)),
        strength=3, magic=5, cost=14, vp=4,
        rulings=("ruling-quest-blood-at-once", "ruling-quest-darkrend-wounds"),
    ),

    # ---- Grimwolf ----------------------------------------------------------------------------------------------------

    hero(
        "Grimwolf", 1, ("undead", "human", "fighter"),
        blood(Modify("attack", "add", 2, "self"), Modify("strength", "add", 2, "self")),
        strength=6, attack=3, cost=6, vp=1,
        rulings=("ruling-quest-blood-at-once",),
    ),
    hero(
        "Grimwolf", 2, ("undead", "human", "fighter"),
        enraged(1),
        blood(Modify("attack", "add", 2, "self"), Modify("strength", "add", 2, "self")),
        strength=8, attack=4, cost=9, vp=2,
        rulings=("ruling-quest-blood-at-once", "ruling-quest-grimwolf-each"),
    ),
    hero(
        "Grimwolf", 3, ("undead", "human", "fighter"),
        enraged(2),
        blood(Modify("attack", "add", 2, "self"), Modify("strength", "add", 2, "self")),
        strength=10, attack=5, cost=12, vp=4,
        rulings=("ruling-quest-blood-at-once", "ruling-quest-grimwolf-each"),
    ),

    # ---- Honormain ---------------------------------------------------------------------------------------------------

    hero(
        "Honormain", 1, ("human", "cleric"),
        While("present", (Modify("attack", "add", 1, "self"),), when=UNHURT),
        strength=4, attack=3, cost=7, vp=1,
        rulings=("ruling-quest-honormain-unhurt",),
    ),
    hero(
        "Honormain", 2, ("human", "cleric"),
        While("present", (Modify("attack", "add", 2, "self"),), when=UNHURT),
        guard(1),
        strength=4, attack=4, cost=10, vp=2,
        rulings=("ruling-quest-honormain-unhurt", "ruling-quest-cloak-printed"),
    ),
    hero(
        "Honormain", 3, ("human", "cleric"),
        While("present", (Modify("attack", "add", 1, Cards("hand", HERO)),), when=UNHURT),
        guard(2),
        strength=5, attack=6, cost=13, vp=4,
        rulings=("ruling-quest-honormain-unhurt", "ruling-quest-cloak-printed"),
    ),

    # ---- Jadress -----------------------------------------------------------------------------------------------------

    hero(
        "Jadress", 1, ("elf", "rogue"),
        archer(1),
        gold=1, strength=4, attack=2, cost=6, vp=1,
        rulings=("ruling-quest-jadress-one-bow",),
    ),
    hero(
        "Jadress", 2, ("elf", "rogue"),
        archer(2, armor=1),
        gold=1, strength=4, attack=3, cost=9, vp=2,
        rulings=("ruling-quest-jadress-one-bow",),
    ),
    hero(
        "Jadress", 3, ("elf", "rogue"),
        archer(3, armor=2),
        gold=2, strength=6, attack=4, cost=12, vp=4,
        rulings=("ruling-quest-jadress-one-bow",),
    ),

    # ---- Moonblades --------------------------------------------------------------------------------------------------

    hero(
        "Moonblades", 1, ("human", "fighter", "rogue"),
        shining(2),
        gold=1, strength=5, attack=2, cost=7, vp=1,
        rulings=("ruling-quest-moonblades-light",),
    ),
    hero(
        "Moonblades", 2, ("human", "fighter", "rogue"),
        shining(2),
        Use("dungeon", (Draw(1),), when=Cmp(LIGHT, ">=", 2)),
        gold=1, strength=6, attack=3, cost=10, vp=2,
        rulings=("ruling-quest-moonblades-light",),
    ),
    hero(
        "Moonblades", 3, ("human", "fighter", "rogue"),
        shining(4),
        Use("dungeon", (Draw(1),), when=Cmp(LIGHT, ">=", 2)),
        gold=2, strength=7, attack=4, cost=13, vp=4,
        rulings=("ruling-quest-moonblades-light",),
    ),

    # ---- Stormskull --------------------------------------------------------------------------------------------------

    hero(
        "Stormskull", 1, ("human", "orc", "wizard"),
        While("present", (Modify("magic", "add", KINDS, "self"),)),
        strength=3, magic=2, light=1, cost=8, vp=1,
        rulings=("ruling-quest-stormskull-kinds",),
    ),
    hero(
        "Stormskull", 2, ("human", "orc", "wizard"),
        While("present", (Modify("magic", "add", KINDS, "self"),)),
        storm(1),
        strength=3, magic=3, light=1, cost=11, vp=2,
        rulings=("ruling-quest-stormskull-kinds",),
    ),
    hero(
        "Stormskull", 3, ("human", "orc", "wizard"),
        While("present", (Modify("magic", "add", Times(2, KINDS), "self"),)),
        storm(1),
        strength=4, magic=4, light=2, cost=14, vp=4,
        rulings=("ruling-quest-stormskull-kinds",),
    ),
)
