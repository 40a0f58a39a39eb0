"""Moving a club between a folder and PostgreSQL: everything arrives, or nothing has changed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest

from duskhall.cli import main
from duskhall.server.store.admin import AdminStore
from duskhall.server.store.rows import CampaignRow, ChatRow, SanctionRow, SnapshotRow
from duskhall.server.store.store import Store
from tests.server.stored import ANN, BO, act, campaign_row, opened, seats, table_row
from tests.services import postgres

MANY = 2500
"""Acts: more than are carried at a time."""


def fill(where: Path | str) -> bytes:
    """A store with something of every kind; its secret."""

    async def work() -> bytes:
        store = await Store.open(where)
        for person in (ANN, BO):
            await store.add_person(person)
        await store.add_table(table_row(), seats("t1", "ann", "bo"))
        await store.append("t1", [act(n) for n in range(1, MANY + 1)], None, SnapshotRow("t1", MANY, "position"))
        await store.add_table(table_row("t2", state="waiting"), seats("t2", "bo"))
        await store.add_chat(ChatRow("t1", 0, "bo", 2, "Bo", "Grüße, 皆さん – ’n “x” \\ % ? \t", 0.1 + 0.2))
        await store.add_upload("u1", "ann", "a record", 3.25)
        campaign: CampaignRow = campaign_row()
        await store.add_campaign(campaign, seats("c1", "ann"))
        office = AdminStore(store)
        await office.set("announcement", "We move.")
        await office.begin("", "", "announce", "", "We move.")
        await office.punish(SanctionRow("bo", "mute", "", 0.0, "noise", 5.0))
        await store.nodes.join("a")
        await store.nodes.take("t1", "a")
        await store.close()
        return store.secret

    return asyncio.run(work())


def told(where: Path | str) -> tuple[object, ...]:
    """What the store says of all that."""

    async def work() -> tuple[object, ...]:
        store = await Store.open(where)
        office = AdminStore(store)
        kept = await office.house()
        out = (
            *(store.secret, await store.stats(), await store.table("t1"), await store.acts("t1")),
            *(await store.snapshot("t1"), await store.chat("t1"), await store.upload("u1"), await store.campaign("c1")),
            *(await office.people(), await office.audit(10), kept.sanctions, kept.settings["announcement"]),
            *(await store.nodes.take("t1", "b"), await store.nodes.take("t2", "b")),
        )
        await store.close()
        return out

    return asyncio.run(work())


@contextmanager
def places(tmp_path: Path) -> Iterator[tuple[Path, str, Path]]:
    with postgres().database() as url:
        yield tmp_path / "first", url, tmp_path / "second"


def test_a_club_moves_to_postgresql_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with places(tmp_path) as (first, url, second):
        secret = fill(first)
        assert main(["move-store", str(first), url]) == 0
        assert "2 players, 2 tables, 2,500 moves" in capsys.readouterr().out
        assert main(["move-store", url, str(second)]) == 0
        there, back, here = told(url), told(second), told(first)
    assert there[0] == secret
    # Whoever kept a table does so no more, and what it still wants to write comes too late.
    assert there[-2:] == back[-2:] == (("b", 2), ("b", 1))
    assert there == back
    assert there[:-2] == here[:-2], "the old place is as it was"


def test_a_place_that_is_not_empty_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with places(tmp_path) as (first, url, second):
        fill(first)
        fill(url)
        before = told(url)
        for source, target in ((first, url), (url, first), (first, first), (url, url)):
            assert main(["move-store", str(source), str(target)]) == 1
            assert capsys.readouterr().err
        assert told(url)[:-2] == before[:-2]
        # A store in which nobody has been yet is as good as none.
        assert opened(second) is None
        assert main(["move-store", url, str(second)]) == 0


def test_a_place_without_a_store_is_none_afterwards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with places(tmp_path) as (first, url, _):
        assert main(["move-store", str(first), url]) == 1
        assert str(first) in capsys.readouterr().err
        assert not (first / "duskhall.db").exists()
        assert main(["move-store", url, str(first)]) == 1
        assert not (first / "duskhall.db").exists()
        with psycopg.connect(url) as db:
            assert db.execute("SELECT count(*) FROM pg_class WHERE relname = 'people'").fetchone() == (0,)


def test_a_store_in_use_is_not_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def while_open(where: Path | str, *command: str) -> int:
        store = await Store.open(where)
        try:
            return await asyncio.to_thread(main, list(command))
        finally:
            await store.close()

    with places(tmp_path) as (first, url, second):
        for where in (first, url):
            fill(where)
            assert asyncio.run(while_open(where, "move-store", str(where), str(second))) == 1
            assert "Stop" in capsys.readouterr().err
            assert asyncio.run(while_open(where, "move-store", str(second), str(where))) == 1


def test_what_did_not_arrive_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Here the database changes what it is given."""
    with places(tmp_path) as (_, url, second):
        fill(url)
        assert opened(second) is None
        with closing(sqlite3.connect(second / "duskhall.db")) as db:
            db.execute(
                "CREATE TRIGGER spoils AFTER INSERT ON acts WHEN new.number = 2000 BEGIN"
                " UPDATE acts SET act = 'buy:feast' WHERE number = 2000; END"
            )
        assert main(["move-store", url, str(second)]) == 1
        assert "(table acts)" in capsys.readouterr().err


def test_a_move_that_breaks_leaves_an_empty_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with places(tmp_path) as (first, url, _):
        fill(first)
        assert opened(url) is None
        with psycopg.connect(url, autocommit=True) as db:
            db.execute("ALTER TABLE acts ADD CONSTRAINT few CHECK (number < 2000)")
        assert main(["move-store", str(first), url]) == 1
        assert "few" in capsys.readouterr().err
        with psycopg.connect(url, autocommit=True) as db:
            assert db.execute("SELECT count(*) FROM people").fetchone() == (0,)
            db.execute("ALTER TABLE acts DROP CONSTRAINT few")
        assert main(["move-store", str(first), url]) == 0
