"""Lessons over real sockets: every one to its end, refusals, what is kept, what others see."""

from __future__ import annotations

import pytest

from duskhall.lessons import LEARNER, LESSONS, Lesson
from duskhall.server import wire
from tests.server.inside import Inside, Person, ProblemError, bot, me
from tests.server.sockets import acts, from_text
from tools.live import Seat

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def begin(person: Person, name: str) -> wire.Made:
    return person.post("/api/lessons", wire.Made, wire.Begin(lesson=name))


def lesson_of(seat: Seat) -> wire.Lesson:
    assert seat.table is not None and seat.table.lesson is not None
    return seat.table.lesson


def step_of(seat: Seat) -> wire.LessonStep:
    """The step, once the page can know it: the game has come to it, and so has the table."""
    seat.until(lambda s: s.table is not None and s.table.lesson is not None and s.table.lesson.step is not None)
    step = lesson_of(seat).step
    assert step is not None
    return step


def hints(seat: Seat) -> str:
    assert seat.table is not None
    return seat.table.hints


def quickly(seat: Seat) -> None:
    """Bots do not wait."""
    seat.act(wire.Pace, pace=0)


def go_on(seat: Seat, step: wire.LessonStep) -> None:
    number = lesson_of(seat).number
    if step.move:
        seat.until(lambda s: s.question is not None and step.move in s.options())
        seat.play(step.move)
    else:
        seat.act(wire.Learn, what="next")
    seat.until(lambda s: lesson_of(s).number > number or lesson_of(s).how != "on")


@EVERY
def test_a_lesson_is_played_to_its_end(lesson: Lesson, ada: Person) -> None:
    made = begin(ada, lesson.name)
    with ada.sit(made, 1) as seat:
        quickly(seat)
        seen = []
        while True:
            step = step_of(seat)
            seen.append(step.title)
            go_on(seat, step)
            if lesson_of(seat).how != "on":
                break
        over = lesson_of(seat)
        assert over.how == "done" and over.text and over.step is None
        assert seen == over.titles and len(seen) == len(lesson.steps)


def test_the_list_has_all_lessons_in_their_order(ada: Person) -> None:
    found = ada.get("/api/lessons", list[wire.LessonInfo])
    assert [one.name for one in found] == list(LESSONS)
    assert all(one.title and one.about and one.steps and one.minutes for one in found)


def test_a_lesson_that_there_is_not(ada: Person) -> None:
    with pytest.raises(ProblemError, match="There is no lesson"):
        begin(ada, "flying")


def test_a_move_that_does_not_fit_is_refused_with_its_reason(inside: Inside, ada: Person) -> None:
    with ada.sit(begin(ada, "first"), 1) as seat:
        asked = seat.asked()
        assert asked is not None
        refused = seat.refused(wire.Move, decision=asked.number, option="rest")
        assert refused.reason == "lesson-not-this"
        assert refused.text.startswith("No monster can be defeated with this hand.")
        # What no rule allows is refused by the rules, and what is late as late.
        assert seat.refused(wire.Move, decision=asked.number, option="attack:1").reason == "wrong-step"
        assert seat.refused(wire.Move, decision=asked.number + 1, option="rest").reason == "stale"
        assert acts(inside, seat) == []
        # What is still to be read may be skipped by the move.
        assert not step_of(seat).move
        seat.play("village")
        seat.until(lambda s: lesson_of(s).number == 3)


def test_the_other_seat_plays_what_the_script_says(inside: Inside, ada: Person) -> None:
    with ada.sit(begin(ada, "first"), 1) as seat:
        quickly(seat)
        for move in ("village", "buy:thyrian-squire"):
            seat.play(move)
        seat.asked()
        assert [(a.seat, a.act) for a in acts(inside, seat)][2:] == [(1, "village"), (1, "buy:spear")]


def test_how_far_one_is_survives_sleep(inside: Inside, ada: Person) -> None:
    made = begin(ada, "first")
    with ada.sit(made, 1) as seat:
        seat.play("village")
        seat.until(lambda s: lesson_of(s).number == 3)
    with ada.sit(made, 1) as seat:
        assert step_of(seat).move == "buy:thyrian-squire"
    inside.do(lambda: inside.tables.tidy(-1))
    assert made.id not in inside.tables.awake
    with ada.sit(made, 1) as seat:
        assert step_of(seat).move == "buy:thyrian-squire"
        quickly(seat)
        seat.play("buy:thyrian-squire")
        assert seat.asked() is not None
        assert not step_of(seat).move
        seat.act(wire.Learn, what="next")
        seat.until(lambda s: step_of(s).move == "dungeon")
    inside.do(lambda: inside.tables.tidy(-1))
    with ada.sit(made, 1) as seat:
        assert step_of(seat).move == "dungeon"


def test_undo_leads_back_to_the_step(ada: Person) -> None:
    with ada.sit(begin(ada, "first"), 1) as seat:
        quickly(seat)
        seat.play("village")
        seat.play("buy:thyrian-squire")
        seat.asked()
        before = seat.version
        seat.act(wire.Undo)
        seat.until(lambda s: s.version > before and step_of(s).move == "buy:thyrian-squire")
        seat.play("buy:thyrian-squire")
        seat.asked()
        seat.until(lambda s: lesson_of(s).number == 4 and lesson_of(s).step is not None)


def test_skipping_leaves_the_same_game_with_the_usual_help(ada: Person) -> None:
    with ada.sit(begin(ada, "first"), 1) as seat:
        assert hints(seat) == ""
        hand = seat.view.seats[0].hand
        seat.act(wire.Learn, what="skip")
        seat.until(lambda s: lesson_of(s).how == "skipped")
        assert seat.view.seats[0].hand == hand
        assert hints(seat) == "free"
        seat.play("rest")


def test_a_bot_in_the_learners_seat_leaves_the_script(ada: Person) -> None:
    with ada.sit(begin(ada, "rest"), 1) as seat:
        quickly(seat)
        seat.act(wire.Away, away=True)
        seat.until(lambda s: lesson_of(s).how != "on")
        seat.act(wire.Away, away=False)
        assert lesson_of(seat).how in ("left", "done")
        assert lesson_of(seat).text


def test_a_lesson_begun_again_ends_the_one_before(inside: Inside, ada: Person) -> None:
    first = begin(ada, "light")
    other = begin(ada, "weapons")
    second = begin(ada, "light")
    states = {one.id: one.state for one in ada.get("/api/tables/mine", list[wire.Table])}
    assert states[first.id] == "over"
    assert states[second.id] == states[other.id] == "playing"


def test_only_the_learner_is_told(inside: Inside, ada: Person, bo: Person) -> None:
    made = begin(ada, "light")
    info = bo.get(f"/api/tables/{made.id}", wire.Table, key=made.key)
    assert info.lesson is None
    with pytest.raises(ProblemError):
        bo.get(f"/api/tables/{made.id}", wire.Table)


def test_a_table_that_is_no_lesson_has_nothing_to_learn(ada: Person) -> None:
    with ada.sit(ada.create(me(), bot(), start=from_text()), 1) as seat:
        assert seat.table is not None and seat.table.lesson is None
        assert seat.refused(wire.Learn, what="next").reason == "lesson-none"


def test_a_lesson_of_a_later_program_is_a_free_game(
    inside: Inside, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = begin(ada, "light")
    inside.do(lambda: inside.tables.tidy(-1))
    # Not taken out of the dictionary itself: put back, it would stand at the end.
    others = {name: lesson for name, lesson in LESSONS.items() if name != "light"}
    monkeypatch.setattr("duskhall.server.tables.lessons.LESSONS", others)
    with ada.sit(made, 1) as seat:
        assert seat.table is not None and seat.table.lesson is None
        seat.play("rest")
        assert seat.view.seats[LEARNER].hand
