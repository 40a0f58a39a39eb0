"""Rows and stores for the tests of the store."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from duskhall.editions import edition
from duskhall.server.errors import StoreError
from duskhall.server.store.engine import Connection
from duskhall.server.store.rows import ActRow, CampaignRow, PersonRow, SeatRow, StoredOptions, StoredSetup, TableRow
from duskhall.server.store.store import Store

ANN = PersonRow("ann", "Ann", "hash of ann", 1.0)
BO = PersonRow("bo", "Bo", "", 2.0)
OPTIONS = StoredOptions()
SETUP = StoredSetup.of(edition("quest").first_game, "First game", "some cards")


def table_row(
    id: str = "t1", *, host: str = "ann", state: str = "playing", options: StoredOptions = OPTIONS, at: float = 1.0
) -> TableRow:
    return TableRow(id, "key", "classic", host, state, "A game", None, options, "", at, at)


def campaign_row(id: str = "c1", *, host: str = "ann") -> CampaignRow:
    return CampaignRow(id, "key", host, OPTIONS, "a campaign", finished=False, tables=(), created=1.0, changed=1.0)


def seats(id: str = "t1", *people: str) -> list[SeatRow]:
    return [SeatRow(id, i, "person", person, person.title()) for i, person in enumerate(people or ("ann",), 1)]


def act(number: int, table: str = "t1", what: str = "buy:torch") -> ActRow:
    return ActRow(table, number, 1, what, float(number))


def on_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[Path | str], None]:
    """A test on a fresh store with Ann and Bo: in a folder, and in PostgreSQL."""

    def run(place: Path | str) -> None:
        _on_store(test, place)

    run.__doc__ = test.__doc__
    return run


def on_sqlite(test: Callable[[Store], Awaitable[None]]) -> Callable[[Path], None]:
    """A test of what only SQLite has."""

    def run(tmp_path: Path) -> None:
        _on_store(test, tmp_path)

    run.__doc__ = test.__doc__
    return run


def _on_store(test: Callable[[Store], Awaitable[None]], place: Path | str) -> None:
    async def main() -> None:
        store = await Store.open(place)
        await store.add_person(ANN)
        await store.add_person(BO)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(main())


def opened(where: Path | str) -> StoreError | None:
    """Open and close a store; what it says if that cannot be."""

    async def main() -> None:
        await (await Store.open(where)).close()

    try:
        asyncio.run(main())
    except StoreError as e:
        return e
    return None


async def refused(call: Awaitable[object]) -> str:
    with pytest.raises(StoreError) as e:
        await call
    assert e.value.text
    return e.value.reason


async def together(store: Store, *calls: Awaitable[object]) -> list[object]:
    """The answers to calls that waited together: the thread was busy when they came."""
    free, busy = threading.Event(), threading.Event()

    def work(db: Connection) -> None:
        busy.set()
        assert free.wait(10)

    first = asyncio.ensure_future(store._write(work))
    await asyncio.to_thread(busy.wait, 10)
    tasks = [asyncio.ensure_future(call) for call in calls]
    await asyncio.sleep(0)
    free.set()
    await first
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def statements(store: Store, call: Callable[[], Awaitable[object]]) -> list[str]:
    """The SQL that a call comes down to, with its values."""
    seen: list[str] = []
    await store._read(lambda db: as_sqlite(db).set_trace_callback(seen.append))
    await call()
    await store._read(lambda db: as_sqlite(db).set_trace_callback(None))
    return seen


def as_sqlite(db: Connection) -> sqlite3.Connection:
    assert isinstance(db, sqlite3.Connection)
    return db
