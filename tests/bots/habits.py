"""Which abilities of the cards it owns a bot uses: ``python -m tests.bots.habits EDITION [GAMES] [PLAYERS]``.

An ability counts as owned when a seat has had its card at the end of a turn, wherever it lay; reactions, trophies and
what lies in front of a seat are counted like all others.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import replace

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.luck import key_from_seed
from duskhall.core.tree import Use
from duskhall.editions import edition

Ability = tuple[str, int]
"""A card and the number of the ability on it, from 1."""

MOST_TURNS = 300


class Habits:
    """What greedy has owned and used, game by game."""

    def __init__(self, name: str, players: int = 2, avatars: bool = False) -> None:
        self.edition = edition(name)
        self.players = players
        self.avatars = avatars
        self.owned: Counter[Ability] = Counter()
        """In how many games."""
        self.used: Counter[Ability] = Counter()
        """How often."""
        self.kinds: Counter[str] = Counter()
        """Questions that were asked, by kind."""

    @property
    def share(self) -> float:
        return len(self.owned.keys() & self.used.keys()) / len(self.owned)

    @property
    def unused(self) -> list[Ability]:
        return sorted(self.owned.keys() - self.used.keys())

    def play(self, g: int) -> None:
        e = self.edition
        setup = replace(e.random_setup(g), avatars=self.avatars)
        if len(e.boards) > 1:
            setup = replace(setup, board=e.boards[g % 2])
        key = key_from_seed(g, "test greedy")
        game = Game(e.deal(e.rules_on(setup.board), setup, self.players, key), listen=False, history=False)
        bots = [GreedyBot() for _ in range(self.players)]
        owned: set[Ability] = set()
        turn = 0
        while not game.over and game.state.turn <= MOST_TURNS:
            decision = game.decision()
            i = 0
            if len(decision.options) > 1:
                self.kinds[decision.kind] += 1
                i = bots[decision.seat].pick(game.view(decision.seat), decision)
            option = decision.options[i]
            if option.startswith("use:"):
                name, _, number = option.removeprefix("use:").partition(".")
                self.used[name.partition("#")[0], int(number or 1)] += 1
            game.choose(decision, i)
            if game.state.turn != turn:
                turn = game.state.turn
                for seat in range(self.players):
                    for card in game.view(seat).owned(seat):
                        abilities = game.view().card(card).abilities
                        owned |= {(card, n) for n, a in enumerate(abilities, 1) if isinstance(a, Use)}
        self.owned.update(owned)


def main(name: str, games: int = 100, players: int = 2) -> None:
    for avatars in (False, True) if name == "advance" else (False,):
        habits = Habits(name, players, avatars)
        for g in range(games):
            habits.play(g)
        both = len(habits.owned.keys() & habits.used.keys())
        print(f"{name}, avatars {avatars}: {both} of {len(habits.owned)} abilities, {habits.share:.1%}")
        print("never used:", ", ".join(f"{card}.{n} ({habits.owned[card, n]})" for card, n in habits.unused))
        print("questions:", dict(habits.kinds.most_common()))


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
