"""The avatars of the German edition: five classes, two levels each. What they do is ours: no source gives their text.
The reasons are in docs/advance-reconstructed.md."""

from __future__ import annotations

from duskhall.core.tree import (
    Card,
    Cards,
    Destroy,
    Draw,
    Earn,
    Is,
    Level,
    Modify,
    Named,
    Or,
    Pick,
    Use,
)

ANYWHERE = ("village", "dungeon")

SETS = 5
"""Each player has a set of avatars to choose from."""


def avatar(name: str, level_cost: int, first: Use, second: Use) -> tuple[Card, Card]:
    """The two levels of an avatar. The first can be exchanged for the second at a price."""
    tag = name.lower()
    id = f"avatar-{tag}"
    rise = Use("avatar", (Level(Named(id), 1, to="front", place="front"),))
    rulings = ("ruling-advance-avatar-front", "ruling-advance-avatar-no-hero")
    return (
        Card(
            id,
            f"{name} Avatar",
            "avatar",
            id,
            SETS,
            ("avatar", tag),
            {"level": 1, "level-cost": level_cost},
            (first, rise),
            source="reconstructed",
            rulings=("ruling-advance-avatar-secret", *rulings, "ruling-advance-avatar-level"),
        ),
        Card(
            f"{id}-2",
            f"{name} Avatar II",
            "avatar",
            id,
            SETS,
            ("avatar", tag),
            {"level": 2},
            (second,),
            source="reconstructed",
            rulings=rulings,
        ),
    )


# fmt: off

AVATARS: tuple[Card, ...] = (
    *avatar(
        "Thief", 5,
        Use("village", (Earn("gold", 1),)),
        Use("village", (Earn("gold", 2), Modify("buys", "add", 1, "party"))),
    ),
    *avatar(
        "Fighter", 6,
        Use("dungeon", (Modify("attack", "add", 1, "party"),)),
        Use("dungeon", (Modify("attack", "add", 1, Cards("hand", Is("hero"))),)),
    ),
    *avatar(
        "Cleric", 6,
        Use(ANYWHERE, (Draw(1),), cost=(Destroy(Pick("hand", Is("disease"))),)),
        Use(ANYWHERE, (Draw(1),), cost=(Destroy(Pick("hand", Or((Is("disease"), Is("basic"))))),)),
    ),
    *avatar(
        "Ranger", 5,
        Use("dungeon", (Modify("light", "add", 1, "party"),)),
        Use("dungeon", (Modify("light", "add", 2, "party"), Modify("attack", "add", 1, "party"))),
    ),
    *avatar(
        "Wizard", 6,
        Use("dungeon", (Modify("magic", "add", 1, "party"),)),
        Use("dungeon", (Modify("magic", "add", 1, "party"), Draw(1))),
    ),
)
