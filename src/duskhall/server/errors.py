"""What the server refuses, in words for people and with a short name for programs."""

from __future__ import annotations

from duskhall.text import words

from . import wire


class Trouble(Exception):
    """Something that cannot be done. ``reason`` names the message ``server-REASON``; ``status`` is that of HTTP."""

    def __init__(self, reason: str, status: int, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.arguments = args

    def problem(self) -> wire.Problem:
        return wire.Problem(reason=self.reason, text=words().say(f"server-{self.reason}", **self.arguments))
