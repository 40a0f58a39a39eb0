"""What the server refuses, in words for people and with a short name for programs."""

from __future__ import annotations

from duskhall.text import words

UNREADABLE = ("row-newer", "row-broken", "row-unknown")
"""Reasons for which this program cannot read one row of a store that is whole."""


class Trouble(Exception):
    """Something that cannot be done. ``reason`` names the message ``server-REASON``; ``status`` is that of HTTP."""

    def __init__(self, reason: str, status: int, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.arguments = args

    @property
    def text(self) -> str:
        """What happened and what to do, for people."""
        return words().say(f"server-{self.reason}", **self.arguments)


class StoreError(Exception):
    """Something that cannot be stored or read. ``reason``: a short name for programs, and that of the message
    ``store-REASON``. The thread that writes makes such errors too, so they are worded by whoever shows them."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = args

    @property
    def text(self) -> str:
        """What happened and what to do, for people."""
        said = dict(self.arguments)
        if "what" in said:
            said["what"] = words().say(f"store-row-{said['what']}")
        return words().say(f"store-{self.reason}", **said)

    def __str__(self) -> str:
        return self.text
