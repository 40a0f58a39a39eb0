"""What the levels above the apprentice weigh, and which of it they take."""

from __future__ import annotations

from random import Random

import pytest

from duskhall import new_game
from duskhall.bots.greedy import GreedyBot
from duskhall.bots.levels import Master, Veteran, net
from duskhall.bots.levels.bots import CLEAR, LEAST
from duskhall.bots.levels.search import Search, Weighed, begins_turn
from duskhall.core.decision import Decision
from duskhall.core.game import Game
from duskhall.core.plan.lines import CANNOT
from duskhall.core.view import View
from tests.helpers import EDITIONS, few, staged, staged_quest

USUAL, OTHER, THIRD = 0, 1, 2


def weighed(option: int, gap: float, error: float) -> Weighed:
    return Weighed(option, (), 0.5 - gap, gap, error, 10)


def chosen(found: list[Weighed], foolish: set[int]) -> int:
    return Master()._chosen(found, USUAL, foolish).option


def test_the_best_option_is_taken_unless_the_usual_one_may_be_as_good() -> None:
    clear = [weighed(OTHER, 0, 0), weighed(USUAL, 0.03, 0.01)]
    close = [weighed(OTHER, 0, 0), weighed(USUAL, 0.004, 0.01)]
    assert (chosen(clear, set()), chosen(close, set())) == (OTHER, USUAL)


def test_a_foolish_option_must_be_clearly_better() -> None:
    def best_of(gap: float, error: float) -> int:
        return chosen([weighed(OTHER, 0, 0), weighed(THIRD, gap, error), weighed(USUAL, 0.3, 0.01)], {OTHER})

    assert best_of(gap=0.03, error=0.03 / (CLEAR + 0.5)) == OTHER
    assert best_of(gap=0.03, error=0.03 / (CLEAR - 0.5)) == THIRD, "it may be luck"
    assert best_of(gap=LEAST * 0.9, error=0.0001) == THIRD, "too little to make a fool of oneself for"
    assert chosen([weighed(USUAL, 0, 0)], {USUAL}) == USUAL, "there is nothing else"


def opening(name: str, seed: int, moves: int) -> Game:
    """A game after some moves of greedy, at the beginning of a turn."""
    game = new_game(name, 2, "random", seed=seed, listen=False, history=False)
    bot = GreedyBot()
    while moves > 0 or not begins_turn(game.decision()) or game.decision().count == 1:
        decision = game.decision()
        game.play(bot.choose(game.view(decision.seat), decision), decision.seat)
        moves -= 1
    return game


@pytest.mark.parametrize("name", EDITIONS)
def test_fights_that_cannot_be_won_and_hoarding_are_foolish(name: str) -> None:
    seen = set()
    for seed in range(few(20, 8)):
        game = opening(name, seed, moves=4 * seed)
        bot = GreedyBot()
        turn = game.state.turn
        while not game.over and game.state.turn < turn + 8:
            decision = game.decision()
            view = game.view(decision.seat)
            usual = bot.pick(view, decision)
            if begins_turn(decision) or decision.kind == "face":
                plan = view.plan()
                prospects = () if plan is None else plan.prospects
                lost = {p.rank for p in prospects if p.verdict == CANNOT}
                found = {decision.options[i] for i in Master()._foolish(view, decision, plan, usual)}
                if decision.kind == "face":
                    assert found == {
                        option for option in decision.options if int(option.removeprefix("attack:")) in lost
                    }
                else:
                    assert found == ({"dungeon"} if prospects and len(lost) == len(prospects) else set())
                seen.add((decision.kind, bool(found)))
            elif decision.kind == "level":
                found = {decision.options[i] for i in Master()._foolish(view, decision, None, usual)}
                assert found == {"done"} & set(decision.options) - {decision.options[usual]}
                seen.add((decision.kind, bool(found)))
            game.play(decision.options[usual], decision.seat)
    assert {("branch", True), ("branch", False), ("level", True)} <= seen


def test_destroying_a_good_card_is_foolish_where_it_need_not_be() -> None:
    """A Flaming Sword beside a Militia, or alone."""

    def foolish(hand: str) -> set[str]:
        game = Game(staged(f"hand.1: {hand}", "hall: griffon | nixie | pegasus"))
        game.play("rest")
        decision = game.decision()
        found = Master()._foolish(game.view(0), decision, None, 0)
        return {decision.options[i] for i in found}

    assert foolish("flaming-sword, militia") == {"destroy:flaming-sword"}
    assert foolish("militia, torch") == set()


class Careless:
    """Takes the last option, whatever it is."""

    drags = False

    def pick(self, view: View, decision: Decision) -> int:
        return decision.count - 1


@pytest.mark.parametrize(("hand", "careful"), [("militia, flaming-sword", True), ("militia, torch", False)])
def test_veteran_thinks_twice_where_greedy_would_be_foolish(
    hand: str, careful: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which card to destroy is else none of its questions."""
    game = Game(staged(f"hand.1: {hand}", "hall: griffon | nixie | pegasus"))
    game.play("rest")
    decision = game.decision()
    veteran = Veteran()
    monkeypatch.setattr(veteran, "_greedy", Careless())
    picked = decision.options[veteran.pick(game.view(0), decision)]
    assert decision.options[-1] == ("destroy:flaming-sword" if careful else "destroy:torch")
    assert (picked == decision.options[-1]) is not careful


@pytest.mark.parametrize(("lanterns", "saves"), [(5, True), (4, False)])
def test_gold_is_saved_for_what_is_dear(lanterns: int, saves: bool) -> None:
    """With the gold for a treasure, going to the shop is also weighed with nothing bought before."""
    game = Game(staged_quest(f"hand.1: lantern*{lanterns}, adventurer", "deck.1: adventurer*6"))
    decision = game.decision()
    found = Search(3, first=3).weigh(game.view(0), decision, seed=1)
    to_shop = [one for one in found if decision.options[one.option] == "shop"]
    assert len(found) == decision.count + saves and len(to_shop) == 1 + saves
    assert len({one.chance for one in to_shop}) == len(to_shop), "a treasure is not what greedy buys there"


@pytest.mark.parametrize("name", EDITIONS)
def test_where_to_go_is_weighed_with_what_to_do_there(name: str) -> None:
    game = opening(name, 3, moves=20)
    decision = game.decision()
    view = game.view(decision.seat)
    plain = Search(2).weigh(view, decision, seed=5)
    whole = Search(2, whole=True).weigh(view, decision, seed=5)
    assert sorted(one.option for one in plain) == list(range(decision.count))
    assert len(whole) > len(plain) and {one.option for one in whole} == {one.option for one in plain}
    alone = {one.option: one.chance for one in plain}
    for option, chance in alone.items():
        best = max(one.chance for one in whole if one.option == option)
        assert best >= chance, "greedy's way to go on is among those that are tried"
    again = Search(2, whole=True).weigh(view, decision, seed=5)
    assert [(one.option, one.chance) for one in again] == [(one.option, one.chance) for one in whole]


def test_more_rounds_look_further() -> None:
    game = opening("classic", 4, moves=10)
    decision = game.decision()
    view = game.view(decision.seat)
    near, far = (Search(3, rounds=n).weigh(view, decision, seed=1) for n in (1, 2))
    assert {one.option: one.chance for one in near} != {one.option: one.chance for one in far}


def test_many_options_are_looked_at_briefly_first() -> None:
    """Those that are worth it are tried on deals of their own then, and further ahead."""
    game = opening("classic", 6, moves=10)
    decision = game.decision()
    view = game.view(decision.seat)
    found = Search(6, wide=3, first=100, rounds=2, whole=True, cut=2).weigh(view, decision, seed=1)
    longer = [one for one in found if one.deals == 4]
    assert len(found) > len(longer) > decision.count and found[: len(longer)] == longer
    assert {one.option for one in longer} == set(range(decision.count)), "no place is crowded out by another"
    assert all(one.deals == 2 for one in found[len(longer) :])
    short = Search(6, moves=1, wide=3, first=100, rounds=2, whole=True, cut=2).weigh(view, decision, seed=1)
    assert [one.deals for one in short] == [1] * len(found), "nothing is lost where the moves run out at once"


def test_long_rounds_are_fewer() -> None:
    game = opening("quest", 4, moves=10)
    decision = game.decision()
    view = game.view(decision.seat)
    one, far, stopped = (
        [(w.option, w.chance) for w in Search(2, rounds=n, reach=reach).weigh(view, decision, seed=1)]
        for n, reach in ((1, 1000), (3, 1000), (3, 1))
    )
    assert one == stopped != far


@pytest.mark.parametrize("units", [1, 4, 7, 32])
def test_a_net_is_computed_alike_with_and_without_a_compiler(units: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same view and seed give the same move on every machine."""
    luck = Random(units)
    rows = [[luck.gauss(0, 1) for _ in range(51)] for _ in range(units)]
    x = [luck.gauss(0, 1) if luck.random() < 0.6 else 0.0 for _ in range(51)]
    plain = []
    for row in rows:
        total = 0.0
        for weight, number in zip(row, x, strict=True):
            total += weight * number
        plain.append(total)
    for compiled in (False, True):
        monkeypatch.setattr(net, "COMPILED", compiled)
        assert net._layer(rows, x) == (plain if compiled else pytest.approx(plain, abs=1e-12))


@pytest.mark.parametrize("name", EDITIONS)
def test_a_game_that_drags_on_is_brought_to_its_end(name: str) -> None:
    """Who was sure to win had no reason to attack, and games of veterans went on for ever."""

    def thinks_otherwise(seed: int, later: int = 0) -> bool:
        game = opening(name, seed, moves=40)
        game.state.turn += later
        decision = game.decision()
        view = game.view(decision.seat)
        return Master(seed).pick(view, decision) != GreedyBot().pick(view, decision)

    seed = next(seed for seed in range(50) if thinks_otherwise(seed))
    assert not thinks_otherwise(seed, later=400)
