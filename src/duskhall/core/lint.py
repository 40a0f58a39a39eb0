"""The linter: refuses a card or a turn that uses a word the machine does not know."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from . import tree as t
from .phrases import MOST_DICE, NAME, Known, Phrases, need, printed_only, whole, word

if TYPE_CHECKING:
    from collections.abc import Callable

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""Ids of cards, stacks and tags. They stand in moves and in places of the notation, so they contain none of its
signs."""
_NAMED = re.compile(rf"(?=.*[a-z]){_ID.pattern}")
"""Ids by which moves name a card or a pile contain a letter: a number alone would be a rank."""

EVERYWHERE = ("card", "party")
CHANGES: dict[tuple[str, str], tuple[str, ...]] = {
    ("attack", "add"): EVERYWHERE,
    ("attack", "less"): EVERYWHERE,
    ("attack", "zero"): EVERYWHERE,
    ("attack", "half"): ("party",),
    ("attack", "ignore"): ("card",),
    ("attack", "become"): ("card",),
    ("magic", "add"): EVERYWHERE,
    ("magic", "less"): EVERYWHERE,
    ("magic", "zero"): EVERYWHERE,
    ("magic", "half"): ("party",),
    ("magic", "double"): ("party",),
    ("magic", "ignore"): ("card",),
    ("either", "less"): EVERYWHERE,
    ("total", "half"): ("party",),
    ("total", "add"): ("party",),
    ("total", "less"): ("party",),
    ("light", "add"): ("party",),
    ("light", "less"): ("party",),
    ("light", "zero"): ("party",),
    ("light", "ignore"): ("card",),
    ("darkness", "add"): ("card",),
    ("darkness", "less"): ("card",),
    ("health", "add"): ("card",),
    ("health", "less"): ("card",),
    ("armor", "add"): ("card",),
    ("armor", "less"): ("card",),
    ("resistance", "add"): ("card",),
    ("resistance", "less"): ("card",),
    ("wounds", "add"): ("card",),
    ("wounds", "less"): ("card",),
    ("resolves", "add"): ("card",),
    ("hand", "add"): ("party",),
    ("hand", "less"): ("party",),
    ("strength", "add"): ("card",),
    ("strength", "less"): ("card",),
    ("weight", "zero"): ("card",),
    ("weight", "add"): ("card",),
    ("weight", "less"): ("card",),
    ("buys", "add"): ("party",),
    ("vp", "add"): ("party",),
}
"""Every change that reckonings read, and what it may stand on. Any other change would be ignored silently."""

MADE_ONLY = ("darkness",)
"""Figures that only abilities change, never the mere presence of a card."""
PLAIN_AMOUNT = ("buys", "hand", "resolves")
"""Figures that change by a plain number."""
RUNS_IN_CIRCLES: dict[str, tuple[str, ...]] = {
    "light": ("strength", "weight", "worth"),
    "strength": ("strength", "weight"),
    "weight": ("strength", "weight"),
}
"""The figures that each figure must not depend on, because they are worked out after it."""


def in_circles(figure: str, node: Any) -> bool:
    """Whether a part of a change depends on the figure that it changes."""
    if isinstance(node, tuple):
        return any(in_circles(figure, part) for part in node)
    if isinstance(node, t.Fig | t.Value) and node.figure in RUNS_IN_CIRCLES.get(figure, ()):
        return True
    if figure == "light" and (isinstance(node, t.Brings) or node == t.Value("light", "party")):
        return True
    return is_dataclass(node) and any(in_circles(figure, getattr(node, f.name)) for f in fields(node))


# Where cards of a kind can be; an edition says it of each of its kinds.
IN_HAND = "hand"
IN_FRONT = "front"
IN_HALL = "hall"
FOUGHT = "fought"
ROOM = "room"
DECK = "dungeon"
SOLD = "sold"
TRADED = "traded"
SUPPLY = "supply"
SECRET = "secret"
HOMES = (IN_HAND, IN_FRONT, IN_HALL, FOUGHT, ROOM, DECK, SOLD, TRADED, SUPPLY, SECRET)
"""A hand; in front of a seat; the hall; the hall, as a monster that can be fought; a room of the dungeon; the dungeon
deck, without ever being placed in the hall; a stack from which cards are bought; a pile from which tokens or hidden
cards are bought; another pile from which cards are gained; dealt to a seat in secret."""

PARTY = (IN_HAND, IN_FRONT, SECRET)
MEETS = {
    "foe": (FOUGHT,),
    "foe and room": (FOUGHT, ROOM),
    "room then foe": (FOUGHT, ROOM),
    "party": (IN_HAND,),
    "buyer": (IN_HAND,),
    "hall": (IN_HALL, FOUGHT),
    "drew": (IN_HALL, FOUGHT),
    "arrival": (IN_HALL, FOUGHT),
    "placed": (IN_HALL, FOUGHT),
    "defeated": (IN_HALL, FOUGHT),
    "leaving": (IN_HALL, FOUGHT, ROOM),
    "passing": (IN_HALL, FOUGHT, ROOM),
    "entering": (IN_HALL, FOUGHT, ROOM),
    "gained": (SOLD, TRADED, SUPPLY),
    "bought": (SOLD, TRADED),
    "wounded": (IN_HAND, IN_FRONT),
    "emptied": (ROOM,),
}
"""The cards whose abilities an event fires (see :class:`parts.Events`), and the place a card needs to meet it."""
LASTS = {
    "present": (IN_HAND,),
    "equipped": (IN_HAND,),
    "fought": (FOUGHT, ROOM),
    "hall": (IN_HALL, FOUGHT),
    "front": (IN_FRONT,),
    "bought": (SOLD,),
    "kept": (SECRET,),
}
"""The place in which a card must be able to lie for a lasting ability to count."""
USED = {
    "party": PARTY,
    "party and foe": (*PARTY, FOUGHT),
    "party, foe and room": (*PARTY, FOUGHT, ROOM),
    "rooms nearby": (ROOM,),
}
"""The cards whose abilities a window opens (see :class:`parts.Windows`), and the place a card needs to have one."""


class CardError(t.TreeError):
    """A card that cannot be used; ``card`` is its id. The fault is in an ability, counted from 1, or elsewhere (0)."""

    def __init__(self, card: str, ability: int, why: t.TreeError) -> None:
        super().__init__("fault-card", card=str(card), ability=ability, why=why)
        self.args = (card, ability, why)
        self.card = card

    def __reduce__(self) -> tuple[type[CardError], tuple[Any, ...]]:
        return CardError, self.args


def lint_form(card: t.Card) -> None:
    """The plain places of a card, before anything is made of it. Raises CardError."""
    try:
        _lint_form(card)
    except t.TreeError as e:
        raise CardError(card.id, 0, e) from None


def lint_card(card: t.Card, known: Known) -> None:
    """The abilities of a card. Raises CardError with the place of the mistake."""
    for k, ability in enumerate(card.abilities):
        try:
            _Ability(known, card).check(ability)
        except t.TreeError as e:
            raise CardError(card.id, k + 1, e) from None


def _lint_form(card: t.Card) -> None:
    named = isinstance(card.id, str) and bool(_NAMED.fullmatch(card.id))
    need(named, "fault-id")
    for place in ("name", "kind", "stack", "source"):
        need(isinstance(getattr(card, place), str) and bool(getattr(card, place)), "fault-text", place=place)
    named = bool(_NAMED.fullmatch(card.stack))
    need(named, "fault-stack")
    need(whole(card.count) and card.count >= 0, "fault-count")
    for place in ("tags", "rulings"):
        words = getattr(card, place)
        need(isinstance(words, tuple) and all(isinstance(w, str) for w in words), "fault-texts", place=place)
    need(all(_ID.fullmatch(tag) for tag in card.tags), "fault-tag-letters")
    need(isinstance(card.figures, dict), "fault-figures")
    for figure, n in card.figures.items():
        word(figure, t.FIGURES, "figure")
        need(whole(n), "fault-not-whole", figure=figure)
    marks = card.marks
    need(
        isinstance(marks, dict) and all(isinstance(k, str) and isinstance(v, str) for k, v in marks.items()),
        "fault-marks",
    )
    need(isinstance(card.abilities, tuple), "fault-abilities")


def lint_turn(steps: tuple[t.Step, ...], windows: tuple[str, ...], events: tuple[str, ...]) -> None:
    def walk(node: Any) -> None:
        match node:
            case t.Window(name):
                word(name, windows, "window")
            case t.Fire(event):
                word(event, events, "event")
        if isinstance(node, tuple):
            for n, after in pairwise((*node, None)):
                if isinstance(n, t.Settle):
                    need(isinstance(after, t.Compare), "fault-settle")
                walk(n)
        elif is_dataclass(node):
            for f in fields(node):
                walk(getattr(node, f.name))

    walk(steps)


class _Ability(Phrases):
    def __init__(self, known: Known, card: t.Card) -> None:
        super().__init__(known)
        self.card = card
        self.homes = known.homes.get(card.kind, HOMES)
        """A kind that the edition does not know may be anywhere."""
        self.lane = False

    def check(self, ability: t.Ability) -> None:
        match ability:
            case t.Use():
                self.use(ability)
            case t.Must():
                self.must(ability)
            case t.While():
                self.lasting(ability)
            case t.Instead(pile):
                word(pile, self.known.piles, "pile")
                self.meets((IN_HALL, FOUGHT, DECK), "instead")
            case _:
                raise t.TreeError("fault-ability", found=repr(ability))

    def use(self, ability: t.Use) -> None:
        windows = (ability.window,) if isinstance(ability.window, str) else ability.window
        need(isinstance(windows, tuple) and bool(windows), "fault-windows")
        for name in windows:
            word(name, self.known.windows, "window")
            self.meets(USED[self.known.windows[name]], "window", name)
        self.yes_or_no(repeat=ability.repeat, due=ability.due)
        self.not_empty(ability.steps)
        need(isinstance(ability.cost, tuple), "fault-cost-list")
        for step in ability.cost:
            paid = isinstance(step, t.Destroy | t.Discard | t.Lose | t.Gain)
            need(paid, "fault-cost")
        self.steps((*ability.cost, *ability.steps))
        self.condition(ability.when)

    def must(self, ability: t.Must) -> None:
        word(ability.event, self.known.events, "event")
        self.meets(MEETS[self.known.events[ability.event]], "event", ability.event)
        self.yes_or_no(once=ability.once)
        self.not_empty(ability.steps)
        self.condition(ability.when)
        self.steps(ability.steps)

    def lasting(self, ability: t.While) -> None:
        place = ability.place
        word(place, t.WHERE, "place")
        self.not_empty(ability.steps)
        hides = all(isinstance(step, t.Forbid) and step.act == "be-seen" for step in ability.steps)
        if hides:
            self.meets((ROOM,), "hiding")
        else:
            self.meets(LASTS[place], "place", place)
        armed = place != "equipped" or "weapon" in self.card.tags
        need(armed, "fault-equipped")
        self.trait = True
        self.last = place == "kept"
        for step in ability.steps:
            self.lasting_step(ability, step)
        self.condition(ability.when)
        self.steps(ability.steps)

    def lasting_step(self, ability: t.While, step: Any) -> None:
        place = ability.place
        if isinstance(step, t.Modify):
            self.runs_on(step, ability.when)
        need(isinstance(step, t.Modify | t.Forbid | t.Grant), "fault-while")
        if not isinstance(step, t.Grant):
            need(not isinstance(step.on, t.Pick), "fault-while-pick")
        else:
            need(place == "hall", "fault-grant-hall")
        if isinstance(step, t.Modify):
            need(step.figure not in MADE_ONLY, "fault-made-only", figure=step.figure)
            need(step.when is None, "fault-while-when")
            bought = (place == "bought") == (step.figure == "buys")
            need(bought, "fault-buys")
            kept = (place == "kept") == (step.figure == "vp")
            need(kept, "fault-vp")
            own = step.figure != "weight" or step.on != "self" or step.op in ("zero", "less")
            need(own, "fault-own-weight")

    def meets(self, wanted: tuple[str, ...], what: str, name: str = "") -> None:
        """Refuse events and windows that a card of this kind can never meet."""
        if not any(home in wanted for home in self.homes):
            places = {"wanted": ", ".join(wanted), "homes": ", ".join(self.homes) or "-"}
            raise t.TreeError("fault-never-met", kind=self.card.kind, what=what, name=name, **places)

    def not_empty(self, steps: Any) -> None:
        need(isinstance(steps, tuple) and bool(steps), "fault-no-steps")

    def steps(self, steps: Any) -> None:
        need(isinstance(steps, tuple), "fault-steps", found=repr(steps))
        for step in steps:
            self.step(step)

    def step(self, step: Any) -> None:
        check = _STEPS.get(type(step))
        if check is None:
            raise t.TreeError("fault-step", found=repr(step))
        check(self, step)

    # -- steps, each by its type: see _STEPS -----------------------

    def pick(self, step: t.Pick) -> None:
        need(bool(step.name), "fault-pick-name")
        self.target(step)

    def draw(self, step: t.Draw) -> None:
        self.amount(step.n)
        if step.name:
            self.name(step.name)

    def take_away(self, step: t.Discard | t.Destroy) -> None:
        self.target(step.what)
        in_hall = getattr(step.what, "place", "") == "hall"
        need(not in_hall, "fault-hall-put")

    def gain(self, step: t.Gain) -> None:
        word(step.pile, self.known.piles, "pile")
        word(step.to, t.LEVEL_TO, "place")
        self.amount(step.n)

    def put(self, step: t.Put) -> None:
        word(step.to, t.PLACES_TO, "place")
        self.target(step.what)

    def look(self, step: t.Look) -> None:
        need(whole(step.n) and step.n > 0, "fault-look")
        word(step.place, t.LOOK_PLACES, "place")
        self.name(step.name)

    def heal(self, step: t.Heal) -> None:
        need(whole(step.n) and step.n > 0, "fault-heal")
        self.yes_or_no(optional=step.optional)

    def roll(self, step: t.Roll) -> None:
        need(whole(step.n) and 0 < step.n <= MOST_DICE, "fault-roll", most=MOST_DICE)
        self.name(step.name)
        self.dice.add(step.name)

    def alter(self, step: t.Alter) -> None:
        word(step.how, t.ALTERED, "dice-change")
        need(whole(step.n) and (step.n > 0 or step.n == t.ANY), "fault-dice", n=repr(step.n))

    def travel(self, step: t.Travel) -> None:
        need(getattr(step.what, "place", "") == "rooms", "fault-travel")
        self.target(step.what)

    def show(self, step: t.Show) -> None:
        self.target(step.what)

    def swap(self, step: t.Swap) -> None:
        here = step.what in ("self", "foe", *self.names) or getattr(step.what, "place", "") == "hall"
        need(here, "fault-swap")
        self.target(step.what)
        if step.by:
            word(step.by, self.names, "name")

    def replace(self, step: t.Replace) -> None:
        need(getattr(step.what, "place", "") == "hall", "fault-replace")
        self.target(step.what)
        word(step.by, self.names, "name")

    def level(self, step: t.Level) -> None:
        self.filter(step.where)
        need(whole(step.n) and (step.n > 0 or step.n == t.ANY), "fault-level", n=repr(step.n))
        word(step.to, t.LEVEL_TO, "place")
        word(step.place, ("hand", "front"), "place")
        self.yes_or_no(free=step.free)
        need(whole(step.less) and step.less >= 0, "fault-level-less")

    def cancel(self, step: t.Cancel) -> None:
        need(isinstance(step.events, tuple) and bool(step.events), "fault-cancel-events")
        for event in step.events:
            word(event, self.known.events, "event")
        need(step.n in (1, t.ALL), "fault-cancel-lines")

    def defeat(self, step: t.Defeat) -> None:
        need(getattr(step.what, "place", "") == "hall", "fault-defeat")
        self.target(step.what)

    def grant(self, step: t.Grant) -> None:
        need(self.trait, "fault-grant")
        word(step.event, self.known.events, "event")
        in_hall = isinstance(step.cards, t.Cards) and step.cards.place == "hall"
        need(in_hall, "fault-grant-lines")
        self.target(step.cards)

    def stock(self, step: t.Earn | t.Lose) -> None:
        word(step.what, t.EARN, "stock")
        self.amount(step.amount)

    def arrange(self, step: t.Arrange) -> None:
        word(step.place, ("hall",), "place")

    def buy(self, step: t.Buy) -> None:
        self.filter(step.where)
        if step.gold is not None:
            self.amount(step.gold)
        need(printed_only(step.where), "fault-purchase")

    def modify(self, step: t.Modify) -> None:
        figure, how, n = step.figure, step.op, step.amount
        word(figure, t.FIGURES, "figure")
        word(how, t.OPERATIONS, "operation")
        self.amount(n)
        self.target(step.on)
        stands = "party" if step.on == "party" else "card"
        need(stands in CHANGES.get((figure, how), ()), "fault-change", figure=figure, how=how, on=stands)
        need(figure not in PLAIN_AMOUNT or whole(n), "fault-plain-number", figure=figure)
        self.runs_on(step, step.when)
        counted = self.trait
        self.trait = True
        self.condition(step.when)
        self.trait = counted

    def runs_on(self, step: t.Modify, when: t.Condition | None) -> None:
        """Check that a change that is counted repeatedly does not lead back to itself."""
        asked = (step.amount, when, step.on if isinstance(step.on, t.Cards) else None)
        need(not in_circles(step.figure, asked), "fault-circle", figure=step.figure)

    def forbid(self, step: t.Forbid) -> None:
        word(step.act, (*t.ACTS, *(f"use-{w}" for w in self.known.windows)), "act")
        self.target(step.on)
        need(step.act != "walk" or step.on == "party", "fault-walk")

    def choose(self, step: t.Choose) -> None:
        of = step.of
        need(isinstance(of, tuple) and len(of) > 1, "fault-choose")
        need(any(getattr(b, "steps", ()) for b in of), "fault-branches-empty")
        for b in of:
            need(isinstance(b, t.Branch), "fault-branch", found=repr(b))
            named = isinstance(b.name, str) and bool(NAME.fullmatch(b.name))
            need(named, "fault-branch-name", found=repr(b.name))
            self.steps(b.steps)
        need(len({b.name for b in of}) == len(of), "fault-branch-twice")

    def branch_off(self, step: t.If) -> None:
        self.condition(step.when)
        self.steps(step.then)
        self.steps(step.otherwise)

    def each(self, step: t.Each) -> None:
        word(step.seats, t.EACH, "seats")
        need(isinstance(step.steps, tuple) and bool(step.steps), "fault-each-steps")
        need(not self.lane, "fault-each-each")
        self.lane = True
        self.steps(step.steps)
        self.lane = False

    def later(self, step: t.Later) -> None:
        word(step.at, t.LATER, "moment")
        self.steps(step.steps)

    def end(self, step: t.End) -> None:
        word(step.what, t.ENDS, "what")

    def nothing_to_check(self, step: t.Again | t.Venture) -> None:
        """Check a step that has no places."""


_STEPS: dict[type, Callable[[_Ability, Any], None]] = {
    t.Pick: _Ability.pick,
    t.Draw: _Ability.draw,
    t.Discard: _Ability.take_away,
    t.Destroy: _Ability.take_away,
    t.Gain: _Ability.gain,
    t.Put: _Ability.put,
    t.Look: _Ability.look,
    t.Heal: _Ability.heal,
    t.Roll: _Ability.roll,
    t.Alter: _Ability.alter,
    t.Travel: _Ability.travel,
    t.Venture: _Ability.nothing_to_check,
    t.Show: _Ability.show,
    t.Swap: _Ability.swap,
    t.Replace: _Ability.replace,
    t.Level: _Ability.level,
    t.Cancel: _Ability.cancel,
    t.Defeat: _Ability.defeat,
    t.Again: _Ability.nothing_to_check,
    t.Grant: _Ability.grant,
    t.Lose: _Ability.stock,
    t.Earn: _Ability.stock,
    t.Arrange: _Ability.arrange,
    t.Buy: _Ability.buy,
    t.Modify: _Ability.modify,
    t.Forbid: _Ability.forbid,
    t.Choose: _Ability.choose,
    t.If: _Ability.branch_off,
    t.Each: _Ability.each,
    t.Later: _Ability.later,
    t.End: _Ability.end,
}
"""How each step of a card is checked. A step that is not listed belongs to the turn."""
