"""Everything that is reconstructed, inferred or disputed is listed, and nothing else: docs/advance-reconstructed.md for
the older editions, docs/quest-cards.md for Quest, which is made from the cards."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from duskhall.core.tree import Card
from duskhall.editions import NAMES, edition
from duskhall.text import words
from tests.docs.blocks import document
from tools import figures_doc

PAGE = "docs/advance-reconstructed.md"
QUEST_PAGE = "docs/quest-cards.md"
QUEST_STORY = "docs/quest-figures.md"
OLDER = tuple(name for name in NAMES if name != "quest")
STANDINGS = ("inferred", "disputed")
OURS = "reconstructed"


def section(title: str, page: str = PAGE) -> list[list[str]]:
    """The rows of the table below a heading, without its head."""
    return table(document(page), title)


def table(page: str, title: str) -> list[list[str]]:
    text = page.partition(f"## {title}\n")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in text.splitlines() if line[:1] == "|"]
    return rows[2:]


def named(cell: str) -> list[str]:
    return re.findall(r"`([\w-]+)`", cell)


def cards(name: str) -> dict[str, Card]:
    return {c.id: c for c in edition(name).rules.cards}


# ----------------------------------------------------------------------------------------------------------------------
# Classic and Advance


def test_every_card_of_ours_is_listed() -> None:
    listed = [row[0].strip("`") for row in section("Familiars")]
    for row in section("Avatars"):
        listed += [row[0].strip("`"), row[0].strip("`") + "-2"]
    ours = [c.id for name in OLDER for c in cards(name).values() if c.source == OURS]
    assert sorted(listed) == sorted(ours)


def test_every_mark_is_listed_and_nothing_else() -> None:
    listed = set()
    for name, ids, part, standing, why in section("Single parts of other cards"):
        assert why
        listed |= {(name.lower(), card, mark, standing) for card in named(ids) for mark in named(part)}
    marks = set()
    for name in OLDER:
        for card in cards(name).values():
            for part, mark in card.marks.items():
                (standing,) = (s for s in STANDINGS if s in mark)
                marks.add((name, card.id, part, standing))
    assert listed == marks


def test_figures_named_are_those_of_the_cards() -> None:
    for name, ids, part, _, _ in section("Single parts of other cards"):
        for figure, number in re.findall(r"`([\w-]+)` (\d+)\b(?! to)", part):
            assert {cards(name.lower())[card].figures[figure] for card in named(ids)} == {int(number)}, (ids, figure)
        for figure in re.findall(r"no `([\w-]+)`", part):
            assert all(figure not in cards(name.lower())[card].figures for card in named(ids)), ids


def test_sources_are_words_that_the_program_explains() -> None:
    for name in NAMES:
        assert {c.source for c in cards(name).values()} <= {"public", "rulebook", OURS}


def test_prices_of_avatars() -> None:
    for row in section("Avatars"):
        assert cards("advance")[row[0].strip("`")].figures["level-cost"] == int(row[3])


# ----------------------------------------------------------------------------------------------------------------------
# Quest


def parts_of(card: Card) -> dict[str, str]:
    """Every part of a card that can be known or ours, with its standing."""
    abilities = (f"ability-{n}" for n, _ in enumerate(card.abilities, start=1))
    whole = dict.fromkeys(("name", "count", *card.figures, *abilities), card.source)
    return whole | card.marks


def told(card: Card) -> tuple[dict[str, str], dict[str, int | None]]:
    """What the page has to say: parts that are known with their standing where it is not certain, and parts that are
    ours. Of a card that is known, the parts that are certain go without saying."""
    parts = parts_of(card)
    known = {
        part: standing if standing in STANDINGS else ""
        for part, standing in parts.items()
        if standing in STANDINGS or (standing != OURS and card.source == OURS)
    }
    numbers = {**card.figures, "count": card.count}
    return known, {part: numbers.get(part) for part, standing in parts.items() if standing == OURS}


def faults(page: str) -> list[str]:
    """Where the page and the cards differ. The page is read here without the tool that made it."""
    out = []
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| `")]
    listed = {named(row[0])[0]: row for row in rows}
    if len(listed) != len(rows):
        out.append("a card stands twice")
    for card in cards("quest").values():
        known, ours = told(card)
        row = listed.pop(card.id, None)
        if (row is not None) != bool(ours or any(known.values())):
            out.append(f"{card.id}: {'missing' if row is None else 'nothing to list'}")
        if row is None:
            continue
        _, name, known_cell, ours_cell = row
        said = dict(re.findall(r"`([\w-]+)`(?: -?\d+)?(?: \((\w+)\))?", known_cell))
        figures = {part: int(n) if n else None for part, n in re.findall(r"`([\w-]+)`(?: (-?\d+))?", ours_cell)}
        if name != card.name:
            out.append(f"{card.id}: name")
        if said != known:
            out.append(f"{card.id}: known {said}, but the card says {known}")
        if figures != ours:
            out.append(f"{card.id}: ours {figures}, but the card says {ours}")
        for part, n in re.findall(r"`([\w-]+)` (-?\d+)", known_cell):
            if {**card.figures, "count": card.count}[part] != int(n):
                out.append(f"{card.id}: {part} is not {n}")
    return [*out, *(f"{name}: no such card" for name in listed)]


def test_the_page_of_quest_is_up_to_date() -> None:
    assert document(QUEST_PAGE) == figures_doc.document(), "stale: run python -m tools.figures_doc"


def test_every_part_of_ours_in_quest_is_listed_and_nothing_else() -> None:
    assert faults(document(QUEST_PAGE)) == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("| `strength` 2 |", "| nothing |", "adventurer: ours"),
        ("`attack` 1 (inferred)", "", "adventurer: known"),
        ("`attack` 1 (inferred)", "`attack` 1", "adventurer: known"),
        ("| `moonlight` |", "| `moonlit` |", "moonlight: missing"),
        ("| `throne-room` |", "| `vault` |", "throne-room: missing"),
        ("`cost` 7", "`cost` 9", "gorlandor-1: cost is not 9"),
    ],
)
def test_a_page_that_lacks_a_mark_is_found_out(before: str, after: str, fault: str) -> None:
    page = document(QUEST_PAGE)
    assert before in page
    assert any(found.startswith(fault) for found in faults(page.replace(before, after, 1)))


def test_every_card_stands_below_its_quest() -> None:
    w = words("en", "quest")
    sections = [cards for _, cards in figures_doc.sections(w)]
    assert sorted(card.id for section in sections for card in section) == sorted(cards("quest"))
    assert "## Basic cards\n" in document(QUEST_PAGE)
    assert "| `gorlandor-1` |" in document(QUEST_PAGE).partition("## Quest 1: A Mirror in the Dark\n")[2]
    assert figures_doc.title("at-the-foundations-of-the-sky", w) == "At the Foundations of the Sky"


def test_a_row_says_what_is_known_and_what_is_ours() -> None:
    w = words("en", "quest")
    shard = cards("quest")["thunderstone-shard"]
    card = replace(shard, source=OURS, marks={"name": "public", "gold": "inferred", "tag-item": "inferred"})
    row = figures_doc.row(card, w)
    assert row.startswith(
        "| `thunderstone-shard` | Thunderstone Shard | `name`, `gold` 2 (inferred), `tag-item` (inferred) | `count`"
    )
    assert figures_doc.row(card, w).endswith(
        "<br>`ability-1`: Village or dungeon: Pay 1 XP to draw two cards. |"
    )
    assert not figures_doc.listed(replace(shard, marks={}))
    assert figures_doc.known_of(replace(card, marks={})) == "nothing"
    assert figures_doc.ours_of(replace(shard, marks={}), w) == "nothing"


def test_the_tool_says_whether_the_page_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert figures_doc.main([]) == 2
    (tmp_path / "docs").mkdir()
    assert figures_doc.main(["--check"]) == 1
    assert figures_doc.main([]) == 0
    assert figures_doc.main(["--check"]) == 0
    assert "up to date" in capsys.readouterr().out


def test_reasons_are_given_for_cards_that_there_are() -> None:
    reasons = document(QUEST_STORY).partition("## Why so\n")[2]
    listed = re.findall(r"^- \*\*.+?\*\* \(`([\w-]+)`\): \S", reasons, re.MULTILINE)
    assert len(listed) > 50
    assert set(listed) <= set(cards("quest"))
