"""The three rooms of Ripples in Time: the more light, the weaker what lives there."""

from __future__ import annotations

from duskhall.core.tree import Card, Least, Modify, Times, Value, While
from duskhall.editions.quest.cards.making import room


def lit(boost: int) -> While:
    """Each light takes two off the boost; it never becomes less than none."""
    return While("fought", (Modify("health", "less", Least(boost, Times(2, Value("light", "party"))), "foe"),))


# fmt: off

ROOMS: tuple[Card, ...] = (
    room(
        "gate-cavern", "Gate Cavern",
        lit(2),
        level=1, darkness=0, health=2,
        rulings=("ruling-quest-room-lit",),
    ),
    room(
        "dangerous-passageway", "Dangerous Passageway",
        lit(4),
        level=2, darkness=0, health=4,
        rulings=("ruling-quest-room-lit",),
    ),
    room(
        "fire-chasm", "Fire Chasm",
        lit(6),
        level=3, darkness=0, health=6,
        rulings=("ruling-quest-room-lit",),
    ),
)
