"""The file of the store: what may be opened, what is refused untouched, how an older one is brought up to date."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from duskhall.server.store import folder as opener
from duskhall.server.store import opening
from duskhall.server.store.migrations import STEPS
from duskhall.server.store.rows import PersonRow
from duskhall.server.store.store import Store
from tests.server.stored import (
    ANN,
    opened,
    refused,
)

# ----------------------------------------------------------------------------------------------------------------------
# Opening


def test_a_new_folder_is_for_nobody_else_and_keeps_its_secret(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"

    async def secret() -> bytes:
        store = await Store.open(folder)
        await store.close()
        return store.secret

    first = asyncio.run(secret())
    assert len(first) == 32
    assert asyncio.run(secret()) == first
    modes = {p.name: stat.S_IMODE(p.stat().st_mode) for p in (folder, *folder.iterdir())}
    assert modes == {"data": 0o700, "duskhall.db": 0o600, "duskhall.lock": 0o600, "secret": 0o600}


def test_a_spoilt_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"short")
    error = opened(tmp_path)
    assert error
    assert error.reason == "bad-secret"
    (tmp_path / "secret").unlink()
    assert opened(tmp_path) is None


def test_an_empty_file_is_a_store_that_was_not_begun(tmp_path: Path) -> None:
    (tmp_path / "duskhall.db").touch()
    assert opened(tmp_path) is None


def spoilt(path: Path) -> None:
    path.write_bytes(b"Dear diary, today I was no database." * 100)


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()


def foreign_with_versions(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE schema_version (version TEXT)")
    db.close()


def foreign_with_our_version(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE schema_version (version INTEGER)")
        db.execute("INSERT INTO schema_version VALUES (?)", (len(STEPS),))
    db.close()


def unreleased(path: Path) -> None:
    assert opened(path.parent) is None
    with sqlite3.connect(path) as db:
        db.execute("ALTER TABLE tables RENAME COLUMN asked TO questions")
    db.close()


def newer(path: Path) -> None:
    assert opened(path.parent) is None
    with sqlite3.connect(path) as db:
        db.execute("UPDATE schema_version SET version = ?", (len(STEPS) + 1,))
    db.close()


def torn(path: Path) -> None:
    assert opened(path.parent) is None
    path.write_bytes(path.read_bytes()[:16] + b"\xff" * 5000)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (spoilt, "not-a-store"),
        (foreign, "not-a-store"),
        (foreign_with_versions, "not-a-store"),
        (foreign_with_our_version, "not-a-store"),
        (unreleased, "unreleased"),
        (newer, "newer"),
        (torn, "not-a-store"),
    ],
)
def test_a_file_that_is_not_ours_is_refused_and_not_touched(
    tmp_path: Path, make: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / "duskhall.db"
    make(path)
    before, when = path.read_bytes(), path.stat().st_mtime_ns
    error = opened(tmp_path)
    assert error
    assert error.reason == reason
    assert str(path) in error.text
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, when)


def test_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    error = opened(tmp_path / "file" / "data")
    assert error
    assert error.reason == "not-writable"
    assert str(tmp_path / "file" / "data") in error.text


def test_a_folder_of_somebody_else_is_refused(tmp_path: Path) -> None:
    # First as ourselves, well and not well: what has to be imported for it may not be readable to nobody.
    assert opened(tmp_path / "ours") is None
    (tmp_path / "file").touch()
    assert opened(tmp_path / "file") is not None
    tmp_path.chmod(0o500)
    nobody = 65534
    root = os.geteuid() == 0
    if root:
        # Root may write everywhere.
        os.seteuid(nobody)
    try:
        error = opened(tmp_path)
    finally:
        if root:
            os.seteuid(0)
        tmp_path.chmod(0o700)
    assert error
    assert error.reason == "not-writable"


HOLD = """
import asyncio, sys
from pathlib import Path
from duskhall.server.errors import StoreError
from duskhall.server.store.store import Store

async def main():
    try:
        store = await Store.open(Path(sys.argv[1]))
    except StoreError as e:
        print(e.reason)
        return
    print("open", flush=True)
    sys.stdin.read()
    await store.close()

asyncio.run(main())
"""


def test_one_server_for_a_folder(tmp_path: Path) -> None:
    def start() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    async def main() -> None:
        store = await Store.open(tmp_path)
        assert await refused(Store.open(tmp_path)) == "in-use"
        with start() as other:
            assert other.communicate()[0] == "in-use\n"
        await store.close()

    asyncio.run(main())
    with start() as other:
        assert other.stdout
        assert other.stdout.readline() == "open\n"
        error = opened(tmp_path)
        assert error
        assert error.reason == "in-use"
        other.kill()
    assert opened(tmp_path) is None, "a killed server leaves no lock behind"


# ----------------------------------------------------------------------------------------------------------------------
# Migrations


def version_of(path: Path) -> int:
    with sqlite3.connect(path) as db:
        (version,) = db.execute("SELECT version FROM schema_version").fetchone()
    db.close()
    return int(version)


def set_steps(monkeypatch: pytest.MonkeyPatch, steps: tuple[tuple[str, ...], ...]) -> None:
    monkeypatch.setattr(opening, "STEPS", steps)
    monkeypatch.setattr(opener, "STEPS", steps)


def test_an_older_store_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        store = await Store.open(tmp_path)
        await store.add_person(ANN)
        await store.close()

    async def look() -> PersonRow | None:
        store = await Store.open(tmp_path)
        try:
            return await store.person("ann")
        finally:
            await store.close()

    asyncio.run(fill())
    path = tmp_path / "duskhall.db"
    assert version_of(path) == len(STEPS)
    bad = (*STEPS, ("CREATE TABLE new (id TEXT)", "CREATE TABLE new (id TEXT)"))
    set_steps(monkeypatch, bad)
    error = opened(tmp_path)
    assert error
    assert error.reason == "failed"
    assert version_of(path) == len(STEPS), "all of a step or nothing"
    two = (*STEPS, ("CREATE TABLE new (id TEXT)",), ("ALTER TABLE new ADD COLUMN name TEXT",))
    set_steps(monkeypatch, two)
    assert asyncio.run(look()) == ANN
    assert version_of(path) == len(STEPS) + 2
    assert asyncio.run(look()) == ANN, "and not a second time"
    set_steps(monkeypatch, STEPS)
    error = opened(tmp_path)
    assert error
    assert error.reason == "newer"
