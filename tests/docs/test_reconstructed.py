"""Everything that is reconstructed, inferred or disputed is listed, and nothing else: docs/advance-reconstructed.md for
the older editions, docs/quest-figures.md for Quest."""

from __future__ import annotations

import re

import pytest

from duskhall.core.tree import Card
from duskhall.editions import NAMES, edition
from tests.docs.blocks import document

PAGE = "docs/advance-reconstructed.md"
QUEST_PAGE = "docs/quest-figures.md"
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

TITLE = "Every card with a part of ours"


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
    """Where the page and the cards differ."""
    out = []
    listed = {named(row[0])[0]: row for row in table(page, TITLE)}
    for card in cards("quest").values():
        known, ours = told(card)
        row = listed.pop(card.id, None)
        if (row is not None) != bool(ours or any(known.values())):
            out.append(f"{card.id}: {'missing' if row is None else 'nothing to list'}")
        if row is None:
            continue
        _, name, known_cell, ours_cell, why = row
        said = dict(re.findall(r"`([\w-]+)`(?: \d+)?(?: \((\w+)\))?", known_cell))
        figures = {part: int(n) if n else None for part, n in re.findall(r"`([\w-]+)`(?: (-?\d+))?", ours_cell)}
        if (name, bool(why)) != (card.name, True):
            out.append(f"{card.id}: name or reason")
        if said != known:
            out.append(f"{card.id}: known {said}, but the card says {known}")
        if figures != ours:
            out.append(f"{card.id}: ours {figures}, but the card says {ours}")
        for part, n in re.findall(r"`([\w-]+)` (\d+)", known_cell):
            if {**card.figures, "count": card.count}[part] != int(n):
                out.append(f"{card.id}: {part} is not {n}")
    return [*out, *(f"{name}: no such card" for name in listed)]


def test_every_part_of_ours_in_quest_is_listed_and_nothing_else() -> None:
    assert faults(document(QUEST_PAGE)) == []


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("`strength` 2", "", "adventurer: ours"),
        ("`attack` 1 (inferred)", "", "adventurer: known"),
        ("`attack` 1 (inferred)", "`attack` 1", "adventurer: known"),
        ("| `moonlight` |", "| `moonlit` |", "moonlight: missing"),
        ("| `throne-room` |", "| `vault` |", "vault: nothing to list"),
        ("`cost` 7", "`cost` 9", "gorlandor-1: cost is not 9"),
    ],
)
def test_a_page_that_lacks_a_mark_is_found_out(before: str, after: str, fault: str) -> None:
    page = document(QUEST_PAGE)
    assert before in page
    assert any(found.startswith(fault) for found in faults(page.replace(before, after, 1)))
