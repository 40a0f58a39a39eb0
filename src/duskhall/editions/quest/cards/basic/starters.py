"""The basic components of Quest that every game uses: starting cards, wounds, gear, keys, the Wilderness and its rat.

What the rulebook tells of them is taken from there; the marks name the figures and abilities that are ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    Branch,
    Card,
    CardIs,
    Choose,
    Destroy,
    Discard,
    Draw,
    Earn,
    Forbid,
    Heal,
    Held,
    If,
    Is,
    Level,
    Lose,
    Modify,
    Must,
    Named,
    Pick,
    Use,
    Venture,
    While,
)
from duskhall.editions import making
from duskhall.editions.quest.cards.making import (
    EITHER,
    INFERRED,
    RECONSTRUCTED,
    room,
)

# fmt: off

STARTERS: tuple[Card, ...] = (
    Card(
        "adventurer", "Adventurer", "starter", "adventurer", 24, ("hero", "starter"),
        {"level": 0, "gold": 0, "strength": 2, "level-cost": 2, "attack": 1},
        source="rulebook",
        marks={"attack": INFERRED, "gold": INFERRED, "strength": RECONSTRUCTED},
        rulings=("ruling-quest-adventurer-any-stack",),
    ),
    Card(
        "dagger", "Dagger", "starter", "dagger", 8, ("weapon", "edged", "dagger", "starter"),
        {"gold": 1, "weight": 1, "attack": 1},
        (
            Must("buying", (Destroy(Pick("hand", Named("dagger"), optional=True)),), once=True),
            Use("dungeon", (Draw(1),), cost=(Discard("self"),), when=CardIs("self", Held())),
        ),
        source="rulebook",
        marks={
            "keyword-edged": INFERRED, "gold": RECONSTRUCTED, "weight": RECONSTRUCTED, "ability-2": RECONSTRUCTED,
        },
        rulings=("ruling-quest-dagger-one", "ruling-quest-dagger-thrown"),
    ),
    Card(
        "lantern", "Lantern", "starter", "lantern", 8, ("item", "starter"),
        {"gold": 2, "light": 1},
        (
            Must(
                "village-over",
                (Choose((Branch("venture", (Venture(),)), Branch("stay", ()))),),
                once=True,
            ),
        ),
        source="rulebook",
        marks={"gold": RECONSTRUCTED},
        rulings=("ruling-quest-lantern-no-further",),
    ),
    Card(
        "thunderstone-shard", "Thunderstone Shard", "starter", "thunderstone-shard", 8, ("starter",),
        {"gold": 2},
        (
            Use(EITHER, (Draw(2),), cost=(Lose("xp", 1),)),
        ),
        source="rulebook",
        marks={"gold": RECONSTRUCTED, "ability-1": RECONSTRUCTED},
        rulings=("ruling-quest-shard-once",),
    ),
)

WOUNDS: tuple[Card, ...] = (
    Card(
        "wound", "Wound", "wound", "wound", 32, ("wound", "token"),
        source="rulebook",
    ),
    Card(
        "festering-wound", "Festering Wound", "wound", "festering-wound", 24, ("wound",),
        {},
        (
            While("present", (Modify("health", "add", 1, "foe"),)),
        ),
        source="rulebook",
        marks={"ability-1": RECONSTRUCTED},
        rulings=("ruling-quest-festering-hand", "ruling-quest-festering-each"),
    ),
)

GEAR: tuple[Card, ...] = (
    Card(
        "iron-rations", "Iron Rations", "gear", "iron-rations", 16, ("gear", "token"),
        {"cost": 2},
        (
            Use(
                ("village", "dungeon", "spoils"),
                (
                    Choose((
                        Branch("gold", (Earn("gold", 1),)),
                        Branch("skill", (Modify("strength", "add", 2, Pick("hand", Is("hero"))),)),
                    )),
                ),
                cost=(Destroy("self"),),
            ),
        ),
        source="rulebook",
    ),
    Card(
        "lantern-token", "Lantern Token", "gear", "lantern-token", 16, ("gear", "token"),
        {"cost": 3},
        (
            Use("dungeon", (Modify("light", "add", 1, "party"),), cost=(Destroy("self"),)),
        ),
        source="rulebook",
    ),
    Card(
        "potion", "Potion", "gear", "potion", 16, ("gear", "token"),
        {"cost": 4},
        (
            Use(EITHER, (Heal(1),), cost=(Destroy("self"),)),
            Must("bought", (
                Pick("yours", Is("wound"), name="hurt", optional=True),
                If(CardIs("hurt", Is("wound")), (Destroy("hurt"), Destroy("self"))),
            )),
        ),
        source="rulebook",
        rulings=("ruling-quest-potion-found",),
    ),
)

KEYS: tuple[Card, ...] = (
    Card(
        "guardian-key", "Guardian Key", "key", "guardian-key", 6, ("key",),
        source="rulebook",
        rulings=("ruling-quest-key-one-a-turn",),
    ),
)

RAT = making.monster(
    "giant-rat", "Giant Rat", "giant-rat", 1, (),
    Use("spoils", (Level(Named("adventurer"), free=True),)),
    While("hall", (Forbid("leave", "self"),)),
    level=0, health=4,
    marks={"health": INFERRED},
    rulings=("ruling-quest-rat-stays", "ruling-quest-rat-level", "ruling-quest-rat-back"),
)
"""The back of every guardian card. An early post gives its health, and the rulebook's example agrees with it."""

THE_WILDERNESS = room(
    "wilderness", "The Wilderness",
    level=0, darkness=0,
    marks={"darkness": INFERRED},
    rulings=("ruling-quest-room-wilderness",),
)
