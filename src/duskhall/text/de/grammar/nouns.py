"""Kinds of cards, and certain cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duskhall.core.tree import (
    ALL,
    ANY,
    Armed,
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
from duskhall.text import SOFT_HYPHEN
from duskhall.text.common import TESTS, TILES, TYPES, yes
from duskhall.text.de.grammar.amounts import Amounts
from duskhall.text.de.grammar.forms import ASIDE, GEN, PAUSE, WEAK, Noun, Phrase, article, phrase, same, spaced
from duskhall.text.forms import Between, Literal, Scene, Unrendered, alternatives

MIXED_TYPES = ("treasure", "starter", "legendary", "guild", "ally", "dagger")
"""Tags that do not tell whether a card is a hero, a weapon or an item."""


@dataclass(frozen=True, slots=True)
class Whose:
    """A relative clause without its pronoun, for one card and for several."""

    one: str
    many: str
    genitive: bool = False
    """ "dessen Stufe ..." instead of "der ..."."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: "Klingenwaffe", "Monster ... im Wert von 2 Siegpunkten"."""

    noun: Noun
    head: Noun
    """Without adjectives."""
    after: tuple[str, ...] = ()
    whose: tuple[Whose, ...] = ()
    other: bool = False
    generic: bool = False
    """Nothing but a card."""
    hall: bool = False
    """It is at home in the hall, so that the hand has to be mentioned."""

    @property
    def simple(self) -> bool:
        return not (self.after or self.whose)


class Nouns(Amounts):
    # -- kinds of cards ------------------------------------------------------------------------------------------------

    def title(self, card: str) -> Noun:
        """A card by its name, as a noun; a name without a noun stands after "Karte"."""
        key = f"title-{card}"
        if self.has(key):
            return self.word(key)
        own = f"name-{card}"
        name = self.words.say(own) if self.words.has(own) else " ".join(p.capitalize() for p in card.split("-"))
        name = name.replace(SOFT_HYPHEN, "")
        base = self.word("card")
        one, many = (spaced(forms[0], name) for forms in (base.one, base.many))
        return Noun(base.gender, (one, one, one, one), (many, many, many, many))

    def tagged(self, tag: str, default: str = "") -> Noun:
        """The noun for one tag alone: "Held", "Klingenwaffe", "arkaner Zauberspruch"."""
        key = f"tag-{tag}"
        if self.has(f"{key}.gender"):
            return self.word(key)
        of = default or self.say(f"{key}.of")
        base = self.word(f"tag-{of}" if of else "card")
        if self.has(f"{key}.prefix"):
            return base.prefixed(self.say(f"{key}.prefix"))
        return base.led(self.say(f"{key}.adjective"))

    def kinds(self, where: Filter | None, scene: Scene, default: str = "") -> list[Kind]:
        return [self.kind(leaves, scene, default) for leaves in alternatives(where)]

    def kind(self, leaves: Sequence[Literal], scene: Scene, default: str = "") -> Kind:
        """What all these leaves describe; ``default`` is the tag of a card that they do not name."""
        heads: list[str] = []
        titles: list[Noun] = []
        prefixes: list[str] = []
        adjectives: list[str] = []
        after: list[str] = []
        whose: list[Whose] = []
        other = False
        if any(leaf.holds and isinstance(leaf.of, Named) for leaf in leaves):
            leaves = [leaf for leaf in leaves if not isinstance(leaf.of, Is)]  # the title says it all
        for leaf in leaves:
            match leaf.of:
                case Is(tag) if leaf.holds and self.say(f"tag-{tag}") and self.has(f"tag-{tag}.of"):
                    if self.has(f"tag-{tag}.prefix"):
                        prefixes.append(self.say(f"tag-{tag}.prefix"))
                    else:
                        adjectives.append(self.say(f"tag-{tag}.adjective"))
                    default = default or self.say(f"tag-{tag}.of")
                case Is(tag) if leaf.holds:
                    heads.append(tag)
                case Named(card) if leaf.holds:
                    titles.append(self.title(card))
                case Fig(figure, _, amount) as fig if (
                    leaf.holds and not isinstance(amount, int) and self.has(f"fig-{figure}-by")
                ):
                    whose.append(self.figured(fig, scene))
                case Fig(figure) | Between(figure) if leaf.holds and not self.has(f"fig-{figure}.whose"):
                    after.append(self.measured(leaf.of, scene))
                case Has(figure) if leaf.holds:
                    after.append(self.say("with", what=self.worded(figure).dat))
                case Armed(weapon):
                    arm = self.armed(weapon, scene)
                    after.append(self.say("with" if leaf.holds else "without", what=arm.dat if leaf.holds else arm.acc))
                    default = default or "hero"
                case Held():
                    adjectives.insert(0, self.say("held" if leaf.holds else "held.not"))
                    default = default or "weapon"
                case Kin(card) if leaf.holds:
                    after.append(self.say("kin", of=self.kin(card, scene)))
                    default = default or "monster"
                case Many(tags, n) if leaf.holds:
                    after.append(self.say("with", what=self.several(tags, n)))
                    default = default or "hero"
                case Other() if leaf.holds:
                    other = True
                case _:
                    whose.append(Whose(self.predicate(leaf, False, scene), self.predicate(leaf, True, scene)))
        handy = any(leaf.holds and isinstance(leaf.of, Is) and self.home(leaf.of.tag) == "hand" for leaf in leaves)
        generic = not (heads or titles or default or handy)
        head, more = self._head(heads, titles, default)
        whose = [*more, *whose]
        noun = head
        for prefix in reversed(prefixes):
            noun = noun.prefixed(prefix)
        return Kind(
            noun.led(*adjectives) if adjectives else noun,
            noun,
            tuple(after),
            tuple(whose),
            other,
            generic,
            any(self.home(tag) == "hall" for tag in heads),
        )

    def _head(self, heads: list[str], titles: list[Noun], default: str) -> tuple[Noun, list[Whose]]:
        """The noun, and what else the card is: "Schatz, der auch eine Waffe ist"."""
        if titles:
            return titles[-1], []
        if not heads:
            return self.word(f"tag-{default}" if default else "card"), []
        telling = [tag for tag in heads if tag not in TYPES and tag not in MIXED_TYPES]
        kept = [tag for tag in heads if tag not in TYPES] if telling else heads  # "Drache" is a monster anyway
        kept.sort(key=lambda tag: tag not in TYPES)
        more = []
        for tag in kept[1:]:
            one, many = phrase(self.tagged(tag), "ein").nom, phrase(self.tagged(tag), "", many=True).nom
            more.append(Whose(self.say("is-also", what=one, many="no"), self.say("is-also", what=many, many="yes")))
        return self.tagged(kept[0]), more

    def figured(self, fig: Fig, scene: Scene) -> Whose:
        """A figure against an amount: "das mehr Siegpunkte wert ist als ...", "dessen Stufe höher ist als ..."."""
        key = f"fig-{fig.figure}-by"
        amount = self.amount(fig.amount, scene)
        one, many = (
            self.say(key, test=TESTS[fig.test], amount=amount.nom, same=amount.dat, many=yes(several))
            for several in (False, True)
        )
        return Whose(one, many, genitive=self.has(f"{key}.genitive"))

    def worded(self, figure: str) -> Phrase:
        """A figure that a card has or has not: "Goldwert"."""
        return phrase(self.word(self.first(f"has-{figure}", f"figure-{figure}")), "")

    def armed(self, weapon: Filter | None, scene: Scene) -> Phrase:
        """The weapon of a hero: "Waffe", "Klingenwaffe", "1 Waffe, die ..."."""
        kinds = self.kinds(weapon, scene, "weapon")
        plain = all(kind.simple and not kind.other and not kind.noun.before for kind in kinds)
        return self.phrase(weapon, "single" if plain else "a", scene, default="weapon")

    def kin(self, name: str, scene: Scene) -> str:
        """The group of a card that a name stands for, in the genitive: "der Gruppe dieser Karte"."""
        bound = scene.names.get(name)
        if bound is not None and bound.seen:
            ref = phrase(self.word("card").led(self.say("seen")), "der", many=bound.many)
        else:
            ref = self.ref(name, scene, "subject")
        return self.say("group", many=yes(ref.many), owner=self.of(ref))

    def of(self, ref: Phrase) -> str:
        """Whose: "dieses Helden", "von 1 Helden"."""
        return ref.gen or self.say("of", owner=ref.dat)

    def relative(self, kind: Kind, many: bool) -> str:
        """The relative clauses of a kind of card."""
        gender = "p" if many else kind.noun.gender
        text = ""
        parts = []
        for whose in kind.whose:
            pronoun = self.say("whose", gender=gender) if whose.genitive else article("der", gender, 0)
            parts.append(spaced(pronoun, whose.many if many else whose.one))
        if parts:
            text = ASIDE + self.say("relative", clause=self.listed(parts)) + PAUSE
        return text

    def full(self, kind: Kind, det: str, *, count: str = "", many: bool = False, place: str = "") -> Phrase:
        """The kind of card with an article, what follows it, and where it is."""
        noun = kind.noun.led(self.say("other")) if kind.other else kind.noun
        after = self.listed(kind.after) if kind.after else ""
        return phrase(noun, det, count=count, many=many, after=spaced(after, place, self.relative(kind, many)))

    def phrase(
        self,
        where: Filter | None,
        det: str,
        scene: Scene,
        *,
        n: int = 1,
        count: str = "",
        place: str = "",
        best: str = "",
        default: str = "",
    ) -> Phrase:
        """A noun phrase. ``det`` is "a" and "number" (in digits), "count" (as ``count`` says), "any", "an" (ein Held),
        "the" (der Held), "several" (die Helden), "own" (deine Helden), "each", "all", "bare" (Helden), "single" (Held)
        or "no"."""
        kinds = self.kinds(where, scene, default)
        if not kinds:
            raise Unrendered(where, "a filter")
        many = det in ("all", "bare", "any", "count", "several", "own") or (det == "number" and n != 1)
        link = "list-and" if det in ("each", "all", "bare", "no", "several", "own") else "list-or"
        if best:
            highest = phrase(self.figure(best).led(self.say("highest")), "der")
            place = spaced(self.say("with", what=highest.dat), place)
        articles = {"a": "1", "an": "ein", "the": "der", "each": "jed", "all": "all", "bare": "", "single": ""}
        articles |= {"no": "kein", "several": "der", "own": self.own(scene)}
        lead = articles.get(det, "n" if many else "1")
        shown = count or (self.say("any-number") if det == "any" else str(n) if det in ("a", "number") else "")
        shared = {(kind.after, kind.whose, kind.other) for kind in kinds}
        if det in ("all", "bare") and len(kinds) > 1 == len(shared) and not kinds[0].other:
            # alle Gegenstände und Waffen mit Licht
            tail = spaced(self.listed(kinds[0].after) if kinds[0].after else "", place, self.relative(kinds[0], True))
            first, *rest = kinds
            parts = [phrase(first.noun, lead, many=True), *(self._bare(kind.noun, det == "all") for kind in rest)]
            whole = self.together(parts, link)
            return whole.with_all(lambda form: spaced(form, tail)) if tail else whole
        once = len(kinds) > 1 and place and all(kind.simple for kind in kinds)  # 1 Waffe oder 1 Fluch aus deiner Hand
        each = "" if once else place
        whole = self.together([self.full(k, lead, count=shown, many=many, place=each) for k in kinds], link)
        if once:
            whole = whole.with_all(lambda form: spaced(form, place))
        return whole if many else replace(whole, gender=kinds[-1].noun.gender)  # jeder und jeder: singular

    def _bare(self, noun: Noun, weak: bool) -> Phrase:
        """A plural in a row after the article of another."""
        if not weak:
            return phrase(noun, "", many=True)
        nom, acc, dat, gen = (noun.said(case, "p", WEAK) for case in range(4))
        return Phrase((nom, acc, dat, gen), "p")

    def where(self, place: str, where: Filter | None, scene: Scene, prep: str, hand: str) -> str:
        """ "im Dungeon", "aus deiner Hand". ``hand``: "generic" if it has to be named with mere cards, else "never"."""
        if place == "hall":
            ranked = [
                any(getattr(leaf.of, "figure", "") == "rank" for leaf in leaves) for leaves in alternatives(where)
            ]
            return "" if all(ranked) else self.say(f"{prep}-hall")
        kinds = self.kinds(where, scene)
        if place == "rooms":
            return ""
        if place == "yours" and prep == "from":
            return self.say("from-yours", who=self.who(scene)) if any(kind.generic for kind in kinds) else ""
        if place == "front" and all(self.fronts(leaves) for leaves in alternatives(where)):
            return "" if prep == "from" else self.say("in-yours", who=self.who(scene))
        if place in ("dungeon", "spots", "front", "secret", "yours", "owned"):
            return self.say(f"in-{place}", who=self.who(scene))
        theirs = scene.seat != "you" and hand != "never"
        unclear = any(kind.hall or (kind.generic and hand == "generic") for kind in kinds)
        return self.say(f"{prep}-hand", who=self.who(scene)) if theirs or unclear else ""

    # -- certain cards ------------------------------------------------------------------------------------------------

    def self_noun(self, scene: Scene, moved: bool = False) -> Noun:
        """What a card calls itself: "Held", "Monster", "Waffe", "Raum", else "Karte"."""
        kind = next((t for t in TILES if t in scene.card.tags), "card") if moved else self.type(scene.card)
        kind = self.say("self", type=kind)
        return self.word(f"tag-{kind}" if kind != "card" else "card")

    def ref(self, target: Target, scene: Scene, role: str, *, prep: str = "in", hand: str = "generic") -> Phrase:
        """Cards that something happens to.

        ``role``: "subject" (1 Held, jeder Held), "object" (1 Helden, alle Helden), "bare" (Helden), "single" (Held),
        "moved" (as object, and this card is just a card).
        """
        match target:
            case "self":
                return phrase(self.self_noun(scene, role == "moved"), "dies")
            case "wielder":
                return phrase(self.word("wielder"), "der")
            case "foe":
                if self.is_foe(scene):
                    return phrase(self.word("tag-monster"), "dies")
                now = isinstance(scene.ability, While)
                after = ASIDE + self.say("relative", clause=self.say("that-you-fight")) + PAUSE if now else ""
                return phrase(self.word("tag-monster"), "der", after=after)
            case "party" | "you":
                return self.seat(scene) if scene.seat == "you" else self.he(scene)
            case str(name):
                return self.named(name, scene)
            case Tops(tag, n):
                noun = self.stack([tag] if tag else [], scene)
                stack = phrase(noun, "jed", after=self.say("in-village"))
                return self.top(n, stack)
            case Pick():
                found = self.picked(target, scene, role, prep, hand)
                scene.bind(target)
                return found
            case Cards(place, where):
                return self.every(place, where, scene, role, prep, hand)
        raise Unrendered(target, "a target")

    def he(self, scene: Scene) -> Phrase:
        """A player who is not the reader, spoken of a second time."""
        return Phrase((self.say("he"), self.say("him"), self.say("to-him"), ""), "m", self.own(scene))

    def named(self, name: str, scene: Scene) -> Phrase:
        bound = scene.names.get(name)
        if bound is None:
            raise Unrendered(name, "a name that no pick has given")
        kinds = self.kinds(bound.where, scene, bound.tag)
        head = kinds[0].head if len(kinds) == 1 else self.word("card")
        if bound.swapped and not bound.many:
            return phrase(self.word("card").led(self.say("left-over")), "der")
        if bound.seen and not bound.many:
            return Phrase((self.say("it"), self.say("it"), self.say("to-it-f"), ""), "f")
        if bound.thinned and bound.many:
            return phrase(self.word("rest"), "der")
        if bound.seen:
            return Phrase((self.say("it"), self.say("it"), self.say("to-them"), ""), "p")
        if head in (self.self_noun(scene), self.self_noun(scene, moved=True)):  # "dieser Held" is the card that speaks
            return phrase(head.led(self.say("chosen")), "der", many=bound.many)
        return phrase(head, "dies", many=bound.many)

    def lot(self, name: str, scene: Scene) -> str:
        """The cards behind a name as a place to pick from."""
        if name not in scene.names:
            raise Unrendered(name, "a name that no pick has given")
        return self.say("thereof")

    def picked(self, pick: Pick, scene: Scene, role: str, prep: str, hand: str) -> Phrase:
        det = {1: "a", ALL: "all", ANY: "any"}.get(pick.n, "number")
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
            return self.named(pick.place, scene)
        those = self.lot(pick.place, scene)
        if pick.where is not None or pick.best:
            if role == "moved":  # wähl davon 1 Karte mit Goldwert
                found = self.phrase(pick.where, det, scene, n=pick.n, best=pick.best)
                return found.with_all(lambda form: spaced(those, form))
            return self.phrase(pick.where, det, scene, n=pick.n, place=those, best=pick.best)
        number = {"any": self.say("any-number"), "all": self.say("all")}.get(det, str(pick.n))
        bound = scene.names[pick.place]
        if not bound.seen and bound.where is not None and det != "all":  # 1 dieser Helden
            those = phrase(self.kinds(bound.where, scene, bound.tag)[0].head, "dies", many=True).gen
        return same(spaced(number, those), "f" if pick.n == 1 else "p")

    def top(self, n: int, stack: Phrase) -> Phrase:
        """ "die oberste Karte eines Stapels", "die obersten 2 Karten jedes Stapels"."""
        card = self.word("card")
        if n == 1:
            return phrase(card.led(self.say("topmost")), "der", after=stack.gen)
        counted = replace(card, many=tuple(f"{n} {form}" for form in card.many))  # type: ignore[arg-type]
        return phrase(counted.led(self.say("topmost")), "der", many=True, after=stack.gen)

    def stack(self, tags: Sequence[str], scene: Scene) -> Noun:
        """ "Heldenstapel", "Stapel"."""
        noun = self.word("stack")
        for tag in tags:
            self.say(f"tag-{tag}")
            prefix = self.attribute(f"tag-{tag}", "prefix") or self.say("stack-of", tag=tag)
            if prefix:
                noun = noun.prefixed(prefix)
        return noun

    def topmost(self, pick: Pick, det: str, scene: Scene) -> Phrase:
        """Cards on top of the village stacks."""
        ways = alternatives(pick.where)
        leaves = ways[0]
        tags = [leaf.of.tag for leaf in leaves if isinstance(leaf.of, Is) and leaf.holds]
        known = all(self.attribute(f"tag-{tag}", "prefix") or self.say("stack-of", tag=tag) for tag in tags)
        plain = all(isinstance(leaf.of, Is) for leaf in leaves) and len(ways) == 1
        if det == "a" and not pick.best and plain and known:
            missing = [self.tagged(leaf.of.tag) for leaf in leaves if isinstance(leaf.of, Is) and not leaf.holds]
            but = ""
            if missing:
                but = self.say("except", what=self.listed([phrase(noun, "", many=True).nom for noun in missing]))
            stack = phrase(self.stack(tags, scene), "ein", after=spaced(self.say("in-village"), but))
            return self.top(1, stack)
        place = self.say("from-stacks", many=yes(pick.n != 1))
        return self.phrase(pick.where, det, scene, n=pick.n, place=place, best=pick.best)

    def every(self, place: str, where: Filter | None, scene: Scene, role: str, prep: str, hand: str) -> Phrase:
        det = {"subject": "each", "bare": "bare", "single": "single", "the-many": "several", "own-many": "own"}.get(
            role, "all"
        )
        if place in ("hand", "hall", "dungeon", "spots", "front", "secret", "yours", "rooms", "owned"):
            if place == "hand" and where is None and det == "all":
                return self.yours("hand-card", scene, many=True)
            there = self.where(place, where, scene, prep, hand)
            return self.phrase(where, det, scene, place=there, default=self.tile(place))
        if where is None:
            return self.named(place, scene)
        return self.phrase(where, det, scene, place=self.lot(place, scene))

    def mine(self, cards: Cards, scene: Scene) -> Phrase | None:
        """Cards that lie before the seat or are its own, as belongings: "deine Wunden"."""
        fronted = cards.place == "front" and all(self.fronts(leaves) for leaves in alternatives(cards.where))
        kinds = self.kinds(cards.where, scene)
        if not (fronted or cards.place == "yours") or len(kinds) != 1 or kinds[0].generic:
            return None
        return self.full(kinds[0], self.own(scene), many=True)

    def each_of(self, cards: Cards, scene: Scene) -> str:
        """ "jeden Helden", "jede deiner Wunden", after "für"."""
        mine = self.mine(cards, scene)
        if mine is not None:
            kind = self.kinds(cards.where, scene)[0]
            return spaced(article("jed", kind.noun.gender, 1), mine.forms[GEN])
        return self.every(cards.place, cards.where, scene, "subject", "in", "generic").acc
