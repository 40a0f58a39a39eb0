"""Lines of a notation file: comments, continuations, cards and places. Every error names its line."""

from __future__ import annotations

from dataclasses import dataclass


class NotationError(ValueError):
    """A text is not in our notation. ``line`` counts from 1; 0 means the text as a whole."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = message
        super().__init__(f"line {line}: {message}" if line else message)


@dataclass(frozen=True, slots=True)
class Line:
    number: int
    text: str

    def error(self, message: str) -> NotationError:
        return NotationError(self.number, message)

    def key_value(self) -> tuple[str, str]:
        key, colon, value = self.text.partition(":")
        if not colon:
            raise self.error(f"expected 'key: value', found {self.text!r}")
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
                raise NotationError(number, "the first line cannot be a continuation (it is indented)")
            out[-1] = Line(out[-1].number, f"{out[-1].text} {bare}")
        else:
            out.append(Line(number, bare))
    return out


def parse_int(line: Line, text: str, what: str) -> int:
    digits = text.strip()
    if not digits.lstrip("-").isdigit() or not digits.isascii() or len(digits) > 9:
        raise line.error(f"{what} is a whole number, found {text!r}")
    try:
        return int(digits)
    except ValueError:
        raise line.error(f"{what} is a whole number, found {text!r}") from None


def parse_cards(line: Line, text: str) -> list[tuple[str, int, str]]:
    """``militia*2, dagger^1`` as (card, how many, who knows it)."""
    out: list[tuple[str, int, str]] = []
    if not text.strip():
        return out
    for part in text.split(","):
        body, _, known = part.strip().partition("^")
        name, star, times = body.strip().partition("*")
        n = parse_int(line, times, f"the number of {name!r}") if star else 1
        if not name or n < 1 or n > 999:
            raise line.error(f"expected a card like 'militia' or 'militia*2', found {part.strip()!r}")
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
