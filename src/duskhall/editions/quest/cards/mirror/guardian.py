"""The guardian of A Mirror in the Dark, in three strengths; a game has one of them.

Level 4 is taken to be the one of the worked example. A guardian pays its victor by the attack brought against it,
so health is only a gate, and armor and resistance lower the pay.
"""

from __future__ import annotations

from duskhall.core.tree import Amount, Card, Cards, Count, Is, Lose, Must, Plus, Times
from duskhall.editions.quest.cards.making import INFERRED, PUBLIC, RECONSTRUCTED, finds, guardian

WOUNDS = Count(Cards("yours", Is("wound")))


def smorga(
    level: int,
    toll: Amount,
    *rulings: str,
    source: str = RECONSTRUCTED,
    marks: dict[str, str] | None = None,
    **figures: int,
) -> Card:
    """Smorga of this level. ``toll``: the experience she takes before the battle."""
    return guardian(
        "smorga",
        "smorga-the-queen",
        "Smorga the Queen",
        level,
        ("humanoid", "vermin"),
        Must("before", (Lose("xp", toll),)),
        finds("treasure"),
        source=source,
        marks=marks,
        rulings=("ruling-quest-smorga-wounds", *rulings),
        **figures,
    )


GUARDIANS: tuple[Card, ...] = (
    smorga(
        4,
        WOUNDS,
        "ruling-quest-smorga-first",
        source=PUBLIC,
        marks={"level": INFERRED, "wounds": INFERRED},
        health=8,
        wounds=2,
    ),
    smorga(5, Plus(WOUNDS, 1), health=11, armor=2, wounds=3),
    smorga(6, Times(WOUNDS, 2), health=14, armor=2, resistance=2, wounds=4),
)
