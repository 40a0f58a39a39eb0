"""The rooms of the dungeon: the Wilderness and the six of A Mirror in the Dark.

The darkness of a room is the light it takes to enter; its other figures are added to those of the monster in it."""

from __future__ import annotations

from duskhall.core.tree import (
    Ability,
    Card,
    Cards,
    Destroy,
    Discard,
    Fig,
    Gain,
    Is,
    Must,
    Named,
    Not,
    Pick,
    Some,
    Travel,
)

INFERRED = "inferred"
DISPUTED = "disputed"

NO_ROGUE = Not(Some(Cards("hand", Is("rogue"))))


def room(
    id: str,
    name: str,
    *abilities: Ability,
    level: int,
    darkness: int,
    alert: bool = False,
    marks: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
    **boosts: int,
) -> Card:
    """A tile of the dungeon. ``alert``: it notices champions who do not stay."""
    return Card(
        id,
        name,
        "room",
        "tile",
        1,
        ("room", "alert") if alert else ("room",),
        {"level": level, "darkness": darkness, **boosts},
        abilities,
        marks=marks or {},
        rulings=rulings,
    )


# fmt: off

ROOMS: tuple[Card, ...] = (
    room(
        "wilderness", "The Wilderness",
        level=0, darkness=0,
        marks={"darkness": INFERRED},
        rulings=("ruling-quest-room-wilderness",),
    ),
    room(
        "abandoned-gate", "Abandoned Gate",
        level=1, darkness=0,
    ),
    room(
        "mine", "Mine",
        Must("reward", (Gain("iron-rations", 1, to="front"),)),
        level=1, darkness=0, health=1,
        rulings=("ruling-quest-room-reward",),
    ),
    room(
        "crypt", "Crypt",
        Must("into", (Destroy(Pick("front", Is("gear"))),), when=NO_ROGUE),
        level=2, darkness=1, wounds=1, xp=1, alert=True,
        rulings=("ruling-quest-room-rogue", "ruling-quest-room-into"),
    ),
    room(
        "sunken-well", "Sunken Well",
        Must("reward", (Gain("lantern-token", 1, to="front"),)),
        level=2, darkness=1, health=1,
        rulings=("ruling-quest-room-reward",),
    ),
    room(
        "throne-room", "Throne Room",
        Must("into", (Discard(Pick("hand", by="chance")),), when=NO_ROGUE),
        Must("after", (Travel(Pick("rooms", Named("wilderness"))),)),
        level=3, darkness=2, xp=2, alert=True,
        marks={"ability-1": DISPUTED},
        rulings=(
            "ruling-quest-room-throne-discard",
            "ruling-quest-room-rogue",
            "ruling-quest-room-into",
            "ruling-quest-room-sent-away",
        ),
    ),
    room(
        "vault", "Vault",
        Must("after", (Travel(Pick("rooms", Fig("level", "=", 2))),)),
        Must("reward", (Gain("treasure", 1),)),
        level=3, darkness=2, wounds=1,
        rulings=("ruling-quest-room-sent-away", "ruling-quest-room-reward"),
    ),
)
