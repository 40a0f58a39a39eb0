"""The whole siege: what a hostile guest does at once, beside honest players, a failing machine, and for long."""

from __future__ import annotations

import resource
import time
from pathlib import Path

import pytest

from duskhall.server import wire
from tests.helpers import few
from tests.server import siege
from tests.server.hostile import beside, besieged, felt_at
from tests.server.test_hostile import bring, look, resident
from tools.kills import kill_again_and_again
from tools.live import Person, Server, bot, me, wait_for

SECONDS = few(30.0, 6.0)
LONG = few(1800.0, 10.0)
GROWTH = few(30, 60)
"""Megabytes that the server may grow by in the second half of a siege: what it keeps of replays has an end."""


@pytest.mark.alone
def test_whatever_else_a_guest_does_beside_the_honest(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        felt = beside(server, *siege.ATTACKS, seconds=SECONDS, warm=4)
        print(felt, felt.answers)
        felt.check()
        assert all(sum(answers.values()) > 20 for answers in felt.answers), "the attacks did something"
        said = server.said()
        assert "Traceback" not in said and '"failed"' not in said, said
        assert len(said) < 200_000


def test_nothing_is_lost_in_a_siege(tmp_path: Path) -> None:
    """``make soak`` kills it two hundred times, and sixty times under attack."""
    kills = few(60, 2)
    *_, report = kill_again_and_again(
        tmp_path,
        kills,
        seed=11,
        besieged=lambda address: besieged(address, siege.everything, siege.puzzles, look),
    )
    print(report)
    assert report.kills == kills and report.acknowledged


def test_a_disk_that_fills_in_a_siege(tmp_path: Path) -> None:
    """It is said, what is there can be read, and the game goes on from the last move that was acknowledged."""
    with Server(tmp_path / "data") as server, Person(server.address, "Ada") as ada:
        made = ada.create(me(), bot())
        with besieged(server.address, siege.everything, siege.chatter, bring):
            seen = _moves(ada, made, 10)
            usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            wait_for("a full disk", lambda: ada.http.get("/healthz").status_code == 503, 60)
            for _ in range(few(20, 3)):
                assert ada.table(made).state == "playing"
                time.sleep(0.5)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
            wait_for("space", lambda: ada.http.get("/healthz").status_code == 200, 60)
            assert _moves(ada, made, 5) > seen
        assert "Traceback" not in server.said()


def _moves(ada: Person, made: wire.Made, n: int) -> int:
    """The version after some moves."""
    with ada.sit(made, 1) as seat:
        for _ in range(n):
            if seat.asked() is not None:
                seat.play(seat.options()[-1])
        return seat.version


def test_memory_stays_flat(tmp_path: Path) -> None:
    """Half an hour in ``make soak``: honest games, and all attacks."""
    with (
        Server(tmp_path / "data") as server,
        besieged(server.address, *siege.ATTACKS, bring, look),
        felt_at(server) as felt,
    ):
        time.sleep(LONG / 2)
        half = [resident(server)]
        begun = time.monotonic()
        whole = []
        while time.monotonic() - begun < LONG / 2:
            time.sleep(LONG / 20)
            whole.append(resident(server))
    print(half, whole, felt)
    assert whole[-1] - half[0] < GROWTH, (half, whole)
    assert len(felt.acks) > LONG / 10
