"""The marketplace: items, spells and weapons of A Mirror in the Dark.

Names and keywords are public, and so is one price; all other figures and what the cards do are ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    ALL,
    ANY,
    Card,
    CardIs,
    Cards,
    Discard,
    Draw,
    Earn,
    Half,
    Heal,
    If,
    Is,
    Look,
    Modify,
    Or,
    Other,
    Pick,
    Put,
    Some,
    Use,
    While,
)
from duskhall.editions.quest.cards.making import (
    EITHER,
    WIELDED,
    WIZARD_LEVEL,
    easier,
    market,
    veteran,
)

# fmt: off

VILLAGE: tuple[Card, ...] = (
    # ---- Items -------------------------------------------------------------------------------------------------------

    market(
        "amulet-of-infravision", "Amulet of Infravision", ("item", "magic"),
        While("present", (Modify("light", "add", 1, "party"),), when=Some(Cards("hand", Is("rogue")))),
        gold=2, light=1, cost=4, vp=1,
        rulings=("ruling-quest-amulet-one-rogue",),
    ),
    market(
        "gem-of-healing", "Gem of Healing", ("item", "magic"),
        Use(("village", "dungeon", "spoils"), (Heal(1),)),
        gold=2, cost=4, vp=1,
        rulings=("ruling-quest-gem-besides",),
    ),
    market(
        "tome-of-knowledge", "Tome of Knowledge", ("item",),
        Use("village", (Draw(1),)),
        Use("spoils", (Earn("xp", 1),)),
        gold=1, cost=5, vp=1,
    ),

    # ---- Spells ------------------------------------------------------------------------------------------------------

    market(
        "fireball", "Fireball", ("spell", "elemental"),
        Use("dungeon", (Modify("magic", "add", 2, "self"),), cost=(Discard(Pick("hand", Other())),)),
        magic=4, cost=8, vp=2,
        rulings=("ruling-quest-fireball-fuel",),
    ),
    market(
        "future-vision", "Future Vision", ("spell", "arcane", "divine"),
        Use(EITHER, (
            Look(3, "visions"),
            If(veteran("cleric"), (Discard(Pick("visions", n=ANY)),)),
            Put(Pick("visions", n=ALL, ordered=True), "deck"),
            Draw(1),
            If(veteran("wizard"), (Draw(1),)),
        )),
        cost=5, vp=1,
        rulings=("ruling-quest-vision-in-turn", "ruling-quest-vision-order"),
    ),
    market(
        "magic-missile", "Magic Missile", ("spell", "arcane"),
        While("present", (Modify("magic", "add", WIZARD_LEVEL, "self"),)),
        magic=3, cost=7, vp=1,
        known={"cost": "rulebook"},
        rulings=("ruling-quest-highest-wizard",),
    ),
    market(
        "moonlight", "Moonlight", ("spell", "elemental"),
        While("present", (Modify("light", "add", Half(WIZARD_LEVEL), "party"),)),
        magic=2, light=1, cost=5, vp=1,
        rulings=("ruling-quest-highest-wizard", "ruling-quest-moonlight-total"),
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    market(
        "hammer", "Hammer", ("weapon", "blunt"),
        While("equipped", (Modify("armor", "less", 2, "foe"),)),
        gold=1, attack=5, weight=6, cost=6, vp=1,
        rulings=("ruling-quest-hammer-armor",),
    ),
    market(
        "maul", "Maul", ("weapon", "blunt"),
        easier(Is("dwarf")),
        gold=1, attack=6, weight=8, cost=7, vp=2,
    ),
    market(
        "shortbow", "Shortbow", ("weapon", "bow"),
        easier(Or((Is("elf"), Is("rogue")))),
        gold=1, attack=3, weight=4, cost=4, vp=1,
        rulings=("ruling-quest-shortbow-once",),
    ),
    market(
        "shortspear", "Shortspear", ("weapon", "edged"),
        While("equipped", (Modify("wounds", "less", 1, "foe"),)),
        gold=1, attack=2, weight=2, cost=3,
        rulings=("ruling-quest-spear-each",),
    ),
    market(
        "shortsword", "Shortsword", ("weapon", "edged"),
        Use("dungeon", (
            Draw(1, name="next"),
            If(CardIs("next", Is("weapon")), (Modify("attack", "add", 1, "wielder"),)),
        ), when=WIELDED),
        gold=1, attack=2, weight=4, cost=5, vp=1,
        rulings=("ruling-quest-sword-drawn-weapon",),
    ),
)
