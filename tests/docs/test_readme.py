"""README, CONTRIBUTING and the page about the terminal: code runs, links lead somewhere, commands exist."""

from __future__ import annotations

import io
import re
import shlex
from pathlib import Path

import pytest

from duskhall import new_campaign
from duskhall.cli import COMMANDS, main
from duskhall.editions import NAMES, edition
from tests.docs.blocks import ROOT, blocks, document
from tests.docs.capture import PAGE, TURNS, captured, on_the_page
from tests.terminal.driver import shelve, shelve_campaign

FRONT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], answers: list[str]) -> int:
    monkeypatch.setenv("DUSKHALL_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{a}\n" for a in answers)))
    return main(arguments)


def commands() -> list[str]:
    lines = [
        line for page in ("README.md", PAGE) for block in blocks(page, "console") for line in block.text.splitlines()
    ]
    return [line.partition("#")[0].strip() for line in lines if line.startswith("duskhall ")]


@pytest.mark.parametrize("line", commands())
def test_the_commands_run(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Seven unfinished games and a campaign wait, for the commands that are about them.
    shelve(tmp_path, 7)
    if "campaign new" not in line:
        shelve_campaign(tmp_path, new_campaign(("Anna", "Ben"), name="Winter"))
    assert run(tmp_path, monkeypatch, shlex.split(line)[1:], ["quit"]) == 0
    assert capsys.readouterr().out


@pytest.mark.parametrize("position", TURNS)
def test_the_captures_are_what_the_program_prints(position: str, tmp_path: Path) -> None:
    found = on_the_page(position).search(document(PAGE))
    assert found is not None
    assert found[2] == captured(tmp_path, position), "stale: run python -m tests.docs.capture"


def test_editions_set_ups_and_numbers_of_cards_are_named() -> None:
    page = document("README.md")
    for name in NAMES:
        found = edition(name)
        cards = [c for c in found.rules.cards if c.kind != "token"]
        assert f"The whole {name.capitalize()} box" in page or f"The five quests of {name.capitalize()}" in page
        assert f"{len(cards)} different cards" in page
        assert all(f"`{setup}`" in page for setup in found.setups if len(found.setups) > 1)


@pytest.mark.parametrize("page", [*FRONT, *(f"docs/{p.name}" for p in sorted((ROOT / "docs").glob("*.md")))])
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
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", "\n".join(map(document, (*FRONT, PAGE))), re.MULTILINE))
    assert {"play", "test", "check", "terminal"} <= named
    for target in named:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
