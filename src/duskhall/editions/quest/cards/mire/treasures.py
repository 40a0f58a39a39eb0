"""The treasures of Risen from the Mire. Their titles are public, the rest is ours."""

from __future__ import annotations

from duskhall.core.tree import (
    Branch,
    Card,
    Choose,
    Earn,
    Gain,
    Heal,
    Is,
    Modify,
    Pick,
    Use,
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
        "elemental-elixir", "Elemental Elixir", ("item", "elemental"),
        Use("dungeon", (
            Choose((
                Branch("fire", (Modify("magic", "add", 5, "party"),)),
                Branch("earth", (
                    Pick("hand", Is("hero"), name="drinker"),
                    Modify("attack", "add", 4, "drinker"),
                    Modify("strength", "add", 4, "drinker"),
                )),
                Branch("air", (Modify("light", "add", 3, "party"),)),
                Branch("water", (Heal(2),)),
            )),
        )),
        gold=2, vp=3,
        marks={"name": PUBLIC, "count": PUBLIC, "keyword-item": INFERRED, "keyword-elemental": INFERRED},
        rulings=("ruling-quest-elixir-one",),
    ),
    cache(
        "treasure-cache-mire", "Treasure Cache",
        Choose((
            Branch("experience", (Earn("xp", 3),)),
            Branch("remedies", (Heal(2), Gain("potion", 2, to="front"))),
        )),
        count=2,
        marks={"name": PUBLIC, "count": PUBLIC},
    ),
)
