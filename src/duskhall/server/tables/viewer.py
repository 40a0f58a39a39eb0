"""A socket that looks at a table: who it is for, what it has been told, and what is still to be sent."""

from __future__ import annotations

import asyncio

import msgspec

BACKLOG = 200
"""Messages that may wait for a slow reader; beyond it the reader is told to come again."""

to_json = msgspec.json.Encoder().encode


Known = tuple[bytes, float, tuple[tuple[int, float], ...]]
"""How a table stood when it was last told: everything but times, when its clock rings, and who is waited for until
when. A time that is left changes by itself, and nobody has to be told."""


class Viewer:
    """A connection to one seat of a table, or a watcher."""

    def __init__(
        self,
        person: str,
        seat: int,
        version: int,
        *,
        member: bool,
        language: str,
        place: str = "",
        browser: str = "",
    ) -> None:
        self.person = person
        self.place = place
        """The address it comes from."""
        self.browser = browser
        """The id under which its browser is signed in; empty: it is not, or was before browsers were told apart."""
        self.seat = seat
        """From 0; SPECTATOR watches."""
        self.version = version
        """Of the game, as it was last told."""
        self.told = False
        """It has had an update, and so a whole view."""
        self.member = member
        """May pass the link of the table on."""
        self.language = language
        self.out: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        """The messages still to be sent."""
        self.cut = asyncio.Event()
        """The socket is to be closed."""
        self.table: Known = b"", 0.0, ()

    def send(self, message: msgspec.Struct | bytes) -> None:
        try:
            self.out.put_nowait(message if isinstance(message, bytes) else to_json(message))
        except asyncio.QueueFull:
            # This viewer has not read for a long time: any new message would be out of date when it arrives.
            self.cut.set()
