"""Every word on a card has its section in the rules reference of the page, and every section its messages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from duskhall.core.tree import Card
from duskhall.editions import NAMES, edition
from duskhall.text import words

WEB = Path(__file__).parents[2] / "web"


class Section(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    part: str
    editions: list[str] = []
    figures: list[str] = []
    tags: list[str] = []
    heads: bool = False


def sections(name: str) -> list[Section]:
    found = msgspec.convert(json.loads((WEB / "src/rules/sections.json").read_text(encoding="utf-8")), list[Section])
    return [section for section in found if not section.editions or name in section.editions]


def message(section: Section, name: str) -> str:
    """As the page looks it up: the edition's own message where there is one."""
    own = f"page-rule-{section.id}-{name}"
    return own if words().has(own) else f"page-rule-{section.id}"


def heads(card: Card, name: str) -> list[str]:
    """What stands before the colon at the beginning of each rules text, as the page splits it."""
    texts = words("en", name).card_text(card)
    found = (re.match(r"(\w+(?:, \w+)* or \w+|[^.:,]+)(?:, [^.:]+)?: ", text) for text in texts)
    return [match[1].lower() for match in found if match]


@pytest.mark.parametrize("name", NAMES)
def test_every_figure_and_tag_has_one_section(name: str) -> None:
    figures = [figure for section in sections(name) for figure in section.figures]
    tags = [tag for section in sections(name) for tag in section.tags]
    assert len(figures) == len(set(figures))
    assert len(tags) == len(set(tags))
    for card in edition(name).rules.cards:
        assert card.figures.keys() <= set(figures), card.id
        assert set(card.tags) <= set(tags), card.id


@pytest.mark.parametrize("name", NAMES)
def test_every_beginning_of_a_text_has_a_section(name: str) -> None:
    known = [
        word
        for section in sections(name)
        if section.heads
        for word in words().say(f"{message(section, name)}.heads").split(", ")
    ]
    said = {head for card in edition(name).rules.cards for head in heads(card, name)}
    assert said
    assert all(any(word in head for word in known) for head in said), sorted(said)


@pytest.mark.parametrize("name", NAMES)
def test_every_section_has_its_words(name: str) -> None:
    for section in sections(name):
        assert section.part in ("game", "keywords")
        for part in ("", ".short", ".text"):
            assert words().say(message(section, name) + part)
