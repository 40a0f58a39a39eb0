"""Connections that say nothing, that say half, that never read: they end, and newcomers are served."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import resource
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.sync.client import connect
from websockets.typing import Origin

from duskhall.server import wire
from duskhall.server.doors.connections import WINDOW, Connections, Gathering, Stage
from duskhall.server.doors.sparing import AT_ONCE, SECONDS, Sparing
from duskhall.server.limits.quotas import ConnectionQuotas
from tests.helpers import few
from tests.server.hostile import Attacker, beside
from tools.live import Person, Server, bot, decode, encode, me, wait_for

DESCRIPTORS = 1024
MANY = 1100
QUICK = """
[connections]
head_seconds = 2
body_seconds = 2
unread_seconds = 2
"""


@pytest.fixture(scope="module", autouse=True)
def room_for_the_hostile() -> Iterator[None]:
    """This process holds the other ends of all connections."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, before[1]), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patience is short."""
    data = tmp_path_factory.mktemp("connections") / "data"
    data.mkdir()
    (data / "limits.toml").write_text(QUICK)
    with Server(data, descriptors=DESCRIPTORS) as server:
        yield server


def connected(server: Server, says: bytes = b"") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), 20)
    if says:
        made.sendall(says)
    return made


def ended(one: socket.socket) -> bool:
    """Has the other side closed it?"""
    poll = select.poll()
    poll.register(one, select.POLLIN)
    if not poll.poll(0):
        return False
    try:
        return not one.recv(1 << 16)
    except OSError:
        return True


def descriptors(server: Server) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def held(server: Server, one: socket.socket) -> bool:
    """Has the server a descriptor for it still? What was sent before may stay in the system for a while."""
    ends = f":{server.port:04X}", f":{one.getsockname()[1]:04X}"
    for line in Path(f"/proc/{server.pid}/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, _, _, _, _, _, _, inode, *_ = line.split()
        if (local[-5:], remote[-5:]) == ends:
            return inode != "0"
    return False


HALF = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_who_keeps_the_server_waiting_is_closed(quick: Server) -> None:
    """Who says nothing, half a request, half a body, or one letter after the other."""
    with contextlib.ExitStack() as stack:
        waiting = [
            stack.enter_context(connected(quick, says))
            for says in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-", HALF)
        ]
        dripping = stack.enter_context(connected(quick, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"))
        begun = time.monotonic()

        def all_ended() -> bool:
            with contextlib.suppress(OSError):
                dripping.sendall(b"X-A: b\r\n")
            time.sleep(0.2)
            return ended(dripping) and all(ended(one) for one in waiting)

        assert not any(ended(one) for one in waiting)
        wait_for("the end", all_ended, 12)
        assert time.monotonic() - begun > 1


def test_who_talks_stays(quick: Server) -> None:
    """The patience is for each request, not for the connection."""
    with httpx.Client(base_url=quick.address, trust_env=False) as http:
        used = set()
        for _ in range(8):
            used.add(http.get("/api/home").extensions["network_stream"].get_extra_info("client_addr"))
            time.sleep(0.5)
        assert len(used) == 1


def test_who_never_reads_is_closed(quick: Server) -> None:
    """It asks for the page again and again and takes nothing."""
    with connected(quick) as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = b"GET /api/cards/quest HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200
        one.setblocking(False)
        with contextlib.suppress(OSError):
            one.sendall(asked)
        wait_for("its descriptor", lambda: held(quick, one))
        time.sleep(1)
        assert held(quick, one)
        wait_for("the end", lambda: not held(quick, one), 20)


def test_a_socket_that_never_reads_is_closed(quick: Server) -> None:
    """It looks at a table and takes nothing of what it is told, nor a ping."""
    with Person(quick.address, "Ada") as ada:
        made = ada.create(me(), bot(), listed=True)
        with connected(quick, UPGRADE) as one, ada.sit(made, 1) as seat:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wait_for("the handshake", lambda: one.recv(4096))
            hello = encode(wire.Hello(protocol=wire.PROTOCOL, table=made.id, key=made.key))
            one.sendall(masked(hello))
            seat.until(lambda s: s.table is not None and s.table.watching)
            one.setblocking(False)
            # Each of these is answered with a long refusal.
            with contextlib.suppress(OSError):
                while True:
                    one.sendall(masked(b'{"type":"say","id":1,"text":"' + b"x" * 100 + b'"}'))
            assert held(quick, one)
            wait_for("the end", lambda: not held(quick, one), 20)


def masked(text: bytes) -> bytes:
    """A frame as a page sends it, with a mask that changes nothing."""
    length = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + text


@pytest.mark.alone
def test_newcomers_are_served_beside_more_silent_ones_than_there_are_descriptors(quick: Server) -> None:
    silent = []
    slowest = 0.0
    try:
        began = quick.log.stat().st_size
        for n in range(MANY):
            silent.append(connected(quick))
            if n % 50 == 49:
                at = time.monotonic()
                assert httpx.get(f"{quick.address}/healthz", timeout=5, trust_env=False).status_code == 200
                slowest = max(slowest, time.monotonic() - at)
        with Person(quick.address, "Newcomer") as newcomer:
            made = newcomer.create(me(), bot())
            with newcomer.sit(made, 1) as seat:
                assert seat.asked()
        assert descriptors(quick) < DESCRIPTORS
        assert slowest < 2
        wait_for("the end of all", lambda: all(ended(one) for one in silent), 15)
        assert quick.log.stat().st_size - began < 100_000
    finally:
        for one in silent:
            one.close()
    wait_for("their descriptors", lambda: descriptors(quick) < 100)


def test_a_flood_of_nonsense_leaves_few_lines(quick: Server) -> None:
    began = quick.log.stat().st_size
    for _ in range(few(5000, 500)):
        with connected(quick, b"nonsense\r\n\r\n"):
            pass
    assert httpx.get(f"{quick.address}/healthz", timeout=5, trust_env=False).status_code == 200
    assert quick.log.stat().st_size - began < 20_000


def flood(attacker: Attacker) -> None:
    """Hundreds of connections at a time that say nothing, half, or nonsense."""
    host, port = attacker.address.removeprefix("http://").split(":")
    luck = Random(1)
    held: list[socket.socket] = []
    while attacker.on():
        try:
            made = socket.create_connection((host, int(port)), 5, (attacker.source, 0))
            made.sendall(luck.choice((b"G", b"GET / HTTP/1.1\r\nX-", HALF, UPGRADE, b"nonsense\r\n\r\n")))
            held.append(made)
        except OSError:
            attacker.over.wait(0.01)
        if len(held) > 600:
            held.pop(0).close()
        attacker.over.wait(0.002)
    for one in held:
        one.close()


@pytest.mark.alone
def test_who_plays_hardly_notices_a_flood_of_connections(quick: Server) -> None:
    beside(quick, flood, flood, seconds=few(30, 6)).check()
    wait_for("their descriptors", lambda: descriptors(quick) < 100)


# ----------------------------------------------------------------------------------------------------------------------
# Without a network


class Line:
    """A transport as far as it is looked at."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.unread = 0
        self.aborted = False

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return self.host, 1

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def watched(most: int, **quotas: float) -> tuple[Connections, Clock]:
    clock = Clock()
    return Connections(ConnectionQuotas(**quotas), most, clock), clock  # type: ignore[arg-type]


def opened(connections: Connections, host: str) -> tuple[Line, bool]:
    line = Line(host)
    return line, connections.opened(line)  # type: ignore[arg-type]


class Calls(asyncio.Transport):
    """What was sent, call by call."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent.append(bytes(data))

    def close(self) -> None:
        self.sent.append(b"closed")

    def pause_reading(self) -> None:
        self.sent.append(b"paused")

    def resume_reading(self) -> None:
        self.sent.append(b"resumed")


def test_what_is_written_in_one_round_of_the_loop_is_sent_at_once() -> None:
    async def write() -> list[bytes]:
        line = Calls()
        gathering = Gathering(line, asyncio.get_running_loop())
        gathering.write(b"update ")
        gathering.write(b"ack ")
        assert line.sent == []
        await asyncio.sleep(0)
        gathering.write(b"table ")
        await asyncio.sleep(0)
        gathering.write(b"bye ")
        gathering.close()
        await asyncio.sleep(0)
        return line.sent

    assert asyncio.run(write()) == [b"update ack ", b"table ", b"bye ", b"closed"]


def test_reading_is_paused_once_more_has_come_than_is_taken() -> None:
    line = Calls()
    gathering = Gathering(line, None)  # type: ignore[arg-type]
    for _ in range(3):
        gathering.more_has_come()
        gathering.pause_reading()
        gathering.resume_reading()
    assert line.sent == []
    gathering.pause_reading()
    gathering.more_has_come()
    gathering.more_has_come()
    assert line.sent == [b"paused"]
    gathering.resume_reading()
    gathering.resume_reading()
    assert line.sent == [b"paused", b"resumed"]


def test_what_a_page_is_told_is_packed_by_what_it_was_told_before(quick: Server) -> None:
    with Person(quick.address, "Packer") as packer:
        made = packer.create(me(), me("Other"))
        address = quick.address.removeprefix("http")
        with connect(
            f"ws{address}/api/socket",
            origin=Origin(quick.address),
            additional_headers={"Cookie": f"duskhall={packer.cookie}"},
            proxy=None,
        ) as page:
            (packing,) = page.protocol.extensions
            assert isinstance(packing, PerMessageDeflate)
            assert (packing.remote_max_window_bits, packing.remote_no_context_takeover) == (WINDOW, False)
            page.send(encode(wire.Hello(protocol=wire.PROTOCOL, table=made.id, seat=1)).decode())
            told = [decode(page.recv()) for _ in range(2)]
    assert [type(one) for one in told] == [wire.Welcome, wire.Update]


def test_one_address_has_its_share_and_ipv6_counts_by_64() -> None:
    connections, _ = watched(100, address=3)
    for n in range(3):
        line, let_in = opened(connections, f"2001:db8::{n + 1}")
        assert let_in
        connections.stands(line, Stage.OURS)  # type: ignore[arg-type]
    assert not opened(connections, "2001:db8::9")[1]
    assert opened(connections, "2001:db8:0:1::9")[1] and opened(connections, "192.0.2.1")[1]
    assert connections.counts.refused == 1


def test_a_network_has_its_share_however_many_addresses_it_has() -> None:
    """Whoever is given a /48 has 65,536 of what counts as an address."""
    connections, _ = watched(100)
    let_in = 0
    for n in range(200):
        line, room = opened(connections, f"2001:db8:1:{n:x}::1")
        if room:
            let_in += 1
            connections.stands(line, Stage.OURS)  # type: ignore[arg-type]
    assert let_in == 50
    # Nobody else makes room for them.
    silent, _ = opened(connections, "2001:db8:2::1")
    assert not opened(connections, "2001:db8:1:ffff::1")[1] and not silent.aborted
    assert opened(connections, "198.51.100.1")[1] and len(connections) == 52
    connections.closed(next(iter(connections._held)))
    line, room = opened(connections, "2001:db8:1:ffff::1")
    assert room and opened(connections, "2001:db8:1:fffe::1")[1] and line.aborted, "the silent one of theirs goes"


def test_the_longest_silent_makes_room_and_who_is_served_stays() -> None:
    connections, _ = watched(3)
    first, second, third = (opened(connections, f"192.0.{n}.1")[0] for n in range(3))
    connections.stands(first, Stage.OURS)  # type: ignore[arg-type]
    assert opened(connections, "198.51.100.1")[1]
    assert second.aborted and not first.aborted and not third.aborted
    connections.stands(first, Stage.REQUEST)  # type: ignore[arg-type]
    assert opened(connections, "203.0.113.1")[1] and third.aborted and not first.aborted
    assert len(connections) == 3


def test_a_proxy_on_this_machine_brings_everybody() -> None:
    connections, _ = watched(10, address=2)
    for _ in range(6):
        line, let_in = opened(connections, "127.0.0.1")
        assert let_in
        connections.stands(line, Stage.OURS)  # type: ignore[arg-type]


def test_a_proxy_is_known_where_both_kinds_of_addresses_are_listened_to() -> None:
    connections, _ = watched(10, address=2)
    connections.proxies = (ipaddress.ip_network("192.0.2.0/24"),)
    for proxy in ("::ffff:127.0.0.1", "::ffff:192.0.2.7"):
        for _ in range(4):
            line, let_in = opened(connections, proxy)
            assert let_in
            connections.stands(line, Stage.OURS)  # type: ignore[arg-type]


def test_a_slow_reader_is_borne_and_one_who_does_not_read_is_not() -> None:
    connections, clock = watched(10, unread_seconds=30)
    slow, _ = opened(connections, "192.0.2.1")
    never, _ = opened(connections, "192.0.2.2")
    for line in (slow, never):
        connections.stands(line, Stage.OURS)  # type: ignore[arg-type]
        line.unread = 1_000_000
    for _ in range(60):
        clock.now += 1
        slow.unread -= 4096
        connections.sweep()
    assert never.aborted and not slow.aborted
    # One byte a second is no reading.
    for _ in range(600):
        clock.now += 1
        slow.unread -= 1
        connections.sweep()
    assert slow.aborted and connections.counts.unread == 2


def test_lines_of_one_kind_are_spared_and_counted() -> None:
    clock = Clock()
    sparing = Sparing(clock)

    def line(text: str = "no room", level: int = logging.WARNING) -> logging.LogRecord:
        return logging.LogRecord("x", level, "f", 1, text, None, None)

    assert sum(sparing.filter(line()) for _ in range(1000)) == AT_ONCE
    assert sparing.filter(line("another")) and sparing.filter(line(level=logging.ERROR))
    clock.now += SECONDS + 0.1
    last = line()
    assert sparing.filter(last) and str(1000 - AT_ONCE) in last.getMessage()
    assert not sparing.filter(line())
