"""Refuses a card or a turn that says something the machine does not know."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from itertools import pairwise
from typing import Any

from . import tree as t

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""Ids of cards, stacks and tags: they stand in moves and places of the notation, so they hold no sign of it."""
_NAMED = re.compile(rf"(?=.*[a-z]){_ID.pattern}")
"""Ids by which moves name a card or a pile have a letter in them: a number alone is a rank."""
_NAME = re.compile(r"[a-z]+(-[a-z]+)*")

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
    ("light", "zero"): ("party",),
    ("light", "ignore"): ("card",),
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
}
"""Every change that the numbers read, and on what it may stand. What is not here would be ignored in silence."""

TAKEN = (*t.REFS, *t.PICK_PLACES, *t.COUNT_PLACES, "you")
"""Names that picks cannot have."""

MADE_ONLY = ("strength",)
"""Figures that abilities change; no card changes them by being there."""
PLAIN_AMOUNT = ("buys", "hand", "resolves")
"""Figures that change by a plain number."""


class Known:
    """The words of one ruleset."""

    __slots__ = ("cards", "events", "piles", "tags", "windows")

    def __init__(
        self,
        windows: tuple[str, ...],
        events: tuple[str, ...],
        tags: frozenset[str],
        cards: frozenset[str],
        piles: frozenset[str],
    ) -> None:
        self.windows = windows
        self.events = events
        self.tags = tags
        self.cards = cards
        self.piles = piles


def lint_form(card: t.Card) -> None:
    """The plain places of a card, before anything is made of it."""
    at = f"card {card.id!r}"
    _need(
        isinstance(card.id, str) and bool(_NAMED.fullmatch(card.id)),
        at,
        "an id is lower-case letters, digits and hyphens",
    )
    for place in ("name", "kind", "stack", "source"):
        _need(isinstance(getattr(card, place), str) and bool(getattr(card, place)), at, f"{place} is a text")
    _need(bool(_NAMED.fullmatch(card.stack)), at, "a stack is lower-case letters, digits and hyphens")
    _need(_whole(card.count) and card.count >= 0, at, "count is a whole number, not below zero")
    for place in ("tags", "rulings"):
        words = getattr(card, place)
        _need(isinstance(words, tuple) and all(isinstance(w, str) for w in words), at, f"{place} is a list of texts")
    _need(all(_ID.fullmatch(tag) for tag in card.tags), at, "a tag is lower-case letters, digits and hyphens")
    _need(isinstance(card.figures, dict), at, "figures are a table")
    for figure, n in card.figures.items():
        _word(figure, t.FIGURES, at, "figure")
        _need(_whole(n), at, f"{figure} is not a whole number")
    marks = card.marks
    _need(
        isinstance(marks, dict) and all(isinstance(k, str) and isinstance(v, str) for k, v in marks.items()),
        at,
        "marks are a table of texts",
    )
    _need(isinstance(card.abilities, tuple), at, "abilities are a list in round brackets")


def lint_card(card: t.Card, known: Known) -> None:
    """Raise TreeError with the card's id and the place of the mistake."""
    for k, ability in enumerate(card.abilities):
        _Ability(f"card {card.id!r}, ability {k + 1}", known).check(ability)


def lint_turn(steps: tuple[t.Step, ...], windows: tuple[str, ...], events: tuple[str, ...]) -> None:
    def walk(node: Any) -> None:
        match node:
            case t.Window(name):
                _word(name, windows, "turn", "window")
            case t.Fire(event):
                _word(event, events, "turn", "event")
        if isinstance(node, tuple):
            for n, after in pairwise((*node, None)):
                if isinstance(n, t.Settle):
                    _need(isinstance(after, t.Compare), "turn", "Settle stands before Compare")
                walk(n)
        elif is_dataclass(node):
            for f in fields(node):
                walk(getattr(node, f.name))

    walk(steps)


class _Ability:
    def __init__(self, at: str, known: Known) -> None:
        self.at = at
        self.known = known
        self.names: set[str] = set()
        self.dice: set[str] = set()
        self.lane = False
        self.trait = False
        """In a While: only there the party's numbers are known, and only there they make sense."""

    def check(self, ability: t.Ability) -> None:
        match ability:
            case t.Use(window, steps, cost, when, repeat, due):
                windows = (window,) if isinstance(window, str) else window
                _need(isinstance(windows, tuple) and bool(windows), self.at, "a window, or a list of them")
                for name in windows:
                    _word(name, self.known.windows, self.at, "window")
                _need(isinstance(repeat, bool) and isinstance(due, bool), self.at, "repeat and due are True or False")
                _need(isinstance(steps, tuple) and bool(steps), self.at, "an ability without a list of steps")
                _need(isinstance(cost, tuple), self.at, "a cost is a list in round brackets")
                for step in cost:
                    _need(
                        isinstance(step, t.Destroy | t.Discard | t.Lose), self.at, "a cost destroys, discards or loses"
                    )
                self.steps((*cost, *steps))
                self.condition(when)
            case t.Must(event, steps, when, once):
                _word(event, self.known.events, self.at, "event")
                _need(isinstance(once, bool), self.at, "once is True or False")
                _need(isinstance(steps, tuple) and bool(steps), self.at, "an ability without a list of steps")
                self.condition(when)
                self.steps(steps)
            case t.While(place, steps, when):
                _word(place, t.WHERE, self.at, "place")
                _need(isinstance(steps, tuple) and bool(steps), self.at, "an ability without a list of steps")
                self.trait = True
                for step in steps:
                    _need(isinstance(step, t.Modify | t.Forbid | t.Grant), self.at, "While holds only lasting changes")
                    if not isinstance(step, t.Grant):
                        _need(not isinstance(step.on, t.Pick), self.at, "While cannot pick")
                    if isinstance(step, t.Modify):
                        _need(step.figure not in MADE_ONLY, self.at, f"no card changes {step.figure} by being there")
                        _need(step.when is None, self.at, "the condition stands on the While")
                        bought = (place == "bought") == (step.figure == "buys")
                        _need(bought, self.at, "buys change when a card is bought, and nothing else does")
                        own = step.figure != "weight" or (step.on == "self" and step.op in ("zero", "less"))
                        _need(own, self.at, "by being there a card only makes its own weight less or zero")
                self.condition(when)
                self.steps(steps)
            case t.Instead(pile):
                _word(pile, self.known.piles, self.at, "pile")
            case _:
                raise t.TreeError(f"{self.at}: not an ability: {ability!r}")

    def steps(self, steps: Any) -> None:
        _need(isinstance(steps, tuple), self.at, f"steps stand in round brackets with commas: {steps!r}")
        for step in steps:
            self.step(step)

    def step(self, step: Any) -> None:
        at = self.at
        match step:
            case t.Pick():
                _need(bool(step.name), at, "a pick as a step needs a name")
                self.target(step)
            case t.Draw(n, name):
                self.amount(n)
                if name:
                    self.name(name)
            case t.Discard(what) | t.Destroy(what):
                self.target(what)
                _need(getattr(what, "place", "") != "hall", at, "cards of the hall are put, not discarded or destroyed")
            case t.Gain(pile, n, to):
                _word(pile, self.known.piles, at, "pile")
                _word(to, t.LEVEL_TO, at, "place")
                self.amount(n)
            case t.Put(what, to):
                _word(to, t.PLACES_TO, at, "place")
                self.target(what)
            case t.Look(n, name, place):
                _need(_whole(n) and n > 0, at, "Look needs a number")
                _word(place, t.LOOK_PLACES, at, "place")
                self.name(name)
            case t.Heal(n, optional):
                _need(_whole(n) and n > 0, at, "Heal needs a number")
                _need(isinstance(optional, bool), at, "optional is True or False")
            case t.Roll(n, name):
                _need(_whole(n) and 0 < n <= MOST_DICE, at, f"Roll takes 1 to {MOST_DICE} dice")
                self.name(name)
                self.dice.add(name)
            case t.Travel(what):
                _need(getattr(what, "place", "") == "rooms", at, "a champion travels to a room")
                self.target(what)
            case t.Venture():
                pass
            case t.Show(what):
                self.target(what)
            case t.Swap(what):
                _need(what == "self" or getattr(what, "place", "") == "hall", at, "cards of the hall swap")
                self.target(what)
            case t.Replace(what, by):
                _need(getattr(what, "place", "") == "hall", at, "cards of the hall are replaced")
                self.target(what)
                _word(by, self.names, at, "name")
            case t.Level(where, n, to, free, place):
                self.filter(where)
                _need(_whole(n) and (n > 0 or n == t.ANY), at, f"a level for {n!r} heroes")
                _word(to, t.LEVEL_TO, at, "place")
                _word(place, ("hand", "front"), at, "place")
                _need(isinstance(free, bool), at, "free is True or False")
            case t.Cancel(names, n):
                _need(isinstance(names, tuple) and bool(names), at, "Cancel needs a list of events")
                for event in names:
                    _word(event, self.known.events, at, "event")
                _need(n in (1, t.ALL), at, "Cancel takes one line or ALL")
            case t.Defeat(what):
                _need(getattr(what, "place", "") == "hall", at, "cards of the hall are defeated")
                self.target(what)
            case t.Again():
                pass
            case t.Grant(event, cards):
                _need(self.trait, at, "only a lasting ability grants")
                _word(event, self.known.events, at, "event")
                _need(isinstance(cards, t.Cards) and cards.place == "hall", at, "lines of cards in the hall")
                self.target(cards)
            case t.Lose(what, n):
                _word(what, t.EARN, at, "stock")
                self.amount(n)
            case t.Arrange(place):
                _word(place, ("hall",), at, "place")
            case t.Earn(what, n):
                _word(what, t.EARN, at, "stock")
                self.amount(n)
            case t.Buy(where, gold):
                self.filter(where)
                if gold is not None:
                    self.amount(gold)
                _need(_printed_only(where), at, "a purchase looks only at what is printed")
            case t.Modify(figure, how, n, on, when):
                _word(figure, t.FIGURES, at, "figure")
                _word(how, t.OPERATIONS, at, "operation")
                self.amount(n)
                self.target(on)
                stands = "party" if on == "party" else "card"
                _need(stands in CHANGES.get((figure, how), ()), at, f"no number reads {figure} {how} on a {stands}")
                _need(figure not in PLAIN_AMOUNT or _whole(n), at, f"{figure} changes by a plain number")
                counted = self.trait
                self.trait = True
                self.condition(when)
                self.trait = counted
            case t.Forbid(act, on):
                _word(act, (*t.ACTS, *(f"use-{w}" for w in self.known.windows)), at, "act")
                self.target(on)
            case t.Choose(of):
                _need(isinstance(of, tuple) and len(of) > 1, at, "Choose needs two branches or more")
                _need(any(getattr(b, "steps", ()) for b in of), at, "one branch at least does something")
                for b in of:
                    _need(isinstance(b, t.Branch), at, f"not a branch: {b!r}")
                    _need(
                        isinstance(b.name, str) and bool(_NAME.fullmatch(b.name)),
                        at,
                        f"not a branch's name: {b.name!r}",
                    )
                    self.steps(b.steps)
                _need(len({b.name for b in of}) == len(of), at, "two branches have the same name")
            case t.If(when, then, otherwise):
                self.condition(when)
                self.steps(then)
                self.steps(otherwise)
            case t.Each(seats, steps):
                _word(seats, t.EACH, at, "seats")
                _need(isinstance(steps, tuple) and bool(steps), at, "Each needs a list of steps")
                _need(not self.lane, at, "Each cannot stand inside Each")
                self.lane = True
                self.steps(steps)
                self.lane = False
            case t.Later(steps, moment):
                _word(moment, t.LATER, at, "moment")
                self.steps(steps)
            case t.End(what):
                _word(what, t.ENDS, at, "what")
            case _:
                raise t.TreeError(f"{at}: not a step of a card: {step!r}")

    def name(self, name: Any) -> None:
        _need(isinstance(name, str) and bool(_NAME.fullmatch(name)), self.at, f"not a name: {name!r}")
        _need(name not in TAKEN, self.at, f"the name {name!r} is taken")
        self.names.add(name)

    def target(self, what: Any) -> None:
        match what:
            case str():
                _word(what, (*t.REFS, *sorted(self.names)), self.at, "target")
            case t.Cards(place, where):
                _word(place, (*t.PLACES, "front", "secret", "yours"), self.at, "place")
                self.filter(where)
            case t.Pick(place, where, n, name, best):
                _word(what.by, t.PICKERS, self.at, "picker")
                _need(not what.by or (n > 0 and not what.optional and not best), self.at, "chance takes so many cards")
                _word(place, (*t.PICK_PLACES, *sorted(self.names)), self.at, "place")
                _need(_whole(n) and (n > 0 or n in (t.ALL, t.ANY)), self.at, f"a pick of {n!r} cards")
                _need(
                    all(isinstance(flag, bool) for flag in (what.optional, what.show, what.ordered)),
                    self.at,
                    "optional, show and ordered are True or False",
                )
                if best:
                    _word(best, t.FIGURES, self.at, "figure")
                self.filter(where)
                if name:
                    self.name(name)
            case t.Tops(tag, n):
                if tag:
                    _word(tag, self.known.tags, self.at, "tag")
                _need(_whole(n) and n > 0, self.at, f"the top {n!r} cards")
            case _:
                raise t.TreeError(f"{self.at}: not a target: {what!r}")

    def filter(self, node: Any) -> None:
        match node:
            case None | t.Held() | t.Other():
                pass
            case t.Is(tag):
                _word(tag, self.known.tags, self.at, "tag")
            case t.Named(card):
                _word(card, self.known.cards, self.at, "card")
            case t.Fig(figure, test, n):
                _word(figure, t.FIGURES, self.at, "figure")
                _word(test, t.TESTS, self.at, "comparison")
                self.amount(n)
            case t.Has(figure):
                _word(figure, t.FIGURES, self.at, "figure")
            case t.Armed(weapon):
                self.filter(weapon)
            case t.Can(act):
                _word(act, ("attack",), self.at, "act")
            case t.Kin(card):
                _word(card, (*t.REFS, *sorted(self.names)), self.at, "card")
            case t.Brings(figure):
                _word(figure, ("attack", "magic"), self.at, "kind of attack")
            case t.And(of) | t.Or(of):
                _need(isinstance(of, tuple) and bool(of), self.at, "And and Or join a list in round brackets")
                for part in of:
                    self.filter(part)
            case t.Not(of):
                self.filter(of)
            case _:
                raise t.TreeError(f"{self.at}: not a filter: {node!r}")

    def amount(self, node: Any) -> None:
        match node:
            case bool():
                raise t.TreeError(f"{self.at}: not an amount: {node!r}")
            case int():
                _need(node >= 0, self.at, "an amount is not below zero; 'less' takes away")
            case t.Value(figure, "party"):
                _word(figure, ("attack", "magic"), self.at, "figure of the party")
                _need(self.trait, self.at, "the party's numbers are known only to a lasting ability")
            case t.Value(figure, "you"):
                _word(figure, ("xp", "used"), self.at, "figure of a seat")
            case t.Most(figure, cards):
                _word(figure, PRINTED, self.at, "printed figure")
                self.cards(cards)
            case t.Half(of):
                self.amount(of)
            case t.Die(dice, how):
                _word(dice, self.dice, self.at, "name of dice")
                _word(how, t.DICE, self.at, "way to read dice")
            case t.Value(figure, of):
                _word(figure, t.FIGURES, self.at, "figure")
                _word(of, (*t.REFS, *sorted(self.names)), self.at, "card")
            case t.Count(cards):
                self.cards(cards)
            case t.Sum(figure, cards):
                _word(figure, PRINTED, self.at, "printed figure")
                self.cards(cards)
            case t.Plus(a, b) | t.Times(a, b):
                self.amount(a)
                self.amount(b)
            case _:
                raise t.TreeError(f"{self.at}: not an amount: {node!r}")

    def cards(self, cards: Any) -> None:
        """Cards that are only looked at."""
        _need(isinstance(cards, t.Cards), self.at, f"not cards: {cards!r}")
        _word(cards.place, t.COUNT_PLACES, self.at, "place")
        _need(cards.place != "dungeon" or cards.where is None, self.at, "the cards of the dungeon deck are not known")
        self.filter(cards.where)

    def condition(self, node: Any) -> None:
        match node:
            case None | t.Won() | t.Dark():
                pass
            case t.Cmp(a, test, b):
                _word(test, t.TESTS, self.at, "comparison")
                self.amount(a)
                self.amount(b)
            case t.CardIs(card, where):
                _word(card, (*t.REFS, *sorted(self.names)), self.at, "card")
                self.filter(where)
            case t.Some(cards):
                self.cards(cards)
            case t.Now(moment):
                _word(moment, t.MOMENTS, self.at, "moment")
            case t.And(of) | t.Or(of):
                _need(isinstance(of, tuple) and bool(of), self.at, "And and Or join a list in round brackets")
                for part in of:
                    self.condition(part)
            case t.Not(of):
                self.condition(of)
            case _:
                raise t.TreeError(f"{self.at}: not a condition: {node!r}")


def _printed_only(node: Any) -> bool:
    match node:
        case None | t.Is() | t.Named() | t.Has():
            return True
        case t.Fig(figure, _, amount):
            return figure in PRINTED and isinstance(amount, int)
        case t.And(of) | t.Or(of):
            return all(_printed_only(part) for part in of)
        case t.Not(of):
            return _printed_only(of)
    return False


PRINTED = ("gold", "cost", "vp", "level", "level-cost", "xp", "health", "darkness", "armor", "resistance", "wounds")
MOST_DICE = 5


def _whole(n: Any) -> bool:
    return isinstance(n, int) and not isinstance(n, bool)


def _word(word: Any, known: Any, at: str, what: str) -> None:
    if not isinstance(word, str) or word not in known:
        raise t.TreeError(f"{at}: unknown {what} {word!r}; known are {', '.join(sorted(known))}")


def _need(ok: bool, at: str, message: str) -> None:
    if not ok:
        raise t.TreeError(f"{at}: {message}")
