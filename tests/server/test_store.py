"""The store on real files: what is kept, what is refused, and how it is found."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from duskhall.core.state import SPECTATOR
from duskhall.server.store import store as module
from duskhall.server.store.documents import StoredOptions
from duskhall.server.store.engine import Connection
from duskhall.server.store.rows import ActRow, ChatRow, PersonRow, SeatRow, SnapshotRow
from duskhall.server.store.store import Store
from tests.server.stored import (
    ANN,
    OPTIONS,
    SETUP,
    act,
    campaign_row,
    on_sqlite,
    on_store,
    refused,
    seats,
    statements,
    table_row,
)

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
    assert await store.nodes.abandoned() == ["runs"]
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
    with pytest.raises(AssertionError, match="other tables"):
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
# Indexes


WHOLE = {
    "listed": "INDEX tables_in_lobby",
    "abandoned": "INDEX tables_with_clock",
    "stats": "COVERING INDEX",
}
"""Calls that read an index from end to end: those two hold what is asked for and nothing else; stats counts."""


@on_sqlite
async def test_no_call_searches_or_sorts_all_there_is(store: Store) -> None:
    """With many finished games every call still finds its rows by an index."""

    def many(db: Connection) -> None:
        db.executemany(
            "INSERT INTO tables VALUES (?, 'k', 'classic', 'ann', 'over', '', '', '{}', ?, 1, 1, '', '', '', 0, 0, 20,"
            " '', '', '', '', 0)",
            [(f"g{i}", float(i)) for i in range(300)],
        )
        db.executemany("INSERT INTO members VALUES (?, 'ann', 1, ?, 0)", [(f"g{i}", float(i)) for i in range(300)])
        db.executemany(
            "INSERT INTO acts VALUES (?, ?, 1, 'done', 1)", [(f"g{i}", n) for i in range(300) for n in range(1, 21)]
        )

    await store._write(many)
    row, campaign = replace(table_row(), start="here"), campaign_row()
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
        "hide_table": lambda: store.hide_table("t1", "bo"),
        "abandoned": store.nodes.abandoned,
        "count_active": lambda: store.count_active("ann"),
        "add_member": lambda: store.add_member("t1", "bo"),
        "is_member": lambda: store.is_member("t1", "bo"),
        "add_campaign": lambda: store.add_campaign(campaign, seats("c1", "ann", "bo")),
        "save_campaign": lambda: store.save_campaign(
            campaign, seats("c1", "bo", "ann"), (replace(row, id="t2"), seats("t2", "ann", "bo"))
        ),
        "campaign": lambda: store.campaign("c1"),
        "count_campaigns": lambda: store.count_campaigns("ann"),
        "campaigns_of": lambda: store.campaigns_of("bo"),
        "append": lambda: store.append("t1", [act(1)], replace(row, state="over"), SnapshotRow("t1", 1, "x")),
        "acts": lambda: store.acts("t1"),
        "count_acts": lambda: store.count_acts("t1"),
        "try_writing": store.try_writing,
        "snapshot": lambda: store.snapshot("t1"),
        "add_chat": lambda: store.add_chat(ChatRow("t1", 0, "ann", 1, "Ann", "hello", 1.0)),
        "chat": lambda: store.chat("t1"),
        "add_upload": lambda: store.add_upload("u", "ann", "record", 1.0),
        "upload": lambda: store.upload("u"),
        "stats": store.stats,
    }
    public = {name for name in vars(Store) if not name.startswith("_")} - {"open", "close", "disk_size"}
    assert set(calls) == public | {"abandoned"}, "every call is looked at"
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
    at_home = {"store.py", "statements.py", "admin.py", "browsers.py", "usage.py", "migrations.py", "sqlite.py"}
    at_home |= {"folder.py", "nodes.py", "opening.py", "postgres.py", "moving.py"}
    texts = {p: p.read_text(encoding="utf-8") for p in folder.parent.rglob("*.py")}
    found = {p for p, text in texts.items() if sql.search(text)}
    assert found == {folder / name for name in at_home}
    pragmas = {p.name for p, text in texts.items() if "PRAGMA" in text}
    assert pragmas == {"sqlite.py"}


# ----------------------------------------------------------------------------------------------------------------------
# Campaigns


@on_store
async def test_a_campaign_comes_back_as_it_was(store: Store) -> None:
    row = campaign_row()
    await store.add_campaign(row, seats("c1", "ann"))
    assert await store.campaign("c1") == (row, seats("c1", "ann"))
    assert await store.campaign("c2") is None
    assert await refused(store.add_campaign(row, [])) == "exists"
    over = replace(row, course="another", finished=True, tables=("t1", "t2"), options=replace(OPTIONS, clock=30))
    await store.save_campaign(over, seats("c1", "bo", "ann"))
    assert await store.campaign("c1") == (over, seats("c1", "bo", "ann"))
    await store.save_campaign(row)
    assert await store.campaign("c1") == (row, seats("c1", "bo", "ann")), "seats stay as they are"
    assert await refused(store.save_campaign(campaign_row("c2"))) == "unknown"


@on_store
async def test_the_campaigns_of_a_person(store: Store) -> None:
    await store.add_campaign(campaign_row("hosts", host="bo"), seats("hosts", "ann"))
    await store.add_campaign(campaign_row("plays"), seats("plays", "ann", "bo"))
    await store.add_campaign(campaign_row("both", host="bo"), seats("both", "bo"))
    await store.add_campaign(campaign_row("neither"), seats("neither", "ann"))
    assert set(await store.campaigns_of("bo")) == {"hosts", "plays", "both"}
    assert await store.count_campaigns("bo") == 2
    await store.save_campaign(replace(campaign_row("both", host="bo"), finished=True))
    assert await store.count_campaigns("bo") == 1


@on_store
async def test_a_campaign_and_its_next_game_are_stored_together_or_not_at_all(store: Store) -> None:
    row = campaign_row()
    await store.add_campaign(row, seats("c1", "ann"))
    game = replace(table_row(), start="here", campaign="c1/key"), seats("t1", "ann")
    await store.save_campaign(replace(row, tables=("t1",)), game=game)
    assert (await store.table("t1")) == game
    later = replace(row, tables=("t1", "t1"), course="later")
    assert await refused(store.save_campaign(later, game=game)) == "exists"
    found = await store.campaign("c1")
    assert found is not None and found[0].course == row.course
    assert await refused(store.save_campaign(campaign_row("c2"), game=(table_row("t2"), []))) == "unknown"
    assert await store.table("t2") is None
