"""Codes of challenges: they come back as they were, and nothing else is taken for one."""

from __future__ import annotations

import base64
import zlib

import pytest

from duskhall.editions import NAMES, edition
from duskhall.notation.challenge import LONGEST, Challenge, dealt, read, write
from duskhall.notation.lines import NotationError

LUCK = bytes(range(32))


def code_of(text: str) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text.encode())).decode()


def text_of(code: str) -> str:
    return zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))).decode()


def first(name: str = "classic") -> Challenge:
    return Challenge(edition(name).first_game, LUCK, ("", "apprentice"), "Ada", 14)


@pytest.mark.parametrize("name", NAMES)
def test_a_challenge_comes_back_with_its_deal(name: str) -> None:
    for setup in (edition(name).first_game, *(edition(name).random_setup(seed) for seed in range(3))):
        for bots, points in (((("", "warden", "apprentice")), 3), (("master", ""), -2)):
            made = Challenge(setup, LUCK, bots, "Ada Ångström", points)
            code = write(made)
            assert len(code) < 600 and code.replace("-", "").replace("_", "").isalnum()
            again = read(code)
            assert again == made and again.seat == bots.index("")
            assert dealt(again.deal()) == dealt(made.deal()) and again.deal().luck_key == LUCK


def test_other_luck_is_another_deal() -> None:
    other = Challenge(edition("classic").first_game, LUCK[::-1], ("", "apprentice"), "Ada", 14)
    assert dealt(other.deal()) != dealt(first().deal())


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("challenge: 1", "challenge: 2", "version"),
        ("edition: classic", "edition: chess", "unknown edition"),
        ("luck: 00", "luck: zz", "64 hexadecimal digits"),
        ("luck: 00", "luck: ", "64 hexadecimal digits"),
        ("luck: 00", "luck: 01", "deals other cards"),
        ("seats: -, apprentice", "seats: apprentice, apprentice", "one seat against bots"),
        ("seats: -, apprentice", "seats: -", "one seat against bots"),
        ("seats: -, apprentice", "seats: -, -", "one seat against bots"),
        ("points: 14", "points: many", "whole number"),
        ("by: Ada", "by: Ada\nby: Bo", "is there twice"),
        ("by: Ada", "to: Ada", "unknown key"),
        ("by: Ada\n", "", "no by"),
        ("by: Ada", "by: Ada\nboard: moon", "no board"),
        ("village: ", "village: moon, ", ""),
    ],
)
def test_an_edited_code_is_refused(old: str, new: str, part: str) -> None:
    text = text_of(write(first()))
    assert text.count(old) == 1, text
    with pytest.raises(NotationError) as refused:
        read(code_of(text.replace(old, new)))
    assert part in str(refused.value), refused.value


@pytest.mark.parametrize("code", ["", " ", "hello", "é", "=====", write(first())[:-8], "A" * (LONGEST + 1)])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(NotationError):
        read(code)


def test_a_code_does_not_unfold_without_end() -> None:
    with pytest.raises(NotationError, match="cut off"):
        read(code_of("by: " + "a" * 500_000))
