"""Lessons in Classic: the guided first game, then one subject at a time."""

from __future__ import annotations

from .dealing import Deal
from .model import Lesson, Step, replies

FIRST = Lesson(
    "first",
    Deal(
        "classic",
        5962,
        {
            "hand.1": ("militia", "iron-rations", "dagger", "militia", "torch", "iron-rations"),
            "deck.1": ("militia", "militia", "dagger", "militia", "torch", "militia"),
            "hall": ("nixie", "gray-ooze", "kingdom"),
            "dungeon": ("famine", "harbinger", "pegasus", "black-slime"),
        },
    ),
    (
        Step("hand", at="hand", facts={"cards": "cards", "deck": "deck"}),
        Step("hall", at="hall", facts={"ranks": "ranks", "left": "left"}),
        Step(
            "village",
            "village",
            facts={"gold": "gold", "best": "best 1", "health": "health 1", "monster": "monster 1"},
            claims=("none-wins",),
        ),
        Step(
            "buy",
            "buy:thyrian-squire",
            facts={
                "card": "name thyrian-squire",
                "cost": "cost thyrian-squire",
                "gold": "gold",
                "attack": "attack thyrian-squire",
                "strength": "strength thyrian-squire",
                "militia": "attack militia",
                "weak": "strength militia",
            },
            claims=("strongest thyrian-squire",),
        ),
        *replies("village buy:spear"),
        Step("discard", at="discard", facts={"card": "name thyrian-squire"}),
        Step("dungeon", "dungeon", facts={"monster": "monster 1"}, claims=("wins 1",)),
        Step(
            "health",
            at="hall:0",
            facts={
                "monster": "monster 1",
                "health": "health 1",
                "n": "count militia",
                "attack": "attack",
                "short": "short 1",
            },
        ),
        Step(
            "equip",
            "equip:dagger>militia",
            facts={
                "short": "short 1",
                "gain": "attack dagger",
                "weight": "weight dagger",
                "strength": "strong militia",
            },
        ),
        Step("light", at="total:light", facts={"light": "light", "penalty": "penalty"}),
        Step(
            "attack",
            "attack:1",
            facts={"monster": "monster 1", "total": "total 1", "health": "health 1"},
            claims=("stands 1", "out-of-reach 2", "out-of-reach 3"),
        ),
        *replies("village buy:flaming-sword"),
        Step("trophy", at="total:xp", facts={"xp": "xp", "card": "name nixie", "vp": "vp nixie", "gold": "gold nixie"}),
        Step(
            "again",
            "dungeon",
            facts={"hero": "name thyrian-squire", "monster": "monster 1", "xp": "xp gray-ooze", "best": "best 1"},
            claims=("wins 1",),
        ),
        Step(
            "arm-hero",
            "equip:dagger>thyrian-squire",
            facts={
                "hero": "name thyrian-squire",
                "strength": "strong thyrian-squire",
                "weight": "weight dagger",
                "monster": "monster 1",
                "text": "text gray-ooze",
            },
        ),
        Step(
            "ability",
            "use:thyrian-squire",
            facts={
                "hero": "name thyrian-squire",
                "food": "name iron-rations",
                "short": "short 1",
                "text": "text thyrian-squire",
            },
        ),
        Step(
            "second-win",
            "attack:1",
            facts={"monster": "monster 1", "total": "total 1", "health": "health 1"},
            claims=("stands 1",),
        ),
        Step(
            "spoils",
            "done",
            facts={"card": "name gray-ooze", "text": "text gray-ooze.2"},
            claims=("owns iron-rations",),
        ),
        *replies("village buy:thyrian-squire"),
        Step(
            "rest",
            "rest",
            facts={
                "gold": "gold",
                "n": "count militia",
                "light": "light",
                "xp": "xp",
                "hero": "name thyrian-squire",
                "cost": "level-cost thyrian-squire",
            },
            claims=("none-wins", "militia-only", "absent thyrian-squire"),
        ),
        Step("destroy", "destroy:militia", facts={"card": "name militia"}),
        *replies("village buy:flaming-sword"),
        Step(
            "train",
            "village",
            facts={"gold": "gold", "xp": "xp", "hero": "name thyrian-squire", "cost": "level-cost thyrian-squire"},
        ),
        Step(
            "sword",
            "buy:short-sword",
            facts={
                "card": "name short-sword",
                "cost": "cost short-sword",
                "attack": "attack short-sword",
                "weight": "weight short-sword",
                "hero": "name thyrian-squire",
                "strength": "strength thyrian-squire",
            },
        ),
        Step(
            "level",
            "level:thyrian-squire",
            facts={
                "hero": "name thyrian-squire",
                "next": "name thyrian-knight",
                "cost": "level-cost thyrian-squire",
                "xp": "xp",
                "attack": "attack thyrian-knight",
            },
        ),
        *replies("village buy:spear"),
        Step(
            "deeper",
            "dungeon",
            facts={"n": "count torch", "light": "light", "monster": "monster 2"},
            claims=("wins 2", "out-of-reach 1"),
        ),
        Step("last-dagger", "equip:dagger>militia", facts={"monster": "monster 2", "short": "short 2"}),
        Step(
            "ranks", at="hall:1", facts={"dark": "dark 3", "total": "total 2", "far": "total 3", "penalty": "penalty"}
        ),
        Step(
            "win",
            "attack:2",
            facts={"monster": "monster 2", "total": "total 2", "health": "health 2", "vp": "vp famine"},
            claims=("stands 2", "out-of-reach 1", "out-of-reach 3"),
        ),
        *replies("village buy:thyrian-squire"),
        Step(
            "disease",
            at="hand:disease",
            facts={"card": "name disease", "monster": "name famine", "text": "text disease"},
        ),
        Step(
            "play-on",
            at="hall",
            facts={
                "left": "left",
                "vp": "vp",
                "hero": "name thyrian-knight",
                "monster": "monster 1",
                "prize": "vp stone-of-mystery",
            },
            claims=("wins 1",),
        ),
    ),
    10,
)

LIGHT = Lesson(
    "light",
    Deal(
        "classic",
        11,
        {
            "hand.1": ("militia", "torch", "dagger", "militia", "militia", "torch"),
            "hall": ("kingdom", "harbinger", "pegasus"),
        },
    ),
    (
        Step("enter", "dungeon", facts={"n": "count torch", "light": "light"}),
        Step("need", at="total:light", facts={"light": "light", "penalty": "penalty"}),
        Step("equip", "equip:dagger>militia", facts={"attack": "attack", "gain": "attack dagger"}),
        Step("near", at="hall:0", facts={"monster": "monster 1", "total": "total 1", "health": "health 1"}),
        Step(
            "far",
            at="hall:2",
            facts={
                "monster": "monster 3",
                "dark": "dark 3",
                "penalty": "penalty",
                "total": "total 3",
                "health": "health 3",
            },
            claims=("out-of-reach 3",),
        ),
        Step(
            "attack",
            "attack:2",
            facts={"monster": "monster 2", "total": "total 2", "health": "health 2"},
            claims=("stands 2", "out-of-reach 1", "out-of-reach 3"),
        ),
    ),
    2,
)

WEAPONS = Lesson(
    "weapons",
    Deal(
        "classic",
        12,
        {
            "hand.1": ("militia", "short-sword", "dagger", "militia", "iron-rations", "torch"),
            "hall": ("griffon", "kingdom", "famine"),
        },
    ),
    (
        Step("enter", "dungeon", facts={"monster": "monster 1", "health": "health 1"}, claims=("wins 1",)),
        Step(
            "weight",
            at="hand:short-sword",
            facts={"card": "name short-sword", "weight": "weight short-sword", "strength": "strong militia"},
            claims=("illegal equip:short-sword>militia",),
        ),
        Step("dagger", "equip:dagger>militia", facts={"weight": "weight dagger", "strength": "strong militia"}),
        Step("food", "use:iron-rations", facts={"card": "name iron-rations", "text": "text iron-rations"}),
        Step("eater", "pick:militia#2", facts={"card": "name short-sword", "weight": "weight short-sword"}),
        Step("sword", "equip:short-sword>militia#2", facts={"attack": "attack short-sword", "short": "short 1"}),
        Step(
            "attack",
            "attack:1",
            facts={"monster": "monster 1", "total": "total 1", "health": "health 1", "vp": "vp griffon"},
            claims=("stands 1",),
        ),
    ),
    2,
)

DISEASES = Lesson(
    "diseases",
    Deal(
        "classic",
        13,
        {
            "hand.1": ("militia", "disease", "regian-cleric", "militia", "disease", "torch"),
            "deck.1": ("dagger", "militia"),
            "hall": ("kingdom", "famine", "pegasus"),
        },
    ),
    (
        Step("what", at="hand:disease", facts={"n": "count disease", "total": "total 1", "text": "text disease"}),
        Step("enter", "dungeon", facts={"monster": "monster 1", "health": "health 1", "total": "total 1"}),
        Step("cure", "use:regian-cleric", facts={"hero": "name regian-cleric", "text": "text regian-cleric"}),
        Step("again", "use:regian-cleric", facts={"hero": "name regian-cleric"}),
        Step("equip", "equip:dagger>militia", facts={"short": "short 1", "monster": "monster 1"}),
        Step(
            "attack",
            "attack:1",
            facts={"monster": "monster 1", "total": "total 1", "health": "health 1", "vp": "vp kingdom"},
            claims=("stands 1", "out-of-reach 2", "out-of-reach 3"),
        ),
    ),
    2,
)

REST = Lesson(
    "rest",
    Deal(
        "classic",
        14,
        {
            "hand.1": ("militia", "disease", "militia", "militia", "torch", "militia"),
            "deck.1": ("militia", "dagger", "militia", "iron-rations", "dagger", "torch"),
            "hall": ("kingdom", "famine", "pegasus"),
        },
    ),
    (
        Step("look", at="hall", facts={"best": "best 1", "health": "health 1"}, claims=("none-wins",)),
        Step("rest", "rest", facts={"gold": "gold"}, claims=("basics-only",)),
        Step("destroy", "destroy:disease", facts={"card": "name disease"}),
        *replies("village buy:flaming-sword"),
        Step("later", at="hand", facts={"gold": "gold"}),
    ),
    2,
)

END = Lesson(
    "end",
    Deal(
        "classic",
        15,
        {
            "hall": ("famine", "stone-of-mystery", "kingdom"),
            "hand.1": ("thyrian-squire", "short-sword", "torch", "militia", "nixie", "militia"),
            "discard.1": ("griffon", "harbinger"),
            "discard.2": ("pegasus", "black-slime"),
        },
        monsters_left=4,
    ),
    (
        Step("stone", at="hall:1", facts={"card": "name stone-of-mystery", "vp": "vp stone-of-mystery"}),
        Step("enter", "dungeon", facts={"monster": "monster 1", "vp": "vp"}, claims=("wins 1",)),
        Step(
            "equip", "equip:short-sword>thyrian-squire", facts={"hero": "name thyrian-squire", "monster": "monster 1"}
        ),
        Step(
            "attack",
            "attack:1",
            facts={"monster": "monster 1", "card": "name stone-of-mystery", "total": "total 1", "health": "health 1"},
            claims=("stands 1",),
        ),
    ),
    2,
)
