"""What is done, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from duskhall.core.tree import (
    ALL,
    ANY,
    Again,
    Alter,
    Arrange,
    Branch,
    Buy,
    Cancel,
    Cards,
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
from duskhall.text.forms import Gains, Scene, conjuncts, joined
from duskhall.text.ja.grammar.base import Clause
from duskhall.text.ja.grammar.changes import Changes


class Steps(Changes):
    def steps(self, steps: Sequence[Step], scene: Scene) -> list[Clause]:
        clauses: list[Clause] = []
        last: object = None
        for step in joined(steps):
            clause = self.step(step, scene)
            if step == End() and isinstance(last, If) and not last.otherwise:
                clause = self.led(self.say("either-way"), clause)
            clauses.append(clause)
            last = step
        return clauses

    def act(self, verb: str, target: Target, scene: Scene, *, hand: bool = True, to: str = "", how: str = "") -> Clause:
        """A verb with an object. ``to``: where it goes. An optional pick makes it "may"."""
        ref = self.ref(target, scene, "all", moved=True, hand=hand)
        pick = target if isinstance(target, Pick) else None
        if pick is not None and pick.ordered and (pick.n != 1):
            to = self.say("any-order") + to
        if pick is not None and pick.by == "chance":
            how = self.say("at-random")
        clause = self.clause(verb, how + self.object(ref) + to)
        if pick is not None and pick.show:
            alive = self.nouns(pick.where, scene)[0].alive
            none = self.cond("", "alive" if alive else "there", False).ba
            clause = self.clause(
                "reveal", self.say("or-show", act=self.finish(clause), none=none, hand=self.say("the-hand"))
            )
        return self.may(clause) if pick is not None and pick.optional else clause

    # -- cards that move -----------------------------------------------------------------------------------------------

    def pick(self, step: Pick, scene: Scene) -> Clause:
        return self.act("choose", step, scene)

    def draw(self, step: Draw, scene: Scene) -> Clause:
        steps = () if isinstance(scene.ability, Instead) else scene.ability.steps
        n, each = self.split(step.n, scene)
        if n is None:
            return self.clause("draw", self.say("draw-by", amount=self.amount(step.n, scene)))
        more = isinstance(step.n, int) and Draw in map(type, steps) and all(s is not step for s in steps)
        return self.clause("draw", self.say("draw-more" if more else "draw", each=each, n=self.number(n)))

    def discard(self, step: Discard, scene: Scene) -> Clause:
        clause = self.act("discard", step.what, scene, hand=False)
        scene.take(step.what)
        return clause

    def destroy(self, step: Destroy, scene: Scene) -> Clause:
        clause = self.act("destroy", step.what, scene)
        scene.take(step.what)
        return self.led(self.say("at-battle"), clause) if step.late else clause

    def gains(self, step: Gains, scene: Scene, link: str = "list-comma") -> Clause:
        verbs: dict[str, list[Gain]] = {}
        for part in step.of:
            key = f"gain-{part.pile}"
            key = key if self.has(key) else f"gain-{part.to}"
            verbs.setdefault(key, []).append(part)
        clauses = []
        for key, parts in verbs.items():
            things = []
            for part in parts:
                text, counter, _ = self.title(part.pile)
                things.append(self.so_many(text, counter, part.n, scene).text)
            joint = "list-and" if link == "list-comma" and len(things) == 2 else link
            clauses.append(self.clause(self.say(f"{key}.verb"), self.say(key, what=self.listed(things, joint))))
        return self.chain(clauses, scene)

    def put(self, step: Put, scene: Scene) -> Clause:
        if (step.what, step.to) == ("self", "front"):
            return self.act("reveal", step.what, scene)
        key = f"to-{step.to}"
        to = self.say(key)
        verb = self.say(f"{key}.verb") if self.has(f"{key}.verb") else "put"
        clause = self.act(verb, step.what, scene, to=to)
        scene.take(step.what)
        return clause

    def look(self, step: Look, scene: Scene) -> Clause:
        deck = self.say("own-deck" if step.place == "deck" else "dungeon-deck")
        end = "bottom" if step.place == "bottom" else "top"
        return self.clause("look", self.say("look", deck=deck, end=end, one=yes(step.n == 1), n=step.n))

    def arrange(self, step: Arrange, scene: Scene) -> Clause:
        if step.place == "hall":
            return self.clause("arrange", self.say("arrange-hall"))
        what = self.say("the-hand") if step.place == "hand" else self.named(step.place, scene).text
        return self.clause("order", self.say("arrange-cards", what=what))

    def show(self, step: Show, scene: Scene) -> Clause:
        if step.what == Cards("hand"):
            return self.clause("reveal", self.say("object", what=self.say("the-hand"), quantity=""))
        return self.act("show", step.what, scene)

    def swap(self, step: Swap, scene: Scene) -> Clause:
        if step.by:
            by = self.named(step.by, scene).text
            if step.what == "self" and "room" in scene.card.tags:
                return self.clause("move", self.say("swap-here", by=by))
            steps = () if isinstance(scene.ability, Instead) else scene.ability.steps
            monster = any(isinstance(s, Pick) and s.name == step.by and s.place == "hall" for s in steps)
            key = "swap-monsters" if monster else "swap-rooms"
            return self.clause("swap", self.say(key, what=self.ref(step.what, scene).text, by=by))
        return self.act("swap", step.what, scene, to=self.say("swap-front"))

    def exchange(self, step: Replace, scene: Scene) -> Clause:
        by = self.named(step.by, scene).text
        pick = step.what if isinstance(step.what, Pick) else None
        ref = self.ref(step.what, scene, "all", moved=True)
        clause = self.clause("put", self.say("replace", what=ref.text, by=by))
        return self.may(clause) if pick is not None and pick.optional else clause

    def defeat(self, step: Defeat, scene: Scene) -> Clause:
        clause = self.act("defeat", step.what, scene, how=self.say("without-xp"))
        scene.take(step.what)
        return clause

    # -- gold, experience, wounds, dice --------------------------------------------------------------------------------

    def earn(self, step: Earn, scene: Scene) -> Clause:
        n, _ = self.split(step.amount, scene)
        verb = "lose" if n is not None and n < 0 else "get"
        return self.clause(verb, self.say("object", what=self.sum_of(step.what, step.amount, scene), quantity=""))

    def lose(self, step: Lose, scene: Scene) -> Clause:
        return self.clause("lose", self.say("object", what=self.sum_of(step.what, step.amount, scene), quantity=""))

    def buy(self, step: Buy, scene: Scene) -> Clause:
        body = self.object(self.phrase(step.where, "number", scene))
        if step.gold is not None:
            body = self.say("bought-with", gold=self.sum_of("gold", step.gold, scene)) + body
        clause = self.clause("buy", body)
        return self.may(clause) if isinstance(scene.ability, Must) else clause

    def heal(self, step: Heal, scene: Scene) -> Clause:
        return self.clause("heal", self.say("heal-most" if step.optional else "heal", n=step.n))

    def roll(self, step: Roll, scene: Scene) -> Clause:
        return self.clause("roll", self.say("roll", n=step.n))

    def alter(self, step: Alter, scene: Scene) -> Clause:
        n = self.say("dice-any") if step.n == ANY else self.say("dice-most" if step.n != 1 else "dice-one", n=step.n)
        verb = "roll-again" if step.how == "again" else "turn"
        return self.clause(verb, self.say(f"alter-{step.how}", dice=n))

    # -- everything else -----------------------------------------------------------------------------------------------

    def travel(self, step: Travel, scene: Scene) -> Clause:
        ref = self.ref(step.what, scene, "all", moved=True)
        return self.clause("put", self.say("travel", what=ref.bare if ref.bare and not ref.many else ref.text))

    def venture(self, step: Venture, scene: Scene) -> Clause:
        return self.clause("fight-on", self.say("venture"))

    def level(self, step: Level, scene: Scene) -> Clause:
        det = {ALL: "all", ANY: "any"}.get(step.n, "number")
        if step.where == Named(scene.card.id):
            what = self.say("object", what=self.say("self", type="card"), quantity="")
        else:
            place = self.where(step.place, step.where, scene, hand=False) if step.place != "hand" else ""
            what = self.object(self.phrase(step.where, det, scene, n=step.n, place=place, default="hero"))
        if step.n == ANY:
            what += self.say("once-each")
        if step.free:
            what = self.say("for-free") + what
        if step.less:
            what = self.say("for-less", n=step.less) + what
        clause = self.clause("level-up", what)
        if step.to == "hand":
            return self.chain((clause, self.clause("join", self.say("the-new"))), scene)
        return clause

    def cancel(self, step: Cancel, scene: Scene) -> Clause:
        kinds = [self.say(f"event-{event}.effect") for event in step.events]
        kind = self.listed(kinds, "list-and" if step.n == ALL else "list-or")
        return self.clause("cancel", self.say("cancel", all=yes(step.n == ALL), n=step.n, kind=kind))

    def again(self, step: Again, scene: Scene) -> Clause:
        return self.clause("take-turn", self.say("again"))

    def end(self, step: End, scene: Scene) -> Clause:
        return self.clause("end", self.say(f"end-{step.what}"))

    # -- steps with steps in them --------------------------------------------------------------------------------------

    def choose(self, step: Choose, scene: Scene) -> Clause:
        if any(not branch.steps for branch in step.of):
            return self.chance(replace(step, of=tuple(branch for branch in step.of if branch.steps)), scene)
        only = [branch.steps[0] for branch in step.of if len(branch.steps) == 1]
        together = self.one_verb(only, scene) if len(only) == len(step.of) > 1 else None
        if together is not None:
            return together
        ways = [self.chain(self.steps(branch.steps, scene.fork()), scene) for branch in step.of]
        ways = [way.active or way for way in ways]
        if len(ways) == 1:
            return ways[0]
        if len(ways) > 2 or any(way.several or way.lead or way.topic for way in ways):
            text = self.finish(ways[0])
            for way in ways[1:]:
                text = self.say("or-else", a=text, b=self.finish(way))
            return self.clause("take-turn", self.say("one-of", list=text))
        *head, last = ways
        text = "".join(self.say("or-act", act=self.finish(way)) for way in head)
        return Clause(last.verb, text + last.body)

    def one_verb(self, only: Sequence[Step], scene: Scene) -> Clause | None:
        """Ways that differ in their object or their aim alone; none if they do not."""
        for kind, verb, hand in ((Discard, "discard", False), (Destroy, "destroy", True)):
            targets = [s.what for s in only if isinstance(s, kind) and s == kind(s.what)]
            plain = all(isinstance(t, Pick) and not t.optional and not t.show for t in targets)
            if len(targets) == len(only) and plain:
                refs = [self.ref(t, scene.fork(), "all", moved=True, hand=hand).text for t in targets]
                return self.clause(verb, self.say("object", what=self.listed(refs, "list-or"), quantity=""))
        gains = [s for s in only if isinstance(s, Gain)]
        if len(gains) == len(only) and len({(s.to, s.pile == "wound") for s in gains}) == 1:
            return self.gains(Gains(tuple(gains)), scene, "list-one-of" if len(gains) > 2 else "list-or")
        moves = [s for s in only if isinstance(s, Put) and isinstance(s.what, str)]
        if [move.to for move in moves] == ["top", "under"] and len({move.what for move in moves}) == 1:
            return self.act("put", moves[0].what, scene, to=self.say("to-top-or-under"))
        return None

    def chance(self, step: Choose, scene: Scene) -> Clause:
        """A choice that may be declined."""
        return self.may(self.choose(step, scene))

    def tribute(self, step: If, scene: Scene) -> Clause | None:
        """Experience or something worse, where who has too little has no choice; none if that is not meant."""
        match step:
            case If(
                Cmp(Value("xp", "you"), ">=", int(n)),
                (Choose((Branch(_, (Lose("xp", m) as pay,)), Branch(_, worse))),),
                other,
            ) if n == m and worse == other:
                lose = self.chain(self.steps((pay,), scene.fork()), scene)
                suffer = self.chain(self.steps(worse, scene.fork()), scene)
                suffer = suffer.active or suffer
                text = self.say("tribute", lose=self.finish(lose))
                return Clause(suffer.verb, text + suffer.lead + suffer.topic + suffer.body)
        return None

    def provided(self, step: If, scene: Scene) -> Clause:
        tribute = self.tribute(step, scene)
        if tribute is not None:
            return tribute
        here, there = scene.fork(), scene.fork()
        lead = self.leads(conjuncts(step.when), scene)
        then = self.chain(self.steps(step.then, here), here)
        other = self.steps(step.otherwise, there)
        scene.join(here, there)
        if step.when == Now("claim"):
            then = replace(then, topic=self.say("seat-winner") + then.topic)
        clause = self.led(lead, then)
        if not other:
            return clause
        rest = self.chain(other, there)
        text = self.say("lead", clause=self.finish(clause, "ren"), text=self.say("otherwise"))
        return Clause(rest.verb, text + rest.lead + rest.topic + rest.body, several=True)

    def each(self, step: Each, scene: Scene) -> Clause:
        inner = scene.fork(seat=step.seats)
        clause = self.chain(self.steps(step.steps, inner), inner)
        clause = clause.active or clause
        topic = self.say(f"seat-{step.seats}")
        if clause.lead or clause.several:
            topic = self.say("lead", clause=topic, text="")
        body = topic + clause.lead + clause.topic + clause.body
        return Clause(clause.verb, body, several=clause.several, seat=True)

    def later(self, step: Later, scene: Scene) -> Clause:
        inner = scene.fork()
        match step:
            case Later((If(when, then, ()),), "battle") if Won() in conjuncts(when):
                conditions = [
                    self.cond(self.say("in-battle"), "win") if c == Won() else self.condition(c, scene)
                    for c in conjuncts(when)
                ]
                return self.led(self.both(conditions).ba, self.chain(self.steps(then, inner), inner))
        return self.led(self.say(f"at-{step.at}"), self.chain(self.steps(step.steps, inner), inner))
