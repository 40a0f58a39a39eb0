"""Positions for the tests of plans: out of games of greedy bots and out of random games of strong decks."""

from __future__ import annotations

from collections.abc import Iterator

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.state import State
from tests.helpers import Walk, opening, plain_opening, strong_opening

MOST_TURNS = 60


def greedy_game(name: str, seed: int) -> Iterator[State]:
    """Every question of a game of greedy bots; the position is the game's own."""
    game = Game(plain_opening(seed, name=name), listen=False, history=False)
    bots = [GreedyBot() for _ in range(game.state.seats)]
    while not game.over and game.state.turn < MOST_TURNS * game.state.seats:
        yield game.state
        decision = game.decision()
        bot = bots[decision.seat]
        game.choose(decision, bot.pick(game.view(decision.seat), decision))


def random_game(name: str, seed: int, turns: int = 12) -> Iterator[State]:
    """Every question of a random game, of strong decks in two of three."""
    state = opening(seed, name) if seed % 3 == 0 else strong_opening(seed, name=name)
    walk = Walk(seed, name, turns=turns, state=state, listen=False)
    for _ in walk:
        yield walk.state


def positions(name: str, seed: int) -> Iterator[State]:
    return greedy_game(name, seed) if seed % 2 else random_game(name, seed)
