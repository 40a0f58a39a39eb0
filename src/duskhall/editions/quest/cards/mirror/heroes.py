"""The heroes of A Mirror in the Dark: six families of three levels.

Names, classes, races, the kinds of figures and the price of the first level are public; how large the figures are and
what the heroes do is ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Armed,
    Card,
    CardIs,
    Cards,
    Count,
    Discard,
    Draw,
    Each,
    Earn,
    Fig,
    Heal,
    Held,
    If,
    Is,
    Look,
    Modify,
    Other,
    Pick,
    Plus,
    Times,
    Travel,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards.making import (
    hero,
)

# ----------------------------------------------------------------------------------------------------------------------
# Abilities that grow with the level


ARMED_HEROES = Cards("hand", And((Is("hero"), Armed())))
ARCANE_SPELLS = Count(Cards("hand", And((Is("arcane"), Is("spell")))))
EDGED_IN_USE = Count(Cards("hand", And((Is("edged"), Held()))))
FLIGHT = (Travel(Pick("rooms", Fig("level", "<=", 2))),)
SQUIRE = Pick("hand", And((Is("hero"), Other())), name="squire")

PICK_A_MARK = (
    Each("others", (Look(1, "turned"), Discard("turned"))),
    Pick("turned", name="mark"),
    Earn("gold", Value("gold", "mark")),
)
"""The others lose sight of a card each, and one of these pays."""


def heavy(n: int) -> While:
    """More attack with a weapon that is more than a toy."""
    return While("present", (Modify("attack", "add", n, "self"),), when=CardIs("self", Armed(Fig("weight", ">=", 3))))


def deep(n: int) -> While:
    """More attack where it takes light to get to."""
    return While("present", (Modify("attack", "add", n, "self"),), when=CardIs("foe", Fig("level", ">=", 2)))


def edge(n: int) -> Use:
    """Cards for an edged weapon in the hero's own hands."""
    return Use("dungeon", (Draw(n),), when=CardIs("self", Armed(Is("edged"))))


def blessing(n: int) -> While:
    """More attack for all who carry a weapon."""
    return While("present", (Modify("attack", "add", n, ARMED_HEROES),))


# fmt: off

HEROES: tuple[Card, ...] = (
    # ---- Gorlandor ---------------------------------------------------------------------------------------------------

    hero(
        "Gorlandor", 1, ("human", "fighter"),
        heavy(1),
        strength=6, attack=3, cost=7, vp=1,
        rulings=("ruling-quest-gorlandor-weight",),
    ),
    hero(
        "Gorlandor", 2, ("human", "fighter"),
        heavy(1),
        Use("dungeon", (SQUIRE, Modify("strength", "add", 2, "squire"))),
        strength=8, attack=4, cost=10, vp=2,
        rulings=("ruling-quest-gorlandor-weight",),
    ),
    hero(
        "Gorlandor", 3, ("human", "fighter"),
        heavy(2),
        Use("dungeon", (SQUIRE, Modify("strength", "add", 3, "squire"), Modify("attack", "add", 1, "squire"))),
        strength=10, attack=6, cost=13, vp=4,
        rulings=("ruling-quest-gorlandor-weight",),
    ),

    # ---- Hawkswood ---------------------------------------------------------------------------------------------------

    hero(
        "Hawkswood", 1, ("avian", "elf", "rogue"),
        deep(1),
        gold=1, strength=3, attack=1, light=1, cost=6, vp=1,
    ),
    hero(
        "Hawkswood", 2, ("avian", "elf", "rogue"),
        deep(1),
        Use("dungeon", FLIGHT, cost=(Discard(Pick("hand", Other())),)),
        gold=1, strength=4, attack=2, light=2, cost=9, vp=2,
        rulings=("ruling-quest-hawkswood-flight",),
    ),
    hero(
        "Hawkswood", 3, ("avian", "elf", "rogue"),
        deep(2),
        Use("dungeon", FLIGHT),
        gold=2, strength=5, attack=4, light=3, cost=12, vp=4,
        rulings=("ruling-quest-hawkswood-flight",),
    ),

    # ---- Pylorian ----------------------------------------------------------------------------------------------------

    hero(
        "Pylorian", 1, ("human", "wizard"),
        While("present", (Modify("magic", "add", ARCANE_SPELLS, "self"),)),
        strength=2, magic=2, cost=6, vp=1,
        rulings=("ruling-quest-pylorian-each",),
    ),
    hero(
        "Pylorian", 2, ("human", "wizard"),
        While("present", (Modify("magic", "add", ARCANE_SPELLS, "self"),)),
        Use("dungeon", (
            Draw(1, name="page"),
            If(CardIs("page", Is("spell")), (Modify("magic", "add", 1, "self"),)),
        )),
        strength=2, magic=3, cost=9, vp=2,
        rulings=("ruling-quest-pylorian-each", "ruling-quest-pylorian-page"),
    ),
    hero(
        "Pylorian", 3, ("human", "wizard"),
        While("present", (Modify("magic", "add", Times(2, ARCANE_SPELLS), "self"),)),
        Use("dungeon", (
            Draw(1, name="page"),
            If(CardIs("page", Is("spell")), (Draw(1),)),
        )),
        strength=3, magic=4, cost=12, vp=4,
        rulings=("ruling-quest-pylorian-each", "ruling-quest-pylorian-page"),
    ),

    # ---- Scathian ----------------------------------------------------------------------------------------------------

    hero(
        "Scathian", 1, ("halfling", "rogue", "wizard"),
        Use(("village", "dungeon"), (
            *PICK_A_MARK,
            If(CardIs("mark", Is("hero")), (Modify("magic", "add", 1, "self"),)),
        )),
        gold=1, strength=2, magic=2, cost=8, vp=1,
        rulings=("ruling-quest-scathian-mark",),
    ),
    hero(
        "Scathian", 2, ("halfling", "rogue", "wizard"),
        Use(("village", "dungeon"), (*PICK_A_MARK, Modify("magic", "add", Value("attack", "mark"), "self"))),
        gold=1, strength=3, magic=3, cost=11, vp=2,
        rulings=("ruling-quest-scathian-mark", "ruling-quest-scathian-printed"),
    ),
    hero(
        "Scathian", 3, ("halfling", "rogue", "wizard"),
        Use(("village", "dungeon"), (
            *PICK_A_MARK,
            Modify("magic", "add", Plus(Value("attack", "mark"), Value("magic", "mark")), "self"),
        )),
        gold=2, strength=3, magic=5, cost=14, vp=4,
        rulings=("ruling-quest-scathian-mark", "ruling-quest-scathian-printed"),
    ),

    # ---- Silverhelm --------------------------------------------------------------------------------------------------

    hero(
        "Silverhelm", 1, ("dwarf", "cleric", "fighter"),
        blessing(1),
        Use("spoils", (Heal(1),), when=CardIs("self", Armed())),
        strength=5, attack=2, cost=6, vp=1,
        rulings=("ruling-quest-silverhelm-after", "ruling-quest-silverhelm-himself"),
    ),
    hero(
        "Silverhelm", 2, ("dwarf", "cleric", "fighter"),
        blessing(1),
        Use("spoils", (Heal(1),)),
        strength=5, attack=3, cost=9, vp=2,
        rulings=("ruling-quest-silverhelm-after", "ruling-quest-silverhelm-himself"),
    ),
    hero(
        "Silverhelm", 3, ("dwarf", "cleric", "fighter"),
        blessing(2),
        Use("spoils", (Heal(2),)),
        strength=6, attack=5, cost=12, vp=4,
        rulings=("ruling-quest-silverhelm-after", "ruling-quest-silverhelm-himself"),
    ),

    # ---- Stormhand ---------------------------------------------------------------------------------------------------

    hero(
        "Stormhand", 1, ("dwarf", "fighter"),
        edge(1),
        strength=5, attack=3, cost=7, vp=1,
        rulings=("ruling-quest-stormhand-keep",),
    ),
    hero(
        "Stormhand", 2, ("dwarf", "fighter"),
        While("present", (Modify("attack", "add", EDGED_IN_USE, "self"),)),
        edge(1),
        strength=6, attack=4, cost=10, vp=2,
        rulings=("ruling-quest-stormhand-keep", "ruling-quest-stormhand-anyone"),
    ),
    hero(
        "Stormhand", 3, ("dwarf", "fighter"),
        While("present", (Modify("attack", "add", EDGED_IN_USE, "self"),)),
        edge(2),
        strength=8, attack=5, cost=13, vp=4,
        rulings=("ruling-quest-stormhand-keep", "ruling-quest-stormhand-anyone"),
    ),
)
