"""The fuzzer of positions: nothing goes wrong with what is read, and what goes wrong is told."""

from __future__ import annotations

import pytest

from duskhall.core.view import View
from duskhall.editions import NAMES
from duskhall.notation.position import read, write
from tests.helpers import few
from tools import fuzz


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_nothing_goes_wrong_with_positions_that_nobody_would_come_to(name: str) -> None:
    found = fuzz.try_all(name, 2, range(few(400, 90)))
    assert not found.faults, found.faults
    assert found.read > few(390, 85) and found.refused > found.read, "some are read, and more are refused"


def test_a_number_is_always_the_same_position() -> None:
    first, text, _ = fuzz.accepted("classic", 5)
    again, same, _ = fuzz.accepted("classic", 5)
    assert first is not None and again is not None and text == same and write(first) == write(again)
    assert text not in fuzz.bases("classic")


def test_what_goes_wrong_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("nothing there")

    monkeypatch.setattr(View, "plan", broken)
    found = fuzz.try_all("classic", 1, range(2))
    assert [number for number, _ in found.faults] == [0, 1] and "nothing there" in found.faults[0][1]


FOUND = {
    "a turn within a turn": ("frame: turn.1 0.dungeon.1 seat=1 from=-\n", "first-frame"),
    "a battle that is not": ("won: yes\n", "foe-outside"),
    "a rank without a battle": ("rank: 1\n", "foe-outside"),
}


@pytest.mark.parametrize("what", FOUND)
def test_what_was_found_is_refused(what: str) -> None:
    line, reason = FOUND[what]
    text = fuzz.bases("classic")[0]
    assert read(text)
    with pytest.raises(ValueError) as e:
        read(text + line)
    assert getattr(e.value, "reason", "") == f"notation-{reason}"
