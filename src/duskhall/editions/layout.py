"""Laying a game out: what the editions with many piles share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.moves import draw, shuffle_into
from duskhall.core.state import deck_of, new_state, seat_zones

if TYPE_CHECKING:
    from duskhall.core.luck import Stream
    from duskhall.core.rules import Rules

    from .setup import Setup


class Layout:
    """A table on which one part after the other is laid out."""

    def __init__(
        self,
        rules: Rules,
        setup: Setup,
        players: int,
        luck_key: bytes,
        stacks: tuple[str, ...],
        piles: tuple[str, ...],
    ) -> None:
        """``stacks``: names of what is for sale. ``piles``: ids of supplies and draw piles."""
        self.rules = rules
        self.setup = setup
        zone_ids = (*seat_zones(players), *(f"stack.{name}" for name in stacks), *piles)
        zones: list[tuple[int, ...]] = [()] * len(zone_ids)
        self.s = new_state(rules, zone_ids, len(stacks), (), zones, players, luck_key)

    def take(self, name: str, n: int | None = None) -> tuple[int, ...]:
        """So many copies out of the box, or all."""
        s = self.s
        kind = self.rules.index[name]
        n = self.rules.cards[kind].count if n is None else n
        s.kinds += (kind,) * n
        return tuple(range(len(s.kinds) - n, len(s.kinds)))

    def zone(self, name: str) -> int:
        return self.s.map.names.index(name)

    def lay(self, zone: str, cards: tuple[int, ...]) -> None:
        """Put cards at the end of a pile."""
        self.s.zones[self.zone(zone)] += cards

    def starting_deck(self, seat: int, cards: dict[str, int], hand: int, further: tuple[str, ...] = ()) -> None:
        """The seat's deck, shuffled, and its first hand."""
        deck: tuple[int, ...] = ()
        for name, n in cards.items():
            deck += self.take(name, n)
        for name in further:
            deck += self.take(name, 1)
        shuffle_into(self.s, deck_of[seat], deck)
        draw(self.s, seat, hand)


def shuffled(luck: Stream, names: tuple[str, ...]) -> list[str]:
    """Randomizer cards, in the order in which they are turned up."""
    return [names[i] for i in luck.shuffled(range(len(names)))]


def in_box_order(names: tuple[str, ...], chosen: list[str]) -> tuple[str, ...]:
    return tuple(name for name in names if name in chosen)
