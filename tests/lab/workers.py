"""Work for other processes: they find it by its module."""

from __future__ import annotations

from duskhall.text import words


def squares(numbers: range) -> list[int]:
    return [n * n for n in numbers]


def answers(numbers: range) -> list[str]:
    """What a process says to its reader."""
    return [words().say("page-yes") for _ in numbers]
