"""The monsters of Total Eclipse of the Sun: six groups of ten cards.

No card of them is known, but what five of the groups are about is; what Twisted Creatures do is ours, and fits the
quest: they dim your light. Their figures follow the model of the whole edition; but no room of this quest pays
experience, so monsters from level 2 on pay more.
"""

from __future__ import annotations

from duskhall.core.tree import (
    And,
    Branch,
    Card,
    Cards,
    CardStep,
    Choose,
    Cmp,
    Condition,
    Destroy,
    Discard,
    Each,
    Earn,
    Gain,
    Half,
    Has,
    If,
    Is,
    Least,
    Lose,
    Modify,
    Must,
    Not,
    Pick,
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
    lacking,
    wound,
)

twisted = Group("twisted-creatures", 1, "beast")
sprite = Group("woodland-sprites", 1, "fey")
elf = Group("corrupted-elves", 2, "humanoid")
ogre = Group("foundational-keepers", 2, "elemental", "giant", "humanoid")
centaur = Group("corrupted-centaurs", 3, "beast", "humanoid")
treefolk = Group("treefolk", 3, "giant", "plant")

DARK = Cmp(Value("light", "party"), "<", 1)
MARGIN = Value("margin", "foe")
FESTERING = Gain("festering-wound", 1)
TRIBUTES = {1: "tribute", 2: "heavy-tribute"}
"""How the payment of so much experience is called."""


def dims(n: int) -> While:
    """The party has so much less light."""
    return While("fought", (Modify("light", "less", n, "party"),))


def in_the_dark(figure: str) -> While:
    """A bonus of one to this figure against a party without light."""
    return While("fought", (Modify(figure, "add", 1, "self"),), when=DARK)


def wrath(event: str, price: int, name: str, *steps: CardStep) -> Must:
    """Experience, or this. A party that cannot pay in full is not asked."""
    pay = Branch(TRIBUTES[price], (Lose("xp", price),))
    return Must(event, (
        If(Cmp(Value("xp", "you"), ">=", price), (Choose((pay, Branch(name, steps))),), steps),
    ))  # fmt: skip


def attack(*steps: CardStep) -> Must:
    """An ability that happens when the monster is revealed."""
    return Must("revealed", steps)


def weakness(tag: str, n: int) -> While:
    """Such a hero makes it easier,"""
    return While("fought", (Modify("health", "less", n, "self"),), when=Some(Cards("hand", Is(tag))))


def resilience(tag: str) -> While:
    """and all others hit it less hard."""
    others = Cards("hand", And((HERO, Not(Is(tag)))))
    return While("fought", (Modify("attack", "less", 1, others), Modify("magic", "less", 1, others)))


def by(n: int) -> Condition:
    """The health was exceeded by so much."""
    return Cmp(MARGIN, ">=", n)


# fmt: off

MONSTERS: tuple[Card, ...] = (
    # ---- Twisted Creatures (level 1) ---------------------------------------------------------------------------------

    twisted(
        "twisted-owl", "Twisted Owl", 2,
        dims(1),
        in_the_dark("health"),
        health=3, wounds=1, xp=2,
        rulings=("ruling-quest-twisted-light",),
    ),
    twisted(
        "twisted-boar", "Twisted Boar", 2,
        dims(1),
        in_the_dark("wounds"),
        health=4, wounds=1, xp=2,
        rulings=("ruling-quest-twisted-light",),
    ),
    twisted(
        "twisted-moth", "Twisted Moth", 2,
        Must("before", (Discard(Pick("hand", Has("light"))),)),
        finds("lantern-token"),
        health=3, wounds=1, xp=1,
        rulings=("ruling-quest-twisted-moth", "ruling-quest-monster-none-there"),
    ),
    twisted(
        "twisted-fox", "Twisted Fox", 2,
        dims(1),
        Must("after", (Travel(WILDERNESS),), when=DARK),
        finds("iron-rations"),
        health=3, wounds=1, xp=1,
        rulings=("ruling-quest-twisted-light", "ruling-quest-monster-after"),
    ),
    twisted(
        "twisted-stag", "Twisted Stag", 1,
        dims(2),
        in_the_dark("health"),
        finds("treasure"),
        health=3, armor=1, wounds=1, xp=2,
        rulings=("ruling-quest-twisted-light",),
    ),
    twisted(
        "twisted-raven", "Twisted Raven", 1,
        dims(2),
        Must("after", (Lose("xp", 1),), when=DARK),
        health=4, wounds=1, xp=3,
        rulings=("ruling-quest-twisted-light", "ruling-quest-monster-after", "ruling-quest-monster-xp"),
    ),

    # ---- Woodland Sprites (level 1) ----------------------------------------------------------------------------------

    sprite(
        "thornfinger-sprite", "Thornfinger Sprite", 2,
        Must("before", (Gain("festering-wound", 1, to="hand"),)),
        health=3, xp=2,
        rulings=("ruling-quest-thorn-at-once",),
    ),
    sprite(
        "sporecap-sprite", "Sporecap Sprite", 2,
        Must("after", (Gain("festering-wound", 2),), when=Not(Won())),
        finds("potion"),
        health=4, xp=1,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    sprite(
        "nettle-sprite", "Nettle Sprite", 2,
        Must("after", (FESTERING,), when=Cmp(MARGIN, "<", 2)),
        health=3, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering", "ruling-quest-nettle-margin"),
    ),
    sprite(
        "poxdust-sprite", "Poxdust Sprite", 2,
        Must("after", (FESTERING,), when=lacking(Is("cleric"))),
        health=3, wounds=1, xp=1,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering", "ruling-quest-monster-class"),
    ),
    sprite(
        "wicked-changeling", "Wicked Changeling", 1,
        Must("after", (
            Choose((
                Branch("fester", (FESTERING,)),
                Branch("bleed-twice", (wound(2),)),
            )),
        )),
        health=4, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    sprite(
        "sprite-matron", "Sprite Matron", 1,
        Must("after", (Gain("festering-wound", 2),)),
        finds("treasure"),
        health=4, xp=2,
        rulings=("ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),

    # ---- Corrupted Elves (level 2) -----------------------------------------------------------------------------------

    elf(
        "blighted-archer", "Blighted Archer", 2,
        wrath("before", 1, "bleed", wound()),
        health=7, wounds=1, xp=4,
        rulings=("ruling-quest-elves-pay",),
    ),
    elf(
        "blighted-enchantress", "Blighted Enchantress", 2,
        wrath("before", 1, "charm", Discard(Pick("hand", HERO))),
        health=6, resistance=2, wounds=1, xp=4,
        rulings=("ruling-quest-elves-pay", "ruling-quest-monster-hero-weapons"),
    ),
    elf(
        "blighted-duelist", "Blighted Duelist", 2,
        wrath("before", 1, "onslaught", Modify("health", "add", 3, "self")),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-elves-pay",),
    ),
    elf(
        "blighted-poisoner", "Blighted Poisoner", 2,
        wrath("after", 1, "fester", FESTERING),
        finds("potion"),
        health=6, wounds=1, xp=3,
        rulings=("ruling-quest-elves-pay", "ruling-quest-monster-after", "ruling-quest-monster-festering"),
    ),
    elf(
        "blighted-warden", "Blighted Warden", 1,
        wrath("before", 2, "ransom", Discard(Pick("hand", n=2))),
        health=8, armor=2, wounds=2, xp=5,
        rulings=("ruling-quest-elves-pay",),
    ),
    elf(
        "blighted-prince", "Blighted Prince", 1,
        wrath("after", 2, "vengeance", Destroy(Pick("hand", TRAINED))),
        finds("treasure"),
        health=8, wounds=2, xp=5,
        rulings=("ruling-quest-elves-pay", "ruling-quest-monster-after"),
    ),

    # ---- Foundational Keepers (level 2) ------------------------------------------------------------------------------

    ogre(
        "ogre-rockthrower", "Ogre Rockthrower", 2,
        attack(wound()),
        health=6, armor=1, wounds=1, xp=3,
        rulings=("ruling-quest-keepers-revealed",),
    ),
    ogre(
        "ogre-earthshaker", "Ogre Earthshaker", 2,
        attack(Travel(WILDERNESS)),
        health=7, wounds=2, xp=4,
        rulings=("ruling-quest-keepers-revealed",),
    ),
    ogre(
        "ogre-pillager", "Ogre Pillager", 2,
        attack(Destroy(GEAR)),
        finds("iron-rations"),
        health=7, wounds=1, xp=3,
        rulings=("ruling-quest-keepers-revealed", "ruling-quest-monster-none-there"),
    ),
    ogre(
        "ogre-bellower", "Ogre Bellower", 2,
        attack(Modify("hand", "less", 1, "party")),
        health=7, wounds=2, xp=3,
        rulings=("ruling-quest-keepers-revealed", "ruling-quest-bellower-hand"),
    ),
    ogre(
        "ogre-stonehide", "Ogre Stonehide", 1,
        attack(Each("all", (wound(),))),
        health=7, armor=2, wounds=2, xp=5,
        rulings=("ruling-quest-keepers-revealed",),
    ),
    ogre(
        "ogre-deepwarden", "Ogre Deepwarden", 1,
        attack(Lose("xp", 2)),
        finds("treasure"),
        health=9, wounds=2, xp=5,
        rulings=("ruling-quest-keepers-revealed",),
    ),

    # ---- Corrupted Centaurs (level 3) --------------------------------------------------------------------------------

    centaur(
        "centaur-marauder", "Centaur Marauder", 2,
        weakness("fighter", 3),
        resilience("fighter"),
        health=11, armor=1, wounds=2, xp=6,
        rulings=("ruling-quest-centaurs-class",),
    ),
    centaur(
        "centaur-outrunner", "Centaur Outrunner", 2,
        weakness("rogue", 3),
        resilience("rogue"),
        finds("treasure"),
        health=11, wounds=2, xp=5,
        rulings=("ruling-quest-centaurs-class",),
    ),
    centaur(
        "centaur-hexcaller", "Centaur Hexcaller", 2,
        weakness("cleric", 3),
        resilience("cleric"),
        health=10, resistance=1, wounds=2, xp=6,
        rulings=("ruling-quest-centaurs-class",),
    ),
    centaur(
        "centaur-ironhoof", "Centaur Ironhoof", 2,
        weakness("wizard", 3),
        resilience("wizard"),
        health=10, armor=2, wounds=2, xp=6,
        rulings=("ruling-quest-centaurs-class",),
    ),
    centaur(
        "centaur-warlord", "Centaur Warlord", 1,
        weakness("fighter", 4),
        resilience("fighter"),
        finds("treasure"),
        health=13, armor=1, resistance=1, wounds=3, xp=7,
        rulings=("ruling-quest-centaurs-class",),
    ),
    centaur(
        "centaur-moonseer", "Centaur Moonseer", 1,
        weakness("cleric", 4),
        resilience("cleric"),
        finds("potion", "lantern-token"),
        health=12, wounds=1, xp=6,
        rulings=("ruling-quest-centaurs-class",),
    ),

    # ---- Treefolk (level 3) ------------------------------------------------------------------------------------------

    treefolk(
        "oakwalker", "Oakwalker", 2,
        Must("reward", (Earn("xp", 3),), when=by(4)),
        health=10, armor=2, wounds=2, xp=4,
        rulings=("ruling-quest-treefolk-margin",),
    ),
    treefolk(
        "birchwalker", "Birchwalker", 2,
        Must("reward", (Gain("treasure", 1),), when=by(4)),
        health=9, wounds=2, xp=4,
        rulings=("ruling-quest-treefolk-margin",),
    ),
    treefolk(
        "willowwalker", "Willowwalker", 2,
        Must("reward", (Gain("potion", 1, to="front"), Earn("xp", 2)), when=by(3)),
        health=9, resistance=2, wounds=1, xp=4,
        rulings=("ruling-quest-treefolk-margin",),
    ),
    treefolk(
        "thornwalker", "Thornwalker", 2,
        Must("reward", (Earn("xp", Least(Half(MARGIN), 4)),)),
        health=10, wounds=3, xp=4,
        rulings=("ruling-quest-treefolk-margin", "ruling-quest-treefolk-no-margin"),
    ),
    treefolk(
        "ashwalker", "Ashwalker", 1,
        Must("reward", (Gain("treasure", 1), Earn("xp", 2)), when=by(5)),
        health=11, wounds=2, xp=5,
        rulings=("ruling-quest-treefolk-margin",),
    ),
    treefolk(
        "elder-of-the-grove", "Elder of the Grove", 1,
        Must("reward", (Earn("xp", Least(MARGIN, 6)),)),
        finds("treasure"),
        health=12, armor=1, resistance=1, wounds=2, xp=6,
        rulings=("ruling-quest-treefolk-margin", "ruling-quest-treefolk-no-margin"),
    ),
)
