"""A log that nobody can fill: of lines of one kind so many at once, then one now and then that says how many it stands
for."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

AT_ONCE = 60
SECONDS = 5.0
"""After those, one line of a kind every so many seconds."""
KINDS = 1000


@dataclass(slots=True)
class Kind:
    full_at: float = 0.0
    left_out: int = 0


class Sparing(logging.Filter):
    """Put on a handler."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[str, int, str], Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        key = record.name, record.levelno, str(record.msg)
        kind = self._kinds.get(key)
        if kind is None:
            if len(self._kinds) >= KINDS:
                self._kinds.clear()
            kind = self._kinds[key] = Kind()
        now = self._clock()
        full_at = max(kind.full_at, now) + SECONDS
        if full_at - now > AT_ONCE * SECONDS:
            kind.left_out += 1
            return False
        kind.full_at = full_at
        if kind.left_out:
            record.msg, record.args = f"{record.getMessage()} (and {kind.left_out} more of this kind)", ()
            kind.left_out = 0
        return True
