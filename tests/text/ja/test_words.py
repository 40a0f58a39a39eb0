"""The Japanese words that card text is made of: verbs, predicates, counters, and the names of cards and stacks."""

from __future__ import annotations

import re

import pytest

from duskhall.core.tree import (
    ALL,
    ANY,
    Cards,
    Cmp,
    Condition,
    Count,
    Destroy,
    Discard,
    Draw,
    Gain,
    Heal,
    Is,
    Modify,
    Named,
    Not,
    Pick,
    Put,
    Roll,
    Some,
    Step,
    Travel,
    Use,
    While,
)
from duskhall.editions import NAMES, edition
from duskhall.telling.terms import find, listed, terms
from duskhall.text import Words, reading, words
from duskhall.text.ja.grammar.abilities import Japanese
from duskhall.text.ja.grammar.base import Clause
from duskhall.text.writing import sort_key

JA = words("ja")
QUEST = words("ja", "quest")
GRAMMAR = Japanese(JA)
KANJI = re.compile("[\u4e00-\u9fff々]")
LATIN = re.compile("[A-Za-z]")
LEVELS = re.compile(" (I|II|III)$")
"""The level of a hero, as the box writes it."""

# ----------------------------------------------------------------------------------------------------------------------
# Verbs

VERBS = {
    # the end of a sentence, before another clause, what may be done
    "draw": ("引く", "引き", "引いてもよい"),
    "choose": ("選ぶ", "選び", "選んでもよい"),
    "discard": ("捨てる", "捨て", "捨ててもよい"),
    "destroy": ("破棄する", "破棄し", "破棄してもよい"),
    "get": ("得る", "得て", "得てもよい"),
    "give": ("与える", "与え", "与えてもよい"),
    "lose": ("失う", "失い", "失ってもよい"),
    "put": ("置く", "置き", "置いてもよい"),
    "join": ("加える", "加え", "加えてもよい"),
    "return": ("戻す", "戻し", "戻してもよい"),
    "look": ("めくる", "めくり", "めくってもよい"),
    "buy": ("購入する", "購入し", "購入してもよい"),
    "pay": ("支払う", "支払い", "支払ってもよい"),
    "roll": ("振る", "振り", "振ってもよい"),
    "heal": ("癒す", "癒し", "癒してもよい"),
    "fight-on": ("戦う", "戦い", "戦ってもよい"),
    "level-up": ("レベルアップさせる", "レベルアップさせ", "レベルアップさせてもよい"),
    "cancel": ("打ち消す", "打ち消し", "打ち消してもよい"),
    "shrink": ("減る", "減り", "減ってもよい"),
}


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_takes_the_form_of_its_place(verb: str) -> None:
    plain, ren, may = VERBS[verb]
    clause = Clause(GRAMMAR.verb(verb))
    assert GRAMMAR.finish(clause) == plain
    assert GRAMMAR.finish(clause, "ren") == ren
    assert GRAMMAR.finish(GRAMMAR.may(clause)) == may


def test_every_verb_has_all_its_forms() -> None:
    verbs = [name for name in JA.ids() if name.startswith("text-verb-")]
    assert len(verbs) > 50
    for name in verbs:
        assert JA.say(f"{name}.te").endswith(("て", "で")), name
        assert JA.say(f"{name}.ren") and JA.say(name)
    for name in (name for name in JA.ids() if name.startswith("text-pred-")):
        assert JA.say(f"{name}.ba").endswith(("ば", "なら")), name
        assert JA.has(f"{name}.ren")


PREDICATES = {
    ("there", True): "武器があれば",
    ("there", False): "武器がなければ",
    ("alive", True): "武器がいれば",
    ("alive", False): "武器がいなければ",
    ("lacking", True): "武器が足りなければ",
    ("rolled", True): "武器が出れば",
    ("larger", True): "武器が大きければ",
}


@pytest.mark.parametrize(("predicate", "holds"), PREDICATES)
def test_a_predicate_says_if(predicate: str, holds: bool) -> None:
    assert GRAMMAR.cond("武器が", predicate, holds).ba == PREDICATES[predicate, holds]


# ----------------------------------------------------------------------------------------------------------------------
# Counters

HERO = edition("classic").rules.cards[edition("classic").rules.index["elf-wizard"]]


def text(step: Step, w: Words = JA) -> str:
    return w.ability_text(Use("dungeon", (step,)), HERO).removeprefix("ダンジョン：")


COUNTED: dict[str, Step] = {
    "英雄1枚を破棄する。": Destroy(Pick("hand", Is("hero"))),
    "英雄2枚を捨てる。": Discard(Pick("hand", Is("hero"), 2)),
    "英雄をすべて破棄する。": Destroy(Pick("hand", Is("hero"), ALL)),
    "病気を好きな枚数破棄する。": Destroy(Pick("hand", Is("disease"), ANY)),
    "ダンジョンホールのモンスター3体をダンジョンデッキの一番下に置く。": Put(Pick("hall", Is("monster"), 3), "under"),
    "ダンジョンホールのドラゴンを好きな数だけ破棄する。": Destroy(Pick("hall", Is("dragon"), ANY)),
    "手札のカード1枚を自分のデッキの一番上に置く。": Put(Pick("hand"), "deck"),
    "カードを4枚引く。": Draw(4),
    "手札のモンスター1体につきカードを1枚引く。": Draw(Count(Cards("hand", Is("monster")))),
    "病気2枚を得る。": Gain("disease", 2),
    "民兵1枚を破棄する。": Destroy(Pick("hand", Named("militia"))),
    "「ダガー」2枚を破棄する。": Destroy(Pick("hand", Named("dagger"), 2)),
}
COUNTED_IN_QUEST: dict[str, Step] = {
    "負傷2個を受ける。": Gain("wound", 2),
    "負傷1個を癒す。": Heal(1),
    "負傷を3個まで癒す。": Heal(3, optional=True),
    "ポーション2個を得る。": Gain("potion", 2),
    "保存食トークン1個を得る。": Gain("iron-rations"),
    "装備品トークン1個を破棄する。": Destroy(Pick("front", Is("gear"))),
    "財宝1枚を得る。": Gain("treasure"),
    "ダイス2個を振る。": Roll(2, "dice"),
    "自分のチャンピオンを「荒野」に置く。": Travel(Pick("rooms", Named("wilderness"))),
    "無作為に部屋1つを選ぶ。": Pick("rooms", by="chance"),
}


@pytest.mark.parametrize("said", COUNTED)
def test_things_are_counted_as_they_should(said: str) -> None:
    assert text(COUNTED[said]) == said


@pytest.mark.parametrize("said", COUNTED_IN_QUEST)
def test_things_of_quest_are_counted_as_they_should(said: str) -> None:
    assert text(COUNTED_IN_QUEST[said], QUEST) == said


HELD: dict[str, Condition] = {
    "英雄がいれば、": Some(Cards("hand", Is("hero"))),
    "武器があれば、": Some(Cards("hand", Is("weapon"))),
    "英雄が2枚以上いれば、": Cmp(Count(Cards("hand", Is("hero"))), ">=", 2),
    "呪文が3枚以下なら、": Cmp(Count(Cards("hand", Is("spell"))), "<=", 3),
    "ダンジョンホールにモンスターが2体以上いれば、": Cmp(Count(Cards("hall", Is("monster"))), ">=", 2),
    "武器がなければ、": Not(Some(Cards("hand", Is("weapon")))),
}


@pytest.mark.parametrize("lead", HELD)
def test_people_are_there_and_things_are_there(lead: str) -> None:
    ability = While("present", (Modify("attack", "add", 1, "self"),), when=HELD[lead])
    assert JA.ability_text(ability, HERO) == f"{lead}この英雄は攻撃+1を得る。"


# ----------------------------------------------------------------------------------------------------------------------
# Names


@pytest.mark.parametrize("name", NAMES)
def test_every_card_and_every_stack_has_a_name(name: str) -> None:
    w = words("ja", name)
    for card in edition(name).rules.cards:
        assert w.has(f"name-{card.id}"), card.id
        said = w.card_name(card)
        assert not LATIN.search(LEVELS.sub("", said)), said
    cards = {card.id for card in edition(name).rules.cards}
    for stack in {card.stack for card in edition(name).rules.cards} - cards - ELSEWHERE:
        assert w.has(f"stack-{stack}"), stack
        assert not LATIN.search(w.say(f"stack-{stack}"))


ELSEWHERE = {"goblin-kings-guard", "minions-of-chaos", "smorga-the-queen"}
"""Stacks whose names are with the set-ups, as in English."""


def test_names_with_kanji_have_a_reading() -> None:
    names = [name for name in JA.ids() if re.match("([a-z]+-)?(name|stack)-", name) and JA.has(f"{name}.reading")]
    assert len(names) > 400
    for name in JA.ids():
        if not name.startswith(("name-", "stack-")) or name not in names:
            continue
        assert KANJI.search(JA.say(name)), f"{name} needs no reading"
        assert re.fullmatch("[ぁ-ゖー0-9]+", JA.say(f"{name}.reading")), JA.say(f"{name}.reading")
    others = ("name-and-id", "name-articles")
    for name in (name for name in JA.ids() if name.startswith("name-") and name not in others):
        assert bool(KANJI.search(JA.say(name))) == (name in names), name


@pytest.mark.parametrize("name", NAMES)
def test_terms_are_listed_as_in_a_dictionary(name: str) -> None:
    """Kana and characters among each other, by how they are read."""
    with reading("ja"):
        known = {term.name: term.reading for term in terms(name)}
        order = [known[title] or title for title in listed(name)]
        for title, read in known.items():
            assert bool(KANJI.search(title)) == bool(read), title
            assert not KANJI.search(read), read
        assert order == sorted(order, key=sort_key)
        assert listed(name)[0] in ("明かり", "アーマー")
        assert [term.name for term in find(name, "あかり")][:1] == ["明かり"]


def test_names_that_are_ours_are_marked() -> None:
    """Those of the printed box and of the rulebook are not."""
    ours = {name for name in JA.ids() if name.startswith("name-") and JA.has(f"{name}.ours")}
    assert {JA.say(f"{name}.ours") for name in ours} == {"yes"}
    assert {"name-militia", "name-dagger", "name-flaming-sword", "name-skaladak"}.isdisjoint(ours)
    assert {"name-longspear", "name-vampire-acolyte", "name-air-temple", "name-smorga-4"} <= ours


def test_two_cards_of_an_edition_have_two_names() -> None:
    """Except where they have one name in English too, and where levels or rulings tell them apart."""
    for name in NAMES:
        w = words("ja", name)
        seen: dict[str, str] = {}
        for card in edition(name).rules.cards:
            other = seen.setdefault(w.card_name(card), card.name)
            assert other == card.name, f"{card.name} and {other} are both {w.card_name(card)}"
