"""Epic games at the terminal: spots and decks, the marketplace, heroes out of the box."""

from __future__ import annotations

import io
import re

import pytest

from duskhall import new_game
from duskhall.core.game import Game
from duskhall.core.state import State
from duskhall.editions import edition
from duskhall.editions.choosing import on_board
from duskhall.terminal.screen import Screen
from duskhall.terminal.table import Seat, Table
from tests.helpers import staged_quest
from tests.terminal.test_quest import Played

QUEST = edition("quest")
PARTY = ("hand.1: adventurer*2, silverhelm-1, thunderstone-shard*3", "xp: 9 0", "deck.1: dagger*9")


def start(*lines: str, mode: str = "epic-heroes") -> State:
    setup = on_board(QUEST.random_setup(4), None, None, mode=mode)
    return staged_quest(*PARTY, *lines, setup=setup)


def played(*answers: str, mode: str = "epic-heroes", lines: tuple[str, ...] = ()) -> Played:
    game = Game(start(*lines, mode=mode))
    for _ in range(2):
        for seat in range(2):
            game.answer(seat, game.decision(seat).options[0])
    return Played(game, *answers)


@pytest.mark.parametrize(
    ("mode", "parts"), [("epic", "Guardian, rooms and heroes"), ("epic-heroes", "Guardian and rooms")]
)
def test_the_beginning_tells_what_a_set_up_lends_the_game(mode: str, parts: str) -> None:
    out = io.StringIO()
    game = new_game("quest", 2, "first", seed=1, mode=mode)
    Table(Screen(io.StringIO(), out), game, [Seat("Ann"), Seat("Bob")], game.setup).opening("first", 0)
    text = " ".join(out.getvalue().split())
    assert f"{parts} are those of a first game." in text and "The cards are those" not in text


def test_the_village_tells_decks_and_empty_spots() -> None:
    seen = played("prices", "stack any-1", "stack item-2")
    assert re.search(r"Items \S.*? · 17 in the deck", seen.text)
    assert "Any card 2 empty spots" in seen and "marketplace" in seen
    assert "Any spot 1 is empty." in seen and "17 cards are face down to refill this spot." in seen
    assert "sold out" not in seen


def test_heroes_lie_on_the_stack_of_their_class_and_rise_out_of_the_box() -> None:
    seen = played("stack cleric-1", "guilds-quarter", "done", "done", "moves")
    assert "Clerics 1× " in seen and "Later levels, in the box 3× " in seen
    assert re.search(r"level:silverhelm-1 .{0,40}Silverhelm II", seen.text)
    assert "Heroes of level 2 and 3" not in seen, "the box is no pile"


def test_a_visit_to_the_marketplace() -> None:
    game = played("marketplace", "spell", "done").game
    kinds = game.state.rules.cards
    (name,) = [kinds[game.state.kinds[c]] for z in game.state.map.spots for c in game.state.zones[z]]
    seen = played("marketplace", "spell", "done", "log")
    assert "You go to the marketplace." in seen and "Turn up the top card of which deck?" in seen
    assert f"You turn up a spell. {name.name} is now for sale." in seen
    told = played("marketplace", "spell", "prices")
    assert f"Any card · 1 empty spot {name.name} costs {name.figures['cost']} · " in told


def test_where_no_spot_is_empty_one_is_emptied() -> None:
    full = ("stack.any-1: hammer", "stack.any-2: maul")
    seen = played("marketplace", "destroy hammer", lines=full)
    assert "The spots for any card are full. Destroy which card to make room?" in seen
    assert "Village: Hammer is destroyed." in seen and "You rest" not in seen
    assert "Turn up the top card of which deck?" in seen


def test_a_purchase_is_followed_by_another_card() -> None:
    seen = played("bazaar", "done", "2", "log")
    assert re.search(r"You buy \S.*?\. \S.*? is now for sale\.", seen.text)


@pytest.mark.parametrize(("mode", "heroes"), [("epic", False), ("epic-heroes", True)])
def test_help_tells_of_it(mode: str, heroes: bool) -> None:
    seen = played("help", mode=mode)
    assert "this is an Epic game" in seen and ("heroes: each class has one stack" in seen) == heroes


def test_other_games_have_no_marketplace() -> None:
    seen = Played(staged_quest(), "help", "marketplace")
    assert "marketplace" not in seen.text.replace("> marketplace", "").replace("“marketplace”", "")
