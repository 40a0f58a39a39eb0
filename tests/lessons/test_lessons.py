"""Every lesson from its first to its last step, through the real machine."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from duskhall.core.game import Game
from duskhall.core.state import EMPTY, State
from duskhall.editions import edition
from duskhall.lessons import LEARNER, LESSONS, OTHER, Course, Lesson, Step
from duskhall.lessons.dealing import SEATS, Deal
from duskhall.lessons.facts import UnknownFact, fact
from duskhall.lessons.model import replies
from duskhall.lessons.telling import about, title, told
from duskhall.notation import position
from duskhall.telling.phrases import Phrases
from duskhall.text import words
from tests.lessons.truth import holds

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def played(lesson: Lesson) -> Iterator[tuple[Game, Course, Step]]:
    """The lesson, stopped at each step: whoever iterates sees it before its move is made."""
    game, course = Game(lesson.deal.start()), Course(lesson)
    while course.on:
        step = course.step
        if step is None:
            _move(game, course, OTHER, course.reply)
            continue
        yield game, course, step
        if step.move:
            _move(game, course, LEARNER, step.move)
        else:
            course.read()
    assert course.how == "done"


def _move(game: Game, course: Course, seat: int, move: str) -> None:
    expected = course.expects(game.decision(seat), move)
    game.answer(seat, move)
    course.made(seat, expected=expected)


def phrases(game: Game) -> Phrases:
    return Phrases(("You", "Opponent"), game.state.rules, game.view(LEARNER).rooms)


@EVERY
def test_it_is_played_to_its_last_step(lesson: Lesson) -> None:
    done = [step for _, _, step in played(lesson)]
    assert done == lesson.steps


@EVERY
def test_the_learner_is_asked_at_every_step_and_its_words_are_whole(lesson: Lesson) -> None:
    for game, _, step in played(lesson):
        assert game.asks(LEARNER), step
        found = told(phrases(game), lesson, step, game.view(LEARNER))
        assert found.title and found.why
        assert bool(found.do) == bool(found.refusal) == bool(step.move)
        # A step that is read speaks of something on the table.
        assert step.move or step.at, step


@EVERY
def test_what_the_words_say_is_true(lesson: Lesson) -> None:
    for game, _, step in played(lesson):
        for claim in step.claims:
            assert holds(game, claim), (step.name, claim)


@EVERY
def test_every_number_is_asked_of_the_game(lesson: Lesson) -> None:
    """A message names no figure itself: the words may not say what another deal would make wrong. Ranks, which the
    script itself chooses, may be named."""
    source = words("en")._sources
    for step in lesson.steps:
        text = source[f"lesson-{lesson.name}-{step.name}"]
        named = re.findall(r"\d+", re.sub(r"\{[^{}]*\}|[Rr]ank \d( needs( light)? \d)?|Squire\w*", "", text))
        assert not named, (step.name, named)


@EVERY
def test_every_other_move_is_refused_by_the_lesson_alone(lesson: Lesson) -> None:
    wrong = 0
    for game, course, _ in played(lesson):
        wanted = course.doing
        if wanted is None:
            continue
        decision = game.decision(LEARNER)
        before = position.write(game.state)
        for option in decision.options:
            fits = decision.index(option) == decision.index(wanted.move)
            assert course.refuses(decision, option) is not fits
            # The machine itself would take it.
            assert game.why_not(LEARNER, option) == ""
            wrong += not fits
        assert not course.refuses(decision, "buy:nothing-of-the-kind"), "the machine's own reason is the better one"
        assert position.write(game.state) == before
    assert wrong


@EVERY
def test_the_deal_has_the_cards_of_a_real_one(lesson: Lesson) -> None:
    deal = lesson.deal
    found = edition(deal.edition)
    setup = deal.setup
    plain = found.deal(found.rules_on(setup.board), setup, SEATS, bytes(32), 0)
    assert _cards(deal.start()) == _cards(plain)


def _cards(s: State) -> Counter[str]:
    return Counter(s.rules.cards[s.kinds[c]].id for zone in s.zones for c in zone if c != EMPTY)


@EVERY
def test_two_learners_get_the_same_game(lesson: Lesson) -> None:
    first, second = ([position.write(game.state) for game, _, _ in played(lesson)] for _ in range(2))
    assert first == second


@EVERY
def test_undo_leads_back_to_the_step_of_the_move(lesson: Lesson) -> None:
    for game, course, step in played(lesson):
        if not step.move:
            continue
        copy, again = game.copy(), Course(lesson, course.at)
        _move(copy, again, LEARNER, step.move)
        while again.reply and not copy.over:
            _move(copy, again, OTHER, again.reply)
        if not again.on:
            continue
        copy.undo(LEARNER, freely=True)
        again.undone()
        assert again.step == step
        assert copy.decision(LEARNER).index(step.move) >= 0


def test_the_first_game_teaches_all_it_should_and_goes_on() -> None:
    lesson = LESSONS["first"]
    verbs = {step.move.partition(":")[0] for step in lesson.steps}
    assert {"village", "buy", "dungeon", "equip", "use", "attack", "rest", "destroy", "level"} <= verbs
    *_, (game, _, _) = played(lesson)
    assert not game.over
    assert game.view(LEARNER).score(LEARNER) > game.view(LEARNER).score(OTHER)


def test_what_is_still_to_be_read_may_be_skipped_by_the_move() -> None:
    lesson = LESSONS["first"]
    game, course = Game(lesson.deal.start()), Course(lesson)
    assert course.step is not None and not course.step.move
    assert course.refuses(game.decision(LEARNER), "rest")
    _move(game, course, LEARNER, "village")
    assert course.step is not None and course.step.name == "buy"


def test_a_game_that_leaves_the_script_is_free() -> None:
    lesson = LESSONS["first"]
    game, course = Game(lesson.deal.start()), Course(lesson)
    _move(game, course, LEARNER, "rest")
    assert course.how == "left"
    assert course.step is None and course.reply == ""
    assert not course.refuses(game.decision(LEARNER), "done")


def test_the_other_seat_may_leave_the_script_too() -> None:
    lesson = LESSONS["rest"]
    game, course = Game(lesson.deal.start()), Course(lesson)
    for move in ("rest", "destroy:disease"):
        _move(game, course, LEARNER, move)
    _move(game, course, OTHER, "rest")
    assert course.how == "left"


def test_skipping_leaves_the_same_game() -> None:
    course = Course(LESSONS["light"])
    course.skip()
    assert course.how == "skipped" and course.step is None
    course.undone()
    course.read()
    assert course.how == "skipped"


def test_reading_does_not_make_a_move() -> None:
    course = Course(LESSONS["light"])
    course.read()
    assert course.step is not None and course.step.name == "enter"


@EVERY
def test_a_lesson_has_a_title_and_a_line_about_it(lesson: Lesson) -> None:
    assert title(words("en"), lesson)
    assert about(words("en"), lesson).endswith(".")
    assert 1 <= lesson.minutes <= 15


def test_unknown_facts_are_refused() -> None:
    game = Game(LESSONS["light"].deal.start())
    for asked in ("moon", "moon 2", "moon militia"):
        with pytest.raises(UnknownFact):
            fact(phrases(game), game.view(LEARNER), asked)


def test_a_card_that_is_not_in_the_game_cannot_be_dealt() -> None:
    with pytest.raises(AssertionError, match="amazon-queen"):
        Deal("classic", 1, {"hand.1": ("amazon-queen",)}).start()


def test_replies_are_moves_in_a_row() -> None:
    assert [reply.move for reply in replies("village buy:spear")] == ["village", "buy:spear"]


def test_no_message_is_missing_or_left_over() -> None:
    ends = {f"lesson-{how}" for how in ("left", "done", "done-over", "skipped")}
    steps = {f"lesson-{lesson.name}-{step.name}" for lesson in LESSONS.values() for step in lesson.steps}
    heads = {f"lesson-{name}" for name in LESSONS}
    assert {name for name in words("en").ids() if name.startswith("lesson-")} == ends | steps | heads
