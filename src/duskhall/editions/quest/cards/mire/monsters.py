"""The monsters of Risen from the Mire: six groups of ten cards.

The names of the cards are ours. What they do follows what is told of their groups: vines hold champions fast, zombies
and skeletons deal wounds that fester, lizards let dice decide which cards you lose, every troll is immune to something
else, and spirits hunger for heroes.
"""

from __future__ import annotations

from duskhall.core.tree import (
    ALL,
    And,
    Card,
    Cards,
    Cmp,
    Destroy,
    Die,
    Discard,
    Fig,
    Forbid,
    Gain,
    Half,
    Held,
    If,
    Is,
    Modify,
    Must,
    Not,
    Or,
    Pick,
    Roll,
    Value,
    While,
    Won,
)
from duskhall.editions.quest.cards.making import (
    HERO,
    TRAINED,
    Group,
    finds,
    immune,
    lacking,
    required,
    wound,
)

vine = Group("ensnaring-vines", 1, "plant")
zombie = Group("bog-zombies", 1, "undead")
lizard = Group("chaos-lizards", 2, "humanoid")
skeleton = Group("moor-skeletons", 2, "undead")
troll = Group("marsh-trolls", 3, "giant")
spirit = Group("swamp-spirits", 3, "undead")

HEROES = Cards("hand", HERO)
HELD_FAST = Forbid("walk", "party")


def festering(n: int = 1) -> Gain:
    """Wounds that are cards."""
    return Gain("festering-wound", n)


# fmt: off

MONSTERS: tuple[Card, ...] = (
    # ---- Ensnaring Vines (level 1) -----------------------------------------------------------------------------------

    vine(
        "snare-root", "Snare Root", 2,
        Must("into", (Roll(1, "snare"), If(Cmp(Die("snare"), "<=", 3), (HELD_FAST,)))),
        finds("iron-rations"),
        alert=True, health=3, wounds=1, xp=1,
        rulings=("ruling-quest-monster-into", "ruling-quest-vine-held"),
    ),
    vine(
        "choking-creeper", "Choking Creeper", 2,
        Must("from", (Discard(Pick("hand", HERO)),)),
        alert=True, health=4, wounds=1, xp=2,
        rulings=("ruling-quest-monster-from", "ruling-quest-monster-none-there"),
    ),
    vine(
        "thorn-hedge", "Thorn Hedge", 2,
        Must("through", (wound(),)),
        alert=True, health=3, wounds=1, xp=2,
        rulings=("ruling-quest-monster-through",),
    ),
    vine(
        "grasping-tendrils", "Grasping Tendrils", 2,
        Must("into", (Discard(Pick("hand", Held())),)),
        alert=True, health=3, xp=2,
        rulings=("ruling-quest-monster-into", "ruling-quest-monster-wielded", "ruling-quest-monster-none-there"),
    ),
    vine(
        "lightdrinker-moss", "Lightdrinker Moss", 1,
        Must("into", (Modify("darkness", "add", 1, Pick("rooms", Fig("level", ">=", 2), n=ALL)),)),
        finds("lantern-token"),
        alert=True, health=4, wounds=1, xp=1,
        rulings=("ruling-quest-monster-into", "ruling-quest-moss-light"),
    ),
    vine(
        "strangler-fig", "Strangler Fig", 1,
        Must("into", (HELD_FAST,)),
        finds("treasure"),
        alert=True, health=4, wounds=1, xp=1,
        rulings=("ruling-quest-monster-into", "ruling-quest-vine-held"),
    ),

    # ---- Bog Zombies (level 1) ---------------------------------------------------------------------------------------

    zombie(
        "bog-shambler", "Bog Shambler", 3,
        Must("after", (festering(),)),
        health=3, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    zombie(
        "bloated-corpse", "Bloated Corpse", 2,
        Must("after", (festering(),), when=Won()),
        finds("potion"),
        health=3, wounds=1, xp=1,
        rulings=("ruling-quest-monster-festering",),
    ),
    zombie(
        "fever-carrier", "Fever Carrier", 2,
        Must("after", (festering(),), when=lacking(Is("cleric"))),
        health=4, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-class", "ruling-quest-monster-festering"),
    ),
    zombie(
        "peat-choked-dead", "Peat-Choked Dead", 2,
        Must("after", (festering(2),), when=Not(Won())),
        health=4, wounds=1, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    zombie(
        "drowned-reeve", "Drowned Reeve", 1,
        Must("after", (festering(),)),
        finds("treasure"),
        health=3, armor=1, wounds=1, xp=1,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),

    # ---- Chaos Lizards (level 2) -------------------------------------------------------------------------------------

    lizard(
        "lizard-bonethrower", "Lizard Bonethrower", 2,
        Must("before", (
            Roll(1, "bones"),
            If(Cmp(Die("bones"), "<=", 3), (Discard(Pick("hand", n=2)),)),
        )),
        health=6, wounds=1, xp=3,
        rulings=("ruling-quest-lizard-dice",),
    ),
    lizard(
        "lizard-spearhunter", "Lizard Spearhunter", 2,
        Must("before", (Roll(1, "cast"), If(Cmp(Die("cast"), "<=", 3), (Discard(Pick("hand", HERO)),)))),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-lizard-dice", "ruling-quest-monster-hero-weapons"),
    ),
    lizard(
        "lizard-scaleguard", "Lizard Scaleguard", 2,
        Must("before", (Roll(1, "feint"), If(Cmp(Die("feint"), "<=", 3), (Discard(Pick("hand", Held())),)))),
        health=6, armor=2, wounds=1, xp=3,
        rulings=("ruling-quest-lizard-dice", "ruling-quest-monster-wielded"),
    ),
    lizard(
        "lizard-spellspitter", "Lizard Spellspitter", 1,
        Must("before", (
            Roll(1, "spit"),
            If(Cmp(Die("spit"), "<=", 3), (Discard(Pick("hand", Is("spell"))),), (Discard(Pick("hand", Is("item"))),)),
        )),
        health=7, resistance=2, wounds=1, xp=3,
        rulings=("ruling-quest-lizard-dice", "ruling-quest-monster-spell"),
    ),
    lizard(
        "lizard-gambler", "Lizard Gambler", 2,
        Must("before", (
            Roll(2, "wager"),
            If(
                Cmp(Die("wager", "lowest"), "=", Die("wager", "highest")),
                (Discard(Pick("hand", n=3)),),
                (Discard(Pick("hand", by="chance")),),
            ),
        )),
        finds("treasure"),
        health=7, wounds=1, xp=2,
        rulings=("ruling-quest-lizard-dice", "ruling-quest-gambler-doubles"),
    ),
    lizard(
        "lizard-chaosborn", "Lizard Chaosborn", 1,
        Must("before", (
            Roll(1, "chaos"),
            If(Cmp(Die("chaos"), "<=", 2), (Discard(Pick("hand", HERO, best="level")),)),
            Modify("health", "add", Half(Die("chaos")), "self"),
        )),
        health=7, wounds=2, xp=4,
        rulings=("ruling-quest-lizard-dice", "ruling-quest-monster-best"),
    ),

    # ---- Moor Skeletons (level 2) ------------------------------------------------------------------------------------

    skeleton(
        "moor-spearbearer", "Moor Spearbearer", 2,
        Must("after", (festering(),)),
        health=6, armor=1, xp=3,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    skeleton(
        "rattling-host", "Rattling Host", 2,
        immune(Is("edged")),
        Must("after", (festering(),)),
        health=7, xp=3,
        rulings=("ruling-quest-immune-weapons", "ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    skeleton(
        "cairn-guard", "Cairn Guard", 2,
        Must("after", (festering(2),), when=Not(Won())),
        finds("potion"),
        health=6, armor=3, wounds=1, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    skeleton(
        "gibbet-bones", "Gibbet Bones", 2,
        immune(Is("edged")),
        Must("after", (festering(),), when=Cmp(Value("margin", "foe"), "<", 2)),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-immune-weapons", "ruling-quest-bones-margin", "ruling-quest-monster-festering"),
    ),
    skeleton(
        "bonepile", "Bonepile", 1,
        required("magic"),
        Must("after", (festering(2),)),
        health=6, xp=4,
        rulings=("ruling-quest-monster-required", "ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    skeleton(
        "marshal-of-the-moor", "Marshal of the Moor", 1,
        immune(Is("edged")),
        Must("after", (festering(),)),
        finds("treasure"),
        health=8, armor=2, wounds=1, xp=3,
        rulings=("ruling-quest-immune-weapons", "ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),

    # ---- Marsh Trolls (level 3) --------------------------------------------------------------------------------------

    troll(
        "mosshide-troll", "Mosshide Troll", 2,
        immune(Is("blunt")),
        finds("iron-rations", "potion"),
        health=11, armor=1, wounds=2, xp=4,
        rulings=("ruling-quest-immune-weapons",),
    ),
    troll(
        "barkskin-troll", "Barkskin Troll", 2,
        immune(Is("edged")),
        health=11, armor=1, wounds=2, xp=5,
        rulings=("ruling-quest-immune-weapons",),
    ),
    troll(
        "spell-chewer", "Spell Chewer", 2,
        immune(Is("spell")),
        health=10, resistance=1, wounds=2, xp=5,
        rulings=("ruling-quest-immune-cards",),
    ),
    troll(
        "deaf-old-troll", "Deaf Old Troll", 2,
        immune(Or((Is("cleric"), Is("wizard")))),
        finds("treasure"),
        health=10, wounds=2, xp=4,
        rulings=("ruling-quest-immune-cards",),
    ),
    troll(
        "brawling-troll", "Brawling Troll", 1,
        immune(Or((Is("fighter"), Is("rogue")))),
        finds("treasure"),
        health=9, wounds=3, xp=5,
        rulings=("ruling-quest-immune-cards",),
    ),
    troll(
        "troll-matriarch", "Troll Matriarch", 1,
        immune(And((HERO, Fig("level", "<=", 1)))),
        finds("treasure"),
        health=12, wounds=3, xp=6,
        rulings=("ruling-quest-captain-weapons", "ruling-quest-immune-cards"),
    ),

    # ---- Swamp Spirits (level 3) -------------------------------------------------------------------------------------

    spirit(
        "hungry-wisp", "Hungry Wisp", 2,
        Must("before", (Discard(Pick("hand", HERO)),)),
        health=10, resistance=1, wounds=1, xp=5,
        rulings=("ruling-quest-monster-hero-weapons", "ruling-quest-monster-none-there"),
    ),
    spirit(
        "chill-mist", "Chill Mist", 2,
        While("fought", (Modify("attack", "less", 1, HEROES), Modify("magic", "less", 1, HEROES))),
        health=9, wounds=2, xp=4,
        rulings=("ruling-quest-mist-each",),
    ),
    spirit(
        "drowned-bride", "Drowned Bride", 2,
        Must("after", (Destroy(Pick("hand", TRAINED)),), when=Cmp(Value("light", "party"), "<", 2)),
        finds("treasure"),
        health=9, wounds=1, xp=5,
        rulings=("ruling-quest-monster-after", "ruling-quest-room-your-light"),
    ),
    spirit(
        "weeping-shade", "Weeping Shade", 2,
        Must("after", (Destroy(Pick("hand", HERO, best="level")),), when=Not(Won())),
        health=10, armor=2, wounds=2, xp=5,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-best"),
    ),
    spirit(
        "eater-of-names", "Eater of Names", 1,
        Must("before", (
            Pick("hand", HERO, name="eaten"),
            Modify("health", "add", Value("level", "eaten"), "self"),
            Discard("eaten"),
        )),
        required("magic"),
        health=10, wounds=2, xp=6,
        rulings=("ruling-quest-monster-required", "ruling-quest-monster-hero-weapons"),
    ),
    spirit(
        "pale-ferryman", "Pale Ferryman", 1,
        Must("before", (Discard(Pick("hand", HERO, best="level")),), when=Cmp(Value("light", "party"), "<", 3)),
        finds("treasure"),
        health=10, resistance=2, wounds=2, xp=5,
        rulings=("ruling-quest-monster-best", "ruling-quest-monster-hero-weapons", "ruling-quest-room-your-light"),
    ),
)
