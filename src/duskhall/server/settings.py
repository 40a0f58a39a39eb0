"""What whoever starts the server decides."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from .limits.quotas import Quotas

PAGE = Path(__file__).with_name("page")
"""Where the built page lies in the package."""


@dataclass(frozen=True, slots=True)
class Settings:
    data: Path
    """The folder in which everything is kept, unless there is a store of its own."""
    store: str = ""
    """The URL of a PostgreSQL database that keeps what is stored; empty: the folder does."""
    page: Path = PAGE
    origin: str = ""
    """Where the page is seen from, such as ``https://duskhall.example``; empty: whatever host is asked for."""
    metrics: bool = False
    """Show figures to everybody, and not to this machine alone."""
    address: str = ""
    """Where commands on this machine find the server; empty: they do not."""
    node_address: str = ""
    """Where other servers of the same database reach this one; empty: at ``address``."""
    bus: str = ""
    """The URL of a Redis by which workers think for this server; empty: its own processes do."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies on other machines that are believed whom they speak for."""
    bots: tuple[str, ...] = ()
    """Bots besides those that come with the game."""
    limits: bool = True
    """Refuse what comes too fast."""
    quotas: Quotas = field(default_factory=Quotas)
    """How much each may take; see ``limits.toml``."""
