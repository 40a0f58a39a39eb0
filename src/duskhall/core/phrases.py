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
    """Checks the parts of one ability. Names that steps have given are remembered."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self.names: set[str] = set()
        self.dice: set[str] = set()
        self.last = False
        """The condition is checked at the end of the game, when every card of a seat is open."""
        self.trait = False
        """Whether the phrase is in a While: only there are the party's numbers known and meaningful."""

    def name(self, name: Any) -> None:
        need(isinstance(name, str) and bool(NAME.fullmatch(name)), "fault-name", found=repr(name))
        need(name not in TAKEN, "fault-name-taken", name=name)
        self.names.add(name)

    def yes_or_no(self, **places: Any) -> None:
        for place, value in places.items():
            need(isinstance(value, bool), "fault-true-or-false", place=place)

    def target(self, what: Any) -> None:
        match what:
            case str():
                word(what, (*t.REFS, *sorted(self.names)), "target")
            case t.Cards(place, where):
                word(place, (*t.PLACES, "front", "secret", "yours"), "place")
                self.filter(where)
            case t.Pick(place, where, n, name, best):
                word(what.by, t.PICKERS, "picker")
                need(not what.by or (n > 0 and not what.optional and not best), "fault-chance")
                word(place, (*t.PICK_PLACES, *sorted(self.names)), "place")
                need(whole(n) and (n > 0 or n in (t.ALL, t.ANY)), "fault-pick", n=repr(n))
                self.yes_or_no(optional=what.optional, show=what.show, ordered=what.ordered)
                if best:
                    word(best, t.FIGURES, "figure")
                self.filter(where)
                if name:
                    self.name(name)
            case t.Tops(tag, n):
                if tag:
                    word(tag, self.known.tags, "tag")
                need(whole(n) and n > 0, "fault-tops", n=repr(n))
            case _:
                raise t.TreeError("fault-target", found=repr(what))

    def filter(self, node: Any) -> None:
        match node:
            case None | t.Held() | t.Other():
                pass
            case t.Is(tag):
                word(tag, self.known.tags, "tag")
            case t.Named(card):
                word(card, self.known.cards, "card")
            case t.Fig(figure, test, n):
                word(figure, t.FIGURES, "figure")
                word(test, t.TESTS, "comparison")
                self.amount(n)
            case t.Has(figure):
                word(figure, t.FIGURES, "figure")
            case t.Armed(weapon):
                self.filter(weapon)
            case t.Can(act):
                word(act, ("attack",), "act")
            case t.Kin(card):
                word(card, (*t.REFS, *sorted(self.names)), "card")
            case t.Brings(figure):
                word(figure, ("attack", "magic"), "attack-kind")
            case t.Many(tags, n):
                self.tags(tags)
                need(whole(n) and 0 < n <= len(tags), "fault-many", n=repr(n), of=len(tags))
            case t.And(of) | t.Or(of):
                need(isinstance(of, tuple) and bool(of), "fault-and-or")
                for part in of:
                    self.filter(part)
            case t.Not(of):
                self.filter(of)
            case _:
                raise t.TreeError("fault-filter", found=repr(node))

    def amount(self, node: Any) -> None:
        match node:
            case bool():
                raise t.TreeError("fault-amount", found=repr(node))
            case int():
                need(node >= 0, "fault-below-zero")
            case t.Value(figure, "party"):
                word(figure, ("attack", "magic", "light"), "party-figure")
                known = self.trait or figure == "light"
                need(known, "fault-party-unknown")
            case t.Value(figure, "you"):
                word(figure, ("xp", "used"), "seat-figure")
            case t.Most(figure, cards):
                word(figure, PRINTED, "printed-figure")
                self.cards(cards)
            case t.Half(of):
                self.amount(of)
            case t.Die(dice, how):
                word(dice, self.dice, "dice")
                word(how, t.DICE, "dice-reading")
            case t.Value(figure, of):
                word(figure, t.FIGURES, "figure")
                word(of, (*t.REFS, *sorted(self.names)), "card")
            case t.Count(cards):
                self.cards(cards)
            case t.Sum(figure, cards):
                word(figure, PRINTED, "printed-figure")
                self.cards(cards)
            case t.Variety(tags, cards):
                self.tags(tags)
                self.cards(cards)
            case t.Plus(a, b) | t.Times(a, b) | t.Least(a, b):
                self.amount(a)
                self.amount(b)
            case _:
                raise t.TreeError("fault-amount", found=repr(node))

    def tags(self, tags: Any) -> None:
        need(isinstance(tags, tuple) and len(tags) > 1, "fault-tags")
        for tag in tags:
            word(tag, self.known.tags, "tag")
        need(len(set(tags)) == len(tags), "fault-tag-twice")

    def cards(self, cards: Any) -> None:
        """Cards that are only looked at."""
        need(isinstance(cards, t.Cards), "fault-cards", found=repr(cards))
        word(cards.place, t.COUNT_PLACES, "place")
        need(cards.place != "owned" or self.last, "fault-owned")
        need(cards.place != "dungeon" or cards.where is None, "fault-hidden-deck")
        self.filter(cards.where)

    def condition(self, node: Any) -> None:
        match node:
            case None | t.Won() | t.Dark():
                pass
            case t.Cmp(a, test, b):
                word(test, t.TESTS, "comparison")
                self.amount(a)
                self.amount(b)
            case t.CardIs(card, where):
                word(card, (*t.REFS, *sorted(self.names)), "card")
                self.filter(where)
            case t.Some(cards):
                self.cards(cards)
            case t.Now(moment):
                word(moment, t.MOMENTS, "moment")
            case t.And(of) | t.Or(of):
                need(isinstance(of, tuple) and bool(of), "fault-and-or")
                for part in of:
                    self.condition(part)
            case t.Not(of):
                self.condition(of)
            case _:
                raise t.TreeError("fault-condition", found=repr(node))


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


def word(word: Any, known: Any, what: str) -> None:
    if not isinstance(word, str) or word not in known:
        found = word if isinstance(word, str) else repr(word)
        raise t.TreeError("fault-unknown", what=what, word=found, known=", ".join(sorted(known)))


def need(ok: bool, reason: str, /, **about: Any) -> None:
    if not ok:
        raise t.TreeError(reason, **about)
