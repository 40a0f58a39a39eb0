"""Clauses, and the small words that hold sentences together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from duskhall.text.common import Common
from duskhall.text.de.grammar.forms import (
    PRONOUN,
    YOU,
    Act,
    Deed,
    Forms,
    Joint,
    Noun,
    Phrase,
    Verb,
    apart,
    capital,
    phrase,
    spaced,
)
from duskhall.text.forms import Scene

ORDER, THIRD = "", "third"
"""The voices of a scene: "zieh 1 Karte", "jeder Spieler zieht 1 Karte"."""


@dataclass(frozen=True, slots=True)
class Clause:
    """What happens: an act of the seat, a sentence with a subject of its own, or both ways to say the same."""

    act: Act | None = None
    """What the seat does: "1 Helden Stärke +2 geben"."""
    subject: Phrase | None = None
    own: Act | None = None
    """What the subject does: "1 Held", "Stärke +2 erhalten"."""
    boon: str = ""
    """The bare thing that this card has: "Angriff +3"."""
    says: str = ""
    """A sentence that begins with a condition or a time, or that nothing else fits."""
    front: str = ""
    """The same as it is said after something else in the sentence."""
    foe: str = ""
    """The message that takes the monster fought as an object."""


class Adverb(NamedTuple):
    text: str
    """A phrase such as "gegen Drachen", or a clause such as "wenn ausgerüstet"; empty if there is a condition."""
    foe: Phrase | None = None
    """The monster it speaks of."""
    many: Phrase | None = None
    """The same for all such monsters."""
    word: str = ""
    """The message that makes a clause of the condition: "wenn", "solange"."""
    when: str = ""
    """The condition, without that word."""

    @property
    def clause(self) -> bool:
        return bool(self.word)


class Base(Common[Clause]):
    # -- small words ---------------------------------------------------------------------------------------------------

    def listed(self, parts: Sequence[str], link: str = "list-and") -> str:
        """a, b und c"""
        *head, last = parts
        if not head:
            return last
        text = head[0]
        for part in head[1:]:
            text = self.say("list-comma", head=text, next=part)
        return self.say(link, head=text, last=last)

    def all_of(self, parts: Sequence[str]) -> str:
        return self.listed(parts)

    def one_of(self, parts: Sequence[str]) -> str:
        return self.listed(parts, "list-or")

    def together(self, phrases: Sequence[Phrase], link: str = "list-and") -> Phrase:
        """Several phrases as one, in every case."""
        first, *rest = phrases
        if not rest:
            return first
        nom, acc, dat = (self.listed([p.forms[case] for p in phrases], link) for case in range(3))
        gen = self.listed([p.gen for p in phrases], link) if all(p.gen for p in phrases) else ""
        gender = "p" if link == "list-and" else rest[-1].gender
        return Phrase((nom, acc, dat, gen), gender)

    # -- words of the messages -----------------------------------------------------------------------------------------

    @cached_property
    def _verbs(self) -> dict[str, Verb]:
        return {}

    @cached_property
    def _nouns(self) -> dict[str, Noun]:
        return {}

    def verb(self, name: str) -> Verb:
        found = self._verbs.get(name)
        if found is None:
            key = f"verb-{name}"
            found = self._verbs[name] = Verb(
                inf=self.say(key),
                du=self.say(f"{key}.du"),
                er=self.say(f"{key}.er"),
                sie=self.say(f"{key}.sie"),
                zu=self.say(f"{key}.zu"),
                imp=self.attribute(key, "imp"),
                prefix=self.attribute(key, "prefix"),
            )
        return found

    def word(self, key: str) -> Noun:
        """The noun of a message: ``tag-hero``, ``figure-magic``, ``card``."""
        found = self._nouns.get(key)
        if found is None:
            found = self._nouns[key] = self._read(key)
        return found

    def _read(self, key: str) -> Noun:
        gender = self.say(f"{key}.gender")
        if self.has(f"{key}.noun"):  # an adjective and a noun
            base = self.say(f"{key}.noun")
            gen = self.attribute(key, "noun-gen", base)
            many = self.attribute(key, "noun-plural", base)
            most = self.attribute(key, "noun-plural-dat", many)
            forms: Forms = (many, many, most, many) if gender == "p" else (base, base, base, gen)
            return Noun(gender, forms, (many, many, most, many), before=(self.say(f"{key}.adjective"),))
        base = self.say(key)
        one: Forms = (
            base,
            self.attribute(key, "acc", base),
            self.attribute(key, "dat", base),
            self.attribute(key, "gen", base),
        )
        plural = self.attribute(key, "plural", base)
        many_forms: Forms = (plural, plural, self.attribute(key, "plural-dat", plural), plural)
        return Noun(gender, one, many_forms, stem=self.attribute(key, "stem"))

    def figure(self, name: str) -> Noun:
        return self.word(f"figure-{name}")

    def named_figure(self, name: str) -> str:
        return self.say(f"figure-{name}")

    # -- who -----------------------------------------------------------------------------------------------------------

    def who(self, scene: Scene) -> str:
        return "you" if scene.seat == "you" else "they"

    def own(self, scene: Scene) -> str:
        """The possessive of the seat: "dein", "sein"."""
        return self.say("own", who=self.who(scene))

    def yours(self, key: str, scene: Scene, *, many: bool = False) -> Phrase:
        """ "dein Kommandodeck", "seine Handkarten"."""
        return phrase(self.word(key), self.own(scene), many=many)

    def seat(self, scene: Scene) -> Phrase:
        """ "du", "jeder andere Spieler"."""
        if scene.seat == "you":
            return YOU
        player = self.word("player")
        match scene.seat:
            case "others":
                return phrase(player.led(self.say("other")), "jed")
            case "one":
                return phrase(player, "ein", after=self.say("of-choice"))
            case "winner":
                return phrase(self.word("winner"), "der")
        return phrase(player, "jed")

    # -- acts and sentences --------------------------------------------------------------------------------------------

    def deed(self, verb: str, middle: str = "", tail: str = "") -> Deed:
        return Deed(self.verb(verb), middle, tail)

    def may(self, act: Act) -> Deed:
        return self.deed("may", act.inf())

    def joint(self, acts: Sequence[Act]) -> Act:
        flat: list[Act] = []
        for act in acts:
            flat += act.acts if isinstance(act, Joint) and act.link == self.all_of else (act,)
        return flat[0] if len(flat) == 1 else Joint(tuple(flat), self.all_of)

    def either(self, acts: Sequence[Act]) -> Act:
        return acts[0] if len(acts) == 1 else Joint(tuple(acts), self.one_of, self.say("either"))

    def stated(self, subject: Phrase, own: Act, act: Act | None = None, boon: str = "") -> Clause:
        """A sentence with a subject of its own. Who has to bring it about sees to it, if there is no better word."""
        return Clause(act or self.see_to(own.clause(subject)), subject, own, boon)

    def see_to(self, clause: str) -> Deed:
        return self.deed("see-to", self.say("to-it"), self.say("that", clause=clause))

    def acts(self, clauses: Sequence[Clause]) -> Act | None:
        """All their acts in one; nothing if one has none."""
        found = [clause.act for clause in clauses if clause.act is not None]
        return self.joint(found) if clauses and len(found) == len(clauses) else None

    def finite(self, clause: Clause, scene: Scene, inverted: bool = False) -> str:
        """The clause as a main clause; ``inverted``: after something else in the sentence."""
        if clause.says:
            return clause.front or clause.says if inverted else clause.says
        if clause.boon and not inverted:
            return clause.boon
        if clause.own is not None and clause.subject is not None:
            return clause.own.finite(clause.subject, inverted)
        if clause.act is None:
            raise AssertionError("a clause without words")
        if scene.voice == THIRD:
            return clause.act.finite(self.seat(scene), inverted)
        return clause.act.order(inverted)

    def run(self, clauses: Sequence[Clause], scene: Scene, inverted: bool = False) -> str:
        """All of them in one sentence; what the same person does goes together."""
        plain = [replace(clause, boon="") for clause in clauses] if inverted or len(clauses) > 1 else list(clauses)
        groups: list[Clause] = []
        for clause in plain:
            last = groups[-1] if groups else None
            if last is not None and self.mere(last) and self.mere(clause):
                groups[-1] = Clause(self.acts([last, clause]))
            else:
                groups.append(clause)
        return self.listed([self.finite(g, scene, inverted and i == 0) for i, g in enumerate(groups)])

    def mere(self, clause: Clause) -> bool:
        """Is it nothing but an act of the seat?"""
        return clause.act is not None and clause.own is None and not clause.says

    def sentences(self, clauses: Sequence[Clause], scene: Scene) -> str:
        text = ""
        for clause in clauses:
            sentence = self.say("sentence", text=capital(self.finite(clause, scene)))
            text = self.say("two-sentences", a=text, b=sentence) if text else sentence
        return text

    def led(self, lead: str, clauses: Sequence[Clause], scene: Scene) -> str:
        """A clause and what follows from it: "wenn es dunkel ist, zieh 1 Karte"."""
        first, *rest = clauses
        if first.subject is not None and lead.partition(" ")[2].startswith(f"{first.subject.nom} "):
            first = replace(first, subject=PRONOUN[first.subject.gender])  # solange der Träger ..., erhält er ...
        return self.say("lead", clause=lead, text=self.run([first, *rest], scene, inverted=True))

    def leads(self, adverbs: Sequence[Adverb]) -> list[str]:
        """Conditions as clauses; those with the same word go together: "wenn du hier kämpfst und kein Licht hast"."""
        found: dict[str, list[str]] = {}
        texts: list[str] = []
        for adverb in adverbs:
            if adverb.when:
                found.setdefault(adverb.word, []).append(adverb.when)
            else:
                texts.append(adverb.text)
        return texts + [self.say(word, when=self.both(conditions)) for word, conditions in found.items()]

    def both(self, conditions: Sequence[str]) -> str:
        """Conditions that all hold; "du" is said once where it begins each of them."""
        you = f"{YOU.nom} "
        first, *rest = dict.fromkeys(conditions)
        if first.startswith(you):
            rest = [when.removeprefix(you) for when in rest]
        return self.listed([first, *rest])

    def extraposed(self, key: str, name: str, what: str, **args: str | int) -> str:
        """A message whose verb stands last; a relative clause of its object follows it."""
        head, clause = apart(what)
        return spaced(self.say(key, **{name: head}, **args), clause)

    def with_phrase(self, clause: Clause, more: str) -> Clause:
        """The clause with a phrase at the end of its objects: "gegen Drachen"."""

        def added(act: Act | None) -> Act | None:
            return replace(act, middle=spaced(act.middle, more)) if isinstance(act, Deed) else act

        boon = spaced(clause.boon, more) if clause.boon else ""
        own = added(clause.own)
        act = added(clause.act)
        if own is not None and clause.subject is not None and isinstance(act, Deed) and act.verb == self.verb("see-to"):
            act = self.see_to(own.clause(clause.subject))
        return replace(clause, act=act, own=own, boon=boon)
