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
    """An unfinished game in the folder."""

    path: Path
    loaded: Loaded | None
    error: str
    when: datetime


def unfinished(most: int = 5) -> list[Found]:
    """The unfinished games, the latest first. One that cannot be read has an error instead of a game."""
    try:
        files = [(p.stat().st_mtime, p) for p in running().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    out = []
    for when, path in sorted(files, reverse=True)[:most]:
        loaded, error = None, ""
        try:
            loaded = load(path.read_text(encoding="utf-8"))
        except NotationError as e:
            error = explain(e, path.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            error = words().say("save-not-text")
        except OSError as e:
            error = e.strerror or str(e)
        if loaded is not None and loaded.game.over:
            continue
        out.append(Found(path, loaded, error, datetime.fromtimestamp(when)))
    return out


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
