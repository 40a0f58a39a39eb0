"""Refusals of the server, in words for people and with a short name for programs."""

from __future__ import annotations

from duskhall.text import words

UNREADABLE = ("row-newer", "row-broken", "row-unknown")
"""Reasons for which this program cannot read one row of a store that is whole."""


class Trouble(Exception):
    """A request that cannot be met. ``reason`` names the message ``server-REASON``; ``status`` is the one of HTTP."""

    def __init__(self, reason: str, status: int, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.arguments = args

    def __reduce__(self) -> tuple[type[Trouble], tuple[str, int], dict[str, object]]:
        # A worker has had it.
        return Trouble, (self.reason, self.status), {"arguments": self.arguments}

    @property
    def text(self) -> str:
        """The message for people: what happened and what to do."""
        return words().say(f"server-{self.reason}", **self.arguments)


class StoreError(Exception):
    """An error of the store. ``reason``: a short name for programs, and that of the message
    ``store-REASON``. The thread that writes makes such errors too, so they are worded by whoever shows them."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = args

    @property
    def text(self) -> str:
        """The message for people: what happened and what to do."""
        said = dict(self.arguments)
        if "what" in said:
            said["what"] = words().say(f"store-row-{said['what']}")
        return words().say(f"store-{self.reason}", **said)

    def __str__(self) -> str:
        return self.text
