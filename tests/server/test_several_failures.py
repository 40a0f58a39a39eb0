"""What happens to several servers of one club: a database that goes away, a network that swallows everything, restarts
one after the other. Nothing that was acknowledged is lost, nobody writes for another, and pages go on."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import httpx
import pytest

from duskhall.server import wire
from tests.helpers import few
from tests.server.several import GOES_ON, Cable, Club, come_back, slow, stored_acts, together
from tests.server.sockets import whoever
from tests.services import free_port, postgres
from tools.live import PATIENCE, Gone, Person, Seat, Server, me, wait_for


class Cabled(NamedTuple):
    """Two servers, the first of which reaches the database, and is reached by the second, by cables."""

    club: Club
    database: Cable
    between: Cable


@pytest.fixture(scope="module")
def cabled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cabled]:
    port = free_port()
    with postgres().database() as url, Cable(postgres().port) as cable, Cable(port) as between:
        behind = url.replace(f":{postgres().port}/", f":{cable.port}/")
        node = f"http://127.0.0.1:{between.port}"
        folder = tmp_path_factory.mktemp("cabled")
        env = {"DUSKHALL_LIMITS": "off"}
        first = Server(folder / "first", port=port, env=env, options=("--store", behind, "--node-address", node))
        second = Server(folder / "second", env=env, options=("--store", url))
        with together([first, second]):
            yield Cabled(Club(url, [first, second]), cable, between)


class Pages:
    """One person in both seats of a table, who comes back wherever somebody answers, as behind a proxy."""

    def __init__(self, people: list[Person], made: wire.Made) -> None:
        self._people = people
        self.made = made
        self.seats = [self._sit(n) for n in (1, 2)]
        self.acknowledged: list[str] = []
        self.longest = 0.0
        """Seconds for which a seat had no socket."""
        self._luck = Random(1)

    def _sit(self, seat: int) -> Seat:
        last: Exception | None = None
        for person in self._people:
            try:
                return person.sit(self.made, seat)
            except Exception as e:
                last = e
        assert last is not None
        raise last

    def come_back(self) -> None:
        for n in (1, 2):
            self.seats[n - 1].drop()
            began = time.monotonic()
            self.seats[n - 1], _ = come_back(lambda n=n: self._sit(n))  # type: ignore[misc]
            self.longest = max(self.longest, time.monotonic() - began)

    def play(self, moves: int) -> None:
        for _ in range(moves):
            seat = whoever(*self.seats)
            option = self._luck.choice(seat.options())
            before = seat.version
            if isinstance(seat.move(option), wire.Ack):
                self.acknowledged.append(option)
                seat.until(lambda s, before=before: s.version > before)  # type: ignore[misc]

    def close(self) -> None:
        for seat in self.seats:
            seat.close()


@contextlib.contextmanager
def playing(servers: list[Server], keeper: int) -> Iterator[Pages]:
    """At a table that one of the servers keeps; people come to the others first."""
    order = [*servers[keeper + 1 :], *servers[: keeper + 1]]
    with contextlib.ExitStack() as stack:
        ada = stack.enter_context(Person(servers[keeper].address, "Ada"))
        made = ada.create(me(), me("Bo"))
        people = [stack.enter_context(Person(server.address)) for server in order]
        for person in people:
            person.http.cookies.set("duskhall", ada.cookie)
        pages = Pages(people, made)
        stack.callback(pages.close)
        yield pages


def check_nothing_lost(url: str, pages: Pages) -> None:
    """Every acknowledged act is stored, in order, and the numbers go on without a gap."""
    acts = asyncio.run(stored_acts(url, pages.made.id))
    assert [act.number for act in acts] == list(range(1, len(acts) + 1))
    stored = iter(act.act for act in acts)
    assert all(option in stored for option in pages.acknowledged)


def test_a_server_that_is_cut_off_from_the_database_lets_its_tables_go(cabled: Cabled) -> None:
    """It says so, also to a proxy, writes nothing when the network is there again, and becomes one of them anew."""
    (url, servers), cable, _ = cabled
    with playing(servers, 0) as pages, httpx.Client(base_url=servers[0].address, trust_env=False) as first:
        pages.play(4)
        # Somebody who sits at the first server itself.
        with pages._people[-1].sit(pages.made, 1) as inside:
            cable.cut()
            bye = inside.closed().bye
            assert bye is not None and bye.again
            assert bye.reason in ("cut-off", "moving")
        began = time.monotonic()
        pages.come_back()
        assert pages.longest < slow(GOES_ON), pages.longest
        pages.play(4)
        assert first.get("/healthz").status_code == 503
        refused = first.get("/api/home")
        assert (refused.status_code, refused.json()["reason"]) == (503, "cut-off")
        with pytest.raises(Exception, match="503"):
            pages._people[-1].sit(pages.made, 1)
        assert time.monotonic() - began < slow(2 * GOES_ON), "nobody waits for the network"
        cable.mend()
        wait_for("the first server", lambda: first.get("/healthz").status_code == 200, 3 * PATIENCE)
        pages.play(2)
        check_nothing_lost(url, pages)
        with come_back(lambda: pages._people[-1].sit(pages.made, 1))[0] as again:
            assert again.version


def test_servers_that_do_not_reach_each_other_say_so(cabled: Cabled) -> None:
    """Both live, and the network between them swallows everything: nobody takes the table, and whoever came to the
    other server hears soon that they should come again."""
    (url, servers), _, between = cabled
    with playing(servers, 0) as pages:
        pages.play(3)
        outside, inside = pages._people
        between.cut()
        began = time.monotonic()
        seat = whoever(*pages.seats)
        assert seat.question is not None
        # On its way: nobody will hear whether it has arrived.
        seat.say(wire.Move(id=99, decision=seat.question.number, option=seat.options()[0]))
        bye = seat.closed().bye
        assert bye is not None and (bye.reason, bye.again) == ("moving", True)
        assert time.monotonic() - began < slow(GOES_ON)
        assert not any(isinstance(m, wire.Ack) and m.id == 99 for m in seat.seen)
        refused = outside.http.get(f"/api/tables/{pages.made.id}", timeout=PATIENCE)
        assert (refused.status_code, refused.json()["reason"]) == (503, "moving")
        # Whoever comes to it again need not wait to hear so: it has found out.
        began = time.monotonic()
        with pytest.raises(Gone) as gone:
            outside.sit(pages.made, 1)
        assert gone.value.reason == "moving" and time.monotonic() - began < slow(3.0)
        # A proxy sends them to the keeper itself the next time.
        with inside.sit(pages.made, 1) as one, inside.sit(pages.made, 2) as two:
            playing_on = whoever(one, two)
            playing_on.play(playing_on.options()[0])
        between.mend()
        pages.come_back()
        pages.play(2)
        check_nothing_lost(url, pages)


def test_a_database_that_is_restarted(cabled: Cabled) -> None:
    """Once in order and once as if the power had gone."""
    (url, servers), _, _ = cabled
    with playing(servers, 1) as pages:
        pages.play(3)
        database = postgres()
        database.stop()
        time.sleep(0.5)
        database.begin()
        end = time.monotonic() + 3 * PATIENCE
        while len(pages.acknowledged) < 6:
            assert time.monotonic() < end
            try:
                pages.play(1)
            except (Gone, TimeoutError, AssertionError):
                pages.come_back()
        check_nothing_lost(url, pages)


def test_a_rolling_restart_keeps_nobody_out_for_long(cabled: Cabled) -> None:
    """One after the other is stopped in order and started again, while people play at tables of both."""
    (url, servers), _, _ = cabled
    with playing(servers, 0) as one, playing(servers, 1) as two:
        for server in servers * few(3, 1):
            for pages in (one, two):
                pages.play(2)
            stopping = threading.Thread(target=server.stop)
            stopping.start()
            for pages in (one, two):
                for seat in pages.seats:
                    with contextlib.suppress(TimeoutError):
                        gone = seat.closed(0.5)
                        assert gone.bye is None or gone.bye.again
                pages.come_back()
                pages.play(2)
            stopping.join()
            server.start()
        for pages in (one, two):
            assert pages.longest < slow(GOES_ON), pages.longest
            check_nothing_lost(url, pages)
        print(f"nobody was out for longer than {max(one.longest, two.longest):.1f} s")
