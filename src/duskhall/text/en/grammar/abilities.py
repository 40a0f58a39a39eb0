"""Sentences for whole abilities, and the printed lines of a card."""

from __future__ import annotations

from collections.abc import Sequence

from duskhall.core.tree import (
    WHERE,
    Card,
    Destroy,
    Earn,
    Instead,
    Lose,
    Must,
    Step,
    Use,
    While,
)
from duskhall.text.common import TILES, windows
from duskhall.text.en.grammar.base import Adverb, Clause, capital
from duskhall.text.en.grammar.steps import Steps
from duskhall.text.forms import Scene, Unrendered, conjuncts, joined, needed


class English(Steps):
    # -- abilities ----------------------------------------------------------------------------------------------------

    def use(self, ability: Use, scene: Scene) -> str:
        label = self.label(ability)
        for adverb in self.adverbs(needed(ability), scene, "if", selfish=True):
            label = self.say("label-if", label=label, when=adverb.text)
        return self.say("label", label=label, text=self.deal(ability, scene))

    def label(self, ability: Use) -> str:
        """ "Dungeon", "Repeat dungeon", "Village or dungeon", "Compulsory trophy"."""
        names = windows(ability)
        if len(names) == 1 and not ability.due:
            return self.say(f"window-{names[0]}.repeat" if ability.repeat else f"window-{names[0]}")
        label = self.listed([self.say(f"window-{name}.word") for name in names], "list-or")
        if ability.repeat:
            label = self.say("label-repeat", label=label)
        return capital(self.say("label-due", label=label) if ability.due else label)

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
        """The cost as an order, and its effect on later steps."""
        acts: list[str] = []
        tail = ""
        for step in joined(cost):
            if isinstance(step, Destroy) and step.late:
                tail = self.say("given-up", what="self" if step.what == "self" else "other")
                clause = self.act("give-up", step.what, scene)
            elif isinstance(step, Earn) and isinstance(step.amount, int) and step.amount < 0:
                clause = Clause(self.say("pay", what=self.say(f"earn-{step.what}", n=-step.amount)))
            elif isinstance(step, Lose):
                clause = Clause(self.say("pay", what=self.sum_of(step.what, step.amount, scene)))
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
        lead = self.say(f"{event}.clause", foe=foe, by=next((t for t in TILES if t in scene.card.tags), "card"))
        adverbs = [adverb for adverb in adverbs if adverb.foe != foe]
        if len(clauses) > 1 or clauses[0].fronted:
            for adverb in adverbs:
                lead = self.say("label-if", label=lead, when=adverb.text)
            text = self.say("label", label=capital(lead), text=self.sentences(clauses, scene))
        else:
            text = self.say("lead", clause=lead, text=self.finite(clauses[0], scene))
            for adverb in adverbs:
                if adverb.text == self.say("while-equipped"):
                    text = self.say("lead", clause=adverb.text, text=text)
                else:
                    text = self.say("then", text=text, when=adverb.text)
            text = self.say("sentence", text=capital(text))
        if ability.once:
            text = self.say("two-sentences", a=text, b=self.say("once"))
        return self.say("global", text=text) if self.has(f"{event}.global") else text

    def hold(self, ability: While, scene: Scene) -> str:
        clauses = self.steps(ability.steps, scene)
        adverbs = self.adverbs(conjuncts(ability.when), scene, "while", selfish=self.selfish(ability.steps))
        monster, room = "monster" in scene.card.tags, "room" in scene.card.tags
        if ability.place == "equipped" and not self.selfish(ability.steps, "wielder"):
            adverbs.insert(0, Adverb(self.say("while-it-is-equipped", self=self.ref("self", scene, "subject").text)))
        elif ability.place == "fought" and not monster:
            adverbs.insert(0, Adverb(self.say("while-fought-here" if room else "while-fought")))
        elif ability.place == "hall" and not (monster or room):
            adverbs.insert(0, Adverb(self.say("while-in-hall", self=self.ref("self", scene, "subject").text)))
        elif ability.place == "bought":
            lead = self.say("when-bought", self=self.ref("self", scene, "moved").text)
            if adverbs:
                lead = self.say("label-if", label=lead, when=self.listed([adverb.text for adverb in adverbs]))
            text = self.say("lead", clause=lead, text=self.run(clauses, scene))
            return self.say("sentence", text=capital(text))
        elif ability.place not in WHERE:
            raise Unrendered(ability.place, "a place")
        if ability.place == "kept":
            text = self.sentences(clauses, scene)
            label = self.say("at-the-end")
            for adverb in self.adverbs(conjuncts(ability.when), scene, "if", selfish=False):
                label = self.say("label-if", label=label, when=adverb.text)
            return self.say("label", label=label, text=text)
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
        if monster and ability.place == "hall":
            text = self.say("global", text=text)
        return text

    def instead(self, ability: Instead, scene: Scene) -> str:
        pile = ability.pile
        name = self.say(f"tag-{pile}") if self.has(f"tag-{pile}") else self.title(pile)[0]
        return self.say("sentence", text=capital(self.say("instead", pile=name)))

    def whole(self, clause: Clause, adverbs: Sequence[Adverb], scene: Scene) -> str:
        """A sentence made of one clause and its conditions."""
        text = self.finite(clause, scene)
        for adverb in adverbs:
            if clause.foe and adverb.foe:
                text = self.say(clause.foe, text=text, foe=adverb.foe)
            else:
                text = self.say("then", text=text, when=adverb.text)
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
                parts.append(self.say(key, figure=self.figure(name), n=n, shown=shown))
        if trophies:
            signed = [
                self.say("with-sign", figure=self.figure(f), signed=self.signed(card.figures[f])) for f in trophies
            ]
            parts.append(self.say("printed-trophy", figures=self.listed(signed)))
        return capital(self.say("separator").join(parts))

    def tag_words(self, card: Card) -> list[str]:
        return [capital(self.say(f"tag-{tag}")) for tag in card.tags]
