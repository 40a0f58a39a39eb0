"""What a view tells of changes."""

from __future__ import annotations

from duskhall.core.state import SPECTATOR
from duskhall.core.view import View
from tests.helpers import Walk, both, reproducing


@both
def test_a_mark_changes_when_the_table_does(name: str) -> None:
    """For seats and for somebody who only watches."""
    walk = Walk(5, name, turns=6)
    seen: dict[int, tuple[int, object, object]] = {}
    with reproducing(walk):
        views = [View(walk.state, seat) for seat in range(SPECTATOR, walk.state.seats)]
        for _ in walk:
            kinds = list(range(len(walk.state.rules.cards) + 1))
            for view in views:
                now = (view.turn, view.hand_as(kinds), view.front_as(kinds))
                hall = view.hall_as(kinds)
                mark = view.mark()
                if view.seat in seen:
                    last, before, old = seen[view.seat]
                    assert last < mark or before == now
                    assert last < view.hall_mark <= mark or old == hall
                seen[view.seat] = (mark, now, hall)
                # It says nothing by itself: only what lies face down has to be looked at again each time.
                assert view.mark() == mark or walk.state.delve.down


@both
def test_the_mark_of_the_village_changes_with_its_stacks(name: str) -> None:
    walk = Walk(5, name, turns=12)
    changes = 0
    with reproducing(walk):
        view = View(walk.state, 0)
        before: tuple[int, object] = (view.village_mark(), dict(view.for_sale))
        for _ in walk:
            now = (view.village_mark(), dict(view.for_sale))
            assert (before[0] == now[0]) == (before[1] == now[1])
            changes += before != now
            before = now
    assert changes > 2, "something was bought"
