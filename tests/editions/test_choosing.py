"""Set-ups by the names of their cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import UnknownName, UnknownSetup, chosen, names, on_board, published
from duskhall.editions.setup import Setup


@pytest.mark.parametrize("name", NAMES)
def test_the_names_of_a_set_up_are_read_back(name: str) -> None:
    e = edition(name)
    for setup in (*e.setups.values(), *map(e.random_setup, range(20))):
        assert chosen(e, names(setup, e)) == replace(setup, board="", avatars=False), names(setup, e)
    # Everything one can choose, and not only what was drawn.
    for bearer in e.choices.get("bearer", ("",)):
        whole = Setup(e.name, e.choices["monsters"], e.choices["heroes"], e.choices["village"], bearer)
        assert chosen(e, names(whole, e)) == whole


def test_names_are_those_of_the_cards() -> None:
    e = edition("classic")
    assert "Flaming Sword" in names(replace(e.first_game, village=("flaming-sword",)), e).split(", ")


def test_what_nobody_knows_is_refused() -> None:
    e = edition("classic")
    with pytest.raises(UnknownName):
        chosen(e, "elf, moon")
    with pytest.raises(UnknownSetup):
        published(e, "moon")
    assert published(e, "First") == e.first_game


def test_a_board_of_its_own_stays() -> None:
    e = edition("advance")
    setup = on_board(e.first_game, "dungeon", None)
    assert setup.board == "dungeon" and on_board(setup, None, True) == replace(setup, avatars=True)
