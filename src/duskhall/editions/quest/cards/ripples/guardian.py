"""The guardian of Ripples in Time, in three strengths; a game has one of them.

Keywords and dice are public; what the dice do is ours.
"""

from __future__ import annotations

from duskhall.core.tree import Card, CardStep, Cmp, Destroy, Die, Discard, If, Must, Pick, Roll
from duskhall.editions.quest.cards.making import HERO, RECONSTRUCTED, finds, guardian

CHOSEN = Pick("hand", HERO, best="level")


def sentinel(level: int, falls: int, fate: CardStep, **figures: int) -> Card:
    """The Death Sentinel of this level. Its die comes up ``falls`` or lower: ``fate``."""
    return guardian(
        "death-sentinel",
        "death-sentinel",
        "Death Sentinel",
        level,
        ("golem", "doomknight"),
        Must("before", (Roll(1, "doom"), If(Cmp(Die("doom"), "<=", falls), (fate,)))),
        finds("treasure"),
        source=RECONSTRUCTED,
        marks=None,
        rulings=("ruling-quest-sentinel-die", "ruling-quest-monster-best"),
        **figures,
    )


GUARDIANS: tuple[Card, ...] = (
    sentinel(4, 2, Discard(CHOSEN), health=8, wounds=2),
    sentinel(5, 3, Discard(CHOSEN), health=11, armor=1, wounds=3),
    sentinel(6, 3, Destroy(CHOSEN), health=14, armor=2, resistance=2, wounds=4),
)
