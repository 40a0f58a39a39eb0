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
from tests.helpers import CLASSIC, Walk, plain_opening, staged, strong_opening

HERE = Path(__file__).parent
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
GAMES = {
    "two-seats": (184, plain_opening),
    "three-seats": (209, strong_opening),
    "four-seats": (238, strong_opening),
    "five-seats": (159, plain_opening),
}
"""File, seed and opening; a seed has 2 + seed % 4 seats."""

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
DEPTH = 5
MOST = 60_000
"""More lines than this are not counted."""


def finished(seed: int, start: State) -> Walk:
    walk = Walk(seed, turns=2000, state=start, history=True)
    for decision, index in walk:
        walk.go(decision, index)
        # Now and then something is taken back.
        if walk.step % 40 == 0 and len(walk.state.asked) == 1 and walk.game.can_undo(decision.seat):
            walk.game.undo(decision.seat)
    assert walk.state.over
    return walk


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
    for name, (seed, opening) in GAMES.items():
        walk = finished(seed, opening(seed))
        setup = CLASSIC.random_setup(seed) if opening is plain_opening else None
        text = write(walk.game, NAMES[: walk.state.seats], setup)
        (HERE / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}.txt: {len(walk.game.moves)} moves, {text.splitlines()[-1]}")
    counted = []
    for name, given in POSITIONS.items():
        s = staged(*given)
        (HERE / f"position-{name}.txt").write_text(write_position(s), encoding="utf-8")
        counted.append(f"{name}: {' '.join(map(str, lines(s, DEPTH)))}")
        print(counted[-1])
    (HERE / "lines.txt").write_text("\n".join(counted) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
