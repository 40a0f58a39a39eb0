"""What the server refuses, in words for people and with a short name for programs."""

from __future__ import annotations

from duskhall.text import words


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
    """Something that cannot be stored or read. ``reason``: a short name for programs; ``text``: what happened and what
    to do, for people."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text


def store_error(reason: str, **args: str | int) -> StoreError:
    """An error with the words for it."""
    return StoreError(reason, words().say(f"store-{reason}", **args))
