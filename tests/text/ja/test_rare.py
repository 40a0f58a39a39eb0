"""Words of the tree that may stand on a card though no card of the boxes has them there, in Japanese."""

from __future__ import annotations

import pytest

from duskhall.core.tree import (
    ALL,
    Alter,
    And,
    Cards,
    Cmp,
    Destroy,
    Die,
    Discard,
    Draw,
    Fig,
    If,
    Is,
    Least,
    Look,
    Many,
    Not,
    Now,
    Pick,
    Roll,
    Some,
    Step,
    Use,
    Value,
    Variety,
)
from duskhall.text import words
from tests.text.test_render import HERO

JA = words("ja", "quest")

RARE: dict[str, tuple[Step, ...]] = {
    "これらのダイスのうち2個までを振りなおす。": (Alter("again", 2),),
    "ダイス1個を振る。3以上が出なければ、カードを1枚引く。": (
        Roll(1, "die"),
        If(Not(Cmp(Die("die"), ">=", 3)), (Draw(1),)),
    ),
    "エルフ、ドワーフ、人間のうち2つを持つ英雄1枚を破棄する。": (
        Destroy(Pick("hand", And((Is("hero"), Many(("elf", "dwarf", "human"), 2))))),
    ),
    "レベル1〜4の英雄1枚を破棄する。": (
        Destroy(Pick("hand", And((Is("hero"), Fig("level", ">=", 1), Fig("level", "<=", 4))))),
    ),
    "レベルがこの英雄のレベルと異なる英雄をすべて捨てる。": (
        Discard(Pick("hand", And((Is("hero"), Not(Fig("level", "=", Value("level", "self"))))), ALL)),
    ),
    "この英雄のレベルとあなたの明かりの小さいほうと同じ枚数のカードを引く。": (
        Draw(Least(Value("level", "self"), Value("light", "party"))),
    ),
    "自分のデッキの上からカード2枚をめくる。それらのうちに英雄がいれば、カードを1枚引く。": (
        Look(2, "seen"),
        If(Some(Cards("seen", Is("hero"))), (Draw(1),)),
    ),
    "チャンピオンがダンジョンにいれば、カードを1枚引く。": (If(Now("delve"), (Draw(1),)),),
    "武器の種類（鋭利、弓）の数が2以上なら、カードを1枚引く。": (
        If(Cmp(Variety(("edged", "bow"), Cards("hand", Is("weapon"))), ">=", 2), (Draw(1),)),
    ),
}


@pytest.mark.parametrize("said", RARE)
def test_rare_words_are_said(said: str) -> None:
    assert JA.ability_text(Use("dungeon", RARE[said]), HERO) == f"ダンジョン：{said}"
