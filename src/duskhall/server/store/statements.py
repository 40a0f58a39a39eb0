"""The statements that calls of :mod:`store` are made of, the same for SQLite and PostgreSQL.

Each runs within the transaction of its caller."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterable, Sequence

from ..errors import StoreError
from .engine import Connection
from .rows import (
    PERSON_COLUMNS,
    TABLE_COLUMNS,
    ActRow,
    CampaignRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
    TableAndSeats,
    TableRow,
    person_row,
    table_fields,
    table_row,
)

log = logging.getLogger("duskhall.server")

OVER = "over"


def pack(text: str) -> bytes:
    """Positions and records are long and repeat themselves."""
    return zlib.compress(text.encode())


def unpack(packed: bytes) -> str:
    try:
        return zlib.decompress(packed).decode()
    except (zlib.error, UnicodeError, TypeError) as e:
        raise StoreError("broken", why=str(e)) from None


def insert(db: Connection, into: str, **fields: object) -> None:
    marks = ", ".join("?" * len(fields))
    db.execute(f"INSERT INTO {into} ({', '.join(fields)}) VALUES ({marks})", tuple(fields.values()))


def change(db: Connection, statement: str, args: tuple[object, ...]) -> None:
    """An update of something that has to be there."""
    if not db.execute(statement, args).rowcount:
        raise StoreError("unknown")


def number_of(db: Connection, query: str, args: tuple[object, ...] = ()) -> int:
    return int(db.execute(query, args).fetchone()[0])


def person_where(db: Connection, where: str, arg: str) -> PersonRow | None:
    row = db.execute(f"SELECT {PERSON_COLUMNS} FROM people WHERE {where}", (arg,)).fetchone()
    return person_row(row) if row else None


def add_table(db: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    fixed = {"id": row.id, "key": row.key, "edition": row.edition, "created": row.created, "campaign": row.campaign}
    fixed["challenge"] = row.challenge
    insert(db, "tables", **fixed, acts=0, **fields_of(row))
    save_start(db, row)
    save_seats(db, row, seats)


def fields_of(row: TableRow) -> dict[str, object]:
    """What may change about a table, and what follows from it."""
    watched = row.state == "waiting" or (row.state == "playing" and row.options.watchers)
    return table_fields(row) | {
        "lobby": int(row.options.listed and watched),
        "clocked": int(row.options.clock > 0 and row.state == "playing"),
    }


def update_table(db: Connection, table: str, fields: dict[str, object], **now: int) -> None:
    """Change the row of a table, if it is as the caller knows it."""
    changes = ", ".join(f"{name} = ?" for name in fields)
    known = "".join(f" AND {name} = ?" for name in now)
    statement = f"UPDATE tables SET {changes} WHERE id = ?{known}"
    if not db.execute(statement, (*fields.values(), table, *now.values())).rowcount:
        there = number_of(db, "SELECT count(*) FROM tables WHERE id = ?", (table,))
        raise StoreError("stale") if there else StoreError("unknown")
    if fields.get("state") == OVER:
        db.execute("UPDATE members SET finished = 1 WHERE table_id = ? AND finished = 0", (table,))


def save_start(db: Connection, row: TableRow) -> None:
    if row.start and not number_of(db, "SELECT count(*) FROM starts WHERE table_id = ?", (row.id,)):
        insert(db, "starts", table_id=row.id, packed=pack(row.start))


def save_seats(db: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    for s in seats:
        if s.table != row.id:
            raise AssertionError("a seat of another table")
        insert(
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
    save_members(db, row.id, {row.host, *(s.person for s in seats)} - {""})


def save_members(db: Connection, table: str, people: Iterable[str]) -> None:
    found = db.execute("SELECT state, created FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise StoreError("unknown")
    state, created = found
    for person in people:
        db.execute(
            "INSERT INTO members (table_id, person, finished, created) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (table, person, int(state == OVER), created),
        )


def tables_from(db: Connection, source: str, args: tuple[object, ...]) -> list[TableAndSeats]:
    """Tables with their seats; one that this program cannot read is left out, and the log says why."""
    rows: list[TableRow] = []
    for columns in db.execute(f"SELECT {TABLE_COLUMNS} {source}", args):
        try:
            rows.append(table_row(columns))
        except StoreError as e:
            log.warning("%s", e.text)
    seats = seats_of(db, [row.id for row in rows])
    return [(row, seats[row.id]) for row in rows]


def seats_of(db: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
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


def save_campaign_seats(db: Connection, row: CampaignRow, seats: Sequence[SeatRow]) -> None:
    for s in seats:
        if s.table != row.id:
            raise AssertionError("a seat of another campaign")
        insert(
            db,
            "campaign_seats",
            campaign_id=s.table,
            seat=s.seat,
            kind=s.kind,
            person=s.person or None,
            name=s.name,
            bot=s.bot,
        )


def seats_of_campaign(db: Connection, campaign: str) -> list[SeatRow]:
    query = (
        "SELECT campaign_id, seat, kind, coalesce(person, ''), name, bot FROM campaign_seats"
        " WHERE campaign_id = ? ORDER BY seat"
    )
    return [SeatRow(*columns) for columns in db.execute(query, (campaign,))]


def go_on(db: Connection, table: str, acts: Sequence[ActRow], row: TableRow | None, epoch: int) -> int:
    """Change the row of a table and make room for the acts, if they are the next ones; the number of the last. The
    count in the row is what two writers would meet at."""
    first = acts[0].number if acts else 1
    if [a.number for a in acts] != list(range(first, first + len(acts))):
        raise StoreError("stale")
    fields = fields_of(row) if row is not None else {}
    if acts:
        last = acts[-1].number
        update_table(db, table, fields | {"acts": last}, acts=first - 1, epoch=epoch)
        return last
    found = db.execute("SELECT acts, epoch FROM tables WHERE id = ?", (table,)).fetchone()
    if found is not None and found[1] != epoch:
        raise StoreError("stale")
    # Also where nothing of it changes: until this is committed nobody else takes it.
    update_table(db, table, fields or {"epoch": epoch}, epoch=epoch)
    return int(found[0]) if found is not None else 0


def save_snapshot(db: Connection, row: SnapshotRow) -> None:
    db.execute(
        "INSERT INTO snapshots (table_id, number, packed) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, packed = excluded.packed",
        (row.table, row.number, pack(row.position)),
    )
