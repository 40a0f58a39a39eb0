"""The worked example of docs/adding-a-card.md runs, and the page leaves no word of the tree out."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from duskhall.core import tree
from duskhall.core.tree import Card, TreeError, parse
from duskhall.editions import NAMES, edition, making
from duskhall.notation import scenario
from duskhall.text import words
from tests.docs.blocks import Block, blocks, document

PAGE = "docs/adding-a-card.md"


def example() -> Card:
    block = blocks(PAGE, "scenario")[0]
    rules = scenario.read(block.text).start.rules
    return rules.cards[rules.index["signal-horn"]]


@pytest.mark.parametrize("block", blocks(PAGE, "scenario"), ids=str)
def test_the_scenario_holds(block: Block) -> None:
    outcome = scenario.run(scenario.read(block.text))
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


def test_the_text_is_the_rendered_one() -> None:
    (block,) = blocks(PAGE, "text")
    assert block.text.splitlines() == [words().figures_line(example()), *words().card_text(example())]


def test_the_entry_for_the_box_is_the_same_card() -> None:
    (block,) = blocks(PAGE, "python")
    made = eval(block.text, {**vars(tree), "village": making.village})
    assert made == example()


@pytest.mark.parametrize("block", blocks(PAGE, "card-error"), ids=str)
def test_slips_are_refused_as_shown(block: Block) -> None:
    message, _, text = block.text.partition("\n")
    with pytest.raises(TreeError) as e:
        edition("classic").make_rules((parse(text),))
    assert str(e.value).startswith(message.removeprefix("# "))


@pytest.mark.parametrize("block", blocks(PAGE, "tree"), ids=str)
def test_quoted_abilities_are_those_of_the_card(block: Block) -> None:
    cards = [c for name in NAMES for c in edition(name).rules.cards if c.id == block.words[1]]
    assert any(parse(block.text) in card.abilities for card in cards)


@pytest.mark.parametrize("word", [n for n in tree.NODES if n != "Card"])
def test_every_word_of_the_tree_is_described_with_all_its_places(word: str) -> None:
    places = ", ".join(f.name for f in fields(tree.NODES[word]))
    assert f"`{word}({places})`" in document(PAGE)


TABLES = (
    *("OPERATIONS", "ACTS", "PICK_PLACES", "COUNT_PLACES", "PLACES_TO", "LOOK_PLACES", "LEVEL_TO", "WHERE", "EACH"),
    *("EARN", "LATER", "ENDS", "MOMENTS", "FIGURES"),
)


@pytest.mark.parametrize("table", TABLES)
def test_every_word_of_a_place_is_described(table: str) -> None:
    page = document(PAGE)
    for word in getattr(tree, table):
        assert f"`{word}`" in page, word


@pytest.mark.parametrize("name", NAMES)
def test_every_window_event_and_kind_of_an_edition_is_described(name: str) -> None:
    page = document(PAGE).partition("### Windows and events")[2]
    rules = edition(name).rules
    for word in (*rules.windows.names, *rules.events.whose, *(c.kind for c in rules.cards)):
        assert f"`{word}`" in page, word
    marked = dict.fromkeys(NAMES, frozenset[str]())
    for row in re.findall(r"^\| (`.*?) \| (\w+) \|", page, re.MULTILINE):
        marked[row[1].lower()] |= {*re.findall(r"`([\w-]+)`", row[0])}
    for other, words_of_it in marked.items():
        if other != name:
            assert not words_of_it & {*rules.windows.names, *rules.events.whose}, f"not of {other} alone"
