"""People who keep the others waiting: since when they are gone, and from when on the others may go on without them.

Times are those of the wall clock. When a table was asked last is stored with it, so that a restart begins nothing anew;
who was connected is not: after a restart everybody has the time to come back.
"""

from __future__ import annotations

import time
from typing import NamedTuple


class Waited(NamedTuple):
    """Somebody who is waited for. ``seat``: SPECTATOR while answers are sealed, as nobody may see who has answered.
    ``due``: when the others may go on without them."""

    seat: int
    due: float


class Absences:
    """The people of a table who are not connected, and since when."""

    def __init__(self) -> None:
        self.began = time.time()
        """When the table came into memory."""
        self._left: dict[str, float] = {}
        self._here: set[str] = set()

    def came(self, person: str) -> None:
        self._here.add(person)
        self._left.pop(person, None)

    def went(self, person: str) -> None:
        self._here.discard(person)
        self._left[person] = time.time()

    def gone_since(self, person: str) -> float:
        """When somebody was last seen who is not connected now; 0: they are."""
        return 0.0 if person in self._here else self._left.get(person, self.began)
