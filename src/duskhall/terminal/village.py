"""What is for sale: stacks, and in an Epic game the spots of the market with the decks beside them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from duskhall.telling.phrases import TYPES

if TYPE_CHECKING:
    from duskhall.core.tree import Card
    from duskhall.core.view import View

    from .show import Show

HERO = "hero"
ANY = "any"
"""The section of spots that no deck refills."""


class Ware(NamedTuple):
    card: Card
    left: int | None
    """How many there are, those below included; None of a card that lies alone in its spot."""


class Village:
    def __init__(self, show: Show) -> None:
        self.show = show
        self.p = show.p
        self.say = show.say
        self.screen = show.screen

    def _sections(self, view: View) -> list[tuple[str, list[Ware]]]:
        """What is for sale, by what it is and then by price."""
        spots = view.spots
        found: dict[str, list[Ware]] = {deck or ANY: [] for deck in spots.values() if self._has(deck or ANY)}
        for name, cards in view.stacks.items():
            if not cards:
                continue
            card = self.p.card(cards[0])
            kind = self.p.kind(card)
            section = kind if self._has(kind) else "other"
            left = None if name in spots else len(cards)
            if (deck := spots.get(name)) and kind == HERO:
                # Of the heroes of a class the top one alone can be seen.
                left = len(cards) + len(view.piles[deck])
            found.setdefault(ANY if deck == "" else section, []).append(Ware(card, left))
        order = [*TYPES, "other", ANY]
        for wares in found.values():
            wares.sort(key=lambda ware: (ware.card.figures.get("cost", 0), self.p.key(ware.card.id)))
        return sorted(found.items(), key=lambda row: order.index(row[0]))

    def _has(self, section: str) -> bool:
        return self.p.words.has(f"section-{section}")

    def _beside(self, view: View, section: str) -> str:
        """What is left of the deck that refills the spots of a section, or how many spots are empty."""
        spots = view.spots
        if section == ANY:
            free = [name for name, deck in spots.items() if not deck and not view.stacks[name]]
            return self.say("village-empty", n=len(free)) if free else ""
        return self.say("village-deck", n=len(view.piles[section])) if section in spots.values() else ""

    def draw(self, view: View) -> None:
        """The village in a few lines."""
        self.screen.heading(self.say("head-village"))
        rows = []
        for section, wares in self._sections(view):
            items = [self._item(ware) for ware in wares]
            text = self.p.dots((self.p.series(items), self._beside(view, section)))
            rows.append((self.say(f"section-{section}"), text))
        if view.rooms:
            rows.append(self.show.map.places(view))
        self.screen.rows(rows)

    def _item(self, ware: Ware) -> str:
        cost = ware.card.figures.get("cost", 0)
        if ware.left is None:
            return self.say("price-item-alone", card=self.p.name(ware.card.id), cost=cost)
        return self.say("price-item", card=self.p.name(ware.card.id), cost=cost, n=ware.left)

    def prices(self, view: View) -> None:
        """The whole price list, with figures and text."""
        for section, wares in self._sections(view):
            head, beside = self.say(f"section-{section}"), self._beside(view, section)
            self.screen.heading(self.p.dots((head, beside)))
            self.screen.rows(
                (self.p.name(w.card.id), self.p.dots((self._price(w), self.p.about(w.card)))) for w in wares
            )
        gone = [name for name, cards in view.stacks.items() if not cards and view.spots.get(name) != ""]
        if gone:
            self.screen.line()
            self.screen.rows([(self.say("price-sold-out"), self.p.series([self.p.stack_name(name) for name in gone]))])

    def _price(self, ware: Ware) -> str:
        cost = ware.card.figures.get("cost", 0)
        return (
            self.say("price-alone", cost=cost) if ware.left is None else self.say("price-line", cost=cost, n=ware.left)
        )

    def stack(self, view: View, name: str) -> None:
        """A stack from the top, later levels included; of a spot its card, and what is left to refill it."""
        cards = view.stacks[name]
        if not cards:
            self.screen.line(
                self.say("spot-empty" if name in view.spots else "stack-empty", name=self.p.stack_name(name))
            )
        else:
            self.screen.heading(self.p.stack_name(name))
            self._cards(cards)
        if deck := view.spots.get(name):
            self.screen.para(self.say("spot-deck", n=len(view.piles[deck])), "  ", "    ")
        later = [c for c in self._box(view) if cards and self.p.card(c).stack == self.p.card(cards[0]).stack]
        if name in view.spots and later:
            self.screen.heading(self.say("stack-later"))
            self._cards(tuple(later))

    def _box(self, view: View) -> tuple[str, ...]:
        """Heroes of higher levels who wait in the box."""
        return tuple(c for c in view.piles.get(HERO, ()) if c is not None)

    def _cards(self, cards: tuple[str, ...]) -> None:
        self.screen.rows(
            (
                self.say("cards-many", n=n, card=self.p.name(card)),
                self.say(
                    "stack-line", cost=self.p.card(card).figures.get("cost", 0), about=self.p.about(self.p.card(card))
                ),
            )
            for card, n in Counter(cards).items()
        )
