"""The files of a game in play: the save that is written after every move, a record, copies on request."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from duskhall.text import words
from duskhall.text.errors import system

from . import saves

if TYPE_CHECKING:
    from .screen import Screen


class Keeping:
    """Writes a game to its files and tells the player what became of them. A full disk does not end the game."""

    def __init__(
        self,
        screen: Screen,
        say: Callable[..., str],
        text: Callable[[], str],
        save: Path | None,
        record: Path | None,
    ) -> None:
        self.screen = screen
        self.say = say
        self.text = text
        """Gives the game as a record."""
        self.save = save
        """The file of the running game; None: it is not kept."""
        self.record = record
        self.copy: tuple[Path, str] | None = None
        """The file that was last written on request, and what was written."""
        self.how = say("save-how")
        """How the saved game is continued."""
        self.stays = False
        """The file stays where it is when the game is over: it belongs to somebody who asks for it there."""
        self.failed: dict[Path, str] = {}
        """Files that could not be written, and why."""

    def keep(self) -> None:
        """Save the game, and its record if one is wanted."""
        if self.save is None and self.record is None:
            return
        text = self.text()
        for path in (self.save, self.record):
            if path is not None:
                try:
                    if path == self.save:
                        path.parent.mkdir(parents=True, exist_ok=True)
                    saves.write(path, text)
                    self.failed.pop(path, None)
                except OSError as e:
                    self._failed(path, e)

    def _failed(self, path: Path, e: OSError) -> None:
        """Report a file that cannot be written: once, until it works again."""
        why = system(e)
        if path not in self.failed:
            self.screen.para(self.say("save-failed", file=str(path), why=why))
        self.failed[path] = why

    def kept_in(self) -> Path | None:
        """A file that has the game up to its last move."""
        for path in (self.save, self.record):
            if path is not None and path not in self.failed:
                return path
        return self.copy[0] if self.copy is not None and self.copy[1] == self.text() else None

    # -- requests ---------------------------------------------------

    def save_now(self, name: str) -> None:
        """The request ``save``: with a name, write a copy; without one, say where the game is saved."""
        if name:
            if self._copy(name) and self.copy is not None:
                self.screen.file(self.say("save-copied"), self.copy[0])
        elif self.save is not None:
            # A player who asks is told again what is wrong.
            self.failed.pop(self.save, None)
            self.keep()
            if self.save not in self.failed:
                self.screen.file(self.say("save-always"), self.save)
        else:
            self.screen.para(self.say("save-not"))

    def record_to(self, name: str) -> None:
        """The request ``record``: write the record to this file and keep it up to date."""
        if not name:
            self.screen.para(self.say("record-file"))
            return
        path = Path(name).expanduser()
        if self._write(path, self.text()):
            self.record = path
            self.screen.file(self.say("record-written"), path)

    def _copy(self, name: str) -> bool:
        path, text = Path(name).expanduser(), self.text()
        if not self._write(path, text):
            return False
        self.copy = path, text
        return True

    def _write(self, path: Path, text: str) -> bool:
        """Write a file that the player has named; False after a message about why that does not work."""
        try:
            saves.write(path, text)
        except OSError as e:
            self.screen.para(self.say("cli-unwritable", file=str(path), why=system(e)))
            return False
        return True

    # -- the end ---------------------------------------------------

    def finish(self) -> None:
        """The game is over: it is no longer offered, and the player learns where its record is."""
        where = self.record
        if self.save is not None and self.save not in self.failed:
            try:
                self.save = self.save if self.stays else saves.finish(self.save)
                where = where or self.save
            except OSError as e:
                self._failed(self.save, e)
        self.screen.line()
        if where is not None:
            self.screen.file(self.say("end-record"), where)
        else:
            self.screen.para(self.say("end-no-record"))

    def goodbye(self) -> None:
        """The player stops: say where the game is and how to continue it."""
        kept = self.kept_in()
        if kept is None and self.save is not None:
            self.screen.para(self.say("save-lost", file=str(self.save), why=self.failed.get(self.save, "")))
            kept = self._last_chance()
        if kept is None:
            return
        if kept == self.save:
            self.screen.file(self.say("save-written"), kept)
            self.screen.para(self.how)
            if self.record is not None and self.record not in self.failed:
                self.screen.file(self.say("save-record"), self.record)
        else:
            self.screen.file(self.say("save-how-from"), kept)

    def _last_chance(self) -> Path | None:
        """The game that ends is in no file: ask for one. None: nobody is there to ask, or the player lets it go."""
        while self.screen.interactive:
            try:
                answer = self.screen.read(self.say("save-lost-ask"))
            except (EOFError, KeyboardInterrupt):
                self.screen.line()
                break
            word, _, name = answer.partition(" ")
            if not answer or words().means(answer, "word-quit"):
                break
            if words().means(word, "word-save") and name.strip() and self._copy(name.strip()):
                return self.kept_in()
        return None
