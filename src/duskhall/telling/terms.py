"""The glossary: what a term of the game means in an edition. The page has the same messages (page-terms.ftl)."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from duskhall.editions import NAMES
from duskhall.text import Words, languages, reader, words
from duskhall.text.writing import sort_key, typed

TERM = "page-term-"
RULE = "page-rule-"
LINK = re.compile(r"\[([^\]]+)\]\([a-z-]+\)")


class Term(NamedTuple):
    id: str
    name: str
    forms: tuple[str, ...]
    """How a text may say it: "breach", "breaches"."""
    text: str
    rule: str
    """The section of the rules that says more."""
    reading: str = ""
    """How the name is read, where its letters do not tell."""


class Rule(NamedTuple):
    title: str
    text: str
    """Paragraphs with empty lines between them; a point of a list begins with •."""


def own(w: Words, message: str, edition: str) -> str:
    """The message of the edition, where it has one of its own."""
    return f"{message}-{edition}" if w.has(f"{message}-{edition}") else message


def terms(edition: str, language: str = "") -> tuple[Term, ...]:
    """Every term that an edition has, in the order of the glossary; without a language in the reader's."""
    return _terms(edition, language or reader())


@cache
def _terms(edition: str, language: str) -> tuple[Term, ...]:
    w = words(language)
    found: dict[str, Term] = {}
    for message in w.ids():
        if not message.startswith(TERM):
            continue
        name, _, last = message.removeprefix(TERM).rpartition("-")
        term = name if last in NAMES else message.removeprefix(TERM)
        if term not in found and _has(w, term, edition):
            found[term] = _term(w, term, edition)
    return tuple(found.values())


def listed(edition: str) -> list[str]:
    """What the reader calls the terms, in the order of a dictionary."""
    return [term.name for term in sorted(terms(edition), key=lambda term: sort_key(term.reading or term.name))]


def _has(w: Words, term: str, edition: str) -> bool:
    base = TERM + term
    if w.has(f"{base}-{edition}"):
        return True
    return w.has(base) and (not w.has(f"{base}.editions") or edition in w.say(f"{base}.editions").split(", "))


def _term(w: Words, term: str, edition: str) -> Term:
    message = own(w, TERM + term, edition)
    forms, text, rule = (w.say(f"{message}.{part}") for part in ("words", "text", "rule"))
    reading = w.say(f"{message}.reading") if w.has(f"{message}.reading") else ""
    return Term(term, w.say(message), tuple(forms.split(", ")), text, rule, reading)


def find(edition: str, asked: str) -> tuple[Term, ...]:
    """The term that is asked for, in any language, the reader's first; else all of which a name or form begins so."""
    wanted = typed(asked)
    if not wanted:
        return ()
    own = {term.id: term for term in terms(edition)}
    spoken = [reader(), *(language for language in languages() if language != reader())]
    known = [(term.id, _spellings(term)) for language in spoken for term in terms(edition, language)]
    exact = [term for term, forms in known if wanted in forms]
    if exact:
        return (own[exact[0]],)
    return tuple(own[t] for t in dict.fromkeys(t for t, forms in known if any(f.startswith(wanted) for f in forms)))


def _spellings(term: Term) -> list[str]:
    return [typed(form) for form in (term.name, *term.forms, term.reading) if form]


def understood(edition: str, term: Term, asked: str) -> str:
    """A sentence that says which term another language calls so; empty if it is the reader's own."""
    wanted = typed(asked)
    if any(form.startswith(wanted) for form in _spellings(term)):
        return ""
    others = (t for language in languages() for t in terms(edition, language) if t.id == term.id)
    name = next((t.name for t in others if any(form.startswith(wanted) for form in _spellings(t))), "")
    return words().say("names-understood", name=name, card=term.name) if name else ""


def rule(edition: str, section: str) -> Rule:
    """A section of the rules, without its links."""
    w = words()
    message = own(w, RULE + section, edition)
    text = w.say(f"{message}.text")
    lines = [line.strip() for line in LINK.sub(r"\1", text).split("\n")]
    return Rule(w.say(message), "\n".join(lines))
