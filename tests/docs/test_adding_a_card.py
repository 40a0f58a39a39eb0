"""The worked example of docs/adding-a-card.md runs, and the page leaves no word of the tree out."""

from __future__ import annotations

import re

import pytest

from duskhall.core import tree
from duskhall.core.tree import Card, TreeError, parse
from duskhall.editions import edition
from duskhall.editions.classic.cards import village as village_cards
from duskhall.notation import scenario
from duskhall.text import words
from tests.docs.blocks import Block, blocks, document

PAGE = "docs/adding-a-card.md"


def example() -> Card:
    (block,) = blocks(PAGE, "scenario")
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
    made = eval(block.text, {**vars(tree), "village": village_cards.village})
    assert made == example()


@pytest.mark.parametrize("block", blocks(PAGE, "card-error"), ids=str)
def test_slips_are_refused_as_shown(block: Block) -> None:
    message, _, text = block.text.partition("\n")
    with pytest.raises(TreeError) as e:
        edition("classic").make_rules((parse(text),))
    assert str(e.value).startswith(message.removeprefix("# "))


def test_every_word_of_the_tree_is_described() -> None:
    described = set(re.findall(r"\b([A-Z]\w+)\(", document(PAGE)))
    assert described >= {*tree.NODES}


@pytest.mark.parametrize("table", ["OPERATIONS", "ACTS", "PLACES_TO", "WHERE", "EACH", "EARN"])
def test_every_word_of_a_place_is_described(table: str) -> None:
    page = document(PAGE)
    for word in getattr(tree, table):
        assert f"`{word}`" in page, word
