"""The words of a table in a test."""

from __future__ import annotations

from duskhall.core.game import Game
from duskhall.telling.phrases import Phrases

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def phrases_of(game: Game) -> Phrases:
    return Phrases(NAMES[: game.state.seats], game.state.rules)
