"""Games that begin where something is about to happen. Luck is part of a position, so each goes on in the same way."""

from __future__ import annotations

from collections.abc import Mapping

from duskhall.core.game import Game
from duskhall.notation.position import read, write
from tests.helpers import staged, staged_advance, text_of

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
    start = text_of(staged() if edition == "classic" else staged_advance())
    new = {line.partition(":")[0]: line for line in lines[edition]}
    kept = [new.pop(line.partition(":")[0], line) for line in start.splitlines()]
    text = "\n".join(line for line in (*kept, *new.values()) if not line.endswith(":") or line not in lines[edition])
    game = Game(read(text), listen=False)
    for move in moves:
        game.answer(game.state.asked[0].seat, move)
    return write(game.state)
