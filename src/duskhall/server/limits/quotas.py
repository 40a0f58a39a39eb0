"""How much each person, address and network may take, and how long what nobody uses is kept.

An admin changes any of it in ``limits.toml`` in the data folder, which is read at the start; what the file does not
name stays as it is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from duskhall.text.errors import system

from ..errors import StoreError

if TYPE_CHECKING:
    from pathlib import Path

FILE = "limits.toml"
NETWORK = 4
"""A network may take so many times what one address may."""

Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Some = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
Days = Annotated[float, msgspec.Meta(gt=0, le=36_500)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=86_400)]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the file."""


class ConnectionQuotas(Part, frozen=True, kw_only=True):
    total: Count = 0
    """Connections at once; 0: as many as the system gives, 4000 at most."""
    address: Count = 0
    """Of these from one address; 0: a quarter."""
    sockets: Some = 100
    """Sockets of tables from one address: a whole club may share one."""
    head_seconds: Seconds = 10
    """How long a connection may take to ask for something."""
    body_seconds: Seconds = 60
    """How long what it sends may take."""
    unread_seconds: Seconds = 30
    """How long it may leave unread what it is sent."""
    computing: Annotated[int, msgspec.Meta(ge=1, le=100)] = 15
    """Percent of the time in which the server computes that one address may take; it waits when it wants more."""


class Amounts(Part, frozen=True, kw_only=True):
    """The amounts that may exist at a time."""

    people_a_day: Some = 200
    """New people from one address."""
    tables: Some = 50
    """Unfinished tables of one person."""
    tables_address: Some = 200
    """Unfinished tables of all people from one address."""
    waiting: Some = 10
    """Of these tables that wait in the public list."""
    waiting_address: Some = 20
    campaigns: Some = 50
    """Unfinished campaigns of one person."""
    uploads: Some = 50
    """Records that are kept for one person; the oldest goes first."""
    uploads_address: Some = 200
    chat_lines: Some = 1000
    """Lines of chat that are kept for a table."""
    storage_mb: Count = 0
    """The database takes no new people, tables and uploads beyond this size; 0: there is no limit."""


class Keeping(Part, frozen=True, kw_only=True):
    """For how many days what nobody uses is kept."""

    people: Days = 180
    """Of people who have no seat, table, campaign or upload, since they were last here."""
    waiting: Days = 30
    """Of tables that wait for players, since anything has happened."""
    unfinished: Days = 365
    """Of games in which people play, since anything has happened."""
    finished: Days = 3650
    """Of games that people have played to an end, and of campaigns."""
    bots: Days = 14
    """Of games in which bots play alone."""
    unplayed: Days = 2
    """Of tables that were closed before their game began."""
    uploads: Days = 365
    sessions: Days = 400
    """Of a browser that is signed in, since it was last used."""


class Quotas(Part, frozen=True, kw_only=True):
    connections: ConnectionQuotas = ConnectionQuotas()
    amounts: Amounts = Amounts()
    keep: Keeping = Keeping()


def read(folder: Path) -> Quotas:
    """The quotas of a data folder. Raises StoreError with the fault in its file."""
    path = folder / FILE
    try:
        return msgspec.toml.decode(path.read_text("utf-8"), type=Quotas)
    except FileNotFoundError:
        return Quotas()
    except OSError as e:
        raise StoreError("bad-limits", file=str(path), why=system(e)) from None
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as e:
        raise StoreError("bad-limits", file=str(path), why=str(e)) from None
