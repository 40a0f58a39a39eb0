"""Whole abilities, and the printed lines of a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from duskhall.core.tree import (
    WHERE,
    Ability,
    Card,
    Cmp,
    Destroy,
    Earn,
    Forbid,
    Instead,
    Lose,
    Must,
    Not,
    Step,
    Use,
    While,
)
from duskhall.text.common import TILES, windows
from duskhall.text.de.grammar.base import Adverb, Clause
from duskhall.text.de.grammar.forms import Act, capital, closed, phrase, spaced
from duskhall.text.de.grammar.steps import Steps
from duskhall.text.forms import Scene, Unrendered, conjuncts, joined, needed


class German(Steps):
    # -- abilities ----------------------------------------------------------------------------------------------------

    def ability(self, ability: Ability, card: Card) -> str:
        return closed(super().ability(ability, card))

    def use(self, ability: Use, scene: Scene) -> str:
        label = self.label(ability)
        label = self.labelled(label, self.adverbs(needed(ability), scene, "if", selfish=True))
        return self.say("label", label=label, text=self.deal(ability, scene))

    def labelled(self, label: str, adverbs: Sequence[Adverb]) -> str:
        """A label with its conditions: "Dungeon, wenn du 3 oder mehr EP hast"."""
        for when in self.leads(adverbs):
            label = self.say("label-if", label=label, when=when)
        return label

    def label(self, ability: Use) -> str:
        """ "Dungeon", "Dorf/Dungeon (Wiederholung)", "Trophäe (Pflicht)"."""
        names = windows(ability)
        if len(names) == 1 and not ability.due:
            return self.say(f"window-{names[0]}.repeat" if ability.repeat else f"window-{names[0]}")
        label = self.say("slash").join(self.say(f"window-{name}.word") for name in names)
        if ability.repeat:
            label = self.say("label-repeat", label=label)
        return self.say("label-due", label=label) if ability.due else label

    def deal(self, ability: Use, scene: Scene) -> str:
        """The price and what is had for it."""
        if not ability.cost:
            return self.sentences(self.steps(ability.steps, scene), scene)
        cost, tail = self.price(ability.cost, scene)
        clauses = self.steps(ability.steps, scene)
        act = self.acts(clauses)
        loose = len(clauses) > 1 and any(clause.says and not clause.front for clause in clauses)  # whose condition?
        if act is not None and len(clauses) <= 2 and not loose:
            text = self.say("pay-to", cost=cost.order(), act=act.zu())
        else:
            text = self.finite(clauses[0], scene, inverted=True)
            for clause in clauses[1:]:
                text = self.say("semicolon", a=text, b=self.finite(replace(clause, boon=""), scene))
            text = self.say("pay-then", cost=cost.order(), text=text)
        if tail:
            text = self.say("semicolon", a=text, b=tail)
        return self.say("sentence", text=capital(text))

    def price(self, cost: Sequence[Step], scene: Scene) -> tuple[Act, str]:
        """What is paid, and what becomes of it later."""
        acts: list[Act] = []
        tail = ""
        for step in joined(cost):
            if isinstance(step, Destroy) and step.late:
                tail = self.say("given-up", what="self" if step.what == "self" else "other")
                clause = self.handled("give-up", step.what, scene)
            elif isinstance(step, Earn) and isinstance(step.amount, int) and step.amount < 0:
                clause = Clause(self.deed("pay", self.say(f"earn-{step.what}", n=-step.amount)))
            elif isinstance(step, Lose):
                clause = Clause(self.deed("pay", self.sum_of(step.what, step.amount, scene)))
            else:
                clause = self.step(step, scene)
            if clause.act is None:
                raise Unrendered(step, "a cost")
            acts.append(clause.act)
        return self.joint(acts), tail

    def must(self, ability: Must, scene: Scene) -> str:
        event = f"event-{ability.event}"
        clauses = self.steps(ability.steps, scene)
        adverbs = self.adverbs(needed(ability), scene, "if", selfish=self.selfish(ability.steps))
        if not self.has(f"{event}.clause"):
            label = self.say(event)
            if len(clauses) == 1 and not clauses[0].says:
                text = self.whole(clauses[0], adverbs, scene)
            else:
                label = self.labelled(label, adverbs)
                text = self.sentences(clauses, scene)
            return self.say("label", label=label, text=text)
        foes = [adverb.foe for adverb in adverbs if adverb.foe is not None]
        foe = foes[0] if foes else phrase(self.word("tag-monster"), "1", count="1")
        tile = next((t for t in TILES if t in scene.card.tags), "card")
        lead = self.say(f"{event}.clause", foe=foe.acc, by=tile)
        rest = [adverb for adverb in adverbs if adverb.foe != foe]
        timed = self.has(f"{event}.time")
        first = clauses[0]
        if len(clauses) == 1 and not rest and timed and (not first.says or first.front):
            if first.act is not None and first.own is None and first.act.ordered():
                text = first.act.early(lead).order()
            else:
                text = self.say("time", time=lead, text=self.run(clauses, scene, inverted=True))
            text = self.say("sentence", text=capital(text))
        elif len(clauses) == 1 and not timed and (not first.says or first.front) and all(a.when for a in rest):
            lead = self.both_of(lead, rest)
            text = self.say("sentence", text=capital(self.led(lead, clauses, scene)))
        else:
            text = self.say("label", label=capital(self.labelled(lead, rest)), text=self.sentences(clauses, scene))
        if ability.once:
            text = self.say("two-sentences", a=text, b=self.say("once"))
        return self.say("global", text=text) if self.has(f"{event}.global") else text

    def hold(self, ability: While, scene: Scene) -> str:
        clauses = self.steps(ability.steps, scene)
        monster, room = "monster" in scene.card.tags, "room" in scene.card.tags
        word = "if" if monster and ability.place == "fought" else "while"
        adverbs = self.adverbs(conjuncts(ability.when), scene, word, selfish=self.selfish(ability.steps))
        me = self.ref("self", scene, "subject")
        if ability.place == "equipped" and not self.selfish(ability.steps, "wielder"):
            adverbs.insert(0, Adverb("", word=word, when=self.say("it-is-equipped", self=me.nom)))
        elif ability.place == "fought" and not monster:
            adverbs.insert(0, Adverb("", word=word, when=self.say("fought-here" if room else "fought")))
        elif ability.place == "hall" and not (monster or room):
            adverbs.insert(0, Adverb("", word=word, when=self.say("it-is-in-hall", self=me.nom)))
        elif ability.place == "bought":
            lead = self.say("when-bought", self=self.ref("self", scene, "moved").acc)
            if not all(adverb.when for adverb in adverbs):
                label = capital(self.labelled(lead, adverbs))
                return self.say("label", label=label, text=self.sentences(clauses, scene))
            return self.say("sentence", text=capital(self.led(self.both_of(lead, adverbs), clauses, scene)))
        elif ability.place not in WHERE:
            raise Unrendered(ability.place, "a place")
        if ability.place == "kept":
            adverbs = self.adverbs(conjuncts(ability.when), scene, "if", selfish=False)
            label = self.labelled(self.say("at-the-end"), adverbs)
            return self.say("label", label=label, text=self.sentences(clauses, scene))
        only = self.only(ability, clauses, scene) if len(adverbs) <= 1 else ""
        if only:
            text = only
        elif len(clauses) == 1:
            text = self.whole(clauses[0], adverbs, scene)
        elif adverbs:
            text = self.led(self.listed(self.leads(adverbs)), clauses, scene)
            text = self.say("sentence", text=capital(text))
        else:
            text = self.sentences(clauses, scene)
        if monster and ability.place == "present":
            text = self.say("label", label=self.say("trophy"), text=text)
        if monster and ability.place == "hall":
            text = self.say("global", text=text)
        return text

    def both_of(self, lead: str, adverbs: Sequence[Adverb]) -> str:
        """A clause with conditions: "wenn du diesen Raum betrittst und keinen Schurken hast"."""
        if not adverbs:
            return lead
        word, _, clause = lead.partition(" ")
        return spaced(word, self.both([clause, *(adverb.when for adverb in adverbs)]))

    def only(self, ability: While, clauses: Sequence[Clause], scene: Scene) -> str:
        """What is forbidden unless something is so: "kann nur besiegt werden, wenn ..."."""
        loose: list[Any] = conjuncts(ability.when)
        step = ability.steps[0]
        if len(loose) != 1 or len(ability.steps) != 1 or not isinstance(step, Forbid):
            return ""
        key = f"act-{self.act_key(step.act)[0]}.only"
        [when] = loose
        denied = isinstance(when, Not) or (isinstance(when, Cmp) and when.test == "<" and isinstance(when.b, int))
        if not denied or not self.has(key) or clauses[0].subject is None:
            return ""
        lead = self.say("if", when=self.condition(when, scene, False))
        act = self.deed("can", self.say(key), self.say("after-comma", clause=lead))
        return self.say("sentence", text=capital(act.finite(clauses[0].subject)))

    def instead(self, ability: Instead, scene: Scene) -> str:
        pile = ability.pile
        name = self.say(f"tag-{pile}") if self.has(f"tag-{pile}") else self.title(pile).one[0]
        return self.say("sentence", text=capital(self.say("instead", pile=name)))

    def whole(self, clause: Clause, adverbs: Sequence[Adverb], scene: Scene) -> str:
        """One clause and its conditions as a sentence: what is a clause goes first, unless a bare bonus is had."""
        for adverb in adverbs:
            if clause.foe and adverb.foe is not None and adverb.many is not None:
                clause = replace(clause, own=self.deed("can", self.say(clause.foe, foe=adverb.many.acc)))
            elif not adverb.clause:
                clause = self.with_phrase(clause, adverb.text)
        leads = self.leads([adverb for adverb in adverbs if adverb.clause])
        if not leads:
            text = self.finite(clause, scene)
        elif clause.boon or clause.says:
            text = self.finite(clause, scene)
            for lead in leads:
                text += self.say("after-comma", clause=lead)
        else:
            text = self.led(self.listed(leads), [clause], scene)
        return self.say("sentence", text=capital(text))

    # -- the printed figures ------------------------------------------------------------------------------------------

    def figures_line(self, card: Card) -> str:
        trophies = self.trophies(card)
        parts = [self.kind_of(card)]
        for name in self.printed_on(card):
            if name not in trophies:
                n = card.figures[name]
                shown = str(n) if n >= 0 else self.say("minus", n=-n)
                if self.boosts(card, name):
                    shown = self.signed(n)
                key = self.first(f"printed-{name}", "printed-plain")
                parts.append(self.say(key, figure=self.named_figure(name), n=n, shown=shown))
        if trophies:
            signed = [
                self.say("with-sign", figure=self.named_figure(f), signed=self.signed(card.figures[f]))
                for f in trophies
            ]
            parts.append(self.say("printed-trophy", figures=self.listed(signed)))
        return self.say("separator").join(capital(part) for part in parts)

    def tag_words(self, card: Card) -> list[str]:
        return [capital(self.say(f"tag-{tag}")) for tag in card.tags]
