"""How parts of a line hold together, for every client that breaks lines."""

from __future__ import annotations

DOT = " · "
SHORT_PART = 24
GLUE = "\N{NO-BREAK SPACE}"


def glued(part: str) -> str:
    """A part of a line that is better kept together, if it is short."""
    return part.replace(" ", GLUE) if len(part) < SHORT_PART else part
