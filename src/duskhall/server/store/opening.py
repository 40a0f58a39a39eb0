"""Opening a database of either kind: what is ours, of which version, and how it is brought to the newest one."""

from __future__ import annotations

import sqlite3
import time

from ..errors import StoreError
from . import sqlite
from .engine import Connection, Engine
from .migrations import STEPS


def known_version(engine: Engine, db: Connection) -> int:
    """The version of a database; 0: it is empty. Raises StoreError where it is not ours, or newer than the program."""
    tables = engine.tables_of(db)
    if not tables:
        return 0
    found = db.execute("SELECT version FROM schema_version").fetchone() if "schema_version" in tables else None
    if found is None or not isinstance(found[0], int):
        raise StoreError("not-a-store", file=engine.name)
    version: int = found[0]
    if version > len(STEPS):
        raise StoreError("newer", file=engine.name, found=version, known=len(STEPS))
    return version


def check_shape(engine: Engine, db: Connection) -> None:
    """A database of this version has the tables of this version: one that was made while the version was still being
    worked on may not, and every request would fail."""
    wanted = _shape()
    there = engine.shape_of(db)
    found = {table: there[table] for table in wanted if table in there}
    if found != wanted:
        raise StoreError("unreleased" if found.keys() == wanted.keys() else "not-a-store", file=engine.name)


def _shape() -> dict[str, list[str]]:
    """The tables of the newest version and their columns, as a database in memory has them."""
    fresh = sqlite3.connect(":memory:")
    try:
        migrate(fresh, sqlite.WORDS, 0)
        return sqlite.shape_of(fresh)
    finally:
        fresh.close()


def migrate(db: Connection, words: dict[str, str], version: int) -> None:
    """All steps that are missing, within a transaction. ``words``: what they leave open."""
    if version == len(STEPS):
        return
    for step in STEPS[version:]:
        for statement in step:
            db.execute(statement.format(**words))
    if version == 0:
        db.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
        db.execute("INSERT INTO schema_version (version) VALUES (0)")
    db.execute("UPDATE schema_version SET version = ?", (len(STEPS),))


def try_writing(db: Connection) -> None:
    """Write something, in a transaction of its own or of the caller."""
    db.execute(
        "INSERT INTO settings (name, value) VALUES ('tried', ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (str(time.time()),),
    )
