"""Lines of a notation file: comments, continuations, numbers and cards. Every error names its line."""

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
    if not digits.removeprefix("-").isdecimal() or not digits.isascii() or len(digits) > 9:
        raise line.error(f"{what} is a whole number, found {text!r}")
    return int(digits)


def parse_count(line: Line, text: str, what: str, least: int = 0, most: int | None = None) -> int:
    """A whole number within its limits."""
    n = parse_int(line, text, what)
    if n < least:
        raise line.error(f"{what} is {least} or more, found {n}" if least else f"{what} is not below zero, found {n}")
    if most is not None and n > most:
        raise line.error(f"{what} is {most} at most, found {n}")
    return n


def parse_seat(line: Line, text: str, seats: int) -> int:
    """A seat, counted from 0."""
    n = parse_int(line, text, "a seat")
    if not 1 <= n <= seats:
        raise line.error(f"there is no seat {n}; the seats are 1 to {seats}")
    return n - 1


def parse_cards(line: Line, text: str, *, bare: bool = False) -> list[tuple[str, int, str]]:
    """``militia*2, dagger^1`` as (card, how many, who knows it). ``bare``: here nobody says who knows a card."""
    out: list[tuple[str, int, str]] = []
    if not text.strip():
        return out
    for part in text.split(","):
        body, hat, known = part.strip().partition("^")
        name, star, times = body.strip().partition("*")
        n = parse_int(line, times, f"the number of {name!r}") if star else 1
        if not name or n < 1 or n > 999:
            raise line.error(f"expected a card like 'militia' or 'militia*2', found {part.strip()!r}")
        if hat and (bare or not known.strip()):
            say = "leave the '^' out" if bare else "name seats behind the '^', or write '^all'"
            raise line.error(f"{part.strip()!r} does not say who knows the card here; {say}")
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
