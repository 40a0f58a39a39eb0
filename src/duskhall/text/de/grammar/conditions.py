"""Conditions: "wenn du 1 Waffe hast", "gegen Drachen". A condition is a subordinate clause, its verb last."""

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
    Filter,
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
)
from duskhall.text.common import TESTS, yes
from duskhall.text.de.grammar.base import Adverb
from duskhall.text.de.grammar.forms import Noun, Phrase, phrase
from duskhall.text.de.grammar.nouns import Nouns
from duskhall.text.forms import FLIPPED, SWAPPED, Between, Literal, Scene, Unrendered, alternatives, bounds


class Conditions(Nouns):
    # -- conditions ---------------------------------------------------------------------------------------------------

    def conditional(self, when: Any, scene: Scene, word: str = "if") -> str:
        """ "wenn ...", "solange ..."."""
        return self.say(word, when=self.condition(when, scene))

    def adverbs(self, conditions: Sequence[Any], scene: Scene, word: str, *, selfish: bool) -> list[Adverb]:
        """Conditions of a sentence: "mit Klingenwaffe", "gegen Drachen", "solange ..."."""
        weapon: list[Adverb] = []
        foe: list[Adverb] = []
        loose: list[Any] = []
        ahead = not self.is_foe(scene) and not (isinstance(scene.ability, Use) and self.past(scene))
        for condition in conditions:
            of, holds = (condition.of, False) if isinstance(condition, Not) else (condition, True)
            against = "against" if holds else "against-not"
            match of:
                case Cmp(Value(figure, "foe"), test, amount) if ahead and figure not in ("margin", "used"):
                    there = self.phrase(Fig(figure, test, amount), "bare", scene, default="monster")
                    one = self.phrase(Fig(figure, test, amount), "a", scene, default="monster") if holds else None
                    foe.append(Adverb(self.say(against, foe=there.acc), one, many=there))
                case CardIs("foe", where) if ahead:
                    there = self.phrase(where, "bare", scene, default="monster")
                    one = self.phrase(where, "a", scene, default="monster") if holds else None
                    foe.append(Adverb(self.say(against, foe=there.acc), one, many=there))
                case CardIs("self", Armed(kind)) if selfish:
                    arm = self.armed(kind, scene)
                    key, case = ("with", arm.dat) if holds else ("without", arm.acc)
                    weapon.append(Adverb(self.say(key, what=case)))
                case CardIs("self", Held()) if len(conditions) == 1 and isinstance(scene.ability, Use):
                    weapon.append(Adverb(self.say("while-equipped" if holds else "while-equipped.not"), word=word))
                case _:
                    loose.append(condition)
        found = [*weapon, *foe]
        return found + [Adverb("", word=word, when=self.loose(c, scene, selfish)) for c in loose]

    def loose(self, condition: Any, scene: Scene, selfish: bool) -> str:
        """A condition, or who carries the weapon: "ein Zwerg diese Waffe trägt"."""
        of, holds = (condition.of, False) if isinstance(condition, Not) else (condition, True)
        where: Filter | None = None
        match of:
            case Cmp(Value(figure, "wielder"), test, int(n)) if selfish and holds:
                where = Fig(figure, test, n)
            case CardIs("wielder", filter_) if selfish and holds and not isinstance(filter_, Armed):
                where = filter_
            case CardIs("self", Held()):
                me = self.ref("self", scene, "subject")
                return self.say("it-is-equipped" if holds else "it-is-equipped.not", self=me.nom)
        if where is None:
            return self.condition(condition, scene)
        hero = self.phrase(where, "an", scene, default="hero")
        return self.say("carried-by", hero=hero.nom, weapon=self.ref("self", scene, "subject").acc)

    def junction(self, parts: list[str], both: bool) -> str:
        return self.both(parts) if both else self.listed(parts, "list-or")

    def has_what(self, what: str, scene: Scene, key: str = "you-have") -> str:
        """ "du 1 Waffe hast"."""
        return self.extraposed(key, "what", what, who=self.who(scene))

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
                    noun = self.every("hand", cards.where, scene, "bare", "in", "never").acc
                    key = "you-own" if cards.place == "owned" else "you-have"
                    what = self.say("of-classes", cards=noun, range=self.span("", *bounds(Fig("", test, b))))
                    return self.has_what(what, scene, key)
                case Die(dice, how):
                    span = self.say("range-not", n=str(b)) if odd else self.span("", *bounds(Fig("", test, b)))
                    return self.say("rolls", n=self.dice(dice, scene), how=how, range=span)
                case Value("margin"):
                    return self.exceeds(Fig("margin", test, b), scene, odd)
                case Value("used", of):
                    return self.used(of, Fig("used", test, b), scene, odd)
                case Value("rank", "foe") if not self.is_foe(scene):
                    there = self.phrase(Fig("rank", test, b), "a", scene, default="monster").acc
                    key = "they-fight.not" if odd else "they-fight"
                    return self.extraposed(key, "foe", there, past=yes(self.past(scene)))
                case Value(figure, "party" | "you"):
                    return self.party_has(Fig(figure, test, b), scene, odd)
                case Value(figure, of):
                    ref = self.ref(of, scene, "subject")
                    text = self.predicate(Literal(Fig(figure, test, b), not odd), ref.many, scene)
                    return self.say("does-what", who=ref.nom, what=text)
        if isinstance(b, int) and not odd:
            return self.say("amounts-to", a=self.amount(a, scene).nom, range=self.span("", *bounds(Fig("", test, b))))
        left, right = self.amount(a, scene), self.amount(b, scene)
        key = odd or TESTS[test]
        return self.say("compared", a=left.nom, test=key, many=yes(left.many), amount=right.nom, same=right.dat)

    def exceeds(self, fig: Fig, scene: Scene, odd: str) -> str:
        """ "dein Gesamtangriffswert die Lebenspunkte dieses Monsters nicht um 3 oder mehr übersteigt"."""
        low, high = bounds(fig)
        short = low is None and high is not None  # less is said as: not so much
        span = self.span("margin", high + 1, None) if short and high is not None else self.span("margin", low, high)
        key = "exceeds.not" if short or odd else "exceeds"
        return self.say(key, foe=self.of(self.ref("foe", scene, "subject")), range=span)

    def party_has(self, fig: Fig, scene: Scene, odd: str) -> str:
        """ "du Magischen Angriff hast", "du kein Licht hast", "du 3 oder mehr EP hast"."""
        span = bounds(fig)
        if not odd and span == (1, None) and not self.has(f"value-{fig.figure}"):
            return self.has_what(self.plain(fig.figure).acc, scene)
        if not odd and span == (None, 0):
            return self.has_what(phrase(self.figure(fig.figure), "kein").acc, scene)
        value, _ = self.measure(fig, scene, odd)
        return self.has_what(value.acc, scene)

    def used(self, of: str, fig: Fig, scene: Scene, odd: str) -> str:
        """ "du in diesem Zug noch keine Fähigkeit genutzt hast"."""
        low, high = bounds(fig)
        none = high == 0 and not odd
        one = low == high == 1 and not odd
        span = self.say("range-not", n=str(fig.amount)) if odd else self.span("used", low, high)
        card = "" if of in ("you", "party") else self.of(self.ref(of, scene, "moved"))
        key = "used-none" if none else "used"
        return self.say(key, who=self.who(scene), range=span, one=yes(one), card=card, some=yes(bool(card)))

    def numbered(self, cards: Cards, fig: Fig, scene: Scene, holds: bool) -> str:
        """ "du 2 oder mehr Helden hast"."""
        low, high = bounds(fig)
        if holds and (low, high) == (1, None):
            return self.some(Some(cards), scene, True)
        if holds and high == 0:
            return self.some(Some(cards), scene, False)
        least = low if low is not None else high
        if least is None:
            raise Unrendered(fig, "a number of cards")
        kind = ("exactly" if low == high else "least" if high is None else "most") if holds else "not"
        count = self.say(f"count-{kind}", n=str(least))
        own = cards.place in ("yours", "owned")
        place = "" if own else self.where(cards.place, cards.where, scene, "in", "generic")
        one = least == 1 and kind != "least"
        what = self._counted(cards, one, count, place, scene).acc
        if cards.place in ("hand", "front", "secret", "yours", "owned"):
            return self.has_what(what, scene, "you-own" if cards.place == "owned" else "you-have")
        return self.extraposed("there-is", "what", what)

    def _counted(self, cards: Cards, one: bool, count: str, place: str, scene: Scene) -> Phrase:
        there = cards.place if cards.place in self.known_places else ""
        if not there:
            place = self.lot(cards.place, scene)
        det = "number" if one else "count"
        return self.phrase(cards.where, det, scene, count=count, place=place, default=self.tile(cards.place))

    known_places = ("hand", "hall", "dungeon", "spots", "front", "secret", "yours", "rooms", "owned")

    def some(self, when: Some, scene: Scene, holds: bool) -> str:
        cards = when.cards
        det, count = ("number", self.say("count-some", n="1")) if holds else ("no", "")
        if cards.place in ("hand", "hall"):
            place = self.where(cards.place, cards.where, scene, "in", "generic" if scene.seat == "you" else "never")
            what = self.phrase(cards.where, det, scene, count=count, place=place).acc
            return self.has_what(what, scene) if cards.place == "hand" else self.extraposed("there-is", "what", what)
        if cards.place == "dungeon" and cards.where is None:
            return self.say("deck-left" if holds else "deck-left.not")
        if cards.place in ("dungeon", "spots", "front", "secret", "rooms"):
            place = self.where(cards.place, cards.where, scene, "in", "generic")
            what = self.phrase(cards.where, det, scene, count=count, place=place, default=self.tile(cards.place)).acc
            if cards.place in ("front", "secret"):
                return self.has_what(what, scene)
            return self.extraposed("there-is", "what", what)
        if cards.place in ("yours", "owned"):
            key = "you-own" if cards.place == "owned" else "you-have"
            return self.has_what(self.phrase(cards.where, det, scene, count=count).acc, scene, key)
        those = self.lot(cards.place, scene)
        return self.extraposed("there-is", "what", self.phrase(cards.where, det, scene, count=count, place=those).acc)

    def card_is(self, when: CardIs, scene: Scene, holds: bool) -> str:
        if when.card == "foe" and not self.is_foe(scene):
            there = self.phrase(when.where, "a", scene, default="monster").acc
            key = "they-fight" if holds else "they-fight.not"
            return self.extraposed(key, "foe", there, past=yes(self.past(scene)))
        ref = self.ref(when.card, scene, "subject")
        ways: list[str] = []
        things: list[str] = []
        for leaves in alternatives(when.where, holds):
            if self.nominal(leaves):
                things.append(self.full(self.kind(leaves, scene), "" if ref.many else "ein", many=ref.many).nom)
            else:
                ways.append(self.listed([self.predicate(leaf, ref.many, scene) for leaf in leaves]))
        if things:
            what = self.listed(things, "list-or")
            ways.insert(0, self.extraposed("pred-is", "what", what, many=yes(ref.many)))
        return self.say("does-what", who=ref.nom, what=self.listed(ways, "list-or"))

    def nominal(self, leaves: Sequence[Literal]) -> bool:
        """Can all that be said in one noun phrase: "ein Held der Stufe 1", "ein Monster, das kein Wächter ist"?"""
        nouns = [leaf for leaf in leaves if isinstance(leaf.of, (Is, Named)) and leaf.holds]
        plain = all(isinstance(leaf.of, (Is, Named, Fig, Between)) for leaf in leaves)
        adjectives = [leaf for leaf in nouns if isinstance(leaf.of, Is) and self.has(f"tag-{leaf.of.tag}.adjective")]
        return plain and len(nouns) > len(adjectives)

    def predicate(self, leaf: Literal, many: bool, scene: Scene) -> str:
        """One leaf of a filter as what a card is, has or can do: "ein Held ist", "Stärke 8 oder mehr hat"."""
        number = yes(many)
        no = "" if leaf.holds else ".not"
        match leaf.of:
            case Is(tag) if self.say(f"tag-{tag}") and self.has(f"tag-{tag}.adjective"):
                return self.say("pred-is" + no, many=number, what=self.say(f"tag-{tag}.adjective"))
            case Is(tag):
                return self.being(self.tagged(tag), leaf, many)
            case Named(card):
                return self.being(self.title(card), leaf, many)
            case Fig() | Between() as fig:
                value, span = self.measure(fig, scene)
                key = self.first(f"pred-{fig.figure}", "pred-fig")
                return self.say(key + no, many=number, value=value.acc, range=span)
            case Has(figure):
                noun = self.word(self.first(f"has-{figure}", f"figure-{figure}"))
                det = "kein" if not leaf.holds else "" if noun.gender == "p" else "ein"
                return self.say("pred-fig", many=number, value=phrase(noun, det).acc)
            case Armed(weapon):
                arm = self.phrase(weapon, "an" if leaf.holds else "no", scene, default="weapon")
                return self.say("pred-armed", many=number, weapon=arm.acc, what=arm.dat)
            case Held():
                return self.say("pred-is" + no, many=number, what=self.say("held"))
            case Can(act):
                return self.able(act, leaf.holds, many)
            case Kin(card):
                return self.say("pred-kin" + no, many=number, of=self.kin(card, scene))
            case Brings(figure):
                noun = self.figure(figure)
                return self.say("pred-brings", many=number, figure=phrase(noun, "" if leaf.holds else "kein").acc)
            case Many(tags, n):
                return self.say("pred-fig" + no, many=number, value=self.several(tags, n))
            case Other():
                key = "pred-is.not" if leaf.holds else "pred-is"
                return self.say(key, many=number, what=phrase(self.word("card"), "dies").nom)
        raise Unrendered(leaf.of, "a filter")

    def being(self, noun: Noun, leaf: Literal, many: bool) -> str:
        """ "ein Held ist", "keine Helden sind"."""
        det = "kein" if not leaf.holds else "" if many else "ein"
        return self.say("pred-is", many=yes(many), what=phrase(noun, det, many=many).nom)

    def able(self, act: str, holds: bool, many: bool) -> str:
        """What a card can or cannot do: "angreifen kann"."""
        key, window = self.act_key(act)
        if self.has(f"act-{key}.state"):
            return self.say(f"act-{key}.state" if holds else f"act-{key}.no-state", many=yes(many), window=window)
        doing = self.say(f"act-{key}.can" if holds else f"act-{key}", window=window)
        return self.say("pred-can", many=yes(many), act=doing)

    def act_key(self, act: str) -> tuple[str, str]:
        """The end of an act's message ids, and the abilities of the window that it speaks of."""
        window = act.removeprefix("use-")
        return ("use-window", self.say(f"window-{window}.skills")) if window != act else (act, "")

    def won(self, scene: Scene, holds: bool) -> str:
        return self.say("won" if holds else "won.not")

    def dark(self, scene: Scene, holds: bool) -> str:
        return self.say("dark" if holds else "dark.not")

    def now(self, when: Now, scene: Scene, holds: bool) -> str:
        return self.say(f"now-{when.moment}" if holds else f"now-{when.moment}.not")
