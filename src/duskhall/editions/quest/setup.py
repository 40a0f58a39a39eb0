"""Setting up Quest: which cards and rooms, and how they are laid out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from duskhall.core.delve import new_delve
from duskhall.core.machine import begin
from duskhall.core.state import (
    HALL,
    ROOMS,
    State,
    front_of,
    secret_of,
)
from duskhall.core.zones import shuffle_into
from duskhall.editions.layout import BOXES, Box, Pile, first_hands, take
from duskhall.editions.setup import (
    MODES,
    Further,
    Setup,
    check_board,
    check_further,
    check_seats,
    draw_lots,
    which_board,
)

from .cards import GUARDIANS, GUILDS, LEGENDARY, QUESTS
from .cards.making import SIDE_QUEST
from .drawing import BOARDS, KEYS_IN_DECK, LEVELS, ROOMS_EACH, Shelf
from .published import FIRST_GAME, OURS
from .turn import HAND

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

PLAYERS = (2, 4)
KEYS = 4
"""Keys that summon the guardian, unless the players agree on another number."""
STARTING_DECK = {"adventurer": 6, "lantern": 2, "thunderstone-shard": 2, "dagger": 2}
ENTRANCE = "wilderness"
RAT = "giant-rat"
KEY = "guardian-key"
RATIONS = "iron-rations"
TOKENS = (RATIONS, "lantern-token", "potion", "wound", "festering-wound")
DRAW_PILES = (*(f"draw.level-{level}" for level in LEVELS), "draw.treasure")
SPONSORED = (*(c.id for c in GUILDS), *(c.id for c in LEGENDARY))
"""Piles of the full game that all can look through."""
FULL_PILES = (f"draw.{SIDE_QUEST}", *(f"supply.{name}" for name in SPONSORED))
SIDE_QUESTS_EACH = 3


def piles(guardian: str, mode: str) -> tuple[str, ...]:
    """What lies beside the stacks: tokens, what the full game brings, the keys found, the guardian, hidden decks."""
    tokens = tuple([f"supply.{name}" for name in (*TOKENS, KEY)])
    return (*tokens, *(FULL_PILES if mode else ()), f"supply.{guardian}", *DRAW_PILES)


PILES = {(c.id, mode): piles(c.stack, mode) for c in GUARDIANS for mode in MODES}
"""By the guardian and the way to play."""

SHELF = Shelf(QUESTS, FIRST_GAME.village)
SETUPS = {"first": FIRST_GAME, **dict(OURS)}
random_setup = SHELF.random_setup
reroll = SHELF.reroll
check = SHELF.check


class _Box(Box):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.for_sale = self.stacks("hero", "village")
        self.tokens = [self.pile([rules.cards[rules.index[name]]]) for name in TOKENS]
        self._treasures: dict[frozenset[str], Pile] = {}
        self.rat = self.copies({RAT: 1})
        self.monsters = self.stacks("monster")
        self.keys = {level: self.copies({KEY: n}) for level, n in KEYS_IN_DECK.items()}
        self.guardians = {name: self.copies({name: 1}) for name in SHELF.choices["guardian"]}
        self.deck = self.copies(STARTING_DECK)
        self.side_quests = self.pile(self.cards(SIDE_QUEST))
        self.sponsored = [self.pile([rules.cards[rules.index[name]]]) for name in SPONSORED]

    def treasures(self, setup: Setup) -> Pile:
        """The treasures of the basic components, and those of every quest that has a card or room in the set-up."""
        names = (*setup.heroes, *setup.village, *setup.monsters, *setup.rooms, setup.guardian)
        packs = frozenset(map(SHELF.pack_of.__getitem__, names))
        if packs not in self._treasures:
            others = [cards for pack, cards in SHELF.packs.items() if pack not in packs]
            self._treasures[packs] = self.pile(
                card for card in self.cards("treasure") if not any(card.id in cards for cards in others)
            )
        return self._treasures[packs]


_box = lru_cache(BOXES)(_Box)


def deal(
    rules: Rules,
    setup: Setup,
    players: int,
    luck_key: bytes,
    first: int | None = None,
    further: Further = (),
) -> State:
    """Lay the game out. ``first`` is the starting seat; None lets luck choose. ``further``: cards that each seat has
    won in earlier games of a campaign; they are in its starting deck."""
    check(setup)
    check_board(rules, which_board(setup.board, BOARDS))
    check_seats(players, *PLAYERS, first)
    check_further(rules, further, players)
    box = _box(rules)
    chosen = setup.heroes + setup.village
    s = box.table(players, chosen, PILES[setup.guardian, setup.mode], luck_key)
    *on_table, treasures = take(s, [*map(box.for_sale.__getitem__, chosen), *box.tokens, box.treasures(setup)])
    at = s.map.first_stack
    s.zones[at : at + len(on_table)] = on_table
    shuffle_into(s, len(s.zones) - 1, treasures)
    _dungeon(s, box, setup)
    decks = [box.deck] * players
    if further:
        decks = [box.deck + tuple([rules.index[name] for name in won]) for won in further]
    first_hands(s, take(s, decks), HAND)
    s.active = draw_lots(s) if first is None else first
    _hand_out(s, at + s.map.stacks + TOKENS.index(RATIONS))
    s.delve = new_delve(players, setup.keys or KEYS)
    if setup.mode:
        _deal_side_quests(s, box)
    begin(s)
    return s


def _deal_side_quests(s: State, box: _Box) -> None:
    """Each seat gets some in secret; guilds and legendary cards lie open."""
    quests, *open_piles = take(s, [box.side_quests, *box.sponsored])
    first = s.map.piles[SIDE_QUEST]
    s.zones[first + 1 : first + 1 + len(open_piles)] = open_piles
    shuffle_into(s, first, quests)
    for seat in range(s.seats):
        s.zones[secret_of[seat]] = s.zones[first][:SIDE_QUESTS_EACH]
        s.zones[first] = s.zones[first][SIDE_QUESTS_EACH:]


def _dungeon(s: State, box: _Box, setup: Setup) -> None:
    """Every room has a monster of its level before the keys are shuffled into the decks."""
    groups = {SHELF.levels[group]: group for group in setup.monsters}
    tiles = tuple([box.rules.index[tile] for tile in (ENTRANCE, *setup.rooms)])
    piles = [pile for level in LEVELS for pile in (box.monsters[groups[level]], box.keys[level])]
    rooms, hall, *decks, guardian = take(s, [tiles, box.rat, *piles, box.guardians[setup.guardian]])
    first = len(s.zones) - len(DRAW_PILES)
    for i in range(len(LEVELS)):
        monsters, keys = decks[2 * i : 2 * i + 2]
        shuffle_into(s, first + i, monsters)
        hall += s.zones[first + i][:ROOMS_EACH]
        shuffle_into(s, first + i, s.zones[first + i][ROOMS_EACH:] + keys)
    s.zones[ROOMS] = rooms
    s.zones[HALL] = hall
    s.zones[first - 1] = guardian


def _hand_out(s: State, supply: int) -> None:
    """Whoever waits longer for a first turn has more to eat."""
    for waiting in range(s.seats):
        seat = (s.active + waiting) % s.seats
        s.zones[front_of[seat]], s.zones[supply] = s.zones[supply][:waiting], s.zones[supply][waiting:]
