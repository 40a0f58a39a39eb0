"""The Python of README and of docs/library.md runs as it stands and has complete types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, Block, blocks

PAGES = ("README.md", "docs/library.md")
BLOCKS = [(page, block) for page in PAGES for block in blocks(page, "python")]


def module(page: str, block: Block) -> str:
    return f"{Path(page).stem.lower()}_{block.line}"


@pytest.mark.parametrize(("page", "block"), BLOCKS, ids=[module(*row) for row in BLOCKS])
def test_the_code_runs(page: str, block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block.text, f"{page}:{block.line}", "exec"), {"__name__": module(page, block)})
    out = capsys.readouterr().out
    assert bool(out) == ("print(" in block.text)
    if page == "README.md":
        assert "Move.parse('done')" in out and "Outcome(winners=(" in out


def test_what_a_comment_says_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """A comment behind a print that shows an object shows what is printed."""
    shown = [(block, line) for _, block in BLOCKS for line in block.text.splitlines() if ")  # <" in line]
    assert shown
    for block, line in shown:
        exec(compile(block.text, "block", "exec"), {"__name__": "block"})
        assert line.partition("  # ")[2] in capsys.readouterr().out


def test_the_types_are_complete(tmp_path: Path) -> None:
    files = []
    for page, block in BLOCKS:
        file = tmp_path / f"{module(page, block)}.py"
        file.write_text(block.text, encoding="utf-8")
        files.append(str(file))
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import duskhall\n\nduskhall.new_game(3)\nduskhall.new_gane()\n", encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", *files, str(wrong)]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    lines = (done.stdout + done.stderr).splitlines()
    # What is wrong on purpose shows that the check looks at all.
    assert [line.partition(": error: ")[2].partition("  [")[2] for line in lines if "wrong.py" in line] == [
        "arg-type]",
        "attr-defined]",
    ]
    assert not [line for line in lines if "wrong.py" not in line]
