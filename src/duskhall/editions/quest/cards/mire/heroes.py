"""The heroes of Risen from the Mire: six families of three levels.

Names, classes, races, the kinds of figures and the price of the first level are public, and so is what Baharan and
Markennan are good at; how large the figures are and what the heroes do is ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    Amount,
    Armed,
    Branch,
    Card,
    CardIs,
    Cards,
    Choose,
    Count,
    Discard,
    Draw,
    Fig,
    Gain,
    Half,
    Heal,
    Held,
    If,
    Is,
    Modify,
    Other,
    Pick,
    Put,
    Step,
    Times,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards.making import EITHER, INFERRED, hero

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that grow with the level

WEAPONS_IN_USE = Count(Cards("hand", Held()))
ECHO = Value("magic", "echo")
BLUNT = CardIs("self", Armed(Is("blunt")))
SPARE = (Discard(Pick("hand", Other())),)
RATION = Branch("ration", (Gain("iron-rations", 1, to="front"),))
LAMP = Branch("lamp", (Gain("lantern-token", 1, to="front"),))
VIAL = Branch("vial", (Gain("potion", 1, to="front"),))


def burnt(n: int, *also: Step) -> Use:
    """Magic for another card that is discarded."""
    return Use("dungeon", (Modify("magic", "add", n, "self"), *also), cost=SPARE)


def echo(amount: Amount) -> Use:
    """A spell is heard twice: its printed magic, or some of it, once more."""
    return Use("dungeon", (Pick("hand", Is("spell"), name="echo"), Modify("magic", "add", amount, "self")))


def armory(amount: Amount) -> While:
    """More attack for the weapons that all heroes of the party wield."""
    return While("present", (Modify("attack", "add", amount, "self"),))


def practiced(n: int) -> While:
    """Skill for blunt weapons alone; it counts before the weapon is wielded."""
    return While("present", (Modify("strength", "add", n, "self"),), when=BLUNT)


def nimble(n: int) -> While:
    """More attack with a weapon that is easy to handle."""
    return While("present", (Modify("attack", "add", n, "self"),), when=CardIs("self", Armed(Fig("weight", "<=", 4))))


def foresight(n: int, kept: int = 1) -> Use:
    """Cards now, and so many of the hand for the next turn."""
    return Use(EITHER, (Draw(n), Put(Pick("hand", Other(), n=kept, ordered=kept > 1), "deck")))


STEEL = Use("dungeon", (
    Draw(1, name="steel"),
    If(CardIs("steel", Is("weapon")), (Draw(1),)),
))  # fmt: skip
"""A card, and another one for a weapon."""

# fmt: off

HEROES: tuple[Card, ...] = (
    # ---- Baharan -----------------------------------------------------------------------------------------------------

    hero(
        "Baharan", 1, ("triton", "cleric"),
        burnt(2),
        strength=3, magic=3, cost=7, vp=1,
        rulings=("ruling-quest-baharan-spare",),
    ),
    hero(
        "Baharan", 2, ("triton", "cleric"),
        burnt(2, Draw(1)),
        strength=3, magic=4, cost=10, vp=2,
        rulings=("ruling-quest-baharan-spare",),
    ),
    hero(
        "Baharan", 3, ("triton", "cleric"),
        burnt(3, Draw(1)),
        Use("spoils", (Heal(1),), cost=SPARE),
        strength=4, magic=5, cost=13, vp=4,
        rulings=("ruling-quest-baharan-spare",),
    ),

    # ---- Darameric ---------------------------------------------------------------------------------------------------

    hero(
        "Darameric", 1, ("elf", "cleric", "wizard"),
        echo(Half(ECHO)),
        strength=3, magic=3, cost=9, vp=1,
        rulings=("ruling-quest-darameric-echo",),
    ),
    hero(
        "Darameric", 2, ("elf", "cleric", "wizard"),
        echo(ECHO),
        Use("spoils", (Heal(1),)),
        strength=3, magic=5, cost=12, vp=2,
        rulings=("ruling-quest-darameric-echo", "ruling-quest-silverhelm-after"),
    ),
    hero(
        "Darameric", 3, ("elf", "cleric", "wizard"),
        echo(ECHO),
        Use("spoils", (Heal(2),)),
        strength=4, magic=6, cost=15, vp=4,
        rulings=("ruling-quest-darameric-echo", "ruling-quest-silverhelm-after"),
    ),

    # ---- Linsha ------------------------------------------------------------------------------------------------------

    hero(
        "Linsha", 1, ("human", "fighter"),
        armory(WEAPONS_IN_USE),
        strength=6, attack=2, cost=7, vp=1,
        rulings=("ruling-quest-linsha-anyone",),
    ),
    hero(
        "Linsha", 2, ("human", "fighter"),
        armory(WEAPONS_IN_USE),
        STEEL,
        strength=8, attack=3, cost=10, vp=2,
        rulings=("ruling-quest-linsha-anyone",),
    ),
    hero(
        "Linsha", 3, ("human", "fighter"),
        armory(Times(2, WEAPONS_IN_USE)),
        STEEL,
        strength=10, attack=4, cost=13, vp=4,
        rulings=("ruling-quest-linsha-anyone",),
    ),

    # ---- Markennan ---------------------------------------------------------------------------------------------------

    hero(
        "Markennan", 1, ("human", "fighter"),
        practiced(2),
        While("present", (Modify("attack", "add", 1, "self"),), when=BLUNT),
        strength=6, attack=3, cost=7, vp=1,
        known={"ability-1": INFERRED},
        rulings=("ruling-quest-markennan-skill",),
    ),
    hero(
        "Markennan", 2, ("human", "fighter"),
        practiced(2),
        While("present", (Modify("attack", "add", 2, "self"),), when=BLUNT),
        strength=7, attack=4, cost=10, vp=2,
        known={"ability-1": INFERRED},
        rulings=("ruling-quest-markennan-skill",),
    ),
    hero(
        "Markennan", 3, ("human", "fighter"),
        practiced(4),
        While("present", (Modify("attack", "add", 2, "self"), Modify("armor", "less", 2, "foe")), when=BLUNT),
        strength=8, attack=5, cost=13, vp=4,
        known={"ability-1": INFERRED},
        rulings=("ruling-quest-markennan-skill", "ruling-quest-hammer-armor"),
    ),

    # ---- Nimblefingers -----------------------------------------------------------------------------------------------

    hero(
        "Nimblefingers", 1, ("elf", "rogue"),
        nimble(1),
        Use("spoils", (Gain("iron-rations", 1, to="front"),)),
        strength=4, attack=2, light=1, cost=8, vp=1,
        rulings=("ruling-quest-nimble-weight",),
    ),
    hero(
        "Nimblefingers", 2, ("elf", "rogue"),
        nimble(2),
        Use("spoils", (Choose((RATION, LAMP)),)),
        strength=4, attack=3, light=1, cost=11, vp=2,
        rulings=("ruling-quest-nimble-weight",),
    ),
    hero(
        "Nimblefingers", 3, ("elf", "rogue"),
        nimble(3),
        Use("spoils", (Choose((RATION, LAMP, VIAL)),)),
        strength=4, attack=4, light=2, cost=14, vp=4,
        rulings=("ruling-quest-nimble-weight",),
    ),

    # ---- Regalen -----------------------------------------------------------------------------------------------------

    hero(
        "Regalen", 1, ("elf", "wizard"),
        foresight(1),
        strength=2, magic=2, cost=8, vp=1,
        rulings=("ruling-quest-regalen-next",),
    ),
    hero(
        "Regalen", 2, ("elf", "wizard"),
        foresight(2),
        strength=2, magic=3, cost=11, vp=2,
        rulings=("ruling-quest-regalen-next",),
    ),
    hero(
        "Regalen", 3, ("elf", "wizard"),
        foresight(3, kept=2),
        strength=3, magic=5, cost=14, vp=4,
        rulings=("ruling-quest-regalen-next",),
    ),
)
