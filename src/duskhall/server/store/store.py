"""What the server keeps: people, tables, seats, acts, chat, campaigns, uploads. ``rows`` has the structures of it; no
other module knows what is stored how.

The SQL here is the same for SQLite and PostgreSQL: see :mod:`engine`. A call returns after its transaction is
committed; one whose task is cancelled while it waits is carried out all the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from ..errors import StoreError
from .browsers import Browsers
from .engine import Connection, Engine
from .folder import Folder
from .nodes import Nodes
from .opening import try_writing
from .rows import (
    CAMPAIGN_COLUMNS,
    TABLE_COLUMNS,
    ActRow,
    CampaignAndSeats,
    CampaignRow,
    ChatRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
    TableAndSeats,
    TableRow,
    campaign_fields,
    campaign_row,
    table_row,
)
from .statements import (
    OVER,
    add_table,
    change,
    fields_of,
    go_on,
    insert,
    number_of,
    pack,
    person_where,
    save_campaign_seats,
    save_members,
    save_seats,
    save_snapshot,
    save_start,
    seats_of,
    seats_of_campaign,
    tables_from,
    unpack,
    update_table,
)
from .usage import Usage, in_lobby
from .writer import Writer

log = logging.getLogger("duskhall.server")

T = TypeVar("T")

UPLOADS = 50
CHAT_LINES = 1000


# ----------------------------------------------------------------------------------------------------------------------
# The store


def engine_of(where: Path | str) -> Engine:
    """A folder, or the URL of a PostgreSQL database. Raises StoreError."""
    if isinstance(where, Path):
        return Folder(where)
    try:
        from .postgres import Postgres
    except ImportError:
        raise StoreError("no-driver") from None
    return Postgres(where)


class Store:
    """Everything the server keeps. Each call returns after what it did is committed."""

    def __init__(self, engine: Engine, secret: bytes, writer: Writer) -> None:
        self.engine = engine
        self.secret = secret
        """For signing cookies; made once, with the store."""
        self.browsers = Browsers(writer)
        self.usage = Usage(writer, engine)
        self.nodes = Nodes(writer, engine)
        self.writer = writer
        """For parts of the store with a module of their own."""

    @classmethod
    async def open(cls, where: Path | str) -> Store:
        """The store in a folder or in the database of a URL, made where there is none. Raises StoreError."""
        return await asyncio.to_thread(cls._opened, where)

    @classmethod
    def _opened(cls, where: Path | str) -> Store:
        engine = engine_of(where)
        try:
            db, secret = engine.open()
            return cls(engine, secret, Writer(engine, db))
        except BaseException:
            engine.close()
            raise

    async def close(self) -> None:
        """What waits is done first; afterwards every call is refused."""
        if self.writer.closed:
            return
        await self.writer.close()
        self.engine.close()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self.writer.call(work, writes=False)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self.writer.call(work, writes=True)

    async def try_writing(self) -> None:
        """Raises StoreError if nothing can be stored, or if it would be gone when the server ends."""
        self.engine.check_place()
        await self._write(try_writing)

    async def disk_size(self) -> int:
        """Bytes that it takes on the disk."""
        return await self._read(self.engine.disk_size)

    # -- people ---------------------------------------------------

    async def add_person(self, row: PersonRow) -> None:
        await self._write(
            lambda db: insert(
                db,
                "people",
                id=row.id,
                name=row.name,
                recovery_hash=row.recovery_hash,
                created=row.created,
                place=row.place,
                network=row.network,
                seen=row.seen,
                old_cookie=int(row.old_cookie),
            )
        )

    async def person(self, id: str) -> PersonRow | None:
        return await self._read(lambda db: person_where(db, "id = ?", id))

    async def person_by_recovery(self, hash: str) -> PersonRow | None:
        return await self._read(lambda db: person_where(db, "recovery_hash = ? AND recovery_hash <> ''", hash))

    async def rename(self, id: str, name: str) -> None:
        await self._write(lambda db: change(db, "UPDATE people SET name = ? WHERE id = ?", (name, id)))

    async def set_recovery(self, id: str, hash: str) -> None:
        await self._write(lambda db: change(db, "UPDATE people SET recovery_hash = ? WHERE id = ?", (hash, id)))

    # -- tables ---------------------------------------------------

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], node: str = "") -> int:
        """The epoch in which ``node`` keeps it from the beginning; empty: nobody does, and it is 0. StoreError "exists"
        if the id is taken."""
        epoch = int(bool(node))

        def work(db: Connection) -> int:
            add_table(db, row, seats)
            if node:
                db.execute("UPDATE tables SET node = ?, epoch = ? WHERE id = ?", (node, epoch, row.id))
            return epoch

        return await self._write(work)

    async def save_table(self, row: TableRow, seats: Sequence[SeatRow], epoch: int = 0) -> None:
        """``epoch``: the one in which the caller is its keeper, 0 for a table that nobody has ever taken. StoreError
        "stale" if it is another's by now: see :mod:`nodes`."""

        def work(db: Connection) -> None:
            update_table(db, row.id, fields_of(row), epoch=epoch)
            save_start(db, row)
            db.execute("DELETE FROM seats WHERE table_id = ?", (row.id,))
            save_seats(db, row, seats)

        await self._write(work)

    async def table(self, id: str) -> TableAndSeats | None:
        """StoreError of UNREADABLE if this program cannot read it."""

        def work(db: Connection) -> TableAndSeats | None:
            found = db.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
            if found is None:
                return None
            row, seats = table_row(found), seats_of(db, [id])[id]
            start = db.execute("SELECT packed FROM starts WHERE table_id = ?", (id,)).fetchone()
            try:
                return (msgspec.structs.replace(row, start=unpack(start[0])) if start else row), seats
            except StoreError:
                log.warning("the start of table %s cannot be read", id)
                return row, seats

        return await self._read(work)

    async def listed(self, since: float, limit: int) -> list[TableAndSeats]:
        """The public tables that can be joined or watched and where something has happened since then: those that wait
        first, the latest of each first. If there are more than fit, hosts from different places take turns. Their
        ``start`` is left out."""

        def work(db: Connection) -> list[TableAndSeats]:
            ids = in_lobby(db, since, limit)
            if not ids:
                return []
            marks = ", ".join("?" * len(ids))
            found = {
                row.id: (row, seats) for row, seats in tables_from(db, f"FROM tables WHERE id IN ({marks})", tuple(ids))
            }
            return [found[id] for id in ids if id in found]

        return await self._read(work)

    async def tables_of(self, person: str, limit: int) -> list[TableAndSeats]:
        """The tables a person hosts, sits at or has watched, less those that they have taken off their list: those that
        are not over first, the newest of each first. Their ``start`` is left out."""
        query = (
            "FROM members JOIN tables ON tables.id = members.table_id WHERE members.person = ? AND members.hidden = 0"
            " ORDER BY members.finished, members.created DESC LIMIT ?"
        )
        return await self._read(lambda db: tables_from(db, query, (person, limit)))

    async def hide_table(self, table: str, person: str, *, hidden: bool = True) -> None:
        """Take a table off a person's list, or put it there again. Nobody else's list changes."""
        statement = "UPDATE members SET hidden = ? WHERE table_id = ? AND person = ?"
        await self._write(lambda db: db.execute(statement, (int(hidden), table, person)))

    async def count_active(self, person: str) -> int:
        """How many tables that are not over a person hosts."""
        return await self._read(
            lambda db: number_of(db, "SELECT count(*) FROM tables WHERE host = ? AND state <> 'over'", (person,))
        )

    async def add_member(self, table: str, person: str) -> None:
        await self._write(lambda db: save_members(db, table, [person]))

    async def is_member(self, table: str, person: str) -> bool:
        query = "SELECT count(*) FROM members WHERE table_id = ? AND person = ?"
        return await self._read(lambda db: number_of(db, query, (table, person)) > 0)

    # -- campaigns ---------------------------------------------------

    async def add_campaign(self, row: CampaignRow, seats: Sequence[SeatRow]) -> None:
        """StoreError "exists" if the id is taken."""

        def work(db: Connection) -> None:
            insert(db, "campaigns", id=row.id, key=row.key, created=row.created, **campaign_fields(row))
            save_campaign_seats(db, row, seats)

        await self._write(work)

    async def save_campaign(
        self,
        row: CampaignRow,
        seats: Sequence[SeatRow] | None = None,
        game: TableAndSeats | None = None,
        was: float | None = None,
    ) -> None:
        """All of it or nothing. ``seats``: those that have changed; ``game``: the table that is made for the next
        game; ``was``: when it had changed last as far as the caller knows. StoreError "stale" if it has changed
        since."""

        def work(db: Connection) -> None:
            if game is not None:
                add_table(db, *game)
            fields = campaign_fields(row)
            changes = ", ".join(f"{name} = ?" for name in fields)
            statement, args = f"UPDATE campaigns SET {changes} WHERE id = ?", (*fields.values(), row.id)
            if was is None:
                change(db, statement, args)
            elif not db.execute(f"{statement} AND changed = ?", (*args, was)).rowcount:
                raise StoreError("stale")
            if seats is not None:
                db.execute("DELETE FROM campaign_seats WHERE campaign_id = ?", (row.id,))
                save_campaign_seats(db, row, seats)

        await self._write(work)

    async def campaign(self, id: str) -> CampaignAndSeats | None:
        """StoreError of UNREADABLE if this program cannot read it."""

        def work(db: Connection) -> CampaignAndSeats | None:
            found = db.execute(f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE id = ?", (id,)).fetchone()
            return (campaign_row(found), seats_of_campaign(db, id)) if found is not None else None

        return await self._read(work)

    async def count_campaigns(self, person: str) -> int:
        """How many campaigns that are not over a person hosts."""
        query = "SELECT count(*) FROM campaigns WHERE host = ? AND finished = 0"
        return await self._read(lambda db: number_of(db, query, (person,)))

    async def campaigns_of(self, person: str) -> list[str]:
        """The ids of the campaigns that a person hosts or plays in."""

        def work(db: Connection) -> list[str]:
            queries = (
                "SELECT id FROM campaigns WHERE host = ?",
                "SELECT campaign_id FROM campaign_seats WHERE person = ?",
            )
            return list(dict.fromkeys(str(id) for query in queries for (id,) in db.execute(query, (person,))))

        return await self._read(work)

    # -- acts ---------------------------------------------------

    async def append(
        self,
        table: str,
        acts: Sequence[ActRow],
        table_row: TableRow | None = None,
        snapshot: SnapshotRow | None = None,
        epoch: int = 0,
    ) -> None:
        """All of it or nothing. StoreError "stale" if the numbers do not go on from what is stored, or if the table is
        another's by now (``epoch``: as in :meth:`save_table`)."""
        tables = {a.table for a in acts} | {r.id for r in (table_row,) if r} | {r.table for r in (snapshot,) if r}
        if tables - {table}:
            raise AssertionError(f"rows of other tables than {table!r}")

        def work(db: Connection) -> None:
            last = go_on(db, table, acts, table_row, epoch)
            db.executemany(
                "INSERT INTO acts (table_id, number, seat, act, at) VALUES (?, ?, ?, ?, ?)",
                [(table, a.number, a.seat, a.act, a.at) for a in acts],
            )
            if snapshot is not None:
                if snapshot.number > last:
                    raise StoreError("stale")
                save_snapshot(db, snapshot)

        await self._write(work)

    async def acts(self, table: str, after: int = 0) -> list[ActRow]:
        query = "SELECT table_id, number, seat, act, at FROM acts WHERE table_id = ? AND number > ? ORDER BY number"
        return await self._read(lambda db: [ActRow(*row) for row in db.execute(query, (table, after))])

    async def count_acts(self, table: str) -> int:
        """How many there are, or were: those that are damaged count."""
        return await self._read(lambda db: number_of(db, "SELECT acts FROM tables WHERE id = ?", (table,)))

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The latest; older ones are not kept, as they follow from the start and the acts. StoreError "broken" if it is
        damaged."""

        def work(db: Connection) -> SnapshotRow | None:
            row = db.execute("SELECT number, packed FROM snapshots WHERE table_id = ?", (table,)).fetchone()
            return SnapshotRow(table, row[0], unpack(row[1])) if row else None

        return await self._read(work)

    # -- chat ---------------------------------------------------

    async def add_chat(self, row: ChatRow, most: int = CHAT_LINES, epoch: int | None = None) -> ChatRow:
        """The row as it is stored: number 0 becomes the next one. Of each table the last lines are kept, so many at
        most. ``epoch``: as in :meth:`save_table`; None: whoever keeps the table."""

        def work(db: Connection) -> ChatRow:
            if epoch is not None:
                update_table(db, row.table, {"epoch": epoch}, epoch=epoch)
            last = number_of(db, "SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (row.table,))
            stored = row if row.number else msgspec.structs.replace(row, number=last + 1)
            insert(
                db,
                "chat",
                table_id=stored.table,
                number=stored.number,
                person=stored.person or None,
                seat=stored.seat,
                name=stored.name,
                said=stored.text,
                at=stored.at,
            )
            db.execute("DELETE FROM chat WHERE table_id = ? AND number <= ?", (stored.table, stored.number - most))
            return stored

        return await self._write(work)

    async def chat(self, table: str, limit: int = 100) -> list[ChatRow]:
        """The last ones, the oldest of them first."""
        query = (
            "SELECT table_id, number, coalesce(person, ''), seat, name, said, at FROM chat WHERE table_id = ?"
            " AND said <> '' ORDER BY number DESC LIMIT ?"
        )
        return await self._read(lambda db: [ChatRow(*row) for row in db.execute(query, (table, limit))][::-1])

    # -- uploads ---------------------------------------------------

    async def add_upload(self, id: str, person: str, text: str, created: float, most: int = UPLOADS) -> None:
        """Keep a record; of each person the last ones are kept, so many at most."""

        def work(db: Connection) -> None:
            insert(db, "uploads", id=id, person=person, packed=pack(text), created=created)
            db.execute(
                "DELETE FROM uploads WHERE person = ? AND id NOT IN"
                " (SELECT id FROM uploads WHERE person = ? ORDER BY created DESC, id DESC LIMIT ?)",
                (person, person, most),
            )

        await self._write(work)

    async def upload(self, id: str) -> str | None:
        def work(db: Connection) -> str | None:
            row = db.execute("SELECT packed FROM uploads WHERE id = ?", (id,)).fetchone()
            return unpack(row[0]) if row else None

        return await self._read(work)

    # -- all of it ---------------------------------------------------

    async def stats(self) -> dict[str, int]:
        """How much there is: people, acts, and tables by their state."""

        def work(db: Connection) -> dict[str, int]:
            out = {"people": number_of(db, "SELECT count(*) FROM people"), "acts": 0}
            out |= dict.fromkeys(("waiting", "playing", OVER), 0)
            for state, tables, acts in db.execute("SELECT state, count(*), sum(acts) FROM tables GROUP BY state"):
                out[state] = tables
                out["acts"] += acts
            return out

        return await self._read(work)
