"""A cluster for the tests that ask for one, and which of them run only at length."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator

import pytest

from tests.helpers import THOROUGH
from tests.lab.nodes import ROOT, Nodes, environment

collect_ignore = [] if THOROUGH else ["test_cluster_long.py"]


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # Its sockets have long names.
    around = environment(folder)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.lab.nodes"],
        cwd=ROOT,
        env=around,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        yield Nodes(process, around)
    finally:
        with contextlib.suppress(subprocess.TimeoutExpired, ValueError):
            process.communicate(timeout=20)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        shutil.rmtree(folder, ignore_errors=True)
