"""The six rooms of A Mirror in the Dark."""

from __future__ import annotations

from duskhall.core.tree import (
    Card,
    Destroy,
    Discard,
    Fig,
    Gain,
    Is,
    Must,
    Pick,
    Travel,
)
from duskhall.editions.quest.cards.making import (
    DISPUTED,
    NO_ROGUE,
    room,
    sent_to_the_wilderness,
)

# fmt: off

ROOMS: tuple[Card, ...] = (
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
        sent_to_the_wilderness(),
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
