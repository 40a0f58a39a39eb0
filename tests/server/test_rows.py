"""Documents inside rows carry a version of their own; what this program cannot read is refused in words."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from duskhall.editions import NAMES, edition
from duskhall.server.encode.setups import setup_info, stored_setup
from duskhall.server.errors import StoreError, Trouble
from duskhall.server.lobby.games import Games
from duskhall.server.lobby.lobby import Lobby
from duskhall.server.services.pool import Pool
from duskhall.server.store import rows
from duskhall.server.store.rows import PersonRow, Proposal, SeatRow, StoredOptions, StoredSetup, TableRow
from duskhall.server.store.store import Store
from duskhall.server.tables.tables import Tables

ADA = PersonRow("ada", "Ada", "", 1.0)
ROW = TableRow("t1", "key", "classic", "ada", "waiting", "A game", None, StoredOptions(listed=True), "", 1.0, 1.0)
COLUMNS = dict(zip(("setup", "options", "result", "proposal"), (6, 7, 11, 15), strict=True))
VERSIONS = {"setup": 1, "options": 3, "result": 2, "proposal": 1}
"""The newest version of each document."""


def stored(**documents: str) -> tuple[object, ...]:
    """The columns of a table, with these documents in them."""
    columns: list[object] = ["t1", "key", "classic", "ada", "over", "A game", "", "{}", 1.0, 1.0, 3, "", "", "0 2", ""]
    columns += ["", ""]
    for name, text in documents.items():
        columns[COLUMNS[name]] = text
    return tuple(columns)


@pytest.mark.parametrize("name", NAMES)
def test_a_setup_comes_back_as_it_was(name: str) -> None:
    for setup in (edition(name).first_game, edition(name).random_setup(3)):
        kept = stored_setup(setup)
        again = msgspec.json.decode(msgspec.json.encode(kept), type=StoredSetup)
        assert again == kept and again.setup() == setup
        info = setup_info(setup)
        assert (info.title, info.text, info.monsters) == (kept.title, kept.text, list(setup.monsters))


def test_a_row_says_its_versions_and_comes_back_as_it_was() -> None:
    row = replace(
        ROW,
        setup=stored_setup(edition("quest").first_game),
        state="over",
        how="resigned",
        points=(3, 1),
        winners=(0,),
        asked=(0, 2),
        turn=3,
        proposal=Proposal(what="end", by=1, agreed=(1,), needed=(0, 1)),
        challenge="a code",
    )
    fields = rows.table_fields(row)
    for name in COLUMNS:
        assert msgspec.json.decode(str(fields[name]))["version"] == VERSIONS[name]
    columns = [row.id, row.key, row.edition, *(fields[x] for x in ("host", "state", "title", "setup", "options"))]
    columns += [row.created, *(fields[x] for x in ("changed", "turn", "result", "rematch", "asked")), row.campaign]
    columns += [fields["proposal"], row.challenge]
    assert rows.table_row(tuple(columns)) == row


def test_documents_from_before_versions_are_version_1() -> None:
    row = rows.table_row(
        stored(options='{"listed":true,"watchers":false,"clock":30,"pace":0}', result='{"how": "agreed"}')
    )
    assert row.options == StoredOptions(listed=True, watchers=False, clock=30, pace=0)
    assert (row.how, row.asked, row.setup) == ("agreed", (0, 2), None)


@pytest.mark.parametrize("name", COLUMNS)
@pytest.mark.parametrize(
    ("text", "reason", "said"),
    [
        ('{"version": 9, "of": "things to come"}', "row-newer", "(row version 9; this program knows "),
        ('{"version": 0}', "row-unknown", "row version 0"),
        ('{"version": "two"}', "row-broken", "version"),
        ('{"version": 1, "nothing-like-it": 1}', "row-broken", ""),
        ("{not json", "row-broken", ""),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_in_words(name: str, text: str, reason: str, said: str) -> None:
    with pytest.raises(StoreError) as e:
        rows.table_row(stored(**{name: text}))
    assert e.value.reason == reason
    assert e.value.text.startswith("Table t1 ") and said in e.value.text


def test_one_row_of_a_newer_program_takes_no_other_with_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def fill() -> None:
        store = await Store.open(tmp_path)
        await store.add_person(ADA)
        for id in ("t1", "t2"):
            await store.add_table(replace(ROW, id=id), [SeatRow(id, 0, "person", "ada", "Ada"), SeatRow(id, 1, "open")])
        await store.close()

    async def look() -> None:
        store = await Store.open(tmp_path)
        tables = Tables(store, Pool(), ())
        try:
            with caplog.at_level(logging.WARNING):
                assert [t.id for t in await Lobby(tables, Games(tables)).mine(ADA)] == ["t2"]
            assert "Table t1 was stored by a newer Duskhall" in caplog.text
            assert [row.id for row, _ in await store.listed(0, 10)] == ["t2"]
            with pytest.raises(Trouble) as e:
                await tables.get("t1")
            assert (e.value.reason, e.value.status) == ("unreadable", 409)
            assert e.value.text.startswith("This table cannot be opened. Table t1 was stored by a newer Duskhall")
            assert (await tables.get("t2")).row.state == "waiting"
        finally:
            await tables.close()
            await store.close()

    asyncio.run(fill())
    db = sqlite3.connect(tmp_path / "duskhall.db")
    with db:
        db.execute("""UPDATE tables SET options = '{"version": 7}' WHERE id = 't1'""")
    db.close()
    asyncio.run(look())
