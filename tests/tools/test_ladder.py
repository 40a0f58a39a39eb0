"""The ladder: its intervals are honest, and a run that was stopped goes on to the same tables."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from duskhall.bots import LEVELS
from duskhall.editions import edition
from tools import ladder
from tools.ladder_rows import MIRRORED, Row, all_rows
from tools.ladder_tables import EARLY, MET, MISSED, interval, judged, tables

ROOT = Path(__file__).parents[2]
ROW = Row("greedy-random-classic", "cross", "classic", "greedy", "random", 12)


def test_an_interval_holds_the_true_rate_as_often_as_it_says() -> None:
    """Two games of a deal depend on each other: the interval has to know."""
    luck = Random(5)
    for rate, alike in ((0.5, 0.0), (0.6, 0.8), (0.88, 0.5), (0.97, 0.0)):
        held = 0
        for _ in range(400):
            units = []
            for _ in range(60):
                first = luck.random() < rate
                second = first if luck.random() < alike else luck.random() < rate
                units.append((first + second) / 2)
            low, high = interval(units)
            held += low <= rate <= high
        assert held >= 0.93 * 400, (rate, alike)


def test_the_ends_of_an_interval() -> None:
    low, high = interval([1.0] * 100)
    assert 0.93 < low < 0.98 and high == 1.0, "a hundred victories are no proof of eternity"
    low, high = interval([0.0, 1.0] * 50)
    assert 0.39 < low < 0.41 and low == pytest.approx(1 - high)
    wide = interval([0.0, 1.0] * 50, EARLY)
    assert wide[0] < low and wide[1] > high
    level = interval([0.5] * 100)
    assert level[1] - level[0] < 0.08, "mirrored games that always come out even say more than coins"
    assert interval([]) == (0.0, 1.0)


def games(*won: float) -> list[dict[str, Any]]:
    return [{"game": g, "won": each} for g, each in enumerate(won)]


@pytest.mark.parametrize(
    ("bar", "most", "won", "verdict"),
    [
        ((0.6, 1.0), 1000, [1] * 100, MET),
        ((0.6, 1.0), 1000, [1, 1, 0, 0, 1] * 20, ""),
        ((0.6, 1.0), 1000, [1, 0] * 50, MISSED),
        ((0.6, 1.0), 1000, [0] * 100, MISSED),
        ((0.6, 1.0), 100, [1, 0] * 50, MISSED),
        ((0.1, 0.3), 1000, [0, 0, 0, 0, 1, 0, 0, 0, 0, 1] * 40, MET),
        ((0.1, 0.3), 1000, [1] * 100, MISSED),
        ((0.1, 0.3), 1000, [0] * 200, MISSED),
        ((0.1, 0.3), 1000, [0, 0, 0, 1] * 25, ""),
        (None, 1000, [1] * 100, ""),
    ],
)
def test_a_row_stops_as_soon_as_it_is_sure(
    bar: tuple[float, float] | None, most: int, won: list[float], verdict: str
) -> None:
    found = judged(replace(ROW, bar=bar, most=most), games(*won))
    assert found.verdict == verdict and found.games == len(won)
    assert found.settled == (bool(verdict) or len(won) >= most)
    assert found.low <= found.rate <= found.high


def test_looks_keep_the_games_of_a_deal_together() -> None:
    assert ROW.looks == [12] and replace(ROW, most=200, bar=(0.6, 1)).looks == [100, 150, 200]
    assert replace(ROW, players=3, most=200, bar=(0.6, 1)).looks == [99, 150, 198]
    assert replace(ROW, players=4, most=2).looks == [4]


def test_every_bar_has_its_row() -> None:
    rows = {row.name: row for row in all_rows()}
    assert len(rows) == len(all_rows()), "a name stands for one row"
    assert rows["veteran-greedy-quest"].bar == (0.55, 1) and rows["apprentice-greedy-classic"].bar == (0.10, 0.30)
    assert rows["master-veteran-advance"].bar == (0.60, 1) and rows["apprentice-random-quest"].bar == (0.90, 1)
    for name in ("classic", "advance", "quest"):
        assert {f"archmage-greedy-{name}-{setup}" for setup in edition(name).setups} <= set(rows)
        assert rows[f"master-veteran-{name}-4-players"].bar == (0.25, 1)
        assert rows[f"archmage5-archmage-{name}"].optional
    assert {f"{level}-greedy-quest-{mode}" for level in LEVELS[1:] for mode in ("full", "epic", "epic-heroes")} <= set(
        rows
    )
    pairs = {frozenset((row.a, row.b)) for row in rows.values() if row.edition == "classic" and row.players == 2}
    bots = (*LEVELS, "greedy", "random")
    assert all(frozenset((a, b)) in pairs for a in bots for b in bots if a != b), "everybody meets everybody"
    assert max(row.most for row in all_rows(20)) == 20
    short = next(row for row in all_rows(20) if row.bar)
    assert judged(short, games(*[1, 1, 0, 0] * 5)).verdict == "", "too few to tell"


def test_a_deal_is_played_from_every_seat() -> None:
    played = [ladder.play(ROW, 3, g) for g in range(4)]
    assert played[0]["turns"] != played[2]["turns"] or played[0]["points"] != played[2]["points"]
    assert [game["won"] for game in played] == [1, 1, 1, 1], "greedy beats random from either seat"
    assert all(set(game["seconds"]) == {"greedy", "random"} for game in played)
    # Of the same bot on both sides, one seat wins what the other one loses.
    same = replace(ROW, b="greedy")
    assert sum(ladder.play(same, 3, g)["won"] for g in range(6)) == 3
    three = replace(ROW, edition="quest", players=3, b="greedy")
    assert sum(ladder.play(three, 3, g)["won"] for g in range(3)) == pytest.approx(1)


def without_times(text: str) -> str:
    return re.sub(r"### Milliseconds.*?(?=\n###|$)", "", text, flags=re.DOTALL)


def told(row: Row, folder: Path) -> str:
    played = ladder.Played(row, folder, 3, "x", False)
    ladder.play_all([played], 3, 1, None)
    return without_times(tables([(row, played.result, played.counted)], MIRRORED))


def test_a_run_that_was_stopped_goes_on_to_the_same_tables(tmp_path: Path) -> None:
    row = replace(ROW, table="greedy", b="greedy", a="random")
    (tmp_path / "whole").mkdir()
    whole = told(row, tmp_path / "whole")
    assert "0.0 %" in whole and "Habits, Classic" in whole
    lines = (tmp_path / "whole" / f"{row.name}.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 13, "a head and a line for each game"
    # Games came in another order, some are missing, and the last line was cut off.
    (tmp_path / "cut").mkdir()
    kept = [lines[0], lines[5], lines[2], lines[9], lines[7][:-20]]
    file = tmp_path / "cut" / f"{row.name}.jsonl"
    file.write_text("".join(kept), encoding="utf-8")
    assert told(row, tmp_path / "cut") == whole
    again = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert sorted(game["game"] for game in again[1:]) == list(range(12)), "no game is played twice"


def test_games_of_another_seed_or_program_are_not_mixed_in(tmp_path: Path) -> None:
    told(replace(ROW, most=2), tmp_path)
    with pytest.raises(SystemExit, match="--seed 3"):
        ladder.Played(ROW, tmp_path, 4, "x", False)
    with pytest.raises(SystemExit, match="--keep"):
        ladder.Played(ROW, tmp_path, 3, "y", False)
    assert len(ladder.Played(ROW, tmp_path, 3, "y", True).games) == 2


def test_the_command_survives_a_kill(tmp_path: Path) -> None:
    """Killed in the middle of its games, then run with several processes: it ends as if nothing had happened."""
    row = replace(ROW, most=20)
    file = tmp_path / f"{row.name}.jsonl"

    def command(jobs: int) -> list[str]:
        rows = ["--rows", row.name, "--games", "20", "--seed", "3", "--jobs", str(jobs), "--state", str(tmp_path)]
        return [sys.executable, "-m", "tools.ladder", *rows]

    def lines() -> int:
        return file.read_text(encoding="utf-8").count("\n") if file.exists() else 0

    quiet = {"cwd": ROOT, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command(1), **quiet) as going:  # type: ignore[call-overload]
        end = time.monotonic() + 60
        while time.monotonic() < end and lines() < 3:
            time.sleep(0.01)
        going.kill()
    assert lines() >= 3
    ended = subprocess.run(command(2), cwd=ROOT, capture_output=True, text=True, check=True)
    (tmp_path / "whole").mkdir()
    assert without_times(ended.stdout).strip() == told(row, tmp_path / "whole").strip()
