"""Lines of a notation file: comments, continuations, numbers and cards. Every error names its line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from duskhall.text import words
from duskhall.text.errors import Worded

if TYPE_CHECKING:
    from duskhall.text import Words
    from duskhall.text.errors import Argument


class NotationError(Worded):
    """A text is not in our notation. ``line`` counts from 1; 0 means the text as a whole."""

    def __init__(self, line: int, reason: str, /, **arguments: Argument) -> None:
        super().__init__(reason, **arguments)
        self.args = (line, reason)
        self.line = line

    @property
    def message(self) -> str:
        """The message without its line number."""
        return super().worded(words())

    def worded(self, w: Words) -> str:
        what = super().worded(w)
        return w.say("notation-line", n=str(self.line), what=what) if self.line else what


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    text: str

    def error(self, reason: str, /, **arguments: Argument) -> NotationError:
        return NotationError(self.number, reason, **arguments)

    def key_value(self) -> tuple[str, str]:
        key, colon, value = self.text.partition(":")
        if not colon:
            raise self.error("notation-key-value", found=self.text)
        return key.strip(), value.strip()


def split_lines(text: str) -> list[Line]:
    """Lines without comments and blank lines; an indented line continues the one before it."""
    out: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        bare = raw.strip()
        if not bare or bare.startswith("#"):
            continue
        if raw[0] in " \t":
            if not out:
                raise NotationError(number, "notation-indented")
            out[-1] = Line(out[-1].number, f"{out[-1].text} {bare}")
        else:
            out.append(Line(number, bare))
    return out


def parse_int(line: Line, text: str, what: str) -> int:
    """A whole number. ``what``: the key it stands behind, or what ``notation-what`` has a name for."""
    digits = text.strip()
    if not digits.removeprefix("-").isdecimal() or not digits.isascii() or len(digits) > 9:
        raise line.error("notation-not-whole", what=what, found=text)
    return int(digits)


def parse_count(line: Line, text: str, what: str, least: int = 0, most: int | None = None) -> int:
    """A whole number within its limits."""
    n = parse_int(line, text, what)
    if n < least:
        raise line.error("notation-too-small", what=what, least=least, found=str(n))
    if most is not None and n > most:
        raise line.error("notation-too-large", what=what, most=str(most), found=str(n))
    return n


def parse_seat(line: Line, text: str, seats: int) -> int:
    """A seat, counted from 0."""
    n = parse_int(line, text, "a-seat")
    if not 1 <= n <= seats:
        raise line.error("notation-no-seat", found=str(n), seats=str(seats))
    return n - 1


def parse_cards(line: Line, text: str, *, bare: bool = False) -> list[tuple[str, int, str]]:
    """``militia*2, dagger^1`` as (card, how many, who knows it). ``bare``: here nobody says who knows a card."""
    out: list[tuple[str, int, str]] = []
    if not text.strip():
        return out
    for part in text.split(","):
        body, hat, known = part.strip().partition("^")
        name, star, times = body.strip().partition("*")
        n = parse_int(line, times, "number-of-copies") if star else 1
        if not name or n < 1 or n > 999:
            raise line.error("notation-not-a-card", found=part.strip())
        if hat and (bare or not known.strip()):
            raise line.error("notation-nobody-knows" if bare else "notation-who-knows", found=part.strip())
        out.append((name.strip(), n, known.strip()))
    return out


def write_cards(cards: list[tuple[str, str]]) -> str:
    """(card, who knows it) in order; equal neighbours are counted."""
    out: list[str] = []
    i = 0
    while i < len(cards):
        j = i
        while j < len(cards) and cards[j] == cards[i]:
            j += 1
        name, known = cards[i]
        out.append(name + (f"*{j - i}" if j - i > 1 else "") + (f"^{known}" if known else ""))
        i = j
    return ", ".join(out)
