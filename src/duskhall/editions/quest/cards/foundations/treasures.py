"""The treasures of At the Foundations of the World. Titles and numbers are public, the rest is ours."""

from __future__ import annotations

from duskhall.core.tree import (
    Card,
    Destroy,
    Earn,
    Modify,
    Pick,
    While,
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
        "elmoran", "Elmoran", ("weapon", "edged", "magic"),
        While("equipped", (Modify("armor", "less", 2, "foe"), Modify("resistance", "less", 2, "foe"))),
        gold=1, weight=6, attack=4, magic=3, vp=3,
        marks={
            "name": PUBLIC, "count": PUBLIC,
            "keyword-weapon": RECONSTRUCTED, "keyword-edged": RECONSTRUCTED, "keyword-magic": RECONSTRUCTED,
        },
        rulings=("ruling-quest-elmoran-all",),
    ),
    cache(
        "treasure-cache-foundations", "Treasure Cache",
        Destroy(Pick("hand", optional=True)),
        Earn("xp", 3),
        count=2,
        marks={"name": PUBLIC, "count": PUBLIC},
        rulings=("ruling-quest-offering-hand",),
    ),
)
