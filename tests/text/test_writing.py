"""How languages write: order, spellings, width, line breaks, and the choice of a language."""

from __future__ import annotations

import textwrap
from random import Random

import pytest

from duskhall.terminal.language import UnknownLanguage, chosen, taken
from duskhall.terminal.screen import Screen
from duskhall.text import FIRST, languages, reader, reading, speak, words
from duskhall.text.writing import capital, columns, left, right, sort_key, typed, wrap
from tests.terminal.driver import Inside

JAPANESE = (
    "ダンジョン（くり返し）：英雄1枚は体力+2を得る。武器12枚を破棄することで、「ダガー」を持つ英雄はカード2枚を引く。"
)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Flammenschwert", "flammenSCHWERT"),
        ("Kleiner Phönix", "kleiner phoenix"),
        ("Kleiner Phönix", "Kleiner Phonix"),
        ("Großer Bär", "grosser baer"),
        ("ダガー", "だがー"),
        ("ダガー", "ﾀﾞｶﾞｰ"),
        ("「フレイム・ソード」", "フレイムソード"),
        ("King Caelan’s Writ", "king caelans writ"),
        ("１２", "12"),
    ],
)
def test_spellings_of_one_name(one: str, other: str) -> None:
    assert typed(one) == typed(other) != ""


def test_letters_that_differ_stay_apart() -> None:
    assert typed("ガ") != typed("カ")
    assert typed("Bär") != typed("Bor")


def test_order_of_names() -> None:
    assert sorted(["Zelt", "Ärger", "arm", "Öl", "Ofen", "Straße", "Strasse b"], key=sort_key) == [
        *("Ärger", "arm", "Ofen", "Öl", "Straße", "Strasse b", "Zelt"),
    ]
    assert sorted(["ダガー", "たいまつ", "だいち", "カード", "かいぞく", "かあと"], key=sort_key) == [
        *("かあと", "カード", "かいぞく", "だいち", "たいまつ", "ダガー"),
    ]


def test_columns_count_wide_characters_twice() -> None:
    assert [columns(t) for t in ("abc", "ダガー", "Bär", "Ba\u0308r", "ｱ", "村：", "−2")] == [3, 6, 3, 3, 1, 4, 2]
    assert left("村", 4) + "|" == "村  |"
    assert right("村", 4) == "  村"


def test_japanese_lines_break_where_they_may() -> None:
    for width in range(12, 60):
        lines = wrap(JAPANESE, width, "", "  ")
        assert "".join(line.strip() for line in lines) == JAPANESE
        assert all(columns(line) <= width for line in lines)
        assert not any(line.strip()[0] in "、。」）：ー" for line in lines)
        assert not any(line[-1] in "「（" for line in lines)
        assert not any(line[-1].isdigit() for line in lines), lines


def test_other_lines_break_as_ever() -> None:
    luck = Random(1)
    for _ in range(500):
        text = " ".join("x" * luck.choice([1, 2, 3, 5, 8, 30, 60]) for _ in range(luck.randint(0, 20)))
        width, first, rest = luck.choice([20, 40]), luck.choice(["", "    "]), luck.choice(["", "      "])
        for long in (True, False):
            usual = textwrap.wrap(
                text,
                width,
                initial_indent=first,
                subsequent_indent=rest,
                break_on_hyphens=False,
                break_long_words=long,
            )
            assert wrap(text, width, first, rest, break_words=long) == [line.rstrip() for line in usual]


def test_a_no_break_space_holds() -> None:
    assert wrap("eins zwei\u00a0Gold", 10) == ["eins", "zwei\u00a0Gold"]


def test_columns_of_the_screen_stand_below_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    Screen().rows([("ダガー", "武器"), ("Dolch", "Waffe")])
    first, second = capsys.readouterr().out.splitlines()
    assert columns(first.partition("武")[0]) == columns(second.partition("W")[0])


def test_a_capital_changes_one_letter() -> None:
    assert [capital(t) for t in ("physischer Angriff", "", "村")] == ["Physischer Angriff", "", "村"]


# --------------------------------------------------------------------------------------------------------------------
# Which language


def test_the_option_may_stand_anywhere() -> None:
    assert taken(["--lang", "de", "cards", "x"]) == (["cards", "x"], "de")
    assert taken(["cards", "x", "--lang=ja"]) == (["cards", "x"], "ja")
    assert taken(["cards", "--", "--lang", "de"]) == (["cards", "--", "--lang", "de"], None)
    assert taken(["cards", "--lang"]) == (["cards", "--lang"], None)


@pytest.mark.parametrize(
    ("asked", "environment", "found"),
    [
        (None, {}, "en"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "tlh_KX"}, "en"),
        (None, {"LC_ALL": "tlh", "LANG": "en"}, "en"),
        ("EN-us", {"DUSKHALL_LANG": "zz"}, "en"),
        (None, {"DUSKHALL_LANG": "en", "LANG": "tlh"}, "en"),
    ],
)
def test_which_language_is_spoken(asked: str | None, environment: dict[str, str], found: str) -> None:
    assert chosen(asked, environment) == found


@pytest.mark.parametrize("language", languages())
def test_locale_setting_and_option_choose_a_language(language: str) -> None:
    assert chosen(None, {"LANG": f"{language}_XX.UTF-8"}) == language
    assert chosen(None, {"LC_MESSAGES": language, "LANG": "en"}) == language
    assert chosen(None, {"LC_ALL": language, "LC_MESSAGES": "tlh"}) == language
    assert chosen(None, {"DUSKHALL_LANG": language, "LC_ALL": "tlh"}) == language
    assert chosen(language, {"DUSKHALL_LANG": "zz"}) == language


def test_an_unknown_language_is_refused_with_a_list() -> None:
    with pytest.raises(UnknownLanguage, match=r"“tlh” \(--lang\).*en \(English\)"):
        chosen("tlh", {})
    with pytest.raises(UnknownLanguage, match="DUSKHALL_LANG"):
        chosen(None, {"DUSKHALL_LANG": "tlh"})


def test_the_command_refuses_it(inside: Inside) -> None:
    done = inside("cards", "--lang", "tlh")
    assert done.status == 2 and "en (English)" in done.err and not done.out


def test_a_context_reads_what_it_wants() -> None:
    from threading import Thread

    found: list[str] = []
    with reading("xx"):
        thread = Thread(target=lambda: found.append(reader()))
        thread.start()
        thread.join()
        assert reader() == "xx"
    assert found == [FIRST] and reader() == FIRST
    with pytest.raises(LookupError):
        speak("xx")
    assert words() is words(FIRST)
