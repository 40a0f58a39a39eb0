"""Duskhall plays Thunderstone, for people and for programs.

>>> from duskhall import new_game
>>> game = new_game("classic", players=2, seed=7)
>>> game.decision().options
['village', 'dungeon', 'rest']
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duskhall.core.game import Game
    from duskhall.core.rules import Rules
    from duskhall.editions.setup import Setup

__version__ = "0.1.0"


def new_game(
    edition: str = "classic",
    players: int = 2,
    *,
    seed: int | None = None,
    setup: Setup | None = None,
    first: int | None = None,
    rules: Rules | None = None,
    listen: bool = True,
    history: bool = True,
) -> Game:
    """A new game. ``setup``: which cards on which board (default: the edition's first game). ``seed``: repeatable luck;
    without one it is secret. ``first``: the starting seat, from 0; None lets luck choose. ``rules``: a ruleset with
    changed cards, made for the set-up's board."""
    from duskhall.core.game import Game
    from duskhall.core.luck import KEY_BYTES, key_from_seed
    from duskhall.editions import edition as find

    e = find(edition)
    key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from_seed(seed, "duskhall luck")
    setup = setup or e.first_game
    dealt = e.deal(rules or e.rules_on(setup.board), setup, players, key, first)
    return Game(dealt, listen=listen, history=history)
