"""What is peculiar to a store in PostgreSQL: how it is opened, whom it is shared with, and what becomes of it when the
database goes away."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterable, Sequence

import psycopg
import pytest

from duskhall.server.errors import StoreError
from duskhall.server.store import opening, writer
from duskhall.server.store import postgres as engine
from duskhall.server.store.engine import Connection
from duskhall.server.store.migrations import STEPS
from duskhall.server.store.store import Store
from duskhall.text import languages, reading
from tests.server.stored import ANN, BO, act, opened, refused, seats, table_row, together
from tests.services import free_port, postgres


def on_postgres(url: str, statement: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url, autocommit=True) as db:
        cursor = db.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def why_not(url: str) -> StoreError:
    error = opened(url)
    assert error is not None
    for language in languages():
        with reading(language):
            assert error.text
    return error


# ----------------------------------------------------------------------------------------------------------------------
# Opening


def test_servers_that_begin_at_once_make_one_store(url: str) -> None:
    """One of them makes the tables, and all sign with the same secret."""

    async def main() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(6)))
        assert len({store.secret for store in stores}) == 1
        assert len(stores[0].secret) == 32
        await stores[0].add_person(ANN)
        assert await stores[1].person("ann") == ANN
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(main())
    assert on_postgres(url, "SELECT version FROM schema_version") == [(len(STEPS),)]


def test_a_database_that_does_not_answer_is_said_with_its_address() -> None:
    error = why_not(f"postgresql://duskhall:hidden@127.0.0.1:{free_port()}/club")
    assert error.reason == "unreachable"
    assert "duskhall@127.0.0.1" in error.text
    assert "hidden" not in error.text


def test_a_wrong_password_is_said(url: str) -> None:
    server = postgres()
    server.run("CREATE ROLE guarded LOGIN PASSWORD 'right'")
    rules = server.data / "pg_hba.conf"
    before = rules.read_text("utf-8")
    rules.write_text(f"host all guarded 127.0.0.1/32 scram-sha-256\n{before}", "utf-8")
    server.run("SELECT pg_reload_conf()")
    try:
        for password in (":wrong", ""):
            error = why_not(url.replace("duskhall@", f"guarded{password}@"))
            assert error.reason == "wrong-password"
        refused_at_all = why_not(url.replace("duskhall@127.0.0.1", "duskhall@localhost").replace("localhost", "[::1]"))
        assert refused_at_all.reason in ("turned-away", "unreachable")
        # It may come in, and yet make nothing.
        assert why_not(url.replace("duskhall@", "guarded:right@")).reason == "not-allowed"
    finally:
        rules.write_text(before, "utf-8")
        server.run("SELECT pg_reload_conf()")
        server.run("DROP ROLE guarded")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda url: url + "gone", "no-database"),
        (lambda url: url.replace("duskhall@", "stranger@"), "no-database"),
        (lambda url: "postgresql://a b/c", "bad-url"),
        (lambda url: url + "?options=-cdefault_transaction_read_only%3Don", "read-only"),
    ],
)
def test_an_address_that_leads_nowhere_is_said(url: str, change: object, reason: str) -> None:
    assert callable(change)
    assert why_not(change(url)).reason == reason


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("CREATE TABLE recipes (name TEXT)", "not-our-database"),
        ("CREATE TABLE schema_version AS SELECT 'one' AS version", "not-our-database"),
        (f"CREATE TABLE schema_version AS SELECT {len(STEPS)} AS version", "not-our-database"),
    ],
)
def test_a_database_of_somebody_else_is_left_alone(url: str, statement: str, reason: str) -> None:
    on_postgres(url, statement)
    before = on_postgres(url, "SELECT relname FROM pg_class WHERE relkind = 'r' ORDER BY relname")
    assert why_not(url).reason == reason
    assert on_postgres(url, "SELECT relname FROM pg_class WHERE relkind = 'r' ORDER BY relname") == before


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE schema_version SET version = version + 1", "newer"),
        ("ALTER TABLE tables RENAME COLUMN asked TO questions", "unreleased-database"),
        ("DELETE FROM settings WHERE name = 'secret'", "no-secret"),
        ("UPDATE settings SET value = 'short' WHERE name = 'secret'", "no-secret"),
    ],
)
def test_a_store_that_is_not_as_it_should_be_is_refused(url: str, statement: str, reason: str) -> None:
    assert opened(url) is None
    on_postgres(url, statement)
    assert why_not(url).reason == reason


def test_a_server_goes_on_while_another_brings_a_newer_shape(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a rolling upgrade: what is added has values for those who do not know it."""
    more = (*STEPS, ("ALTER TABLE tables ADD COLUMN new TEXT NOT NULL DEFAULT ''", "CREATE TABLE extra (id TEXT)"))

    async def main() -> None:
        old = await Store.open(url)
        await old.add_person(ANN)
        await old.add_table(table_row(), seats())
        for n in range(1, 8):
            # Often enough for the statements to be prepared.
            await old.append("t1", [act(n)])
            assert await old.table("t1") is not None
        monkeypatch.setattr(opening, "STEPS", more)
        monkeypatch.setattr(engine, "STEPS", more)
        await (await Store.open(url)).close()
        await old.append("t1", [act(8)], table_row())
        await old.add_table(table_row("t2"), seats("t2"))
        assert await old.table("t1") is not None
        assert len(await old.acts("t1")) == 8
        await old.close()

    asyncio.run(main())
    assert on_postgres(url, "SELECT version FROM schema_version") == [(len(STEPS) + 1,)]


# ----------------------------------------------------------------------------------------------------------------------
# Working


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What goes to the database, and "wait" for each time that its answer is waited for."""
    seen: list[str] = []
    execute, executemany, settle = engine.Session.execute, engine.Session.executemany, engine.Session.settle

    def one(self: engine.Session, statement: str, args: Sequence[object] = (), /) -> engine.Looked:
        seen.append(statement.split(maxsplit=1)[0])
        return execute(self, statement, args)

    def many(self: engine.Session, statement: str, rows: Iterable[Sequence[object]], /) -> engine.Looked:
        seen.append(statement.split(maxsplit=1)[0])
        return executemany(self, statement, rows)

    def waits(self: engine.Session) -> None:
        if self._sent:
            seen.append("wait")
        settle(self)

    monkeypatch.setattr(engine.Session, "execute", one)
    monkeypatch.setattr(engine.Session, "executemany", many)
    monkeypatch.setattr(engine.Session, "settle", waits)
    return seen


def test_an_act_waits_for_the_database_twice(url: str, sent: list[str]) -> None:
    async def main() -> None:
        store = await Store.open(url)
        await store.add_person(ANN)
        await store.add_table(table_row(), seats())
        sent.clear()
        await store.append("t1", [act(1)], table_row())
        assert sent == ["BEGIN", "UPDATE", "wait", "INSERT", "COMMIT", "wait"]
        await store.close()

    asyncio.run(main())


def test_reading_does_not_wait_for_writing(url: str) -> None:
    async def main() -> None:
        store = await Store.open(url)
        await store.add_person(ANN)
        free = threading.Event()
        writing = asyncio.ensure_future(store._write(lambda db: free.wait(10)))
        assert await asyncio.wait_for(store.person("ann"), 5) == ANN
        assert not writing.done()
        free.set()
        await writing
        assert await refused(store._read(lambda db: db.execute("no SQL at all"))) == "failed"
        await store.close()

    asyncio.run(main())


# ----------------------------------------------------------------------------------------------------------------------
# A database that goes away


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_what_was_acknowledged_outlives_a_database_that_restarts(url: str, how: signal.Signals) -> None:
    """In order and as in a crash: meanwhile calls fail in words, and then they work again."""
    server = postgres()

    async def main() -> None:
        store = await Store.open(url)
        await store.add_person(ANN)
        await store.add_table(table_row(), seats())
        await store.append("t1", [act(1)])
        assert await store.acts("t1") == [act(1)]
        server.stop(how)
        with pytest.raises(StoreError) as e:
            await store.append("t1", [act(2)])
        assert e.value.reason in ("unreachable", "lost")
        with pytest.raises(StoreError) as e:
            await store.try_writing()
        assert e.value.reason == "unreachable"
        assert await refused(store.acts("t1")) == "unreachable"
        server.begin()
        await store.append("t1", [act(2)])
        assert await store.acts("t1") == [act(1), act(2)]
        # While nobody asked for anything: nobody notices.
        server.stop(how)
        server.begin()
        await store.append("t1", [act(3)])
        assert len(await store.acts("t1")) == 3
        await store.close()

    asyncio.run(main())


def test_a_commit_of_which_nobody_knows_fails_for_all_and_is_not_tried_again(url: str) -> None:
    async def main() -> None:
        store = await Store.open(url)
        for person in (ANN, BO):
            await store.add_person(person)
        await store.add_table(table_row(), seats())

        def ends(db: Connection) -> None:
            """The connection breaks after this call, and before the commit is answered."""
            assert isinstance(db, engine.Session)
            tries.append(1)
            db.settle()
            line = store.writer._writing
            line._engine.cut(db)

        tries: list[int] = []
        answers = await together(
            store,
            store.append("t1", [act(1)]),
            store.rename("ann", "Anna"),
            store._write(ends),
            store.rename("bo", "B"),
        )
        assert [getattr(e, "reason", e) for e in answers] == ["lost"] * 4
        assert tries == [1]
        assert await store.person("ann") == ANN
        await store.append("t1", [act(1)])
        await store.close()

    asyncio.run(main())


def test_a_call_that_fails_with_many_others_fails_alone(url: str) -> None:
    async def main() -> None:
        store = await Store.open(url)
        await store.add_person(ANN)
        await store.add_table(table_row(), seats())
        calls = [store.append("t1", [act(n)]) for n in (1, 2, 9, 3)]
        answers = await together(store, *calls, store.add_person(ANN), store.append("t1", [act(4)]))
        assert [getattr(e, "reason", e) for e in answers] == [None, None, "stale", None, "exists", None]
        assert len(await store.acts("t1")) == 4
        await store.close()

    asyncio.run(main())


def test_a_network_that_swallows_everything_holds_nobody_for_ever(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = postgres()
    monkeypatch.setattr(writer, "PATIENCE", 0.5)

    async def main() -> None:
        store = await Store.open(url)
        await store.add_person(ANN)
        server.freeze()
        began = time.monotonic()
        try:
            assert await refused(store.rename("ann", "Anna")) == "lost"
        finally:
            server.thaw()
        assert time.monotonic() - began < 5
        await store.rename("ann", "Anne")
        await store.close()

    asyncio.run(main())
