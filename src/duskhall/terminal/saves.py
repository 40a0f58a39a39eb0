"""Games on disk. A running game has a file of its own that is replaced as a whole after every move: whenever the
program ends, the last move is there."""

from __future__ import annotations

import contextlib
import os
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from duskhall.notation.files import Loaded, load
from duskhall.notation.lines import NotationError
from duskhall.telling.files import explain
from duskhall.text import words
from duskhall.text.errors import system

SUFFIX = ".txt"
DAMAGED = ".damaged"


def data_folder() -> Path:
    """Where games are kept: ``DUSKHALL_DATA``, else the user's data folder."""
    own = os.environ.get("DUSKHALL_DATA")
    if own:
        return Path(own)
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "duskhall"


def running() -> Path:
    return data_folder() / "running"


def finished() -> Path:
    return data_folder() / "finished"


def new_name(edition: str) -> str:
    """A file name that no other game has."""
    return f"{edition}-{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"


def write(path: Path, text: str) -> None:
    """Replace a file as a whole: a reader finds the old text or the new one, never half of it."""
    path = path.resolve()
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with temporary.open("x", encoding="utf-8") as f:
            f.write(text)
            f.flush()
            os.fsync(f.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


@dataclass(slots=True)
class Found:
    """A file in the folder of running games. It holds an unfinished game, or the error says why it cannot be read."""

    path: Path
    loaded: Loaded | None
    error: str
    when: datetime

    @property
    def name(self) -> str:
        """The file without its folder and ending: what names the game on the command line."""
        return self.path.name.removesuffix(SUFFIX)


class Shelf:
    """The unfinished games, the latest first. A game is read when it is reached, because reading one plays it."""

    def __init__(self) -> None:
        self.games: list[Found] = []
        """Games that were read so far."""
        self.damaged: list[Found] = []
        """Files that were met on the way and cannot be read."""
        self._files = _newest_first()

    def __len__(self) -> int:
        """How many games there are. Files that were not read yet count as games."""
        return len(self.games) + len(self._files)

    def reach(self, n: int) -> list[Found]:
        """The first ``n`` games, or as many as there are."""
        while len(self.games) < n and self._files:
            found = _read(*self._files.pop(0))
            if found is None:
                continue
            if found.loaded is None:
                self.damaged.append(found)
            elif not found.loaded.game.over:
                self.games.append(found)
        return self.games[:n]

    def all(self) -> list[Found]:
        return self.reach(len(self))


def _newest_first() -> list[tuple[float, Path]]:
    """The files of running games with their times."""
    found = []
    try:
        for path in running().glob(f"*{SUFFIX}"):
            # Another program may move its file at any time.
            with contextlib.suppress(FileNotFoundError):
                found.append((path.stat().st_mtime, path))
    except OSError:
        return []
    return sorted(found, reverse=True)


def _read(when: float, path: Path) -> Found | None:
    """The game in a file; None if the file has gone."""
    loaded, error, text = None, "", ""
    try:
        text = path.read_text(encoding="utf-8")
        loaded = load(text)
    except NotationError as e:
        error = explain(e, text)
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        error = words().say("save-not-text")
    except OSError as e:
        error = system(e)
    return Found(path, loaded, error, datetime.fromtimestamp(when))


def put_aside(path: Path) -> Path:
    """Keep a file that cannot be read, under another name so that it is not offered again."""
    target = path.with_name(path.name + DAMAGED)
    n = 1
    while target.exists():
        n += 1
        target = path.with_name(f"{path.name}{DAMAGED}-{n}")
    path.rename(target)
    return target


def claim(path: Path) -> Path:
    """Give a game that goes on a new name, so that two programs at the same game never write to the same file."""
    edition = path.name.partition("-")[0]
    target = path.with_name(new_name(edition))
    path.rename(target)
    return target


def finish(path: Path) -> Path:
    """A game that is over is no longer offered; its record stays."""
    target = finished() / path.name
    target.parent.mkdir(parents=True, exist_ok=True)
    path.rename(target)
    return target
