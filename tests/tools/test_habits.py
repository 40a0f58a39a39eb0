"""Habits, counted in positions made by hand."""

from __future__ import annotations

import pytest

from duskhall.core.game import Game
from duskhall.core.state import State
from tests.helpers import staged, staged_advance, staged_quest
from tools.habits import COUNTS, Watcher


def watched(state: State, *moves: str, turns: int = 0) -> list[dict[str, int]]:
    """What is counted when these moves are played, then the first option of everything for so many turns more."""
    game = Game(state, listen=False, history=False)
    s = game.state
    watcher = Watcher(s)
    wanted = list(moves)
    last = s.turn + turns
    while not game.over and (wanted or s.turn < last):
        decision = game.decision()
        option = 0
        if wanted and wanted[0] in decision.options:
            option = decision.options.index(wanted.pop(0))
        watcher.before(decision, option)
        game.choose(decision, option)
        watcher.after()
    return watcher.finish()


DECK = "deck.1: militia*6"
HALL = "hall: green-blob | nixie | haunt"


def test_a_hopeless_fight_is_told_from_one_that_is_only_lost() -> None:
    weak = ("hand.1: militia*3, torch*2, short-sword", DECK, HALL)
    mine, other = watched(staged(*weak), "dungeon", "attack:1", turns=1)
    assert (mine["fights"], mine["lost"], mine["hopeless"]) == (1, 1, 1)
    assert mine["lost_early"] == mine["hopeless_early"] == 1, "it is an early turn"
    assert mine["short"] == mine["hopeless_short"] == 2 and other["fights"] == 0
    assert mine["turns"] == 1 and set(mine) == set(COUNTS)
    armed = ("hand.1: militia*4, torch, dagger", DECK, HALL, "turn: 31")
    won, _ = watched(staged(*armed), "dungeon", "equip:dagger>militia", "attack:1", turns=1)
    assert (won["fights"], won["lost"], won["hopeless"]) == (1, 0, 0)
    lazy, _ = watched(staged(*armed), "dungeon", "attack:1", turns=1)
    assert (lazy["lost"], lazy["lost_early"], lazy["hopeless"]) == (1, 0, 0), "with the dagger it could have won"


@pytest.mark.parametrize(
    ("card", "wasted"), [("militia", 0), ("fireball", 1), ("green-blob", 1), ("torch", 0), ("disease", 0)]
)
def test_a_good_card_destroyed_for_nothing(card: str, wasted: int) -> None:
    hand = "hand.1: militia*2, torch, fireball, green-blob, disease"
    mine, other = watched(staged(hand, DECK, "hall: nixie | haunt | haunt"), "rest", f"destroy:{card}")
    assert (mine["rests"], mine["destroyed"], mine["wasted"], mine["unrested"]) == (1, 1, wasted, 0)
    assert other["unrested"] == 1


@pytest.mark.parametrize(("regulars", "wasted"), [(9, 0), (12, 1)])
def test_the_price_of_a_battle_is_not_for_nothing(regulars: int, wasted: int) -> None:
    """A Charred Bruin takes a card; with nine Regulars it is beaten only if it is the shard."""
    hand = f"hand.1: regular*{regulars}, torch, thunderstone-shard"
    state = staged_advance(hand, "hand.2: regular*6", "deck.1: regular*6", "hall: charred-bruin | ghul | ghul | ghul")
    mine, _ = watched(state, "dungeon", "attack:1", "destroy:thunderstone-shard", turns=1)
    assert (mine["fights"], mine["lost"], mine["destroyed"], mine["wasted"]) == (1, 0, 1, wasted)


@pytest.mark.parametrize(("cards", "clearing"), [("militia*3", 1), ("elf-wizard", 0)])
def test_a_hopeless_fight_that_rids_a_deck_of_weak_cards(cards: str, clearing: int) -> None:
    hall = "hall: mythlurian | haunt | haunt"
    mine, _ = watched(staged(f"hand.1: {cards}, torch", DECK, hall), "dungeon", "attack:1", turns=1)
    assert (mine["hopeless"], mine["clearing"]) == (1, clearing)


@pytest.mark.parametrize(("answer", "stayed"), [("done", 1), ("level:thyrian-squire", 0)])
def test_a_level_up_turned_down(answer: str, stayed: int) -> None:
    state = staged("hand.1: thyrian-squire, militia*5", DECK, "xp: 2 0")
    mine, _ = watched(state, "village", answer, turns=1)
    assert (mine["rises"], mine["stayed"], mine["xp"]) == (1, stayed, 2 * stayed)


def test_weak_cards_and_experience_that_are_left() -> None:
    hand = "hand.1: militia*2, torch, fireball, green-blob, disease"
    mine, other = watched(staged(hand, DECK, "discard.1: thyrian-squire", "xp: 7 2"), "rest", "destroy:militia")
    # Eight Militia, a Torch and a Disease: the others are no weak cards, though the seat begins with them here.
    assert (mine["weak_at_start"], mine["weak_at_end"], mine["xp"], other["xp"]) == (10, 9, 7, 2)
    # A Thyrian Squire rises for 2 and a Militia for 3; the 2 that are left then are too few for another one.
    assert (mine["xp_of_use"], other["xp_of_use"]) == (5, 0)


@pytest.mark.parametrize(
    ("points", "pulled"), [("discard.2: sphinx*2", 1), ("discard.1: sphinx*2", 0)], ids=["behind", "ahead"]
)
def test_the_thunderstone_pulled_nearer_while_behind(points: str, pulled: int) -> None:
    hall = "hall: green-blob | haunt | stone-of-mystery"
    mine, other = watched(
        staged("hand.1: militia*3, torch*2, short-sword", DECK, hall, points), "dungeon", "attack:1", turns=1
    )
    assert (mine["pulled"], other["pulled"]) == (pulled, 0)
    assert mine["pulled_lost"] == 0, "the game goes on"
    assert (mine["hopeless"], mine["closing"]) == (1, 1 - pulled), "whoever leads may lose on purpose"
    still, _ = watched(staged("hand.1: militia*6", DECK, hall, points), "village", turns=1)
    assert still["pulled"] == 0, "nothing moves"


def test_the_end_brought_about_while_behind() -> None:
    hall = "hall: green-blob | stone-of-mystery | haunt"
    mine, other = watched(
        staged("hand.1: militia*3, torch*2, short-sword", DECK, hall, "discard.2: sphinx*2"),
        *("dungeon", "attack:1"),
        turns=1,
    )
    assert (mine["pulled"], mine["pulled_lost"], other["pulled_lost"]) == (1, 1, 0)


def test_who_goes_to_the_shop() -> None:
    mine, other = watched(staged_quest("hand.1: adventurer*6", "deck.1: adventurer*6"), "shop", turns=1)
    assert (mine["shopless"], other["shopless"]) == (0, 1)
    assert (mine["rich"], mine["rich_at_shop"]) == (0, 0), "Adventurers bring no gold"


@pytest.mark.parametrize(("place", "shopped"), [("shop", 1), ("bazaar", 0)])
def test_who_has_the_gold_for_the_shop(place: str, shopped: int) -> None:
    mine, _ = watched(staged_quest("hand.1: lantern*5", "deck.1: adventurer*6"), place, turns=1)
    assert (mine["rich"], mine["rich_at_shop"]) == (1, shopped)
