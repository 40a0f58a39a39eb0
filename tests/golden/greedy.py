"""Games of ``greedy``, pick by pick. It is the yardstick of the levels, so it must not change:
``python -m tests.golden.greedy`` makes the file anew, and only a change of the rules is a reason for that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from duskhall.bots.greedy import GreedyBot
from duskhall.core.game import Game
from duskhall.core.luck import key_from_seed
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import on_board
from duskhall.editions.setup import Setup

FILE = Path(__file__).with_name("greedy.json")
PARTS = ("monsters", "heroes", "village")
"""Parts that every set-up names, though an Epic game has none of its own."""
MOST_TURNS = 200
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""A pick is one of these: its place among the options."""


def starts() -> Iterator[tuple[Setup, int]]:
    """Set-ups and numbers of players: every edition on every board, in every mode and with every number of players, of
    random cards and as they were published."""
    for name in NAMES:
        e = edition(name)
        least, most = e.players
        players = range(least, most + 1)
        boards = [board for board in e.boards if board != "learning"]
        for g, n in enumerate(players):
            yield on_board(e.random_setup(g), boards[g % len(boards)], False, None, ""), n
        for g, mode in enumerate(e.modes[1:], 10):
            yield on_board(e.random_setup(g), "", False, None, mode), 2
        for setup in e.setups.values():
            yield setup, 2


def picks(setup: Setup, players: int) -> tuple[str, list[int]]:
    """What greedy picks in this game, and the points at its end."""
    e = edition(setup.edition)
    start = e.deal(e.rules_on(setup.board), setup, players, key_from_seed(players, "golden greedy"))
    game = Game(start, listen=False, history=False)
    bots = [GreedyBot() for _ in range(players)]
    told = ""
    while not game.over and game.state.turn <= MOST_TURNS:
        decision = game.decision()
        pick = bots[decision.seat].pick(game.view(decision.seat), decision) if decision.count > 1 else 0
        if decision.count > 1:
            told += DIGITS[pick]
        game.choose(decision, pick)
    return told, [row.vp for row in e.standings(game.state)]


def setup_of(kept: dict[str, Any]) -> Setup:
    """A set-up from the file: its cards are named there, so that new cards in the box do not change it."""
    parts: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in kept.items()}
    return Setup(**parts)


if __name__ == "__main__":
    games = []
    for setup, players in starts():
        told, points = picks(setup, players)
        kept = {key: value for key, value in asdict(setup).items() if value or key in PARTS}
        games.append({"setup": kept, "players": players, "points": points, "picks": told})
    lines = ",\n".join(json.dumps(game) for game in games)
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
