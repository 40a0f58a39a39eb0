"""A review as plain data: what ``duskhall review --json`` prints. Seats count from 1, chances from 0 to 1."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .summing import Review

DIGITS = 4
"""Chances are told with so many; their errors are larger than what is left out."""
SEATS = ("seat", "gainer")


def data(review: Review) -> dict[str, Any]:
    out: dict[str, Any] = _plain(asdict(review))
    return out


def _plain(value: Any) -> Any:
    match value:
        case dict():
            return {key: n + 1 if key in SEATS else _plain(n) for key, n in value.items() if key != "place"}
        case list() | tuple():
            return [_plain(one) for one in value]
        case float():
            return round(value, DIGITS)
    return value
