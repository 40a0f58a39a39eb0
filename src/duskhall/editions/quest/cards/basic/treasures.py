"""The twenty-one treasures of the basic components.

Only how many there are and the kinds they come in is public; the rest is ours.
"""

from __future__ import annotations

from duskhall.core.tree import (
    ALL,
    And,
    Branch,
    Card,
    Cards,
    Choose,
    Cmp,
    Count,
    Die,
    Discard,
    Draw,
    Earn,
    Gain,
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
    Roll,
    Some,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards.making import (
    EITHER,
    WIELDED,
    cache,
    easier,
    treasure,
)

# fmt: off

TREASURES: tuple[Card, ...] = (
    # ---- Caches ------------------------------------------------------------------------------------------------------

    cache("buried-strongbox", "Buried Strongbox", Earn("xp", 4)),
    cache(
        "abandoned-camp", "Abandoned Camp",
        Gain("iron-rations", 1, to="front"),
        Gain("lantern-token", 1, to="front"),
        Gain("potion", 1, to="front"),
        Earn("xp", 1),
    ),
    cache("hidden-spring", "Hidden Spring", Heal(3), Earn("xp", 2)),
    cache(
        "quartermasters-chest", "Quartermaster's Chest",
        Choose((
            Branch("food", (Gain("iron-rations", 4, to="front"),)),
            Branch("lamps", (Gain("lantern-token", 3, to="front"),)),
            Branch("medicine", (Gain("potion", 2, to="front"),)),
        )),
        Earn("xp", 1),
    ),
    cache("gamblers-purse", "Gambler's Purse", Roll(2, "coins"), Earn("xp", Die("coins", "highest"))),

    # ---- Items -------------------------------------------------------------------------------------------------------

    treasure(
        "lamp-of-the-long-night", "Lamp of the Long Night", ("item",),
        Use("village", (Gain("lantern-token", 1, to="front"),)),
        gold=1, light=2, vp=2,
    ),
    treasure(
        "merchants-seal", "Merchant's Seal", ("item",),
        Use("village", (Modify("buys", "add", 1, "party"),)),
        gold=3, vp=2,
        rulings=("ruling-quest-seal-one-purse",),
    ),
    treasure(
        "ironbark-gauntlets", "Ironbark Gauntlets", ("item",),
        Use("dungeon", (
            Pick("hand", Is("hero"), name="wearer"),
            Modify("strength", "add", 3, "wearer"),
            Modify("attack", "add", 3, "wearer"),
        )),
        gold=1, vp=2,
    ),
    treasure(
        "vanguard-banner", "Vanguard Banner", ("item",),
        While("present", (Modify("attack", "add", 1, Cards("hand", Is("hero"))),)),
        gold=1, vp=2,
        rulings=("ruling-quest-banner-everyone",),
    ),
    treasure(
        "bestiary-of-the-deep", "Bestiary of the Deep", ("item",),
        Use("spoils", (Earn("xp", Half(Value("level", "foe"))),)),
        gold=2, vp=2,
        rulings=("ruling-quest-bestiary-level",),
    ),
    treasure(
        "warded-cloak", "Warded Cloak", ("item", "magic"),
        While("present", (Modify("wounds", "less", 2, "foe"),)),
        gold=2, vp=3,
        rulings=("ruling-quest-cloak-printed",),
    ),

    # ---- Spells ------------------------------------------------------------------------------------------------------

    treasure(
        "splinter-of-starlight", "Splinter of Starlight", ("spell", "arcane"),
        While("present", (Modify("resistance", "less", 2, "foe"),)),
        magic=4, light=1, vp=2,
        rulings=("ruling-quest-splinter-not-below",),
    ),
    treasure(
        "ember-chain", "Ember Chain", ("spell", "elemental"),
        While("present", (Modify("magic", "add", Count(Cards("hand", And((Is("spell"), Other())))), "self"),)),
        magic=4, vp=2,
    ),
    treasure(
        "morning-hymn", "Morning Hymn", ("spell", "divine"),
        While("present", (Modify("hand", "add", 1, "party"),)),
        magic=3, vp=3,
        rulings=("ruling-quest-hymn-next-hand",),
    ),
    treasure(
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

    treasure(
        "wardens-sabre", "Warden's Sabre", ("weapon", "edged"),
        Use("dungeon", (Draw(2),), cost=(Discard(Pick("hand", Other())),), when=WIELDED),
        gold=1, weight=5, attack=5, vp=2,
    ),
    treasure(
        "giantbone-club", "Giantbone Club", ("weapon", "blunt"),
        While("equipped", (Modify("attack", "add", Half(Value("strength", "wielder")), "self"),)),
        gold=1, weight=8, attack=4, vp=3,
        rulings=("ruling-quest-club-skill",),
    ),
    treasure(
        "nightdew-bow", "Nightdew Bow", ("weapon", "bow", "magic"),
        easier(Or((Is("elf"), Is("rogue")))),
        gold=1, weight=4, attack=2, magic=3, light=1, vp=2,
        rulings=("ruling-quest-bow-in-hand", "ruling-quest-shortbow-once"),
    ),
    treasure(
        "dicers-knife", "Dicer's Knife", ("weapon", "edged"),
        Use("dungeon", (Roll(1, "throw"), Modify("attack", "add", Die("throw"), "wielder")), when=WIELDED),
        gold=1, weight=2, attack=2, vp=2,
    ),

    # ---- Hostages ----------------------------------------------------------------------------------------------------

    treasure(
        "captive-knight", "Captive Knight", ("hero", "human", "fighter"),
        While("present", (Modify("attack", "add", 2, "self"),), when=Some(Cards("yours", Is("wound")))),
        level=2, gold=1, strength=6, attack=4, vp=3,
        rulings=("ruling-quest-hostage-level", "ruling-quest-knight-wound"),
    ),
    treasure(
        "captive-oracle", "Captive Oracle", ("hero", "elf", "cleric", "wizard"),
        Use(EITHER, (
            Look(2, "omens"),
            Put(Pick("omens", n=ALL, ordered=True), "deck"),
            Draw(1),
        )),
        level=2, gold=1, strength=3, magic=3, light=1, vp=3,
        rulings=("ruling-quest-hostage-level",),
    ),
)
