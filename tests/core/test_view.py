"""What a view tells of changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duskhall.core.game import Game
from duskhall.core.reckoning import Entry
from duskhall.core.state import FACE_DOWN, SPECTATOR
from duskhall.core.view import View
from tests.helpers import Walk, both, reproducing, staged


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


@both
def test_the_light_of_a_rank_is_what_the_ledger_says_of_it(name: str) -> None:
    walk = Walk(4, name, turns=12)
    dark = 0
    with reproducing(walk):
        view = View(walk.state, 0)
        for _ in walk:
            for rank, card in enumerate(view.hall, 1):
                if card not in (None, FACE_DOWN):
                    entries: list[Entry] = []
                    view.sums(rank, entries)
                    rows = [(why, n) for why, figure, _, _, n in entries if figure == "darkness"]
                    assert view.light_asked(rank) == sum(n for why, n in rows if why != "lit")
                    assert view.light_missing(rank) == sum(n for _, n in rows)
                    cost = sum(n for why, figure, _, _, n in entries if (why, figure) == ("dark", "total"))
                    assert cost == -view.light_missing(rank) * view.rules.battle.dark_cost
                    dark += cost < 0
    assert dark or name == "quest"


@both
def test_a_pile_is_told_by_its_top_and_how_many_it_has(name: str) -> None:
    walk = Walk(6, name, turns=8)
    with reproducing(walk):
        views = [View(walk.state, seat) for seat in range(SPECTATOR, walk.state.seats)]
        for _ in walk:
            for view in views:
                whole = view.piles
                assert view.pile_tops == {n: (len(cs), cs[0] if cs else None) for n, cs in whole.items()}
                assert {n: view.pile(n) for n in whole} == whole
    assert view.pile("no such pile") == ()


ABOUT_A_SEAT: tuple[Callable[[View, int], object], ...] = (
    *(View.hand_of, View.deck_of, View.deck_left, View.discard_of, View.front_of, View.secret_of),
    *(View.held, View.owned, View.xp, View.score),
)


@both
def test_a_seat_that_is_not_in_the_game_shows_nothing(name: str) -> None:
    """The zones behind the last seat are stacks and hidden piles."""
    view = View(Walk(6, name, turns=1).state, 0)
    for ask in ABOUT_A_SEAT:
        for seat in (*range(-8, 0), *range(view.seats, view.seats + 8)):
            with pytest.raises(ValueError, match=f"there is no seat {seat}; the seats are 0 to {view.seats - 1}"):
                ask(view, seat)


def test_a_card_that_is_not_in_the_box_is_named() -> None:
    with pytest.raises(KeyError, match="there is no card 'trch' in classic"):
        View(Walk(6, "classic", turns=1).state, 0).card("trch")


def test_a_battle_is_that_of_its_monster_to_the_end_of_the_turn() -> None:
    """Another card lies in the rank while the victors are asked what they do."""
    hands = ("hand.1: elf-sorcerer*3, lightstone-gem, torch, militia", "deck.1: torch*9")
    game = Game(staged(*hands, "hall: nixie | green-blob | griffon"))
    view = View(game.state, 0)
    for move in ("dungeon", "attack:2"):
        assert view.battle is None
        game.answer(0, move)
    assert view.hall[1] == "griffon"
    assert view.battle is not None and view.battle._asdict() == {
        **{"rank": 2, "card": "green-blob", "total": 10, "health": 5},
        **{"decided": True, "won": True},
    }


def test_a_lost_battle_that_ends_the_game_stays_lost() -> None:
    hands = ("hand.1: militia*2, torch*4", "deck.1: torch*9")
    game = Game(
        staged(
            *hands,
            "hall: nixie | stone-of-mystery | griffon",
            "dungeon: nixie*3",
            "sealed: dungeon/1 in dungeon lowest 3",
        )
    )
    view = View(game.state, 0)
    for move in ("dungeon", "attack:1"):
        game.answer(0, move)
    assert view.over and view.hall[0] == "stone-of-mystery"
    assert view.battle is not None and view.battle[1:] == ("nixie", 2, 5, True, False)
