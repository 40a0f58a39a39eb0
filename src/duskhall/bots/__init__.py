"""Bots: programs that play. A bot is any object with ``choose(view, decision)`` that returns a legal move.

Bots see views, never the position. ``loading`` finds bots by name, ``asking`` asks them for a move.

>>> from duskhall import new_game
>>> from duskhall.bots import ask, load
>>> game = new_game("classic", players=2, seed=7)
>>> decision = game.decision()
>>> ask(load("veteran"), game.view(decision.seat), decision).option in decision.options
True
"""

from .asking import FAILED, ILLEGAL, LATE, Answer, BotFault, ask
from .loading import (
    BUILT_IN,
    LEVELS,
    NEWCOMERS,
    USUAL,
    Bot,
    BotError,
    Maker,
    built_in,
    find,
    load,
    note_of,
    sources_of,
    split_list,
    title_of,
)

__all__ = [
    "BUILT_IN",
    "FAILED",
    "ILLEGAL",
    "LATE",
    "LEVELS",
    "NEWCOMERS",
    "USUAL",
    "Answer",
    "Bot",
    "BotError",
    "BotFault",
    "Maker",
    "ask",
    "built_in",
    "find",
    "load",
    "note_of",
    "sources_of",
    "split_list",
    "title_of",
]
