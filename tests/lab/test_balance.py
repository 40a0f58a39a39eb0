"""The measure of balance: what it counts in a sample made by hand, and that its games are what it says."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import duskhall
from duskhall.editions import edition
from duskhall.editions.setup import NO_WISHES, Wishes
from duskhall.lab import balance, samples, tables
from duskhall.lab.balance import measure, plans_of, report_of, setups_of
from duskhall.lab.keeping import KeptError
from duskhall.lab.pledges import Pledge
from duskhall.lab.samples import Kept, Sample, mirrored, play, sample_of
from duskhall.lab.simulate import Plan, new_game
from duskhall.lab.verdicts import BOUGHT, BROKEN, BUYER, NEAR, SCORE, SELDOM, Finding, Limit, Report, rows, spread

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
    assert wins.low < wins.value < wins.high and wins.verdict == NEAR
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
        (0.61, 0.55, 0.67, 9, NEAR),
        (0.7, 0.62, 0.77, 9, BROKEN),
        (0.7, 0.6, 0.77, 9, NEAR),
        (0.3, 0.2, 0.39, 9, BROKEN),
        (0.0, 0.0, 1.0, 0, ""),
    ],
)
def test_what_leaves_the_limits(value: float, low: float, high: float, n: int, verdict: str) -> None:
    assert Finding("a-card", "wins", value, low, high, BUYER, n).verdict == verdict


def test_limits_have_words() -> None:
    assert BUYER.words() == "40 % to 60 %" and BOUGHT.words() == "at least 10 %" and SCORE.words() == "40 to 60"
    assert BOUGHT.holds(0.1) and BOUGHT.holds(1) and not BOUGHT.holds(0.099)
    assert (
        Finding("x", "wins", 0.7, 0.65, 0.75, BUYER, 9).words()
        == "x: wins 70.0 % (65.0 % to 75.0 %), should be 40 % to 60 %"
    )
    assert Finding("", "score", 70, 65, 75, Limit(40, 60), 9).words() == (
        "score of a seat of three, median 70 (65 to 75), should be 40 to 60"
    )


def test_median_and_quartiles() -> None:
    found = spread([5, 1, 3, 2, 4])
    assert (found.n, found.median, found.lower, found.upper) == (5, 3, 2, 4)
    assert spread([1, 2]).median == 1.5 and spread([]).n == 0
    many = spread(range(401))
    assert (many.median, many.lower, many.upper) == (200, 100, 300)
    assert 175 <= many.low < 200 < many.high <= 225, "about twenty ranks to each side"
    thirds = spread(range(401), each=3)
    assert thirds.n == 133 and thirds.median == 200
    assert 160 <= thirds.low < 175 and 225 < thirds.high <= 240, "the interval of a third of the games"


def test_a_report_names_what_is_outside() -> None:
    threes = [Sample((), (), (80, 80, 79), (0,), 9) for _ in range(9)]
    few = Report("quest", 1, "first", games={2: BY_HAND})
    assert few.of(BROKEN) == few.of(NEAR) == [], "of a handful of games"
    report = Report("quest", 1, "first", games={3: threes, 2: BY_HAND * 30})
    assert report.scores(3).median == 80 and report.scores(3).n == 9
    assert report.first_seat().value == pytest.approx(2.5 / 5), "seat 1 began them all: 0 + 1 + 1 + 1/2 + 0"
    assert report.given_up == 30
    assert [f.what for f in report.of(BROKEN)] == [
        "score of a seat of three, median",
        "turn of the last key of three, median",
    ]
    assert [f.what for f in report.of(NEAR)] == ["hero: wins with more copies"]
    for text in (tables.plain(report), tables.markdown(report)):
        assert "score of a seat of three, median 80 (79 to 80), should be 40 to 60" in text
        assert "hero: wins with more copies 62.5 %" in text
        assert (
            "too few games in which one player had more copies (under 100): sword" in text.replace("Too", "too").lower()
        )
    data = json.loads(json.dumps(report.data()))
    assert (data["given_up"], data["broken"], data["near"]) == (30, ["score", "key-turn"], ["hero: more"])


def test_the_score_is_that_of_every_seat() -> None:
    report = Report("quest", 1, "first", games={3: [Sample((), (), (90, 50, 10), (0,), 15)] * 9})
    assert (report.scores(3).median, report.scores(3).n) == (50, 9)
    assert report.of(BROKEN) == []


def test_stacks_that_were_seldom_there_are_named() -> None:
    often = Sample(("a", "b"), ("c",), (1, 2), (1,), 0, {"a": (0, 1), "b": (1, 1), "c": (0, 2)})
    found = {row.stack: row for row in rows([often] * SELDOM + [sample((0,), (1, 0), (0, 0))], {"never": "hero"})}
    assert {stack: row.seldom for stack, row in found.items()} == {
        "a": "",
        "b": "more",
        "c": "",
        "hero": "offered",
        "sword": "offered",
        "never": "offered",
    }
    known = edition("quest").choices
    empty = Report("quest", 1, games={2: []})
    assert {row.stack for row in empty.rows()} == {*known["heroes"], *known["village"]}
    assert all(row.seldom == "offered" for row in empty.rows()) and empty.of(BROKEN) == []


def test_tables_for_the_page() -> None:
    report = Report(
        "quest", 7, "a-mirror-in-the-dark", games={3: [play(THREE, 0)], 2: [play(TWO, g) for g in (0, 1)], 4: []}
    )
    lines = tables.markdown(report).splitlines()
    assert lines[0] == "### A Mirror in the Dark"
    starts = [line.split(" | ")[0] for line in lines if line.startswith("| ")]
    assert starts[:4] == ["| players", "| two", "| three", "| four"] and starts[4] == "| stack"
    assert {line.count("|") for line in lines if line.startswith("|")} == {7, 9}
    assert len(starts) == 5 + len(report.rows())
    assert all(len(line) <= 120 for line in lines if not line.startswith("|"))


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
        asked = ["--games", "2", "--threes", "1", "--fours", "1", "--seed", "5", "--jobs", "1", "--json"]
        assert balance.main(asked) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[0] == said[1]
    assert (said[0]["edition"], said[0]["setup"], said[0]["games"]) == ("quest", "random", {"3": 1, "2": 2, "4": 1})
    assert sum(row["bought"]["games"] == 2 for row in said[0]["stacks"]) == 12


def test_an_edition_without_keys_is_measured_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(["--edition", "classic", "--games", "2", "--threes", "1", "--fours", "0", "--jobs", "1"]) == 0
    assert "turn of the last key of three: none" in capsys.readouterr().out


def test_set_ups() -> None:
    known = list(edition("quest").setups)
    assert setups_of("quest", "random") == [""]
    assert setups_of("quest", f"random, {known[0]}") == ["", known[0]]
    assert setups_of("quest", "all") == ["", *known]
    with pytest.raises(ValueError, match="no set-up 'frist'; there are random, first"):
        setups_of("quest", "frist")
    ((plan, n),) = plans_of("quest", "first", 3, {3: 4}, Wishes(("a-mirror-in-the-dark",)))
    assert plan.wishes == NO_WISHES
    assert (plan.setup, plan.players, n) == ("first", 3, 4)
    assert play(plan, 0).heroes == edition("quest").first_game.heroes


def test_quests_of_choice(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--games", "2", "--threes", "0", "--fours", "0", "--jobs", "1", "--setup", "random,first"]
    assert balance.main([*asked, "--quests", "1", "--json"]) == 0
    mine, first = map(json.loads, capsys.readouterr().out.splitlines())
    pack = edition("quest").packs["a-mirror-in-the-dark"]
    assert (mine["packs"], first["packs"], first["setup"]) == (["a-mirror-in-the-dark"], [], "first")
    assert {row["stack"] for row in mine["stacks"]} <= pack
    assert balance.main([*asked[:-2], "--quests", "1", "--markdown"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("### Random set-ups of A Mirror in the Dark\n") and "| Fireball | 1 | market |" in shown


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--games", "3"], "--games is even"),
        (["--threes", "-1"], "not below 0"),
        (["--jobs", "0"], "--jobs is 1 or more"),
        (["--setup", "frist"], "no set-up 'frist'"),
        (["--quests", "9"], "there is no quest “9”"),
        (["--edition", "classic", "--quests", "1"], "only Quest has quests"),
    ],
)
def test_bad_input(asked: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        balance.main(asked)
    assert said in capsys.readouterr().err


# ----------------------------------------------------------------------------------------------------------------------
# Games that are kept


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games"
    asked = ["--games", "4", "--threes", "1", "--fours", "0", "--seed", "5", "--jobs", "1", "--json"]
    assert balance.main(asked) == 0
    whole = capsys.readouterr().out
    assert balance.main([*asked, "--keep", str(file), "--seconds", "0"]) == 0
    stopped = capsys.readouterr()
    assert "out of time" in stopped.err and json.loads(stopped.out)["games"] == {"3": 1, "2": 0}
    lines = file.read_text().splitlines()
    assert len(lines) == 2
    # The machine went down in the middle of a line.
    file.write_text("\n".join((*lines, '["quest random 2 5",0,[["sc')))
    assert balance.main([*asked, "--keep", str(file)]) == 0
    assert capsys.readouterr().out == whole
    assert len(file.read_text().splitlines()) == 6
    assert balance.main([*asked, "--keep", str(file)]) == 0
    assert capsys.readouterr().out == whole
    assert len(file.read_text().splitlines()) == 6, "nothing was played again"


def test_a_kept_game_is_read_as_it_was(tmp_path: Path) -> None:
    found = play(TWO, 0)
    assert sample_of(*json.loads(json.dumps(found.data()))) == found
    kept = Kept(tmp_path / "games")
    kept.add(TWO, [(0, found)])
    again = Kept(tmp_path / "games")
    assert again.of(TWO) == {0: found}
    assert again.of(THREE) == {}


@pytest.mark.parametrize("text", ["no games\n", "[]\n", "{}\n", '"x"\n', '{"duskhall-balance": 1}\n[1]\n', "\xff\n"])
def test_a_file_of_something_else_is_left_alone(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(SystemExit):
        balance.main(["--keep", str(file)])
    assert "mine does not hold games" in capsys.readouterr().err
    assert file.read_bytes() == text.encode("latin-1")
    with pytest.raises(SystemExit):
        balance.main(["--keep", str(tmp_path)])
    assert str(tmp_path) in capsys.readouterr().err


def test_games_of_other_cards_are_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Kept(tmp_path / "games")
    Kept(tmp_path / "games")
    monkeypatch.setattr(samples, "program", lambda: "another")
    with pytest.raises(KeptError, match="other cards, rules or bots"):
        Kept(tmp_path / "games")


def test_games_played_so_far_are_kept_when_something_breaks() -> None:
    kept = Kept()
    plans = plans_of("quest", "", 5, {3: 1, 2: 2})

    def stop(n: int) -> None:
        if kept.of(plans[0][0]):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure(plans, kept, 1, stop)
    assert {players: len(found) for players, found in report_of(plans, kept).games.items()} == {
        3: 1,
        2: 0,
    }


def test_another_bot_can_play_in_every_seat() -> None:
    """Its games are kept apart from greedy's."""
    kept = Kept()
    usual = plans_of("quest", "first", 5, {2: 2})
    other = plans_of("quest", "first", 5, {2: 2}, bot="apprentice")
    for plans in (usual, other):
        measure(plans, kept, 1)
    assert other[0][0].bots == ("apprentice", "apprentice") and len(kept.games) == 2
    scores = [[game.scores for game in report_of(plans, kept).games[2]] for plans in (usual, other)]
    assert scores[0] != scores[1]


def test_python_is_all_it_needs() -> None:
    """Without the folder of installed packages: another machine needs the sources and nothing else."""
    source = Path(duskhall.__file__).parents[1]
    code = "import sys; sys.path.insert(0, sys.argv.pop(1)); from duskhall.lab.balance import main; sys.exit(main())"
    asked = ["--games", "2", "--threes", "0", "--fours", "0", "--setup", "first", "--markdown", "--jobs", "1"]
    found = subprocess.run(
        [sys.executable, "-S", "-E", "-c", code, str(source), *asked], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith("### ")


# ----------------------------------------------------------------------------------------------------------------------
# The full game


FULL = Plan("quest", 2, ("greedy",) * 2, seed=7, mode="full")


def test_lots_decide_who_plays_with_what() -> None:
    games = [play(FULL, g) for g in range(6)]
    for game in games:
        first, second = game.pledges
        assert first.guild != second.guild and first.side_quest != second.side_quest
    for one, other in zip(games[::2], games[1::2], strict=True):
        assert [p.guild for p in one.pledges] == [p.guild for p in other.pledges], "the same in a mirrored game"
        assert [p.side_quest for p in one.pledges] == [p.side_quest for p in other.pledges]
    assert len({p.guild for game in games for p in game.pledges}) > 2
    assert len({p.side_quest for game in games for p in game.pledges}) > 3
    assert any(p.done for game in games for p in game.pledges), "the bots try"
    assert sample_of(*json.loads(json.dumps(games[0].data()))) == games[0]
    assert play(TWO, 0).pledges == ()


def test_what_the_full_game_adds_to_the_report() -> None:
    iron, night = (
        Pledge("hall-of-the-iron-oath", "many-banners", "gallows-shade"),
        Pledge("the-night-ledger", "vault-breaker"),
    )
    wins = [Sample((), (), (9, 5), (0,), pledges=(iron, night)) for _ in range(75)]
    draws = [Sample((), (), (5, 5), (0, 1), pledges=(iron, night)) for _ in range(50)]
    alike = Sample((), (), (9, 5), (0,), pledges=(iron, iron))
    report = Report("quest", 1, "first", mode="full", games={2: [*wins, *draws, alike]})
    assert [(f.what, f.value, f.n) for f in report.guilds()] == [
        ("hall-of-the-iron-oath: wins", 0.8, 125),
        ("the-night-ledger: wins", 0.2, 125),
    ], "against another guild"
    assert [(f.what, f.value, f.n) for f in report.side_quests(2)] == [
        ("many-banners: completed by one of 2", 1.0, 127),
        ("vault-breaker: completed by one of 2", 0.0, 125),
    ]
    assert [(f.what, f.value) for f in report.legends()] == [
        ("gallows-shade: taken", 1.0),
        ("lichs-apprentice: taken", 0.0),
    ]
    assert len([f for f in report.of(BROKEN) if "first seat" not in f.what]) == 5
    data = json.loads(json.dumps(report.data()))
    assert data["mode"] == "full" and len(data["guilds"]) == 2 and data["side_quests"]["2"][0]["rate"] == 1
    assert "the-night-ledger: wins 20.0 %" in tables.plain(report)
    assert "| vault-breaker: completed by one of 2 | 125 |" in tables.markdown(report)
    assert "guilds" not in tables.plain(Report("quest", 1, "first", games={2: BY_HAND}))


def test_the_mode_is_asked_for_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    some = ("--games", "2", "--threes", "0", "--fours", "0", "--jobs", "1", "--json")
    assert balance.main([*some, "--setup", "first", "--mode", "full"]) == 0
    assert json.loads(capsys.readouterr().out)["mode"] == "full"
    with pytest.raises(SystemExit):
        balance.main([*some, "--mode", "weekly"])
    assert "weekly" in capsys.readouterr().err


# ----------------------------------------------------------------------------------------------------------------------
# Epic


@pytest.mark.parametrize("mode", ["epic", "epic-heroes"])
def test_an_epic_game_counts_what_lay_open(mode: str) -> None:
    plan = Plan("quest", 2, ("greedy",) * 2, seed=7, mode=mode)
    found = play(plan, 0)
    known = edition("quest").choices
    assert 6 < len(found.market) < len(known["village"]) and set(found.market) <= set(known["village"])
    if mode == "epic":
        assert len(found.heroes) == 4
    else:
        assert 4 < len(found.heroes) < len(known["heroes"]) and set(found.heroes) <= set(known["heroes"])
        assert all(sum(n) <= 1 for n in found.copies.values()), "there is one copy of each title"
    got = [n for stack, n in found.copies.items() if stack in found.market]
    assert sum(map(sum, got)) > 2 and all(sum(n) <= 1 for n in got)
    assert len(found.pledges) == 2


@pytest.mark.parametrize(("mode", "least", "most"), [("", 40, 60), ("full", 40, 60), ("epic", 40, 75)])
def test_epic_games_may_end_with_more_points(mode: str, least: int, most: int) -> None:
    threes = [Sample((), (), (74, 70, 66), (0,), 15) for _ in range(200)]
    report = Report("quest", 1, mode=mode, games={3: threes})
    assert (report.score_limit.least, report.score_limit.most) == (least, most)
    assert bool(report.of(BROKEN)) == (most == 60)
    assert f"the score should be {least} to {most}" in tables.markdown(report)
