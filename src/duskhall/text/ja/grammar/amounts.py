"""Numbers, ranges of numbers, and amounts that have to be reckoned."""

from __future__ import annotations

from duskhall.core.tree import Amount, Cards, Count, Die, Fig, Half, Least, Most, Sum, Value, Variety
from duskhall.text.common import TESTS
from duskhall.text.forms import FLIPPED, Between, Counted, Scene, Term, Unrendered, bounds, terms
from duskhall.text.ja.grammar.base import Ref
from duskhall.text.ja.grammar.nouns import CLASSES, Nouns


class Amounts(Nouns):
    # -- numbers that are compared -------------------------------------------------------------------------------------

    def span(self, low: int | None, high: int | None, unit: str = "") -> str:
        """2以上, 1か2, 1〜4"""
        if low is None and high is not None:
            return self.say("range-most", n=self.number(high), unit=unit)
        if high is None and low is not None:
            return self.say("range-least", n=self.number(low), unit=unit)
        if low is None or high is None:
            raise Unrendered((low, high), "a range without an end")
        if low == high:
            return self.say("range-exactly", n=self.number(low), unit=unit)
        key = "range-either" if high == low + 1 else "range-between"
        return self.say(key, low=self.number(low), high=self.number(high), unit=unit)

    def number(self, n: int) -> str:
        return self.say("minus", n=-n) if n < 0 else str(n)

    def measure(self, fig: Fig | Between, scene: Scene, holds: bool = True) -> str:
        figure = self.of_card(fig.figure)
        unit = self.unit(fig.figure)
        if isinstance(fig, Between):
            span = self.span(fig.low, fig.high, unit)
            return self.say("value" if holds else "value-not", figure=figure, range=span)
        test = fig.test if holds else FLIPPED.get(fig.test, "")
        if isinstance(fig.amount, int):
            if not test:
                return self.say("value-not", figure=figure, range=f"{self.number(fig.amount)}{unit}")
            if fig.figure == "level" and bounds(Fig("level", test, fig.amount)) == (None, 0):
                return self.say("value", figure=figure, range=self.span(0, 0))
            return self.say("value", figure=figure, range=self.span(*bounds(Fig("", test, fig.amount)), unit))
        return self.say(
            f"value-{TESTS[test] if test else 'other'}", figure=figure, amount=self.amount(fig.amount, scene)
        )

    # -- amounts -------------------------------------------------------------------------------------------------------

    def amount(self, amount: Amount, scene: Scene) -> str:
        """Any amount as a noun: この英雄の体力+3."""
        found = terms(amount)
        owners = {v.of for t in found for v in t.of if isinstance(v, Value)}
        figures = [t.of[0].figure for t in found if t.times == 1 and len(t.of) == 1 and isinstance(t.of[0], Value)]
        if len(figures) == len(found) > 1 and len(owners) == 1:
            owner = self.ref(owners.pop(), scene)
            return self.say("amount-together", of=self.possessed(owner, figures))
        text = ""
        for term in found:
            part = self.term(term, scene)
            if not text:
                text = part
            elif not term.of:
                text = self.say("amount-number", a=text, b=self.signed(term.times))
            else:
                text = self.say("amount-plus", a=text, b=part)
        return text

    def term(self, term: Term, scene: Scene) -> str:
        if not term.of:
            return self.number(term.times)
        text = ""
        for node in term.of:
            part = self.counted(node, scene)
            text = self.say("amount-product", a=text, b=part) if text else part
        return text if term.times == 1 else self.say("amount-times", n=self.number(term.times), of=text)

    def counted(self, node: Counted, scene: Scene) -> str:
        match node:
            case Half(of):
                return self.say("amount-half", of=self.amount(of, scene))
            case Die(dice, how):
                return self.say("amount-dice", n=self.dice(dice, scene), how=how)
            case Most(figure, Cards(place, where)):
                among = self.every(place, where, scene, "bare").text
                return self.say("amount-most", figure=self.of_card(figure), cards=among)
            case Least(Half(of), int(n)) | Least(int(n), Half(of)):
                return self.say("amount-half-least", of=self.amount(of, scene), n=n)
            case Least(int(n), of) | Least(of, int(n)):
                return self.say("amount-least", of=self.amount(of, scene), n=n)
            case Least(a, b):
                return self.say("amount-lesser", a=self.amount(a, scene), b=self.amount(b, scene))
            case Variety(tags, Cards(place, where)):
                among = self.every(place, where, scene, "bare").text
                return self.say("amount-variety", tags=self.tags(tags), cards=among)
            case Value("total", "foe"):
                return self.possessed(self.ref("party", scene), ["total"])
            case Value("margin", "foe"):
                return self.say("amount-margin", foe=self.ref("foe", scene).text)
            case Value(figure, of):
                return self.possessed(self.ref(of, scene), [figure])
            case Sum(figure, Cards(place, where)):
                every = self.every(place, where, scene, "bare")
                return self.say("amount-sum", figure=self.of_card(figure), cards=every.text)
            case Count(Cards(place, where)):
                ref = self.every(place, where, scene, "bare")
                return self.say("amount-count", cards=ref.text, flat=self.flat(ref.counter or self.say("counter")))
        raise Unrendered(node, "an amount")

    def tags(self, tags: tuple[str, ...]) -> str:
        return self.listed([self.say(f"tag-{tag}") for tag in tags], "list-comma")

    def split(self, amount: Amount, scene: Scene) -> tuple[int | None, str]:
        """A number that is said by itself, and nothing or 英雄1枚につき before it. No number: it takes a phrase."""
        match terms(amount):
            case [Term(n, ())]:
                return n, ""
            case [Term(n, (Count(Cards(place, where)),))] if n > 0:
                return n, self.say("for-each", each=self.one(place, where, scene).text)
            case [Term(n, (Variety(tags, Cards(place, where)),))] if n > 0:
                cards = self.every(place, where, scene, "bare").text
                if set(tags) == CLASSES:
                    return n, self.say("for-each", each=self.say("each-class", cards=cards))
                return n, self.say("for-each", each=self.say("each-kind", cards=cards, tags=self.tags(tags)))
        return None, ""

    def one(self, place: str, where: object, scene: Scene) -> Ref:
        """One such card of a place, for what is counted by them."""
        every = self.every(place, where, scene, "bare")  # type: ignore[arg-type]
        return Ref(self.say("np-number", noun=every.text, n=1, counter=every.counter or self.say("counter")))

    def so_many(self, noun: str, counter: str, amount: Amount, scene: Scene) -> Ref:
        """病気1枚, 英雄1枚につき病気2枚, …と同じ枚数の病気"""
        n, each = self.split(amount, scene)
        if n is None:
            return Ref(self.say("as-many", noun=noun, flat=self.flat(counter), amount=self.amount(amount, scene)))
        return Ref(each + self.say("np-number", noun=noun, n=self.number(n), counter=counter))

    def sum_of(self, what: str, amount: Amount, scene: Scene) -> str:
        """2金貨, 英雄1枚につき経験値1点, そのカードの金貨値に等しい金貨"""
        n, each = self.split(amount, scene)
        if n is None:
            return self.say("equal-to", what=self.figure(what), amount=self.amount(amount, scene))
        return each + self.say(f"earn-{what}", n=abs(n))
