"""What is done, step by step."""

from __future__ import annotations

from collections.abc import Sequence
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
from duskhall.text.de.grammar.base import ORDER, THIRD, Clause
from duskhall.text.de.grammar.changes import Changes
from duskhall.text.de.grammar.forms import PRONOUN, Act, Deed, Noun, Phrase, capital, phrase, spaced
from duskhall.text.forms import Gains, Scene, conjuncts, joined


class Steps(Changes):
    # -- steps --------------------------------------------------------------------------------------------------------

    def steps(self, steps: Sequence[Step], scene: Scene) -> list[Clause]:
        clauses: list[Clause] = []
        last: object = None
        for step in joined(steps):
            clause = self.step(step, scene)
            if step == End() and isinstance(last, If) and not last.otherwise and clause.own is not None:
                clause = replace(clause, own=self.deed("end", self.say("anyway")))
            clauses.append(clause)
            last = step
        return clauses

    def handled(
        self, verb: str, target: Target, scene: Scene, *more: str, hand: str = "generic", prep: str = "from"
    ) -> Clause:
        """A verb with an object. An optional pick makes it "darf"."""
        ref = self.ref(target, scene, "moved", prep=prep, hand=hand)
        return self.done(self.deed(verb, spaced(ref.acc, *more)), target, ref, scene)

    def done(self, act: Deed, target: Target, ref: Phrase, scene: Scene) -> Clause:
        """The act as the pick of its target wants it: in any order, at random, or not at all."""
        pick = target if isinstance(target, Pick) else None
        if pick is None:
            return Clause(act)
        if pick.ordered and pick.n != 1:
            act = replace(act, middle=spaced(act.middle, self.say("any-order")))
        if pick.by == "chance":
            act = act.early(self.say("at-random"))
        whole: Act = act
        if pick.show:
            show = self.deed("show", self.yours("hand-card", scene, many=True).acc, self.say("if-none"))
            whole = self.joint_or([act, show])
        return Clause(self.may(whole) if pick.optional else whole)

    def joint_or(self, acts: Sequence[Act]) -> Act:
        return replace(self.either(acts), lead="") if len(acts) > 1 else acts[0]  # type: ignore[type-var]

    def pick(self, step: Pick, scene: Scene) -> Clause:
        return self.handled("choose", step, scene)

    def draw(self, step: Draw, scene: Scene) -> Clause:
        steps = () if isinstance(scene.ability, Instead) else scene.ability.steps
        noun = self.word("card")
        if isinstance(step.n, int) and Draw in map(type, steps) and all(s is not step for s in steps):
            noun = noun.led(self.say("further"))
        return Clause(self.deed("draw", self.so_many(noun, step.n, scene).acc))

    def discard(self, step: Discard, scene: Scene) -> Clause:
        clause = self.handled("discard", step.what, scene, hand="never")
        scene.take(step.what)
        return clause

    def destroy(self, step: Destroy, scene: Scene) -> Clause:
        clause = self.handled("destroy", step.what, scene)
        if step.late and clause.act is not None:
            clause = replace(clause, act=clause.act.early(self.say("later", at="battle")))
        scene.take(step.what)
        return clause

    def gains(self, step: Gains, scene: Scene, link: str = "list-and") -> Clause:
        ways: dict[tuple[str, str], list[Gain]] = {}
        for part in step.of:
            verb = "suffer" if part.pile == "wound" else "gain"
            to = "" if verb == "suffer" else part.to
            ways.setdefault((verb, to), []).append(part)
        acts: list[Act] = []
        for (verb, to), parts in ways.items():
            what = self.together([self.so_many(self.title(part.pile), part.n, scene) for part in parts], link).acc
            if link == "list-or":
                what = spaced(self.say("either"), what)
            place = self.say("gain-hand", who=self.who(scene)) if to == "hand" else ""
            acts.append(self.deed(verb, spaced(what, place)))
            if to == "front" and self.has("gain-front.lay"):
                gender = "p" if len(parts) > 1 or parts[0].n != 1 else self.title(parts[0].pile).gender
                acts.append(self.deed("put", spaced(PRONOUN[gender].acc, self.to("front", PRONOUN[gender], scene))))
        return Clause(self.joint(acts))

    def put(self, step: Put, scene: Scene) -> Clause:
        if (step.what, step.to) == ("self", "front"):
            return self.handled("reveal", step.what, scene)
        ref = self.ref(step.what, scene, "moved", prep="from")
        to = self.to(step.to, ref, scene)
        verb = "take" if step.to == "hand" else "put"
        clause = self.done(self.deed(verb, spaced(ref.acc, to)), step.what, ref, scene)
        if isinstance(step.what, Pick) and step.what.ordered and step.what.n != 1:
            act = self.deed(verb, spaced(ref.acc, self.say("any-order"), to))
            clause = Clause(self.may(act) if step.what.optional else act)
        if step.to == "owner" and clause.act is not None:
            clause = replace(
                clause,
                act=clause.act.behind(self.say("even-destroyed", it=PRONOUN[ref.gender].nom, many=yes(ref.many))),
            )
        scene.take(step.what)
        return clause

    def to(self, place: str, ref: Phrase, scene: Scene) -> str:
        return self.say(f"to-{place}", who=self.who(scene), gender=ref.gender)

    def look(self, step: Look, scene: Scene) -> Clause:
        deck = self.yours("deck", scene) if step.place == "deck" else phrase(self.word("dungeon-deck"), "der")
        card = self.word("card")
        if step.n != 1:
            several = tuple(f"{step.n} {form}" for form in card.many)
            card = replace(card, many=(several[0], several[1], several[2], several[3]))
        end = self.say("bottommost" if step.place == "bottom" else "topmost")
        what = phrase(card.led(end), "der", many=step.n != 1, after=deck.gen)
        return Clause(self.deed("turn-up", what.acc))

    def arrange(self, step: Arrange, scene: Scene) -> Clause:
        if step.place == "hall":
            return Clause(self.deed("arrange", self.say("the-hall")))
        hand = step.place == "hand"
        what = self.yours("hand-card", scene, many=True) if hand else self.named(step.place, scene)
        return Clause(self.deed("put", spaced(what.acc, self.say("into-any-order"))))

    def earn(self, step: Earn, scene: Scene) -> Clause:
        n, _ = self.split(step.amount, scene)
        verb = "lose" if n is not None and n < 0 else "gain"
        return Clause(self.deed(verb, self.sum_of(step.what, step.amount, scene)))

    def buy(self, step: Buy, scene: Scene) -> Clause:
        what = self.phrase(step.where, "a", scene).acc
        if step.gold is not None:
            gold = self.sum_of("gold", step.gold, scene)
            what = spaced(what, self.say("with", what=gold))
        act = self.deed("buy", what)
        return Clause(self.may(act)) if isinstance(scene.ability, Must) else Clause(act)

    def sum_of(self, what: str, amount: Amount, scene: Scene) -> str:
        """ "2 Gold", "2 Gold für jeden Helden", "Gold in Höhe der Stufe dieses Helden"."""
        n, each = self.split(amount, scene)
        if n is not None:
            return self.per(self.say(f"earn-{what}", n=abs(n)), each)
        return self.in_height(self.named_figure(what), amount, scene)

    def lose(self, step: Lose, scene: Scene) -> Clause:
        return Clause(self.deed("lose", self.sum_of(step.what, step.amount, scene)))

    def heal(self, step: Heal, scene: Scene) -> Clause:
        wounds = self.so_many(self.word("tag-wound"), step.n, scene).acc
        return Clause(self.deed("heal", self.say("up-to", what=wounds) if step.optional else wounds))

    def roll(self, step: Roll, scene: Scene) -> Clause:
        return Clause(self.deed("roll", self.say("with", what=self.so_many(self.word("die"), step.n, scene).dat)))

    def alter(self, step: Alter, scene: Scene) -> Clause:
        dice = phrase(self.word("die"), "dies", many=True).gen
        number = self.say("any-number") if step.n == ANY else str(step.n)
        what = spaced(number if step.n in (1, ANY) else self.say("up-to", what=number), dice)
        if step.how == "face":
            return Clause(self.deed("turn", spaced(what, self.say("to-face", who=self.who(scene)))))
        return Clause(self.deed("roll", spaced(what, self.say("anew"))))

    def travel(self, step: Travel, scene: Scene) -> Clause:
        ref = self.ref(step.what, scene, "moved")
        there = self.say("into-room", room=ref.acc)
        return self.done(self.deed("place", spaced(self.yours("champion", scene).acc, there)), step.what, ref, scene)

    def venture(self, step: Venture, scene: Scene) -> Clause:
        return Clause(self.deed("go", self.say("into-wilderness"), self.say("to-fight-there")))

    def show(self, step: Show, scene: Scene) -> Clause:
        return self.handled("show", step.what, scene)

    def swap(self, step: Swap, scene: Scene) -> Clause:
        if step.by:
            by = self.named(step.by, scene)
            if step.what == "self" and "room" in scene.card.tags:
                return Clause(self.deed("shift", self.say("swap-here", by=by.dat)))
            steps = () if isinstance(scene.ability, Instead) else scene.ability.steps
            monster = any(isinstance(s, Pick) and s.name == step.by and s.place == "hall" for s in steps)
            own = self.deed("swap", self.say("swap-monsters" if monster else "swap-rooms", by=by.dat))
            return self.stated(self.ref(step.what, scene, "subject"), own)
        return self.handled("swap", step.what, scene, self.say("with-next"), prep="in")

    def exchange(self, step: Replace, scene: Scene) -> Clause:
        by = self.named(step.by, scene)
        ref = self.ref(step.what, scene, "moved")
        place = self.say("in-place", what=self.of(ref))
        return self.done(self.deed("put", spaced(by.acc, place)), step.what, ref, scene)

    def level(self, step: Level, scene: Scene) -> Clause:
        det = {1: "a", ALL: "all", ANY: "any"}.get(step.n, "number")
        if step.where == Named(scene.card.id):
            what = phrase(self.word("card"), "dies")
        else:
            place = self.where(step.place, step.where, scene, "in", "never") if step.place != "hand" else ""
            what = self.phrase(step.where, det, scene, n=step.n, place=place, default="hero")
        how = [self.say("once-each")] if step.n == ANY else []
        how += [self.say("for-free")] if step.free else []
        how += [self.say("for-less", n=step.less)] if step.less else []
        acts: list[Act] = [self.deed("level-up", spaced(what.acc, *how))]
        if step.to == "hand":
            new = phrase(self.word("card").led(self.say("new")), "der", many=step.n != 1)
            acts.append(self.deed("take", spaced(new.acc, self.to("hand", new, scene))))
        return Clause(self.joint(acts))

    def cancel(self, step: Cancel, scene: Scene) -> Clause:
        kinds = [self.say(f"event-{event}.effect") for event in step.events]
        first = [self.say("hyphened", kind=kind.removesuffix("-")) for kind in kinds[:-1]]
        link = "list-and" if step.n == ALL else "list-or"
        effect = self.word("effects").prefixed(kinds[-1])
        text = self.listed([*first, phrase(effect, "", many=step.n != 1).acc], link)
        number = self.say("all") if step.n == ALL else str(step.n)
        whose = self.say("of-monsters", many=yes(step.n != 1))
        return Clause(self.deed("cancel", spaced(number, text, whose)).early(self.say("for-turn")))

    def defeat(self, step: Defeat, scene: Scene) -> Clause:
        ref = self.ref(step.what, scene, "moved")
        without = self.say("without-xp", gender=ref.gender)
        clause = self.done(self.deed("defeat", ref.acc, without), step.what, ref, scene)
        scene.take(step.what)
        return clause

    def again(self, step: Again, scene: Scene) -> Clause:
        return Clause(self.deed("play", self.say("another-turn")))

    # -- choices and conditions ----------------------------------------------------------------------------------------

    def choose(self, step: Choose, scene: Scene) -> Clause:
        if any(not branch.steps for branch in step.of):
            return self.chance(replace(step, of=tuple(branch for branch in step.of if branch.steps)), scene)
        only = [branch.steps[0] for branch in step.of if len(branch.steps) == 1]
        same_verb = self.same_verb(step, only, scene)
        if same_verb is not None:
            return same_verb
        branches = [self.steps(branch.steps, scene.fork()) for branch in step.of]
        acts = [act for act in map(self.acts, branches) if act is not None]
        if len(acts) == len(branches):
            return Clause(self.either(acts))
        text = ""
        for clauses in branches:
            part = self.run(clauses, scene)
            text = self.say("or-else", a=text, b=part) if text else part
        return Clause(says=self.say("choose-one", list=capital(text)))

    def same_verb(self, step: Choose, only: Sequence[Step], scene: Scene) -> Clause | None:
        """A choice among objects or places of one verb: "leg entweder 1 Helden oder 2 Karten ab"."""
        either = self.say("either")
        for kind, verb, hand in ((Discard, "discard", "never"), (Destroy, "destroy", "generic")):
            targets = [s.what for s in only if isinstance(s, kind) and s == kind(s.what)]
            plain = all(isinstance(t, Pick) and not t.optional and not t.show for t in targets)
            if len(targets) == len(step.of) > 1 and plain:
                refs = [self.ref(t, scene.fork(), "moved", prep="from", hand=hand).acc for t in targets]
                return Clause(self.deed(verb, spaced(either, self.listed(refs, "list-or"))))
        gains = [s for s in only if isinstance(s, Gain)]
        if len(gains) == len(step.of) > 1 and len({(s.to, s.pile == "wound") for s in gains}) == 1:
            return self.gains(Gains(tuple(gains)), scene, "list-or")
        moves = [s for s in only if isinstance(s, Put) and isinstance(s.what, str)]
        if len(moves) == len(step.of) > 1 and len({move.what for move in moves}) == 1:
            ref = self.ref(moves[0].what, scene, "moved")
            places = [self.to(move.to, ref, scene) for move in moves]
            if [move.to for move in moves] == ["top", "under"]:
                places = [self.say("to-top-or-under")]
            return Clause(self.deed("put", spaced(ref.acc, either, self.listed(places, "list-or"))))
        return None

    def chance(self, step: Choose, scene: Scene) -> Clause:
        """A choice that may be declined."""
        clause = self.choose(step, scene)
        if clause.act is not None:
            return Clause(self.may(clause.act))
        return Clause(says=self.say("if-liked", who=self.who(scene), text=capital(clause.says)))

    def tribute(self, step: If, scene: Scene) -> Act | None:
        """Experience or something worse, where who has too little has no choice; None if that is not meant."""
        match step:
            case If(
                Cmp(Value("xp", "you"), ">=", int(n)),
                (Choose((Branch(_, (Lose("xp", m),)), Branch(_, worse))),),
                other,
            ) if n == m and worse == other and scene.voice == ORDER:
                suffer = self.acts(self.steps(worse, scene.fork()))
                if suffer is None:
                    return None
                has = self.say("if-enough", one=yes(n == 1))
                return self.either([self.deed("lose", spaced(self.say("earn-xp", n=n), has)), suffer])
        return None

    def provided(self, step: If, scene: Scene) -> Clause:
        tribute = self.tribute(step, scene)
        if tribute is not None:
            return Clause(tribute)
        inner = {"seat": "winner", "voice": THIRD} if step.when == Now("claim") else {}
        here, there = scene.fork(**inner), scene.fork()
        then = self.steps(step.then, here)
        other = self.steps(step.otherwise, there)
        lead = self.conditional(step.when, scene)
        scene.join(here, there)
        act = None if inner else self.acts(then)
        if act is not None:
            act = act.behind(self.say("after-comma", clause=lead))
            if other:
                otherwise = self.acts(other)
                act = self.joint([act, otherwise.early(self.say("else"))]) if otherwise is not None else None
        if scene.voice == THIRD and act is not None:
            return Clause(act)
        says = self.led(lead, then, scene.fork(**inner))
        if other:
            key = "then-else-if" if other[0].says and not other[0].front else "then-else"
            says = self.say(key, then=says, **{"else": self.run(other, scene, inverted=True)})
        return Clause(act, says=says)

    def each(self, step: Each, scene: Scene) -> Clause:
        third = scene.fork(seat=step.seats, voice=THIRD)
        seat = self.seat(third)
        clauses = self.steps(step.steps, third)
        act = self.acts(clauses)
        if act is not None and all(clause.own is None for clause in clauses):
            return Clause(self.deed("let", spaced(seat.acc, act.inf())), seat, act)
        text = ""
        he = self.he(third)
        for clause in clauses:
            alone = clause.act is not None and clause.own is None and not clause.says
            part = clause.act.finite(he) if alone and clause.act is not None else self.finite(clause, third)
            text = self.say("semicolon", a=text, b=part) if text else part
        return Clause(says=self.say("for-every", seat=seat.acc, text=capital(text)))

    def later(self, step: Later, scene: Scene) -> Clause:
        inner = scene.fork()
        match step:
            case Later((If(when, then, ()),), "battle") if Won() in conjuncts(when):
                victory = [self.say("won.ahead") if c == Won() else self.condition(c, scene) for c in conjuncts(when)]
                lead = self.say("if", when=self.junction(victory, True))
                return Clause(says=self.led(lead, self.steps(then, inner), inner))
        time = self.say("later", at=step.at)
        clauses = self.steps(step.steps, inner)
        act = self.acts(clauses)
        if act is not None:
            act = act.early(time)
        if act is not None and all(clause.own is None and not clause.says for clause in clauses):
            return Clause(act)
        if any(clause.says for clause in clauses):
            text = self.say("later-colon", time=time, text=capital(self.run(clauses, inner)))
            return Clause(act, says=text)
        return Clause(act, says=spaced(time, self.run(clauses, inner, inverted=True)))

    def end(self, step: End, scene: Scene) -> Clause:
        what: Noun = self.word("game" if step.what == "game" else "turn")
        subject = phrase(what, "der") if step.what == "game" else phrase(what, self.own(scene))
        act = self.deed("finish", subject.acc) if scene.voice == ORDER else None
        return Clause(act, subject, self.deed("end"))
