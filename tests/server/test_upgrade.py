"""Tables over the years: they play on with their own cards, or from their snapshot, or say why they cannot."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from duskhall import new_game
from duskhall.core.state import State
from duskhall.editions import edition
from duskhall.notation import position
from duskhall.server import encode
from duskhall.server.lobby.games import Games
from duskhall.server.services.pool import Pool, bot_names
from duskhall.server.store.rows import ActRow, PersonRow, SeatRow, SnapshotRow, StoredOptions, TableRow
from duskhall.server.store.store import Store
from duskhall.server.tables.table import Table
from duskhall.server.tables.tables import Tables

ADA = PersonRow("ada", "Ada", "", 1.0)


def earlier_cards() -> State:
    """A game that was begun when the Torch cost 1 gold, had a ruling that is gone, and gave 2 light."""
    e = edition("classic")
    torch = e.rules.cards[e.rules.index["torch"]]
    figures = {**torch.figures, "cost": 1, "light": 2}
    earlier = replace(torch, figures=figures, rulings=("ruling-of-long-ago",))
    return new_game("classic", 2, seed=4, first=0, cards=(earlier,)).state


async def stored(folder: Path, start: str, acts: list[str], snapshot: str = "") -> None:
    store = await Store.open(folder)
    await store.add_person(ADA)
    row = TableRow("old", "key", "classic", "ada", "playing", "Old", None, StoredOptions(), start, 1.0, 1.0)
    seats = [SeatRow("old", n, "person", "ada", name) for n, name in enumerate(("Ada", "Bo"))]
    await store.add_table(row, seats)
    rows = [ActRow("old", n, 0, act, time.time()) for n, act in enumerate(acts, 1)]
    kept = SnapshotRow("old", len(acts), snapshot) if snapshot else None
    await store.append("old", rows, row, kept)
    await store.close()


def woken(folder: Path) -> tuple[Table, dict[str, object]]:
    """The table after the server was started again, and what its page is told of the Torch."""

    async def wake() -> tuple[Table, dict[str, object]]:
        store = await Store.open(folder)
        tables = Tables(store, Pool(), bot_names(()))
        try:
            table = await tables.get("old")
            told = await Games(tables).cards("old", ADA, "")
            torch = next(card for card in told.cards if card.id == "torch")
            return table, {"figures": torch.figures, "rulings": torch.rulings, "text": torch.tag_words}
        finally:
            await tables.close()
            await store.close()

    return asyncio.run(wake())


def test_a_table_plays_on_with_the_cards_it_began_with(tmp_path: Path) -> None:
    asyncio.run(stored(tmp_path, position.write(earlier_cards()), ["village"]))
    table, torch = woken(tmp_path)
    assert table.session is not None and not table.readonly
    assert torch == {"figures": {**torch["figures"], "cost": 1, "light": 2}, "rulings": [], "text": torch["text"]}  # type: ignore[dict-item]
    decision = table.session.game.decision(0)
    while decision.kind != "buy":
        table.session.act(0, "done")
        decision = table.session.game.decision(0)
    prices = {o.card: o.amount for o in decision.shown() if o.card}
    assert prices["torch"] == 1


def test_moves_that_no_longer_fit_leave_the_snapshot(tmp_path: Path) -> None:
    game = new_game("classic", 2, seed=4, first=0)
    start = position.write(game.state)
    game.answer(0, "village")
    asyncio.run(stored(tmp_path, start, ["a-move-of-long-ago"], position.write(game.state)))
    table, _ = woken(tmp_path)
    assert table.session is not None and not table.readonly
    assert table.session.number == 1
    assert position.write(table.session.game.state) == position.write(game.state)
    assert encode.update(table.session, 0, 1).since == 0, "what a page knew before is not continued"


@pytest.mark.parametrize("snapshot", ["", "position: 1\nnothing like one\n"])
def test_a_table_that_cannot_go_on_says_so_and_stays(tmp_path: Path, snapshot: str) -> None:
    start = position.write(new_game("classic", 2, seed=4).state)
    asyncio.run(stored(tmp_path, start, ["a-move-of-long-ago"], snapshot))
    table, _ = woken(tmp_path)
    assert table.session is None
    assert table.info("ada", member=True).readonly == "This game was started in an earlier version of Duskhall and " + (
        "cannot continue in this one. It was left as it is."
    )
