"""The store in a data folder: SQLite, for one server at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import StoreError
from . import sqlite
from .data_dir import OURS_ALONE, DataDir, unusable
from .engine import AT_A_TIME, transaction
from .migrations import STEPS
from .opening import check_shape, known_version, migrate, try_writing

if TYPE_CHECKING:
    from .engine import Connection


class Folder:
    """A data folder; :class:`~.engine.Engine` says what each method is for."""

    errors: type[Exception] = sqlite.Error
    now = "((julianday('now') - 2440587.5) * 86400.0)"
    begin_reading = "BEGIN"
    begin_writing = "BEGIN IMMEDIATE"
    """A transaction that begins by reading could not write any more if another program wrote in between."""
    begin_snapshot = "BEGIN"
    savepoints = True
    reads_apart = False
    shared = False
    may_hang = False

    def __init__(self, path: Path) -> None:
        """The folder is ours until it is closed. Raises StoreError."""
        self.held = DataDir(path)
        self._file = self.held.database
        self.name = str(self._file)
        self._identity: tuple[int, int] | None = None

    def open(self) -> tuple[Connection, bytes]:
        secret = self.held.secret()
        db = self._opened(used=secret is not None)
        try:
            self._identity = self._which_file()
            return db, secret or self.held.make_secret()
        except BaseException:
            db.close()
            raise

    def _opened(self, *, used: bool) -> sqlite.Connection:
        """A file that is not ours is not touched. ``used``: there was a database before, so a new one would hide that
        it is gone."""
        path = self._file
        try:
            if not path.exists():
                if used:
                    raise self._missing()
                path.touch(OURS_ALONE)
            elif not sqlite.is_database(path):
                raise StoreError("not-a-store", file=self.name)
        except OSError as e:
            raise unusable(self.held.path, e) from None
        db = sqlite.connect(path)
        try:
            version = known_version(self, db)
            if used and not version:
                raise self._missing()
            why = sqlite.damage(db)
            if why:
                raise StoreError("broken", why=why, file=self.name)
            if version == len(STEPS):
                check_shape(self, db)
            sqlite.prepare(db)
            if version < len(STEPS):
                with transaction(db, self.begin_writing):
                    migrate(db, sqlite.WORDS, version)
            # A full disk is found here, and not by the first who moves.
            try_writing(db)
        except sqlite.Error as e:
            db.close()
            raise StoreError(sqlite.reason_of(e), why=str(e), file=self.name, folder=str(self.held.path)) from None
        except BaseException:
            db.close()
            raise
        return db

    def _missing(self) -> StoreError:
        return StoreError("missing", file=self.name, folder=str(self.held.path))

    def _which_file(self) -> tuple[int, int] | None:
        """Which file the name stands for; None: it is gone."""
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def connect(self) -> Connection:
        db = sqlite.connect(self._file)
        sqlite.prepare(db)
        return db

    def exists(self) -> bool:
        return self._file.is_file()

    def check_unused(self, db: Connection) -> None:
        """Whoever has the folder is alone in it."""

    def set_secret(self, db: Connection, secret: bytes) -> None:
        self.held.make_secret(secret)

    def rows(self, db: Connection, query: str) -> Iterator[list[tuple[Any, ...]]]:
        assert isinstance(db, sqlite.Connection)
        found = db.execute(query)
        while rows := found.fetchmany(AT_A_TIME):
            yield rows

    def close(self) -> None:
        self.held.give_back()

    def announce(self, address: str) -> None:
        self.held.announce(address)

    def check_place(self) -> None:
        if self._which_file() != self._identity:
            raise self._missing()

    def settle(self, db: Connection) -> None:
        """SQLite carries everything out at once."""

    def is_lost(self, db: Connection) -> bool:
        return False

    def cut(self, db: Connection) -> None:
        """A file does not hang."""

    def reason_of(self, e: Exception) -> str:
        return sqlite.reason_of(e)

    def alone(self, db: Connection, table: str) -> None:
        """Whoever writes to SQLite is alone."""

    def tables_of(self, db: Connection) -> set[str]:
        return sqlite.tables_of(db)

    def shape_of(self, db: Connection) -> dict[str, list[str]]:
        return sqlite.shape_of(db)

    def references(self, db: Connection, to: str) -> list[tuple[str, str, bool]]:
        return sqlite.references(db, to)

    def size_of(self, db: Connection) -> int:
        return sqlite.size_of(db)

    def disk_size(self, db: Connection) -> int:
        """With the log beside it."""
        found = 0
        for file in sqlite.files_of(self._file):
            with suppress(OSError):
                found += file.stat().st_size
        return found
