"""Greedy in every seat, from any position on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from duskhall import new_game
from duskhall.bots.greedy import GreedyBot
from duskhall.bots.greedy.playing import Players
from duskhall.core.decision import Decision
from duskhall.core.machine import answer
from duskhall.core.options import options_of
from duskhall.core.packing import pack
from duskhall.core.state import Q_BUY, Q_FACE, State
from duskhall.core.view import View
from tests.helpers import few

GAMES = [("classic", None), ("advance", None), ("quest", "plain"), ("quest", "full"), ("quest", "epic")]
FAR = 10_000


def anew(s: State, last_turn: int, budget: int = 0) -> int:
    """The same by new bots with new views, question by question."""
    bots = [GreedyBot() for _ in range(s.seats)]
    views = [View(s, seat) for seat in range(s.seats)]
    decisions = 0
    while not s.over and s.turn <= last_turn and not (budget and decisions >= budget):
        q = s.asked[0]
        options = options_of(s, q)
        decision = Decision(s, q)
        decisions += decision.count > 1
        answer(s, q, options[bots[q.seat].pick(views[q.seat], decision) if decision.count > 1 else 0])
    return decisions


def positions(name: str, mode: str | None, seats: int, n: int) -> Iterator[State]:
    """Deals of positions in the middle of turns, with a first move that greedy might not make."""
    for seed in range(n):
        s = new_game(name, seats, "random", seed=seed, mode=mode, listen=False, history=False).state
        anew(s, FAR, budget=15 + 37 * seed)
        if s.over:
            continue
        q = s.asked[0]
        for deal in range(2):
            start = View(s, q.seat).sample(deal)
            for option in options_of(start, q)[:2]:
                tried = start.clone()
                answer(tried, q, option)
                yield tried


@pytest.mark.parametrize(("name", "mode"), GAMES)
def test_positions_in_a_row_are_played_on_as_by_new_bots(name: str, mode: str | None) -> None:
    players = Players()
    seen = 0
    for seats in (2, 3):
        for i, s in enumerate(positions(name, mode, seats, few(8, 4))):
            last = s.turn + (2, 2, 9)[i % 3]
            fresh = s.clone()
            assert players.play(s, last) == anew(fresh, last)
            assert pack(s) == pack(fresh)
            assert s.over or s.turn > last
            seen += 1
    assert seen > 20


@pytest.mark.parametrize(("name", "mode"), GAMES)
def test_a_game_is_played_to_its_end(name: str, mode: str | None) -> None:
    game = new_game(name, 2, "random", seed=5, mode=mode)
    fresh = game.state.clone()
    assert Players().play(game.state, FAR) == anew(fresh, FAR) > 50
    assert game.over and pack(game.state) == pack(fresh)
    assert Players().play(game.state, FAR) == 0


def test_a_budget_ends_the_play_at_an_open_question() -> None:
    game = new_game("classic", 2, seed=3)
    decision = game.decision()
    players = Players()
    for n in (1, 2, 30):
        s = game.state.clone()
        assert players.play(s, FAR, n) == n and s.asked
        fresh = game.state.clone()
        anew(fresh, FAR, n)
        assert pack(s) == pack(fresh)
    assert players.play(game.state, game.state.turn - 1) == 0
    assert players.play(game.state, FAR, 1) == 1 and not decision.open


def test_the_play_pauses_where_a_seat_has_a_choice_of_a_kind() -> None:
    s = new_game("classic", 2, seed=3).state
    players = Players()
    paused = 0
    while not s.over:
        fresh = s.clone()
        n = players.play(s, FAR, seat=1, kinds=(Q_BUY, Q_FACE))
        assert n == anew(fresh, FAR, budget=n) if n else fresh.asked == s.asked
        if s.over:
            break
        q = s.asked[0]
        assert q.seat == 1 and q.kind in (Q_BUY, Q_FACE) and len(options_of(s, q)) > 1
        answer(s, q, options_of(s, q)[0])
        paused += 1
    assert paused > 10
