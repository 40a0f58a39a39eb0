"""The guardian of Risen from the Mire, in three strengths; a game has one of them.

Baalok weaves himself from the flesh of heroes: the stronger he is, the better the hero he wants. A hero who is
destroyed before the battle is missed in it, and so are the points of that hero at the end.
"""

from __future__ import annotations

from duskhall.core.tree import Card, Destroy, Must, Pick
from duskhall.editions.quest.cards.making import HERO, RECONSTRUCTED, TRAINED, finds, guardian


def baalok(level: int, victim: Pick, *rulings: str, **figures: int) -> Card:
    """Baalok of this level. ``victim``: the hero he destroys before the battle."""
    return guardian(
        "baalok",
        "baalok-the-flesh-weaver",
        "Baalok, the Flesh Weaver",
        level,
        ("undead", "lich"),
        Must("before", (Destroy(victim),)),
        finds("treasure"),
        source=RECONSTRUCTED,
        marks=None,
        rulings=("ruling-quest-baalok-flesh", "ruling-quest-monster-hero-weapons", *rulings),
        **figures,
    )


GUARDIANS: tuple[Card, ...] = (
    baalok(4, Pick("hand", HERO), health=8, wounds=2),
    baalok(5, Pick("hand", TRAINED), "ruling-quest-monster-none-there", health=11, resistance=2, wounds=3),
    baalok(
        6, Pick("hand", HERO, best="level"), "ruling-quest-monster-best", health=14, armor=1, resistance=3, wounds=4
    ),
)
