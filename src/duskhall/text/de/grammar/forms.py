"""Inflections: articles, adjectives, nouns, noun phrases, verbs. No card is known here."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

NOM, ACC, DAT, GEN = range(4)
CASES = (NOM, ACC, DAT, GEN)

Forms = tuple[str, str, str, str]
"""Nominative, accusative, dative, genitive."""

STRONG: dict[str, Forms] = {
    "m": ("er", "en", "em", "en"),
    "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "en"),
    "p": ("e", "e", "en", "er"),
}
MIXED: dict[str, Forms] = {
    "m": ("er", "en", "en", "en"),
    "f": ("e", "e", "en", "en"),
    "n": ("es", "es", "en", "en"),
    "p": ("en", "en", "en", "en"),
}
WEAK: dict[str, Forms] = {
    "m": ("e", "en", "en", "en"),
    "f": ("e", "e", "en", "en"),
    "n": ("e", "e", "en", "en"),
    "p": ("en", "en", "en", "en"),
}
"""Endings of adjectives: without an article, after "ein" and after "der". The plural is a gender of its own, "p"."""

DER: dict[str, Forms] = {
    "m": ("der", "den", "dem", "des"),
    "f": ("die", "die", "der", "der"),
    "n": ("das", "das", "dem", "des"),
    "p": ("die", "die", "den", "der"),
}
DIES: dict[str, Forms] = {
    "m": ("er", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("es", "es", "em", "es"),
    "p": ("e", "e", "en", "er"),
}
"""Endings of "dieser", "jeder", "alle"."""
EIN: dict[str, Forms] = {
    "m": ("", "en", "em", "es"),
    "f": ("e", "e", "er", "er"),
    "n": ("", "", "em", "es"),
    "p": ("e", "e", "en", "er"),
}
"""Endings of "ein", "kein", "dein", "sein"."""

ASIDE, PAUSE = "\x1e", "\x1f"
"""Where a relative clause begins, and where a clause inside a sentence ends: with a comma, unless the sentence ends
there or has a sign of its own."""


def closed(text: str) -> str:
    """The text with its pauses turned into commas, and brackets that follow each other made one."""
    text = text.replace(") (", ", ")
    return re.sub(PAUSE + r"+(?=\s*(?:[.,;:)]|$))", "", text.replace(ASIDE, "")).replace(PAUSE, ",")


def apart(text: str) -> tuple[str, str]:
    """A text that ends with a relative clause without it, and the clause, which may follow the verb."""
    head, aside, clause = text.partition(ASIDE)
    return (head, clause) if aside and clause.endswith(PAUSE) and clause.count(PAUSE) == 1 else (text, "")


def spaced(*parts: str) -> str:
    """The parts with spaces between them; clauses begin with their comma."""
    text = ""
    for part in parts:
        text += part if not text or not part or part.startswith((",", ";", ASIDE)) else f" {part}"
    return text


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ----------------------------------------------------------------------------------------------------------------------
# Nouns


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun with all its cases, for one and for several; or one that is inflected like an adjective."""

    gender: str
    one: Forms
    many: Forms
    stem: str = ""
    """"Untot": inflected like an adjective."""
    before: tuple[str, ...] = ()
    """Adjectives that belong to it, without their endings: "Physisch"."""

    def said(self, case: int, gender: str, endings: dict[str, Forms]) -> str:
        """The noun with its adjectives; gender "p" for several."""
        words = [adjective + endings[gender][case] for adjective in self.before]
        if self.stem:
            words.append(self.stem + endings[gender][case])
        else:
            words.append((self.many if gender == "p" and self.gender != "p" else self.one)[case])
        return " ".join(words)

    def led(self, *adjectives: str) -> Noun:
        """The noun with adjectives before it."""
        return replace(self, before=(*adjectives, *self.before))

    def prefixed(self, prefix: str) -> Noun:
        """One word with it: "Klingen" makes "Klingenwaffe" of "Waffe"."""

        def one_word(form: str) -> str:
            return prefix + (form if prefix.endswith("-") else form[:1].lower() + form[1:])

        def join(forms: Forms) -> Forms:
            nom, acc, dat, gen = (one_word(form) if form else "" for form in forms)
            return nom, acc, dat, gen

        stem = one_word(self.stem) if self.stem else ""
        return replace(self, one=join(self.one), many=join(self.many), stem=stem)


@dataclass(frozen=True, slots=True)
class Phrase:
    """Certain cards, a kind of card, a player or an amount, in every case."""

    forms: Forms
    gender: str = "n"
    """"p" for several."""
    own: str = ""
    """"dein", "sein": how its belongings are said; empty if they take the genitive."""
    you: bool = False
    """The reader: verbs are in the second person."""

    @property
    def nom(self) -> str:
        return self.forms[NOM]

    @property
    def acc(self) -> str:
        return self.forms[ACC]

    @property
    def dat(self) -> str:
        return self.forms[DAT]

    @property
    def gen(self) -> str:
        """The genitive; empty where there is none ("von 1 Helden")."""
        return self.forms[GEN]

    @property
    def many(self) -> bool:
        return self.gender == "p"

    @property
    def person(self) -> str:
        return "du" if self.you else "sie" if self.many else "er"

    def with_all(self, change: Callable[[str], str]) -> Phrase:
        """The phrase with something done to each of its forms."""
        nom, acc, dat, gen = (change(form) if form else "" for form in self.forms)
        return replace(self, forms=(nom, acc, dat, gen))


def same(text: str, gender: str = "n") -> Phrase:
    """A phrase that looks alike in every case but has no genitive."""
    return Phrase((text, text, text, ""), gender)


def article(det: str, gender: str, case: int) -> str:
    """The article of a kind of determiner: "der", "ein", "kein", "dies", "jed", "all", "dein", "sein"."""
    if det == "der":
        return DER[gender][case]
    if det in ("dies", "jed", "all"):
        return det + DIES[gender][case]
    return det + EIN[gender][case]


def phrase(noun: Noun, det: str, *, count: str = "", many: bool = False, after: str = "") -> Phrase:
    """A noun phrase.

    ``det`` is an article (see above), "" for none, "1" for a number that stands for "ein", or "n" for any other number;
    ``count`` is that number as it is written.
    """
    gender = "p" if many or noun.gender == "p" else noun.gender
    endings = WEAK if det in ("der", "dies", "jed", "all") else STRONG if det in ("", "n") else MIXED
    forms = []
    for case in CASES:
        lead = count if det in ("1", "n") else article(det, gender, case) if det else ""
        text = spaced(lead, noun.said(case, gender, endings), after)
        forms.append("" if case == GEN and det in ("", "1", "n") else text)
    return Phrase((forms[0], forms[1], forms[2], forms[3]), gender)


# ----------------------------------------------------------------------------------------------------------------------
# Verbs


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb in the forms that cards need. ``prefix`` is split off in main clauses."""

    inf: str
    du: str
    er: str
    sie: str
    zu: str
    imp: str = ""
    """Empty if nobody is told to do so."""
    prefix: str = ""

    def form(self, person: str) -> str:
        found: str = getattr(self, person)
        return found


class Act(ABC):
    """What somebody does, without saying who: a verb with all that belongs to it."""

    @abstractmethod
    def ordered(self) -> bool:
        """Is there an imperative?"""

    @abstractmethod
    def head(self, person: str) -> str:
        """The verb of a main clause; ``person`` is "imp", "du", "er" or "sie"."""

    @abstractmethod
    def rest(self, person: str) -> str:
        """What follows it, the subject aside."""

    @abstractmethod
    def inf(self) -> str: ...

    @abstractmethod
    def zu(self) -> str: ...

    @abstractmethod
    def end(self, person: str) -> str:
        """A subordinate clause, without its subject."""

    @abstractmethod
    def early(self, when: str) -> Act:
        """The same with a time, which stands early."""

    @abstractmethod
    def behind(self, more: str) -> Act:
        """The same with something after all verbs."""

    def full(self, person: str) -> str:
        return spaced(self.head(person), self.rest(person))

    def order(self, inverted: bool = False) -> str:
        """Said to the reader; ``inverted``: after something else in the sentence."""
        if self.ordered():
            return self.full("imp")
        return self.finite(YOU, inverted)

    def finite(self, subject: Phrase, inverted: bool = False) -> str:
        """A main clause with a subject."""
        head, rest = self.head(subject.person), self.rest(subject.person)
        if not inverted:
            return spaced(subject.nom, head, rest)
        first, _, others = rest.partition(" ")
        if first == REFLEXIVE:  # bewegt sich dein Champion
            return spaced(head, first, subject.nom, others)
        return spaced(head, subject.nom, rest)

    def clause(self, subject: Phrase) -> str:
        """A subordinate clause with a subject."""
        return spaced(subject.nom, self.end(subject.person))


@dataclass(frozen=True, slots=True)
class Deed(Act):
    """One verb with what stands between its halves and what follows it."""

    verb: Verb
    middle: str = ""
    tail: str = ""

    def ordered(self) -> bool:
        return bool(self.verb.imp)

    def head(self, person: str) -> str:
        return self.verb.form(person)

    def _ended(self, verb: str) -> str:
        """All up to the last verb, and what is said after it: a relative clause waits until then."""
        middle, clause = apart(self.middle)
        return spaced(middle, verb, clause, self.tail)

    def rest(self, person: str) -> str:
        return self._ended(self.verb.prefix) if self.verb.prefix else spaced(self.middle, self.tail)

    def inf(self) -> str:
        return self._ended(self.verb.inf)

    def zu(self) -> str:
        return self._ended(self.verb.zu)

    def end(self, person: str) -> str:
        return self._ended(self.verb.prefix + self.verb.form(person))

    def early(self, when: str) -> Deed:
        first, _, rest = self.middle.partition(" ")
        if first in PRONOUNS:  # a pronoun goes before everything else
            return replace(self, middle=spaced(first, when, rest))
        return replace(self, middle=spaced(when, self.middle))

    def behind(self, more: str) -> Deed:
        return replace(self, tail=spaced(self.tail, more))


PRONOUNS = ("sie", "ihn", "es", "ihr", "ihnen")
REFLEXIVE = "sich"


@dataclass(frozen=True, slots=True)
class Joint(Act):
    """Several acts of one person: "zieht 1 Karte und legt sie ab", "legt entweder 1 Karte ab oder verliert 1 EP"."""

    acts: tuple[Act, ...]
    link: Callable[[Sequence[str]], str]
    lead: str = ""
    """Before the first of them: "entweder"."""

    def ordered(self) -> bool:
        return all(act.ordered() for act in self.acts)

    def head(self, person: str) -> str:
        return self.acts[0].head(person)

    def rest(self, person: str) -> str:
        first, *others = self.acts
        return self.link([spaced(self.lead, first.rest(person)), *(act.full(person) for act in others)])

    def inf(self) -> str:
        return spaced(self.lead, self.link([act.inf() for act in self.acts]))

    def zu(self) -> str:
        return spaced(self.lead, self.link([act.zu() for act in self.acts]))

    def end(self, person: str) -> str:
        return spaced(self.lead, self.link([act.end(person) for act in self.acts]))

    def early(self, when: str) -> Joint:
        first, *others = self.acts
        return replace(self, acts=(first.early(when), *others))

    def behind(self, more: str) -> Joint:
        *others, last = self.acts
        return replace(self, acts=(*others, last.behind(more)))


PRONOUN: dict[str, Phrase] = {
    "m": Phrase(("er", "ihn", "ihm", ""), "m", "sein"),
    "f": Phrase(("sie", "sie", "ihr", ""), "f", "ihr"),
    "n": Phrase(("es", "es", "ihm", ""), "n", "sein"),
    "p": Phrase(("sie", "sie", "ihnen", ""), "p", "ihr"),
}
YOU = Phrase(("du", "dich", "dir", ""), "m", "dein", you=True)
