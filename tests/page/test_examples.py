"""The worked examples of the rules pages are true: the machine plays each of them and comes to the same numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskhall.editions import edition
from duskhall.notation.scenario import read, run
from duskhall.text import words

WEB = Path(__file__).parents[2] / "web"
PLAYED = Path(__file__).with_name("examples")


class Row(msgspec.Struct, forbid_unknown_fields=True):
    row: str
    cards: list[str]


class Example(msgspec.Struct, forbid_unknown_fields=True):
    edition: str
    section: str
    rows: list[Row]
    numbers: dict[str, int | str | list[int | str]]

    @property
    def name(self) -> str:
        return f"{self.edition}-{self.section}"

    def worked(self) -> dict[str, int]:
        """The numbers. One that is on a card is read from it; a list is a sum of others ("-light": less the light)."""
        index = {card.id: card for card in edition(self.edition).rules.cards}
        found: dict[str, int] = {}
        for name, value in self.numbers.items():
            if isinstance(value, int):
                found[name] = value
            elif isinstance(value, str):
                card, _, figure = value.partition(".")
                found[name] = index[card].figures[figure]
        for name, value in self.numbers.items():
            if isinstance(value, list):
                found[name] = sum(
                    v if isinstance(v, int) else -found[v[1:]] if v.startswith("-") else found[v] for v in value
                )
        return found


def examples() -> list[Example]:
    return msgspec.convert(json.loads((WEB / "src/rules/examples.json").read_text(encoding="utf-8")), list[Example])


def _parts(value: int | str | list[int | str]) -> list[int | str]:
    return value if isinstance(value, list) else []


def filled(example: Example) -> str:
    """The played example, with its cards and numbers in place of their names."""
    given: dict[str, Any] = {f"cards.{row.row}": ", ".join(row.cards) for row in example.rows}
    given |= {f"cards.{row.row}.{i}": card for row in example.rows for i, card in enumerate(row.cards, 1)}
    given |= example.worked()
    text = (PLAYED / f"{example.name}.txt").read_text(encoding="utf-8")
    used = set(re.findall(r"\{([\w.-]+)\}", text))
    told = {f"cards.{row.row}" for row in example.rows} | {n for n, v in example.numbers.items() if isinstance(v, int)}
    sums = {str(part).removeprefix("-") for n, v in example.numbers.items() if n in used for part in _parts(v)}
    unplayed = told - {re.sub(r"\.\d+$", "", name) for name in used} - sums
    assert not unplayed, f"{example.name}: nothing plays {sorted(unplayed)}"
    body = re.sub(r"\{([\w.-]+)\}", lambda m: str(given[m[1]]), text)
    return f"scenario: {example.name}\nsource: the rules pages\ncovers: {example.rows[0].cards[0]}\n{body}"


@pytest.mark.parametrize("example", examples(), ids=lambda e: e.name)
def test_the_machine_comes_to_the_same_numbers(example: Example) -> None:
    result = run(read(filled(example)))
    assert not result.failures, [str(f) for f in result.failures]


@pytest.mark.parametrize("example", examples(), ids=lambda e: e.name)
def test_every_example_has_words_for_its_numbers_and_cards(example: Example) -> None:
    message = f"page-example-{example.section}-{example.edition}"
    text = words().say(message, **example.worked())
    assert text
    for row in example.rows:
        assert words().say("page-example-row", row=row.row) != words().say("page-example-row", row="?")


def test_every_played_example_is_shown() -> None:
    assert {path.stem for path in PLAYED.glob("*.txt")} == {example.name for example in examples()}
