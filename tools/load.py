"""How much a server can bear: many tables of scripted players and bots over real sockets on this machine.

``python -m tools.load --tables 200 --rate 100 --seconds 30`` starts a server, plays so many moves a second at so
many tables, and measures what players feel: the time from a move to its acknowledgement and to the other seat; memory;
the first view of a table; and the start with many stored games. It stops by itself.

A table has two scripted players, who choose at random, and a bot. Moves come at fixed moments, whether or not those
before were answered: a server that falls behind cannot slow its players down. Sockets are packed as browsers
ask for it.

``--held 50`` looks for the highest rate at which 99 of 100 moves are acknowledged within 50 ms; ``--watchers`` measures
what somebody who watches takes. ``--store URL`` keeps everything in a PostgreSQL, ``--nodes 2`` starts two servers on
it, and ``--bus URL`` connects them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

from duskhall import new_game
from duskhall.editions import NAMES
from duskhall.lab.share import progress
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.store.rows import ActRow, PersonRow, SeatRow, StoredOptions, TableRow
from duskhall.server.store.store import Store

from .bench import machine
from .live import Person, Server, me
from .load_players import TABLES_EACH, Load, first_view, quantile

TABLES, RATE, SECONDS, STORED = 200, 100.0, 30.0, 10_000
IDLE = 100
"""Tables that are made to measure what an idle one takes."""
STORED_ACTS = 120
"""Acts of a stored game."""
TOGETHER = 200
WATCHED = 10
"""Tables at which people watch, where that is measured."""
FASTER, LEAST_MOVES = 1.25, 500
"""How the rate grows that is tried next, and the moves of a try: of fewer there is no 99th of 100."""
WARM_UP = 0.1
"""The part of the time that does not count: the first moves load what later ones find."""

PAGE = Path("docs/benchmarks.md")
BEGIN, END = "<!-- server -->", "<!-- /server -->"
TARGETS = {
    "cpu_ms_an_act": 1.9,
    "ack_p99_ms": 50.0,
    "idle_table_kb": 1000.0,
    "first_view_ms": 1000.0,
    "first_view_woken_ms": 1000.0,
}


@dataclass
class Report:
    """Times in milliseconds, memory in kB."""

    machine: dict[str, str] = field(default_factory=machine)
    busy: float = 0
    """How many programs wanted a core before it began, on an average of a minute."""
    store: str = "SQLite"
    nodes: int = 1
    apart: bool = False
    """The players of a table are at different servers."""
    tables: int = 0
    rate: float = 0
    seconds: float = 0
    moves: int = 0
    """Of scripted players, acknowledged."""
    moves_a_second: float = 0
    acts_a_second: float = 0
    """Of everybody, bots too."""
    refused: int = 0
    behind: int = 0
    """Moments at which nobody was asked who had not just moved."""
    ack_p50_ms: float = 0
    ack_p99_ms: float = 0
    ack_max_ms: float = 0
    other_p50_ms: float = 0
    other_p99_ms: float = 0
    cpu_ms_an_act: float = 0
    """Of the servers' own processes; their bots think elsewhere, and so does the database."""
    held_a_second: float = 0
    """The highest rate that was tried at which 99 of 100 moves were acknowledged in time."""
    held_ms: float = 0
    """What in time means there."""
    games_ended: int = 0
    idle_table_kb: float = 0
    playing_table_kb: float = 0
    """With two sockets and all that was played."""
    watchers: int = 0
    watcher_kb: float = 0
    watcher_cpu_ms_an_act: float = 0
    """Of one who watches, for each act that is seen."""
    first_view_ms: float = 0
    """From the connection to the first update, the slowest of several."""
    first_view_woken_ms: float = 0
    """The same at a table that sleeps, with a long game behind it."""
    stored_games: int = 0
    start_ms: float = 0
    """From the command to the first answer, with so many games stored."""
    start_empty_ms: float = 0


# ----------------------------------------------------------------------------------------------------------------------
# Driving


@dataclass
class Wanted:
    """What is to be measured besides the load itself."""

    idle: int = IDLE
    """Tables at which nobody sits."""
    watchers: int = 0
    held: float = 0.0
    """Milliseconds; 0: the highest rate is not looked for."""


async def _drive(servers: Sequence[Server], report: Report, stage: Stage, wanted: Wanted) -> None:
    """All that is measured on running servers."""
    load = Load(servers, max(report.tables, 1), Random(1), apart=report.apart)
    try:
        # The first table loads what all of them share.
        load.games.append(await load.open(0))
        await _measure_idle(load, report, stage, wanted.idle)
        before = load.memory()
        stage("sitting down", report.tables)
        for n in range(1, report.tables):
            load.games.append(await load.open(n))
            stage.done(1)
        host, game = load.hosts[0], load.games[0]
        views = [await first_view(host.address, host.cookie, game.made, 1) for _ in range(10)]
        report.first_view_ms = 1000 * max(views)
        stage("playing", round(report.seconds))
        await load.play(report.rate, WARM_UP * report.seconds)
        spent = await _play(load, report.rate, report.seconds, stage)
        times = load.times
        report.moves = len(times.acks)
        report.refused, report.behind, report.games_ended = times.refused, times.behind, load.ended
        report.moves_a_second, report.acts_a_second = len(times.acks) / spent.seconds, spent.acts / spent.seconds
        report.cpu_ms_an_act = spent.cpu_ms_an_act
        report.ack_p50_ms, report.ack_p99_ms = quantile(times.acks, 0.5), quantile(times.acks, 0.99)
        report.ack_max_ms = quantile(times.acks, 1)
        report.other_p50_ms, report.other_p99_ms = quantile(times.others, 0.5), quantile(times.others, 0.99)
        report.playing_table_kb = (load.memory() - before) / max(1, report.tables - 1)
        if wanted.held:
            await _measure_held(load, report, stage, wanted.held)
        if wanted.watchers:
            await _measure_watchers(load, report, stage, wanted.watchers)
    finally:
        await load.close()


@dataclass
class Spent:
    acts: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    """Seconds of the servers."""

    @property
    def cpu_ms_an_act(self) -> float:
        return 1000 * self.cpu / max(1, self.acts)


async def _play(load: Load, rate: float, seconds: float, stage: Stage) -> Spent:
    """So many moves a second, in parts: tables whose games have ended are replaced between them."""
    load.times.clear()
    spent = Spent()
    parts = max(1, round(seconds / 5))
    for _ in range(parts):
        acts, cpu = load.acts(), load.cpu()
        spent.seconds += await load.play(rate, seconds / parts)
        spent.acts, spent.cpu = spent.acts + load.acts() - acts, spent.cpu + load.cpu() - cpu
        stage.done(round(seconds / parts))
        await load.replace_ended()
    return spent


async def _measure_held(load: Load, report: Report, stage: Stage, within: float) -> None:
    """Higher and higher rates, until moves come too late or cannot be sent in time. What fails is tried once more: a
    machine has other things to do, too."""
    report.held_ms = within
    rate = report.rate
    while await _holds(load, rate, within, stage) or await _holds(load, rate, within, stage):
        report.held_a_second = len(load.times.acks) / max(10.0, LEAST_MOVES / rate)
        rate *= FASTER


async def _holds(load: Load, rate: float, within: float, stage: Stage) -> bool:
    seconds = max(10.0, LEAST_MOVES / rate)
    stage(f"{rate:.0f} moves a second", round(seconds))
    spent = await _play(load, rate, seconds, stage)
    answered = len(load.times.acks) / spent.seconds
    return quantile(load.times.acks, 0.99) < within and answered > 0.95 * rate


async def _measure_watchers(load: Load, report: Report, stage: Stage, watchers: int) -> None:
    """The same moves at a few tables, without and with people who watch there."""
    games, load.games = load.games, load.games[:WATCHED]
    try:
        stage("without watchers", round(report.seconds))
        alone = await _play(load, min(report.rate, 5 * WATCHED), report.seconds, stage)
        before = load.memory()
        stage("watchers", watchers)
        for n in range(watchers):
            await load.watch(n % len(load.games))
            stage.done(1)
        report.watchers = watchers
        report.watcher_kb = (load.memory() - before) / watchers
        stage("with watchers", round(report.seconds))
        seen = await _play(load, min(report.rate, 5 * WATCHED), report.seconds, stage)
        each = watchers / len(load.games)
        report.watcher_cpu_ms_an_act = (seen.cpu_ms_an_act - alone.cpu_ms_an_act) / each
    finally:
        load.games = [*load.games, *games[WATCHED:]]


async def _measure_idle(load: Load, report: Report, stage: Stage, idle: int) -> None:
    """Tables with a game and nobody at them, in memory."""
    address = load.servers[0].address
    ada = Person(address, "Idle")
    hosts = [Person(address, f"Idle {n}") for n in range(-(-idle // TABLES_EACH))]
    for edition in NAMES:
        # The first of each loads what all of them share.
        await asyncio.to_thread(ada.create, me(), me("Other"), me("Third"), edition=edition)
    before = load.memory()
    stage("idle tables", idle)
    for n in range(idle):
        edition = NAMES[n % len(NAMES)]
        await asyncio.to_thread(hosts[n // TABLES_EACH].create, me(), me("Other"), me("Third"), edition=edition)
        stage.done(1)
    report.idle_table_kb = (load.memory() - before) / idle
    for person in (ada, *hosts):
        person.close()


# ----------------------------------------------------------------------------------------------------------------------
# Stored games


def a_long_game(acts: int, seed: int = 3) -> tuple[str, list[tuple[int, str]]]:
    """A start, and what two players who choose at random did from there."""
    game = new_game("classic", 2, seed=seed)
    start = position.write(game.state)
    luck = Random(seed)
    while len(game.played) < acts and not game.over:
        decision = game.decisions()[0]
        game.answer(decision.seat, luck.choice(list(decision.options)))
    return start, game.played


async def store_games(where: Path | str, games: int, stage: Stage) -> None:
    """So many games in the middle, as a server would have stored them."""
    start, moves = a_long_game(STORED_ACTS)
    store = await Store.open(where)
    try:
        people = [PersonRow(f"stored{n}", f"Stored {n}", "", 1.0) for n in range(-(-games // TABLES_EACH))]
        await asyncio.gather(*(store.add_person(p) for p in people))
        stage("storing games", games)
        for first in range(0, games, TOGETHER):
            batch = range(first, min(games, first + TOGETHER))
            await asyncio.gather(*(_store_game(store, n, people[n // TABLES_EACH].id, start, moves) for n in batch))
            stage.done(len(batch))
    finally:
        await store.close()


async def _store_game(store: Store, n: int, host: str, start: str, moves: list[tuple[int, str]]) -> None:
    # Not so old that a server would delete it.
    id, at = f"stored{n:06}", time.time() - n
    options = StoredOptions(listed=n % 2 == 0)
    state = "playing" if n % 10 == 0 else "over"
    how = "" if state == "playing" else "agreed"
    row = TableRow(id, f"key{n}", "classic", host, state, "Stored", None, options, start, at, at, 9, how)
    seats = [SeatRow(id, 0, "person", host, "Stored", "greedy"), SeatRow(id, 1, "bot", "", "Bot", "greedy")]
    acts = [ActRow(id, i, seat, act, at) for i, (seat, act) in enumerate(moves, 1)]
    await store.add_table(row, seats)
    await store.append(id, acts)


def _started(server: Server) -> float:
    """Milliseconds until it answers."""
    began = time.perf_counter()
    server.start()
    return 1000 * (time.perf_counter() - began)


def _woken(server: Server) -> float:
    """Milliseconds until a table that sleeps shows itself to somebody who watches."""
    made = wire.Made(id="stored000000", key="key0")
    return 1000 * asyncio.run(first_view(server.address, "", made, wire.WATCHING))


# ----------------------------------------------------------------------------------------------------------------------
# Telling


def _nothing(n: int) -> None:
    """Where no bar is shown."""


class Stage:
    """A line that says what is being done, on a terminal."""

    def __init__(self) -> None:
        self._stack = contextlib.ExitStack()
        self.done: Callable[[int], None] = _nothing

    def __call__(self, title: str, total: int) -> None:
        self._stack.close()
        self.done = self._stack.enter_context(progress(title, total)) if total else _nothing

    def close(self) -> None:
        self._stack.close()


@dataclass
class Where:
    """What the servers are started with."""

    store: str = ""
    """The URL of a PostgreSQL; empty: the data folder."""
    bus: str = ""
    nodes: int = 1
    apart: bool = False
    """The two players of a table come to different servers."""

    def options(self) -> list[str]:
        return [*(("--store", self.store) if self.store else ()), *(("--bus", self.bus) if self.bus else ())]


def measure(
    tables: int, rate: float, seconds: float, stored: int, wanted: Wanted | None = None, where: Where | None = None
) -> Report:
    wanted, where = wanted or Wanted(), where or Where()
    report = Report(tables=tables, rate=rate, seconds=seconds, stored_games=stored)
    report.nodes, report.apart = where.nodes, where.apart
    report.busy = os.getloadavg()[0]
    report.store = "PostgreSQL" if where.store else "SQLite"
    stage = Stage()
    with tempfile.TemporaryDirectory(prefix="duskhall-load-") as folder, contextlib.closing(stage):
        env = {"DUSKHALL_LIMITS": "off"}
        with contextlib.ExitStack() as running:
            servers = [Server(Path(folder) / f"data{n}", env=env, options=where.options()) for n in range(where.nodes)]
            for server in servers:
                report.start_empty_ms = max(report.start_empty_ms, _started(server))
                running.callback(server.stop)
            asyncio.run(_drive(servers, report, stage, wanted))
        if stored:
            other = Server(Path(folder) / "stored", env=env, options=where.options())
            asyncio.run(store_games(where.store or other.data, stored, stage))
            stage("starting", 0)
            report.start_ms = _started(other)
            try:
                report.first_view_woken_ms = _woken(other)
            finally:
                other.stop()
    return report


LINES = (
    ("moves of players a second", "moves_a_second", "{:.0f}"),
    ("acts a second, with those of bots", "acts_a_second", "{:.0f}"),
    ("computing of the server for an act, ms", "cpu_ms_an_act", "{:.2f}"),
    ("move to acknowledgement, half of them within ms", "ack_p50_ms", "{:.1f}"),
    ("move to acknowledgement, 99 of 100 within ms", "ack_p99_ms", "{:.1f}"),
    ("the slowest, ms", "ack_max_ms", "{:.1f}"),
    ("move to the other seat, half of them within ms", "other_p50_ms", "{:.1f}"),
    ("move to the other seat, 99 of 100 within ms", "other_p99_ms", "{:.1f}"),
    ("moves of players a second that are acknowledged in time, 99 of 100", "held_a_second", "{:.0f}"),
    ("memory of an idle table, kB", "idle_table_kb", "{:.0f}"),
    ("memory of a table at play with two sockets, kB", "playing_table_kb", "{:.0f}"),
    ("memory of somebody who watches, kB", "watcher_kb", "{:.0f}"),
    ("computing of the server for an act and each who watches, ms", "watcher_cpu_ms_an_act", "{:.2f}"),
    ("first view of a table, ms", "first_view_ms", "{:.0f}"),
    ("first view of a table that sleeps, ms", "first_view_woken_ms", "{:.0f}"),
    ("start with no game stored, ms", "start_empty_ms", "{:.0f}"),
    ("start with the stored games, ms", "start_ms", "{:.0f}"),
)


def _servers(report: Report) -> str:
    apart = ", players of a table apart" if report.apart else ""
    return f"{report.nodes} server{'s' if report.nodes > 1 else ''} on {report.store}{apart}"


def rows(report: Report) -> Iterator[tuple[str, str, str]]:
    """What was measured, the figure, and whether its target is met."""
    for title, name, form in LINES:
        value = getattr(report, name)
        target = TARGETS.get(name)
        met = "" if target is None or not value else f"{'met' if value < target else 'missed'}: under {target:g}"
        yield title, form.format(value) if value else "not measured", met


def text(report: Report) -> str:
    m = report.machine
    head = [
        f"{m['cpu']}, {m['python']}, {m['system']}, commit {m['commit']}; {_servers(report)}; load {report.busy:.1f}",
        f"{report.tables} tables, {report.rate:.0f} moves a second asked for, {report.seconds:.0f} s; "
        f"{report.moves:,} moves, {report.refused} refused, {report.games_ended} games ended, "
        f"{report.behind} moments without anybody to move; {report.stored_games:,} stored games",
        "",
    ]
    width = max(len(title) for title, *_ in LINES)
    return "\n".join([*head, *(f"{title:<{width}}  {value:>12}  {met}" for title, value, met in rows(report))])


def with_figures(page: str, report: Report) -> str:
    """The page with these figures in place of those before. Raises ValueError if it has no place for them."""
    begin, end = page.find(BEGIN), page.find(END)
    if begin < 0 or end < begin:
        raise ValueError(f"it needs the lines {BEGIN} and {END}")
    m = report.machine
    lines = [
        f"{m['date']}, commit {m['commit']}, {m['cpu']}, {m['python']}; {_servers(report)}, {report.tables} tables,",
        f"{report.rate:.0f} moves a second for {report.seconds:.0f} s, {report.stored_games:,} stored games;",
        f"load of the machine before it began: {report.busy:.1f}.",
        "",
        "| | | target |",
        "|---|---|---|",
        *(f"| {title} | {value} | {met} |" for title, value, met in rows(report)),
    ]
    return page[:begin] + BEGIN + "\n" + "\n".join(lines) + "\n" + page[end:]


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, metavar="N", help="default: %(default)s")
    parser.add_argument("--rate", type=float, default=RATE, metavar="N", help="moves a second (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="default: %(default)s")
    parser.add_argument("--stored", type=int, default=STORED, metavar="N", help="stored games (default: %(default)s)")
    parser.add_argument(
        "--held", type=float, default=0, metavar="MS", help="look for the highest rate held within this"
    )
    parser.add_argument("--watchers", type=int, default=0, metavar="N", help="people who watch, at ten tables")
    parser.add_argument("--store", default="", metavar="URL", help="a PostgreSQL, such as serve --store takes")
    parser.add_argument("--bus", default="", metavar="URL", help="a Redis, such as serve --bus takes")
    parser.add_argument(
        "--nodes", type=int, default=1, metavar="N", help="servers on that store (default: %(default)s)"
    )
    parser.add_argument("--apart", action="store_true", help="the players of a table come to different servers")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything to this file")
    parser.add_argument(
        "--page", type=Path, nargs="?", const=PAGE, metavar="FILE", help=f"also put the figures into {PAGE}"
    )
    args = parser.parse_args(argv)
    if args.tables < 1 or args.rate <= 0 or args.seconds <= 0 or args.stored < 0:
        parser.error("--tables is 1 or more, --rate and --seconds are above 0, --stored is not below 0")
    if args.nodes < 1 or (args.nodes > 1 and not args.store) or (args.apart and args.nodes < 2):
        parser.error("--nodes is 1 or more; several need a --store, and --apart needs several")
    try:
        if args.page is not None:
            # What would fail at the end fails now.
            with_figures(args.page.read_text(encoding="utf-8"), Report())
        wanted = Wanted(watchers=args.watchers, held=args.held)
        where = Where(store=args.store, bus=args.bus, nodes=args.nodes, apart=args.apart)
        report = measure(args.tables, args.rate, args.seconds, args.stored, wanted, where)
        print(text(report))
        if args.json is not None:
            args.json.write_text(json.dumps(asdict(report), indent=2) + "\n", encoding="utf-8")
        if args.page is not None:
            args.page.write_text(with_figures(args.page.read_text(encoding="utf-8"), report), encoding="utf-8")
    except (OSError, ValueError) as e:
        print(f"the load cannot be measured: {e}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
