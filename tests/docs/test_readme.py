"""README, CONTRIBUTING and the page about the terminal: code runs, links lead somewhere, commands exist."""

from __future__ import annotations

import argparse
import io
import re
import shlex
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from duskhall import new_campaign
from duskhall.cli import COMMANDS, main
from duskhall.editions import NAMES, edition
from duskhall.lessons import LESSONS
from duskhall.text import FIRST, languages, words
from tests.docs.blocks import ROOT, blocks, document
from tests.docs.capture import TURNS, captured, on_the_page, page
from tests.terminal.driver import piped, shelve, shelve_campaign

FRONT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PAGE = page("en")
TRANSLATED = [
    *(p.name for p in sorted(ROOT.glob("README.*.md"))),
    *(
        p.relative_to(ROOT).as_posix()
        for language in languages()
        for p in sorted((ROOT / "docs" / language).glob("*.md"))
    ),
]
"""What players read in other languages: README.de.md, docs/de/terminal.md."""


def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], answers: list[str]) -> int:
    monkeypatch.setenv("DUSKHALL_DATA", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{a}\n" for a in answers)))
    return main(arguments)


def commands() -> list[str]:
    """Every command to paste, once; most are the same in all languages."""
    pages = ("README.md", PAGE, *TRANSLATED)
    lines = [line for name in pages for block in blocks(name, "console") for line in block.text.splitlines()]
    return list(dict.fromkeys(line.partition("#")[0].strip() for line in lines if line.startswith("duskhall ")))


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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("position", TURNS)
def test_the_captures_are_what_the_program_prints(position: str, language: str, tmp_path: Path) -> None:
    found = on_the_page(position).search(document(page(language)))
    assert found is not None
    assert found[2] == captured(tmp_path, position, language), "stale: run python -m tests.docs.capture"
    assert document(page(language)).count("<!-- capture ") == len(TURNS)


def test_editions_set_ups_and_numbers_of_cards_are_named() -> None:
    page = document("README.md")
    for name in NAMES:
        found = edition(name)
        cards = [c for c in found.rules.cards if c.kind != "token"]
        assert f"The whole {name.capitalize()} box" in page or f"The five quests of {name.capitalize()}" in page
        assert f"{len(cards)} different cards" in page
        assert all(f"`{setup}`" in page for setup in found.setups if len(found.setups) > 1)


@pytest.mark.parametrize(
    "name", [*FRONT, *(f"docs/{p.name}" for p in sorted((ROOT / "docs").glob("*.md"))), *TRANSLATED]
)
def test_every_link_leads_somewhere(name: str) -> None:
    folder = (ROOT / name).parent
    for target in re.findall(r"\]\(([^)\s]+)\)", document(name)):
        path, _, anchor = target.partition("#")
        if "://" in target:
            continue
        assert not path or (folder / path).exists(), target
        if anchor and (not path or path.endswith(".md")):
            text = (folder / path).read_text(encoding="utf-8") if path else document(name)
            titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
            slugs = {re.sub(r"[^\w -]", "", t.lower()).replace(" ", "-") for t in titles}
            assert anchor in slugs, target


@pytest.mark.parametrize("readme", ["README.md", *(name for name in TRANSLATED if name.startswith("README"))])
def test_every_command_is_listed(readme: str) -> None:
    for command in COMMANDS:
        assert f"`duskhall {command}" in document(readme), command


def test_the_targets_of_make_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    pages = "\n".join(map(document, (*FRONT, PAGE, *TRANSLATED)))
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", pages, re.MULTILINE))
    assert {"play", "test", "check", "terminal"} <= named
    for target in named:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


# --------------------------------------------------------------------------------------------------------------------
# What the pages say of what can be typed

CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PAGES = ("README.md", *(f"docs/{name}.md" for name in ("terminal", "learning", "reviews")), *TRANSLATED)
WHOLE = ("README", "terminal")
"""Pages that are translated as they are; of the others players get what is for them."""


def original(name: str) -> str:
    """The English page of a translated one."""
    return "README.md" if name.startswith("README") else f"docs/{Path(name).name}"


def spoken(name: str) -> str:
    found = re.match(r"README\.(\w+)\.md|docs/(\w+)/", name)
    return (found[1] or found[2]) if found else FIRST


@cache
def options() -> frozenset[str]:
    """Every option of every command, those of ``campaign new`` and its sisters too."""
    found: set[str] = set()

    def look(parser: argparse.ArgumentParser) -> None:
        for action in parser._actions:
            found.update(action.option_strings)
            if isinstance(action, argparse._SubParsersAction):
                for command in action.choices.values():
                    look(command)

    for command in COMMANDS:
        parser = argparse.ArgumentParser()
        import_module(f"duskhall.commands.{command.replace('-', '_')}").arguments(parser)
        look(parser)
    return frozenset({*found, "--lang", "--version"})


@pytest.mark.parametrize("name", PAGES)
def test_every_option_named_is_there(name: str) -> None:
    """In code of the page. What make and tools take is not on these pages."""
    code = re.findall(r"`[^`\n]+`", CODE.sub("", document(name))) + [b.text for b in blocks(name, "console")]
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", " ".join(code)))
    assert named <= options(), named - options()


@pytest.mark.parametrize("name", [name for name in TRANSLATED if Path(name).name.split(".")[0] in WHOLE])
def test_a_translated_page_shows_what_the_english_one_shows(name: str) -> None:
    """The same blocks of code, and in them the same commands but for names of cards."""
    for kind in ("console", "text", "python"):
        assert len(blocks(name, kind)) == len(blocks(original(name), kind)), kind
    mine, theirs = (
        [line.partition("#")[0].split()[:3] for block in blocks(page, "console") for line in block.text.splitlines()]
        for page in (name, original(name))
    )
    assert mine == theirs


@pytest.mark.parametrize("name", [name for name in TRANSLATED if not name.startswith("README")])
def test_every_word_to_type_is_one_of_the_language(name: str) -> None:
    w = words(spoken(name))
    typed = {
        w.say(form)
        for i in w.ids()
        if re.match("(why-)?word-|replay-word-|save-(new|all|drop|yes)$|metavar-", i)
        for form in (i, f"{i}.short")
        if w.has(form)
    }
    english = set(re.findall(r"`([^`\n]+)`", CODE.sub("", document(original(name)))))
    setups = {setup for edition_name in NAMES for setup in edition(edition_name).setups}
    as_everywhere = {*english, *LESSONS, *setups, "DUSKHALL_LANG", "buy"}
    for code in re.findall(r"`([^`\n]+)`", CODE.sub("", document(name))):
        first = code.split()[0]
        if code not in as_everywhere and not first.startswith(("--", "duskhall", "docs/", "#/")):
            assert first in {*typed, *as_everywhere} or first.isdigit(), code


@pytest.mark.parametrize("language", [name for name in languages() if name != FIRST])
def test_the_list_of_lessons_is_what_the_program_prints(language: str, tmp_path: Path) -> None:
    (block,) = blocks(f"docs/{language}/learning.md", "text")
    assert piped(tmp_path, "--lang", language, "learn", COLUMNS="80").out.strip() == block.text.strip()
