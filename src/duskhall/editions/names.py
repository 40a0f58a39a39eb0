"""Names and ids: what a person types for a name, and an id as a title."""

from __future__ import annotations

import re

APOSTROPHES = re.compile("['\u2018\u2019\u02bc]")
"""Straight, and as typographers set them."""


def without_apostrophes(text: str) -> str:
    return APOSTROPHES.sub("", text)


def slug(name: str) -> str:
    """A name as an id: ``Flaming Sword`` is ``flaming-sword``, ``King Caelan's Writ`` is ``king-caelans-writ``."""
    return "-".join(re.findall(r"[^\W_]+", without_apostrophes(name.lower())))


def title(name: str) -> str:
    """An id as a title: ``undead-doom`` is ``Undead Doom``."""
    return name.replace("-", " ").title()
