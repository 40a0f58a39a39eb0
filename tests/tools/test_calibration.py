"""Calibration: games are kept and not played again, and favourites are counted in their bands."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools import calibration


def run(monkeypatch: pytest.MonkeyPatch, *args: str | Path) -> None:
    monkeypatch.setattr(sys, "argv", ["calibration", *map(str, args)])
    assert calibration.main() == 0


def test_it_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    options = ("--turns", "10,20", "--deals", "2", "--out", out)
    run(monkeypatch, "--games", "1", *options)
    assert "classic, 1 games" in capsys.readouterr().out
    before = out.read_text(encoding="utf-8")
    out.write_text(before + '{"seed": 1, "cut o', encoding="utf-8")
    run(monkeypatch, "--games", "1", *options)
    assert out.read_text(encoding="utf-8").startswith(before), "nothing was played again"
    row = json.loads(before)
    assert set(row["said"]) == {"10", "20"} and sum(row["won"]) == 1
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in row["said"].values())
    with pytest.raises(SystemExit):
        run(monkeypatch, "--games", "1", "--turns", "5", "--deals", "2", "--out", out)
    assert "other settings" in capsys.readouterr().err


def test_favourites_are_counted_in_their_bands() -> None:
    rows = [
        {"said": {"10": [0.72, 0.28]}, "won": [1.0, 0.0]},
        {"said": {"10": [0.26, 0.74], "20": [0.5, 0.5]}, "won": [1.0, 0.0]},
        {"said": {"10": [1.0, 0.0]}, "won": [0.5, 0.5]},
    ]
    assert calibration.favourites(rows) == [(0.72, 1.0), (0.74, 0.0), (0.5, 1.0), (1.0, 0.5)]
    assert calibration.favourites(rows, "20") == [(0.5, 1.0)]
    told = calibration.table(calibration.favourites(rows, "10"))
    assert "| 70 to 80 % | 2 | 73.0% | 50.0% | 35.4% |" in told
    assert "| 90 to 100 % | 1 | 100.0% | 50.0% | 50.0% |" in told
