"""Setting up Quest: which cards and rooms, and how they are laid out."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from duskhall.core.delve import new_delve
from duskhall.core.luck import Stream
from duskhall.core.machine import begin
from duskhall.core.state import (
    HALL,
    ROOMS,
    State,
    front_of,
)
from duskhall.core.zones import shuffle_into
from duskhall.editions.layout import BOXES, Box, first_hands, in_box_order, shuffled, take, turn_up
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

from .cards import GROUP_LEVELS, GUARDIANS, HEROES, VILLAGE
from .cards import ROOMS as ROOM_CARDS
from .turn import HAND

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

PLAYERS = (2, 4)
BOARDS = ("",)
CLASSES = ("cleric", "fighter", "rogue", "wizard")
"""The spots of the Guilds' Quarter: one hero stack in each."""
VILLAGE_STACKS = 8
TYPES = ("item", "spell", "weapon")
OWN_SPOTS = 2
MOST_OF_A_TYPE = 3
"""Two spots of its own, and one of the two that take any card."""
LEVELS = (1, 2, 3)
ROOMS_EACH = 2
"""Rooms of each level."""
LEVELS_OF_ROOMS = tuple(level for level in LEVELS for _ in range(ROOMS_EACH))
KEYS_IN_DECK = {1: 1, 2: 2, 3: 3}
KEYS = 4
"""Keys that summon the guardian, unless the players agree on another number."""
ALL_KEYS = sum(KEYS_IN_DECK.values())
STARTING_DECK = {"adventurer": 6, "lantern": 2, "thunderstone-shard": 2, "dagger": 2}
ENTRANCE = "wilderness"
RAT = "giant-rat"
KEY = "guardian-key"
RATIONS = "iron-rations"
TOKENS = (RATIONS, "lantern-token", "potion", "wound", "festering-wound")

HERO_FAMILIES = tuple(dict.fromkeys(c.stack for c in HEROES))
VILLAGE_CARDS = tuple(c.id for c in VILLAGE)
MONSTER_GROUPS = tuple(GROUP_LEVELS)
GUARDIAN_CARDS = tuple(c.id for c in GUARDIANS)
DRAW_PILES = (*(f"draw.level-{level}" for level in LEVELS), "draw.treasure")
PILES = {c.id: (*(f"supply.{name}" for name in (*TOKENS, KEY, c.stack)), *DRAW_PILES) for c in GUARDIANS}
"""By the guardian."""
ROOM_LEVELS = {c.id: c.figures["level"] for c in ROOM_CARDS}
ROOM_TILES = tuple(ROOM_LEVELS)
CHOICES = {
    "monsters": MONSTER_GROUPS,
    "guardian": GUARDIAN_CARDS,
    "rooms": ROOM_TILES,
    "heroes": HERO_FAMILIES,
    "village": VILLAGE_CARDS,
}
CLASSES_OF = {c.stack: tuple(tag for tag in c.tags if tag in CLASSES) for c in HEROES}
WANTS = {"pylorian": "arcane", "stormhand": "edged"}
"""What some heroes need in the market, by their known specialities; which randomizers say so is not known."""
MEETS = {tag: tuple(c.id for c in VILLAGE if tag in c.tags) for tag in WANTS.values()}
TYPE_OF = {c.id: next(tag for tag in c.tags if tag in TYPES) for c in VILLAGE}

QUEST_ROOMS = ("mine", "abandoned-gate", "crypt", "sunken-well", "throne-room", "vault")
FIRST_GAME = Setup(
    "quest",
    monsters=("goblin-grunts", "hobgoblin-brutes", "goblin-kings-guard"),
    heroes=("silverhelm", "hawkswood", "pylorian", "stormhand"),
    village=("shortbow", "shortsword", "magic-missile", "tome-of-knowledge"),
    rooms=QUEST_ROOMS,
    guardian="smorga-4",
)
"""The first game of the rulebook: half a marketplace."""
A_MIRROR_IN_THE_DARK = Setup(
    "quest",
    monsters=("kobold-skirmishers", "spider-terrors", "ancient-adventurers"),
    heroes=("silverhelm", "gorlandor", "hawkswood", "scathian"),
    village=(
        "amulet-of-infravision",
        "gem-of-healing",
        "fireball",
        "future-vision",
        "moonlight",
        "hammer",
        "maul",
        "shortspear",
    ),
    rooms=QUEST_ROOMS,
    guardian="smorga-5",
)
"""The quest in full. The set-up is ours, since that of its own book is unknown: all that the first game leaves in the
box, and heroes again where a class has nobody else."""
SETUPS = {"first": FIRST_GAME, "a-mirror-in-the-dark": A_MIRROR_IN_THE_DARK}


def fit(heroes: tuple[str, ...]) -> bool:
    """Each hero finds a spot for a class of his, and no two the same."""
    return any(
        all(spot in CLASSES_OF[hero] for hero, spot in zip(heroes, spots, strict=True))
        for spots in permutations(CLASSES)
    )


TEAMS = frozenset(frozenset(team) for team in combinations(HERO_FAMILIES, len(CLASSES)) if fit(team))
"""Who can stand in the Guilds' Quarter together."""


def random_setup(seed: int, groups: int = len(LEVELS)) -> Setup:
    """The randomizer cards, shuffled by a seed that may be public and turned up one by one, as long as there is a spot
    for them: a monster group and two rooms of each level, a guardian, a hero for every class, and market cards."""
    if groups != len(LEVELS):
        raise SetupError("monster-groups", least=len(LEVELS), most=len(LEVELS), got=groups)
    luck = Stream.of(seed, "duskhall set-up quest")
    monsters: dict[int, str] = {}
    for group in shuffled(luck, MONSTER_GROUPS):
        monsters.setdefault(GROUP_LEVELS[group], group)
    rooms: dict[int, list[str]] = {level: [] for level in LEVELS}
    for room in shuffled(luck, ROOM_TILES):
        rooms[ROOM_LEVELS[room]].append(room)
    (guardian,) = turn_up(luck, GUARDIAN_CARDS, 1)
    # Of those who come early as many as can be had: who has two classes takes the spot that leaves one for the others.
    revealed = combinations(shuffled(luck, HERO_FAMILIES), len(CLASSES))
    heroes = next(team for team in revealed if frozenset(team) in TEAMS)
    village: list[str] = []
    taken = dict.fromkeys(TYPES, 0)
    spare = VILLAGE_STACKS - OWN_SPOTS * len(TYPES)
    for card in shuffled(luck, VILLAGE_CARDS):
        kind = TYPE_OF[card]
        if taken[kind] >= OWN_SPOTS:
            if taken[kind] == MOST_OF_A_TYPE or not spare:
                continue
            spare -= 1
        taken[kind] += 1
        village.append(card)
    for hero in heroes:
        if hero in WANTS:
            provide(village, WANTS[hero])
    return Setup(
        "quest",
        monsters=tuple([monsters[level] for level in LEVELS]),
        heroes=in_box_order(HERO_FAMILIES, heroes),
        village=in_box_order(VILLAGE_CARDS, village),
        rooms=tuple([room for level in LEVELS for room in rooms[level][:ROOMS_EACH]]),
        guardian=guardian,
    )


def provide(village: list[str], tag: str) -> None:
    """A card that a hero needs takes the place of the last one of its type that was turned up, if there is none."""
    if not set(village).isdisjoint(MEETS[tag]):
        return
    wanted = MEETS[tag][0]
    last = next(card for card in reversed(village) if TYPE_OF[card] == TYPE_OF[wanted])
    village[village.index(last)] = wanted


def check(setup: Setup) -> None:
    """Refuse a set-up that could not be laid out with the box.

    The market of the first game has half the stacks; no other cards do with so few.
    """
    check_box(setup, "quest", "bearer", "avatars")
    which_board(setup.board, BOARDS)
    if not setup.guardian:
        raise SetupError("no-guardian", known=", ".join(GUARDIAN_CARDS))
    first = set(setup.village) == set(FIRST_GAME.village)
    stacks = len(FIRST_GAME.village) if first else VILLAGE_STACKS
    rooms = ROOMS_EACH * len(LEVELS)
    check_parts(
        (
            ("monsters", setup.monsters, MONSTER_GROUPS, len(LEVELS), len(LEVELS)),
            ("guardian", (setup.guardian,), GUARDIAN_CARDS, 1, 1),
            ("rooms", setup.rooms, ROOM_TILES, rooms, rooms),
            ("heroes", setup.heroes, HERO_FAMILIES, len(CLASSES), len(CLASSES)),
            ("village", setup.village, VILLAGE_CARDS, stacks, stacks),
        )
    )
    if sorted([GROUP_LEVELS[group] for group in setup.monsters]) != list(LEVELS):
        raise SetupError("group-levels")
    if tuple([ROOM_LEVELS[room] for room in setup.rooms]) != LEVELS_OF_ROOMS:
        raise SetupError("room-levels")
    if frozenset(setup.heroes) not in TEAMS:
        raise SetupError("class-spots")
    types = [TYPE_OF[card] for card in setup.village]
    for kind in TYPES:
        n = types.count(kind)
        if n > MOST_OF_A_TYPE:
            raise SetupError("no-room", what=kind, most=MOST_OF_A_TYPE, got=n)
    if not 0 <= setup.keys <= ALL_KEYS:
        raise SetupError("keys", least=1, most=ALL_KEYS, got=setup.keys)


class _Box(Box):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.for_sale = self.stacks("hero", "village")
        self.tokens = [self.pile([rules.cards[rules.index[name]]]) for name in TOKENS]
        self.treasures = self.pile(self.cards("treasure"))
        self.rat = self.copies({RAT: 1})
        self.monsters = self.stacks("monster")
        self.keys = {level: self.copies({KEY: n}) for level, n in KEYS_IN_DECK.items()}
        self.guardians = {name: self.copies({name: 1}) for name in GUARDIAN_CARDS}
        self.deck = self.copies(STARTING_DECK)


_box = lru_cache(BOXES)(_Box)


def deal(
    rules: Rules,
    setup: Setup,
    players: int,
    luck_key: bytes,
    first: int | None = None,
    further: tuple[tuple[str, ...], ...] = (),
) -> State:
    """Lay the game out. ``first`` is the starting seat; None lets luck choose. ``further``: cards that each seat has
    won in earlier games of a campaign; they are in its starting deck."""
    check(setup)
    check_board(rules, which_board(setup.board, BOARDS))
    check_seats(players, *PLAYERS, first)
    box = _box(rules)
    chosen = setup.heroes + setup.village
    s = box.table(players, chosen, PILES[setup.guardian], luck_key)
    *on_table, treasures = take(s, [*map(box.for_sale.__getitem__, chosen), *box.tokens, box.treasures])
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
    begin(s)
    return s


def _dungeon(s: State, box: _Box, setup: Setup) -> None:
    """Every room has a monster of its level before the keys are shuffled into the decks."""
    groups = {GROUP_LEVELS[group]: group for group in setup.monsters}
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
