"""What is stored of a campaign, and what a server finds that was killed and starts again."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from duskhall.server import wire
from duskhall.server.errors import StoreError, Trouble
from duskhall.server.lobby.campaigns import Campaigns
from duskhall.server.services.pool import Pool, bot_names
from duskhall.server.store import sqlite
from duskhall.server.store.migrations import STEPS
from duskhall.server.store.rows import PersonRow
from duskhall.server.store.store import Store
from duskhall.server.tables.table import Table
from duskhall.server.tables.tables import Tables
from tests.server.campaigning import new
from tests.server.inside import me, open_seat

BOT = wire.NewSeat(kind="bot")


ADA, BO = (PersonRow(name.lower(), name, "", 1.0) for name in ("Ada", "Bo"))


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Campaigns]:
    """The campaigns of a server that has just been started. Ada and Bo are known to it."""
    store = await Store.open(data)
    tables = Tables(store, Pool(), bot_names(()))
    try:
        for person in (ADA, BO):
            if await store.person(person.id) is None:
                await store.add_person(person)
        yield Campaigns(tables)
    finally:
        await tables.close()
        await store.close()


def test_what_cannot_be_stored_is_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object, **__: object) -> None:
        raise StoreError("full")

    async def main() -> None:
        async with opened(tmp_path) as campaigns:
            made = await campaigns.create(ADA, new(me(), BOT))
            with monkeypatch.context() as patched:
                patched.setattr(campaigns.store, "save_campaign", full)
                with pytest.raises(Trouble) as e:
                    await campaigns.next(made.id, ADA, 1)
            assert (e.value.reason, e.value.status) == ("storage", 503)
            now = await campaigns.info(made.id, ADA)
            assert (now.state, now.table) == ("ready", "")
            assert (await campaigns.next(made.id, ADA, 1)).state == "playing"

    asyncio.run(main())


def test_a_database_without_campaigns_gets_them(tmp_path: Path) -> None:
    """Version 2 had none; its tables are read, and belong to no campaign."""
    db = sqlite3.connect(tmp_path / "duskhall.db")
    with db:
        for step in STEPS[:2]:
            for statement in step:
                db.execute(statement.format(**sqlite.WORDS))
        db.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        db.execute("INSERT INTO schema_version (version) VALUES (2)")
        db.execute("INSERT INTO people VALUES ('ada', 'Ada', '', 1)")
        db.execute(
            "INSERT INTO tables VALUES"
            " ('t1', 'k', 'quest', 'ada', 'over', 'Old', '', '{}', 1, 1, 0, '', '', '', 0, 0, 0)"
        )
    db.close()

    async def main() -> None:
        async with opened(tmp_path) as campaigns:
            old = await campaigns.tables.info("t1", ADA)
            assert (old.title, old.campaign) == ("Thunderstone Quest", "")
            made = await campaigns.create(ADA, new(me(), BOT))
            assert [c.id for c in await campaigns.mine(ADA)] == [made.id]

    asyncio.run(main())


@pytest.mark.usefixtures("rich")
def test_whatever_was_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    """After each step the disk is what a server finds that was killed at this moment."""
    copies = iter(range(100))

    async def found(made: wire.Made) -> wire.Campaign:
        """The campaign as the next server would show it to Ada, and its game as it would go on."""
        copy = tmp_path / f"copy-{next(copies)}"
        shutil.copytree(tmp_path / "data", copy)
        async with opened(copy) as after:
            now = await after.info(made.id, ADA)
            if now.table:
                table = await after.tables.get(now.table)
                assert table.session is not None and table.session.asked()
                for card in now.seats[0].gained:
                    assert table.session.game.view(0).owned(0)[card] == 2
                await play(table)
            return now

    async def play(table: Table) -> None:
        assert table.session is not None
        decision = table.session.game.decision()
        await table.move(decision.seat, decision.options[0], decision.number)

    async def main() -> None:
        async with opened(tmp_path / "data") as campaigns:
            made = await campaigns.create(ADA, new(me(), open_seat(), games=2))
            assert (await found(made)).state == "waiting"
            await campaigns.join(made.id, BO, wire.Join(key=made.key))
            assert (await found(made)).state == "ready"
            table = (await campaigns.next(made.id, BO, 1)).table
            assert (await found(made)).table == table
            game = await campaigns.tables.get(table)
            await play(game)
            assert (await found(made)).table == table
            async with game.lock:
                await game._end("agreed", game.seats)
            # Nobody has looked at the campaign since: the next server notices that the game is over.
            now = await found(made)
            assert now.recognition and now.recognition.asked == 1
            await campaigns.recognise(made.id, ADA, wire.Recognised(game=1, seat=1, card="maul"))
            now = await found(made)
            assert now.recognition and now.recognition.asked == 2
            await campaigns.recognise(made.id, BO, wire.Recognised(game=1, seat=2, card="fireball"))
            now = await found(made)
            assert (now.state, [s.gained for s in now.seats]) == ("ready", [["maul"], ["fireball"]])
            table = (await campaigns.next(made.id, BO, 2)).table
            now = await found(made)
            assert (now.game, now.table, now == await campaigns.info(made.id, ADA)) == (2, table, True)

    asyncio.run(main())
