"""Duskhall plays Thunderstone, for people and for programs.

>>> import duskhall
>>> game = duskhall.new_game("classic", players=2, seed=7)
>>> [str(move) for move in game.moves]
['village', 'dungeon', 'rest']
>>> game.play("village")
>>> game
<Game classic: 2 players, turn 1 of seat 0, seat 0 decides: buy, 16 options>
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .bots import load as load_bot
    from .campaign.errors import CampaignError
    from .campaign.model import Campaign, Player, new_campaign
    from .core.decision import Decision, Refused, StaleDecision
    from .core.move import Move
    from .core.plan.making import Plan
    from .core.tree import Card
    from .core.view import View
    from .editions import editions
    from .editions.setup import Edition, Setup
    from .game import Game, Outcome, load, new_game, random_setup, reroll

__version__ = "0.1.0"

_HOMES = {
    "Campaign": "campaign.model",
    "CampaignError": "campaign.errors",
    "Card": "core.tree",
    "Decision": "core.decision",
    "Edition": "editions.setup",
    "Game": "game",
    "Move": "core.move",
    "Outcome": "game",
    "Plan": "core.plan.making",
    "Player": "campaign.model",
    "Refused": "core.decision",
    "Setup": "editions.setup",
    "StaleDecision": "core.decision",
    "View": "core.view",
    "editions": "editions",
    "load": "game",
    "load_bot": "bots",
    "new_campaign": "campaign.model",
    "new_game": "game",
    "random_setup": "game",
    "reroll": "game",
}
"""The module of each name. It is loaded on first use, so that ``import duskhall`` costs nothing."""

__all__ = [
    "Campaign",
    "CampaignError",
    "Card",
    "Decision",
    "Edition",
    "Game",
    "Move",
    "Outcome",
    "Plan",
    "Player",
    "Refused",
    "Setup",
    "StaleDecision",
    "View",
    "__version__",
    "editions",
    "load",
    "load_bot",
    "new_campaign",
    "new_game",
    "random_setup",
    "reroll",
]


if not TYPE_CHECKING:
    # To a type checker the names above are all there are.

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        home = import_module(f"{__name__}.{_HOMES[name]}")
        # Importing the package of the editions has put it here under its own name; it can be called.
        found = home if name == "editions" else getattr(home, "load" if name == "load_bot" else name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES})
