"""Messages without arguments, for the help of the command line."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

FILE = Path(__file__).parent.parent / "text" / "en" / "terminal.ftl"


@cache
def _text() -> str:
    return FILE.read_text(encoding="utf-8")


def plain(message_id: str) -> str:
    """A message, read straight from its file: loading Fluent would triple the time of ``duskhall --help``."""
    found = re.search(rf"^{re.escape(message_id)} = ([^{{}}\n]+)$", _text(), re.MULTILINE)
    assert found is not None, message_id
    # argparse fills in what follows a percent sign.
    return found[1].replace("%", "%%")
