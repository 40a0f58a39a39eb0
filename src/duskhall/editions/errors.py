"""Errors of editions: impossible set-ups, names and figures. Their words are messages, found when they are read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.text import words
from duskhall.text.errors import Worded
from duskhall.text.names import setup_name

if TYPE_CHECKING:
    from pathlib import Path

    from duskhall.text import Words
    from duskhall.text.errors import Argument


class UnknownEdition(ValueError):
    """There is no such edition."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return words().say("library-no-edition", name=self.name, known=", ".join(self.known))


class UnknownName(ValueError):
    """A name that stands for nothing one can choose."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return words().say("library-no-card", name=self.name, known=", ".join(self.known))


class UnknownSetup(UnknownName):
    """A name that no published set-up has."""

    def __str__(self) -> str:
        return words().say("library-no-setup", name=self.name, known=", ".join(self.known))


class SetupError(Worded):
    """A set-up that cannot be laid out. The message is ``refused-`` and the reason."""

    prefix = "setup-"

    def worded(self, w: Words) -> str:
        said = self.said(w)
        if "what" in said:
            said["what"] = w.say(f"setup-what-{said['what']}")
        if "pack" in said:
            said["pack"] = setup_name(str(said["pack"]), w)
        exact = "-exact" if "least" in said and said["least"] == said.get("most") else ""
        return w.say(f"refused-{self.reason}{exact}", **said)


class FiguresError(Worded):
    """A file of figures that is not taken. ``key`` is empty where the file as a whole is meant."""

    prefix = "figures-"

    def __init__(self, path: Path, key: str, reason: str, /, **arguments: Argument) -> None:
        super().__init__(reason, **arguments)
        self.args = (path, key, reason)
        self.path = path
        self.key = key

    def worded(self, w: Words) -> str:
        where = f"{self.path}: {self.key}" if self.key else str(self.path)
        return f"{where}: {super().worded(w)}"
