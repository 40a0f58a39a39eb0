"""docs/rulings.md is what the rulings, the cards and the scenarios say today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskhall.editions import NAMES, edition
from duskhall.notation import scenario
from tests.docs.blocks import ROOT, document
from tools import rulings_doc

ONE = """\
scenario: an example
source: rulebook, somewhere
rulings: {ruling}
hand.1: militia

run:
> rest
"""


def test_the_document_is_up_to_date() -> None:
    text = rulings_doc.document(rulings_doc.collect(ROOT / rulings_doc.SCENARIOS))
    assert document("docs/rulings.md") == text, "stale: run python -m tools.rulings_doc"


def test_every_link_leads_somewhere() -> None:
    for part in document("docs/rulings.md").split("](")[1:]:
        assert (ROOT / "docs" / part.partition(")")[0]).is_file(), part


def test_a_ruling_is_shown_with_cards_scenario_and_source() -> None:
    one = rulings_doc.Shown("x/one.txt", scenario.read(ONE.format(ruling="ruling-mortis-card")))
    text = rulings_doc.document([one])
    assert "Cards of Classic: Lord Mortis." in text
    assert "- [An example](../tests/scenarios/x/one.txt) (rulebook, somewhere)" in text
    assert "No scenario yet." in text


def test_every_section_names_its_edition() -> None:
    titles = re.findall(r"^## (.*)$", document("docs/rulings.md"), re.MULTILINE)
    order = [NAMES.index(title.partition(":")[0].lower()) for title in titles]
    assert order == sorted(order) and set(order) == set(range(len(NAMES)))


def test_every_ruling_of_every_edition_is_there() -> None:
    listed = set(re.findall(r"^### `([\w-]+)`$", document("docs/rulings.md"), re.MULTILINE))
    for name in NAMES:
        for card in edition(name).rules.cards:
            assert {*card.rulings} <= listed, card.id


def test_a_scenario_that_is_ours_without_a_ruling_stands_with_its_edition() -> None:
    text = ONE.replace("rulebook, somewhere", "ours, an example").replace("rulings: {ruling}\n", "")
    one = rulings_doc.Shown("x/one.txt", scenario.read(text))
    assert "## Classic: Open points of the rules" in rulings_doc.document([one])
    other = rulings_doc.Shown("x/one.txt", scenario.read(text.replace("hand.1: militia", "edition: advance")))
    shown = rulings_doc.document([other])
    assert "## Advance: Open points of the rules" in shown and "## Classic: Open points" not in shown


def test_a_ruling_without_words_is_an_error() -> None:
    read = scenario.read(ONE.format(ruling="ruling-mortis-card"))
    read.rulings = ("ruling-of-nobody",)
    one = rulings_doc.Shown("x/one.txt", read)
    with pytest.raises(ValueError, match="ruling-of-nobody"):
        rulings_doc.document([one])


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert rulings_doc.main([]) == 2
    (tmp_path / "tests" / "scenarios").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    assert rulings_doc.main(["--check"]) == 1
    assert rulings_doc.main([]) == 0
    assert rulings_doc.main(["--check"]) == 0
    assert "rulings.md" in capsys.readouterr().out
