"""The log in words, over random games with every kind of card."""

from __future__ import annotations

import pytest

from duskhall import new_game
from duskhall.core.events import CLASSES, TurnBegan
from duskhall.core.game import Game
from duskhall.telling.log import TURN, Log
from duskhall.telling.phrases import Phrases
from duskhall.telling.sentences import SENTENCES
from tests.helpers import SPECTATOR, Walk, reproducing, staged
from tests.telling.tables import NAMES, phrases_of


def test_every_kind_of_event_has_its_sentence() -> None:
    """The beginning of a turn is a head, not a sentence."""
    assert list(SENTENCES) == [kind for kind in CLASSES if kind is not TurnBegan]
    for kind, sentence in SENTENCES.items():
        assert sentence.__annotations__["e"] == f"ev.{kind.__name__}", f"{sentence.__name__} is made for another kind"


@pytest.mark.slow
def test_the_log_tells_every_event_to_every_reader() -> None:
    for seed in range(1, 9):
        walk = Walk(seed, turns=25)
        with reproducing(walk):
            for _ in walk:
                pass
        p = phrases_of(walk.game)
        for reader in range(SPECTATOR, walk.game.state.seats):
            events = walk.game.events(reader)
            entries = Log(p, reader).entries(events, walk.game.start.active, first=1)
            heads = [text for kind, text in entries if kind == TURN]
            assert len(heads) == 1 + sum(isinstance(e, TurnBegan) for e in events)
            assert not any("None" in text or "{" in text for _, text in entries)


@pytest.mark.slow
def test_the_log_of_advance_tells_every_event_to_every_reader() -> None:
    for seed in range(1, 13):
        walk = Walk(seed, turns=12, name="advance")
        with reproducing(walk):
            for _ in walk:
                pass
        p = phrases_of(walk.game)
        for reader in range(SPECTATOR, walk.game.state.seats):
            events = walk.game.events(reader)
            entries = Log(p, reader).entries(events, walk.game.start.active, first=1)
            assert sum(kind == TURN for kind, _ in entries) == 1 + sum(isinstance(e, TurnBegan) for e in events)
            assert not any("None" in text or "{" in text or ": from " in text for _, text in entries)


@pytest.mark.slow
def test_the_log_of_quest_tells_every_event_to_every_reader() -> None:
    for seed in range(1, 13):
        walk = Walk(seed, turns=14, name="quest")
        with reproducing(walk):
            for _ in walk:
                pass
        p = Phrases(NAMES[: walk.game.state.seats], walk.game.state.rules, walk.game.view(SPECTATOR).rooms)
        for reader in range(SPECTATOR, walk.game.state.seats):
            events = walk.game.events(reader)
            entries = Log(p, reader).entries(events, walk.game.start.active, first=1)
            assert sum(kind == TURN for kind, _ in entries) == 1 + sum(isinstance(e, TurnBegan) for e in events)
            bad = [text for _, text in entries if "None" in text or "{" in text or ": from " in text]
            assert not bad


def test_the_log_hides_what_is_hidden() -> None:
    game = Game(staged("hand.1: militia*6", "deck.1: hatchet*6", "hand.2: lantern*6"))
    game.answer(0, "rest")
    game.answer(0, "done")
    p = phrases_of(game)
    own = " ".join(text for _, text in Log(p, 0).entries(game.events(0), 0))
    other = " ".join(text for _, text in Log(p, 1).entries(game.events(1), 0))
    assert "Hatchet" in own
    assert "Hatchet" not in other and "Lantern" not in other


def test_a_turn_is_another_one_only_for_the_same_player() -> None:
    game = new_game("advance", 2, seed=2)
    for _ in range(2):
        seat = game.state.active
        game.answer(seat, "rest")
        game.answer(seat, "done")
    p = phrases_of(game)
    told = [text for _, text in Log(p, SPECTATOR).entries(game.events(), game.start.active, first=1)]
    assert not any("another turn" in text for text in told)
    # A batch that begins with the turn is not told as one more.
    since = next(i for i, e in enumerate(game.events()) if isinstance(e, TurnBegan))
    told = [text for _, text in Log(p, SPECTATOR).entries(game.events(since=since), 1 - game.start.active)]
    assert not any("another turn" in text for text in told)
