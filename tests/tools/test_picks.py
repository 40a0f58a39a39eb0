"""What picks give away."""

from __future__ import annotations

import re

import pytest

from tools import picks


def test_a_level_may_be_changed() -> None:
    changed, usual = picks.player("archmage:moves=70,behind=1.5")(seed=1), picks.player("archmage")(seed=1)
    assert (changed.moves, changed.behind, changed.deals) == (70, 1.5, usual.deals) and usual.moves != 70
    assert type(picks.player("greedy")()).__name__ == "GreedyBot"


def test_nothing_is_better_than_the_best(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["picks", "greedy", "apprentice", "--questions", "4", "--deals", "2"])
    assert picks.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["greedy", "apprentice"]
    lost = [float(re.findall(r"gives away ([+-][\d.]+)", line)[0]) for line in lines]
    assert min(lost) >= 0 and "against the first +0.000 ± 0.000 %" in lines[0]


def test_the_best_option_gives_nothing_away() -> None:
    view, decision = next(picks.questions("classic", 3))
    chances = picks.worth(view, decision, 2, -1)
    assert len(chances) == decision.count > 1 and 0 < max(chances) <= 1
    assert chances == picks.worth(view, decision, 2, -1)
