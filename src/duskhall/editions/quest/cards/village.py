"""The marketplace: items, spells and weapons of A Mirror in the Dark.

Names and keywords are public, and so is one price; all other figures and what the cards do are ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    Ability,
    And,
    Card,
    CardIs,
    Cards,
    Discard,
    Draw,
    Earn,
    Fig,
    Filter,
    Gain,
    Half,
    Heal,
    Held,
    If,
    Is,
    Modify,
    Most,
    Or,
    Other,
    Pick,
    Some,
    Use,
    While,
)

NAMED = {"name": "public"}
WIZARD_LEVEL = Most("level", Cards("hand", Is("wizard")))
WIELDED = CardIs("self", Held())


def _market(
    id: str,
    name: str,
    keywords: tuple[str, ...],
    *abilities: Ability,
    marks: dict[str, str] = NAMED,
    rulings: tuple[str, ...] = (),
    **figures: int,
) -> Card:
    """A stack of eight. Most of each card is ours, so the marks name what is not."""
    return Card(
        id,
        name,
        "village",
        id,
        8,
        ("village", *keywords),
        figures,
        abilities,
        "reconstructed",
        marks=marks,
        rulings=rulings,
    )


def _veteran(tag: str) -> Some:
    """A hero of this class who has been through something."""
    return Some(Cards("hand", And((Is(tag), Fig("level", ">=", 2)))))


def _easier(wielder: Filter) -> While:
    """A weapon made for such heroes asks less of them: two, as in the later quests."""
    return While("present", (Modify("weight", "less", 2, "self"),), when=CardIs("wielder", wielder))


# fmt: off

VILLAGE: tuple[Card, ...] = (
    # ---- Items -------------------------------------------------------------------------------------------------------

    _market(
        "amulet-of-infravision", "Amulet of Infravision", ("item", "magic"),
        While("present", (Modify("light", "add", 1, "party"),), when=Some(Cards("hand", Is("rogue")))),
        gold=2, light=1, cost=4, vp=1,
        rulings=("ruling-quest-amulet-one-rogue",),
    ),
    _market(
        "gem-of-healing", "Gem of Healing", ("item", "magic"),
        Use(("village", "dungeon", "spoils"), (Heal(1),)),
        gold=2, cost=4, vp=1,
        rulings=("ruling-quest-gem-besides",),
    ),
    _market(
        "tome-of-knowledge", "Tome of Knowledge", ("item",),
        Use("village", (Draw(1),)),
        Use("spoils", (Earn("xp", 1),)),
        gold=1, cost=5, vp=1,
    ),

    # ---- Spells ------------------------------------------------------------------------------------------------------

    _market(
        "fireball", "Fireball", ("spell", "elemental"),
        Use("dungeon", (Modify("magic", "add", 2, "self"),), cost=(Discard(Pick("hand", Other())),)),
        magic=4, cost=8, vp=2,
        rulings=("ruling-quest-fireball-fuel",),
    ),
    _market(
        "future-vision", "Future Vision", ("spell", "arcane", "divine"),
        Use(("village", "dungeon"), (
            Draw(1),
            If(_veteran("wizard"), (Draw(1),)),
            If(_veteran("cleric"), (Draw(1),)),
        )),
        cost=5, vp=1,
        rulings=("ruling-quest-vision-in-turn",),
    ),
    _market(
        "magic-missile", "Magic Missile", ("spell", "arcane"),
        While("present", (Modify("magic", "add", WIZARD_LEVEL, "self"),)),
        magic=3, cost=7, vp=1,
        marks={"name": "public", "cost": "rulebook"},
        rulings=("ruling-quest-highest-wizard",),
    ),
    _market(
        "moonlight", "Moonlight", ("spell", "elemental"),
        While("present", (Modify("light", "add", Half(WIZARD_LEVEL), "party"),)),
        magic=2, light=1, cost=5, vp=1,
        rulings=("ruling-quest-highest-wizard", "ruling-quest-moonlight-total"),
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    _market(
        "hammer", "Hammer", ("weapon", "blunt"),
        While("equipped", (Modify("armor", "less", 2, "foe"),)),
        gold=1, attack=5, weight=6, cost=6, vp=1,
        rulings=("ruling-quest-hammer-armor",),
    ),
    _market(
        "maul", "Maul", ("weapon", "blunt"),
        _easier(Is("dwarf")),
        gold=1, attack=6, weight=8, cost=7, vp=2,
    ),
    _market(
        "shortbow", "Shortbow", ("weapon", "bow"),
        _easier(Or((Is("elf"), Is("rogue")))),
        gold=1, attack=3, weight=4, cost=4, vp=1,
        rulings=("ruling-quest-shortbow-once",),
    ),
    _market(
        "shortspear", "Shortspear", ("weapon", "edged"),
        Use("spoils", (Gain("iron-rations", 1, to="front"),), when=WIELDED),
        gold=1, attack=2, weight=2, cost=3,
    ),
    _market(
        "shortsword", "Shortsword", ("weapon", "edged"),
        Use("dungeon", (Draw(1),), when=WIELDED),
        gold=1, attack=2, weight=4, cost=5, vp=1,
        rulings=("ruling-quest-sword-drawn-weapon",),
    ),
)
