"""How much and how fast: sizes as constants, rates as buckets that fill again with time."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..errors import Trouble
from .addresses import network, place

if TYPE_CHECKING:
    from collections.abc import Callable

SOCKET_BYTES = 16 * 1024
"""A message of a page."""
BODY_BYTES = 16 * 1024
"""The body of a request that carries no game."""
GAME_BYTES = 1024 * 1024
"""The body of a request with a record or a position in it."""
BODIES, BODIES_ALL = 8 * GAME_BYTES, 64 * GAME_BYTES
"""Of all bodies that are under way, from one address and in all: they are read before anybody knows whose they are."""
CHAT_CHARS = 300


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


REQUEST = Rate(300, 0.02)
"""Requests to the API from an address: a slider of a replay asks often."""
PERSON = Rate(20, 10)
"""New people from an address: several may share one."""
RECOVERY = Rate(10, 30)
"""Tries of a recovery code from an address."""
TABLE = Rate(20, 10)
TABLES_A_DAY = Rate(200, 24 * 3600 / 200)
"""Tables and campaigns that a person makes: each is kept for years, finished ones too."""
UPLOAD = Rate(10, 6)
REVIEW = Rate(10, 10)
"""Reviews that a person asks for."""
CHAT = Rate(8, 1.5)
REPORT = Rate(5, 60)
"""Reports of a person to the admins."""
MESSAGE = Rate(60, 0.05)
"""Messages of one socket."""
MESSAGES = Rate(600, 0.005)
"""Messages of all sockets of an address."""

SHARED = 4
"""An address may take so many times what a person may, and a network so many times what an address may."""

FULL = 10_000
"""So many buckets are looked through for those that are full again."""


class Bodies:
    """Bytes of request bodies that are not answered yet."""

    def __init__(self, *, on: bool = True, most: int = BODIES, most_in_all: int = BODIES_ALL) -> None:
        self._on = on
        self._most = most
        self._most_in_all = most_in_all
        self._at: Counter[str] = Counter()

    def take(self, host: str, size: int) -> None:
        """So much has come. Raises Trouble if it is too much for an address, or for all."""
        if self._on and (self._at[place(host)] + size > self._most or self._at.total() + size > self._most_in_all):
            raise Trouble("too-fast", 429)
        self._at[place(host)] += size

    def give_back(self, host: str, size: int) -> None:
        """A request with so much of a body has been answered."""
        self._at[place(host)] -= size
        if not self._at[place(host)]:
            del self._at[place(host)]


class Sockets:
    """Those of tables that are open, by where they come from."""

    def __init__(self) -> None:
        self.open = 0
        self._at: Counter[str] = Counter()

    @contextmanager
    def one_more(self, host: str) -> Iterator[None]:
        """While it is open."""
        whose = place(host), f"in {network(host)}"
        self.open += 1
        self._at.update(whose)
        try:
            yield
        finally:
            self.open -= 1
            for who in whose:
                self._at[who] -= 1
                if not self._at[who]:
                    del self._at[who]

    def check(self, host: str, most: int) -> None:
        """Raises Trouble if an address has more than that, or its network has more than its share."""
        if self._at[place(host)] > most or self._at[f"in {network(host)}"] > SHARED * most:
            raise Trouble("many-sockets", 429, most=most)


class Limits:
    """A bucket for each rate and each person or address."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._free: dict[tuple[Rate, str], float] = {}
        """When the bucket is full again."""
        self._sweep_at = FULL

    def spend(self, rate: Rate, host: str, person: str = "") -> None:
        """Count one for a person, for the address they come from and for its network; without a person, for the
        address and the network. Raises Trouble if it is one too many for any of them."""
        if not self._on:
            return
        for n, who in enumerate(filter(None, (person, f"at {place(host)}", f"in {network(host)}"))):
            self.take(Rate(rate.burst * SHARED**n, rate.seconds / SHARED**n), who)

    def make_table(self, host: str, person: str) -> None:
        """Count a new table or campaign. Raises Trouble if it is one too many for now, or for today."""
        self.spend(TABLE, host, person)
        try:
            self.spend(TABLES_A_DAY, host, person)
        except Trouble:
            raise Trouble("many-tables-today", 429) from None

    def take(self, rate: Rate, who: str) -> None:
        """Count one; raises Trouble if it is one too many."""
        if not self._on:
            return
        now = self._clock()
        full_at = max(self._free.get((rate, who), now), now) + rate.seconds
        over = full_at - now - rate.burst * rate.seconds
        # Floating-point sums are never exact.
        if over > rate.seconds / 1000:
            raise Trouble("too-fast", 429, seconds=max(1, math.ceil(over)))
        self._free[rate, who] = full_at
        if len(self._free) > self._sweep_at:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        """Full buckets are forgotten, so that strangers cannot fill the memory."""
        self._free = {key: at for key, at in self._free.items() if at > now}
        self._sweep_at = max(FULL, 2 * len(self._free))
