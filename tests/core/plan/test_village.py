"""What a plan says of the village holds when it is played."""

from __future__ import annotations

import pytest

from duskhall.core.luck import Stream
from duskhall.core.view import View
from tests.core.plan.test_lines import planned
from tests.helpers import both, few, staged
from tools.lines import play


@both
@pytest.mark.parametrize("seed", few(range(1, 41), range(1, 4)))
def test_what_is_offered_can_be_bought(name: str, seed: int) -> None:
    bought = 0
    for n, s, view, plan in planned(name, seed, few(1, 13)):
        seat = s.active
        for visit in plan.visits:
            for offer in (*visit.offers, *visit.levels):
                game, _ = play(view.sample(n), seat, offer.moves[:-1], Stream.of(n, "others"))
                last = offer.moves[-1]
                assert last in game.decision(seat).moves, (name, seed, n, visit, offer)
                if game.decision(seat).gold is not None:
                    assert offer.price <= (game.decision(seat).gold or 0)
                    bought += 1
                else:
                    assert offer.price <= game.state.xp[seat]
    assert bought


@both
@pytest.mark.parametrize("seed", few(range(1, 41), range(1, 4)))
def test_the_most_gold_is_there_when_its_line_is_played(name: str, seed: int) -> None:
    for n, s, view, plan in planned(name, seed, few(1, 13)):
        for visit in plan.visits:
            for basket in visit.baskets:
                assert 2 <= len(basket) <= visit.buys
                assert sum(s.rules.cost[s.rules.index[card]] for card in basket) <= visit.gold
            if visit.buys == 1 and visit.offers:
                game, _ = play(view.sample(n), s.active, visit.moves, Stream.of(n, "others"))
                if game.asks(s.active) and game.decision(s.active).kind == "buy":
                    assert game.decision(s.active).gold == visit.gold, (name, seed, n, visit)


def test_what_the_most_gold_costs_is_told() -> None:
    """A Trainer brings its gold only by being destroyed."""
    for hand, gold, cards in (("trainer*2, torch*2", 8, ("trainer", "trainer")), ("torch*4", 8, ())):
        plan = View(staged(f"hand.1: {hand}, militia*2"), 0).plan()
        assert plan is not None
        (visit,) = plan.visits
        assert (visit.gold, visit.uses, visit.destroys) == (gold, cards, cards)
