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
    """Something that cannot be stored or read. ``reason``: a short name for programs, which names the message
    ``store-REASON``."""

    def __init__(self, reason: str, **args: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = args

    def __str__(self) -> str:
        return self.text

    @property
    def text(self) -> str:
        """What happened and what to do, for people."""
        args = self.arguments
        if "what" in args:
            args = {**args, "what": words().say(f"store-row-{args['what']}")}
        return words().say(f"store-{self.reason}", **args)
