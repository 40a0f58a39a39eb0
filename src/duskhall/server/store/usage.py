"""How much of the store each person and each place uses already, and what nobody uses any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..limits.quotas import NETWORK
from .writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from ..limits.quotas import Keeping
    from .engine import Connection, Engine
    from .rows import PersonRow

DAY = 24 * 3600.0
AT_ONCE = 50
"""So many are deleted in one transaction: others wait no longer for the store than for a few moves."""

LOOKED_AT = 20
"""So many times what a list shows is looked through for people from different places."""

PARTS_OF_A_TABLE = ("acts", "snapshots", "starts", "chat", "seats", "members", "sanctions")

WAITING = "state = 'waiting' AND tables.lobby = 1"
ACTIVE = "state <> 'over'"


class Usage:
    def __init__(self, writer: Writer, engine: Engine) -> None:
        self._writer = writer
        self._engine = engine

    # -- how much there is ---------------------------------------------------

    async def newcomers(self, place: str, network: str, since: float) -> tuple[int, int]:
        """How many people have come from an address and from its network since then."""

        def work(db: Connection) -> tuple[int, int]:
            query = "SELECT count(*) FROM people WHERE {} = ? AND {} <> '' AND created >= ?"
            at, within = (
                db.execute(query.format(name, name), (value, since)).fetchone()[0]
                for name, value in (("place", place), ("network", network))
            )
            return int(at), int(within)

        return await self._writer.call(work, writes=False)

    async def tables(self, person: PersonRow, *, waiting: bool) -> tuple[int, int]:
        """How many tables somebody has, and all who came from the same address: those in the public list that wait,
        or all that are not over."""
        which = WAITING if waiting else ACTIVE

        def work(db: Connection) -> tuple[int, int]:
            mine = db.execute(f"SELECT count(*) FROM tables WHERE host = ? AND {which}", (person.id,)).fetchone()[0]
            return int(mine), _around(db, person, "tables", "host", which)

        return await self._writer.call(work, writes=False)

    async def uploads(self, person: PersonRow) -> int:
        """How many records are kept for all who came from the same address."""
        return await self._writer.call(lambda db: _around(db, person, "uploads", "person"), writes=False)

    async def size(self) -> int:
        """Bytes that the database needs; room in it that is free does not count."""
        return await self._writer.call(self._engine.size_of, writes=False)

    # -- what nobody uses ---------------------------------------------------

    async def prune(
        self, keep: Keeping, now: float, spared: Callable[[], Collection[str]] = frozenset
    ) -> dict[str, int]:
        """Delete what nobody has used for so long; how much of what that was. ``spared``: which tables are in memory,
        asked before each transaction, as they wake meanwhile."""
        out: dict[str, int] = {}
        # When people of earlier versions were here last is not known: from now on it is.
        await self._writer.call(lambda db: db.execute("UPDATE people SET seen = ? WHERE seen = 0", (now,)), writes=True)
        for what, days, query in PRUNED:
            before = now - getattr(keep, days) * DAY
            while found := await self._delete(what, query, before, spared()):
                out[what] = out.get(what, 0) + found
        return out

    async def _delete(self, what: str, query: str, before: float, spared: Collection[str]) -> int:
        def work(db: Connection) -> int:
            limit = AT_ONCE + len(spared)
            found = [str(id) for (id,) in db.execute(f"{query} LIMIT ?", (before, limit))]
            gone = [id for id in found if id not in spared][:AT_ONCE]
            if what == "tables":
                delete_tables(db, gone)
            elif what == "campaigns":
                _delete_campaigns(db, gone, spared)
            elif what == "people":
                delete_people(db, gone)
            else:
                db.execute(f"DELETE FROM {what} WHERE id IN ({_marks(gone)})", gone)
            return len(gone)

        return await self._writer.call(work, writes=True)


def _around(db: Connection, person: PersonRow, table: str, owner: str, which: str = "TRUE") -> int:
    """How many of these all people have who came from the same address, or their share of those of its network where
    that is more: whoever has a network has hundreds of addresses."""
    out = 0
    for column, where, share in (("place", person.place, 1), ("network", person.network, NETWORK)):
        query = (
            f"SELECT count(*) FROM people JOIN {table} ON {table}.{owner} = people.id"
            f" WHERE people.{column} = ? AND people.{column} <> '' AND {which}"
        )
        out = max(out, int(db.execute(query, (where,)).fetchone()[0]) // share)
    return out


_PEOPLE_PLAY = "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'person')"
_KEPT = "EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.node)"
"""Another server has it in memory."""
_TABLES = f"SELECT id FROM tables WHERE campaign = '' AND NOT {_KEPT} AND"

PRUNED: tuple[tuple[str, str, str], ...] = (
    ("tables", "waiting", f"{_TABLES} state = 'waiting' AND changed < ?"),
    ("tables", "unfinished", f"{_TABLES} state = 'playing' AND changed < ?"),
    ("tables", "bots", f"{_TABLES} state = 'playing' AND changed < ? AND NOT {_PEOPLE_PLAY}"),
    ("tables", "finished", f"{_TABLES} state = 'over' AND changed < ?"),
    ("tables", "bots", f"{_TABLES} state = 'over' AND changed < ? AND NOT {_PEOPLE_PLAY}"),
    ("tables", "unplayed", f"{_TABLES} state = 'over' AND changed < ? AND acts = 0"),
    ("campaigns", "finished", "SELECT id FROM campaigns WHERE changed < ?"),
    ("uploads", "uploads", "SELECT id FROM uploads WHERE created < ?"),
    ("browsers", "sessions", "SELECT id FROM browsers WHERE used < ?"),
    (
        "people",
        "people",
        "SELECT id FROM people WHERE seen < ? AND seen > 0"
        + "".join(
            f" AND NOT EXISTS (SELECT 1 FROM {table} WHERE {table}.{column} = people.id)"
            for table, column in (
                ("members", "person"),
                ("tables", "host"),
                ("seats", "person"),
                ("campaigns", "host"),
                ("campaign_seats", "person"),
                ("uploads", "person"),
                ("admins", "person"),
                ("sanctions", "person"),
            )
        ),
    ),
)
"""What goes, by which rule of ``Keeping``, and what finds it. A game of a campaign goes with its campaign."""


def delete_tables(db: Connection, ids: Sequence[str]) -> None:
    """Tables with everything that belongs to them."""
    for part in PARTS_OF_A_TABLE:
        db.execute(f"DELETE FROM {part} WHERE table_id IN ({_marks(ids)})", ids)
    db.execute(f"DELETE FROM tables WHERE id IN ({_marks(ids)})", ids)


def delete_people(db: Connection, ids: Sequence[str]) -> None:
    """People who have no seat, table or campaign; what they have said stays under the name they had."""
    db.execute(f"UPDATE chat SET person = NULL WHERE person IN ({_marks(ids)})", ids)
    db.execute(f"UPDATE reports SET by_person = NULL WHERE by_person IN ({_marks(ids)})", ids)
    db.execute(f"UPDATE reports SET about = NULL WHERE about IN ({_marks(ids)})", ids)
    db.execute(f"DELETE FROM browsers WHERE person IN ({_marks(ids)})", ids)
    db.execute(f"DELETE FROM people WHERE id IN ({_marks(ids)})", ids)


def _delete_campaigns(db: Connection, ids: Sequence[str], spared: Collection[str]) -> None:
    for id in ids:
        query = "SELECT tables.id FROM campaigns JOIN tables ON campaign = campaigns.id || '/' || campaigns.key"
        tables = [str(table) for (table,) in db.execute(f"{query} WHERE campaigns.id = ? AND campaign <> ''", (id,))]
        delete_tables(db, [table for table in tables if table not in spared])
        db.execute("DELETE FROM campaign_seats WHERE campaign_id = ?", (id,))
        db.execute("DELETE FROM campaigns WHERE id = ?", (id,))


def in_lobby(db: Connection, since: float, most: int) -> list[str]:
    """The ids of tables in the public list where something has happened since then, in its order."""
    query = (
        "SELECT tables.id, coalesce(nullif(people.place, ''), tables.host, '') FROM tables"
        " LEFT JOIN people ON people.id = tables.host"
        " WHERE lobby = 1 AND changed >= ? ORDER BY state DESC, changed DESC LIMIT ?"
    )
    return in_turn(db.execute(query, (since, LOOKED_AT * most)).fetchall(), most)


def in_turn(rows: Sequence[tuple[str, str]], most: int) -> list[str]:
    """So many of these tables, each with its host's place, as they stand; where there are more, the first of each place
    comes before the second of any."""
    if len(rows) <= most:
        return [id for id, _ in rows]
    nth: dict[str, int] = {}
    ranked = []
    for at, (_, place) in enumerate(rows):
        nth[place] = nth.get(place, 0) + 1
        ranked.append((nth[place], at))
    return [rows[at][0] for at in sorted(at for _, at in sorted(ranked)[:most])]


def _marks(of: Sequence[object]) -> str:
    """Of nothing too: then no row is meant."""
    return ", ".join("?" * len(of)) or "NULL"
