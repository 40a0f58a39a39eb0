"""The editions of the game, side by side."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .setup import Edition

NAMES = ("classic", "advance", "quest")


class UnknownEdition(KeyError):
    """There is no such edition."""


@cache
def edition(name: str) -> Edition:
    if name not in NAMES:
        raise UnknownEdition(name)
    found: Edition = import_module(f"duskhall.editions.{name}").EDITION
    return found
