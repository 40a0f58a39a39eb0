"""The browsers in which people are signed in, as the store keeps them."""

from __future__ import annotations

from collections.abc import Collection

from .engine import Connection
from .nodes import changed_house
from .rows import PERSON_COLUMNS, BrowserRow, PersonRow, person_row
from .writer import Writer

Signed = tuple[str, str]
"""A person and the browser in which they are signed in."""

COLUMNS = "browsers.id, browsers.person, browsers.agent, browsers.created, browsers.used"
OF_A_PERSON = 50
"""Browsers in which a person can be signed in; who has more loses the one that was used least lately."""


class Browsers:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    async def add(self, row: BrowserRow) -> None:
        def work(db: Connection) -> None:
            db.execute(
                "INSERT INTO browsers (id, person, agent, created, used) VALUES (?, ?, ?, ?, ?)",
                (row.id, row.person, row.agent, row.created, row.used),
            )
            db.execute(
                "DELETE FROM browsers WHERE person = ? AND id NOT IN"
                " (SELECT id FROM browsers WHERE person = ? ORDER BY used DESC LIMIT ?)",
                (row.person, row.person, OF_A_PERSON),
            )

        await self._writer.call(work, writes=True)

    async def get(self, id: str) -> tuple[BrowserRow, PersonRow] | None:
        """A browser, and who is signed in there."""

        def work(db: Connection) -> tuple[BrowserRow, PersonRow] | None:
            query = (
                f"SELECT {COLUMNS}, {PERSON_COLUMNS} FROM browsers JOIN people ON people.id = browsers.person"
                " WHERE browsers.id = ?"
            )
            row = db.execute(query, (id,)).fetchone()
            return (BrowserRow(*row[:5]), person_row(row[5:])) if row else None

        return await self._writer.call(work, writes=False)

    async def of(self, person: str) -> list[BrowserRow]:
        """All of a person, the last used first."""
        query = f"SELECT {COLUMNS} FROM browsers WHERE person = ? ORDER BY used DESC"
        return await self._writer.call(
            lambda db: [BrowserRow(*row) for row in db.execute(query, (person,))], writes=False
        )

    async def used(self, id: str, person: str, now: float) -> None:
        def work(db: Connection) -> None:
            db.execute("UPDATE browsers SET used = ? WHERE id = ?", (now, id))
            db.execute("UPDATE people SET seen = ? WHERE id = ?", (now, person))

        await self._writer.call(work, writes=True)

    async def end(self, person: str, ids: list[str], *, old: bool) -> None:
        """Sign somebody out of these. ``old``: cookies that name no browser are worth nothing from now on."""

        def work(db: Connection) -> None:
            db.executemany("DELETE FROM browsers WHERE person = ? AND id = ?", [(person, id) for id in ids])
            if old:
                db.execute("UPDATE people SET old_cookie = 0 WHERE id = ?", (person,))
            # Their sockets may be at other servers.
            changed_house(db)

        await self._writer.call(work, writes=True)

    async def ended(self, among: Collection[Signed]) -> set[Signed]:
        """Those of these that are signed in no more. A browser without a name stands for cookies that have none."""

        def work(db: Connection) -> set[Signed]:
            now: set[Signed] = set()
            for person in {person for person, _ in among}:
                now |= {
                    (person, str(id)) for (id,) in db.execute("SELECT id FROM browsers WHERE person = ?", (person,))
                }
                if db.execute("SELECT 1 FROM people WHERE id = ? AND old_cookie = 1", (person,)).fetchone():
                    now.add((person, ""))
            return set(among) - now

        return await self._writer.call(work, writes=False)
