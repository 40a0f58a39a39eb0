"""Random games for the tests, and the command that reproduces a failure.

``python -m tests.helpers EDITION SEED [STEP]`` plays the game of a seed up to a step and prints its moves, its position
and what is asked.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TypeVar

import pytest

from duskhall.core.decision import Decision, Refused
from duskhall.core.game import PASS, Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.state import EMPTY, State
from duskhall.editions import edition
from duskhall.editions.advance.setup import BEARER_CARDS as BEARERS
from duskhall.editions.advance.setup import SLOTS as ADVANCE_SLOTS
from duskhall.editions.advance.setup import TYPES as ADVANCE_TYPES
from duskhall.editions.choosing import on_board
from duskhall.editions.quest.drawing import MOST_OF_A_TYPE
from duskhall.editions.quest.setup import SHELF
from duskhall.editions.setup import Setup
from duskhall.notation.position import read, write

CLASSIC = edition("classic")
ADVANCE = edition("advance")
QUEST = edition("quest")
RULES = CLASSIC.rules
SPECTATOR = -1
T = TypeVar("T")

THOROUGH = bool(os.environ.get("DUSKHALL_THOROUGH"))
"""Play all games of the random tests, as 'make soak' does; without it they play a sample."""

EDITIONS = ("classic", "advance", "quest")
both = pytest.mark.parametrize("name", EDITIONS)
"""A property that holds for every edition."""

WAYS = ("", "full", "", "", "full", "epic-heroes", "", "", "full", "", "epic")
"""Ways to play Quest, in turn."""

RICHES = {
    "classic": (
        "torch",
        "lantern",
        "lightstone-gem",
        "feast",
        "iron-rations",
        "disease",
        "militia",
        "militia",
        "dagger",
    ),
    "advance": (
        *("torch", "longspear", "thunderstone-shard", "regular", "regular", "smuggler", "smuggler", "moonstone"),
        *("curse-of-decay", "curse-of-shame", "curse-of-sloth", "phoenix", "shrouded-cadaver", "necrophidius"),
    ),
    "quest": (
        *("adventurer", "adventurer", "dagger", "dagger", "lantern", "lantern", "lantern", "thunderstone-shard"),
        *("festering-wound", "lamp-of-the-long-night", "dicers-knife", "wardens-sabre", "captive-knight"),
    ),
}
"""What a strengthened deck may hold besides the heroes and village cards of its set-up."""


def slots(cls: type[object]) -> tuple[str, ...]:
    """The attributes of a class of core, pure or compiled."""
    found: tuple[str, ...] = getattr(cls, "__mypyc_attrs__", ()) or cls.__slots__  # type: ignore[attr-defined]
    return tuple(name for name in found if name != "__dict__")


def text_of(s: State) -> str:
    """The position as text, without the definitions of its cards: what tests compare."""
    return write(s, cards=False)


def few(whole: T, sample: T) -> T:
    """How much of something a test repeats: a sample, or the whole if ``DUSKHALL_THOROUGH`` is set."""
    return whole if THOROUGH else sample


# ------------------------------------------------------------------------------------------------------------
# Openings


def rotating_setup(n: int, name: str = "classic", wanted: Collection[str] = ()) -> Setup:
    """Set-ups that go through all cards of the box in turn, and through the sides of the board. ``wanted``: stacks,
    rooms and guardians that come before others, as far as there is room for them."""

    def window(names: Sequence[str], size: int) -> tuple[str, ...]:
        return tuple(names[(n * size + i) % len(names)] for i in range(size))

    def turned(names: Sequence[str], start: int) -> list[str]:
        order = [*names[start % len(names) :], *names[: start % len(names)]]
        return sorted(order, key=lambda name: name not in wanted) if wanted else order

    choices = edition(name).choices
    if name == "classic":
        return Setup(name, window(choices["monsters"], 3), window(choices["heroes"], 4), window(choices["village"], 8))
    # Each type has so many places: from a moving start on, whatever still finds room.
    village: tuple[str, ...] = ()
    types = ADVANCE_TYPES if name == "advance" else SHELF.types
    for card in turned(choices["village"], n * 7 if name == "quest" else n * 5 % 17):
        places = ADVANCE_SLOTS[types[card]] if name == "advance" else MOST_OF_A_TYPE
        if len(village) < 8 and sum(types[c] == types[card] for c in village) < places:
            village += (card,)
    if name == "quest":
        level_of = SHELF.levels.__getitem__
        groups = [[g for g in choices["monsters"] if level_of(g) == level] for level in (1, 2, 3)]
        rooms = [[room for room in choices["rooms"] if level_of(room) == level] for level in (1, 2, 3)]
        heroes: list[str] = []
        for hero in turned(choices["heroes"], n * 5 + n // 6):
            if SHELF.fit([*heroes, hero]):
                heroes.append(hero)
        setup = Setup(
            name,
            tuple(group[(n + n // len(group) * i) % len(group)] for i, group in enumerate(groups)),
            tuple(heroes),
            village,
            rooms=tuple(room for level in rooms for room in turned(level, n)[:2]),
            guardian=turned(choices["guardian"], n)[0],
            keys=(4, 1, 2, 3)[n % 4],
        )
        return on_board(setup, None, None, mode=WAYS[n % len(WAYS)])
    return Setup(
        name,
        window(choices["monsters"], 3),
        window(choices["heroes"], 4),
        village,
        bearer=BEARERS[n % 3],
        board=("wilderness", "dungeon")[n // 2 % 2],
        avatars=n % 5 == 3,
    )


def plain_setup(seed: int, name: str = "classic") -> Setup:
    """Random cards; of later editions also the published set-ups, of Advance both boards, with and without avatars, of
    Quest with and without side quests."""
    e = edition(name)
    if name == "classic":
        return e.random_setup(seed)
    if name == "quest":
        setup = list(e.setups.values())[seed // 4 % len(e.setups)] if seed % 4 == 2 else e.random_setup(seed)
        return on_board(setup, None, None, mode=WAYS[seed % len(WAYS)])
    if seed % 4 == 2:
        setup = list(e.setups.values())[seed // 4 % len(e.setups)]
        return setup if setup.board else replace(setup, board=e.boards[seed // 8 % 2])
    return replace(e.random_setup(seed), board=e.boards[seed // 2 % 2], avatars=seed % 5 == 3)


def players(seed: int, name: str = "classic") -> int:
    """How many seats the game of a seed has: all numbers that the edition is for, one after the other."""
    least, most = edition(name).players
    return least + seed % (most - least + 1)


def plain_opening(seed: int, setup: Setup | None = None, name: str = "classic") -> State:
    """A game as it begins, for any number of players."""
    e = edition(name)
    setup = setup or plain_setup(seed, name)
    return e.deal(e.rules_on(setup.board), setup, players(seed, name), key_from_seed(seed, "test luck"))


def strong_opening(seed: int, setup: Setup | None = None, name: str = "classic", wanted: Collection[str] = ()) -> State:
    """A game in which every seat owns heroes of all levels, weapons, spells and trophies: here cards meet early.
    ``wanted``: cards that are more likely than others."""
    setup = setup or rotating_setup(seed, name)
    stream = Stream.of(seed, "test riches")
    cards = edition(name).rules.cards
    what = ("monster",) if name != "quest" else ("treasure", "legendary") if setup.mode else ("treasure",)
    trophies = [c.id for c in cards if c.kind in what and (name == "quest" or c.stack in setup.monsters)]
    # An Epic game is about all cards of the box.
    heroes = setup.heroes or edition(name).choices["heroes"]
    pool = [c.id for c in cards if c.kind == "hero" and c.stack in heroes] * 2
    pool += [card for card in setup.village or edition(name).choices["village"] for _ in range(2)]
    pool += [*RICHES[name], *(trophies[stream.below(len(trophies))] for _ in range(3))]
    pool += [card for card in dict.fromkeys((*pool, *trophies)) if card in wanted for _ in range(4)]
    seats = range(1, players(seed, name) + 1)
    dealt = {f"hand.{n}": 6 for n in seats} | {f"deck.{n}": 8 for n in seats}
    lines = [f"{zone}: " + ", ".join(pool[stream.below(len(pool))] for _ in range(n)) for zone, n in dealt.items()]
    if name == "advance":
        familiars = [c.id for c in cards if c.kind in ("familiar", "token")]
        lines += [f"front.{n}: {familiars[stream.below(len(familiars))]}" for n in seats]
    if name == "quest":
        tokens = ("iron-rations", "lantern-token", "lantern-token", "potion", "wound", "wound")
        lines += [f"front.{n}: " + ", ".join(tokens[stream.below(6)] for _ in range(3)) for n in seats]
    return edited(plain_opening(seed, setup, name), *lines, "xp:" + " 6" * len(seats))


def edited(s: State, *lines: str) -> State:
    """The position with these lines of its text in place of its own."""
    new = {line.partition(":")[0]: line for line in lines}
    old = text_of(s).splitlines()
    kept = [new.pop(line.partition(":")[0], line) for line in old]
    return read("\n".join([*kept, *new.values()]))


def staged(*lines: str) -> State:
    """A game of two, the first seat to move, with these lines of the position as given."""
    start = CLASSIC.deal(RULES, CLASSIC.first_game, 2, key_from_seed(4, "staged"), first=0)
    return edited(start, *lines)


def staged_advance(*lines: str, seats: int = 2, board: str = "", setup: Setup | None = None) -> State:
    """A game of Advance, the first seat to move, with these lines of the position as given."""
    setup = replace(setup or ADVANCE.first_game, board=board)
    start = ADVANCE.deal(ADVANCE.rules_on(board), setup, seats, key_from_seed(4, "staged"), first=0)
    return edited(start, *lines)


def staged_quest(*lines: str, seats: int = 2, setup: Setup | None = None) -> State:
    """A game of Quest, the first seat to move, with these lines of the position as given."""
    start = QUEST.deal(QUEST.rules, setup or QUEST.first_game, seats, key_from_seed(4, "staged"), first=0)
    return edited(start, *lines)


def losing_opening(seed: int) -> State:
    """Weak parties against strong monsters, and Smugglers in hands and decks: nearly every battle is lost."""
    stream = Stream.of(seed, "smugglers")
    pool = ("smuggler", "smuggler", "regular", "regular", "torch", "longspear", "curse-of-decay", "moonstone")
    lines = []
    for n in range(1, 3 + seed % 4):
        for zone, size in (("hand", 6), ("deck", 7)):
            lines.append(f"{zone}.{n}: " + ", ".join(pool[stream.below(len(pool))] for _ in range(size)))
    return staged_advance(*lines, "hall: ettin | ettin | ogre | ogre-mage", seats=2 + seed % 4, board="dungeon")


def burdened_opening(seed: int) -> State:
    """Somebody carries more than he could alone, and whoever helps him was taken away: a weapon falls."""
    stream = Stream.of(seed, "burdens")
    party = "gorlandor-3, ironbark-gauntlets*2, adventurer, dagger*2, shortspear*2, shortsword"
    takers = ("hobgoblin-ravager", "hobgoblin-ravager", "web-lurker", "hobgoblin-disarmer")
    seats = players(seed, "quest")
    lines = [f"{zone}.{n}: {party}" for zone in ("hand", "deck") for n in range(1, seats + 1)]
    hall = " | ".join((takers[0], *(takers[stream.below(len(takers))] for _ in range(6))))
    game = Game(staged_quest(*lines, f"hall: {hall}", seats=seats))
    for move in ("dungeon", "use:gorlandor-3.2", "use:ironbark-gauntlets", "pick:adventurer"):
        game.answer(0, move)
    for weapon in ("dagger", "shortspear", "shortsword"):
        game.answer(0, f"equip:{weapon}>adventurer")
    for move in ("done", "done", "discard:gorlandor-3"):
        game.answer(0, move)
    return game.state


def guarded_opening(seed: int) -> State:
    """All keys are found: the guardian comes with the next turn."""
    keys = "guardian-key*" + str(rotating_setup(seed, "quest").keys)
    return edited(strong_opening(seed, name="quest"), f"supply.guardian-key: {keys}")


def opening(seed: int, name: str = "classic") -> State:
    """Two games of three are strengthened."""
    if name == "quest" and seed % 12 in (4, 11):
        return burdened_opening(seed) if seed % 12 == 11 else guarded_opening(seed)
    return strong_opening(seed, name=name) if seed % 3 else plain_opening(seed, name=name)


# ------------------------------------------------------------------------------------------------------------
# Players and games


def uniform(options: Sequence[str], stream: Stream) -> int:
    return stream.below(len(options))


def bold(options: Sequence[str], stream: Stream) -> int:
    """Goes to the dungeon, uses what can be used, rarely stops early and rarely rests."""
    ids = list(options)
    if "temple" in ids:
        return ids.index("dungeon") if stream.below(20) < 13 else stream.below(len(ids) - 1)
    if "prepare" in ids:
        dice = stream.below(20)
        return ids.index("dungeon" if dice < 11 else "village" if dice < 16 else "prepare" if dice < 18 else "rest")
    if "rest" in ids and "village" in ids:
        dice = stream.below(20)
        return ids.index("dungeon" if dice < 12 else "village" if dice < 19 else "rest")
    if ids[0] == "done" and len(ids) > 1 and stream.below(6):
        return 1 + stream.below(len(ids) - 1)
    return stream.below(len(ids))


def to_the_dungeon(decision: Decision) -> int | None:
    """Always into the next battle."""
    ids = list(decision.options)
    return ids.index("dungeon") if "dungeon" in ids else None


def passes(game: Game, seat: int) -> bool:
    """The seat says in advance that it will not react, if it may."""
    try:
        game.answer(seat, PASS)
    except Refused as e:
        assert e.reason in ("not-now", "wrong-step", "game-over"), e
        return False
    return True


class Walk:
    """A random game, one answer at a time. Everything follows from the seed."""

    def __init__(
        self,
        seed: int,
        name: str = "classic",
        *,
        turns: int = 60,
        state: State | None = None,
        listen: bool = True,
        history: bool = False,
    ) -> None:
        self.seed = seed
        self.name = name
        self.turns = turns
        self.step = 0
        self.given = state is not None
        self.game = Game(opening(seed, name) if state is None else state, listen=listen, history=history)
        self.stream = Stream.of(seed, "test player")
        self.play = uniform if seed % 5 == 0 else bold
        self.last = self.game.state.turn + turns

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def done(self) -> bool:
        """The game is over, or has been walked for long enough: random players can stall without end."""
        return self.state.over or self.state.turn >= self.last

    def next(self) -> tuple[Decision, int]:
        """The answer to come: a decision and the place of an option."""
        asked = self.state.asked
        decision = Decision(self.state, asked[self.stream.below(len(asked)) if len(asked) > 1 else 0])
        return decision, self.play(decision.options, self.stream)

    def go(self, decision: Decision, index: int) -> None:
        self.step += 1
        self.game.choose(decision, index)

    def __iter__(self) -> Iterator[tuple[Decision, int]]:
        """Each answer to come; it is taken when the loop comes round, unless :meth:`go` was called before. Go
        through it
        inside of :func:`reproducing`."""
        while not self.done:
            step = self.step
            decision, index = self.next()
            yield decision, index
            if self.step == step:
                self.go(decision, index)


@contextmanager
def reproducing(walk: Walk) -> Iterator[None]:
    """A failure in here says how to come back to this place."""
    try:
        yield
    except BaseException as e:
        e.add_note(reproduce(walk))
        raise


def reproduce(walk: Walk) -> str:
    if walk.given:
        return f"step {walk.step} of seed {walk.seed} from this position:\n{text_of(walk.state)}"
    return f"reproduce: .venv/bin/python -m tests.helpers {walk.name} {walk.seed} {walk.step}"


def instances(s: State) -> dict[int, int]:
    """Every card instance and its zone; fails if one lies in two places."""
    out: dict[int, int] = {}
    for z, zone in enumerate(s.zones):
        for c in zone:
            if c != EMPTY:
                assert c not in out, f"card {c} lies in {s.map.names[out[c]]} and in {s.map.names[z]}"
                out[c] = z
    return out


def main(arguments: list[str]) -> None:
    name, seed = arguments[0], int(arguments[1])
    until = int(arguments[2]) if len(arguments) > 2 else 10**9
    walk = Walk(seed, name, turns=1000)
    for decision, index in walk:
        if walk.step >= until:
            break
        print(f"{walk.step:4} turn {walk.state.turn} seat {decision.seat + 1} {decision.options[index]}")
    print(text_of(walk.state))
    for decision in walk.game.decisions():
        print(decision.data())


if __name__ == "__main__":
    main(sys.argv[1:])
