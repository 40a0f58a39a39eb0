"""The curses: seven kinds, each with a loss and a way to be rid of it. They come from a hidden pile."""

from __future__ import annotations

from duskhall.core.tree import (
    Card,
    Cmp,
    Destroy,
    Discard,
    Forbid,
    Lose,
    Modify,
    Other,
    Pick,
    Use,
    Value,
    While,
)

ANYWHERE = ("village", "dungeon")

LOSS = While("present", (Modify("either", "less", 1, "party"),))
WORN_OUT = (Forbid("equip", "party"), Forbid("use-dungeon", "party"), Forbid("use-trophy", "party"))
"""No more weapons, dungeon abilities and trophies this turn."""


def curse(id: str, name: str, remedy: Use, *rulings: str) -> Card:
    """A curse: the loss that all have, and its own remedy."""
    return Card(
        id,
        name,
        "curse",
        "curse",
        4,
        ("curse", "disease"),
        {},
        (LOSS, remedy),
        rulings=(
            *rulings,
            "ruling-advance-curse-type",
            "ruling-advance-curse-disease",
            "ruling-advance-curse-untouched",
            "ruling-advance-curse-no-kind",
            "ruling-advance-curse-under",
        ),
    )


# fmt: off

CURSES: tuple[Card, ...] = (
    curse(
        "curse-of-decay", "Curse of Decay",
        Use(
            ANYWHERE,
            (Destroy("self"), Forbid("use", "party")),
            when=Cmp(Value("used", "you"), "=", 0),
        ),
        "ruling-advance-curse-decay-first",
    ),
    curse(
        "curse-of-discord", "Curse of Discord",
        Use(ANYWHERE, (Destroy("self"),), cost=(Discard(Pick("hand", Other(), n=2)),)),
        "ruling-advance-curse-pay-in-full",
    ),
    curse(
        "curse-of-horror", "Curse of Horror",
        Use("dungeon", (Destroy("self"), Modify("light", "zero", 0, "party"), *WORN_OUT)),
        "ruling-advance-curse-worn-out",
    ),
    curse(
        "curse-of-hostility", "Curse of Hostility",
        Use(ANYWHERE, (Destroy("self"),), cost=(Lose("xp", 2),)),
        "ruling-advance-curse-pay-in-full",
    ),
    curse(
        "curse-of-neglect", "Curse of Neglect",
        Use("village", (Destroy("self"),), cost=(Lose("gold", 2),)),
        "ruling-advance-curse-pay-in-full",
    ),
    curse(
        "curse-of-shame", "Curse of Shame",
        Use(ANYWHERE, (Destroy("self"), Modify("hand", "less", 2, "party"))),
    ),
    curse(
        "curse-of-sloth", "Curse of Sloth",
        Use("dungeon", (Destroy("self"), Modify("total", "less", 3, "party"), *WORN_OUT)),
        "ruling-advance-curse-worn-out",
    ),
)
