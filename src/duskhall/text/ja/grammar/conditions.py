"""Conditions: 武器があれば, ドラゴンとの戦闘では."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duskhall.core.tree import (
    And,
    Armed,
    CardIs,
    Cards,
    Cmp,
    Condition,
    Count,
    Dark,
    Die,
    Fig,
    Held,
    Not,
    Now,
    Or,
    Some,
    Value,
    Variety,
    While,
    Won,
)
from duskhall.text.forms import FLIPPED, SWAPPED, Scene, Unrendered, bounds
from duskhall.text.ja.grammar.amounts import Amounts
from duskhall.text.ja.grammar.base import Cond
from duskhall.text.ja.grammar.nouns import CLASSES

EMPTY = (Some(Cards("dungeon")), Cmp(Count(Cards("dungeon")), ">", 0))
"""There are cards in the dungeon deck."""


class Conditions(Amounts):
    # -- together ------------------------------------------------------------------------------------------------------

    def condition(self, when: Condition, scene: Scene, holds: bool = True) -> Cond:
        match when:
            case Not(of):
                return self.condition(of, scene, not holds)
            case And(of) | Or(of):
                parts = [self.condition(part, scene, holds) for part in of]
                return self.both(parts) if isinstance(when, And) == holds else self.either(parts)
            case Cmp():
                return self.compared(when, scene, holds)
            case CardIs():
                return self.card_is(when, scene, holds)
            case Some():
                return self.some(when, scene, holds)
            case Won():
                return self.won(scene, holds)
            case Dark():
                return self.dark(scene, holds)
            case Now():
                return self.now(when, scene, holds)
        raise Unrendered(when, "a condition")

    def both(self, parts: Sequence[Cond]) -> Cond:
        *head, last = parts
        text = "".join(self.say("lead", clause=part.ren, text="") for part in head)
        return Cond(text + last, text + last.ba, text + last.ren)

    def either(self, parts: Sequence[Cond]) -> Cond:
        *head, last = parts
        text = "".join(self.say("or-cond", cond=part) for part in head)
        return Cond(text + last, text + last.ba, text + last.ren)

    def junction(self, parts: list[str], both: bool) -> str:
        return self.listed(parts, "list-comma") if both else self.listed(parts, "list-or")

    def leads(self, conditions: Sequence[Any], scene: Scene) -> str:
        """What must hold, as the beginning of a sentence without its last comma; empty if there is nothing."""
        found = [self.condition(condition, scene) for condition in conditions]
        special = [cond.lead for cond in found if cond.lead]
        plain = [cond for cond in found if not cond.lead]
        parts = [*([self.both(plain).ba] if plain else []), *special]
        return self.listed(parts, "list-comma") if parts else ""

    # -- comparisons ---------------------------------------------------------------------------------------------------

    def compared(self, when: Cmp, scene: Scene, holds: bool) -> Cond:
        a, test, b = when.a, when.test, when.b
        if isinstance(a, Die) and when == Cmp(Die(a.dice, "lowest"), "=", Die(a.dice, "highest")):
            return self.cond(self.say("rolled-same", n=self.dice(a.dice, scene)), "rolled", holds)
        if isinstance(a, int) and not isinstance(b, int):
            a, test, b = b, SWAPPED[test], a
        if when in EMPTY:
            return self.some(Some(Cards("dungeon")), scene, holds)
        if isinstance(b, int) and not isinstance(a, int):
            return self.against_number(a, test, b, scene, holds)
        left, right = self.amount(a, scene), self.amount(b, scene)
        if test in "<>":
            return self.cond(self.say("than", a=left, b=right), "smaller" if test == "<" else "larger", holds)
        key = {"<=": "at-most", "=": "equal", ">=": "at-least"}[test]
        return self.cond(self.say(key, a=left, b=right), "being", holds)

    def against_number(self, a: Any, test: str, n: int, scene: Scene, holds: bool) -> Cond:
        if not holds and test in FLIPPED and test not in (">", ">="):
            test, holds = FLIPPED[test], True
        if test == "<" and holds:
            test, holds = ">=", False  # less than 1: not 1 or more
        low, high = bounds(Fig("", test, n))
        match a:
            case Count(cards):
                return self.numbered(cards, low, high, scene, holds)
            case Variety(tags, Cards("hand" | "owned" as place, where)) if set(tags) == CLASSES:
                span = self.span(low, high, self.say("counter-kinds"))
                return self.cond(
                    self.say(f"classes-{place}", cards=self.bare(where, scene), range=span), "there", holds
                )
            case Die(dice, how):
                span, number = self.span(low, high), self.dice(dice, scene)
                if number == 1 or how == "sum":
                    return self.cond(self.say("subject", what=span), "rolled", holds)
                shown = self.say("amount-dice", n=number, how=how)
                return self.cond(self.say("has-so-much", figure=shown, range=span), "being", holds)
            case Value("margin"):
                foe = self.ref("foe", scene).text
                return self.cond(self.say("exceeds", foe=foe, range=self.span(low, high)), "alive", holds)
            case Value("used", of):
                card = "" if of in ("you", "party") else self.ref(of, scene, moved=True).text
                if high == 0:
                    return self.cond(self.used(card, ""), "alive", not holds)
                return self.cond(self.used(card, self.span(low, high, self.unit("used"))), "alive", holds)
            case Value("rank", "foe") if not self.is_foe(scene):
                return self.fighting(self.bare(Fig("rank", test, n), scene, "monster"), scene, holds)
            case Value("light", "party") if low == 1 and high is None:
                return self.cond(self.say("subject", what=self.figure("light")), "there", holds)
            case Value(figure, "party" | "you"):
                stem = self.say(
                    "has-so-much", figure=self.figure(figure), range=self.span(low, high, self.unit(figure))
                )
                return self.cond(stem, "there" if high is None else "being", holds)
            case Value(figure, "foe") if not self.is_foe(scene):
                return self.fighting(self.bare(Fig(figure, test, n), scene, "monster"), scene, holds)
            case Value(figure, "wielder"):
                hero = self.bare(Fig(figure, test, n), scene, "hero")
                return self.cond(self.say("carried", hero=hero), "alive", holds)
            case Value(figure, of):
                what = self.possessed(self.ref(of, scene), [figure])
                stem = self.say("has-so-much", figure=what, range=self.span(low, high, self.unit(figure)))
                return self.cond(stem, "being", holds)
        stem = self.say("has-so-much", figure=self.amount(a, scene), range=self.span(low, high))
        return self.cond(stem, "being", holds)

    def used(self, card: str, range_: str) -> str:
        if card:
            return self.say("used-of", card=card, range=range_)
        return self.say("used", range=range_)

    def numbered(self, cards: Cards, low: int | None, high: int | None, scene: Scene, holds: bool) -> Cond:
        """英雄が2枚以上いる"""
        if (low, high) == (1, None):
            return self.some(Some(cards), scene, holds)
        if high == 0:
            return self.some(Some(cards), scene, not holds)
        noun, alive, counter = self.kept(cards, scene)
        span = self.span(low, high, counter)
        if cards.place == "owned":
            if high is None:
                return self.cond(self.say("owning-many", what=noun, range=span), "alive", holds)
            return self.cond(self.say("owned-many", what=noun, range=span), "being", holds)
        stem = self.there(cards, scene) + self.say("has-so-much", figure=noun, range=span)
        return self.cond(stem, ("alive" if alive else "there") if high is None else "being", holds)

    def kept(self, cards: Cards, scene: Scene) -> tuple[str, bool, str]:
        """The kind of card, whether it is there as people are, and its counter."""
        nouns = self.nouns(cards.where, scene, self.tile(cards.place))
        return self.joined(nouns, "list-or"), nouns[0].alive, nouns[0].counter

    def there(self, cards: Cards, scene: Scene) -> str:
        """手札に, ダンジョンホールに; nothing where it goes without saying."""
        place = cards.place
        if place in ("rooms", "yours", "owned"):
            return ""
        if place == "hand":
            return self.say("there-hand") if self.where("hand", cards.where, scene) else ""
        if place in ("hall", "dungeon", "spots", "front", "secret"):
            return self.say(f"there-{place}") if self.where(place, cards.where, scene) else ""
        return self.say("there-lot", lot=self.lot(place, scene))

    def some(self, when: Some, scene: Scene, holds: bool) -> Cond:
        cards = when.cards
        if cards.place == "dungeon" and cards.where is None:
            return self.cond(self.say("deck-left"), "there", holds)
        noun, alive, _ = self.kept(cards, scene)
        if cards.place == "owned":
            return self.cond(self.say("owning", what=noun), "alive", holds)
        stem = self.there(cards, scene) + self.say("subject", what=noun)
        return self.cond(stem, "alive" if alive else "there", holds)

    # -- what a card is ------------------------------------------------------------------------------------------------

    def foe(self, when: Any, scene: Scene) -> str:
        """The kind of monster that a condition asks the foe to be; empty if it asks something else."""
        match when:
            case CardIs("foe", where):
                return self.bare(where, scene, "monster")
            case Cmp(Value(figure, "foe"), test, int(n)) if figure not in ("margin", "used"):
                return self.bare(Fig(figure, test, n), scene, "monster")
        return ""

    def fighting(self, foe: str, scene: Scene, holds: bool) -> Cond:
        if self.past(scene):
            return self.cond(self.say("object", what=foe, quantity=""), "defeated", holds)
        lead = self.say("against" if holds else "against.not", foe=foe)
        return self.cond(self.say("with", foe=foe), "fighting", holds, lead)

    def card_is(self, when: CardIs, scene: Scene, holds: bool) -> Cond:
        if when.card == "foe" and not self.is_foe(scene):
            return self.fighting(self.bare(when.where, scene, "monster"), scene, holds)
        ref = self.ref(when.card, scene)
        match when:
            case CardIs(_, Armed(weapon)):
                arm = self.bare(weapon, scene, "weapon")
                return self.cond(self.say("arming", who=ref.text, weapon=arm), "alive", holds)
            case CardIs("self", Held()):
                lasting = isinstance(scene.ability, While)
                return self.cond(self.say("held" if lasting else "held.mine", self=ref.text), "being", holds)
            case CardIs("wielder", where):
                hero = self.bare(where, scene, "hero")
                if not holds:
                    hero = self.say("np-but", noun=hero) + self.say("tag-hero")
                return self.cond(self.say("carried", hero=hero), "alive")
            case CardIs(_, Fig(figure, test, int(n))):
                return self.against_number(Value(figure, when.card), test, n, scene, holds)
        default = {"self": self.type(scene.card)}.get(when.card, "")
        default = default if self.has(f"tag-{default}") else ""
        what = self.bare(when.where, scene, default)
        return self.cond(self.say("has-so-much", figure=ref.text, range=what), "being", holds)

    def won(self, scene: Scene, holds: bool) -> Cond:
        return self.cond(self.say("in-battle"), "won", holds)

    def dark(self, scene: Scene, holds: bool) -> Cond:
        return self.cond(self.say("subject", what=self.figure("light")), "lacking", holds)

    def now(self, when: Now, scene: Scene, holds: bool) -> Cond:
        key = f"now-{when.moment}"
        return self.cond(self.say(key), self.say(f"{key}.pred"), holds)
