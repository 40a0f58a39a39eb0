"""What each person, address and network may take, and what goes that nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from duskhall.server import wire
from duskhall.server.errors import StoreError, Trouble
from duskhall.server.limits import addresses, quotas
from duskhall.server.limits.addresses import both_ways
from duskhall.server.limits.limits import SHARED, Limits, Rate, Sockets
from duskhall.server.limits.quotas import NETWORK, Amounts, Keeping
from duskhall.server.people.people import People
from duskhall.server.store.rows import ActRow, BrowserRow, ChatRow, PersonRow, SeatRow, StoredOptions, TableRow
from duskhall.server.store.store import Store
from duskhall.server.store.usage import in_turn
from tests.helpers import few
from tools.live import Gone, Person, ProblemError, Server, bot, me, open_seat, wait_for

DAY = 24 * 3600.0

TIGHT = """
[amounts]
people_a_day = 8
tables_address = 5
waiting = 2
waiting_address = 3
uploads_address = 2
"""


def on_store(test: Callable[[Store], Awaitable[None]], folder: Path) -> None:
    async def main() -> None:
        store = await Store.open(folder)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(main())


# ----------------------------------------------------------------------------------------------------------------------
# The file


def test_an_admin_changes_what_the_file_names_and_nothing_else(tmp_path: Path) -> None:
    assert quotas.read(tmp_path) == quotas.Quotas()
    (tmp_path / quotas.FILE).write_text("[keep]\nfinished = 30\n[amounts]\ntables = 3\n")
    found = quotas.read(tmp_path)
    assert (found.keep.finished, found.amounts.tables) == (30, 3)
    assert found.connections == quotas.ConnectionQuotas() and found.keep.people == Keeping().people


@pytest.mark.parametrize("text", ["[keep]\nfinnished = 3\n", "[keep]\nfinished = 0\n", "tables = 3\n", "[keep", "\xff"])
def test_a_wrong_file_is_refused_in_words_that_name_it(tmp_path: Path, text: str) -> None:
    (tmp_path / quotas.FILE).write_text(text, "latin-1")
    with pytest.raises(StoreError, match=quotas.FILE):
        quotas.read(tmp_path)


# ----------------------------------------------------------------------------------------------------------------------
# Places


@pytest.mark.parametrize(
    ("one", "other", "same_place", "same_network"),
    [
        ("192.0.2.1", "192.0.2.1", True, True),
        ("192.0.2.1", "192.0.2.2", False, True),
        ("192.0.2.1", "192.0.3.1", False, False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True, True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False, True),
        ("2001:db8:1:2::1", "2001:db8:2:2::1", False, False),
        ("::ffff:192.0.2.1", "192.0.2.1", True, True),
        ("fe80::1%eth0", "fe80::2%eth1", True, True),
        ("", "x", False, False),
    ],
)
def test_places_and_networks(one: str, other: str, same_place: bool, same_network: bool) -> None:
    assert (addresses.place(one) == addresses.place(other)) is same_place
    assert (addresses.network(one) == addresses.network(other)) is same_network


@pytest.mark.parametrize("peer", ["127.0.0.1", "::ffff:127.0.0.1", "::1", "10.1.2.3", "::ffff:10.1.2.3", "192.0.2.9"])
def test_proxies_are_believed_however_their_address_is_written(peer: str) -> None:
    """A server that listens at ``::`` sees those of IPv4 as if they were of IPv6."""
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    known = ProxyHeadersMiddleware(app, both_ways(("127.0.0.1", "::1", "10.0.0.0/8")))
    scope = {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", b"203.0.113.5")]}
    asyncio.run(known(scope, None, None))  # type: ignore[arg-type]
    assert seen == ["203.0.113.5" if peer != "192.0.2.9" else peer]


def test_many_people_of_one_address_and_many_addresses_of_one_network_are_counted_together() -> None:
    def let_in(asking: Iterator[tuple[str, str]]) -> int:
        buckets, rate, n = Limits(clock=lambda: 1000.0), Rate(5, 10), 0
        for host, person in asking:
            try:
                buckets.spend(rate, host, person)
            except Trouble:
                continue
            n += 1
        return n

    assert let_in(("192.0.2.1", "ann") for _ in range(500)) == 5
    assert let_in(("192.0.2.1", f"person {n}") for n in range(500)) == 5 * SHARED
    assert let_in((f"2001:db8:1:{n % 250:x}::{n:x}", f"person {n}") for n in range(5000)) == 5 * SHARED * SHARED
    assert let_in((f"2001:db8::{n:x}", "") for n in range(500)) == 5


# ----------------------------------------------------------------------------------------------------------------------
# On a server


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Server]:
    data = tmp_path / "data"
    data.mkdir()
    (data / quotas.FILE).write_text(TIGHT)
    with Server(data) as server:
        yield server


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(ProblemError) as e:
        work()
    assert e.value.status == 429 and e.value.text
    return e.value.reason


def test_an_address_fills_neither_the_lobby_nor_the_store_and_others_go_on(tight: Server) -> None:
    def hostile(name: str) -> Person:
        return Person(tight.address, name, source="127.0.7.2")

    mallory, eve = hostile("Mallory"), hostile("Eve")
    for _ in range(2):
        mallory.create(me(), open_seat(), listed=True)
    assert refused(lambda: mallory.create(me(), open_seat(), listed=True)) == "many-waiting"
    eve.create(me(), open_seat(), listed=True)
    assert refused(lambda: eve.create(me(), open_seat(), listed=True)) == "many-waiting"
    for _ in range(2):
        eve.create(me(), open_seat())
    assert refused(lambda: eve.create(me(), bot())) == "many-tables-here"
    with Person(tight.address, "Ann", source="127.0.8.2") as ann:
        made = ann.create(me(), open_seat(), listed=True)
        assert made.id in {table.id for table in ann.get("/api/tables", list[wire.Table])}
    for n in range(6):
        hostile(f"Sock {n}").close()
    assert refused(lambda: hostile("One more")) == "many-people"
    # A restart does not forget it.
    tight.restart()
    assert refused(lambda: hostile("One more")) == "many-people"
    Person(tight.address, "Bo", source="127.0.8.2").close()
    mallory.close()
    eve.close()


def test_sockets_of_tables_are_counted_by_address(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / quotas.FILE).write_text("[connections]\nsockets = 2\n")
    with Server(data) as server, contextlib.ExitStack() as stack:
        mallory, ann = (
            stack.enter_context(Person(server.address, name, source=source))
            for name, source in (("Mallory", "127.0.7.2"), ("Ann", "127.0.8.2"))
        )
        made = mallory.create(me(), bot())
        seats = [stack.enter_context(mallory.sit(made, 1)) for _ in range(2)]
        with pytest.raises(Gone, match="many-sockets"):
            mallory.sit(made, 1)
        stack.enter_context(ann.watch(made))
        # Who goes makes room.
        seats[0].close()

        def room() -> bool:
            try:
                mallory.sit(made, 1).close()
            except Gone:
                return False
            return True

        wait_for("room", room)


def test_sockets_are_counted_by_network_too() -> None:
    """A /48 has 65,536 of what counts as an address."""
    sockets, let_in = Sockets(), 0
    with contextlib.ExitStack() as stack:
        for n in range(50):
            host = f"2001:db8:1:{n:x}::1"
            stack.enter_context(sockets.one_more(host))
            with contextlib.suppress(Trouble):
                sockets.check(host, 3)
                let_in += 1
        assert let_in == 3 * SHARED and sockets.open == 50
        sockets.check("2001:db8:2::1", 3)
    assert sockets.open == 0
    sockets.check("2001:db8:1::1", 0)


def test_a_network_is_counted_too(tmp_path: Path) -> None:
    """Whoever has a network has one address for each person."""

    async def test(store: Store) -> None:
        people = People(store, limited=False)
        for n in range(40):
            person, _ = await people.create(f"Sock {n}", f"2001:db8:1:{n:x}::1")
            await store.add_upload(f"u{n}", person.id, "text", NOW, 50)
            await store.add_table(msgspec.structs.replace(table(f"t{n}", "waiting", 0), host=person.id), [])
        new, _ = await people.create("One more", "2001:db8:1:ffff::1")
        ann, _ = await people.create("Ann", "2001:db8:2:1::1")
        assert await store.usage.uploads(new) == 40 // NETWORK and await store.usage.uploads(ann) == 0
        assert await store.usage.tables(new, waiting=False) == (0, 40 // NETWORK)
        assert await store.usage.tables(ann, waiting=False) == (0, 0)

    on_store(test, tmp_path)


def test_a_list_that_is_too_long_has_something_of_everybody() -> None:
    rows = [*((f"m{n}", "mallory") for n in range(50)), ("a", "ann"), ("b", "bo")]
    found = in_turn(rows, 5)
    assert found == ["m0", "m1", "m2", "a", "b"]
    assert in_turn(rows, 100) == [id for id, _ in rows]


def test_a_full_store_takes_nothing_new(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        people = People(store, Amounts(storage_mb=1))
        await people.create("Ann", "192.0.2.1")
        await store.add_upload("u", "x", "".join(map(str, range(600_000))), 1.0)
        with pytest.raises(Trouble) as e:
            await people.create("Bo", "192.0.2.1")
        assert (e.value.reason, e.value.status) == ("storage-full", 507)

    on_store(test, tmp_path)


# ----------------------------------------------------------------------------------------------------------------------
# What nobody uses


NOW = 10_000 * DAY


def table(id: str, state: str, days: float, **more: object) -> TableRow:
    made = TableRow(
        id=id,
        key="k",
        edition="classic",
        host="host",
        state=state,
        title="t",
        setup=None,
        options=StoredOptions(),
        start="start" if state != "waiting" else "",
        created=1.0,
        changed=NOW - days * DAY,
    )
    return msgspec.structs.replace(made, **more)


def seat(table: str, n: int, person: str = "") -> SeatRow:
    return SeatRow(table, n, "person" if person else "bot", person, person or "Bot", "random")


async def filled(store: Store) -> None:
    for id, days in (("host", 900.0), ("idle", 200.0), ("fresh", 10.0), ("talker", 200.0), ("uploader", 200.0)):
        await store.add_person(PersonRow(id, id, "", 1.0, seen=NOW - days * DAY))
    for row, person in (
        (table("waits", "waiting", 31), "host"),
        (table("waits-still", "waiting", 29), "host"),
        (table("left", "playing", 366), "host"),
        (table("plays", "playing", 364), "host"),
        (table("bots", "playing", 15), ""),
        (table("bots-over", "over", 15), ""),
        (table("closed", "over", 3), "host"),
        (table("closed-just-now", "over", 1), "host"),
        (table("played", "over", 3600), "host"),
        (table("played-long-ago", "over", 3651), "host"),
        (table("of-a-campaign", "over", 3651, campaign="c/k"), "host"),
    ):
        await store.add_table(row, [seat(row.id, 0, person), seat(row.id, 1)])
        if row.state == "over" and not row.id.startswith("closed"):
            await store.append(row.id, [ActRow(row.id, 1, 0, "rest", 1.0)])
        await store.add_chat(ChatRow(row.id, 0, "talker", 0, "talker", "hello", 1.0))
    await store.add_upload("old", "uploader", "record", NOW - 366 * DAY)
    await store.add_upload("new", "uploader", "record", NOW - 300 * DAY)
    for id, days in (("forgotten", 401.0), ("used", 399.0)):
        await store.browsers.add(BrowserRow(id, "fresh", "", 1.0, NOW - days * DAY))


KEPT_TABLES = {"waits-still", "plays", "closed-just-now", "played", "of-a-campaign"}


def test_what_nobody_uses_goes_and_what_people_played_stays(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await filled(store)
        everything = {row.id for row, _ in await store.tables_of("host", 100)}
        await store.usage.prune(Keeping(), NOW, lambda: {"left"})
        assert await store.table("left") is not None, "it is in memory"
        gone = await store.usage.prune(Keeping(), NOW)
        assert gone == {"tables": 1}
        for id in everything | {"bots", "bots-over"}:
            assert (await store.table(id) is not None) == (id in KEPT_TABLES), id
        assert await store.chat("waits") == [] and await store.acts("bots-over") == []
        assert [line.text for line in await store.chat("played")] == ["hello"]
        assert (await store.upload("old"), await store.upload("new")) == (None, "record")
        assert [row.id for row in await store.browsers.of("fresh")] == ["used"]
        left = {id for id in ("host", "idle", "fresh", "talker", "uploader") if await store.person(id)}
        assert left == {"host", "fresh", "uploader"}
        assert await store.usage.prune(Keeping(), NOW) == {}

    on_store(test, tmp_path)


def test_people_of_before_are_counted_from_now_on(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.add_person(PersonRow("old", "Old", "", 1.0))
        assert await store.usage.prune(Keeping(), NOW) == {}
        assert await store.person("old") is not None
        assert await store.usage.prune(Keeping(), NOW + 181 * DAY) == {"people": 1}

    on_store(test, tmp_path)


@pytest.mark.alone
def test_pruning_much_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Moves are stored between the portions."""
    many = few(3000, 400)

    async def test(store: Store) -> None:
        await store.add_person(PersonRow("host", "Host", "", 1.0, seen=NOW))
        await store.add_table(table("live", "playing", 0), [seat("live", 0, "host")])
        for n in range(many):
            row = table(f"t{n}", "waiting", 100)
            await store.add_table(row, [seat(row.id, 0, "host")])
        pruning = asyncio.create_task(store.usage.prune(Keeping(), NOW))
        slowest, number = 0.0, 0
        while not pruning.done():
            number += 1
            begun = time.perf_counter()
            await store.append("live", [ActRow("live", number, 0, "rest", 1.0)])
            slowest = max(slowest, time.perf_counter() - begun)
        assert pruning.result() == {"tables": many} and number > 3
        assert slowest < 0.5

    on_store(test, tmp_path)


def test_the_chat_of_a_table_has_an_end(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await filled(store)
        for n in range(20):
            await store.add_chat(ChatRow("plays", 0, "host", 0, "host", str(n), 1.0), 10)
        assert [line.text for line in await store.chat("plays")] == [str(n) for n in range(10, 20)]

    on_store(test, tmp_path)


def test_the_documentation_names_every_limit_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    shown = text.partition("```toml\n")[2].partition("```")[0]
    assert msgspec.toml.decode(shown) == msgspec.to_builtins(quotas.Quotas())


def test_a_table_that_wakes_while_others_go_stays(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await filled(store)
        asked = 0

        def spared() -> set[str]:
            nonlocal asked
            asked += 1
            return {"left"} if asked > 1 else set()

        await store.usage.prune(Keeping(), NOW, spared)
        assert await store.table("waits") is None and await store.table("left") is not None

    on_store(test, tmp_path)
