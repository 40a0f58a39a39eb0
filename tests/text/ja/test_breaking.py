"""Names are broken between their parts, so that narrow cards of the page show no half of a word."""

from __future__ import annotations

import re

import pytest

from duskhall.editions import NAMES, edition
from duskhall.text import words
from duskhall.text.ja.grammar.breaking import BREAK, NO_BREAK, breaks

LONGEST = 9
"""A part as long as this is a word of its own that has no parts."""


@pytest.mark.parametrize(
    "parts",
    [
        "ダガー",
        "光の|宝石",
        "ショート|ソード",
        "ツー|ハンド|ソード",
        "シリアンの|騎士見習い",
        "サンダー|メイジの|召喚士",
        "燃えさかる|山猫",
        "ファルコン・アーバレスト",
        "スフィンクス",
    ],
)
def test_a_name_is_broken_between_its_parts(parts: str) -> None:
    assert breaks(parts.replace("|", "")) == parts.replace("|", BREAK)


def test_a_level_stays_with_what_it_is_the_level_of() -> None:
    assert breaks("シルバーヘルム II") == f"シルバー{BREAK}ヘルム{NO_BREAK}II"
    assert breaks("パイロリアン I") == "パイロリアン I"


@pytest.mark.parametrize("name", NAMES)
def test_every_name_has_short_parts_and_reads_the_same(name: str) -> None:
    w = words("ja", name)
    for card in edition(name).rules.cards:
        shown = w.card_name(card, breaks=True)
        assert shown.replace(BREAK, "").replace(NO_BREAK, " ") == w.card_name(card)
        assert max(map(len, re.split(rf"[ ・{BREAK}{NO_BREAK}]", shown))) <= LONGEST, shown
