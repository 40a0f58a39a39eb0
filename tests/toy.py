"""A language that nobody speaks, made from English: every letter of every message becomes one of another script.

Whatever Latin letter is left in what it says did not come from a message. It is made of files alone, as any language,
and what it says can be read back (:func:`english`).
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from duskhall import text as language_folders
from duskhall.editions import NAMES, edition
from duskhall.text import FIRST, forget, look_in
from tools.languages import files_of

LANGUAGE = "xx"
"""No language has this code."""

LATIN = "abcdefghijklmnopqrstuvwxyz"
OTHER = "абцдефгхийклмнопqрстувшжыз".replace("q", "ю")
LETTERS = str.maketrans(LATIN + LATIN.upper(), OTHER + OTHER.upper())
BACK = str.maketrans(OTHER + OTHER.upper(), LATIN + LATIN.upper())
LETTER = re.compile(f"[{OTHER}]", re.IGNORECASE)
"""A letter of the toy."""
KEPT = re.compile(r"\]\([a-z-]+\)|%\(\w+\)\w|%[a-z]|--[a-z-]+")
"""What is filled in or read by a program: targets of links, places in argparse's texts, options."""
DATA = ("noun", "home", "article", "many", "global", "editions", "rule")
"""Attributes that a program reads."""

GRAMMAR = '''
from duskhall.text.en.grammar.abilities import English


class Toy(English):
    """English word order without articles; cards that others name are called by their names."""

    def title(self, card):
        name = self.words.say(f"name-{card}") if self.words.has(f"name-{card}") else super().title(card)[0]
        return name, name

    def a(self, noun):
        return noun


def grammar(words):
    return Toy(words)
'''


def other(text: str) -> str:
    """The text in the other script.

    >>> other("draw a card")
    'драш а цард'
    """
    parts = re.split(f"({KEPT.pattern})", text)
    return "".join(part if i % 2 else part.translate(LETTERS) for i, part in enumerate(parts))


def english(text: str) -> str:
    """The English of it."""
    return text.translate(BACK)


class _Translator(Transformer):
    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:
        if node.id.name in DATA:
            return node
        return self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = other(node.value)
        return node


def make(folder: Path) -> Path:
    """Write the language into a folder, as ``DUSKHALL_WORDS`` wants to have it."""
    home = folder / LANGUAGE
    (home / "grammar").mkdir(parents=True)
    (home / "__init__.py").touch()
    (home / "grammar" / "__init__.py").write_text(GRAMMAR, encoding="utf-8")
    for file in files_of(FIRST):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Translator().visit(resource)
        (home / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    names = {card.id: card.name for name in NAMES for card in edition(name).rules.cards}
    lines = [f"name-{card} = {other(name)}" for card, name in names.items()]
    (home / "names.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


@contextmanager
def spoken(place: Path) -> Iterator[None]:
    """The program knows the language while this lasts, and so do the processes that it starts."""
    before, folders = os.environ.get("DUSKHALL_WORDS"), list(language_folders.__path__)
    os.environ["DUSKHALL_WORDS"] = str(make(place))
    look_in(place)
    try:
        yield
    finally:
        language_folders.__path__[:] = folders
        forget()
        for name in [name for name in sys.modules if name.startswith(f"duskhall.text.{LANGUAGE}")]:
            del sys.modules[name]
        if before is None:
            del os.environ["DUSKHALL_WORDS"]
        else:
            os.environ["DUSKHALL_WORDS"] = before
