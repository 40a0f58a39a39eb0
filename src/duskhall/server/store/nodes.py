"""The servers that share a store, and which of them may write a table.

Each is a node with a row of its own, in which it says every second that it lives. A table has one keeper at a time:
taking it raises its epoch, and every write of a keeper names the epoch it knows. So a server that was stopped for a
while can write nothing any more to a table that another has taken, whatever the clocks say; they only decide how soon
another may take it.
"""

from __future__ import annotations

from typing import NamedTuple

from duskhall import __version__

from ..errors import StoreError
from .engine import Connection, Engine
from .writer import Writer

SILENT = 3.0
"""Seconds after which a node that says nothing counts as dead."""

HOUSE = "house"
"""The setting that counts the changes to what holds for all servers: see :func:`changed_house`."""


class Hold(NamedTuple):
    """Who may write a table."""

    node: str
    """Empty: nobody."""
    epoch: int


class Node(NamedTuple):
    id: str
    silent: float
    """Seconds since it said that it lives."""
    program: str
    address: str


class Beat(NamedTuple):
    """What a node hears when it says that it lives."""

    house: int
    """Grows with each change to what holds for all servers."""
    others: list[Node]


class Nodes:
    def __init__(self, writer: Writer, engine: Engine) -> None:
        self._writer = writer
        self._now = engine.now

    # -- living ---------------------------------------------------

    async def join(self, node: str, address: str = "") -> None:
        statement = f"INSERT INTO nodes (id, seen, program, address) VALUES (?, {self._now}, ?, ?)"
        await self._writer.call(lambda db: db.execute(statement, (node, __version__, address)), writes=True)

    async def beat(self, node: str) -> Beat | None:
        """Say that a node lives; None: the others have taken it for dead, and its tables may be theirs."""

        def work(db: Connection) -> Beat | None:
            updated = db.execute(f"UPDATE nodes SET seen = {self._now} WHERE id = ?", (node,))
            counted = db.execute("SELECT value FROM settings WHERE name = ?", (HOUSE,))
            others = db.execute(f"SELECT id, {self._now} - seen, program, address FROM nodes WHERE id <> ?", (node,))
            if not updated.rowcount:
                return None
            count = counted.fetchone()
            return Beat(int(count[0]) if count else 0, [Node(*row) for row in others.fetchall()])

        return await self._writer.call(work, writes=True)

    async def all(self) -> list[Node]:
        query = f"SELECT id, {self._now} - seen, program, address FROM nodes ORDER BY id"
        return await self._writer.call(lambda db: [Node(*row) for row in db.execute(query)], writes=False)

    async def leave(self, node: str) -> None:
        """In order: what it keeps is free."""

        def work(db: Connection) -> None:
            db.execute("UPDATE tables SET node = '' WHERE node = ?", (node,))
            db.execute("DELETE FROM nodes WHERE id = ?", (node,))

        await self._writer.call(work, writes=True)

    async def bury(self, node: str) -> bool:
        """Take a dead node's row away; False: it lives, or another was quicker."""
        statement = f"DELETE FROM nodes WHERE id = ? AND seen <= {self._now} - ?"
        return await self._writer.call(lambda db: db.execute(statement, (node, SILENT)).rowcount > 0, writes=True)

    # -- keeping tables ---------------------------------------------------

    async def take(self, table: str, node: str, *, from_silent: bool = True) -> Hold:
        """Become the keeper of a table, unless another lives that is; who is it now. Taking one's own once more makes a
        new epoch. ``from_silent``: also where its keeper is silent for so long that it counts as dead; one whose row
        was taken away is dead in any case. Raises StoreError "unknown"."""
        lives = "SELECT 1 FROM nodes WHERE nodes.id = tables.node"
        if from_silent:
            lives += f" AND nodes.seen > {self._now} - {SILENT}"
        statement = (
            "UPDATE tables SET node = ?, epoch = epoch + 1"
            f" WHERE id = ? AND (node = '' OR node = ? OR NOT EXISTS ({lives}))"
        )

        def work(db: Connection) -> Hold:
            db.execute(statement, (node, table, node))
            found = db.execute("SELECT node, epoch FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                raise StoreError("unknown")
            return Hold(*found)

        return await self._writer.call(work, writes=True)

    async def abandoned(self) -> list[str]:
        """The ids of the tables at which a clock runs and that nobody keeps."""
        lives = "SELECT 1 FROM nodes WHERE nodes.id = tables.node"
        query = f"SELECT id FROM tables WHERE clocked = 1 AND (node = '' OR NOT EXISTS ({lives})) ORDER BY id"
        return await self._writer.call(lambda db: [str(id) for (id,) in db.execute(query)], writes=False)

    async def kept(self, node: str) -> dict[str, int]:
        """What a node keeps, and the epoch of each."""
        query = "SELECT id, epoch FROM tables WHERE node = ?"
        return await self._writer.call(lambda db: dict(db.execute(query, (node,)).fetchall()), writes=False)

    async def release(self, table: str, node: str, epoch: int) -> None:
        """Give a table back; nothing happens where another has taken it since."""
        statement = "UPDATE tables SET node = '' WHERE id = ? AND node = ? AND epoch = ?"
        await self._writer.call(lambda db: db.execute(statement, (table, node, epoch)), writes=True)

    async def keeper(self, table: str) -> Hold | None:
        """Who keeps a table; None: there is none of this name."""

        def work(db: Connection) -> Hold | None:
            found = db.execute("SELECT node, epoch FROM tables WHERE id = ?", (table,)).fetchone()
            return Hold(*found) if found else None

        return await self._writer.call(work, writes=False)


def changed_house(db: Connection) -> None:
    """Note that something has changed that holds for all servers: each hears of it with its next beat."""
    db.execute(
        "INSERT INTO settings (name, value) VALUES (?, '1')"
        " ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(settings.value AS INTEGER) + 1 AS TEXT)",
        (HOUSE,),
    )
