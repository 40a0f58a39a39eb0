"""docs/events.md is what the classes of core/events.py say today, and its example runs."""

from __future__ import annotations

import subprocess
import sys

import pytest

from duskhall.core import events
from tests.docs.blocks import ROOT, blocks, document
from tools import events_doc

PAGE = "docs/events.md"


def test_the_document_is_up_to_date() -> None:
    assert document(PAGE) == events_doc.document(), "stale: run python -m tools.events_doc"


def test_every_kind_has_a_row_with_all_its_fields() -> None:
    rows = [line for line in document(PAGE).splitlines() if line.startswith("| `")][1:]
    assert [row.split("`")[1] for row in rows] == list(events.KINDS)
    move = rows[0]
    assert "`card` (None if the seat" in move
    assert all(f"`{name}`" in move for name in ("source", "target", "rank", "under")) and "`number`" not in move


def test_the_example_runs() -> None:
    (block,) = blocks(PAGE, "python")
    done = subprocess.run([sys.executable, "-c", block.text], check=True, capture_output=True, text=True, cwd=ROOT)
    lines = done.stdout.splitlines()
    assert sum("a hidden card goes from deck.1 to hand.1" in line for line in lines) == 6
    assert lines[-1].startswith("TurnBegan(") and lines[-1].endswith("seat=2, turn=2)")


def test_a_stale_document_is_found(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path_factory.mktemp("docs") / "events.md"
    monkeypatch.setattr(events_doc, "DOCUMENT", page)
    page.write_text("old", encoding="utf-8")
    assert events_doc.main(["--check"]) == 1
    assert events_doc.main([]) == 0 and events_doc.main(["--check"]) == 0
