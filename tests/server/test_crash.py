"""The server is killed and started again: every table is where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskhall.server import wire
from tests.helpers import few
from tools.kills import kill_again_and_again
from tools.live import Gone, Person, ProblemError, Server, bot, me, open_seat


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    """``make soak`` does it 200 times."""
    kills = few(5, 3)
    *_, report = kill_again_and_again(tmp_path, kills, seed=7)
    assert report.kills == kills
    assert report.acknowledged >= 4 * kills, report


def test_nothing_that_was_acknowledged_is_lost_in_postgresql(tmp_path: Path, url: str) -> None:
    """Each time the table waits until the server before counts as dead."""
    kills = few(5, 1)
    *_, report = kill_again_and_again(tmp_path, kills, seed=7, url=url)
    assert report.kills == kills
    assert report.acknowledged, report


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path / "data")


def test_everything_about_tables_outlives_a_kill(server: Server) -> None:
    with server, Person(server.address, "Ada") as ada, Person(server.address, "Bo") as bo:
        waiting = ada.create(me(), open_seat(), bot(), listed=True, clock=600)
        playing = ada.create(me(), open_seat(), open_seat())
        bo.join(playing)
        bo.join(playing)
        over = ada.create(me(), open_seat())
        bo.join(over)
        with ada.sit(playing, 1) as first, bo.sit(playing, 2) as second, ada.sit(over, 1) as third:
            first.act(wire.Say, text="Hello!")
            second.act(wire.Away, away=True)
            first.act(wire.Propose, what="end")
            third.act(wire.Resign)
            third.until(lambda s: s.ending is not None)
            said = first.until(lambda s: s.chats).chats
            first.until(lambda s: s.table is not None and s.table.seats[1].away)
            before = {made.id: ada.table(made) for made in (waiting, playing, over)}
            version, view = first.version, first.view
            server.kill()
            assert first.closed().code == 1006
        server.start()
        for made in (waiting, playing, over):
            table, old = ada.table(made), before[made.id]
            assert [(s.kind, s.name, s.away, s.resigned, s.yours) for s in table.seats] == [
                (s.kind, s.name, s.away, s.resigned, s.yours) for s in old.seats
            ]
            assert (table.state, table.key, table.rules, table.setup) == (old.state, old.key, old.rules, old.setup)
        assert [t.id for t in ada.get("/api/tables", list[wire.Table])] == [waiting.id]
        assert {t.id for t in bo.get("/api/tables/mine", list[wire.Table])} == {playing.id, over.id}
        with ada.sit(playing, 1, since=version) as first, ada.sit(over, 1) as third:
            assert first.until(lambda s: s.chats).chats == said
            assert first.view.seats[0] == view.seats[0]
            assert third.ending is not None and third.ending.how == "resigned"
        assert ada.get(f"/api/tables/{over.id}/record", str)
        # The cookie of before is still good, and the seat is still whose it was.
        with pytest.raises(Gone) as gone:
            bo.sit(playing, 1)
        assert gone.value.reason == "not-your-seat"
        bo.join(waiting)
        assert ada.table(waiting).state == "playing"


def test_workers_end_with_a_server_that_was_killed(server: Server) -> None:
    server.start()
    with Person(server.address, "Ada") as ada:
        made = ada.create(me(), bot())
        with ada.sit(made, 1) as seat:
            while seat.version < 12:
                assert seat.asked() is not None
                seat.play(seat.options()[0])
        workers = server.workers()
        assert workers, "the bots play in a process of their own"
        server.kill()
        assert server.left_behind() == []


def test_stopping_in_order(server: Server) -> None:
    with server, Person(server.address, "Ada") as ada:
        made = ada.create(me(), bot())
        # One server at a time works in a folder.
        with pytest.raises(RuntimeError, match="ended"):
            Server(server.data).start()
        with ada.sit(made, 1) as seat:
            assert server.stop() == 0
            # The server comes back soon: the page tries again.
            assert (bye := seat.closed().bye) is not None and bye.again
        (server.data / "secret").write_bytes(bytes(32))
        server.start()
        # A cookie that another server has signed is worth nothing.
        with pytest.raises(ProblemError) as problem:
            ada.create(me(), bot())
        assert problem.value.status == 401
        with pytest.raises(Gone):
            ada.sit(made, 1)
