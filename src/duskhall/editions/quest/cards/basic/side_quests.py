"""The sixteen side quests of the basic components: eight deeds that bring legendary cards, and eight conditions that
are worth points at the end.

How many there are, and how they are dealt and kept, is public; two goals were shown before the game was published. The
rest is ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Card,
    CardIs,
    Cards,
    Cmp,
    Count,
    Fig,
    Held,
    Is,
    Not,
    Plus,
    Some,
    Sum,
    Value,
    Variety,
)
from duskhall.editions.quest.cards.making import EITHER, HERO, PRE_RELEASE, deed, goal

CLASSES = ("cleric", "fighter", "rogue", "wizard")
TOUGH = CardIs("foe", Fig("level", ">=", 2))
SPELLS = Cards("hand", Is("spell"))

# fmt: off

DEEDS: tuple[Card, ...] = (
    deed(
        "bloodied-not-beaten", "Bloodied, Not Beaten", "spoils",
        And((TOUGH, Cmp(Count(Cards("yours", Is("wound"))), ">=", Plus(2, Value("wounds", "foe"))))),
        "vampire-acolyte", "soulthirst-blade",
        known={"ability-1": PRE_RELEASE},
        rulings=("ruling-quest-bloodied-wounds",),
    ),
    deed(
        "a-crushing-victory", "A Crushing Victory", "spoils",
        Cmp(Value("margin", "foe"), ">=", 12),
        "oathbroken-knight", "crown-of-the-drowned",
        rulings=("ruling-quest-crushing-compared",),
    ),
    deed(
        "light-in-the-deep", "Light in the Deep", "spoils",
        And((CardIs("foe", Fig("level", ">=", 3)), Cmp(Value("light", "party"), ">=", 4))),
        "vampire-acolyte", "corpse-candle",
        rulings=("ruling-quest-deep-light",),
    ),
    deed(
        "many-banners", "Many Banners", "spoils",
        Cmp(Variety(CLASSES, Cards("hand", HERO)), "=", 4),
        "gallows-shade", "lichs-apprentice",
        rulings=("ruling-quest-banners-classes",),
    ),
    deed(
        "steel-in-every-hand", "Steel in Every Hand", "spoils",
        And((TOUGH, Cmp(Count(Cards("hand", Held())), ">=", 2))),
        "oathbroken-knight", "soulthirst-blade",
        rulings=("ruling-quest-steel-wielded",),
    ),
    deed(
        "the-chanting-circle", "The Chanting Circle", "spoils",
        And((CardIs("foe", Fig("level", ">=", 3)), Cmp(Count(SPELLS), ">=", 3))),
        "lichs-apprentice", "ashen-grimoire",
    ),
    deed(
        "a-kings-ransom", "A King's Ransom", "village",
        Cmp(Sum("gold", Cards("hand")), ">=", 8),
        "gallows-shade", "crown-of-the-drowned",
        rulings=("ruling-quest-ransom-printed",),
    ),
    deed(
        "pupils-turned-masters", "Pupils Turned Masters", EITHER,
        Cmp(Count(Cards("hand", And((HERO, Fig("level", ">=", 2))))), ">=", 2),
        "ashen-grimoire", "corpse-candle",
    ),
)

GOALS: tuple[Card, ...] = (
    goal(
        "more-lore-than-swords", "More Lore than Swords", 5,
        Cmp(Count(Cards("owned", Is("spell"))), ">=", Count(Cards("owned", HERO))),
        known={"ability-1": PRE_RELEASE},
    ),
    goal(
        "bridges-burned", "Bridges Burned", 8,
        Cmp(Count(Cards("owned", Is("starter"))), "<=", 3),
        rulings=("ruling-quest-bridges-starters",),
    ),
    goal(
        "school-of-masters", "School of Masters", 6,
        Cmp(Count(Cards("owned", And((HERO, Fig("level", ">=", 2))))), ">=", 4),
    ),
    goal(
        "a-seat-at-every-table", "A Seat at Every Table", 6,
        And((
            Cmp(Variety(CLASSES, Cards("owned", HERO)), "=", 4),
            Some(Cards("owned", And((HERO, Fig("level", ">=", 3))))),
        )),
        rulings=("ruling-quest-banners-classes",),
    ),
    goal(
        "the-iron-collection", "The Iron Collection", 6,
        Cmp(Count(Cards("owned", And((Is("weapon"), Not(Is("starter")))))), ">=", 7),
    ),
    goal(
        "vault-breaker", "Vault Breaker", 5,
        Cmp(Count(Cards("owned", Is("treasure"))), ">=", 2),
        rulings=("ruling-quest-vault-caches",),
    ),
    goal(
        "scars-and-stories", "Scars and Stories", 5,
        Cmp(Count(Cards("owned", Is("wound"))), ">=", 5),
        rulings=("ruling-quest-scars-both",),
    ),
    goal(
        "cabinet-of-curiosities", "Cabinet of Curiosities", 5,
        Cmp(Count(Cards("owned", And((Is("item"), Not(Is("starter")))))), ">=", 7),
    ),
)

SIDE_QUESTS: tuple[Card, ...] = (*DEEDS, *GOALS)
