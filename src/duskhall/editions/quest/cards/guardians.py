"""The guardian of A Mirror in the Dark, in three strengths; a game has one of them.

Level 4 is taken to be the one of the worked example. Whoever beats a guardian is paid by the attack brought against it,
so health is only a gate, and armor and resistance lower the pay."""

from __future__ import annotations

from duskhall.core.tree import (
    Amount,
    Card,
    Cards,
    Count,
    Earn,
    Forbid,
    Gain,
    Half,
    Is,
    Lose,
    Must,
    Plus,
    Times,
    Value,
    While,
)

PUBLIC = "public"
INFERRED = "inferred"
RECONSTRUCTED = "reconstructed"

WOUNDS = Count(Cards("yours", Is("wound")))


def smorga(level: int, toll: Amount, source: str, marks: dict[str, str], *rulings: str, **figures: int) -> Card:
    """Smorga of this level. ``toll``: the experience she takes before the battle."""
    return Card(
        f"smorga-{level}",
        "Smorga the Queen",
        "guardian",
        "smorga-the-queen",
        1,
        ("monster", "guardian", "humanoid", "vermin"),
        {"level": level, **figures},
        (
            Must("before", (Lose("xp", toll),)),
            Must("reward", (Gain("treasure", 1),)),
            Must("reward", (Earn("xp", Half(Value("total", "foe"))),)),
            While("hall", (Forbid("leave", "self"),)),
        ),
        source,
        marks=marks,
        rulings=("ruling-quest-guardian-pay", "ruling-quest-guardian-stays", *rulings),
    )


STRONGER = {"name": PUBLIC, "level": PUBLIC, "wounds": INFERRED, "ability-3": PUBLIC, "ability-4": PUBLIC}
"""Of the two that no example shows; the wounds are told of guardians in general."""

GUARDIANS: tuple[Card, ...] = (
    smorga(
        4,
        WOUNDS,
        PUBLIC,
        {"level": INFERRED, "wounds": INFERRED},
        "ruling-quest-smorga-wounds",
        "ruling-quest-smorga-first",
        health=8,
        wounds=2,
    ),
    smorga(
        5,
        Plus(WOUNDS, 1),
        RECONSTRUCTED,
        STRONGER,
        "ruling-quest-smorga-wounds",
        health=11,
        armor=2,
        wounds=3,
    ),
    smorga(
        6,
        Times(WOUNDS, 2),
        RECONSTRUCTED,
        STRONGER,
        "ruling-quest-smorga-wounds",
        health=14,
        armor=2,
        resistance=2,
        wounds=4,
    ),
)
