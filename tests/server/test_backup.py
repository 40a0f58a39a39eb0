"""A backup of a server that is played on, and the server that is restored from it."""

from __future__ import annotations

import io
import os
import resource
import sqlite3
import stat
import subprocess
import sys
import tarfile
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from duskhall.cli import main
from duskhall.server import wire
from duskhall.server.errors import StoreError
from duskhall.server.store.backup import Manifest, back_up, restore
from duskhall.server.store.migrations import STEPS
from tests.server.sockets import whoever
from tests.server.stored import opened
from tools.live import Person, Server, bot, me, open_seat, wait_for


def test_a_backup_under_load_plays_on_elsewhere_with_the_same_cookies_and_codes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.tar.gz"
    with Server(tmp_path / "data", env={"DUSKHALL_LIMITS": "off"}) as server:
        ada, bo = Person(server.address, "Ada"), Person(server.address, "Bo")
        assert ada.me is not None and bo.me is not None
        code = bo.me.recovery
        made = ada.create(me(), open_seat())
        bo.join(made)
        game = ada.create(me(), bot())
        known: list[str] = []
        stop = threading.Event()

        def write() -> None:
            while not stop.is_set() and len(known) < 40:
                known.append(ada.create(me(), open_seat()).id)

        def play() -> None:
            with ada.sit(game, 1) as seat:
                while not stop.is_set() and seat.asked() is not None:
                    seat.play(seat.options()[0])

        load = [threading.Thread(target=write, daemon=True), threading.Thread(target=play, daemon=True)]
        for one in load:
            one.start()
        try:
            wait_for("a table", lambda: known)
            before = len(known)
            assert main(["backup", str(file), "--data", str(server.data)]) == 0
        finally:
            stop.set()
            for one in load:
                one.join(20)
    assert "backup.tar.gz" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = tmp_path / "elsewhere"
    assert main(["restore", str(file), "--data", str(other)]) == 0
    with Server(other) as server:
        again = Person(server.address)
        again.http.cookies.set("duskhall", ada.cookie)
        mine = {table.id for table in again.get("/api/tables/mine", list[wire.Table])}
        assert {made.id, game.id, *known[:before]} <= mine, "what was there when the backup began is in it"
        stranger = Person(server.address)
        me_again = stranger.post("/api/recover", wire.Me, wire.Recovery(code=code))
        assert me_again.name == "Bo"
        with again.sit(made, 1) as first, stranger.sit(made, 2) as second, again.sit(game, 1) as third:
            seat = whoever(first, second)
            seat.play(seat.options()[0])
            if third.asked() is not None:
                third.play(third.options()[0])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder that has been used."""
    assert opened(tmp_path / "data") is None
    return tmp_path / "data"


def refused(work: Callable[[], object]) -> StoreError:
    with pytest.raises(StoreError) as e:
        work()
    assert e.value.text
    return e.value


def test_nothing_is_overwritten_unasked(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    back_up(folder, file)
    assert refused(lambda: back_up(folder, file)).reason == "file-exists"
    first = file.read_bytes()
    back_up(folder, file, replace=True)
    assert file.read_bytes() != first
    secret = (folder / "secret").read_bytes()
    (folder / "secret").write_bytes(b"x" * 32)
    assert refused(lambda: restore(file, folder)).reason == "folder-in-use"
    assert (folder / "secret").read_bytes() == b"x" * 32
    restore(file, folder, replace=True)
    assert (folder / "secret").read_bytes() == secret
    (aside,) = folder.glob("before-restore-*")
    assert (aside / "secret").read_bytes() == b"x" * 32 and (aside / "duskhall.db").exists()
    assert opened(folder) is None
    assert sorted(p.name for p in tmp_path.iterdir()) == ["backup", "data"], "nothing is left lying about"


def test_what_root_restores_is_for_the_server_to_read(folder: Path, tmp_path: Path) -> None:
    """Its folder belongs to the account that it runs as."""
    back_up(folder, tmp_path / "backup.tar.gz")
    data = tmp_path / "restored"
    data.mkdir()
    owner = (1234, 1234) if os.geteuid() == 0 else (os.geteuid(), os.getegid())
    os.chown(data, *owner)
    restore(tmp_path / "backup.tar.gz", data)
    for name in ("duskhall.db", "secret", "duskhall.lock"):
        found = (data / name).stat()
        assert (found.st_uid, found.st_gid, found.st_mode & 0o777) == (*owner, 0o600)


def test_a_folder_that_a_server_uses_is_not_restored_into(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        back_up(server.data, tmp_path / "backup")
        found = refused(lambda: restore(tmp_path / "backup", server.data, replace=True))
    assert found.reason == "in-use"


def test_where_there_is_nothing_to_back_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "backup"), "--data", str(tmp_path / "nowhere")]) == 1
    assert str(tmp_path / "nowhere") in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def test_a_damaged_database_is_no_backup(folder: Path, tmp_path: Path) -> None:
    path = folder / "duskhall.db"
    path.write_bytes(path.read_bytes()[:4096] + b"\xff" * (path.stat().st_size - 4096))
    assert refused(lambda: back_up(folder, tmp_path / "backup")).reason == "broken"
    assert not (tmp_path / "backup").exists()


def test_a_full_disk_leaves_the_backup_of_before(folder: Path, tmp_path: Path) -> None:
    """As on a disk without space: no file of the command may grow."""
    file = tmp_path / "backup"
    back_up(folder, file)
    before = file.read_bytes()
    command = [sys.executable, "-m", "duskhall", "backup", str(file), "--force", "--data", str(folder)]
    for room in (0, 4096, 65_536):
        limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (room, room))
        done = subprocess.run(command, preexec_fn=limit, capture_output=True, text=True, check=False)
        assert done.returncode == 1 and str(folder.parent) in done.stderr, done
        assert "Traceback" not in done.stderr and not done.stdout
        assert file.read_bytes() == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["backup", "data"], "nothing is left lying about"


def test_where_no_backup_can_be_written(folder: Path, tmp_path: Path) -> None:
    error = refused(lambda: back_up(folder, tmp_path / "nowhere" / "backup"))
    assert error.reason == "file-failed" and "backup" in error.text


def repacked(file: Path, changes: dict[str, Callable[[bytes], bytes]], to: Path) -> Path:
    """The same backup with other contents in some of its files."""
    with tarfile.open(file) as old, tarfile.open(to, "w:gz") as new:
        for member in old:
            found = old.extractfile(member)
            assert found is not None
            data = changes.get(member.name, bytes)(found.read())
            member.size = len(data)
            new.addfile(member, io.BytesIO(data))
    return to


def newer(manifest: bytes) -> bytes:
    read = msgspec.json.decode(manifest, type=Manifest)
    return msgspec.json.encode(msgspec.structs.replace(read, schema=read.schema + 1))


def other_version(manifest: bytes) -> bytes:
    return manifest.replace(b'"version": 1', b'"version": 2')


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": lambda data: bytes(reversed(data))},
        {"secret": lambda data: data + b"!"},
        {"duskhall.db": lambda data: data[:-1] + b"!"},
        {"manifest.json": lambda data: b"{}"},
        {"manifest.json": newer},
        {"manifest.json": other_version},
    ],
)
def test_a_backup_that_is_not_whole_changes_nothing(
    folder: Path, tmp_path: Path, changes: dict[str, Callable[[bytes], bytes]]
) -> None:
    file = tmp_path / "backup"
    back_up(folder, file)
    bad = repacked(file, changes, tmp_path / "bad")
    assert refused(lambda: restore(bad, tmp_path / "new")).reason == "bad-backup"
    before = {p.name: p.read_bytes() for p in folder.iterdir()}
    assert refused(lambda: restore(bad, folder, replace=True)).reason == "bad-backup"
    assert {p.name: p.read_bytes() for p in folder.iterdir()} == before


@pytest.mark.parametrize("cut", [0, 10, 500, 2000])
def test_a_backup_that_ends_too_early(folder: Path, tmp_path: Path, cut: int) -> None:
    file = tmp_path / "backup"
    back_up(folder, file)
    file.write_bytes(file.read_bytes()[:cut])
    assert refused(lambda: restore(file, tmp_path / "new")).reason == "bad-backup"


def test_a_backup_of_a_newer_program_is_for_that_program(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with sqlite3.connect(folder / "duskhall.db") as db:
        db.execute("UPDATE schema_version SET version = ?", (len(STEPS) + 1,))
    db.close()
    assert refused(lambda: back_up(folder, file)).reason == "newer"


def test_a_backup_of_which_the_disk_has_lost_something(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    back_up(folder, file)
    whole = file.read_bytes()
    for place in range(200, len(whole) - 200, len(whole) // 20):
        file.write_bytes(whole[:place] + b"\xff" * 64 + whole[place + 64 :])
        assert refused(lambda: restore(file, tmp_path / "new")).reason == "bad-backup"
