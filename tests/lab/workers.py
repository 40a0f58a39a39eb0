"""Work for other processes: they find it by its module."""

from __future__ import annotations


def squares(numbers: range) -> list[int]:
    return [n * n for n in numbers]
