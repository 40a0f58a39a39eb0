"""Tables that somebody has left to their bots do not slow those at which people play."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.helpers import few
from tools.live import Person, Server, bot, me

TABLES = few(200, 60)
EACH = 20
"""Tables that one person makes: more at once are refused."""
MOVES = few(60, 25)
MORE = 4.0
"""So many times as long the bots of an honest table may take as they would alone: whoever thinks when their turn comes
thinks to the end, and one in eight moves is for the abandoned. In the order in which they came it were as many times as
there are tables."""


def abandoned(server: Server, n: int) -> None:
    """Tables of bots that think, with nobody at them: whoever made them has got up."""
    with Person(server.address, f"Mallory {n}", source=f"127.0.{n + 1}.2") as mallory:
        for _ in range(min(EACH, TABLES - n * EACH)):
            made = mallory.create(me(), *[bot("master")] * 3)
            mallory.post(f"/api/tables/{made.id}/leave", type(None))


def watched(ada: Person) -> float:
    """Seconds that bots need for some moves at a table at which somebody looks on."""
    made = ada.create(*[bot("master")] * 3)
    with ada.watch(made) as seat:
        first = seat.version
        began = time.perf_counter()
        seat.until(lambda s: s.version >= first + MOVES or s.ending is not None, 120)
        return time.perf_counter() - began


@pytest.mark.alone
def test_abandoned_tables_of_bots_do_not_slow_an_honest_one(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, Person(server.address, "Ada") as ada:
        alone = watched(ada)
        for n in range(-(-TABLES // EACH)):
            abandoned(server, n)
        beside = watched(ada)
        assert beside < MORE * alone + 2, (alone, beside)
