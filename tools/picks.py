"""What searches give away: the picks of levels in questions of veterans' games, compared with the best option.

    python -m tools.picks --edition advance --questions 240 archmage 'archmage:moves=2600,deals=52'

Each option of a question is weighed on many deals, always the same search and on deals of its own, as archmage weighs
it: with every first choice that it leads to. What a pick gives away is how far it is behind the best option there. A
level may be followed by attributes of its class to change.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from math import sqrt
from typing import Any

from duskhall import new_game
from duskhall.bots import find
from duskhall.bots.levels import bots as levels
from duskhall.bots.levels.search import Search
from duskhall.core.decision import Decision
from duskhall.core.view import View
from duskhall.editions import NAMES

PLAYER = "veteran"
EVERY = 23
"""One in so many questions is asked: those of one turn are much alike."""
MOST_TURNS = 80
ALL = 1_000_000


def player(spec: str) -> Any:
    """A level by its name, with attributes changed: ``archmage:moves=2600``."""
    name, _, changes = spec.partition(":")
    pairs = [change.split("=") for change in changes.split(",") if change]
    level = getattr(levels, name.capitalize(), None)
    if level is None:
        return find(name).make
    return type(level.__name__, (level,), {key: float(value) if "." in value else int(value) for key, value in pairs})


def questions(edition: str, seed: int) -> Iterator[tuple[View, Decision]]:
    """Questions with a choice, from games between veterans; without end."""
    n = seed * EVERY
    while True:
        game = new_game(edition, 2, "random", seed=seed, listen=False, history=False)
        seats: list[Any] = [find(PLAYER).make(seed * 2 + seat) for seat in range(2)]
        while not game.over and game.state.turn < MOST_TURNS:
            decision = game.decision()
            view = game.view(decision.seat)
            n += decision.count > 1
            if decision.count > 1 and n % EVERY == 0:
                yield view, decision
            game.choose(decision, seats[decision.seat].pick(view, decision))
        seed += 1


def worth(view: View, decision: Decision, deals: int, seed: int) -> list[float]:
    """The chance of victory after each option."""
    search = Search(deals, ALL, ALL, deals, float(ALL), rounds=3, whole=True, reach=45)
    best = [0.0] * decision.count
    for one in search.weigh(view, decision, seed):
        best[one.option] = max(best[one.option], one.chance)
    return best


def told(values: list[float]) -> str:
    """A mean with its standard error, in percent."""
    n = len(values)
    mean = sum(values) / n
    error = sqrt(sum((value - mean) ** 2 for value in values) / max(1, n - 1) / n)
    return f"{mean * 100:+.3f} ± {error * 100:.3f} %"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("specs", nargs="+", metavar="LEVEL", help="the first is what the others are compared with")
    parser.add_argument("--edition", default="classic", choices=NAMES)
    parser.add_argument("--questions", type=int, default=240)
    parser.add_argument("--deals", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    args = parser.parse_args()
    players = {spec: player(spec) for spec in args.specs}
    lost: dict[str, list[float]] = {spec: [] for spec in args.specs}
    took = dict.fromkeys(args.specs, 0.0)
    for n, (view, decision) in enumerate(questions(args.edition, args.seed), 1):
        chances = worth(view, decision, args.deals, -n)
        for spec, make in players.items():
            begun = time.process_time()
            pick = make(n).pick(view, decision)
            took[spec] += time.process_time() - begun
            lost[spec].append(max(chances) - chances[pick])
        if n == args.questions:
            break
    for spec, values in lost.items():
        apart = [a - b for a, b in zip(values, lost[args.specs[0]], strict=True)]
        milliseconds = 1000 * took[spec] / len(values)
        print(f"{spec}: gives away {told(values)}, against the first {told(apart)}; {milliseconds:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
