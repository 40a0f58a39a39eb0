"""Conditions: "if you have a weapon", "against a dragon"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duskhall.core.tree import (
    Armed,
    Brings,
    Can,
    CardIs,
    Cards,
    Cmp,
    Count,
    Die,
    Fig,
    Has,
    Held,
    Is,
    Kin,
    Many,
    Named,
    Not,
    Now,
    Other,
    Some,
    Use,
    Value,
    Variety,
    While,
)
from duskhall.text.common import TESTS, yes
from duskhall.text.en.grammar.base import Adverb
from duskhall.text.en.grammar.nouns import Nouns
from duskhall.text.forms import FLIPPED, SWAPPED, Between, Literal, Scene, Unrendered, alternatives, bounds


class Conditions(Nouns):
    # -- conditions ---------------------------------------------------------------------------------------------------

    def conditional(self, when: Any, scene: Scene, word: str = "if") -> str:
        """ "if ...", or "unless ..." where that is shorter."""
        if when in (Some(Cards("dungeon")), Cmp(Count(Cards("dungeon")), ">", 0)):
            return self.say("unless", when=self.condition(when, scene, False))
        if isinstance(when, Not):
            return self.say("unless", when=self.condition(when.of, scene))
        if isinstance(when, Cmp) and when.test == "<" and isinstance(when.b, int):
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
                case Cmp(Value(figure, "foe"), test, amount) if ahead and figure not in ("margin", "used"):
                    there = self.phrase(Fig(figure, test, amount), "a", scene, default="monster")
                    if holds:
                        foe.append(Adverb(self.say("against", foe=there), there))
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
                case CardIs("self", Held()) if isinstance(scene.ability, While) and not selfish:
                    me = self.ref("self", scene, "subject").text
                    weapon.append(Adverb(self.say("while-it-is-equipped" + suffix, self=me)))
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

    def junction(self, parts: list[str], both: bool) -> str:
        if both or len(parts) == 1:
            return self.listed(parts)
        return self.say("either-or", list=self.listed(parts, "list-or"))

    def compared(self, when: Cmp, scene: Scene, holds: bool) -> str:
        a, test, b = when.a, when.test, when.b
        if isinstance(a, Die) and when == Cmp(Die(a.dice, "lowest"), "=", Die(a.dice, "highest")):
            return self.say("rolled-same" if holds else "rolled-same.not", n=self.dice(a.dice, scene))
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
                case Variety(tags, cards) if self.classes(tags) and cards.place in ("hand", "owned") and not odd:
                    noun = self.every("hand", cards.where, scene, "bare", "in", "never").text
                    key = "you-own" if cards.place == "owned" else "you-have"
                    what = self.say("of-classes", cards=noun, range=self.span("", *bounds(Fig("", test, b))))
                    return self.say(key, who=self.who(scene), what=what)
                case Die(dice, how):
                    span = self.say("range-not", n=b) if odd else self.span("", *bounds(Fig("", test, b)))
                    return self.say("rolled", n=self.dice(dice, scene), how=how, range=span)
                case Value("margin"):
                    span = self.say("range-not", n=b) if odd else self.span("margin", *bounds(Fig("margin", test, b)))
                    return self.say("exceeds", foe=self.ref("foe", scene, "subject").own, range=span)
                case Value("used", of):
                    low, high = bounds(Fig("used", test, b))
                    none = high == 0 and not odd
                    span = self.say("range-not", n=b) if odd else self.span("used", low, high)
                    args = {"who": self.who(scene), "range": span, "one": yes(low == high == 1 and not odd)}
                    if of in ("you", "party"):
                        return self.say("used-none" if none else "used", **args)
                    card = self.ref(of, scene, "moved").text
                    return self.say("used-none-of" if none else "used-of", card=card, **args)
                case Value("rank", "foe") if not self.is_foe(scene):
                    there = self.say("in-rank", range=self.span("rank", *bounds(Fig("rank", test, b))))
                    return self.say("they-fight.not" if odd else "they-fight", past=yes(self.past(scene)), foe=there)
                case Value("light", "party") if (test, b) == (">=", 1) and not odd:
                    return self.say("you-have", who=self.who(scene), what=self.figure("light"))
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
        place = "hand" if cards.place in ("yours", "owned") else cards.place
        noun = self.every(place, cards.where, scene, role, "in", "never").text if place != cards.place else ""
        noun = noun or self.every(cards.place, cards.where, scene, role, "in", "generic").text
        what = self.say(f"range-cards-{kind}" if holds else "range-cards-not", n=self.number(least), cards=noun)
        if cards.place in ("hand", "front", "secret", "yours", "owned"):
            return self.say("you-own" if cards.place == "owned" else "you-have", who=self.who(scene), what=what)
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
        if cards.place == "dungeon" and cards.where is None:
            return self.say("deck-left" if holds else "deck-left.not")
        if cards.place in ("dungeon", "spots", "front", "secret", "rooms"):
            place = self.where(cards.place, cards.where, scene, "in", "generic")
            what = self.phrase(cards.where, det, scene, place=place, default=self.tile(cards.place))
            key = "you-have" if cards.place in ("front", "secret") else "there-is"
            return self.say(key, who=self.who(scene), what=what)
        if cards.place in ("yours", "owned"):
            key = "you-own" if cards.place == "owned" else "you-have"
            return self.say(key, who=self.who(scene), what=self.phrase(cards.where, det, scene))
        those = self.lot(cards.place, scene)
        return self.say("there-is", what=self.say("np-among", cards=self.phrase(cards.where, det, scene), those=those))

    def card_is(self, when: CardIs, scene: Scene, holds: bool) -> str:
        if when.card == "foe" and not self.is_foe(scene):
            there = self.phrase(when.where, "a", scene, default="monster")
            return self.say("they-fight" if holds else "they-fight.not", past=yes(self.past(scene)), foe=there)
        ref = self.ref(when.card, scene, "subject")
        ways: list[tuple[bool, list[Literal], str]] = []
        for leaves in alternatives(when.where, holds):
            if not ref.many and self.nominal(leaves):
                what = self.a(self.full(self.noun(leaves, scene), False))
                ways.append((False, [], self.say("pred-is", many="no", what=what)))
                continue
            nouns = [leaf for leaf in leaves if isinstance(leaf.of, (Is, Named)) and leaf.holds]
            parts = [self.being(nouns, ref.many, scene)] if nouns else []
            parts += [self.predicate(leaf, ref.many, scene) for leaf in leaves if leaf not in nouns]
            ways.append((len(leaves) == len(nouns), nouns, self.listed(parts)))
        if len(ways) > 1 and all(plain for plain, _, _ in ways) and not ref.many:
            text = self.say("pred-is", many="no", what=self.phrase(when.where, "a", scene))
        else:
            text = self.listed([text for _, _, text in ways], "list-or")
        return self.say("does-what", who=ref.text, what=text)

    def nominal(self, leaves: Sequence[Literal]) -> bool:
        """Can all that be said in one noun phrase: "a monster other than a guardian", "a hero of level 1"?"""
        nouns = [leaf for leaf in leaves if isinstance(leaf.of, (Is, Named))]
        nouns = [leaf for leaf in nouns if not (isinstance(leaf.of, Is) and self.has(f"tag-{leaf.of.tag}.noun"))]
        more = any(not leaf.holds for leaf in nouns) or any(isinstance(leaf.of, (Fig, Between)) for leaf in leaves)
        plain = all(isinstance(leaf.of, (Is, Named, Fig, Between)) for leaf in leaves)
        return plain and more and any(leaf.holds for leaf in nouns)

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
        """A leaf of a filter, as a statement about a card: it is, has or can do something."""
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
                key, window = self.act_key(act)
                return self.say(f"pred-can-{key}{suffix}", window=window)
            case Kin(card):
                return self.say("pred-is" + suffix, many=number, what=self.say("kin", of=self.kin(card, scene)))
            case Brings(figure):
                return self.say("pred-brings" + suffix, many=number, figure=self.figure(figure))
            case Many(tags, n):
                return self.say("pred-fig" + suffix, many=number, value=self.several(tags, n))
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
