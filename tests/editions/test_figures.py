"""An owner's figures: taken where they are right, refused with file, key and reason where they are not."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duskhall import new_game
from duskhall.core.luck import KEY_BYTES
from duskhall.editions import edition
from duskhall.editions.errors import FiguresError
from duskhall.editions.figures import load_figures
from duskhall.notation import record
from duskhall.notation.files import load
from duskhall.text import words

CLASSIC = edition("classic")
QUEST = edition("quest")
ROOT = Path(__file__).parents[2]


def write(folder: Path, text: str) -> Path:
    file = folder / "figures.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_figures_are_replaced_and_marked(tmp_path: Path) -> None:
    cards = {c.id: c for c in load_figures(write(tmp_path, "[dagger]\ncost = 4\nlight = 1\n"), CLASSIC)}
    dagger = cards["dagger"]
    printed = next(c for c in CLASSIC.rules.cards if c.id == "dagger")
    assert dagger.figures == printed.figures | {"cost": 4, "light": 1}
    assert dagger.marks == {"cost": "owner", "light": "owner"}
    assert dagger.source == printed.source
    assert dagger.abilities == printed.abilities
    assert "cost" not in printed.marks


def test_an_owner_settles_a_dispute(tmp_path: Path) -> None:
    cards = {c.id: c for c in load_figures(write(tmp_path, "[outlands-khan]\nvp = 2\n"), CLASSIC)}
    assert cards["outlands-khan"].marks == {"attack": "public, disputed", "vp": "owner"}


def test_the_rules_play_with_them(tmp_path: Path) -> None:
    extra = load_figures(write(tmp_path, "[elf-wizard]\ncost = 1\n\n[militia]\ncost = 1\n"), CLASSIC)
    rules = CLASSIC.make_rules(extra)
    assert rules.cost[rules.index["elf-wizard"]] == 1
    s = CLASSIC.deal(rules, CLASSIC.first_game, 2, bytes(KEY_BYTES), 0)
    stacks = {s.map.names[z]: s.zones[z] for z in range(s.map.first_stack, s.map.first_stack + s.map.stacks)}
    names = [rules.cards[s.kinds[c]].id for c in stacks["stack.elf"]]
    assert names == ["elf-wizard"] * 6 + ["elf-sorcerer"] * 4 + ["elf-archmage"] * 2


def test_an_empty_file_changes_nothing(tmp_path: Path) -> None:
    assert load_figures(write(tmp_path, "# nothing yet\n"), CLASSIC) == ()


def test_the_example_changes_no_number_but_marks_it() -> None:
    printed = {c.id: c for c in CLASSIC.rules.cards}
    cards = load_figures(ROOT / "examples" / "figures.toml", CLASSIC)
    for card in cards:
        assert card.figures == printed[card.id].figures
    marked = {(c.id, f) for c in cards for f, mark in c.marks.items() if mark == "owner"}
    disputed = {(c.id, f) for c in printed.values() for f, mark in c.marks.items()}
    assert marked == disputed


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("[dagger\ncost = 4", "", "figures-bad-toml"),
        ("[dagger]\ncost = 4\ncost = 5", "", "figures-bad-toml"),
        ("[Dagger]\ncost = 4", "Dagger", "figures-unknown-card-close"),
        ("[dager]\ncost = 4", "dager", "figures-unknown-card-close"),
        ("[qqqqqq]\ncost = 4", "qqqqqq", "figures-unknown-card"),
        ("cost = 4", "cost", "figures-not-a-table"),
        ("dagger = 4", "dagger", "figures-not-a-table"),
        ("[dagger]\nprice = 4", "dagger.price", "figures-unknown-figure"),
        ("[dagger]\ntotal = 4", "dagger.total", "figures-unknown-figure"),
        ("[elf-wizard]\nweight = 4", "elf-wizard.weight", "figures-unknown-figure"),
        ("[dagger]\ncost = 4.5", "dagger.cost", "figures-not-whole"),
        ("[dagger]\ncost = '4'", "dagger.cost", "figures-not-whole"),
        ("[dagger]\ncost = true", "dagger.cost", "figures-not-whole"),
        ("[dagger]\n[dagger.cost]\nx = 1", "dagger.cost", "figures-not-whole"),
        ("[dagger]\ncost = -1", "dagger.cost", "figures-out-of-range"),
        ("[dagger]\ncost = 1000000000000", "dagger.cost", "figures-out-of-range"),
    ],
)
def test_mistakes_are_refused(tmp_path: Path, text: str, key: str, reason: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(FiguresError) as e:
        load_figures(file, CLASSIC)
    assert (e.value.path, e.value.key, e.value.reason) == (file, key, reason)
    assert str(file) in str(e.value)
    assert str(e.value) == f"{file}: {key + ': ' if key else ''}{words().say(reason, **e.value.said(words()))}"


def test_the_example_for_quest_changes_no_number_but_marks_it() -> None:
    printed = {c.id: c for c in QUEST.rules.cards}
    cards = load_figures(ROOT / "examples" / "quest-figures.toml", QUEST)
    for card in cards:
        assert card.figures == printed[card.id].figures
    marked = {(c.id, f) for c in cards for f, mark in c.marks.items() if mark == "owner"}
    known = [c for c in printed.values() if c.source != "reconstructed"]
    assert marked == {(c.id, f) for c in known for f in c.marks if f in c.figures}


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("[crypt]\nlight = 2", "crypt.light", "figures-unknown-figure"),
        ("[crypt]\ndarkness = -1", "crypt.darkness", "figures-out-of-range"),
        ("[smorga]\nhealth = 9", "smorga", "figures-unknown-card-close"),
        ("[shortsword]\nstrength = 4", "shortsword.strength", "figures-unknown-figure"),
        ("[goblin-forager]\narmor = 'two'", "goblin-forager.armor", "figures-not-whole"),
    ],
)
def test_mistakes_about_quest_are_refused(tmp_path: Path, text: str, key: str, reason: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(FiguresError) as e:
        load_figures(file, QUEST)
    assert (e.value.path, e.value.key, e.value.reason) == (file, key, reason)
    assert str(e.value) == f"{file}: {key + ': ' if key else ''}{words().say(reason, **e.value.said(words()))}"


def test_a_game_of_quest_carries_the_figures_of_its_owner(tmp_path: Path) -> None:
    file = write(tmp_path, "[crypt]\ndarkness = 2\n\n[goblin-forager]\narmor = 1\n\n[silverhelm-2]\nattack = 9\n")
    game = new_game("quest", seed=2, cards=load_figures(file, QUEST))
    again = load(record.write(game, ("Ann", "Bob"), QUEST.first_game)).game
    for name, figure, n in (("crypt", "darkness", 2), ("goblin-forager", "armor", 1), ("silverhelm-2", "attack", 9)):
        card = again.view(0).card(name)
        assert card.figures[figure] == n and card.marks[figure] == "owner"
    assert [c.id for c in again.state.rules.by_stack["silverhelm"]] == ["silverhelm-1", "silverhelm-2", "silverhelm-3"]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FiguresError) as e:
        load_figures(tmp_path / "nowhere.toml", CLASSIC)
    assert e.value.reason == "figures-unreadable"
    with pytest.raises(FiguresError) as e:
        load_figures(tmp_path, CLASSIC)
    assert e.value.reason == "figures-unreadable"
    file = tmp_path / "bytes.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FiguresError) as e:
        load_figures(file, CLASSIC)
    assert e.value.reason == "figures-not-text"


@settings(deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_taken_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    file = tmp_path_factory.mktemp("figures") / "any.toml"
    file.write_text(text, encoding="utf-8", errors="replace")
    try:
        load_figures(file, CLASSIC)
    except FiguresError as e:
        assert words().say(e.reason, **e.said(words())) in str(e)
