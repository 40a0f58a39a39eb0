"""What is played, and why something cannot be."""

from __future__ import annotations

from dataclasses import replace

from duskhall.editions import edition
from duskhall.editions.choosing import on_board
from duskhall.editions.errors import SetupError
from duskhall.telling.setup import explain, game_title
from duskhall.text import words

CLASSIC = edition("classic")


def test_a_game_is_called_after_its_published_set_up() -> None:
    bare = game_title(CLASSIC.rules, None)
    assert "Classic" in bare
    first = game_title(CLASSIC.rules, CLASSIC.first_game)
    other = game_title(CLASSIC.rules, replace(CLASSIC.first_game, village=()))
    assert len({bare, first, other}) == 3 and all(bare in title for title in (first, other))


def test_keys_do_not_change_what_a_game_is_called() -> None:
    quest = edition("quest")
    first = game_title(quest.rules, quest.first_game)
    assert first == game_title(quest.rules, replace(quest.first_game, keys=2))
    assert first != game_title(quest.rules, replace(quest.first_game, guardian="smorga-5"))


def test_an_epic_game_is_called_so_whatever_lends_it_its_dungeon() -> None:
    quest = edition("quest")
    for setup in (quest.first_game, quest.random_setup(3)):
        for mode in ("epic", "epic-heroes"):
            played = on_board(setup, None, None, mode=mode)
            assert game_title(quest.rules, played) == "Thunderstone Quest, Epic"


def test_a_refused_set_up_is_told_in_words() -> None:
    exact = explain(SetupError("how-many", what="heroes", least=4, most=4, got=3), words())
    spread = explain(SetupError("how-many", what="monsters", least=1, most=8, got=9), words())
    assert "4" in exact and "3" in exact and "{" not in exact
    assert "8" in spread and "9" in spread and "{" not in spread
