"""Makes the golden files anew: ``.venv/bin/python -m tests.golden.make``. Do it only when a rule was wrong, and say so.

The records carry their cards and their luck: they must replay to the same bytes in every later version of the program.
"""

from __future__ import annotations

from pathlib import Path

from duskhall.core.machine import answer
from duskhall.core.options import list_options
from duskhall.core.state import State
from duskhall.notation.position import write as write_position
from duskhall.notation.record import write
from tests.helpers import Walk, passes, plain_opening, plain_setup, staged, staged_advance, staged_quest, strong_opening

HERE = Path(__file__).parent
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
GAMES = {
    "two-seats": ("classic", 184, plain_opening),
    "three-seats": ("classic", 209, strong_opening),
    "four-seats": ("classic", 238, strong_opening),
    "five-seats": ("classic", 159, plain_opening),
    "advance-two-seats": ("advance", 196, plain_opening),
    "advance-three-seats": ("advance", 197, strong_opening),
    "advance-four-seats": ("advance", 194, strong_opening),
    "advance-five-seats": ("advance", 203, strong_opening),
    "advance-learning": ("advance", 186, plain_opening),
    "quest-two-seats": ("quest", 186, strong_opening),
    "quest-three-seats": ("quest", 199, strong_opening),
    "quest-four-seats": ("quest", 191, strong_opening),
    "quest-long": ("quest", 208, strong_opening),
    "quest-full": ("quest", 210, plain_opening),
    "quest-epic": ("quest", 225, strong_opening),
}
"""File, edition, seed and opening; the seed says how many seats. Of Advance: both boards and the learning board, the
game of five with avatars. Of Quest: every number of seats, a long game with all its keys, a full game with a side quest
that is claimed, and an Epic game with all heroes and visits to the marketplace."""

POSITIONS = {
    "dungeon": (
        "hand.1: regian-priest, thyrian-squire, militia*2, short-sword, iron-rations, lorigg-rogue, banish",
        "deck.1: dagger, torch, elf-wizard, feast, spear",
        "hand.2: militia*2, torch, elf-wizard, dagger, short-sword",
        "hall: green-blob | nixie | haunt",
        "xp: 5 2",
    ),
    "village": (
        "hand.1: elf-wizard, militia*2, torch, town-guard, barkeep, pawnbroker, lightstone-gem",
        "deck.1: trainer, dagger*2, militia, torch",
        "hall: blink-dog | sphinx | kingdom",
        "xp: 6 1",
    ),
}
ADVANCE_POSITIONS = {
    "advance-dungeon": (
        "hand.1: thunderstone-shard, regular*2, longspear, drua-sacrist, curse-of-shame, moonstone, phoenix",
        "deck.1: torch, regular, longspear, smuggler, bhoidwood-hunter",
        "hand.2: smuggler, torch*2, regular*3",
        "hall: pyre-viper | drakeclan-cutter | charred-bruin | drakeclan-laird",
        "front.1: familiar-shadow-cat",
        "xp: 6 2",
    ),
    "advance-village": (
        "hand.1: smuggler, innkeeper, regular*2, torch, criochan-sergeant, curse-of-discord, thundermage-evoker",
        "deck.1: king-caelans-writ, torch*2, regular, longspear",
        "hall: ogre | ettin | phoenix | drakeclan-ambusher",
        "front.1: familiar-gilded-magpie",
        "xp: 6 1",
    ),
}
QUEST_POSITIONS = {
    "quest-dungeon": (
        "hand.1: gorlandor-2, adventurer, shortspear, lantern*2, ironbark-gauntlets, dagger",
        "deck.1: lantern, dagger, adventurer*2, thunderstone-shard",
        "front.1: potion, wound",
        "hall: giant-rat | kobold-pitdigger | goblin-drummer | hobgoblin-ravager | web-lurker "
        "| kings-hexer | kings-jailer",
        "champions: mine -",
        "xp: 4 2",
    ),
    "quest-village": (
        "hand.1: lantern*2, thunderstone-shard, adventurer, hawkswood-1, dagger",
        "deck.1: lantern, dagger, adventurer*3",
        "front.1: iron-rations*2, potion, wound*2",
        "xp: 6 1",
    ),
}
DEPTH = 5
MOST = 60_000
"""More lines than this are not counted."""


def finished(seed: int, start: State, name: str) -> Walk:
    walk = Walk(seed, name, turns=2000, state=start, history=True)
    for decision, index in walk:
        walk.go(decision, index)
        # Now and then something is taken back, or somebody will not react this turn.
        if walk.step % 40 == 0 and len(walk.state.asked) == 1 and walk.game.can_undo(decision.seat):
            walk.game.undo(decision.seat)
        if walk.step % 23 == 0:
            passes(walk.game, (walk.state.active + 1) % walk.state.seats)
    assert walk.state.over
    return walk


def staged_positions() -> dict[str, State]:
    classic = {name: staged(*given) for name, given in POSITIONS.items()}
    advance = {name: staged_advance(*given) for name, given in ADVANCE_POSITIONS.items()}
    return classic | advance | {name: staged_quest(*given) for name, given in QUEST_POSITIONS.items()}


def lines(s: State, depth: int) -> list[int]:
    """How many legal lines of answers there are, of each length up to a depth."""
    level = [s]
    out = []
    for _ in range(depth):
        after = []
        for at in level:
            if at.asked:
                for option in list_options(at, at.asked[0]):
                    c = at.clone()
                    answer(c, c.asked[0], option)
                    after.append(c)
        level = after
        out.append(len(level))
        assert len(level) <= MOST, "too many lines to count"
    return out


def main() -> None:
    for name, (edition, seed, opening) in GAMES.items():
        walk = finished(seed, opening(seed, name=edition), edition)
        setup = plain_setup(seed, edition) if opening is plain_opening else None
        text = write(walk.game, NAMES[: walk.state.seats], setup)
        (HERE / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}.txt: {len(walk.game.played)} moves, {text.splitlines()[-1]}")
    counted = []
    for name, s in staged_positions().items():
        (HERE / f"position-{name}.txt").write_text(write_position(s), encoding="utf-8")
        counted.append(f"{name}: {' '.join(map(str, lines(s, DEPTH)))}")
        print(counted[-1])
    (HERE / "lines.txt").write_text("\n".join(counted) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
