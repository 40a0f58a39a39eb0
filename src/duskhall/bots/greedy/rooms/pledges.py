"""Secret side quests and helpers: how greedy chooses them, and how it pursues the one it kept. A card's tree says what
it asks for; the market decides how likely that is."""

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
"""With this many stacks of the wanted cards, success is certain."""
RISKY = 0.75
"""The discount for goals that must be reached in one turn, compared with those that score at the end."""
A_TURN = 1.5
"""The most cards that come or go in a turn."""
AT_ONCE = 2
"""How many copies a deck needs for each card that must be in one hand."""


def kept(reader: Reader, cards: list[tuple[int, Profile]], outlook: RoomsOutlook) -> int:
    """The card that promises most."""
    return max([(promise(reader, p.card, outlook), -i) for i, p in cards])[1] * -1


def promise(reader: Reader, card: Card, outlook: RoomsOutlook) -> float:
    """The expected worth of a card: less if the market has few of the cards it asks for."""
    chance = 1.0
    for ability in card.abilities:
        when = getattr(ability, "when", None)
        asked = {tag for tag in tags_in(when) if not starts(reader, tag) and supply(reader, {tag})}
        if asked:
            chance *= min(1.0, supply(reader, asked) / ENOUGH)
    return brings(reader, card, outlook) * chance


def brings(reader: Reader, card: Card, outlook: RoomsOutlook) -> float:
    """The worth of a card whose goal is reached."""
    best = 0.0
    for node in nodes(card.abilities):
        match node:
            case t.Modify("vp", "add", int(n)):
                best = max(best, float(n))
            case t.Gain(pile) if pile in reader.view.rules.index:
                best = max(best, RISKY * outlook.worth(reader.card(pile)))
    return best


Longing = tuple[Group, float]
"""The cards that the kept card asks for, with the worth that each gains; negative if it asks to be rid of them."""


def longings(reader: Reader, outlook: RoomsOutlook) -> list[Longing]:
    """The worth that the seat's secret cards (several, before one is chosen) add to other cards."""
    kept = reader.view.secret_of(reader.seat)
    if len(kept) != 1 or kept[0] is None:
        return []
    card = reader.card(kept[0]).card
    worth = brings(reader, card, outlook)
    cards = [p.card for p in outlook.cards]
    conditions = [getattr(ability, "when", None) for ability in card.abilities]
    return [(group, worth * n) for when in conditions for group, n in wants(when, cards, A_TURN * (outlook.rounds + 1))]


def wants(when: Any, cards: list[Card], most: float) -> Iterator[Longing]:
    """The cards that bring a condition nearer, each with its share of the way. ``most``: if more than this many are
    needed, none is worth pursuing."""
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
    """The card of these that helps the most cards on sale; the first of several."""
    helped = [supply(reader, set(tags_in(reader.card(name).card.abilities))) for name in names]
    return helped.index(max(helped))


def supply(reader: Reader, tags: set[str]) -> int:
    """The number of stacks in the market with such cards."""
    return sum([not tags.isdisjoint(p.card.tags) for p in reader.stalls])


def starts(reader: Reader, tag: str) -> bool:
    """Whether starting decks contain such cards."""
    return any(tag in p.card.tags for p in reader.hand)


def tags_in(node: Any) -> Iterator[str]:
    """The tags that a tree asks for, without those under a Not."""
    for found in nodes(node):
        match found:
            case t.Is(tag):
                yield tag
            case t.Variety(tags):
                yield from tags


def nodes(node: Any) -> Iterator[Any]:
    """All nodes of a tree, except those under a Not."""
    if isinstance(node, t.Not):
        return
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from nodes(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from nodes(getattr(node, field.name))
