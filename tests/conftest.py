"""For all tests."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A busy machine is no fault of the program: neither the time of one example is asked nor how fast they are made.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

# The tests read English, whatever the locale of the machine is; those of other languages say so.
os.environ["DUSKHALL_LANG"] = "en"

# A shell starts what runs in its background deaf to Ctrl-C, and so would be the programs that tests start and stop.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """All that was imported and collected stays to the end. The garbage collector would look through it again and
    again, which takes a good part of the time of the tests."""
    gc.collect()
    gc.freeze()


def pytest_sessionfinish() -> None:
    """The servers that tests have started go with them."""
    services = sys.modules.get("tests.services")
    if services is not None:
        services.close_all()


HERE = Path(__file__).parent
WAITING = (
    *(HERE / name for name in ("commands", "server", "terminal")),
    *(HERE / "lab" / f"test_{name}.py" for name in ("cluster", "cluster_long")),
)
"""Tests that wait for another process or a thread to answer: on two busy cores one is late now and then. It is tried
again, and the report counts it as rerun; what is really broken fails every time."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(place == item.path or place in item.path.parents for place in WAITING):
            item.add_marker(pytest.mark.flaky(reruns=2))
