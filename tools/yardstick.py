"""A plain loop of the kind of steps an interpreter of rules is made of, to compare with. It must never change, and is
never compiled."""

from __future__ import annotations

LOOPS = 2000


class _Thing:
    __slots__ = ("rows", "total")

    def __init__(self) -> None:
        self.rows: dict[int, int] = {}
        self.total = 0


def _weigh(thing: _Thing, cards: tuple[int, ...], n: int) -> int:
    if n in cards and n not in thing.rows:
        thing.rows[n] = cards[n % len(cards)]
    return thing.rows.get(n, 0) + len(cards)


def yardstick() -> int:
    thing = _Thing()
    zones: list[tuple[int, ...]] = [(1, 2, 3), (4, 5), (6, 7, 8, 9)]
    for i in range(LOOPS):
        cards = zones[i % 3]
        if i & 1:
            thing.total += _weigh(thing, cards, i % 10)
        else:
            kept = [c for c in cards if c != i % 10]
            thing.total += len(kept)
        zones[i % 3] = (*cards[1:], cards[0])
    return thing.total
