"""The store in PostgreSQL, for as many servers as like: what is peculiar to it, in one place.

What a statement comes to is waited for when somebody looks at it, or when its transaction ends: an act takes two trips
to the database and back, however many statements it has.
"""

from __future__ import annotations

import logging
import os
import secrets
import select
import socket
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from ..errors import StoreError
from .data_dir import SECRET_BYTES
from .engine import AT_A_TIME, Connection, transaction
from .migrations import STEPS
from .opening import check_shape, known_version, migrate, try_writing

# It would tell of each connection that is closed in the middle of a pipeline, as every one of ours is.
logging.getLogger("psycopg").setLevel(logging.ERROR)

WORDS = {"bytes": "BYTEA", "clustered": ""}
"""What the steps of the shape leave open."""

MIGRATING = 0x6475736B68616C6C
"""The lock of the program that brings a database to the newest version: the letters of our name."""

PATIENCE_MS = 5000
"""How long to wait for what another program holds, and for a network that takes nothing."""

PROGRAM = "duskhall"
"""How the database calls us."""

CONNECTING: dict[str, Any] = {
    "application_name": PROGRAM,
    "connect_timeout": 5,
    "tcp_user_timeout": PATIENCE_MS,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
}

GOING = 1.0
"""Seconds for which the database may still know a connection that we have closed."""

REASONS = {
    "23505": "exists",
    "23503": "unknown",
    "25006": "read-only",
    "42501": "not-allowed",
    "53100": "full",
    "53300": "crowded",
    "55P03": "busy",
    "57014": "busy",
    "40": "busy",
    "58": "disk",
    "XX001": "broken",
    "XX002": "broken",
    "08": "lost",
    "57P": "lost",
}
"""What an error of the database means to the store, by its number or by what that begins with."""

REFUSALS = {
    "password authentication failed": "wrong-password",
    "no password supplied": "wrong-password",
    "does not exist": "no-database",
    "too many": "crowded",
    "remaining connection slots": "crowded",
    "starting up": "unreachable",
    "shutting down": "unreachable",
    "FATAL": "turned-away",
}
"""The same of a connection that does not come about, of which there are words alone; all else: nobody is there."""


OF_A_DATABASE = {"not-a-store": "not-our-database", "unreleased": "unreleased-database"}
"""What is said in other words than of a file."""


@lru_cache(maxsize=1024)
def _translated(statement: str) -> str:
    """The store marks arguments with ``?``, and no text in its statements has one."""
    return statement.replace("%", "%%").replace("?", "%s")


class Looked:
    """A statement that was sent; whoever looks at what it comes to waits for it."""

    __slots__ = ("_cursor", "_session")

    def __init__(self, session: Session, cursor: psycopg.Cursor[Any]) -> None:
        self._session = session
        self._cursor = cursor

    def _done(self) -> psycopg.Cursor[Any]:
        self._session.settle()
        return self._cursor

    @property
    def rowcount(self) -> int:
        return self._done().rowcount

    @property
    def description(self) -> Any:
        return self._done().description

    def fetchone(self) -> Any:
        return self._done().fetchone()

    def fetchall(self) -> list[Any]:
        return self._done().fetchall()

    def __iter__(self) -> Iterator[Any]:
        return iter(self.fetchall())


class Session:
    """A connection as the store uses it."""

    def __init__(self, db: psycopg.Connection[Any]) -> None:
        self.db = db
        # It is never left: the connection is closed, and with it the pipeline.
        self._entered = db.pipeline()
        self._pipeline = self._entered.__enter__()
        self._sent = False

    @property
    def in_transaction(self) -> bool:
        status = self.db.info.transaction_status
        return status not in (TransactionStatus.IDLE, TransactionStatus.UNKNOWN)

    def execute(self, statement: str, args: Sequence[Any] = (), /) -> Looked:
        self._sent = True
        cursor = self.db.cursor()
        with self._recovering():
            if args:
                cursor.execute(_translated(statement).encode(), args)
            else:
                cursor.execute(statement.encode())
        return Looked(self, cursor)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Looked:
        self._sent = True
        cursor = self.db.cursor()
        with self._recovering():
            cursor.executemany(_translated(statement).encode(), rows)
        return Looked(self, cursor)

    def settle(self) -> None:
        """Wait for everything that was sent. Raises the first error; what came after it was not carried out."""
        if self._sent:
            with self._recovering():
                self._pipeline.sync()
            self._sent = False

    @contextmanager
    def _recovering(self) -> Iterator[None]:
        """After an error nothing that was sent is on its way any more."""
        try:
            yield
        except psycopg.Error:
            self._sent = False
            while not self.db.closed:
                try:
                    self._pipeline.sync()
                except psycopg.errors.PipelineAborted:
                    continue
                except psycopg.Error:
                    break
                else:
                    break
            raise

    @property
    def ended(self) -> bool:
        if self.db.closed:
            return True
        if self._sent:
            return False
        # Nothing was asked, so a server that says something says goodbye.
        poll = select.poll()
        poll.register(self.db.fileno(), select.POLLIN)
        return bool(poll.poll(0))

    def close(self) -> None:
        self.db.close()


class Postgres:
    """A database of a PostgreSQL server; :class:`~.engine.Engine` says what each method is for."""

    errors: type[Exception] = psycopg.Error
    now = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
    begin_reading = ""
    begin_writing = "BEGIN"
    begin_snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    savepoints = False
    """Each is a trip to the database; calls that fail are rare."""
    reads_apart = True
    shared = True
    may_hang = True

    def __init__(self, url: str) -> None:
        self._url = url
        self.name = without_password(url)

    def open(self) -> tuple[Connection, bytes]:
        db = self.connect()
        try:
            with transaction(db, self.begin_writing):
                db.execute("SET LOCAL lock_timeout = 0")
                # Of several that start at the same time one brings it to the newest version, and the others wait.
                db.execute("SELECT pg_advisory_xact_lock(?)", (MIGRATING,))
                version = known_version(self, db)
                if version == len(STEPS):
                    check_shape(self, db)
                migrate(db, WORDS, version)
                secret = self._secret(db, new=not version)
                try_writing(db)
                db.settle()
            db.settle()
        except psycopg.Error as e:
            db.close()
            raise StoreError(self.reason_of(e), why=_why(e), file=self.name) from None
        except StoreError as e:
            db.close()
            raise StoreError(OF_A_DATABASE.get(e.reason, e.reason), **e.arguments) from None
        except BaseException:
            db.close()
            raise
        return db, secret

    def _secret(self, db: Connection, *, new: bool) -> bytes:
        """All servers sign with the same one, so it lies in the database."""
        if new:
            made = secrets.token_bytes(SECRET_BYTES)
            db.execute("INSERT INTO settings (name, value) VALUES ('secret', ?)", (made.hex(),))
            return made
        found = db.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()
        try:
            secret = bytes.fromhex(found[0])
        except (TypeError, ValueError):
            secret = b""
        if len(secret) != SECRET_BYTES:
            raise StoreError("no-secret", file=self.name)
        return secret

    def connect(self) -> Session:
        try:
            wanted: dict[str, Any] = dict(conninfo_to_dict(self._url))
        except psycopg.Error as e:
            raise StoreError("bad-url", file=self.name, why=_why(e)) from None
        try:
            db = psycopg.connect(make_conninfo(**(CONNECTING | wanted)), autocommit=True)
        except psycopg.Error as e:
            why = _why(e)
            reason = next((reason for words, reason in REFUSALS.items() if words in why), "unreachable")
            raise StoreError(reason, file=self.name, why=why) from None
        db.prepared_max = 256
        session = Session(db)
        session.execute(f"SET lock_timeout = {PATIENCE_MS}")
        return session

    def exists(self) -> bool:
        db = self.connect()
        try:
            return known_version(self, db) > 0
        finally:
            db.close()

    def check_unused(self, db: Connection) -> None:
        query = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            " AND application_name = ? AND pid <> pg_backend_pid()"
        )
        end = time.monotonic() + GOING
        while db.execute(query, (PROGRAM,)).fetchone()[0]:
            if time.monotonic() > end:
                raise StoreError("database-in-use", file=self.name)
            time.sleep(0.05)

    def set_secret(self, db: Connection, secret: bytes) -> None:
        db.execute("UPDATE settings SET value = ? WHERE name = 'secret'", (secret.hex(),))

    def rows(self, db: Connection, query: str) -> Iterator[list[tuple[Any, ...]]]:
        db.execute(f"DECLARE rows NO SCROLL CURSOR FOR {query}")
        while rows := db.execute(f"FETCH {AT_A_TIME} FROM rows").fetchall():
            yield rows
        db.execute("CLOSE rows")

    def close(self) -> None:
        """Others have it all the time."""

    def announce(self, address: str) -> None:
        """The row of a node has it."""

    def check_place(self) -> None:
        """A database that is gone takes nothing."""

    def settle(self, db: Connection) -> None:
        assert isinstance(db, Session)
        db.settle()

    def is_lost(self, db: Connection) -> bool:
        assert isinstance(db, Session)
        return db.ended

    def cut(self, db: Connection) -> None:
        assert isinstance(db, Session)
        with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(db.db.fileno())) as twin:
            twin.shutdown(socket.SHUT_RDWR)

    def reason_of(self, e: Exception) -> str:
        number = getattr(e, "sqlstate", None) or ""
        if not number and isinstance(e, psycopg.OperationalError):
            return "lost"
        return next((reason for begin, reason in REASONS.items() if number.startswith(begin)), "failed")

    def alone(self, db: Connection, table: str) -> None:
        db.execute(f"LOCK TABLE {table} IN SHARE ROW EXCLUSIVE MODE")

    def tables_of(self, db: Connection) -> set[str]:
        return set(self.shape_of(db))

    def shape_of(self, db: Connection) -> dict[str, list[str]]:
        out: dict[str, list[str]] = {}
        for table, column in db.execute(
            "SELECT CAST(relname AS TEXT), CAST(attname AS TEXT) FROM pg_class"
            " JOIN pg_attribute ON attrelid = pg_class.oid"
            " WHERE relkind = 'r' AND relnamespace = to_regnamespace(current_schema()) AND attnum > 0"
            " AND NOT attisdropped ORDER BY relname, attnum"
        ):
            out.setdefault(table, []).append(column)
        return out

    def references(self, db: Connection, to: str) -> list[tuple[str, str, bool]]:
        query = (
            "SELECT CAST(relname AS TEXT), CAST(attname AS TEXT), attnotnull FROM pg_constraint"
            " JOIN pg_class ON pg_class.oid = conrelid"
            " JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]"
            " WHERE contype = 'f' AND confrelid = to_regclass(?) ORDER BY relname, attname"
        )
        return [(table, column, needed) for table, column, needed in db.execute(query, (to,))]

    def size_of(self, db: Connection) -> int:
        return int(db.execute("SELECT pg_database_size(current_database())").fetchone()[0])

    def disk_size(self, db: Connection) -> int:
        return self.size_of(db)


def without_password(url: str) -> str:
    """A URL that may be shown."""
    parts = urlsplit(url)
    user, at, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=user.partition(":")[0] + at + host, query="").geturl()


def _why(e: Exception) -> str:
    """What the database or the network says, in one line."""
    return " ".join(str(e).split())
