"""The command that plays what plans say notices when they are wrong, and prints how to see it again."""

from __future__ import annotations

import pytest

from duskhall.core.move import Move
from duskhall.core.plan.lines import CANNOT, Line
from tests.helpers import EDITIONS, QUEST, staged
from tools import lines
from tools.positions import positions, setup_of

ARMED = (
    "hand.1: thyrian-squire, militia, short-sword, torch*3",
    "hall: pegasus | pegasus | pegasus",
    "deck.1: torch*9",
)


def place() -> lines.Place:
    found = lines.place_of(staged(*ARMED), 1)
    assert found is not None
    return found


def test_a_plan_that_holds_passes_every_check() -> None:
    p = place()
    assert lines.played(p) and lines.followed(p) and lines.village(p) and lines.hidden(p)


def test_a_line_that_does_not_win_is_noticed() -> None:
    p = place()
    prospect = p.plan.prospects[0]
    assert prospect.best is not None and prospect.best.sure
    broken = Line(tuple(map(Move.parse, ("dungeon", "done", "attack:1"))), prospect.best.verdict)
    prospect.best = broken
    with pytest.raises(lines.Wrong, match="played and not won"):
        lines.played(p)


def test_a_monster_that_can_be_beaten_after_all_is_noticed() -> None:
    p = place()
    p.plan.prospects[0].verdict = CANNOT
    with pytest.raises(lines.Wrong, match="out of reach, and beaten"):
        lines.tried(p)


@pytest.mark.parametrize("name", EDITIONS)
def test_the_command_tells_what_it_has_checked(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seed = 2
    assert lines.main(["--edition", name, "--positions", "8", "--seed", str(seed), "--check", "played"]) == 0
    out = capsys.readouterr().out
    assert f"{name}: " in out and "wrong     nothing" in out and f"to go on: --seed {seed + 1}" in out


def test_a_fault_comes_with_the_command_to_see_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never(p: lines.Place) -> int:
        raise lines.Wrong("on purpose")

    monkeypatch.setitem(lines.CHECK, "played", never)
    assert lines.main(["--edition", "classic", "--positions", "1", "--seed", "2", "--check", "played"]) == 1
    out = capsys.readouterr().out
    assert "on purpose" in out and "python -m tools.lines --edition classic --seed 2 --at " in out
    at = out.partition("--at ")[2].partition(" ")[0]
    assert lines.main(["--edition", "classic", "--seed", "2", "--at", at, "--check", "played"]) == 1


def test_every_way_to_play_has_positions() -> None:
    setups = [setup_of("quest", seed) for seed in range(1, 9)]
    assert {setup.mode for setup in setups} == set(QUEST.modes)
    setups = [setup_of("advance", seed) for seed in range(1, 12)]
    assert {(setup.board, setup.avatars) for setup in setups} >= {
        ("wilderness", True),
        ("dungeon", True),
        ("dungeon", False),
    }
    seats = {next(positions("classic", seed)).seats for seed in range(2, 10)}
    assert seats == {2, 3, 4, 5}
