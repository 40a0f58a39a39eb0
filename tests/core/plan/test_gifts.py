"""A defeated monster that may go to any player's discard pile counts only for the player who gets it."""

from __future__ import annotations

import pytest

from duskhall.core.view import View
from tests.helpers import edited, plain_opening


@pytest.mark.parametrize(("monster", "points"), [("drakeclan-ambusher", 1), ("drakeclan-cutter", 0)])
def test_a_monster_for_any_player_costs_no_points(monster: str, points: int) -> None:
    party = "hand.1: criochan-knight*2, torch*2"
    s = edited(plain_opening(4, name="advance"), f"hall: {monster} | {monster} | ogre | ogre", party)
    plan = View(s, 0).plan()
    assert plan is not None
    first = next(one for one in plan.prospects if one.rank == 1)
    assert first.best is not None and first.best.vp == points
