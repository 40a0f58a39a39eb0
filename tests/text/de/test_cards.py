"""Every card of every edition, and every word of the tree, can be said in German; every card has a German name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import duskhall.text
from duskhall.core import tree
from duskhall.core.tree import (
    Ability,
    And,
    Branch,
    Card,
    CardIs,
    Cards,
    Choose,
    Dark,
    Destroy,
    Die,
    Discard,
    Draw,
    Each,
    End,
    Forbid,
    Grant,
    Held,
    If,
    Is,
    Later,
    Modify,
    Must,
    Not,
    Pick,
    Some,
    Step,
    Use,
    While,
    Won,
)
from duskhall.text import SOFT_HYPHEN, UnknownMessage, Words, words
from duskhall.text.de.grammar.abilities import German
from duskhall.text.forms import Unrendered
from tests.helpers import few
from tests.text import test_advance, test_quest, test_render

FOLDER = Path(duskhall.text.__file__).parent / "de"
EDITIONS = {name: import_module(f"duskhall.editions.{name}.cards").CARDS for name in ("classic", "advance", "quest")}
ALL_CARDS: list[tuple[str, Card]] = [(edition, card) for edition, cards in EDITIONS.items() for card in cards]

ENGLISH = re.compile(
    r"\b(?:the|a|and|or|if|you|your|card|cards|hero|heroes|gain|draw|discard|destroy|with|to|of|each|this|when)\b"
)
FLAWS = ("  ", " .", " ,", "..", ";.", ",,", "{", "}", "None", "\n", ": :", "\x1e", "\x1f", SOFT_HYPHEN)


def sound(line: str) -> None:
    """The line looks like a sentence of a German card."""
    assert line[0].isupper() or line[0].isdigit(), line
    assert line.endswith("."), line
    assert not ENGLISH.search(line), line
    for flaw in FLAWS:
        assert flaw not in line, line


# ----------------------------------------------------------------------------------------------------------------------
# The cards of the boxes


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_its_text(edition: str) -> None:
    de = words("de", edition)
    for card in EDITIONS[edition]:
        lines = de.card_text(card)
        assert len(lines) == len(card.abilities)
        for line in lines:
            sound(line)
        assert de.figures_line(card)[0].isupper()
        for tag in card.tags:
            assert de.keyword(tag) in de.tags_line(card) or de.keyword(tag).capitalize() in de.tags_line(card)


def test_numbers_are_those_of_the_english_text() -> None:
    """Every number of the English text stands in the German one, and no other but 1, which English has as "a"."""
    spelled = ("two", "three", "four", "five", "six", "seven")
    for edition, card in ALL_CARDS:
        for ability in card.abilities:
            english = words("en", edition).ability_text(ability, card)
            numbers = set(re.findall(r"\d+", english))
            numbers |= {
                str(n) for n, word in enumerate(spelled, 2) if re.search(rf"\b{word}\b", english, re.IGNORECASE)
            }
            german = set(re.findall(r"\d+", words("de", edition).ability_text(ability, card)))
            if "unless" in english or "twice" in english:  # denied: less than 2 is 1 or less
                continue
            assert german - {"1"} == numbers - {"1"}, (card.id, german, numbers)


# ----------------------------------------------------------------------------------------------------------------------
# Names


def ids(file: str) -> set[str]:
    return set(re.findall(r"^(\S+) =", (FOLDER / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_every_card_has_a_name_and_whose_it_is_can_be_told() -> None:
    attested, ours = ids("names.ftl"), ids("names-ours.ftl")
    assert not attested & ours
    for edition, card in ALL_CARDS:
        name = f"name-{card.id}"
        assert (name in attested) != (name in ours) or f"{edition}-{name}" in attested | ours, name
        assert words("de", edition).card_name(card)
    known = {f"name-{card.id}" for _, card in ALL_CARDS}
    assert {name for name in attested | ours if name.startswith("name-")} <= known, "no name without a card"


def test_long_words_of_names_can_be_broken() -> None:
    for edition, card in ALL_CARDS:
        de = words("de", edition)
        shown = de.card_name(card, breaks=True)
        assert SOFT_HYPHEN not in de.card_name(card) == shown.replace(SOFT_HYPHEN, "")
        assert all(len(part) <= 14 for part in re.split(rf"[\s\-,:{SOFT_HYPHEN}]", shown)), shown
    assert words("de", "advance").card_name(EDITIONS["advance"][3]) == "Donnersteinsplitter"


def test_every_stack_has_a_title() -> None:
    """In English a title is made from the id; German says it, here or where the set-up is told."""
    elsewhere = {"goblin-kings-guard", "minions-of-chaos", "smorga-the-queen"}
    for edition, cards in EDITIONS.items():
        de = words("de", edition)
        for stack in {card.stack for card in cards} - {card.id for card in cards} - elsewhere:
            assert de.has(f"stack-{stack}"), (edition, stack)


def test_a_card_that_is_named_on_another_has_a_noun() -> None:
    """A name without a noun is not inflected and stands after "Karte": none of the boxes needs that."""
    for edition, card in ALL_CARDS:
        de = words("de", edition)
        for node in test_quest.below(card.abilities):
            name = node.card if isinstance(node, tree.Named) else node.pile if isinstance(node, tree.Gain) else ""
            own_level = isinstance(node, tree.Named) and node.card == card.id
            assert not name or own_level or de.has(f"title-{name}"), name


# ----------------------------------------------------------------------------------------------------------------------
# Every word of the tree, in every place where it makes sense: the steps and conditions of the English tests

BOXES = [("classic", test_render), ("advance", test_advance), ("quest", test_quest)]


def frames(step: Step) -> Iterator[Ability]:
    rolled = any(isinstance(node, Die) for node in test_quest.below(step))
    dice: tuple[Step, ...] = test_quest.DICE if rolled else ()
    yield Use("dungeon", (*dice, step))
    yield Use("dungeon", (*dice, step, Draw(1), step), cost=(Discard("self"),), repeat=True)
    yield Use("village", (*dice, step), cost=(Destroy(Pick("hand", Is("food")), late=True),))
    yield Use("trophy", (*dice, step), due=True)
    yield Use(("village", "dungeon"), (*dice, Each("others", (step,)), Draw(1)))
    yield Use("dungeon", (*dice, Each("all", (step, Draw(1)))), cost=(Discard("self"),))
    yield Use("dungeon", (*dice, Later((step,)), Later((step,), at="turn")))
    yield Use("dungeon", (*dice, If(Dark(), (step, Draw(1)), (step,))))
    yield Use("dungeon", (*dice, Each("others", (If(Dark(), (step,)),))))
    yield Use("dungeon", (*dice, Choose((Branch("a", (step,)), Branch("b", (Draw(1), Draw(2)))))))
    yield Must("battle", (*dice, step, Draw(1)))
    yield Must("won", (*dice, step))
    yield Must("drew", (*dice, step))
    yield Must("village-over", (*dice, step, step), when=Not(Dark()))
    yield Must("into", (*dice, step), when=Not(Some(Cards("hand", Is("rogue")))))
    yield Must("battle", (*dice, Later((If(Won(), (step, Draw(1))),)), Each("one", (step,))))
    if isinstance(step, (Modify, Forbid, Grant)) and not isinstance(getattr(step, "on", None), Pick) and not rolled:
        for place in tree.WHERE:
            yield While(place, (step,))
            yield While(place, (step, Forbid("leave", "self")), when=CardIs("self", Held()))


@pytest.mark.parametrize("box", BOXES, ids=[edition for edition, _ in BOXES])
def test_every_step_has_words(box: tuple[str, object]) -> None:
    edition, fixtures = box
    de: Words = words("de", edition)
    speakers: tuple[Card, ...] = getattr(fixtures, "SPEAKERS")  # noqa: B009
    steps: tuple[Step, ...] = getattr(fixtures, "STEPS")  # noqa: B009
    for i, step in enumerate(steps):
        for n, ability in enumerate(frames(step)):
            if (i + n) % few(2, 12) == 0:
                sound(de.ability_text(ability, speakers[(i + n) % len(speakers)]))


@pytest.mark.parametrize("box", BOXES, ids=[edition for edition, _ in BOXES])
def test_every_condition_has_words(box: tuple[str, object]) -> None:
    edition, fixtures = box
    de = words("de", edition)
    speakers: tuple[Card, ...] = getattr(fixtures, "SPEAKERS")  # noqa: B009
    for i, condition in enumerate(getattr(fixtures, "CONDITIONS")):  # noqa: B009
        for n, when in enumerate((condition, Not(condition), And((condition, Dark())))):
            card = speakers[(i + n) % len(speakers)]
            for ability in (
                Use("dungeon", (Draw(1),), when=when),
                Must("battle", (Draw(1),), when=when),
                Must("won", (Draw(1), Draw(2)), when=when),
                Use("dungeon", (Each("others", (If(when, (Draw(1),), (End(),)),)),)),
                While("present", (Modify("attack", "add", 1, "self"),), when=when),
                While("equipped", (Forbid("attack", Cards("hand", Is("hero"))),), when=when),
                While("bought", (Modify("buys", "add", 1, "party"),), when=when),
            ):
                sound(de.ability_text(ability, card))


def test_what_has_no_words_is_refused() -> None:
    de, hero = words("de"), test_render.HERO
    for ability in (
        Use("dungeon", (Destroy("nobody"),)),
        Use("dungeon", (Modify("attack", "cube", 1, "self"),)),
        While("nowhere", (Modify("attack", "add", 1, "self"),)),
    ):
        with pytest.raises(Unrendered):
            de.ability_text(ability, hero)
    for unknown in (
        Use("kitchen", (Draw(1),)),
        Use("dungeon", (Destroy(Pick("hand", Is("teapot"))),)),
        Use("dungeon", (Forbid("sing", "self"),)),
        Use("dungeon", (Modify("charm", "add", 1, "self"),)),
    ):
        with pytest.raises(UnknownMessage):
            de.ability_text(unknown, hero)


def test_every_step_of_a_card_has_a_method_that_says_it() -> None:
    assert set(German(words("de"))._says) == set(words("en").grammar._says)
