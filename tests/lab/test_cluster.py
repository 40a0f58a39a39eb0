"""Studies on a Ray cluster: the same results as on one core, though a machine is lost meanwhile; refusals in words."""

from __future__ import annotations

import io
import json
import pickle
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import duskhall
from duskhall.bots import sources_of
from duskhall.cli import main
from duskhall.lab import balance, cluster
from duskhall.lab.cluster import ClusterError
from duskhall.lab.keeping import KeptError
from duskhall.lab.share import hand_out
from duskhall.lab.simulate import KeptTallies, Plan, Tally, simulate
from tests.lab.nodes import Nodes, ended, lines, timeless, wait_for
from tests.lab.workers import squares
from tools import calibration, ladder, learn

# ----------------------------------------------------------------------------------------------------------------------
# On a cluster

HELPER = "import time\n\ndef last(options):\n    time.sleep(0.0002)\n    return options[-1]\n"
MISER = """
from helper import last
class Miser:
    def choose(self, view, decision):
        print("thinking")
        return last(decision.options)
"""


def test_a_study_survives_the_loss_of_a_machine(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A worker is killed while games run; the bot in a file and the module beside it came along; nothing but the result
    is printed; and it is the one of a single core."""
    (tmp_path / "helper.py").write_text(HELPER)
    (tmp_path / "miser.py").write_text(MISER)
    asked = ["simulate", "--bots", "./miser.py:Miser,random", "--games", "120", "--max-turns", "40", "--json"]
    running = nodes.begin("-m", "duskhall", *asked, "--ray", nodes.address, "--keep", "kept", cwd=tmp_path)
    wait_for(lambda: lines(tmp_path / "kept") > 4 or running.poll() is not None)
    nodes.tell("kill")
    portions = lines(tmp_path / "kept")
    status, out, err = ended(running)
    assert (status, err) == (0, "")
    whole = lines(tmp_path / "kept")
    assert 5 <= portions < whole, "it was killed in the middle"
    monkeypatch.chdir(tmp_path)
    assert main([*asked, "--jobs", "1"]) == 0
    assert timeless(out) == timeless(capsys.readouterr().out)
    # What was kept is the whole: nothing is played again, on a cluster or not.
    assert main([*asked, "--jobs", "1", "--keep", "kept"]) == 0
    assert timeless(out) == timeless(capsys.readouterr().out) and lines(tmp_path / "kept") == whole
    nodes.tell("add")


# ----------------------------------------------------------------------------------------------------------------------
# Refusals, without a cluster


@pytest.mark.parametrize("address", ["local", "nowhere", "host:", ":6379", "host:0", "host:99999", "http://host:80"])
def test_what_is_not_an_address_is_told(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--ray", address]) == 2
    assert f"“{address}” is not the address of a Ray cluster" in capsys.readouterr().err


def test_where_nothing_answers_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    begun = time.monotonic()
    assert main(["simulate", "--games", "2", "--ray", "ray://127.0.0.1:1"]) == 2
    assert "nothing answers at ray://127.0.0.1:1" in capsys.readouterr().err
    assert balance.main(["--games", "2", "--threes", "0", "--fours", "0", "--ray", "127.0.0.1:1", "--json"]) == 2
    assert "nothing answers at 127.0.0.1:1" in capsys.readouterr().err
    assert time.monotonic() - begun < 10


def test_the_tools_refuse_in_words(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert learn.main(["play", "--games", "2", "--out", str(tmp_path), "--ray", "local"]) == 2
    monkeypatch.setattr(sys, "argv", ["ladder", "--state", str(tmp_path), "--games", "2", "--ray", "local"])
    with pytest.raises(SystemExit, match="is not the address"):
        ladder.main()
    monkeypatch.setattr(sys, "argv", ["calibration", "--games", "2", "--ray", "local"])
    with pytest.raises(SystemExit):
        calibration.main()
    assert capsys.readouterr().err.count("is not the address of a Ray cluster") == 2


def test_the_library_that_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "--games", "2", "--ray", "auto"]) == 2
    assert 'pip install "duskhall[cluster]"' in capsys.readouterr().err


def test_a_debugger_does_not_reach_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--strict-bots", "--ray", "auto"]) == 2
    assert "--strict-bots plays in this process" in capsys.readouterr().err


def test_nobody_pays_for_a_library_that_is_not_used() -> None:
    code = "import sys; from duskhall.cli import main; main(['simulate', '--games', '2', '--bots', 'random'])"
    code += "; assert 'ray' not in sys.modules and 'duskhall.lab.cluster' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)


# ----------------------------------------------------------------------------------------------------------------------
# What travels


def test_files_below_the_folder_travel_under_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine" / "kit").mkdir(parents=True)
    for name in ("mine/miser.py", "mine/beside.py", "mine/kit/__init__.py", "mine/kit/deep.py", "mine/notes.txt"):
        (tmp_path / name).write_text("")
    monkeypatch.chdir(tmp_path)
    found = sources_of("./mine/miser.py:Miser(depth=2)")
    assert {file.as_posix() for file in found} == {
        *("mine/miser.py", "mine/beside.py", "mine/kit/__init__.py", "mine/kit/deep.py"),
    }
    assert sources_of("greedy") == sources_of("veteran(seconds=2)") == sources_of("json:JSONDecoder") == []
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    folder = cluster._unpacked(cluster._packed("", tuple(found)))
    assert (folder / "mine" / "kit" / "deep.py").exists() and folder.parent.stat().st_mode & 0o77 == 0
    assert cluster._unpacked(cluster._packed("", tuple(found))) == folder, "once for all workers"
    monkeypatch.chdir(tmp_path / "mine")
    assert {file.as_posix() for file in sources_of("miser:Miser")} == {file.name for file in found} - {
        *("__init__.py", "deep.py"),
    } | {"kit/__init__.py", "kit/deep.py"}
    for file in (tmp_path / "mine" / "miser.py", Path("../mine/miser.py")):
        with pytest.raises(ClusterError, match=r"miser\.py cannot be sent to the cluster"):
            cluster._packed("", (file,))


def test_the_tools_travel_and_are_found_there() -> None:
    assert cluster._package_of(partial(simulate, Plan("classic", 2, ("random",) * 2, 1))) == ""
    assert cluster._package_of(partial(ladder.play_one, 3)) == "tools"
    with zipfile.ZipFile(io.BytesIO(cluster._packed("tools", ()))) as archive:
        assert {"tools/__init__.py", "tools/ladder.py", "tools/habits.py"} <= set(archive.namelist())
    # A tool that was started with "-m" is called __main__ at home.
    at_home = pickle.dumps(squares, 0).replace(squares.__module__.encode(), b"__main__")
    assert cluster.work_of(at_home, squares.__module__)(range(3)) == [0, 1, 4]


def test_a_worker_with_another_program_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    luggage = cluster._luggage("", ())
    monkeypatch.setattr(sys, "stdout", sys.stdout)
    monkeypatch.setattr(cluster, "_received", {})
    assert cluster.receive(luggage)
    assert not cluster.receive({**luggage, "program": (duskhall.__version__, "other")})
    assert not cluster.receive({**luggage, "program": ("99", luggage["program"][1])})


# ----------------------------------------------------------------------------------------------------------------------
# Handing out, and going on


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_comes_next_may_depend_on_what_came(jobs: int) -> None:
    """A look at the first results decides on more, as in the ladder."""
    asked = [range(1), range(1, 2)]
    got: list[int] = []
    for (n,) in hand_out(squares, lambda: asked.pop() if asked else None, jobs):
        got.append(n)
        if len(got) == 2:
            asked.append(range(2, 3))
    assert sorted(got) == [0, 1, 4]


PLAN = Plan("classic", 2, ("random", "greedy"), 4, max_turns=30)


def counted(games: Sequence[int], kept: Path | None, told: list[int] | None = None) -> dict[str, Any]:
    tallies = None if kept is None else KeptTallies(kept, PLAN)
    found = simulate(PLAN, range(len(games)), 1, told.append if told is not None else None, kept=tallies)
    return timeless(json.dumps(found.data()))


def test_kept_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept"
    some = counted(range(6), file)
    assert some == counted(range(6), None)
    text = file.read_text(encoding="utf-8")
    # More games than before, after a power cut.
    file.write_text(text + "[[6],[1,30", encoding="utf-8")
    told: list[int] = []
    assert counted(range(9), file, told) == counted(range(9), None)
    assert told[0] == 6 and sum(told) == 9
    monkeypatch.setattr("duskhall.lab.simulate.play_all", None)
    assert counted(range(9), file) != some
    assert counted(range(6), file) == some, "fewer games, of those that are there"


def test_a_portion_counts_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    kept = KeptTallies(tmp_path / "kept", PLAN)
    for games in ((0, 1), (2, 3, 4), (1, 2), (5,)):
        kept.add(games, Tally(games=len(games)))
    known, tally = KeptTallies(tmp_path / "kept", PLAN).within(range(4))
    assert known == {0, 1} and tally.games == 2, "(1, 2) is counted in part already, (2, 3, 4) goes beyond"
    assert KeptTallies(tmp_path / "kept", PLAN).within(range(9))[0] == {0, 1, 2, 3, 4, 5}


def test_games_of_another_plan_are_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("miser.py").write_text(MISER)
    asked = ["simulate", "--games", "2", "--max-turns", "4", "--keep", "kept", "--jobs", "1", "--bots"]
    Path("helper.py").write_text(HELPER)
    assert main([*asked, "./miser.py:Miser"]) == main([*asked, "./miser.py:Miser"]) == 0
    assert main([*asked, "random"]) == 2
    Path("helper.py").write_text(HELPER.replace("-1", "0"))
    assert main([*asked, "./miser.py:Miser"]) == 2, "the module beside the bot is another one"
    with pytest.raises(KeptError, match="does not hold games"):
        KeptTallies(Path("miser.py"), PLAN)
