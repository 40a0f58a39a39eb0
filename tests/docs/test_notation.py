"""Every example of docs/notation.md holds, and it leaves no move and no reason out."""

from __future__ import annotations

import inspect
import re

import pytest

from duskhall.campaign import file
from duskhall.core.game import PASS, UNDO
from duskhall.core.refusals import REASONS
from duskhall.core.state import COMMON, KINDS, PARTS
from duskhall.core.steps.flow import Choose
from duskhall.core.steps.picks import Pick
from duskhall.editions import NAMES, edition
from duskhall.notation import keys, position, record, scenario
from duskhall.notation.lines import NotationError
from tests.docs.blocks import Block, blocks, document

PAGE = "docs/notation.md"


@pytest.mark.parametrize("block", blocks(PAGE, "position"), ids=str)
def test_positions_round_trip(block: Block) -> None:
    assert position.write(position.read(block.text), cards=False) == block.text


@pytest.mark.parametrize("block", blocks(PAGE, "record"), ids=str)
def test_records_replay_to_their_result(block: Block) -> None:
    read = record.read(block.text)
    game = record.replay(read)
    assert game.over
    again = record.write(game, read.seats, read.setup, bots=read.bots)
    assert again.splitlines()[-2:] == block.text.splitlines()[-2:]


@pytest.mark.parametrize("block", blocks(PAGE, "campaign"), ids=str)
def test_campaigns_round_trip(block: Block) -> None:
    assert file.write(file.read(block.text)) == block.text


def test_every_line_of_a_campaign_is_described() -> None:
    written = set(re.findall(r"_(?:text|names|number|numbers)\(\w+, f?\"([a-z-]+)", inspect.getsource(file)))
    assert {"setups", "running", "scores", "choice"} <= written
    described = document(PAGE).partition("## Campaigns")[2].partition("\n## ")[0]
    assert all(key in described for key in written), written


@pytest.mark.parametrize("block", blocks(PAGE, "scenario"), ids=str)
def test_scenarios_hold(block: Block) -> None:
    outcome = scenario.run(scenario.read(block.text))
    assert not outcome.failures, "\n".join(map(str, outcome.failures))


@pytest.mark.parametrize("block", blocks(PAGE, "scenario-error"), ids=str)
def test_mistakes_are_refused_as_shown(block: Block) -> None:
    with pytest.raises(NotationError) as e:
        scenario.read(block.text)
    assert str(e.value).startswith(block.text.splitlines()[0].removeprefix("# "))


def test_there_are_examples_of_each() -> None:
    for kind in ("position", "record", "campaign", "scenario", "scenario-error"):
        assert blocks(PAGE, kind)


def test_every_move_is_described() -> None:
    described = {re.split(r"[:>#*]", move)[0] for move in re.findall(r"`([^`\n]+)`", document(PAGE))}
    for name in NAMES:
        for program in edition(name).rules.programs:
            for o in program.steps:
                if isinstance(o, Pick):
                    assert o.verb in described, f"{o.verb}: of {program.card}"
                if isinstance(o, Choose):
                    assert {*o.names} <= described, f"{o.names} of {program.card}"


def test_moves_of_the_rules_are_described() -> None:
    described = {re.split(r"[:>#*]", move)[0] for move in re.findall(r"`([^`\n]+)`", document(PAGE))}
    words = ("done", "show", "use", "equip", "buy", "level", "attack", "order", "lose", "seat", "cancel", "first")
    assert described >= {*words, PASS, UNDO}


def test_every_reason_is_described() -> None:
    table = document(PAGE).partition("refused with the id of a reason")[2].partition("## Positions")[0]
    described = set(re.findall(r"`([a-z-]+)`", table))
    assert described >= {*REASONS}


def test_every_key_of_a_position_is_described() -> None:
    table = document(PAGE).partition("| key | holds |")[2].partition("\n\n")[0]
    words = ("edition", "board", "seats", "xp", "questions", "luck", "script", "sealed", "front", "foe", "passed")
    pairs = ("gold", "used", "held", "lent", "split", "change", "frame", "lane", "later", "ask", "card")
    zones = (*COMMON, *(f"{part}.N" for part in PARTS), "stack.NAME", "supply.NAME", "draw.NAME", "box.NAME")
    for key in (*keys.NUMBERS, *keys.FLAGS, *keys.PLACES, *words, *pairs, *zones, *KINDS):
        assert f"`{key}`" in table, key


def test_every_key_that_is_written_is_known_to_the_table() -> None:
    """The list in the test above is complete: it holds every key of the examples."""
    table = document(PAGE).partition("| key | holds |")[2].partition("\n\n")[0]
    for block in blocks(PAGE, "position"):
        for line in block.text.splitlines()[1:]:
            key = re.sub(r"\.\d+$", ".N", re.sub(r"^(stack|supply|draw)\.[\w-]+", r"\1.NAME", line.partition(":")[0]))
            assert f"`{key}`" in table, key


def test_every_line_of_a_set_up_is_described() -> None:
    section = document(PAGE).partition("## Records")[2].partition("## Scenarios")[0]
    for key in (*record.CHOSEN, *record.FURTHER):
        assert re.search(rf"`{key}(: yes)?`", section), key


def test_every_board_is_described() -> None:
    for name in NAMES:
        assert all(f"`{board}`" in document(PAGE) for board in edition(name).boards if board)
