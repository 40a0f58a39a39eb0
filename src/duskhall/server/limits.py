"""How much and how fast: sizes as constants, rates as buckets that fill again with time."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .errors import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

SOCKET_BYTES = 16 * 1024
"""A message of a page."""
BODY_BYTES = 16 * 1024
"""The body of a request that carries no game."""
GAME_BYTES = 1024 * 1024
"""The body of a request with a record or a position in it."""
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
UPLOAD = Rate(10, 6)
REVIEW = Rate(10, 10)
"""Reviews that a person asks for."""
CHAT = Rate(8, 1.5)
MESSAGE = Rate(60, 0.05)
"""Messages of one socket."""

FULL = 10_000
"""So many buckets are looked through for those that are full again."""


class Limits:
    """A bucket for each rate and each person or address."""

    def __init__(self, *, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._on = on
        self._clock = clock
        self._free: dict[tuple[Rate, str], float] = {}
        """When the bucket is full again."""
        self._sweep_at = FULL

    def take(self, rate: Rate, who: str) -> None:
        """Count one; raises Trouble if it is one too many."""
        if not self._on:
            return
        now = self._clock()
        full_at = max(self._free.get((rate, who), now), now) + rate.seconds
        over = full_at - now - rate.burst * rate.seconds
        # What is written in floating point is never exact.
        if over > rate.seconds / 1000:
            raise Trouble("too-fast", 429, seconds=max(1, math.ceil(over)))
        self._free[rate, who] = full_at
        if len(self._free) > self._sweep_at:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        """Full buckets are forgotten, so that strangers cannot fill the memory."""
        self._free = {key: at for key, at in self._free.items() if at > now}
        self._sweep_at = max(FULL, 2 * len(self._free))
