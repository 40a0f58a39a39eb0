"""Names as people type them: in any case, with or without apostrophes, printed name or id."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from duskhall.editions.names import slug

if TYPE_CHECKING:
    from duskhall.core.tree import Card


def printed(cards: Sequence[Card]) -> dict[str, str]:
    """The printed names that are not the id, as ids would be written, each with its id; the longest first. A name that
    several cards share stands for none of them."""
    names: dict[str, list[str]] = {}
    for card in cards:
        names.setdefault(slug(card.name), []).append(card.id)
    other = {name: ids[0] for name, ids in names.items() if len(ids) == 1 and ids[0] != name}
    return dict(sorted(other.items(), key=lambda row: -len(row[0])))


def as_ids(text: str, names: Mapping[str, str]) -> str:
    """A move with the ids of the cards in it instead of their printed names."""
    for name, card in names.items():
        text = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", card, text)
    return text


def find(cards: Sequence[Card], wanted: str) -> list[str]:
    """The ids of the cards that a name stands for: the one called so, else all that begin so, else all that have it in
    their name."""
    name = slug(wanted)
    if not name:
        return []
    known = [(card.id, (card.id, slug(card.name))) for card in cards]
    exact = [card for card, names in known if name in names]
    # The id is nobody else's.
    if name in exact:
        return [name]
    begun = [card for card, names in known if any(n.startswith(name) for n in names)]
    return exact or begun or [card for card, names in known if any(name in n for n in names)]
