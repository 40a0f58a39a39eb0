"""Lessons at the terminal: the list, each lesson to its end, refusals, help, skipping."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskhall.lessons import LESSONS, Lesson
from tests.terminal.driver import Inside, Terminal, piped

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def test_the_list_names_every_lesson(inside: Inside) -> None:
    done = inside("learn")
    assert done.status == 0
    for name in LESSONS:
        assert f"  {name}" in done.out
    assert "duskhall learn first" in done.out


def test_a_lesson_that_there_is_not(inside: Inside) -> None:
    done = inside("learn", "lihgt")
    assert done.status == 2
    assert "There is no lesson “lihgt”" in done.err
    assert "light" in done.err


@EVERY
def test_everything_is_done_for_me(lesson: Lesson, inside: Inside) -> None:
    done = inside("learn", lesson.name, answers=(*("do",) * len(lesson.steps), "quit"))
    assert done.status == 0
    for n in range(1, len(lesson.steps) + 1):
        assert f"Step {n} of {len(lesson.steps)}:" in done.out
    assert "That was the lesson" in done.out
    assert "not a move" not in done.out


@EVERY
def test_the_moves_are_typed(lesson: Lesson, inside: Inside) -> None:
    done = inside("learn", lesson.name, answers=(*(step.move for step in lesson.steps), "quit"))
    assert "That was the lesson" in done.out
    assert done.out.count("Press Enter to go on.") == sum(not step.move for step in lesson.steps)


def test_a_lesson_by_its_number(inside: Inside) -> None:
    assert "Light and ranks" in inside("learn", "2", answers=("quit",)).out


def test_a_move_that_does_not_fit_is_told_why(inside: Inside) -> None:
    done = inside("learn", "light", answers=("rest", "dungeon", "attack 9", "done", "quit"))
    assert "This lesson is about the dungeon. Enter it." in done.out
    assert "Give the Dagger to a Militia first." in done.out
    # What no rule allows is refused by the rules.
    assert "“attack 9”" in done.out


def test_a_step_that_wants_a_move_is_not_read_away(inside: Inside) -> None:
    done = inside("learn", "light", answers=("next", "quit"))
    assert "This step wants a move." in done.out


def test_a_line_of_the_plan_that_leads_elsewhere_is_not_played(inside: Inside) -> None:
    done = inside("learn", "rest", answers=("", "go 1", "quit"))
    assert "This hand neither fights nor buys. Rest." in done.out
    assert "Step 2 of 4" in done.out


def test_undo_leads_back_to_the_step(inside: Inside) -> None:
    done = inside("learn", "light", answers=("do", "undo", "quit"))
    assert done.out.count("Step 1 of 6") == 2


def test_skipping_leaves_the_same_game_without_the_words(inside: Inside) -> None:
    done = inside("learn", "first", answers=("skip", "rest", "done", "do", "quit"))
    assert "Lesson skipped." in done.out
    after = done.out.partition("Lesson skipped.")[2]
    assert "Step" not in after
    assert "Turn 3 · Player 1" in after


def test_help_speaks_of_the_lesson_while_it_is_on(inside: Inside) -> None:
    done = inside("learn", "first", answers=("help", "skip", "help", "quit"))
    assert done.out.count("do this step of the lesson for me") == 1


def test_the_game_of_a_lesson_is_kept_and_goes_on(tmp_path: Path) -> None:
    piped(tmp_path, "learn", "light", answers=("do", "quit"))
    listed = piped(tmp_path, "play", "--list")
    assert "Classic" in listed.out
    resumed = piped(tmp_path, "play", "--resume", answers=("quit",))
    assert resumed.status == 0 and "equip:dagger>militia" in resumed.out


def test_at_a_real_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "learn", "light") as terminal:
        terminal.expect("Step 1 of 6")
        terminal.send("do")
        terminal.expect("Step 2 of 6")
        terminal.send("")
        terminal.expect("Step 3 of 6")
        terminal.send("quit")
