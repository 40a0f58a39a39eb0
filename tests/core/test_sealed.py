"""Promise 3: answers under seal, in any order, and seats that pass in advance."""

from __future__ import annotations

from itertools import permutations

import pytest

from duskhall.core.game import Game
from duskhall.core.luck import Stream
from duskhall.core.state import State
from duskhall.notation.record import read as read_record
from duskhall.notation.record import replay
from duskhall.notation.record import write as write_record
from tests.core.test_decisions import refusal
from tests.helpers import (
    Walk,
    both,
    few,
    losing_opening,
    passes,
    reproducing,
    staged_advance,
    text_of,
    to_the_dungeon,
)

# ------------------------------------------------------------------------------------------------------------
# Passing in advance


def test_a_pass_is_refused_to_the_active_seat_to_a_seat_that_is_asked_and_in_classic() -> None:
    for seed in range(6):
        walk = Walk(seed, turns=2, history=True)
        for _ in walk:
            for seat in (*range(walk.state.seats), -1, 99):
                unchanged(walk.game, seat, "not-now")
    asked_others = 0
    for seed in range(10):
        walk = Walk(seed, "advance", turns=4, history=True, state=losing_opening(seed))
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                for seat in (s.active, -1, 99, s.seats):
                    unchanged(walk.game, seat, "not-now")
                for q in s.asked:
                    if q.seat != s.active:
                        asked_others += 1
                        unchanged(walk.game, q.seat, "wrong-step")
    assert asked_others > 10
    over = staged_advance("over: yes")
    over.asked, over.stack = (), []
    unchanged(Game(over), 1, "game-over")


def unchanged(game: Game, seat: int, reason: str) -> None:
    before, moves = text_of(game.state), list(game.played)
    told = [len(game.events(p)) for p in range(-1, game.state.seats)]
    assert refusal(game, seat, "pass") == reason
    assert (text_of(game.state), game.played) == (before, moves)
    assert [len(game.events(p)) for p in range(-1, game.state.seats)] == told


def test_a_pass_is_recorded_once_lasts_a_turn_and_changes_nothing_else() -> None:
    passed = 0
    for seed in range(8):
        walk = Walk(seed, "advance", turns=10, history=True)
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                for seat in range(s.seats):
                    if seat == s.active or any(q.seat == seat for q in s.asked) or walk.step % 5:
                        continue
                    before = text_of(s).splitlines()
                    undo = [walk.game.can_undo(p) for p in range(s.seats)]
                    if not passes(walk.game, seat):
                        assert s.asked[0].lane >= 0, "only a sealed answer stands in the way"
                        continue
                    passed += 1
                    assert s.passed >> seat & 1
                    after = [line for line in text_of(s).splitlines() if not line.startswith("passed:")]
                    assert after == [line for line in before if not line.startswith("passed:")]
                    assert [walk.game.can_undo(p) for p in range(s.seats)] == undo
                    assert (seat, "pass") in walk.game.played
                turn = s.turn
                assert not s.passed >> s.active & 1, "a pass ends with the turn"
                assert turn == walk.state.turn
    assert passed > 40


@pytest.mark.parametrize("undo", [False, True])
def test_a_record_with_passes_replays_to_the_same_position(undo: bool) -> None:
    """Passes before, between and after sealed answers, and answers taken back: the record tells the same game."""
    passed = reactions = undone = 0
    for seed in range(few(40, 20)):
        walk = Walk(seed, "advance", turns=10, history=True, state=losing_opening(seed))
        game = walk.game
        stream = Stream.of(seed, "passes")
        names = tuple("abcde"[: game.state.seats])
        with reproducing(walk):
            for decision, index in walk:
                fight = to_the_dungeon(decision)
                reactions += decision.verb == "react"
                if decision.verb == "react" and decision.count > 1 and stream.below(2):
                    index = 1  # noqa: PLW2901
                walk.go(decision, index if fight is None else fight)
                if undo and stream.below(5) == 0 and game.can_undo(decision.seat):
                    game.undo(decision.seat)
                    undone += 1
                seat = stream.below(game.state.seats)
                if stream.below(2) and passes(game, seat):
                    passed += 1
            text = write_record(game, names, None)
            again = replay(read_record(text))
            assert text_of(again.state) == text_of(game.state), f"another position:\n{text[-600:]}"
            assert again.played == game.played
            assert [again.events(p) for p in range(-1, 2)] == [game.events(p) for p in range(-1, 2)]
            assert write_record(again, names, None) == text
    assert passed > 100 and reactions > 50 and (undone > 20 or not undo), (passed, reactions, undone)


# ------------------------------------------------------------------------------------------------------------
# Sealed answers


def take(game: Game, seat: int, style: int) -> bool:
    """The seat's own answer, whatever the others do; False when it is asked nothing."""
    if not game.asks(seat):
        return False
    decision = game.decision(seat)
    game.choose(decision, (style * 7 + seat * 3 + decision.number) % len(decision.options))
    return True


def settle(s: State, order: tuple[int, ...], style: int) -> Game:
    """All open decisions answered, seat after seat in this order."""
    game = Game(s.clone())
    lanes = s.stack[-1].lanes
    depth = len(s.stack)
    for seat in order:
        views = [game.view(other).data() for other in range(-1, s.seats)]
        while len(game.state.asked) > 1 and take(game, seat, style):
            if len(game.state.asked) > 1:
                assert [game.view(other).data() for other in range(-1, s.seats)] == views, "an answer was not sealed"
                assert not any(game.events(other) for other in range(-1, s.seats)), "a sealed answer was told"
    while len(game.state.stack) == depth and game.state.stack[-1].lanes and lanes and game.state.asked:
        assert take(game, game.state.asked[0].seat, style)
    return game


@pytest.mark.slow
@both
def test_sealed_answers_in_any_order_give_the_same_game(name: str) -> None:
    met = 0
    for seed in range(2, 60):
        walk = Walk(seed, name, turns=25)
        last = -1
        with reproducing(walk):
            for _ in walk:
                s = walk.state
                if len(s.asked) < 2 or s.turn == last:
                    continue
                last = s.turn
                met += 1
                seats = [q.seat for q in s.asked]
                for style in (0, 1):
                    orders = list(permutations(seats))
                    games = [settle(s, order, style) for order in {*orders[::7], orders[-1]}]
                    texts = {text_of(game.state) for game in games}
                    assert len(texts) == 1, "the order of sealed answers matters"
                    assert len({repr([g.events(x) for x in range(-1, s.seats)]) for g in games}) == 1
                    names = tuple("abcde"[: s.seats])
                    records = {write_record(game, names, None) for game in games}
                    assert len(records) == 1, "sealed answers are not recorded in seat order"
        if met >= {"classic": few(25, 12), "advance": few(16, 8), "quest": few(16, 8)}[name]:
            return
    raise AssertionError(f"only {met} sealed decisions")
