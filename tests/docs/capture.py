"""The captures of single turns in docs/terminal.md, from positions of ours; each ends before a bot moves.

python -m tests.docs.capture    # brings the page up to date
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from tests.docs.blocks import ROOT, document
from tests.terminal.driver import piped

PAGE = "docs/terminal.md"
TURNS: dict[str, tuple[str, tuple[str, ...]]] = {
    "examples/advance-turn.txt": (
        "plan",
        ("plan", "go 1", "quit"),
    ),
    "examples/quest-turn.txt": (
        "go:sunken-well",
        (
            *("dungeon", "use:stormland-mirror", "pick:stormhand-1", "equip:shortsword>stormhand-1", "use:shortsword"),
            *("use:stormhand-1", "equip:shortbow>hawkswood-1", "use:lantern-token", "done"),
            *("go:abandoned-gate", "go:sunken-well", "go:vault", "discard:hawkswood-1", "travel:sunken-well", "quit"),
        ),
    ),
}
"""A position, and the answers from there on. What is shown begins with the table before the named answer."""


def on_the_page(position: str) -> re.Pattern[str]:
    return re.compile(rf"(<!-- capture {position} -->\n```text\n)(.*?)(```\n<!-- /capture -->)", re.DOTALL)


def captured(data: Path, position: str) -> str:
    """What the program prints from before the answer to the end of the turn."""
    first, answers = TURNS[position]
    arguments = ("play", "--from", ROOT / position, "--names", "Ann", "--bots", "greedy", "--new")
    out = piped(data, *arguments, answers=answers, COLUMNS="80").out
    start = out.rindex("\n\n", 0, out.index(f"> {first}\n")) + 2
    end = re.compile(r"\n\nTurn \d+").search(out, start)
    assert end is not None
    return out[start : end.start() + 1]


if __name__ == "__main__":
    page = document(PAGE)
    for position in TURNS:
        with tempfile.TemporaryDirectory() as folder:
            text = captured(Path(folder), position)
        page = on_the_page(position).sub(lambda m, text=text: m[1] + text + m[3], page)  # type: ignore[misc]
    (ROOT / PAGE).write_text(page, encoding="utf-8")
