"""More on a Ray cluster, with ``DUSKHALL_THOROUGH=1`` alone: stops, refusals, and every tool that shares its work."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest

from tests.lab.nodes import Nodes, ended, lines, timeless, wait_for


def test_ctrl_c_ends_it_and_the_same_command_goes_on(nodes: Nodes, tmp_path: Path) -> None:
    asked = ["-m", "duskhall", "simulate", "--bots", "random", "--games", "600", "--json"]
    on_cluster = [*asked, "--ray", nodes.address, "--keep", str(tmp_path / "kept")]
    running = nodes.begin(*on_cluster)
    wait_for(lambda: lines(tmp_path / "kept") > 4)
    os.killpg(running.pid, signal.SIGINT)
    begun = time.monotonic()
    status, out, err = ended(running)
    assert status == 130 and time.monotonic() - begun < 15
    assert 0 < json.loads(out)["games"] < 600
    assert "Stopped after" in err and err.count("\n") == 1
    again = nodes.run(*on_cluster)
    assert (again[0], again[2]) == (0, "")
    assert timeless(again[1]) == timeless(nodes.run(*asked, "--jobs", "2")[1])


def test_a_bot_that_ends_its_worker_ends_the_run(nodes: Nodes, tmp_path: Path) -> None:
    (tmp_path / "bomb.py").write_text("import os\nclass Bomb:\n    def choose(self, v, d):\n        os._exit(3)\n")
    status, out, err = nodes.run(
        *("-m", "duskhall", "simulate", "--bots", "bomb:Bomb", "--games", "9", "--json", "--ray", nodes.address),
        cwd=tmp_path,
    )
    assert (status, json.loads(out)["games"]) == (1, 0)
    assert "a process ended without a message after 0 of 9 games" in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("duskhall.__version__ = '99'", "with other sources than ours (99)"),
        ("from duskhall.lab import keeping, cluster; cluster.program = lambda: 'x'", "with other sources than ours"),
    ],
)
def test_another_program_is_refused(nodes: Nodes, change: str, says: str) -> None:
    code = f"import sys, duskhall; {change}; from duskhall.cli import main; sys.exit(main(sys.argv[1:]))"
    status, out, err = nodes.run("-c", code, "simulate", "--bots", "random", "--games", "9", "--ray", nodes.address)
    assert (status, out) == (2, "") and says in err and "Traceback" not in err


def test_machines_without_the_program_are_refused(nodes: Nodes) -> None:
    """The function that begins there needs nothing of ours to say so."""
    code = f"""
import ray
from duskhall.lab import cluster
ray.init({nodes.address!r}, log_to_driver=False)
def without(errand):
    import sys
    for name in [name for name in sys.modules if name.partition(".")[0] == "duskhall"]:
        del sys.modules[name]
    sys.modules["duskhall"] = None
    return errand({{}}, b"", 0)
print(ray.get(ray.remote(without).remote(cluster._errand()))[::2])
"""
    status, out, err = nodes.run("-c", code)
    assert (status, out.strip()) == (0, "('other', '')"), err


def test_records_are_written_at_home(nodes: Nodes, tmp_path: Path) -> None:
    asked = ["-m", "duskhall", "simulate", "--bots", "random", "--games", "6", "--json", "--record"]
    assert nodes.run(*asked, str(tmp_path / "away"), "--ray", nodes.address)[0] == 0
    assert nodes.run(*asked, str(tmp_path / "here"), "--jobs", "1")[0] == 0
    here, away = ({file.name: file.read_text() for file in (tmp_path / name).iterdir()} for name in ("here", "away"))
    assert len(here) == 6 and here == away


def test_the_ladder_on_a_cluster(nodes: Nodes, tmp_path: Path) -> None:
    rows = ["-m", "tools.ladder", "--rows", "apprentice-random-classic", "--games", "30"]
    file = tmp_path / "away" / "apprentice-random-classic.jsonl"
    running = nodes.begin(*rows, "--state", str(tmp_path / "away"), "--ray", nodes.address)
    wait_for(lambda: lines(file) > 3)
    nodes.tell("kill")
    status, away, err = ended(running)
    nodes.tell("add")
    assert status == 0 and "raylet" not in err
    here = nodes.run(*rows, "--state", str(tmp_path / "here"), "--jobs", "1")[1]
    assert away.partition("### Milliseconds")[0] == here.partition("### Milliseconds")[0]


def test_balance_on_a_cluster(nodes: Nodes, tmp_path: Path) -> None:
    asked = ["-m", "duskhall.lab.balance", "--games", "8", "--threes", "2", "--fours", "2", "--json"]
    here = nodes.run(*asked, "--jobs", "1")[1]
    stopped = [*asked, "--ray", nodes.address, "--keep", str(tmp_path / "kept"), "--seconds", "0"]
    assert nodes.run(*stopped)[0] == 0 and 1 < lines(tmp_path / "kept") < 13
    assert nodes.run(*stopped[:-2])[:2] == (0, here)


def test_training_games_and_tables_for_the_doctor_on_a_cluster(nodes: Nodes, tmp_path: Path) -> None:
    asked = ["-m", "tools.learn", "play", "--edition", "classic", "--games", "40", "--out"]
    assert nodes.run(*asked, str(tmp_path / "away"), "--ray", nodes.address)[0] == 0
    assert nodes.run(*asked, str(tmp_path / "here"), "--jobs", "2")[0] == 0
    here, away = ({f.name: f.read_bytes() for f in (tmp_path / name).iterdir()} for name in ("here", "away"))
    assert len(here) == 7 and here == away
    sizes = ["--tables", "2", "--games", "2", "--check-tables", "1", "--check-games", "2", "--starved", "1"]
    asked = ["-m", "tools.doctor", "--edition", "classic", *sizes, "--games-only", "--out"]
    assert nodes.run(*asked, str(tmp_path / "a"), "--ray", nodes.address)[0] == 0
    assert nodes.run(*asked, str(tmp_path / "b"), "--jobs", "1")[0] == 0
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text() != ""
    asked = ["-m", "tools.calibration", "--games", "2", "--turns", "10", "--deals", "2"]
    assert nodes.run(*asked, "--ray", nodes.address)[:2] == nodes.run(*asked, "--jobs", "1")[:2]


def test_a_cluster_without_processors_is_not_waited_for_for_ever(nodes: Nodes) -> None:
    code = """
import sys
from duskhall.lab import cluster
from duskhall.cli import main
cluster._processors = lambda ray: 0
cluster.EMPTY = cluster.LOOK = 0.5
sys.exit(main(sys.argv[1:]))
"""
    asked = ["simulate", "--bots", "greedy", "--games", "100000", "--ray", nodes.address]
    status, out, err = nodes.run("-c", code, *asked)
    assert (status, out) == (2, "") and "has had no processors" in err


def test_a_port_that_says_nothing_is_given_up(nodes: Nodes) -> None:
    code = """
import socket, sys
from duskhall.lab import cluster
from duskhall.cli import main
deaf = socket.create_server(("127.0.0.1", 0))
cluster.JOINED = 2.0
sys.exit(main([*sys.argv[1:], "--ray", f"127.0.0.1:{deaf.getsockname()[1]}"]))
"""
    status, out, err = nodes.run("-c", code, "simulate", "--games", "9")
    assert (status, out) == (2, "") and "did not let us in" in err and err.count("\n") == 1
