"""Setting up Advance: which cards, on which side of the board, and how they are laid out.

How many play is nowhere said; the box has five starting decks, and one player alone would have nobody to beat.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from duskhall.core.luck import Stream
from duskhall.core.machine import begin
from duskhall.core.state import (
    DUNGEON,
    State,
    front_of,
    secret_of,
)
from duskhall.core.zones import shuffle_into
from duskhall.editions.errors import SetupError
from duskhall.editions.layout import BOXES, Box, bury, first_hands, in_box_order, open_hall, shuffled, take, turn_up
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

from .cards import BASICS, BEARERS, HEROES, MONSTERS, VILLAGE
from .cards.monsters import GROUP_LEVELS
from .turn import HAND

if TYPE_CHECKING:
    from duskhall.core.rules import Rules

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
PILES = ("supply.horde", "draw.curse", "draw.familiar")
PILES_WITH_AVATARS = ("supply.horde", "supply.avatar", "draw.curse", "draw.familiar")

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


def random_setup(seed: int, groups: int = MONSTER_GROUPS, wishes: Wishes = NO_WISHES) -> Setup:
    """The randomizer cards, shuffled by a seed that may be public and turned up one by one: a monster group of each
    level, a bearer, four heroes, and village cards as long as there is room for their type."""
    if groups != MONSTER_GROUPS:
        raise SetupError("monster-groups", least=MONSTER_GROUPS, most=MONSTER_GROUPS, got=groups)
    no_wishes(wishes)
    luck = Stream.of(seed, "duskhall set-up advance")
    levels: dict[int, str] = {}
    for group in shuffled(luck, MONSTER_FAMILIES):
        levels.setdefault(GROUP_LEVELS[group], group)
    (bearer,) = turn_up(luck, BEARER_CARDS, 1)
    heroes = turn_up(luck, HERO_FAMILIES, HERO_STACKS)
    village: list[str] = []
    room = dict(SLOTS)
    for card in shuffled(luck, VILLAGE_CARDS):
        if room[TYPES[card]]:
            room[TYPES[card]] -= 1
            village.append(card)
            if len(village) == VILLAGE_STACKS:
                break
    return Setup(
        "advance",
        monsters=in_box_order(MONSTER_FAMILIES, levels.values()),
        heroes=heroes,
        village=in_box_order(VILLAGE_CARDS, village),
        bearer=bearer,
    )


def check(setup: Setup) -> None:
    """Refuse a set-up that could not be laid out with the box.

    A person who chooses the monsters need not take one group of each level: the first game has no group of level 3. The
    learning board and its cards belong together.
    """
    check_box(setup, "advance", "rooms", "guardian", "keys", "mode", "key_decks", "packs")
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
    types = [TYPES[card] for card in setup.village]
    for kind, most in SLOTS.items():
        n = types.count(kind)
        if n > most:
            raise SetupError("no-room", what=kind, most=most, got=n)


class _Box(Box):
    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.basics = [self.copies({name: BASICS_EACH}) for name in BASIC_STACKS]
        self.for_sale = self.stacks("hero", "village")
        groups = groupby(self.cards("monster", "placeholder"), lambda card: (card.stack, card.kind))
        self.monsters = [(stack, kind, self.pile(cards)) for (stack, kind), cards in groups]
        """Stack, kind of card, and the cards, as they lie in the box: those of the horde and then its placeholders."""
        self.bearers = {name: self.copies({name: 1}) for name in BEARER_CARDS}
        self.curses = self.pile(self.cards("curse"))
        self.familiars = self.pile(self.cards("familiar"))
        self.token = self.copies({TOKEN: 1})
        self.avatars = [(card.figures["level"], self.copies({card.id: 1})) for card in self.cards("avatar")]
        self.deck = self.copies(STARTING_DECK)
        self.learning_hero = self.pile(card for card in self.cards("hero") if card.id == LEARNING_HERO)
        self.learning_monsters = self.copies(LEARNING_MONSTERS)
        self.learning_last = self.copies({LEARNING_LAST: 1})


_box = lru_cache(BOXES)(_Box)


def deal(
    rules: Rules, setup: Setup, players: int, luck_key: bytes, first: int | None = None, further: Further = ()
) -> State:
    """Lay the game out. ``first`` is the starting seat; None lets luck choose."""
    check(setup)
    no_further(further)
    check_board(rules, which_board(setup.board, BOARDS))
    check_seats(players, *PLAYERS, first)
    lay = _lay_learning if rules.board == LEARNING else _lay
    s = lay(_box(rules), setup, players, luck_key)
    s.active = draw_lots(s) if first is None else first
    begin(s)
    return s


def _lay(box: _Box, setup: Setup, players: int, luck_key: bytes) -> State:
    chosen = setup.heroes + setup.village
    piles = PILES_WITH_AVATARS if setup.avatars else PILES
    s = box.table(players, BASIC_STACKS + chosen, piles, luck_key)
    groups = [group for group in box.monsters if group[0] in setup.monsters]
    on_table = [*[pile * players for pile in box.basics], *map(box.for_sale.__getitem__, chosen)]
    at = s.map.first_stack
    s.zones[at : at + s.map.stacks] = take(s, on_table)
    monsters: tuple[int, ...] = ()
    for (stack, kind, _), cards in zip(groups, take(s, [pile for _, _, pile in groups]), strict=True):
        # Of the horde only its placeholders are in the dungeon.
        if stack == HORDE and kind == "monster":
            s.zones[at + s.map.stacks] = cards
        else:
            monsters += cards
    (bearer,), curses, familiars, tokens = take(
        s, [box.bearers[setup.bearer], box.curses, box.familiars, box.token * players]
    )
    bury(s, bearer, WITH_THE_BEARER, monsters)
    open_hall(s)
    shuffle_into(s, len(s.zones) - 2, curses)
    shuffle_into(s, len(s.zones) - 1, familiars)
    for seat, token in enumerate(tokens):
        s.zones[front_of[seat]] = (token,)
    if setup.avatars:
        _lay_avatars(s, box)
    first_hands(s, take(s, [box.deck] * players), HAND)
    return s


def _lay_avatars(s: State, box: _Box) -> None:
    """Each seat has one of each to choose from; what they become lies ready."""
    supply = s.map.names.index("supply.avatar")
    for (level, _), cards in zip(box.avatars, take(s, [pile * s.seats for _, pile in box.avatars]), strict=True):
        if level == 1:
            for seat, card in enumerate(cards):
                s.zones[secret_of[seat]] += (card,)
        else:
            s.zones[supply] += cards


def _lay_learning(box: _Box, setup: Setup, players: int, luck_key: bytes) -> State:
    """Lay out the learning game: one hero stack, and the strongest monster under the others."""
    s = box.table(players, setup.heroes + setup.village, PILES, luck_key)
    at = s.map.first_stack
    s.zones[at : at + s.map.stacks] = take(s, [box.learning_hero, *[box.for_sale[name] for name in setup.village]])
    monsters, (last,), *decks = take(s, [box.learning_monsters, box.learning_last, *[box.deck] * players])
    shuffle_into(s, DUNGEON, monsters)
    s.zones[DUNGEON] += (last,)
    s.sealed = ((last, DUNGEON, 1),)
    open_hall(s)
    first_hands(s, decks, HAND)
    return s
