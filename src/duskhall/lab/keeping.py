"""Games kept in a file: a stopped run continues from there."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from duskhall.text.errors import Worded, system

HOME = Path(__file__).parents[1]
PLAYED = ("core", "bots", "editions")
"""The parts of the program that decide how a game goes."""
NO_SOURCE = (".so", ".pyd", ".md")


@cache
def program() -> str:
    """Changes with the rules, the cards and the bots, weights included: games of another program cannot be counted with
    ours."""
    told = hashlib.sha256()
    for part in PLAYED:
        for file in sorted((HOME / part).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts and file.suffix not in NO_SOURCE:
                told.update(file.relative_to(HOME).as_posix().encode() + b"\0" + file.read_bytes())
    return told.hexdigest()[:16]


class KeptError(Worded):
    """A file cannot be used to keep games."""


class Journal:
    """A file with a line of JSON for each portion played, written as soon as it is over. The first line says what its
    games are games of."""

    def __init__(self, path: Path, title: str, of: object, take: Callable[[list[Any]], None]) -> None:
        """``take`` gets each line of an earlier run. Raises KeptError for a file with something else in it, or with
        other games than those of ``of``."""
        self.path = path
        head = {title: of}
        try:
            text = path.read_bytes().decode() if path.exists() else ""
            # The last line is half written if the power went out.
            whole = text[: text.rfind("\n") + 1]
            lines = [json.loads(line) for line in whole.splitlines()]
            for line in lines[1:]:
                take(line)
            if not lines:
                whole = json.dumps(head) + "\n"
            elif not isinstance(lines[0], dict) or title not in lines[0]:
                raise KeptError("lab-not-games", file=str(path))
            elif lines[0] != head:
                raise KeptError("lab-other-games", file=str(path))
            path.write_bytes(whole.encode())
        except KeptError:
            raise
        except (TypeError, ValueError, AttributeError, LookupError) as e:
            raise KeptError("lab-not-games", file=str(path)) from e
        except OSError as e:
            raise KeptError("lab-unusable", file=str(path), why=system(e)) from e

    def add(self, lines: Iterable[object]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
