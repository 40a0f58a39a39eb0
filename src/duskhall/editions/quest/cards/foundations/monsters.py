"""The monsters of At the Foundations of the World: six groups of ten cards.

None of them is known by name. What they do follows what is told of their groups; their figures follow the model of the
whole edition.
"""

from __future__ import annotations

from duskhall.core.tree import (
    ALL,
    And,
    Armed,
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
    Earn,
    Fig,
    Forbid,
    Gain,
    Held,
    If,
    Is,
    Modify,
    Must,
    Not,
    Other,
    Pick,
    Roll,
    Some,
    Step,
    Swap,
    Travel,
    Value,
    While,
    Won,
)
from duskhall.editions.quest.cards.making import (
    HERO,
    WILDERNESS,
    Group,
    finds,
    immune,
    required,
    wound,
)

air = Group("air-servitors", 1, "elemental")
water = Group("water-servitors", 1, "elemental")
earth = Group("earth-servitors", 2, "elemental")
fire = Group("fire-servitors", 2, "elemental")
divine = Group("divine-founders", 3, "elemental", "celestial")
abyssal = Group("abyssal-founders", 3, "elemental", "demon")

MAGIC = Cmp(Value("magic", "party"), ">=", 1)
NO_MAGIC = Cmp(Value("magic", "party"), "<", 1)
SPELLBOUND = Some(Cards("hand", Brings("magic")))
"""Outside the comparison itself: some card brings magic."""
WIELDED_WEAPONS = Cards("hand", Held())
HEROES = Cards("hand", HERO)
NOVICE = And((HERO, Fig("level", "<=", 1)))
VETERANS = Cards("hand", And((HERO, Fig("level", ">=", 2))))
UNPROVEN = Cards("hand", And((HERO, Fig("level", "<=", 2))))
BEST_HERO = Pick("hand", HERO, best="level")
BESIDE: tuple[Step, ...] = (
    Pick("hall", And((Is("monster"), Fig("level", "=", 1), Other())), name="there"),
    Swap("self", "there"),
)
"""Change places with another monster of level 1, which is usually the neighbour."""
BELOW: tuple[Step, ...] = (Pick("rooms", Fig("level", "=", 2), name="there", by="chance"), Swap("self", "there"))
"""Change places with what lies in a room of level 2; luck says in which."""

# fmt: off

MONSTERS: tuple[Card, ...] = (
    # ---- Air Servitors (level 1) -------------------------------------------------------------------------------------

    air(
        "zephyr-servitor", "Zephyr Servitor", 2,
        While("fought", (Modify("health", "less", 2, "self"),), when=MAGIC),
        finds("lantern-token"),
        health=4, wounds=1, xp=1,
        rulings=("ruling-quest-servitor-magic",),
    ),
    air(
        "snatching-gust", "Snatching Gust", 2,
        Must("before", (Discard(Pick("hand", by="chance")),), when=Not(SPELLBOUND)),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-servitor-brings",),
    ),
    air(
        "smothering-draught", "Smothering Draught", 2,
        Must("after", (wound(2),), when=Not(SPELLBOUND)),
        health=3, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-servitor-brings"),
    ),
    air(
        "hollow-wind", "Hollow Wind", 2,
        While("fought", (Modify("magic", "double", 0, "party"),)),
        health=4, wounds=1, xp=2,
        rulings=("ruling-quest-hollow-double",),
    ),
    air(
        "gale-herald", "Gale Herald", 1,
        Must("after", (Travel(WILDERNESS),), when=Not(Won())),
        finds("treasure"),
        health=4, wounds=1, xp=1,
        rulings=("ruling-quest-monster-after",),
    ),
    air(
        "cloud-sentinel", "Cloud Sentinel", 1,
        Must("reward", (Earn("xp", 1),), when=SPELLBOUND),
        health=3, armor=1, wounds=1, xp=1,
        rulings=("ruling-quest-servitor-brings",),
    ),

    # ---- Water Servitors (level 1) -----------------------------------------------------------------------------------

    water(
        "tide-walker", "Tide Walker", 2,
        Must("into", BESIDE),
        finds("iron-rations"),
        alert=True, health=3, wounds=1, xp=1,
        rulings=("ruling-quest-monster-into", "ruling-quest-servitor-swap"),
    ),
    water(
        "wandering-spring", "Wandering Spring", 2,
        Must("through", BESIDE),
        finds("potion"),
        alert=True, health=3, xp=1,
        rulings=("ruling-quest-monster-through", "ruling-quest-servitor-swap"),
    ),
    water(
        "rising-flood", "Rising Flood", 2,
        Must("revealed", BELOW),
        health=4, wounds=1, xp=2,
        rulings=("ruling-quest-flood-revealed", "ruling-quest-servitor-swap"),
    ),
    water(
        "ebbing-shape", "Ebbing Shape", 2,
        Must("after", BELOW, when=Not(Won())),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-servitor-swap"),
    ),
    water(
        "undertow", "Undertow", 1,
        Must("into", (Forbid("walk", "party"),)),
        finds("treasure"),
        alert=True, health=4, wounds=1, xp=2,
        rulings=("ruling-quest-monster-into",),
    ),
    water(
        "maelstrom", "Maelstrom", 1,
        Must("from", BELOW),
        alert=True, health=4, wounds=2, xp=2,
        rulings=("ruling-quest-monster-from", "ruling-quest-servitor-swap"),
    ),

    # ---- Earth Servitors (level 2) -----------------------------------------------------------------------------------

    earth(
        "clay-servitor", "Clay Servitor", 2,
        finds("iron-rations"),
        health=6, armor=2, wounds=1, xp=2,
    ),
    earth(
        "granite-warden", "Granite Warden", 2,
        While("fought", (Modify("armor", "add", 2, "self"),), when=NO_MAGIC),
        health=7, armor=1, wounds=2, xp=3,
        rulings=("ruling-quest-servitor-magic",),
    ),
    earth(
        "shale-crusher", "Shale Crusher", 2,
        While("fought", (Modify("armor", "add", Count(WIELDED_WEAPONS), "self"),)),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-servitor-wielded",),
    ),
    earth(
        "sinking-mire", "Sinking Mire", 2,
        While("fought", (Modify("attack", "half", 0, "party"),)),
        health=6, wounds=1, xp=3,
        rulings=("ruling-quest-mire-half",),
    ),
    earth(
        "buried-sentinel", "Buried Sentinel", 1,
        required("magic"),
        finds("treasure"),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-monster-required",),
    ),
    earth(
        "root-of-the-mountain", "Root of the Mountain", 1,
        immune(Is("weapon")),
        finds("treasure"),
        health=8, armor=1, wounds=2, xp=4,
        rulings=("ruling-quest-root-weapons",),
    ),

    # ---- Fire Servitors (level 2) ------------------------------------------------------------------------------------

    fire(
        "cinder-servitor", "Cinder Servitor", 2,
        While("fought", (Modify("weight", "add", 2, Cards("hand", Is("weapon"))),)),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-fire-drop",),
    ),
    fire(
        "searing-servitor", "Searing Servitor", 2,
        While("fought", (Modify("strength", "less", 2, HEROES),)),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-fire-drop",),
    ),
    fire(
        "molten-grasp", "Molten Grasp", 2,
        Must("before", (Discard(Pick("hand", Held())),)),
        finds("lantern-token"),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-monster-wielded",),
    ),
    fire(
        "glowing-brand", "Glowing Brand", 2,
        While("fought", (Modify("wounds", "add", Count(WIELDED_WEAPONS), "self"),)),
        health=6, wounds=1, xp=3,
        rulings=("ruling-quest-servitor-wielded",),
    ),
    fire(
        "forge-heart", "Forge Heart", 1,
        Must("before", (Discard(Pick("hand", Held(), n=ALL)),)),
        finds("treasure"),
        health=6, wounds=2, xp=3,
        rulings=("ruling-quest-forge-all",),
    ),
    fire(
        "ashen-bellows", "Ashen Bellows", 1,
        While("fought", (Modify("attack", "less", 2, Cards("hand", And((HERO, Armed())))),)),
        health=8, resistance=2, wounds=2, xp=4,
        rulings=("ruling-quest-bellows-once",),
    ),

    # ---- Divine Founders (level 3) -----------------------------------------------------------------------------------

    divine(
        "herald-of-judgment", "Herald of Judgment", 2,
        While("fought", (Modify("attack", "less", 1, UNPROVEN), Modify("magic", "less", 1, UNPROVEN))),
        health=10, wounds=2, xp=5,
        rulings=("ruling-quest-judgment-weapons",),
    ),
    divine(
        "keeper-of-oaths", "Keeper of Oaths", 2,
        Must("before", (Discard(Pick("hand", NOVICE, n=2)),)),
        health=9, resistance=1, wounds=2, xp=5,
        rulings=("ruling-quest-monster-hero-weapons", "ruling-quest-keeper-novices"),
    ),
    divine(
        "weigher-of-souls", "Weigher of Souls", 2,
        Must("after", (Destroy(Pick("hand", And((HERO, Fig("level", "=", 1))))),), when=Not(Some(VETERANS))),
        health=10, armor=2, wounds=1, xp=4,
        rulings=("ruling-quest-monster-after", "ruling-quest-weigher-veteran"),
    ),
    divine(
        "unblinking-watcher", "Unblinking Watcher", 2,
        immune(NOVICE),
        finds("treasure"),
        health=9, wounds=2, xp=4,
        rulings=("ruling-quest-watcher-weapons",),
    ),
    divine(
        "first-magistrate", "First Magistrate", 1,
        Must("before", (
            Choose((
                Branch("yield-two", (Discard(Pick("hand", HERO, n=2)),)),
                Branch("atone", (wound(2),)),
            )),
        )),
        finds("treasure"),
        health=11, wounds=1, xp=5,
        rulings=("ruling-quest-magistrate-fewer",),
    ),
    divine(
        "radiant-founder", "Radiant Founder", 1,
        While("fought", (Modify("health", "add", Count(Cards("hand", NOVICE)), "self"),)),
        finds("treasure"),
        health=9, armor=1, resistance=2, wounds=3, xp=6,
    ),

    # ---- Abyssal Founders (level 3) ----------------------------------------------------------------------------------

    abyssal(
        "roiling-founder", "Roiling Founder", 2,
        Must("before", (
            Roll(1, "chaos"),
            If(Cmp(Die("chaos"), ">=", 4), (Modify("health", "add", 4, "self"),)),
        )),
        health=9, wounds=2, xp=5,
        rulings=("ruling-quest-monster-dice",),
    ),
    abyssal(
        "gate-of-teeth", "Gate of Teeth", 2,
        Must("before", (
            Roll(1, "chaos"),
            If(Cmp(Die("chaos"), "<=", 3), (Discard(Pick("hand", HERO)),), (wound(2),)),
        )),
        health=9, armor=1, wounds=1, xp=5,
        rulings=("ruling-quest-monster-hero-weapons",),
    ),
    abyssal(
        "laughing-pit", "Laughing Pit", 2,
        Must("after", (
            Roll(2, "chaos"),
            Gain("wound", Die("chaos", "lowest"), to="front"),
        )),
        finds("potion"),
        health=10, xp=4,
        rulings=("ruling-quest-monster-after",),
    ),
    abyssal(
        "shifting-founder", "Shifting Founder", 2,
        Must("before", (
            Roll(1, "chaos"),
            If(Cmp(Die("chaos"), "<=", 2), (Modify("armor", "add", 4, "self"),)),
            If(Cmp(Die("chaos"), ">=", 5), (Modify("resistance", "add", 4, "self"),)),
        )),
        finds("treasure"),
        health=10, wounds=2, xp=5,
        rulings=("ruling-quest-monster-dice",),
    ),
    abyssal(
        "ravening-founder", "Ravening Founder", 1,
        Must("after", (
            Roll(1, "chaos"),
            If(Cmp(Die("chaos"), "<=", 2), (Destroy(BEST_HERO),)),
        )),
        finds("treasure"),
        health=11, armor=1, wounds=2, xp=5,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-best"),
    ),
    abyssal(
        "mouth-of-the-deep", "Mouth of the Deep", 1,
        Must("reward", (Roll(1, "chaos"), Earn("xp", Die("chaos")), Gain("treasure", 1))),
        health=13, resistance=2, wounds=3, xp=2,
        rulings=("ruling-quest-mouth-paid",),
    ),
)
