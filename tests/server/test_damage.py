"""What is missing, damaged or cannot be written: said at the start and by ``/healthz``, and tables go on from what can
be read."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import httpx
import pytest

from duskhall import new_game
from duskhall.core.game import UNDO
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.doors import health
from duskhall.server.doors.health import Health
from duskhall.server.errors import StoreError
from duskhall.server.game.session import Session
from duskhall.server.services.pool import Pool, bot_names
from duskhall.server.store.data_dir import DataDir
from duskhall.server.store.engine import Connection
from duskhall.server.store.rows import ActRow, SeatRow, StoredOptions, TableRow
from duskhall.server.store.store import Store
from duskhall.server.tables.playing import SNAPSHOT_EVERY
from duskhall.server.tables.table import Table
from duskhall.server.tables.tables import Tables
from tests.server.stored import ANN, on_sqlite, opened
from tools.live import PATIENCE, Person, ProblemError, Server, bot, me, wait_for

DATABASE = "duskhall.db"

# ----------------------------------------------------------------------------------------------------------------------
# At the start


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a person in it."""

    async def fill() -> None:
        store = await Store.open(tmp_path)
        await store.add_person(ANN)
        await store.close()

    asyncio.run(fill())
    return tmp_path


def gone(path: Path) -> None:
    path.unlink()


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def spoilt(path: Path) -> None:
    """The middle of the file is something else; its beginning is not."""
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * 4096 + data[8192:])


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:8192])


@pytest.mark.parametrize(
    ("harm", "reason"), [(gone, "missing"), (emptied, "missing"), (spoilt, "broken"), (cut, "broken")]
)
def test_a_database_that_was_there_is_missed(folder: Path, harm: Callable[[Path], None], reason: str) -> None:
    path = folder / DATABASE
    harm(path)
    before = path.read_bytes() if path.exists() else None
    error = opened(folder)
    assert error is not None and error.reason == reason
    assert "restore" in error.text.lower()
    assert (path.read_bytes() if path.exists() else None) == before


def test_the_command_says_what_is_missing(folder: Path) -> None:
    (folder / DATABASE).unlink()
    with pytest.raises(RuntimeError) as e:
        Server(folder).start()
    assert f"duskhall restore FILE --data {folder}" in str(e.value)


def test_a_full_disk_is_said_at_the_start(folder: Path) -> None:
    """As on a disk without space: no file of the server may grow."""
    command = [sys.executable, "-m", "duskhall", "serve", "--no-open", "--port", "0", "--data", str(folder)]
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (0, 0))
    done = subprocess.run(command, preexec_fn=limit, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 1 and not done.stdout
    assert done.stderr.startswith("duskhall: The disk of the database") and "Traceback" not in done.stderr


def test_a_disk_without_room_for_a_new_folder_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch, pytest.raises(StoreError) as e:
        patch.setattr(os, "open", full)
        DataDir(tmp_path / "new")
    assert e.value.reason == "full"


# ----------------------------------------------------------------------------------------------------------------------
# While it runs


def healthz(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.address}/healthz", trust_env=False)
    return answer.status_code, answer.text


def test_a_full_disk_is_said_and_nothing_is_lost(tmp_path: Path) -> None:
    """As a disk without space: no file of the server may grow."""
    with Server(tmp_path / "data") as server, Person(server.address, "Ada") as ada:
        made = ada.create(me(), bot())
        with ada.sit(made, 1) as seat:
            for _ in range(5):
                if seat.asked() is not None:
                    seat.play(seat.options()[0])
            seen = seat.version
        assert healthz(server) == (200, "ok\n")
        usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        with ada.sit(made, 1) as seat:
            if (asked := seat.asked()) is not None:
                seat.say(wire.Move(id=1, decision=asked.number, option=seat.options()[0]))
                assert seat.closed().reason == "storage", "the page is told why, and comes again"
        wait_for("a full disk", lambda: healthz(server)[0] == 503)
        text = healthz(server)[1]
        assert text.startswith(("disk: ", "full: ")) and len(text) > 20
        with pytest.raises(ProblemError) as refused:
            ada.create(me(), bot())
        assert (refused.value.status, refused.value.reason) == (503, "storage")
        # What can be read is still shown.
        assert ada.table(made).state == "playing"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
        wait_for("space", lambda: healthz(server)[0] == 200)
        with ada.sit(made, 1) as seat:
            assert seat.version >= seen
            if seat.asked() is not None:
                seat.play(seat.options()[0])


def test_a_database_that_is_taken_away_is_said(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        (server.data / DATABASE).rename(tmp_path / "elsewhere")
        wait_for("a missing file", lambda: healthz(server)[0] == 503)
        assert healthz(server)[1].startswith("missing: ")
        (tmp_path / "elsewhere").rename(server.data / DATABASE)
        wait_for("the file", lambda: healthz(server)[0] == 200)


@on_sqlite
async def test_a_full_database_is_said_as_full(store: Store) -> None:
    def no_more(db: Connection) -> None:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages}")

    await store._read(no_more)
    with pytest.raises(Exception) as e:
        for n in range(50):
            await store.add_upload(f"u{n}", "ann", str([*range(n * 2000, n * 2000 + 2000)]), 1.0)
    assert getattr(e.value, "reason", "") == "full"


@on_sqlite
async def test_however_many_ask_the_disk_is_written_to_once(store: Store) -> None:
    written = 0
    usual = store.try_writing

    async def counted() -> None:
        nonlocal written
        written += 1
        await usual()

    store.try_writing = counted  # type: ignore[method-assign]
    asked = Health(store)
    assert await asyncio.gather(*(asked.trouble() for _ in range(100))) == [None] * 100
    assert written == 1


@on_sqlite
async def test_a_store_that_hangs_is_said(store: Store) -> None:
    async def hangs() -> None:
        await asyncio.sleep(60)

    store.try_writing = hangs  # type: ignore[method-assign]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "PATIENCE", 0.01)
        found = await Health(store).trouble()
    assert found is not None and found.reason == "slow" and found.text


# ----------------------------------------------------------------------------------------------------------------------
# Tables that are damaged

Harm = Callable[[sqlite3.Connection], object]


async def played(folder: Path, acts: int = 30) -> list[str]:
    """A table at which so many acts were taken; the position after each of them."""
    store = await Store.open(folder)
    await store.add_person(ANN)
    tables = Tables(store, Pool(), bot_names(()))
    start = position.write(new_game("classic", 2, seed=4, first=0).state)
    row = TableRow("old", "key", "classic", "ann", "playing", "Old", None, StoredOptions(), start, 1.0, 1.0)
    await store.add_table(row, [SeatRow("old", n, "person", "ann", name) for n, name in enumerate(("Ann", "Bo"))])
    table = await tables.get("old")
    session = game(table)
    seen = [position.write(session.game.state)]
    for _ in range(acts):
        seat = session.asked()[0]
        await table.move(seat, session.game.decision(seat).options[0], session.game.decision(seat).number)
        seen.append(position.write(session.game.state))
    await tables.close()
    await store.close()
    return seen


def game(table: Table) -> Session:
    assert table.session is not None, table.readonly
    return table.session


def on_tables(folder: Path, work: Callable[[Tables], Awaitable[None]]) -> None:
    async def main() -> None:
        store = await Store.open(folder)
        tables = Tables(store, Pool(), bot_names(()))
        try:
            await work(tables)
        finally:
            await tables.close()
            await store.close()

    asyncio.run(main())


def harmed(folder: Path, harm: Harm) -> None:
    with sqlite3.connect(folder / DATABASE) as db:
        harm(db)
    db.close()


def start(db: sqlite3.Connection) -> None:
    db.execute("UPDATE starts SET packed = x'00ff'")


def snapshot(db: sqlite3.Connection) -> None:
    db.execute("UPDATE snapshots SET packed = x'00ff'")


def early_act(db: sqlite3.Connection) -> None:
    db.execute("UPDATE acts SET act = x'00ff' WHERE number = 7")


def lost_act(db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM acts WHERE number = 28")


def spoilt_act(db: sqlite3.Connection) -> None:
    db.execute("UPDATE acts SET act = x'00ff' WHERE number = 28")


def last_act(db: sqlite3.Connection) -> None:
    db.execute("DELETE FROM acts WHERE number = 30")


def start_and_act(db: sqlite3.Connection) -> None:
    start(db)
    spoilt_act(db)


def snapshot_and_act(db: sqlite3.Connection) -> None:
    snapshot(db)
    spoilt_act(db)


@pytest.mark.parametrize(
    ("harm", "reached"),
    [
        (start, 30),
        (snapshot, 30),
        (early_act, 30),
        (lost_act, 27),
        (spoilt_act, 27),
        (last_act, 29),
        (start_and_act, 27),
        (snapshot_and_act, 27),
    ],
)
def test_a_table_goes_on_from_what_can_be_read(tmp_path: Path, harm: Harm, reached: int) -> None:
    seen = asyncio.run(played(tmp_path))
    harmed(tmp_path, harm)
    after: list[str] = []

    async def go_on(tables: Tables) -> None:
        table = await tables.get("old")
        session = game(table)
        assert position.write(session.game.state) == seen[reached]
        assert (session.number, table.lost) == (30, 30 - reached)
        for _ in range(3):
            seat = session.asked()[0]
            await table.move(seat, session.game.decision(seat).options[0], session.game.decision(seat).number)
        after.append(position.write(session.game.state))

    async def again(tables: Tables) -> None:
        session = game(await tables.get("old"))
        assert session.number == 33
        assert position.write(session.game.state) == after[0]

    on_tables(tmp_path, go_on)
    on_tables(tmp_path, again)


def test_where_nothing_can_be_read_the_table_says_so(tmp_path: Path) -> None:
    asyncio.run(played(tmp_path))
    harmed(tmp_path, start)
    harmed(tmp_path, snapshot)

    async def look(tables: Tables) -> None:
        table = await tables.get("old")
        assert table.session is None
        assert "damaged" in table.info("ann", member=True).readonly

    on_tables(tmp_path, look)


def test_a_snapshot_whose_acts_begin_with_an_undo(tmp_path: Path) -> None:
    """As older programs left it: the undo reaches behind the snapshot, and the start does not replay any more."""

    async def undone() -> str:
        seen = await played(tmp_path, SNAPSHOT_EVERY)
        store = await Store.open(tmp_path)
        await store.append("old", [ActRow("old", SNAPSHOT_EVERY + 1, 0, UNDO, time.time())])
        await store.close()
        return seen[SNAPSHOT_EVERY]

    kept = asyncio.run(undone())
    harmed(tmp_path, start)

    async def look(tables: Tables) -> None:
        table = await tables.get("old")
        assert position.write(game(table).game.state) == kept
        assert table.lost == 1

    on_tables(tmp_path, look)


def test_what_is_taken_back_is_kept_as_a_snapshot(tmp_path: Path) -> None:
    """So that no snapshot of ours is followed by an undo that it cannot carry out."""
    asyncio.run(played(tmp_path, 1))

    async def undo(tables: Tables) -> None:
        table = await tables.get("old")
        session = game(table)
        seat = next(s for s in (0, 1) if session.undo_state(s, alone=True) in ("free", "marked"))
        await table.undo(seat)
        found = await tables.store.snapshot("old")
        assert found is not None and found.number == 2
        assert found.position == position.write(session.game.state)

    on_tables(tmp_path, undo)
