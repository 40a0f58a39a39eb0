"""Names and chat: nothing turns the direction of what is near, hides, or covers other lines."""

from __future__ import annotations

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskhall.server import wire
from duskhall.server.errors import Trouble
from duskhall.server.limits.spoken import MOST_MARKS, cleaned, isolated
from duskhall.server.people.people import clean_name
from tests.server.inside import Inside, me, open_seat
from tests.server.sockets import from_text

OVERRIDES = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
TOWER = "e" + "\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308" * 20
FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("Good luck", "Good luck"),
        (f"pay{OVERRIDES}pal", "paypal"),
        ("a\u0000b\u0007c\u001b[31md\u007f\u0085e", "abc[31mde"),
        ("one\ntwo\r\nthree\u2028four\u2029five", "one two three four five"),
        ("\u200b\ufeff\u2060\u00ad \u3164\u2800", ""),
        ("\u0301\u0302 a", "a"),
        ("a \u0301b", "a b"),
        (f"look: {FAMILY}!", f"look: {FAMILY}!"),
        ("\u200d\u200da\u200d\u200d b\u200c", "a b"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("e\u0301", "\u00e9"),
        ("Việt Nam, ภาษาไทยก็ดี, שָׁלוֹם", "Việt Nam, ภาษาไทยก็ดี, שָׁלוֹם"),
        ("\U000e0001\U000e0061x\ue000", "x"),
    ],
)
def test_what_is_seen_of_what_is_said(said: str, seen: str) -> None:
    assert cleaned(said) == unicodedata.normalize("NFC", seen)


def test_a_tower_of_marks_is_cut_down() -> None:
    seen = unicodedata.normalize("NFD", cleaned(TOWER))
    assert seen[0] == "e" and len(seen) <= 2 + MOST_MARKS


def test_the_longest_row_of_marks_takes_no_time() -> None:
    """To put a million marks in order would take an hour."""
    row = "e" + "\u0316\u0301" * 500_000
    began = time.thread_time()
    assert len(cleaned(row)) <= 1 + MOST_MARKS
    with pytest.raises(Trouble):
        clean_name(row)
    assert time.thread_time() - began < 3


@given(st.text())
def test_what_was_cleaned_stays_as_it_is(text: str) -> None:
    seen = cleaned(text)
    assert cleaned(seen) == seen == unicodedata.normalize("NFC", seen) == seen.strip()
    for letter in seen:
        assert unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")
        assert letter not in OVERRIDES


@pytest.mark.parametrize("name", [TOWER[:20], "\u0301Ann", "A\u200dnn", "Ann\ufe0f\ufe0f\ufe0f\ufe0f", "x\u2066y"])
def test_no_such_name(name: str) -> None:
    with pytest.raises(Trouble, match="bad-name"):
        clean_name(name)


def test_a_name_from_right_to_left_stands_alone() -> None:
    assert isolated("Ann") == "Ann" and isolated("千尋") == "千尋"
    assert isolated("דנה") == "\u2068דנה\u2069"


def words(line: wire.Line) -> str:
    return "".join(piece.text for piece in line.pieces)


def test_the_log_and_the_chat_of_a_table(inside: Inside) -> None:
    dana, bo = inside.person("דנה"), inside.person("Bo")
    made = dana.create(me(), open_seat(), start=from_text())
    bo.join(made)
    with dana.sit(made, 1) as first, bo.sit(made, 2) as second:
        second.act(wire.Say, text=f"\u202etxet\u2069 {TOWER}\nhi")
        said = second.until(lambda s: s.chats).chats[0].text
        assert unicodedata.normalize("NFD", said).startswith("txet e") and said.endswith(" hi") and len(said) < 20
        assert second.refused(wire.Say, text="\u202e\u200b").reason == "chat-empty"
        first.play("village")
        second.until(lambda s: any("דנה" in words(line) for line in s.log))
        told = next(words(line) for line in second.log if "דנה" in words(line))
        assert "\u2068דנה\u2069" in told
        assert second.table is not None and second.table.seats[0].name == "דנה"
