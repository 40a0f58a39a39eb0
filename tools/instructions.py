"""What a decision of random play costs, without trusting a clock: ``python -m tools.instructions``.

A busy machine makes every time wrong, but the same games always take the same bytecode instructions. So the games of
fixed seeds are played with a tracer that counts the instructions of Duskhall's own functions. A test compares the count
with the figures in ``tests/tools/speed.json`` and fails on a loss of more than a third; ``--keep`` writes new figures.

Compiled functions have no bytecode. If ``core`` is compiled the games are timed instead, in turns with a plain loop of
Python, and what a decision costs is said in instructions of that loop: a machine that is slow at the moment is slow for
both. Those figures are kept apart. Where none are kept yet the count of the interpreted core is the figure, which
compiled code has to beat anyway.

What the count does not see is work inside one instruction, such as a search through a long tuple; how cost grows with
the number of cards is a table of the benchmark.
"""

from __future__ import annotations

import argparse
import gc
import json
import platform
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from duskhall.core import machine
from duskhall.editions import NAMES
from duskhall.lab.simulate import Plan, play

from .yardstick import yardstick

SEED = 1
GAMES = 8
TURNS = 80
"""Games are cut off here, so that one that does not end cannot outweigh the others."""
LOSS = 1 / 3
"""So much speed may be lost before the test fails."""
PATIENCE = 6.0
"""Seconds for which a compiled core is timed again if it seems too slow."""


def core_is_compiled() -> bool:
    return not str(machine.__file__).endswith(".py")


def games(name: str) -> int:
    """Play the games of the count; how many decisions were made."""
    plan = Plan(name, 2, ("random", "random"), SEED, max_turns=TURNS)
    return sum(play(plan, g).decisions for g in range(GAMES))


# ----------------------------------------------------------------------------------------------------------------------
# Counting


def count(work: Callable[[], object]) -> Counter[str]:
    """The instructions that functions of Duskhall execute in it, by function."""
    found: Counter[str] = Counter()

    def enter(frame: FrameType, event: str, arg: object) -> Any:
        module = str(frame.f_globals.get("__name__", ""))
        # By module and not by file: what dataclasses generate belongs to its class.
        if not module.startswith(("duskhall.", yardstick.__module__)):
            return None
        name = f"{module.removeprefix('duskhall.')}.{frame.f_code.co_qualname}"
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False

        def step(frame: FrameType, event: str, arg: object) -> Any:
            if event == "opcode":
                found[name] += 1
            return step

        return step

    before = sys.gettrace()
    # From 3.12 on a function is counted from its second call on, so the work is done twice and the second time counts.
    for _ in range(2 if sys.version_info >= (3, 12) else 1):
        found.clear()
        sys.settrace(enter)
        try:
            work()
        finally:
            sys.settrace(before)
    return found


# ----------------------------------------------------------------------------------------------------------------------
# Figures


@dataclass(frozen=True, slots=True)
class Figures:
    """What was landed last: instructions of a decision, by edition."""

    python: str
    yardstick: int
    """Instructions of the yardstick: versions of Python differ in what one instruction does."""
    counted: dict[str, float]
    compiled: dict[str, float]

    def of(self, name: str, compiled: bool, yardstick: int) -> float | None:
        """The figure to compare with, None if there is none."""
        if compiled and name in self.compiled:
            return self.compiled[name]
        figure = self.counted.get(name)
        return None if figure is None else figure * yardstick / self.yardstick


def read(file: Path) -> Figures:
    data = json.loads(file.read_text(encoding="utf-8"))
    return Figures(data["python"], data["yardstick"], data["counted"], data["compiled"])


def keep(file: Path, names: tuple[str, ...]) -> Figures:
    """Write the figures of this build; those of the other build and of other editions stay."""
    compiled = core_is_compiled()
    old = read(file) if file.exists() else Figures(_python(), counted_yardstick(), {}, {})
    found = {name: round(cost(name), 1) for name in names}
    if compiled:
        new = Figures(old.python, old.yardstick, old.counted, {**old.compiled, **found})
    else:
        now = counted_yardstick()
        rest = {name: round(figure * now / old.yardstick, 1) for name, figure in old.counted.items()}
        new = Figures(_python(), now, {**rest, **found}, old.compiled)
    data = {"python": new.python, "yardstick": new.yardstick, "counted": new.counted, "compiled": new.compiled}
    file.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    return new


def _python() -> str:
    return ".".join(platform.python_version_tuple()[:2])


def counted_yardstick() -> int:
    yardstick()
    return count(yardstick).total()


def counted(name: str) -> float:
    """Instructions of a decision, counted."""
    play(Plan(name, 2, ("random", "random"), SEED, max_turns=2), 0)  # rules and tables are made once
    decisions = 0

    def work() -> None:
        nonlocal decisions
        decisions = games(name)

    return count(work).total() / decisions


def timed(name: str, good_enough: float = 0.0) -> float:
    """What a decision costs in instructions of the yardstick, by the processor's time: the least of some rounds, and of
    more rounds for a while if that is not good enough. Noise only ever adds."""
    decisions = games(name)
    length = counted_yardstick()
    best = loop = float("inf")
    rounds = 0
    end = time.perf_counter() + PATIENCE
    while rounds < 3 or (best / decisions / (loop / length) > good_enough > 0 and time.perf_counter() < end):
        loop = min(loop, _seconds(yardstick))
        best = min(best, _seconds(lambda: games(name)))
        loop = min(loop, _seconds(yardstick))
        rounds += 1
    return best / decisions / (loop / length)


def _seconds(work: Callable[[], object]) -> float:
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def cost(name: str, good_enough: float = 0.0) -> float:
    """Instructions of a decision, in the way that fits the build."""
    return timed(name, good_enough) if core_is_compiled() else counted(name)


def verdict(name: str, figures: Figures, command: str) -> str:
    """What is wrong with the speed of an edition, and what to do; empty if nothing is. ``command`` keeps figures."""
    compiled = core_is_compiled()
    figure = figures.of(name, compiled, counted_yardstick())
    if figure is None:
        return f"No speed is kept for {name}. Keep one: {command}"
    most = figure / (1 - LOSS)
    return judge(name, figure, cost(name, most), command)


def judge(name: str, figure: float, found: float, command: str) -> str:
    if found <= figure / (1 - LOSS):
        return ""
    return (
        f"Random play of {name} has lost {1 - figure / found:.0%} of its speed: a decision costs {found:,.0f} "
        f"instructions, the figure landed last is {figure:,.0f}, and {figure / (1 - LOSS):,.0f} are allowed.\n"
        f"See where they go: python -m tools.instructions --edition {name} --top 30 (also before your change), "
        f"and mend it.\nIf what you added is worth it, keep the new figure and say why in the commit: {command}"
    )


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.instructions",
        description="Count the bytecode instructions that a decision of random play takes (fixed seeds, no clock).",
    )
    parser.add_argument("--edition", choices=NAMES, help="only this edition (default: all)")
    parser.add_argument("--top", type=int, default=0, metavar="N", help="also list the N functions that execute most")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write the figures to this file")
    args = parser.parse_args(argv)
    names = NAMES if args.edition is None else (args.edition,)
    if core_is_compiled():
        print("core is compiled: timed against a plain loop, in instructions of that loop")
    if args.keep is not None:
        try:
            figures = keep(args.keep, names)
        except OSError as e:
            print(f"cannot write {args.keep}: {e.strerror}. Name a file in a folder that exists.", file=sys.stderr)
            return 2
        for name in names:
            kept = (figures.compiled if core_is_compiled() else figures.counted)[name]
            print(f"{name:<10} {kept:10,.1f} instructions a decision, kept in {args.keep}")
        return 0
    for name in names:
        print(f"{name:<10} {cost(name):10,.1f} instructions a decision")
        if args.top:
            decisions = games(name)
            found = count(lambda name=name: games(name))  # type: ignore[misc]
            for function, n in found.most_common(args.top):
                print(f"{n / decisions:10.1f} {n / found.total():6.1%}  {function}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
