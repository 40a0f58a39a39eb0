"""The monsters of A Mirror in the Dark: six groups of ten cards.

Few of them are known. What they do follows what is told of their groups; their figures follow the model of the whole
edition.
"""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Armed,
    Branch,
    Card,
    Cards,
    Choose,
    Cmp,
    Count,
    Destroy,
    Die,
    Discard,
    Fig,
    Gain,
    Half,
    Held,
    If,
    Is,
    Kin,
    Lose,
    Modify,
    Must,
    Not,
    Or,
    Other,
    Pick,
    Roll,
    Some,
    Travel,
    Value,
    While,
    Won,
)
from duskhall.editions.quest.cards.making import (
    GEAR,
    HERO,
    INFERRED,
    PUBLIC,
    RECONSTRUCTED,
    TRAINED,
    UNTRAINED,
    WILDERNESS,
    Group,
    finds,
    immune,
    lacking,
    required,
    wound,
)

kobold = Group("kobold-skirmishers", 1, "humanoid")
goblin = Group("goblin-grunts", 1, "humanoid")
brute = Group("hobgoblin-brutes", 2, "humanoid")
spider = Group("spider-terrors", 2, "giant", "vermin")
ancient = Group("ancient-adventurers", 3, "undead")
guard = Group("goblin-kings-guard", 3, "humanoid")

TITHE = Discard(Pick("hand", n=2))
"""The price that the King's Collector takes from a seat without XP."""


# fmt: off

MONSTERS: tuple[Card, ...] = (
    # ---- Kobold Skirmishers (level 1) --------------------------------------------------------------------------------

    kobold(
        "kobold-shaman", "Kobold Shaman", 2,
        Must("through", (Destroy(GEAR),)),
        finds("potion"),
        alert=True, health=3, wounds=1, xp=1,
        known={"name": PUBLIC, "level": INFERRED, "ability-1": PUBLIC},
        rulings=("ruling-quest-monster-through", "ruling-quest-monster-none-there"),
    ),
    kobold(
        "kobold-pitdigger", "Kobold Pitdigger", 2,
        Must("through", (
            Roll(1, "pit"),
            If(Cmp(Die("pit"), "<=", 2), (Travel(WILDERNESS),)),
        )),
        finds("iron-rations"),
        alert=True, health=3, wounds=1, xp=1,
        rulings=("ruling-quest-monster-through", "ruling-quest-pitdigger-walk"),
    ),
    kobold(
        "kobold-netcaster", "Kobold Netcaster", 2,
        Must("into", (Discard(Pick("hand", HERO)),)),
        alert=True, health=3, xp=2,
        rulings=("ruling-quest-monster-into", "ruling-quest-monster-none-there"),
    ),
    kobold(
        "kobold-backstabber", "Kobold Backstabber", 1,
        Must("from", (wound(),)),
        alert=True, health=4, xp=2,
        rulings=("ruling-quest-monster-from",),
    ),
    kobold(
        "kobold-tollkeeper", "Kobold Tollkeeper", 1,
        Must("through", (
            Choose((
                Branch("pay", (Destroy(GEAR),)),
                Branch("bleed", (wound(),)),
            )),
        )),
        finds("treasure"),
        alert=True, health=4, wounds=1, xp=1,
        rulings=("ruling-quest-monster-through", "ruling-quest-tollkeeper-nothing"),
    ),
    kobold(
        "kobold-pack-thief", "Kobold Pack Thief", 2,
        Must("after", (Destroy(GEAR),), when=Not(Won())),
        finds("lantern-token"),
        health=4, wounds=1, xp=1,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-none-there"),
    ),

    # ---- Goblin Grunts (level 1) -------------------------------------------------------------------------------------

    goblin(
        "goblin-berserker", "Goblin Berserker", 2,
        finds("treasure"),
        health=4, wounds=2, xp=2,
        source=PUBLIC, known={"count": RECONSTRUCTED},
    ),
    goblin(
        "goblin-forager", "Goblin Forager", 2,
        finds("iron-rations"),
        health=3, wounds=1, xp=1,
    ),
    goblin(
        "goblin-drummer", "Goblin Drummer", 2,
        While("fought", (Modify("health", "add", Count(Cards("hall", And((Kin("self"), Other())))), "self"),)),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-drummer-group",),
    ),
    goblin(
        "goblin-bonecaster", "Goblin Bonecaster", 2,
        Must("before", (
            Roll(1, "bones"),
            If(Cmp(Die("bones"), ">=", 5), (Modify("health", "add", 2, "self"),)),
        )),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-monster-dice",),
    ),
    goblin(
        "goblin-cutpurse", "Goblin Cutpurse", 1,
        Must("after", (Lose("xp", 1),), when=Not(Won())),
        finds("lantern-token"),
        health=4, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-xp"),
    ),
    goblin(
        "goblin-shieldbearer", "Goblin Shieldbearer", 1,
        health=3, armor=1, wounds=1, xp=2,
    ),

    # ---- Hobgoblin Brutes (level 2) ----------------------------------------------------------------------------------

    brute(
        "hobgoblin-disarmer", "Hobgoblin Disarmer", 2,
        Must("before", (Discard(Pick("hand", Held())),)),
        health=6, wounds=1, xp=3,
        rulings=("ruling-quest-monster-wielded", "ruling-quest-monster-none-there"),
    ),
    brute(
        "hobgoblin-ravager", "Hobgoblin Ravager", 2,
        Must("before", (Discard(Pick("hand", HERO)),)),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-monster-hero-weapons", "ruling-quest-monster-none-there"),
    ),
    brute(
        "hobgoblin-slaver", "Hobgoblin Slaver", 1,
        Must("after", (Destroy(Pick("hand", TRAINED)),), when=Not(Won())),
        finds("iron-rations"),
        health=6, wounds=1, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-none-there"),
    ),
    brute(
        "hobgoblin-breaker", "Hobgoblin Breaker", 2,
        Must("after", (Destroy(Pick("hand", Held())),)),
        health=8, wounds=1, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-wielded"),
    ),
    brute(
        "hobgoblin-headtaker", "Hobgoblin Headtaker", 1,
        Must("after", (Destroy(Pick("hand", HERO, best="level")),), when=Cmp(Value("margin", "foe"), "<", 3)),
        finds("treasure"),
        health=7, armor=1, wounds=1, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-headtaker-margin", "ruling-quest-monster-best"),
    ),
    brute(
        "hobgoblin-ironhide", "Hobgoblin Ironhide", 2,
        immune(And((Is("weapon"), Fig("weight", "<=", 2)))),
        health=6, armor=2, wounds=1, xp=4,
        rulings=("ruling-quest-ironhide-light-weapons",),
    ),

    # ---- Spider Terrors (level 2) ------------------------------------------------------------------------------------

    spider(
        "demon-spider", "Demon Spider", 2,
        Must("after", (wound(2),), when=Some(Cards("hand", Is("treasure")))),
        health=6, resistance=1, wounds=1, xp=3,
        known={"name": PUBLIC, "level": INFERRED, "wounds": PUBLIC, "ability-1": INFERRED},
        rulings=("ruling-quest-monster-after", "ruling-quest-spider-treasure"),
    ),
    spider(
        "plague-spider", "Plague Spider", 2,
        Must("after", (Gain("festering-wound", 1),)),
        finds("potion"),
        health=6, wounds=2, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    spider(
        "gleam-stalker", "Gleam Stalker", 2,
        While("fought", (Modify("wounds", "add", 1, "self"),), when=Some(Cards("hand", Held()))),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-stalker-wielded",),
    ),
    spider(
        "web-lurker", "Web Lurker", 2,
        Must("before", (Discard(Pick("hand", Or((Is("item"), Is("weapon"))))),)),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-lurker-light", "ruling-quest-monster-none-there"),
    ),
    spider(
        "bloated-widow", "Bloated Widow", 1,
        Must("after", (Gain("festering-wound", 2),), when=Won()),
        finds("treasure"),
        health=8, armor=2, wounds=3, xp=4,
        rulings=("ruling-quest-monster-after", "ruling-quest-widow-bursts", "ruling-quest-monster-festering"),
    ),
    spider(
        "hatchling-swarm", "Hatchling Swarm", 1,
        Must("after", (
            Roll(1, "bites"),
            Gain("wound", Half(Die("bites")), to="front"),
        )),
        health=6, xp=3,
        rulings=("ruling-quest-monster-after",),
    ),

    # ---- Ancient Adventurers (level 3) -------------------------------------------------------------------------------

    ancient(
        "withered-swordmaster", "Withered Swordmaster", 2,
        required("attack"),
        health=10, armor=2, wounds=3, xp=5,
        rulings=("ruling-quest-monster-required",),
    ),
    ancient(
        "ashen-wizard", "Ashen Wizard", 2,
        Must("before", (Discard(Pick("hand", Is("spell"))),)),
        health=9, resistance=2, wounds=2, xp=4,
        rulings=("ruling-quest-monster-spell", "ruling-quest-monster-none-there"),
    ),
    ancient(
        "forsaken-priest", "Forsaken Priest", 2,
        Must("after", (Gain("festering-wound", 2),), when=lacking(Is("cleric"))),
        finds("potion"),
        health=10, wounds=1, xp=4,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-class", "ruling-quest-monster-festering"),
    ),
    ancient(
        "grinning-cutthroat", "Grinning Cutthroat", 2,
        Must("after", (Lose("xp", 2),), when=lacking(Is("rogue"))),
        finds("treasure"),
        health=9, wounds=2, xp=4,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-class", "ruling-quest-monster-xp"),
    ),
    ancient(
        "last-captain", "Last Captain", 1,
        immune(UNTRAINED),
        finds("treasure"),
        health=13, armor=1, resistance=1, wounds=2, xp=6,
        rulings=("ruling-quest-captain-weapons",),
    ),
    ancient(
        "restless-shade", "Restless Shade", 1,
        required("magic"),
        health=10, wounds=2, xp=6,
        rulings=("ruling-quest-monster-required",),
    ),

    # ---- Goblin King's Guard (level 3) -------------------------------------------------------------------------------

    guard(
        "kings-halberdier", "King's Halberdier", 2,
        While("fought", (Modify("attack", "ignore", 0, Cards("hand", And((HERO, Not(Armed()))))),)),
        finds("iron-rations", "lantern-token"),
        health=10, armor=1, wounds=2, xp=4,
        rulings=("ruling-quest-halberdier-reach",),
    ),
    guard(
        "kings-hexer", "King's Hexer", 2,
        Must("before", (
            Roll(2, "hex"),
            Modify("health", "add", Die("hex", "lowest"), "self"),
        )),
        health=9, resistance=1, wounds=2, xp=5,
        rulings=("ruling-quest-monster-dice",),
    ),
    guard(
        "kings-collector", "King's Collector", 2,
        Must("before", (
            If(
                Cmp(Value("xp", "you"), ">=", 2),
                (Choose((Branch("lose", (Lose("xp", 2),)), Branch("discard", (TITHE,)))),),
                (TITHE,),
            ),
        )),
        finds("treasure"),
        health=10, wounds=1, xp=4,
        rulings=("ruling-quest-collector-choice",),
    ),
    guard(
        "kings-jailer", "King's Jailer", 2,
        Must("after", (Modify("hand", "less", 2, "party"),)),
        health=10, wounds=1, xp=5,
        rulings=("ruling-quest-monster-after", "ruling-quest-jailer-hand"),
    ),
    guard(
        "kings-champion", "King's Champion", 1,
        Must("before", (Discard(Pick("hand", HERO, best="level")),)),
        finds("treasure"),
        health=9, wounds=2, xp=6,
        rulings=("ruling-quest-monster-hero-weapons", "ruling-quest-monster-best"),
    ),
    guard(
        "kings-bodyguard", "King's Bodyguard", 1,
        While("hall", (Modify("armor", "add", 2, Cards("hall", And((Kin("self"), Other())))),)),
        finds("treasure"),
        health=12, armor=2, wounds=4, xp=6,
        rulings=("ruling-quest-bodyguard-shields",),
    ),
)
