"""Set-ups by the names of their cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import cards_alone, chosen, names, on_board, published
from duskhall.editions.errors import SetupError, UnknownName, UnknownSetup
from duskhall.editions.setup import Setup


@pytest.mark.parametrize("name", NAMES)
def test_the_names_of_a_set_up_are_read_back(name: str) -> None:
    e = edition(name)
    for setup in (*e.setups.values(), *map(e.random_setup, range(20))):
        assert chosen(e, names(setup, e)) == cards_alone(setup), names(setup, e)
    # Everything one can choose, and not only what was drawn.
    cards = Setup(e.name, e.choices["monsters"], e.choices["heroes"], e.choices["village"])
    levels = {c.id: c.figures.get("level", 0) for c in e.rules.cards}
    cards = replace(cards, rooms=tuple(sorted(e.choices.get("rooms", ()), key=levels.__getitem__)))
    for bearer in e.choices.get("bearer", ("",)):
        for guardian in e.choices.get("guardian", ("",)):
            whole = replace(cards, bearer=bearer, guardian=guardian)
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


def test_rooms_may_be_named_in_any_order() -> None:
    e = edition("quest")
    first = e.first_game
    mixed = replace(first, rooms=tuple(reversed(first.rooms)))
    found = chosen(e, names(mixed, e))
    e.check(found)
    assert found.rooms == ("abandoned-gate", "mine", "sunken-well", "crypt", "vault", "throne-room")


def test_there_is_one_guardian_and_its_level_is_said() -> None:
    e = edition("quest")
    text = names(e.first_game, e)
    assert "Smorga 4" in text.split(", "), "three cards share the printed name"
    with pytest.raises(SetupError) as refused:
        chosen(e, f"{text}, smorga-5")
    assert refused.value.reason == "setup-one-guardian"
    with pytest.raises(UnknownName):
        chosen(e, text.replace("Smorga 4", "Smorga the Queen"))


def test_keys_are_settled_apart_from_the_cards() -> None:
    e = edition("quest")
    assert on_board(e.first_game, None, None, 2) == replace(e.first_game, keys=2)
    assert on_board(e.first_game, None, None) == e.first_game
    with pytest.raises(SetupError):
        on_board(e.first_game, None, None, 0)
    for keys in (-1, 7):
        with pytest.raises(SetupError):
            e.check(on_board(e.first_game, None, None, keys))
