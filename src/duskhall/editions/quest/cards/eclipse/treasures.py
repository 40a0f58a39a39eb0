"""The treasures of Total Eclipse of the Sun. Their titles are public, the rest is ours."""

from __future__ import annotations

from duskhall.core.tree import (
    Branch,
    Card,
    Choose,
    Earn,
    Gain,
    Modify,
    Use,
    Value,
)
from duskhall.editions.quest.cards.making import (
    PUBLIC,
    RECONSTRUCTED,
    cache,
    treasure,
)

# fmt: off

TREASURES: tuple[Card, ...] = (
    treasure(
        "sun-of-the-forest", "Sun of the Forest", ("item", "magic"),
        Use("dungeon", (Modify("magic", "add", Value("light", "party"), "party"),)),
        gold=1, light=2, vp=3,
        marks={"name": PUBLIC, "count": PUBLIC, "keyword-item": RECONSTRUCTED, "keyword-magic": RECONSTRUCTED},
        rulings=("ruling-quest-forest-sun-light",),
    ),
    cache(
        "treasure-cache-eclipse", "Treasure Cache",
        Earn("xp", 2),
        Choose((
            Branch("beacons", (Gain("lantern-token", 2, to="front"),)),
            Branch("medicine", (Gain("potion", 2, to="front"),)),
        )),
        count=2,
        marks={"name": PUBLIC, "count": PUBLIC},
    ),
)
