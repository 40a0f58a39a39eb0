"""The treasures of A Mirror in the Dark. Their titles are public, the rest is ours."""

from __future__ import annotations

from duskhall.core.tree import (
    Branch,
    Card,
    Choose,
    Earn,
    Is,
    Level,
    Modify,
    Pick,
    Plus,
    Use,
    Value,
)
from duskhall.editions.quest.cards.making import (
    INFERRED,
    PUBLIC,
    cache,
    treasure,
)

# fmt: off

TREASURES: tuple[Card, ...] = (
    treasure(
        "stormland-mirror", "Stormland Mirror", ("item", "magic"),
        Use("dungeon", (
            Pick("hand", Is("hero"), name="double"),
            Modify("magic", "add", Plus(Value("attack", "double"), Value("magic", "double")), "party"),
        )),
        gold=1, vp=3,
        marks={"name": PUBLIC, "count": PUBLIC, "keyword-item": INFERRED, "keyword-magic": INFERRED},
        rulings=("ruling-quest-mirror-printed",),
    ),
    cache(
        "treasure-cache", "Treasure Cache",
        Choose((
            Branch("experience", (Earn("xp", 3),)),
            Branch("training", (Level(free=True),)),
        )),
        count=2,
        marks={"name": PUBLIC, "count": PUBLIC},
    ),
)
