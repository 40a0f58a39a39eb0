"""How strong the levels are: ``python -m tools.ladder`` plays them against each other and prints the tables.

It can be stopped and started again at any time: every game is written down when it is over, by row, and is not played
twice. The same seed gives the same games. It needs Python alone, no packages, but
for --ray.

    python -m tools.ladder --jobs 16                  # everything that has a bar
    python -m tools.ladder --ray auto                 # on a Ray cluster
    python -m tools.ladder --rows 'veteran-greedy-*'  # some rows, by their names
    python -m tools.ladder --list                     # the names of all rows
    python -m tools.ladder --print                    # the tables so far, without playing
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from fnmatch import fnmatch
from functools import cache, partial
from pathlib import Path
from typing import Any

from duskhall.bots.loading import Maker, find
from duskhall.core.decision import Decision
from duskhall.core.luck import key_from_seed
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.view import View
from duskhall.editions import edition
from duskhall.editions.choosing import on_board
from duskhall.lab.cluster import ClusterError
from duskhall.lab.keeping import program
from duskhall.lab.share import hand_out

from .habits import Watcher
from .ladder_rows import MIRRORED, Row, all_rows
from .ladder_tables import Standing, judged, tables

STATE = Path("build") / "ladder"
MOST_TURNS = 400
WATCHED = 200
"""So many games of a row are watched for habits: plans take time."""


# ----------------------------------------------------------------------------------------------------------------------
# One game


@cache
def _maker(spec: str) -> Maker:
    return find(spec)


def _number(seed: int, text: str) -> int:
    return int.from_bytes(key_from_seed(seed, text)[:4], "big")


def play(row: Row, seed: int, g: int) -> dict[str, Any]:
    """Game number g of a row. The games of a unit have the same cards and the same luck; the bot that the row is about
    sits in another seat in each."""
    unit, seat = divmod(g, row.players)
    deal = f"ladder {row.edition} {row.players} {row.setup or row.mode} {unit}"
    e = edition(row.edition)
    setup = e.setups[row.setup] if row.setup else e.random_setup(_number(seed, f"{deal} cards"), e.groups[0])
    # A published set-up is played as it was published.
    setup = on_board(setup, "", False, None, None if row.setup else row.mode)
    s = e.deal(e.rules_on(setup.board), setup, row.players, key_from_seed(seed, f"{deal} luck"))
    names = [row.a if i == seat else row.b for i in range(row.players)]
    # Bots need not have the same luck in every row.
    bots = [_maker(spec).make(_number(seed, f"{row.name} {g} bot {i}")) for i, spec in enumerate(names)]
    picks = [getattr(bot, "pick", None) for bot in bots]
    views = [View(s, i) for i in range(row.players)]
    watcher = Watcher(s) if row.watched and g < WATCHED else None
    clock = {spec: [0, 0.0, 0.0] for spec in names}
    while not s.over and s.turn <= MOST_TURNS:
        q = s.asked[0]
        options = options_of(s, q)
        choice = 0
        decision = Decision(s, q, options)
        if len(options) > 1:
            pick = picks[q.seat]
            begun = time.process_time()
            choice = (
                decision.index(str(bots[q.seat].choose(views[q.seat], decision)))
                if pick is None
                else pick(views[q.seat], decision)
            )
            took = time.process_time() - begun
            told = clock[names[q.seat]]
            told[0] += 1
            told[1] += took
            told[2] = max(told[2], took)
        if watcher is not None:
            watcher.before(decision, choice)
        answer(s, q, options[choice])
        if watcher is not None:
            watcher.after()
    standings = e.standings(s)
    winners = [standing.seat for standing in standings if standing.winner] if s.over else []
    out: dict[str, Any] = {
        "game": g,
        "won": 1 / len(winners) if seat in winners else 0,
        "points": [standing.vp for standing in standings],
        "turns": s.turn,
        "over": s.over,
        "seconds": {spec: [n, round(whole, 6), round(most, 6)] for spec, (n, whole, most) in clock.items()},
    }
    if watcher is not None:
        counts = watcher.finish()
        out["habits"] = {names[i]: counts[i] for i in range(row.players)} if row.a != row.b else {}
    return out


def play_one(seed: int, game: tuple[Row, int]) -> tuple[str, dict[str, Any]]:
    """A game with the name of its row, in this process."""
    row, g = game
    return row.name, play(row, seed, g)


# ----------------------------------------------------------------------------------------------------------------------
# What has been played


class Unfit(SystemExit):
    """What was played before cannot be gone on with."""


class Played:
    """The games of a row, in a file with a line for each."""

    def __init__(self, row: Row, folder: Path, seed: int, of: str, keep: bool) -> None:
        self.row = row
        self.file = folder / f"{row.name}.jsonl"
        self.games: dict[int, dict[str, Any]] = {}
        self._head = {"row": row.name, "seed": seed, "program": of}
        if self.file.exists():
            self._read(keep)
        self.stopped = False
        self.look = 0
        self.result: Standing = judged(row, [])
        self._next = 0
        self.review()

    def _read(self, keep: bool) -> None:
        text = self.file.read_text(encoding="utf-8")
        whole, _, rest = text.rpartition("\n")
        if rest:
            # The last line was not written to its end.
            self.file.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
        lines = [json.loads(line) for line in whole.splitlines()]
        if not lines:
            return
        head = lines[0]
        if head["seed"] != self._head["seed"]:
            raise Unfit(
                f"{self.file} was played with --seed {head['seed']}. Give that seed, or another folder with --state."
            )
        if head["program"] != self._head["program"] and not keep:
            raise Unfit(
                f"{self.file} was played by another state of the program. Delete it, name another folder with --state, "
                "or go on with it nevertheless with --keep."
            )
        self.games = {game["game"]: game for game in lines[1:]}

    def add(self, game: dict[str, Any]) -> None:
        new = not self.file.exists() or not self.file.stat().st_size
        with self.file.open("a", encoding="utf-8") as out:
            if new:
                out.write(json.dumps(self._head) + "\n")
            out.write(json.dumps(game, separators=(",", ":")) + "\n")
        self.games[game["game"]] = game
        self.review()

    def review(self) -> None:
        """Look at the games in their order, at the same numbers of games as ever: what was played beyond, or in which
        order it was finished, makes no difference."""
        row = self.row
        while not self.stopped and all(g in self.games for g in range(self.result.games, self.until)):
            self.result = judged(row, [self.games[g] for g in range(self.until)])
            self.stopped = self.result.settled
            self.look += 1

    @property
    def until(self) -> int:
        """The number of games at the next look."""
        looks = self.row.looks
        return looks[min(self.look, len(looks) - 1)]

    def wanted(self) -> Iterator[int]:
        """Games that are still to be handed out before the next look."""
        while not self.stopped and self._next < self.until:
            g = self._next
            self._next += 1
            if g not in self.games:
                yield g

    @property
    def counted(self) -> list[dict[str, Any]]:
        """The games that the result is made of; of a row that is under way, those that are there in order."""
        n = self.result.games
        if not self.stopped:
            while n in self.games:
                n += 1
            n -= n % self.row.players
        return [self.games[g] for g in range(n)]


# ----------------------------------------------------------------------------------------------------------------------
# Many games


def play_all(every: list[Played], seed: int, jobs: int | None, seconds: float | None, ray: str = "") -> None:
    """Play until every row is settled, or for so many seconds."""
    end = time.monotonic() + seconds if seconds else None
    bar = Bar(every)
    rows = {played.row.name: played for played in every}

    def following() -> tuple[Row, int] | None:
        late = end is not None and time.monotonic() > end
        found = None if late else _next_game(every)
        return None if found is None else (found[0].row, found[1])

    with closing(hand_out(partial(play_one, seed), following, jobs, ray)) as games:
        for name, game in games:
            rows[name].add(game)
            bar.show(every)
            if end is not None and time.monotonic() > end:
                # What is under way is not waited for: it is played again next time.
                return


def _next_game(every: list[Played]) -> tuple[Played, int] | None:
    for played in every:
        g = next(played.wanted(), None)
        if g is not None:
            return played, g
    return None


class Bar:
    """How far it is, on one line of a terminal; elsewhere a line now and then."""

    WIDTH = 30
    EVERY = 60.0

    def __init__(self, every: list[Played]) -> None:
        self._begun = time.monotonic()
        self._shown = 0.0
        self._at_start = sum(len(played.games) for played in every)
        self._terminal = sys.stderr.isatty()

    def show(self, every: list[Played]) -> None:
        now = time.monotonic()
        if now - self._shown < (0.2 if self._terminal else self.EVERY):
            return
        self._shown = now
        done = sum(played.stopped for played in every)
        games = sum(len(played.games) for played in every)
        rate = (games - self._at_start) / max(1e-9, now - self._begun)
        most = sum(played.row.most if not played.stopped else len(played.games) for played in every)
        full = round(self.WIDTH * games / max(1, most))
        row = next((played for played in every if not played.stopped and played.games), every[-1])
        text = (
            f"[{'#' * full}{'.' * (self.WIDTH - full)}] {done} of {len(every)} rows, {games} games, {rate:.2f}/s; "
            f"{row.row.name}: {len(row.games)} of {row.row.most}"
        )
        print(f"\r{text[:118]:118}" if self._terminal else text, end="" if self._terminal else "\n", file=sys.stderr)
        sys.stderr.flush()


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", action="append", metavar="NAME", help="only rows of this name; * stands for anything")
    parser.add_argument("--games", type=int, metavar="N", help="at most so many games a row")
    parser.add_argument("--seconds", type=float, metavar="S", help="stop after so many seconds and print what is there")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: cores)")
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="share the games on this Ray cluster instead")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the same number, the same games (default: 1)")
    parser.add_argument("--state", type=Path, default=STATE, metavar="DIR", help="where games are kept (build/ladder)")
    parser.add_argument("--keep", action="store_true", help="go on with games that another state of the program played")
    parser.add_argument("--list", action="store_true", help="list the rows")
    parser.add_argument("--print", action="store_true", help="print the tables of what was played, and play nothing")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the tables to a file as well")
    return parser


def main() -> None:
    parser = arguments()
    args = parser.parse_args()
    rows = [row for row in all_rows(args.games) if _is_wanted(row, args.rows)]
    if not rows:
        parser.error(f"no row is called {' or '.join(args.rows)}; --list names them")
    if args.list:
        for row in rows:
            print(f"{row.name:45} {row.most:5} games  {row.bar_words}")
        return
    args.state.mkdir(parents=True, exist_ok=True)
    of = program()
    every = [Played(row, args.state, args.seed, of, args.keep or args.print) for row in rows]
    if not args.print:
        try:
            play_all(every, args.seed, args.jobs, args.seconds, args.ray)
        except ClusterError as e:
            raise SystemExit(f"{e}") from e
        except KeyboardInterrupt:
            print("\nstopped; the same command goes on from here", file=sys.stderr)
    text = tables([(played.row, played.result, played.counted) for played in every], MIRRORED)
    print("\n" + text)
    if args.out is not None:
        args.out.write_text(text + "\n", encoding="utf-8")


def _is_wanted(row: Row, names: list[str] | None) -> bool:
    if names is None:
        return not row.optional
    return any(fnmatch(row.name, name) for name in names)


if __name__ == "__main__":
    main()
