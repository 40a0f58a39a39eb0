"""Games that begin where something is about to happen. Luck is part of a position, so each goes on in the same way."""

from __future__ import annotations

from collections.abc import Mapping

from duskhall.core.game import Game
from duskhall.notation.position import read, write
from tests.helpers import staged, staged_advance, staged_quest, text_of

SHORT = {
    # The first hand can buy, the next ones can fight; the stone comes after three monsters.
    "classic": (
        "hand.1: militia, torch*2, iron-rations, lightstone-gem, dagger",
        "deck.1: thyrian-knight, militia, flaming-sword, short-sword, torch*2, thyrian-squire, short-sword, fireball",
        "hand.2: thyrian-squire, militia, short-sword, torch, elf-wizard, dagger",
        "deck.2: regian-cleric, militia, torch, spear, militia, lightstone-gem",
        "hall: pegasus | green-blob | nixie",
        "dungeon: gray-ooze, blink-dog, stone-of-mystery, pegasus, nixie",
        "sealed: dungeon/3 in dungeon lowest 5",
        "xp: 3 2",
    ),
    "advance": (
        "hand.1: regular, torch*2, thunderstone-shard, longspear, moonstone",
        "deck.1: criochan-knight, regular, longspear, snakehead-flail, torch, moonstone, thundermage-evoker*2, torch",
        "hand.2: criochan-sergeant, regular, longspear, torch, thundermage-summoner, moonstone",
        "deck.2: bhoidwood-hunter, regular, torch, falcon-arbalest, regular, moonstone",
        "hall: ogrillon | drakeclan-cutter | ogrillon | drakeclan-cutter",
        "dungeon: drakeclan-cutter, stramst, drakeclan-cutter, ogrillon",
        "sealed: dungeon/2 in dungeon lowest 4",
        "xp: 3 2",
    ),
    # One key is missing, and it lies on the deck of the first level.
    "quest": (
        "hand.1: adventurer*2, lantern, thunderstone-shard*2, shortsword",
        "deck.1: silverhelm-1, shortsword, adventurer, lantern, hawkswood-1, shortbow, silverhelm-1, dagger, lantern",
        "hand.2: silverhelm-1, adventurer, shortsword, lantern, hawkswood-1, dagger",
        "deck.2: hawkswood-1, adventurer, lantern, shortsword, silverhelm-1, thunderstone-shard",
        "hall: giant-rat | goblin-forager | goblin-drummer | hobgoblin-disarmer | hobgoblin-ironhide | kings-hexer | "
        "kings-halberdier",
        "supply.guardian-key: guardian-key*3",
        "draw.level-1: guardian-key, goblin-forager, goblin-bonecaster, goblin-drummer, goblin-cutpurse",
        "xp: 3 2",
    ),
}
"""A few turns before the end, by edition."""

LAST_BATTLE = {
    "classic": (
        "turn: 33",
        "hand.1: thyrian-lord, militia, flaming-sword, short-sword, torch*2, lightstone-gem",
        "hand.2: thyrian-squire, militia, short-sword, torch, elf-wizard, dagger",
        "discard.1: nixie, pegasus, green-blob",
        "discard.2: gray-ooze, griffon",
        "hall: nixie | stone-of-mystery | pegasus",
        "dungeon: green-blob, red-jelly",
        "sealed:",
        "xp: 3 2",
    ),
    "advance": (
        "turn: 33",
        "hand.1: criochan-captain*2, longspear*2, torch, moonstone*2, thundermage-bolter",
        "hand.2: criochan-sergeant, regular, longspear, torch, thundermage-summoner, moonstone",
        "discard.1: ogre, hellhound, ogrillon",
        "discard.2: pyre-viper, drakeclan-cutter",
        "hall: ogrillon | stramst | ogrillon | drakeclan-cutter",
        "dungeon: drakeclan-cutter, ogrillon",
        "sealed:",
        "xp: 3 2",
    ),
    "quest": (
        "turn: 33",
        "hand.1: silverhelm-3, silverhelm-2, shortsword*2, lantern*2, adventurer",
        "hand.2: adventurer*3, lantern, dagger, thunderstone-shard",
        "discard.1: treasure-cache, hawkswood-2",
        "discard.2: silverhelm-1, adventurer*2",
        "front.1: wound*2, potion",
        "front.2: wound",
        "hall: smorga-4 | goblin-forager | goblin-drummer | hobgoblin-disarmer | hobgoblin-ironhide | kings-hexer | "
        "kings-halberdier",
        "supply.smorga-the-queen:",
        "supply.guardian-key: guardian-key*4",
        "champions: wilderness temple",
        "last: 1",
        "xp: 9 4",
    ),
}
"""One victory from the end."""

PARTY = {
    "classic": (
        "turn: 17",
        "hand.1: regian-priest, thyrian-knight, militia, short-sword, flaming-sword, lightstone-gem, fireball",
        "deck.1: dagger, torch, elf-wizard, spear, militia",
        "discard.1: torch, militia, nixie",
        "hand.2: militia*2, torch, elf-wizard, dagger, short-sword",
        "discard.2: harbinger, militia*2",
        "hall: green-blob | sphinx | harbinger",
        "xp: 5 2",
    ),
    "advance": (
        "turn: 17",
        "hand.1: thunderstone-shard, regular*2, longspear, drua-sacrist, curse-of-shame, moonstone, thundermage-evoker",
        "deck.1: torch, regular, longspear, criochan-sergeant, bhoidwood-hunter",
        "discard.1: torch, regular, ogrillon",
        "hand.2: torch*2, regular*3, longspear",
        "discard.2: pyre-viper, regular*2",
        "hall: pyre-viper | drakeclan-cutter | charred-bruin | drakeclan-laird",
        "front.1: familiar-shadow-cat",
        "xp: 6 2",
    ),
    "quest": (
        "turn: 17",
        "hand.1: silverhelm-2, pylorian-1, adventurer, shortsword, lantern*2, magic-missile",
        "deck.1: dagger, adventurer, hawkswood-1, shortbow, thunderstone-shard",
        "discard.1: thunderstone-shard, adventurer*2, dagger",
        "front.1: iron-rations*2, lantern-token, wound*3",
        "hand.2: adventurer*3, lantern, dagger, thunderstone-shard",
        "discard.2: silverhelm-1, adventurer*2, festering-wound",
        "front.2: potion, wound*2",
        "hall: giant-rat | goblin-berserker | goblin-drummer | hobgoblin-ironhide | hobgoblin-disarmer | "
        "kings-champion | kings-halberdier",
        "supply.guardian-key: guardian-key*2",
        "champions: mine bazaar",
        "xp: 5 2",
    ),
}
"""A party with weapons, spells and a good deal to look at."""


VILLAGE = {
    "classic": (
        "turn: 17",
        "hand.1: elf-wizard, militia*2, torch, town-guard, lightstone-gem",
        "deck.1: dagger*2, militia, torch, short-sword",
        "discard.1: torch, militia, nixie",
        "hand.2: militia*2, torch, elf-wizard, dagger, short-sword",
        "discard.2: harbinger, militia*2",
        "hall: blink-dog | sphinx | kingdom",
        "xp: 6 1",
    ),
    "advance": (
        "turn: 17",
        "hand.1: king-caelans-writ, regular*2, torch, criochan-sergeant, longspear, thundermage-evoker",
        "deck.1: torch*2, regular, longspear",
        "discard.1: torch, regular, ogrillon",
        "hand.2: torch*2, regular*3, longspear",
        "discard.2: pyre-viper, regular*2",
        "hall: ogre | ettin | phoenix | drakeclan-ambusher",
        "front.1: familiar-gilded-magpie",
        "xp: 6 1",
    ),
    "quest": (
        "turn: 17",
        "hand.1: thunderstone-shard*2, lantern*2, silverhelm-1, adventurer, tome-of-knowledge, dagger",
        "deck.1: dagger, adventurer*2, lantern",
        "discard.1: adventurer, shortsword",
        "front.1: iron-rations, wound*2",
        "hand.2: adventurer*3, lantern, dagger, thunderstone-shard",
        "discard.2: silverhelm-1, adventurer*2",
        "supply.guardian-key: guardian-key",
        "champions: shop crypt",
        "xp: 6 1",
    ),
}
"""Gold and experience to spend."""

ONE_ANSWER = {
    "advance": (
        "hand.1: criochan-captain*2, longspear*2, torch*2, moonstone*2, thundermage-bolter",
        "hand.2: torch*2, regular, longspear*2, moonstone",
        "hall: hellhound | ogrillon | ogrillon | drakeclan-cutter",
    ),
}


def position(lines: Mapping[str, tuple[str, ...]], edition: str, *moves: str) -> str:
    """The text of a position, as a player would paste it; after these moves, if there are any.

    A line without anything behind its name is taken away.
    """
    start = text_of({"classic": staged, "advance": staged_advance, "quest": staged_quest}[edition]())
    new = {line.partition(":")[0]: line for line in lines[edition]}
    kept = [new.pop(line.partition(":")[0], line) for line in start.splitlines()]
    text = "\n".join(line for line in (*kept, *new.values()) if not line.endswith(":") or line not in lines[edition])
    game = Game(read(text), listen=False)
    for move in moves:
        game.answer(game.state.asked[0].seat, move)
    return write(game.state)
