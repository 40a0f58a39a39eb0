"""Campaigns on disk, beside the saved games: a folder each, with the campaign and a file for every game of it.

Files are replaced as a whole after every step and every move: whenever the program ends, ``campaign next`` goes on."""

from __future__ import annotations

import contextlib
import os
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.campaign.errors import CampaignError
from duskhall.campaign.file import read, write
from duskhall.editions.names import slug
from duskhall.text import words
from duskhall.text.errors import system

from . import saves

if TYPE_CHECKING:
    from collections.abc import Iterator

    from duskhall.campaign.model import Campaign

if sys.platform != "win32":
    import fcntl

FILE = "campaign.txt"
LOCK = ".lock"


class Unplayable(ValueError):
    """A campaign cannot be found, begun or continued. The text says what to do."""


def shelf() -> Path:
    return saves.data_folder() / "campaigns"


def folder_of(name: str) -> Path:
    """Where a campaign of this name is. Names that look alike are one: they would share a folder."""
    if not slug(name):
        raise Unplayable(words().say("campaign-error-bad-name", name=name))
    return shelf() / slug(name)


@dataclass(slots=True)
class Found:
    """A folder of a campaign. It holds one, or the error says why it cannot be read."""

    folder: Path
    campaign: Campaign | None
    error: str
    when: datetime
    """When it was last played."""

    @property
    def name(self) -> str:
        return self.folder.name if self.campaign is None else self.campaign.name


def every() -> list[Found]:
    """All campaigns, the one that was played last first."""
    try:
        folders = [path for path in shelf().iterdir() if (path / FILE).exists()]
    except OSError:
        return []
    return sorted(map(at, folders), key=lambda found: found.when, reverse=True)


def at(folder: Path) -> Found:
    """The campaign in a folder, as it is now."""
    campaign, error = None, ""
    try:
        campaign = read((folder / FILE).read_text(encoding="utf-8"))
    except CampaignError as e:
        error = str(e)
    except UnicodeDecodeError:
        error = words().say("save-not-text")
    except OSError as e:
        error = system(e)
    times = [0.0]
    for path in (folder / FILE, *folder.glob(f"*{saves.SUFFIX}")):
        with contextlib.suppress(OSError):
            times.append(path.stat().st_mtime)
    return Found(folder, campaign, error, datetime.fromtimestamp(max(times)))


def find(name: str) -> Found:
    """The campaign with this name or a beginning of it. Raises Unplayable."""
    say, all_ = words().say, every()
    if not all_:
        raise Unplayable(say("campaign-none"))
    wanted = slug(name)
    found = [c for c in all_ if c.folder.name == wanted] or [
        c for c in all_ if wanted and c.folder.name.startswith(wanted)
    ]
    if len(found) != 1:
        message = "campaign-unknown" if not found else "campaign-many"
        raise Unplayable(say(message, name=name, known=words().series(c.name for c in found or all_)))
    return found[0]


def latest(*, unfinished: bool = False) -> Found:
    """The campaign that was played last; ``unfinished``: of those that go on. Raises Unplayable."""
    all_ = every()
    if not all_:
        raise Unplayable(words().say("campaign-none"))
    left = [c for c in all_ if c.campaign is None or not c.campaign.over] if unfinished else all_
    if not left:
        raise Unplayable(words().say("campaign-none-left"))
    return left[0]


class Kept:
    """A campaign that is played: every step of it is in its file before the next one."""

    def __init__(self, folder: Path, campaign: Campaign) -> None:
        self.folder = folder
        self.campaign = campaign

    def step(self, campaign: Campaign) -> None:
        """The campaign as it is from now on. Raises OSError, with nothing changed."""
        saves.write(self.folder / FILE, write(campaign))
        self.campaign = campaign

    def game(self, name: str) -> Path:
        """The file of a game."""
        return self.folder / name

    @property
    def next_game(self) -> str:
        """What the game that comes next is called."""
        return f"game-{self.campaign.number}{saves.SUFFIX}"


@contextlib.contextmanager
def held(folder: Path, name: str) -> Iterator[None]:
    """Nobody else plays a campaign meanwhile: two programs would overwrite each other's game. Raises Unplayable. The
    system lets go of it whenever the program ends."""
    lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform != "win32":
            try:
                fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError):
                raise Unplayable(words().say("campaign-busy", name=name)) from None
        for left in folder.glob(f".*{saves.SUFFIX}.*"):
            # A program that was killed while it wrote leaves a new file that has not replaced the old one.
            left.unlink(missing_ok=True)
        yield
    finally:
        os.close(lock)
