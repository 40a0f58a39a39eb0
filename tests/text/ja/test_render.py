"""Japanese card text is made from the tree: every card of every box, and every word of the tree in every frame that the
English tests know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from duskhall.core import tree
from duskhall.core.tree import (
    Ability,
    Branch,
    Card,
    Cards,
    Choose,
    Condition,
    Dark,
    Destroy,
    Discard,
    Draw,
    Each,
    End,
    Forbid,
    If,
    Is,
    Later,
    Lose,
    Modify,
    Must,
    Not,
    Pick,
    Step,
    Use,
    While,
    Won,
)
from duskhall.editions import NAMES, edition
from duskhall.text import UnknownMessage, words
from duskhall.text.forms import Ban, Change, Gains, Unrendered
from duskhall.text.ja.grammar.abilities import Japanese
from tests.helpers import few
from tests.text import test_advance as advance
from tests.text import test_quest as quest
from tests.text import test_render as classic

JA = words("ja")
CARDS = [(name, card) for name in NAMES for card in edition(name).rules.cards]
FLAW = re.compile(r"[A-Za-z{}\s]|、、|。、|、。|。。|をを|はは|のの|にに|がが|をは|をが|はを|がを|：：|（）|-\d|None")


def sound(line: str) -> None:
    """The line looks like a sentence of a card: no Latin word, no doubled particle, nothing left open."""
    assert line.endswith("。"), line
    assert not FLAW.search(line), line
    for left, right in ("（）", "「」"):
        assert line.count(left) == line.count(right), line


@pytest.mark.parametrize(("name", "card"), CARDS, ids=lambda value: getattr(value, "id", value))
def test_every_card_has_its_text(name: str, card: Card) -> None:
    w = words("ja", name)
    lines = w.card_text(card)
    assert len(lines) == len(card.abilities)
    for line in lines:
        sound(line)
    for line in (w.figures_line(card), w.tags_line(card)):
        assert not re.search("[A-Za-z{}]", line), line


def test_a_line_that_is_not_sound_is_found() -> None:
    for line in ("カードを1枚引く", "カードををを1枚引く。", "Heroを得る。", "（カードを引く。", "あ、。"):
        with pytest.raises(AssertionError):
            sound(line)


def test_every_word_on_a_card_has_a_message() -> None:
    for name, card in CARDS:
        w = words("ja", name)
        assert w.kind(card.kind)
        for tag in card.tags:
            assert w.has(f"tag-{tag}.before") == w.has(f"tag-{tag}.noun"), tag
        for ability in card.abilities:
            if isinstance(ability, Use):
                for window in (ability.window,) if isinstance(ability.window, str) else ability.window:
                    assert w.has(f"window-{window}.ability")
            if isinstance(ability, Must):
                assert w.has(f"event-{ability.event}.effect")
    for act in tree.ACTS:
        assert JA.has(f"text-act-{act}.verb") and JA.has(f"text-act-{act}.more") and JA.has(f"text-can-{act}.not")
    for figure in tree.FIGURES:
        assert JA.figure(figure)


def frames(step: Step, before: tuple[Step, ...] = ()) -> Iterator[Ability]:
    """The step in every place where a card may have one. ``before``: the dice it reckons with."""
    steps = (*before, step)
    yield Use("dungeon", steps)
    yield Use(("village", "spoils"), (*steps, Draw(1)), cost=(Lose("xp", 2), Discard("self")), repeat=True)
    yield Use("village", steps, cost=(Destroy(Pick("hand", Is("food")), late=True),))
    yield Use("trophy", steps, due=True)
    yield Must("battle", (*steps, Draw(1)))
    yield Must("won", steps)
    yield Must("village-over", (*steps, step), when=Not(Dark()), once=True)
    yield Use("dungeon", (*before, Each("others", (step,)), Draw(1)))
    yield Must("defeated", (*before, Each("one", (step, Draw(1)))))
    yield Use("dungeon", (*before, Later((step,)), Later((step,), at="turn")))
    yield Use("dungeon", (*before, If(Dark(), (step, Draw(1)), (step,))))
    yield Must("battle", (*before, Later((If(Won(), (step, Draw(1))),)), Each("all", (If(Dark(), (step,)),))))
    yield Use("dungeon", (*before, Choose((Branch("a", (step,)), Branch("b", (Draw(1), Draw(2)))))))
    if isinstance(step, (Modify, Forbid)) and not isinstance(step.on, Pick) and not before:
        for place in tree.WHERE:
            yield While(place, (step,))
            yield While(place, (step, Modify("light", "add", 1, "self")), when=Not(Dark()))


@pytest.mark.parametrize(
    ("speakers", "steps", "dice", "name"),
    [
        (classic.SPEAKERS, classic.STEPS, (), ""),
        (advance.SPEAKERS, advance.STEPS, (), ""),
        (quest.SPEAKERS, quest.STEPS, quest.DICE, "quest"),
    ],
    ids=NAMES,
)
def test_every_step_has_words(
    speakers: tuple[Card, ...], steps: tuple[Step, ...], dice: tuple[Step, ...], name: str
) -> None:
    w = words("ja", name)
    for i, step in enumerate(steps):
        for n, ability in enumerate(frames(step, dice)):
            if (i + n) % few(2, 6) == 0:
                sound(w.ability_text(ability, speakers[(i // 2 + n) % len(speakers)]))


def asking(when: Condition) -> Iterator[Ability]:
    """The condition in every place where a card may have one."""
    yield Use("dungeon", (Draw(1),), when=when)
    yield Use("spoils", (Draw(1), Draw(2)), when=when)
    yield Must("battle", (Draw(1),), when=when)
    yield Must("won", (Draw(1), Draw(2)), when=when)
    yield Must("breach", (If(when, (Draw(1),)), End()))
    yield Use("dungeon", (Each("others", (If(when, (Draw(1),), (End(),)),)),))
    yield While("present", (Modify("attack", "add", 1, "self"),), when=when)
    yield While("equipped", (Forbid("attack", Cards("hand", Is("hero"))),), when=when)
    yield While("fought", (Modify("attack", "add", 1, "self"), Forbid("be-fought", "self")), when=when)
    yield While("bought", (Modify("buys", "add", 1, "party"),), when=when)


@pytest.mark.parametrize("module", [classic, advance], ids=["classic", "advance"])
def test_every_condition_has_words(module: object) -> None:
    speakers, conditions = vars(module)["SPEAKERS"], vars(module)["CONDITIONS"]
    for i, condition in enumerate(conditions):
        for when in (condition, Not(condition)):
            for n, ability in enumerate(asking(when)):
                if (i + n) % few(1, 3) == 0:
                    sound(JA.ability_text(ability, speakers[(i // 3 + n) % len(speakers)]))


def test_every_condition_of_quest_has_words() -> None:
    w = words("ja", "quest")
    dice = tuple(tree.Cmp(throw, test, 3) for throw in quest.THROWS for test in tree.TESTS)
    for i, condition in enumerate((*quest.CONDITIONS, *dice)):
        for when in (condition, Not(condition)):
            card = quest.SPEAKERS[i % len(quest.SPEAKERS)]
            sound(w.ability_text(Must("before", quest.with_dice(If(when, (Draw(1),)))), card))


def test_every_step_of_a_card_has_a_method_that_says_it() -> None:
    table = set(Japanese(JA)._says)
    assert table == {*get_args(tree.CardStep), Ban, Change, Gains}


@pytest.mark.parametrize(
    "ability",
    [
        Use("dungeon", (tree.Reveal(),)),
        Use("dungeon", (Destroy("nobody"),)),
        Use("dungeon", (Modify("attack", "cube", 1, "self"),)),
        Must("battle", (Draw(1),), when="never"),  # type: ignore[arg-type]
        While("nowhere", (Modify("attack", "add", 1, "self"),)),
        Draw(1),
    ],
    ids=repr,
)
def test_what_has_no_words_is_refused(ability: Ability) -> None:
    with pytest.raises(Unrendered):
        JA.ability_text(ability, classic.HERO)


@pytest.mark.parametrize(
    "ability",
    [
        Use("kitchen", (Draw(1),)),
        Must("nightfall", (Draw(1),)),
        Use("dungeon", (Destroy(Pick("hand", Is("teapot"))),)),
        Use("dungeon", (tree.Put("self", "moon"),)),
        Use("dungeon", (Forbid("sing", "self"),)),
        Use("dungeon", (Modify("charm", "add", 1, "self"),)),
    ],
    ids=repr,
)
def test_a_word_without_a_message_is_refused(ability: Ability) -> None:
    with pytest.raises(UnknownMessage):
        JA.ability_text(ability, classic.HERO)
