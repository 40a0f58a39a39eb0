"""Reviews: every decision that stood, judged by what its seat knew; the parts of each seat add up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duskhall.core.events import CardBought
from duskhall.core.game import PASS, UNDO, Game
from duskhall.core.luck import Stream
from duskhall.core.redeal import redeal
from duskhall.lessons import LESSONS
from duskhall.lessons.model import LEARNER, OTHER, Reply
from duskhall.notation import record
from duskhall.review import working
from duskhall.review.course import NotOver, course
from duskhall.review.data import data
from duskhall.review.judging import Estimate, Judged, Point, Result, backed_up, compare, estimate, judge
from duskhall.review.summing import MOST_MISTAKES, summed
from duskhall.review.words import percent
from tests.helpers import text_of

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("first-two-seats", "advance-two-seats", "quest-two-seats")


def text(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def ended(name: str, moves: int, unfinished: str = "agreed", resigned: frozenset[int] = frozenset()) -> str:
    """The record of a game that ended after so many moves."""
    found = record.read(text(name))
    game = Game(found.game.start.clone())
    for seat, move in found.moves[:moves]:
        if move == UNDO:
            game.undo(seat, freely=True)
        else:
            game.answer(seat, move)
    return record.write(game, found.seats, found.setup, unfinished=unfinished, resigned=resigned)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals: what is tested is not how good the judgement is."""
    for name, n in {"CURVE_DEALS": 2, "FIRST_DEALS": 2, "SECOND_DEALS": 3, "MOST_AGAIN": 6}.items():
        monkeypatch.setattr(working, name, n)


# ----------------------------------------------------------------------------------------------------------------------
# The course of a game


@pytest.mark.parametrize("name", GAMES)
def test_the_decisions_that_stood_lead_to_the_end(name: str) -> None:
    found = course(text(name))
    moves = record.read(text(name)).moves
    game = Game(found.moments[0].state.clone())
    stood = {moment.at: moment for moment in found.moments}
    for at, (seat, move) in enumerate(moves):
        if move == PASS:
            game.answer(seat, move)
        elif at in stood:
            moment = stood[at]
            assert (moment.seat, moment.move) == (seat, move)
            assert text_of(game.state) == text_of(moment.state)
            assert game.decision(seat).index(move) == moment.option and game.decision(seat).count == moment.count
            game.answer(seat, move)
    assert game.over and text_of(game.state) == text_of(found.end)
    assert sum(found.outcome) == pytest.approx(1)
    if UNDO in {move for _, move in moves}:
        assert len(found.moments) < len(moves)


def test_a_game_that_is_not_over_has_no_review() -> None:
    with pytest.raises(NotOver):
        course(ended("first-two-seats", 5, "open"))
    assert len(course(ended("first-two-seats", 5)).moments) == 5
    nothing = working.review(ended("first-two-seats", 0))
    assert len(nothing.curve) == 1 and not nothing.mistakes, "a game that ended before it began"
    assert course(ended("first-two-seats", 5, "resigned", frozenset((1,)))).outcome == [1.0, 0.0]


# ----------------------------------------------------------------------------------------------------------------------
# Judgements


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_judged_by_what_its_seat_knew(name: str) -> None:
    found = course(text(name))
    places = [k for k, m in enumerate(found.moments) if m.count > 1][5::40]
    assert places
    for place in places:
        mine = judge(found, place, 2), compare(found, place, 0, 2)
        moment = found.moments[place]
        luck = moment.state.luck
        moment.state = redeal(moment.state, moment.seat, Stream.of(place, "another world"))
        # It tells which decisions belong together, and is dealt anew as well.
        moment.state.luck = luck
        assert (judge(found, place, 2), compare(found, place, 0, 2)) == mine


def test_a_move_is_worth_what_its_seat_could_still_make_of_it() -> None:
    found = course(text("first-two-seats"))
    first = next(k for k in range(len(found.moments) - 1) if found.goes_on(k))
    rows = [Judged(first, 0.3, 0.5, 0, 0.0, 8, second=False), Judged(first + 1, 0.45, 0.48, 0, 0.0, 8, second=False)]
    out = backed_up(found, rows)
    assert (out[first].made, out[first].best) == (0.48, 0.5)
    assert out[first + 1] == rows[1]
    # The second judgement of a decision takes the place of the first.
    assert backed_up(found, [*rows, Judged(first + 1, 0.2, 0.2, 0, 0.0, 48, second=True)])[first].made == 0.3


def test_the_second_judgement_compares_two_moves_and_praises_the_better() -> None:
    found = course(text("first-two-seats"))
    place = next(k for k, m in enumerate(found.moments) if m.count > 1)
    moment = found.moments[place]
    one = compare(found, place, moment.option, 3)
    assert one.gap == 0 and one.error == 0, "a move against itself"
    for option in range(moment.count):
        other = compare(found, place, option, 3)
        assert other.made == one.made and other.gap >= 0
        assert other.option == (option if other.gap > 0 else moment.option)


def test_moves_of_a_lesson_are_nobodys_mistakes() -> None:
    lesson = LESSONS["light"]
    game = Game(lesson.deal.start())
    script = [(OTHER if isinstance(item, Reply) else LEARNER, item.move) for item in lesson.script if item.move]
    for n, (seat, move) in enumerate(script):
        game.answer(seat, move)
        if n == 0:
            # Taken back and made again: what counts is what stood.
            game.undo(seat, freely=True)
            game.answer(seat, move)
    seat = next(seat for seat in (LEARNER, OTHER) if game.asks(seat))
    game.answer(seat, game.decision(seat).options[-1])
    found = record.write(game, ("Ann", "Bot"), lesson.deal.setup, unfinished="agreed")
    assert course(found).led == len(script) == len(course(found).moments) - 1
    judged = {unit.place for unit in working.units(found, [], 0) if unit.what == working.FIRST}
    assert judged <= {len(script)}
    # A game that leaves the script is judged from there on, and so is any other game.
    game = Game(lesson.deal.start())
    game.answer(*script[0])
    seat, move = script[1]
    options = game.decision(seat).options
    game.answer(seat, next(other for other in options if game.decision(seat).index(move) != options.index(other)))
    assert course(record.write(game, ("Ann", "Bot"), lesson.deal.setup, unfinished="agreed")).led == 1
    assert course(text("first-two-seats")).led == 0


def test_nothing_goes_on_where_something_new_was_seen() -> None:
    found = course(text("first-two-seats"))
    for k, (one, other) in enumerate(zip(found.moments, found.moments[1:], strict=False)):
        if one.state.turn != other.state.turn or one.seat != other.seat:
            assert not found.goes_on(k), "a new hand was drawn"
    assert sum(found.goes_on(k) for k in range(len(found.moments))) > 10


@pytest.mark.parametrize(("gap", "error", "clear"), [(0.1, 0.04, True), (0.1, 0.05, False), (0.005, 0.0, False)])
def test_a_move_within_the_error_is_no_mistake(gap: float, error: float, clear: bool) -> None:
    assert Judged(0, 0.5, 0.5 + gap, 1, error, 48, second=True).clear == clear
    assert not Judged(0, 0.5, 0.5 + gap, 1, error, 8, second=False).clear, "few deals accuse nobody"


def test_means_have_their_standard_error() -> None:
    found = estimate([0.0, 1.0, 0.0, 1.0])
    assert found.mean == 0.5 and found.error == pytest.approx(0.28867513)
    assert estimate([0.25]) == Estimate(0.25, 0.0)


# ----------------------------------------------------------------------------------------------------------------------
# The sum


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("quick")
def test_the_parts_of_every_seat_add_up(name: str) -> None:
    told: list[tuple[int, int]] = []
    whole = name == GAMES[0]
    review = working.review(text(name) if whole else ended(name, 70), lambda done, total: told.append((done, total)))
    seats = len(review.names)
    for share in review.shares:
        assert share.start - share.given + share.gifts + share.luck == pytest.approx(share.outcome)
        assert share.draws + share.others + share.rest == pytest.approx(share.luck)
        assert share.start == pytest.approx(review.curve[0].chances[share.seat])
        assert share.given >= 0 and share.gifts >= 0 and share.given_error >= 0
    assert sum(share.luck for share in review.shares) == pytest.approx(0, abs=1e-9)
    assert sum(share.given for share in review.shares) == pytest.approx(sum(s.gifts for s in review.shares))
    assert all(sum(point.chances) == pytest.approx(1) for point in review.curve)
    assert [point.at for point in review.curve] == sorted(point.at for point in review.curve)
    assert review.curve[-1].at == review.length and list(review.curve[-1].chances) == [s.outcome for s in review.shares]
    assert told[0][0] == 0 and told[-1][0] == told[-1][1] and told == sorted(told)
    for seat in range(seats):
        rows = [one for one in review.mistakes if one.seat == seat]
        assert len(rows) <= MOST_MISTAKES
        assert [one.lost for one in rows] == sorted((one.lost for one in rows), reverse=True)
    assert all(one.move != one.better and one.lost > 2 * one.error for one in review.mistakes)
    plain = json.loads(json.dumps(data(review)))
    assert {row["seat"] for row in plain["shares"]} == set(range(1, seats + 1))


@pytest.mark.usefixtures("quick")
def test_the_same_record_gives_the_same_review_however_it_is_cut() -> None:
    record_text = text("first-two-seats")
    whole = working.review(record_text)
    results: list[Result] = []
    for phase in range(working.PHASES):
        units = working.units(record_text, results, phase)
        found = [one for unit in reversed(units) for one in working.work(record_text, [unit], results)]
        results += found
    assert working.finish(record_text, results) == whole


def test_known_judgements_give_known_shares() -> None:
    """A game in which one move gave 0.2 away and one hand was 0.1 better than could be expected."""
    found = course(text("first-two-seats"))
    even = Estimate(0.5, 0.0)
    turn = found.turns[4]
    results: list[Result] = [Point(k, (even, even), even) for k in found.turns]
    lucky = found.moments[turn].seat
    results[4] = Point(turn, (even, even), Estimate(0.6, 0.0))
    asked = [k for k, m in enumerate(found.moments) if m.count > 1]
    blunder = asked[10]
    results += [Judged(k, 0.5, 0.7 if k == blunder else 0.5, 0, 0.01, 48, second=True) for k in asked]
    if found.goes_on(blunder - 1):
        results = [r for r in results if r.place != blunder - 1 or isinstance(r, Point)]
    review = summed(found, results)
    loser = found.moments[blunder].seat
    for share in review.shares:
        own = share.seat == loser
        assert share.given == pytest.approx(0.2 if own else 0) and share.gifts == pytest.approx(0 if own else 0.2)
        assert share.luck == pytest.approx(found.outcome[share.seat] - 0.5 + (0.2 if own else -0.2))
        assert (share.draws, share.others) == pytest.approx((0.1, 0) if share.seat == lucky else (0, -0.1))
        assert share.given_error == pytest.approx(0.01 if own else 0)
    assert [one.place for one in review.mistakes] == [blunder]
    assert [percent(one.lost) for one in review.mistakes] == [20]


@pytest.mark.parametrize("name", GAMES)
def test_purchases_are_followed(name: str) -> None:
    found = course(text(name))
    from duskhall.review.buys import bought

    rows = bought(found)
    said = [(e.seat - 1, e.card) for m in found.moments for e in m.events if isinstance(e, CardBought)]
    assert said, "nobody bought anything"
    assert len(rows) <= len(said) and all((row.seat, row.card) in said for row in rows)
    assert len(rows) > len(said) * 0.8
    assert any(row.drawn for row in rows)
    assert all(row.victories + row.purchases == 0 for row in rows if not row.drawn)
