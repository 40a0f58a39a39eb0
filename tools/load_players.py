"""The scripted players of :mod:`tools.load`, the tables they play at and the servers these are on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from duskhall.editions import NAMES
from duskhall.server import wire

from .live import PATIENCE, Person, Server, bot, me, open_seat

TABLES_EACH = 40
"""Tables that one person makes."""


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
        compression="deflate",
        max_size=None,
        proxy=None,
        ping_interval=None,
        open_timeout=PATIENCE,
    )
    hello = wire.Hello(protocol=wire.PROTOCOL, table=made.id, key=made.key, seat=seat)
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
    def __init__(self, servers: Sequence[Server], tables: int, luck: Random, *, apart: bool = False) -> None:
        """``apart``: guests come to another server than the hosts of their tables."""
        self.servers = servers
        self.luck = luck
        self.hosts = [self._person(n, "Host") for n in range(-(-tables // TABLES_EACH))]
        self.guests = [self._person(n + int(apart), "Guest") for n in range(len(self.hosts))]
        self.games: list[Game] = []
        self.times = Times()
        self.ended = 0
        self._listening: set[asyncio.Task[None]] = set()
        self.watching: list[ClientConnection] = []

    def _person(self, n: int, name: str) -> Person:
        """People come to the servers in turn, those of a table to the same."""
        return Person(self.servers[n % len(self.servers)].address, f"{name} {n}")

    def make(self, n: int) -> wire.Made:
        host, guest = self.hosts[n // TABLES_EACH], self.guests[n // TABLES_EACH]
        made = host.create(me(), open_seat(), bot(), edition=NAMES[n % len(NAMES)])
        guest.join(made)
        return made

    async def open(self, n: int) -> Game:
        """A table with its players in their seats."""
        game = Game(await asyncio.to_thread(self.make, n))
        for seat, who in ((1, self.hosts[n // TABLES_EACH]), (2, self.guests[n // TABLES_EACH])):
            player = Player(await sit(who.address, who.cookie, game.made, seat), game)
            game.players.append(player)
            self._keep(player.listen(self.times))
        return game

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._listening.add(task)
        task.add_done_callback(self._listening.discard)

    async def watch(self, n: int) -> None:
        """Somebody without a name comes to look at a table."""
        connection = await sit(self.hosts[n // TABLES_EACH].address, "", self.games[n].made, wire.WATCHING)
        self.watching.append(connection)
        self._keep(_look(connection))

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
        for connection in (*self.watching, *(p.connection for game in self.games for p in game.players)):
            await connection.close()
        for person in (*self.hosts, *self.guests):
            person.close()

    # -- what the servers have done ---------------------------------------------------

    def acts(self) -> int:
        return sum(moves_total(server.address) for server in self.servers)

    def cpu(self) -> float:
        return sum(cpu_seconds(server.pid) for server in self.servers)

    def memory(self) -> int:
        return sum(memory_kb(server.pid) for server in self.servers)


async def _look(connection: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for _ in connection:
            pass


def moves_total(address: str) -> int:
    text = httpx.get(f"{address}/metrics", timeout=PATIENCE, trust_env=False).text
    return next(int(float(line.split()[1])) for line in text.splitlines() if line.startswith("duskhall_moves_total"))


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
