"""English words in what another language says.

A word is English if the English messages, the texts of cards or the names of cards have it. Some words rightly stand in
another language too: words that both have ("Name", "was"), names, what is typed as it is in every language. Each
language lists its own in ``shared.txt``, which people have read; where most letters are no Latin ones, every Latin word
has to be listed.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

from duskhall.editions import NAMES, edition
from duskhall.text import FIRST, SOFT_HYPHEN, words
from tools.languages import OWN, PIECES, asked, begins, messages

LATIN = re.compile(r"[A-Za-zÀ-ÖØ-öø-ſ]{2,}(?:[’'][a-z]+)?")
NOT_SAID = re.compile(
    r"""
    '[^'\n]*'                                 # a piece of notation
    | \]\([a-z-]+\)                           # where a link leads
    | (?:https?|rediss?|postgresql)://\S* | \bDUSKHALL_[A-Z]+     # addresses, names of the environment
    | [\w./-]*\w\.[a-z]{2,4}(?![a-z])(:\w+)?  # addresses, files, names of Python
    | %\(\w+\)\w                              # an argument of argparse
    | \bduskhall(?:[ ]--?[a-z-]+|[ ][a-z]+)+(?:[ ][A-Z]+)?   # a command to paste
    | --[a-z]+(-[a-z]+)*(?:[ ][a-z]+|[ ][A-Za-z]+(,[A-Za-z]+)+)?  # an option and what it may be
    | \b[a-z]+\([a-z]+[,=][^)]*\)             # a call
    | \b[a-z]+[:=>#*][a-z0-9:>#.+*-]+         # a move
    | \([a-z0-9-]+(?:\n[ ]+[a-z0-9-]+)*\)     # an id in brackets
    """,
    re.VERBOSE,
)
"""What is the same in every language."""
DATA = ("editions", "rule", "home", "many", "noun", "global", "reading", "ours", "heads", "words")
"""Attributes that a program reads."""


@cache
def vocabulary() -> frozenset[str]:
    """Every word of English as Duskhall speaks it, in small letters."""
    found: set[str] = set()
    for _, message in messages(FIRST).values():
        for pattern in [message.value, *(a.value for a in message.attributes)]:
            if pattern is not None:
                found.update(LATIN.findall(asked(pattern, {}).text))
    for name in NAMES:
        w = words(FIRST, name)
        for card in edition(name).rules.cards:
            found.update(LATIN.findall(f"{card.name} {card.id} {card.stack} {' '.join(w.card_text(card))}"))
    return frozenset(word.lower() for word in found)


@cache
def shared(language: str) -> dict[str, frozenset[str]]:
    """The words that a language may have, by how the messages begin that may say them; "" for all."""
    found: dict[str, set[str]] = {"": set()}
    file = Path(__file__).parent / language / "shared.txt"
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        if not line.startswith("#"):
            message, colon, listed = line.rpartition(":")
            found.setdefault(message if colon else "", set()).update(listed.split())
    return {message: frozenset(listed) for message, listed in found.items()}


def foreign(text: str, language: str, message: str | None = None) -> list[str]:
    """English words in a text of another language: one that a message has, or anything that the program has said."""
    text = NOT_SAID.sub(" ", unicodedata.normalize("NFKC", text.replace(SOFT_HYPHEN, "")))
    known = {
        word for begin, listed in shared(language).items() if (message or begin).startswith(begin) for word in listed
    }
    unknown = [word for word in LATIN.findall(text) if not {word, word.lower()} & known]
    return unknown if other_script(language) else [word for word in unknown if word.lower() in vocabulary()]


@cache
def other_script(language: str) -> bool:
    """Are most letters of the language no Latin ones?"""
    letters = [c for c in words(language).say("cli-about") if c.isalpha()]
    return sum(c.isascii() for c in letters) < len(letters) / 2


def untranslated(language: str) -> list[str]:
    """Every message with an English word. The pieces of card text are left to the texts of cards: many are keys."""
    out = []
    for name, (file, message) in messages(language).items():
        patterns = {"": message.value} if not begins(name, PIECES) else {}
        if not begins(name, *OWN, PIECES):
            patterns |= {a.id.name: a.value for a in message.attributes if a.id.name not in DATA}
        for attribute, pattern in patterns.items():
            found = foreign(asked(pattern, {}).text, language, name) if pattern is not None else []
            if found:
                out.append(f"{file}: {name}{attribute and f'.{attribute}'}: {' '.join(found)}")
    return out
