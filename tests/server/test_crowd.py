"""Hundreds who look on at one table cost one wording for each kind of them, not one each."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

from duskhall.core.state import SPECTATOR
from duskhall.server import encode, wire
from duskhall.server.tables.showing import FEW, PRESENCE
from duskhall.server.tables.table import Table
from duskhall.server.tables.viewer import Viewer
from tests.server.inside import Inside, Person, me, open_seat
from tests.server.sockets import from_text
from tools.live import decode

MANY = 800
LANGUAGES = ("en", "de", "ja")


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a table and its game are worded."""
    counts: Counter[str] = Counter()

    def counting(module: ModuleType, name: str) -> None:
        real = getattr(module, name)

        def worded(*args: Any, **more: Any) -> Any:
            counts[name] += 1
            return real(*args, **more)

        monkeypatch.setattr(module, name, worded)

    counting(encode, "update")
    counting(encode, "table")
    return counts


def heard(viewer: Viewer) -> list[wire.ToPage]:
    return [decode(viewer.out.get_nowait()) for _ in range(viewer.out.qsize())]


async def crowd(table: Table) -> list[Viewer]:
    viewers = [Viewer("", SPECTATOR, 0, member=n % 2 == 0, language=LANGUAGES[n % 3]) for n in range(MANY)]
    for viewer in viewers:
        await table.enter(viewer)
    await asyncio.sleep(2 * PRESENCE)
    return viewers


def test_eight_hundred_who_watch_cost_a_wording_for_each_kind(
    inside: Inside, ada: Person, bo: Person, counted: Counter[str]
) -> None:
    made = ada.create(me(), open_seat(), start=from_text())
    bo.join(made)
    table = inside.table(made.id)

    async def watch() -> None:
        counted.clear()
        viewers = await crowd(table)
        # Each is welcomed to the table as it stands; the game is worded once for each language.
        assert counted["update"] == len(LANGUAGES) and counted["table"] < 2 * MANY
        for viewer in viewers:
            first = heard(viewer)
            assert isinstance(first[0], wire.Welcome) and isinstance(first[1], wire.Update)
            last = next(m for m in reversed(first) if isinstance(m, wire.Welcome | wire.TableChanged))
            assert last.table.watching == MANY
            assert sum(isinstance(m, wire.TableChanged) for m in first) < FEW + 60
        counted.clear()
        assert table.session is not None
        decision = table.session.game.decision(0)
        await table.move(0, decision.options[0], decision.number)
        # By language, and of the table by language and by who may pass its link on.
        assert counted["update"] <= len(LANGUAGES) and counted["table"] <= 2 * len(LANGUAGES)
        told = [heard(viewer) for viewer in viewers]
        assert all(any(isinstance(m, wire.Update) for m in messages) for messages in told)
        counted.clear()
        for viewer in viewers:
            table.leave(viewer)
        await asyncio.sleep(2 * PRESENCE)
        assert counted["table"] <= 2 * len(LANGUAGES) * 10

    inside.call(watch)


def test_each_kind_is_told_what_it_may_know(inside: Inside, ada: Person, bo: Person) -> None:
    """Members, strangers and players at one table do not get one another's words."""
    made = ada.create(me(), open_seat(), start=from_text(), listed=True)
    bo.join(made)
    stranger = inside.person("Cy", "de")
    with ada.sit(made, 1) as first, bo.sit(made, 2) as second, stranger.watch(wire.Made(id=made.id, key="")) as third:
        first.play("village")
        for seat in (first, second, third):
            seat.until(lambda s: s.table is not None and s.table.watching == 1)
        assert first.table and second.table and third.table
        assert first.table.hosting and not second.table.hosting and not third.table.hosting
        assert [s.yours for s in first.table.seats] == [True, False]
        assert [s.yours for s in second.table.seats] == [False, True]
        assert [s.yours for s in third.table.seats] == [False, False]
        assert first.table.key == second.table.key == made.key and not third.table.key
        assert first.table.title != third.table.title or first.log != third.log
