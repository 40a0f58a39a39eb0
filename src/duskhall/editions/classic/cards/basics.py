"""The cards of every game: the Thunderstone, the four basic cards, Disease and experience."""

from __future__ import annotations

from duskhall.core.tree import Card, End, If, Is, Modify, Must, Now, Pick, Put, Use, While

# fmt: off

BASICS: tuple[Card, ...] = (
    # ---- Thunderstone ------------------------------------------------------------------------------------------------

    Card(
        "stone-of-mystery", "Stone of Mystery", "thunderstone", "thunderstone", 1, ("thunderstone",),
        {"vp": 3},
        (
            Must("arrive", (If(Now("claim"), (Put("self", "discard"),)), End())),
        ),
        rulings=("ruling-stone-claim",),
    ),

    # ---- Basic cards -------------------------------------------------------------------------------------------------

    Card(
        "militia", "Militia", "basic", "militia", 30, ("basic", "village", "hero", "militia"),
        {"level": 0, "gold": 0, "strength": 2, "cost": 0, "level-cost": 3, "attack": 1},
        rulings=("ruling-militia-hero", "ruling-militia-level-up", "ruling-gold-zero"),
    ),
    Card(
        "dagger", "Dagger", "basic", "dagger", 15, ("basic", "village", "weapon", "edged"),
        {"gold": 1, "weight": 2, "cost": 3, "attack": 1},
    ),
    Card(
        "iron-rations", "Iron Rations", "basic", "iron-rations", 15, ("basic", "village", "item", "food"),
        {"gold": 2, "cost": 2},
        (
            Use("dungeon", (Modify("strength", "add", 2, Pick("hand", Is("hero"))),)),
        ),
        rulings=("ruling-rations-add-up", "ruling-used-or-destroyed"),
    ),
    Card(
        "torch", "Torch", "basic", "torch", 15, ("basic", "village", "item", "light"),
        {"gold": 2, "light": 1, "cost": 3},
        rulings=("ruling-needs-no-hero",),
    ),

    # ---- Disease -----------------------------------------------------------------------------------------------------

    Card(
        "disease", "Disease", "disease", "disease", 15, ("disease",),
        {},
        (
            While("present", (Modify("either", "less", 1, "party"),)),
        ),
        source="rulebook",
        rulings=(
            "ruling-disease-compulsory",
            "ruling-loss-choice",
            "ruling-disease-named",
            "ruling-disease-supply",
        ),
    ),

    # ---- Experience --------------------------------------------------------------------------------------------------

    Card(
        "xp", "Experience Point", "xp", "xp", 32, (),
        source="rulebook",
        rulings=("ruling-xp-supply",),
    ),
)
