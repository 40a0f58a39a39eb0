"""The peculiarities of SQLite, in one place; :mod:`folder` keeps the store with it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from . import engine

Connection = sqlite3.Connection
Error = sqlite3.Error

WORDS = {"bytes": "BLOB", "clustered": "WITHOUT ROWID"}
"""Blanks in the steps of the shape. Clustered: the rows lie in the order of their primary key, so that the acts
of a table are read in one go."""

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
    "SQLITE_IOERR": "disk",
}
"""The meaning of each error of the database for the store; a longer name counts as the one it begins with."""


def files_of(path: Path) -> list[Path]:
    """The file, and those that are kept beside it while it is open."""
    return [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm")]


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


def damage(db: Connection, *, thorough: bool = False) -> str:
    """The fault of a file; empty: none. ``thorough``: every index is compared with its table, too."""
    check = "integrity_check" if thorough else "quick_check"
    try:
        (found,) = db.execute(f"PRAGMA {check}(1)").fetchone()
    except Error as e:
        if reason_of(e) != "broken":
            raise
        return str(e)
    return "" if found == "ok" else str(found).strip().replace("\n", " ")


def copy(db: Connection, to: Connection) -> None:
    """All of a database as it stands at one moment, into one file. Others may write meanwhile."""
    db.backup(to)
    to.execute("PRAGMA journal_mode = DELETE")


def tables_of(db: engine.Connection) -> set[str]:
    return {str(name) for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def version_of(db: Connection) -> int | None:
    """The version of the shape that a database says it has; None: it is not ours."""
    found = db.execute("SELECT version FROM schema_version").fetchone() if "schema_version" in tables_of(db) else None
    return found[0] if found is not None and isinstance(found[0], int) else None


def references(db: engine.Connection, to: str) -> list[tuple[str, str, bool]]:
    """Table and column of everything that refers to a table, and whether the column has to hold something."""
    out = []
    for table in sorted(tables_of(db)):
        needed = {str(row[1]) for row in db.execute(f"PRAGMA table_info({table})") if row[3] or row[5]}
        for row in db.execute(f"PRAGMA foreign_key_list({table})"):
            if row[2] == to:
                out.append((table, str(row[3]), row[3] in needed))
    return out


def shape_of(db: engine.Connection) -> dict[str, list[str]]:
    """The tables and their columns."""
    return {t: [str(row[1]) for row in db.execute(f"PRAGMA table_info({t})")] for t in sorted(tables_of(db))}


def reason_of(e: Exception) -> str:
    """The store's name for an error; "failed" for anything unforeseen."""
    name = getattr(e, "sqlite_errorname", None) or ""
    return next((reason for begin, reason in REASONS.items() if name.startswith(begin)), "failed")


def is_of_writing(e: Exception) -> bool:
    """Whether there was no room for what was written, or the disk did not take it."""
    return reason_of(e) in ("full", "disk") and "READ" not in (getattr(e, "sqlite_errorname", None) or "")


def size_of(db: engine.Connection) -> int:
    """Bytes that are in use."""
    pages, free, each = (
        int(db.execute(f"PRAGMA {name}").fetchone()[0]) for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * each
