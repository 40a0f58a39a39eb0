"""The six temples of At the Foundations of the World."""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Buy,
    Card,
    Cards,
    Cmp,
    Earn,
    Fig,
    Forbid,
    Gain,
    Is,
    Later,
    Modify,
    Must,
    Not,
    Other,
    Pick,
    Put,
    Swap,
    Travel,
    Use,
    Value,
    While,
    Won,
)
from duskhall.editions.quest.cards.making import (
    WILDERNESS,
    room,
    sent_to_the_wilderness,
)

# fmt: off

ROOMS: tuple[Card, ...] = (
    room(
        "air-temple", "Air Temple",
        Use("spoils", (Buy(Is("item")),)),
        level=1, darkness=0, resistance=1,
        rulings=("ruling-quest-temple-purchase",),
    ),
    room(
        "water-temple", "Water Temple",
        Must("emptied", (
            Pick("rooms", And((Fig("level", "=", 1), Other())), name="neighbour"),
            Swap("self", "neighbour"),
        )),
        Must("reward", (Gain("iron-rations", 1, to="front"),)),
        level=1, darkness=1,
        rulings=("ruling-quest-water-temple-refill", "ruling-quest-room-reward"),
    ),
    room(
        "earth-temple", "Earth Temple",
        Must("reward", (Modify("hand", "add", 1, "party"),), when=Cmp(Value("margin", "foe"), ">=", 3)),
        level=2, darkness=1,
        rulings=("ruling-quest-earth-temple-margin",),
    ),
    room(
        "fire-temple", "Fire Temple",
        While("fought", (Modify("weight", "add", 2, Cards("hand", Is("weapon"))),)),
        Must("reward", (Gain("lantern-token", 2, to="front"),)),
        level=2, darkness=0, wounds=1,
        rulings=("ruling-quest-fire-temple-weapons", "ruling-quest-room-reward"),
    ),
    room(
        "abyssal-temple", "Abyssal Temple",
        Use("spoils", (Earn("xp", Value("light", "party")), Later((Travel(WILDERNESS),), at="turn"))),
        While("hall", (Forbid("be-seen", "self"),)),
        Must("after", (Put("foe", "under"),), when=Not(Won())),
        level=3, darkness=2,
        rulings=(
            "ruling-quest-abyssal-temple-light",
            "ruling-quest-abyssal-temple-stay",
            "ruling-quest-abyssal-temple-down",
        ),
    ),
    room(
        "celestial-temple", "Celestial Temple",
        sent_to_the_wilderness(),
        Must("reward", (Gain("treasure", 1),)),
        level=3, darkness=2, health=1, resistance=2,
        rulings=("ruling-quest-room-sent-away", "ruling-quest-room-reward"),
    ),
)
