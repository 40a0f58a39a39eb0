"""Parts of abilities: targets, filters, amounts and conditions. A word that the ruleset does not know is
refused."""

from __future__ import annotations

import re
from typing import Any

from . import tree as t

NAME = re.compile(r"[a-z]+(-[a-z]+)*")
"""Names of picks and of branches."""
TAKEN = (*t.REFS, *t.PICK_PLACES, *t.COUNT_PLACES, "you")
"""Names that picks cannot have."""
PRINTED = ("gold", "cost", "vp", "level", "level-cost", "xp", "health", "darkness", "armor", "resistance", "wounds")
MOST_DICE = 5


class Known:
    """The words of one ruleset. ``windows`` and ``events`` say whose abilities each of them is for, ``homes`` where
    cards of each kind can be."""

    __slots__ = ("cards", "events", "homes", "piles", "tags", "windows")

    def __init__(
        self,
        windows: dict[str, str],
        events: dict[str, str],
        homes: dict[str, tuple[str, ...]],
        tags: frozenset[str],
        cards: frozenset[str],
        piles: frozenset[str],
    ) -> None:
        self.windows = windows
        self.events = events
        self.homes = homes
        self.tags = tags
        self.cards = cards
        self.piles = piles


class Phrases:
    """Checks the parts of one ability. ``at`` says where it stands; names that steps have given are remembered."""

    def __init__(self, at: str, known: Known) -> None:
        self.at = at
        self.known = known
        self.names: set[str] = set()
        self.dice: set[str] = set()
        self.last = False
        """The condition is checked at the end of the game, when every card of a seat is open."""
        self.trait = False
        """Whether the phrase is in a While: only there are the party's numbers known and meaningful."""

    def name(self, name: Any) -> None:
        need(isinstance(name, str) and bool(NAME.fullmatch(name)), self.at, f"not a name: {name!r}")
        need(name not in TAKEN, self.at, f"the name {name!r} is taken")
        self.names.add(name)

    def target(self, what: Any) -> None:
        match what:
            case str():
                word(what, (*t.REFS, *sorted(self.names)), self.at, "target")
            case t.Cards(place, where):
                word(place, (*t.PLACES, "front", "secret", "yours"), self.at, "place")
                self.filter(where)
            case t.Pick(place, where, n, name, best):
                word(what.by, t.PICKERS, self.at, "picker")
                need(not what.by or (n > 0 and not what.optional and not best), self.at, "chance takes so many cards")
                word(place, (*t.PICK_PLACES, *sorted(self.names)), self.at, "place")
                need(whole(n) and (n > 0 or n in (t.ALL, t.ANY)), self.at, f"a pick of {n!r} cards")
                need(
                    all(isinstance(flag, bool) for flag in (what.optional, what.show, what.ordered)),
                    self.at,
                    "optional, show and ordered are True or False",
                )
                if best:
                    word(best, t.FIGURES, self.at, "figure")
                self.filter(where)
                if name:
                    self.name(name)
            case t.Tops(tag, n):
                if tag:
                    word(tag, self.known.tags, self.at, "tag")
                need(whole(n) and n > 0, self.at, f"the top {n!r} cards")
            case _:
                raise t.TreeError(f"{self.at}: not a target: {what!r}")

    def filter(self, node: Any) -> None:
        match node:
            case None | t.Held() | t.Other():
                pass
            case t.Is(tag):
                word(tag, self.known.tags, self.at, "tag")
            case t.Named(card):
                word(card, self.known.cards, self.at, "card")
            case t.Fig(figure, test, n):
                word(figure, t.FIGURES, self.at, "figure")
                word(test, t.TESTS, self.at, "comparison")
                self.amount(n)
            case t.Has(figure):
                word(figure, t.FIGURES, self.at, "figure")
            case t.Armed(weapon):
                self.filter(weapon)
            case t.Can(act):
                word(act, ("attack",), self.at, "act")
            case t.Kin(card):
                word(card, (*t.REFS, *sorted(self.names)), self.at, "card")
            case t.Brings(figure):
                word(figure, ("attack", "magic"), self.at, "kind of attack")
            case t.Many(tags, n):
                self.tags(tags)
                need(whole(n) and 0 < n <= len(tags), self.at, f"at least {n!r} of {len(tags)} tags")
            case t.And(of) | t.Or(of):
                need(isinstance(of, tuple) and bool(of), self.at, "And and Or join a list in round brackets")
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
                need(node >= 0, self.at, "an amount is not below zero; 'less' takes away")
            case t.Value(figure, "party"):
                word(figure, ("attack", "magic", "light"), self.at, "figure of the party")
                known = self.trait or figure == "light"
                need(known, self.at, "the party's attack and magic are known only to a lasting ability")
            case t.Value(figure, "you"):
                word(figure, ("xp", "used"), self.at, "figure of a seat")
            case t.Most(figure, cards):
                word(figure, PRINTED, self.at, "printed figure")
                self.cards(cards)
            case t.Half(of):
                self.amount(of)
            case t.Die(dice, how):
                word(dice, self.dice, self.at, "name of dice")
                word(how, t.DICE, self.at, "way to read dice")
            case t.Value(figure, of):
                word(figure, t.FIGURES, self.at, "figure")
                word(of, (*t.REFS, *sorted(self.names)), self.at, "card")
            case t.Count(cards):
                self.cards(cards)
            case t.Sum(figure, cards):
                word(figure, PRINTED, self.at, "printed figure")
                self.cards(cards)
            case t.Variety(tags, cards):
                self.tags(tags)
                self.cards(cards)
            case t.Plus(a, b) | t.Times(a, b) | t.Least(a, b):
                self.amount(a)
                self.amount(b)
            case _:
                raise t.TreeError(f"{self.at}: not an amount: {node!r}")

    def tags(self, tags: Any) -> None:
        need(isinstance(tags, tuple) and len(tags) > 1, self.at, "two tags or more, in round brackets")
        for tag in tags:
            word(tag, self.known.tags, self.at, "tag")
        need(len(set(tags)) == len(tags), self.at, "a tag stands twice")

    def cards(self, cards: Any) -> None:
        """Cards that are only looked at."""
        need(isinstance(cards, t.Cards), self.at, f"not cards: {cards!r}")
        word(cards.place, t.COUNT_PLACES, self.at, "place")
        need(cards.place != "owned" or self.last, self.at, "all cards of a seat count at the end alone")
        need(cards.place != "dungeon" or cards.where is None, self.at, "the cards of the dungeon deck are not known")
        self.filter(cards.where)

    def condition(self, node: Any) -> None:
        match node:
            case None | t.Won() | t.Dark():
                pass
            case t.Cmp(a, test, b):
                word(test, t.TESTS, self.at, "comparison")
                self.amount(a)
                self.amount(b)
            case t.CardIs(card, where):
                word(card, (*t.REFS, *sorted(self.names)), self.at, "card")
                self.filter(where)
            case t.Some(cards):
                self.cards(cards)
            case t.Now(moment):
                word(moment, t.MOMENTS, self.at, "moment")
            case t.And(of) | t.Or(of):
                need(isinstance(of, tuple) and bool(of), self.at, "And and Or join a list in round brackets")
                for part in of:
                    self.condition(part)
            case t.Not(of):
                self.condition(of)
            case _:
                raise t.TreeError(f"{self.at}: not a condition: {node!r}")


def printed_only(node: Any) -> bool:
    match node:
        case None | t.Is() | t.Named() | t.Has() | t.Many():
            return True
        case t.Fig(figure, _, amount):
            return figure in PRINTED and isinstance(amount, int)
        case t.And(of) | t.Or(of):
            return all(printed_only(part) for part in of)
        case t.Not(of):
            return printed_only(of)
    return False


def whole(n: Any) -> bool:
    return isinstance(n, int) and not isinstance(n, bool)


def word(word: Any, known: Any, at: str, what: str) -> None:
    if not isinstance(word, str) or word not in known:
        raise t.TreeError(f"{at}: unknown {what} {word!r}; known are {', '.join(sorted(known))}")


def need(ok: bool, at: str, message: str) -> None:
    if not ok:
        raise t.TreeError(f"{at}: {message}")
