"""Games of one ruleset are dealt from a box that is counted out once: no game leaves anything behind in it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier
from typing import Any

import pytest

from duskhall.core.luck import key_from_seed
from duskhall.core.rules import Rules
from duskhall.core.state import EMPTY, HALL, State
from duskhall.core.zones import fill_hall
from duskhall.editions import NAMES, edition
from duskhall.notation import position


@pytest.mark.parametrize("name", NAMES)
def test_a_deal_does_not_depend_on_those_before_it(name: str) -> None:
    e = edition(name)

    def dealt(rules: Rules) -> list[str]:
        return [
            position.write(e.deal(rules, e.random_setup(seed), players, key_from_seed(seed, "layout test")))
            for seed in range(5)
            for players in (2, 3)
        ]

    fresh = e.make_rules()
    assert dealt(fresh) == dealt(fresh) == dealt(e.rules)


@pytest.mark.parametrize("name", NAMES)
def test_every_ruleset_has_a_box_of_its_own(name: str) -> None:
    """A stack with one more copy, among others that have none."""
    e = edition(name)
    setup = e.first_game
    stack = setup.village[0]
    more = e.make_rules(tuple(replace(c, count=c.count + 1) for c in e.rules.cards if c.stack == stack))
    for rules, extra in ((e.rules, 0), (more, 1), (e.rules, 0)):
        s = e.deal(rules, setup, 2, bytes(32))
        copies = s.zones[s.map.names.index(f"stack.{stack}")]
        assert len(copies) == rules.cards[rules.index[stack]].count == e.rules.cards[e.rules.index[stack]].count + extra
        assert s.rules is rules


@pytest.mark.parametrize("name", ["classic", "advance"])
def test_a_hall_is_as_if_it_had_been_filled_card_by_card(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where cards stand for others, and where the dungeon deck is small."""
    e = edition(name)
    monsters = [c for c in e.rules.cards if c.kind == "monster"]
    few = e.make_rules(tuple(replace(c, count=i % 2) for i, c in enumerate(monsters)))
    setups = [*e.setups.values(), *[e.random_setup(seed) for seed in range(20)]]
    tables = [(e.rules_on(setup.board), setup) for setup in setups]
    tables += [(few, setup) for setup in setups if not setup.board]

    def dealt() -> list[tuple[str, int, int]]:
        games = [
            e.deal(rules, setup, 2, key_from_seed(seed, f"hall test {table}"))
            for table, (rules, setup) in enumerate(tables)
            for seed in range(5)
        ]
        return [(position.write(s), s.secrets, s.reach) for s in games]

    def card_by_card(s: State) -> None:
        s.zones[HALL] = (EMPTY,) * s.rules.hall.ranks
        fill_hall(s)

    at_once = dealt()
    monkeypatch.setattr(f"duskhall.editions.{name}.setup.open_hall", card_by_card)
    assert at_once == dealt()


def test_threads_that_want_a_ruleset_at_once_get_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    e = edition("classic")
    make, both = e._make_rules, Barrier(2)

    def made(*wanted: Any) -> Rules:
        both.wait(10)
        return make(*wanted)

    monkeypatch.setattr(e, "_rules", {})
    monkeypatch.setattr(e, "_make_rules", made)
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(e.rules_on, ("", ""))
    assert one is other is e.rules
