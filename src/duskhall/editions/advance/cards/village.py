"""The village cards: spells, items, weapons and villagers."""

from __future__ import annotations

from duskhall.core.tree import (
    ANY,
    And,
    Buy,
    Card,
    CardIs,
    Cards,
    Cmp,
    Count,
    Destroy,
    Draw,
    Earn,
    End,
    Fig,
    Forbid,
    Gain,
    Has,
    Held,
    If,
    Is,
    Later,
    Level,
    Look,
    Lose,
    Modify,
    Must,
    Named,
    Not,
    Or,
    Other,
    Pick,
    Put,
    Replace,
    Show,
    Use,
    Value,
    While,
)
from duskhall.editions.making import village

DRAW_ONE = (Draw(1),)
HEROES_PRESENT = Cards("hand", Is("hero"))
XP = Value("xp", "you")

# fmt: off

VILLAGE: tuple[Card, ...] = (
    # ---- Spells ------------------------------------------------------------------------------------------------------

    village(
        "bandias-wisdom", "Bandia's Wisdom", ("spell", "support"),
        Use("dungeon", (
            Modify("strength", "add", 1, HEROES_PRESENT),
            Earn("xp", 3),
            Later(
                (If(Cmp(XP, ">=", 3), (Lose("xp", 2),), (If(Cmp(XP, "=", 2), (Lose("xp", 1),)),)),),
                at="turn",
            ),
        )),
        cost=3,
        rulings=("ruling-advance-bandia-keep-one", "ruling-advance-heroes-present"),
    ),
    village(
        "mass-teleport", "Mass Teleport", ("spell", "support"),
        Use("dungeon", (Draw(3), Forbid("use-dungeon", "party"))),
        cost=5,
        rulings=("ruling-advance-teleport-last",),
    ),
    village(
        "royal-summons", "Royal Summons", ("spell", "auxiliary"),
        Use("dungeon", (Gain("regular", 3, to="hand"),)),
        Use("spoils", (Destroy(Pick("hand", Named("regular"), n=3)),)),
        cost=8,
        rulings=(
            "ruling-advance-summons-keep",
            "ruling-advance-summons-fewer",
            "ruling-advance-basic-returns",
        ),
    ),
    village(
        "summon-storm", "Summon Storm", ("spell", "attack", "light"),
        Use("village", (Put("self", "deck"),)),
        Use("dungeon", (Modify("magic", "add", 2, "party"),)),
        light=1, cost=6,
    ),

    # ---- Items -------------------------------------------------------------------------------------------------------

    village(
        "filigree-amulet", "Filigree Amulet", ("item", "magic", "light"),
        While("bought", (Modify("buys", "add", 1, "party"),)),
        Must("turn-over", (Destroy("self"),)),
        gold=3, light=2, cost=2,
        rulings=(
            "ruling-advance-amulet-bought",
            "ruling-advance-amulet-second",
            "ruling-advance-amulet-gone",
            "ruling-advance-amulet-saved",
        ),
    ),
    village(
        "king-caelans-writ", "King Caelan's Writ", ("item",),
        Use(
            "village",
            (Put(Pick("stacks", And((Is("hero"), Not(Is("basic"))))), "deck"), End("turn")),
            cost=(Destroy("self"),),
        ),
        cost=5,
        rulings=("ruling-advance-writ-ends-turn", "ruling-advance-writ-top-card"),
    ),
    village(
        "moonstone", "Moonstone", ("item", "light"),
        Use("dungeon", DRAW_ONE),
        gold=2, light=2, cost=5,
    ),
    village(
        "rangers-wilderness-map", "Ranger's Wilderness Map", ("item",),
        Use("dungeon", (
            Look(1, "seen", "bottom"),
            If(
                CardIs("seen", And((Is("monster"), Not(Is("guardian"))))),
                (Replace(Pick("hall", And((Is("monster"), Fig("rank", ">=", 3))), optional=True), "seen"),),
            ),
            Put("seen", "under"),
            Draw(1),
        )),
        gold=3, cost=6,
        rulings=("ruling-advance-map-put-back", "ruling-advance-guardian-stays"),
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    village(
        "dancing-sword", "Dancing Sword", ("weapon", "edged", "magic", "light"),
        While("present", (Modify("magic", "add", 2, "self"),)),
        While("present", (Modify("light", "add", 1, "party"),), when=Not(CardIs("self", Held()))),
        gold=2, light=1, weight=5, cost=8, attack=2,
        rulings=("ruling-advance-sword-alone", "ruling-advance-weapon-stays"),
    ),
    village(
        "dwarven-bear-hammer", "Dwarven Bear Hammer", ("weapon", "blunt"),
        While("present", (Modify("weight", "zero", 0, "self"),), when=CardIs("wielder", Is("dwarf"))),
        gold=2, weight=6, cost=4, attack=3,
        rulings=("ruling-advance-hammer-dwarf", "ruling-advance-weapon-stays"),
    ),
    village(
        "falcon-arbalest", "Falcon Arbalest", ("weapon", "bow"),
        While("equipped", (Modify("attack", "zero", 0, "wielder"), Modify("magic", "zero", 0, "wielder"))),
        While("equipped", (Modify("attack", "add", 5, "self"),), when=Cmp(Value("rank", "foe"), ">=", 2)),
        gold=2, weight=3, cost=7,
        rulings=(
            "ruling-advance-arbalest-total",
            "ruling-advance-arbalest-first-rank",
            "ruling-advance-arbalest-other-weapon",
            "ruling-advance-weapon-stays",
        ),
    ),
    village(
        "longsword", "Longsword", ("weapon", "edged"),
        gold=3, weight=5, cost=5, attack=3,
        rulings=("ruling-advance-weapon-stays",),
    ),
    village(
        "pike", "Pike", ("weapon", "polearm"),
        While("equipped", (Forbid("be-affected", "wielder"),)),
        gold=2, weight=3, cost=4, attack=2,
        rulings=(
            "ruling-advance-pike-own-part",
            "ruling-advance-regular-polearm",
            "ruling-advance-weapon-stays",
        ),
    ),
    village(
        "snakehead-flail", "Snakehead Flail", ("weapon", "blunt", "magic"),
        While("equipped", (Modify("magic", "add", Value("level", "wielder"), "self"),)),
        gold=1, weight=3, cost=3, magic=1,
        rulings=("ruling-advance-flail-total", "ruling-advance-weapon-stays"),
    ),

    # ---- Villagers ---------------------------------------------------------------------------------------------------

    village(
        "battle-scarred-soldier", "Battle-scarred Soldier", ("villager", "mercenary"),
        Use("village", DRAW_ONE),
        Use("dungeon", (
            Draw(1, name="recruit"),
            If(CardIs("recruit", Is("hero")), (Modify("attack", "add", 2, "recruit"),)),
        )),
        cost=3,
    ),
    village(
        "bounty-hunter", "Bounty Hunter", ("villager", "mercenary"),
        Use("dungeon", (Modify("attack", "add", 1, "party"),)),
        Use("spoils", (Buy(Is("village")),)),
        gold=2, cost=4,
        rulings=(
            "ruling-advance-spoils-gold",
            "ruling-advance-village-stacks",
            "ruling-advance-bounty-amulet",
        ),
    ),
    village(
        "innkeeper", "Innkeeper", ("villager",),
        Use(
            "village",
            (Modify("buys", "add", 1, "party"),),
            cost=(Destroy(Pick("hand", And((Or((Is("villager"), Is("hero"))), Other())))),),
        ),
        gold=2, cost=3,
        rulings=(
            "ruling-advance-innkeeper-first",
            "ruling-advance-used-not-destroyed",
            "ruling-advance-destroyed-gold",
        ),
    ),
    village(
        "smuggler", "Smuggler", ("villager", "mercenary"),
        Use("village", (Earn("gold", 4),), cost=(Destroy(Pick("hand", And((Fig("gold", ">=", 1), Other())))),)),
        Use(
            "react",
            (
                Pick("hand", Has("gold"), n=ANY, name="shown"),
                Show("shown"),
                Buy(Is("village"), gold=Value("gold", "shown")),
            ),
            cost=(Destroy("self"),),
        ),
        gold=1, cost=5,
        rulings=(
            "ruling-advance-used-not-destroyed",
            "ruling-advance-destroyed-gold",
            "ruling-advance-smuggler-any-loss",
            "ruling-advance-smuggler-purse",
            "ruling-advance-village-stacks",
        ),
    ),
    village(
        "veteran-trainer", "Veteran Trainer", ("villager",),
        Use("village", (Earn("xp", Count(Cards("hand", Is("monster")))),)),
        Use("spoils", (Level(free=True),), cost=(Destroy("self"),)),
        gold=2, cost=5,
        rulings=("ruling-advance-trainer-monsters", "ruling-advance-trainer-anywhere"),
    ),
)
