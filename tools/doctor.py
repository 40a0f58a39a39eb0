"""Measure set-ups for the doctor."""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial
from pathlib import Path

from duskhall.editions import NAMES
from duskhall.lab.share import progress, share

from .doctor_games import lines_of, play_tables

TRAIN_SEED, CHECK_SEED = 1, 2


def play_all(names: list[str], sizes: dict[int, tuple[int, int]], jobs: int | None, out: Path) -> None:
    """``sizes``: by seed, how many tables of each edition and how many games at each."""
    total = len(names) * sum(n for n, _ in sizes.values())
    with progress("playing", total) as done, out.open("w", encoding="utf-8") as file:
        for seed, (tables, games) in sizes.items():
            for name in names:
                start = time.monotonic()
                parts = []
                for part in share(partial(play_tables, name, seed, games), range(tables), jobs):
                    parts.append(part)
                    done(len(part))
                for line in lines_of(iter(parts)):
                    file.write(f"{seed}\t{line}\n")
                file.flush()
                print(f"{name}, seed {seed}: {tables} tables, {time.monotonic() - start:.0f} s", file=sys.stderr)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.doctor", description=__doc__)
    parser.add_argument("--edition", choices=NAMES, action="append")
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--check-tables", type=int, default=200)
    parser.add_argument("--check-games", type=int, default=24)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--games-only", action="store_true")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args(arguments)
    sizes = {TRAIN_SEED: (options.tables, options.games), CHECK_SEED: (options.check_tables, options.check_games)}
    play_all(options.edition or list(NAMES), sizes, options.jobs, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
