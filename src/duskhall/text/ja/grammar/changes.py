"""Changes of figures, and what is forbidden."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from duskhall.core.tree import And, Can, Cards, Forbid, Grant, Modify, Pick, Use, While
from duskhall.text.common import RELATIVE
from duskhall.text.forms import Ban, Change, Scene, Unrendered, conjuncts
from duskhall.text.ja.grammar.base import Clause, Ref
from duskhall.text.ja.grammar.conditions import Conditions


class Changes(Conditions):
    # -- changes -------------------------------------------------------------------------------------------------------

    def change(self, step: Change, scene: Scene) -> Clause:
        lead = self.leads(conjuncts(step.when), scene)
        on = step.on
        optional = isinstance(on, Pick) and on.optional
        if isinstance(on, Pick) and optional:
            step = replace(step, on=replace(on, optional=False))
        clause = self.changed(step, scene)
        if isinstance(on, Pick):
            scene.bind(on)
        return self.led(lead, self.may(clause) if optional else clause)

    def changed(self, step: Change, scene: Scene) -> Clause:
        if step.op not in ("add", "less"):
            return self.altered(step, scene)
        say: dict[str, Callable[[Change, Ref, Scene], Clause]] = {
            "buys": self.purchases,
            "hand": self.next_hand,
            "resolves": self.resolved,
            "wounds": self.wounding,
            "moved": self.moved,
            "": self.gained,
        }
        ref = self.ref(step.on, scene)
        clauses = []
        for manner, word in say.items():
            group = tuple(part for part in step.parts if self.manner(part) == manner)
            if group:
                clauses.append(word(replace(step, parts=group), ref, scene))
        return self.chain(clauses, scene)

    def manner(self, part: Modify) -> str:
        """Which figures are said alike."""
        party = part.on in ("party", "you")
        if part.figure == "buys" or (part.figure == "hand" and party) or (part.figure == "resolves" and not party):
            return part.figure
        if part.figure == "wounds" and not party:
            return part.figure
        shrinks = part.on == "self" and part.op == "less" and part.figure != "either"
        return "moved" if part.figure in RELATIVE or shrinks else ""

    def by(self, part: Modify, scene: Scene, counter: str = "") -> tuple[str, str]:
        """What a figure changes by: 英雄1枚につき and a number, or nothing and …と同じだけ."""
        n, each = self.split(part.amount, scene)
        if n is None:
            return "", self.say("by-amount", amount=self.amount(part.amount, scene))
        return each, self.number(n) + counter

    def purchases(self, step: Change, ref: Ref, scene: Scene) -> Clause:
        clauses = []
        for part in step.parts:
            each, n = self.by(part, scene, self.say("counter"))
            if step.op == "add":
                clauses.append(self.led(each, self.clause("can-buy", self.say("buys-add", n=n))))
            else:
                clauses.append(self.led(each, self.clause("shrink", self.say("buys-less", n=n))))
        return self.chain(clauses, scene)

    def next_hand(self, step: Change, ref: Ref, scene: Scene) -> Clause:
        """More or fewer cards at the end of the turn."""
        clauses = []
        for part in step.parts:
            each, n = self.by(part, scene, self.say("counter"))
            verb = "grow" if step.op == "add" else "shrink"
            clauses.append(self.led(each, self.clause(verb, self.say("next-hand", n=n))))
        return self.chain(clauses, scene)

    def resolved(self, step: Change, ref: Ref, scene: Scene) -> Clause:
        """Lines that happen more or less often."""
        clauses = []
        for part in step.parts:
            each, n = self.by(part, scene, self.unit("resolves"))
            verb = "resolve" if step.op == "add" else "shrink"
            told = self.clause(verb, self.say(f"resolves-{step.op}", n=n), self.about(ref))
            clauses.append(self.led(each, told))
        return self.chain(clauses, scene)

    def wounding(self, step: Change, ref: Ref, scene: Scene) -> Clause:
        """More or fewer wounds that monsters deal."""
        what = self.say("wounds-of", who=ref.text)
        clauses = [self.grown(step.op, part, what, self.unit("wounds"), scene) for part in step.parts]
        return self.chain(clauses, scene)

    def moved(self, step: Change, ref: Ref, scene: Scene) -> Clause:
        """Figures that are higher or lower now."""
        clauses = []
        for part in step.parts:
            mine = part.on == "self" and "monster" not in scene.card.tags and not isinstance(scene.ability, Use)
            what = self.of_card(part.figure) if mine else self.possessed(ref, [part.figure])
            clauses.append(self.grown(step.op, part, what, "", scene))
        return self.chain(clauses, scene)

    def grown(self, op: str, part: Modify, what: str, counter: str, scene: Scene) -> Clause:
        """What grows or shrinks; where it is paid for, what the player makes larger or smaller."""
        each, n = self.by(part, scene, counter)
        verb, active = ("grow", "raise") if op == "add" else ("shrink", "lower")
        told = self.clause(verb, self.say("subject", what=what) + n)
        done = self.clause(active, self.say("object", what=what, quantity=n))
        bought = isinstance(scene.ability, Use) and bool(scene.ability.cost)
        return self.led(each, done if bought else replace(told, active=done))

    def gained(self, step: Change, ref: Ref, scene: Scene) -> Clause:
        """Figures that are gained or lost."""
        up = step.op == "add"
        more = up and step.on == "self" and all(self.printed(part, scene) for part in step.parts)
        if more and not isinstance(scene.ability, While):
            more = all(self.split(part.amount, scene)[0] is not None for part in step.parts)
        each = self.split(step.parts[0].amount, scene)[1] if len(step.parts) == 1 else ""
        given = self.say("giving", who=ref.text) + self.gifts(step, scene, False)
        topic = "" if self.silent(step, more, scene) else self.about(ref)
        told = self.clause("get" if up else "lose", self.gifts(step, scene, more), topic)
        if not ref.party:
            told = replace(told, active=self.clause("give" if up else "take", given))
        return self.led(each, told)

    def silent(self, step: Change, more: bool, scene: Scene) -> bool:
        """Does it go without saying that it is this card which gains something? A trophy is not said to gain at all."""
        if "monster" in scene.card.tags:
            return step.on == "self" and isinstance(scene.ability, While) and scene.ability.place == "present"
        return more and isinstance(scene.ability, (Use, While))

    def printed(self, part: Modify, scene: Scene) -> bool:
        """Does the card have the figure already, so that this comes on top?"""
        return bool(scene.card.figures.get(part.figure))

    def gifts(self, step: Change, scene: Scene, more: bool) -> str:
        """攻撃+2と体力+2を; …に等しいアーマーと魔法抵抗を"""
        first, *rest = step.parts
        if rest and all(part.amount == first.amount for part in rest) and self.split(first.amount, scene)[0] is None:
            figures = self.listed([self.figure(part.figure) for part in step.parts])
            text = self.say("equal-to", what=figures, amount=self.amount(first.amount, scene))
        else:
            either = rest and any(part.figure == "either" for part in step.parts)
            gifts = [self.gift(part, step.op, scene, bool(rest)) for part in step.parts]
            text = self.listed(gifts, "list-and-long" if either else "list-and")
        return self.say("object", what=self.say("more", what=text) if more else text, quantity="")

    def gift(self, part: Modify, op: str, scene: Scene, counted: bool) -> str:
        """攻撃+2, 体力2; with what it is counted by: モンスター1体につき攻撃+1."""
        n, each = self.split(part.amount, scene)
        if n is None:
            return self.say("equal-to", what=self.figure(part.figure), amount=self.amount(part.amount, scene))
        number = self.signed(n) if op == "add" else self.number(n)
        if part.figure == "either":
            text = self.say("either-kind", n=number)
        elif part.figure == "vp" and part.on in ("party", "you"):
            text = self.say("earn-vp", n=n)
        else:
            text = self.say("with-number", figure=self.figure(part.figure), n=number)
        return each + text if counted else text

    def altered(self, step: Change, scene: Scene) -> Clause:
        """Every other operation: zero, ignore, double, half, become."""
        figures = [part.figure for part in step.parts]
        ref = self.ref(step.on, scene, "bare" if step.op == "ignore" else "each")
        what = self.possessed(ref, figures)
        if step.op == "ignore" and figures == ["total"] and not ref.party:
            return self.clause("not-add", self.say("to-total"), self.about(ref))
        topic = self.say("topic", who=what)
        match step.op:
            case "zero" if ref.party and figures == ["attack"]:
                return self.clause("count", self.say("only-magic"), topic)
            case "zero":
                new = self.say("zero")
            case "ignore":
                return self.clause("not-count", "", topic)
            case "double" | "half":
                new = self.say(step.op)
            case "become":
                swapped = {"attack": "magic", "magic": "attack"}
                if len(figures) == 1 and figures[0] in swapped:
                    new = self.figure(swapped[figures[0]])
                else:
                    new = self.listed([self.amount(part.amount, scene) for part in step.parts])
            case _:
                raise Unrendered(step.op, "an operation")
        told = self.clause("become", self.say("into", new=new), topic)
        made = self.say("object", what=what, quantity="") + self.say("into", new=new)
        return replace(told, active=self.clause("make", made))

    # -- what is forbidden ---------------------------------------------------------------------------------------------

    def forbid(self, step: Forbid, scene: Scene) -> Clause:
        return self.ban(Ban((step.act,), step.on), scene)

    def ban(self, step: Ban, scene: Scene) -> Clause:
        """このモンスターは撤退しない; このターンはもう武器を装備できず、能力を使用できない"""
        on = step.on
        again = isinstance(scene.ability, Use) and on == "party"
        more = ""
        if isinstance(on, (Pick, Cards)) and isinstance(on.where, And) and Can(step.acts[0]) in on.where.of:
            rest = tuple(part for part in on.where.of if part != Can(step.acts[0]))
            on = replace(on, where=rest[0] if len(rest) == 1 else And(rest))
            more = self.say("no-more")
        acts = ("be-lost",) if set(step.acts) == {"be-discarded", "be-destroyed"} else step.acts
        ref = self.ref(on, scene, "bare")
        clauses: list[Clause] = []
        for act in acts:
            key, window = self.act_key(act)
            first = not clauses and not (ref.party and key != "walk")
            who = self.say(f"act-{key}", who=ref.text, window=window) if first else ""
            who = who or self.say(f"act-{key}.more", window=window)
            clauses.append(self.clause(self.say(f"act-{key}.verb"), who + more))
        clause = self.chain(clauses, scene)
        if again:
            clause = replace(clause, lead=self.say("no-longer"))
        return self.may(clause) if isinstance(on, Pick) and on.optional else clause

    def grant(self, step: Grant, scene: Scene) -> Clause:
        cards = self.every(step.cards.place, step.cards.where, scene, "all").text
        effect = self.say(f"event-{step.event}.effect")
        return self.clause("hold", self.say("granted", effect=effect, cards=cards), self.about(self.ref("self", scene)))
