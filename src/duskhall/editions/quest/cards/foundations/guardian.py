"""The guardian of At the Foundations of the World, in three strengths; a game has one of them.

Dice are what is told of her. They strengthen her defence, so they lower the pay for her defeat.
"""

from __future__ import annotations

from duskhall.core.tree import Card, CardStep, Die, Half, Modify, Must, Roll
from duskhall.editions.quest.cards.making import GUARDIAN_MARKS, RECONSTRUCTED, finds, guardian


def miricelle(level: int, *guard: CardStep, **figures: int) -> Card:
    """Miricelle of this level. ``guard``: what she does before the battle."""
    return guardian(
        "miricelle",
        "miricelle-scion-defender",
        "Miricelle, Scion Defender",
        level,
        ("demon", "humanoid"),
        Must("before", guard),
        finds("treasure"),
        source=RECONSTRUCTED,
        marks=GUARDIAN_MARKS,
        rulings=("ruling-quest-monster-dice", "ruling-quest-miricelle-half"),
        **figures,
    )


GUARDIANS: tuple[Card, ...] = (
    miricelle(
        4,
        Roll(1, "guard"),
        Modify("armor", "add", Half(Die("guard")), "self"),
        health=8,
        wounds=2,
    ),
    miricelle(
        5,
        Roll(1, "guard"),
        Modify("armor", "add", Half(Die("guard")), "self"),
        Modify("resistance", "add", Half(Die("guard")), "self"),
        health=11,
        wounds=3,
    ),
    miricelle(
        6,
        Roll(2, "guard"),
        Modify("armor", "add", Die("guard", "lowest"), "self"),
        Modify("resistance", "add", Die("guard", "lowest"), "self"),
        health=14,
        armor=1,
        resistance=1,
        wounds=4,
    ),
)
