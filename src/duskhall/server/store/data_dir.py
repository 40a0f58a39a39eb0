"""The data folder: one server at a time works in it, and it keeps the secret that signs cookies."""

from __future__ import annotations

import errno
import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path

from duskhall.text.errors import system

from ..errors import StoreError

if sys.platform != "win32":
    import fcntl

DATABASE = "duskhall.db"
LOCK = "duskhall.lock"
SECRET = "secret"
ADDRESS = "address"
"""The file with the address of the server that uses the folder."""
SECRET_BYTES = 32
OURS_ALONE = 0o600

_in_use: set[Path] = set()
"""The folders this process holds: the system's lock is between processes."""


def unusable(folder: Path, e: OSError) -> StoreError:
    """What the system's refusal means for whoever starts a server there."""
    if e.errno in (errno.ENOSPC, errno.EDQUOT):
        return StoreError("full")
    return StoreError("not-writable", folder=str(folder), why=system(e))


class DataDir:
    """A data folder that is held until it is given back."""

    def __init__(self, path: Path) -> None:
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.path = path.resolve()
            self._lock = self._take()
        except OSError as e:
            raise unusable(path, e) from None

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    def _take(self) -> int:
        if self.path in _in_use:
            raise StoreError("in-use", folder=str(self.path))
        lock = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, OURS_ALONE)
        if sys.platform != "win32":
            try:
                # A lock of this process alone: workers that outlive a killed server do not keep it.
                fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(lock)
                raise StoreError("in-use", folder=str(self.path)) from None
        _in_use.add(self.path)
        return lock

    def announce(self, address: str) -> None:
        """Note where the server is found, for commands on this machine. Raises StoreError."""
        try:
            with os.fdopen(os.open(self.path / ADDRESS, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OURS_ALONE), "w") as f:
                f.write(address)
        except OSError as e:
            raise unusable(self.path, e) from None

    def give_back(self) -> None:
        with suppress(OSError):
            (self.path / ADDRESS).unlink(missing_ok=True)
        _in_use.discard(self.path)
        os.close(self._lock)

    def secret(self) -> bytes | None:
        """The secret, if the folder has been used before. Raises StoreError."""
        path = self.path / SECRET
        try:
            if not path.exists():
                return None
            secret = path.read_bytes()
            path.chmod(OURS_ALONE)
        except OSError as e:
            raise unusable(self.path, e) from None
        if len(secret) != SECRET_BYTES:
            raise StoreError("bad-secret", file=str(path))
        return secret

    def make_secret(self, secret: bytes = b"") -> bytes:
        """A new one, or one that was carried here. Made after the database: where there is a secret there was a
        database. It appears whole or not at all, and for nobody else to read. Raises StoreError."""
        path = self.path / SECRET
        made = path.with_suffix(".new")
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        try:
            made.unlink(missing_ok=True)
            with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE), "wb") as f:
                f.write(secret)
                f.flush()
                os.fsync(f.fileno())
            made.replace(path)
        except OSError as e:
            raise unusable(self.path, e) from None
        return secret
