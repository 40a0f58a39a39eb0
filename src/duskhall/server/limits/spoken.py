"""Text that people write for others, names and chat: no character hides, turns or covers its neighbours."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

MOST_MARKS = 3
"""Marks on one letter. The languages of the world need no more; a tower of them covers other lines."""
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and signs that count as printable and show nothing: a name of them would look like none."""
LONGEST_RUN = 30
"""Marks in a row that are kept. Sorting a row takes the square of its length; Unicode's stream-safe format allows as
many."""
JOINERS = frozenset("\u200c\u200d")
"""Between two letters they belong to some scripts and to pictures of several persons; elsewhere they show nothing."""
SPACES = frozenset(("Zs", "Zl", "Zp"))
UNSEEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))
MARKS = frozenset(("Mn", "Me"))


def cleaned(text: str) -> str:
    """A line as others may see it: what turns the direction, controls, or shows nothing is left out, and of marks on
    one letter all but the first few."""
    out: list[str] = []
    marks = 0
    # Normalise again: letters may join once the character between them has gone.
    for letter in composed(text):
        kind = unicodedata.category(letter)
        if kind in SPACES or letter in "\t\n\r\v\f":
            out.append(" ")
            marks = MOST_MARKS
        elif letter in INVISIBLE or (kind in UNSEEN and letter not in JOINERS):
            continue
        elif letter in JOINERS:
            if out and out[-1] != " " and out[-1] not in JOINERS:
                out.append(letter)
        elif kind in MARKS:
            # No mark may stand at the beginning or after a space.
            if out and marks < MOST_MARKS and out[-1] not in JOINERS:
                out.append(letter)
                marks += 1
        else:
            out.append(letter)
            marks = 0
    words = "".join(out).split()
    return unicodedata.normalize("NFC", " ".join(word.strip("\u200c\u200d") for word in words)).strip()


def composed(text: str) -> str:
    """A text as NFC, with long rows of marks cut: a row of a million would stop the server for minutes."""
    return text if text.isascii() else unicodedata.normalize("NFC", "".join(_without_rows(text)))


def _without_rows(text: str) -> Iterator[str]:
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= LONGEST_RUN:
            yield letter


def isolated(name: str) -> str:
    """A name as it stands in a sentence: one that is written from right to left turns nothing around it."""
    if name.isascii() or not any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name):
        return name
    return f"\u2068{name}\u2069"
