"""Changes of figures, and what is forbidden."""

from __future__ import annotations

from collections.abc import Sequence
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
from duskhall.text.de.grammar.base import Clause
from duskhall.text.de.grammar.conditions import Conditions
from duskhall.text.de.grammar.forms import PRONOUN, Act, Phrase, phrase, spaced
from duskhall.text.forms import Ban, Change, Scene, Unrendered, conjuncts


class Changes(Conditions):
    # -- changes ------------------------------------------------------------------------------------------------------

    def change(self, step: Change, scene: Scene) -> Clause:
        if step.when is None:
            return self.lasting(step, scene)
        clause = self.lasting(replace(step, when=None), scene)
        adverbs = self.adverbs(conjuncts(step.when), scene, "while", selfish=step.on == "self")
        for adverb in adverbs:
            if not adverb.clause:
                clause = self.with_phrase(clause, adverb.text)
        for lead in self.leads([adverb for adverb in adverbs if adverb.clause]):
            clause = self.behind(clause, lead)
        return clause

    def behind(self, clause: Clause, text: str) -> Clause:
        """The clause with a subordinate clause after it."""
        more = self.say("after-comma", clause=text)
        act = clause.act.behind(more) if clause.act is not None else None
        own = clause.own.behind(more) if clause.own is not None else None
        says, boon = (f"{t}{more}" if t else "" for t in (clause.says, clause.boon))
        return replace(clause, act=act, own=own, says=says, boon=boon)

    def lasting(self, step: Change, scene: Scene) -> Clause:
        if isinstance(step.on, Pick) and step.on.optional:
            clause = self.changed(replace(step, on=replace(step.on, optional=False)), scene)
            scene.bind(step.on)
            return Clause(self.may(clause.act)) if clause.act is not None else clause
        clause = self.changed(step, scene)
        return replace(clause, act=None) if clause.own is not None and self.apart(step.on, scene) else clause

    def apart(self, on: Target, scene: Scene) -> bool:
        """Do others' cards change? Then it is not the players who do it, and no act of theirs will do."""
        return scene.seat != "you" and on not in ("party", "you")

    def changed(self, step: Change, scene: Scene) -> Clause:
        if step.op not in ("add", "less"):
            return self.altered(step, scene)
        words = {
            "buys": self.purchases,
            "hand": self.next_hand,
            "resolves": self.resolved,
            "wounds": self.wounding,
            "darkness": self.entered,
            "weight": self.needed_skill,
            "rank": self.moved,
            "": self.gained,
        }
        clauses = []
        on = step.on
        for manner, word in words.items():
            group = tuple(part for part in step.parts if self.manner(part) == manner)
            if group:
                clauses.append(word(replace(step, on=on, parts=group), scene))
                on = on.name if isinstance(on, Pick) and on.name else on
        if len(clauses) == 1:
            return clauses[0]
        return Clause(self.acts(clauses), says=self.run(clauses, scene), front=self.run(clauses, scene, inverted=True))

    def manner(self, part: Modify) -> str:
        """Which figures are said alike."""
        party = part.on in ("party", "you")
        if part.figure == "buys" or (part.figure == "hand" and party) or (part.figure == "resolves" and not party):
            return part.figure
        if part.figure in ("wounds", "darkness") and not party:
            return part.figure
        if part.figure == "weight" and part.on != "self" and self.has("needs-weight"):
            return part.figure
        return "rank" if part.figure in RELATIVE and part.on != "self" else ""

    def so_much(self, part: Modify, scene: Scene, key: str) -> str:
        """So many things more or less: "1 Karte mehr für jeden Helden", "Wunden in Höhe ... weniger"."""
        n, each = self.split(part.amount, scene)
        more = self.say("more" if part.op == "add" else "fewer")
        if n is None:
            things = phrase(self.word(key), "", many=True).acc
            return spaced(self.in_height(things, part.amount, scene), more)
        things = (phrase(self.word(key), "1", count="1") if n == 1 else self.so_many(self.word(key), n, scene)).acc
        return self.per(spaced(things, more), each)

    def next_hand(self, step: Change, scene: Scene) -> Clause:
        """More or fewer cards at the end of the turn."""
        time = self.say("later", at="turn")
        return Clause(
            self.joint([self.deed("draw", self.so_much(p, scene, "card")).early(time) for p in step.parts]),
        )

    def resolved(self, step: Change, scene: Scene) -> Clause:
        """Lines that happen more or less often."""
        ref = self.ref(step.on, scene, "subject")
        own = []
        for part in step.parts:
            n, each = self.split(part.amount, scene)
            times = self.say("times", op=step.op, n=n if n is not None else 2, by=yes(n is None), amount="")
            if n is None:
                by = self.of(self.amount(part.amount, scene))
                times = self.say("times", op=step.op, n=2, by="yes", amount=by)
            effects = phrase(self.word("battle-effects"), self.say("its", gender=ref.gender)).acc
            own.append(self.deed("resolve", spaced(effects, self.per(times, each))))
        return self.stated(ref, self.joint(own))

    def wounding(self, step: Change, scene: Scene) -> Clause:
        """More or fewer wounds that monsters deal."""
        ref = self.ref(step.on, scene, "subject")
        return self.stated(
            ref, self.joint([self.deed("deal", self.so_much(part, scene, "tag-wound")) for part in step.parts])
        )

    def entered(self, step: Change, scene: Scene) -> Clause:
        """The light that it takes to enter a room."""
        return self.need(step, scene, "figure-light")

    def needed_skill(self, step: Change, scene: Scene) -> Clause:
        """The skill that it takes to wield a weapon."""
        return self.need(step, scene, "needs-weight")

    def need(self, step: Change, scene: Scene, key: str) -> Clause:
        """ "dieser Raum benötigt 1 Licht mehr"."""
        role = "object" if isinstance(step.on, Cards) and step.op == "add" and key == "figure-light" else "subject"
        ref = self.ref(step.on, scene, role)
        own = []
        for part in step.parts:
            n, each = self.split(part.amount, scene)
            thing = self.say(key)
            more = self.say("more" if part.op == "add" else "fewer")
            if n is None:
                own.append(self.deed("need", spaced(self.in_height(thing, part.amount, scene), more)))
            else:
                own.append(self.deed("need", self.per(spaced(str(n), thing, more), each)))
        return self.stated(ref, self.joint(own), self.moved(step, scene).act)

    def purchases(self, step: Change, scene: Scene) -> Clause:
        acts: list[Act] = []
        for part in step.parts:
            n, each = self.split(part.amount, scene)
            card = self.word("card")
            if n is None or step.op == "less":
                what = self.so_much(part, scene, "card")
            else:
                further = card.led(self.say("further"))
                what = phrase(further, "1" if n == 1 else "n", count=str(n), many=n != 1).acc
                what = self.per(what, each)
            acts.append(self.deed("buy", spaced(self.say("this-turn"), what)))
        act = self.joint(acts)
        return (
            Clause(act, says=self.may(act).order(), front=self.may(act).order(inverted=True))
            if (scene.seat == "you")
            else Clause(self.may(act))
        )

    def moved(self, step: Change, scene: Scene) -> Clause:
        """Figures that are higher or lower now."""
        up = step.op == "add"
        ref = self.ref(step.on, scene, "subject")
        acts: list[Act] = []
        sentences: list[Clause] = []
        for part in step.parts:
            what = self.possessed(ref, [part.figure])
            n, each = self.split(part.amount, scene)
            by = self.per(str(n), each) if n is not None else self.amount(part.amount, scene).acc
            measure = self.say("by", n=by)
            acts.append(self.deed("raise" if up else "reduce", spaced(what.acc, measure)))
            own = self.deed("be", spaced(measure, self.say("raised" if up else "reduced")))
            sentences.append(self.stated(what, own, acts[-1]))
        if len(sentences) == 1:
            return sentences[0]
        return Clause(self.joint(acts), says=self.run(sentences, scene))

    def gained(self, step: Change, scene: Scene) -> Clause:
        """Figures that are gained or lost: both with a sign."""
        me = step.on == "self"
        if me and not isinstance(scene.ability, While):
            me = all(self.split(part.amount, scene)[0] is not None for part in step.parts)
        what = self.gifts(step, scene)
        ref = self.ref(step.on, scene, "subject")
        if step.op == "less" and any(self.split(part.amount, scene)[0] is None for part in step.parts):
            own = self.deed("lose", what.acc)  # an amount has no sign
            return Clause(own) if step.on in ("party", "you") else self.stated(ref, own)
        own = self.deed("gain", what.acc)
        if step.on in ("party", "you"):
            return Clause(own)
        role = "subject" if isinstance(step.on, Cards) else "object"
        target = self.ref(step.on, scene, role)
        give = self.deed("give", spaced(target.dat, what.acc))
        boon = what.nom if me else ""
        if me and any(self.split(part.amount, scene)[0] is None for part in step.parts):
            boon = self.say("extra", what=what.nom)
        return self.stated(ref, own, give, boon)

    def gifts(self, step: Change, scene: Scene) -> Phrase:
        """ "Angriff +2 und Stärke +2", or "Rüstung und Magieresistenz in Höhe der gewürfelten Zahl"."""
        first, *rest = step.parts
        alike = all(part.amount == first.amount for part in rest) and self.split(first.amount, scene)[0] is None
        if rest and alike:
            figures = self.together([self.plain(part.figure) for part in step.parts])
            return figures.with_all(lambda form: self.in_height(form, first.amount, scene))
        return self.together([self.gift(part, step.op, scene) for part in step.parts])

    def gift(self, part: Modify, op: str, scene: Scene) -> Phrase:
        """ "Angriff +2", "Angriff +1 für jedes Monster", "Magischer Angriff in Höhe der ..."."""
        figure = self.plain(part.figure)
        n, each = self.split(part.amount, scene)
        if n is None:
            return figure.with_all(lambda form: self.in_height(form, part.amount, scene))
        if part.figure == "vp" and part.on == "party":
            return self.points("vp", n)
        signed = self.signed(n if op == "add" else -n)
        text = figure.with_all(lambda form: self.say("with-sign", figure=form, signed=signed))
        if part.figure == "either":
            text = text.with_all(lambda form: self.say("of-kind", who=self.who(scene), what=form))
        return text.with_all(lambda form: self.per(form, each)) if each else text

    def points(self, what: str, n: int) -> Phrase:
        """ "5 Siegpunkte", "2 Gold"."""
        text = self.say(f"earn-{what}", n=n)
        return Phrase((text, text, text, ""), "p")

    def altered(self, step: Change, scene: Scene) -> Clause:
        """Every other operation: zero, ignore, double, half, become."""
        figures = [part.figure for part in step.parts]
        general = isinstance(step.on, Cards) and step.op == "ignore"
        ref = self.ref(step.on, scene, "bare" if general else "subject")
        what = self.possessed(ref, figures)
        match step.op:
            case "zero" if isinstance(step.on, (Cards, Pick)):
                nothing = self.listed([self.say("zero-figure", figure=self.plain(f).acc) for f in figures])
                return self.stated(ref, self.deed("have", nothing))
            case "zero":
                party = ref.own and figures == ["attack"] and self.say("only-magic")
                return self.stated(what, self.deed("count", self.say("as-zero"), party or ""))
            case "ignore" if figures == ["total"] and not ref.own:
                to = self.possessed(self.ref("party", scene, "subject"), ["total"]).dat
                return self.stated(ref, self.deed("add", self.say("adds-nothing", to=to)))
            case "ignore":
                return self.stated(what, self.deed("count", self.say("not")), self.deed("ignore", what.acc))
            case "double" | "half":
                own = self.deed("be", self.say(f"{step.op}-done"))
                return self.stated(what, own, self.deed(step.op, what.acc))
            case "become":
                return self.stated(what, self.deed("be", self.say("into", what=self.turned(step, figures, scene))))
        raise Unrendered(step.op, "an operation")

    def turned(self, step: Change, figures: Sequence[str], scene: Scene) -> str:
        """What a figure turns into, in the dative."""
        new = {"attack": "magic", "magic": "attack"}
        if len(figures) == 1 and figures[0] in new:
            return self.plain(new[figures[0]]).dat
        return self.listed([self.amount(part.amount, scene).dat for part in step.parts])

    # -- what is forbidden ---------------------------------------------------------------------------------------------

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
        optional = isinstance(on, Pick) and on.optional
        if isinstance(on, Pick):
            on = replace(on, optional=False)
        ref = self.ref(on, scene, "bare" if isinstance(on, Cards) else "subject")
        clause = self.barred(key, ref, window, again)
        if optional and clause.act is not None:
            return Clause(self.may(clause.act))
        return replace(clause, act=None) if self.apart(on, scene) else clause

    def barred(self, key: str, ref: Phrase, window: str, again: bool) -> Clause:
        """ "dieser Held kann nicht mehr angreifen", "Licht hilft nicht gegen dieses Monster"."""
        args: dict[str, str | int] = {
            "again": yes(again),
            "window": window,
            "who": ref.acc,
            "to": ref.dat,
            "many": yes(ref.many),
            "room": self.say("its-room", gender=ref.gender),
            "it": PRONOUN[ref.gender].nom,
        }
        tail = self.say(f"{key}.tail", **args) if self.has(f"{key}.tail") else ""
        if self.has(f"{key}.subject"):
            noun, after = self.word(self.say(f"{key}.subject")), ""
            if self.has(f"{key}.after"):
                after = self.say(f"{key}.after", **args)
            doer = phrase(noun, self.say(f"{key}.det"), many=self.has(f"{key}.many"), after=after)
            return self.stated(doer, self.deed(self.say(f"{key}.verb"), self.say(f"{key}.phrase", **args)))
        if self.has(f"{key}.verb"):
            return self.stated(ref, self.deed(self.say(f"{key}.verb"), self.say(f"{key}.phrase", **args), tail))
        doing = self.say(f"{key}.more" if again else key, window=window)
        foe = f"{key}.foe" if self.has(f"{key}.foe") else ""
        return replace(self.stated(ref, self.deed("can", doing)), foe=foe)

    def ban(self, step: Ban, scene: Scene) -> Clause:
        """ "dieses Monster kann nicht bewegt werden und sich nicht zurückziehen"."""
        if set(step.acts) == {"be-discarded", "be-destroyed"}:
            return self.forbid(Forbid("be-lost", step.on), scene)
        using = isinstance(scene.ability, Use)
        doings = []
        for act in step.acts:
            end, window = self.act_key(act)
            doings.append(self.say(f"act-{end}.more" if using else f"act-{end}", window=window))
        ref = self.ref(step.on, scene, "bare" if isinstance(step.on, Cards) else "subject")
        text = self.listed(doings)
        return self.stated(ref, self.deed("can", spaced(self.say("this-turn"), text) if using else text))

    def grant(self, step: Grant, scene: Scene) -> Clause:
        cards = self.every(step.cards.place, step.cards.where, scene, "object", "in", "generic")
        effects = self.word("effects").prefixed(self.say(f"event-{step.event}.effect"))
        what = phrase(effects, "der", many=True, after=self.of(cards)).acc
        return self.stated(self.ref("self", scene, "subject"), self.deed("have", spaced(self.say("also"), what)))
