"""docs/advance-reconstructed.md lists everything that is reconstructed, inferred or disputed, and nothing else."""

from __future__ import annotations

import re

from duskhall.core.tree import Card
from duskhall.editions import NAMES, edition
from tests.docs.blocks import document

PAGE = "docs/advance-reconstructed.md"
STANDINGS = ("inferred", "disputed")


def section(title: str) -> list[list[str]]:
    """The rows of the table below a heading, without its head."""
    text = document(PAGE).partition(f"## {title}\n")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in text.splitlines() if line[:1] == "|"]
    return rows[2:]


def named(cell: str) -> list[str]:
    return re.findall(r"`([\w-]+)`", cell)


def cards(name: str) -> dict[str, Card]:
    return {c.id: c for c in edition(name).rules.cards}


def test_every_card_of_ours_is_listed() -> None:
    listed = [row[0].strip("`") for row in section("Familiars")]
    for row in section("Avatars"):
        listed += [row[0].strip("`"), row[0].strip("`") + "-2"]
    ours = [c.id for name in NAMES for c in cards(name).values() if c.source == "reconstructed"]
    assert sorted(listed) == sorted(ours)


def test_every_mark_is_listed_and_nothing_else() -> None:
    listed = set()
    for name, ids, part, standing, why in section("Single parts of other cards"):
        assert why
        listed |= {(name.lower(), card, mark, standing) for card in named(ids) for mark in named(part)}
    marks = set()
    for name in NAMES:
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
        assert {c.source for c in cards(name).values()} <= {"public", "rulebook", "reconstructed"}


def test_prices_of_avatars() -> None:
    for row in section("Avatars"):
        assert cards("advance")[row[0].strip("`")].figures["level-cost"] == int(row[3])
