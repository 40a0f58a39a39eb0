"""Refuses a card or a turn that says something the machine does not know."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from . import tree as t


def lint_card(
    card: t.Card, windows: tuple[str, ...], events: tuple[str, ...], tags: frozenset[str], cards: frozenset[str]
) -> None:
    """Raise TreeError with the card's id and the place of the mistake."""
    at = f"card {card.id!r}"
    _need(bool(card.id) and card.id == card.id.lower() and " " not in card.id, at, "an id is lower case without blanks")
    _need(card.count >= 0, at, "count is below zero")
    for figure, n in card.figures.items():
        _word(figure, t.FIGURES, at, "figure")
        _need(isinstance(n, int) and not isinstance(n, bool), at, f"{figure} is not a whole number")
    for k, ability in enumerate(card.abilities):
        _Ability(f"{at}, ability {k + 1}", windows, events, tags, cards).check(ability)


def lint_turn(steps: tuple[t.Step, ...], windows: tuple[str, ...], events: tuple[str, ...]) -> None:
    def walk(node: Any) -> None:
        match node:
            case t.Window(name):
                _word(name, windows, "turn", "window")
            case t.Fire(event):
                _word(event, events, "turn", "event")
        if isinstance(node, tuple):
            for n in node:
                walk(n)
        elif is_dataclass(node):
            for f in fields(node):
                walk(getattr(node, f.name))

    walk(steps)


class _Ability:
    def __init__(
        self, at: str, windows: tuple[str, ...], events: tuple[str, ...], tags: frozenset[str], cards: frozenset[str]
    ) -> None:
        self.at = at
        self.windows = windows
        self.events = events
        self.tags = tags
        self.cards = cards
        self.names: set[str] = set()

    def check(self, ability: t.Ability) -> None:
        match ability:
            case t.Use(window, steps, cost, when):
                _word(window, self.windows, self.at, "window")
                _need(bool(steps), self.at, "an ability without a step")
                for step in cost:
                    _need(isinstance(step, t.Destroy | t.Discard), self.at, "a cost destroys or discards")
                self.steps((*cost, *steps))
                self.condition(when)
            case t.Must(event, steps, when):
                _word(event, self.events, self.at, "event")
                _need(bool(steps), self.at, "an ability without a step")
                self.condition(when)
                self.steps(steps)
            case t.While(place, steps, when):
                _word(place, t.WHERE, self.at, "place")
                for step in steps:
                    _need(isinstance(step, t.Modify | t.Forbid), self.at, "While holds only lasting changes")
                    _need(not isinstance(step.on, t.Pick), self.at, "While cannot pick")
                self.condition(when)
                self.steps(steps)
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
            case t.Draw(n):
                self.amount(n)
            case t.Discard(what) | t.Destroy(what):
                self.target(what)
            case t.Gain(card, n):
                _word(card, self.cards, at, "card")
                self.amount(n)
            case t.Put(what, to):
                _word(to, t.PLACES_TO, at, "place")
                self.target(what)
            case t.Look(n, name):
                _need(isinstance(n, int) and n > 0 and bool(name), at, "Look needs a number and a name")
                self.names.add(name)
            case t.Arrange(place):
                _word(place, ("hall",), at, "place")
            case t.Earn(what, n):
                _word(what, t.EARN, at, "stock")
                self.amount(n)
            case t.Buy(where):
                self.filter(where)
            case t.Modify(figure, how, n, on):
                _word(figure, t.FIGURES, at, "figure")
                _word(how, t.OPERATIONS, at, "operation")
                self.amount(n)
                self.target(on)
            case t.Forbid(act, on):
                _word(act, t.ACTS, at, "act")
                self.target(on)
            case t.Choose(of):
                _need(isinstance(of, tuple) and len(of) > 1, at, "Choose needs two branches or more")
                for b in of:
                    _need(isinstance(b, t.Branch) and bool(b.steps), at, f"not a branch: {b!r}")
                    self.steps(b.steps)
            case t.If(when, then, otherwise):
                self.condition(when)
                self.steps(then)
                self.steps(otherwise)
            case t.Each(seats, steps):
                _word(seats, t.EACH, at, "seats")
                self.steps(steps)
            case t.Later(steps):
                self.steps(steps)
            case t.End():
                pass
            case _:
                raise t.TreeError(f"{at}: not a step of a card: {step!r}")

    def target(self, what: Any) -> None:
        match what:
            case str():
                _word(what, (*t.REFS, *sorted(self.names)), self.at, "target")
            case t.Cards(place, where):
                _word(place, t.PLACES, self.at, "place")
                self.filter(where)
            case t.Pick(place, where, n, name, best):
                _word(place, (*t.PLACES, *sorted(self.names)), self.at, "place")
                _need(isinstance(n, int) and (n > 0 or n in (t.ALL, t.ANY)), self.at, f"a pick of {n!r} cards")
                if best:
                    _word(best, t.FIGURES, self.at, "figure")
                self.filter(where)
                if name:
                    self.names.add(name)
            case t.Tops(tag, n):
                _word(tag, self.tags, self.at, "tag")
                _need(isinstance(n, int) and n > 0, self.at, f"the top {n!r} cards")
            case _:
                raise t.TreeError(f"{self.at}: not a target: {what!r}")

    def filter(self, node: Any) -> None:
        match node:
            case None | t.Held() | t.Other():
                pass
            case t.Is(tag):
                _word(tag, self.tags, self.at, "tag")
            case t.Named(card):
                _word(card, self.cards, self.at, "card")
            case t.Fig(figure, test, n):
                _word(figure, t.FIGURES, self.at, "figure")
                _word(test, t.TESTS, self.at, "comparison")
                self.amount(n)
            case t.Has(figure):
                _word(figure, t.FIGURES, self.at, "figure")
            case t.Armed(weapon):
                self.filter(weapon)
            case t.Can(act):
                _word(act, t.ACTS, self.at, "act")
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
                pass
            case t.Value(figure, of):
                _word(figure, t.FIGURES, self.at, "figure")
                _word(of, (*t.REFS, "you", *sorted(self.names)), self.at, "card")
            case t.Count(cards):
                self.target(cards)
            case t.Plus(a, b) | t.Times(a, b):
                self.amount(a)
                self.amount(b)
            case _:
                raise t.TreeError(f"{self.at}: not an amount: {node!r}")

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
                self.target(cards)
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


def _word(word: Any, known: Any, at: str, what: str) -> None:
    if word not in known:
        raise t.TreeError(f"{at}: unknown {what} {word!r}; known are {', '.join(sorted(known))}")


def _need(ok: bool, at: str, message: str) -> None:
    if not ok:
        raise t.TreeError(f"{at}: {message}")
