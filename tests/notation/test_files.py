"""A file is a record or a position."""

from __future__ import annotations

from duskhall import new_game
from duskhall.notation import position, record
from duskhall.notation.files import is_record, load


def test_a_record_and_a_position() -> None:
    game = new_game("classic", 2, seed=4, first=0)
    game.answer(0, "rest")
    game.answer(0, "done")
    text = record.write(game, ("Ann", "Bob"), None, bots=("", "greedy"))
    loaded = load(text)
    assert is_record(text) and loaded.record is not None
    assert (loaded.names, loaded.bots) == (("Ann", "Bob"), ("", "greedy"))
    assert loaded.game.state.turn == game.state.turn and load(text, 0).game.state.turn == game.start.turn
    text = position.write(game.state)
    loaded = load(text)
    assert not is_record(text) and loaded.record is None and not loaded.names
    assert loaded.game.state.turn == game.state.turn
