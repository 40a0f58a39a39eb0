"""Sentences for steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from duskhall.core.tree import (
    ALL,
    ANY,
    Again,
    Alter,
    Amount,
    Arrange,
    Branch,
    Buy,
    Cancel,
    Choose,
    Cmp,
    Defeat,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    End,
    Gain,
    Heal,
    If,
    Instead,
    Later,
    Level,
    Look,
    Lose,
    Must,
    Named,
    Now,
    Pick,
    Put,
    Replace,
    Roll,
    Show,
    Step,
    Swap,
    Target,
    Travel,
    Value,
    Venture,
    Won,
)
from duskhall.text.common import yes
from duskhall.text.en.grammar.base import ORDER, THEY, THIRD, Clause, Ref
from duskhall.text.en.grammar.changes import Changes
from duskhall.text.forms import Gains, Scene, conjuncts, joined, terms


class Steps(Changes):
    # -- steps --------------------------------------------------------------------------------------------------------

    def steps(self, steps: Sequence[Step], scene: Scene) -> list[Clause]:
        clauses: list[Clause] = []
        last: object = None
        for step in joined(steps):
            clause = self.step(step, scene)
            if step == End() and isinstance(last, If) and not last.otherwise:
                clause = replace(clause, says=self.say("end-anyway"))
            clauses.append(clause)
            last = step
        return clauses

    def act(
        self,
        message: str,
        target: Target,
        scene: Scene,
        *,
        hand: str = "generic",
        prep: str = "from",
        more: Callable[[Ref], dict[str, str]] | None = None,
    ) -> Clause:
        """A verb with an object. An optional pick makes it "may"."""
        pick = target if isinstance(target, Pick) else None
        optional = pick is not None and pick.optional
        form = "base" if optional else self.form(scene)
        ref = self.ref(target, scene, "moved", prep=prep, hand=hand)
        verb = self.say(message, form=form, what=ref.text, **(more(ref) if more else {}))
        if pick is not None and pick.ordered and ref.many:
            verb = self.say("any-order", act=verb)
        if pick is not None and pick.by == "chance":
            verb = self.say("at-random", act=verb)
        if pick is not None and pick.show:
            verb = self.say("or-show", form=form, act=verb, hand=self.say("the-hand", who=self.who(scene)))
        return self.may(verb, scene) if optional else Clause(verb)

    def pick(self, step: Pick, scene: Scene) -> Clause:
        return self.act("choose", step, scene)

    def draw(self, step: Draw, scene: Scene) -> Clause:
        steps = () if isinstance(scene.ability, Instead) else scene.ability.steps
        if isinstance(step.n, int) and Draw in map(type, steps) and all(s is not step for s in steps):
            what = self.say("np-another", noun=self.say("card"))
            if step.n != 1:
                what = self.say("np-more", n=self.number(step.n), noun=self.say("card.plural"))
        else:
            what = self.so_many(self.say("card"), self.say("card.plural"), step.n, scene)
        return Clause(self.say("draw", form=self.form(scene), what=what))

    def discard(self, step: Discard, scene: Scene) -> Clause:
        clause = self.act("discard", step.what, scene, hand="never")
        scene.take(step.what)
        return clause

    def destroy(self, step: Destroy, scene: Scene) -> Clause:
        clause = self.act("destroy-late" if step.late else "destroy", step.what, scene)
        scene.take(step.what)
        return replace(clause, loose=step.late)

    def gains(self, step: Gains, scene: Scene, link: str = "list-and") -> Clause:
        verbs: dict[str, list[Gain]] = {}
        for part in step.of:
            key = self.first(f"gain-{part.pile}", "gain" if part.to == "discard" else f"gain-{part.to}")
            verbs.setdefault(key, []).append(part)
        acts = []
        for key, parts in verbs.items():
            what = self.listed([self.so_many(*self.title(part.pile), part.n, scene) for part in parts], link)
            if link == "list-or":
                what = self.say("either-or", list=what)
            many = yes(len(parts) > 1 or parts[0].n != 1)
            acts.append(self.say(key, form=self.form(scene), who=self.who(scene), what=what, many=many))
        return Clause(self.listed(acts))

    def put(self, step: Put, scene: Scene) -> Clause:
        if (step.what, step.to) == ("self", "front"):
            return self.act("reveal", step.what, scene)
        clause = self.act(
            "put",
            step.what,
            scene,
            more=lambda ref: {"to": self.say(f"to-{step.to}", who=self.who(scene), many=yes(ref.many))},
        )
        scene.take(step.what)
        return clause

    def look(self, step: Look, scene: Scene) -> Clause:
        verb = self.say(
            "look",
            form=self.form(scene),
            end="bottom" if step.place == "bottom" else "top",
            many=yes(step.n != 1),
            n=self.number(step.n),
            deck=self.say("own-deck" if step.place == "deck" else "dungeon-deck", who=self.who(scene)),
        )
        return Clause(verb)

    def arrange(self, step: Arrange, scene: Scene) -> Clause:
        form = self.form(scene)
        if step.place == "hall":
            return Clause(self.say("arrange-hall", form=form))
        what = self.say("the-hand", who=self.who(scene)) if step.place == "hand" else self.named(step.place, scene).text
        return Clause(self.say("arrange-cards", form=form, what=what))

    def earn(self, step: Earn, scene: Scene) -> Clause:
        n, _ = self.split(step.amount, scene)
        what = self.sum_of(step.what, step.amount, scene)
        if n is not None and n < 0:
            return Clause(self.say("lose", form=self.form(scene), what=what))
        return Clause(self.say("earn", form=self.form(scene), what=what), boon="" if n is None else what)

    def buy(self, step: Buy, scene: Scene) -> Clause:
        what = self.phrase(step.where, "a", scene)
        if step.gold is not None:
            what = self.say("bought-with", what=what, gold=self.sum_of("gold", step.gold, scene))
        if isinstance(scene.ability, Must):
            return self.may(self.say("buy", form="base", what=what), scene)
        return Clause(self.say("buy", form=self.form(scene), what=what))

    def sum_of(self, what: str, amount: Amount, scene: Scene) -> str:
        """ "2 gold", "2 gold for each hero", "that card’s gold", "gold equal to this hero’s level"."""
        n, each = self.split(amount, scene)
        if n is not None:
            text = self.say(f"earn-{what}", n=abs(n))
            return self.say("for-each", what=text, each=each) if each else text
        text = self.amount(amount, scene)
        if any(isinstance(v, Value) and v.figure == what for t in terms(amount) for v in t.of):
            return text
        return self.say("equal-to", what=self.figure(what), amount=text)

    def lose(self, step: Lose, scene: Scene) -> Clause:
        return Clause(self.say("lose", form=self.form(scene), what=self.sum_of(step.what, step.amount, scene)))

    def heal(self, step: Heal, scene: Scene) -> Clause:
        n = self.number(step.n)
        return Clause(self.say("heal", form=self.form(scene), n=n, one=yes(step.n == 1), less=yes(step.optional)))

    def roll(self, step: Roll, scene: Scene) -> Clause:
        return Clause(self.say("roll", form=self.form(scene), n=self.number(step.n), one=yes(step.n == 1)))

    def alter(self, step: Alter, scene: Scene) -> Clause:
        many = "any" if step.n == ANY else yes(step.n != 1)
        n = "" if step.n == ANY else self.number(step.n)
        return Clause(self.say(f"alter-{step.how}", form=self.form(scene), n=n, many=many))

    def travel(self, step: Travel, scene: Scene) -> Clause:
        return self.act("travel", step.what, scene, prep="in", more=lambda ref: {"who": self.who(scene)})

    def venture(self, step: Venture, scene: Scene) -> Clause:
        return Clause(self.say("venture", form=self.form(scene)))

    def show(self, step: Show, scene: Scene) -> Clause:
        return self.act("show", step.what, scene)

    def swap(self, step: Swap, scene: Scene) -> Clause:
        if step.by:
            by = self.named(step.by, scene).text
            if step.what == "self" and "room" in scene.card.tags:
                return Clause(self.say("swap-here", form=self.form(scene), by=by))
            steps = () if isinstance(scene.ability, Instead) else scene.ability.steps
            monster = any(isinstance(s, Pick) and s.name == step.by and s.place == "hall" for s in steps)
            key = "swap-monsters" if monster else "swap-rooms"
            return Clause(says=self.say(key, what=self.ref(step.what, scene, "subject").text, by=by))
        return self.act("swap", step.what, scene, prep="in", more=lambda ref: {"many": yes(ref.many)})

    def exchange(self, step: Replace, scene: Scene) -> Clause:
        by = self.named(step.by, scene).text
        return self.act("replace", step.what, scene, prep="in", more=lambda ref: {"by": by})

    def level(self, step: Level, scene: Scene) -> Clause:
        form = self.form(scene)
        det = {1: "a", ALL: "all", ANY: "any"}.get(step.n, "number")
        if step.where == Named(scene.card.id):
            what = self.say("self", type="card")
        else:
            place = self.where(step.place, step.where, scene, "in", "never") if step.place != "hand" else ""
            what = self.phrase(step.where, det, scene, n=step.n, place=place, default="hero")
        verb = self.say("level-up", form=form, what=what)
        if step.n == ANY:
            verb = self.say("once-each", act=verb)
        if step.free:
            verb = self.say("for-free", act=verb)
        if step.less:
            verb = self.say("for-less", act=verb, n=step.less)
        if step.to == "hand":
            verb = self.say("and-put", form=form, act=verb, who=self.who(scene), many=yes(step.n != 1))
        return Clause(verb)

    def cancel(self, step: Cancel, scene: Scene) -> Clause:
        kinds = [self.say(f"event-{event}.effect") for event in step.events]
        kind = self.listed(kinds, "list-and" if step.n == ALL else "list-or")
        n = self.say("number-all") if step.n == ALL else self.number(step.n)
        return Clause(self.say("cancel", form=self.form(scene), n=n, kind=kind, many=yes(step.n != 1)), loose=True)

    def defeat(self, step: Defeat, scene: Scene) -> Clause:
        clause = self.act("defeat", step.what, scene, prep="in", more=lambda ref: {"many": yes(ref.many)})
        scene.take(step.what)
        return clause

    def again(self, step: Again, scene: Scene) -> Clause:
        return Clause(self.say("again", form=self.form(scene)))

    def choose(self, step: Choose, scene: Scene) -> Clause:
        if any(not branch.steps for branch in step.of):
            return self.chance(replace(step, of=tuple(branch for branch in step.of if branch.steps)), scene)
        only = [branch.steps[0] for branch in step.of if len(branch.steps) == 1]
        for kind, message, hand in ((Discard, "discard", "never"), (Destroy, "destroy", "generic")):
            targets = [s.what for s in only if isinstance(s, kind) and s == kind(s.what)]
            plain = all(isinstance(t, Pick) and not t.optional and not t.show for t in targets)
            if len(targets) == len(step.of) > 1 and plain:
                refs = [self.ref(t, scene.fork(), "moved", prep="from", hand=hand).text for t in targets]
                what = self.say("either-or", list=self.listed(refs, "list-or"))
                return Clause(self.say(message, form=self.form(scene), what=what))
        gains = [s for s in only if isinstance(s, Gain)]
        if len(gains) == len(step.of) > 1 and len({(s.to, s.pile == "wound") for s in gains}) == 1:
            return self.gains(Gains(tuple(gains)), scene, "list-or")
        moves = [s for s in only if isinstance(s, Put) and isinstance(s.what, str)]
        if len(moves) == len(step.of) > 1 and len({move.what for move in moves}) == 1:
            ref = self.ref(moves[0].what, scene, "moved")
            places = [self.say(f"to-{move.to}", who=self.who(scene), many=yes(ref.many)) for move in moves]
            to = self.say("either-or", list=self.listed(places, "list-or"))
            if [move.to for move in moves] == ["top", "under"]:
                to = self.say("either-or", list=self.say("to-top-or-under"))
            return Clause(self.say("put", form=self.form(scene), what=ref.text, to=to))
        branches = [self.steps(branch.steps, scene.fork()) for branch in step.of]
        acts = [self.acts(clauses) for clauses in branches]
        if all(acts):
            if len(acts) == 1:
                return Clause(acts[0])
            link = "list-or" if all(len(clauses) == 1 for clauses in branches) else "list-or-long"
            return Clause(self.say("either-or", list=self.listed(acts, link)))
        text = ""
        for clauses in branches:
            part = self.run(clauses, scene)
            text = self.say("or-else", a=text, b=part) if text else part
        return Clause(says=self.say("choose-one", list=text))

    def chance(self, step: Choose, scene: Scene) -> Clause:
        """A choice that may be declined."""
        clause = self.choose(step, scene.fork(voice=THEY) if scene.voice == THIRD else scene)
        if clause.verb:
            return self.may(clause.verb, scene)
        return Clause(says=self.say("if-liked", who=self.who(scene), text=clause.says))

    def tribute(self, step: If, scene: Scene) -> str:
        """Experience or something worse, where who has too little has no choice; empty if that is not meant."""
        match step:
            case If(
                Cmp(Value("xp", "you"), ">=", int(n)),
                (Choose((Branch(_, (Lose("xp", m) as pay,)), Branch(_, worse))),),
                other,
            ) if n == m and worse == other and scene.voice == ORDER:
                lose, suffer = (self.acts(self.steps(steps, scene.fork())) for steps in ((pay,), worse))
                return self.say("tribute", lose=lose, suffer=suffer, one=yes(n == 1)) if lose and suffer else ""
        return ""

    def provided(self, step: If, scene: Scene) -> Clause:
        tribute = self.tribute(step, scene)
        if tribute:
            return Clause(tribute)
        inner = {"seat": "winner", "voice": THIRD} if step.when == Now("claim") else {}
        here, there = scene.fork(**inner), scene.fork()
        then = self.steps(step.then, here)
        other = self.steps(step.otherwise, there)
        when = self.condition(step.when, scene)
        lead = self.conditional(step.when, scene)
        scene.join(here, there)
        act = self.acts(then)
        if act:
            act = self.say("act-if", act=act, when=when)
            if other:
                otherwise = self.acts(other)
                act = self.say("act-else", act=act, **{"else": otherwise}) if otherwise else ""
        says = ""
        if scene.voice != THIRD or not act:
            text = self.run(then, scene.fork(**inner))
            says = self.say("lead", clause=lead, text=text)
            if other:
                says = self.say("then-else", then=says, **{"else": self.run(other, scene)})
        return Clause("" if inner else act, says, fronted=True, loose=True)

    def each(self, step: Each, scene: Scene) -> Clause:
        third = scene.fork(seat=step.seats, voice=THIRD)
        seat = self.seat(third)
        act = self.acts(self.steps(step.steps, third))
        if act:
            base = self.acts(self.steps(step.steps, scene.fork(seat=step.seats, voice=THEY)))
            return Clause(self.say("make", seat=seat, act=base), self.say("have", seat=seat, act=act))
        they = scene.fork(seat=step.seats, voice=THEY)
        text = ""
        for clause in self.steps(step.steps, they):
            part = self.finite(clause, they)
            text = self.say("semicolon", a=text, b=part) if text else part
        return Clause(says=self.say("for-every", seat=seat, text=text))

    def later(self, step: Later, scene: Scene) -> Clause:
        inner = scene.fork()
        match step:
            case Later((If(when, then, ()),), "battle") if Won() in conjuncts(when):
                victory = [self.say("won.ahead") if c == Won() else self.condition(c, scene) for c in conjuncts(when)]
                text = self.run(self.steps(then, inner), inner)
                lead = self.say("if", when=self.junction(victory, True))
                return Clause(says=self.say("lead", clause=lead, text=text), fronted=True)
        clauses = self.steps(step.steps, inner)
        act = self.acts(clauses)
        act = self.say("act-later", act=act, at=step.at) if act else ""
        if scene.voice == THIRD and act:
            return Clause(act, loose=True)
        return Clause(act, self.say("later", text=self.run(clauses, inner), at=step.at), fronted=True, loose=True)

    def end(self, step: End, scene: Scene) -> Clause:
        key = "end" if step.what == "game" else f"end-{step.what}"
        return Clause(self.say(f"{key}.order") if scene.voice == ORDER else "", self.say(key))
