"""The capture of a turn of Advance in docs/terminal.md, from a position of ours; it ends before a bot moves.

python -m tests.docs.capture    # brings the page up to date
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from tests.docs.blocks import ROOT, document
from tests.terminal.driver import piped

PAGE = "docs/terminal.md"
POSITION = "examples/advance-turn.txt"
MOVES = (
    *("dungeon", "equip:snakehead-flail>drua-cursesworn", "use:familiar-lantern-moth.1"),
    *("done", "attack:1", "quit"),
)
ON_THE_PAGE = re.compile(rf"(<!-- capture {POSITION} -->\n```text\n)(.*?)(```\n<!-- /capture -->)", re.DOTALL)


def captured(data: Path) -> str:
    """What the program prints from the last question before the battle to the end of the turn."""
    arguments = ("play", "--from", ROOT / POSITION, "--names", "Ann", "--bots", "greedy", "--new")
    out = piped(data, *arguments, answers=MOVES, COLUMNS="80").out
    start = out.rindex("\n\n", 0, out.index("> done\n")) + 2
    return out[start : out.index("\n\nTurn 24", start) + 1]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        text = captured(Path(folder))
    page = ON_THE_PAGE.sub(lambda m: m[1] + text + m[3], document(PAGE))
    (ROOT / PAGE).write_text(page, encoding="utf-8")
