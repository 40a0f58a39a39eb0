"""A data folder as one file, and back: the database, the secret, and a manifest with their digests.

A backup is taken of a server that runs: SQLite copies its file as it stands at one moment, and nobody waits for it. The
file holds the secret that signs cookies, so it is for nobody else to read.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import os
import sys
import tarfile
import tempfile
import time
import zlib
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Literal

import msgspec

from duskhall import __version__
from duskhall.text.errors import system

from ..errors import StoreError
from . import sqlite
from .data_dir import DATABASE, LOCK, OURS_ALONE, SECRET, SECRET_BYTES, DataDir
from .migrations import STEPS

MANIFEST = "manifest.json"
BLOCK = 1 << 20
MANIFEST_BYTES = 1 << 16
SPOILT = (zlib.error, gzip.BadGzipFile, EOFError)
"""Errors of unpacking that mean a damaged file."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bytes: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The contents of a backup."""

    version: Literal[1] = 1
    program: str
    schema: int
    made: float
    files: dict[str, Part]


def back_up(data: Path, file: Path, *, replace: bool = False) -> Manifest:
    """Write a backup of a data folder, whether its server runs or not, and read it again. Raises StoreError."""
    if not (data / DATABASE).is_file() or not (data / SECRET).is_file():
        raise StoreError("nothing-there", folder=str(data))
    if file.exists() and not replace:
        raise StoreError("file-exists", file=str(file))
    try:
        with tempfile.TemporaryDirectory(prefix=".duskhall-", dir=file.absolute().parent) as folder:
            work = Path(folder)
            schema = _copied(data / DATABASE, work / DATABASE, file)
            (work / SECRET).write_bytes((data / SECRET).read_bytes())
            parts = {name: _part(work / name) for name in (DATABASE, SECRET)}
            if parts[SECRET].bytes != SECRET_BYTES:
                raise StoreError("bad-secret", file=str(data / SECRET))
            manifest = Manifest(program=__version__, schema=schema, made=time.time(), files=parts)
            made = work / "made"
            _write(made, manifest, work)
            again = work / "again"
            again.mkdir()
            _unpack(made, again)
            made.replace(file)
    except OSError as e:
        raise StoreError("file-failed", file=str(file), why=system(e)) from None
    return manifest


def restore(file: Path, data: Path, *, replace: bool = False) -> Manifest:
    """Bring a backup into a data folder that no server uses. With ``replace`` what is there goes into a folder beside
    it. Raises StoreError, and nothing has changed."""
    folder = DataDir(data)
    try:
        there = [path.name for path in (*sqlite.files_of(folder.database), folder.path / SECRET) if path.exists()]
        if there and not replace:
            raise StoreError("folder-in-use", folder=str(folder.path))
        with tempfile.TemporaryDirectory(prefix=".restoring-", dir=folder.path) as made:
            work = Path(made)
            manifest = _unpack(file, work)
            if there:
                aside = folder.path / time.strftime("before-restore-%Y%m%d-%H%M%S")
                aside.mkdir(mode=0o700)
                # The database goes first: a folder with a secret alone is not taken for a new one.
                for name in there:
                    (folder.path / name).rename(aside / name)
            for ours in (work / SECRET, work / DATABASE, folder.path / LOCK):
                _give_to_owner_of(folder.path, ours)
            for name in (SECRET, DATABASE):
                (work / name).replace(folder.path / name)
            _settle(folder.path)
    except OSError as e:
        raise StoreError("file-failed", file=e.filename or str(file), why=system(e)) from None
    finally:
        folder.give_back()
    return manifest


def _copied(source: Path, copy: Path, file: Path) -> int:
    """Copy a database that may be in use for a backup; the version of its shape. Raises StoreError."""
    copy.touch(OURS_ALONE)
    try:
        with closing(sqlite.connect(source)) as db, closing(sqlite.connect(copy)) as made:
            sqlite.copy(db, made)
        return _checked(copy)
    except sqlite.Error as e:
        if sqlite.is_of_writing(e):
            # The copy is the only one that is written.
            raise StoreError("file-failed", file=str(file), why=str(e)) from None
        raise StoreError(sqlite.reason_of(e), why=str(e), file=str(source), folder=str(source.parent)) from None


def _checked(database: Path) -> int:
    """The version of a database that is whole. Raises StoreError."""
    with closing(sqlite.connect(database)) as db:
        why = sqlite.damage(db, thorough=True)
        if why:
            raise StoreError("broken", why=why)
        version = sqlite.version_of(db)
        if version is None:
            raise StoreError("not-a-store", file=str(database))
    if version > len(STEPS):
        raise StoreError("newer", file=str(database), found=version, known=len(STEPS))
    return version


def _write(file: Path, manifest: Manifest, parts: Path) -> None:
    with _new(file) as out:
        with tarfile.open(fileobj=out, mode="w:gz", compresslevel=6) as tar:
            text = msgspec.json.format(msgspec.json.encode(manifest))
            _add(tar, MANIFEST, io.BytesIO(text), len(text))
            for name, part in manifest.files.items():
                with (parts / name).open("rb") as f:
                    _add(tar, name, f, part.bytes)
        out.flush()
        os.fsync(out.fileno())


def _new(file: Path) -> IO[bytes]:
    """A file that is for nobody else to read."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OURS_ALONE), "wb")


def _add(tar: tarfile.TarFile, name: str, data: IO[bytes], size: int) -> None:
    info = tarfile.TarInfo(name)
    info.size, info.mode, info.mtime = size, OURS_ALONE, int(time.time())
    tar.addfile(info, data)


def _unpack(file: Path, folder: Path) -> Manifest:
    """The parts of a backup as files, each as its manifest says, and the database whole. Raises StoreError."""
    try:
        with tarfile.open(file, "r:gz") as tar:
            manifest = _manifest(tar, file)
            for name in (DATABASE, SECRET):
                _take(tar, name, manifest.files[name], folder / name)
    except (tarfile.TarError, *SPOILT, KeyError, msgspec.MsgspecError, ValueError) as e:
        raise StoreError("bad-backup", file=str(file), why=str(e)) from None
    try:
        if _checked(folder / DATABASE) != manifest.schema:
            raise StoreError("bad-backup", file=str(file), why=MANIFEST)
    except sqlite.Error as e:
        raise StoreError("bad-backup", file=str(file), why=str(e)) from None
    return manifest


def _manifest(tar: tarfile.TarFile, file: Path) -> Manifest:
    member = tar.getmember(MANIFEST)
    found = tar.extractfile(member) if member.size <= MANIFEST_BYTES else None
    if found is None:
        raise StoreError("bad-backup", file=str(file), why=MANIFEST)
    return msgspec.json.decode(found.read(), type=Manifest)


def _take(tar: tarfile.TarFile, name: str, part: Part, to: Path) -> None:
    """No name of the archive becomes a path: only the two that we know are read."""
    member = tar.getmember(name)
    found = tar.extractfile(member) if member.isfile() and member.size == part.bytes else None
    if found is None:
        raise ValueError(name)
    with _new(to) as out:
        while block := found.read(BLOCK):
            out.write(block)
        out.flush()
        os.fsync(out.fileno())
    if _part(to) != part:
        raise ValueError(name)


def _part(file: Path) -> Part:
    with file.open("rb") as f:
        digest = hashlib.file_digest(f, "sha256").hexdigest()
    return Part(file.stat().st_size, digest)


def _give_to_owner_of(folder: Path, file: Path) -> None:
    """Root restores for a server that runs as somebody else, and could not read what is root's alone."""
    owner = folder.stat()
    if sys.platform != "win32" and os.geteuid() == 0:
        os.chown(file, owner.st_uid, owner.st_gid)


def _settle(folder: Path) -> None:
    """The new names are on the disk too; not every system lets a folder be opened for that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
