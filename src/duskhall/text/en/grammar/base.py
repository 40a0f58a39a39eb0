"""Clauses, nouns and the small words that hold sentences together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from duskhall.text.common import Common
from duskhall.text.forms import Scene

ORDER, THIRD, THEY = "", "third", "they"
"""The voices of a scene: "draw", "each player draws", "they draw"."""

LITTLE = ("a", "an", "and", "from", "in", "of", "on", "the", "to", "with")


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of a sentence. It has a verb, or says something by itself, or both."""

    verb: str = ""
    """The seat's act, without the seat: "draw a card", "draws a card"."""
    says: str = ""
    """A sentence with a subject of its own: "one hero gains strength +2"."""
    boon: str = ""
    """The bare thing that is had: "attack +3"."""
    foe: str = ""
    """The message that takes the monster fought as an object: "cannot attack a dragon"."""
    fronted: bool = False
    """The sentence begins with a condition."""
    loose: bool = False
    """The verb ends with a condition or a time, which would seem to cover other verbs beside it."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A kind of card: "edged weapon", "monster ... worth 1 or 2 victory points"."""

    one: str
    many: str
    head: tuple[str, str]
    after: tuple[str, ...] = ()
    than: tuple[tuple[str, str], ...] = ()
    """The excluded noun, for one and for several."""
    whose: tuple[str, ...] = ()
    """Clauses, which follow the place: "whose level is at most your light"."""
    other: bool = False
    generic: bool = False
    """No description but "card"."""
    hall: bool = False
    """Its home is the hall, so the hand has to be mentioned."""


@dataclass(frozen=True, slots=True)
class Ref:
    """Certain cards, or a player."""

    text: str
    many: bool = False
    own: str = ""
    """"this hero's", "your"; empty if only "of" will do."""
    party: bool = False


class Adverb(NamedTuple):
    text: str
    foe: str = ""
    """The monster it speaks of, as a noun phrase."""


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def article(noun: str) -> str:
    return "an" if re.match(r"(?!uni|eu|one\b|one-)[aeiou]", noun, re.IGNORECASE) else "a"


class Base(Common[Clause]):
    # -- small words ---------------------------------------------------------------------------------------------------

    def listed(self, parts: Sequence[str], link: str = "list-and") -> str:
        """a, b and c"""
        *head, last = parts
        if not head:
            return last
        text = head[0]
        for part in head[1:]:
            text = self.say("list-comma", head=text, next=part)
        return self.say(link, head=text, last=last)

    def number(self, n: int) -> str:
        return self.say("number", n=n)

    def figure(self, name: str) -> str:
        return self.say(f"figure-{name}")

    def sentences(self, clauses: Sequence[Clause], scene: Scene) -> str:
        text = ""
        for clause in clauses:
            sentence = self.say("sentence", text=capital(self.finite(clause, scene)))
            text = self.say("two-sentences", a=text, b=sentence) if text else sentence
        return text

    def finite(self, clause: Clause, scene: Scene) -> str:
        """The clause as a sentence; orders need no subject."""
        if clause.says:
            return clause.says
        if scene.voice == THEY:
            return self.say("they-do", who=self.who(scene), act=clause.verb)
        if scene.voice == THIRD:
            return self.say("have", seat=self.seat(scene), act=clause.verb)
        return clause.verb

    def form(self, scene: Scene) -> str:
        return "third" if scene.voice == THIRD else "base"

    def who(self, scene: Scene) -> str:
        return "you" if scene.seat == "you" else "they"

    def seat(self, scene: Scene) -> str:
        return self.say(f"seat-{scene.seat}")

    def acts(self, clauses: Sequence[Clause]) -> str:
        """All their verbs in a row; nothing if one has none."""
        verbs = [clause.verb for clause in clauses]
        if not all(verbs) or (len(verbs) > 1 and any(clause.loose for clause in clauses)):
            return ""
        return self.listed(verbs) if verbs else ""

    def run(self, clauses: Sequence[Clause], scene: Scene) -> str:
        """All of them in one sentence."""
        orders = {not clause.says for clause in clauses}
        return self.listed(
            [self.finite(c, scene) for c in clauses], "list-and" if len(orders) == 1 else "list-and-long"
        )
