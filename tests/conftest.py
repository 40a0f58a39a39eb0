"""For all tests."""

from __future__ import annotations

import signal

# A shell starts what runs in its background deaf to Ctrl-C, and so would be the programs that tests start and stop.
signal.signal(signal.SIGINT, signal.default_int_handler)
