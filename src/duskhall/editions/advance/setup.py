"""Setting up Advance: which cards, on which side of the board, and how they are laid out.

How many play is nowhere said; the box has five starting decks, and one player alone would have nobody to beat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duskhall.core.luck import Stream
from duskhall.core.machine import begin
from duskhall.core.moves import fill_hall, shuffle_into
from duskhall.core.state import (
    DUNGEON,
    EMPTY,
    HALL,
    State,
    front_of,
    secret_of,
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

from .cards import BASICS, BEARERS, HEROES, MONSTERS, VILLAGE
from .cards.monsters import GROUP_LEVELS
from .turn import HAND

if TYPE_CHECKING:
    from duskhall.core.rules import Rules
    from duskhall.core.tree import Card

PLAYERS = (2, 5)
LEARNING = "learning"
BOARDS = ("wilderness", "dungeon", LEARNING)
HERO_STACKS = 4
VILLAGE_STACKS = 8
SLOTS = {"weapon": 3, "item": 2, "spell": 3, "villager": 3}
"""Places of each type in the village; those of the basic cards are not among them."""
MONSTER_GROUPS = 3
WITH_THE_BEARER = 10
"""Monsters that are shuffled with the bearer at the bottom of the dungeon deck."""
BASICS_EACH = 3
"""Copies of every basic card in the village for each player."""

STARTING_DECK = {"regular": 6, "longspear": 2, "torch": 2, "thunderstone-shard": 2}
TOKEN = "familiar-call"
HORDE = "horde"

HERO_FAMILIES = tuple(dict.fromkeys(c.stack for c in HEROES))
VILLAGE_CARDS = tuple(c.id for c in VILLAGE)
MONSTER_FAMILIES = tuple(dict.fromkeys(c.stack for c in MONSTERS))
BEARER_CARDS = tuple(c.id for c in BEARERS)
BASIC_STACKS = tuple(c.id for c in BASICS if c.kind == "basic")
CHOICES = {"monsters": MONSTER_FAMILIES, "bearer": BEARER_CARDS, "heroes": HERO_FAMILIES, "village": VILLAGE_CARDS}
TYPES = {c.id: next(tag for tag in c.tags if tag in SLOTS) for c in VILLAGE}

FIRST_GAME = Setup(
    "advance",
    monsters=("burnmarked", "kobold", "ogre"),
    heroes=("bhoidwood", "criochan", "drua", "thundermage"),
    village=(
        "battle-scarred-soldier",
        "bounty-hunter",
        "falcon-arbalest",
        "king-caelans-writ",
        "mass-teleport",
        "moonstone",
        "snakehead-flail",
        "summon-storm",
    ),
    bearer="stramst",
)
TOWER_OF_CORRUPTION = Setup(
    "advance",
    monsters=("horde", "skeleton", "treefolk"),
    heroes=("caliginite", "deepstrider", "sternnkin", "whetmage"),
    village=(
        "bandias-wisdom",
        "battle-scarred-soldier",
        "dwarven-bear-hammer",
        "filigree-amulet",
        "innkeeper",
        "longsword",
        "snakehead-flail",
        "veteran-trainer",
    ),
    bearer="stramst",
)
TOWER_OF_COMPULSION = Setup(
    "advance",
    monsters=("corvaxis", "kobold", "ogre"),
    heroes=("aird", "bhoidwood", "thundermage", "veilminder"),
    village=(
        "battle-scarred-soldier",
        "bounty-hunter",
        "falcon-arbalest",
        "innkeeper",
        "longsword",
        "mass-teleport",
        "moonstone",
        "summon-storm",
    ),
    bearer="belac",
)
TOWER_OF_CONTEMPT = Setup(
    "advance",
    monsters=("burnmarked", "djinni", "dragon"),
    heroes=("criochan", "deepstrider", "drua", "glamercast"),
    village=(
        "dancing-sword",
        "innkeeper",
        "king-caelans-writ",
        "mass-teleport",
        "pike",
        "rangers-wilderness-map",
        "royal-summons",
        "smuggler",
    ),
    bearer="orseg",
)
LEARNING_GAME = Setup(
    "advance",
    monsters=("kobold",),
    heroes=("criochan",),
    village=("innkeeper", "longsword", "mass-teleport", "moonstone"),
    board=LEARNING,
)
"""A few cards to learn with: no bearer, curses, familiars or basic cards in the village."""

LEARNING_HERO = "criochan-sergeant"
LEARNING_MONSTERS = {"drakeclan-ambusher": 3, "drakeclan-cutter": 3, "drakeclan-shaman": 2}
LEARNING_LAST = "drakeclan-laird"
"""The monster under the deck of the learning game."""

SETUPS = {
    "first": FIRST_GAME,
    LEARNING: LEARNING_GAME,
    "tower-of-corruption": TOWER_OF_CORRUPTION,
    "tower-of-compulsion": TOWER_OF_COMPULSION,
    "tower-of-contempt": TOWER_OF_CONTEMPT,
}


def random_setup(seed: int, groups: int = MONSTER_GROUPS) -> Setup:
    """The randomizer cards, shuffled by a seed that may be public and turned up one by one: a monster group of each
    level, a bearer, four heroes, and village cards as long as there is room for their type."""
    if groups != MONSTER_GROUPS:
        raise SetupError("monster-groups", least=MONSTER_GROUPS, most=MONSTER_GROUPS, got=groups)
    luck = Stream.of(seed, "duskhall set-up advance")
    levels: dict[int, str] = {}
    for group in shuffled(luck, MONSTER_FAMILIES):
        levels.setdefault(GROUP_LEVELS[group], group)
    bearer = shuffled(luck, BEARER_CARDS)[0]
    heroes = shuffled(luck, HERO_FAMILIES)[:HERO_STACKS]
    village: list[str] = []
    room = dict(SLOTS)
    for card in shuffled(luck, VILLAGE_CARDS):
        if room[TYPES[card]] and len(village) < VILLAGE_STACKS:
            room[TYPES[card]] -= 1
            village.append(card)
    return Setup(
        "advance",
        monsters=in_box_order(MONSTER_FAMILIES, list(levels.values())),
        heroes=in_box_order(HERO_FAMILIES, heroes),
        village=in_box_order(VILLAGE_CARDS, village),
        bearer=bearer,
    )


def check(setup: Setup) -> None:
    """Refuse a set-up that could not be laid out with the box.

    Whoever chooses the monsters need not take one group of each level: the first game has no group of level 3. The
    learning board and its cards belong together.
    """
    check_box(setup, "advance", "rooms", "guardian", "keys")
    board = which_board(setup.board, BOARDS)
    cards = (setup.monsters, setup.heroes, setup.village, setup.bearer)
    learning = cards == (LEARNING_GAME.monsters, LEARNING_GAME.heroes, LEARNING_GAME.village, LEARNING_GAME.bearer)
    if learning and board != LEARNING:
        raise SetupError("learning-cards", board=board)
    if board == LEARNING:
        if not learning:
            raise SetupError("learning-board")
        if setup.avatars:
            raise SetupError("learning-avatars")
        return
    if not setup.bearer:
        raise SetupError("no-bearer", known=", ".join(BEARER_CARDS))
    check_parts(
        (
            ("monsters", setup.monsters, MONSTER_FAMILIES, MONSTER_GROUPS, MONSTER_GROUPS),
            ("bearer", (setup.bearer,), BEARER_CARDS, 1, 1),
            ("heroes", setup.heroes, HERO_FAMILIES, HERO_STACKS, HERO_STACKS),
            ("village", setup.village, VILLAGE_CARDS, VILLAGE_STACKS, VILLAGE_STACKS),
        )
    )
    for kind, most in SLOTS.items():
        n = sum(TYPES[card] == kind for card in setup.village)
        if n > most:
            raise SetupError("no-room", what=kind, most=most, got=n)


def deal(rules: Rules, setup: Setup, players: int, luck_key: bytes, first: int | None = None) -> State:
    """Lay the game out. ``first`` is the starting seat; None lets luck choose."""
    check(setup)
    check_board(rules, which_board(setup.board, BOARDS))
    check_seats(players, *PLAYERS, first)
    return _Layout(rules, setup, players, luck_key).game(first)


class _Layout(Layout):
    def __init__(self, rules: Rules, setup: Setup, players: int, luck_key: bytes) -> None:
        self.learning = rules.board == LEARNING
        stacks = (*(() if self.learning else BASIC_STACKS), *setup.heroes, *setup.village)
        piles = ("supply.horde", *(("supply.avatar",) if setup.avatars else ()), "draw.curse", "draw.familiar")
        super().__init__(rules, setup, players, luck_key, stacks, piles)

    def box(self, *kinds: str) -> list[Card]:
        """The cards of these kinds, those of a ruleset of one's own included."""
        return [card for card in self.rules.cards if card.kind in kinds]

    def game(self, first: int | None) -> State:
        s = self.s
        self.village()
        if self.learning:
            self.learning_dungeon()
        else:
            self.dungeon()
        s.zones[HALL] = (EMPTY,) * self.rules.ranks
        fill_hall(s)
        if not self.learning:
            self.piles()
        for seat in range(s.seats):
            self.starting_deck(seat, STARTING_DECK, HAND)
        s.active = draw_lots(s) if first is None else first
        begin(s)
        return s

    def village(self) -> None:
        """Lower levels of a hero lie on top of higher ones."""
        for card in () if self.learning else self.box("basic"):
            self.lay(f"stack.{card.stack}", self.take(card.id, BASICS_EACH * self.s.seats))
        for stack in (*self.setup.heroes, *self.setup.village):
            for card in self.rules.by_stack[stack]:
                if not (self.learning and card.kind == "hero" and card.id != LEARNING_HERO):
                    self.lay(f"stack.{stack}", self.take(card.id, card.count))

    def dungeon(self) -> None:
        """Ten monsters and the bearer make the bottom of the deck. Of the horde only its placeholders are in it."""
        s = self.s
        monsters: tuple[int, ...] = ()
        for card in self.box("monster", "placeholder"):
            if card.stack in self.setup.monsters:
                cards = self.take(card.id, card.count)
                if card.stack == HORDE and card.kind == "monster":
                    self.lay("supply.horde", cards)
                else:
                    monsters += cards
        (bearer,) = self.take(self.setup.bearer, 1)
        shuffle_into(s, DUNGEON, monsters)
        top, bottom = s.zones[DUNGEON][:-WITH_THE_BEARER], s.zones[DUNGEON][-WITH_THE_BEARER:]
        shuffle_into(s, DUNGEON, (*bottom, bearer))
        s.zones[DUNGEON] = top + s.zones[DUNGEON]
        s.sealed = ((bearer, DUNGEON, WITH_THE_BEARER + 1),)

    def learning_dungeon(self) -> None:
        """The strongest monster lies under the others."""
        s = self.s
        monsters: tuple[int, ...] = ()
        for name, n in LEARNING_MONSTERS.items():
            monsters += self.take(name, n)
        shuffle_into(s, DUNGEON, monsters)
        (last,) = self.take(LEARNING_LAST, 1)
        s.zones[DUNGEON] += (last,)
        s.sealed = ((last, DUNGEON, 1),)

    def piles(self) -> None:
        """Curses, familiars with the right of each seat to one of them, and the avatars to choose from."""
        s = self.s
        for kind in ("curse", "familiar"):
            cards: tuple[int, ...] = ()
            for card in self.box(kind):
                cards += self.take(card.id, card.count)
            shuffle_into(s, s.map.names.index(f"draw.{kind}"), cards)
        for seat in range(s.seats):
            s.zones[front_of[seat]] = self.take(TOKEN, 1)
        for card in self.box("avatar") if self.setup.avatars else ():
            if card.figures["level"] == 1:
                for seat in range(s.seats):
                    s.zones[secret_of[seat]] += self.take(card.id, 1)
            else:
                self.lay("supply.avatar", self.take(card.id, s.seats))
