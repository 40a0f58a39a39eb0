"""What plans once got wrong: each of these said "cannot", or something that did not hold."""

from __future__ import annotations

from duskhall.core.game import Game
from duskhall.core.naming import move_of
from duskhall.core.options import options_of
from duskhall.core.plan.battle import Budget
from duskhall.core.plan.course import on_a_trip
from duskhall.core.plan.lines import CANNOT, MAY_WIN
from duskhall.core.plan.making import Plan
from duskhall.core.plan.search import Hunt
from duskhall.core.state import HALL, State
from duskhall.core.view import View
from duskhall.editions.choosing import on_board
from tests.helpers import QUEST, edited, guarded_opening, staged_quest

ROOMS = "rooms: wilderness, mine, abandoned-gate, crypt, sunken-well, throne-room, vault"
ALTAR = "rooms: wilderness, mine, abandoned-gate, crypt, sunken-well, blood-altar-room, vault"
RATS = "hall: " + " | ".join(["giant-rat"] * 7)


def only(rank: int) -> str:
    """A monster in one room, and nothing to fight elsewhere."""
    return "hall: " + " | ".join(["guardian-key"] * (rank - 1) + ["giant-rat"] + ["guardian-key"] * (7 - rank))


def plan_of(s: State) -> Plan:
    plan = View(s, s.active).plan()
    assert plan is not None
    return plan


def verdict(s: State, rank: int) -> str:
    found = plan_of(s).prospect(rank)
    assert found is not None
    return found.verdict


def test_while_all_discard_for_the_guardian_much_is_possible() -> None:
    """Cards that were picked in a lane tell two positions apart."""
    game = Game(guarded_opening(4))
    while not str(game.decision().moves[0]).startswith("discard"):
        game.play(game.decision().moves[0], game.decision().seat)
    assert any(found.verdict != CANNOT for found in plan_of(game.state).prospects)


def test_a_room_can_be_lit_from_next_door() -> None:
    s = staged_quest(ALTAR, only(6), "hand.1: silverhelm-3*3, lantern", "front.1:")
    found = plan_of(s).prospect(6)
    assert found is not None and found.best is not None and found.best.sure
    assert "use:blood-altar-room.1" in [str(move) for move in found.best.moves]


def test_a_line_is_shortened_only_as_long_as_it_leads_to_the_same_monster() -> None:
    s = staged_quest(ALTAR, RATS, "hand.1: silverhelm-3*3, lantern", "front.1:")
    hunt = Hunt(s, 0, Budget(2000))
    hunt.forced = True
    hunt._search(2000)
    found = hunt.best[s.zones[HALL][5]]
    assert found.outcome.end is not None and found.outcome.end.foe == s.zones[HALL][5]


def test_a_second_round_walks_where_the_first_has_been() -> None:
    game = Game(staged_quest(ROOMS, RATS, "hand.1: gorlandor-3*2, lantern", "front.1:"))
    for move in ("dungeon", "done"):
        game.answer(0, move)
    hunt = Hunt(game.state, 0, Budget(2000))
    hunt._search(1)
    hunt.heap, hunt.seen = [], {}
    hunt._rounds()
    assert hunt.best[game.state.zones[HALL][1]].outcome.sure


def test_what_helps_in_battle_does_not_keep_light_from_being_made() -> None:
    s = staged_quest(ROOMS, only(4), "hand.1: headband-of-intellect, aird-3*3", "front.1: lantern-token*3")
    hunt = Hunt(s, 0, Budget(2000))
    hunt.forced = True
    hunt._search(2000)
    assert hunt.best[s.zones[HALL][3]].outcome.sure


def test_a_weapon_may_draw_the_light_that_is_missing() -> None:
    s = staged_quest(ROOMS, only(4), "hand.1: wardens-sabre, aird-3, dagger", "deck.1: lantern*8", "front.1:")
    assert verdict(s, 4) == MAY_WIN


def test_missing_light_is_told() -> None:
    found = plan_of(staged_quest(ROOMS, RATS, "hand.1: adventurer*5", "front.1:")).prospect(6)
    assert found is not None and found.verdict == CANNOT and found.dark > 0


def test_the_lantern_may_be_drawn_in_the_village() -> None:
    """Then a way leads to the first room, and to no other."""
    s = staged_quest(ROOMS, RATS, "hand.1: tome-of-knowledge, gorlandor-3", "deck.1: lantern*8", "front.1:")
    game = Game(s)
    game.answer(0, "bazaar")
    assert any(visit.draws for visit in plan_of(game.state).visits)
    assert verdict(game.state, 1) == MAY_WIN
    assert verdict(game.state, 2) == CANNOT


def test_the_choice_of_a_deck_at_the_marketplace_is_not_that_of_a_place() -> None:
    setup = on_board(QUEST.random_setup(3), None, None, mode="epic")
    game = Game(staged_quest(setup=setup))
    while "marketplace" not in [str(move) for move in game.decision().moves]:
        game.play(game.decision().moves[0], game.decision().seat)
    game = Game(edited(game.state, "hand.1: thunderstone-shard*5, lantern", "stack.any-1:"))
    (visit,) = [visit for visit in plan_of(game.state).visits if visit.place == "marketplace"]
    assert visit.offers and visit.draws
    game.answer(0, "marketplace")
    assert "item" in [str(move) for move in game.decision(0).moves]
    (visit,) = plan_of(game.state).visits
    assert visit.offers
    assert verdict(game.state, 1) == MAY_WIN


def test_the_most_gold_and_its_moves_belong_together() -> None:
    """What is used for another purchase is no reason to tell another sum."""
    s = staged_quest("hand.1: merchants-seal, thunderstone-shard*5", "front.1:")
    visit = plan_of(s).visits[1]
    assert visit.buys == 2
    game = Game(s)
    for move in visit.moves:
        game.play(move, 0)
    assert game.decision(0).gold == visit.gold


def test_gear_is_bought_on_the_way_and_a_hidden_treasure_is_not() -> None:
    for place, name, kept in (("bazaar", "buy:iron-rations", True), ("shop", "buy:treasure", False)):
        game = Game(staged_quest("hand.1: lantern, thunderstone-shard*9", "front.1:"))
        game.answer(0, place)
        while name not in [str(move) for move in game.decision(0).moves]:
            game.answer(0, "done")
        s = game.state
        told = [str(move_of(s, s.asked[0], x)) for x in on_a_trip(s, options_of(s, s.asked[0]), "")]
        assert (name in told) is kept


def test_who_ventures_out_fights_there_whatever_is_drawn() -> None:
    """No light opens another way, and none is said to be missing."""
    game = Game(staged_quest(ROOMS, RATS, "hand.1: lantern*2, thunderstone-shard, dagger, adventurer*2"))
    for move in ("bazaar", "done", "done", "venture"):
        game.answer(0, move)
    assert game.state.delve.limited
    for rank in range(2, 8):
        found = plan_of(game.state).prospect(rank)
        forecast = game.view(0).forecast(rank)
        assert found is not None and (found.verdict, found.dark) == (CANNOT, 0)
        assert forecast is not None and (forecast.verdict, forecast.light) == ("too-dark", 0)
