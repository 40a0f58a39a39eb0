"""What the server keeps: people, tables, seats, acts, chat, campaigns, uploads. ``rows`` has the structures of it; no
other module knows what is stored how.

The SQL here is what PostgreSQL would take too, but for the question marks. A call returns after its transaction is
committed; one whose task is cancelled while it waits is carried out all the same.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from . import sqlite
from .data_dir import OURS_ALONE, DataDir
from .errors import StoreError
from .migrations import STEPS
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
    table_fields,
    table_row,
)
from .sqlite import Connection
from .writer import Writer

log = logging.getLogger("duskhall.server")

T = TypeVar("T")

UPLOADS = 50
"""Uploads that are kept for a person; the oldest goes first."""
OVER = "over"


# ----------------------------------------------------------------------------------------------------------------------
# Opening


def _open(folder: DataDir) -> Connection:
    """The database of a folder, brought to the newest version. A file that is not ours is not touched."""
    path = folder.database
    try:
        if not path.exists():
            path.touch(OURS_ALONE)
        elif not sqlite.is_database(path):
            raise StoreError("not-a-store", file=str(path))
    except OSError as e:
        raise StoreError("not-writable", folder=str(folder.path), why=e.strerror or str(e)) from None
    db = sqlite.connect(path)
    try:
        version = _version(db, path)
        if version == len(STEPS):
            _check_shape(db, path)
        sqlite.prepare(db)
        _migrate(db, version)
    except sqlite.Error as e:
        db.close()
        raise StoreError(sqlite.reason_of(e), why=str(e), file=str(path), folder=str(folder.path)) from None
    except StoreError:
        db.close()
        raise
    return db


def _version(db: Connection, path: Path) -> int:
    found = sqlite.tables_of(db)
    if not found:
        return 0
    row = db.execute("SELECT version FROM schema_version").fetchone() if "schema_version" in found else None
    if row is None or not isinstance(row[0], int):
        raise StoreError("not-a-store", file=str(path))
    version = row[0]
    if version > len(STEPS):
        raise StoreError("newer", file=str(path), found=version, known=len(STEPS))
    return version


def _check_shape(db: Connection, path: Path) -> None:
    """A database of this version has the tables of this version: one that was made while the version was still being
    worked on may not, and every request would fail."""
    fresh = sqlite.connect(Path(":memory:"))
    try:
        _migrate(fresh, 0)
        wanted = sqlite.shape_of(fresh)
    finally:
        fresh.close()
    found = sqlite.shape_of(db)
    if found != wanted:
        raise StoreError("unreleased" if found.keys() == wanted.keys() else "not-a-store", file=str(path))


def _migrate(db: Connection, version: int) -> None:
    """All steps that are missing, or none."""
    if version == len(STEPS):
        return
    db.execute(sqlite.BEGIN_WRITING)
    try:
        for step in STEPS[version:]:
            for statement in step:
                db.execute(statement)
        if version == 0:
            db.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
            db.execute("INSERT INTO schema_version (version) VALUES (0)")
        db.execute("UPDATE schema_version SET version = ?", (len(STEPS),))
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


# ----------------------------------------------------------------------------------------------------------------------
# The store


class Store:
    """Everything the server keeps. Each call returns after what it did is committed."""

    def __init__(self, folder: DataDir, writer: Writer) -> None:
        self.folder = folder.path
        self.secret = folder.secret
        """For signing cookies; made once for this folder."""
        self._held = folder
        self._writer = writer

    @classmethod
    async def open(cls, folder: Path) -> Store:
        """The store in a folder, made where there is none. Raises StoreError."""
        return await asyncio.to_thread(cls._opened, folder)

    @classmethod
    def _opened(cls, path: Path) -> Store:
        folder = DataDir(path)
        try:
            return cls(folder, Writer(_open(folder)))
        except BaseException:
            folder.give_back()
            raise

    async def close(self) -> None:
        """What waits is done first; afterwards every call is refused."""
        if self._writer.closed:
            return
        await self._writer.close()
        self._held.give_back()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.call(work, writes=False)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.call(work, writes=True)

    # -- people ---------------------------------------------------

    async def add_person(self, row: PersonRow) -> None:
        await self._write(
            lambda db: _insert(
                db, "people", id=row.id, name=row.name, recovery_hash=row.recovery_hash, created=row.created
            )
        )

    async def person(self, id: str) -> PersonRow | None:
        return await self._read(lambda db: _person(db, "id = ?", id))

    async def person_by_recovery(self, hash: str) -> PersonRow | None:
        return await self._read(lambda db: _person(db, "recovery_hash = ? AND recovery_hash <> ''", hash))

    async def rename(self, id: str, name: str) -> None:
        await self._write(lambda db: _changed(db, "UPDATE people SET name = ? WHERE id = ?", (name, id)))

    async def set_recovery(self, id: str, hash: str) -> None:
        await self._write(lambda db: _changed(db, "UPDATE people SET recovery_hash = ? WHERE id = ?", (hash, id)))

    # -- tables ---------------------------------------------------

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """StoreError "exists" if the id is taken."""

        await self._write(lambda db: _add_table(db, row, seats))

    async def save_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        def work(db: Connection) -> None:
            _save_table(db, row)
            db.execute("DELETE FROM seats WHERE table_id = ?", (row.id,))
            _save_seats(db, row, seats)

        await self._write(work)

    async def table(self, id: str) -> TableAndSeats | None:
        """StoreError "row-newer" or "row-broken" if this program cannot read it."""

        def work(db: Connection) -> TableAndSeats | None:
            found = db.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
            if found is None:
                return None
            row, seats = table_row(found), _seats(db, [id])[id]
            start = db.execute("SELECT packed FROM starts WHERE table_id = ?", (id,)).fetchone()
            return (msgspec.structs.replace(row, start=_unpack(start[0])) if start else row), seats

        return await self._read(work)

    async def listed(self, since: float, limit: int) -> list[TableAndSeats]:
        """The public tables that can be joined or watched and where something has happened since then: those that wait
        first, the latest of each first. Their ``start`` is left out."""
        query = "FROM tables WHERE lobby = 1 AND changed >= ? ORDER BY state DESC, changed DESC LIMIT ?"
        return await self._read(lambda db: _tables(db, query, (since, limit)))

    async def tables_of(self, person: str, limit: int) -> list[TableAndSeats]:
        """The tables a person hosts, sits at or has watched, less those that they have taken off their list: those that
        are not over first, the newest of each first. Their ``start`` is left out."""
        query = (
            "FROM members JOIN tables ON tables.id = members.table_id WHERE members.person = ? AND members.hidden = 0"
            " ORDER BY members.finished, members.created DESC LIMIT ?"
        )
        return await self._read(lambda db: _tables(db, query, (person, limit)))

    async def hide_table(self, table: str, person: str, *, hidden: bool = True) -> None:
        """Take a table off a person's list, or put it there again. Nobody else's list changes."""
        statement = "UPDATE members SET hidden = ? WHERE table_id = ? AND person = ?"
        await self._write(lambda db: db.execute(statement, (int(hidden), table, person)))

    async def running_with_clock(self) -> list[str]:
        """The ids of the tables at which a clock runs."""
        query = "SELECT id FROM tables WHERE clocked = 1 ORDER BY id"
        return await self._read(lambda db: [str(id) for (id,) in db.execute(query)])

    async def count_active(self, person: str) -> int:
        """How many tables that are not over a person hosts."""
        return await self._read(
            lambda db: _number(db, "SELECT count(*) FROM tables WHERE host = ? AND state <> 'over'", (person,))
        )

    async def add_member(self, table: str, person: str) -> None:
        await self._write(lambda db: _save_members(db, table, [person]))

    async def is_member(self, table: str, person: str) -> bool:
        query = "SELECT count(*) FROM members WHERE table_id = ? AND person = ?"
        return await self._read(lambda db: _number(db, query, (table, person)) > 0)

    # -- campaigns ---------------------------------------------------

    async def add_campaign(self, row: CampaignRow, seats: Sequence[SeatRow]) -> None:
        """StoreError "exists" if the id is taken."""

        def work(db: Connection) -> None:
            _insert(db, "campaigns", id=row.id, key=row.key, created=row.created, **campaign_fields(row))
            _save_campaign_seats(db, row, seats)

        await self._write(work)

    async def save_campaign(
        self, row: CampaignRow, seats: Sequence[SeatRow] | None = None, game: TableAndSeats | None = None
    ) -> None:
        """All of it or nothing. ``seats``: those that have changed; ``game``: the table that is made for the next
        game."""

        def work(db: Connection) -> None:
            if game is not None:
                _add_table(db, *game)
            fields = campaign_fields(row)
            changes = ", ".join(f"{name} = ?" for name in fields)
            _changed(db, f"UPDATE campaigns SET {changes} WHERE id = ?", (*fields.values(), row.id))
            if seats is not None:
                db.execute("DELETE FROM campaign_seats WHERE campaign_id = ?", (row.id,))
                _save_campaign_seats(db, row, seats)

        await self._write(work)

    async def campaign(self, id: str) -> CampaignAndSeats | None:
        """StoreError "row-newer" or "row-broken" if this program cannot read it."""

        def work(db: Connection) -> CampaignAndSeats | None:
            found = db.execute(f"SELECT {CAMPAIGN_COLUMNS} FROM campaigns WHERE id = ?", (id,)).fetchone()
            return (campaign_row(found), _campaign_seats(db, id)) if found is not None else None

        return await self._read(work)

    async def count_campaigns(self, person: str) -> int:
        """How many campaigns that are not over a person hosts."""
        query = "SELECT count(*) FROM campaigns WHERE host = ? AND finished = 0"
        return await self._read(lambda db: _number(db, query, (person,)))

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
    ) -> None:
        """All of it or nothing. StoreError "stale" if the numbers do not go on from what is stored."""
        tables = {a.table for a in acts} | {r.id for r in (table_row,) if r} | {r.table for r in (snapshot,) if r}
        if tables - {table}:
            raise ValueError(f"rows of other tables than {table!r}")

        def work(db: Connection) -> None:
            last = _count_acts(db, table, acts)
            db.executemany(
                "INSERT INTO acts (table_id, number, seat, act, at) VALUES (?, ?, ?, ?, ?)",
                [(table, a.number, a.seat, a.act, a.at) for a in acts],
            )
            if table_row is not None:
                _save_table(db, table_row)
            if snapshot is not None:
                if snapshot.number > last:
                    raise StoreError("stale")
                _save_snapshot(db, snapshot)

        await self._write(work)

    async def acts(self, table: str, after: int = 0) -> list[ActRow]:
        query = "SELECT table_id, number, seat, act, at FROM acts WHERE table_id = ? AND number > ? ORDER BY number"
        return await self._read(lambda db: [ActRow(*row) for row in db.execute(query, (table, after))])

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The latest; older ones are not kept, as they follow from the start and the acts."""

        def work(db: Connection) -> SnapshotRow | None:
            row = db.execute("SELECT number, packed FROM snapshots WHERE table_id = ?", (table,)).fetchone()
            return SnapshotRow(table, row[0], _unpack(row[1])) if row else None

        return await self._read(work)

    # -- chat ---------------------------------------------------

    async def add_chat(self, row: ChatRow) -> ChatRow:
        """The row as it is stored: number 0 becomes the next one."""

        def work(db: Connection) -> ChatRow:
            last = _number(db, "SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (row.table,))
            stored = row if row.number else msgspec.structs.replace(row, number=last + 1)
            _insert(
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
            return stored

        return await self._write(work)

    async def chat(self, table: str, limit: int = 100) -> list[ChatRow]:
        """The last ones, the oldest of them first."""
        query = (
            "SELECT table_id, number, coalesce(person, ''), seat, name, said, at FROM chat WHERE table_id = ?"
            " ORDER BY number DESC LIMIT ?"
        )
        return await self._read(lambda db: [ChatRow(*row) for row in db.execute(query, (table, limit))][::-1])

    # -- uploads ---------------------------------------------------

    async def add_upload(self, id: str, person: str, text: str, created: float) -> None:
        """Keep a record; of each person the last UPLOADS are kept."""

        def work(db: Connection) -> None:
            _insert(db, "uploads", id=id, person=person, packed=_pack(text), created=created)
            db.execute(
                "DELETE FROM uploads WHERE person = ? AND id NOT IN"
                " (SELECT id FROM uploads WHERE person = ? ORDER BY created DESC, id DESC LIMIT ?)",
                (person, person, UPLOADS),
            )

        await self._write(work)

    async def upload(self, id: str) -> str | None:
        def work(db: Connection) -> str | None:
            row = db.execute("SELECT packed FROM uploads WHERE id = ?", (id,)).fetchone()
            return _unpack(row[0]) if row else None

        return await self._read(work)

    # -- all of it ---------------------------------------------------

    async def stats(self) -> dict[str, int]:
        """How much there is: people, acts, and tables by their state."""

        def work(db: Connection) -> dict[str, int]:
            out = {"people": _number(db, "SELECT count(*) FROM people"), "acts": 0}
            out |= dict.fromkeys(("waiting", "playing", OVER), 0)
            for state, tables, acts in db.execute("SELECT state, count(*), sum(acts) FROM tables GROUP BY state"):
                out[state] = tables
                out["acts"] += acts
            return out

        return await self._read(work)


# ----------------------------------------------------------------------------------------------------------------------
# Parts of the work


def _pack(text: str) -> bytes:
    """Positions and records are long and repeat themselves."""
    return zlib.compress(text.encode())


def _unpack(packed: bytes) -> str:
    return zlib.decompress(packed).decode()


def _insert(db: Connection, into: str, **fields: object) -> None:
    marks = ", ".join("?" * len(fields))
    db.execute(f"INSERT INTO {into} ({', '.join(fields)}) VALUES ({marks})", tuple(fields.values()))


def _changed(db: Connection, statement: str, args: tuple[object, ...]) -> None:
    """An update of something that has to be there."""
    if not db.execute(statement, args).rowcount:
        raise StoreError("unknown", why="no such row")


def _number(db: Connection, query: str, args: tuple[object, ...] = ()) -> int:
    return int(db.execute(query, args).fetchone()[0])


def _person(db: Connection, where: str, arg: str) -> PersonRow | None:
    row = db.execute(f"SELECT id, name, recovery_hash, created FROM people WHERE {where}", (arg,)).fetchone()
    return PersonRow(*row) if row else None


def _add_table(db: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    fixed = {"id": row.id, "key": row.key, "edition": row.edition, "created": row.created, "campaign": row.campaign}
    fixed["challenge"] = row.challenge
    _insert(db, "tables", **fixed, acts=0, **_fields(row))
    _save_start(db, row)
    _save_seats(db, row, seats)


def _fields(row: TableRow) -> dict[str, object]:
    """What may change about a table, and what follows from it."""
    watched = row.state == "waiting" or (row.state == "playing" and row.options.watchers)
    return table_fields(row) | {
        "lobby": int(row.options.listed and watched),
        "clocked": int(row.options.clock > 0 and row.state == "playing"),
    }


def _save_table(db: Connection, row: TableRow) -> None:
    fields = _fields(row)
    _changed(
        db, f"UPDATE tables SET {', '.join(f'{name} = ?' for name in fields)} WHERE id = ?", (*fields.values(), row.id)
    )
    _save_start(db, row)
    if row.state == OVER:
        db.execute("UPDATE members SET finished = 1 WHERE table_id = ? AND finished = 0", (row.id,))


def _save_start(db: Connection, row: TableRow) -> None:
    if row.start and not _number(db, "SELECT count(*) FROM starts WHERE table_id = ?", (row.id,)):
        _insert(db, "starts", table_id=row.id, packed=_pack(row.start))


def _save_seats(db: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    for s in seats:
        if s.table != row.id:
            raise ValueError("a seat of another table")
        _insert(
            db,
            "seats",
            table_id=s.table,
            seat=s.seat,
            kind=s.kind,
            person=s.person or None,
            name=s.name,
            bot=s.bot,
            away=int(s.away),
            resigned=int(s.resigned),
            away_since=s.away_since,
            absent=int(s.absent),
        )
    _save_members(db, row.id, {row.host, *(s.person for s in seats)} - {""})


def _save_members(db: Connection, table: str, people: Iterable[str]) -> None:
    found = db.execute("SELECT state, created FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise StoreError("unknown", why="no such table")
    state, created = found
    for person in people:
        db.execute(
            "INSERT INTO members (table_id, person, finished, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (table, person, int(state == OVER), created),
        )


def _tables(db: Connection, source: str, args: tuple[object, ...]) -> list[TableAndSeats]:
    """Tables with their seats; one that this program cannot read is left out, and the log says why."""
    rows: list[TableRow] = []
    for columns in db.execute(f"SELECT {TABLE_COLUMNS} {source}", args):
        try:
            rows.append(table_row(columns))
        except StoreError as e:
            log.warning("%s", e.text)
    seats = _seats(db, [row.id for row in rows])
    return [(row, seats[row.id]) for row in rows]


def _seats(db: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
    marks = ", ".join("?" * len(tables))
    query = (
        "SELECT table_id, seat, kind, coalesce(person, ''), name, bot, away, resigned, away_since, absent FROM seats"
        f" WHERE table_id IN ({marks}) ORDER BY table_id, seat"
    )
    for columns in db.execute(query, tuple(tables)) if tables else ():
        table, seat, kind, person, name, bot, away, resigned, since, absent = columns
        row = SeatRow(table, seat, kind, person, name, bot, bool(away), bool(resigned), since, bool(absent))
        seats[table].append(row)
    return seats


def _save_campaign_seats(db: Connection, row: CampaignRow, seats: Sequence[SeatRow]) -> None:
    for s in seats:
        if s.table != row.id:
            raise ValueError("a seat of another campaign")
        _insert(
            db,
            "campaign_seats",
            campaign_id=s.table,
            seat=s.seat,
            kind=s.kind,
            person=s.person or None,
            name=s.name,
            bot=s.bot,
        )


def _campaign_seats(db: Connection, campaign: str) -> list[SeatRow]:
    query = (
        "SELECT campaign_id, seat, kind, coalesce(person, ''), name, bot FROM campaign_seats"
        " WHERE campaign_id = ? ORDER BY seat"
    )
    return [SeatRow(*columns) for columns in db.execute(query, (campaign,))]


def _count_acts(db: Connection, table: str, acts: Sequence[ActRow]) -> int:
    """Make room for the acts, if they are the next ones; the number of the last. The count in the row of the table is
    what two writers would meet at."""
    if not acts:
        return _number(db, "SELECT coalesce(max(number), 0) FROM acts WHERE table_id = ?", (table,))
    first, last = acts[0].number, acts[-1].number
    if [a.number for a in acts] != list(range(first, last + 1)):
        raise StoreError("stale")
    if not db.execute("UPDATE tables SET acts = ? WHERE id = ? AND acts = ?", (last, table, first - 1)).rowcount:
        there = _number(db, "SELECT count(*) FROM tables WHERE id = ?", (table,))
        raise StoreError("stale") if there else StoreError("unknown", why="no such table")
    return last


def _save_snapshot(db: Connection, row: SnapshotRow) -> None:
    db.execute(
        "INSERT INTO snapshots (table_id, number, packed) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, packed = excluded.packed",
        (row.table, row.number, _pack(row.position)),
    )
