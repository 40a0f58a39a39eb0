"""The editions of the game, side by side."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from .errors import UnknownEdition

if TYPE_CHECKING:
    from .setup import Edition

NAMES = ("classic", "advance", "quest")


@cache
def edition(name: str) -> Edition:
    """The edition of this name. Raises UnknownEdition."""
    if name not in NAMES:
        raise UnknownEdition(name, NAMES)
    found: Edition = import_module(f"duskhall.editions.{name}").EDITION
    return found


def editions() -> tuple[Edition, ...]:
    """All editions of the game."""
    return tuple(edition(name) for name in NAMES)


class _Callable(ModuleType):
    """``duskhall.editions`` is this package as soon as anything of it is loaded, and a function for users."""

    def __call__(self) -> tuple[Edition, ...]:
        return editions()


sys.modules[__name__].__class__ = _Callable
