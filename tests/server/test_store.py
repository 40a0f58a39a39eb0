"""The store on real files: what is kept, what is refused, and that nothing acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from duskhall.core.state import SPECTATOR
from duskhall.editions import edition
from duskhall.server import store as module
from duskhall.server.errors import StoreError
from duskhall.server.migrations import STEPS
from duskhall.server.rows import ActRow, ChatRow, PersonRow, SeatRow, SnapshotRow, StoredOptions, StoredSetup, TableRow
from duskhall.server.sqlite import Connection
from duskhall.server.store import Store

ANN = PersonRow("ann", "Ann", "hash of ann", 1.0)
BO = PersonRow("bo", "Bo", "", 2.0)
OPTIONS = StoredOptions()
SETUP = StoredSetup.of(edition("quest").first_game, "First game", "some cards")


def table_row(
    id: str = "t1", *, host: str = "ann", state: str = "playing", options: StoredOptions = OPTIONS, at: float = 1.0
) -> TableRow:
    return TableRow(id, "key", "classic", host, state, "A game", None, options, "", at, at)


def seats(id: str = "t1", *people: str) -> list[SeatRow]:
    return [SeatRow(id, i, "person", person, person.title()) for i, person in enumerate(people or ("ann",), 1)]


def act(number: int, table: str = "t1", what: str = "buy:torch") -> ActRow:
    return ActRow(table, number, 1, what, float(number))


def on_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[Path], None]:
    """A test on a fresh store with Ann and Bo."""

    def run(tmp_path: Path) -> None:
        async def main() -> None:
            store = await Store.open(tmp_path)
            await store.add_person(ANN)
            await store.add_person(BO)
            try:
                await test(store)
            finally:
                await store.close()

        asyncio.run(main())

    run.__doc__ = test.__doc__
    return run


def opened(folder: Path) -> StoreError | None:
    """Open and close a store; what it says if that cannot be."""

    async def main() -> None:
        await (await Store.open(folder)).close()

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


# ----------------------------------------------------------------------------------------------------------------------
# What is kept


@on_store
async def test_people(store: Store) -> None:
    assert await store.person("ann") == ANN
    assert await store.person("eve") is None
    assert await store.person_by_recovery("hash of ann") == ANN
    assert await store.person_by_recovery("") is None, "no code is not a code"
    await store.rename("bo", "Bob")
    await store.set_recovery("bo", "hash of bo")
    assert await store.person_by_recovery("hash of bo") == PersonRow("bo", "Bob", "hash of bo", 2.0)
    assert await refused(store.add_person(ANN)) == "exists"
    assert await refused(store.set_recovery("bo", "hash of ann")) == "exists"
    assert await refused(store.rename("eve", "Eve")) == "unknown"


@on_store
async def test_a_table_comes_back_as_it_was(store: Store) -> None:
    row = replace(table_row(state="waiting"), setup=SETUP)
    around = [SeatRow("t1", 1, "person", "ann", "Ann"), SeatRow("t1", 2, "open"), SeatRow("t1", 3, "bot", bot="greedy")]
    await store.add_table(row, around)
    assert await store.table("t1") == (row, around)
    assert await store.table("t2") is None
    later = replace(row, state="playing", start="position: 1 é\n" * 100, turn=3, changed=9.0, host="bo", rematch="t9")
    taken = [
        *around[:1],
        replace(around[1], kind="person", person="bo", away=True),
        replace(around[2], resigned=True),
    ]
    await store.save_table(later, taken)
    assert await store.table("t1") == (later, taken)
    assert await refused(store.add_table(row, around)) == "exists"
    assert await refused(store.save_table(table_row("t2"), [])) == "unknown"
    assert await refused(store.add_table(table_row("t2", host="eve"), [])) == "unknown"
    assert await store.table("t2") is None, "nothing of a refused table stays"


@on_store
async def test_the_start_of_a_game_never_changes(store: Store) -> None:
    """So a row from a list, which comes without it, can be saved."""
    await store.add_table(replace(table_row(), start="here"), seats())
    ((listed, around),) = await store.tables_of("ann", 10)
    assert listed.start == ""
    await store.save_table(replace(listed, turn=2), around)
    await store.append("t1", [act(1)], replace(listed, start="elsewhere", turn=3))
    found = await store.table("t1")
    assert found
    assert (found[0].start, found[0].turn) == ("here", 3)


@on_store
async def test_the_lobby_shows_what_is_public_and_open(store: Store) -> None:
    public, closed = StoredOptions(listed=True), StoredOptions(listed=True, watchers=False)
    for id, state, options, at in (
        ("waits-long", "waiting", public, 1.0),
        ("waits", "waiting", closed, 2.0),
        ("plays", "playing", public, 9.0),
        ("plays-alone", "playing", closed, 9.0),
        ("private", "waiting", OPTIONS, 9.0),
        ("over", "over", public, 9.0),
    ):
        await store.add_table(table_row(id, state=state, options=options, at=at), seats(id, "ann", "bo"))
    found = await store.listed(0, 10)
    assert [row.id for row, _ in found] == ["waits", "waits-long", "plays"]
    assert found[0][1] == seats("waits", "ann", "bo")
    assert len(await store.listed(0, 2)) == 2
    assert [row.id for row, _ in await store.listed(2.0, 10)] == ["waits", "plays"], "nobody waits for ever"
    await store.append("plays", [], table_row("plays", state="over", options=public))
    assert [row.id for row, _ in await store.listed(0, 10)] == ["waits", "waits-long"]


@on_store
async def test_the_tables_of_a_person(store: Store) -> None:
    await store.add_table(table_row("hosts", host="bo", at=1), seats("hosts", "ann"))
    await store.add_table(table_row("sits", at=2), seats("sits", "ann", "bo"))
    await store.add_table(table_row("watches", at=3), seats("watches"))
    await store.add_table(table_row("not-hers", at=4), seats("not-hers"))
    await store.add_member("watches", "bo")
    await store.add_member("watches", "bo")
    assert [row.id for row, _ in await store.tables_of("bo", 10)] == ["watches", "sits", "hosts"]
    assert [row.id for row, _ in await store.tables_of("bo", 2)] == ["watches", "sits"]
    await store.append("watches", [], table_row("watches", state="over", at=3))
    assert [row.id for row, _ in await store.tables_of("bo", 10)] == ["sits", "hosts", "watches"], "over: behind"
    assert await store.is_member("watches", "bo")
    assert await store.is_member("hosts", "bo"), "who hosts needs no seat"
    assert not await store.is_member("not-hers", "bo")
    assert await refused(store.add_member("nowhere", "bo")) == "unknown"
    assert await refused(store.add_member("sits", "eve")) == "unknown"


@on_store
async def test_clocks_and_counts(store: Store) -> None:
    clock = StoredOptions(clock=30)
    await store.add_table(table_row("runs", options=clock), seats("runs"))
    await store.add_table(table_row("waits", options=clock, state="waiting"), seats("waits"))
    await store.add_table(table_row("free"), seats("free"))
    await store.add_table(table_row("over", state="over", options=clock), seats("over"))
    await store.add_table(table_row("other", host="bo"), seats("other", "bo", "ann"))
    assert await store.running_with_clock() == ["runs"]
    assert (await store.count_active("ann"), await store.count_active("bo")) == (3, 1)
    await store.append("runs", [act(1, "runs"), act(2, "runs")])
    await store.append("free", [act(1, "free")])
    assert await store.stats() == {"people": 2, "acts": 3, "waiting": 1, "playing": 3, "over": 1}


@on_store
async def test_chat(store: Store) -> None:
    await store.add_table(table_row(), seats())
    said = [await store.add_chat(ChatRow("t1", 0, "ann", 1, "Ann", f"line {i}", float(i))) for i in range(1, 6)]
    assert [row.number for row in said] == [1, 2, 3, 4, 5]
    watching = await store.add_chat(ChatRow("t1", 6, "", SPECTATOR, "Somebody", "hello", 6.0))
    assert await store.chat("t1") == [*said, watching]
    assert await store.chat("t1", 2) == [said[-1], watching]
    assert await store.chat("t2") == []
    assert await refused(store.add_chat(watching)) == "exists"
    assert await refused(store.add_chat(replace(watching, table="t2"))) == "unknown"


@on_store
async def test_uploads_of_a_person_are_limited(store: Store) -> None:
    await store.add_upload("kept", "bo", "record of Bo", 0.0)
    for i in range(module.UPLOADS + 2):
        await store.add_upload(f"u{i}", "ann", f"record {i}", float(i))
    assert [await store.upload(f"u{i}") for i in range(4)] == [None, None, "record 2", "record 3"]
    assert await store.upload(f"u{module.UPLOADS + 1}") is not None
    assert await store.upload("kept") == "record of Bo", "of somebody else"


# ----------------------------------------------------------------------------------------------------------------------
# Acts


@on_store
async def test_acts_follow_each_other(store: Store) -> None:
    await store.add_table(table_row(), seats())
    await store.append("t1", [act(1), act(2, what="undo!")])
    await store.append("t1", [act(3)])
    assert await store.acts("t1") == [act(1), act(2, what="undo!"), act(3)]
    assert await store.acts("t1", 2) == [act(3)]
    for wrong in ([act(3)], [act(5)], [act(4), act(6)], [act(5), act(4)], [act(0)]):
        assert await refused(store.append("t1", wrong)) == "stale"
    assert len(await store.acts("t1")) == 3
    assert await refused(store.append("t2", [act(1, "t2")])) == "unknown"
    with pytest.raises(ValueError, match="other tables"):
        await store.append("t1", [act(4, "t2")])


@on_store
async def test_acts_row_and_snapshot_are_stored_together_or_not_at_all(store: Store) -> None:
    await store.add_table(table_row(), seats())
    assert await store.snapshot("t1") is None
    await store.append("t1", [act(1)], replace(table_row(), turn=1), SnapshotRow("t1", 1, "after 1"))
    await store.append("t1", [act(2)], replace(table_row(), turn=2), SnapshotRow("t1", 2, "after 2"))
    assert await store.snapshot("t1") == SnapshotRow("t1", 2, "after 2")
    ahead = SnapshotRow("t1", 9, "after 9")
    assert await refused(store.append("t1", [act(3)], replace(table_row(), turn=3), ahead)) == "stale"
    found = await store.table("t1")
    assert found
    assert (found[0].turn, len(await store.acts("t1")), await store.stats()) == (
        2,
        2,
        {"people": 2, "acts": 2, "waiting": 0, "playing": 1, "over": 0},
    )
    assert await store.snapshot("t1") == SnapshotRow("t1", 2, "after 2")


@settings(max_examples=25, deadline=None)
@given(st.lists(st.lists(st.integers(0, 6), max_size=3), max_size=8))
def test_only_what_goes_on_is_stored(tmp_path_factory: pytest.TempPathFactory, tries: list[list[int]]) -> None:
    """Whatever is tried in one breath, the acts are 1, 2, 3, ... and each try was taken whole or not at all."""

    async def main() -> None:
        store = await Store.open(tmp_path_factory.mktemp("store"))
        try:
            await store.add_person(ANN)
            await store.add_table(table_row(), seats())
            calls = [store.append("t1", [act(n, what=f"try:{i}") for n in numbers]) for i, numbers in enumerate(tries)]
            answers = await asyncio.gather(*calls, return_exceptions=True)
            expected: list[ActRow] = []
            for i, (numbers, answer) in enumerate(zip(tries, answers, strict=True)):
                fits = numbers == list(range(len(expected) + 1, len(expected) + 1 + len(numbers)))
                assert (answer is None) == fits, (numbers, answer)
                if fits:
                    expected += [act(n, what=f"try:{i}") for n in numbers]
            assert await store.acts("t1") == expected
        finally:
            await store.close()

    asyncio.run(main())


# ----------------------------------------------------------------------------------------------------------------------
# Many calls at once


async def together(store: Store, *calls: Awaitable[object]) -> list[object]:
    """The answers to calls that waited together: the thread was busy when they came."""
    free, busy = threading.Event(), threading.Event()

    def work(db: Connection) -> None:
        busy.set()
        assert free.wait(10)

    first = asyncio.ensure_future(store._read(work))
    await asyncio.to_thread(busy.wait, 10)
    tasks = [asyncio.ensure_future(call) for call in calls]
    await asyncio.sleep(0)
    free.set()
    await first
    return list(await asyncio.gather(*tasks, return_exceptions=True))


async def statements(store: Store, call: Callable[[], Awaitable[object]]) -> list[str]:
    """The SQL that a call comes down to, with its values."""
    seen: list[str] = []
    await store._read(lambda db: db.set_trace_callback(seen.append))
    await call()
    await store._read(lambda db: db.set_trace_callback(None))
    return seen


@on_store
async def test_calls_that_wait_together_are_committed_together(store: Store) -> None:
    await store.add_table(table_row(), seats())
    answers: list[object] = []

    async def many() -> None:
        answers.extend(await together(store, *(store.append("t1", [act(n)]) for n in range(1, 101))))

    seen = await statements(store, many)
    assert answers == [None] * 100
    assert sum(line.startswith("INSERT INTO acts") for line in seen) == 100
    # One for the call that sets the trace, one for the call that kept the thread busy, one for all others, and one for
    # the call that ends the trace.
    assert seen.count("COMMIT") <= 4
    assert len(await store.acts("t1")) == 100


@on_store
async def test_a_call_that_fails_takes_no_other_with_it(store: Store) -> None:
    await store.add_table(table_row(), seats())

    def broken(db: Connection) -> None:
        db.execute("INSERT INTO people (id, name, recovery_hash, created) VALUES ('half', '', '', 0)")
        raise ZeroDivisionError

    one, two, three, four, five = await together(
        store,
        store.append("t1", [act(1)]),
        store._write(broken),
        store.append("t1", [act(7)]),
        store._write(lambda db: db.execute("no SQL at all")),
        store.append("t1", [act(2)]),
    )
    assert (one, five) == (None, None)
    assert isinstance(two, ZeroDivisionError)
    assert isinstance(three, StoreError)
    assert isinstance(four, StoreError)
    assert (three.reason, four.reason) == ("stale", "failed")
    assert await store.acts("t1") == [act(1), act(2)]
    assert await store.person("half") is None


@on_store
async def test_nothing_is_lost_where_the_database_gives_up_the_transaction(store: Store) -> None:
    """As some errors make it do: what came before in the same transaction is done again, once."""
    await store.add_table(table_row(), seats())

    def gives_up(db: Connection) -> None:
        db.execute("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    one, two, three = await together(
        store, store.append("t1", [act(1)]), store._write(gives_up), store.append("t1", [act(2)])
    )
    assert (one, three) == (None, None)
    assert isinstance(two, StoreError)
    assert await store.acts("t1") == [act(1), act(2)]


@on_store
async def test_a_full_disk_is_said_and_survived(store: Store) -> None:
    await store.add_table(table_row(), seats())
    pages = await store._read(lambda db: int(db.execute("PRAGMA page_count").fetchone()[0]))
    await store._read(lambda db: db.execute(f"PRAGMA max_page_count = {pages + 2}").fetchone())
    noise = random.Random(1).randbytes(200_000).hex()
    one, two, three = await together(
        store, store.append("t1", [act(1)]), store.add_upload("u", "ann", noise, 1.0), store.append("t1", [act(2)])
    )
    assert (one, three) == (None, None)
    assert isinstance(two, StoreError)
    assert two.reason == "full"
    await store._read(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())
    await store.add_upload("u", "ann", noise, 1.0)
    assert (await store.upload("u"), await store.acts("t1")) == (noise, [act(1), act(2)])


def test_a_call_whose_task_is_gone_is_carried_out_and_closing_waits(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path)
        gone = asyncio.ensure_future(store.add_person(ANN))
        await asyncio.sleep(0)
        gone.cancel()
        late = asyncio.ensure_future(store.add_person(BO))
        await asyncio.sleep(0)
        await store.close()
        await late
        assert await refused(store.person("ann")) == "closed"
        await store.close()
        again = await Store.open(tmp_path)
        assert (await again.person("ann"), await again.person("bo")) == (ANN, BO)
        await again.close()

    asyncio.run(main())


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
from duskhall.server.store import Store

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
    monkeypatch.setattr(module, "STEPS", bad)
    error = opened(tmp_path)
    assert error
    assert error.reason == "failed"
    assert version_of(path) == len(STEPS), "all of a step or nothing"
    two = (*STEPS, ("CREATE TABLE new (id TEXT)",), ("ALTER TABLE new ADD COLUMN name TEXT",))
    monkeypatch.setattr(module, "STEPS", two)
    assert asyncio.run(look()) == ANN
    assert version_of(path) == len(STEPS) + 2
    assert asyncio.run(look()) == ANN, "and not a second time"
    monkeypatch.setattr(module, "STEPS", STEPS)
    error = opened(tmp_path)
    assert error
    assert error.reason == "newer"


# ----------------------------------------------------------------------------------------------------------------------
# Crashes

LOOP = """
import asyncio, os, sys
from pathlib import Path
from duskhall.server.rows import ActRow, SnapshotRow
from duskhall.server.store import Store
from msgspec.structs import replace

async def play(store, id):
    row, _ = await store.table(id)
    n = len(await store.acts(id))
    while True:
        n += 1
        await store.append(
            id,
            [ActRow(id, n, 1, "buy:torch", float(n))],
            replace(row, turn=n),
            SnapshotRow(id, n, f"after {n} " * 500) if n % 3 == 0 else None,
        )
        os.write(1, f"{id} {n}\\n".encode())

async def main():
    store = await Store.open(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, f"t{i}") for i in range(4)))

asyncio.run(main())
"""


def test_what_was_acknowledged_outlives_a_kill(tmp_path: Path) -> None:
    ids = [f"t{i}" for i in range(4)]
    luck = random.Random()

    async def fill() -> None:
        store = await Store.open(tmp_path)
        await store.add_person(ANN)
        for id in ids:
            await store.add_table(table_row(id), seats(id))
        await store.close()

    async def look(acknowledged: dict[str, int]) -> dict[str, int]:
        store = await Store.open(tmp_path)
        assert await store._read(lambda db: db.execute("PRAGMA integrity_check").fetchall()) == [("ok",)]
        stored = {}
        for id in ids:
            numbers = [a.number for a in await store.acts(id)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) >= acknowledged[id]
            found, snapshot = await store.table(id), await store.snapshot(id)
            assert found
            assert found[0].turn == len(numbers), "the row belongs to the acts"
            assert (snapshot.number if snapshot else 0) == len(numbers) // 3 * 3, "and so does the snapshot"
            stored[id] = len(numbers)
        await store.close()
        return stored

    asyncio.run(fill())
    acknowledged = dict.fromkeys(ids, 0)
    for _ in range(5):
        before = dict(acknowledged)
        with subprocess.Popen([sys.executable, "-c", LOOP, str(tmp_path)], stdout=subprocess.PIPE) as child:
            assert child.stdout
            lines = [child.stdout.readline() for _ in range(luck.randrange(1, 400))]
            child.send_signal(signal.SIGKILL)
            lines += child.stdout.readlines()
        for line in lines:
            if line.endswith(b"\n"):
                id, number = line.decode().split()
                acknowledged[id] = int(number)
        assert acknowledged != before
        acknowledged = asyncio.run(look(acknowledged))


# ----------------------------------------------------------------------------------------------------------------------
# Indexes

WHOLE = {
    "listed": "INDEX tables_in_lobby",
    "running_with_clock": "INDEX tables_with_clock",
    "stats": "COVERING INDEX",
}
"""Calls that read an index from end to end: those two hold what is asked for and nothing else; stats counts."""


@on_store
async def test_no_call_searches_or_sorts_all_there_is(store: Store) -> None:
    """With many finished games every call still finds its rows by an index."""

    def many(db: Connection) -> None:
        db.executemany(
            "INSERT INTO tables VALUES (?, 'k', 'classic', 'ann', 'over', '', '', '{}', ?, 1, 1, '', '', '', 0, 0, 20)",
            [(f"g{i}", float(i)) for i in range(300)],
        )
        db.executemany("INSERT INTO members VALUES (?, 'ann', 1, ?)", [(f"g{i}", float(i)) for i in range(300)])
        db.executemany(
            "INSERT INTO acts VALUES (?, ?, 1, 'done', 1)", [(f"g{i}", n) for i in range(300) for n in range(1, 21)]
        )

    await store._write(many)
    row = replace(table_row(), start="here")
    calls: dict[str, Callable[[], Awaitable[object]]] = {
        "add_person": lambda: store.add_person(PersonRow("eve", "Eve", "hash of eve", 1.0)),
        "person": lambda: store.person("ann"),
        "rename": lambda: store.rename("ann", "Anna"),
        "set_recovery": lambda: store.set_recovery("ann", "hash"),
        "person_by_recovery": lambda: store.person_by_recovery("hash"),
        "add_table": lambda: store.add_table(row, seats("t1", "ann", "bo")),
        "table": lambda: store.table("t1"),
        "save_table": lambda: store.save_table(row, seats()),
        "listed": lambda: store.listed(0, 50),
        "tables_of": lambda: store.tables_of("ann", 50),
        "running_with_clock": store.running_with_clock,
        "count_active": lambda: store.count_active("ann"),
        "add_member": lambda: store.add_member("t1", "bo"),
        "is_member": lambda: store.is_member("t1", "bo"),
        "append": lambda: store.append("t1", [act(1)], replace(row, state="over"), SnapshotRow("t1", 1, "x")),
        "acts": lambda: store.acts("t1"),
        "snapshot": lambda: store.snapshot("t1"),
        "add_chat": lambda: store.add_chat(ChatRow("t1", 0, "ann", 1, "Ann", "hello", 1.0)),
        "chat": lambda: store.chat("t1"),
        "add_upload": lambda: store.add_upload("u", "ann", "record", 1.0),
        "upload": lambda: store.upload("u"),
        "stats": store.stats,
    }
    public = {name for name in vars(Store) if not name.startswith("_")} - {"open", "close"}
    assert set(calls) == public, "every call is looked at"
    looked = 0
    for name, call in calls.items():
        for statement in await statements(store, call):
            if not statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE")):
                continue
            plan = await store._read(lambda db, s=statement: list(db.execute(f"EXPLAIN QUERY PLAN {s}")))  # type: ignore[misc]
            looked += 1
            for *_, detail in plan:
                whole = detail.startswith("SCAN") and WHOLE.get(name, "?") not in detail
                assert not whole and "TEMP B-TREE" not in detail, f"{name}: {detail}\n{statement}"
    assert looked > 40


def test_sql_stands_in_the_store_alone() -> None:
    sql = re.compile(r"\b(SELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE (TABLE|INDEX)|PRAGMA)\b")
    folder = Path(module.__file__).parent
    at_home = {"store.py", "migrations.py", "sqlite.py"}
    found = {p.name for p in folder.glob("*.py") if sql.search(p.read_text(encoding="utf-8"))}
    assert found == at_home
    pragmas = {p.name for p in folder.glob("*.py") if "PRAGMA" in p.read_text(encoding="utf-8")}
    assert pragmas == {"sqlite.py"}
