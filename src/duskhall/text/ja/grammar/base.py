"""Clauses, verbs, nouns and the small words that hold sentences together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskhall.core.tree import While
from duskhall.text.common import Common, yes
from duskhall.text.forms import Scene


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb in the forms that sentences need."""

    plain: str
    """At the end of a sentence, and before か or ことで: 引く."""
    ren: str
    """Before another clause: 引き."""
    te: str
    """Before もよい: 引いて."""


@dataclass(frozen=True, slots=True)
class Clause:
    """What happens."""

    verb: Verb
    body: str = ""
    """What stands before the verb: カードを2枚."""
    topic: str = ""
    """Whom it is about, with its particle: この英雄は. Without one it is the player who acts."""
    lead: str = ""
    """A condition or a time, with its comma."""
    active: Clause | None = None
    """The same as something the player does: この英雄に攻撃+2を与える."""
    several: bool = False
    """Made of several clauses."""
    seat: bool = False
    """About other players, so that who acts next has to be said."""


class Cond(str):
    """A condition; as a text it is its plain form, 武器がある."""

    ba: str
    """If: 武器があれば."""
    ren: str
    """Before another condition: 武器があり."""
    lead: str
    """How it begins a sentence where that is not simply "if": ドラゴンとの戦闘では."""

    def __new__(cls, plain: str, ba: str, ren: str, lead: str = "") -> Cond:
        made = super().__new__(cls, plain)
        made.ba, made.ren, made.lead = ba, ren, lead
        return made


@dataclass(frozen=True, slots=True)
class Noun:
    """A kind of card: レベル2以上の / 他の / 英雄, counted in 枚."""

    head: str
    before: tuple[str, ...] = ()
    counter: str = ""
    alive: bool = False
    """It is there as people are (いる), not as things are (ある)."""
    other: bool = False
    generic: bool = False
    """Nothing but a card."""
    hall: bool = False
    """It is at home in the hall, so that the hand has to be mentioned."""
    long: str = ""
    """What describes it in a clause with a subject of its own, which comes before the place."""


@dataclass(frozen=True, slots=True)
class Ref:
    """Certain cards, or a player."""

    text: str
    quantity: str = ""
    """What follows the particle: カードを / 好きな枚数."""
    many: bool = False
    party: bool = False
    counter: str = ""
    bare: str = ""
    """Without its number."""
    whole: bool = False
    """All of them: 英雄すべて, but 英雄をすべて破棄する."""


class Base(Common[Clause]):
    # -- small words ---------------------------------------------------------------------------------------------------

    def listed(self, parts: Sequence[str], link: str = "list-and") -> str:
        """a、bとc"""
        *head, last = parts
        if not head:
            return last
        text = head[0]
        for part in head[1:]:
            text = self.say(f"{link}-more" if self.has(f"{link}-more") else "list-comma", head=text, next=part)
        return self.say(link, head=text, last=last)

    def figure(self, name: str) -> str:
        return self.say(f"figure-{name}")

    def counted_in(self, message_id: str) -> str:
        """The counter of what a message names."""
        return self.say(f"{message_id}.counter") if self.has(f"{message_id}.counter") else self.say("counter")

    def flat(self, counter: str) -> str:
        """Is it counted as cards are?"""
        return yes(counter == self.say("counter"))

    def unit(self, figure: str) -> str:
        """What follows the number of a figure: 点, or nothing."""
        return self.say(f"figure-{figure}.counter") if self.has(f"figure-{figure}.counter") else ""

    # -- verbs and clauses ---------------------------------------------------------------------------------------------

    def verb(self, name: str) -> Verb:
        key = f"verb-{name}"
        return Verb(self.say(key), self.say(f"{key}.ren"), self.say(f"{key}.te"))

    def clause(self, verb: str, body: str, topic: str = "") -> Clause:
        return Clause(self.verb(verb), body, topic)

    def about(self, ref: Ref) -> str:
        """The topic of a sentence."""
        return "" if ref.party else self.say("topic", who=ref.text)

    def object(self, ref: Ref) -> str:
        """What a verb acts on."""
        if ref.whole:
            return self.say("object", what=ref.bare, quantity=self.say("all"))
        return self.say("object", what=ref.text, quantity=ref.quantity)

    def finish(self, clause: Clause, form: str = "plain") -> str:
        return f"{clause.lead}{clause.topic}{clause.body}{getattr(clause.verb, form)}"

    def led(self, lead: str, clause: Clause) -> Clause:
        """The clause after a condition or a time."""
        if not lead:
            return clause
        lead = self.say("lead", clause=lead, text="")
        active = replace(clause.active, lead=lead + clause.active.lead) if clause.active else None
        return replace(clause, lead=lead + clause.lead, active=active)

    def may(self, clause: Clause) -> Clause:
        if clause.active is not None:
            clause = clause.active
        te = clause.verb.te
        verb = Verb(self.say("may", te=te), self.say("may.ren", te=te), self.say("may.te", te=te))
        return replace(clause, verb=verb)

    def chain(self, clauses: Sequence[Clause], scene: Scene) -> Clause:
        """All of them in one: Aし、Bする."""
        if len(clauses) == 1:
            return clauses[0]
        if not isinstance(scene.ability, While):
            clauses = [clause.active or clause for clause in clauses]
        *head, last = clauses
        text = self.finish(head[0], "ren")
        for clause in (*head[1:], replace(last, verb=Verb("", "", ""))):
            text = self.say("lead", clause=text, text=self.finish(clause, "ren"))
        return Clause(last.verb, text, several=True)

    def sentences(self, clauses: Sequence[Clause]) -> str:
        text = ""
        others = False
        for clause in clauses:
            if others and not clause.topic and not clause.seat:
                clause = replace(clause, topic=self.say("seat-you"))  # noqa: PLW2901
            others = clause.seat
            sentence = self.say("sentence", text=self.finish(clause))
            text = self.say("two-sentences", a=text, b=sentence) if text else sentence
        return text

    # -- conditions ----------------------------------------------------------------------------------------------------

    def cond(self, stem: str, predicate: str, holds: bool = True, lead: str = "") -> Cond:
        """A condition from what comes before its predicate, and the predicate."""
        key = f"pred-{predicate}" if holds else f"pred-not-{predicate}"
        return Cond(f"{stem}{self.say(key)}", f"{stem}{self.say(f'{key}.ba')}", f"{stem}{self.say(f'{key}.ren')}", lead)
