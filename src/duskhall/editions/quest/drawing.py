"""Random set-ups of Quest: the randomizer cards, turned up one by one, and a village that suits its heroes and dungeon.

All of it depends on which quests there are; :class:`Shelf` holds what they offer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from duskhall.core.luck import Stream
from duskhall.editions.errors import SetupError
from duskhall.editions.layout import in_box_order, shuffled
from duskhall.editions.setup import (
    EPIC,
    EPIC_HEROES,
    MODES,
    NO_WISHES,
    PLAIN,
    Setup,
    Wishes,
    check_box,
    check_parts,
    no_pack,
    which_board,
)

from .answers import ANSWERS, MAGIC, PHYSICAL, WANTS

if TYPE_CHECKING:
    from .cards import Quest

BOARDS = ("",)
CLASSES = ("cleric", "fighter", "rogue", "wizard")
"""The spots of the Guilds' Quarter: one hero stack in each."""
TYPES = ("item", "spell", "weapon")
OWN_SPOTS = 2
ANY_SPOTS = 2
"""Spots of the market for each type, and those that take any card."""
VILLAGE_STACKS = OWN_SPOTS * len(TYPES) + ANY_SPOTS
MOST_OF_A_TYPE = OWN_SPOTS + 1
LEVELS = (1, 2, 3)
ROOMS_EACH = 2
"""Rooms of each level."""
LEVELS_OF_ROOMS = tuple(level for level in LEVELS for _ in range(ROOMS_EACH))
KEYS_IN_DECK = {1: 1, 2: 2, 3: 3}
ALL_KEYS = sum(KEYS_IN_DECK.values())
TITLES_EACH = 10
"""Monsters of each level in an Epic game."""
PARTS = ("monsters", "rooms", "guardian", "heroes", "village")
"""In the order in which their randomizers are turned up."""
STRENGTHS = {MAGIC: "magic", PHYSICAL: "attack"}
"""The figure that such an attack is printed as."""


@dataclass(slots=True)
class Drawn:
    """A set-up in the making: the names of each part in the order in which they were turned up."""

    parts: dict[str, list[str]]

    @property
    def names(self) -> set[str]:
        return {name for names in self.parts.values() for name in names}

    def swapped(self, part: str, old: str, new: str) -> Drawn:
        return Drawn(self.parts | {part: [new if name == old else name for name in self.parts[part]]})


class Shelf:
    """The stacks that a set-up can have from the chosen quests, and which of them belong together."""

    def __init__(self, quests: Sequence[Quest], half_market: tuple[str, ...] = ()) -> None:
        self.half_market = frozenset(half_market)
        """The market of the first game, which has half the stacks; no other cards do with so few."""
        self.packs: dict[str, frozenset[str]] = {}
        self.pack_of: dict[str, str] = {}
        """By stack, room or guardian."""
        self.classes: dict[str, tuple[str, ...]] = {}
        self.first_level: dict[str, str] = {}
        """By hero: the card of his first level."""
        self.types: dict[str, str] = {}
        self.levels: dict[str, int] = {}
        """The level of each monster group and room."""
        self.titles: dict[str, dict[int, tuple[str, ...]]] = {}
        """By pack and level: the monsters."""
        self.versions: dict[str, tuple[str, ...]] = {}
        """The guardians that share a name."""
        self._tags: dict[str, tuple[str, ...]] = {}
        self._strong: dict[str, list[str]] = {kind: [] for kind in STRENGTHS}
        parts: dict[str, list[str]] = {part: [] for part in PARTS}
        for quest in quests:
            offer = {
                "monsters": list(dict.fromkeys(c.stack for c in quest.monsters)),
                "guardian": [c.id for c in quest.guardians],
                "rooms": [c.id for c in quest.rooms],
                "heroes": list(dict.fromkeys(c.stack for c in quest.heroes)),
                "village": [c.id for c in quest.village],
            }
            for part, names in offer.items():
                parts[part] += names
                self.pack_of |= dict.fromkeys(names, quest.id)
            for card in reversed(quest.heroes):
                # The first level is named last.
                self.classes[card.stack] = tuple(tag for tag in card.tags if tag in CLASSES)
                self.first_level[card.stack] = card.id
                for kind, figure in STRENGTHS.items():
                    if card.figures["level"] == 1 and card.figures.get(figure):
                        self._strong[kind].append(card.stack)
            for card in quest.village:
                self.types[card.id] = next(tag for tag in card.tags if tag in TYPES)
                self._tags[card.id] = card.tags
            self.levels |= {c.stack: c.figures["level"] for c in quest.monsters}
            self.titles[quest.id] = {
                level: tuple(c.id for c in quest.monsters if c.figures["level"] == level) for level in LEVELS
            }
            self.levels |= {c.id: c.figures["level"] for c in quest.rooms}
            for card in quest.guardians:
                self.versions[card.stack] = (*self.versions.get(card.stack, ()), card.id)
            stacks = {c.stack for c in (*quest.heroes, *quest.monsters, *quest.guardians)}
            self.packs[quest.id] = frozenset({c.id for c in quest.cards} | stacks)
        self.choices = {part: tuple(parts[part]) for part in ("monsters", "guardian", "rooms", "heroes", "village")}
        """The stacks to choose from, as in ``Edition.choices``."""

    # -- what belongs together ----------------------------------------------------------------------------------------

    @cached_property
    def needs(self) -> dict[str, tuple[str, ...]]:
        """By hero: market cards, one of which he wants. By monster group: heroes and market cards, any of which answers
        its threat. What nothing on the shelf can meet is no need."""
        out = {}
        for hero, tag in WANTS.items():
            out[hero] = tuple(name for name in self.choices["village"] if tag in self._tags[name])
        for group, names in ANSWERS.items():
            known = {strong for name in names for strong in self._strong.get(name, (name,))}
            out[group] = tuple(name for part in ("heroes", "village") for name in self.choices[part] if name in known)
        return {name: met_by for name, met_by in out.items() if met_by and name in self.pack_of}

    def unmet(self, names: Iterable[str]) -> set[str]:
        """The heroes and monster groups among these names whose need nothing else among them meets."""
        there = set(names)
        return {name for name in there & self.needs.keys() if there.isdisjoint(self.needs[name])}

    def fit(self, heroes: Sequence[str], free: tuple[str, ...] = CLASSES) -> bool:
        """Each hero finds a spot for a class of his, and no two the same: who has two classes takes the spot that
        leaves one for the others."""
        if not heroes:
            return True
        first, *others = heroes
        return any(
            self.fit(others, tuple(c for c in free if c != spot)) for spot in self.classes[first] if spot in free
        )

    def crowded(self, village: Iterable[str]) -> str:
        """A type of which there are more than the market has room for, or nothing."""
        types = [self.types[card] for card in village]
        return next((kind for kind in TYPES if types.count(kind) > MOST_OF_A_TYPE), "")

    def check(self, setup: Setup) -> None:
        """Refuse a set-up that could not be laid out with the box."""
        check_box(setup, "quest", "bearer", "avatars")
        which_board(setup.board, BOARDS)
        known = self.choices
        if setup.mode not in MODES:
            raise SetupError("unknown-mode", got=setup.mode, known=", ".join([mode or PLAIN for mode in MODES]))
        if not setup.guardian:
            raise SetupError("no-guardian", known=", ".join(known["guardian"]))
        epic = setup.mode in (EPIC, EPIC_HEROES)
        groups = 0 if epic else len(LEVELS)
        stacks = len(self.half_market) if self.half_market == set(setup.village) else VILLAGE_STACKS
        stacks = 0 if epic else stacks
        heroes = 0 if setup.mode == EPIC_HEROES else len(CLASSES)
        rooms = ROOMS_EACH * len(LEVELS)
        check_parts(
            (
                ("monsters", setup.monsters, known["monsters"], groups, groups),
                ("guardian", (setup.guardian,), known["guardian"], 1, 1),
                ("rooms", setup.rooms, known["rooms"], rooms, rooms),
                ("heroes", setup.heroes, known["heroes"], heroes, heroes),
                ("village", setup.village, known["village"], stacks, stacks),
            )
        )
        if epic:
            self.check_titles(setup)
        elif setup.packs:
            raise SetupError("packs-epic")
        if sorted([self.levels[group] for group in setup.monsters]) != list(LEVELS[:groups]):
            raise SetupError("group-levels")
        if tuple([self.levels[room] for room in setup.rooms]) != LEVELS_OF_ROOMS:
            raise SetupError("room-levels")
        if not self.fit(setup.heroes):
            raise SetupError("class-spots")
        if kind := self.crowded(setup.village):
            n = [self.types[card] for card in setup.village].count(kind)
            raise SetupError("no-room", what=kind, most=MOST_OF_A_TYPE, got=n)
        if not 0 <= setup.keys <= ALL_KEYS:
            raise SetupError("keys", least=1, most=ALL_KEYS, got=setup.keys)
        decks = setup.key_decks
        if decks and (len(decks) != len(LEVELS) or sum(decks) != ALL_KEYS or min(decks) < 0):
            raise SetupError("key-decks", got=", ".join(map(str, decks)), n=ALL_KEYS)

    def check_titles(self, setup: Setup) -> None:
        """Refuse an Epic game with fewer titles than it takes to lay it out."""
        for pack in setup.packs:
            if pack not in self.packs:
                raise no_pack(pack, self.packs)
        if len(set(setup.packs)) != len(setup.packs):
            raise SetupError("twice", what="packs")
        packs = setup.packs or tuple(self.packs)
        for level in LEVELS:
            got = sum(len(self.titles[pack][level]) for pack in packs)
            if got < TITLES_EACH:
                raise SetupError("too-few-titles", level=level, least=TITLES_EACH, got=got)
        for kind in TYPES:
            got = sum(self.types[name] == kind for name in self.types if self.pack_of[name] in packs)
            if got < OWN_SPOTS:
                raise SetupError("too-few-village", what=kind, least=OWN_SPOTS, got=got)
        if setup.mode == EPIC_HEROES:
            heroes = [hero for hero in self.classes if self.pack_of[hero] in packs]
            missing = [c for c, stack in self.class_stacks(heroes).items() if not stack]
            if missing:
                raise SetupError("too-few-heroes", got=len(CLASSES) - len(missing), missing=", ".join(missing))

    def class_stacks(self, heroes: Iterable[str]) -> dict[str, list[str]]:
        """Heroes sorted by their class. One who has several goes where there are fewest, once the others lie."""
        out: dict[str, list[str]] = {c: [] for c in CLASSES}
        for hero in sorted(heroes, key=lambda hero: len(self.classes[hero])):
            out[min(self.classes[hero], key=lambda c: len(out[c]))].append(hero)
        return out

    # -- wishes -------------------------------------------------------------------------------------------------------

    def meant(self, name: str) -> tuple[str, ...]:
        """The stack, room, or versions of a guardian that a wish names."""
        found = self.versions.get(name, (name,) if name in self.pack_of else ())
        if not found:
            raise SetupError("unknown-wish", name=name)
        return found

    def pool(self, wishes: Wishes) -> set[str]:
        """The cards that may be used. Refuses unknown packs, and wishes that contradict each other."""
        for pack in wishes.packs:
            if pack not in self.packs:
                raise no_pack(pack, self.packs)
        packs = wishes.packs or tuple(self.packs)
        chosen = {name for name, pack in self.pack_of.items() if pack in packs}
        left_out = {name for wish in wishes.without for name in self.meant(wish)}
        for wish in _musts(wishes):
            if not chosen.intersection(self.meant(wish)):
                raise SetupError("only-elsewhere", name=wish, pack=self.pack_of[self.meant(wish)[0]])
            if not (chosen - left_out).intersection(self.meant(wish)):
                raise SetupError("only-without", name=wish)
        return chosen - left_out

    # -- turning up ---------------------------------------------------------------------------------------------------

    def random_setup(self, seed: int, groups: int = len(LEVELS), wishes: Wishes = NO_WISHES) -> Setup:
        """The randomizer cards, shuffled by a seed that may be public and turned up one by one, as long as there is a
        spot for them: a monster group and two rooms of each level, a guardian, a hero for every class, and market
        cards. Then cards that the heroes want, or that answer the monsters, take the place of others."""
        if groups != len(LEVELS):
            raise SetupError("monster-groups", least=len(LEVELS), most=len(LEVELS), got=groups)
        pool = self.pool(wishes)
        musts = {name for wish in _musts(wishes) for name in self.meant(wish)} & pool
        luck = Stream.of(seed, "duskhall set-up quest")
        turned = {}
        for part in PARTS:
            # The whole shelf is shuffled, so that a wish changes no more than it has to.
            order = [name for name in shuffled(luck, self.choices[part]) if name in pool]
            turned[part] = [name for name in order if name in musts] + [name for name in order if name not in musts]
        drawn = Drawn(
            {
                "monsters": self._by_level("monsters", turned["monsters"], 1),
                "rooms": self._by_level("rooms", turned["rooms"], ROOMS_EACH),
                "guardian": self._guardian(turned["guardian"], wishes),
                "heroes": self._team(turned["heroes"], pool, musts),
                "village": self._market(turned["village"]),
            }
        )
        for wish in _musts(wishes):
            if drawn.names.isdisjoint(self.meant(wish)):
                raise SetupError(f"only-{self._part(wish)}", name=wish)
        return self._setup(self._suited(drawn, pool, musts, luck))

    def _part(self, name: str) -> str:
        return next(part for part in PARTS if self.meant(name)[0] in self.choices[part])

    def _by_level(self, part: str, turned: list[str], n: int) -> list[str]:
        """Draw so many of each level."""
        out = []
        for level in LEVELS:
            found = [name for name in turned if self.levels[name] == level]
            if len(found) < n:
                raise SetupError(f"too-few-{part}", level=level, least=n, got=len(found))
            out += found[:n]
        return out

    def _guardian(self, turned: list[str], wishes: Wishes) -> list[str]:
        wanted = [self.meant(wish) for wish in _musts(wishes) if self._part(wish) == "guardian"]
        found = [name for name in turned if all(name in versions for versions in wanted)]
        if not found:
            raise SetupError("one-guardian" if wanted else "too-few-guardian", got=", ".join(_musts(wishes)))
        return found[:1]

    def _team(self, turned: list[str], pool: set[str], musts: set[str]) -> list[str]:
        """A hero for every class. Those who want what cannot be had come last."""
        team: list[str] = []
        for hero in sorted(turned, key=lambda hero: hero not in musts and pool.isdisjoint(self.needs.get(hero, pool))):
            if self.fit([*team, hero]):
                team.append(hero)
        if len(team) < len(CLASSES):
            missing = [c for c in CLASSES if not any(c in self.classes[hero] for hero in turned)]
            raise SetupError("too-few-heroes", got=len(team), missing=", ".join(missing) or "none")
        return team

    def _market(self, turned: list[str]) -> list[str]:
        """Two spots for each type, and two for any; at most three of a type."""
        village: list[str] = []
        taken = dict.fromkeys(TYPES, 0)
        spare = ANY_SPOTS
        for card in turned:
            kind = self.types[card]
            if taken[kind] >= OWN_SPOTS:
                if taken[kind] == MOST_OF_A_TYPE or not spare:
                    continue
                spare -= 1
            taken[kind] += 1
            village.append(card)
        if len(village) < VILLAGE_STACKS:
            scarce = min(TYPES, key=taken.__getitem__)
            raise SetupError("too-few-village", what=scarce, least=VILLAGE_STACKS, got=len(village))
        return village

    def _suited(self, drawn: Drawn, pool: set[str], musts: set[str], luck: Stream) -> Drawn:
        """Cards that heroes want, and answers to the monsters, each in the place of the last that can be spared."""
        for need in [name for part in ("heroes", "monsters") for name in drawn.parts[part]]:
            unmet = self.unmet(drawn.names)
            if need not in unmet:
                continue
            for card in shuffled(luck, tuple(name for name in self.needs[need] if name in pool)):
                better = (d for d in self._with(drawn, card, musts) if self.unmet(d.names) < unmet)
                if found := next(better, None):
                    drawn = found
                    break
        return drawn

    def _with(self, drawn: Drawn, card: str, musts: set[str]) -> Iterator[Drawn]:
        """The ways to take this hero or market card in: instead of one of the same type or of another, the last that
        was turned up first."""
        part = self._part(card)
        late = drawn.parts[part][::-1]
        same = [name for name in late if self.types.get(name) == self.types.get(card)]
        for old in dict.fromkeys(same + late):
            trial = drawn.swapped(part, old, card)
            if old not in musts and self.fit(trial.parts["heroes"]) and not self.crowded(trial.parts["village"]):
                yield trial

    def _setup(self, drawn: Drawn) -> Setup:
        parts = drawn.parts
        return Setup(
            "quest",
            monsters=tuple(parts["monsters"]),
            heroes=in_box_order(self.choices["heroes"], parts["heroes"]),
            village=tuple(
                sorted(
                    in_box_order(self.choices["village"], parts["village"]),
                    key=lambda card: TYPES.index(self.types[card]),
                )
            ),
            rooms=tuple(parts["rooms"]),
            guardian=parts["guardian"][0],
        )

    # -- another pile -------------------------------------------------------------------------------------------------

    def reroll(self, setup: Setup, name: str, seed: int, wishes: Wishes = NO_WISHES) -> Setup:
        """The same set-up with another stack in the place of this one. A hero's wants stay met; the answers to the
        monsters do if they can."""
        pool = self.pool(wishes)
        there = Drawn({part: _listed(getattr(setup, part)) for part in PARTS})
        old = next((one for one in self.meant(name) if one in there.names), "")
        if not old:
            raise SetupError("reroll-missing", name=name)
        part = self._part(old)
        # Of a guardian whose name is wished for, another version may come.
        wished = [self.meant(wish) for wish in _musts(wishes) if old in self.meant(wish)]
        if (old,) in wished:
            raise SetupError("reroll-only", name=name)
        unmet = self.unmet(there.names)
        found: list[tuple[int, Setup]] = []
        luck = Stream.of(seed, f"duskhall re-roll quest {old}")
        for new in shuffled(luck, self.choices[part]):
            if new in pool and new not in there.names and all(new in versions for versions in wished):
                trial = there.swapped(part, old, new)
                worse = self.unmet(trial.names) - unmet
                one = replace(
                    self._setup(trial),
                    board=setup.board,
                    keys=setup.keys,
                    mode=setup.mode,
                    key_decks=setup.key_decks,
                    packs=setup.packs,
                )
                if self._legal(one) and worse.isdisjoint(self.classes):
                    found.append((len(worse), one))
        if not found:
            raise SetupError("reroll-none", name=name)
        return min(found, key=lambda row: row[0])[1]

    def _legal(self, setup: Setup) -> bool:
        try:
            self.check(setup)
        except SetupError:
            return False
        return True


def _musts(wishes: Wishes) -> tuple[str, ...]:
    return (*wishes.only, wishes.guardian) if wishes.guardian else wishes.only


def _listed(names: str | tuple[str, ...]) -> list[str]:
    return [names] if isinstance(names, str) else list(names)
