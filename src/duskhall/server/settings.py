"""What whoever starts the server decides."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).with_name("page")
"""Where the built page lies in the package."""


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    """The folder in which everything is kept."""
    page: Path = PAGE
    origin: str = ""
    """Where the page is seen from, such as ``https://duskhall.example``; empty: whatever host is asked for."""
    metrics: bool = False
    """Show figures to everybody, and not to this machine alone."""
    bots: tuple[str, ...] = ()
    """Bots besides those that come with the game."""
    limits: bool = True
    """Refuse what comes too fast."""
