"""Several servers for one club: any of them takes any socket and any request, and each table has one keeper."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from duskhall.cli import main
from duskhall.server import wire
from tests.server.several import GOES_ON, Club, club, come_back, everywhere, freeze, slow, stored_acts, thaw
from tests.server.sockets import whoever
from tests.services import postgres
from tools.live import Gone, Person, ProblemError, bot, me, open_seat, wait_for


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with postgres().database() as url, club(tmp_path_factory.mktemp("several"), url) as servers:
        yield Club(url, servers)


@pytest.fixture
def both(started: Club) -> Club:
    """Two servers that run: whatever a test before has done to them is undone."""
    for server in started.servers:
        if not server.runs:
            server.start()
    return started


def test_two_servers_play_one_game_to_its_end(both: Club) -> None:
    """Ada's table is kept by the first server; Bo sits at the second one and never notices."""
    first, second = both.servers
    with Person(first.address, "Ada") as ada, Person(second.address, "Bo") as bo:
        made = ada.create(me(), open_seat())
        bo.join(made)
        assert bo.table(made).state == "playing"
        with ada.sit(made, 1) as one, bo.sit(made, 2) as two:
            one.act(wire.Say, text="Hello")
            two.until(lambda s: s.chats)
            moved = {one: 0, two: 0}
            luck = Random(1)
            while min(moved.values()) < 8:
                seat = whoever(one, two)
                seat.play(luck.choice(seat.options()))
                moved[seat] += 1
            one.act(wire.Propose, what="end")
            two.until(lambda s: s.table is not None and s.table.proposal is not None)
            two.act(wire.Vote, yes=True)
            for seat in (one, two):
                assert seat.until(lambda s: s.ending).ending is not None
        assert "result" in bo.get(f"/api/tables/{made.id}/record", str)
        again = bo.post(f"/api/tables/{made.id}/rematch", wire.Made)
        assert ada.post(f"/api/tables/{made.id}/rematch", wire.Made).id == again.id
        assert {t.id for t in ada.get("/api/tables/mine", list[wire.Table])} == {made.id, again.id}


def test_what_is_asked_anywhere_is_answered_by_the_keeper(both: Club) -> None:
    """Requests of every kind, big and small answers, refusals and private tables."""
    first, second = both.servers
    with Person(first.address, "Ada") as ada, everywhere([second], ada) as (there,):
        made = ada.create(me(), bot(), listed=False)
        for path in (f"/api/tables/{made.id}", f"/api/tables/{made.id}/cards", f"/api/tables/{made.id}/view?seat=1"):
            assert there.http.get(path).json() == ada.http.get(path).json()
        packed = there.http.get(f"/api/tables/{made.id}/cards")
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-security-policy"]
        with pytest.raises(ProblemError) as refused:
            there.get(f"/api/tables/{made.id}/record", str)
        assert refused.value.reason == "record-later"
        with Person(second.address, "Eve") as eve, pytest.raises(ProblemError) as unknown:
            eve.table(wire.Made(id=made.id, key="wrong"))
        assert unknown.value.reason == "no-table"
        with pytest.raises(Gone) as gone, Person(second.address, "Eve") as eve:
            eve.sit(made, 1)
        assert gone.value.reason in ("no-table", "not-your-seat")
        there.post(f"/api/tables/{made.id}/leave", type(None))
        assert ada.table(made).seats[0].away
        assert "duskhall_servers 2.0" in there.http.get("/metrics").text


def test_nobody_outside_can_say_where_they_come_from(both: Club) -> None:
    """The header between servers is signed: a forged one counts for nothing."""
    with Person(both.servers[0].address) as eve:
        signed = f"{time.time():.0f} 127.0.0.9 https.c2lnbmVk"
        forged = {"x-duskhall-visitor": signed, "Origin": "https://elsewhere.example"}
        answer = eve.http.post("/api/me", json={"name": "Eve"}, headers=forged)
        assert (answer.status_code, answer.json()["reason"]) == (403, "origin")
        assert eve.http.get("/metrics", headers=forged).status_code == 200, "she is still who she is"


def test_signing_out_and_bans_are_heard_by_every_server(both: Club) -> None:
    first, second = both.servers
    with Person(first.address, "Ada") as ada, everywhere([second], ada) as (there,):
        made = ada.create(me(), bot())
        with ada.sit(made, 1) as seat:
            there.post("/api/me/sign-out-others", wire.Me)
            there.post("/api/me/recovery", wire.Me)
            seat.ask(wire.Say, text="this browser stays")
            (browser,) = there.get("/api/me/browsers", list[wire.Browser])
            there.post(f"/api/me/browsers/{browser.id}/sign-out", type(None))
            bye = seat.closed().bye
            assert bye is not None and bye.reason == "signed-out" and not bye.again


def test_what_an_admin_says_is_heard_at_every_server(both: Club) -> None:
    """The command finds a server by the database; a ban and a notice reach tables of all."""

    def admin(*args: str) -> None:
        assert main(["admin", "--store", both.url, *args]) == 0

    first, second = both.servers
    with Person(first.address, "Cleo") as cleo, Person(second.address, "Dan") as dan:
        tables = cleo.create(me(), bot()), dan.create(me(), bot())
        with cleo.sit(tables[0], 1) as one, dan.sit(tables[1], 1) as two:
            admin("announce", "Tea is ready")
            for seat in (one, two):
                seat.until(lambda s: s.table is not None and s.table.notice == "Tea is ready")
            admin("pause", "Back soon")
            for seat in (one, two):
                seat.until(lambda s: s.table is not None and s.table.notice == "Back soon")
                assert isinstance(seat.move(seat.options()[0]), wire.Refused)
            admin("pause")
            admin("announce", "")
            for name, seat in (("Cleo", one), ("Dan", two)):
                admin("ban", name, "--why", "sugar in the tea")
                bye = seat.closed().bye
                assert bye is not None and (bye.reason, bye.again) == ("ban", False)
            admin("close", tables[0].id)
            admin("close", tables[1].id)
        for name in ("Cleo", "Dan"):
            admin("pardon", name, "ban")


def awake(person: Person) -> int:
    """The tables in the memory of the server that somebody is at."""
    found = re.search(r"^duskhall_tables_awake (\d+)", person.get("/metrics", str), re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_a_killed_keeper_loses_nothing_and_the_table_goes_on(both: Club) -> None:
    """What was acknowledged is there at the other server, soon."""
    first, second = both.servers
    with Person(second.address, "Ada") as ada, everywhere([first], ada) as (there,):
        made = there.create(me(), me("Bo"))
        with ada.sit(made, 1) as one, ada.sit(made, 2) as two:
            acknowledged = []
            for n in range(6):
                seat = whoever(one, two)
                option = seat.options()[n % len(seat.options())]
                seat.play(option)
                acknowledged.append(option)
            version = one.version
            # Nobody looks at this one, and its clock has to go on.
            there.create(me(), me("Bo"), clock=600)
            before = awake(ada)
            first.kill()
            assert (gone := one.closed().bye) is not None and gone.again
        back, took = come_back(lambda: ada.sit(made, 1, since=version))
        with back, ada.sit(made, 2) as two:
            assert took < slow(GOES_ON), took
            assert back.version >= version
            seat = whoever(back, two)
            seat.play(seat.options()[0])
        assert [a.act for a in asyncio.run(stored_acts(both.url, made.id))][:6] == acknowledged
        wait_for("the table with a clock", lambda: awake(ada) == before + 2)


def timed(do: Callable[[], object]) -> float:
    """The seconds that something takes."""
    began = time.monotonic()
    do()
    return time.monotonic() - began


def test_a_keeper_that_stood_still_past_its_lease_writes_nothing(both: Club) -> None:
    """Two processes believe that the table is theirs; one of them is wrong, and the database knows which."""
    first, second = both.servers
    with Person(first.address, "Ada") as ada, everywhere([second], ada) as (there,):
        made = ada.create(me(), me("Bo"))
        with ada.sit(made, 1) as one, ada.sit(made, 2) as two:
            seat = whoever(one, two)
            seat.play(seat.options()[0])
            freeze(first)
            # On its way to somebody who does not hear it.
            seat = whoever(one, two)
            assert seat.question is not None
            late = wire.Move(id=99, decision=seat.question.number, option=seat.options()[0])
            seat.say(late)
            with ThreadPoolExecutor(1) as thread:
                asked = thread.submit(timed, lambda: there.table(made))
                other, took = come_back(lambda: there.sit(made, 1))
                assert took < slow(GOES_ON), took
                assert asked.result() < slow(GOES_ON), asked.result()
            with other, there.sit(made, 2) as another:
                before = len(asyncio.run(stored_acts(both.url, made.id)))
                for _ in range(3):
                    playing = whoever(other, another)
                    playing.play(playing.options()[-1])
                thaw(first)
                heard = seat.closed()
                assert heard.bye is None or heard.bye.again
                assert not any(isinstance(m, wire.Ack) and m.id == 99 for m in seat.seen)
                playing = whoever(other, another)
                playing.play(playing.options()[-1])
                acts = asyncio.run(stored_acts(both.url, made.id))
                assert [a.number for a in acts] == list(range(1, before + 5))
        # It is one of them again.
        back, _ = come_back(lambda: ada.sit(made, 1))
        back.close()
