"""The README: its code runs, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re

import pytest

from duskhall.cli import COMMANDS
from tests.docs.blocks import ROOT, blocks, document


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = blocks("README.md", "python")
    exec(compile(block.text, "README.md", "exec"), {})
    assert "1 branch ['village', 'dungeon', 'rest']" in capsys.readouterr().out


@pytest.mark.parametrize("page", ["README.md", *(f"docs/{p.name}" for p in sorted((ROOT / "docs").glob("*.md")))])
def test_every_link_leads_somewhere(page: str) -> None:
    folder = (ROOT / page).parent
    for target in re.findall(r"\]\(([^)\s]+)\)", document(page)):
        path, _, anchor = target.partition("#")
        if "://" in target:
            continue
        assert not path or (folder / path).is_file(), target
        if anchor and (not path or path.endswith(".md")):
            text = (folder / path).read_text(encoding="utf-8") if path else document(page)
            titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
            slugs = {re.sub(r"[^\w -]", "", t.lower()).replace(" ", "-") for t in titles}
            assert anchor in slugs, target


def test_every_command_is_listed() -> None:
    for command in COMMANDS:
        assert f"`duskhall {command}" in document("README.md"), command


def test_the_targets_of_make_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in set(re.findall(r"\bmake (\w+)\b", document("README.md"))):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
