"""The clock of a table: it rings when somebody has had all the time there is for a question."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

TRY_AGAIN = 5.0
"""Seconds until the clock rings again where the store has failed."""

Asked = tuple[int, int]
"""A seat, and the number of the question it is asked."""


class Clock:
    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None
        self.deadline = 0.0
        """When it rings, by the monotonic clock; 0: it does not run."""
        self._waiting_for: frozenset[Asked] = frozenset()
        self._due: dict[Asked, float] = {}
        """When the time for each question of this turn is up: asked again, it has no more of it."""
        self._due_turn = -1

    @property
    def running(self) -> bool:
        return self._alarm is not None

    @property
    def left(self) -> float:
        """Seconds until it rings; 0: it does not run."""
        return max(0.0, self.deadline - time.monotonic()) if self.deadline else 0.0

    def stop(self) -> None:
        self._cancel()
        self.deadline = 0.0

    def forget(self) -> None:
        """Everybody has all of their time again."""
        self.stop()
        self._due, self._waiting_for = {}, frozenset()

    def run(self, waiting_for: frozenset[Asked], seconds: int, turn: int, *, sealed: bool) -> None:
        """Wait for these people. ``seconds``: for a question, 0 for as long as they like; ``sealed``: nobody may see
        who has answered already, so answers do not move the clock."""
        self._cancel()
        if not (sealed and waiting_for < self._waiting_for):
            self.deadline = 0.0
        self._waiting_for = waiting_for
        if not seconds or not waiting_for:
            return
        if self._due_turn != turn:
            self._due, self._due_turn = {}, turn
        now = time.monotonic()
        for asked in waiting_for:
            self._due.setdefault(asked, now + seconds)
        self.deadline = min(self._due[asked] for asked in waiting_for)
        self._set(self.deadline - now)

    def late(self, asked: Iterable[Asked]) -> list[int]:
        """The seats whose time is up."""
        now = time.monotonic()
        return [one[0] for one in asked if self._due.get(one, now + 1) <= now]

    def ring_again(self) -> None:
        self._set(TRY_AGAIN)

    def _set(self, seconds: float) -> None:
        self._alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), self._rings)

    def _rings(self) -> None:
        self._alarm = None
        self._ring()

    def _cancel(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
