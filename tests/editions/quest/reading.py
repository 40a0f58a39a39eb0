"""Looking into the trees of Quest's cards: which words they use, what they give, when they act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from duskhall.core.tree import Ability, Card, Forbid, Gain, Is, Must, Use
from duskhall.editions.quest.cards import CARDS

CARD = {c.id: c for c in CARDS}


def figure(card: str, name: str) -> int:
    return CARD[card].figures.get(name, 0)


def hit(card: Card) -> int:
    """Attack of both kinds."""
    return card.figures.get("attack", 0) + card.figures.get("magic", 0)


def parts(node: Any) -> Iterator[Any]:
    """A tree, word by word."""
    if isinstance(node, tuple):
        for n in node:
            yield from parts(n)
    elif is_dataclass(node):
        yield node
        for f in fields(node):
            yield from parts(getattr(node, f.name))


def speaks_of(card: str, *tags: str) -> bool:
    said = {node.tag for node in parts(CARD[card].abilities) if isinstance(node, Is)}
    return said >= set(tags)


def does(card: str, step: type[Any]) -> bool:
    return any(isinstance(node, step) for node in parts(CARD[card].abilities))


def musts(card: Card, event: str) -> list[Must]:
    return [a for a in card.abilities if isinstance(a, Must) and a.event == event]


def windows(card: str) -> list[tuple[str, ...]]:
    return [
        (a.window,) if isinstance(a.window, str) else tuple(a.window)
        for a in CARD[card].abilities
        if isinstance(a, Use)
    ]


def gains(lines: list[Must] | tuple[Ability, ...]) -> list[str]:
    """The piles from which these lines give something."""
    return sorted(node.pile for node in parts(tuple(lines)) if isinstance(node, Gain))


def each_copy(cards: list[Card]) -> list[Card]:
    return [c for c in cards for _ in range(c.count)]


def toughness(card: Card) -> int:
    """Physical attack that it takes, without the room and without what dice may add."""
    return card.figures["health"] + card.figures.get("armor", 0)


def demands(card: Card) -> bool:
    """Cannot be beaten without some kind of attack."""
    return any(isinstance(n, Forbid) and n.act == "be-defeated" for n in parts(card.abilities))


def hard(card: Card) -> bool:
    """Armor, resistance, or a demand for one kind of attack."""
    return bool(card.figures.get("armor") or card.figures.get("resistance") or demands(card))


def text_of_its_own(card: Card) -> bool:
    """Does something besides giving the winner what was found."""
    found = [a for a in musts(card, "reward") if a.when is None and all(isinstance(n, Gain) for n in a.steps)]
    return len(card.abilities) > len(found)
