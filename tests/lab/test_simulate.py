"""Simulation: what it prints, the same games whatever shares the work, bad bots, bad input, Ctrl-C; the soak."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from duskhall.cli import main
from duskhall.core.luck import Stream
from duskhall.core.state import deck_of, hand_of
from duskhall.editions import edition
from duskhall.lab.share import share
from duskhall.lab.simulate import Plan, Tally, new_game, play, play_all, seat_of, simulate, wilson
from duskhall.notation import record
from duskhall.text import reading
from tests.helpers import EDITIONS, few
from tests.lab.workers import answers, squares
from tools import soak

KEYS = ["edition", "mode", "players", "games", "seed", "seconds", "games_per_second", "decisions_per_second"]
KEYS += ["turns_mean", "unfinished", "errors", "faults", "results", "seats"]
ROW = ["bot", "games", "wins", "win_rate", "low", "high", "vp_mean"]
BY_THE_CLOCK = ("seconds", "games_per_second", "decisions_per_second")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["simulate", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    status, out, err = run(capsys, *arguments, "--json")
    assert (status, err) == (0, "")
    found: dict[str, object] = json.loads(out)
    return found


# ----------------------------------------------------------------------------------------------------------------------
# What is printed


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--bots", "greedy,random", "--games", "12", "--seed", "5", "--jobs", "1")
    assert list(found) == KEYS
    assert (found["edition"], found["players"], found["games"], found["seed"]) == ("classic", 2, 12, 5)
    results = found["results"]
    assert isinstance(results, list)
    assert [list(row) for row in results] == [ROW, ROW]
    assert [row["bot"] for row in results] == ["greedy", "random"]
    assert [row["games"] for row in results] == [12, 12]
    assert sum(row["wins"] for row in results) == 12
    assert all(row["low"] <= row["win_rate"] <= row["high"] for row in results)
    assert found["faults"] == []


def test_json_has_a_row_for_each_bot_in_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--players", "3", "--bots", "greedy,random", "--games", "5", "--seed", "5", "--jobs", "1")
    seats, results = found["seats"], found["results"]
    assert isinstance(seats, list) and isinstance(results, list)
    assert [list(row) for row in seats] == [["bot", "seat", *ROW[1:]]] * 6
    # Greedy plays as first and third bot: in the seats 1 and 3, then 2 and 1, then 3 and 2 and so on.
    assert [(row["bot"], row["seat"], row["games"]) for row in seats] == [
        ("greedy", 1, 4),
        ("greedy", 2, 3),
        ("greedy", 3, 3),
        ("random", 1, 1),
        ("random", 2, 2),
        ("random", 3, 2),
    ]
    for whole in results:
        mine = [row for row in seats if row["bot"] == whole["bot"]]
        assert sum(row["games"] for row in mine) == whole["games"]
        assert sum(row["wins"] for row in mine) == pytest.approx(whole["wins"])
        points = sum(row["vp_mean"] * row["games"] for row in mine)
        assert points == pytest.approx(whole["vp_mean"] * whole["games"], abs=0.01)


def test_seats_with_the_same_bot_are_pooled(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--players", "3", "--bots", "greedy,random", "--games", "4", "--jobs", "1")
    results = found["results"]
    assert isinstance(results, list)
    assert [(row["bot"], row["games"]) for row in results] == [("greedy", 8), ("random", 4)], "the list repeats"


def test_the_table_fits_a_narrow_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "--bots", "greedy,random", "--games", "3", "--jobs", "1")
    assert (status, err) == (0, "")
    assert "win rate" in out and "greedy" in out and "\x1b" not in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_the_same_games_whatever_shares_the_work(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--bots", "random,greedy", "--games", "60", "--seed", "3")
    one, two, three = (simulated(capsys, *arguments, "--jobs", n) for n in ("1", "2", "3"))
    for found in (one, two, three):
        for key in BY_THE_CLOCK:
            del found[key]
    assert one == two == three


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    plan = Plan("classic", 2, ("random", "random"), 8)
    alone = play(plan, 7)
    whole = Tally()
    for g in range(6, 9):
        whole.add(play(plan, g))
    rest = Tally()
    rest.add(play(plan, 8))
    rest.add(play(plan, 6))
    rest.add(alone)
    assert (whole.turns, whole.decisions, whole.rows) == (rest.turns, rest.decisions, rest.rows)
    assert new_game(plan, 7).state.zones != new_game(plan, 8).state.zones
    assert new_game(plan, 7).state.zones == new_game(Plan("classic", 2, ("greedy", "greedy"), 8), 7).state.zones


def test_seats_rotate() -> None:
    plan = Plan("classic", 3, ("a", "b", "c"), 1)
    assert [[seat_of(plan, bot, g) for bot in range(3)] for g in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_games_that_are_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "--bots", "greedy", "--games", "5", "--max-turns", "6", "--jobs", "1")
    assert (found["unfinished"], found["turns_mean"], found["errors"]) == (5, 6.0, 0)


def test_the_first_game_has_no_random_cards() -> None:
    plan = Plan("classic", 2, ("greedy", "greedy"), 1, setup="first")
    assert "stack.flaming-sword" in new_game(plan, 0).state.map.names
    assert new_game(plan, 0).state.map.names == new_game(plan, 1).state.map.names


def test_advance_on_its_boards() -> None:
    plan = Plan("advance", 3, ("random",) * 3, 2)
    assert new_game(plan, 1).state.rules.board == "wilderness"
    assert new_game(replace(plan, board="dungeon"), 1).state.rules.board == "dungeon"
    assert new_game(replace(plan, setup="learning"), 1).state.rules.board == "learning"
    assert "supply.avatar" in new_game(replace(plan, avatars=True), 1).state.map.names
    assert new_game(plan, 1).state.zones == new_game(replace(plan, board="dungeon"), 1).state.zones


def test_advance_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    for more in ((), ("--board", "dungeon"), ("--setup", "learning"), ("--setup", "tower-of-corruption", "--avatars")):
        found = simulated(
            capsys, "--edition", "advance", "--bots", "random", "--games", "2", "--max-turns", "60", *more
        )
        assert (found["edition"], found["games"], found["errors"]) == ("advance", 2, 0)


def test_quest_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    for more in ((), ("--setup", "first"), ("--setup", "a-mirror-in-the-dark", "--players", "4")):
        found = simulated(capsys, "--edition", "quest", "--bots", "random", "--games", "2", "--max-turns", "60", *more)
        assert (found["edition"], found["games"], found["errors"]) == ("quest", 2, 0)


def test_the_soak_plays_quest() -> None:
    """Conservation, tokens and keys included, saves and views of whole games."""
    for g in range(3):
        assert soak.play("quest", 6, g) > 100
    e = edition("quest")
    luck = Stream.of(1, "test")
    for setup in (soak.some_setup(e, luck) for _ in range(60)):
        e.check(setup)


def test_the_soak_plays_on_every_board() -> None:
    e = edition("advance")
    luck = Stream.of(1, "test")
    found = [soak.some_setup(e, luck) for _ in range(300)]
    for setup in found:
        e.check(setup)
    assert {setup.board for setup in found} == set(e.boards)
    assert {setup.avatars for setup in found} == {False, True}
    assert {setup.board for setup in (soak.some_setup(edition("classic"), luck) for _ in range(9))} == {""}


def test_figures_of_an_owner(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[dagger]\nattack = 9\n", encoding="utf-8")
    plan = Plan("classic", 2, ("greedy", "greedy"), 1, figures=file)
    rules = new_game(plan, 0).state.rules
    assert rules.attack[rules.index["dagger"]] == 9
    assert simulated(capsys, "--games", "2", "--jobs", "1", "--figures", str(file))["errors"] == 0
    file.write_text("[dagger]\nwings = 2\n", encoding="utf-8")
    status, _, err = run(capsys, "--games", "2", "--figures", str(file))
    assert status == 2 and "wings" in err


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (5, 10), (10, 10), (95, 100)])
def test_wilson(wins: int, games: int) -> None:
    low, high = wilson(Fraction(wins), games)
    assert 0 <= low <= wins / games <= high <= 1
    assert high - low < 0.6
    # Known values: 5 of 10 is 0.2366 to 0.7634.
    if (wins, games) == (5, 10):
        assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)


# ----------------------------------------------------------------------------------------------------------------------
# Bad bots, bad input, errors


BAD = """
import time
class Liar:
    def choose(self, view, decision):
        return "abracadabra"
class Sleeper:
    def choose(self, view, decision):
        time.sleep(9)
class Faller:
    def choose(self, view, decision):
        raise RuntimeError("ouch")
class Leaver:
    def choose(self, view, decision):
        raise SystemExit
class Stopper:
    def choose(self, view, decision):
        raise KeyboardInterrupt
class Late:
    # Plays well, and then badly.
    def __init__(self, bad_from=3):
        self.bad_from = bad_from
    def choose(self, view, decision):
        return "abracadabra" if view.turn >= self.bad_from else decision.options[0]
"""


@pytest.fixture
def bad(tmp_path: Path) -> str:
    (tmp_path / "bad.py").write_text(BAD, encoding="utf-8")
    return str(tmp_path / "bad.py")


@pytest.mark.parametrize(
    ("name", "says", "more"),
    [
        ("Liar", "abracadabra", []),
        ("Faller", "RuntimeError: ouch", []),
        ("Leaver", "SystemExit", []),
        ("Sleeper", "0.03 s", ["--bot-seconds", "0.03"]),
    ],
)
def test_bad_bots_are_named_and_replaced(
    capsys: pytest.CaptureFixture[str], bad: str, name: str, says: str, more: list[str]
) -> None:
    arguments = ["--bots", f"random,{bad}:{name}", "--games", "1", "--max-turns", "20", "--jobs", "1", "--json", *more]
    status, out, err = run(capsys, *arguments)
    assert status == 0
    found = json.loads(out)
    assert found["errors"] == 0
    (fault,) = found["faults"]
    assert list(fault) == ["bot", "kind", "count", "game", "turn", "said"]
    assert fault["bot"] == f"{bad}:{name}" and fault["kind"] in ("illegal", "late", "failed")
    assert fault["count"] > 5 and fault["game"] == 0 and fault["turn"] in (1, 2) and says in fault["said"]
    assert name in err and says in err and "first legal option" in err
    assert err.count("\n") == 1, "one line for all answers of a kind"


def test_faults_are_the_same_whatever_shares_the_work(capsys: pytest.CaptureFixture[str], bad: str) -> None:
    bots = f"{bad}:Late(bad_from=6),{bad}:Late(bad_from=4)"
    arguments = ["--bots", bots, "--games", "60", "--max-turns", "8", "--json"]
    one, two = (json.loads(run(capsys, *arguments, "--jobs", n)[1])["faults"] for n in ("1", "2"))
    assert one == two
    assert [(f["bot"].partition(":")[2], f["game"], f["turn"], f["said"]) for f in one] == [
        # The second seat has the odd turns.
        ("Late(bad_from=4)", 0, 5, "abracadabra"),
        ("Late(bad_from=6)", 0, 6, "abracadabra"),
    ]


def test_strict_bots_stop_with_a_traceback(capsys: pytest.CaptureFixture[str], bad: str) -> None:
    arguments = ["--bots", f"greedy,{bad}:Faller", "--games", "50", "--seed", "3", "--strict-bots", "--json"]
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (1, "")
    assert "Traceback" in err and "bad.py" in err and 'raise RuntimeError("ouch")' in err
    last = err.splitlines()[-1]
    assert f"{bad}:Faller" in last and "game 0, turn 2" in last and "failed: RuntimeError: ouch" in last
    command = last.partition("alone: ")[2]
    assert command.endswith("--strict-bots --game 0")
    assert main(shlex.split(command)[1:]) == 1
    assert 'raise RuntimeError("ouch")' in capsys.readouterr().err


def test_strict_bots_stop_at_an_answer_that_is_not_possible(capsys: pytest.CaptureFixture[str], bad: str) -> None:
    status, _, err = run(capsys, "--bots", f"greedy,{bad}:Late(bad_from=5)", "--games", "50", "--strict-bots")
    assert status == 1 and "Traceback" in err and "abracadabra" in err and "game 0, turn 5" in err
    status, _, err = run(capsys, "--bots", "greedy,random", "--games", "3", "--strict-bots")
    assert (status, err) == (0, ""), "bots without a fault are not stopped"


def test_strict_bots_stop_at_a_constructor(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "made = []\nclass Once:\n    def choose(self, view, decision): return decision.options[0]\n"
    text += "    def __init__(self):\n        made.append(1)\n        assert len(made) < 4, 'worn'\n"
    (tmp_path / "once.py").write_text(text)
    arguments = ["--bots", f"greedy,{tmp_path / 'once.py'}:Once", "--games", "5", "--max-turns", "4", "--jobs", "1"]
    status, _, err = run(capsys, *arguments, "--strict-bots")
    assert status == 1 and "AssertionError: worn" in err and "game 2" in err and "Traceback" in err


def test_ctrl_c_is_not_the_fault_of_a_bot(capsys: pytest.CaptureFixture[str], bad: str) -> None:
    status, out, err = run(capsys, "--bots", f"{bad}:Stopper", "--games", "5", "--jobs", "1", "--json")
    assert (status, json.loads(out)["games"]) == (130, 0)
    assert "Stopped after 0 of 5 games" in err


# ----------------------------------------------------------------------------------------------------------------------
# Records


def test_records_of_all_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    games = 45
    arguments = ["--bots", "greedy,random", "--games", str(games), "--seed", "6", "--players", "3", "--max-turns", "30"]
    for name in EDITIONS:
        plain = simulated(capsys, *arguments, "--edition", name, "--jobs", "1")
        kept = simulated(capsys, *arguments, "--edition", name, "--jobs", "2", "--record", str(tmp_path / name))
        for key in BY_THE_CLOCK:
            del plain[key], kept[key]
        assert plain == kept, "writing changes nothing"
        files = sorted((tmp_path / name).iterdir())
        assert [f.name for f in files] == [f"game-{g:06}.txt" for g in range(games)]
        turns = 0
        for g, file in enumerate(files[:6]):
            read = record.read(file.read_text(encoding="utf-8"))
            assert sorted(read.seats) == ["Greedy 1", "Greedy 2", "Random"]
            assert read.bots == tuple(("greedy", "random", "greedy")[(seat - g) % 3] for seat in range(3))
            game = record.replay(read)
            turns += min(game.state.turn, 30)
            assert game.over or game.state.turn == 31
        again = play_all(Plan(name, 3, ("greedy", "random", "greedy"), 6, max_turns=30), range(6))
        assert turns == again.turns


def test_blind_games_are_recorded_as_they_are_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["--bots", "random", "--seed", "6", "--max-turns", "50", "--game", "7", "--edition", "advance"]
    plain = simulated(capsys, *arguments)
    kept = simulated(capsys, *arguments, "--record", str(tmp_path / "new"))
    assert [plain[key] for key in KEYS if key not in BY_THE_CLOCK] == [
        kept[key] for key in KEYS if key not in BY_THE_CLOCK
    ]
    assert [f.name for f in (tmp_path / "new").iterdir()] == ["game-000007.txt"]


def test_folders_that_cannot_take_records(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(folder: Path) -> str:
        status, out, err = run(capsys, "--games", "2", "--jobs", "1", "--record", str(folder))
        assert (status, out) == (2, "") and "Traceback" not in err
        return err

    file = tmp_path / "file"
    file.write_text("mine")
    assert "is a file" in refused(file) and file.read_text() == "mine"
    assert "Not a directory" in refused(file / "folder")
    deep = tmp_path / "no" / "folder"
    assert simulated(capsys, "--games", "1", "--jobs", "1", "--record", str(deep))["games"] == 1
    assert [f.name for f in deep.iterdir()] == ["game-000000.txt"], "folders on the way are made"
    used = tmp_path / "used"
    used.mkdir()
    (used / "notes.md").write_text("mine")
    assert simulated(capsys, "--games", "2", "--jobs", "1", "--record", str(used))["games"] == 2
    before = {f.name: f.read_text() for f in used.iterdir()}
    assert set(before) == {"notes.md", "game-000000.txt", "game-000001.txt"}
    assert "records of another run (game-000000.txt)" in refused(used)
    assert before == {f.name: f.read_text() for f in used.iterdir()}

    def locked(self: Path, *args: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    # The tests may run as somebody who may write everywhere.
    monkeypatch.setattr(Path, "touch", locked)
    assert "Permission denied. Name another folder." in refused(tmp_path / "locked")


# ----------------------------------------------------------------------------------------------------------------------
# Bad input


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--edition", "monopoly"], "monopoly"),
        (["--players", "9"], "2 to 5"),
        (["--bots", "greedy,greedy,greedy"], "3 bots for 2 players"),
        (["--bots", ","], "names no bot"),
        (["--bots", "wizard"], "apprentice, veteran, master, archmage, greedy, random"),
        (["--bots", "./nobody.py:Bot"], "no file"),
        (["--games", "0"], "--games"),
        (["--games", "many"], "many"),
        (["--jobs", "0"], "--jobs"),
        (["--max-turns", "0"], "--max-turns"),
        (["--game", "-1"], "--game"),
        (["--bot-seconds", "0"], "--bot-seconds"),
        (["--bot-seconds", "nan"], "--bot-seconds"),
        (["--bot-seconds", "inf"], "--bot-seconds"),
        (["--bot-seconds=-1"], "--bot-seconds"),
        (["--bot-seconds=-inf"], "--bot-seconds"),
        (["--bots", "random(3)"], "name(key=value"),
        (["--bots", "random(seed=1,greedy"], "not closed"),
        (["--bots", "greedy(depth=3)"], "takes no arguments, so depth cannot be set"),
        (["--setup", "last"], "last"),
        (["--setup", "learning"], "choose one of random, first"),
        (["--board", "dungeon"], "only one side"),
        (["--avatars"], "no avatars"),
        (["--edition", "advance", "--setup", "learnin"], "Did you mean learning"),
        (["--edition", "advance", "--board", "castle"], "wilderness, dungeon, learning"),
        (["--edition", "advance", "--board", "learning"], "--setup learning"),
        (["--figures", "no-such-file.toml"], "no-such-file.toml"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], says: str) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert says in err and "Traceback" not in err


def test_an_error_names_the_command_that_shows_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(plan: Plan, g: int, out: Tally | None = None) -> Tally:
        if g % 2:
            raise ZeroDivisionError("oh")
        return real(plan, g, out)

    real = play
    monkeypatch.setattr("duskhall.lab.simulate.play", broken)
    status, out, err = run(capsys, "--bots", "random", "--games", "4", "--seed", "9", "--jobs", "1", "--json")
    found = json.loads(out)
    assert (status, found["errors"], found["games"]) == (1, 2, 4)
    assert found["results"][0]["games"] == 4, "two games of two seats"
    assert "game 1 ended with an error: ZeroDivisionError: oh" in err
    command = err.splitlines()[0].partition("To see it: ")[2]
    assert command.startswith("duskhall simulate") and command.endswith("--game 1")
    assert main(command.split()[1:]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_a_process_that_dies_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = "import os\nclass Bomb:\n    def choose(self, view, decision):\n        os._exit(3)\n"
    (tmp_path / "bomb.py").write_text(text, encoding="utf-8")
    status, out, err = run(capsys, "--bots", f"{tmp_path / 'bomb.py'}:Bomb", "--games", "50", "--jobs", "2", "--json")
    assert (status, json.loads(out)["games"]) == (1, 0)
    assert "--jobs 1" in err and "Traceback" not in err


def test_one_game_alone(capsys: pytest.CaptureFixture[str]) -> None:
    many = play_all(Plan("classic", 2, ("random", "random"), 4), range(3, 4))
    found = simulated(capsys, "--bots", "random", "--seed", "4", "--game", "3")
    assert (found["games"], found["turns_mean"]) == (1, many.turns)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(jobs: str) -> None:
    arguments = ["--bots", "random", "--games", "1000000", "--jobs", jobs, "--json"]
    for seconds in (2, 6, 18):  # A busy machine takes its time to begin.
        process = subprocess.Popen(
            [sys.executable, "-m", "duskhall", "simulate", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            time.sleep(seconds)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=30)
        finally:
            # It would play for hours.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        assert process.returncode == 130, err
        if out and json.loads(out)["games"]:
            break
    assert 0 < json.loads(out)["games"] < 1_000_000
    assert "Stopped after" in err and "Traceback" not in err


def test_work_is_shared_in_any_number_of_processes() -> None:
    assert sorted(n for part in share(squares, range(90), 3) for n in part) == [n * n for n in range(90)]
    assert [n for part in share(squares, range(5), 4) for n in part] == [0, 1, 4, 9, 16]


def test_other_processes_speak_to_the_same_reader() -> None:
    with reading("de"):
        assert {said for part in share(answers, range(60), 2) for said in part} == {"ja"}


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(Plan("classic", 2, ("random", "random"), 1), range(5), 1, told.append)
    assert sum(told) == 5


# ----------------------------------------------------------------------------------------------------------------------
# The long loop and the measurements, in short


def test_a_short_soak(capsys: pytest.CaptureFixture[str]) -> None:
    status = soak.main(["--games", "2000", "--seconds", few("8", "2"), "--seed", "2", "--jobs", "1"])
    out, err = capsys.readouterr()
    assert status == 0, err
    assert "0 with a fault" in out
    assert int(out.split()[0].replace(",", "")) > few(10, 2)


def test_the_soak_finds_faults_and_says_how_to_see_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(s: object) -> None:
        raise soak.Broken("cards are not conserved: lost ['torch'], twice []")

    monkeypatch.setattr(soak, "cards_conserved", lost)
    assert soak.main(["--games", "2", "--seed", "5", "--jobs", "1"]) == 1
    out, err = capsys.readouterr()
    assert "2 with a fault" in out
    assert "lost ['torch']" in err and "python -m tools.soak --edition classic --seed 5 --game 1" in err
    with pytest.raises(soak.Broken):
        soak.main(["--seed", "5", "--game", "1"])


def test_cards_that_are_lost_or_doubled_are_found() -> None:
    s = new_game(Plan("classic", 2, ("random", "random"), 1), 0).state
    soak.cards_conserved(s)
    lost = s.clone()
    lost.zones[deck_of[0]] = lost.zones[deck_of[0]][1:]
    doubled = s.clone()
    doubled.zones[deck_of[0]] += doubled.zones[hand_of[0]][:1]
    for broken in (lost, doubled):
        with pytest.raises(soak.Broken, match="not conserved"):
            soak.cards_conserved(broken)


def test_a_game_that_only_a_victory_can_end() -> None:
    """Nothing brings the end nearer in the learning game; in the others the card that ends them is on its way."""
    assert soak.needs_a_victory(new_game(Plan("advance", 2, ("random",) * 2, 1, setup="learning"), 0).state)
    assert not soak.needs_a_victory(new_game(Plan("advance", 2, ("random",) * 2, 1), 0).state)
    assert not soak.needs_a_victory(new_game(Plan("classic", 2, ("random",) * 2, 1), 0).state)


CHATTY = """
class Chatty:
    def choose(self, view, decision):
        print("thinking")
        return decision.options[0]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_a_bot_prints_is_not_in_the_results(capsys: pytest.CaptureFixture[str], tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "chatty.py"
    file.write_text(CHATTY)
    status, out, _ = run(
        capsys, "--games", "40", "--jobs", jobs, "--max-turns", "2", "--json", "--bots", f"{file}:Chatty"
    )
    assert status == 0 and json.loads(out)["games"] == 40
