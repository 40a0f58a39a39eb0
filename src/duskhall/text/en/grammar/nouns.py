"""Kinds of cards, certain cards, and amounts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duskhall.core.tree import (
    ALL,
    ANY,
    Amount,
    Armed,
    Brings,
    Can,
    Cards,
    Count,
    Die,
    Fig,
    Filter,
    Half,
    Has,
    Held,
    Is,
    Kin,
    Least,
    Many,
    Most,
    Named,
    Other,
    Pick,
    Sum,
    Target,
    Tops,
    Value,
    Variety,
    While,
)
from duskhall.text.common import TESTS, TILES, TYPES, yes
from duskhall.text.en.grammar.base import LITTLE, Base, Noun, Ref, article, capital
from duskhall.text.forms import Between, Counted, Literal, Scene, Term, Unrendered, alternatives, bounds, terms

CLASSES = frozenset(("cleric", "fighter", "rogue", "wizard"))


class Nouns(Base):
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
        """The noun that all these leaves describe; ``default`` is the tag if they name none."""
        heads: list[tuple[str, str, str]] = []
        before: list[str] = []
        after: list[str] = []
        than: list[tuple[str, str]] = []
        whose: list[str] = []
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
                case Fig(figure, _, amount) as fig if (
                    leaf.holds and not isinstance(amount, int) and self.has(f"fig-{figure}-by")
                ):
                    whose.append(self.say(f"fig-{figure}-by", range=self.measure(fig, scene)[1]))
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
                    before.insert(0, self.say("held" + suffix))
                    default = default or "weapon"
                case Can(act):
                    key, window = self.act_key(act)
                    after.append(self.say(f"can-{key}{suffix}", window=window))
                case Kin(card):
                    after.append(self.say("kin" + suffix, of=self.kin(card, scene)))
                    default = default or "monster"
                case Brings(figure):
                    whose.append(self.say("brings" + suffix, figure=self.figure(figure)))
                case Many(tags, n):
                    after.append(self.say("fig" + suffix, value=self.several(tags, n)))
                    default = default or "hero"
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
            tuple(whose),
            other,
            generic,
            any(self.home(head[0]) == "hall" for head in heads if head[0]),
        )

    def act_key(self, act: str) -> tuple[str, str]:
        """The end of an act's message ids, and the window that it speaks of."""
        window = act.removeprefix("use-")
        return ("use-window", self.say(f"window-{window}.word")) if window != act else (act, "")

    def kin(self, name: str, scene: Scene) -> str:
        """The group of a card that a name stands for: "that card’s group", "one of those cards’ groups"."""
        if name in scene.names:
            scene = scene.fork()
            scene.names[name] = replace(scene.names[name], seen=False, swapped=False, thinned=False)
        ref = self.ref(name, scene, "subject")
        return self.say("groups", owner=ref.text) if ref.many else self.say("group", own=ref.own)

    def a(self, noun: str) -> str:
        return self.say("np-a", article=article(noun), noun=noun)

    def full(self, noun: Noun, many: bool, place: str = "") -> str:
        """The noun with what follows it, and where it is."""
        text = noun.many if many else noun.one
        after = list(noun.after)
        if noun.than:
            if place:
                text = self.say("np-after", noun=text, after=place)
                place = ""
            others = self.listed([b if many else self.a(a) for a, b in noun.than], "list-and" if many else "list-or")
            after.insert(0, self.say("np-than", noun=others))
        if after:
            text = self.say("np-after", noun=text, after=self.listed(after))
        for tail in (place, self.listed(noun.whose) if noun.whose else ""):
            text = self.say("np-after", noun=text, after=tail) if tail else text
        return text

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
        """A noun phrase. ``det`` is "a", "the", "one", "each", "all", "bare", "single", "no", "number" or "any"."""
        nouns = self.nouns(where, scene, default)
        if not nouns:
            raise Unrendered(where, "a filter")
        many = det in ("all", "bare", "any") or (det == "number" and n != 1)
        link = "list-and" if det in ("each", "all", "bare") else "list-or"
        tail = ""
        shared = {(noun.after, noun.than, noun.whose, noun.other) for noun in nouns}
        if det in ("all", "bare") and len(nouns) > 1 == len(shared) and nouns[0].after and not nouns[0].than:
            tail = self.listed(nouns[0].after)  # all items and weapons with light
            nouns = [replace(noun, after=()) for noun in nouns]
        simple = not any(noun.after or noun.than or noun.whose for noun in nouns)
        parts = [self.full(noun, many, "" if simple else place) for noun in nouns]
        others = {noun.other for noun in nouns}
        articles = {article(noun.one) for noun in nouns}
        once = simple and det != "each" and len(others) == 1 and (det != "a" or len(articles) == 1)
        if once:
            text = self.determined(self.listed(parts, link), det, n, others.pop())
        else:
            text = self.listed(
                [self.determined(part, det, n, noun.other) for part, noun in zip(parts, nouns, strict=True)], link
            )
        for after in (tail, place if simple else ""):
            if after:
                text = self.say("np-after", noun=text, after=after)
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
        nouns = self.nouns(where, scene)
        if place == "rooms":
            return ""
        if place == "yours" and prep == "from":
            return self.say("from-yours", who=self.who(scene)) if any(noun.generic for noun in nouns) else ""
        if place == "front" and all(self.fronts(leaves) for leaves in alternatives(where)):
            return "" if prep == "from" else self.say("in-yours", who=self.who(scene))
        if place in ("dungeon", "spots", "front", "secret", "yours", "owned"):
            return self.say(f"in-{place}", who=self.who(scene))
        theirs = scene.seat != "you" and hand != "never"
        unclear = any(noun.hall or (noun.generic and hand == "generic") for noun in nouns)
        return self.say(f"{prep}-hand", who=self.who(scene)) if theirs or unclear else ""

    # -- certain cards ------------------------------------------------------------------------------------------------

    def ref(self, target: Target, scene: Scene, role: str, *, prep: str = "in", hand: str = "generic") -> Ref:
        """Cards that something happens to.

        ``role``: "subject" (one hero, each hero), "object" (a hero, all heroes), "bare" (heroes), "single" (hero),
        "moved" (as object, and this card is just a card).
        """
        match target:
            case "self" if role == "moved":
                return self.owner(self.say("self", type=next((t for t in TILES if t in scene.card.tags), "card")))
            case "self":
                return self.owner(self.say("self", type=self.type(scene.card)))
            case "wielder":
                return self.owner(self.say("wielder"))
            case "foe":
                if self.is_foe(scene):
                    return self.owner(self.say("self", type="monster"))
                now = yes(isinstance(scene.ability, While))
                return Ref(self.say("foe", now=now), False, self.say("own", owner=self.say("foe", now="no")))
            case "party" | "you":
                who = self.who(scene)
                return Ref(self.say("party", who=who), True, self.say("party-own", who=who), party=True)
            case str(name):
                return self.named(name, scene)
            case Tops(tag, n):
                stack = self.say("stack", kind=self.say(f"tag-{tag}")) if tag else self.say("any-stack")
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
        nouns = self.nouns(bound.where, scene, bound.tag)
        one, many = nouns[0].head if len(nouns) == 1 else (self.say("card"), self.say("card.plural"))
        if bound.swapped and not bound.many:
            return Ref(self.say("left-over"), False)
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
            scene.names[name] = replace(scene.names[name], thinned=False, swapped=False, many=True)
        return self.named(name, scene).text

    def picked(self, pick: Pick, scene: Scene, role: str, prep: str, hand: str) -> str:
        det = {1: "one" if role == "subject" else "a", ALL: "all", ANY: "any"}.get(pick.n, "number")
        if det == "a" and any(self.alone(leaves, pick.place) for leaves in alternatives(pick.where)):
            det = "the"
        if pick.place == "stacks":
            return self.topmost(pick, det, scene)
        if pick.place in ("hand", "hall", "hands", "spots", "front", "secret", "yours", "rooms"):
            place = self.say("from-hands") if pick.place == "hands" else ""
            place = place or self.where(pick.place, pick.where, scene, prep, hand)
            default = self.tile(pick.place)
            return self.phrase(pick.where, det, scene, n=pick.n, place=place, best=pick.best, default=default)
        if det == "all" and pick.where is None and pick.place in scene.names:
            return self.named(pick.place, scene).text
        those = self.lot(pick.place, scene)
        if pick.where is not None or pick.best:
            cards = self.phrase(pick.where, "one" if det == "a" else det, scene, n=pick.n, best=pick.best)
            return self.say("np-among", cards=cards, those=those)
        if det == "any":
            return self.say("np-any", noun=those)
        return self.say("np-of", n=self.say("number-all") if det == "all" else self.number(pick.n), those=those)

    def topmost(self, pick: Pick, det: str, scene: Scene) -> str:
        """Cards on top of the village stacks."""
        nouns = self.nouns(pick.where, scene)
        if det == "a" and not pick.best and len(nouns) == 1 and not (nouns[0].after or nouns[0].than):
            any_stack = nouns[0].generic and nouns[0].one == nouns[0].head[0]
            stack = self.say("any-stack") if any_stack else self.say("stack", kind=nouns[0].one)
            return self.say("top-card", stack=self.a(stack))
        place = self.say("from-stacks", many=yes(pick.n != 1))
        return self.phrase(pick.where, det, scene, n=pick.n, place=place, best=pick.best)

    def every(self, place: str, where: Filter | None, scene: Scene, role: str, prep: str, hand: str) -> Ref:
        det = {"subject": "each", "bare": "bare", "single": "single"}.get(role, "all")
        many = det in ("all", "bare")
        if place in ("hand", "hall", "dungeon", "spots", "front", "secret", "yours", "rooms", "owned"):
            if place == "hand" and where is None and det == "all":
                return Ref(self.say("the-hand", who=self.who(scene)), True)
            return Ref(
                self.phrase(
                    where, det, scene, place=self.where(place, where, scene, prep, hand), default=self.tile(place)
                ),
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

    def measure(self, fig: Fig | Between, scene: Scene, odd: str = "") -> tuple[str, str]:
        """A figure with the numbers it may have, and these numbers alone. ``odd``: "not", the test without a sign."""
        if isinstance(fig, Fig) and not isinstance(fig.amount, int) and self.has(f"figure-{fig.figure}.many"):
            amount = self.amount(fig.amount, scene)
            span = self.say("test-many", test=odd or TESTS[fig.test], figure=self.figure(fig.figure), amount=amount)
            return span, span
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
        found = terms(amount)
        match found:
            case [Term(1, (Value(a, of),)), Term(1, (Value(b, same),))] if of == same and of not in ("foe", "you"):
                return self.say("amount-together", of=self.possessed(self.holder(of, scene), [a, b]))
            case [Term(1, (Value(a, "foe"),)), Term(1, (Value(b, "foe"),)), Term(1, (Value(c, "foe"),))]:
                return self.say("amount-together", of=self.possessed(self.holder("foe", scene), [a, b, c]))
        text = ""
        for term in found:
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

    def holder(self, name: str, scene: Scene) -> Ref:
        """The owner of a figure: "that card’s", even if the card is "it" otherwise."""
        bound = scene.names.get(name)
        if bound is not None and bound.seen and not (bound.many or bound.swapped):
            return self.owner(self.say("np-that", noun=self.say("card")))
        return self.ref(name, scene, "subject")

    def counted(self, node: Counted, scene: Scene) -> str:
        match node:
            case Half(of):
                return self.say("amount-half", of=self.amount(of, scene))
            case Die(dice, how):
                return self.say("amount-dice", n=self.dice(dice, scene), how=how)
            case Most(figure, Cards(place, where)):
                among = self.every(place, where, scene, "bare", "in", "generic").text
                key = "amount-most-yours" if place == "hand" else "amount-most"
                return self.say(key, who=self.who(scene), figure=self.figure(figure), cards=among)
            case Least(int(n), of) | Least(of, int(n)):
                return self.say("amount-least", of=self.amount(of, scene), n=n)
            case Least(a, b):
                return self.say("amount-lesser", a=self.amount(a, scene), b=self.amount(b, scene))
            case Variety(tags, Cards(place, where)):
                among = self.every(place, where, scene, "bare", "in", "generic").text
                listed = self.listed([self.say(f"tag-{tag}") for tag in tags], "list-or")
                return self.say("amount-variety", tags=listed, cards=among)
            case Value("total", "foe"):
                return self.possessed(self.ref("party", scene, "subject"), ["total"])
            case Value("margin", "foe"):
                return self.say("amount-margin", foe=self.ref("foe", scene, "subject").own)
        if isinstance(node, Value):
            return self.possessed(self.holder(node.of, scene), [node.figure])
        if isinstance(node, Sum):
            every = self.every(node.cards.place, node.cards.where, scene, "object", "in", "generic")
            return self.say("amount-sum", figure=self.figure(node.figure), cards=every.text)
        cards = self.every(node.cards.place, node.cards.where, scene, "bare", "in", "generic")
        return self.say("amount-count", cards=cards.text)

    def several(self, tags: Sequence[str], n: int) -> str:
        """ "two classes", "two of elf, dwarf and human"."""
        if self.classes(tags):
            return self.say("several-classes", n=self.number(n))
        return self.say("np-of", n=self.number(n), those=self.listed([self.say(f"tag-{tag}") for tag in tags]))

    def classes(self, tags: Sequence[str]) -> bool:
        """Are these all the classes that heroes have?"""
        return set(tags) == CLASSES

    def split(self, amount: Amount, scene: Scene) -> tuple[int | None, str]:
        """A number that is said by itself, and nothing or "each hero" to go with it. No number: it takes a phrase."""
        match terms(amount):
            case [Term(n, ())]:
                return n, ""
            case [Term(n, (Count(cards),))] if n > 0:
                return n, self.every(cards.place, cards.where, scene, "subject", "in", "generic").text
            case [Term(n, (Variety(tags, cards),))] if n > 0 and self.classes(tags):
                return n, self.say("each-class", who=self.who(scene))
            case [Term(n, (Variety(tags, cards),))] if n > 0:
                one = self.every(cards.place, cards.where, scene, "single", "in", "generic").text
                listed = self.listed([self.say(f"tag-{tag}") for tag in tags], "list-or")
                return n, self.say("each-kind", card=one, tags=listed)
        return None, ""

    def so_many(self, one: str, many: str, amount: Amount, scene: Scene) -> str:
        """ "a card", "two cards for each hero", "as many cards as ..."."""
        n, each = self.split(amount, scene)
        if n is None:
            return self.say("as-many", noun=many, amount=self.amount(amount, scene))
        text = self.a(one) if n == 1 else self.say("np-number", n=self.number(n), noun=many)
        return self.say("for-each", what=text, each=each) if each else text
