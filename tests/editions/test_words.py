"""Every word of the tree is on a card: what no card needs is not in the machine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from duskhall.core import tree as t
from duskhall.editions import NAMES, edition

MADE_UP = {"be-lit"}
"""Words of cards that are still to come; tests try them with made-up cards."""


def nodes(value: Any) -> Iterator[Any]:
    """A node and all nodes in it."""
    if is_dataclass(value):
        yield value
        for field in fields(value):
            yield from nodes(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from nodes(part)


def used() -> set[str]:
    """Types of nodes, and acts that are forbidden or asked about."""
    found: set[str] = set()
    for name in NAMES:
        for card in edition(name).rules.cards:
            for node in nodes(card):
                found.add(type(node).__name__)
                found.update(getattr(node, "act", "").split())
    return found


def test_every_word_is_on_a_card() -> None:
    unused = ({*t.NODES} | {*t.ACTS}) - used()
    assert unused == MADE_UP, "no card of any edition needs these words, or one needs a word of this list by now"
