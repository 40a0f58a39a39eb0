"""A small neural network: from the numbers of a game and a seat to one number, the seat's standing."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any, Final


class Net:
    """A network with two hidden layers. The part of the first that depends on the game alone is computed once for all
    seats."""

    __slots__ = ("_bias1", "_bias2", "_game", "_last", "_seat", "_second")

    def __init__(self, data: dict[str, Any]) -> None:
        self._game: list[list[float]] = data["game"]
        """The weights of the first layer, a row for each unit: for the numbers of the game,"""
        self._seat: list[list[float]] = data["seat"]
        """and for those of the seat."""
        self._bias1: list[float] = data["bias1"]
        self._second: list[list[float]] = data["second"]
        self._bias2: list[float] = data["bias2"]
        self._last: list[float] = data["last"]

    def standings(self, game: list[float], seats: list[list[float]]) -> list[float]:
        """The standing of each seat: the higher, the likelier it wins."""
        base = _plus(self._bias1, _layer(self._game, game))
        out = []
        for seat in seats:
            first = _kept(_plus(base, _layer(self._seat, seat)))
            second = _kept(_plus(self._bias2, _layer(self._second, first)))
            out.append(_layer([self._last], second)[0])
        return out


COMPILED: Final = not __file__.endswith(".py")
"""Compiled, loops are far faster than the library's functions; in pure Python they are slower."""


def _layer(rows: list[list[float]], x: list[float]) -> list[float]:
    """Apply a layer: the sum of products for each row."""
    if not COMPILED:
        return [sum(map(mul, row, x)) for row in rows]
    # Zeros add nothing, and rows side by side share the reading of the other numbers.
    places = [i for i, v in enumerate(x) if v != 0.0]
    out: list[float] = []
    beside = len(rows) // 4 * 4
    for n in range(0, beside, 4):
        a, b, c, d = rows[n], rows[n + 1], rows[n + 2], rows[n + 3]
        sum_a = sum_b = sum_c = sum_d = 0.0
        for i in places:
            v = x[i]
            sum_a += a[i] * v
            sum_b += b[i] * v
            sum_c += c[i] * v
            sum_d += d[i] * v
        out += [sum_a, sum_b, sum_c, sum_d]
    for row in rows[beside:]:
        total = 0.0
        for i in places:
            total += row[i] * x[i]
        out.append(total)
    return out


def _plus(a: list[float], b: list[float]) -> list[float]:
    return [x + y for x, y in zip(a, b, strict=True)]


def _kept(x: list[float]) -> list[float]:
    """Replace negative numbers by 0."""
    return [v if v > 0.0 else 0.0 for v in x]


@cache
def load(name: str) -> Net:
    """Load the net of this name, trained by ``tools/learn.py``."""
    return Net(json.loads((files(__package__) / f"{name}.json").read_text("utf-8")))
