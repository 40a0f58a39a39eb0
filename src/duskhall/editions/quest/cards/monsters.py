"""The monsters of A Mirror in the Dark: six groups of ten cards, and the rat at the gate.

Few of them are known. What they do follows what is told of their groups; their figures follow the model of the whole
edition."""

from __future__ import annotations

from dataclasses import replace

from duskhall.core.tree import (
    Ability,
    And,
    Branch,
    Card,
    Cards,
    Choose,
    Cmp,
    Condition,
    Count,
    Destroy,
    Die,
    Discard,
    Fig,
    Filter,
    Forbid,
    Gain,
    Half,
    Held,
    If,
    Is,
    Kin,
    Level,
    Lose,
    Modify,
    Must,
    Named,
    Not,
    Or,
    Other,
    Pick,
    Roll,
    Some,
    Travel,
    Use,
    Value,
    While,
    Won,
)
from duskhall.editions.making import monster

GROUP_LEVELS: dict[str, int] = {
    "kobold-skirmishers": 1,
    "goblin-grunts": 1,
    "hobgoblin-brutes": 2,
    "spider-terrors": 2,
    "ancient-adventurers": 3,
    "goblin-kings-guard": 3,
}
"""The level of each group: a set-up takes one group of every level."""

PUBLIC = "public"
INFERRED = "inferred"
RECONSTRUCTED = "reconstructed"


def ours(
    id: str,
    name: str,
    stack: str,
    count: int,
    classes: tuple[str, ...],
    *abilities: Ability,
    rulings: tuple[str, ...] = (),
    known: dict[str, str] | None = None,
    **figures: int,
) -> Card:
    """A monster of our making. Of its group the level is public; ``known`` names what else is."""
    marks = {"level": PUBLIC} | (known or {})
    level = GROUP_LEVELS[stack]
    card = monster(id, name, stack, count, classes, *abilities, rulings=rulings, marks=marks, level=level, **figures)
    return replace(card, source=RECONSTRUCTED)


# ----------------------------------------------------------------------------------------------------------------------
# Abilities that several monsters share


def wound(n: int = 1) -> Gain:
    """Wound tokens for the seat."""
    return Gain("wound", n, to="front")


def finds(*piles: str) -> Must:
    """The reward besides experience: one of each, gear in front and treasure to the discard pile."""
    return Must("reward", tuple(Gain(p, 1) if p == "treasure" else Gain(p, 1, to="front") for p in piles))


def lacking(which: Filter) -> Condition:
    """No such card is in the party."""
    return Not(Some(Cards("hand", which)))


def immune(which: Filter) -> While:
    """What these cards themselves add to the attack does not count."""
    cards = Cards("hand", which)
    return While("fought", (Modify("attack", "ignore", 0, cards), Modify("magic", "ignore", 0, cards)))


def required(figure: str) -> While:
    """Without a point of this attack, after armor and resistance, there is no victory."""
    return While("fought", (Forbid("be-defeated", "self"),), when=Cmp(Value(figure, "party"), "<", 1))


HERO = Is("hero")
GEAR = Pick("front", Is("gear"))
TRAINED = And((HERO, Fig("level", ">=", 1)))
UNTRAINED = And((HERO, Fig("level", "<=", 0)))

HUMANOID = ("humanoid",)
ALERT = ("humanoid", "alert")
SPIDER = ("giant", "vermin")
UNDEAD = ("undead",)


# fmt: off

MONSTERS: tuple[Card, ...] = (
    # ---- Giant Rat (level 0) -----------------------------------------------------------------------------------------

    monster(
        "giant-rat", "Giant Rat", "giant-rat", 1, (),
        Use("spoils", (Level(Named("adventurer"), free=True),)),
        While("hall", (Forbid("leave", "self"),)),
        level=0, health=4,
        rulings=("ruling-quest-rat-stays", "ruling-quest-rat-level"),
    ),

    # ---- Kobold Skirmishers (level 1) --------------------------------------------------------------------------------

    ours(
        "kobold-shaman", "Kobold Shaman", "kobold-skirmishers", 2, ALERT,
        Must("through", (Destroy(GEAR),)),
        finds("potion"),
        health=3, wounds=1, xp=1,
        known={"name": PUBLIC, "level": INFERRED, "ability-1": PUBLIC},
        rulings=("ruling-quest-monster-through", "ruling-quest-monster-none-there"),
    ),
    ours(
        "kobold-pitdigger", "Kobold Pitdigger", "kobold-skirmishers", 2, ALERT,
        Must("through", (
            Roll(1, "pit"),
            If(Cmp(Die("pit"), "<=", 2), (Travel(Pick("rooms", Named("wilderness"))),)),
        )),
        finds("iron-rations"),
        health=3, wounds=1, xp=1,
        rulings=("ruling-quest-monster-through", "ruling-quest-pitdigger-walk"),
    ),
    ours(
        "kobold-netcaster", "Kobold Netcaster", "kobold-skirmishers", 2, ALERT,
        Must("into", (Discard(Pick("hand", HERO)),)),
        health=3, xp=2,
        rulings=("ruling-quest-monster-into", "ruling-quest-monster-none-there"),
    ),
    ours(
        "kobold-backstabber", "Kobold Backstabber", "kobold-skirmishers", 1, ALERT,
        Must("from", (wound(),)),
        health=4, xp=2,
        rulings=("ruling-quest-monster-from",),
    ),
    ours(
        "kobold-tollkeeper", "Kobold Tollkeeper", "kobold-skirmishers", 1, ALERT,
        Must("through", (
            Choose((
                Branch("pay", (Destroy(GEAR),)),
                Branch("bleed", (wound(),)),
            )),
        )),
        finds("treasure"),
        health=4, wounds=1, xp=1,
        rulings=("ruling-quest-monster-through", "ruling-quest-tollkeeper-nothing"),
    ),
    ours(
        "kobold-pack-thief", "Kobold Pack Thief", "kobold-skirmishers", 2, HUMANOID,
        Must("after", (Destroy(GEAR),), when=Not(Won())),
        finds("lantern-token"),
        health=4, wounds=1, xp=1,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-none-there"),
    ),

    # ---- Goblin Grunts (level 1) -------------------------------------------------------------------------------------

    monster(
        "goblin-berserker", "Goblin Berserker", "goblin-grunts", 2, HUMANOID,
        finds("treasure"),
        level=1, health=4, wounds=2, xp=2,
        marks={"count": RECONSTRUCTED},
    ),
    ours(
        "goblin-forager", "Goblin Forager", "goblin-grunts", 2, HUMANOID,
        finds("iron-rations"),
        health=3, wounds=1, xp=1,
    ),
    ours(
        "goblin-drummer", "Goblin Drummer", "goblin-grunts", 2, HUMANOID,
        While("fought", (Modify("health", "add", Count(Cards("hall", And((Kin("self"), Other())))), "self"),)),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-drummer-group",),
    ),
    ours(
        "goblin-bonecaster", "Goblin Bonecaster", "goblin-grunts", 2, HUMANOID,
        Must("before", (
            Roll(1, "bones"),
            If(Cmp(Die("bones"), ">=", 5), (Modify("health", "add", 2, "self"),)),
        )),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-monster-dice",),
    ),
    ours(
        "goblin-cutpurse", "Goblin Cutpurse", "goblin-grunts", 1, HUMANOID,
        Must("after", (Lose("xp", 1),), when=Not(Won())),
        finds("lantern-token"),
        health=4, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-xp"),
    ),
    ours(
        "goblin-shieldbearer", "Goblin Shieldbearer", "goblin-grunts", 1, HUMANOID,
        health=3, armor=1, wounds=1, xp=2,
    ),

    # ---- Hobgoblin Brutes (level 2) ----------------------------------------------------------------------------------

    ours(
        "hobgoblin-disarmer", "Hobgoblin Disarmer", "hobgoblin-brutes", 2, HUMANOID,
        Must("before", (Discard(Pick("hand", Held())),)),
        health=6, wounds=1, xp=3,
        rulings=("ruling-quest-monster-wielded", "ruling-quest-monster-none-there"),
    ),
    ours(
        "hobgoblin-ravager", "Hobgoblin Ravager", "hobgoblin-brutes", 2, HUMANOID,
        Must("before", (Discard(Pick("hand", HERO)),)),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-monster-hero-weapons", "ruling-quest-monster-none-there"),
    ),
    ours(
        "hobgoblin-slaver", "Hobgoblin Slaver", "hobgoblin-brutes", 2, HUMANOID,
        Must("after", (Destroy(Pick("hand", TRAINED)),), when=Not(Won())),
        finds("iron-rations"),
        health=6, wounds=2, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-none-there"),
    ),
    ours(
        "hobgoblin-breaker", "Hobgoblin Breaker", "hobgoblin-brutes", 2, HUMANOID,
        Must("after", (Destroy(Pick("hand", Held())),)),
        health=8, wounds=1, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-wielded"),
    ),
    ours(
        "hobgoblin-headtaker", "Hobgoblin Headtaker", "hobgoblin-brutes", 1, HUMANOID,
        Must("after", (Destroy(Pick("hand", HERO, best="level")),), when=Cmp(Value("margin", "foe"), "<", 3)),
        finds("treasure"),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-headtaker-margin", "ruling-quest-monster-best"),
    ),
    ours(
        "hobgoblin-ironhide", "Hobgoblin Ironhide", "hobgoblin-brutes", 1, HUMANOID,
        health=7, armor=2, wounds=2, xp=4,
    ),

    # ---- Spider Terrors (level 2) ------------------------------------------------------------------------------------

    ours(
        "demon-spider", "Demon Spider", "spider-terrors", 2, SPIDER,
        Must("after", (wound(2),), when=Some(Cards("hand", Is("treasure")))),
        health=7, wounds=1, xp=3,
        known={"name": PUBLIC, "level": INFERRED, "wounds": PUBLIC, "ability-1": INFERRED},
        rulings=("ruling-quest-monster-after", "ruling-quest-spider-treasure"),
    ),
    ours(
        "plague-spider", "Plague Spider", "spider-terrors", 2, SPIDER,
        Must("after", (Gain("festering-wound", 1),)),
        finds("potion"),
        health=6, wounds=1, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    ours(
        "gleam-stalker", "Gleam Stalker", "spider-terrors", 2, SPIDER,
        While("fought", (Modify("wounds", "add", 1, "self"),), when=Some(Cards("hand", Held()))),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-stalker-wielded",),
    ),
    ours(
        "web-lurker", "Web Lurker", "spider-terrors", 2, SPIDER,
        Must("before", (Discard(Pick("hand", Or((Is("item"), Is("weapon"))))),)),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-lurker-light", "ruling-quest-monster-none-there"),
    ),
    ours(
        "bloated-widow", "Bloated Widow", "spider-terrors", 1, SPIDER,
        finds("treasure"),
        health=9, wounds=3, xp=3,
    ),
    ours(
        "hatchling-swarm", "Hatchling Swarm", "spider-terrors", 1, SPIDER,
        Must("after", (
            Roll(1, "bites"),
            Gain("wound", Half(Die("bites")), to="front"),
        )),
        health=6, xp=3,
        rulings=("ruling-quest-monster-after",),
    ),

    # ---- Ancient Adventurers (level 3) -------------------------------------------------------------------------------

    ours(
        "withered-swordmaster", "Withered Swordmaster", "ancient-adventurers", 2, UNDEAD,
        required("attack"),
        health=10, armor=2, wounds=3, xp=5,
        rulings=("ruling-quest-monster-required",),
    ),
    ours(
        "ashen-wizard", "Ashen Wizard", "ancient-adventurers", 2, UNDEAD,
        Must("before", (Discard(Pick("hand", Is("spell"))),)),
        health=9, resistance=2, wounds=2, xp=4,
        rulings=("ruling-quest-monster-spell", "ruling-quest-monster-none-there"),
    ),
    ours(
        "forsaken-priest", "Forsaken Priest", "ancient-adventurers", 2, UNDEAD,
        Must("after", (Gain("festering-wound", 2),), when=lacking(Is("cleric"))),
        finds("potion"),
        health=10, resistance=1, wounds=1, xp=4,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-class", "ruling-quest-monster-festering"),
    ),
    ours(
        "grinning-cutthroat", "Grinning Cutthroat", "ancient-adventurers", 2, UNDEAD,
        Must("after", (Lose("xp", 2),), when=lacking(Is("rogue"))),
        finds("treasure"),
        health=9, wounds=2, xp=4,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-class", "ruling-quest-monster-xp"),
    ),
    ours(
        "last-captain", "Last Captain", "ancient-adventurers", 1, UNDEAD,
        immune(UNTRAINED),
        finds("treasure"),
        health=13, armor=1, resistance=1, wounds=2, xp=6,
        rulings=("ruling-quest-captain-weapons",),
    ),
    ours(
        "restless-shade", "Restless Shade", "ancient-adventurers", 1, UNDEAD,
        required("magic"),
        health=10, wounds=2, xp=6,
        rulings=("ruling-quest-monster-required",),
    ),

    # ---- Goblin King's Guard (level 3) -------------------------------------------------------------------------------

    ours(
        "kings-halberdier", "King's Halberdier", "goblin-kings-guard", 2, HUMANOID,
        finds("iron-rations", "lantern-token"),
        health=11, armor=1, wounds=2, xp=4,
    ),
    ours(
        "kings-hexer", "King's Hexer", "goblin-kings-guard", 2, HUMANOID,
        Must("before", (
            Roll(2, "hex"),
            Modify("health", "add", Die("hex", "lowest"), "self"),
        )),
        health=9, resistance=1, wounds=2, xp=5,
        rulings=("ruling-quest-monster-dice",),
    ),
    ours(
        "kings-collector", "King's Collector", "goblin-kings-guard", 2, HUMANOID,
        Must("before", (
            Choose((
                Branch("lose", (Lose("xp", 2),)),
                Branch("discard", (Discard(Pick("hand", n=2)),)),
            )),
        )),
        finds("treasure"),
        health=10, wounds=1, xp=4,
        rulings=("ruling-quest-collector-choice",),
    ),
    ours(
        "kings-jailer", "King's Jailer", "goblin-kings-guard", 2, HUMANOID,
        Must("after", (Modify("hand", "less", 2, "party"),)),
        health=10, wounds=1, xp=5,
        rulings=("ruling-quest-monster-after", "ruling-quest-jailer-hand"),
    ),
    ours(
        "kings-champion", "King's Champion", "goblin-kings-guard", 1, HUMANOID,
        Must("before", (Discard(Pick("hand", HERO, best="level")),)),
        finds("treasure"),
        health=9, wounds=2, xp=6,
        rulings=("ruling-quest-monster-hero-weapons", "ruling-quest-monster-best"),
    ),
    ours(
        "kings-bodyguard", "King's Bodyguard", "goblin-kings-guard", 1, HUMANOID,
        finds("treasure"),
        health=13, armor=2, wounds=4, xp=6,
    ),
)
