"""The village cards: spells, items, weapons and villagers."""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Armed,
    Arrange,
    Branch,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Destroy,
    Draw,
    Earn,
    Has,
    Held,
    Is,
    Modify,
    Named,
    Or,
    Pick,
    Plus,
    Put,
    Use,
    Value,
    While,
)
from duskhall.editions.making import village

HEROES = Cards("hand", Is("hero"))
SELL = Use("village", (Earn("gold", 2),), cost=(Destroy("self"),))

# fmt: off

VILLAGE: tuple[Card, ...] = (
    # ---- Spells ------------------------------------------------------------------------------------------------------

    village(
        "arcane-energies", "Arcane Energies", ("spell",),
        Use("dungeon", (
            Modify("attack", "become", 1, Cards("hand", And((Is("hero"), Armed())))),
            Draw(1),
        )),
        cost=2,
        rulings=("ruling-whole-attack", "ruling-later-cards", "ruling-must-draw"),
    ),
    village(
        "banish", "Banish", ("spell",),
        Use("dungeon", (
            Choose((
                Branch("return", (Put(Pick("hall", Is("monster")), "under"),)),
                Branch("rearrange", (Arrange("hall"),)),
            )),
            Destroy(Pick("hand")),
            Draw(1),
        )),
        cost=4,
        source="rulebook",
        rulings=(
            "ruling-refill-breach",
            "ruling-stone-lost",
            "ruling-banish-one-by-one",
            "ruling-banish-itself",
            "ruling-must-draw",
        ),
    ),
    village(
        "battle-fury", "Battle Fury", ("spell",),
        Use("dungeon", (Modify("attack", "add", 1, HEROES),)),
        cost=3,
        rulings=("ruling-militia-hero", "ruling-later-cards"),
    ),
    village(
        "fireball", "Fireball", ("spell",),
        light=1, cost=9, magic=3,
        rulings=("ruling-needs-no-hero",),
    ),
    village(
        "magical-aura", "Magical Aura", ("spell",),
        Use("dungeon", (
            Modify("weight", "zero", 0, Cards("hand", Is("weapon"))),
            Draw(1),
        )),
        gold=2, cost=4,
        rulings=("ruling-later-cards", "ruling-polearm-strength", "ruling-must-draw"),
    ),

    # ---- Items -------------------------------------------------------------------------------------------------------

    village(
        "feast", "Feast", ("item", "food"),
        Use("dungeon", (
            Modify("strength", "add", 3, HEROES),
            Modify("attack", "add", 1, HEROES),
        )),
        gold=3, cost=5,
        rulings=("ruling-militia-hero", "ruling-later-cards", "ruling-used-or-destroyed"),
    ),
    village(
        "goodberries", "Goodberries", ("item", "food", "magic"),
        Use("dungeon", (
            Pick("hand", Is("hero"), name="eater"),
            Modify("strength", "add", 3, "eater"),
            Modify("attack", "become", 1, "eater"),
        )),
        gold=2, cost=4, vp=1,
        rulings=("ruling-whole-attack", "ruling-militia-hero", "ruling-used-or-destroyed"),
    ),
    village(
        "lantern", "Lantern", ("item", "light"),
        gold=2, light=2, cost=4,
        rulings=("ruling-needs-no-hero",),
    ),
    village(
        "lightstone-gem", "Lightstone Gem", ("item", "light", "magic"),
        gold=3, light=3, cost=6,
        rulings=("ruling-needs-no-hero",),
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    village(
        "flaming-sword", "Flaming Sword", ("weapon", "edged"),
        gold=2, light=1, weight=5, cost=5, magic=3,
        rulings=("ruling-light-in-hand",),
    ),
    village(
        "hatchet", "Hatchet", ("weapon", "edged"),
        gold=1, weight=3, cost=4, attack=3,
    ),
    village(
        "polearm", "Polearm", ("weapon", "edged"),
        While("equipped", (Modify("attack", "add", 4, "self"),), when=Cmp(Value("strength", "wielder"), ">=", 8)),
        gold=3, weight=2, cost=7, attack=2,
        rulings=("ruling-polearm-total", "ruling-polearm-strength"),
    ),
    village(
        "short-sword", "Short Sword", ("weapon", "edged"),
        gold=3, weight=4, cost=6, attack=4,
    ),
    village(
        "spear", "Spear", ("weapon", "edged"),
        Use(
            "dungeon",
            (Modify("attack", "add", 3, "self"),),
            cost=(Destroy("self", late=True),),
            when=CardIs("self", Held()),
        ),
        gold=2, weight=4, cost=4, attack=2,
        rulings=("ruling-spear-total", "ruling-spear-thrown"),
    ),
    village(
        "warhammer", "Warhammer", ("weapon", "blunt"),
        While(
            "equipped",
            (Modify("attack", "add", 3, "self"),),
            when=And((CardIs("wielder", Is("cleric")), CardIs("foe", Or((Is("doomknight"), Is("undead")))))),
        ),
        gold=2, weight=5, cost=4, attack=3,
        rulings=("ruling-warhammer-total",),
    ),

    # ---- Villagers ---------------------------------------------------------------------------------------------------

    village(
        "barkeep", "Barkeep", ("villager",),
        Use("village", (Modify("buys", "add", 1, "party"),)),
        SELL,
        gold=1, cost=2,
        rulings=("ruling-barkeep-each", "ruling-both-effects", "ruling-destroyed-gold"),
    ),
    village(
        "pawnbroker", "Pawnbroker", ("villager",),
        Use(
            "village",
            (Earn("gold", Plus(Value("gold", "pawn"), 3)),),
            cost=(Destroy(Pick("hand", Has("gold"), name="pawn")),),
        ),
        SELL,
        cost=3,
        rulings=("ruling-gold-zero", "ruling-both-effects", "ruling-destroyed-gold"),
    ),
    village(
        "town-guard", "Town Guard", ("villager",),
        Use("village", (Draw(2),)),
        Use("village", (Draw(3),), cost=(Destroy("self"),)),
        cost=3,
        rulings=("ruling-both-effects",),
    ),
    village(
        "trainer", "Trainer", ("villager",),
        Use("village", (Earn("xp", 2),), cost=(Destroy(Pick("hand", Named("militia"))),)),
        SELL,
        cost=4,
        rulings=("ruling-trainer-once", "ruling-both-effects"),
    ),
)
