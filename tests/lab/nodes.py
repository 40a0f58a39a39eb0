"""A Ray cluster on this machine, with two workers: ``python -m tests.lab.nodes``, and how tests use it.

It prints its address and obeys lines on its standard input: ``kill`` ends a worker as a power cut would, ``add`` starts
one more. When its input ends, however that comes about, it ends with all its processes.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
HELD = 120.0
"""Seconds after which we no longer wait for anything."""
SMALL = {"object_store_memory": 80 << 20, "node_ip_address": "127.0.0.1", "include_dashboard": False}


def environment(folder: str) -> dict[str, str]:
    """All of the cluster listens on 127.0.0.1 alone, wants a token that nobody else has, and writes to this folder."""
    return {
        **os.environ,
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(16),
        "RAY_TMPDIR": folder,
    }


class Nodes:
    """A running cluster of two workers."""

    def __init__(self, process: subprocess.Popen[str], environment: dict[str, str]) -> None:
        self._process = process
        self.environment = environment
        self.address = self._line()

    def _line(self) -> str:
        # It ends when its input does, so a line that never comes cannot hold us for ever.
        assert self._process.stdin is not None and self._process.stdout is not None
        waiting = threading.Timer(HELD, self._process.stdin.close)
        waiting.start()
        try:
            line = self._process.stdout.readline().strip()
        finally:
            waiting.cancel()
        assert line, "the cluster ended"
        return line

    def tell(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()
        assert self._line() == "done"

    def begin(self, *command: str, cwd: Path = ROOT) -> subprocess.Popen[str]:
        """A command of Python's, with what it needs to join."""
        return subprocess.Popen(
            [sys.executable, *command],
            cwd=cwd,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *command: str, cwd: Path = ROOT) -> tuple[int, str, str]:
        return ended(self.begin(*command, cwd=cwd))


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    try:
        out, err = process.communicate(timeout=HELD)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    return process.returncode, out, err


def timeless(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    for key in ("seconds", "games_per_second", "decisions_per_second"):
        del found[key]
    return found


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + HELD
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def lines(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n") if file.exists() else 0


def main() -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={**SMALL, "num_cpus": 0})
    try:
        workers = [cluster.add_node(wait=False, num_cpus=1, **SMALL) for _ in range(2)]
        cluster.wait_for_nodes()
        print(cluster.address, flush=True)
        for line in sys.stdin:
            if line.strip() == "kill":
                cluster.remove_node(workers.pop(0), allow_graceful=False)
            else:
                workers.append(cluster.add_node(num_cpus=1, **SMALL))
            print("done", flush=True)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
