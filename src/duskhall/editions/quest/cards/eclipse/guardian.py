"""The guardian of Total Eclipse of the Sun, in three strengths; a game has one of them.

That it makes you discard is public; how many cards, and all figures, are ours.
"""

from __future__ import annotations

from duskhall.core.tree import Card, Discard, Must, Pick
from duskhall.editions.quest.cards.making import GUARDIAN_MARKS, HERO, RECONSTRUCTED, finds, guardian


def guardian_of_the_sun(level: int, *burnt: Pick, **figures: int) -> Card:
    """The golem of this level. ``burnt``: the cards that its glare takes before the battle."""
    return guardian(
        "guardian-of-the-sun",
        "guardian-of-the-sun",
        "Guardian of the Sun",
        level,
        ("elemental", "golem"),
        Must("before", tuple(Discard(cards) for cards in burnt)),
        finds("treasure"),
        source=RECONSTRUCTED,
        marks=GUARDIAN_MARKS,
        rulings=("ruling-quest-sun-glare",),
        **figures,
    )


GUARDIANS: tuple[Card, ...] = (
    guardian_of_the_sun(4, Pick("hand", n=2), health=8, wounds=2),
    guardian_of_the_sun(5, Pick("hand", HERO), Pick("hand"), health=11, armor=1, resistance=1, wounds=3),
    guardian_of_the_sun(6, Pick("hand", n=3), health=14, armor=2, resistance=2, wounds=4),
)
