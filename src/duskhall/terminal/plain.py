"""Messages without arguments, for the help of the command line, and what the parser of arguments says by itself."""

from __future__ import annotations

import argparse
import re

from duskhall.text import FIRST, reader, words
from duskhall.text.writing import wrap

PARSER = "argparse-"
"""Messages of :mod:`argparse`: the first language has its own texts, word for word."""


def plain(message_id: str) -> str:
    """A message that needs no library to be said: loading Fluent would triple the time of ``duskhall --help``."""
    text = words().plain(message_id)
    assert text is not None, message_id
    # argparse fills in what follows a percent sign.
    return text.replace("%", "%%")


def sentence(message_id: str) -> str:
    """A message as a sentence, with a capital and a full stop."""
    text = plain(message_id)
    return text[:1].upper() + text[1:] + plain("full-stop")


def parser_text(text: str | None) -> str | None:
    """What :mod:`argparse` says by itself, in the reader's language; what we do not know stays as it is."""
    if not text or reader() == FIRST:
        return text
    first = words(FIRST)
    for name in first.ids():
        if name.startswith(PARSER) and first.plain(name) == text.strip():
            return (words().plain(name) or text.strip()) + text[len(text.rstrip()) :]
    return text


def parser_texts(one: str, many: str, n: int) -> str | None:
    return parser_text(one if n == 1 else many)


def translate_parser() -> None:
    """Let :mod:`argparse` ask us for its texts. It asks ``gettext``, which would look for catalogues in the system."""
    vars(argparse).update(_=parser_text, ngettext=parser_texts)


class Help(argparse.HelpFormatter):
    """Help whose lines break as the language wants it: Japanese has no spaces, and its letters take two columns."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(wrap(text, width, indent, indent))


def _stand_in(found: re.Match[str]) -> str:
    return words().plain(f"metavar-{found[0].lower()}") or found[0]


def translate_help(parser: argparse.ArgumentParser) -> None:
    """Word what stands for arguments (``FILE``) in the reader's language, here and in all commands below."""
    parser.formatter_class = Help
    for action in parser._actions:
        if isinstance(action.metavar, str):
            action.metavar = re.sub("[A-Z]{2,}", _stand_in, action.metavar)
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                translate_help(command)
