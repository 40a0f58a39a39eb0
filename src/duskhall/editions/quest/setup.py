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

from . import epic
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
ORDER = ("supply", "draw", "box")
"""Open piles come first, as in the notation."""


def piles(guardian: str, mode: str) -> tuple[str, ...]:
    """The piles beside the stacks: tokens, cards of the full game, found keys, the guardian, hidden decks."""
    tokens = tuple([f"supply.{name}" for name in (*TOKENS, KEY)])
    names = (*tokens, *(FULL_PILES if mode else ()), f"supply.{guardian}", *DRAW_PILES, *epic.piles(mode))
    return tuple(sorted(names, key=lambda name: ORDER.index(name.partition(".")[0])))


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
        self.guardians = {name: self.copies({name: 1}) for name in SHELF.choices["guardian"]}
        self.deck = self.copies(STARTING_DECK)
        self.side_quests = self.pile(self.cards(SIDE_QUEST))
        self.sponsored = [self.pile([rules.cards[rules.index[name]]]) for name in SPONSORED]

    def treasures(self, setup: Setup) -> Pile:
        """The treasures of the basic components, and those of every quest that has a card or room in the set-up."""
        names = (*setup.heroes, *setup.village, *setup.monsters, *setup.rooms, setup.guardian)
        packs = frozenset(map(SHELF.pack_of.__getitem__, names))
        if epic.is_epic(setup):
            packs |= frozenset(setup.packs or SHELF.packs)
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
    is_epic = epic.is_epic(setup)
    chosen = epic.stacks(setup) if is_epic else setup.heroes + setup.village
    s = box.table(players, chosen, PILES[setup.guardian, setup.mode], luck_key)
    # The spots of an Epic market are filled later.
    for_sale = [box.for_sale.get(name, ()) for name in chosen]
    *on_table, treasures = take(s, [*for_sale, *box.tokens, box.treasures(setup)])
    at = s.map.first_stack
    s.zones[at : at + len(on_table)] = on_table
    shuffle_into(s, s.map.piles["treasure"], treasures)
    if is_epic:
        epic.lay_market(s, box, SHELF, setup)
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
    for name, cards in zip(SPONSORED, open_piles, strict=True):
        s.zones[s.map.piles[name]] = cards
    pile = s.map.piles[SIDE_QUEST]
    shuffle_into(s, pile, quests)
    for seat in range(s.seats):
        s.zones[secret_of[seat]] = s.zones[pile][:SIDE_QUESTS_EACH]
        s.zones[pile] = s.zones[pile][SIDE_QUESTS_EACH:]


def _dungeon(s: State, box: _Box, setup: Setup) -> None:
    """Every room has a monster of its level before the keys are shuffled into the decks."""
    tiles = tuple([box.rules.index[tile] for tile in (ENTRANCE, *setup.rooms)])
    rooms, hall = take(s, [tiles, box.rat])
    groups = {SHELF.levels[group]: group for group in setup.monsters}
    for level, n in zip(LEVELS, setup.key_decks or KEYS_IN_DECK.values(), strict=True):
        deck = s.map.piles[f"level-{level}"]
        if epic.is_epic(setup):
            monsters = epic.monsters(s, box, SHELF, setup, level)
            (keys,) = take(s, [box.copies({KEY: n})])
        else:
            monsters, keys = take(s, [box.monsters[groups[level]], box.copies({KEY: n})])
        shuffle_into(s, deck, monsters)
        hall += s.zones[deck][:ROOMS_EACH]
        shuffle_into(s, deck, s.zones[deck][ROOMS_EACH:] + keys)
    s.zones[ROOMS] = rooms
    s.zones[HALL] = hall
    awaiting = s.map.piles[box.rules.cards[box.rules.index[setup.guardian]].stack]
    (s.zones[awaiting],) = take(s, [box.guardians[setup.guardian]])


def _hand_out(s: State, supply: int) -> None:
    """Later seats start with more Iron Rations."""
    for waiting in range(s.seats):
        seat = (s.active + waiting) % s.seats
        s.zones[front_of[seat]], s.zones[supply] = s.zones[supply][:waiting], s.zones[supply][waiting:]
