"""Asking bots: whatever one does, the answer is legal; asked strictly, its fault is an exception."""

from __future__ import annotations

import time

import pytest

from duskhall import new_game
from duskhall.bots import FAILED, ILLEGAL, LATE, Answer, BotFault, ask
from duskhall.bots.random import RandomBot
from duskhall.core.decision import Decision
from duskhall.core.game import Game
from duskhall.core.view import View


class Fixed:
    """Answers what it was told to."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, decision: Decision) -> str:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[return-value]


class Slow:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def choose(self, view: View, decision: Decision) -> str:
        try:
            time.sleep(self.seconds)
        except Exception:
            time.sleep(self.seconds)
        return decision.options[-1]


@pytest.fixture
def game() -> Game:
    return new_game("classic", players=2, seed=7)


def question(game: Game) -> tuple[View, Decision]:
    decision = game.decision()
    return game.view(decision.seat), decision


def test_an_answer(game: Game) -> None:
    assert ask(Fixed("rest"), *question(game)) == Answer("rest", 2)


@pytest.mark.parametrize(
    ("answer", "fault", "given"),
    [
        ("attack:1", ILLEGAL, "attack:1"),
        (None, ILLEGAL, "None"),
        (2, ILLEGAL, "2"),
        (["rest"], ILLEGAL, "['rest']"),
        (KeyError("torch"), FAILED, "KeyError: 'torch'"),
        (ValueError("two\nlines"), FAILED, "ValueError: two lines"),
        (SystemExit("bye"), FAILED, "SystemExit: bye"),
        ("x" * 2000, ILLEGAL, "x" * 299 + "…"),
        (ValueError("x" * 2000), FAILED, "ValueError: " + "x" * 287 + "…"),
        (SystemExit(0), FAILED, "SystemExit: 0"),
        (GeneratorExit(), FAILED, "GeneratorExit"),
    ],
)
def test_a_bad_answer_is_named_and_replaced(game: Game, answer: object, fault: str, given: str) -> None:
    assert ask(Fixed(answer), *question(game)) == Answer("village", 0, fault, given)


def test_a_late_answer_is_named_and_replaced(game: Game) -> None:
    start = time.perf_counter()
    assert ask(Slow(30), *question(game), seconds=0.05) == Answer("village", 0, LATE, "0.05 s")
    assert time.perf_counter() - start < 5, "who thinks for too long is interrupted"
    assert ask(Slow(0), *question(game), seconds=5).option == "rest"


def test_a_pick_out_of_range_is_illegal(game: Game) -> None:
    class Wild(RandomBot):
        def pick(self, view: View, decision: Decision) -> int:
            return 99

    assert ask(Wild(), *question(game)) == Answer("village", 0, ILLEGAL, "99")


def test_nothing_is_said_of_the_real_position(game: Game) -> None:
    """What a bot gets are views and decisions; their public parts give no way to the position."""
    view, decision = question(game)
    public = [getattr(view, name) for name in dir(view) if not name.startswith("_") and name != "data"]
    assert not any(part is game.state for part in public)
    assert not any(getattr(decision, name) is game.state for name in dir(decision) if not name.startswith("_"))


class Word:
    """Not a string, but it says one, as a move does."""

    def __init__(self, word: str) -> None:
        self.word = word

    def __str__(self) -> str:
        return self.word


class Mute:
    def __str__(self) -> str:
        raise RuntimeError("no word")


def test_anything_that_says_a_move_is_an_answer(game: Game) -> None:
    assert ask(Fixed(Word("rest")), *question(game)) == Answer("rest", 2)
    assert ask(Fixed(Word("attack:1")), *question(game)) == Answer("village", 0, ILLEGAL, "attack:1")
    assert ask(Fixed(Mute()), *question(game)) == Answer("village", 0, FAILED, "RuntimeError: no word")


def test_ctrl_c_still_stops(game: Game) -> None:
    with pytest.raises(KeyboardInterrupt):
        ask(Fixed(KeyboardInterrupt()), *question(game))


def test_a_strict_question_raises_the_fault(game: Game) -> None:
    assert ask(Fixed("rest"), *question(game), strict=True) == Answer("rest", 2)
    with pytest.raises(BotFault, match="illegal: attack:1") as e:
        ask(Fixed("attack:1"), *question(game), strict=True)
    assert (e.value.kind, e.value.given, e.value.__cause__) == (ILLEGAL, "attack:1", None)
    wrong = KeyError("torch")
    with pytest.raises(BotFault, match="failed: KeyError: 'torch'") as e:
        ask(Fixed(wrong), *question(game), strict=True)
    assert e.value.kind == FAILED and e.value.__cause__ is wrong
    with pytest.raises(BotFault, match=r"late: 0\.05 s") as e:
        ask(Slow(30), *question(game), seconds=0.05, strict=True)
    assert e.value.kind == LATE
    with pytest.raises(BotFault, match="failed: SystemExit: 3"):
        ask(Fixed(SystemExit(3)), *question(game), strict=True)
    with pytest.raises(KeyboardInterrupt):
        ask(Fixed(KeyboardInterrupt()), *question(game), strict=True)
