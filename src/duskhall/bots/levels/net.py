"""A small net: numbers of a game and of a seat in, one number out that says how well the seat stands."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any


class Net:
    """Two hidden layers. The part of the first that depends on the game alone is worked out once for all seats."""

    __slots__ = ("_bias1", "_bias2", "_game", "_last", "_seat", "_second")

    def __init__(self, data: dict[str, Any]) -> None:
        self._game: list[list[float]] = data["game"]
        """Weights of the first layer, a row for each unit: for the numbers of the game,"""
        self._seat: list[list[float]] = data["seat"]
        """and for those of the seat."""
        self._bias1: list[float] = data["bias1"]
        self._second: list[list[float]] = data["second"]
        self._bias2: list[float] = data["bias2"]
        self._last: list[float] = data["last"]

    def standings(self, game: list[float], seats: list[list[float]]) -> list[float]:
        """How well each seat stands: the more, the likelier it wins."""
        base = [bias + sum(map(mul, row, game)) for bias, row in zip(self._bias1, self._game, strict=True)]
        out = []
        for seat in seats:
            first = []
            for start, row in zip(base, self._seat, strict=True):
                x = start + sum(map(mul, row, seat))
                first.append(x if x > 0.0 else 0.0)
            total = 0.0
            for bias, row, last in zip(self._bias2, self._second, self._last, strict=True):
                x = bias + sum(map(mul, row, first))
                if x > 0.0:
                    total += x * last
            out.append(total)
        return out


@cache
def load(name: str) -> Net:
    """The net of this name, as it was trained by ``tools/learn.py``."""
    return Net(json.loads((files(__package__) / f"{name}.json").read_text("utf-8")))
