"""The data folder: one server at a time works in it, and it keeps the secret that signs cookies."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from .errors import StoreError

if sys.platform != "win32":
    import fcntl

DATABASE = "duskhall.db"
LOCK = "duskhall.lock"
SECRET = "secret"
SECRET_BYTES = 32
OURS_ALONE = 0o600

_in_use: set[Path] = set()
"""The folders this process holds: the system's lock is between processes."""


class DataDir:
    """A data folder that is held until it is given back."""

    def __init__(self, path: Path) -> None:
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self.path = path.resolve()
            self._lock = self._take()
        except OSError as e:
            raise StoreError("not-writable", folder=str(path), why=e.strerror or str(e)) from None
        try:
            self.secret = self._secret()
        except OSError as e:
            self.give_back()
            raise StoreError("not-writable", folder=str(path), why=e.strerror or str(e)) from None
        except StoreError:
            self.give_back()
            raise

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

    def give_back(self) -> None:
        _in_use.discard(self.path)
        os.close(self._lock)

    def _secret(self) -> bytes:
        """Made once. It appears whole or not at all, and for nobody else to read."""
        path = self.path / SECRET
        if not path.exists():
            made = path.with_suffix(".new")
            made.unlink(missing_ok=True)
            with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE), "wb") as f:
                f.write(secrets.token_bytes(SECRET_BYTES))
                f.flush()
                os.fsync(f.fileno())
            made.replace(path)
        secret = path.read_bytes()
        if len(secret) != SECRET_BYTES:
            raise StoreError("bad-secret", file=str(path))
        path.chmod(OURS_ALONE)
        return secret
