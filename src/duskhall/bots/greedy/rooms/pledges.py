"""Choices before the first turn: what is kept in secret, and who is to help. What a card asks for is read from its
tree; how likely it is to come true, from what is for sale."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

if TYPE_CHECKING:
    from collections.abc import Iterator

    from duskhall.core.tree import Card

    from ..profiles import Profile
    from ..reader import Reader
    from .outlook import RoomsOutlook

ENOUGH = 6
"""So many stacks of what is asked for leave no doubt."""
RISKY = 0.75
"""A deed must be done in one turn; what counts at the end has all the game."""


def kept(reader: Reader, cards: list[tuple[int, Profile]], outlook: RoomsOutlook) -> int:
    """The card that promises most."""
    return max([(promise(reader, p.card, outlook), -i) for i, p in cards])[1] * -1


def promise(reader: Reader, card: Card, outlook: RoomsOutlook) -> float:
    """What a card brings if it comes true, less if the market has little of what it asks for."""
    brings = 0.0
    chance = 1.0
    for ability in card.abilities:
        when = getattr(ability, "when", None)
        asked = {tag for tag in tags_in(when) if not starts(reader, tag) and supply(reader, {tag})}
        if asked:
            chance *= min(1.0, supply(reader, asked) / ENOUGH)
        for node in nodes(ability):
            match node:
                case t.Modify("vp", "add", int(n)):
                    brings = max(brings, float(n))
                case t.Gain(pile) if pile in reader.view.rules.index:
                    brings = max(brings, RISKY * outlook.worth(reader.card(pile)))
    return brings * chance


def favour(reader: Reader, names: list[str]) -> int:
    """Which of these cards helps most of what is for sale; where several do, the first."""
    helped = [supply(reader, set(tags_in(reader.card(name).card.abilities))) for name in names]
    return helped.index(max(helped))


def supply(reader: Reader, tags: set[str]) -> int:
    """How many stacks of the market have such cards."""
    return sum([not tags.isdisjoint(p.card.tags) for p in reader.stalls])


def starts(reader: Reader, tag: str) -> bool:
    """Every deck begins with such cards."""
    return any(tag in p.card.tags for p in reader.hand)


def tags_in(node: Any) -> Iterator[str]:
    """The tags that a tree asks for, not those it leaves out."""
    for found in nodes(node):
        match found:
            case t.Is(tag):
                yield tag
            case t.Variety(tags):
                yield from tags


def nodes(node: Any) -> Iterator[Any]:
    """All parts of a tree but for what stands under a Not."""
    if isinstance(node, t.Not):
        return
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from nodes(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from nodes(getattr(node, field.name))
