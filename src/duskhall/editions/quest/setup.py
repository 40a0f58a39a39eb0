"""Setting up Quest: which cards and rooms, and how they are laid out."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import TYPE_CHECKING

from duskhall.core.luck import Stream
from duskhall.core.machine import begin
from duskhall.core.moves import shuffle_into
from duskhall.core.state import (
    EMPTY,
    HALL,
    ROOMS,
    State,
    front_of,
    new_delve,
)
from duskhall.editions.layout import Layout, in_box_order, shuffled
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

from . import cards
from .cards import GUARDIANS, HEROES, MONSTERS, VILLAGE
from .cards.monsters import GROUP_LEVELS
from .turn import HAND

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

PLAYERS = (2, 4)
BOARDS = ("",)
CLASSES = ("cleric", "fighter", "rogue", "wizard")
"""The spots of the Guilds' Quarter: one hero stack in each."""
VILLAGE_STACKS = 8
TYPES = ("item", "spell", "weapon")
MOST_OF_A_TYPE = 3
"""Two spots of its own, and one of the two that take any card."""
LEVELS = (1, 2, 3)
ROOMS_EACH = 2
"""Rooms of each level."""
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
MONSTER_GROUPS = tuple(dict.fromkeys(c.stack for c in MONSTERS if GROUP_LEVELS.get(c.stack) in LEVELS))
GUARDIAN_CARDS = tuple(c.id for c in GUARDIANS if "guardian" in c.tags)
GUARDIAN_STACKS = {c.id: c.stack for c in GUARDIANS}
ROOM_LEVELS = {c.id: c.figures["level"] for c in cards.ROOMS if c.id != ENTRANCE}
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
TAGS_OF = {c.id: c.tags for c in VILLAGE}
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
        for spots in permutations(CLASSES, len(heroes))
    )


def random_setup(seed: int, groups: int = len(LEVELS)) -> Setup:
    """The randomizer cards, shuffled by a seed that may be public and turned up one by one, as long as there is a spot
    for them: a monster group and two rooms of each level, a guardian, a hero for every class, and market cards."""
    if groups != len(LEVELS):
        raise SetupError("monster-groups", least=len(LEVELS), most=len(LEVELS), got=groups)
    luck = Stream.of(seed, "duskhall set-up quest")
    monsters: dict[int, str] = {}
    for group in shuffled(luck, MONSTER_GROUPS):
        monsters.setdefault(GROUP_LEVELS[group], group)
    rooms = shuffled(luck, ROOM_TILES)
    guardian = shuffled(luck, GUARDIAN_CARDS)[0]
    heroes: list[str] = []
    revealed = shuffled(luck, HERO_FAMILIES)
    for i, hero in enumerate(revealed):
        # Who has two classes takes the spot that leaves one for those who come.
        wanted = len(CLASSES) - len(heroes) - 1
        if wanted >= 0 and any(fit((*heroes, hero, *rest)) for rest in combinations(revealed[i + 1 :], wanted)):
            heroes.append(hero)
    village: list[str] = []
    own = dict.fromkeys(TYPES, 2)
    free = dict.fromkeys(TYPES, 1)
    spare = VILLAGE_STACKS - sum(own.values())
    for card in shuffled(luck, VILLAGE_CARDS):
        kind = TYPE_OF[card]
        if own[kind]:
            own[kind] -= 1
        elif spare and free[kind]:
            free[kind] -= 1
            spare -= 1
        else:
            continue
        village.append(card)
    for hero in heroes:
        if hero in WANTS:
            provide(village, WANTS[hero])
    return Setup(
        "quest",
        monsters=tuple(monsters[level] for level in LEVELS),
        heroes=in_box_order(HERO_FAMILIES, heroes),
        village=in_box_order(VILLAGE_CARDS, village),
        rooms=tuple(room for level in LEVELS for room in [r for r in rooms if ROOM_LEVELS[r] == level][:ROOMS_EACH]),
        guardian=guardian,
    )


def provide(village: list[str], tag: str) -> None:
    """A card that a hero needs takes the place of the last one of its type that was turned up, if there is none."""
    wanted = [card for card in VILLAGE_CARDS if tag in TAGS_OF[card]]
    if not any(card in village for card in wanted):
        last = next(card for card in reversed(village) if TYPE_OF[card] == TYPE_OF[wanted[0]])
        village[village.index(last)] = wanted[0]


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
    if sorted(GROUP_LEVELS[group] for group in setup.monsters) != list(LEVELS):
        raise SetupError("group-levels")
    if [ROOM_LEVELS[room] for room in setup.rooms] != [level for level in LEVELS for _ in range(ROOMS_EACH)]:
        raise SetupError("room-levels")
    if not fit(setup.heroes):
        raise SetupError("class-spots")
    for kind in TYPES:
        n = sum(TYPE_OF[card] == kind for card in setup.village)
        if n > MOST_OF_A_TYPE:
            raise SetupError("no-room", what=kind, most=MOST_OF_A_TYPE, got=n)
    if not 0 <= setup.keys <= ALL_KEYS:
        raise SetupError("keys", least=1, most=ALL_KEYS, got=setup.keys)


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
    return _Layout(rules, setup, players, luck_key).game(first, further)


class _Layout(Layout):
    def __init__(self, rules: Rules, setup: Setup, players: int, luck_key: bytes) -> None:
        piles = (
            *(f"supply.{name}" for name in (*TOKENS, KEY, GUARDIAN_STACKS[setup.guardian])),
            *(f"draw.level-{level}" for level in LEVELS),
            "draw.treasure",
        )
        super().__init__(rules, setup, players, luck_key, (*setup.heroes, *setup.village), piles)

    def game(self, first: int | None, further: tuple[tuple[str, ...], ...]) -> State:
        s = self.s
        self.village()
        self.dungeon()
        for seat in range(s.seats):
            self.starting_deck(seat, STARTING_DECK, HAND, further[seat] if further else ())
        s.active = draw_lots(s) if first is None else first
        self.hand_out()
        s.delve = new_delve(s.seats, self.setup.keys or KEYS)
        begin(s)
        return s

    def village(self) -> None:
        """Lower levels of a hero lie on top of higher ones."""
        s = self.s
        for stack in (*self.setup.heroes, *self.setup.village):
            for card in self.rules.by_stack[stack]:
                self.lay(f"stack.{stack}", self.take(card.id))
        for name in TOKENS:
            self.lay(f"supply.{name}", self.take(name))
        treasures: tuple[int, ...] = ()
        for card in self.rules.cards:
            if card.kind == "treasure":
                treasures += self.take(card.id)
        shuffle_into(s, self.zone("draw.treasure"), treasures)

    def dungeon(self) -> None:
        """Every room has a monster of its level before the keys are shuffled into the decks."""
        s = self.s
        rooms: tuple[int, ...] = ()
        for tile in (ENTRANCE, *self.setup.rooms):
            rooms += self.take(tile, 1)
        s.zones[ROOMS] = rooms
        (rat,) = self.take(RAT, 1)
        hall = [EMPTY] * len(rooms)
        hall[0] = rat
        groups = {GROUP_LEVELS[group]: group for group in self.setup.monsters}
        for level in LEVELS:
            deck = self.zone(f"draw.level-{level}")
            monsters: tuple[int, ...] = ()
            for card in self.rules.by_stack[groups[level]]:
                monsters += self.take(card.id)
            shuffle_into(s, deck, monsters)
            for place in range(1 + ROOMS_EACH * (level - 1), 1 + ROOMS_EACH * level):
                hall[place], *rest = s.zones[deck]
                s.zones[deck] = tuple(rest)
            shuffle_into(s, deck, (*s.zones[deck], *self.take(KEY, KEYS_IN_DECK[level])))
        s.zones[HALL] = tuple(hall)
        guardian = self.setup.guardian
        self.lay(f"supply.{GUARDIAN_STACKS[guardian]}", self.take(guardian, 1))

    def hand_out(self) -> None:
        """Whoever waits longer for a first turn has more to eat."""
        s = self.s
        supply = self.zone(f"supply.{RATIONS}")
        for waiting in range(s.seats):
            seat = (s.active + waiting) % s.seats
            s.zones[front_of[seat]], s.zones[supply] = s.zones[supply][:waiting], s.zones[supply][waiting:]
