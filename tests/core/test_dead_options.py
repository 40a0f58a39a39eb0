"""No dead option: an effect that is offered changes something."""

from __future__ import annotations

import pytest

from duskhall.core.game import Game
from duskhall.core.luck import Stream, key_from_seed
from duskhall.core.state import State
from duskhall.editions import NAMES, edition
from tests.helpers import few, rotating_setup

MOST_ANSWERS = 12
"""Questions that one effect asks, at most."""
STEPS = 600
PARTS = ("zones", "xp", "gold", "mods", "delve", "lent", "later", "laid", "claim", "split", "held", "armed", "marked", "reach")
"""Of a position: all that an effect can work on."""


def left_by(game: Game, seat: int, option: str) -> State:
    """What an effect leaves when every question of its own was answered with something rather than with nothing."""
    deep = len(game.state.stack)
    tried = game.copy(history=False)
    tried.answer(seat, option)
    for _ in range(MOST_ANSWERS):
        if not tried.state.asked or len(tried.state.stack) <= deep:
            break
        decision = tried.decisions()[0]
        ids = list(decision.options)
        tried.answer(decision.seat, next((one for one in ids if one != "done"), ids[0]))
    return tried.state


def differs(a: State, b: State) -> bool:
    # A reaction may leave a choice to somebody else: that is a change too. That it was used is none.
    asked = [(q.seat, q.kind) for q in a.asked] != [(q.seat, q.kind) for q in b.asked]
    return asked or any(
        getattr(a, name) != getattr(b, name) for name in PARTS
    )


@pytest.mark.parametrize("name", NAMES)
def test_an_effect_that_is_offered_changes_something(name: str) -> None:
    own = edition(name)
    tried = 0
    for n in range(few(60, 6)):
        luck = Stream.of(n, "dead options")
        start = own.deal(own.rules, rotating_setup(n, name), 2, key_from_seed(n, "dead options"))
        game = Game(start, listen=False, history=False)
        for _ in range(STEPS):
            if game.state.over:
                break
            decision = game.decisions()[0]
            ids = list(decision.options)
            for option in ids:
                if option.startswith("use:"):
                    tried += 1
                    after = left_by(game, decision.seat, option)
                    assert differs(game.state, after), f"game {n}, turn {game.state.turn}: {option} does nothing"
            game.choose(decision, luck.below(len(ids)))
    assert tried > 50
