"""Other card-game engines for Python, played at random beside ours (the extra ``bench``).

The same rule counts for everybody: a decision is a question that was put to an agent who had at least two options. Each
peer runs as fast as its own interface honestly allows: nothing is logged, nothing recorded, no code of it is changed,
and our side of it chooses with one random number.
"""

from __future__ import annotations

import copy
import logging
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import metadata
from typing import Any

BASE = "pyminion"
"""The peer that the ratios refer to."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game."""

    decisions: int
    options: int
    """Of all decisions together; 0: not counted."""


@dataclass(frozen=True, slots=True)
class Peer:
    name: str
    version: str
    games: int
    """So many take about as long as a hundred of ours."""
    ways: dict[str, Callable[[int], Played]]
    """Honest ways of playing a game at random; its number is the seed. The one with the most decisions a second
    counts."""
    position: Callable[[], object]
    """A game under way."""
    clone: Callable[[Any], object] = copy.deepcopy
    """How its users copy a position."""


def find_peers() -> tuple[list[Peer], list[str]]:
    """Those that are installed, and a note for each of the others."""
    found = []
    notes = []
    for name, make in (("pyminion", _pyminion), ("rlcard", _rlcard)):
        try:
            found.append(make(metadata.version(name)))
        except (ImportError, metadata.PackageNotFoundError) as e:
            notes.append(f"{name} is not here ({e}): no comparison with it. 'make bench' installs it.")
    return found, notes


# ----------------------------------------------------------------------------------------------------------------------
# pyminion: Dominion, the base set with ten random kingdom cards


class _Enough(Exception):
    """Ends a game in the middle."""


class _Chance:
    """Decides for a player of pyminion. ``at_once``: lays down all treasures when asked for them, as its bots do; else
    one after the other, or none, so that each is a choice."""

    def __init__(self, at_once: bool, stop: int = -1) -> None:
        self.at_once = at_once
        self.stop = stop
        self.decisions = 0

    def count(self) -> None:
        self.decisions += 1
        if self.decisions == self.stop:
            raise _Enough

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        if self.at_once:
            self.count()
            return valid_treasures
        card = self.one_or_none(valid_treasures)
        return [] if card is None else [card]

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self.one_or_none(valid_cards)

    def one_or_none(self, cards: list[Any]) -> Any:
        n = len(cards)
        if not n:
            return None
        self.count()
        i = int(random.random() * (n + 1))
        return cards[i] if i < n else None

    def binary_decision(self, *args: Any, **kwargs: Any) -> bool:
        self.count()
        return random.random() < 0.5

    def some(self, cards: list[Any], least: int, most: int) -> list[Any]:
        n = len(cards)
        if most < 0 or most > n:
            most = n
        least = min(least, most)
        if most > least or 0 < least < n:
            self.count()
        return random.sample(cards, least + int(random.random() * (most - least + 1)))

    def discard_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Any]:
        return self.some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[Any]:
        return self.some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[Any]:
        return self.some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> list[Any]:
        return self.some(valid_cards, min_num_topdeck, max_num_topdeck)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        n = len(valid_cards)
        if n > 1:
            self.count()
        return valid_cards[int(random.random() * n)]


@contextmanager
def _quiet() -> Iterator[None]:
    """pyminion logs every move to the root logger, whose level it sets when it is imported."""
    root = logging.getLogger()
    before = root.level
    root.setLevel(logging.WARNING)
    try:
        yield
    finally:
        root.setLevel(before)


def _pyminion(version: str) -> Peer:
    before = logging.getLogger().level
    from pyminion.expansions.base import base_set
    from pyminion.game import Game
    from pyminion.player import Player

    logging.getLogger().setLevel(before)

    def new(seed: int, deciders: list[_Chance]) -> Any:
        random.seed(seed)
        players = [Player(decider=d, player_id=str(i)) for i, d in enumerate(deciders)]
        return Game(players=players, expansions=[base_set], log_stdout=False)

    def play(at_once: bool, g: int) -> Played:
        deciders = [_Chance(at_once), _Chance(at_once)]
        with _quiet():
            new(g, deciders).play()
        return Played(deciders[0].decisions + deciders[1].decisions, 0)

    def position() -> object:
        """Four players in the middle of a game."""
        game = new(0, [_Chance(False, 100) for _ in range(4)])
        try:
            with _quiet():
                game.play()
        except _Enough:
            pass
        return game

    ways: dict[str, Callable[[int], Played]] = {
        "treasures one by one": partial(play, False),
        "treasures at once": partial(play, True),
    }
    return Peer("pyminion", version, 100, ways, position)


# ----------------------------------------------------------------------------------------------------------------------
# rlcard: Uno


def _rlcard(version: str) -> Peer:
    # The game below the environment: without the arrays that it makes for networks it is several times as fast.
    from rlcard.games.uno import Game

    def new(seed: int) -> Any:
        game = Game()
        game.np_random.seed(seed)
        return game

    def play(g: int) -> Played:
        decisions = options = 0
        chance = random.Random(g).random
        game = new(g)
        state, _ = game.init_game()
        while not game.is_over():
            actions = state["legal_actions"]
            n = len(actions)
            if n > 1:
                decisions += 1
                options += n
            state, _ = game.step(actions[int(chance() * n)])
        return Played(decisions, options)

    def position() -> object:
        """The two players that its Uno is for, after some moves."""
        game = new(0)
        state, _ = game.init_game()
        for _ in range(8):
            if not game.is_over():
                state, _ = game.step(state["legal_actions"][0])
        return game

    return Peer("rlcard uno", version, 1000, {"the bare game": play}, position)
