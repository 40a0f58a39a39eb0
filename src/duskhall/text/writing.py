"""How languages write: what sorts before what, what a person may type for a name, how wide a text is.

Nothing here asks which language it is: Latin letters fold as DIN 5007-1 sorts them (ä with a, ß with ss), kana as a
Japanese dictionary does. What is a language's own choice (lists, signs in numbers, dates) is a message.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

QUOTES = re.compile("[\"'«»‘’‚‛“”„‟ʼ「」『』]")
"""Signs that a person may set around or inside a name, or leave out."""
DOTS = re.compile("[・･゠=]")
"""Signs between the parts of a foreign word in Japanese."""
KATAKANA = {code: code - 0x60 for code in range(0x30A1, 0x30F7)}
"""Katakana to hiragana, for ``str.translate``."""
LONG = "\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}"
VOWELS = dict(zip("AIUEO", "あいうえお", strict=True))
UMLAUTS = re.compile("(?<=[aou])e")
"""ae, oe and ue for ä, ö and ü."""

NOT_FIRST = frozenset(
    "、。，．・：；？！ー」』）］｝〕〉》〜～…‥％ゝゞヽヾ々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%\u00a0"
)
"""Never at the beginning of a line."""
NOT_LAST = frozenset("「『（［｛〔〈《([{\u00a0")
"""Never at the end of one."""


def capital(text: str) -> str:
    """The text as a sentence begins; the rest stays as it is."""
    return text[:1].upper() + text[1:]


# --------------------------------------------------------------------------------------------------------------------
# Sorting and finding


def plain_letters(text: str) -> str:
    """Small letters without marks, katakana as hiragana: ``Ödland`` is ``odland``, ``ダガー`` is ``たかー``."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    return bare.translate(KATAKANA)


def sort_key(text: str) -> tuple[str, str]:
    """The place of a text in an ordered list; give the reading where the text has letters that do not tell it."""
    return "".join(_kana(plain_letters(text))), text


def _kana(text: str) -> Iterator[str]:
    """Small kana as large ones, and a long vowel as the vowel that it lengthens."""
    before = ""
    for c in text:
        if c == LONG and before:
            before = VOWELS.get(unicodedata.name(before, " ")[-1], c)
        elif "ぁ" <= c <= "ん":
            before = unicodedata.lookup(unicodedata.name(c).replace(" SMALL ", " "))
        else:
            before = c
        yield before


def typed(text: str) -> str:
    """A name as an id would be written, in any language: what two spellings of one name have in common.

    >>> typed("Flammenschwert"), typed("Kleiner Phönix") == typed("kleiner phoenix"), typed("ダガー") == typed("だがー")
    ('flammenschwert', True, True)
    """
    text = unicodedata.normalize("NFKC", text).casefold()
    text = DOTS.sub("", QUOTES.sub("", text)).translate(KATAKANA)
    text = "".join(map(_without_mark, text))
    return UMLAUTS.sub("", "-".join(re.findall(r"[^\W_]+", text)))


def _without_mark(c: str) -> str:
    """A Latin letter without its mark. Marks of kana make other letters of them."""
    return c if "\u3040" <= c <= "\u30ff" else unicodedata.normalize("NFKD", c)[0]


# --------------------------------------------------------------------------------------------------------------------
# Width, and where lines break


def _wide(c: str) -> bool:
    return unicodedata.east_asian_width(c) in "WF"


def columns(text: str) -> int:
    """How many columns of a terminal a text takes: East Asian characters take two, marks on others none."""
    if text.isascii():
        return len(text)
    return sum(0 if unicodedata.combining(c) else 2 if _wide(c) else 1 for c in text)


def left(text: str, width: int) -> str:
    """The text at the left of so many columns."""
    return text + " " * (width - columns(text))


def right(text: str, width: int) -> str:
    """The text at the right of so many columns."""
    return " " * (width - columns(text)) + text


def wrap(text: str, width: int, first: str = "", rest: str = "", *, break_words: bool = True) -> list[str]:
    """A paragraph as lines of at most ``width`` columns: ``first`` before the first, ``rest`` before the others. Lines
    break at spaces, and between wide characters where Japanese allows it; too long a word, if it must, anywhere."""
    lines: list[str] = []
    line = first
    empty = True
    for space, piece in _pieces(text):
        room = width - columns(line)
        too_long = columns(piece) > width - columns(rest)
        if not empty and columns(space + piece) > room and not (break_words and too_long):
            lines.append(line)
            line, room, more = rest, width - columns(rest), piece
        else:
            more = piece if empty and lines else space + piece
        while break_words and columns(more) > room:
            fits = max(int(line in (first, rest)), _fitting(more, room))
            lines.append((line + more[:fits]).rstrip(" "))
            line, more, room = rest, more[fits:].lstrip(" "), width - columns(rest)
        line += more
        empty = not more
    return lines if empty else [*lines, line]


def _pieces(text: str) -> Iterator[tuple[str, str]]:
    """Unbreakable pieces of text, each with the spaces before it. A no-break space does not count as one, and a number
    stays with the word it counts."""
    for spaces, word in re.findall(r"([ \t\n\r\f\v]*)([^ \t\n\r\f\v]+)", text):
        before, start = " " * len(spaces), 0
        for i in range(1, len(word)):
            a, b = word[i - 1], word[i]
            together = b in NOT_FIRST or a in NOT_LAST or a.isdigit() or unicodedata.combining(b)
            if (_wide(a) or _wide(b)) and not together:
                yield before, word[start:i]
                before, start = "", i
        yield before, word[start:]


def _fitting(text: str, room: int) -> int:
    """How many characters of the text fit into so many columns."""
    for i, c in enumerate(text):
        room -= columns(c)
        if room < 0:
            return i
    return len(text)
