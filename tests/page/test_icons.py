"""Every card of every edition has a picture on the page, and the tables name nothing twice or in vain."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from duskhall.editions import NAMES, edition
from duskhall.telling.phrases import TYPES

SOURCE = Path(__file__).parents[2] / "web" / "src"
ICONS = SOURCE / "icons"
SHARED = "shared"


def table(name: str) -> dict[str, object]:
    return cast("dict[str, object]", json.loads((ICONS / name).read_text(encoding="utf-8")))


def cards() -> dict[str, dict[str, str]]:
    return cast("dict[str, dict[str, str]]", table("cards.json"))


@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_an_icon(name: str) -> None:
    ids = {card.id for card in edition(name).rules.cards}
    known = cards()[SHARED].keys() | cards().get(name, {}).keys()
    assert ids <= known, sorted(ids - known)


def test_the_cards_of_quest_can_be_told_apart_by_their_icons() -> None:
    known = cards()[SHARED] | cards()["quest"]
    shown = Counter(known[card.id] for card in edition("quest").rules.cards)
    assert [icon for icon, n in shown.items() if n > 1] == []


def test_no_card_has_two_icons_and_no_icon_is_left_over() -> None:
    # The page looks a card up by its id alone, so an id must mean the same picture in all tables.
    entries = [card for group in cards().values() for card in group]
    assert len(entries) == len(set(entries))
    printed = {card.id for name in NAMES for card in edition(name).rules.cards}
    assert set(entries) <= printed, sorted(set(entries) - printed)


def test_every_type_of_card_has_an_icon() -> None:
    assert {*TYPES, "other"} <= table("ui.json").keys()


def test_every_icon_that_the_page_names_is_in_the_tables() -> None:
    known = table("ui.json").keys() | set(table("ui.json").values()) | {i for t in cards().values() for i in t.values()}
    named = {
        (file.name, name)
        for file in SOURCE.rglob("*.svelte")
        for name in re.findall(r'<Icon\s+name="([^"{]+)"', file.read_text(encoding="utf-8"))
    }
    assert named
    assert {(file, name) for file, name in named if name not in known} == set()
