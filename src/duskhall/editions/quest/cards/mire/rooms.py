"""The six rooms of Risen from the Mire."""

from __future__ import annotations

from duskhall.core.tree import (
    Buy,
    Card,
    Cards,
    Cmp,
    Die,
    If,
    Is,
    Modify,
    Must,
    Or,
    Roll,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards.making import (
    DISPUTED,
    HERO,
    INFERRED,
    finds,
    room,
    sent_to_the_wilderness,
    wound,
)

LIGHT = Value("light", "party")

# fmt: off

ROOMS: tuple[Card, ...] = (
    room(
        "alchemy-chamber", "Alchemy Chamber",
        While("fought", (Modify("health", "add", 1, "foe"),), when=Cmp(Value("magic", "party"), "<", 1)),
        level=1, darkness=0,
        marks={"ability-1": INFERRED},
        rulings=("ruling-quest-alchemy-magic",),
    ),
    room(
        "servants-tombs", "The Servant's Tombs",
        While("fought", (Modify("health", "add", 2, "foe"),), when=Cmp(LIGHT, "<", 1)),
        level=1, darkness=0,
        marks={"ability-1": DISPUTED},
        rulings=("ruling-quest-tombs-health", "ruling-quest-room-your-light"),
    ),
    room(
        "bog", "Bog",
        While("fought", (Modify("strength", "less", 1, Cards("hand", HERO)),)),
        Use("spoils", (Buy(Or((Is("spell"), Is("weapon")))),)),
        level=2, darkness=1,
        marks={"ability-2": INFERRED},
        rulings=("ruling-quest-bog-skill", "ruling-quest-bog-purchase"),
    ),
    room(
        "sunken-graveyard", "Sunken Graveyard",
        While("fought", (Modify("armor", "add", 3, "foe"),), when=Cmp(LIGHT, "<", 2)),
        finds("iron-rations"),
        level=2, darkness=0, health=2,
        rulings=("ruling-quest-room-your-light", "ruling-quest-room-reward"),
    ),
    room(
        "blood-altar-room", "Blood Altar Room",
        Use(
            "walk",
            (Modify("darkness", "less", 1, "self"),),
            cost=(wound(),),
            when=Cmp(Value("darkness", "self"), ">", 0),
            repeat=True,
        ),
        sent_to_the_wilderness(),
        level=3, darkness=2, health=2, xp=2, alert=True,
        rulings=("ruling-quest-altar-before", "ruling-quest-room-sent-away"),
    ),
    room(
        "lichs-tomb", "The Lich's Tomb",
        Must("before", (
            Roll(2, "tomb"),
            If(
                Cmp(Die("tomb", "lowest"), "=", Die("tomb", "highest")),
                (Modify("health", "add", Die("tomb"), "foe"),),
                (Modify("health", "add", Die("tomb", "lowest"), "foe"),),
            ),
        )),
        sent_to_the_wilderness(),
        level=3, darkness=1, xp=3,
        marks={"ability-1": INFERRED},
        rulings=("ruling-quest-tomb-before", "ruling-quest-monster-dice", "ruling-quest-room-sent-away"),
    ),
)
