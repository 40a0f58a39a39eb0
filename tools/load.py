"""How much a server can bear: many tables of scripted players and bots over real sockets on this machine.

``python -m tools.load --tables 200 --rate 100 --seconds 30`` starts a server, plays so many moves a second at so
many tables, and measures what players feel: the time from a move to its acknowledgement and to the other seat; memory;
the first view of a table; and the start with many stored games. It stops by itself.

A table has two scripted players, who choose at random, and a bot. Moves come at fixed moments, whether or not those
before were answered: a server that falls behind cannot slow its players down.
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

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from duskhall import new_game
from duskhall.editions import NAMES
from duskhall.lab.share import progress
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.rows import ActRow, PersonRow, SeatRow, StoredOptions, TableRow
from duskhall.server.store import Store

from .bench import machine
from .live import PATIENCE, Person, Server, bot, me, open_seat

TABLES, RATE, SECONDS, STORED = 200, 100.0, 30.0, 10_000
TABLES_EACH = 40
"""Tables that one person makes."""
IDLE = 100
"""Tables that are made to measure what an idle one takes."""
STORED_ACTS = 120
"""Acts of a stored game."""
TOGETHER = 200
WARM_UP = 0.1
"""The part of the time that does not count: the first moves load what later ones find."""

PAGE = Path("docs/benchmarks.md")
BEGIN, END = "<!-- server -->", "<!-- /server -->"
TARGETS = {"ack_p99_ms": 50.0, "idle_table_kb": 1000.0, "first_view_ms": 1000.0, "first_view_woken_ms": 1000.0}


@dataclass
class Report:
    """Times in milliseconds, memory in kB."""

    machine: dict[str, str] = field(default_factory=machine)
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
    """Of the server's own process; its bots think elsewhere."""
    games_ended: int = 0
    idle_table_kb: float = 0
    playing_table_kb: float = 0
    """With two sockets and all that was played."""
    first_view_ms: float = 0
    """From the connection to the first update, the slowest of several."""
    first_view_woken_ms: float = 0
    """The same at a table that sleeps, with a long game behind it."""
    stored_games: int = 0
    start_ms: float = 0
    """From the command to the first answer, with so many games stored."""
    start_empty_ms: float = 0


# ----------------------------------------------------------------------------------------------------------------------
# Scripted players


class Option(msgspec.Struct):
    id: str


class Question(msgspec.Struct):
    number: int
    options: list[Option]


class Heard(msgspec.Struct):
    """What a scripted player reads of a message; the rest is skipped."""

    type: str
    id: int = 0
    question: Question | None = None
    ending: msgspec.Raw = msgspec.Raw(b"null")


heard = msgspec.json.Decoder(Heard).decode


class Player:
    """One socket of a scripted player."""

    def __init__(self, connection: ClientConnection, game: Game) -> None:
        self.connection = connection
        self.game = game
        self.question: Question | None = None
        self.number = 0
        self.sent_at = 0.0
        """When the move was sent that is not answered yet; 0: none."""
        self.ended = False

    async def listen(self, times: Times) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in self.connection:
                self._hear(heard(data), times)

    def _hear(self, message: Heard, times: Times) -> None:
        now = time.perf_counter()
        if message.type == "update":
            self.question = message.question
            self.ended = bytes(message.ending) != b"null"
            if self.game.mover is not None and self.game.mover is not self:
                times.others.append(now - self.game.moved_at)
                self.game.mover = None
        elif message.type == "ack" and message.id == self.number:
            times.acks.append(now - self.sent_at)
            self.sent_at = 0.0
        elif message.type == "refused":
            times.refused += 1
            self.sent_at = 0.0

    async def move(self, luck: Random) -> None:
        question = self.question
        assert question is not None
        self.question = None
        self.number += 1
        option = luck.choice(question.options).id
        data = msgspec.json.encode(wire.Move(id=self.number, decision=question.number, option=option)).decode()
        self.sent_at = self.game.moved_at = time.perf_counter()
        self.game.mover = self
        await self.connection.send(data)


class Game:
    """A table with its scripted players."""

    def __init__(self, made: wire.Made) -> None:
        self.made = made
        self.players: list[Player] = []
        self.mover: Player | None = None
        """Whose move the other one has not seen yet."""
        self.moved_at = 0.0

    def ready(self) -> Player | None:
        """A player who is asked and has not just moved."""
        if any(p.sent_at for p in self.players):
            return None
        return next((p for p in self.players if p.question is not None), None)

    @property
    def ended(self) -> bool:
        return any(p.ended for p in self.players)


@dataclass
class Times:
    acks: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    refused: int = 0
    behind: int = 0

    def clear(self) -> None:
        self.acks.clear()
        self.others.clear()
        self.refused = self.behind = 0


async def sit(address: str, cookie: str, made: wire.Made, seat: int) -> ClientConnection:
    connection = await connect(
        f"ws{address.removeprefix('http')}/api/socket",
        origin=Origin(address),
        additional_headers={"Cookie": f"duskhall={cookie}"},
        compression=None,
        max_size=None,
        proxy=None,
        ping_interval=None,
        open_timeout=PATIENCE,
    )
    hello = wire.Hello(protocol=wire.PROTOCOL, table=made.id, seat=seat)
    await connection.send(msgspec.json.encode(hello).decode())
    return connection


async def first_view(address: str, cookie: str, made: wire.Made, seat: int) -> float:
    """Seconds from the connection to the first update."""
    began = time.perf_counter()
    connection = await sit(address, cookie, made, seat)
    while heard(await connection.recv()).type != "update":
        pass
    took = time.perf_counter() - began
    await connection.close()
    return took


# ----------------------------------------------------------------------------------------------------------------------
# Driving


class Load:
    def __init__(self, server: Server, tables: int, luck: Random) -> None:
        self.server = server
        self.luck = luck
        self.hosts = [Person(server.address, f"Host {n}") for n in range(-(-tables // TABLES_EACH))]
        self.guests = [Person(server.address, f"Guest {n}") for n in range(len(self.hosts))]
        self.games: list[Game] = []
        self.times = Times()
        self.ended = 0
        self._listening: set[asyncio.Task[None]] = set()

    def make(self, n: int) -> wire.Made:
        host, guest = self.hosts[n // TABLES_EACH], self.guests[n // TABLES_EACH]
        made = host.create(me(), open_seat(), bot(), edition=NAMES[n % len(NAMES)])
        guest.join(made)
        return made

    async def open(self, n: int) -> Game:
        """A table with its players in their seats."""
        game = Game(await asyncio.to_thread(self.make, n))
        for seat, who in ((1, self.hosts[n // TABLES_EACH]), (2, self.guests[n // TABLES_EACH])):
            player = Player(await sit(self.server.address, who.cookie, game.made, seat), game)
            game.players.append(player)
            task = asyncio.create_task(player.listen(self.times))
            self._listening.add(task)
            task.add_done_callback(self._listening.discard)
        return game

    async def play(self, rate: float, seconds: float) -> float:
        """Moves at fixed moments; the seconds that it took until all were answered."""
        began = time.perf_counter()
        turn = list(range(len(self.games)))
        for n in range(int(rate * seconds)):
            wait = began + n / rate - time.perf_counter()
            await asyncio.sleep(max(0.0, wait))
            player = self._next(turn)
            if player is None:
                self.times.behind += 1
            else:
                await player.move(self.luck)
        until = time.perf_counter() + PATIENCE
        while any(p.sent_at for g in self.games for p in g.players) and time.perf_counter() < until:
            await asyncio.sleep(0.005)
        return time.perf_counter() - began

    def _next(self, turn: list[int]) -> Player | None:
        """Whoever has waited longest among those who are asked."""
        for place, n in enumerate(turn):
            game = self.games[n]
            player = game.ready()
            if player is not None:
                turn.append(turn.pop(place))
                return player
        return None

    async def replace_ended(self) -> None:
        for n, game in enumerate(self.games):
            if game.ended:
                self.ended += 1
                for player in game.players:
                    await player.connection.close()
                self.games[n] = await self.open(n)

    async def close(self) -> None:
        for game in self.games:
            for player in game.players:
                await player.connection.close()
        for person in (*self.hosts, *self.guests):
            person.close()


def moves_total(address: str) -> int:
    text = httpx.get(f"{address}/metrics", timeout=PATIENCE, trust_env=False).text
    return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("duskhall_moves_total"))


def memory_kb(pid: int) -> int:
    """What a process holds, where the system tells; 0 elsewhere."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
    except OSError:
        pass
    return 0


def cpu_seconds(pid: int) -> float:
    """What a process has computed so far, where the system tells; 0 elsewhere."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except OSError:
        return 0.0


def quantile(values: Sequence[float], part: float) -> float:
    """Milliseconds; 0 where there are none."""
    return 1000 * sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


async def _drive(server: Server, report: Report, stage: Stage, idle: int) -> None:
    """All that is measured on one running server."""
    load = Load(server, max(report.tables, 1), Random(1))
    address = server.address
    try:
        # The first table loads what all of them share.
        load.games.append(await load.open(0))
        await _measure_idle(server, report, stage, idle)
        before = memory_kb(server.pid)
        stage("sitting down", report.tables)
        for n in range(1, report.tables):
            load.games.append(await load.open(n))
            stage.done(1)
        views = [await first_view(address, load.hosts[0].cookie, load.games[0].made, 1) for _ in range(10)]
        report.first_view_ms = 1000 * max(views)
        stage("playing", round(report.seconds))
        await load.play(report.rate, WARM_UP * report.seconds)
        load.times.clear()
        acts, took, cpu = 0, 0.0, 0.0
        parts = max(1, round(report.seconds / 5))
        part = report.seconds / parts
        for _ in range(parts):
            at, cpu_at = moves_total(address), cpu_seconds(server.pid)
            took += await load.play(report.rate, part)
            acts, cpu = acts + moves_total(address) - at, cpu + cpu_seconds(server.pid) - cpu_at
            stage.done(round(part))
            await load.replace_ended()
        times = load.times
        report.moves = len(times.acks)
        report.refused, report.behind, report.games_ended = times.refused, times.behind, load.ended
        report.moves_a_second, report.acts_a_second = len(times.acks) / took, acts / took
        report.cpu_ms_an_act = 1000 * cpu / max(1, acts)
        report.ack_p50_ms, report.ack_p99_ms = quantile(times.acks, 0.5), quantile(times.acks, 0.99)
        report.ack_max_ms = quantile(times.acks, 1)
        report.other_p50_ms, report.other_p99_ms = quantile(times.others, 0.5), quantile(times.others, 0.99)
        report.playing_table_kb = (memory_kb(server.pid) - before) / max(1, report.tables - 1)
    finally:
        await load.close()


async def _measure_idle(server: Server, report: Report, stage: Stage, idle: int) -> None:
    """Tables with a game and nobody at them, in memory."""
    ada = Person(server.address, "Idle")
    hosts = [Person(server.address, f"Idle {n}") for n in range(-(-idle // TABLES_EACH))]
    await asyncio.to_thread(ada.create, me(), me("Other"))
    before = memory_kb(server.pid)
    stage("idle tables", idle)
    for n in range(idle):
        edition = NAMES[n % len(NAMES)]
        await asyncio.to_thread(hosts[n // TABLES_EACH].create, me(), me("Other"), me("Third"), edition=edition)
        stage.done(1)
    report.idle_table_kb = (memory_kb(server.pid) - before) / idle
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


async def store_games(folder: Path, games: int, stage: Stage) -> None:
    """So many games in the middle, as a server would have stored them."""
    start, moves = a_long_game(STORED_ACTS)
    store = await Store.open(folder)
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
    id, at = f"stored{n:06}", 1000.0 + n
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


def measure(tables: int, rate: float, seconds: float, stored: int, idle: int = IDLE) -> Report:
    report = Report(tables=tables, rate=rate, seconds=seconds, stored_games=stored)
    stage = Stage()
    with tempfile.TemporaryDirectory(prefix="duskhall-load-") as folder, contextlib.closing(stage):
        env = {"DUSKHALL_LIMITS": "off"}
        server = Server(Path(folder) / "data", env=env)
        report.start_empty_ms = _started(server)
        try:
            asyncio.run(_drive(server, report, stage, idle))
        finally:
            server.stop()
        if stored:
            other = Server(Path(folder) / "stored", env=env)
            asyncio.run(store_games(other.data, stored, stage))
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
    ("computing of the server for an act, ms", "cpu_ms_an_act", "{:.1f}"),
    ("move to acknowledgement, half of them within ms", "ack_p50_ms", "{:.1f}"),
    ("move to acknowledgement, 99 of 100 within ms", "ack_p99_ms", "{:.1f}"),
    ("the slowest, ms", "ack_max_ms", "{:.1f}"),
    ("move to the other seat, half of them within ms", "other_p50_ms", "{:.1f}"),
    ("move to the other seat, 99 of 100 within ms", "other_p99_ms", "{:.1f}"),
    ("memory of an idle table, kB", "idle_table_kb", "{:.0f}"),
    ("memory of a table at play with two sockets, kB", "playing_table_kb", "{:.0f}"),
    ("first view of a table, ms", "first_view_ms", "{:.0f}"),
    ("first view of a table that sleeps, ms", "first_view_woken_ms", "{:.0f}"),
    ("start with no game stored, ms", "start_empty_ms", "{:.0f}"),
    ("start with the stored games, ms", "start_ms", "{:.0f}"),
)


def rows(report: Report) -> Iterator[tuple[str, str, str]]:
    """What was measured, the figure, and whether its target is met."""
    for title, name, form in LINES:
        value = getattr(report, name)
        target = TARGETS.get(name)
        met = "" if target is None or not value else f"{'met' if value < target else 'missed'}: under {target:.0f}"
        yield title, form.format(value) if value else "not measured", met


def text(report: Report) -> str:
    m = report.machine
    head = [
        f"{m['cpu']}, {m['python']}, {m['system']}, commit {m['commit']}",
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
        f"{m['date']}, commit {m['commit']}, {m['cpu']}, {m['python']}; {report.tables} tables,",
        f"{report.rate:.0f} moves a second for {report.seconds:.0f} s, {report.stored_games:,} stored games.",
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
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything to this file")
    parser.add_argument(
        "--page", type=Path, nargs="?", const=PAGE, metavar="FILE", help=f"also put the figures into {PAGE}"
    )
    args = parser.parse_args(argv)
    if args.tables < 1 or args.rate <= 0 or args.seconds <= 0 or args.stored < 0:
        parser.error("--tables is 1 or more, --rate and --seconds are above 0, --stored is not below 0")
    try:
        if args.page is not None:
            # What would fail at the end fails now.
            with_figures(args.page.read_text(encoding="utf-8"), Report())
        report = measure(args.tables, args.rate, args.seconds, args.stored)
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
