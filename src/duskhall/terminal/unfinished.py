"""The unfinished games as a player meets them: offered, listed, found by number or name, deleted."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from duskhall.telling.setup import game_title
from duskhall.text import words
from duskhall.text.errors import system

from . import saves
from .asking import whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .saves import Found
    from .screen import Screen

PAGE = 5
"""Games that are offered at first. The others are listed on request."""


class NoSuchGame(LookupError):
    """No unfinished game, or more than one, is meant by what was typed. The text says what to do."""


class Stopped(Exception):
    """The player wants to play neither an unfinished game nor a new one."""


class Unfinished:
    """The unfinished games at a screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.say = words().say
        self.shelf = saves.Shelf()
        self._reported = 0
        """Damaged files that the player has been told about."""

    # -- at the start of a game ---------------------------------------------------

    def waiting(self) -> int:
        """How many games there are, after damaged files among the latest were put aside."""
        self._reach(PAGE)
        return len(self.shelf)

    def offer(self) -> Found | None:
        """Let the player choose a game. None: a new one. Raises Stopped."""
        listed = PAGE
        self._show(listed)
        while True:
            count = len(self.shelf)
            answer = self.screen.read(self.say("save-ask", n=count)).lower()
            word, _, rest = answer.partition(" ")
            if words().means(answer, "save-new"):
                self.screen.para(self.say("save-old", n=count))
                return None
            if words().means(answer, "word-quit"):
                self.screen.para(self.say("save-left", n=count))
                raise Stopped
            if words().means(answer, "save-all"):
                listed = count
                self._show(listed)
            elif words().means(word, "save-drop"):
                self._drop_offered(rest.strip())
                if not len(self.shelf):
                    return None
                self._show(listed)
            else:
                number = (whole(answer) or 0) if answer else 1
                games = self._reach(number)
                if 1 <= number <= len(games):
                    return games[number - 1]
                self.screen.para(self.say("save-ask-again"))

    def _show(self, n: int) -> None:
        """List the first ``n`` games, and say how many more there are."""
        games = self._reach(n)
        self.screen.para(self.say("save-offer", n=len(self.shelf)))
        self.screen.rows((f"{i}", describe(game)) for i, game in enumerate(games, 1))
        if more := len(self.shelf) - len(games):
            self.screen.para(self.say("save-more", n=more), "  ")

    def _drop_offered(self, text: str) -> None:
        """Delete the game with this number, if the player is sure. One game alone needs no number."""
        if not text and len(self.shelf) == 1:
            text = "1"
        number = whole(text) or 0
        games = self._reach(number)
        if not 1 <= number <= len(games):
            self.screen.para(self.say("save-drop-which", n=len(self.shelf)))
            return
        try:
            self.drop([games[number - 1]])
        except OSError as e:
            self.screen.para(undeletable(e))

    def _reach(self, n: int) -> list[Found]:
        """The first games. A damaged file that is met on the way is put aside, so that it is not offered again."""
        games = self.shelf.reach(n)
        for file in self.shelf.damaged[self._reported :]:
            self._reported += 1
            self.screen.para(self.say("save-damaged", why=file.error))
            try:
                self.screen.file(self.say("save-aside"), saves.put_aside(file.path))
            except OSError as e:
                self.screen.para(self.say("cli-unwritable", file=str(file.path), why=system(e)))
        return games

    # -- on the command line ---------------------------------------------------

    def list_all(self) -> None:
        """Every unfinished game with its number and name, then files that cannot be read. Nothing is changed."""
        games = self.shelf.all()
        self.screen.para(self.say("save-list", n=len(games)))
        for i, game in enumerate(games, 1):
            self.screen.rows([(f"{i:>{len(str(len(games)))}}", describe(game)), ("", game.name)])
        if games:
            self.screen.para(self.say("save-list-hint"))
        for file in self.shelf.damaged:
            self.screen.para(self.say("save-damaged", why=file.error))
            self.screen.line(f"  {file.name}")

    def find(self, text: str) -> Found:
        """The game with this number in the list, or with this name or a beginning of it. A file that cannot be read is
        found by its name. Raises NoSuchGame."""
        number = whole(text)
        if number is not None:
            games = self.shelf.reach(number)
            if 1 <= number <= len(games):
                return games[number - 1]
            raise NoSuchGame(self.say("save-no-number", got=text, n=len(games)))
        games = self.shelf.all() + self.shelf.damaged
        name = text.removesuffix(saves.SUFFIX).lower()
        found = [g for g in games if g.name.lower() == name] or [g for g in games if g.name.lower().startswith(name)]
        if len(found) == 1:
            return found[0]
        if found:
            raise NoSuchGame(self.say("save-many-names", got=text, n=len(found)))
        raise NoSuchGame(self.say("save-no-name", got=text))

    def drop(self, games: Sequence[Found], *, sure: bool = False) -> bool:
        """Delete games after a question; ``sure``: without one. False if the player says no. Raises OSError."""
        if not sure and not self._agreed(games):
            self.screen.para(self.say("save-drop-kept", n=len(games)))
            return False
        for game in games:
            game.path.unlink(missing_ok=True)
            if game in self.shelf.games:
                self.shelf.games.remove(game)
        self.screen.para(self.say("save-dropped", n=len(games)))
        return True

    def _agreed(self, games: Sequence[Found]) -> bool:
        self.screen.para(self.say("save-drop-ask", n=len(games)))
        for game in games:
            self.screen.para(describe(game), "  ", "    ")
        answer = self.screen.read(self.say("save-drop-prompt")).lower()
        return words().means(answer, "save-yes", "save-yes.short")


def undeletable(e: OSError) -> str:
    """Why a game cannot be deleted."""
    return words().say("save-undeletable", file=str(e.filename), why=system(e))


def describe(game: Found) -> str:
    """One line about a game: what is played, by whom, how far it is, and when it was last played."""
    w = words()
    if game.loaded is None:
        return w.say("save-entry-damaged", name=game.name)
    days = (datetime.now().date() - game.when.date()).days
    record = game.loaded.record
    return w.say(
        "save-entry",
        game=game_title(game.loaded.game.state.rules, record.setup if record is not None else None),
        players=w.series(game.loaded.names),
        turn=game.loaded.game.state.turn,
        when=w.say("save-when", days=days, time=f"{game.when:%H:%M}"),
    )
