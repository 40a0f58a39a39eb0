"""A socket that looks at a table: who it is for, what it has been told, and what is still to be sent."""

from __future__ import annotations

import asyncio

import msgspec

BACKLOG = 200
"""Messages that may wait for a slow reader; beyond it the reader is told to come again."""

to_json = msgspec.json.Encoder().encode


class Viewer:
    """One seat of a table, or somebody who only watches."""

    def __init__(self, person: str, seat: int, version: int, *, member: bool) -> None:
        self.person = person
        self.seat = seat
        """From 0; SPECTATOR watches."""
        self.version = version
        """Of the game, as it was last told."""
        self.member = member
        """May pass the link of the table on."""
        self.out: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        """What is still to be sent."""
        self.cut = asyncio.Event()
        """The socket is to be closed."""
        self.table: tuple[bytes, float] = b"", 0.0
        """How the table stood when it was last told."""

    def send(self, message: msgspec.Struct | bytes) -> None:
        try:
            self.out.put_nowait(message if isinstance(message, bytes) else to_json(message))
        except asyncio.QueueFull:
            # It has not read for a long time: whatever comes now would be out of date when it arrives.
            self.cut.set()
