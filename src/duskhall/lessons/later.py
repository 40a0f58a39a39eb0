"""Lessons for those who know Classic: what is new in Advance, and a first walk in Quest."""

from __future__ import annotations

from .dealing import Deal
from .model import Lesson, Step, replies

ADVANCE = Lesson(
    "advance",
    Deal(
        "advance",
        7,
        {
            "hand.1": ("regular", "curse-of-sloth", "longspear", "thunderstone-shard", "regular", "torch"),
            "deck.1": ("longspear", "regular", "torch", "thunderstone-shard", "regular"),
            "hall": ("drakeclan-ambusher", "ogrillon", "pyre-viper", "ogre"),
        },
    ),
    (
        Step("ranks", at="hall", facts={"ranks": "ranks", "penalty": "penalty"}),
        Step("bearer", at="dungeon", facts={"card": "name stramst", "left": "left", "health": "health stramst"}),
        Step("curse", at="hand:curse-of-sloth", facts={"card": "name curse-of-sloth", "text": "text curse-of-sloth"}),
        Step(
            "prepare",
            "prepare",
            facts={"total": "total 1", "health": "health 1", "monster": "monster 1"},
            claims=("may-win 1",),
        ),
        Step("keep-hero", "deck:regular", facts={"card": "name regular"}),
        Step("keep-second", "deck:regular", facts={"card": "name regular"}),
        Step(
            "keep-spear",
            "deck:longspear",
            facts={"card": "name longspear", "hero": "name regular", "text": "text regular"},
        ),
        Step("keep-torch", "deck:torch", facts={"card": "name torch"}),
        Step("drop-curse", "done", facts={"card": "name curse-of-sloth"}),
        *replies("village buy:moonstone"),
        Step("enter", "dungeon", facts={"monster": "monster 1", "n": "count longspear"}, claims=("wins 1",)),
        Step("spear", "equip:longspear>regular", facts={"card": "name longspear", "hero": "name regular"}),
        Step("draw", "use:regular#1", facts={"hero": "name regular", "text": "text regular"}),
        Step(
            "ready",
            "done",
            facts={"monster": "monster 1", "total": "total 1", "health": "health 1"},
            claims=("wins 1",),
        ),
        Step(
            "attack",
            "attack:1",
            facts={"monster": "monster 1", "total": "total 1", "health": "health 1"},
            claims=("stands 1",),
        ),
        Step("kobold", "seat:1", facts={"card": "name drakeclan-ambusher", "vp": "vp drakeclan-ambusher"}),
        Step("familiar", "use:familiar-call", facts={"card": "name familiar-call", "text": "text familiar-call"}),
    ),
    4,
)

QUEST = Lesson(
    "quest",
    Deal(
        "quest",
        7,
        {
            "hand.1": ("adventurer", "adventurer", "dagger", "lantern", "thunderstone-shard", "adventurer"),
            "deck.1": ("thunderstone-shard", "lantern", "adventurer", "dagger", "adventurer", "adventurer"),
            "hall": (
                *("giant-rat", "goblin-forager", "goblin-cutpurse", "hobgoblin-breaker", "hobgoblin-ironhide"),
                *("kings-halberdier", "kings-champion"),
            ),
        },
    ),
    (
        Step("rooms", at="hall", facts={}),
        Step("enter", "dungeon", facts={"light": "light", "monster": "monster 2"}, claims=("wins 2",)),
        Step("equip", "equip:dagger>adventurer", facts={"skill": "strong adventurer", "needed": "weight dagger"}),
        Step("set-out", "done", facts={"attack": "attack"}),
        Step(
            "walk",
            "go:mine",
            facts={
                "room": "room 2",
                "steps": "steps",
                "monster": "monster 2",
                "more": "health mine",
                "other": "room 3",
                "card": "name iron-rations",
                "hero": "name silverhelm-1",
            },
            claims=("wins 2", "wins 3"),
        ),
        Step("fight", "done", facts={"monster": "monster 2", "total": "total 2", "health": "health 2"}),
        Step("tokens", "done", facts={"card": "name iron-rations"}),
        *replies("bazaar done buy:lantern-token"),
        Step("keys", at="keys", facts={"card": "name guardian-key", "needed": "needed"}),
        Step(
            "quarter",
            "guilds-quarter",
            facts={"gold": "gold", "cost": "cost silverhelm-1", "hero": "name silverhelm-1"},
        ),
        Step("eat", "use:iron-rations", facts={"card": "name iron-rations", "text": "text iron-rations"}),
        Step("sell", "gold", facts={}),
        Step("go-buying", "done", facts={"gold": "gold"}),
        Step(
            "hero",
            "buy:silverhelm-1",
            facts={"hero": "name silverhelm-1", "cost": "cost silverhelm-1", "text": "text silverhelm-1"},
        ),
        Step("keep-dagger", "done", facts={"card": "name dagger", "text": "text dagger"}),
        Step("heal", "heal:wound", facts={"card": "name wound"}),
        Step("venture", "venture", facts={"card": "name lantern", "text": "text lantern", "monster": "monster 1"}),
        Step("arm", "equip:dagger>adventurer", facts={"short": "short 1", "monster": "monster 1"}),
        Step(
            "rat", "done", facts={"monster": "monster 1", "total": "total 1", "health": "health 1"}, claims=("wins 1",)
        ),
        Step("trained", "use:giant-rat.1", facts={"card": "name giant-rat", "text": "text giant-rat"}),
        Step("choose", "level:adventurer#1>silverhelm-1", facts={"hero": "name silverhelm-1"}),
        Step("finish", "done", facts={"card": "name iron-rations"}),
        *replies("bazaar done buy:shortsword done done stay"),
        Step("play-on", at="hall", facts={"vp": "vp", "xp": "xp", "needed": "needed", "hero": "name silverhelm-1"}),
    ),
    4,
)
