"""The heroes of Ripples in Time: six families of three levels.

Names, classes, races, the kinds of figures and the price of the first level are public, and so is the light of Arcanian
from level II on; how large the figures are and what the heroes do is ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    ANY,
    Alter,
    Amount,
    Card,
    Cards,
    Cmp,
    Count,
    Destroy,
    Die,
    Discard,
    Draw,
    Earn,
    Gain,
    Half,
    Heal,
    Held,
    Is,
    Least,
    Lose,
    Modify,
    Named,
    Other,
    Pick,
    Plus,
    Roll,
    Some,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards.making import EITHER, HERO, hero

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that grow with the level

A_POTION = Pick("front", Named("potion"))
POTIONS = Count(Cards("front", Named("potion")))
YOUR_WOUNDS = Count(Cards("yours", Is("wound")))
IN_USE = Cards("hand", Held())


def turned(strength: Amount) -> While:
    """Aird's attack grows with the figures that make the monster dangerous."""
    return While("present", (Modify("attack", "add", strength, "self"),))


def brew(most: int) -> Use:
    """A Potion after a victory, for those who have few."""
    return Use("spoils", (Gain("potion", 1, to="front"),), when=Cmp(POTIONS, "<", most))


def drill(*, repeat: bool) -> Use:
    """Experience becomes attack: two for one, because the pay of a guardian gives back half. Skill besides would turn
    into more attack with a Flail, and give back more than was paid."""
    return Use("dungeon", (Modify("attack", "add", 2, "self"),), cost=(Lose("xp", 1),), repeat=repeat)


def suffering(most: int) -> While:
    """Magic for the wounds of the owner, tokens and cards."""
    return While("present", (Modify("magic", "add", Least(most, YOUR_WOUNDS), "self"),))


def glow(most: int) -> While:
    """Light for the weapons that heroes wield."""
    return While("present", (Modify("light", "add", Least(most, Count(IN_USE)), "party"),))


LEVEL_OF_FOE = (Modify("attack", "add", Value("level", "foe"), "self"),)
A_CARD = (Discard(Pick("hand", Other())),)
ALL_STRENGTHS = Plus(Value("wounds", "foe"), Plus(Value("armor", "foe"), Value("resistance", "foe")))

# fmt: off

HEROES: tuple[Card, ...] = (
    # ---- Aird --------------------------------------------------------------------------------------------------------

    hero(
        "Aird", 1, ("human", "rogue"),
        Use("dungeon", LEVEL_OF_FOE, cost=A_CARD),
        gold=1, strength=3, attack=2, cost=6, vp=1,
        rulings=("ruling-quest-aird-monsters", "ruling-quest-aird-level"),
    ),
    hero(
        "Aird", 2, ("human", "rogue"),
        turned(Value("wounds", "foe")),
        Use("dungeon", LEVEL_OF_FOE, cost=A_CARD),
        gold=1, strength=4, attack=3, cost=9, vp=2,
        rulings=("ruling-quest-aird-monsters", "ruling-quest-aird-printed", "ruling-quest-aird-level"),
    ),
    hero(
        "Aird", 3, ("human", "rogue"),
        turned(ALL_STRENGTHS),
        Use("dungeon", LEVEL_OF_FOE, cost=A_CARD),
        gold=2, strength=5, attack=4, cost=12, vp=4,
        rulings=("ruling-quest-aird-monsters", "ruling-quest-aird-printed", "ruling-quest-aird-level"),
    ),

    # ---- Arcanian ----------------------------------------------------------------------------------------------------

    hero(
        "Arcanian", 1, ("human", "wizard"),
        Use("dungeon", (Roll(1, "omen"), Modify("magic", "add", Half(Die("omen")), "self"))),
        Use("dice", (Alter("again", 1),)),
        strength=2, magic=2, cost=8, vp=1,
        rulings=("ruling-quest-arcanian-any-dice",),
    ),
    hero(
        "Arcanian", 2, ("human", "wizard"),
        Use("dungeon", (Roll(2, "omen"), Modify("magic", "add", Half(Die("omen", "highest")), "self"))),
        Use("dice", (Alter("again", ANY),)),
        strength=2, magic=3, light=1, cost=11, vp=2,
        rulings=("ruling-quest-arcanian-any-dice",),
    ),
    hero(
        "Arcanian", 3, ("human", "wizard"),
        Use("dungeon", (Roll(2, "omen"), Modify("magic", "add", Half(Die("omen")), "self"))),
        Use("dice", (Alter("face", 1),)),
        strength=3, magic=4, light=1, cost=14, vp=4,
        rulings=("ruling-quest-arcanian-any-dice",),
    ),

    # ---- Dunardic ----------------------------------------------------------------------------------------------------

    hero(
        "Dunardic", 1, ("human", "fighter"),
        drill(repeat=False),
        strength=6, attack=3, cost=6, vp=1,
    ),
    hero(
        "Dunardic", 2, ("human", "fighter"),
        drill(repeat=True),
        strength=8, attack=4, cost=9, vp=2,
        rulings=("ruling-quest-dunardic-again",),
    ),
    hero(
        "Dunardic", 3, ("human", "fighter"),
        drill(repeat=True),
        Use("spoils", (Earn("xp", 1),)),
        strength=10, attack=5, cost=12, vp=4,
        rulings=("ruling-quest-dunardic-again",),
    ),

    # ---- Regian ------------------------------------------------------------------------------------------------------

    hero(
        "Regian", 1, ("human", "cleric"),
        suffering(2),
        Use(EITHER, (Draw(1),), cost=(Destroy(Pick("hand", Named("festering-wound"))),)),
        strength=3, magic=2, cost=7, vp=1,
        rulings=("ruling-quest-regian-wounds", "ruling-quest-regian-cards"),
    ),
    hero(
        "Regian", 2, ("human", "cleric"),
        suffering(3),
        Use(EITHER, (Draw(2),), cost=(Destroy(Pick("hand", Named("festering-wound"))),)),
        strength=3, magic=3, cost=10, vp=2,
        rulings=("ruling-quest-regian-wounds", "ruling-quest-regian-cards"),
    ),
    hero(
        "Regian", 3, ("human", "cleric"),
        suffering(4),
        Use(EITHER, (Draw(2),), cost=(Destroy(Pick("hand", Named("festering-wound"))),), repeat=True),
        strength=4, magic=4, cost=13, vp=4,
        rulings=("ruling-quest-regian-wounds", "ruling-quest-regian-cards"),
    ),

    # ---- Terakian ----------------------------------------------------------------------------------------------------

    hero(
        "Terakian", 1, ("human", "cleric", "fighter"),
        Use("dungeon", (Modify("attack", "add", 3, "self"),), cost=(Destroy(A_POTION),)),
        brew(1),
        strength=5, attack=2, cost=8, vp=1,
        rulings=("ruling-quest-terakian-brew",),
    ),
    hero(
        "Terakian", 2, ("human", "cleric", "fighter"),
        Use("dungeon", (Modify("attack", "add", 3, "self"), Heal(1)), cost=(Destroy(A_POTION),)),
        brew(2),
        strength=6, attack=3, cost=11, vp=2,
        rulings=("ruling-quest-terakian-brew",),
    ),
    hero(
        "Terakian", 3, ("human", "cleric", "fighter"),
        Use("dungeon", (Modify("attack", "add", 2, Cards("hand", HERO)), Heal(1)), cost=(Destroy(A_POTION),)),
        brew(3),
        strength=7, attack=5, cost=14, vp=4,
        rulings=("ruling-quest-terakian-brew", "ruling-quest-terakian-all"),
    ),

    # ---- Veris -------------------------------------------------------------------------------------------------------

    hero(
        "Veris", 1, ("elf", "wizard"),
        While("present", (Modify("light", "add", 1, "party"),), when=Some(IN_USE)),
        strength=3, magic=2, light=1, cost=7, vp=1,
        rulings=("ruling-quest-veris-glow",),
    ),
    hero(
        "Veris", 2, ("elf", "wizard"),
        glow(2),
        strength=4, magic=3, light=1, cost=10, vp=2,
        rulings=("ruling-quest-veris-glow",),
    ),
    hero(
        "Veris", 3, ("elf", "wizard"),
        glow(3),
        While("present", (Modify("magic", "add", Count(IN_USE), "self"),)),
        strength=4, magic=4, light=1, cost=13, vp=4,
        rulings=("ruling-quest-veris-glow",),
    ),
)
