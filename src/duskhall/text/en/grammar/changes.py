"""Changes of figures, and what is forbidden."""

from __future__ import annotations

from dataclasses import replace

from duskhall.core.tree import (
    And,
    Can,
    Cards,
    Forbid,
    Grant,
    Modify,
    Pick,
    Target,
    Use,
    While,
)
from duskhall.text.common import RELATIVE, yes
from duskhall.text.en.grammar.base import ORDER, THEY, Clause
from duskhall.text.en.grammar.conditions import Conditions
from duskhall.text.forms import Ban, Change, Scene, Unrendered, conjuncts


class Changes(Conditions):
    def may(self, verb: str, scene: Scene) -> Clause:
        if scene.voice == ORDER:
            return Clause(says=self.say("you-may", act=verb))
        return Clause(self.say("may", act=verb))

    # -- changes ------------------------------------------------------------------------------------------------------

    def change(self, step: Change, scene: Scene) -> Clause:
        if step.when is None:
            return self.lasting(step, scene)
        clause = self.lasting(replace(step, when=None), scene)
        verb, says, boon = clause.verb, clause.says, clause.boon
        for adverb in self.adverbs(conjuncts(step.when), scene, "while", selfish=step.on == "self"):
            verb, says, boon = (self.say("then", text=t, when=adverb.text) if t else "" for t in (verb, says, boon))
        return replace(clause, verb=verb, says=says, boon=boon, loose=True)

    def lasting(self, step: Change, scene: Scene) -> Clause:
        if isinstance(step.on, Pick) and step.on.optional:
            clause = self.changed(replace(step, on=replace(step.on, optional=False)), scene.fork(voice=THEY))
            scene.bind(step.on)
            return self.may(clause.verb, scene)
        clause = self.changed(step, scene)
        return replace(clause, verb="") if clause.says and self.apart(step.on, scene) else clause

    def apart(self, on: Target, scene: Scene) -> bool:
        """Do others' cards change? Then it is not the players who do it, and no verb of theirs will do."""
        return scene.seat != "you" and on not in ("party", "you")

    def changed(self, step: Change, scene: Scene) -> Clause:
        if step.op not in ("add", "less"):
            return self.altered(step, scene)
        groups = [
            [p for p in step.parts if self.manner(p) == manner]
            for manner in ("buys", "hand", "resolves", "wounds", "darkness", "rank", "")
        ]
        words = (
            *(self.purchases, self.next_hand, self.resolved, self.wounding, self.entered, self.moved),
            self.gained,
        )
        clauses = []
        on = step.on
        for group, word in zip(groups, words, strict=True):
            if group:
                clauses.append(word(replace(step, on=on, parts=tuple(group)), scene))
                on = on.name if isinstance(on, Pick) and on.name else on
        if len(clauses) == 1:
            return clauses[0]
        return Clause(self.acts(clauses), self.listed([self.finite(clause, scene) for clause in clauses]))

    def manner(self, part: Modify) -> str:
        """Which figures are said alike."""
        party = part.on in ("party", "you")
        if part.figure == "buys" or (part.figure == "hand" and party) or (part.figure == "resolves" and not party):
            return part.figure
        if part.figure in ("wounds", "darkness") and not party:
            return part.figure
        return "rank" if part.figure in RELATIVE and part.on != "self" else ""

    def next_hand(self, step: Change, scene: Scene) -> Clause:
        """More or fewer cards at the end of the turn."""
        acts = []
        for part in step.parts:
            n, each = self.split(part.amount, scene)
            by = self.amount(part.amount, scene) if n is None else ""
            key = f"hand-{step.op}-by" if by else f"hand-{step.op}"
            number = "" if n is None else self.number(n)
            act = self.say(key, form=self.form(scene), n=number, many=yes(n != 1), amount=by)
            acts.append(self.say("for-each", what=act, each=each) if each else act)
        return Clause(self.listed(acts), loose=True)

    def resolved(self, step: Change, scene: Scene) -> Clause:
        """Lines that happen more or less often."""
        ref = self.ref(step.on, scene, "subject")
        acts, texts = [], []
        for part in step.parts:
            n, each = self.split(part.amount, scene)
            by = self.amount(part.amount, scene) if n is None else ""
            times = self.say("times-by", amount=by) if n is None else self.say("times", n=n)
            key, many = f"resolves-{step.op}", yes(ref.many)
            act = self.say(f"{key}.order", form=self.form(scene), who=ref.text, many=many, times=times)
            text = self.say(key, who=ref.text, many=many, times=times)
            acts.append(self.say("for-each", what=act, each=each) if each else act)
            texts.append(self.say("for-each", what=text, each=each) if each else text)
        return Clause(self.listed(acts), self.listed(texts))

    def wounding(self, step: Change, scene: Scene) -> Clause:
        """More or fewer wounds that monsters deal."""
        ref = self.ref(step.on, scene, "subject")
        acts, texts = [], []
        for part in step.parts:
            n, each = self.split(part.amount, scene)
            number = "" if n is None else self.number(n)
            by = self.amount(part.amount, scene) if n is None else ""
            key = f"wounds-{step.op}-by" if by else f"wounds-{step.op}"
            wounds = self.say(key, n=number, amount=by, one=yes(n == 1))
            wounds = self.say("for-each", what=wounds, each=each) if each else wounds
            acts.append(self.say("wounding.order", form=self.form(scene), who=ref.text, what=wounds))
            texts.append(self.say("wounding", who=ref.text, many=yes(ref.many), what=wounds))
        return Clause(self.listed(acts), self.listed(texts))

    def entered(self, step: Change, scene: Scene) -> Clause:
        """The light that it takes to enter a room."""
        ref = self.ref(step.on, scene, "subject")
        acts, texts = [], []
        for part in step.parts:
            n = self.amount(part.amount, scene)
            acts.append(self.say(f"enter-{step.op}.order", form=self.form(scene), who=ref.text, n=n))
            texts.append(self.say(f"enter-{step.op}", who=ref.text, many=yes(ref.many), n=n))
        return Clause(self.listed(acts), self.listed(texts))

    def purchases(self, step: Change, scene: Scene) -> Clause:
        acts = []
        for part in step.parts:
            n, each = self.split(part.amount, scene)
            if n is None:
                acts.append(self.say(f"buys-{step.op}-by", amount=self.amount(part.amount, scene)))
                continue
            act = self.say(f"buys-{step.op}", n=self.number(n), many=yes(n != 1))
            acts.append(self.say("for-each", what=act, each=each) if each else act)
        act = self.listed(acts)
        return replace(self.may(act, scene), verb=act) if scene.voice == ORDER else self.may(act, scene)

    def moved(self, step: Change, scene: Scene) -> Clause:
        """Figures that are higher or lower now."""
        up = step.op == "add"
        ref = self.ref(step.on, scene, "subject")
        says, acts = [], []
        for part in step.parts:
            what = self.possessed(ref, [part.figure])
            n, each = self.split(part.amount, scene)
            if n is None:
                amount = self.amount(part.amount, scene)
                says.append(self.say("higher-by" if up else "lower-by", what=what, amount=amount))
            else:
                key = "higher" if up else "lower"
                key = self.first(f"{key}-{part.figure}", key)
                text = self.say(key, what=what, n=n, who=ref.text, many=yes(ref.many))
                says.append(self.say("for-each", what=text, each=each) if each else text)
                amount = self.say("for-each", what=str(n), each=each) if each else str(n)
            acts.append(self.say("raise" if up else "reduce", form=self.form(scene), what=what, amount=amount))
        return Clause(self.listed(acts), self.listed(says))

    def gained(self, step: Change, scene: Scene) -> Clause:
        """Figures that are gained or lost."""
        up = step.op == "add"
        me = step.on == "self"
        if me and not isinstance(scene.ability, While):
            me = all(self.split(part.amount, scene)[0] is not None for part in step.parts)
        what = self.gifts(step, scene, me)
        form = self.form(scene)
        ref = self.ref(step.on, scene, "subject")
        if ref.party:
            act = self.say("gain" if up else "lose", form=form, what=what)
            says = self.say("they-do", who=self.who(scene), act=act) if scene.voice == ORDER else ""
            return Clause(act, says, boon=what if up else "")
        message = "give" if up else "take"
        if me:
            given = self.gifts(step, scene, False)
            return Clause(self.say(message, form=form, who=ref.text, what=given), what, boon=what)
        role = "subject" if isinstance(step.on, Cards) else "object"
        act = self.say(message, form=form, who=self.ref(step.on, scene, role).text, what=what)
        return Clause(act, self.say("gains" if up else "loses", who=ref.text, many=yes(ref.many), what=what))

    def gifts(self, step: Change, scene: Scene, me: bool) -> str:
        """ "attack +2 and skill +2", or "armor and resistance equal to the number rolled"."""
        first, *rest = step.parts
        alike = all(part.amount == first.amount for part in rest) and self.split(first.amount, scene)[0] is None
        if rest and alike and not me:
            figures = self.listed([self.figure(part.figure) for part in step.parts])
            return self.say("equal-to", what=figures, amount=self.amount(first.amount, scene))
        return self.listed([self.gift(part, step.op, scene, me) for part in step.parts])

    def gift(self, part: Modify, op: str, scene: Scene, me: bool) -> str:
        """ "attack +2", "2 strength", "attack +1 more for each monster"."""
        figure = self.figure("attack" if part.figure == "either" else part.figure)
        n, each = self.split(part.amount, scene)
        if n is None:
            key = "equal-to" if not me else "extra-equal-to" if op == "add" else "reduced-by"
            text = self.say(key, what=figure, amount=self.amount(part.amount, scene))
        elif part.figure == "vp" and part.on == "party":
            text = self.say("earn-vp", n=n)
        elif op == "add" or me:
            text = self.say("with-sign", figure=figure, signed=self.signed(n if op == "add" else -n))
            if me and op == "add" and part.figure in scene.card.figures and scene.card.figures[part.figure]:
                text = self.say("more", what=text)
        else:
            text = self.say("with-number", n=n, figure=figure)
        if part.figure == "either":
            text = self.say("of-kind", who=self.who(scene), what=text)
        return self.say("for-each", what=text, each=each) if each else text

    def altered(self, step: Change, scene: Scene) -> Clause:
        """Every other operation: zero, ignore, double, half, become."""
        figures = [part.figure for part in step.parts]
        form = self.form(scene)
        general = isinstance(step.on, Cards) and step.op == "ignore"
        ref = self.ref(step.on, scene, "bare" if general else "subject")
        what = self.possessed(ref, figures)
        many = yes(len(figures) > 1 or self.has(f"figure-{figures[0]}.many"))
        match step.op:
            case "zero" if not ref.own:
                order = self.say("zero.order", form=form, what=what)
                nothing = self.listed([self.say("zero-figure", figure=self.figure(f)) for f in figures])
                return Clause(order, self.say("zero-each", who=ref.text, many=yes(ref.many), what=nothing))
            case "ignore" if figures == ["total"] and not ref.party:
                order = self.say("ignore.order", form=form, what=what)
                own = self.say("party-own", who=self.who(scene))
                return Clause(order, self.say("adds-nothing", who=ref.text, many=yes(ref.many), own=own))
            case "zero" | "ignore" | "double" | "half":
                order = self.say(f"{step.op}.order", form=form, what=what)
                key = (
                    self.first(f"party-{step.op}-{figures[0]}", step.op) if ref.party and len(figures) == 1 else step.op
                )
                return Clause(order, self.say(key, what=what, many=many))
            case "become":
                new = {"attack": "magic", "magic": "attack"}
                if len(figures) == 1 and figures[0] in new:
                    into = self.figure(new[figures[0]])
                else:
                    into = self.listed([self.amount(part.amount, scene) for part in step.parts])
                order = self.say("become.order", form=form, what=what, new=into)
                return Clause(order, self.say("become", what=what, many=many, new=into))
        raise Unrendered(step.op, "an operation")

    def forbid(self, step: Forbid, scene: Scene) -> Clause:
        end, window = self.act_key(step.act)
        key = f"act-{end}"
        on = step.on
        if on == "party" and isinstance(scene.ability, Use) and end in ("equip", "use", "use-window"):
            return self.ban(Ban((step.act,), on), scene)
        again = False
        if isinstance(on, (Pick, Cards)) and isinstance(on.where, And) and Can(step.act) in on.where.of:
            rest = tuple(part for part in on.where.of if part != Can(step.act))
            on = replace(on, where=rest[0] if len(rest) == 1 else And(rest))
            again = True
        if isinstance(on, Pick) and on.optional:
            verb = self.say(f"{key}.order", form="base", who=self.ref(on, scene, "object").text, window=window)
            return self.may(verb, scene)
        order = self.say(f"{key}.order", form=self.form(scene), who=self.ref(on, scene, "object").text, window=window)
        ref = self.ref(on, scene, "bare" if isinstance(on, Cards) else "subject")
        says = self.say(f"{key}.again" if again else key, who=ref.text, many=yes(ref.many), window=window)
        if self.apart(on, scene):
            order = ""
        return Clause(order, says, foe=f"{key}.foe" if self.has(f"{key}.foe") else "")

    def ban(self, step: Ban, scene: Scene) -> Clause:
        """ "this monster cannot be moved or retreat", "you can no longer equip weapons this turn"."""
        verbs = []
        if set(step.acts) == {"be-discarded", "be-destroyed"}:
            return self.forbid(Forbid("be-lost", step.on), scene)
        for act in step.acts:
            end, window = self.act_key(act)
            verbs.append(self.say(f"act-{end}.verb", window=window))
        ref = self.ref(step.on, scene, "bare" if isinstance(step.on, Cards) else "subject")
        key = "no-longer" if isinstance(scene.ability, Use) else "cannot"
        return Clause(says=self.say(key, who=ref.text, act=self.listed(verbs, "list-or")))

    def grant(self, step: Grant, scene: Scene) -> Clause:
        cards = self.every(step.cards.place, step.cards.where, scene, "object", "in", "generic").text
        effect = self.say(f"event-{step.event}.effect")
        return Clause(says=self.say("granted", who=self.ref("self", scene, "subject").text, effect=effect, cards=cards))
