"""Kinds of cards, and certain cards."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace

from duskhall.core.tree import (
    ALL,
    ANY,
    Armed,
    Brings,
    Can,
    Cards,
    Fig,
    Filter,
    Has,
    Held,
    Is,
    Kin,
    Many,
    Named,
    Other,
    Pick,
    Target,
    Tops,
    While,
)
from duskhall.text.common import TILES, TYPES, yes
from duskhall.text.forms import Between, Literal, Scene, Unrendered, alternatives
from duskhall.text.ja.grammar.base import Base, Noun, Ref

RELATIVE, CLAUSE, FIGURE, ADJECTIVE = range(4)
"""What describes a noun, in the order in which it comes before it: clauses with a subject of their own, other clauses,
figures, adjectives."""

CLASSES = frozenset(("cleric", "fighter", "rogue", "wizard"))

LOTS = ("hand", "hall", "hands", "spots", "front", "secret", "yours", "rooms", "dungeon", "owned")
"""Places that are not the name of picked cards."""


class Nouns(Base):
    @abstractmethod
    def measure(self, fig: Fig | Between, scene: Scene, holds: bool = True) -> str:
        """A figure with the numbers it may have: 体力8以上."""

    # -- kinds of cards ------------------------------------------------------------------------------------------------

    def title(self, card: str) -> tuple[str, str, bool]:
        """The name of a card, its counter, and whether it is there as people are."""
        key = f"title-{card}"
        if self.has(key):
            return self.say(key), self.counted_in(key), self.has(f"{key}.alive")
        own = f"name-{card}"
        name = self.say(own) if self.has(own) else card.replace("-", " ").title()
        return self.say("quoted", name=name), self.say("counter"), False

    def nouns(self, where: Filter | None, scene: Scene, default: str = "") -> list[Noun]:
        found = [self.noun(leaves, scene, default) for leaves in alternatives(where)]
        if not found:
            raise Unrendered(where, "a filter")
        return found

    def noun(self, leaves: Sequence[Literal], scene: Scene, default: str = "") -> Noun:
        """What all these leaves describe; ``default`` is the tag of a card that they do not name."""
        heads: list[str] = []
        named = ""
        found: dict[int, str] = dict.fromkeys((RELATIVE, CLAUSE, FIGURE, ADJECTIVE), "")
        other = False
        for leaf in leaves:
            match leaf.of:
                case Is(tag) if not leaf.holds:
                    found[FIGURE] += self.say("np-but", noun=self.say(f"tag-{tag}"))
                case Is(tag) if self.has(f"tag-{tag}.before"):
                    found[ADJECTIVE] += self.say(f"tag-{tag}.before")
                    default = default or self.say(f"tag-{tag}.noun")
                case Is(tag):
                    heads.append(tag)
                case Named(card) if leaf.holds:
                    named = card
                case Named(card):
                    found[FIGURE] += self.say("np-but", noun=self.title(card)[0])
                case Other() if leaf.holds:
                    other = True
                case Other():
                    found[CLAUSE] += self.say("np-is-self")
                case _:
                    rank, text, bearer = self.feature(leaf, scene)
                    found[rank] += text
                    default = default or bearer
        long = found.pop(RELATIVE)
        before = tuple(found.values())
        if named:
            text, counter, alive = self.title(named)
            return Noun(text, before, counter, alive, other, long=long)
        if not heads and default:
            heads.append(default)
        if not heads:
            mere = not found[ADJECTIVE]
            return Noun(self.say("card"), before, self.say("counter"), False, other, generic=mere, long=long)
        return self.headed(heads, Noun("", before, other=other, long=long))

    def headed(self, heads: list[str], noun: Noun) -> Noun:
        """The noun with these tags at its head: エルフの僧侶."""
        heads = sorted(heads, key=lambda tag: tag in TYPES)
        if len(heads) > 1 and heads[-1] == "monster":
            heads.pop()  # a dragon is a monster
        last = f"tag-{heads[-1]}"
        text = self.say(last)
        for tag in reversed(heads[:-1]):
            text = self.say("np-of", owner=self.say(f"tag-{tag}"), what=text)
        return replace(
            noun,
            head=text,
            counter=self.counted_in(last),
            alive=self.has(f"{last}.alive"),
            generic=self.has(f"{last}.mere"),
            hall=any(self.home(tag) == "hall" for tag in heads),
        )

    def feature(self, leaf: Literal, scene: Scene) -> tuple[int, str, str]:
        """How a leaf that names no card describes one: its place before the noun, its words, and the tag of a card that
        has such a feature."""
        suffix = "" if leaf.holds else ".not"
        match leaf.of:
            case Fig(_, _, amount) as fig if not isinstance(amount, int):
                return RELATIVE, self.measure(fig, scene, leaf.holds), ""
            case Fig() | Between() as fig:
                return FIGURE, self.measure(fig, scene, leaf.holds), ""
            case Has(figure):
                return FIGURE, self.say("np-has" + suffix, figure=self.of_card(figure)), ""
            case Armed(weapon):
                return CLAUSE, self.say("np-armed" + suffix, weapon=self.bare(weapon, scene, "weapon")), "hero"
            case Held():
                return CLAUSE, self.say("np-held" + suffix), "weapon"
            case Can(act):
                key, window = self.act_key(act)
                return CLAUSE, self.say(f"can-{key}{suffix}", window=window), ""
            case Kin(card):
                return RELATIVE, self.say("np-kin" + suffix, of=self.kin(card, scene)), "monster"
            case Brings(figure):
                return CLAUSE, self.say("np-brings" + suffix, figure=self.figure(figure)), ""
            case Many(tags, n):
                return CLAUSE, self.say("np-several" + suffix, what=self.several(tags, n)), "hero"
        raise Unrendered(leaf.of, "a filter")

    def of_card(self, figure: str) -> str:
        """The word for a figure as it is printed on a card: 金貨値, not 金貨."""
        return self.say(f"figure-{figure}.value") if self.has(f"figure-{figure}.value") else self.figure(figure)

    def act_key(self, act: str) -> tuple[str, str]:
        """The end of an act's message ids, and the abilities that it speaks of."""
        window = act.removeprefix("use-")
        return ("use-window", self.say(f"window-{window}.ability")) if window != act else (act, "")

    def kin(self, name: str, scene: Scene) -> str:
        """The card that gives the group: そのカード, それらのカードのどれか."""
        if name in scene.names:
            scene = scene.fork()
            scene.names[name] = replace(scene.names[name], swapped=False, thinned=False)
        ref = self.ref(name, scene)
        return self.say("any-of", those=ref.text) if ref.many else ref.text

    def several(self, tags: Sequence[str], n: int) -> str:
        """クラスを2つ, エルフ、ドワーフ、人間のうち2つ"""
        if set(tags) == CLASSES:
            return self.say("several-classes", n=n)
        return self.say("several-of", n=n, tags=self.listed([self.say(f"tag-{tag}") for tag in tags], "list-comma"))

    # -- noun phrases --------------------------------------------------------------------------------------------------

    def joined(self, nouns: Sequence[Noun], link: str, each: str = "") -> str:
        """The nouns in a row; what describes all of them alike is said once."""
        shared = {(noun.long, noun.before, noun.other) for noun in nouns}
        if len(shared) == 1:
            heads = self.listed([each + noun.head for noun in nouns], link)
            return self.described(nouns[0], heads)
        return self.listed([self.described(noun, each + noun.head) for noun in nouns], link)

    def described(self, noun: Noun, head: str) -> str:
        if noun.other:
            head = self.say("np-other", noun=head)
        return noun.long + "".join(noun.before) + head

    def bare(self, where: Filter | None, scene: Scene, default: str = "", place: str = "") -> str:
        """The kind of card without a number: 鋭利な武器, 僧侶か魔術師."""
        return place + self.joined(self.nouns(where, scene, default), "list-or")

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
    ) -> Ref:
        """A noun phrase. ``det`` is "number", "the" (the only one), "each", "all", "any" or "bare" (in general)."""
        nouns = self.nouns(where, scene, default)
        if place and len(nouns) == 1 and nouns[0].long:
            place = self.say("lead", clause=nouns[0].long, text=place)
            nouns = [replace(nouns[0], long="")]
        counters = {noun.counter for noun in nouns}
        counter = nouns[0].counter if len(counters) == 1 else self.say("counter-things")
        best = self.say("np-best", figure=self.of_card(best)) if best else ""
        front = place + best
        if det == "number" and len(counters) > 1:
            parts = [
                self.say("np-number", noun=self.described(noun, noun.head), n=n, counter=noun.counter) for noun in nouns
            ]
            return Ref(front + self.listed(parts, "list-or"), many=n != 1, counter=counter)
        if det == "number":
            one = front + self.joined(nouns, "list-or")
            return Ref(self.say("np-number", noun=one, n=n, counter=counter), many=n != 1, counter=counter, bare=one)
        if det == "the":
            return Ref(front + self.joined(nouns, "list-or"), counter=counter)
        if det == "any":
            text = front + self.joined(nouns, "list-or")
            return Ref(text, self.say("as-many-as-liked", flat=self.flat(counter)), many=True, counter=counter)
        if det == "each":
            return Ref(front + self.joined(nouns, "list-and", self.say("np-each")), counter=counter)
        text = front + self.joined(nouns, "list-and")
        if det == "all":
            return Ref(self.say("np-all", noun=text), many=True, counter=counter, bare=text, whole=True)
        return Ref(text, many=True, counter=counter)

    def where(self, place: str, where: Filter | None, scene: Scene, hand: bool = True) -> str:
        """手札の, ダンジョンホールの; nothing where it goes without saying. ``hand``: mere cards need it."""
        if place == "hall":
            ranked = [
                any(getattr(leaf.of, "figure", "") == "rank" for leaf in leaves) for leaves in alternatives(where)
            ]
            return "" if all(ranked) else self.say("in-hall")
        if place == "rooms":
            return ""
        nouns = self.nouns(where, scene)
        if place == "yours":
            return self.say("in-yours") if any(noun.generic for noun in nouns) else ""
        if place == "front" and all(self.fronts(leaves) for leaves in alternatives(where)):
            return ""
        if place != "hand":
            return self.say(f"in-{place}")
        return self.say("in-hand") if any(noun.hall or (noun.generic and hand) for noun in nouns) else ""

    # -- certain cards -------------------------------------------------------------------------------------------------

    def ref(self, target: Target, scene: Scene, det: str = "each", *, moved: bool = False, hand: bool = True) -> Ref:
        """Cards that something happens to. ``det``: how all cards of a place are spoken of. ``moved``: this card is
        just a card. ``hand``: the hand has to be mentioned with mere cards."""
        match target:
            case "self" if moved:
                return Ref(self.say("self", type=next((t for t in TILES if t in scene.card.tags), "card")))
            case "self":
                return Ref(self.say("self", type=self.type(scene.card)))
            case "wielder":
                return Ref(self.say("wielder"))
            case "foe":
                if self.is_foe(scene):
                    return Ref(self.say("self", type="monster"))
                now = isinstance(scene.ability, While) and "room" not in scene.card.tags
                return Ref(self.say("foe", now=yes(now)))
            case "party" | "you":
                return Ref(self.say("party", who="you" if scene.seat == "you" else "they"), party=True)
            case str(name):
                return self.named(name, scene)
            case Tops(tag, n):
                stack = self.say("stack", kind=self.say(f"tag-{tag}")) if tag else self.say("any-stack")
                return Ref(self.say("top-cards", n=n, stack=stack), many=n != 1)
            case Pick():
                ref = self.picked(target, scene, hand)
                scene.bind(target)
                return ref
            case Cards(place, where):
                return self.every(place, where, scene, det, hand)
        raise Unrendered(target, "a target")

    def named(self, name: str, scene: Scene) -> Ref:
        bound = scene.names.get(name)
        if bound is None:
            raise Unrendered(name, "a name that no pick has given")
        nouns = self.nouns(bound.where, scene, bound.tag)
        head = nouns[0].head if len(nouns) == 1 else self.say("card")
        if bound.swapped and not bound.many:
            return Ref(self.say("left-over"))
        if not bound.many:
            return Ref(self.say("np-that", noun=head))
        if bound.thinned:
            return Ref(self.say("the-rest"), many=True)
        return Ref(self.say("np-those", noun=head), many=True)

    def lot(self, name: str, scene: Scene) -> str:
        """The cards behind a name as a place to pick from: what is left of them has no other word."""
        if name in scene.names:
            scene = scene.fork()
            scene.names[name] = replace(scene.names[name], thinned=False, swapped=False, many=True)
            if scene.names[name].where is None:
                return self.say("among", those=self.say("them"))
        return self.say("among", those=self.named(name, scene).text)

    def picked(self, pick: Pick, scene: Scene, hand: bool) -> Ref:
        det = {ALL: "all", ANY: "any"}.get(pick.n, "number")
        if pick.n == 1 and any(self.alone(leaves, pick.place) for leaves in alternatives(pick.where)):
            det = "the"
        if pick.place == "stacks":
            return self.topmost(pick, det, scene)
        if pick.place in LOTS:
            place = self.where(pick.place, pick.where, scene, hand)
            default = self.tile(pick.place)
            return self.phrase(pick.where, det, scene, n=pick.n, place=place, best=pick.best, default=default)
        if pick.where is None and not pick.best and pick.place in scene.names:
            return self.out_of(pick, scene)
        return self.phrase(pick.where, det, scene, n=pick.n, place=self.lot(pick.place, scene), best=pick.best)

    def out_of(self, pick: Pick, scene: Scene) -> Ref:
        """それらのうち2枚"""
        bound = scene.names[pick.place]
        noun = self.nouns(bound.where, scene, bound.tag)[0]
        if pick.n == ALL:
            return self.named(pick.place, scene)
        lot = self.lot(pick.place, scene)
        if pick.n == ANY:
            return Ref(lot + self.say("as-many-as-liked", flat=self.flat(noun.counter)), many=True)
        return Ref(self.say("one-among", lot=lot, n=pick.n, counter=noun.counter), many=pick.n != 1)

    def topmost(self, pick: Pick, det: str, scene: Scene) -> Ref:
        """Cards on top of the village stacks."""
        nouns = self.nouns(pick.where, scene)
        if pick.n == 1 and not pick.best and len(nouns) == 1:
            plain = nouns[0].generic and not nouns[0].before
            kind = self.joined(nouns, "list-or")
            stack = self.say("any-stack") if plain else self.say("stack", kind=kind)
            return Ref(self.say("top-card", stack=stack))
        return self.phrase(pick.where, det, scene, n=pick.n, place=self.say("in-stacks"), best=pick.best)

    def every(self, place: str, where: Filter | None, scene: Scene, det: str, hand: bool = True) -> Ref:
        """All such cards of a place; ``det`` is "each", "all" or "bare"."""
        if place in LOTS:
            if place == "hand" and where is None and det == "all":
                cards = self.say("the-hand")
                return Ref(self.say("np-all", noun=cards), many=True, bare=cards, whole=True)
            there = self.say("in-yours") if place == "yours" else self.where(place, where, scene, hand)
            return self.phrase(where, det, scene, place=there, default=self.tile(place))
        if where is None:
            return replace(self.named(place, scene), many=True)
        return self.phrase(where, det, scene, place=self.lot(place, scene))

    def possessed(self, ref: Ref, figures: Sequence[str]) -> str:
        """あなたの攻撃と魔法攻撃, 各武器の重量"""
        words = self.listed([self.figure(f) if ref.party else self.of_card(f) for f in figures])
        return self.say("np-of", owner=ref.text, what=words)
