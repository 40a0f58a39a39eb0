"""Lines out, answers in. Plain text in the width of the terminal; nothing is drawn, colour is only an extra."""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from duskhall.telling.lines import DOT, GLUE, glued
from duskhall.text.writing import columns, left
from duskhall.text.writing import wrap as wrapped

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST = 40
WIDEST = 100
SECOND_COLUMN = 28
"""With less room than this beside the first column, the second goes to a line of its own."""


class Silence(Exception):
    """Nobody has answered the first question, and there is no terminal at which somebody could sit."""


class Screen:
    def __init__(self, source: TextIO | None = None, out: TextIO | None = None) -> None:
        self.source = sys.stdin if source is None else source
        self.out = sys.stdout if out is None else out
        self.interactive = self.source is not None and self.source.isatty()
        self.patience: float | None = None
        """How many seconds to wait for the first answer that comes through a pipe; None: for ever."""
        self._console = self._colours()
        if self.interactive:
            with contextlib.suppress(ImportError):
                # Only the import is needed: it gives input() editing and history.
                import readline  # noqa: F401

    def _colours(self) -> Console | None:
        if not self.out.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
            return None
        from rich.console import Console

        return Console(file=self.out, highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return max(NARROWEST, min(shutil.get_terminal_size((80, 24)).columns, WIDEST))

    # -- out ---------------------------------------------------

    def line(self, text: str = "", style: str = "") -> None:
        """One line that is already laid out."""
        text = text.replace(GLUE, " ").rstrip()
        if self._console is not None and style:
            self._console.print(text, style=style, soft_wrap=True)
        else:
            self.out.write(text + "\n")

    def para(self, text: str, first: str = "", rest: str | None = None, style: str = "") -> None:
        for line in wrap(text, self.width, first, rest):
            self.line(line, style)

    def heading(self, text: str) -> None:
        self.line()
        self.para(text, style="bold")

    def file(self, text: str, path: Path) -> None:
        """A sentence about a file, and the file on a line of its own: it can be copied whole."""
        self.para(text)
        self.line(f"  {path}")

    def rows(self, rows: Iterable[tuple[str, str]], indent: str = "  ", styles: Iterable[str] = ()) -> None:
        """Two columns: a name and what there is to say about it."""
        rows = list(rows)
        paint = list(styles) or [""] * len(rows)
        widest = max((columns(name) for name, _ in rows), default=0)
        if self.width - len(indent) - widest - 2 < SECOND_COLUMN:
            for (name, text), style in zip(rows, paint, strict=True):
                self.para(name, indent, indent + "  ", style)
                if text:
                    self.para(text, indent + "    ", indent + "      ", style)
            return
        for (name, text), style in zip(rows, paint, strict=True):
            first = f"{indent}{left(name, widest)}  "
            if text:
                self.para(text, first, " " * columns(first), style)
            else:
                self.line(first.rstrip(), style)

    def blank_out(self) -> None:
        """Push everything out of sight. Blank lines do that on any terminal and for any reader."""
        lines = shutil.get_terminal_size((80, 24)).lines if self.out.isatty() else 24
        self.out.write("\n" * lines)

    # -- in ---------------------------------------------------

    def read(self, prompt: str) -> str:
        """An answer. Raises EOFError after the last one, KeyboardInterrupt on Ctrl-C, Silence if nobody is there."""
        *above, last = wrap(prompt, self.width) or [""]
        for line in above:
            self.line(line)
        last = last.replace(GLUE, " ").rstrip() + " "
        self.out.flush()
        if self.interactive:
            try:
                return input(last).strip()
            except UnicodeDecodeError:
                return "\N{REPLACEMENT CHARACTER}"
            except OSError:
                # The terminal is gone.
                raise EOFError from None
        self.out.write(last)
        self.out.flush()
        if self.source is None:
            raise EOFError
        self._wait()
        try:
            text = self.source.readline()
        except UnicodeDecodeError:
            text = "\N{REPLACEMENT CHARACTER}\n"
        if not text:
            self.line()
            raise EOFError
        # A pipe does not show what was typed; the transcript should.
        self.line(text.strip())
        return text.strip()

    def _wait(self) -> None:
        patience, self.patience = self.patience, None
        if patience is not None and not ready(self.source, patience):
            self.line()
            raise Silence

    def nothing_piped(self) -> bool:
        """There is no terminal, and the input has ended before it began."""
        if self.source is None or self.source.closed:
            return True
        if self.interactive or not ready(self.source, 0):
            return False
        buffer = getattr(self.source, "buffer", None)
        return buffer is not None and not buffer.peek(1)


def ready(source: TextIO, seconds: float) -> bool:
    """Can something be read (the end of the input counts)? Where that cannot be known, yes."""
    try:
        return bool(select.select([source], [], [], seconds)[0])
    except (OSError, ValueError):
        return True


def wrap(text: str, width: int, first: str = "", rest: str | None = None) -> list[str]:
    """A paragraph as lines. Short parts with dots between them are not broken."""
    text = f"{GLUE}· ".join(map(glued, text.split(DOT)))
    return wrapped(text, width, first, first if rest is None else rest)
