"""The six rooms of Total Eclipse of the Sun, as the public table has them."""

from __future__ import annotations

from duskhall.core.tree import (
    Buy,
    Card,
    Destroy,
    Discard,
    Earn,
    Is,
    Level,
    Look,
    Modify,
    Must,
    Or,
    Pick,
    Travel,
    Use,
    Value,
)
from duskhall.editions.quest.cards.making import (
    INFERRED,
    NO_ROGUE,
    WILDERNESS,
    finds,
    room,
    sent_to_the_wilderness,
)

# fmt: off

ROOMS: tuple[Card, ...] = (
    room(
        "fairy-meadow", "Fairy Meadow",
        finds("lantern-token"),
        level=1, darkness=0, resistance=2,
        rulings=("ruling-quest-room-reward",),
    ),
    room(
        "ominous-looking-road", "Ominous Looking Road",
        Use("spoils", (Earn("gold", 1), Buy(Or((Is("spell"), Is("weapon")))))),
        level=1, darkness=0, armor=1,
        marks={"ability-1": INFERRED},
        rulings=("ruling-quest-room-road",),
    ),
    room(
        "hollow-tree", "Hollow Tree",
        sent_to_the_wilderness(),
        finds("potion"),
        level=2, darkness=2,
        rulings=("ruling-quest-room-sent-away", "ruling-quest-room-reward"),
    ),
    room(
        "tree-house", "Tree House",
        Use("spoils", (Destroy(Pick("hand", Is("starter"))),)),
        level=2, darkness=1, health=2,
        rulings=("ruling-quest-room-tree-house",),
    ),
    room(
        "elven-outpost", "Elven Outpost",
        Use("spoils", (Level(less=2), Travel(WILDERNESS))),
        level=3, darkness=2, wounds=1,
        rulings=("ruling-quest-room-outpost",),
    ),
    room(
        "elven-ruins", "Elven Ruins",
        Must(
            "before",
            (Look(1, "relic"), Discard("relic"), Modify("health", "add", Value("cost", "relic"), "foe")),
            when=NO_ROGUE,
        ),
        level=3, darkness=2,
        marks={"ability-1": INFERRED},
        rulings=("ruling-quest-room-ruins", "ruling-quest-room-rogue"),
    ),
)
