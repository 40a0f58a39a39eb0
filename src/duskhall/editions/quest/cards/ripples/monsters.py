"""The monsters of Ripples in Time: six groups of ten cards.

Levels, keywords and what is told of the groups are public; the monsters themselves and their figures are ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Branch,
    Brings,
    Card,
    Cards,
    Choose,
    Cmp,
    Count,
    Destroy,
    Die,
    Discard,
    Each,
    Fig,
    Filter,
    Forbid,
    Held,
    If,
    Is,
    Modify,
    Must,
    Not,
    Or,
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
    TRAINED,
    WILDERNESS,
    Group,
    finds,
    immune,
    required,
    wound,
)

doomknight = Group("doomknights", 1, "undead")
gnoll = Group("gnoll-raiders", 1, "humanoid")
minion = Group("minions-of-chaos", 2, "demon")
torment = Group("torments", 2, "elemental")
wyrm = Group("ancient-wyrms", 3, "dragon")
protector = Group("ancient-protectors", 3, "golem")

A_HERO = Pick("hand", HERO)
ANY_HERO = Pick("hand", HERO, by="chance")
BEST_HERO = Pick("hand", HERO, best="level")
GREEN = And((HERO, Fig("level", "<=", 1)))
SPELLS = Cards("hand", Is("spell"))
NARROWLY = Cmp(Value("margin", "foe"), "<", 3)


def unskilled(skill: int) -> Filter:
    """Heroes whose skill is below this."""
    return And((HERO, Fig("strength", "<", skill)))


# fmt: off

MONSTERS: tuple[Card, ...] = (
    # ---- Doomknights (level 1) ---------------------------------------------------------------------------------------

    doomknight(
        "doomknight-sentry", "Doomknight Sentry", 2,
        Must("through", (Discard(A_HERO),)),
        finds("lantern-token"),
        alert=True, health=3, wounds=1, xp=1,
        rulings=("ruling-quest-doomknight-alert", "ruling-quest-monster-through", "ruling-quest-monster-none-there"),
    ),
    doomknight(
        "doomknight-warden", "Doomknight Warden", 2,
        Must("through", (Forbid("walk", "party"),)),
        finds("potion"),
        alert=True, health=4, wounds=1, xp=1,
        rulings=("ruling-quest-doomknight-alert", "ruling-quest-monster-through", "ruling-quest-warden-barred"),
    ),
    doomknight(
        "doomknight-rider", "Doomknight Rider", 2,
        Must("through", (wound(),)),
        alert=True, health=3, xp=2,
        rulings=("ruling-quest-doomknight-alert", "ruling-quest-monster-through"),
    ),
    doomknight(
        "doomknight-lancer", "Doomknight Lancer", 2,
        Must("through", (
            Roll(1, "joust"),
            If(Cmp(Die("joust"), "<=", 2), (Destroy(Pick("hand", TRAINED)),)),
        )),
        alert=True, health=3, wounds=1, xp=2,
        rulings=("ruling-quest-doomknight-alert", "ruling-quest-monster-through", "ruling-quest-monster-none-there"),
    ),
    doomknight(
        "doomknight-headsman", "Doomknight Headsman", 1,
        Must("through", (Discard(BEST_HERO),)),
        finds("treasure"),
        alert=True, health=4, wounds=2, xp=1,
        rulings=("ruling-quest-doomknight-alert", "ruling-quest-monster-through", "ruling-quest-monster-best"),
    ),
    doomknight(
        "doomknight-oathkeeper", "Doomknight Oathkeeper", 1,
        Must("through", (
            Choose((
                Branch("yield", (Discard(A_HERO),)),
                Branch("bleed", (wound(),)),
            )),
        )),
        alert=True, health=4, wounds=1, xp=2,
        rulings=("ruling-quest-doomknight-alert", "ruling-quest-monster-through", "ruling-quest-oathkeeper-alone"),
    ),

    # ---- Gnoll Raiders (level 1) -------------------------------------------------------------------------------------

    gnoll(
        "gnoll-raider", "Gnoll Raider", 2,
        Must("revealed", (Each("all", (Destroy(GEAR),)),)),
        health=4, wounds=1, xp=2,
        rulings=("ruling-quest-raider-turned-up",),
    ),
    gnoll(
        "gnoll-looter", "Gnoll Looter", 2,
        Must("before", (Destroy(GEAR),)),
        finds("iron-rations"),
        health=3, wounds=1, xp=1,
        rulings=("ruling-quest-monster-none-there",),
    ),
    gnoll(
        "gnoll-bladebreaker", "Gnoll Bladebreaker", 2,
        Must("after", (Destroy(Pick("hand", Held())),), when=Cmp(Value("margin", "foe"), "<", 2)),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-wielded"),
    ),
    gnoll(
        "gnoll-cutstrap", "Gnoll Cutstrap", 2,
        Must("after", (Destroy(Pick("hand", Is("weapon"))),), when=Not(Won())),
        finds("lantern-token"),
        health=4, xp=1,
        rulings=("ruling-quest-monster-after", "ruling-quest-cutstrap-any"),
    ),
    gnoll(
        "gnoll-rusthide", "Gnoll Rusthide", 1,
        immune(Held()),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-rusthide-weapons",),
    ),
    gnoll(
        "gnoll-packlord", "Gnoll Packlord", 1,
        Must("after", (Destroy(Pick("yours", Or((Is("weapon"), Is("gear"))))),), when=NARROWLY),
        finds("treasure"),
        health=4, wounds=1, xp=1,
        rulings=("ruling-quest-monster-after", "ruling-quest-margin-three", "ruling-quest-monster-none-there"),
    ),

    # ---- Minions of Chaos (level 2) ----------------------------------------------------------------------------------

    minion(
        "gibbering-imp", "Gibbering Imp", 2,
        Must("before", (
            Roll(1, "whim"),
            If(Cmp(Die("whim"), "<=", 2), (Destroy(ANY_HERO),)),
        )),
        finds("potion"),
        health=6, wounds=1, xp=2,
        rulings=("ruling-quest-minion-at-once",),
    ),
    minion(
        "chaos-reaver", "Chaos Reaver", 2,
        Must("after", (
            Roll(1, "whim"),
            If(Cmp(Die("whim"), "<=", 2), (Destroy(BEST_HERO),)),
        )),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-best"),
    ),
    minion(
        "caller-of-numbers", "Caller of Numbers", 2,
        Must("before", (
            Roll(1, "call"),
            Destroy(Pick("hand", And((HERO, Fig("level", "=", Die("call")))))),
        )),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-minion-at-once", "ruling-quest-caller-level"),
    ),
    minion(
        "warped-brute", "Warped Brute", 2,
        Must("after", (
            Roll(1, "whim"),
            If(Cmp(Die("whim"), "<=", 3), (Destroy(Pick("hand", TRAINED)),)),
        ), when=Not(Won())),
        health=6, armor=2, wounds=2, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-none-there"),
    ),
    minion(
        "maw-of-ruin", "Maw of Ruin", 1,
        Must("after", (
            Roll(2, "teeth"),
            If(Cmp(Die("teeth", "lowest"), "<=", 2), (Destroy(Pick("hand", TRAINED)),)),
        )),
        finds("treasure"),
        health=8, resistance=2, wounds=2, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-none-there"),
    ),
    minion(
        "laughing-horror", "Laughing Horror", 1,
        Must("before", (
            Roll(1, "jest"),
            If(
                Cmp(Die("jest"), "<=", 3),
                (Destroy(ANY_HERO),),
                (Modify("health", "less", 2, "self"),),
            ),
        )),
        health=9, wounds=1, xp=4,
        rulings=("ruling-quest-minion-at-once", "ruling-quest-monster-dice"),
    ),

    # ---- Torments (level 2) ------------------------------------------------------------------------------------------

    torment(
        "cinder-torment", "Cinder Torment", 2,
        immune(Is("spell")),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-cinder-spells",),
    ),
    torment(
        "wailing-torment", "Wailing Torment", 2,
        While("fought", (Modify("magic", "half", 0, "party"),)),
        finds("lantern-token"),
        health=6, wounds=1, xp=2,
        rulings=("ruling-quest-wailing-half",),
    ),
    torment(
        "devouring-torment", "Devouring Torment", 2,
        While("fought", (Modify("health", "add", Count(SPELLS), "self"),)),
        health=6, resistance=1, wounds=2, xp=3,
    ),
    torment(
        "leaden-torment", "Leaden Torment", 2,
        required("attack"),
        health=7, resistance=2, wounds=1, xp=3,
        rulings=("ruling-quest-monster-required",),
    ),
    torment(
        "mirrored-torment", "Mirrored Torment", 1,
        While("fought", (Modify("wounds", "add", 2, "self"),), when=Some(Cards("hand", Brings("magic")))),
        finds("treasure"),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-mirrored-magic",),
    ),
    torment(
        "torment-of-silence", "Torment of Silence", 1,
        While("fought", (Modify("magic", "zero", 0, "party"),)),
        finds("treasure"),
        health=8, wounds=2, xp=3,
    ),

    # ---- Ancient Wyrms (level 3) -------------------------------------------------------------------------------------

    wyrm(
        "gorging-wyrm", "Gorging Wyrm", 2,
        Must("before", (Discard(Pick("hand", HERO, n=2)),)),
        health=9, wounds=2, xp=5,
        rulings=("ruling-quest-monster-hero-weapons", "ruling-quest-monster-none-there"),
    ),
    wyrm(
        "ashen-wyrm", "Ashen Wyrm", 2,
        Must("before", (Discard(Cards("hand", GREEN)),)),
        finds("potion"),
        health=10, resistance=1, wounds=2, xp=4,
        rulings=("ruling-quest-monster-hero-weapons",),
    ),
    wyrm(
        "ironscale-wyrm", "Ironscale Wyrm", 2,
        Must("after", (Destroy(Pick("hand", TRAINED)),), when=NARROWLY),
        health=9, armor=3, wounds=2, xp=5,
        rulings=("ruling-quest-monster-after", "ruling-quest-margin-three"),
    ),
    wyrm(
        "patient-wyrm", "Patient Wyrm", 2,
        Must("before", (
            Choose((
                Branch("yield", (Discard(A_HERO),)),
                Branch("onslaught", (Modify("health", "add", 3, "self"),)),
            )),
        )),
        finds("treasure"),
        health=10, wounds=2, xp=4,
        rulings=("ruling-quest-monster-hero-weapons", "ruling-quest-wyrm-fed"),
    ),
    wyrm(
        "ravenous-wyrm", "Ravenous Wyrm", 1,
        While("fought", (Modify("health", "add", Count(Cards("hand", HERO)), "self"),)),
        health=9, resistance=2, wounds=1, xp=5,
    ),
    wyrm(
        "eldest-wyrm", "Eldest Wyrm", 1,
        Must("after", (Destroy(Pick("hand", TRAINED)),)),
        finds("treasure"),
        health=13, armor=2, resistance=1, wounds=3, xp=6,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-none-there"),
    ),

    # ---- Ancient Protectors (level 3) --------------------------------------------------------------------------------

    protector(
        "clay-protector", "Clay Protector", 2,
        immune(unskilled(3)),
        finds("iron-rations"),
        health=11, wounds=2, xp=4,
        rulings=("ruling-quest-protector-skill",),
    ),
    protector(
        "bronze-protector", "Bronze Protector", 2,
        immune(unskilled(4)),
        health=10, armor=2, wounds=2, xp=5,
        rulings=("ruling-quest-protector-skill",),
    ),
    protector(
        "lodestone-protector", "Lodestone Protector", 2,
        immune(unskilled(4)),
        Must("before", (Modify("weight", "add", 1, Cards("hand", Is("weapon"))),)),
        health=9, wounds=2, xp=5,
        rulings=("ruling-quest-protector-skill", "ruling-quest-lodestone-weapons"),
    ),
    protector(
        "runed-protector", "Runed Protector", 2,
        immune(unskilled(4)),
        Must("before", (Modify("strength", "less", 1, Cards("hand", HERO)),)),
        finds("treasure"),
        health=9, resistance=2, wounds=1, xp=4,
        rulings=("ruling-quest-protector-skill", "ruling-quest-runed-skill"),
    ),
    protector(
        "threshold-protector", "Threshold Protector", 1,
        immune(unskilled(6)),
        Must("after", (Travel(WILDERNESS),), when=Not(Won())),
        health=9, wounds=2, xp=6,
        rulings=("ruling-quest-protector-skill", "ruling-quest-monster-after"),
    ),
    protector(
        "sleeping-colossus", "Sleeping Colossus", 1,
        immune(unskilled(5)),
        finds("treasure"),
        health=12, armor=2, wounds=3, xp=6,
        rulings=("ruling-quest-protector-skill",),
    ),
)
