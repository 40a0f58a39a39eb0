"""Laying out an Epic game: one copy of every title, decks that refill the market, heroes out of the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.zones import shuffle_into
from duskhall.editions.layout import take
from duskhall.editions.setup import EPIC, EPIC_HEROES, Setup

from .drawing import ANY_SPOTS, CLASSES, LEVELS, OWN_SPOTS, TITLES_EACH, TYPES, Shelf

if TYPE_CHECKING:
    from duskhall.core.state import State
    from duskhall.editions.layout import Box

SPOTS = {kind: tuple(f"{kind}-{n}" for n in range(1, OWN_SPOTS + 1)) for kind in TYPES}
"""The spots of each type. A spot is named after the deck from which it is refilled; those for any card have none."""
ANY = tuple(f"any-{n}" for n in range(1, ANY_SPOTS + 1))
CLASS_SPOTS: dict[str, tuple[str, ...]] = {c: (f"{c}-1",) for c in CLASSES}
"""The spot of each class: a stack whose top hero alone is open."""
HEROES = "hero"
"""The heroes of higher levels, in the box."""


def is_epic(setup: Setup) -> bool:
    return setup.mode in (EPIC, EPIC_HEROES)


def stacks(setup: Setup) -> tuple[str, ...]:
    """The stacks of the village: heroes or the spots for them, then the spots of the market."""
    heroes = tuple(spot for spots in CLASS_SPOTS.values() for spot in spots)
    market = tuple(spot for spots in SPOTS.values() for spot in spots)
    return (*(heroes if setup.mode == EPIC_HEROES else setup.heroes), *market, *ANY)


def piles(mode: str) -> tuple[str, ...]:
    """The zones an Epic game has besides those of every game: open ones and hidden ones."""
    if mode not in (EPIC, EPIC_HEROES):
        return ()
    decks = (*TYPES, *(CLASSES if mode == EPIC_HEROES else ()))
    heroes = (f"supply.{HEROES}",) if mode == EPIC_HEROES else ()
    return (*heroes, *(f"draw.{deck}" for deck in decks), *(f"box.level-{level}" for level in LEVELS))


def lay_market(s: State, box: Box, shelf: Shelf, setup: Setup) -> None:
    """A deck for each type; its top cards lie in the spots of the type."""
    packs = setup.packs or tuple(shelf.packs)
    cards = [name for name in shelf.choices["village"] if shelf.pack_of[name] in packs]
    _fill(s, box, SPOTS, {kind: [name for name in cards if shelf.types[name] == kind] for kind in TYPES})
    if setup.mode == EPIC_HEROES:
        heroes = [hero for hero in shelf.choices["heroes"] if shelf.pack_of[hero] in packs]
        first = {c: [shelf.first_level[hero] for hero in stack] for c, stack in shelf.class_stacks(heroes).items()}
        _fill(s, box, CLASS_SPOTS, first)
        later = [c for c in box.cards("hero") if c.stack in heroes and c.figures["level"] > 1]
        (s.zones[s.map.piles[HEROES]],) = take(s, [box.pile(later)])


def _fill(s: State, box: Box, spots: dict[str, tuple[str, ...]], decks: dict[str, list[str]]) -> None:
    """A shuffled deck of one copy of each card beside the spots that bear its name, and its top cards in them."""
    for name, cards in decks.items():
        deck = s.map.piles[name]
        shuffle_into(s, deck, *take(s, [box.copies(dict.fromkeys(cards, 1))]))
        for spot in spots[name]:
            s.zones[s.map.piles[spot]], s.zones[deck] = s.zones[deck][:1], s.zones[deck][1:]


def monsters(s: State, box: Box, shelf: Shelf, setup: Setup, level: int) -> tuple[int, ...]:
    """Random monsters of a level, no two with the same title; the others stay in the box, and nobody has seen which."""
    titles = [name for pack in setup.packs or tuple(shelf.packs) for name in shelf.titles[pack][level]]
    left = s.map.boxes[s.map.piles[f"level-{level}"]]
    shuffle_into(s, left, *take(s, [box.copies(dict.fromkeys(titles, 1))]))
    drawn, s.zones[left] = s.zones[left][:TITLES_EACH], s.zones[left][TITLES_EACH:]
    return drawn
