"""The treasures: twenty-one of the basic components, and those of A Mirror in the Dark.

Only how many there are, the kinds they come in and the titles of the last two are public; the rest is ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    Ability,
    And,
    Branch,
    Card,
    CardIs,
    Cards,
    CardStep,
    Choose,
    Cmp,
    Count,
    Destroy,
    Die,
    Discard,
    Draw,
    Earn,
    Gain,
    Half,
    Heal,
    Held,
    If,
    Is,
    Level,
    Modify,
    Must,
    Other,
    Pick,
    Plus,
    Roll,
    Some,
    Use,
    Value,
    While,
)

WIELDED = CardIs("self", Held())


def _treasure(
    id: str,
    name: str,
    keywords: tuple[str, ...],
    *abilities: Ability,
    count: int = 1,
    marks: dict[str, str] | None = None,
    rulings: tuple[str, ...] = (),
    **figures: int,
) -> Card:
    """A card of the treasure deck."""
    return Card(
        id,
        name,
        "treasure",
        "treasure",
        count,
        ("treasure", *keywords),
        figures,
        abilities,
        "reconstructed",
        marks=marks or {},
        rulings=rulings,
    )


def _cache(id: str, name: str, *steps: CardStep, count: int = 1, marks: dict[str, str] | None = None) -> Card:
    """A treasure that is used up when it is found."""
    return _treasure(
        id,
        name,
        ("cache",),
        Must("gained", (Destroy("self"), *steps)),
        count=count,
        marks=marks,
        rulings=("ruling-quest-cache-at-once",),
    )


# fmt: off

TREASURES: tuple[Card, ...] = (
    # ---- Caches ------------------------------------------------------------------------------------------------------

    _cache("buried-strongbox", "Buried Strongbox", Earn("xp", 4)),
    _cache(
        "abandoned-camp", "Abandoned Camp",
        Gain("iron-rations", 1, to="front"),
        Gain("lantern-token", 1, to="front"),
        Gain("potion", 1, to="front"),
        Earn("xp", 1),
    ),
    _cache("hidden-spring", "Hidden Spring", Heal(3), Earn("xp", 2)),
    _cache(
        "quartermasters-chest", "Quartermaster's Chest",
        Choose((
            Branch("food", (Gain("iron-rations", 4, to="front"),)),
            Branch("lamps", (Gain("lantern-token", 3, to="front"),)),
            Branch("medicine", (Gain("potion", 2, to="front"),)),
        )),
        Earn("xp", 1),
    ),
    _cache("gamblers-purse", "Gambler's Purse", Roll(2, "coins"), Earn("xp", Die("coins", "highest"))),

    # ---- Items -------------------------------------------------------------------------------------------------------

    _treasure(
        "lamp-of-the-long-night", "Lamp of the Long Night", ("item",),
        gold=2, light=2, vp=2,
    ),
    _treasure(
        "merchants-seal", "Merchant's Seal", ("item",),
        Use("village", (Modify("buys", "add", 1, "party"),)),
        gold=3, vp=2,
        rulings=("ruling-quest-seal-one-purse",),
    ),
    _treasure(
        "ironbark-gauntlets", "Ironbark Gauntlets", ("item",),
        Use("dungeon", (
            Pick("hand", Is("hero"), name="wearer"),
            Modify("strength", "add", 3, "wearer"),
            Modify("attack", "add", 3, "wearer"),
        )),
        gold=1, vp=2,
    ),
    _treasure(
        "vanguard-banner", "Vanguard Banner", ("item",),
        While("present", (Modify("attack", "add", 1, Cards("hand", Is("hero"))),)),
        gold=1, vp=2,
        rulings=("ruling-quest-banner-everyone",),
    ),
    _treasure(
        "bestiary-of-the-deep", "Bestiary of the Deep", ("item",),
        Use("spoils", (Earn("xp", Half(Value("level", "foe"))),)),
        gold=2, vp=2,
        rulings=("ruling-quest-bestiary-level",),
    ),
    _treasure(
        "warded-cloak", "Warded Cloak", ("item", "magic"),
        While("present", (Modify("wounds", "less", 2, "foe"),)),
        gold=2, vp=3,
        rulings=("ruling-quest-cloak-printed",),
    ),

    # ---- Spells ------------------------------------------------------------------------------------------------------

    _treasure(
        "splinter-of-starlight", "Splinter of Starlight", ("spell", "arcane"),
        While("present", (Modify("resistance", "less", 2, "foe"),)),
        magic=5, vp=2,
        rulings=("ruling-quest-splinter-not-below",),
    ),
    _treasure(
        "ember-chain", "Ember Chain", ("spell", "elemental"),
        While("present", (Modify("magic", "add", Count(Cards("hand", And((Is("spell"), Other())))), "self"),)),
        magic=4, vp=2,
    ),
    _treasure(
        "morning-hymn", "Morning Hymn", ("spell", "divine"),
        While("present", (Modify("hand", "add", 1, "party"),)),
        magic=3, vp=3,
        rulings=("ruling-quest-hymn-next-hand",),
    ),
    _treasure(
        "unbound-spark", "Unbound Spark", ("spell", "chaos"),
        Use("dungeon", (
            Roll(2, "sparks"),
            Modify("magic", "add", Die("sparks", "highest"), "self"),
            If(Cmp(Die("sparks", "lowest"), "=", 1), (Gain("wound", 1, to="front"),)),
        )),
        magic=2, vp=2,
        rulings=("ruling-quest-spark-wound",),
    ),

    # ---- Weapons -----------------------------------------------------------------------------------------------------

    _treasure(
        "wardens-sabre", "Warden's Sabre", ("weapon", "edged"),
        Use("dungeon", (Draw(2),), cost=(Discard(Pick("hand", Other())),), when=WIELDED),
        gold=1, weight=5, attack=5, vp=2,
    ),
    _treasure(
        "giantbone-club", "Giantbone Club", ("weapon", "blunt"),
        gold=1, weight=8, attack=8, vp=3,
    ),
    _treasure(
        "nightdew-bow", "Nightdew Bow", ("weapon", "bow", "magic"),
        gold=1, weight=4, attack=2, magic=3, light=1, vp=2,
        rulings=("ruling-quest-bow-in-hand",),
    ),
    _treasure(
        "dicers-knife", "Dicer's Knife", ("weapon", "edged"),
        Use("dungeon", (Roll(1, "throw"), Modify("attack", "add", Die("throw"), "wielder")), when=WIELDED),
        gold=1, weight=2, attack=2, vp=2,
    ),

    # ---- Hostages ----------------------------------------------------------------------------------------------------

    _treasure(
        "captive-knight", "Captive Knight", ("hero", "human", "fighter"),
        While("present", (Modify("attack", "add", 2, "self"),), when=Some(Cards("yours", Is("wound")))),
        level=2, gold=1, strength=6, attack=4, vp=3,
        rulings=("ruling-quest-hostage-level", "ruling-quest-knight-wound"),
    ),
    _treasure(
        "captive-oracle", "Captive Oracle", ("hero", "elf", "cleric", "wizard"),
        Use(("village", "dungeon"), (Draw(1),)),
        level=2, gold=1, strength=3, magic=3, light=1, vp=3,
        rulings=("ruling-quest-hostage-level",),
    ),

    # ---- A Mirror in the Dark ----------------------------------------------------------------------------------------

    _treasure(
        "stormland-mirror", "Stormland Mirror", ("item", "magic"),
        Use("dungeon", (
            Pick("hand", Is("hero"), name="double"),
            Modify("magic", "add", Plus(Value("attack", "double"), Value("magic", "double")), "party"),
        )),
        gold=1, vp=3,
        marks={"name": "public"},
        rulings=("ruling-quest-mirror-printed",),
    ),
    _cache(
        "treasure-cache", "Treasure Cache",
        Choose((
            Branch("experience", (Earn("xp", 3),)),
            Branch("training", (Level(free=True),)),
        )),
        count=2,
        marks={"name": "public", "count": "public"},
    ),
)
