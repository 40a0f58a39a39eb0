"""Carrying all that is stored from one database into another of either kind, and making sure that it arrived."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing
from graphlib import TopologicalSorter
from hashlib import blake2b
from typing import Any, NamedTuple

from ..errors import StoreError
from .engine import Connection, Engine, transaction

LEFT = ("schema_version", "nodes")
"""Tables of the database itself, and of the servers that use it now."""
OWN_SETTINGS = "name NOT IN ('secret', 'tried')"
"""Settings that belong to what is stored, and not to the place where it is."""
DIGEST_BYTES = 16


class Sum(NamedTuple):
    """The rows of a table, however they are ordered."""

    rows: int
    digest: int

    def and_row(self, row: tuple[Any, ...]) -> Sum:
        found = blake2b(repr(tuple(row)).encode("utf-8", "surrogatepass"), digest_size=DIGEST_BYTES)
        return Sum(self.rows + 1, (self.digest + int.from_bytes(found.digest())) % (1 << 8 * DIGEST_BYTES))


Bar = Callable[[int], AbstractContextManager[Callable[[int], None]]]
"""Shows how far something of so many rows is; what it gives is told how many more are done."""


def move(source: Engine, target: Engine, bar: Bar, *, running: bool = False) -> dict[str, int]:
    """Carry everything into an empty database; how many rows of each table. ``running``: servers may go on with the
    source meanwhile, and what is carried is as it stands at one moment. Raises StoreError, and the target is as empty
    as before."""
    if not source.exists():
        raise StoreError("nothing-to-move", file=source.name)
    of, secret = source.open()
    with closing(of):
        if not running:
            source.check_unused(of)
        to, _ = target.open()
        with closing(to):
            target.check_unused(to)
            try:
                return _carried(source, of, target, to, secret, bar)
            except (source.errors, target.errors) as e:
                broken = source if isinstance(e, source.errors) else target
                raise StoreError(broken.reason_of(e), why=str(e), file=broken.name) from e


def _carried(source: Engine, of: Connection, target: Engine, to: Connection, secret: bytes, bar: Bar) -> dict[str, int]:
    shape = {table: columns for table, columns in source.shape_of(of).items() if table not in LEFT}
    sums = dict.fromkeys(shape, Sum(0, 0))
    with transaction(of, source.begin_snapshot), bar(2 * sum(_count(of, table) for table in shape)) as done:
        with transaction(to, target.begin_writing):
            if any(_count(to, table) for table in shape if table != "settings"):
                raise StoreError("not-empty", file=target.name)
            to.execute(f"DELETE FROM settings WHERE {OWN_SETTINGS}")
            for table in _in_order(source, of, list(shape)):
                columns = shape[table]
                marks = ", ".join("?" * len(columns))
                statement = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"
                for rows in source.rows(of, _query(table, columns)):
                    for row in rows:
                        sums[table] = sums[table].and_row(row)
                    to.executemany(statement, rows)
                    target.settle(to)
                    done(len(rows))
            # Before the end: a store that is still empty may have any secret.
            target.set_secret(to, secret)
        target.settle(to)
        arrived = _sums(target, to, shape, done)
    source.settle(of)
    wrong = [table for table in shape if arrived[table] != sums[table]]
    if wrong:
        raise StoreError("not-arrived", file=target.name, table=wrong[0])
    return {table: found.rows for table, found in sums.items()}


def _sums(engine: Engine, db: Connection, shape: dict[str, list[str]], done: Callable[[int], None]) -> dict[str, Sum]:
    """Read again, as it is stored."""
    out = dict.fromkeys(shape, Sum(0, 0))
    with transaction(db, engine.begin_snapshot):
        for table, columns in shape.items():
            for rows in engine.rows(db, _query(table, columns)):
                for row in rows:
                    out[table] = out[table].and_row(row)
                done(len(rows))
    engine.settle(db)
    return out


def _query(table: str, columns: list[str]) -> str:
    """No server keeps a table where it is carried to."""
    wanted = ["''" if (table, column) == ("tables", "node") else column for column in columns]
    return f"SELECT {', '.join(wanted)} FROM {table}" + (f" WHERE {OWN_SETTINGS}" if table == "settings" else "")


def _count(db: Connection, table: str) -> int:
    return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def _in_order(engine: Engine, db: Connection, tables: list[str]) -> Iterator[str]:
    """Tables in an order in which each row comes after the rows it refers to."""
    before: dict[str, set[str]] = {table: set() for table in tables}
    for table in tables:
        for refers, _, _ in engine.references(db, table):
            if refers in before and refers != table:
                before[refers].add(table)
    yield from TopologicalSorter(before).static_order()
