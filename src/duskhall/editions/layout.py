"""Laying a game out: what the editions share.

What a ruleset has in its box is counted out once (:class:`Box`). To deal a game is then to put piles side by side, to
number their cards (:func:`take`) and to shuffle.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate, chain
from typing import TYPE_CHECKING

from duskhall.core.state import DUNGEON, EMPTY, HALL, deck_of, new_state, seat_zones
from duskhall.core.zones import draw, fill_hall, shuffle_into

if TYPE_CHECKING:
    from duskhall.core.luck import Stream
    from duskhall.core.rules import Rules
    from duskhall.core.state import State
    from duskhall.core.tree import Card

Pile = tuple[int, ...]
"""Cards in the box, which have no numbers yet: the kind of each copy, the top one first."""

BOXES = 8
"""So many rulesets of an edition have their boxes counted out at a time. There is one for each board, and perhaps some
with figures of an owner."""
LAYOUTS = 64
"""The most rows of piles that are remembered by their sizes."""


class Box:
    """The cards of a ruleset, those of a ruleset of one's own included."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def cards(self, *kinds: str) -> list[Card]:
        return [card for card in self.rules.cards if card.kind in kinds]

    def pile(self, cards: Iterable[Card]) -> Pile:
        """All copies of these cards."""
        return self.copies({card.id: card.count for card in cards})

    def copies(self, cards: dict[str, int]) -> Pile:
        """A pile with so many copies of each card."""
        return tuple(kind for name, n in cards.items() for kind in [self.rules.index[name]] * n)

    def stacks(self, *kinds: str) -> dict[str, Pile]:
        """The cards of these kinds, stack by stack. Lower levels lie on top of higher ones."""
        return {
            name: self.pile(card for card in cards if card.kind in kinds) for name, cards in self.rules.by_stack.items()
        }

    def table(self, players: int, stacks: tuple[str, ...], piles: tuple[str, ...], luck_key: bytes) -> State:
        """A table on which nothing lies yet. ``stacks``: names of what is for sale. ``piles``: ids of supplies and draw
        piles."""
        names = seat_zones(players) + tuple([f"stack.{name}" for name in stacks]) + piles
        return new_state(self.rules, names, len(stacks), (), [()] * len(names), players, luck_key)


def take(s: State, piles: list[Pile]) -> tuple[tuple[int, ...], ...]:
    """Piles out of the box. Their cards get the next numbers, pile by pile; what comes back are these numbers."""
    numbers = _numbers(len(s.kinds), tuple(map(len, piles)))
    s.kinds += tuple(chain.from_iterable(piles))
    return numbers


@lru_cache(LAYOUTS)
def _numbers(first: int, sizes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The numbers of cards in piles of these sizes. Most set-ups of an edition have piles of the same sizes."""
    ends = [*accumulate(sizes, initial=first)]
    return tuple(map(tuple, map(range, ends, ends[1:])))


def bury(s: State, last: int, n: int, monsters: tuple[int, ...]) -> None:
    """The dungeon deck: what everybody is after lies among the lowest n monsters."""
    shuffle_into(s, DUNGEON, monsters)
    top, bottom = s.zones[DUNGEON][:-n], s.zones[DUNGEON][-n:]
    shuffle_into(s, DUNGEON, (*bottom, last))
    s.zones[DUNGEON] = top + s.zones[DUNGEON]
    s.sealed = ((last, DUNGEON, n + 1),)


def open_hall(s: State) -> None:
    """The top of the dungeon deck comes into the hall, a card for each rank."""
    ranks = s.rules.hall.ranks
    deck = s.zones[DUNGEON]
    top = deck[:ranks]
    # The last card of the deck, and a card that stands for another, are more than just laid down.
    plain = len(deck) >= ranks + s.sealed[0][2] and s.rules.stand_ins.keys().isdisjoint([s.kinds[c] for c in top])
    if not plain:
        s.zones[HALL] = (EMPTY,) * ranks
        fill_hall(s)
        return
    s.zones[HALL] = top
    s.zones[DUNGEON] = deck[ranks:]
    s.secrets += ranks
    s.reach += ranks


def first_hands(s: State, decks: Iterable[tuple[int, ...]], hand: int) -> None:
    """The deck of each seat, shuffled, and so many cards of it."""
    for seat, deck in enumerate(decks):
        shuffle_into(s, deck_of[seat], deck)
        draw(s, seat, hand)


def shuffled(luck: Stream, names: tuple[str, ...]) -> list[str]:
    """Randomizer cards, in the order in which they are turned up."""
    return [names[i] for i in luck.shuffled(range(len(names)))]


def turn_up(luck: Stream, names: tuple[str, ...], n: int) -> tuple[str, ...]:
    """Draw randomizer cards, in the order of the box."""
    order = luck.shuffled(range(len(names)))
    return tuple([names[i] for i in sorted(order[:n])])


def in_box_order(names: tuple[str, ...], chosen: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(chosen, key=names.index))
