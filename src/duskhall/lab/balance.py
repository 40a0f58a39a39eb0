"""Are the cards of an edition in balance? ``python -m duskhall.lab.balance`` lets bots play and counts. They are
``greedy`` unless ``--bot`` names another.

Games of three and four: the score of a seat, and in which turn of a seat the last key is found. Two players in mirrored
games (each set-up and each luck twice, the starting seat exchanged): how often the seat wins that got more copies of a
stack than the other, and how often a stack is bought at all. In the full game lots decide which side quest a seat keeps
and which guild helps it: how often a guild wins against another, how often a side quest is completed, and which
legendary cards are taken. In an Epic game a card is on offer once it lies open. A limit is broken where the whole 95 %
interval is outside. With ``--keep`` the games are written to a file, and a run that was stopped goes on where it was.

It needs Python and nothing else: ``PYTHONPATH=src python3 -m duskhall.lab.balance``.
"""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
import time
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path

from duskhall.bots import BUILT_IN
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import on_board, wished
from duskhall.editions.setup import NO_WISHES, PLAIN, Wishes
from duskhall.text.errors import Worded

from .cluster import ClusterError
from .samples import Kept, Sample, play
from .share import progress, share
from .simulate import Plan
from .tables import WIDTH, markdown, plain, say
from .verdicts import BROKEN, Report

BOT = "greedy"
GAMES = 400
THREES = 4
"""Mirrored games for each game of three players, unless you choose another number."""
FOURS = 20
"""Mirrored games for each game of four players."""
RANDOM = "random"
ALL = "all"


class OutOfTime(Exception):
    """The seconds that were given are over."""


def play_these(plan: Plan, games: tuple[int, ...]) -> list[tuple[int, Sample]]:
    """These games, in this process."""
    return [(g, play(plan, g)) for g in games]


def measure(
    plans: Iterable[tuple[Plan, int]],
    kept: Kept,
    jobs: int | None = None,
    done: Callable[[int], None] = lambda n: None,
    until: float | None = None,
    ray: str = "",
) -> None:
    """Play so many games of each plan, those that are kept left out. Raises OutOfTime at the moment ``until`` of the
    clock, and any error that ends the processes or the cluster; the games played until then are kept."""
    for plan, n in plans:
        missing = tuple(g for g in range(n) if g not in kept.of(plan))
        done(n - len(missing))
        for part in share(partial(play_these, plan), missing, jobs, ray):
            kept.add(plan, part)
            done(len(part))
            if until is not None and time.monotonic() > until:
                raise OutOfTime


def report_of(plans: list[tuple[Plan, int]], kept: Kept) -> Report:
    """The report on a set-up's games, in their order."""
    first = plans[0][0]
    out = Report(first.edition, first.seed, first.setup, first.wishes.packs, first.mode, first.bots[0])
    for plan, n in [each for each in plans if each[1]]:
        played = kept.of(plan)
        out.games[plan.players] = [played[g] for g in range(n) if g in played]
    return out


def plans_of(
    name: str, setup: str, seed: int, sizes: dict[int, int], wishes: Wishes = NO_WISHES, mode: str = "", bot: str = BOT
) -> list[tuple[Plan, int]]:
    """For each number of players, how many games of which kind. Wishes are for random set-ups alone."""
    wanted = NO_WISHES if setup else wishes
    return [
        (Plan(name, players, (bot,) * players, seed, setup=setup, mode=mode, wishes=wanted), n)
        for players, n in sizes.items()
    ]


def setups_of(name: str, asked: str) -> list[str]:
    """The set-ups that are asked for; an empty name stands for random ones. Raises ValueError for an unknown one."""
    known = edition(name).setups
    names = [RANDOM, *known] if asked == ALL else [part.strip() for part in asked.split(",")]
    for each in names:
        if each not in (RANDOM, *known):
            raise Worded("lab-no-setup", edition=name, name=each, known=", ".join((RANDOM, *known)), all=ALL)
    return ["" if each == RANDOM else each for each in dict.fromkeys(names)]


def parser() -> argparse.ArgumentParser:
    about = "\n\n".join(textwrap.fill(say(f"lab-about-{part}"), WIDTH) for part in ("games", "limits"))
    out = argparse.ArgumentParser(
        prog="python -m duskhall.lab.balance", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    out.add_argument("--edition", choices=NAMES, default="quest", help=say("lab-help-edition"))
    out.add_argument("--setup", default=RANDOM, metavar="NAME", help=say("lab-help-setup"))
    out.add_argument("--quests", default="", metavar="N,N", help=say("lab-help-quests"))
    out.add_argument("--mode", default=PLAIN, metavar="M", help=say("lab-help-mode"))
    out.add_argument("--bot", default=BOT, choices=BUILT_IN, help=say("lab-help-bot"))
    out.add_argument("--games", type=int, default=GAMES, metavar="N", help=say("lab-help-games"))
    out.add_argument("--threes", type=int, metavar="N", help=say("lab-help-threes", n=str(THREES)))
    out.add_argument("--fours", type=int, metavar="N", help=say("lab-help-fours", n=str(FOURS)))
    out.add_argument("--seed", type=int, default=1, metavar="S", help=say("lab-help-seed"))
    out.add_argument("--jobs", type=int, metavar="N", help=say("lab-help-jobs"))
    out.add_argument("--ray", default="", metavar="ADDRESS", help=say("lab-help-ray"))
    out.add_argument("--keep", type=Path, metavar="FILE", help=say("lab-help-keep"))
    out.add_argument("--seconds", type=float, metavar="S", help=say("lab-help-seconds"))
    out.add_argument("--markdown", action="store_true", help=say("lab-help-markdown"))
    out.add_argument("--json", action="store_true", help=say("lab-help-json"))
    return out


def main(argv: list[str] | None = None) -> int:
    args = parser().parse_args(argv)
    threes = args.games // THREES if args.threes is None else args.threes
    fours = args.games // FOURS if args.fours is None else args.fours
    if args.games < 0 or args.games % 2 or min(threes, fours) < 0 or (args.jobs is not None and args.jobs < 1):
        parser().error(say("lab-bad-numbers"))
    sizes = {3: threes, 2: args.games, 4: fours}
    try:
        names = setups_of(args.edition, args.setup)
        e = edition(args.edition)
        wishes = wished(e, quests=filter(None, map(str.strip, args.quests.split(","))))
        trial = on_board(e.random_setup(0, wishes=wishes), None, None, mode=args.mode)
        e.check(trial)
        plans = [plans_of(args.edition, name, args.seed, sizes, wishes, trial.mode, args.bot) for name in names]
        kept = Kept(args.keep)
    except ValueError as error:
        parser().error(str(error))
    status, said = 0, ""
    start = time.monotonic()
    until = None if args.seconds is None else start + args.seconds
    try:
        with progress(say("lab-balancing"), len(plans) * sum(sizes.values())) as done:
            measure([each for some in plans for each in some], kept, args.jobs, done, until, args.ray)
    except OutOfTime:
        said = say("lab-out-of-time")
    except KeyboardInterrupt:
        status, said = 130, say("lab-stopped")
    except BrokenExecutor:
        status, said = 1, say("lab-process-gone")
    except ClusterError as error:
        status, said = 2, str(error)
    reports = [report_of(some, kept) for some in plans]
    for report in reports:
        if args.json:
            print(json.dumps(report.data(), ensure_ascii=False))
        else:
            print(markdown(report) if args.markdown else plain(report) + "\n")
    broken = sum(len(report.of(BROKEN)) for report in reports)
    print(say("lab-took", seconds=f"{time.monotonic() - start:.0f}", n=str(broken)), file=sys.stderr)
    if said:
        print(said, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
