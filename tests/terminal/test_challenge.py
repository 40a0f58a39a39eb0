"""A challenge in the terminal: the deal of somebody's game, and their score to beat."""

from __future__ import annotations

import re

import pytest

from duskhall.editions import NAMES, edition
from duskhall.notation.challenge import Challenge, write
from tests.terminal.driver import Inside


def code(name: str = "classic", bots: tuple[str, ...] = ("", "apprentice")) -> str:
    return write(Challenge(edition(name).first_game, bytes(32), bots, "Ada", 14))


@pytest.mark.parametrize("name", NAMES)
def test_a_challenge_is_dealt_as_it_was(name: str, inside: Inside) -> None:
    first = inside("play", "--challenge", code(name), "--new", answers=("quit",))
    assert first.status == 0, first.out
    assert "Beat Ada: 14 points with this deal." in first.out
    assert "Apprentice" in first.out
    # The same luck: what is shown is the same once more, also by its link.
    link = f"https://duskhall.example/#/x/{code(name)}"
    again = inside("play", "--challenge", link, "--new", answers=("quit",))
    shown, marked = (re.sub(r"\d+-\d+-[0-9a-f]{4}\.txt", "FILE", done.out) for done in (first, again))
    assert shown == marked


def test_the_seat_is_that_of_the_game(inside: Inside) -> None:
    done = inside("play", "--challenge", code(bots=("apprentice", "")), "--names", "Bo", answers=("quit",))
    assert done.status == 0 and "Bo" in done.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--challenge", "nonsense"), "This challenge cannot be opened: this is not the code of a challenge."),
        (("--challenge", code(), "--seed", "3"), "--seed does not go with --challenge"),
        (("--challenge", code(), "--bots", "master"), "--bots does not go with --challenge"),
        (("--challenge", code(), "--names", "A,B"), "names"),
        (("--challenge", code(bots=("", "nobody-knows"))), "nobody-knows"),
    ],
)
def test_what_does_not_fit_is_said(args: tuple[str, ...], said: str, inside: Inside) -> None:
    done = inside("play", *args, answers=())
    assert done.status == 2 and said in done.err, done
