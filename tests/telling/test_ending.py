"""The end of a game in words."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from duskhall import new_game
from duskhall.core.game import Game
from duskhall.telling.ending import ending, points
from tests.helpers import SPECTATOR, staged_advance, staged_quest
from tests.telling.tables import phrases_of


def test_the_bearer_decides_between_equals() -> None:
    game = Game(
        staged_advance(
            *("hall: belac | ogre | ogre | ogre", "hand.1: criochan-captain*4", "deck.1: torch*6", "front.1:"),
            *("hand.2: ogre*6", "deck.2: torch*6"),
        )
    )
    for answer in ("dungeon", "attack:1"):
        game.answer(0, answer)
    while not game.over:
        (decision, *_) = game.decisions()
        game.answer(decision.seat, "done" if "done" in decision.options else decision.options[0])
    told = ending(phrases_of(game), game, 0)
    assert told.sentence == "You win with 12 victory points."
    assert told.notes[:2] == [
        "2 players have 12 points; holding the Thunderstone bearer decides.",
        "You hold the Thunderstone bearer.",
    ]
    assert ending(phrases_of(game), game, 1).sentence == "Ann wins with 12 victory points."


@pytest.mark.parametrize("edition", ["classic", "advance", "quest"])
def test_points_add_up_to_the_score(edition: str) -> None:
    game = new_game(edition, 2, seed=5)
    luck = random.Random(5)
    while not game.over and game.state.turn < 60:
        decision = game.decisions()[0]
        game.answer(decision.seat, luck.choice(list(decision.options)))
    for seat in range(2):
        view = game.view(seat)
        rows = points(view)
        assert sum(n * each for _, n, each in rows) == view.score(seat)
        assert rows == sorted(rows, key=lambda row: (-row[1] * row[2], row[0]))
        assert max(Counter((card, each) for card, _, each in rows).values(), default=1) == 1


@pytest.mark.parametrize(
    ("second", "decides"),
    [
        ("front.2: wound", "2 players have 5 points; the player with more wounds wins."),
        ("hand.2: treasure-cache", "the player with more treasures and legendary cards wins."),
    ],
)
def test_wounds_and_treasures_decide_between_equals(second: str, decides: str) -> None:
    game = Game(staged_quest("hand.1: lantern", "hand.2: lantern", second, "front.1:", "last: 1", "xp: 5 5"))
    for answer in ("bazaar", "done", "done", "stay"):
        if game.asks(0) and answer in game.decision(0).options:
            game.answer(0, answer)
    assert game.over
    told = ending(phrases_of(game), game, 1)
    assert told.sentence == "You win with 5 victory points."
    assert decides in told.notes[0] and "{" not in " ".join(told.notes)
    assert points(game.view(1)) == [("", 1, 5)], "experience is no card"


def test_a_spectator_is_nobody() -> None:
    game = new_game("classic", 2, seed=5)
    told = ending(phrases_of(game), game, SPECTATOR)
    assert "You" not in told.sentence and told.notes
