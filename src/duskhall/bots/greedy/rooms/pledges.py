"""What is kept in secret, and who is to help: how greedy chooses them, and what it does for what it has kept. What a
card asks for is read from its tree; how likely it is to come true, from what is for sale."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

from duskhall.core import tree as t

from ..filters import Group, fits

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
A_TURN = 1.5
"""Cards that come or go in a turn at best."""
AT_ONCE = 2
"""Of what must be in one hand, a deck needs so many times as many."""


def kept(reader: Reader, cards: list[tuple[int, Profile]], outlook: RoomsOutlook) -> int:
    """The card that promises most."""
    return max([(promise(reader, p.card, outlook), -i) for i, p in cards])[1] * -1


def promise(reader: Reader, card: Card, outlook: RoomsOutlook) -> float:
    """What a card brings if it comes true, less if the market has little of what it asks for."""
    chance = 1.0
    for ability in card.abilities:
        when = getattr(ability, "when", None)
        asked = {tag for tag in tags_in(when) if not starts(reader, tag) and supply(reader, {tag})}
        if asked:
            chance *= min(1.0, supply(reader, asked) / ENOUGH)
    return brings(reader, card, outlook) * chance


def brings(reader: Reader, card: Card, outlook: RoomsOutlook) -> float:
    """What a card is worth if it comes true."""
    best = 0.0
    for node in nodes(card.abilities):
        match node:
            case t.Modify("vp", "add", int(n)):
                best = max(best, float(n))
            case t.Gain(pile) if pile in reader.view.rules.index:
                best = max(best, RISKY * outlook.worth(reader.card(pile)))
    return best


Longing = tuple[Group, float]
"""Cards that what is kept asks for, and how much more each of them is worth for it; less than nothing if it asks to be
rid of them."""


def longings(reader: Reader, outlook: RoomsOutlook) -> list[Longing]:
    """What the card that the seat keeps in secret makes of others. Before one is chosen there are several."""
    kept = reader.view.secret_of(reader.seat)
    if len(kept) != 1 or kept[0] is None:
        return []
    card = reader.card(kept[0]).card
    worth = brings(reader, card, outlook)
    cards = [p.card for p in outlook.cards]
    conditions = [getattr(ability, "when", None) for ability in card.abilities]
    return [(group, worth * n) for when in conditions for group, n in wants(when, cards, A_TURN * (outlook.rounds + 1))]


def wants(when: Any, cards: list[Card], most: float) -> Iterator[Longing]:
    """The cards that bring a condition nearer, with the share of the way that each of them is. ``most``: if so many
    do not do, nothing is worth while."""
    match when:
        case t.And(of):
            for part in of:
                yield from wants(part, cards, most)
        case t.Cmp(t.Count(t.Cards(_, where)), ">=", t.Count(t.Cards(_, others))):
            missing = count(others, cards) - count(where, cards)
            if 0 < missing <= most:
                yield Group(where), 1 / missing
                yield Group(others), -1 / missing
        case t.Cmp(t.Count(t.Cards(place, where)), ">=", int(n)):
            yield from more(where, (n if place == "owned" else AT_ONCE * n) - count(where, cards), most)
        case t.Some(t.Cards(_, where)):
            yield from more(where, 1 - count(where, cards), most)
        case t.Cmp(t.Count(t.Cards(_, where)), "<=", int(n)):
            too_many = count(where, cards) - n
            if 0 < too_many <= most:
                yield Group(where), -1 / too_many
        case t.Cmp(t.Variety(tags, t.Cards(_, where)), _, _):
            there = {tag for card in cards for tag in card.tags}
            new = [tag for tag in tags if tag not in there]
            for tag in new:
                yield Group(t.And((where, t.Is(tag))) if where else t.Is(tag)), 1 / len(new)


def more(where: t.Filter | None, missing: int, most: float) -> Iterator[Longing]:
    if 0 < missing <= most:
        yield Group(where), 1 / missing


def count(where: t.Filter | None, cards: list[Card]) -> int:
    return sum([where is None or fits(where, card) for card in cards])


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
