"""What is peculiar to SQLite, in one place: with another database this module changes, and the store keeps its SQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path

Connection = sqlite3.Connection
Error = sqlite3.Error

BYTES = "BLOB"
CLUSTERED = "WITHOUT ROWID"
"""The rows lie in the order of their primary key, so that the acts of a table are read in one go."""
BEGIN_READING = "BEGIN"
BEGIN_WRITING = "BEGIN IMMEDIATE"
"""A transaction that begins by reading could not write any more if another program wrote in between."""

MAGIC = b"SQLite format 3\0"
PATIENCE_MS = 5000
"""How long to wait where another program, such as a backup, holds the file."""

REASONS = {
    "SQLITE_CONSTRAINT_PRIMARYKEY": "exists",
    "SQLITE_CONSTRAINT_UNIQUE": "exists",
    "SQLITE_CONSTRAINT_FOREIGNKEY": "unknown",
    "SQLITE_READONLY": "not-writable",
    "SQLITE_CANTOPEN": "not-writable",
    "SQLITE_FULL": "full",
    "SQLITE_NOTADB": "not-a-store",
    "SQLITE_CORRUPT": "broken",
    "SQLITE_BUSY": "busy",
}
"""What an error of the database means to the store; a longer name counts as what it begins with."""


def is_database(path: Path) -> bool:
    """Whether a file can be one; nothing in it is touched. An empty one is a database without tables."""
    with path.open("rb") as f:
        return f.read(len(MAGIC)) in (b"", MAGIC)


def connect(path: Path) -> Connection:
    """The file as it is; :func:`prepare` comes after it is known to be ours."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    db.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
    return db


def prepare(db: Connection) -> None:
    """How it is worked with. WAL with synchronous NORMAL: what is committed outlives a killed process; a power cut may
    cost the last moment, never the file."""
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA cache_size = -16000")


def tables_of(db: Connection) -> set[str]:
    return {str(name) for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def shape_of(db: Connection) -> dict[str, list[str]]:
    """The tables and their columns."""
    return {t: [str(row[1]) for row in db.execute(f"PRAGMA table_info({t})")] for t in sorted(tables_of(db))}


def reason_of(e: Error) -> str:
    """What went wrong, as the store names it; "failed" for anything that is not foreseen."""
    name = getattr(e, "sqlite_errorname", None) or ""
    return next((reason for begin, reason in REASONS.items() if name.startswith(begin)), "failed")
