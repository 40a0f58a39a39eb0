"""English: how the words of ``cards.ftl`` become rules text.

A step becomes a :class:`Clause`, which can stand as an order ("draw a card"), follow a subject ("each player draws a
card") or a price ("destroy a food to draw a card"). Cards are spoken of as :class:`Noun` (a kind of card) and
:class:`Ref` (certain cards).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from duskhall.core.tree import (
    ALL,
    ANY,
    Amount,
    And,
    Armed,
    Arrange,
    Buy,
    Can,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Count,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    End,
    Fig,
    Filter,
    Forbid,
    Gain,
    Has,
    Held,
    If,
    Is,
    Later,
    Look,
    Modify,
    Must,
    Named,
    Not,
    Now,
    Other,
    Pick,
    Put,
    Some,
    Step,
    Target,
    Tops,
    Use,
    Value,
    While,
)
from duskhall.text.render import (
    FLIPPED,
    SWAPPED,
    Between,
    Change,
    Grammar,
    Literal,
    Scene,
    Speaker,
    Term,
    Unrendered,
    alternatives,
    bounds,
    conjuncts,
    joined,
    needed,
    terms,
)

ORDER, THIRD, THEY = "", "third", "they"
"""The voices of a scene: "draw", "each player draws", "they draw"."""

TYPES = ("hero", "monster", "weapon", "item", "spell", "villager")
"""Tags that say what a card is; the others say which: "a cleric hero"."""

RELATIVE = ("total", "darkness", "weight", "cost", "level", "level-cost", "rank")
"""Figures that are not gained or lost but higher or lower."""

PRINTED = (
    *("strength", "weight", "health", "attack", "magic", "either", "total", "light", "darkness", "rank"),
    *("gold", "buys", "cost", "level-cost", "xp", "vp"),
)
"""The order of the printed figures. The level stands with the kind."""

TROPHY = ("attack", "magic", "either", "total", "strength", "light", "buys")
"""Figures that a monster gives to the player who has beaten it."""

AFTER = ("spoils", "victory", "won")
"""Windows and events in which a battle has been won."""

TESTS = {"<": "less", "<=": "most", "=": "equal", ">=": "least", ">": "more"}
NAMES = ("tag", "title", "kind", "figure", "window", "event")
"""Messages that name something, for all to use; all others are pieces of card text."""

LITTLE = ("a", "an", "and", "from", "in", "of", "on", "the", "to", "with")


@dataclass(frozen=True, slots=True)
class Clause:
    """What happens. It has a verb, or says something by itself, or both."""

    verb: str = ""
    """What the seat does, without the seat: "draw a card", "draws a card"."""
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
    """What it is not, for one and for several."""
    other: bool = False
    generic: bool = False
    """Nothing but a card."""
    hall: bool = False
    """It is at home in the hall, so that the hand has to be mentioned."""


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


def grammar(words: Speaker) -> English:
    return English(words)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def article(noun: str) -> str:
    return "an" if re.match(r"(?!uni|eu|one\b|one-)[aeiou]", noun, re.IGNORECASE) else "a"


def full_id(message_id: str) -> str:
    """The ids of mere pieces of card text begin with "text-" in the file; here that is left out."""
    return message_id if message_id.partition("-")[0] in NAMES else f"text-{message_id}"


def yes(flag: bool) -> str:
    return "yes" if flag else "no"


class English(Grammar[Clause]):
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

    # -- nouns --------------------------------------------------------------------------------------------------------

    def title(self, card: str) -> tuple[str, str]:
        """The name of a card, for one and for several of them."""
        key = f"title-{card}"
        if self.has(key):
            return self.say(key), self.say(f"{key}.plural")
        parts = card.split("-")
        name = " ".join(p if i and p in LITTLE else capital(p) for i, p in enumerate(parts))
        return name, name if name.endswith("s") else f"{name}es" if name.endswith(("x", "ch", "sh")) else f"{name}s"

    def nouns(self, where: Filter | None, scene: Scene, default: str = "") -> list[Noun]:
        return [self.noun(leaves, scene, default) for leaves in alternatives(where)]

    def noun(self, leaves: Sequence[Literal], scene: Scene, default: str = "") -> Noun:
        """What all these leaves describe; ``default`` is the tag of a card that they do not name."""
        heads: list[tuple[str, str, str]] = []
        before: list[str] = []
        after: list[str] = []
        than: list[tuple[str, str]] = []
        other = False
        if any(leaf.holds and isinstance(leaf.of, Named) for leaf in leaves):
            leaves = [leaf for leaf in leaves if not isinstance(leaf.of, Is)]  # the title says it all
        for leaf in leaves:
            suffix = "" if leaf.holds else ".not"
            match leaf.of:
                case Is(tag) if self.has(f"tag-{tag}.noun"):
                    word = self.say(f"tag-{tag}")
                    before.append(word if leaf.holds else self.say("np-not", adjective=word))
                    default = default or (self.say(f"tag-{tag}.noun") if leaf.holds else "")
                case Is(tag) if leaf.holds:
                    heads.append((tag, self.say(f"tag-{tag}"), self.say(f"tag-{tag}.plural")))
                case Is(tag):
                    than.append((self.say(f"tag-{tag}"), self.say(f"tag-{tag}.plural")))
                case Named(card) if leaf.holds:
                    heads.append(("", *self.title(card)))
                case Named(card):
                    than.append(self.title(card))
                case Fig() | Between() as fig:
                    value, span = self.measure(fig, scene)
                    key = self.first(f"fig-{fig.figure}", "fig")
                    after.append(self.say(key + suffix, value=value, range=span))
                case Has(figure):
                    after.append(
                        self.say("fig" + suffix, value=self.say(self.first(f"has-{figure}", f"figure-{figure}")))
                    )
                case Armed(weapon):
                    after.append(self.say("armed" + suffix, weapon=self.phrase(weapon, "a", scene, default="weapon")))
                    default = default or "hero"
                case Held():
                    before.append(self.say("held" + suffix))
                    default = default or "weapon"
                case Can(act):
                    after.append(self.say(f"can-{act}{suffix}"))
                case Other():
                    other = other or leaf.holds
                    after += [] if leaf.holds else [self.say("is-self")]
                case _:
                    raise Unrendered(leaf.of, "a filter")
        generic = not heads and not default
        if not heads:
            key = f"tag-{default}" if default else "card"
            heads.append((default, self.say(key), self.say(f"{key}.plural")))
        heads.sort(key=lambda head: head[0] in TYPES)
        tag, one, many = heads[-1]
        before += [head[1] for head in heads[:-1]]
        return Noun(
            " ".join([*before, one]),
            " ".join([*before, many]),
            (one, many),
            tuple(after),
            tuple(than),
            other,
            generic,
            any(self.has(f"tag-{head[0]}.home") for head in heads if head[0]),
        )

    def a(self, noun: str) -> str:
        return self.say("np-a", article=article(noun), noun=noun)

    def full(self, noun: Noun, many: bool) -> str:
        """The noun with what follows it."""
        after = list(noun.after)
        if noun.than:
            others = self.listed([b if many else self.a(a) for a, b in noun.than], "list-and" if many else "list-or")
            after.insert(0, self.say("np-than", noun=others))
        text = noun.many if many else noun.one
        return self.say("np-after", noun=text, after=self.listed(after)) if after else text

    def phrase(
        self,
        where: Filter | None,
        det: str,
        scene: Scene,
        *,
        n: int = 1,
        place: str = "",
        best: str = "",
        default: str = "",
    ) -> str:
        """A noun phrase. ``det`` is "a", "one", "each", "all", "bare", "single", "no", "number" or "any"."""
        nouns = self.nouns(where, scene, default)
        if not nouns:
            raise Unrendered(where, "a filter")
        many = det in ("all", "bare", "any") or (det == "number" and n != 1)
        link = "list-and" if det in ("each", "all", "bare") else "list-or"
        simple = not any(noun.after or noun.than for noun in nouns)
        parts = []
        for noun in nouns:
            text = self.full(noun, many)
            if not simple and place:
                text = self.say("np-after", noun=text, after=place)
            parts.append(text)
        others = {noun.other for noun in nouns}
        articles = {article(noun.one) for noun in nouns}
        once = simple and det != "each" and len(others) == 1 and (det != "a" or len(articles) == 1)
        if once:
            text = self.determined(self.listed(parts, link), det, n, others.pop())
        else:
            text = self.listed(
                [self.determined(part, det, n, noun.other) for part, noun in zip(parts, nouns, strict=True)], link
            )
        if simple and place:
            text = self.say("np-after", noun=text, after=place)
        if best:
            text = self.say("np-after", noun=text, after=self.say("np-best", figure=self.figure(best)))
        return text

    def determined(self, noun: str, det: str, n: int, other: bool) -> str:
        if det == "a":
            return self.say("np-another", noun=noun) if other else self.a(noun)
        if other:
            noun = self.say("np-other", noun=noun)
        if det in ("bare", "single"):
            return noun
        if det == "number":
            return self.say("np-number", n=self.number(n), noun=noun)
        return self.say(f"np-{det}", noun=noun)

    def where(self, place: str, where: Filter | None, scene: Scene, prep: str, hand: str) -> str:
        """ "in the hall", "from your hand". ``hand``: "generic" if it has to be named with mere cards, else "never"."""
        if place == "hall":
            ranked = [
                any(getattr(leaf.of, "figure", "") == "rank" for leaf in leaves) for leaves in alternatives(where)
            ]
            return "" if all(ranked) else self.say(f"{prep}-hall")
        theirs = scene.seat != "you" and hand != "never"
        unclear = any(noun.hall or (noun.generic and hand == "generic") for noun in self.nouns(where, scene))
        return self.say(f"{prep}-hand", who=self.who(scene)) if theirs or unclear else ""

    # -- certain cards ------------------------------------------------------------------------------------------------

    def type(self, card: Card) -> str:
        return next((t for t in TYPES if t in card.tags), "card")

    def is_foe(self, scene: Scene) -> bool:
        """Is the speaking card the monster that is fought? (A trophy speaks from the hand.)"""
        match scene.ability:
            case While(place):
                there = place == "fought"
            case Use(window):
                there = window in AFTER
            case _:
                there = True
        return there and "monster" in scene.card.tags

    def ref(self, target: Target, scene: Scene, role: str, *, prep: str = "in", hand: str = "generic") -> Ref:
        """Cards that something happens to.

        ``role``: "subject" (one hero, each hero), "object" (a hero, all heroes), "bare" (heroes), "single" (hero),
        "moved" (as object, and this card is just a card).
        """
        match target:
            case "self" if role == "moved":
                return self.owner(self.say("self", type="card"))
            case "self":
                return self.owner(self.say("self", type=self.type(scene.card)))
            case "wielder":
                return self.owner(self.say("wielder"))
            case "foe":
                return self.owner(self.say("self", type="monster") if self.is_foe(scene) else self.say("foe"))
            case "party" | "you":
                who = self.who(scene)
                return Ref(self.say("party", who=who), True, self.say("party-own", who=who), party=True)
            case str(name):
                return self.named(name, scene)
            case Tops(tag, n):
                stack = self.say(f"tag-{tag}")
                return Ref(self.say("top-cards", many=yes(n != 1), n=self.number(n), stack=stack), n != 1)
            case Pick():
                text = self.picked(target, scene, role, prep, hand)
                many = target.n != 1
                scene.bind(target)
                return Ref(text, many)
            case Cards(place, where):
                return self.every(place, where, scene, role, prep, hand)
        raise Unrendered(target, "a target")

    def owner(self, text: str) -> Ref:
        return Ref(text, False, self.say("own", owner=text))

    def named(self, name: str, scene: Scene) -> Ref:
        bound = scene.names.get(name)
        if bound is None:
            raise Unrendered(name, "a name that no pick has given")
        nouns = self.nouns(bound.where, scene)
        one, many = nouns[0].head if len(nouns) == 1 else (self.say("card"), self.say("card.plural"))
        if bound.seen and not bound.many:
            return Ref(self.say("it"), False, self.say("its"))
        if not bound.many:
            return self.owner(self.say("np-that", noun=one))
        if bound.thinned:
            return Ref(self.say("the-rest"), True)
        return Ref(self.say("them") if bound.seen else self.say("np-those", noun=many), True)

    def lot(self, name: str, scene: Scene) -> str:
        """The cards behind a name as a place to pick from: what is left of them has no other word."""
        if name in scene.names:
            scene = scene.fork()
            scene.names[name] = replace(scene.names[name], thinned=False, many=True)
        return self.named(name, scene).text

    def picked(self, pick: Pick, scene: Scene, role: str, prep: str, hand: str) -> str:
        det = {1: "one" if role == "subject" else "a", ALL: "all", ANY: "any"}.get(pick.n, "number")
        if pick.place in ("hand", "hall"):
            place = self.where(pick.place, pick.where, scene, prep, hand)
            return self.phrase(pick.where, det, scene, n=pick.n, place=place, best=pick.best)
        those = self.lot(pick.place, scene)
        if pick.where is not None or pick.best:
            cards = self.phrase(pick.where, "one" if det == "a" else det, scene, n=pick.n, best=pick.best)
            return self.say("np-among", cards=cards, those=those)
        if det == "any":
            return self.say("np-any", noun=those)
        return self.say("np-of", n=self.say("number-all") if det == "all" else self.number(pick.n), those=those)

    def every(self, place: str, where: Filter | None, scene: Scene, role: str, prep: str, hand: str) -> Ref:
        det = {"subject": "each", "bare": "bare", "single": "single"}.get(role, "all")
        many = det in ("all", "bare")
        if place in ("hand", "hall"):
            if place == "hand" and where is None and det == "all":
                return Ref(self.say("the-hand", who=self.who(scene)), True)
            return Ref(
                self.phrase(where, det, scene, place=self.where(place, where, scene, prep, hand)),
                many,
            )
        if where is None:
            return replace(self.named(place, scene), many=True)
        return Ref(
            self.say("np-among", cards=self.phrase(where, det, scene), those=self.lot(place, scene)),
            many,
        )

    def possessed(self, ref: Ref, figures: Sequence[str]) -> str:
        """ "your attack and magic attack", "the weight of each weapon"."""
        words = self.listed([self.figure(f) for f in figures])
        if ref.own:
            return self.say("amount-of", own=ref.own, figure=words)
        return self.say("amount-of-long", owner=ref.text, figure=words)

    # -- numbers ------------------------------------------------------------------------------------------------------

    def span(self, figure: str, low: int | None, high: int | None) -> str:
        """ "2 or more", "1 or 2", "1 to 4"."""
        if low is None and high is not None:
            return self.say("range-most", n=high, figure=figure)
        if high is None and low is not None:
            return self.say("range-least", n=low, figure=figure)
        if low is None or high is None:
            raise Unrendered(figure, "a range without an end")
        if low == high:
            return self.say("range-exactly", n=low)
        return self.say("range-either" if high == low + 1 else "range-between", low=low, high=high)

    def measure(self, fig: Fig | Between, scene: Scene, odd: str = "") -> tuple[str, str]:
        """A figure with the numbers it may have, and these numbers alone. ``odd``: "not", the test without a sign."""
        if isinstance(fig, Fig) and (odd or not isinstance(fig.amount, int)):
            span = self.say("test", test=odd or TESTS[fig.test], amount=self.amount(fig.amount, scene))
            one = False
        else:
            low, high = bounds(fig)
            span = self.span(fig.figure, low, high)
            one = low == high == 1
        fixed = isinstance(fig, Between) or isinstance(fig.amount, int)
        key = self.first(f"value-{fig.figure}", "value") if fixed else "value"
        return self.say(key, figure=self.figure(fig.figure), range=span, one=yes(one)), span

    def amount(self, amount: Amount, scene: Scene) -> str:
        """Any amount as a noun: "this hero's strength plus 3"."""
        text = ""
        for term in terms(amount):
            part = self.term(term, scene)
            if not text:
                text = part
            elif term.times < 0 and not term.of:
                text = self.say("amount-minus", a=text, b=str(-term.times))
            else:
                text = self.say("amount-plus", a=text, b=part)
        return text

    def term(self, term: Term, scene: Scene) -> str:
        if not term.of:
            return self.say("minus", n=-term.times) if term.times < 0 else str(term.times)
        text = ""
        for node in term.of:
            part = self.counted(node, scene)
            text = self.say("amount-product", a=text, b=part) if text else part
        return text if term.times == 1 else self.say("amount-times", n=term.times, of=text)

    def counted(self, node: Value | Count, scene: Scene) -> str:
        if isinstance(node, Value):
            return self.possessed(self.ref(node.of, scene, "subject"), [node.figure])
        cards = self.every(node.cards.place, node.cards.where, scene, "bare", "in", "generic")
        return self.say("amount-count", cards=cards.text)

    def split(self, amount: Amount, scene: Scene) -> tuple[int | None, str]:
        """A number that is said by itself, and nothing or "each hero" to go with it. No number: it takes a phrase."""
        match terms(amount):
            case [Term(n, ())]:
                return n, ""
            case [Term(n, (Count(cards),))] if n > 0:
                return n, self.every(cards.place, cards.where, scene, "subject", "in", "generic").text
        return None, ""

    def so_many(self, one: str, many: str, amount: Amount, scene: Scene) -> str:
        """ "a card", "two cards for each hero", "as many cards as ..."."""
        n, each = self.split(amount, scene)
        if n is None:
            return self.say("as-many", noun=many, amount=self.amount(amount, scene))
        text = self.a(one) if n == 1 else self.say("np-number", n=self.number(n), noun=many)
        return self.say("for-each", what=text, each=each) if each else text

    # -- abilities ----------------------------------------------------------------------------------------------------

    def use(self, ability: Use, scene: Scene) -> str:
        label = self.say(f"window-{ability.window}.repeat" if ability.repeat else f"window-{ability.window}")
        for adverb in self.adverbs(needed(ability), scene, "if", selfish=True):
            label = self.say("label-if", label=label, when=adverb.text)
        return self.say("label", label=label, text=self.deal(ability, scene))

    def deal(self, ability: Use, scene: Scene) -> str:
        """The price and what is had for it."""
        if not ability.cost:
            return self.sentences(self.steps(ability.steps, scene), scene)
        cost, tail = self.price(ability.cost, scene)
        clauses = self.steps(ability.steps, scene)
        acts = self.acts(clauses)
        if len(clauses) == 1 and clauses[0].boon:
            text = self.say("pay-for", cost=cost, boon=clauses[0].boon)
        elif acts and len(clauses) <= 2:
            text = self.say("pay-to", cost=cost, act=acts)
        else:
            text = self.finite(clauses[0], scene)
            for clause in clauses[1:]:
                text = self.say("semicolon", a=text, b=self.finite(clause, scene))
            text = self.say("pay-then", cost=cost, text=text)
        if tail:
            text = self.say("semicolon", a=text, b=tail)
        return self.say("sentence", text=capital(text))

    def price(self, cost: Sequence[Step], scene: Scene) -> tuple[str, str]:
        """What is paid, as an order, and what becomes of it later."""
        acts: list[str] = []
        tail = ""
        for step in joined(cost):
            if isinstance(step, Destroy) and step.late:
                tail = self.say("given-up", what="self" if step.what == "self" else "other")
                clause = self.act("give-up", step.what, scene)
            elif isinstance(step, Earn) and isinstance(step.amount, int) and step.amount < 0:
                clause = Clause(self.say("pay", what=self.say(f"earn-{step.what}", n=-step.amount)))
            else:
                clause = self.step(step, scene)
            if not clause.verb:
                raise Unrendered(step, "a cost")
            acts.append(clause.verb)
        return self.listed(acts), tail

    def must(self, ability: Must, scene: Scene) -> str:
        event = f"event-{ability.event}"
        clauses = self.steps(ability.steps, scene)
        adverbs = self.adverbs(needed(ability), scene, "if", selfish=self.selfish(ability.steps))
        if not self.has(f"{event}.clause"):
            label = self.say(event)
            if len(clauses) == 1 and not clauses[0].fronted:
                return self.say("label", label=label, text=self.whole(clauses[0], adverbs, scene))
            for adverb in adverbs:
                label = self.say("label-if", label=label, when=adverb.text)
            return self.say("label", label=label, text=self.sentences(clauses, scene))
        foes = [adverb.foe for adverb in adverbs if adverb.foe]
        foe = foes[0] if foes else self.a(self.say("tag-monster"))
        lead = self.say(f"{event}.clause", foe=foe)
        for adverb in adverbs:
            if adverb.foe != foe:
                lead = self.say("label-if", label=lead, when=adverb.text)
        if len(clauses) > 1 or clauses[0].fronted:
            return self.say("label", label=capital(lead), text=self.sentences(clauses, scene))
        return self.say("sentence", text=capital(self.say("lead", clause=lead, text=self.finite(clauses[0], scene))))

    def hold(self, ability: While, scene: Scene) -> str:
        clauses = self.steps(ability.steps, scene)
        adverbs = self.adverbs(conjuncts(ability.when), scene, "while", selfish=self.selfish(ability.steps))
        monster = "monster" in scene.card.tags
        if ability.place == "equipped" and not self.selfish(ability.steps, "wielder"):
            adverbs.insert(0, Adverb(self.say("while-it-is-equipped", self=self.ref("self", scene, "subject").text)))
        elif ability.place == "fought" and not monster:
            adverbs.insert(0, Adverb(self.say("while-fought")))
        elif ability.place not in ("present", "equipped", "fought"):
            raise Unrendered(ability.place, "a place")
        if len(clauses) == 1:
            text = self.whole(clauses[0], adverbs, scene)
        elif adverbs:
            lead = self.listed([adverb.text for adverb in adverbs])
            text = self.say("lead", clause=lead, text=self.run(clauses, scene))
            text = self.say("sentence", text=capital(text))
        else:
            text = self.sentences(clauses, scene)
        if monster and ability.place == "present":
            text = self.say("label", label=self.say("trophy"), text=text)
        return text

    def whole(self, clause: Clause, adverbs: Sequence[Adverb], scene: Scene) -> str:
        """One clause and its conditions as a sentence."""
        text = self.finite(clause, scene)
        for adverb in adverbs:
            if clause.foe and adverb.foe:
                text = self.say(clause.foe, text=text, foe=adverb.foe)
            else:
                text = self.say("then", text=text, when=adverb.text)
        return self.say("sentence", text=capital(text))

    def selfish(self, steps: Sequence[Step], *others: str) -> bool:
        """Do the steps speak of this card alone (or of these others)?"""
        return all(isinstance(s, (Modify, Forbid)) and s.on in ("self", *others) for s in steps)

    # -- steps --------------------------------------------------------------------------------------------------------

    def steps(self, steps: Sequence[Step], scene: Scene) -> list[Clause]:
        clauses: list[Clause] = []
        last: object = None
        for step in joined(steps):
            clause = self.step(step, scene)
            if isinstance(step, End) and isinstance(last, If) and not last.otherwise:
                clause = replace(clause, says=self.say("end-anyway"))
            clauses.append(clause)
            last = step
        return clauses

    def act(
        self,
        message: str,
        target: Target,
        scene: Scene,
        *,
        hand: str = "generic",
        more: Callable[[Ref], dict[str, str]] | None = None,
    ) -> Clause:
        """A verb with an object. An optional pick makes it "may"."""
        pick = target if isinstance(target, Pick) else None
        optional = pick is not None and pick.optional
        form = "base" if optional else self.form(scene)
        ref = self.ref(target, scene, "moved", prep="from", hand=hand)
        verb = self.say(message, form=form, what=ref.text, **(more(ref) if more else {}))
        if pick is not None and pick.show:
            verb = self.say("or-show", form=form, act=verb, hand=self.say("the-hand", who=self.who(scene)))
        return self.may(verb, scene) if optional else Clause(verb)

    def may(self, verb: str, scene: Scene) -> Clause:
        if scene.voice == ORDER:
            return Clause(says=self.say("you-may", act=verb))
        return Clause(self.say("may", act=verb))

    def pick(self, step: Pick, scene: Scene) -> Clause:
        return self.act("choose", step, scene)

    def draw(self, step: Draw, scene: Scene) -> Clause:
        what = self.so_many(self.say("card"), self.say("card.plural"), step.n, scene)
        return Clause(self.say("draw", form=self.form(scene), what=what))

    def discard(self, step: Discard, scene: Scene) -> Clause:
        clause = self.act("discard", step.what, scene, hand="never")
        scene.take(step.what)
        return clause

    def destroy(self, step: Destroy, scene: Scene) -> Clause:
        clause = self.act("destroy-late" if step.late else "destroy", step.what, scene)
        scene.take(step.what)
        return replace(clause, loose=step.late)

    def gain(self, step: Gain, scene: Scene) -> Clause:
        what = self.so_many(*self.title(step.card), step.n, scene)
        return Clause(self.say("gain", form=self.form(scene), what=what))

    def put(self, step: Put, scene: Scene) -> Clause:
        clause = self.act(
            "put",
            step.what,
            scene,
            more=lambda ref: {"to": self.say(f"to-{step.to}", who=self.who(scene), many=yes(ref.many))},
        )
        scene.take(step.what)
        return clause

    def look(self, step: Look, scene: Scene) -> Clause:
        verb = self.say(
            "look", form=self.form(scene), who=self.who(scene), many=yes(step.n != 1), n=self.number(step.n)
        )
        return Clause(verb)

    def arrange(self, step: Arrange, scene: Scene) -> Clause:
        form = self.form(scene)
        if step.place == "hall":
            return Clause(self.say("arrange-hall", form=form))
        what = self.say("the-hand", who=self.who(scene)) if step.place == "hand" else self.named(step.place, scene).text
        return Clause(self.say("arrange-cards", form=form, what=what))

    def earn(self, step: Earn, scene: Scene) -> Clause:
        n, each = self.split(step.amount, scene)
        if n is None:
            what = self.amount(step.amount, scene)
            if not any(isinstance(v, Value) and v.figure == step.what for t in terms(step.amount) for v in t.of):
                what = self.say("equal-to", what=self.figure(step.what), amount=what)
            return Clause(self.say("earn", form=self.form(scene), what=what))
        what = self.say(f"earn-{step.what}", n=abs(n))
        if each:
            what = self.say("for-each", what=what, each=each)
        if n < 0:
            return Clause(self.say("lose", form=self.form(scene), what=what))
        return Clause(self.say("earn", form=self.form(scene), what=what), boon=what)

    def buy(self, step: Buy, scene: Scene) -> Clause:
        what = self.phrase(step.where, "a", scene)
        if isinstance(scene.ability, Must):
            return self.may(self.say("buy", form="base", what=what), scene)
        return Clause(self.say("buy", form=self.form(scene), what=what))

    def choose(self, step: Choose, scene: Scene) -> Clause:
        only = [branch.steps[0] for branch in step.of if len(branch.steps) == 1]
        for kind, message, hand in ((Discard, "discard", "never"), (Destroy, "destroy", "generic")):
            targets = [s.what for s in only if isinstance(s, kind) and s == kind(s.what)]
            plain = all(isinstance(t, Pick) and not t.optional and not t.show for t in targets)
            if len(targets) == len(step.of) > 1 and plain:
                refs = [self.ref(t, scene.fork(), "moved", prep="from", hand=hand).text for t in targets]
                what = self.say("either-or", list=self.listed(refs, "list-or"))
                return Clause(self.say(message, form=self.form(scene), what=what))
        branches = [self.steps(branch.steps, scene.fork()) for branch in step.of]
        acts = [self.acts(clauses) for clauses in branches]
        if all(acts):
            if len(acts) == 1:
                return Clause(acts[0])
            link = "list-or" if all(len(clauses) == 1 for clauses in branches) else "list-or-long"
            return Clause(self.say("either-or", list=self.listed(acts, link)))
        text = ""
        for clauses in branches:
            part = self.run(clauses, scene)
            text = self.say("or-else", a=text, b=part) if text else part
        return Clause(says=self.say("choose-one", list=text))

    def provided(self, step: If, scene: Scene) -> Clause:
        inner = {"seat": "winner", "voice": THIRD} if step.when == Now("claim") else {}
        then = self.steps(step.then, scene.fork(**inner))
        other = self.steps(step.otherwise, scene.fork())
        when = self.condition(step.when, scene)
        lead = self.conditional(step.when, scene)
        act = self.acts(then)
        if act:
            act = self.say("act-if", act=act, when=when)
            if other:
                otherwise = self.acts(other)
                act = self.say("act-else", act=act, **{"else": otherwise}) if otherwise else ""
        says = ""
        if scene.voice != THIRD or not act:
            text = self.run(then, scene.fork(**inner))
            says = self.say("lead", clause=lead, text=text)
            if other:
                says = self.say("then-else", then=says, **{"else": self.run(other, scene)})
        return Clause("" if inner else act, says, fronted=True, loose=True)

    def each(self, step: Each, scene: Scene) -> Clause:
        third = scene.fork(seat=step.seats, voice=THIRD)
        seat = self.seat(third)
        act = self.acts(self.steps(step.steps, third))
        if act:
            base = self.acts(self.steps(step.steps, scene.fork(seat=step.seats, voice=THEY)))
            return Clause(self.say("make", seat=seat, act=base), self.say("have", seat=seat, act=act))
        they = scene.fork(seat=step.seats, voice=THEY)
        text = ""
        for clause in self.steps(step.steps, they):
            part = self.finite(clause, they)
            text = self.say("semicolon", a=text, b=part) if text else part
        return Clause(says=self.say("for-every", seat=seat, text=text))

    def later(self, step: Later, scene: Scene) -> Clause:
        inner = scene.fork()
        clauses = self.steps(step.steps, inner)
        act = self.acts(clauses)
        act = self.say("act-later", act=act) if act else ""
        if scene.voice == THIRD and act:
            return Clause(act, loose=True)
        return Clause(act, self.say("later", text=self.run(clauses, inner)), fronted=True, loose=True)

    def end(self, step: End, scene: Scene) -> Clause:
        return Clause(self.say("end.order") if scene.voice == ORDER else "", self.say("end"))

    # -- changes ------------------------------------------------------------------------------------------------------

    def change(self, step: Change, scene: Scene) -> Clause:
        if isinstance(step.on, Pick) and step.on.optional:
            clause = self.changed(replace(step, on=replace(step.on, optional=False)), scene.fork(voice=THEY))
            scene.bind(step.on)
            return self.may(clause.verb, scene)
        clause = self.changed(step, scene)
        return replace(clause, verb="") if clause.says and self.apart(step.on, scene) else clause

    def apart(self, on: Target, scene: Scene) -> bool:
        """Do others' cards change? Then it is not the players who do it, and no verb of theirs will do."""
        return scene.seat != "you" and on not in ("party", "you")

    def changed(self, step: Change, scene: Scene) -> Clause:
        if step.op not in ("add", "less"):
            return self.altered(step, scene)
        groups = [
            [p for p in step.parts if p.figure == "buys"],
            [p for p in step.parts if p.figure in RELATIVE and step.on != "self"],
            [p for p in step.parts if p.figure != "buys" and (p.figure not in RELATIVE or step.on == "self")],
        ]
        words = (self.purchases, self.moved, self.gained)
        clauses = []
        on = step.on
        for group, word in zip(groups, words, strict=True):
            if group:
                clauses.append(word(replace(step, on=on, parts=tuple(group)), scene))
                on = on.name if isinstance(on, Pick) and on.name else on
        if len(clauses) == 1:
            return clauses[0]
        return Clause(self.acts(clauses), self.listed([self.finite(clause, scene) for clause in clauses]))

    def purchases(self, step: Change, scene: Scene) -> Clause:
        acts = []
        for part in step.parts:
            n, each = self.split(part.amount, scene)
            if n is None:
                acts.append(self.say(f"buys-{step.op}-by", amount=self.amount(part.amount, scene)))
                continue
            act = self.say(f"buys-{step.op}", n=self.number(n), many=yes(n != 1))
            acts.append(self.say("for-each", what=act, each=each) if each else act)
        act = self.listed(acts)
        return replace(self.may(act, scene), verb=act) if scene.voice == ORDER else self.may(act, scene)

    def moved(self, step: Change, scene: Scene) -> Clause:
        """Figures that are higher or lower now."""
        up = step.op == "add"
        ref = self.ref(step.on, scene, "subject")
        says, acts = [], []
        for part in step.parts:
            what = self.possessed(ref, [part.figure])
            n, each = self.split(part.amount, scene)
            if n is None:
                amount = self.amount(part.amount, scene)
                says.append(self.say("higher-by" if up else "lower-by", what=what, amount=amount))
            else:
                text = self.say("higher" if up else "lower", what=what, n=n)
                says.append(self.say("for-each", what=text, each=each) if each else text)
                amount = self.say("for-each", what=str(n), each=each) if each else str(n)
            acts.append(self.say("raise" if up else "reduce", form=self.form(scene), what=what, amount=amount))
        return Clause(self.listed(acts), self.listed(says))

    def gained(self, step: Change, scene: Scene) -> Clause:
        """Figures that are gained or lost."""
        up = step.op == "add"
        me = step.on == "self"
        what = self.listed([self.gift(part, step.op, scene, me) for part in step.parts])
        form = self.form(scene)
        ref = self.ref(step.on, scene, "subject")
        if ref.party:
            act = self.say("gain" if up else "lose", form=form, what=what)
            says = self.say("they-do", who=self.who(scene), act=act) if scene.voice == ORDER else ""
            return Clause(act, says, boon=what if up else "")
        message = "give" if up else "take"
        if me:
            given = self.listed([self.gift(part, step.op, scene, False) for part in step.parts])
            return Clause(self.say(message, form=form, who=ref.text, what=given), what, boon=what)
        role = "subject" if isinstance(step.on, Cards) else "object"
        act = self.say(message, form=form, who=self.ref(step.on, scene, role).text, what=what)
        return Clause(act, self.say("gains" if up else "loses", who=ref.text, many=yes(ref.many), what=what))

    def gift(self, part: Modify, op: str, scene: Scene, me: bool) -> str:
        """ "attack +2", "2 strength", "attack +1 more for each monster"."""
        figure = self.figure("attack" if part.figure == "either" else part.figure)
        n, each = self.split(part.amount, scene)
        if n is None:
            key = "equal-to" if not me else "extra-equal-to" if op == "add" else "reduced-by"
            text = self.say(key, what=figure, amount=self.amount(part.amount, scene))
        elif op == "add" or me:
            text = self.say("with-sign", figure=figure, signed=self.signed(n if op == "add" else -n))
            if me and op == "add" and part.figure in scene.card.figures and scene.card.figures[part.figure]:
                text = self.say("more", what=text)
        else:
            text = self.say("with-number", n=n, figure=figure)
        if part.figure == "either":
            text = self.say("of-kind", who=self.who(scene), what=text)
        return self.say("for-each", what=text, each=each) if each else text

    def altered(self, step: Change, scene: Scene) -> Clause:
        """Every other operation: zero, ignore, double, half, become."""
        figures = [part.figure for part in step.parts]
        form = self.form(scene)
        general = isinstance(step.on, Cards) and step.op == "ignore"
        ref = self.ref(step.on, scene, "bare" if general else "subject")
        what = self.possessed(ref, figures)
        many = yes(len(figures) > 1 or self.has(f"figure-{figures[0]}.many"))
        match step.op:
            case "zero" if not ref.own:
                order = self.say("zero.order", form=form, what=what)
                nothing = self.listed([self.say("zero-figure", figure=self.figure(f)) for f in figures])
                return Clause(order, self.say("zero-each", who=ref.text, many=yes(ref.many), what=nothing))
            case "ignore" if figures == ["total"] and not ref.party:
                order = self.say("ignore.order", form=form, what=what)
                own = self.say("party-own", who=self.who(scene))
                return Clause(order, self.say("adds-nothing", who=ref.text, many=yes(ref.many), own=own))
            case "zero" | "ignore" | "double" | "half":
                order = self.say(f"{step.op}.order", form=form, what=what)
                key = (
                    self.first(f"party-{step.op}-{figures[0]}", step.op) if ref.party and len(figures) == 1 else step.op
                )
                return Clause(order, self.say(key, what=what, many=many))
            case "become":
                new = {"attack": "magic", "magic": "attack"}
                if len(figures) == 1 and figures[0] in new:
                    into = self.figure(new[figures[0]])
                else:
                    into = self.listed([self.amount(part.amount, scene) for part in step.parts])
                order = self.say("become.order", form=form, what=what, new=into)
                return Clause(order, self.say("become", what=what, many=many, new=into))
        raise Unrendered(step.op, "an operation")

    def forbid(self, step: Forbid, scene: Scene) -> Clause:
        key = f"act-{step.act}"
        on = step.on
        again = False
        if isinstance(on, (Pick, Cards)) and isinstance(on.where, And) and Can(step.act) in on.where.of:
            rest = tuple(part for part in on.where.of if part != Can(step.act))
            on = replace(on, where=rest[0] if len(rest) == 1 else And(rest))
            again = True
        if isinstance(on, Pick) and on.optional:
            verb = self.say(f"{key}.order", form="base", who=self.ref(on, scene, "object").text)
            return self.may(verb, scene)
        order = self.say(f"{key}.order", form=self.form(scene), who=self.ref(on, scene, "object").text)
        ref = self.ref(on, scene, "bare" if isinstance(on, Cards) else "subject")
        says = self.say(f"{key}.again" if again else key, who=ref.text)
        if self.apart(on, scene):
            order = ""
        return Clause(order, says, foe=f"{key}.foe" if self.has(f"{key}.foe") else "")

    # -- conditions ---------------------------------------------------------------------------------------------------

    def conditional(self, when: Any, scene: Scene, word: str = "if") -> str:
        """ "if ...", or "unless ..." where that is shorter."""
        if isinstance(when, Not):
            return self.say("unless", when=self.condition(when.of, scene))
        if isinstance(when, Cmp) and when.test == "<" and when.b == 1:
            return self.say("unless", when=self.condition(when, scene, False))
        return self.say(word, when=self.condition(when, scene))

    def adverbs(self, conditions: Sequence[Any], scene: Scene, word: str, *, selfish: bool) -> list[Adverb]:
        """Conditions that follow their sentence: "with an edged weapon against a dragon unless ..."."""
        weapon: list[Adverb] = []
        foe: list[Adverb] = []
        carrier: list[Adverb] = []
        loose: list[Any] = []
        ahead = not self.is_foe(scene) and not (isinstance(scene.ability, Use) and self.past(scene))
        for condition in conditions:
            of, holds = (condition.of, False) if isinstance(condition, Not) else (condition, True)
            suffix = "" if holds else ".not"
            match of:
                case Cmp(Value("rank", "foe"), test, int(n)) if ahead:
                    span = self.span("rank", *bounds(Fig("rank", test, n)))
                    there = self.say("in-rank", range=span)
                    if holds:
                        foe.append(Adverb(self.say("against-rank", range=span), there))
                    else:
                        foe.append(Adverb(self.say("against-not", foe=there)))
                case CardIs("foe", where) if ahead:
                    there = self.phrase(where, "a", scene, default="monster")
                    if holds:
                        foe.append(Adverb(self.say("against", foe=there), there))
                    else:
                        foe.append(Adverb(self.say("against-not", foe=there)))
                case Cmp(Value(figure, "wielder"), test, int(n)) if selfish:
                    hero = self.phrase(Fig(figure, test, n), "a", scene, default="hero")
                    carrier.append(Adverb(self.say("carried-by" + suffix, hero=hero)))
                case CardIs("wielder", where) if selfish:
                    hero = self.phrase(where, "a", scene, default="hero")
                    carrier.append(Adverb(self.say("carried-by" + suffix, hero=hero)))
                case CardIs("self", Armed(kind)) if selfish:
                    arm = self.phrase(kind, "a", scene, default="weapon")
                    weapon.append(Adverb(self.say("armed" + suffix, weapon=arm)))
                case CardIs("self", Held()):
                    weapon.append(Adverb(self.say("while-equipped" + suffix)))
                case _:
                    loose.append(condition)
        found = [*weapon, *foe, *carrier]
        if len(loose) == 1:
            found.append(Adverb(self.conditional(loose[0], scene, word)))
        elif loose:
            found.append(Adverb(self.say(word, when=self.junction([self.condition(c, scene) for c in loose], True))))
        return found

    def past(self, scene: Scene) -> bool:
        """Is the battle behind us?"""
        match scene.ability:
            case Use(window):
                return window in AFTER
            case Must(event):
                return event in AFTER
        return False

    def junction(self, parts: list[str], both: bool) -> str:
        if both or len(parts) == 1:
            return self.listed(parts)
        return self.say("either-or", list=self.listed(parts, "list-or"))

    def compared(self, when: Cmp, scene: Scene, holds: bool) -> str:
        a, test, b = when.a, when.test, when.b
        if isinstance(a, int) and not isinstance(b, int):
            a, test, b = b, SWAPPED[test], a
        odd = ""
        if not holds:
            odd = "not" if test == "=" else ""
            test = FLIPPED.get(test, test)
        if isinstance(b, int):
            match a:
                case Count(cards):
                    return self.numbered(cards, Fig("", test, b), scene, not odd)
                case Value("rank", "foe") if not self.is_foe(scene):
                    there = self.say("in-rank", range=self.span("rank", *bounds(Fig("rank", test, b))))
                    return self.say("they-fight.not" if odd else "they-fight", past=yes(self.past(scene)), foe=there)
                case Value(figure, "party" | "you"):
                    value, _ = self.measure(Fig(figure, test, b), scene, odd)
                    return self.say("you-have", who=self.who(scene), what=value)
                case Value(figure, of):
                    ref = self.ref(of, scene, "subject")
                    text = self.predicate(Literal(Fig(figure, test, b), not odd), ref.many, scene)
                    return self.say("does-what", who=ref.text, what=text)
        relation = self.say("test", test=odd or TESTS[test], amount=self.amount(b, scene))
        return self.say("compared", a=self.amount(a, scene), b=relation)

    def numbered(self, cards: Cards, fig: Fig, scene: Scene, holds: bool) -> str:
        """ "you have two or more heroes"."""
        low, high = bounds(fig)
        if holds and (low, high) == (1, None):
            return self.some(Some(cards), scene, True)
        if holds and high == 0:
            return self.some(Some(cards), scene, False)
        least = low if low is not None else high
        if least is None:
            raise Unrendered(fig, "a number of cards")
        kind = "exactly" if low == high else "least" if high is None else "most"
        role = "single" if least == 1 and high else "bare"
        noun = self.every(cards.place, cards.where, scene, role, "in", "generic").text
        what = self.say(f"range-cards-{kind}" if holds else "range-cards-not", n=self.number(least), cards=noun)
        if cards.place == "hand":
            return self.say("you-have", who=self.who(scene), what=what)
        return self.say("there-is" if least == 1 and high else "there-are", what=what)

    def some(self, when: Some, scene: Scene, holds: bool) -> str:
        cards = when.cards
        det = "a" if holds else "no"
        if cards.place in ("hand", "hall"):
            place = self.where(cards.place, cards.where, scene, "in", "generic" if scene.seat == "you" else "never")
            what = self.phrase(cards.where, det, scene, place=place)
            if cards.place == "hand":
                return self.say("you-have", who=self.who(scene), what=what)
            return self.say("there-is", what=what)
        those = self.lot(cards.place, scene)
        return self.say("there-is", what=self.say("np-among", cards=self.phrase(cards.where, det, scene), those=those))

    def card_is(self, when: CardIs, scene: Scene, holds: bool) -> str:
        if when.card == "foe" and not self.is_foe(scene):
            there = self.phrase(when.where, "a", scene, default="monster")
            return self.say("they-fight" if holds else "they-fight.not", past=yes(self.past(scene)), foe=there)
        ref = self.ref(when.card, scene, "subject")
        ways = []
        for leaves in alternatives(when.where, holds):
            nouns = [leaf for leaf in leaves if isinstance(leaf.of, (Is, Named)) and leaf.holds]
            parts = [self.being(nouns, ref.many, scene)] if nouns else []
            parts += [self.predicate(leaf, ref.many, scene) for leaf in leaves if leaf not in nouns]
            ways.append((len(leaves) == len(nouns), nouns, self.listed(parts)))
        if len(ways) > 1 and all(plain for plain, _, _ in ways) and not ref.many:
            text = self.say("pred-is", many="no", what=self.phrase(when.where, "a", scene))
        else:
            text = self.listed([text for _, _, text in ways], "list-or")
        return self.say("does-what", who=ref.text, what=text)

    def being(self, nouns: Sequence[Literal], many: bool, scene: Scene) -> str:
        """ "is a cleric", "is edged", "is not a cleric". The leaves are all asserted, or it is one that is denied."""
        words = [leaf.of for leaf in nouns]
        if all(isinstance(of, Is) and self.has(f"tag-{of.tag}.noun") for of in words):
            what = self.listed([self.say(f"tag-{of.tag}") for of in words])
        else:
            noun = self.noun([Literal(of) for of in words], scene)
            what = noun.many if many else self.a(noun.one)
        return self.say("pred-is" if nouns[0].holds else "pred-is.not", many=yes(many), what=what)

    def predicate(self, leaf: Literal, many: bool, scene: Scene) -> str:
        """One leaf of a filter as what a card is, has or can do."""
        suffix = "" if leaf.holds else ".not"
        number = yes(many)
        match leaf.of:
            case Is() | Named():
                return self.being([leaf], many, scene)
            case Fig() | Between() as fig:
                value, span = self.measure(fig, scene)
                key = self.first(f"pred-{fig.figure}", "pred-fig")
                return self.say(key + suffix, many=number, value=value, range=span)
            case Has(figure):
                value = self.say(self.first(f"has-{figure}", f"figure-{figure}"))
                return self.say("pred-fig" + suffix, many=number, value=value)
            case Armed(weapon):
                noun = self.phrase(weapon, "a" if leaf.holds else "no", scene, default="weapon")
                return self.say("pred-has", many=number, what=noun)
            case Held():
                return self.say("pred-is" + suffix, many=number, what=self.say("held"))
            case Can(act):
                return self.say(f"pred-can-{act}{suffix}")
            case Other():
                key = "pred-is.not" if leaf.holds else "pred-is"
                return self.say(key, many=number, what=self.say("self", type="card"))
        raise Unrendered(leaf.of, "a filter")

    def won(self, scene: Scene, holds: bool) -> str:
        return self.say("won" if holds else "won.not")

    def dark(self, scene: Scene, holds: bool) -> str:
        return self.say("dark" if holds else "dark.not")

    def now(self, when: Now, scene: Scene, holds: bool) -> str:
        return self.say(f"now-{when.moment}" if holds else f"now-{when.moment}.not")

    # -- the printed figures ------------------------------------------------------------------------------------------

    def figures_line(self, card: Card) -> str:
        figures = dict(card.figures)
        kind = self.say(f"kind-{card.kind}")
        level = figures.pop("level", None)
        if level is not None:
            kind = self.say("printed-kind-level", kind=kind, level=level)
        trophies = [f for f in PRINTED if f in TROPHY and f in figures] if "monster" in card.tags else []
        parts = [kind]
        for name in PRINTED:
            if name in figures and name not in trophies:
                key = self.first(f"printed-{name}", "printed-plain")
                parts.append(self.say(key, figure=self.figure(name), n=figures[name]))
        unknown = set(figures) - set(PRINTED)
        if unknown:
            raise Unrendered(unknown, "printed figures")
        if trophies:
            signed = [self.say("with-sign", figure=self.figure(f), signed=self.signed(figures[f])) for f in trophies]
            parts.append(self.say("printed-trophy", figures=self.listed(signed)))
        return capital(self.say("separator").join(parts))

    def tags_line(self, card: Card) -> str:
        return self.say("separator").join(capital(self.say(f"tag-{tag}")) for tag in card.tags)
