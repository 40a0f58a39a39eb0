"""Databases of earlier versions are opened, shown as they were, and played on."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from duskhall.core.state import SPECTATOR
from duskhall.notation import position
from duskhall.server import wire
from duskhall.server.lobby.games import Games
from duskhall.server.lobby.lobby import Lobby
from duskhall.server.lobby.seats import Seats
from duskhall.server.services.pool import Pool, bot_names
from duskhall.server.store.migrations import STEPS
from duskhall.server.store.rows import ChatRow, PersonRow
from duskhall.server.store.store import Store
from duskhall.server.tables.table import Table
from duskhall.server.tables.tables import Tables
from duskhall.server.tables.viewer import Viewer

STORES = Path(__file__).parent / "stores"
THEN: dict[str, Any] = json.loads((STORES / "version-1.json").read_text(encoding="utf-8"))
"""What each table showed to the program that made the database."""

BEGUN = [name for name, table in THEN.items() if "game" in table]
RUNNING = [name for name in BEGUN if THEN[name]["state"] == "playing"]
OVER = [name for name in BEGUN if THEN[name]["state"] == "over"]
WAITING = [name for name, table in THEN.items() if table.get("state") == "waiting"]

Work = Callable[[Tables], Awaitable[None]]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with the old database."""
    db = sqlite3.connect(tmp_path / "duskhall.db")
    db.executescript((STORES / "version-1.sql").read_text(encoding="utf-8"))
    db.close()
    return tmp_path


def served(data: Path, work: Work) -> None:
    """Work on the tables of a server that has just been started."""

    async def main() -> None:
        store = await Store.open(data)
        tables = Tables(store, Pool(), bot_names(()))
        try:
            await work(tables)
        finally:
            await tables.close()
            await store.close()

    asyncio.run(main())


async def person(tables: Tables, name: str) -> PersonRow:
    """Ada hosts all tables; Bo and Cy are known from their seats."""
    ids = {s["name"]: s["person"] for table in THEN.values() for s in table.get("seats", ()) if s["person"]}
    found = await tables.store.person(ids[name])
    assert found is not None and found.name == name
    # Whoever had a cookie then is known by it until they sign out elsewhere.
    assert found.old_cookie
    return found


def test_the_database_is_brought_up_to_date_once(data: Path) -> None:
    def version() -> int:
        db = sqlite3.connect(data / "duskhall.db")
        (found,) = db.execute("SELECT version FROM schema_version").fetchone()
        db.close()
        return int(found)

    async def chat(tables: Tables) -> None:
        lines = await tables.store.chat(THEN["classic"]["id"])
        assert [(line.seat, line.name, line.text) for line in lines] == [
            (0, "Ada", "Good luck"),
            (1, "Bo", "Und dir: ½ Glück"),
            (SPECTATOR, "Cy", "May I watch?"),
        ]
        # A page counts seats as it always has.
        table = await tables.get(THEN["classic"]["id"])
        await table.enter(watching := Viewer("", SPECTATOR, 0, member=False, language="en"))
        told = [msgspec.json.decode(watching.out.get_nowait(), type=wire.ToPage) for _ in range(watching.out.qsize())]
        assert [m.seat for m in told if isinstance(m, wire.Chat)] == [1, 2, wire.WATCHING]

    assert version() == 1
    for _ in range(2):
        served(data, chat)
        assert version() == len(STEPS)


@pytest.mark.parametrize("name", [name for name in THEN if name != "upload"])
def test_a_table_is_as_it_was(data: Path, name: str) -> None:
    then = THEN[name]

    async def look(tables: Tables) -> None:
        table = await tables.get(then["id"])
        row = table.row
        assert not table.readonly
        assert (row.state, row.title, row.edition, row.turn) == tuple(
            then[x] for x in ("state", "title", "edition", "turn")
        )
        assert (row.host, row.rematch, row.how) == (then["host"], then["rematch"], then["result"])
        ada = await person(tables, "Ada")
        told = await tables.info(then["id"], ada)
        # What came later is as usual at a table from before.
        assert msgspec.to_builtins(told.rules) == msgspec.to_builtins(wire.TableOptions()) | then["options"]
        assert told.rules.hints and told.rules.advice == "full"
        # What a set-up can say besides, since then, it does not say.
        since = {"mode": "", "keyDecks": [], "packs": []}
        assert msgspec.to_builtins(told.setup) == (then["setup"] and {**then["setup"], **since})
        assert [msgspec.to_builtins(s, str_keys=True) for s in table.seats] == [
            {"table": then["id"], "seat": n, "away_since": 0.0, "absent": False, **s}
            for n, s in enumerate(then["seats"])
        ]
        if "game" in then:
            assert game_of(table) == then["game"]
            # Of those who are asked, a person who watches is told no more than before.
            assert told.asked == ([] if row.state == "over" else [s + 1 for s in then["game"]["asked"]])

    served(data, look)


def game_of(table: Table) -> dict[str, Any]:
    assert table.session is not None
    game = table.session.game
    views = [game.view(seat) for seat in range(game.state.seats)]
    return {
        "acts": table.session.number,
        "asked": table.session.asked(),
        "turn": game.state.turn,
        "active": game.state.active,
        "marked": game.marked,
        "hands": [sorted(h.card for h in v.held(v.seat) if h.card is not None) for v in views],
        "scores": [v.score(v.seat) for v in views],
        "xp": [v.xp(v.seat) for v in views],
        "hall": list(views[0].hall),
    }


async def play(table: Table, moves: int) -> None:
    """So many moves by the people at the table; bots play in between."""
    luck = Random(1)
    assert table.session is not None
    for _ in range(2000):
        people = [s for s in table.session.asked() if s in table.people()]
        if people and moves:
            decision = table.session.game.decision(people[0])
            await table.move(people[0], luck.choice(decision.options), decision.number)
            moves -= 1
        elif people:
            return
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_is_played_on(data: Path, name: str) -> None:
    then = THEN[name]
    after: list[str] = []

    async def play_on(tables: Tables) -> None:
        table = await tables.get(then["id"])
        await play(table, 12)
        assert table.session is not None and table.session.number >= then["game"]["acts"] + 12
        after.append(position.write(table.session.game.state))

    async def look(tables: Tables) -> None:
        table = await tables.get(then["id"])
        assert table.session is not None
        assert position.write(table.session.game.state) == after[0]

    served(data, play_on)
    served(data, look)


@pytest.mark.parametrize("name", RUNNING)
def test_a_move_can_still_be_taken_back(data: Path, name: str) -> None:
    async def take_back(tables: Tables) -> None:
        table = await tables.get(THEN[name]["id"])
        assert table.session is not None
        for _ in range(20):
            free = [s for s in table.people() if table.session.undo_state(s, alone=table.alone()) == "free"]
            if free:
                before = table.session.number
                await table.undo(free[0])
                assert table.session.number == before + 1
                return
            await play(table, 1)
        raise AssertionError("no move of twenty can be taken back")

    served(data, take_back)


@pytest.mark.parametrize("name", WAITING)
def test_a_waiting_table_can_be_joined(data: Path, name: str) -> None:
    async def join(tables: Tables) -> None:
        table = await tables.get(THEN[name]["id"])
        bo = await person(tables, "Bo")
        await Seats(tables, Lobby(tables, Games(tables))).join(table.row.id, bo, wire.Join(key=table.row.key))
        assert table.row.state == "playing" and table.seats[1].person == bo.id
        await play(table, 3)

    served(data, join)


@pytest.mark.parametrize("name", [*OVER, "upload"])
def test_a_finished_game_can_be_looked_at_again(data: Path, name: str) -> None:
    async def look(tables: Tables) -> None:
        then = THEN["resigned" if name == "upload" else name]
        ada = await person(tables, "Ada")
        games = Games(tables)
        told = gzip.decompress(await games.replay(THEN[name]["id"], ada, ""))
        acts = len(msgspec.json.decode(told, type=wire.Replay).moves)
        assert acts == then["game"]["acts"]
        last = gzip.decompress(await games.replay_step(THEN[name]["id"], ada, "", acts, SPECTATOR))
        ending = msgspec.json.decode(last, type=wire.ReplayStep).ending
        assert ending is not None and ending.how == then["result"]

    served(data, look)


def test_lists_and_chat_and_clocks_go_on(data: Path) -> None:
    async def look(tables: Tables) -> None:
        ada, bo = await person(tables, "Ada"), await person(tables, "Bo")
        lobby = Lobby(tables, Games(tables))
        assert {t.id for t in await lobby.mine(ada)} == {t["id"] for name, t in THEN.items() if name != "upload"}
        kept = {name for name, t in THEN.items() if any(s["person"] == bo.id for s in t.get("seats", ()))}
        assert {t.id for t in await lobby.mine(bo)} == {THEN[name]["id"] for name in kept} and "rematch" in kept
        assert [row.id for row, _ in await tables.store.listed(0, 10)] == [THEN["waiting"]["id"]]
        assert await tables.store.nodes.abandoned() == [THEN["advance"]["id"]]
        line = await tables.store.add_chat(ChatRow(THEN["classic"]["id"], 0, bo.id, 1, "Bo", "Here we are again", 1.0))
        assert line.number == 4 and (await tables.store.chat(THEN["classic"]["id"]))[-1] == line

    served(data, look)
