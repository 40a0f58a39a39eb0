"""Setting up Classic ("Setup"): which cards, and how they are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.luck import Stream
from duskhall.core.machine import begin
from duskhall.core.moves import draw, fill_hall, shuffle_into
from duskhall.core.state import DUNGEON, EMPTY, PER_SEAT, SEAT_ZONES, State, deck_of, new_state, seat_zones
from duskhall.editions.setup import (
    Setup,
    SetupError,
    check_board,
    check_box,
    check_parts,
    check_seats,
    draw_lots,
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


def random_setup(seed: int, groups: int = MONSTER_GROUPS) -> Setup:
    """The randomizer cards, shuffled by a seed that may be public."""
    if not MONSTER_GROUPS <= groups <= len(MONSTER_FAMILIES):
        raise SetupError("monster-groups", least=MONSTER_GROUPS, most=len(MONSTER_FAMILIES), got=groups)
    luck = Stream.of(seed, "duskhall set-up classic")

    def turn_up(cards: tuple[str, ...], n: int) -> tuple[str, ...]:
        order = luck.shuffled(range(len(cards)))
        return tuple(cards[i] for i in sorted(order[:n]))

    return Setup(
        "classic",
        monsters=turn_up(MONSTER_FAMILIES, groups),
        heroes=turn_up(HERO_FAMILIES, HERO_STACKS),
        village=turn_up(VILLAGE_CARDS, VILLAGE_STACKS),
    )


def check(setup: Setup) -> None:
    """Refuse a set-up that could not be laid out with the box."""
    check_box(setup, "classic", "bearer", "avatars", "rooms", "guardian", "keys")
    which_board(setup.board, BOARDS)
    check_parts(
        (
            ("monsters", setup.monsters, MONSTER_FAMILIES, MONSTER_GROUPS, len(MONSTER_FAMILIES)),
            ("heroes", setup.heroes, HERO_FAMILIES, HERO_STACKS, HERO_STACKS),
            ("village", setup.village, VILLAGE_CARDS, VILLAGE_STACKS, VILLAGE_STACKS),
        )
    )


def deal(rules: Rules, setup: Setup, players: int, luck_key: bytes, first: int | None = None) -> State:
    """Lay the game out. ``first`` is the starting seat; None lets luck choose."""
    check(setup)
    check_board(rules, BOARDS[0])
    check_seats(players, *PLAYERS, first)
    stacks = BASIC_STACKS + setup.heroes + setup.village
    zone_ids = (
        *seat_zones(players),
        *(f"stack.{name}" for name in stacks),
        "supply.disease",
    )
    kinds: list[int] = []

    def take(card: str, n: int) -> tuple[int, ...]:
        kinds.extend([rules.index[card]] * n)
        return tuple(range(len(kinds) - n, len(kinds)))

    zones: list[tuple[int, ...]] = [()] * len(zone_ids)
    for z, name in enumerate(stacks, SEAT_ZONES + PER_SEAT * players):
        for card in rules.by_stack[name]:
            if card.kind in ("basic", "hero", "village"):
                # Lower levels lie on top of higher ones.
                zones[z] += take(card.id, card.count - players * STARTING_DECK.get(card.id, 0))
    zones[-1] = take("disease", rules.cards[rules.index["disease"]].count)
    monsters: tuple[int, ...] = ()
    for family in setup.monsters:
        for card in rules.by_stack[family]:
            if card.kind == "monster":
                monsters += take(card.id, card.count)
    stone = take(STONE, 1)
    s = new_state(rules, zone_ids, len(stacks), (), zones, players, luck_key)
    decks = []
    for seat in range(players):
        deck: tuple[int, ...] = ()
        for name, n in STARTING_DECK.items():
            deck += take(name, n)
        decks.append((seat, deck))
    s.kinds = tuple(kinds)
    # Populate the dungeon: ten monsters and the stone make the bottom of the deck.
    shuffle_into(s, DUNGEON, monsters)
    top, bottom = s.zones[DUNGEON][:-ABOVE_THE_STONE], s.zones[DUNGEON][-ABOVE_THE_STONE:]
    shuffle_into(s, DUNGEON, bottom + stone)
    s.zones[DUNGEON] = top + s.zones[DUNGEON]
    s.sealed = ((stone[0], DUNGEON, ABOVE_THE_STONE + 1),)
    s.zones[1] = (EMPTY,) * rules.ranks
    fill_hall(s)
    for seat, deck in decks:
        shuffle_into(s, deck_of[seat], deck)
        draw(s, seat, HAND)
    s.active = draw_lots(s) if first is None else first
    begin(s)
    return s
