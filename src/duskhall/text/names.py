"""Names of what is published: set-ups and packs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .writing import capital

if TYPE_CHECKING:
    from . import Words


def setup_name(name: str, w: Words) -> str:
    """The title of a published set-up, or of a pack: a set-up with the name of a pack shows what is in it."""
    own = f"setup-name-{name}"
    return w.say(own) if w.has(own) else capital(name.replace("-", " "))
