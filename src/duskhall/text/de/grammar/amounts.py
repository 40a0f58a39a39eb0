"""Numbers, figures and amounts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from duskhall.core.tree import (
    Amount,
    Cards,
    Count,
    Die,
    Fig,
    Filter,
    Half,
    Least,
    Most,
    Sum,
    Target,
    Value,
    Variety,
)
from duskhall.text.common import TESTS, yes
from duskhall.text.de.grammar.base import Base
from duskhall.text.de.grammar.forms import STRONG, Noun, Phrase, phrase, same, spaced
from duskhall.text.forms import Between, Counted, Literal, Scene, Term, Unrendered, bounds, terms

CLASSES = frozenset(("cleric", "fighter", "rogue", "wizard"))


class Amounts(Base):
    # -- what the nouns and conditions say

    @abstractmethod
    def ref(self, target: Target, scene: Scene, role: str, *, prep: str = "in", hand: str = "generic") -> Phrase: ...
    @abstractmethod
    def every(self, place: str, where: Filter | None, scene: Scene, role: str, prep: str, hand: str) -> Phrase: ...
    @abstractmethod
    def mine(self, cards: Cards, scene: Scene) -> Phrase | None: ...
    @abstractmethod
    def each_of(self, cards: Cards, scene: Scene) -> str: ...
    @abstractmethod
    def of(self, ref: Phrase) -> str: ...
    @abstractmethod
    def predicate(self, leaf: Literal, many: bool, scene: Scene) -> str: ...

    # -- figures -------------------------------------------------------------------------------------------------------

    def plain(self, figure: str) -> Phrase:
        """A figure without an article: "Magischer Angriff"."""
        return phrase(self.figure(figure), "")

    def possessed(self, ref: Phrase, figures: Sequence[str]) -> Phrase:
        """ "dein Angriff und dein Magischer Angriff", "das Gewicht jeder Waffe"."""
        nouns = [self.owned(figure) for figure in figures]
        if ref.own:
            return self.together([phrase(noun, ref.own) for noun in nouns])
        owner = self.of(ref)
        if len(nouns) > 1:
            return self.together([phrase(noun, "") for noun in nouns]).with_all(lambda form: spaced(form, owner))
        return phrase(nouns[0], "der", after=owner)

    def owned(self, figure: str) -> Noun:
        """The word for a figure that a card has: its gold is a "Goldwert"."""
        return self.word(self.first(f"owned-{figure}", f"figure-{figure}"))

    # -- numbers ------------------------------------------------------------------------------------------------------

    def span(self, figure: str, low: int | None, high: int | None) -> str:
        """ "2 oder mehr", "1 oder 2", "1 bis 4"."""
        if figure == "level" and high == 0:
            return self.say("range-exactly", n=0)
        if low is None and high is not None:
            return self.say("range-most", n=high, figure=figure)
        if high is None and low is not None:
            return self.say("range-least", n=low, figure=figure)
        if low is None or high is None:
            raise Unrendered(figure, "a range without an end")
        if low == high:
            return self.say("range-exactly", n=low)
        return self.say("range-either" if high == low + 1 else "range-between", low=low, high=high)

    def measure(self, fig: Fig | Between, scene: Scene, odd: str = "") -> tuple[Phrase, str]:
        """A figure with the numbers it may have, and these numbers alone. ``odd``: "not", the test without a sign."""
        noun = self.owned(fig.figure)
        if isinstance(fig, Fig) and not isinstance(fig.amount, int):
            amount = self.amount(fig.amount, scene).dat
            span = self.say("in-height", test=odd or TESTS[fig.test], amount=amount)
        elif odd and isinstance(fig, Fig):
            span = self.say("range-not", n=str(fig.amount))
        else:
            span = self.span(fig.figure, *bounds(fig))
            if self.has(f"value-{fig.figure}"):
                one = yes(bounds(fig) == (1, 1))
                nom, dat = (self.say(f"value-{fig.figure}", range=span, one=one, dat=yes(d)) for d in (False, True))
                return Phrase((nom, nom, dat, ""), "p"), span
        forms = tuple(self.say("value", figure=noun.said(c, noun.gender, STRONG), range=span) for c in range(3))
        return Phrase((forms[0], forms[1], forms[2], ""), noun.gender), span

    def measured(self, fig: Fig | Between, scene: Scene) -> str:
        """What follows a card with such a figure: "mit Stärke 8 oder mehr", "der Stufe 2 oder höher"."""
        value, span = self.measure(fig, scene)
        key = self.first(f"fig-{fig.figure}", "fig")
        return self.say(key, value=value.dat, range=span)

    # -- amounts ------------------------------------------------------------------------------------------------------

    def amount(self, amount: Amount, scene: Scene) -> Phrase:
        """Any amount as a noun: "die Stärke dieses Helden plus 3"."""
        found = terms(amount)
        match found:
            case [Term(1, (Value(a, of),)), Term(1, (Value(b, other),))] if of == other and of not in ("foe", "you"):
                return self.added(of, [a, b], scene)
            case [Term(1, (Value(a, "foe"),)), Term(1, (Value(b, "foe"),)), Term(1, (Value(c, "foe"),))]:
                return self.added("foe", [a, b, c], scene)
        whole: Phrase | None = None
        for term in found:
            part = self.term(term, scene)
            if whole is None:
                whole = part
            elif term.times < 0 and not term.of:
                n = str(-term.times)
                whole = whole.with_all(lambda form, n=n: self.say("amount-minus", a=form, b=n))  # type: ignore[misc]
            else:
                more = part.nom
                whole = whole.with_all(lambda form, b=more: self.say("amount-plus", a=form, b=b))  # type: ignore[misc]
        if whole is None:
            raise Unrendered(amount, "an amount")
        return whole

    def added(self, of: str, figures: Sequence[str], scene: Scene) -> Phrase:
        ref = self.possessed(self.holder(of, scene), figures)
        nom, acc, dat = (self.say("amount-together", of=form) for form in ref.forms[:3])
        return Phrase((nom, acc, dat, ""), "p")

    def term(self, term: Term, scene: Scene) -> Phrase:
        if not term.of:
            return same(self.say("minus", n=-term.times) if term.times < 0 else str(term.times))
        parts = [self.counted(node, scene) for node in term.of]
        whole = parts[0]
        for part in parts[1:]:
            more = part.nom
            whole = whole.with_all(lambda form, b=more: self.say("amount-product", a=form, b=b))  # type: ignore[misc]
        if term.times == 1:
            return whole
        fold = self.word("fold-2") if term.times == 2 else self.word("fold")
        lead = "" if term.times == 2 else self.say("fold-number", n=str(term.times))
        return phrase(fold.prefixed(lead) if lead else fold, "der", after=self.of(whole))

    def holder(self, name: str, scene: Scene) -> Phrase:
        """Whose figure it is: "dieser Karte", even where the card is "sie" otherwise."""
        bound = scene.names.get(name)
        if bound is not None and bound.seen and not (bound.many or bound.swapped):
            return phrase(self.word("card").led(self.say("seen")), "der")
        return self.ref(name, scene, "subject")

    def counted(self, node: Counted, scene: Scene) -> Phrase:
        match node:
            case Half(of):
                whole = self.amount(of, scene)
                return phrase(self.word("half"), "der", after=spaced(self.of(whole), self.say("rounded-up")))
            case Die(dice, how):
                n = self.dice(dice, scene)
                if how == "sum" and n > 1:
                    return phrase(self.word("dice-sum"), "der")
                number = self.word("rolled-number").led(self.say("rolled"))
                if n > 1:
                    number = number.led(self.say(how if n > 2 else f"{how}-of-two"))
                return phrase(number, "der")
            case Most(figure, Cards(place, where)):
                printed = [] if place == "hand" else [self.say("printed")]
                noun = self.figure(figure).led(self.say("highest"), *printed)
                return phrase(noun, "der", after=self.say("among", cards=self.yours_or_all(place, where, scene).dat))
            case Least(int(n), of) | Least(of, int(n)):
                return self.amount(of, scene).with_all(lambda form: self.say("amount-least", of=form, n=n))
            case Least(a, b):
                both = self.together([self.amount(a, scene), self.amount(b, scene)]).dat
                return phrase(self.word("lesser"), "der", after=self.say("of-both", both=both))
            case Variety(tags, Cards(place, where)):
                cards = self.every(place, where, scene, "bare", "in", "generic").dat
                listed = self.listed([self.say(f"tag-{tag}") for tag in tags], "list-or")
                return phrase(self.word("number"), "der", after=self.say("of-kinds", tags=listed, cards=cards))
            case Value("total", "foe"):
                return self.possessed(self.ref("party", scene, "subject"), ["total"])
            case Value("margin", "foe"):
                exceeded = self.say("exceeded", foe=self.of(self.ref("foe", scene, "subject")))
                return phrase(self.word("excess"), "der", after=exceeded)
            case Value(figure, of):
                return self.possessed(self.holder(of, scene), [figure])
            case Sum(figure, cards):
                every = self.every(cards.place, cards.where, scene, "object", "in", "generic")
                summand = phrase(self.figure(figure).led(self.say("printed")), "der")
                return phrase(self.word("sum"), "der", after=spaced(summand.gen, self.of(every)))
            case Count(cards):
                return phrase(self.word("number"), "der", after=self.of(self.many_of(cards, scene)))
        raise Unrendered(node, "an amount")

    def many_of(self, cards: Cards, scene: Scene) -> Phrase:
        """The cards that are counted: "deine Wunden", "die geführten Waffen"."""
        mine = self.mine(cards, scene)
        return mine or self.every(cards.place, cards.where, scene, "the-many", "in", "generic")

    def yours_or_all(self, place: str, where: Filter | None, scene: Scene) -> Phrase:
        """ "deinen Zauberern"; of other places all that are there."""
        return self.every(place, where, scene, "own-many" if place == "hand" else "bare", "in", "generic")

    def several(self, tags: Sequence[str], n: int) -> str:
        """ "2 Klassen", "2 davon: Elf, Zwerg oder Mensch"."""
        if self.classes(tags):
            return self.say("several-classes", n=str(n))
        listed = self.listed([self.say(f"tag-{tag}") for tag in tags], "list-or")
        return self.say("several-tags", n=str(n), tags=listed)

    def classes(self, tags: Sequence[str]) -> bool:
        """Are these all the classes that heroes have?"""
        return set(tags) == CLASSES

    def split(self, amount: Amount, scene: Scene) -> tuple[int | None, str]:
        """A number that is said by itself, and nothing or "jeden Helden" with it. No number: it takes a phrase."""
        match terms(amount):
            case [Term(n, ())]:
                return n, ""
            case [Term(n, (Count(cards),))] if n > 0:
                return n, self.each_of(cards, scene)
            case [Term(n, (Variety(tags, cards),))] if n > 0 and self.classes(tags):
                return n, self.say("each-class", who=self.who(scene))
            case [Term(n, (Variety(tags, cards),))] if n > 0:
                several = self.every(cards.place, cards.where, scene, "bare", "in", "generic").dat
                listed = self.listed([self.say(f"tag-{tag}") for tag in tags], "list-or")
                return n, self.say("each-kind", cards=several, tags=listed)
        return None, ""

    def per(self, text: str, each: str) -> str:
        """ "Angriff +1 für jeden Helden"."""
        return self.say("for-each", what=text, each=each) if each else text

    def in_height(self, text: str, amount: Amount, scene: Scene) -> str:
        """ "Gold in Höhe der Stufe dieses Helden"."""
        return self.say("equal-to", what=text, amount=self.of(self.amount(amount, scene)))

    def so_many(self, noun: Noun, amount: Amount, scene: Scene) -> Phrase:
        """ "1 Karte", "2 Karten für jeden Helden", "Karten in Höhe der ..."."""
        n, each = self.split(amount, scene)
        if n is None:
            several = phrase(noun, "", many=True)
            return several.with_all(lambda form: self.in_height(form, amount, scene))
        number = phrase(noun, "1", count="1") if n == 1 else phrase(noun, "n", count=str(n), many=True)
        return number.with_all(lambda form: self.per(form, each)) if each else number
