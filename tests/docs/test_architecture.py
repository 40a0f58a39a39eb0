"""docs/architecture.md and docs/hard-cards.md quote the code as it is, and their lists are complete."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections import defaultdict
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from duskhall.core import parts, tree
from duskhall.core.tree import Card, parse
from duskhall.editions.advance.cards import CARDS as ADVANCE_CARDS
from duskhall.editions.classic.cards import CARDS as CLASSIC_CARDS
from duskhall.editions.quest.cards import CARDS as QUEST_CARDS
from tests.docs.blocks import ROOT, Block, blocks, document

PAGE = "docs/architecture.md"
HARD = "docs/hard-cards.md"
CARDS = (*CLASSIC_CARDS, *ADVANCE_CARDS, *QUEST_CARDS)
CLASSIC = (
    *("Banish", "Selurin Theurge", "Elf Sorcerer", "Thyrian Lord", "Haunt", "Ebon Fume"),
    *("Goodberries", "Polearm", "Spear", "Dwarf", "Sphinx", "Lorigg"),
)
STRAINED = (
    *("Smuggler", "Pike", "Falcon Arbalest", "Mass Teleport", "King Caelan's Writ", "Phoenix", "Magma Wyrm"),
    *("Stramst", "Orseg", "Belac", "Veilminder Martyr", "Caldera Dragon", "Slaughterwing", "Drakeclan Laird"),
    *("Whetmage Polisher", "Aird Seductress", "Scabbark", "Curse of Decay", "The Horde"),
    *("A curse dealt to several players", "Avatars chosen in secret", "A move through alert rooms"),
    *("Gear and wounds", "Several weapons on one hero", "The starting Dagger", "The starting Lantern"),
    *("The fourth key", "A face-down room", "A random discard", "Dice", "A cache"),
    *("A side quest", "A guild", "A campaign", "Epic's refilling market"),
)


@pytest.mark.parametrize("block", blocks(HARD, "tree"), ids=str)
def test_quoted_abilities_are_those_of_the_card(block: Block) -> None:
    cards = [c for c in CARDS if c.id == block.words[1]]
    assert any(parse(block.text) in card.abilities for card in cards)


@pytest.mark.parametrize("name", [*CLASSIC, *STRAINED])
def test_every_strained_card_has_its_paragraph(name: str) -> None:
    assert f"**{name}.**" in document(HARD)


def test_words_on_paper_exist_or_are_listed_as_additions() -> None:
    turn = {c.__name__ for c in (tree.Window, tree.Reveal)}
    used: set[str] = set()
    for block in blocks(HARD, "plan"):
        for node in ast.walk(ast.parse(block.text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                used.add(node.func.id)
    section = document(HARD).partition("## What would have to be added")[2]
    listed = set(re.findall(r"`([A-Z]\w+)`", section))
    assert used - {*tree.NODES} - turn <= listed
    rows = {
        w for row in section.splitlines() if row.startswith("| `") for w in re.findall(r"`(\w+)`", row.split("|")[1])
    }
    assert not rows & {*tree.NODES}, "these words exist now"
    assert rows <= used


def test_every_finding_named_is_there() -> None:
    page = document("docs/decisions/0002-what-advance-and-quest-asked.md")
    there = set(re.findall(r"^\*\*(F\d+)\.", page, re.MULTILINE))
    assert there == {f"F{n}" for n in range(1, 17)}
    assert set(re.findall(r"\b(F\d+)\b", page)) == there


def one_card_words() -> dict[str, str]:
    users: dict[str, set[str]] = defaultdict(set)

    def walk(node: Any, card: Card) -> None:
        if isinstance(node, tuple):
            for n in node:
                walk(n, card)
        elif is_dataclass(node):
            users[type(node).__name__].add(card.name)
            for f in fields(node):
                walk(getattr(node, f.name), card)

    for card in CARDS:
        walk(card.abilities, card)
    return {word: cards.pop() for word, cards in users.items() if len(cards) == 1}


def test_the_ledger_of_one_card_words_is_complete() -> None:
    section = document(HARD).partition("## The ledger of one-card words")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+?) \|", section, re.MULTILINE))
    assert rows == one_card_words()


def test_the_modules_of_core_are_named() -> None:
    house = document(PAGE).partition("```text")[2].partition("  core/")[2].partition("  editions/")[0]
    rows = [re.split(r" {2,}", row.strip()) for row in house.splitlines() if re.match(r" {4}\w", row)]
    named = {name for row in rows if row[0] not in ("plan/", "steps/") for name in row[::2]}
    core = ROOT / "src" / "duskhall" / "core"
    assert named == {p.stem for p in core.glob("*.py")} - {"__init__"}
    for folder in ("plan", "steps"):
        listed = next(row[1] for row in rows if row[0] == f"{folder}/")
        there = {p.stem for p in (core / folder).glob("*.py")} - {"__init__"}
        assert set(listed.partition(": ")[2].split(", ")) == there


def test_the_page_is_short_enough_to_be_read() -> None:
    assert len(document(PAGE).splitlines()) <= 250


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w/]+/[\w/.]+\.py|tests/[\w/]+)`", document(PAGE)))))
def test_every_file_named_is_there(name: str) -> None:
    assert any((root / name).exists() for root in (ROOT, ROOT / "src" / "duskhall"))


@pytest.mark.parametrize("part", [parts.Windows, parts.Hall, parts.Rooms, parts.Weapons, parts.Battle, parts.Economy])
def test_what_editions_say_is_named(part: type) -> None:
    section = document(PAGE).partition("## Editions")[2].partition("\n## ")[0]
    row = next(line for line in section.splitlines() if line.startswith(f"| `{part.__name__}` |"))
    for name in inspect.signature(part).parameters:
        assert name == "whose" or f"`{name}`" in row, name


ALLOWED = {
    "core": {"core"},
    "editions": {"core", "editions", "text"},
    "notation": {"core", "editions", "notation", "text"},
    "text": {"core", "text"},
    "bots": {"core", "editions", "notation", "text", "bots"},
    "lab": {"core", "editions", "notation", "text", "bots", "server", "lab"},
    "telling": {"core", "editions", "notation", "text", "telling"},
    "campaign": {"core", "editions", "notation", "text", "telling", "campaign"},
    "doctor": {"core", "editions", "text", "telling", "bots", "doctor"},
    "review": {"core", "editions", "notation", "text", "telling", "lessons", "bots", "review"},
    "lessons": {"core", "editions", "notation", "text", "telling", "lessons"},
    "terminal": {
        "core",
        "editions",
        "notation",
        "text",
        "telling",
        "campaign",
        "bots",
        "lessons",
        "review",
        "terminal",
    },
    "server": {
        *("core", "editions", "notation", "text", "telling", "campaign", "bots", "doctor", "lessons", "review"),
        "server",
    },
}
"""Which parts of the house a part may import. Commands and the command line may import everything."""


@pytest.mark.parametrize("part", ALLOWED)
def test_imports_point_towards_core(part: str) -> None:
    source = ROOT / "src" / "duskhall"
    for file in sorted((source / part).rglob("*.py")):
        package = ("duskhall", *file.relative_to(source).parent.parts)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [a.name for a in node.names]
            elif isinstance(node, ast.ImportFrom):
                base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
                module = ".".join(filter(None, (base, node.module)))
                names = [f"{module}.{a.name}" for a in node.names]
            for name in names:
                root, _, rest = name.partition(".")
                target = rest.partition(".")[0]
                if root == "duskhall" and (source / target).is_dir():
                    assert target in ALLOWED[part], f"{file}: {name}"
                if part == "core":
                    assert root == "duskhall" or root in sys.stdlib_module_names, f"{file}: {name}"


def test_the_turn_is_quoted_as_it_is() -> None:
    from duskhall.editions.classic.turn import BATTLE

    (block,) = blocks(PAGE, "python")
    names: dict[str, Any] = dict(vars(tree))
    exec(block.text, names)
    assert names["BATTLE"] == BATTLE
