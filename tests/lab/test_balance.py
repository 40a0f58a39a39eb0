"""The measure of balance: what it counts in a sample made by hand, and that its games are what it says."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from duskhall.lab import balance
from duskhall.lab.balance import BOUGHT, BUYER, Finding, Limit, Report, Sample, mirrored, play, rows, spread
from duskhall.lab.simulate import Plan, new_game

TWO = Plan("quest", 2, ("greedy",) * 2, seed=7)
THREE = Plan("quest", 3, ("greedy",) * 3, seed=7)


def sample(winners: tuple[int, ...], hero: tuple[int, int], sword: tuple[int, int], score: int = 50) -> Sample:
    return Sample(("hero",), ("sword",), (score, score), winners, 12, {"hero": hero, "sword": sword}, first=1)


BY_HAND = [
    sample((0,), hero=(2, 1), sword=(0, 0)),
    sample((1,), hero=(3, 0), sword=(0, 0)),
    sample((1,), hero=(0, 1), sword=(0, 0)),
    sample((0, 1), hero=(0, 4), sword=(0, 0)),
    sample((0,), hero=(2, 2), sword=(0, 0)),
    sample((), hero=(1, 0), sword=(0, 1)),
]
"""A victory, a defeat, a victory and half a one of who has more heroes; as many; a game that was given up."""


# ----------------------------------------------------------------------------------------------------------------------
# Counting


def test_who_has_more_wins_so_often() -> None:
    hero, sword = rows(BY_HAND)
    assert (hero.stack, hero.kind, sword.stack, sword.kind) == ("hero", "hero", "sword", "market")
    assert (hero.offered, hero.bought, hero.copies) == (6, 6, 16)
    assert (hero.more, hero.wins) == (4, Fraction(5, 2))
    assert (sword.offered, sword.bought, sword.copies, sword.more) == (6, 1, 1, 0)
    wins, bought = hero.findings()
    assert (wins.value, bought.value) == (0.625, 1.0)
    assert wins.low < wins.value < wins.high and wins.verdict == "out"
    nothing, seldom = sword.findings()
    assert nothing.verdict == "" and seldom.value == pytest.approx(1 / 6) and seldom.verdict == ""


def test_a_stack_counts_only_where_it_is_on_offer() -> None:
    other = Sample(("other",), ("sword",), (1, 2), (1,), 0, {"other": (0, 1), "sword": (0, 0)})
    found = {row.stack: row for row in rows([*BY_HAND, other])}
    assert [found[name].offered for name in ("hero", "other", "sword")] == [6, 1, 7]


@pytest.mark.parametrize(
    ("value", "low", "high", "n", "verdict"),
    [
        (0.5, 0.3, 0.7, 9, ""),
        (0.6, 0.55, 0.65, 9, ""),
        (0.61, 0.55, 0.67, 9, "out"),
        (0.7, 0.62, 0.77, 9, "clearly out"),
        (0.3, 0.2, 0.39, 9, "clearly out"),
        (0.0, 0.0, 1.0, 0, ""),
    ],
)
def test_what_leaves_the_limits(value: float, low: float, high: float, n: int, verdict: str) -> None:
    assert Finding("a card", value, low, high, BUYER, n).verdict == verdict


def test_limits_have_words() -> None:
    assert BUYER.words() == "0.4 to 0.6" and Limit(5).words(" %") == "at least 5 %"
    assert BOUGHT.holds(0.05) and BOUGHT.holds(1) and not BOUGHT.holds(0.049)


def test_median_and_quartiles() -> None:
    found = spread([5, 1, 3, 2, 4])
    assert (found.n, found.median, found.lower, found.upper) == (5, 3, 2, 4)
    assert spread([1, 2]).median == 1.5 and spread([]).n == 0
    many = spread(range(401))
    assert (many.median, many.lower, many.upper) == (200, 100, 300)
    assert 175 <= many.low < 200 < many.high <= 225, "about twenty ranks to each side"


def test_a_report_names_what_is_outside() -> None:
    threes = [Sample((), (), (80, n, 3), (0,), 9) for n in range(9)]
    report = Report("quest", 1, threes, BY_HAND)
    assert report.first_wins == Fraction(5, 2), "seat 1 began them all: 0 + 1 + 1 + 1/2 + 0 + 0"
    assert [f.what for f in report.findings() if f.verdict] == [
        "winning score, median",
        "turn of the last key, median",
        "hero: wins of who has more",
    ]
    text = balance.words(report)
    assert "winning score, median 80 (80 – 80), should be 35 to 70: clearly out" in text
    assert "hero: wins of who has more 62.5%" in text and "should be 40 % to 60 %: out" in text
    data = json.loads(json.dumps(report.data()))
    assert data["unfinished"] == 1 and len(data["outside"]) == 3


# ----------------------------------------------------------------------------------------------------------------------
# Playing


def test_a_pair_of_games_differs_in_who_begins() -> None:
    """And so in the rations that the later seats get."""
    for pair in (0, 1):
        one, two = (mirrored(TWO, 2 * pair + i).state for i in (0, 1))
        assert (one.active, two.active) == (0, 1)
        assert (one.kinds, one.map.names) == (two.kinds, two.map.names)
        for zone, a, b in zip(one.map.names, one.zones, two.zones, strict=True):
            assert a == b or "front" in zone or zone == "supply.iron-rations", zone
    assert mirrored(TWO, 0).state.zones != mirrored(TWO, 2).state.zones


def test_a_game_is_noted() -> None:
    found = play(THREE, 0)
    assert len(found.scores) == 3 and found.key_turn > 0 and found.winners
    assert found.first == new_game(THREE, 0).state.active
    assert max(found.scores) == found.scores[found.winners[0]]
    assert sorted(found.copies) == sorted((*found.heroes, *found.market))
    assert all(len(n) == 3 for n in found.copies.values())
    assert sum(sum(n) for n in found.copies.values()) > 3


def test_the_same_seed_the_same_report(capsys: pytest.CaptureFixture[str]) -> None:
    said = []
    for _ in range(2):
        assert balance.main(["--games", "2", "--threes", "1", "--seed", "5", "--jobs", "1", "--json"]) == 0
        out = json.loads(capsys.readouterr().out)
        assert out.pop("seconds") >= 0
        said.append(out)
    assert said[0] == said[1]
    assert (said[0]["edition"], said[0]["mirrored"], said[0]["threes"]) == ("quest", 2, 1)
    assert len(said[0]["stacks"]) == 12 and all(row["offered"] == 2 for row in said[0]["stacks"])


def test_an_edition_without_keys_is_measured_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["--edition", "classic", "--games", "2", "--threes", "1", "--jobs", "1"]) == 0
    assert "turn of the last key, of three: none" in capsys.readouterr().out


def test_games_come_in_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        balance.main(["--games", "3"])
    assert "--games is even" in capsys.readouterr().err
