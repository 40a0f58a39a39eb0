"""The marketplace: items, spells and weapons of Ripples in Time.

Names and keywords are public; figures and what the cards do are ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Cancel,
    Card,
    CardIs,
    Cards,
    Cmp,
    Count,
    Die,
    Discard,
    Gain,
    If,
    Is,
    Least,
    Many,
    Modify,
    Not,
    Pick,
    Plus,
    Put,
    Roll,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards.making import HERO, WIZARD_LEVEL, easier, market, veteran

TWO_CLASSES = Many(("cleric", "fighter", "rogue", "wizard"), 2)

# fmt: off

VILLAGE: tuple[Card, ...] = (
    # ---- Items -------------------------------------------------------------------------------------------------------

    market(
        "amulet-of-power", "Amulet of Power", ("item", "magic"),
        While("present", (Modify("strength", "add", 2, Cards("hand", HERO)),)),
        gold=2, cost=4, vp=1,
        rulings=("ruling-quest-power-each",),
    ),
    market(
        "lightstone-gem", "Lightstone Gem", ("item", "magic"),
        Use("dungeon", (Modify("magic", "add", 3, "party"),), cost=(Discard("self"),)),
        gold=1, light=2, cost=5, vp=1,
        rulings=("ruling-quest-lightstone-flash",),
    ),
    market(
        "natures-amulet", "Nature's Amulet", ("item", "magic"),
        While("present", (Modify("magic", "add", 1, Cards("hand", And((Is("elemental"), Is("spell"))))),)),
        Use("spoils", (Gain("iron-rations", 1, to="front"),)),
        gold=1, cost=4, vp=1,
    ),
    market(
        "ring-of-spell-storing", "Ring of Spell Storing", ("item", "magic"),
        Use(("village", "spoils"), (Put(Pick("hand", Is("spell")), "deck"),)),
        gold=2, cost=4, vp=1,
        rulings=("ruling-quest-ring-stored",),
    ),

    # ---- Spells ------------------------------------------------------------------------------------------------------

    market(
        "creeping-death", "Creeping Death", ("spell", "chaos"),
        Use("dungeon", (
            Roll(1, "plague"),
            Modify("magic", "add", Die("plague"), "self"),
            If(Cmp(Die("plague"), ">", Plus(2, WIZARD_LEVEL)), (Gain("festering-wound", 1),)),
        )),
        magic=2, cost=6, vp=1,
        rulings=("ruling-quest-creeping-turns",),
    ),
    market(
        "frost-bolt", "Frost Bolt", ("spell", "elemental"),
        Use("dungeon", (Cancel(("before", "after"), 1),)),
        magic=3, cost=5, vp=1,
        rulings=("ruling-quest-frost-line",),
    ),
    market(
        "mind-control", "Mind Control", ("spell", "arcane", "chaos"),
        While("present", (Modify("magic", "add", Value("wounds", "foe"), "self"),)),
        While("present", (Modify("wounds", "less", WIZARD_LEVEL, "foe"),)),
        magic=3, cost=7, vp=1,
        rulings=("ruling-quest-control-blows", "ruling-quest-control-wizard"),
    ),
    market(
        "summon-storm", "Summon Storm", ("spell", "elemental"),
        Use("dungeon", (
            Roll(2, "storm"),
            If(
                veteran("wizard"),
                (Modify("magic", "add", Die("storm", "highest"), "self"),),
                (Modify("magic", "add", Die("storm", "lowest"), "self"),),
            ),
        )),
        magic=2, cost=8, vp=2,
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    market(
        "cursed-mace", "Cursed Mace", ("weapon", "blunt", "cursed"),
        easier(Is("cleric")),
        While("equipped", (Modify("wounds", "add", 1, "foe"),), when=Not(CardIs("wielder", Is("cleric")))),
        gold=1, attack=4, weight=5, cost=4, vp=1,
        rulings=("ruling-quest-mace-curse",),
    ),
    market(
        "kings-sword", "King's Sword", ("weapon", "edged"),
        While("equipped", (Modify("attack", "add", 2, "wielder"),), when=CardIs("wielder", TWO_CLASSES)),
        gold=1, attack=5, weight=5, cost=6, vp=1,
    ),
    market(
        "longspear", "Longspear", ("weapon", "edged"),
        While("equipped", (Modify("wounds", "less", 1, "foe"),)),
        gold=1, attack=4, weight=5, cost=5, vp=1,
        rulings=("ruling-quest-longspear-reach",),
    ),
    market(
        "magi-staff", "Magi Staff", ("weapon", "blunt", "magic"),
        easier(Is("wizard")),
        While("equipped", (Modify("magic", "add", Least(2, Count(Cards("hand", Is("spell")))), "wielder"),)),
        gold=1, attack=1, magic=2, weight=4, cost=5, vp=1,
        rulings=("ruling-quest-staff-spells",),
    ),
)
