"""What admins do to the store, and what they read in it. Each act is one transaction: all of it or nothing."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from duskhall.bots import USUAL
from duskhall.campaign import file
from duskhall.campaign.errors import CampaignError
from duskhall.campaign.model import Player
from duskhall.notation.lines import NotationError

from ..errors import StoreError
from .engine import Connection
from .nodes import changed_house
from .rows import AuditRow, ReportRow, SanctionRow, SeatRow
from .store import Store
from .usage import delete_tables

T = TypeVar("T")

AUDIT_KEPT = 5000
"""Acts of admins that are kept; the oldest go first."""


class Kept(NamedTuple):
    """The house as a starting server finds it: admins, bans, announcement, maintenance."""

    settings: dict[str, str]
    admins: list[str]
    sanctions: list[SanctionRow]


class PersonFound(NamedTuple):
    id: str
    name: str
    created: float
    tables: int


class TableFound(NamedTuple):
    id: str
    title: str
    state: str
    people: list[tuple[str, str]]
    """Those who sit there: ids and names."""
    changed: float


class AdminStore:
    def __init__(self, store: Store) -> None:
        self._writer = store.writer
        self._engine = store.engine

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.call(work, writes=False)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._writer.call(work, writes=True)

    async def house(self) -> Kept:
        # The secret of a store that several servers share is none of their business.
        named = "SELECT name, value FROM settings WHERE name <> 'secret'"

        def work(db: Connection) -> Kept:
            settings = {str(name): str(value) for name, value in db.execute(named)}
            admins = [str(person) for (person,) in db.execute("SELECT person FROM admins")]
            rows = db.execute("SELECT person, kind, table_id, until, why, at FROM sanctions")
            return Kept(settings, admins, [SanctionRow(*row) for row in rows])

        return await self._read(work)

    async def set(self, name: str, value: str) -> None:
        def work(db: Connection) -> None:
            db.execute(
                "INSERT INTO settings (name, value) VALUES (?, ?)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                (name, value),
            )
            changed_house(db)

        await self._write(work)

    # -- the log of acts ---------------------------------------------------

    async def begin(self, who: str, name: str, act: str, target: str, detail: str) -> int:
        """Note that an act begins; its number."""
        return await self._write(lambda db: self._noted(db, who, name, act, target, detail))

    async def end(self, number: int, outcome: str) -> None:
        await self._write(lambda db: db.execute("UPDATE audit SET outcome = ? WHERE number = ?", (outcome, number)))

    async def audit(self, limit: int) -> list[AuditRow]:
        """The latest first."""
        query = "SELECT number, at, name, act, target, detail, outcome FROM audit ORDER BY number DESC LIMIT ?"
        return await self._read(lambda db: [AuditRow(*row) for row in db.execute(query, (limit,))])

    # -- admins ---------------------------------------------------

    async def add_invite(self, hash: str, until: float) -> None:
        await self._write(lambda db: db.execute("INSERT INTO invites (hash, until) VALUES (?, ?)", (hash, until)))

    async def accept(self, hash: str, person: str, name: str, tag: str) -> bool:
        """Make somebody an admin by an invitation that is used up by it; False: there is none. That is not noted:
        anybody can try, and would fill the log of acts until it has none of the admins any more."""

        def work(db: Connection) -> bool:
            now = time.time()
            db.execute("DELETE FROM invites WHERE until < ?", (now,))
            if not db.execute("DELETE FROM invites WHERE hash = ?", (hash,)).rowcount:
                return False
            db.execute("INSERT INTO admins (person, since) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, now))
            self._noted(db, person, name, "accept", tag, "", "done")
            changed_house(db)
            return True

        return await self._write(work)

    async def dismiss(self, person: str) -> None:
        def work(db: Connection) -> None:
            db.execute("DELETE FROM admins WHERE person = ?", (person,))
            changed_house(db)

        await self._write(work)

    # -- people ---------------------------------------------------

    async def people(self) -> list[PersonFound]:
        """Everybody, the newest first, with the number of their tables."""
        query = (
            "SELECT people.id, people.name, people.created, count(members.table_id) FROM people"
            " LEFT JOIN members ON members.person = people.id GROUP BY people.id ORDER BY people.created DESC"
        )
        return await self._read(lambda db: [PersonFound(*row) for row in db.execute(query)])

    async def punish(self, row: SanctionRow) -> None:
        def work(db: Connection) -> None:
            db.execute(
                "INSERT INTO sanctions (person, kind, table_id, until, why, at) VALUES (?, ?, ?, ?, ?, ?)"
                " ON CONFLICT (person, kind, table_id) DO UPDATE SET until = excluded.until, why = excluded.why,"
                " at = excluded.at",
                (row.person, row.kind, row.table, row.until, row.why, row.at),
            )
            if row.table:
                db.execute("DELETE FROM members WHERE table_id = ? AND person = ?", (row.table, row.person))
            changed_house(db)

        await self._write(work)

    async def pardon(self, person: str, kind: str) -> None:
        def work(db: Connection) -> None:
            db.execute("DELETE FROM sanctions WHERE person = ? AND kind = ?", (person, kind))
            changed_house(db)

        await self._write(work)

    async def tables_with(self, person: str) -> list[str]:
        """The ids of all tables that have to do with a person."""
        queries = (
            "SELECT table_id FROM members WHERE person = ?",
            "SELECT table_id FROM seats WHERE person = ?",
            "SELECT id FROM tables WHERE host = ?",
            "SELECT table_id FROM chat WHERE person = ?",
        )

        def work(db: Connection) -> list[str]:
            return list(dict.fromkeys(str(id) for query in queries for (id,) in db.execute(query, (person,))))

        return await self._read(work)

    async def export(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Everything stored about a person, except secrets and the words of others."""
        queries = {
            "people": "SELECT name, created, seen FROM people WHERE id = ?",
            "browsers": "SELECT agent, created, used FROM browsers WHERE person = ?",
            "admins": "SELECT since FROM admins WHERE person = ?",
            "hosted": "SELECT id, title, state, created, changed FROM tables WHERE host = ?",
            "seats": "SELECT table_id, seat, kind, name, away, resigned, absent FROM seats WHERE person = ?",
            "lists": "SELECT table_id, hidden, created FROM members WHERE person = ?",
            "chat": "SELECT table_id, number, name, said, at FROM chat WHERE person = ?",
            "campaigns": "SELECT id, created, changed FROM campaigns WHERE host = ?",
            "campaign_seats": "SELECT campaign_id, seat, name FROM campaign_seats WHERE person = ?",
            "sanctions": "SELECT kind, table_id, until, why, at FROM sanctions WHERE person = ?",
            "reports": "SELECT table_id, name, line, said, why, at FROM reports WHERE by_person = ?",
        }

        def work(db: Connection) -> dict[str, list[dict[str, Any]]]:
            out: dict[str, list[dict[str, Any]]] = {}
            for name, query in queries.items():
                found = db.execute(query, (person,))
                columns = [column[0] for column in found.description]
                out[name] = [dict(zip(columns, row, strict=True)) for row in found]
            ids = db.execute("SELECT id, created FROM uploads WHERE person = ?", (person,))
            out["uploads"] = [{"id": id, "created": created} for id, created in ids]
            return out

        return await self._read(work)

    async def delete_person(self, person: str, anonymous: str) -> None:
        """Take everything about a person away. The games of others stay, with an anonymous name in the seat."""

        def work(db: Connection) -> None:
            found = db.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchone()
            if not found:
                raise StoreError("unknown")
            _unname(db, str(found[0]), anonymous)
            _unkeep(db, person)
            _leave_tables(db, person, anonymous)
            _leave_campaigns(db, person, anonymous)
            db.execute("UPDATE chat SET said = '', name = ? WHERE person = ?", (anonymous, person))
            db.execute("DELETE FROM uploads WHERE person = ?", (person,))
            db.execute("UPDATE reports SET name = ?, said = '' WHERE about = ?", (anonymous, person))
            db.execute("UPDATE audit SET name = ? WHERE who = ?", (anonymous, person))
            # Everything else that belongs to a person, even in tables added to the store later.
            for table, column, needed in self._engine.references(db, "people"):
                change = f"DELETE FROM {table}" if needed else f"UPDATE {table} SET {column} = NULL"
                db.execute(f"{change} WHERE {column} = ?", (person,))
            db.execute("DELETE FROM people WHERE id = ?", (person,))
            changed_house(db)

        await self._write(work)

    # -- tables ---------------------------------------------------

    async def tables(self, limit: int, find: str) -> list[TableFound]:
        """Those with this in their id, their title or the name of somebody who sits there, the latest first."""
        query = (
            "SELECT id, title, state, changed FROM tables WHERE lower(id || ' ' || title) LIKE lower(?) ESCAPE '!'"
            " OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND lower(name) LIKE lower(?) ESCAPE '!')"
            " ORDER BY changed DESC LIMIT ?"
        )
        seats = "SELECT coalesce(person, ''), name FROM seats WHERE table_id = ? AND kind = 'person' ORDER BY seat"
        escaped = re.sub("[!%_]", r"!\g<0>", find)
        wanted = f"%{escaped}%"

        def work(db: Connection) -> list[TableFound]:
            return [
                TableFound(id, title, state, [(who, name) for who, name in db.execute(seats, (id,))], changed)
                for id, title, state, changed in db.execute(query, (wanted, wanted, limit)).fetchall()
            ]

        return await self._read(work)

    async def set_key(self, table: str, key: str) -> None:
        await self._change("UPDATE tables SET key = ? WHERE id = ?", key, table)

    async def delete_table(self, table: str) -> None:
        def work(db: Connection) -> None:
            if not db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
                raise StoreError("unknown")
            delete_tables(db, [table])

        await self._write(work)

    async def remove_chat(self, table: str, number: int) -> None:
        """Its number is not given to another."""
        await self._change("UPDATE chat SET said = '' WHERE table_id = ? AND number = ?", table, number)

    # -- reports ---------------------------------------------------

    async def add_report(self, row: ReportRow) -> None:
        def work(db: Connection) -> None:
            db.execute(
                "INSERT INTO reports (number, table_id, by_person, about, name, line, said, why, at, settled)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
                (
                    *(self._next(db, "reports"), row.table, row.by, row.about or None, row.name),
                    *(row.line, row.said, row.why, row.at),
                ),
            )

        await self._write(work)

    async def reports(self, limit: int) -> list[ReportRow]:
        """The reports, open ones first, then the latest first."""
        query = (
            "SELECT number, table_id, coalesce(by_person, ''), coalesce(about, ''), name, line, said, why, at, settled"
            " FROM reports ORDER BY settled, number DESC LIMIT ?"
        )
        return await self._read(lambda db: [ReportRow(*row) for row in db.execute(query, (limit,))])

    async def count_reports(self) -> int:
        return await self._read(
            lambda db: int(db.execute("SELECT count(*) FROM reports WHERE settled = 0").fetchone()[0])
        )

    async def settle(self, number: int) -> None:
        await self._change("UPDATE reports SET settled = 1 WHERE number = ?", number)

    async def _change(self, statement: str, *args: object) -> None:
        """A change of something that has to be there."""

        def work(db: Connection) -> None:
            if not db.execute(statement, args).rowcount:
                raise StoreError("unknown")

        await self._write(work)

    def _noted(self, db: Connection, who: str, name: str, act: str, target: str, detail: str, outcome: str = "") -> int:
        """An act in the log of acts; its number."""
        number = self._next(db, "audit")
        db.execute(
            "INSERT INTO audit (number, at, who, name, act, target, detail, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (number, time.time(), who, name, act, target, detail, outcome),
        )
        db.execute("DELETE FROM audit WHERE number <= ?", (number - AUDIT_KEPT,))
        return number

    def _next(self, db: Connection, table: str) -> int:
        """The number of the next row, which nobody else takes meanwhile."""
        self._engine.alone(db, table)
        return int(db.execute(f"SELECT coalesce(max(number), 0) + 1 FROM {table}").fetchone()[0])


def _unname(db: Connection, name: str, anonymous: str) -> None:
    """The log of acts names people as they were named by whoever acted."""
    if db.execute("SELECT count(*) FROM people WHERE name = ?", (name,)).fetchone()[0] > 1:
        # Acts that named only the name were refused.
        return
    acts = db.execute("SELECT number, target FROM audit WHERE substr(target, 1, ?) = ?", (len(name), name)).fetchall()
    for number, target in acts:
        rest = str(target)[len(name) :]
        if rest[:1] in ("", " "):
            db.execute("UPDATE audit SET target = ? WHERE number = ?", (anonymous + rest, number))


def _unkeep(db: Connection, person: str) -> None:
    """Whoever keeps a table of a person writes nothing more of what it has in memory: the table is read anew."""
    theirs = "SELECT table_id FROM members WHERE person = ? UNION SELECT table_id FROM chat WHERE person = ?"
    statement = f"UPDATE tables SET node = '', epoch = epoch + 1 WHERE node <> '' AND id IN ({theirs})"
    db.execute(statement, (person, person))


def _leave_tables(db: Connection, person: str, anonymous: str) -> None:
    """Before the game the seat is open again, and a table that the person hosts is closed; later a bot plays on."""
    db.execute(
        "UPDATE tables SET state = 'over', lobby = 0, clocked = 0 WHERE host = ? AND state = 'waiting'", (person,)
    )
    of = "person = ? AND table_id IN (SELECT id FROM tables WHERE state = ?)"
    db.execute(f"UPDATE seats SET kind = 'open', person = NULL, name = '' WHERE {of}", (person, "waiting"))
    db.execute(
        f"UPDATE seats SET kind = 'bot', bot = ?, person = NULL, name = ?, away = 0, away_since = 0 WHERE {of}",
        (USUAL, anonymous, person, "playing"),
    )
    playing = "state = 'playing' AND id IN (SELECT table_id FROM members WHERE person = ?)"
    db.execute(f"UPDATE tables SET proposal = '' WHERE {playing}", (person,))
    db.execute("UPDATE seats SET person = NULL, name = ? WHERE person = ?", (anonymous, person))


def _leave_campaigns(db: Connection, person: str, anonymous: str) -> None:
    """Before the first game the seat is open again; later a bot plays it and chooses its cards. The text of a campaign
    has the names of its players."""
    query = (
        "SELECT campaign_id, seat, course, campaigns.tables <> '' AND campaigns.finished = 0 FROM campaign_seats"
        " JOIN campaigns ON campaigns.id = campaign_id WHERE person = ?"
    )
    for campaign, seat, course, begun in db.execute(query, (person,)).fetchall():
        changed = _renamed(course, seat, Player(anonymous, USUAL if begun else ""))
        db.execute("UPDATE campaigns SET course = ? WHERE id = ?", (changed, campaign))
    of = "person = ? AND campaign_id IN (SELECT id FROM campaigns WHERE"
    db.execute(f"UPDATE campaign_seats SET kind = 'open', name = '', person = NULL WHERE {of} tables = '')", (person,))
    db.execute(
        f"UPDATE campaign_seats SET kind = 'bot', bot = ?, name = ?, person = NULL WHERE {of} finished = 0)",
        (USUAL, anonymous, person),
    )
    db.execute("UPDATE campaign_seats SET name = ?, person = NULL WHERE person = ?", (anonymous, person))


def _renamed(course: str, seat: int, player: Player) -> str:
    """A campaign with another player in a seat; of one that this program cannot read the name alone changes."""
    try:
        found = file.read(course)
    except (NotationError, CampaignError):
        names = re.compile(r"^(player \d+: ).*$", re.MULTILINE)
        return names.sub(lambda line: line[1] + player.name, course)
    players = tuple(player if n == seat else one for n, one in enumerate(found.players))
    return file.write(replace(found, players=players))


def without(seats: list[SeatRow], person: str, *, playing: bool) -> list[SeatRow]:
    """The seats after somebody has been sent away: open again before the game, a bot's during it."""
    out = []
    for s in seats:
        if s.person != person:
            out.append(s)
        elif playing:
            out.append(SeatRow(s.table, s.seat, "bot", "", s.name, USUAL, resigned=s.resigned, absent=s.absent))
        else:
            out.append(SeatRow(s.table, s.seat, "open"))
    return out
