"""Clauses, nouns and the small words that hold sentences together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from duskhall.core.tree import Use
from duskhall.text.forms import Scene
from duskhall.text.render import Grammar

ORDER, THIRD, THEY = "", "third", "they"
"""The voices of a scene: "draw", "each player draws", "they draw"."""

TYPES = ("hero", "monster", "weapon", "item", "spell", "villager")
"""Tags that say what a card is; the others say which: "a cleric hero"."""

TILES = ("room", "token")
"""Tags of what is not a card."""

RELATIVE = ("total", "darkness", "weight", "cost", "level", "level-cost", "rank")
"""Figures that are not gained or lost but higher or lower."""

PRINTED = (
    *("strength", "weight", "health", "armor", "resistance", "wounds", "attack", "magic", "either", "total"),
    *("light", "darkness", "rank", "gold", "buys", "cost", "level-cost", "xp", "vp"),
)
"""The order of the printed figures. The level stands with the kind."""

TROPHY = ("attack", "magic", "either", "total", "strength", "light", "buys")
"""Figures that a monster gives to the player who has beaten it."""

OF_ROOMS = ("darkness", "health", "armor", "resistance", "wounds", "xp")
"""The order of the printed figures of a room."""

BOOSTS = OF_ROOMS[1:]
"""Figures that a room adds to those of the monster in it."""

AFTER = ("spoils", "victory", "won", "reward")
"""Windows and events in which a battle has been won."""

TESTS = {"<": "less", "<=": "most", "=": "equal", ">=": "least", ">": "more"}
NAMES = ("tag", "title", "kind", "figure", "window", "event")
"""Messages that name something, for all to use; all others are pieces of card text."""

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


def full_id(message_id: str) -> str:
    """The ids of mere pieces of card text begin with "text-" in the file; here that is left out."""
    return message_id if message_id.partition("-")[0] in NAMES else f"text-{message_id}"


def windows(ability: Use) -> tuple[str, ...]:
    """The windows of an ability that is used."""
    return (ability.window,) if isinstance(ability.window, str) else ability.window


def yes(flag: bool) -> str:
    return "yes" if flag else "no"


class Base(Grammar[Clause]):
    # -- small words ---------------------------------------------------------------------------------------------------

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.words.say(full_id(message_id), **args)

    def has(self, message_id: str) -> bool:
        return self.words.has(full_id(message_id))

    def first(self, *ids: str) -> str:
        """The first of these messages that there is."""
        return next((i for i in ids if self.has(i)), ids[-1])

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

    def signed(self, n: int) -> str:
        return self.say("signed", sign="minus" if n < 0 else "plus", n=abs(n))

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
