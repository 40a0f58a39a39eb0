"""``duskhall cards``: list, search, one card in full, JSON, figures of one's own, bad input."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from duskhall.commands import cards
from duskhall.editions.classic.cards import CARDS
from duskhall.text import words

ROOT = Path(__file__).parents[2]

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "80")

    def call(*args: str) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser()
        cards.arguments(parser)
        status = cards.run(parser.parse_args(args))
        out, err = capsys.readouterr()
        return status, out, err

    return call


def test_all_cards_are_listed(command: Command) -> None:
    status, out, _ = command()
    assert status == 0
    for card in CARDS:
        assert card.name in out
    assert out.splitlines()[-1].startswith("99 cards")
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("elf", ["Elf Wizard", "Elf Sorcerer", "Elf Archmage"]),
        ("DRAGON", ["Skaladak", "Mythlurian", "Uyril Unending", "Tyxr the Old", "Ebon Fume"]),
        ("dragons", ["Skaladak", "Mythlurian", "Uyril Unending", "Tyxr the Old", "Ebon Fume"]),
        ("lord", ["Thyrian Lord", "Lord Mortis", "Lord of Death"]),
        ("thieves", ["Lorigg Thief", "Redblade Assassin"]),
        ("undead-doom", ["Harbinger", "Lord of Death"]),
        ("blunt", ["Warhammer"]),
    ],
)
def test_search_by_name_family_and_tag(command: Command, name: str, found: list[str]) -> None:
    status, out, _ = command(name)
    assert status == 0
    for card in found:
        assert card in out
    assert "Militia" not in out


@pytest.mark.parametrize("name", [("Flaming Sword",), ("flaming-sword",), ("FLAMING", "SWORD"), ("flaming",)])
def test_one_hit_is_shown_in_full(command: Command, name: tuple[str, ...]) -> None:
    status, out, _ = command(*name)
    assert status == 0
    assert out.startswith("Flaming Sword (flaming-sword)\n")
    assert "8 cards in the box" in out
    assert words().say("ruling-light-in-hand") in " ".join(out.split())


def test_an_exact_name_wins_over_its_tag(command: Command) -> None:
    _, out, _ = command("disease")
    assert out.startswith("Disease (disease)\n")


def test_text_source_marks_and_rulings_are_shown(command: Command) -> None:
    _, out, _ = command("elf-sorcerer")
    flat = " ".join(out.split())
    sorcerer = next(c for c in CARDS if c.id == "elf-sorcerer")
    for line in [*words().card_text(sorcerer), *map(words().say, sorcerer.rulings), words().say("source-public")]:
        assert line in flat
    assert "level-up price 3: " + words().say("source-public-disputed") in flat


def test_json_holds_every_card(command: Command) -> None:
    status, out, err = command("--json")
    assert status == 0
    assert not err
    rows = json.loads(out)
    assert [row["id"] for row in rows] == [c.id for c in CARDS]
    assert len(rows) == 99
    assert sum(row["count"] for row in rows) == 80 + 132 + 152 + 75 + 15 + 1 + 32
    for row in rows:
        assert {"id", "name", "kind", "count", "text", "source", "figures", "tags", "stack", "rulings", "marks"} <= {
            *row
        }
        assert row["text"]
        assert row["source"] in ("rulebook", "public", "reconstructed")


def test_json_of_a_search(command: Command) -> None:
    _, out, _ = command("torch", "--json")
    assert [row["id"] for row in json.loads(out)] == ["torch"]


def test_unknown_name(command: Command) -> None:
    status, out, err = command("flaming swrod")
    assert (status, out) == (1, "")
    assert err.rstrip().endswith("Did you mean Flaming Sword?")
    status, _, err = command("qqq")
    assert status == 1
    assert "mean" not in err
    assert command("...")[0] == 1


def test_a_card_of_another_edition_is_told_with_its_command(command: Command) -> None:
    status, out, err = command("phoenix")
    assert (status, out) == (1, "")
    assert "Advance has it: duskhall cards --edition advance phoenix" in err and "sphinx" not in err


@pytest.mark.parametrize("name", ["familiar's call", "Familiar’s Call", "familiar-call"])
def test_apostrophes_in_names(command: Command, name: str) -> None:
    status, out, _ = command("--edition", "advance", name)
    assert status == 0 and out.startswith("Familiar's Call (familiar-call)")


def test_unknown_edition(command: Command) -> None:
    status, out, err = command("--edition", "chess")
    assert (status, out) == (2, "")
    assert "chess" in err
    assert "classic" in err


def test_figures_of_ones_own(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[dagger]\ncost = 4\n", encoding="utf-8")
    _, out, _ = command("dagger", "--figures", str(file))
    assert "cost 4: from your own file" in out
    _, out, _ = command("dagger", "--json", "--figures", str(file))
    row = json.loads(out)[0]
    assert row["figures"]["cost"] == 4
    assert row["marks"] == {"cost": "owner"}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[dager]\ncost = 4", "dager"),
        ("[zzzzz]\ncost = 4", "zzzzz"),
        ("[dagger]\nprice = 4", "dagger.price"),
        ("[dagger]\ncost = 'x'", "dagger.cost"),
        ("[dagger]\ncost = 400", "dagger.cost"),
        ("dagger = 4", "dagger"),
        ("[dagger", ""),
    ],
)
def test_bad_figures_are_refused_with_file_and_key(command: Command, tmp_path: Path, text: str, key: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    status, out, err = command("--figures", str(file))
    assert (status, out) == (2, "")
    assert f"{file}: {key}" in err


def test_the_example_file_is_valid(command: Command) -> None:
    status, out, _ = command("sphinx", "--figures", str(ROOT / "examples" / "figures.toml"))
    assert status == 0
    assert "from your own file" in out


def test_a_narrow_terminal(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "44")
    _, out, _ = command()
    assert max(map(len, out.splitlines())) <= 60


def test_lists_mark_the_cards_whose_text_is_ours(command: Command) -> None:
    status, out, _ = command("familiar", "--edition", "advance")
    assert status == 0
    assert "Shadow Cat* " in out and "Familiar's Call  " in out
    assert "* What this card does is ours" in out
    assert "*" not in command("dragon", "--edition", "advance")[1]
    assert "*" not in command()[1]


def test_a_card_is_meant_by_one_name(command: Command) -> None:
    """Its id and its names in all languages are the same card."""
    assert command("fierball")[2].rstrip().endswith("Did you mean Fireball?")
