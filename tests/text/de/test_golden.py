"""German card text, read beside the English: cards of every edition and kind, in ``golden.txt``."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from duskhall.core.tree import Card
from duskhall.text import words

NO_BREAK, WRITTEN = "\u00a0", "~"


def golden() -> dict[tuple[str, str], list[str]]:
    found: dict[tuple[str, str], list[str]] = {}
    texts: list[str] = []
    for line in Path(__file__).with_name("golden.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("    "):
            texts.append(line.strip().replace(WRITTEN, NO_BREAK))
        elif line and not line.startswith("#"):
            edition, card = line.split()
            texts = found[edition, card] = []
    return found


GOLDEN = golden()


def card(edition: str, name: str) -> Card:
    cards: tuple[Card, ...] = import_module(f"duskhall.editions.{edition}.cards").CARDS
    return next(c for c in cards if c.id == name)


def test_the_sample_is_large_enough() -> None:
    assert len(GOLDEN) >= 60 and all(GOLDEN.values())
    kinds = {card(*key).kind for key in GOLDEN}
    assert {"hero", "monster", "village", "curse", "familiar", "gear", "side-quest", "guild", "room"} <= kinds


@pytest.mark.parametrize(("edition", "name"), GOLDEN)
def test_golden_text(edition: str, name: str) -> None:
    assert words("de", edition).card_text(card(edition, name)) == GOLDEN[edition, name]


FIGURE_LINES = {
    ("classic", "amazon-archer"): "Held, Stufe~1 · Stärke~4 · Angriff~1 · Goldpreis~6 · Hochstufen für 2~EP",
    ("classic", "knightmare"): "Monster · Lebenspunkte~8 · Lichtabzug~2 · Gold~1 · EP~3 · 6~Siegpunkte",
    ("classic", "red-jelly"): "Monster · Lebenspunkte~6 · Gold~2 · EP~2 · 2~Siegpunkte · Trophäe: Licht~+1",
    ("advance", "drakeclan-cutter"): "Monster · Lebenspunkte~5 · Gold~2 · EP~2 · −1~Siegpunkt",
    ("advance", "longspear"): "Basiskarte · Gewicht~3 · Physischer Angriff~1 · Gold~2 · Goldpreis~3",
    (
        "quest",
        "maul",
    ): "Marktkarte · Benötigtes Geschick~8 · Physischer Angriff~6 · Gold~1 · Goldpreis~7 · 2~Siegpunkte",
    ("quest", "crypt"): "Raum, Stufe~2 · Benötigtes Licht~1 · Wunden~+1 · EP~+1",
    ("quest", "smorga-4"): "Wächter, Stufe~4 · Lebenspunkte~8 · Wunden~2",
    ("classic", "disease"): "Krankheit",
}


@pytest.mark.parametrize(("edition", "name"), FIGURE_LINES)
def test_figures_line(edition: str, name: str) -> None:
    said = words("de", edition).figures_line(card(edition, name))
    assert said == FIGURE_LINES[edition, name].replace(WRITTEN, NO_BREAK)


def test_tags_line() -> None:
    assert words("de", "quest").tags_line(card("quest", "hawkswood-1")) == "Held · Vogelartig · Elf · Schurke"
