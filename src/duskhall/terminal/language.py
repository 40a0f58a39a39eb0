"""Which language a command speaks: ``--lang``, else ``DUSKHALL_LANG``, else the locale, else the first language."""

from __future__ import annotations

import os
from collections.abc import Mapping

from duskhall.text import FIRST, languages, reading, spoken, words

OPTION = "--lang"
SETTING = "DUSKHALL_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system names the language, the strongest first."""


class UnknownLanguage(Exception):
    """A language was asked for that we have no words for. Its text is for people."""

    def __init__(self, name: str, where: str, speaking: str) -> None:
        with reading(speaking):
            w = words()
            known = w.series(f"{each} ({words(each).plain('language-own-name')})" for each in languages())
            super().__init__(w.say("cli-no-language", name=name, where=where, known=known))


def taken(argv: list[str]) -> tuple[list[str], str | None]:
    """The arguments without ``--lang``, wherever it stands, and what it asks for; the last one counts."""
    rest: list[str] = []
    asked: str | None = None
    i = 0
    while i < len(argv):
        if argv[i] == "--":
            return rest + argv[i:], asked
        if argv[i].startswith(f"{OPTION}="):
            asked = argv[i].partition("=")[2]
        elif argv[i] == OPTION and i + 1 < len(argv):
            i += 1
            asked = argv[i]
        else:
            rest.append(argv[i])
        i += 1
    return rest, asked


def of_the_system(environment: Mapping[str, str]) -> str:
    """The language of the locale, if we have it; the first language otherwise."""
    tag = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return spoken(tag) or FIRST


def chosen(asked: str | None, environment: Mapping[str, str] | None = None) -> str:
    """The language to speak. Raises UnknownLanguage, in words that the locale can be expected to read."""
    there = os.environ if environment is None else environment
    system = of_the_system(there)
    for name, where in ((asked, OPTION), (there.get(SETTING) or None, SETTING)):
        if name is not None:
            found = spoken(name)
            if found is None:
                raise UnknownLanguage(name, where, system)
            return found
    return system
