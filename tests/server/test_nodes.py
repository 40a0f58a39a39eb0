"""Who may write a table where several servers share a store: one at a time, and none that another has followed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from typing import cast

import pytest
from msgspec.structs import replace

from duskhall.server.errors import StoreError
from duskhall.server.limits.quotas import Keeping
from duskhall.server.services.keeping import Elsewhere, Watch
from duskhall.server.services.keeping import Keeping as Membership
from duskhall.server.store.admin import AdminStore
from duskhall.server.store.engine import Connection
from duskhall.server.store.nodes import SILENT, Beat, Hold, changed_house
from duskhall.server.store.rows import ChatRow, SanctionRow, SnapshotRow
from duskhall.server.store.store import Store
from tests.server.stored import act, campaign_row, on_store, refused, seats, table_row


async def silence(store: Store, node: str) -> None:
    """As if it had said nothing for long."""
    await store._write(
        lambda db: db.execute("UPDATE nodes SET seen = seen - ? WHERE id = ?", (2 * SILENT, node)),
    )


@on_store
async def test_a_table_has_one_keeper(store: Store) -> None:
    await store.add_table(table_row(), seats())
    await store.nodes.join("a")
    await store.nodes.join("b")
    assert await store.nodes.keeper("t1") == Hold("", 0)
    assert await store.nodes.take("t1", "a") == Hold("a", 1)
    assert await store.nodes.take("t1", "b") == Hold("a", 1)
    await store.nodes.release("t1", "b", 1)
    assert await store.nodes.keeper("t1") == Hold("a", 1), "only the keeper gives it back"
    await store.nodes.release("t1", "a", 1)
    assert await store.nodes.take("t1", "b") == Hold("b", 2)
    assert await refused(store.nodes.take("t2", "b")) == "unknown"
    assert await store.nodes.keeper("t2") is None


@on_store
async def test_who_is_no_keeper_any_more_writes_nothing(store: Store) -> None:
    await store.add_table(table_row(), seats())
    await store.append("t1", [act(1)])
    await store.nodes.join("a")
    await store.nodes.join("b")
    await store.nodes.take("t1", "a")
    assert await refused(store.append("t1", [act(2)])) == "stale", "nobody writes who has not taken it"
    await store.append("t1", [act(2)], table_row(), epoch=1)
    await silence(store, "a")
    assert await store.nodes.take("t1", "b") == Hold("b", 2)
    before = await store.table("t1"), await store.acts("t1")
    assert await refused(store.append("t1", [act(3)], epoch=1)) == "stale"
    assert await refused(store.append("t1", [], table_row(state="over"), epoch=1)) == "stale"
    assert await refused(store.save_table(table_row(state="over"), [], 1)) == "stale"
    assert (await store.table("t1"), await store.acts("t1")) == before
    await store.append("t1", [act(3)], epoch=2)
    await store.save_table(table_row(state="over"), seats(), 2)


@on_store
async def test_a_keeper_that_takes_its_own_again_begins_anew(store: Store) -> None:
    """What an earlier table in its memory still wanted to write comes too late."""
    await store.add_table(table_row(), seats())
    await store.nodes.join("a")
    assert await store.nodes.take("t1", "a") == Hold("a", 1)
    assert await store.nodes.take("t1", "a") == Hold("a", 2)
    assert await refused(store.append("t1", [act(1)], epoch=1)) == "stale"


@on_store
async def test_of_many_that_want_a_table_one_gets_it(store: Store) -> None:
    await store.add_table(table_row(), seats())
    names = [f"n{i}" for i in range(8)]
    for name in names:
        await store.nodes.join(name)
    holds = await asyncio.gather(*(store.nodes.take("t1", name) for name in names))
    assert len(set(holds)) == 1
    assert holds[0].epoch == 1


@on_store
async def test_a_node_that_is_silent_is_followed_only_by_those_who_may_judge(store: Store) -> None:
    await store.add_table(table_row(), seats())
    await store.nodes.join("a", "http://127.0.0.1:1")
    await store.nodes.join("b")
    await store.nodes.take("t1", "a")
    await silence(store, "a")
    beat = await store.nodes.beat("b")
    assert beat is not None
    (other,) = beat.others
    assert (other.id, other.address) == ("a", "http://127.0.0.1:1")
    assert other.silent > SILENT
    assert await store.nodes.take("t1", "b", from_silent=False) == Hold("a", 1)
    assert await store.nodes.beat("a") is not None, "nobody has buried it"
    assert await store.nodes.take("t1", "b") == Hold("a", 1), "and so it lives"


@on_store
async def test_a_dead_node_is_buried_once_and_hears_of_it(store: Store) -> None:
    clocked = table_row("t1", options=table_row().options.__class__(clock=30))
    await store.add_table(clocked, seats())
    await store.add_table(table_row("t2"), seats("t2"))
    await store.nodes.join("a")
    for table in ("t1", "t2"):
        await store.nodes.take(table, "a")
    assert not await store.nodes.bury("a"), "it lives"
    assert await store.nodes.abandoned() == []
    await silence(store, "a")
    assert await store.nodes.bury("a")
    assert not await store.nodes.bury("a")
    assert await store.nodes.abandoned() == ["t1"], "its clock goes on elsewhere"
    assert await store.nodes.beat("a") is None
    assert await store.nodes.take("t2", "b", from_silent=False) == Hold("b", 2)


@on_store
async def test_who_leaves_in_order_leaves_its_tables_free(store: Store) -> None:
    await store.add_table(table_row(), seats())
    await store.nodes.join("a")
    await store.nodes.take("t1", "a")
    assert await store.nodes.kept("a") == {"t1": 1}
    await store.nodes.leave("a")
    assert await store.nodes.keeper("t1") == Hold("", 1)
    assert await store.nodes.kept("a") == {}
    assert await store.nodes.all() == []


@on_store
async def test_a_change_to_the_house_is_heard_with_the_next_beat(store: Store) -> None:
    await store.nodes.join("a")

    async def heard() -> int:
        beat = await store.nodes.beat("a")
        assert beat is not None
        return beat.house

    def change(db: Connection) -> None:
        changed_house(db)

    assert await heard() == 0
    await store._write(change)
    await store._write(change)
    assert (await heard(), await heard()) == (2, 2)


@on_store
async def test_what_admins_do_is_heard_by_all(store: Store) -> None:
    """Each of these holds on every server."""
    office = AdminStore(store)
    await store.nodes.join("a")
    await office.add_invite("code", 1e12)
    acts: list[Awaitable[object]] = [
        office.set("maintenance", "back soon"),
        office.accept("code", "ann", "Ann", "tag"),
        office.punish(SanctionRow("bo", "ban", "", 0.0, "", 1.0)),
        office.pardon("bo", "ban"),
        office.dismiss("ann"),
        office.delete_person("bo", "Guest"),
    ]
    for n, act_of_an_admin in enumerate(acts, 1):
        await act_of_an_admin
        beat = await store.nodes.beat("a")
        assert beat is not None
        assert beat.house == n


@on_store
async def test_who_is_forgotten_is_written_by_nobody_any_more(store: Store) -> None:
    """The server that keeps a table of theirs still has the name in memory."""
    await store.add_table(table_row(), seats("t1", "ann", "bo"))
    await store.add_table(table_row("t2"), seats("t2"))
    await store.nodes.join("a")
    for table in ("t1", "t2"):
        await store.nodes.take(table, "a")
    await AdminStore(store).delete_person("bo", "Guest")
    assert await refused(store.save_table(table_row(), seats("t1", "ann", "bo"), 1)) == "stale"
    assert await store.nodes.take("t1", "b") == Hold("b", 3)
    await store.save_table(table_row("t2"), seats("t2"), 1)


def test_acts_of_admins_at_different_servers_have_different_numbers(url: str) -> None:
    async def main() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        offices = [AdminStore(store) for store in stores]
        begun = (office.begin("", "", "announce", "", "") for _ in range(20) for office in offices)
        assert sorted(await asyncio.gather(*begun)) == list(range(1, 41))
        for store in stores:
            await store.close()

    asyncio.run(main())


@on_store
async def test_what_another_server_keeps_is_not_deleted(store: Store) -> None:
    """However old it is: somebody may look at it."""
    await store.add_table(table_row(state="waiting"), seats())
    await store.nodes.join("a")
    await store.nodes.take("t1", "a")
    assert not await store.usage.prune(Keeping(), 1e9)
    await store.nodes.leave("a")
    assert (await store.usage.prune(Keeping(), 1e9))["tables"] == 1


@on_store
async def test_a_table_belongs_to_the_server_that_makes_it(store: Store) -> None:
    await store.nodes.join("a")
    assert await store.add_table(table_row(), seats(), "a") == 1
    assert await store.nodes.keeper("t1") == Hold("a", 1)
    assert await refused(store.add_chat(ChatRow("t1", 0, "ann", 1, "Ann", "late", 1.0), epoch=0)) == "stale"
    assert await store.chat("t1") == []
    assert (await store.add_chat(ChatRow("t1", 0, "ann", 1, "Ann", "in time", 1.0), epoch=1)).number == 1


@on_store
async def test_a_snapshot_of_somebody_who_was_followed_is_refused(store: Store) -> None:
    await store.add_table(table_row(), seats())
    for node in ("a", "b"):
        await store.nodes.join(node)
    await store.nodes.take("t1", "a")
    await store.nodes.leave("a")
    await store.nodes.take("t1", "b")
    assert await refused(store.append("t1", [], None, SnapshotRow("t1", 0, "old"), epoch=1)) == "stale"
    await store.append("t1", [], None, SnapshotRow("t1", 0, "new"), epoch=2)


@on_store
async def test_of_two_changes_to_a_campaign_at_once_one_is_refused(store: Store) -> None:
    first = campaign_row()
    await store.add_campaign(first, seats("c1"))
    await store.save_campaign(replace(first, changed=2.0), was=1.0)
    assert await refused(store.save_campaign(replace(first, changed=3.0), was=1.0)) == "stale"
    found = await store.campaign("c1")
    assert found is not None and found[0].changed == 2.0


def test_servers_agree_about_what_nobody_keeps(url: str) -> None:
    """Each has a share of it, and knows whose a piece is; where one goes its share goes to the others."""

    async def main() -> None:
        stores = [await Store.open(url) for _ in range(3)]
        servers = [Membership(store, f"http://{n}") for n, store in enumerate(stores)]
        for server in servers:
            await server.join()
        watch = Watch(lambda _: None, nothing, nothing)
        for server in servers:
            await server._beat(time.monotonic(), watch)

        def owner(what: str, among: list[Membership]) -> int:
            said = set()
            for server in among:
                try:
                    server.check_share(what)
                except Elsewhere as e:
                    said.add(int(e.address.removeprefix("http://")))
                else:
                    said.add(servers.index(server))
            (found,) = said
            return found

        before = {what: owner(what, servers) for what in map(str, range(60))}
        assert set(before.values()) == {0, 1, 2}
        assert sum(server.first for server in servers) == 1
        await servers[0].leave()
        for server in servers[1:]:
            await server._beat(time.monotonic(), watch)
        after = {what: owner(what, servers[1:]) for what in before}
        assert all(after[what] == n for what, n in before.items() if n)
        assert set(after.values()) == {1, 2}
        for store in stores:
            await store.close()

    async def nothing() -> None:
        pass

    asyncio.run(main())


class FakeStore:
    """A store of several servers, whose database can be gone."""

    gone = False

    def __init__(self) -> None:
        self.nodes = self.engine = self
        self.shared = True

    async def join(self, node: str, address: str) -> None:
        pass

    async def beat(self, node: str) -> Beat:
        if self.gone:
            raise StoreError("failed")
        return Beat(0, [])


async def _beaten(keeping: Membership, began: float) -> None:
    async def nothing() -> None:
        pass

    await keeping._beat(began, Watch(lambda _: None, nothing, nothing))


def test_nobody_is_taken_for_dead_right_after_the_database_was_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """All have been silent then, and need a moment to say that they live."""
    store = FakeStore()
    keeping = Membership(cast(Store, store), "http://here")
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)

    async def play() -> None:
        nonlocal now
        await keeping.join()
        assert not keeping.judges, "it has heard of nobody yet"
        await _beaten(keeping, now)
        assert not keeping.judges
        now += SILENT - 0.5
        await _beaten(keeping, now)
        now += 1
        assert keeping.judges
        store.gone = True
        await _beaten(keeping, now)
        assert not keeping.judges, "not between a beat that fails and the next one"
        store.gone = False
        now += 1
        await _beaten(keeping, now)
        now += SILENT - 0.5
        assert not keeping.judges
        await _beaten(keeping, now)
        now += 1
        assert keeping.judges

    asyncio.run(play())
