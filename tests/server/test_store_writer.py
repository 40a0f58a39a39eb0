"""Many calls at once, and crashes: nothing that was acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

from duskhall.server.errors import StoreError
from duskhall.server.store.engine import Connection
from duskhall.server.store.store import Store
from tests.server.stored import (
    ANN,
    BO,
    act,
    on_sqlite,
    on_store,
    refused,
    seats,
    statements,
    table_row,
    together,
)

# ----------------------------------------------------------------------------------------------------------------------
# Many calls at once


@on_sqlite
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


@on_sqlite
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


@on_sqlite
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
# Crashes


LOOP = """
import asyncio, os, sys
from pathlib import Path
from duskhall.server.store.rows import ActRow, SnapshotRow
from duskhall.server.store.store import Store
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
