"""How fast is it? ``python -m duskhall.lab.bench`` measures with fixed seeds, and names what misses its target.

What counts is the time that one core spent on it, in the best of several rounds: the others were disturbed by something
else on the machine. Only the start of the command is measured by the clock.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.options import list_options, option_id
from duskhall.core.state import State
from duskhall.core.view import View
from duskhall.editions import NAMES, edition
from duskhall.notation import position

from .simulate import Plan, play_all

SEED = 1
ROUNDS = 3
MOST, LEAST = "at least", "at most"


@dataclass(frozen=True, slots=True)
class Measure:
    name: str
    value: float
    unit: str
    target: float | None = None
    sense: str = LEAST

    @property
    def met(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.sense == MOST else self.value <= self.target


def best_of(rounds: int, work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """Seconds of the fastest round."""
    seconds = []
    for _ in range(rounds):
        gc.collect()
        start = clock()
        work()
        seconds.append(clock() - start)
    return min(seconds)


def micros(rounds: int, times: int, work: Callable[[], object]) -> float:
    """Microseconds of one call."""

    def loop() -> None:
        for _ in range(times):
            work()

    return best_of(rounds, loop) / times * 1e6


# ----------------------------------------------------------------------------------------------------------------------
# Whole games


def random_play(name: str, games: int, rounds: int) -> list[Measure]:
    plan = Plan(name, 2, ("random", "random"), SEED)
    tally = play_all(plan, range(games))
    seconds = best_of(rounds, partial(play_all, plan, range(games)))
    return [
        Measure("random play, decisions", tally.decisions / seconds, "/s", 100_000, MOST),
        Measure("random play, games of two", games / seconds, "/s"),
        Measure("random play, turns a game", tally.turns / games, ""),
        Measure("options of a decision, mean", mean_options(name, games // 4 + 1), ""),
    ]


def greedy_play(name: str, games: int, rounds: int) -> list[Measure]:
    plan = Plan(name, 2, ("greedy", "greedy"), SEED)
    tally = play_all(plan, range(games))
    seconds = best_of(rounds, partial(play_all, plan, range(games)))
    return [
        Measure("greedy play, games of two", games / seconds, "/s", 100, MOST),
        Measure("greedy play, decisions", tally.decisions / seconds, "/s"),
        Measure("greedy play, turns a game", tally.turns / games, ""),
    ]


def deal(name: str, players: int, g: int) -> Game:
    e = edition(name)
    key = key_from_seed(SEED, f"duskhall bench {g}")
    return Game(e.deal(e.rules, e.random_setup(g), players, key), listen=False, history=False)


def mean_options(name: str, games: int) -> float:
    asked = options = 0
    for g in range(games):
        game = deal(name, 2, g)
        luck = Stream.of(g, "duskhall bench options")
        while not game.over and game.state.turn <= 400:
            decision = game.decision()
            assert decision is not None
            n = len(decision.options)
            if n > 1:
                asked += 1
                options += n
            game.choose(decision, luck.below(n))
    return options / asked


# ----------------------------------------------------------------------------------------------------------------------
# Parts


def positions(name: str, n: int) -> list[State]:
    """Four seats in the middle of their games, each at a question with something to choose from."""
    found = []
    for g in range(n):
        game = deal(name, 4, g)
        bots = [GreedyBot() for _ in range(4)]
        # Far enough for decks with something in them; then stop at a window, the longest list of options.
        while not game.over:
            decision = game.decision()
            assert decision is not None
            if game.state.turn >= 40 and decision.kind == "window":
                break
            several = len(decision.options) > 1
            game.choose(decision, bots[decision.seat].pick(game.view(decision.seat), decision) if several else 0)
        if not game.over:
            found.append(game.state)
    return found


def parts(name: str, times: int, rounds: int) -> list[Measure]:
    states = positions(name, 8)

    def over_all(work: Callable[[State], object]) -> float:
        return sum(micros(rounds, times, partial(work, s)) for s in states) / len(states)

    def with_ids(s: State) -> None:
        for q in s.asked:
            for o in list_options(s, q):
                option_id(s, q, o)

    def without_ids(s: State) -> None:
        for q in s.asked:
            list_options(s, q)

    ranks = range(1, edition(name).rules.ranks + 1)
    rank = next(i for i in ranks if View(states[0], states[0].active).forecast(i) is not None)
    few = max(1, times // 10)
    return [
        Measure("clone of a position, four seats", over_all(State.clone), "µs", 3),
        Measure("list of options, numbers", over_all(without_ids), "µs"),
        Measure("list of options, ids", over_all(with_ids), "µs"),
        Measure("numbers of a party", over_all(lambda s: View(s, s.active).sums(rank)), "µs"),
        Measure("whole view as data", over_all(lambda s: View(s, s.active).data()), "µs"),
        Measure("forecast of a battle", over_all(lambda s: View(s, s.active).forecast(rank)), "µs"),
        Measure(
            "position written and read",
            sum(micros(rounds, few, partial(_save, s)) for s in states) / len(states),
            "µs",
        ),
    ]


def _save(s: State) -> None:
    position.read(position.write(s, cards=False))


def start_up(rounds: int) -> Measure:
    command = [sys.executable, "-m", "duskhall", "--help"]
    seconds = best_of(rounds, lambda: subprocess.run(command, check=True, capture_output=True), time.perf_counter)
    return Measure("duskhall --help", seconds, "s", 0.3)


# ----------------------------------------------------------------------------------------------------------------------
# The table


def measure(name: str, quick: bool) -> list[Measure]:
    rounds = 2 if quick else ROUNDS
    return [
        *random_play(name, 40 if quick else 200, rounds),
        *greedy_play(name, 20 if quick else 100, rounds),
        *parts(name, 50 if quick else 300, rounds),
        start_up(3 if quick else 5),
    ]


def table(measures: list[Measure]) -> str:
    lines = []
    for m in measures:
        digits = 0 if m.value >= 1000 else 1 if m.value >= 10 else 2
        line = f"{m.name:<34} {m.value:>10,.{digits}f} {m.unit:<3}"
        if m.target is not None:
            line += f" target {m.sense} {m.target:,g}{'' if m.met else '  MISSED'}"
        lines.append(line.rstrip())
    missed = [m.name for m in measures if not m.met]
    lines.append("")
    lines.append("missed: " + "; ".join(missed) if missed else "all targets are met")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m duskhall.lab.bench", description=__doc__)
    parser.add_argument("--edition", choices=NAMES, default=NAMES[0], help="the edition (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the numbers to this file")
    parser.add_argument("--quick", action="store_true", help="fewer repetitions: a few seconds, less exact")
    args = parser.parse_args(argv)
    machine = f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}"
    print(machine, flush=True)
    measures = measure(args.edition, args.quick)
    print(table(measures))
    if args.json is not None:
        rows = [{**asdict(m), "met": m.met} for m in measures]
        try:
            args.json.write_text(
                json.dumps({"machine": machine, "edition": args.edition, "measures": rows}, indent=2) + "\n",
                encoding="utf-8",
            )
        except OSError as e:
            print(f"cannot write {args.json}: {e.strerror}. Name a file in a folder that exists.", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
