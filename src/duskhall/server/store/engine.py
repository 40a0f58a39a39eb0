"""What a database has to offer for the store to be kept in it: :mod:`folder` is SQLite, :mod:`postgres` PostgreSQL.

The store's SQL is the same for both, with ``?`` for arguments. Where they differ, an engine has the word for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

AT_A_TIME = 1000
"""Rows that are read or written at once where all are."""


class Cursor(Protocol):
    """What a statement has come to."""

    @property
    def rowcount(self) -> int: ...
    @property
    def description(self) -> Any: ...
    def fetchone(self) -> Any: ...
    def fetchall(self) -> list[Any]: ...
    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A connection; one thread at a time uses it."""

    @property
    def in_transaction(self) -> bool: ...
    def execute(self, statement: str, args: Sequence[Any] = ..., /) -> Cursor: ...
    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Cursor: ...
    def close(self) -> None: ...


class Engine(Protocol):
    """A database and how it is worked with."""

    name: str
    """How errors call it: a file, or an address without its password."""
    errors: type[Exception]
    now: str
    """The database's clock, in seconds since 1970."""
    begin_reading: str
    """Empty: each statement stands alone."""
    begin_writing: str
    begin_snapshot: str
    """For reading everything as it stands at one moment, however long it takes."""
    savepoints: bool
    """Whether each of many calls in a transaction has one. Without them a call that fails undoes all of it."""
    reads_apart: bool
    """Whether calls that only read have a connection of their own, so that they wait for no commit."""
    shared: bool
    """Whether several servers may work with it at the same time."""
    may_hang: bool
    """Whether a network is between that may swallow everything."""

    def open(self) -> tuple[Connection, bytes]:
        """The database at the newest version, made where there is none, and the secret that signs cookies. Raises
        StoreError."""
        ...

    def connect(self) -> Connection:
        """One more connection to what was opened. Raises StoreError."""
        ...

    def exists(self) -> bool:
        """Whether there is a store already. Raises StoreError."""
        ...

    def check_unused(self, db: Connection) -> None:
        """Raises StoreError while a server uses it."""
        ...

    def set_secret(self, db: Connection, secret: bytes) -> None:
        """Another secret than the one that it was made with, within a transaction. Raises StoreError."""
        ...

    def rows(self, db: Connection, query: str) -> Iterator[list[tuple[Any, ...]]]:
        """All that a query finds, some at a time, within a transaction."""
        ...

    def close(self) -> None:
        """Let others have it. Its connections are closed already."""
        ...

    def announce(self, address: str) -> None:
        """Note where the server is found, for commands on this machine. Raises StoreError."""
        ...

    def check_place(self) -> None:
        """Raises StoreError if what is stored would be gone when the server ends."""
        ...

    def settle(self, db: Connection) -> None:
        """Wait until everything that was sent is carried out. Raises the error of what was not."""
        ...

    def is_lost(self, db: Connection) -> bool:
        """Whether a connection is good for nothing any more. Of one that is at rest it finds that the other side has
        ended it."""
        ...

    def cut(self, db: Connection) -> None:
        """End a connection that another thread waits for."""
        ...

    def reason_of(self, e: Exception) -> str:
        """What went wrong, as the store names it; "failed" for anything that is not foreseen."""
        ...

    def alone(self, db: Connection, table: str) -> None:
        """Until the transaction ends nobody else writes to a table."""
        ...

    def tables_of(self, db: Connection) -> set[str]: ...

    def shape_of(self, db: Connection) -> dict[str, list[str]]:
        """The tables and their columns."""
        ...

    def references(self, db: Connection, to: str) -> list[tuple[str, str, bool]]:
        """Table and column of everything that refers to a table, and whether the column has to hold something."""
        ...

    def size_of(self, db: Connection) -> int:
        """Bytes that are in use."""
        ...

    def disk_size(self, db: Connection) -> int:
        """Bytes that the database takes on the disk."""
        ...


@contextmanager
def transaction(db: Connection, begin: str) -> Iterator[None]:
    """All of it or nothing."""
    db.execute(begin)
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
