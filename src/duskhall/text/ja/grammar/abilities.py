"""Whole abilities, and the printed lines of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from duskhall.core.tree import (
    WHERE,
    Card,
    CardIs,
    Cmp,
    Destroy,
    Earn,
    Held,
    Instead,
    Lose,
    Must,
    Not,
    Use,
    Value,
    While,
)
from duskhall.text.common import TILES
from duskhall.text.forms import Scene, Unrendered, conjuncts, joined, needed
from duskhall.text.ja.grammar.base import Clause
from duskhall.text.ja.grammar.breaking import breaks
from duskhall.text.ja.grammar.steps import Steps


class Japanese(Steps):
    def breaks(self, name: str) -> str:
        return breaks(name)

    # -- abilities ----------------------------------------------------------------------------------------------------

    def use(self, ability: Use, scene: Scene) -> str:
        label = self.label(ability)
        lead = self.leads(needed(ability), scene)
        if ability.cost:
            clauses, tail = self.deal(ability, scene)
        else:
            clauses, tail = self.steps(ability.steps, scene), ""
        return self.labelled(label, lead, clauses, bool(ability.cost)) + tail

    def label(self, ability: Use) -> str:
        """ダンジョン, ダンジョン（くり返し）, 村／ダンジョン, トロフィー（必須）"""
        names = (ability.window,) if isinstance(ability.window, str) else ability.window
        if len(names) == 1 and not ability.due:
            return self.say(f"window-{names[0]}.repeat" if ability.repeat else f"window-{names[0]}")
        label = self.listed([self.say(f"window-{name}.word") for name in names], "list-slash")
        if ability.repeat:
            label = self.say("label-repeat", label=label)
        return self.say("label-due", label=label) if ability.due else label

    def labelled(self, label: str, lead: str, clauses: Sequence[Clause], paid: bool = False) -> str:
        """A condition of one sentence begins it; one of several, or one before another, stands with the label."""
        if lead and len(clauses) == 1 and (paid or not clauses[0].lead):
            clauses = [self.led(lead, clauses[0])]
        elif lead:
            label = self.say("label-if", label=label, when=lead)
        return self.say("label", label=label, text=self.sentences(clauses))

    def deal(self, ability: Use, scene: Scene) -> tuple[list[Clause], str]:
        """The price and what is had for it, in one sentence; and what becomes of the price later."""
        acts: list[Clause] = []
        tail = ""
        for step in joined(ability.cost):
            if isinstance(step, Destroy) and step.late:
                tail = self.sentences([self.led(self.say("at-battle"), self.given_up(step))])
                acts.append(self.act("throw", step.what, scene))
            elif isinstance(step, Earn) and isinstance(step.amount, int) and step.amount < 0:
                acts.append(self.paid(self.say(f"earn-{step.what}", n=-step.amount)))
            elif isinstance(step, Lose):
                acts.append(self.paid(self.sum_of(step.what, step.amount, scene)))
            else:
                acts.append(self.step(step, scene))
        price = self.say("by-doing", act=self.finish(self.chain(acts, scene)))
        clause = self.chain(self.steps(ability.steps, scene), scene)
        return [self.led(price, clause)], tail

    def given_up(self, step: Destroy) -> Clause:
        what = self.say("self", type="card") if step.what == "self" else self.say("thrown")
        return self.clause("destroy", self.say("object", what=what, quantity=""))

    def paid(self, what: str) -> Clause:
        return self.clause("pay", self.say("object", what=what, quantity=""))

    def must(self, ability: Must, scene: Scene) -> str:
        event = f"event-{ability.event}"
        clauses = self.steps(ability.steps, scene)
        conditions = needed(ability)
        if not self.has(f"{event}.clause"):
            return self.labelled(self.say(event), self.leads(conditions, scene), clauses)
        foes = [c for c in conditions if self.foe(c, scene)] if ability.event == "won" else []
        foe = self.foe(foes[0], scene) if foes else self.say("tag-monster")
        by = next((t for t in TILES if t in scene.card.tags), "card")
        label = self.say(f"{event}.clause", foe=foe, by=by)
        held = [c for c in conditions if c == CardIs("self", Held())]
        lead = self.leads([c for c in conditions if c not in (*foes[:1], *held)], scene)
        if held:
            label = self.say("lead", clause=self.leads(held, scene), text=label)
        if len(clauses) == 1:
            clause = self.led(lead, clauses[0])
            text = self.sentences([self.led(label, clause)])
        else:
            text = self.labelled(label, lead, clauses)
        if ability.once:
            text = self.say("two-sentences", a=text, b=self.say("once"))
        return self.say("global", text=text) if self.has(f"{event}.global") else text

    def hold(self, ability: While, scene: Scene) -> str:
        clauses = self.steps(ability.steps, scene)
        leads = [self.leads(conjuncts(ability.when), scene)]
        monster, room = "monster" in scene.card.tags, "room" in scene.card.tags
        me = self.ref("self", scene).text
        carried = any(self.of_wielder(c) for c in conjuncts(ability.when))
        if ability.place == "equipped" and not carried and not self.selfish(ability.steps, "wielder"):
            leads.insert(0, self.say("while-equipped", self=me))
        elif ability.place == "fought" and not monster:
            leads.insert(0, self.say("while-fought-here" if room else "while-fought"))
        elif ability.place == "hall" and not (monster or room):
            leads.insert(0, self.say("while-in-hall", self=me))
        elif ability.place == "bought":
            leads.insert(0, self.say("when-bought", self=self.ref("self", scene, moved=True).text))
        elif ability.place not in WHERE:
            raise Unrendered(ability.place, "a place")
        if ability.place == "kept":
            return self.labelled(self.say("at-the-end"), leads[-1], clauses)
        leads = [lead for lead in leads if lead]
        if leads:
            clauses = [self.led(self.listed(leads, "list-comma"), self.chain(clauses, scene))]
        text = self.sentences(clauses)
        if monster and ability.place == "present":
            text = self.say("label", label=self.say("trophy"), text=text)
        if monster and ability.place == "hall":
            text = self.say("global", text=text)
        return text

    def instead(self, ability: Instead, scene: Scene) -> str:
        pile = ability.pile
        name = self.say(f"tag-{pile}") if self.has(f"tag-{pile}") else self.title(pile)[0]
        return self.say("instead", pile=name)

    def of_wielder(self, when: Any) -> bool:
        """Does the condition say by itself that the card is equipped?"""
        match when:
            case Not(of):
                return self.of_wielder(of)
            case CardIs("wielder") | Cmp(Value(_, "wielder")):
                return True
        return False

    # -- the printed figures ------------------------------------------------------------------------------------------

    def figures_line(self, card: Card) -> str:
        trophies = self.trophies(card)
        parts = [self.kind_of(card)]
        for name in self.printed_on(card):
            if name not in trophies:
                n = card.figures[name]
                shown = self.signed(n) if self.boosts(card, name) else self.number(n)
                parts.append(self.say("printed-plain", figure=self.of_card(name), shown=shown))
        if trophies:
            signed = [self.say("with-number", figure=self.figure(f), n=self.signed(card.figures[f])) for f in trophies]
            parts.append(self.say("printed-trophy", figures=self.listed(signed, "list-comma")))
        return self.say("separator").join(parts)

    def tag_words(self, card: Card) -> list[str]:
        return [self.say(f"tag-{tag}") for tag in card.tags]
