"""How the doctor's figures are made: tables that can be played again, and a regression that finds what is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskhall.core.luck import Stream
from duskhall.doctor.features import parts_of
from duskhall.doctor.findings import LACKS, lacks
from duskhall.editions import NAMES, edition
from tools.doctor import CHECK_SEED, FIT_SEED, checked, main, read
from tools.doctor_fit import differences, fit, solve
from tools.doctor_games import play, play_tables, players_of, setup_of, starved, table_of


@pytest.mark.parametrize("name", NAMES)
def test_a_table_depends_on_seed_and_number_alone(name: str) -> None:
    setups = [setup_of(name, 1, i) for i in range(30)]
    assert setups == [setup_of(name, 1, i) for i in range(30)]
    assert len(set(setups)) > 25 and setup_of(name, 2, 0) != setups[0]
    for setup in setups:
        edition(name).check(setup)
    least, most = edition(name).players
    assert {players_of(name, i) for i in range(8)} == set(range(least, most + 1))


def test_tables_differ_as_people_differ() -> None:
    classic = [setup_of("classic", 1, i) for i in range(120)]
    assert {len(setup.monsters) for setup in classic} > {3, 4}
    advance = [setup_of("advance", 1, i) for i in range(120)]
    assert {"", "dungeon"} <= {setup.board for setup in advance} and any(setup.avatars for setup in advance)
    quest = [setup_of("quest", 1, i) for i in range(120)]
    assert {setup.mode for setup in quest} == {"", "full"} and len({setup.keys for setup in quest}) > 3
    assert any(setup.key_decks for setup in quest)


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_played_the_same_again_and_read_back(name: str) -> None:
    ((i, line),) = play_tables(name, 3, 2, range(4, 5))
    assert i == 4 and [(i, line)] == play_tables(name, 3, 2, range(4, 5))
    table = table_of(line)
    assert table.line() == line and table.setup == setup_of(name, 3, 4) and table.players == players_of(name, 4)
    for game in table.games:
        assert 0 <= game.lost <= game.fights <= game.turns and len(game.scores) == table.players
        assert max(game.scores) == game.scores[game.winners[0]]
        assert 1 <= game.opened <= game.turns / table.players + 1


def test_who_begins_goes_round() -> None:
    games = play(edition("classic").first_game, 3, 1, 4).games
    assert [game.first for game in games] == [0, 1, 2, 0]


def test_starved_tables_lack_what_they_are_for() -> None:
    for i, lack in enumerate(LACKS):
        setup = starved("classic", 3, i)
        assert setup is None or lack.id in lacks(parts_of(setup))
    assert starved("classic", 3, 0) is not None


# ----------------------------------------------------------------------------------------------------------------------
# Regression


def numbers(n: int) -> list[float]:
    luck = Stream.of(1, "numbers")
    return [luck.below(1000) / 500 - 1 for _ in range(n)]


def test_equations_are_solved() -> None:
    a = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]]
    (x,) = solve(a, [[1.0, 2.0, 3.0]])
    assert [sum(p * q for p, q in zip(row, x, strict=True)) for row in a] == pytest.approx([1.0, 2.0, 3.0])


def test_a_fit_finds_the_rule() -> None:
    values = iter(numbers(1500))
    rows = [{"a": next(values), "b": next(values), "same": 1.0} for _ in range(500)]
    noise = [next(values) * 0.01 for _ in rows]
    wanted = [3 + 2 * row["a"] - row["b"] + e for row, e in zip(rows, noise, strict=True)]
    found = fit(rows, [wanted])
    assert found.names == ["a", "b"]
    (constant, a, b), *_ = found.raw()
    assert (constant, a, b) == pytest.approx((3, 2, -1), abs=0.1)
    assert found.predict({"a": 0.5, "b": -0.5}) == pytest.approx([4.5], abs=0.1)
    assert found.heaviest(1) == ["a"]


def test_a_difference_is_told_apart_from_its_company() -> None:
    values = iter(numbers(1200))
    rows = [[next(values)] for _ in range(400)]
    marked = [row[0] + next(values) > 0.3 for row in rows]
    wanted = [5 * row[0] + 0.5 * m + 0.1 * next(values) for row, m in zip(rows, marked, strict=True)]
    ((value, error),) = differences(rows, marked, [wanted])
    assert abs(value - 0.5) < 3 * error < 0.1
    plain = sum(w for w, m in zip(wanted, marked, strict=True) if m) / sum(marked)
    assert plain > 1, "without the company it looks much larger"


# ----------------------------------------------------------------------------------------------------------------------
# The whole


def test_games_are_played_into_a_file_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.txt"
    sizes = ("--tables", "2", "--games", "2", "--check-tables", "4", "--check-games", "2", "--starved", "0")
    assert main(["--edition", "classic", *sizes, "--games-only", "--jobs", "1", "--out", str(out)]) == 0
    tables = read([out])
    assert len(tables[FIT_SEED, "classic"]) == 2 and len(tables[CHECK_SEED, "classic"]) == 4
    found = checked("classic", tables[CHECK_SEED, "classic"])
    assert found["tables"] == 4 and 0 <= found["near"] <= 1 and found["error"] < 0.5
    assert main(["--edition", "classic", "--played", str(out), "--check"]) == 0
    assert "| Classic | 4 |" in capsys.readouterr().out


def test_it_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([])
    assert "--out FILE" in capsys.readouterr().err
