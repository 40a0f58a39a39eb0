"""``duskhall rules``: the rules of an edition in short, and what its terms mean."""

from __future__ import annotations

import argparse

from duskhall.commands import NOT_FOUND, OK, did_you_mean, fail, find_edition, wrap
from duskhall.terminal.plain import plain
from duskhall.text import words

BASICS = ("goal", "turn", "ending", "scoring")
"""The sections to begin with."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("term", nargs="*", metavar="TERM", help=plain("rules-option-term"))
    parser.add_argument("--edition", default="classic", metavar="E", help=plain("option-edition"))


def run(args: argparse.Namespace) -> int:
    from duskhall.telling.terms import find, listed, terms, understood

    edition = find_edition(args.edition)
    if edition is None:
        return 2
    w = words(edition=edition.name)
    asked = " ".join(args.term).strip()
    if not asked:
        for section in BASICS:
            tell(edition.name, section)
        print(wrap(w.say("rules-terms", terms=w.series(listed(edition.name)))))
        print(wrap(w.say("rules-more", edition=edition.name)))
        return OK
    found = find(edition.name, asked)
    if not found:
        known = (form for term in terms(edition.name) for form in term.forms)
        return fail(
            w.say("rules-unknown", name=asked, edition=edition.name, title=w.edition_title(edition.name))
            + did_you_mean(asked, known),
            NOT_FOUND,
        )
    if told := understood(edition.name, found[0], asked) if len(found) == 1 else "":
        print(wrap(told))
    for term in found:
        print(wrap(w.say("rules-term", name=term.name, text=term.text), "", "  "))
    if len(found) == 1:
        print()
        tell(edition.name, found[0].rule)
    return OK


def tell(edition: str, section: str) -> None:
    """A section of the rules, in the width of the terminal."""
    from duskhall.telling.terms import rule

    title, text = rule(edition, section)
    print(title)
    for paragraph in text.split("\n"):
        print(wrap(paragraph, "  ", "    " if paragraph.startswith("•") else "  ") if paragraph else "")
    print()
