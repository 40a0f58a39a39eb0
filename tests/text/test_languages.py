"""Every language says everything: no message is missing, no card has no words, no player reads an English word."""

from __future__ import annotations

import io
import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from duskhall import text as language_folders
from duskhall.cli import main
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import stacks
from duskhall.editions.setup import Edition
from duskhall.telling.terms import terms
from duskhall.text import FIRST, forget, languages, look_in, words
from tests import toy
from tests.text.foreign import foreign, shared, untranslated
from tools.languages import faults, files_of, same

OTHERS = [name for name in languages() if name != FIRST]

FILES = {"page-end-file", "page-replay-file", "page-replay-position-file", "page-about-icons-link"}
ALIKE: dict[str, set[str]] = {"de": {*FILES, "page-about-fonts-licence"}, "ja": FILES}
"""Messages of several words that rightly read as in English, by language."""


@pytest.fixture(scope="module")
def toy_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return toy.make(tmp_path_factory.mktemp("words"))


@pytest.fixture
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language: one that we have, or the toy, which has to be found first."""
    name: str = request.param
    if name == toy.LANGUAGE:
        monkeypatch.setattr(language_folders, "__path__", list(language_folders.__path__))
        look_in(request.getfixturevalue("toy_folder"))
    yield name
    monkeypatch.undo()
    forget()


every = pytest.mark.parametrize("spoken", [*OTHERS, toy.LANGUAGE], indirect=True)
a_toy = pytest.mark.parametrize("spoken", [toy.LANGUAGE], indirect=True)


# --------------------------------------------------------------------------------------------------------------------
# Messages


@every
def test_no_message_is_missing(spoken: str) -> None:
    assert faults(spoken) == []


@every
def test_no_message_is_left_in_english(spoken: str) -> None:
    found = [line for line in same(spoken) if line.split()[1] not in ALIKE.get(spoken, ())]
    assert found == []


@every
def test_no_message_has_an_english_word(spoken: str) -> None:
    assert untranslated(spoken) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_no_card_has_an_english_word(name: str, language: str) -> None:
    w = words(language, name)
    for card in edition(name).rules.cards:
        said = (w.card_name(card), *w.card_text(card), w.figures_line(card), w.tags_line(card))
        assert foreign(" ".join(said), language) == [], card.id


@pytest.mark.parametrize("language", OTHERS)
def test_every_word_that_is_shared_is_needed(language: str) -> None:
    """The list is short enough to be read: no word in it that nobody says."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in files_of(language)).replace("\u00ad", "")
    listed = {word for words_of in shared(language).values() for word in words_of}
    assert [word for word in sorted(listed) if not re.search(rf"(?i)(?<![a-z]){word}(?![a-z])", source)] == []


@every
def test_every_message_that_the_help_needs_is_plain(spoken: str) -> None:
    """They are said before Fluent is loaded."""
    first, own = words(FIRST), words(spoken)
    wanted = [name for name in first.ids() if re.match("argparse-|cli-(about|epilog|commands|option)|command-", name)]
    assert len(wanted) > 30
    assert [name for name in wanted if own.plain(name) is None] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("planted = { $name }: the party goes home", "party"),
        ("planted = { $name } draws { $text }", "draws"),
        ("planted = { $name ->\n    [a] { $text }\n   *[b] hero\n  }", "hero"),
        ("planted = hand", "hand"),
    ],
)
def test_an_english_word_in_a_message_is_found(
    language: str, line: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even one among others: what is planted here stands beside the messages of the language."""
    (tmp_path / language).mkdir()
    (tmp_path / language / "planted.ftl").write_text(f"{line}\n", encoding="utf-8")
    monkeypatch.setattr(language_folders, "__path__", [*language_folders.__path__, str(tmp_path)])
    (found,) = untranslated(language)
    assert found.startswith("planted.ftl") and word in found.split()


@a_toy
def test_a_fault_is_found(spoken: str, toy_folder: Path) -> None:
    file = toy_folder / spoken / "rules.ftl"
    before = file.read_text(encoding="utf-8")
    try:
        file.write_text("rules-term = { $name }\nrules-more = one two { $extra }\nnew = x\n", encoding="utf-8")
        found = "\n".join(faults(spoken))
        for part in (
            "rules-term does not say: text",
            "asks for what is not given: extra",
            "rules-terms is missing",
            "new is unknown",
        ):
            assert part in found
        english = next(path for path in files_of(FIRST) if path.name == file.name)
        file.write_text(english.read_text(encoding="utf-8"), encoding="utf-8")
        assert any("rules-terms reads as in" in line for line in same(spoken))
    finally:
        file.write_text(before, encoding="utf-8")


# --------------------------------------------------------------------------------------------------------------------
# Cards


@every
@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_a_name_and_a_text(spoken: str, name: str) -> None:
    w = words(spoken, name)
    for card in edition(name).rules.cards:
        assert w.has(f"name-{card.id}"), card.id
        assert all(w.card_text(card)), card.id
        assert len(w.card_text(card)) == len(card.abilities)
        assert w.figures_line(card)
        w.tags_line(card)
        assert all(w.card_key(card))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", languages())
def test_no_title_is_made_of_an_id(name: str, language: str) -> None:
    w, found = words(language, name), edition(name)
    cards = {card.id for card in found.rules.cards}
    stacks = {card.stack for card in found.rules.cards} - cards
    wanted = [f"stack-{stack}" for stack in stacks]
    wanted += [f"setup-name-{setup}" for setup in (*found.setups, *found.packs)]
    wanted += [f"edition-title-{name}"]
    wanted += [f"plan-place-{place}" for place in ("village", "rest", "prepare")]
    assert [message for message in wanted if not w.has(message)] == []


# --------------------------------------------------------------------------------------------------------------------
# Lists, numbers, dates, plurals

WRITTEN = {
    "en": ("a", "a and b", "a, b and c", "12,345", "0.5", "−3", "12.5%", "2026-11-08"),
    "de": ("a", "a und b", "a, b und c", "12.345", "0,5", "−3", "12,5\u00a0%", "08.11.2026"),
    "ja": ("a", "a、b", "a、b、c", "12,345", "0.5", "−3", "12.5%", "2026/11/08"),
}


@pytest.mark.parametrize("language", [name for name in languages() if name in WRITTEN])
def test_lists_numbers_and_dates(language: str) -> None:
    w = words(language)
    said = (
        *(w.both(list(parts)) for parts in ("a", "ab", "abc")),
        *(w.number(12345), w.number(0.5, 1), w.number(-3), w.percent(0.125, 1), w.date("2026-11-08")),
    )
    assert said == WRITTEN[language]


PLURALS = {"en": ("1 card.", "2 cards."), "de": ("1 Karte.", "2 Karten."), "ja": ("1枚", "2枚")}


@pytest.mark.parametrize("language", [name for name in languages() if name in PLURALS])
def test_plurals(language: str) -> None:
    for n, said in enumerate(PLURALS[language], 1):
        assert said.replace(" ", "\u00a0") in words(language).say("cards-count", n=n).replace(" ", "\u00a0")


# --------------------------------------------------------------------------------------------------------------------
# What players read

OPTION = re.compile(r"^ *\d+  [a-z][a-z0-9:>#.+-]*", re.MULTILINE)
"""A move as it is written, in the first column."""
TYPED = re.compile(r"^> .*$|^ *duskhall .*$|^.*/[\w.-]+\.txt$", re.MULTILINE)
"""What somebody has typed, a command to paste, and a path."""
PLAYERS = ("Ann", "Bob")
TYPED_WORDS = ("light", "buy")
"""A term that is asked for, and a verb of the notation that the help shows."""


def leaks(output: str, language: str) -> list[str]:
    """English words in what the terminal has shown in another language."""
    for pattern in (OPTION, TYPED):
        output = pattern.sub("", output)
    return [word for word in foreign(output, language) if word not in (*PLAYERS, *TYPED_WORDS)]


REQUESTS = (
    *("help", "hall", "prices", "hand", "totals", "why attack", "why", "deck", "table", "destroyed", "stack", "card"),
    *("card 0000", "what", "what light", "log", "plan", "hint", "moves", "!!", "99"),
)
MOVES = ("1",) * 30
BOTS_ALONE = ("--bots", "greedy,greedy", "--seed", "3", "--max-turns", "30")


class Command:
    def __init__(self, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.patch, self.read = monkeypatch, capsys.readouterr
        monkeypatch.setenv("DUSKHALL_DATA", str(data))

    def __call__(self, language: str, *args: str, answers: tuple[str, ...] = ()) -> str:
        self.patch.setattr("sys.stdin", io.StringIO("".join(f"{a}\n" for a in answers)))
        main(["--lang", language, *args])
        out, err = self.read()
        assert "Traceback" not in err
        return str(out + err)


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(tmp_path, monkeypatch, capsys)


@every
@pytest.mark.parametrize("name", NAMES)
def test_a_game_in_the_terminal_has_no_english_word(spoken: str, name: str, command: Command) -> None:
    args = ("play", "--edition", name, "--names", "Ann", "--bots", "apprentice", "--seed", "4", "--new")
    out = command(spoken, *args, answers=(*REQUESTS, *MOVES, "log", "undo", "quit"))
    assert len(out.splitlines()) > 300
    assert leaks(out, spoken) == []


@every
@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_bots_has_no_english_word(spoken: str, name: str, command: Command) -> None:
    out = command(spoken, "play", "--edition", name, "--players", "2", *BOTS_ALONE)
    assert len(out.splitlines()) > 50
    assert leaks(out, spoken) == []


@every
@pytest.mark.parametrize("name", NAMES)
def test_cards_and_set_ups_have_no_english_word(spoken: str, name: str, command: Command) -> None:
    found = edition(name)
    for card in sorted({card.stack: card for card in found.rules.cards}.values(), key=lambda card: card.id)[::5]:
        assert leaks(command(spoken, "cards", "--edition", name, card.id), spoken) == [], card.id
    assert leaks(command(spoken, "cards", "--edition", name), spoken) == []
    assert leaks(command(spoken, "setup", "--edition", name, "--seed", "5", "--doctor"), spoken) == []
    assert leaks(command(spoken, "setup", "--edition", name, "--first"), spoken) == []
    assert leaks(command(spoken, "rules", "--edition", name), spoken) == []


@every
def test_help_follows(spoken: str, command: Command) -> None:
    from duskhall.cli import COMMANDS

    # The names of commands, and what is taken as it is in the usage.
    given = re.compile(r"^ {4}[a-z-]+( |$)|^[^ ]*[:：] duskhall( [a-z-]+)?|--[a-z-]+|\|all\b", re.MULTILINE)
    for name in ("", *COMMANDS):
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("COLUMNS", "200")
            out = given.sub("", command(spoken, *filter(None, (name, "--help"))))
        assert leaks(out, spoken) == [], name


@every
def test_what_is_refused_has_no_english_word(spoken: str, command: Command, tmp_path: Path) -> None:
    """What the system says included, and what may have been meant."""
    for args in (
        ("cards", "--figures", str(tmp_path / "none.toml")),
        ("restore", str(tmp_path / "none.tar.gz"), "--data", str(tmp_path / "data")),
        ("cards", "0000"),
        ("rules", "0000"),
        ("setup", "--players", "9"),
    ):
        said = command(spoken, *args)
        assert said
        assert leaks(said.removeprefix("duskhall: ").replace(str(tmp_path), ""), spoken) == [], args


@a_toy
def test_the_check_can_fail(spoken: str) -> None:
    assert leaks("тхе  Dagger лиес", spoken) == ["Dagger"]
    assert leaks("Du drawst 1 Karte and hast 2 Gold. „hall“", "de") == ["and", "hall"]
    assert leaks("ダガーを購入する。Buy Lantern", "ja") == ["Buy", "Lantern"]
    assert leaks(" 1  buy:dagger  Даггер\n> card dagger\nДаггер (dagger)", spoken) == []


# --------------------------------------------------------------------------------------------------------------------
# What players type


@every
def test_a_card_is_found_by_its_name_in_any_language(spoken: str, command: Command) -> None:
    """An English reader is told which card was meant; a reader of that language knows."""
    cards = {card.id: card for card in edition("classic").rules.cards}
    name = words(spoken, "classic").card_name(cards["flaming-sword"])
    head = "Flaming Sword (flaming-sword)"
    said = command(FIRST, "cards", name.upper()).splitlines()
    assert said[0] == f"{name}: Flaming Sword." and head in said
    assert head == command(FIRST, "cards", "flaming sword").splitlines()[0]
    assert command(spoken, "cards", name).splitlines()[0] == f"{name} (flaming-sword)"
    assert command(spoken, "cards", "Flaming Sword").splitlines()[0] == f"{name} (flaming-sword)"


@every
def test_a_term_is_found_in_any_language(spoken: str, command: Command) -> None:
    name = next(term.name for term in terms("classic", spoken) if term.id == "breach")
    said = command(FIRST, "rules", name).splitlines()
    assert said[0] == f"{name}: breach." and said[1].startswith("breach: ")
    assert unicodedata.normalize("NFKC", command(spoken, "rules", name)).startswith(f"{name}:")
    assert name in command(spoken, "rules", "breach").splitlines()[0]


@every
@pytest.mark.parametrize("name", NAMES)
def test_a_set_up_is_chosen_in_any_language(spoken: str, name: str, command: Command) -> None:
    found = edition(name)
    w = words(spoken, name)
    cards = {card.id: card for card in found.rules.cards}
    shared = Counter(card.name for card in cards.values())

    def called(n: str) -> str:
        if n not in cards:
            return w.stack_name(n)
        # Of cards that share a name, the id says which is meant.
        return w.card_name(cards[n]) if shared[cards[n].name] == 1 else n

    typed = map(called, stacks(found.first_game))
    args = ("setup", "--edition", name, "--json")
    mine, first = (json.loads(command(FIRST, *args, "--cards", text)) for text in (",".join(typed), _ids(found)))
    assert {key: mine[key] for key in ("monsters", "heroes", "village")} == {
        key: first[key] for key in ("monsters", "heroes", "village")
    }


def _ids(found: Edition) -> str:
    return ",".join(stacks(found.first_game))


@every
def test_the_table_takes_names_and_words_of_any_language(spoken: str, command: Command) -> None:
    """The words of the reader's language and the English ones; names of all languages, in requests and moves."""
    cards = {card.id: card for card in edition("classic").rules.cards}
    w = words(spoken, "classic")
    torch = w.card_name(cards["torch"])
    args = ("play", "--names", "Ann", "--bots", "apprentice", "--seed", "4", "--new")
    out = command(FIRST, *args, answers=(f"card {torch}", "village", f"buy {torch}", "quit"))
    assert out.count(f"{torch}: Torch.") == 2
    assert "Torch (torch)" in out and "You buy Torch" in out
    own, english = (
        command(spoken, *args, answers=answers)
        for answers in (
            (f"{w.say('word-card')} {torch}", w.say("word-hand"), w.say("word-quit")),
            (f"card {torch}", "hand", "quit"),
        )
    )
    assert f"{torch} (torch)" in own
    assert _without_typed(own) == _without_typed(english)


def _without_typed(text: str) -> list[str]:
    return [line for line in TYPED.sub("", text).splitlines() if line.strip()]
