"""Positions for the tests of plans: out of games of greedy bots and out of random games of strong decks."""

from __future__ import annotations

from collections.abc import Iterator

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.machine import answer
from duskhall.core.move import Move
from duskhall.core.options import options_of
from duskhall.core.state import State
from duskhall.core.steps.flow import Choose
from tests.helpers import Walk, bold, opening, plain_opening, strong_opening

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


def starts_a_turn(s: State) -> bool:
    """The seat on turn chooses where to go."""
    f = s.stack[0]
    return len(s.stack) == 1 and isinstance(f.at, Choose) and not f.at.program.card and s.asked[0].seat == s.active


def play(s: State, seat: int, moves: tuple[Move, ...], stream: Stream) -> tuple[Game, bool | None]:
    """Play moves of a seat, everybody else at random; the game, and whether a battle was won: None if there was
    none."""
    game = Game(s, listen=False, history=False)
    log: list[tuple[str, tuple[int, ...]]] = []
    game.state.log = log
    left = list(moves)
    while not game.over:
        others(game, seat, stream)
        outcome = fought(log)
        if outcome is not None or not left:
            return game, outcome
        game.play(left.pop(0), seat)
    return game, fought(log)


def fought(log: list[tuple[str, tuple[int, ...]]]) -> bool | None:
    for event, numbers in log:
        if event == "compare":
            return bool(numbers[-1])
    return None


def others(game: Game, seat: int, stream: Stream) -> None:
    """All other seats answer at random until the seat is asked again or its turn is over."""
    while not game.over and not game.asks(seat):
        if game.state.active != seat:
            return
        decision = game.decision()
        game.choose(decision, bold(decision.options, stream))


def beaten_somehow(s: State, seat: int, most: int, stream: Stream) -> set[int] | None:
    """The monsters that any line of the seat beats from here, with the cards and the luck as they are: every answer is
    tried. None if that is more than so many positions."""
    beaten: set[int] = set()
    left = [s]
    looked = 0
    while left:
        c = left.pop()
        q = c.asked[0]
        for option in options_of(c, q):
            looked += 1
            if looked > most:
                return None
            d = c.clone()
            log: list[tuple[str, tuple[int, ...]]] = []
            d.log = log
            answer(d, d.asked[0], option)
            while d.asked and d.asked[0].seat != seat and d.active == seat and not fought(log):
                options = options_of(d, d.asked[0])
                answer(d, d.asked[0], options[stream.below(len(options))])
            told = [numbers for event, numbers in log if event == "compare"]
            if told and told[0][-1]:
                beaten.add(told[0][1])
            d.log = None
            if not told and not d.over and d.turn == s.turn:
                left.append(d)
    return beaten
