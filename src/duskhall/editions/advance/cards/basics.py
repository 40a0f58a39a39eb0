"""The cards every player starts with: the three basic cards and the Thunderstone Shard."""

from __future__ import annotations

from duskhall.core.tree import Armed, Card, CardIs, Draw, Earn, Is, Modify, Pick, Use

# fmt: off

BASICS: tuple[Card, ...] = (
    # ---- Basic cards -------------------------------------------------------------------------------------------------

    Card(
        "regular", "Regular", "basic", "regular", 45, ("basic", "village", "hero"),
        {"level": 0, "gold": 0, "strength": 3, "cost": 0, "level-cost": 2, "attack": 1},
        (
            Use("dungeon", (Draw(1),), when=CardIs("self", Armed(Is("polearm")))),
        ),
        marks={"cost": "disputed"},
        rulings=(
            "ruling-advance-regular-hero",
            "ruling-advance-regular-polearm",
            "ruling-advance-regular-level-up",
            "ruling-advance-longspear-drawn",
            "ruling-advance-basic-returns",
            "ruling-advance-gold-zero",
        ),
    ),
    Card(
        "longspear", "Longspear", "basic", "longspear", 25, ("basic", "village", "weapon", "polearm"),
        {"gold": 2, "weight": 3, "cost": 3, "attack": 1},
        rulings=(
            "ruling-advance-longspear-drawn",
            "ruling-advance-weapon-stays",
            "ruling-advance-basic-returns",
        ),
    ),
    Card(
        "torch", "Torch", "basic", "torch", 25, ("basic", "village", "item", "light"),
        {"gold": 2, "light": 1, "cost": 3},
        rulings=("ruling-advance-basic-returns",),
    ),

    # ---- Thunderstone Shard ------------------------------------------------------------------------------------------

    Card(
        "thunderstone-shard", "Thunderstone Shard", "starter", "thunderstone-shard", 10, ("item", "thunderstone"),
        {"gold": 1, "vp": 1},
        (
            Use("dungeon", (Modify("strength", "add", 2, Pick("hand", Is("hero"))),)),
            Use("spoils", (Earn("xp", 1),)),
        ),
        rulings=("ruling-advance-shard-not-basic",),
    ),
)
