"""Setting up Classic ("Setup"): which cards, and how they are laid out."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from duskhall.core.luck import Stream
from duskhall.core.machine import begin
from duskhall.core.state import State
from duskhall.editions.errors import SetupError
from duskhall.editions.layout import BOXES, Box, bury, first_hands, open_hall, take, turn_up
from duskhall.editions.setup import (
    NO_WISHES,
    Further,
    Setup,
    Wishes,
    check_board,
    check_box,
    check_parts,
    check_seats,
    draw_lots,
    no_further,
    no_wishes,
    which_board,
)

from .cards import BASICS, HEROES, MONSTERS, VILLAGE
from .turn import HAND

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

PLAYERS = (2, 5)
BOARDS = ("",)
HERO_STACKS = 4
VILLAGE_STACKS = 8
MONSTER_GROUPS = 3
ABOVE_THE_STONE = 10
"""Monsters that are shuffled with the Thunderstone at the bottom of the dungeon deck."""

STARTING_DECK = {"militia": 6, "dagger": 2, "iron-rations": 2, "torch": 2}
STONE = "stone-of-mystery"
PILES = ("supply.disease",)

HERO_FAMILIES = tuple(dict.fromkeys(c.stack for c in HEROES))
VILLAGE_CARDS = tuple(c.id for c in VILLAGE)
MONSTER_FAMILIES = tuple(dict.fromkeys(c.stack for c in MONSTERS))
BASIC_STACKS = tuple(c.id for c in BASICS if c.kind == "basic")

FIRST_GAME = Setup(
    "classic",
    monsters=("enchanted", "ooze", "undead-doom"),
    heroes=("elf", "lorigg", "regian", "thyrian"),
    village=(
        "battle-fury",
        "fireball",
        "flaming-sword",
        "lightstone-gem",
        "magical-aura",
        "short-sword",
        "spear",
        "town-guard",
    ),
)


def random_setup(seed: int, groups: int = MONSTER_GROUPS, wishes: Wishes = NO_WISHES) -> Setup:
    """The randomizer cards, shuffled by a seed that may be public."""
    if not MONSTER_GROUPS <= groups <= len(MONSTER_FAMILIES):
        raise SetupError("monster-groups", least=MONSTER_GROUPS, most=len(MONSTER_FAMILIES), got=groups)
    no_wishes(wishes)
    luck = Stream.of(seed, "duskhall set-up classic")
    return Setup(
        "classic",
        monsters=turn_up(luck, MONSTER_FAMILIES, groups),
        heroes=turn_up(luck, HERO_FAMILIES, HERO_STACKS),
        village=turn_up(luck, VILLAGE_CARDS, VILLAGE_STACKS),
    )


def check(setup: Setup) -> None:
    """Refuse a set-up that could not be laid out with the box."""
    check_box(setup, "classic", "bearer", "avatars", "rooms", "guardian", "keys", "mode", "key_decks", "packs")
    which_board(setup.board, BOARDS)
    check_parts(
        (
            ("monsters", setup.monsters, MONSTER_FAMILIES, MONSTER_GROUPS, len(MONSTER_FAMILIES)),
            ("heroes", setup.heroes, HERO_FAMILIES, HERO_STACKS, HERO_STACKS),
            ("village", setup.village, VILLAGE_CARDS, VILLAGE_STACKS, VILLAGE_STACKS),
        )
    )


class _Box(Box):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.for_sale = self.stacks("basic", "hero", "village")
        self.monsters = self.stacks("monster")
        self.disease = self.pile(self.cards("disease"))
        self.stone = self.copies({STONE: 1})
        self.deck = self.copies(STARTING_DECK)


_box = lru_cache(BOXES)(_Box)


def deal(
    rules: Rules, setup: Setup, players: int, luck_key: bytes, first: int | None = None, further: Further = ()
) -> State:
    """Lay the game out. ``first`` is the starting seat; None lets luck choose."""
    check(setup)
    no_further(further)
    check_board(rules, BOARDS[0])
    check_seats(players, *PLAYERS, first)
    box = _box(rules)
    chosen = setup.heroes + setup.village
    s = box.table(players, BASIC_STACKS + chosen, PILES, luck_key)
    on_table = [
        # Cards that the starting decks leave over.
        *[box.for_sale[name][players * STARTING_DECK[name] :] for name in BASIC_STACKS],
        *map(box.for_sale.__getitem__, chosen),
        box.disease,
    ]
    s.zones[s.map.first_stack :] = take(s, on_table)
    deck = tuple(chain.from_iterable(map(box.monsters.__getitem__, setup.monsters)))
    monsters, (stone,), *decks = take(s, [deck, box.stone, *[box.deck] * players])
    bury(s, stone, ABOVE_THE_STONE, monsters)
    open_hall(s)
    first_hands(s, decks, HAND)
    s.active = draw_lots(s) if first is None else first
    begin(s)
    return s
