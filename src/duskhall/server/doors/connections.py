"""Connections as the system knows them, before anything has been said: how many there may be, and how long each may do
nothing.

uvicorn waits for ever for a request that never comes and for a reader that never reads. Each connection is watched
here: its descriptor is given back in time, and when there is no room the one that has been silent for longest goes, so
that newcomers are served. What comes is read in small portions, and only while its place has time left (``shares``).
"""

from __future__ import annotations

import asyncio
import ipaddress
import sys
import time
from collections import Counter, deque
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from ..limits.addresses import Network, is_loopback, network, place, read
from ..limits.quotas import NETWORK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ..limits.quotas import ConnectionQuotas
    from ..limits.shares import Shares

if sys.platform != "win32":
    import resource

ACCEPTED_AT_ONCE = 32
"""asyncio takes so many at a time before it looks at the first of them: all of them need a descriptor."""
WAITING = 1024
"""So many wait in the system until they are taken."""
RESERVED = 192
"""Descriptors for everything else: the store, the processes of the bots, those that are just being taken."""
MOST_DESCRIPTORS = 65_536
MOST = 4000
"""Connections where the settings name no number and the system sets no closer limit."""
SHARE = 4
"""One address may have so many parts of them: a quarter."""
SWEEP = 1.0
RATE = 2048
"""Bytes a second that a reader takes at least."""
PING = 20.0
"""Seconds between two pings of a socket, and in which each has to be answered, unless the settings say less."""
PORTION = 4096
"""Bytes that are read of a connection at once: of pings they take 7 milliseconds."""

WINDOW = 14
"""16 kB of what was sent before are kept to compress by. An update has some 4 kB and repeats most of the ones before:
with the usual 4 kB it takes a third more time and two and a half times the bytes. A socket has 80 kB for it."""
LEVEL = 4
"""A fifth less time than at 5, and a tenth more bytes."""
HEARD = 12
"""What pages send is short."""


class Stage(Enum):
    """What a connection waits for."""

    REQUEST = auto()
    """The head of a request: the page has said nothing, or not enough."""
    BODY = auto()
    OURS = auto()
    """The server's turn, or a socket of a table, which is looked after by pings."""


@dataclass(slots=True, eq=False)
class Held:
    """A connection that is open."""

    transport: asyncio.Transport
    place: str
    network: str
    stage: Stage
    since: float
    """When the stage began."""
    unread: int = 0
    """Bytes that its reader has not taken yet."""
    unread_since: float = 0.0
    unread_at_first: int = 0
    less_at: float = 0.0
    """When they last became less."""


@dataclass
class Counts:
    """For those who look after the server."""

    refused: int = 0
    evicted: int = 0
    silent: int = 0
    """Closed because nothing came."""
    unread: int = 0
    """Closed because nothing was read."""


def descriptors() -> int:
    """How many descriptors this process may have, after asking the system for all that it gives."""
    if sys.platform == "win32":
        return MOST + RESERVED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            wanted = soft
    return wanted


@dataclass(eq=False)
class Connections:
    """All that are open."""

    quotas: ConnectionQuotas
    most: int
    clock: Callable[[], float] = time.monotonic
    counts: Counts = field(default_factory=Counts)
    proxies: tuple[Network, ...] = ()
    shares: Shares | None = None

    def __post_init__(self) -> None:
        self._held: dict[asyncio.BaseTransport, Held] = {}
        self._silent: dict[Held, None] = {}
        """Those that wait for a request, the longest silent first."""
        self._at: Counter[str] = Counter()
        self._within: Counter[str] = Counter()
        self.bring: set[str] = set()
        """Addresses that have brought others: proxies that are believed. What they send has many senders."""

    @classmethod
    def of_process(
        cls, quotas: ConnectionQuotas, proxies: Iterable[str] = (), shares: Shares | None = None
    ) -> Connections:
        """As many as the settings and the system allow. ``proxies``: addresses and networks of those that bring others
        here, besides this machine."""
        given = descriptors()
        room = max(given - RESERVED, given // 2)
        trusted = tuple(ipaddress.ip_network(proxy, strict=False) for proxy in proxies)
        return cls(quotas, min(quotas.total or MOST, room), proxies=trusted, shares=shares)

    def _brings_others(self, host: str) -> bool:
        """A proxy: everybody behind it comes from its address."""
        if is_loopback(host) or host in self.bring:
            return True
        found = read(host)
        return found is not None and any(found in network for network in self.proxies)

    def __len__(self) -> int:
        return len(self._held)

    @property
    def each(self) -> int:
        """How many one address may have."""
        return self.quotas.address or max(1, self.most // SHARE)

    @property
    def each_network(self) -> int:
        """How many all addresses of one network may have: whoever has a network has hundreds of addresses."""
        return max(self.each, min(NETWORK * self.each, self.most // 2))

    # -- told by the protocols ---------------------------------------------------

    def opened(self, transport: asyncio.Transport) -> bool:
        """A new one; False if there is no room for it, and nobody to make room."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        held = Held(transport, place(host), network(host), Stage.REQUEST, self.clock())
        where = self._full(held, counted=not self._brings_others(host))
        if where is not None and not self._make_room(where):
            self.counts.refused += 1
            return False
        self._held[transport] = held
        self._silent[held] = None
        self._at[held.place] += 1
        self._within[held.network] += 1
        return True

    def _full(self, held: Held, *, counted: bool) -> str | None:
        """Where there is no room for one more: its address, its network, or everywhere (empty); None: there is."""
        if counted and self._at[held.place] >= self.each:
            return held.place
        if counted and self._within[held.network] >= self.each_network:
            return held.network
        return "" if len(self._held) >= self.most else None

    def _make_room(self, at: str) -> bool:
        """Close the one that has been silent for longest: of an address, of a network, or of all."""
        for held in self._silent:
            if at in ("", held.place, held.network):
                self.counts.evicted += 1
                self._drop(held)
                return True
        return False

    def stands(self, transport: asyncio.BaseTransport, stage: Stage) -> None:
        """What a connection waits for from now on."""
        held = self._held.get(transport)
        if held is None or (held.stage is stage and stage is not Stage.OURS):
            return
        held.stage, held.since = stage, self.clock()
        self._silent.pop(held, None)
        if stage is Stage.REQUEST:
            self._silent[held] = None

    def closed(self, transport: asyncio.BaseTransport) -> None:
        held = self._held.pop(transport, None)
        if held is None:
            return
        self._silent.pop(held, None)
        for counts, where in ((self._at, held.place), (self._within, held.network)):
            counts[where] -= 1
            if not counts[where]:
                del counts[where]

    def _drop(self, held: Held) -> None:
        """At once: what it has not read it will not get."""
        self.closed(held.transport)
        held.transport.abort()

    # -- time passes ---------------------------------------------------

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        """Close those that have kept the server waiting for too long."""
        now = self.clock()
        for held in list(self._held.values()):
            if self._is_silent(held, now):
                self.counts.silent += 1
                self._drop(held)
            elif self._does_not_read(held, now):
                self.counts.unread += 1
                self._drop(held)

    def _is_silent(self, held: Held, now: float) -> bool:
        match held.stage:
            case Stage.REQUEST:
                return now - held.since > self.quotas.head_seconds
            case Stage.BODY:
                return now - held.since > self.quotas.body_seconds
            case _:
                return False

    def _does_not_read(self, held: Held, now: float) -> bool:
        unread = held.transport.get_write_buffer_size()
        before, held.unread = held.unread, unread
        if not unread:
            return False
        if not before:
            held.unread_since = held.less_at = now
            held.unread_at_first = unread
            return False
        if unread < before:
            held.less_at = now
        longest = self.quotas.unread_seconds
        return now - held.less_at > longest or now - held.unread_since > longest + held.unread_at_first / RATE


# ----------------------------------------------------------------------------------------------------------------------
# The protocols, which tell what they wait for


class _InTurn:
    """What a connection sends is read when its place has time left, in small portions."""

    watched: ClassVar[Connections]
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _late: deque[bytes]

    def _begin_reading(self, transport: asyncio.BaseTransport) -> None:
        self._late = deque()
        # Of the transports of asyncio; another one reads as much as it likes.
        transport.max_size = PORTION  # type: ignore[attr-defined]

    def _visitor(self) -> str:
        """The address that has to pay; empty: nobody, as a proxy brings others whom only their requests name."""
        return self.client[0] if self.client is not None else ""

    def _read(self, data: bytes) -> None:
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        shares, visitor = self.watched.shares, self._visitor()
        if shares is None or not visitor:
            self._read(data)
            return
        self._late.append(data)
        # More than one: somebody has read on who does not know that its place waits.
        if len(self._late) > 1 or not shares.when_free(visitor, self._read_late):
            self.transport.pause_reading()

    def _read_late(self) -> None:
        data = self._late.popleft()
        if self.transport.is_closing():
            self._late.clear()
            return
        shares, visitor = self.watched.shares, self._visitor()
        assert shares is not None
        shares.read(visitor, lambda: self._read(data))
        if self._late:
            shares.when_free(visitor, self._read_late)
        elif not self._stopped():
            self.transport.resume_reading()

    def _stopped(self) -> bool:
        """Whether there is another reason not to read on."""
        raise NotImplementedError


class HttpProtocol(_InTurn, H11Protocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin_reading(transport)
        if not self.watched.opened(transport):
            transport.abort()

    def _visitor(self) -> str:
        host = super()._visitor()
        if self.scope is not None and self.scope["client"] != self.client:
            self.watched.bring.add(host)
        return "" if host in self.watched.bring else host

    def _read(self, data: bytes) -> None:
        H11Protocol.data_received(self, data)

    def _stopped(self) -> bool:
        return self.flow.read_paused

    def handle_events(self) -> None:
        super().handle_events()
        if self.transport.get_protocol() is self:
            self.watched.stands(self.transport, self._stage())

    def connection_lost(self, exc: Exception | None) -> None:
        self._visitor()
        self.watched.closed(self.transport)
        super().connection_lost(exc)

    def _stage(self) -> Stage:
        cycle = self.cycle
        if cycle is None or cycle.response_complete:
            return Stage.REQUEST
        return Stage.BODY if cycle.more_body else Stage.OURS


class Gathering:
    """A transport that asks less of the system, whose calls take longer than packing an update.

    What is written in one round of the loop is sent at once: an update, the table and the acknowledgement. Reading is
    paused only if more has come meanwhile: uvicorn pauses it for each message until that one is taken."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._written: list[bytes] = []
        self._pause_wanted = self._paused = False

    def write(self, data: bytes) -> None:
        if not self._written:
            self._loop.call_soon(self._flush)
        self._written.append(data)

    def _flush(self) -> None:
        if self._written:
            written, self._written = self._written, []
            self._transport.write(b"".join(written))

    def pause_reading(self) -> None:
        self._pause_wanted = True

    def more_has_come(self) -> None:
        if self._pause_wanted and not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._pause_wanted = False
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class SocketProtocol(_InTurn, WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._watched_as = transport
        self._begin_reading(transport)
        compress = {"memLevel": 5, "level": LEVEL}
        self.conn.available_extensions = [ServerPerMessageDeflateFactory(False, False, WINDOW, HEARD, compress)]
        self._gathering = Gathering(cast("asyncio.Transport", transport), self.loop)
        super().connection_made(cast("asyncio.Transport", self._gathering))
        self.watched.stands(transport, Stage.OURS)

    def _visitor(self) -> str:
        # Before the handshake has been read nobody is known, and it has been paid for as a request.
        client = self.scope["client"] if self.handshake_initiated else None
        return client[0] if client is not None else ""

    def _read(self, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)

    def _stopped(self) -> bool:
        return self.read_paused

    def connection_lost(self, exc: Exception | None) -> None:
        self.watched.closed(self._watched_as)
        super().connection_lost(exc)
        # What packs its messages takes 80 kB, and the rest of a socket holds itself until lost memory is looked for.
        self.conn.extensions.clear()

    def data_received(self, data: bytes) -> None:
        self._gathering.more_has_come()
        super().data_received(data)


def protocols(watched: Connections) -> dict[str, Any]:
    """What a configuration of uvicorn has to say for its connections to be watched."""
    # A ping that is not answered was not read.
    patience = min(PING, watched.quotas.unread_seconds)
    return {
        "http": type("WatchedHttp", (HttpProtocol,), {"watched": watched}),
        "ws": type("WatchedSocket", (SocketProtocol,), {"watched": watched}),
        "backlog": ACCEPTED_AT_ONCE,
        "ws_ping_interval": patience,
        "ws_ping_timeout": patience,
    }
