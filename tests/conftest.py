"""For all tests."""

from __future__ import annotations

import gc
import signal

# A shell starts what runs in its background deaf to Ctrl-C, and so would be the programs that tests start and stop.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    """All that was imported and collected stays to the end. The garbage collector would look through it again and
    again, which takes a good part of the time of the tests."""
    gc.collect()
    gc.freeze()
