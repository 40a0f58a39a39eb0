"""Card text of the Quest box, the words of the tree that came with it, and words that an edition has for itself."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import fields

import pytest

from duskhall.commands import cards as command
from duskhall.core import tree
from duskhall.core.tree import (
    ANY,
    Ability,
    Amount,
    And,
    Branch,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Condition,
    Count,
    Destroy,
    Die,
    Discard,
    Draw,
    Each,
    Earn,
    Fig,
    Forbid,
    Gain,
    Half,
    Heal,
    Held,
    If,
    Is,
    Later,
    Lose,
    Modify,
    Most,
    Must,
    Named,
    Not,
    Now,
    Pick,
    Plus,
    Put,
    Roll,
    Some,
    Step,
    Target,
    Times,
    Travel,
    Use,
    Value,
    Venture,
    While,
    Won,
)
from duskhall.editions import edition
from duskhall.editions.quest.cards import CARDS
from duskhall.telling.cards import data, marked, sourced
from duskhall.text import words
from duskhall.text.common import NAMES
from duskhall.text.forms import Gains, Unrendered, joined
from tests.helpers import few

W = words("en", "quest")
PLAIN = words("en")
BY_ID = {card.id: card for card in CARDS}
EVENTS = tuple(edition("quest").rules.events.whose)


def sound(line: str) -> None:
    """The line looks like a sentence of a card."""
    assert line[0].isupper(), line
    assert line.endswith("."), line
    for flaw in ("  ", " .", " ,", "..", ";.", "{", "}", "None", "\n", ": :", "a a ", "the the ", "-1", "a the "):
        assert flaw not in line, line


# ----------------------------------------------------------------------------------------------------------------------
# The cards of the box

IDS = {name for card in CARDS for name in (card.id, card.stack) if "-" in name}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_its_text(card: Card) -> None:
    lines = W.card_text(card)
    assert len(lines) == len(card.abilities)
    for line in lines:
        sound(line)
        assert not IDS.intersection(re.findall(r"[\w-]+", line)), line
        for word in ("strength", "weight", "equip", "hall", "rank", "penalty", "dungeon deck"):
            assert not re.search(rf"\b{word}", line), f"Quest has another word: {line}"
    assert W.figures_line(card)
    assert W.tags_line(card)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_what_stands_beside_the_text(card: Card) -> None:
    assert data(card, W)["text"]
    assert sourced(card, W)
    for part, mark in card.marks.items():
        assert W.has(f"source-{mark}")
        assert marked(card, part, mark, W)


def test_all_words_on_cards_have_messages() -> None:
    for card in CARDS:
        assert W.kind(card.kind)
        for tag in card.tags:
            assert W.has(f"tag-{tag}.plural") != W.has(f"tag-{tag}.noun"), f"{tag} is a noun or an adjective"
        for figure in card.figures:
            assert W.figure(figure)
        for ability in card.abilities:
            if isinstance(ability, Use):
                for name in (ability.window,) if isinstance(ability.window, str) else ability.window:
                    assert W.has(f"window-{name}.repeat") and W.has(f"window-{name}.word")
        for ruling in card.rulings:
            assert W.say(ruling)
    for event in EVENTS:
        assert W.has(f"event-{event}.effect")


GOLDEN: dict[str, list[str]] = {
    "dagger": [
        "When you buy a card, you may destroy a Dagger. Several copies act as one.",
        "Dungeon, while wielded: Discard this card to draw a card.",
    ],
    "lantern": [
        "After a visit to the village, unless it was to the Temple, you may venture into the Wilderness to fight "
        "there. Several copies act as one.",
    ],
    "iron-rations": [
        "Village, dungeon or spoils: Destroy this token to either earn 1 gold or give a hero skill +2.",
    ],
    "potion": [
        "Village or dungeon: Destroy this token to heal a wound.",
        "When you buy this token, you may destroy a wound and destroy this token.",
    ],
    "gorlandor-3": [
        "Attack +2 more with a weapon needing 3 or more skill.",
        "Dungeon: One other hero gains skill +3 and attack +1.",
    ],
    "hawkswood-2": [
        "Attack +1 more against a monster of level 2 or higher.",
        "Dungeon: Discard another card to place your champion in a room of level 2 or lower.",
    ],
    "scathian-3": [
        "Village or dungeon: Each other player turns up the top card of their deck and discards it. Choose one of "
        "them. Earn that card’s gold. This hero gains magic attack equal to that card’s attack and magic attack "
        "together.",
    ],
    "silverhelm-3": ["Each hero with a weapon gains attack +2.", "Spoils: Heal two wounds."],
    "stormhand-2": [
        "Attack +1 more for each wielded edged weapon.",
        "Dungeon, with an edged weapon: Draw a card.",
    ],
    "future-vision": [
        "Village or dungeon: Turn up the top three cards of your deck. If you have a cleric of level 2 or higher, "
        "discard any number of them. Put the rest on top of your deck in any order. Draw a card. If you have a wizard "
        "of level 2 or higher, draw another card."
    ],
    "shortsword": ["Dungeon, while wielded: Draw a card. If it is a weapon, the wielder gains attack +1."],
    "captive-oracle": [
        "Village or dungeon: Turn up the top two cards of your deck. Put them on top of your deck in any order. "
        "Draw a card."
    ],
    "hobgoblin-ironhide": ["The attack and magic attack of weapons needing 2 or less skill do not count."],
    "kings-collector": [
        "Before battle: Either lose 2 XP, if you have that much, or discard two cards.",
        "Reward: Gain a treasure.",
    ],
    "blighted-archer": ["Before battle: Either lose 1 XP, if you have any, or take a wound."],
    "charm-monster": [
        "Dungeon: Choose a monster from the dungeon whose level is at most the highest level among your wizards. This "
        "card gains magic attack equal to half that monster’s health, rounded up.",
    ],
    "gendarme-2": ["Each wielded weapon gains magic attack +1.", "Dungeon: One weapon needs 2 less skill."],
    "aird-3": [
        "Extra attack equal to the monster’s wounds, armor and resistance together.",
        "Dungeon: Discard another card to give this hero attack equal to the monster’s level.",
    ],
    "mind-control": [
        "Extra magic attack equal to the monster’s wounds.",
        "The monster you fight deals as many fewer wounds as the highest level among your wizards.",
    ],
    "kings-bodyguard": [
        "Each other monster of this monster’s group in the dungeon gains armor +2.",
        "Reward: Gain a treasure.",
    ],
    "giantbone-club": ["Extra attack equal to half the wielder’s skill, rounded up."],
    "magic-missile": ["Extra magic attack equal to the highest level among your wizards."],
    "moonlight": ["You gain light equal to half the highest level among your wizards, rounded up."],
    "hammer": ["The monster you fight loses 2 armor while this weapon is wielded."],
    "shortbow": ["Skill needed −2 when wielded by an elf or a rogue."],
    "abandoned-camp": [
        "When you gain this card: Destroy this card. Gain an Iron Rations token, a Lantern token and a Potion. Earn 1 "
        "XP.",
    ],
    "quartermasters-chest": [
        "When you gain this card: Destroy this card. Gain either four Iron Rations tokens, three Lantern tokens or two "
        "Potions. Earn 1 XP.",
    ],
    "bestiary-of-the-deep": ["Spoils: Earn XP equal to half the monster’s level, rounded up."],
    "warded-cloak": ["The monster you fight deals two wounds fewer."],
    "morning-hymn": ["Draw one more card at the end of the turn."],
    "unbound-spark": [
        "Dungeon: Roll two dice. This card gains magic attack equal to the higher number rolled. If the lower die "
        "shows 1, take a wound.",
    ],
    "giant-rat": [
        "Spoils: Level up an Adventurer for free.",
        "This monster stays in its room even when defeated.",
    ],
    "kobold-pitdigger": [
        "When you move through its room: Roll a die. If you roll 2 or less, place your champion in the Wilderness.",
        "Reward: Gain an Iron Rations token.",
    ],
    "kobold-tollkeeper": [
        "When you move through its room, either destroy a gear token or take a wound.",
        "Reward: Gain a treasure.",
    ],
    "goblin-drummer": ["Health +1 more for each other monster of this monster’s group in the dungeon."],
    "hobgoblin-headtaker": [
        "After battle: Destroy a hero with the highest level unless your total attack exceeds this monster’s health by "
        "3 or more.",
        "Reward: Gain a treasure.",
    ],
    "demon-spider": ["After battle: Take two wounds if you have a treasure."],
    "gleam-stalker": ["This monster deals one more wound while you have a wielded weapon."],
    "hatchling-swarm": ["After battle: Roll a die. Take as many wounds as half the number rolled, rounded up."],
    "last-captain": [
        "The attack and magic attack of heroes of level 0 do not count.",
        "Reward: Gain a treasure.",
    ],
    "throne-room": [
        "When you move into this room, discard a card at random unless you have a rogue.",
        "After battle: Place your champion in the Wilderness.",
    ],
    "smorga-4": [
        "Before battle: Lose 1 XP for each wound you have.",
        "Reward: Gain a treasure.",
        "Reward: Earn XP equal to half your total attack, rounded up.",
        "This monster stays in its room even when defeated.",
    ],
}


@pytest.mark.parametrize("card", GOLDEN)
def test_golden_text(card: str) -> None:
    assert W.card_text(BY_ID[card]) == GOLDEN[card]


FIGURE_LINES = {
    "adventurer": "Starting card, level 0 · skill 2 · attack 1 · gold 0 · levels up for 2",
    "maul": "Marketplace card · skill needed 8 · attack 6 · gold 1 · cost 7 · 2 victory points",
    "withered-swordmaster": "Monster, level 3 · health 10 · armor 2 · wounds 3 · XP 5",
    "crypt": "Room, level 2 · light needed 1 · wounds +1 · XP +1",
    "potion": "Gear token · cost 4",
    "smorga-4": "Guardian, level 4 · health 8 · wounds 2",
}


@pytest.mark.parametrize("card", FIGURE_LINES)
def test_figures_line(card: str) -> None:
    assert W.figures_line(BY_ID[card]) == FIGURE_LINES[card]


def test_what_is_known_of_a_card_that_is_ours() -> None:
    ours, known = BY_ID["hawkswood-1"], BY_ID["goblin-berserker"]
    assert sourced(ours, W) == "Figures and text: ours, because no source gives them, except:"
    assert marked(ours, "cost", "public", W) == "cost 6: from public card tables"
    assert marked(known, "count", "reconstructed", W) == "2 in the box: ours, because no source gives it"
    assert sourced(BY_ID["vanguard-banner"], W).endswith("gives them.")


def test_the_command_lists_and_shows_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    command.arguments(parser)
    assert command.run(parser.parse_args(["--edition", "quest"])) == 0
    out = capsys.readouterr().out
    assert all(card.name in out for card in CARDS)
    assert "skill 2" in out and "strength" not in out
    for card in CARDS:
        shown = " ".join(command.full(card, W).split())
        assert all(line in shown for line in (*W.card_text(card), *map(W.say, card.rulings)))


# ----------------------------------------------------------------------------------------------------------------------
# Words that an edition has for itself


def test_an_edition_has_words_of_its_own() -> None:
    assert (PLAIN.figure("strength"), W.figure("strength")) == ("strength", "skill")
    assert words("en", "classic").figure("strength") == "strength"
    assert PLAIN.has("figure-hand") and not PLAIN.has("figure-hand.many") and W.has("figure-hand.many")
    assert W.say("figure-gold") == PLAIN.say("figure-gold")


def test_words_of_an_edition_stand_for_something() -> None:
    """A general message, or one for a single figure or title where there are general ones."""
    own = [message.removeprefix("quest-") for message in PLAIN.ids() if message.startswith("quest-")]
    own = [name for name in own if name.startswith(tuple(f"{kind}-" for kind in (*NAMES, "text")))]
    assert "figure-strength" in own
    for name in own:
        assert PLAIN.has(name) or name.startswith(("text-fig-", "text-pred-", "title-")), name


# ----------------------------------------------------------------------------------------------------------------------
# Every new word, in every place where it makes sense

HERO = Card("h", "H", "hero", "h", 1, ("hero", "rogue"), {"level": 1, "attack": 1, "strength": 4})
WEAPON = Card("w", "W", "village", "w", 1, ("weapon", "edged"), {"attack": 2, "weight": 3})
MONSTER = Card("m", "M", "monster", "m", 1, ("monster", "vermin"), {"health": 5})
ROOM = Card("r", "R", "room", "room", 1, ("room",), {"darkness": 1})
TOKEN = Card("t", "T", "gear", "t", 1, ("gear", "token"), {"cost": 2})
SPEAKERS = (HERO, WEAPON, MONSTER, ROOM, TOKEN)

WOUND = Is("wound")
DICE = (Roll(1, "one"), Roll(2, "two"), Roll(3, "three"))
THROWS = tuple(Die(roll.name, how) for roll in DICE for how in tree.DICE)
AMOUNTS: tuple[Amount, ...] = (
    *THROWS,
    Half(Die("two")),
    Half(Value("total", "foe")),
    Half(Plus(Count(Cards("yours", WOUND)), 1)),
    Most("level", Cards("hand", Is("wizard"))),
    Most("health", Cards("hall")),
    *(Count(Cards(place, where)) for place in ("front", "yours", "rooms") for where in (None, WOUND, Is("gear"))),
    Times(2, Count(Cards("yours", WOUND))),
    Plus(Value("attack", "self"), Value("magic", "self")),
)
TARGETS: tuple[Target, ...] = (
    *(
        Pick(place, where, n, by=by)
        for place in ("hand", "front", "yours", "rooms")
        for where in (None, WOUND, Is("gear"), Fig("level", "<=", 0), Fig("level", ">=", 2))
        for n in (1, 2, ANY)
        for by in tree.PICKERS
    ),
    Pick("rooms", Named("wilderness")),
    Pick("yours", WOUND, optional=True),
    Cards("yours", WOUND),
    Cards("front"),
)
CONDITIONS: tuple[Condition, ...] = (
    Now("delve"),
    *(Cmp(Value(figure, of), ">=", 2) for figure in ("armor", "resistance", "wounds") for of in ("foe", "self")),
    *(Cmp(Count(Cards(place, WOUND)), test, 2) for place in ("yours", "rooms") for test in tree.TESTS),
    *(Some(Cards(place, where)) for place in ("front", "yours", "rooms") for where in (None, WOUND)),
    CardIs("self", Fig("weight", ">=", 3)),
    CardIs("wielder", Is("rogue")),
)


def steps() -> Iterator[Step]:
    yield from (Heal(), Heal(2), Heal(1, optional=True), Heal(3, optional=True), Venture(), *DICE)
    yield from (Travel(t) for t in TARGETS if isinstance(t, Pick) and t.place == "rooms" and t.n == 1)
    for target in TARGETS:
        yield from (Destroy(target), Discard(target), Put(target, "pile"))
    for pile in ("wound", "festering-wound", "treasure", "iron-rations", "lantern-token"):
        yield from (Gain(pile, n, to=to) for n in (1, 3) for to in ("discard", "hand", "front"))
    for amount in AMOUNTS:
        yield from (Gain("wound", amount, to="front"), Earn("xp", amount), Lose("xp", amount), Draw(amount))
        for figure in ("wounds", "armor", "resistance", "health", "hand", "light"):
            yield from (Modify(figure, op, amount, on) for op in ("add", "less") for on in ("foe", "self", "party"))
    for act in ("leave", "be-seen"):
        yield from (Forbid(act, on) for on in ("self", Cards("hall", Is("monster"))))
    stay = Branch("stay", ())
    yield Choose((Branch("go", (Venture(),)), stay))
    yield Choose((Branch("a", (Draw(1),)), Branch("b", (Heal(), Earn("xp", 1))), stay))
    yield Choose((Branch("a", (Modify("attack", "add", 1, Cards("hand")),)), stay))
    yield Choose((Branch("a", (Gain("wound", to="front"),)), Branch("b", (Gain("treasure"),))))
    yield Choose((Branch("a", (Gain("wound", to="front"),)), Branch("b", (Gain("potion", 2, to="front"),))))


STEPS = tuple(steps())


def with_dice(*steps: Step) -> tuple[Step, ...]:
    return (*DICE, *steps)


@pytest.mark.parametrize("card", SPEAKERS, ids=lambda card: str(card.kind))
def test_every_step_has_words(card: Card) -> None:
    turn = SPEAKERS.index(card)
    for i, step in enumerate(STEPS):
        rolled = any(isinstance(node, Die) for node in below(step))
        first = with_dice if rolled else lambda *s: s
        abilities: list[Ability] = [
            Use(("village", "dungeon", "spoils"), first(step)),
            Use("dungeon", first(step, Draw(1)), cost=(Destroy("self"),)),
            *(Must(event, first(step), once=event == "buying") for event in EVENTS),
            Must("into", first(step), when=Not(Some(Cards("hand", Is("rogue"))))),
            Must("after", first(If(Won(), (step,), (Draw(1),)))),
            Must("gained", first(Destroy("self"), Each("others", (step,)))),
            Use("dungeon", first(Each("all", (step, Draw(1))), Later((step,), at="turn"))),
        ]
        if isinstance(step, (Modify, Forbid)) and not rolled:
            abilities += [While(place, (step,), when=CardIs("self", Held())) for place in tree.WHERE]
            abilities += [While(place, (step,)) for place in tree.WHERE]
        for n, ability in enumerate(abilities):
            if (i + n) % (len(SPEAKERS) * few(1, 3)) == turn:
                sound(W.ability_text(ability, card))


@pytest.mark.parametrize("card", SPEAKERS, ids=lambda card: str(card.kind))
def test_every_condition_has_words(card: Card) -> None:
    dice = tuple(Cmp(throw, test, 3) for throw in THROWS for test in tree.TESTS)
    for condition in (*CONDITIONS, *dice):
        for when in (condition, Not(condition), And((condition, Won()))):
            sound(W.ability_text(Must("before", with_dice(If(when, (Draw(1),)))), card))
            if condition not in dice:
                sound(W.ability_text(Use("dungeon", (Draw(1),), when=when), card))
                sound(W.ability_text(Must("from", (Draw(1),), when=when), card))
                sound(W.ability_text(While("fought", (Modify("armor", "add", 1, "foe"),), when=when), card))


def below(node: object) -> Iterator[object]:
    """Every node of a tree."""
    if isinstance(node, tuple):
        for part in node:
            yield from below(part)
    elif type(node).__name__ in tree.NODES:
        yield node
        for f in fields(node):  # type: ignore[arg-type]
            yield from below(getattr(node, f.name))


def test_every_word_of_the_box_is_said_here() -> None:
    new = {c.__name__ for c in (Heal, Roll, Die, Most, Half, Travel, Venture)}
    assert new <= {type(node).__name__ for node in below(STEPS)}
    assert new <= {type(node).__name__ for node in below(CARDS)}


def text(*steps: Step, card: Card = HERO) -> str:
    return W.ability_text(Use("dungeon", steps), card)


def test_wounds() -> None:
    assert text(Gain("wound", 2, to="front")) == "Dungeon: Take two wounds."
    assert text(Each("others", (Gain("wound", to="front"),))) == "Dungeon: Each other player takes a wound."
    assert text(Heal(2, optional=True)) == "Dungeon: Heal up to two wounds."


def test_a_branch_without_steps_is_may() -> None:
    stay = Branch("no", ())
    assert text(Choose((Branch("yes", (Draw(1), Heal())), stay))) == "Dungeon: You may draw a card and heal a wound."
    assert text(Choose((Branch("a", (Draw(1),)), Branch("b", (Heal(),)), stay))) == (
        "Dungeon: You may either draw a card or heal a wound."
    )
    assert text(Each("all", (Choose((Branch("yes", (Draw(1),)), stay)),))) == "Dungeon: Each player may draw a card."


def test_a_pick_that_may_be_declined_and_what_follows() -> None:
    hero = Is("hero")
    pick = Pick("hand", hero, name="x", optional=True)
    assert text(pick, If(CardIs("x", hero), (Discard("x"), Draw(2)))) == (
        "Dungeon: You may discard a hero and draw two cards."
    )
    assert len(joined((pick, If(CardIs("x", Is("wizard")), (Draw(2),))))) == 2, "another question"


def test_a_pick_whose_figure_counts_is_named_first() -> None:
    steps = (Pick("hand", Is("hero"), name="x"), Modify("attack", "add", Value("level", "x"), "x"))
    assert text(*steps) == "Dungeon: Choose a hero. That hero gains attack equal to that hero’s level."


def test_gains_are_told_together() -> None:
    gear = (Gain("iron-rations", to="front"), Gain("potion", 2, to="front"))
    assert joined(gear) == [Gains(gear)]
    assert len(joined((gear[0], Gain("treasure")))) == 2, "to another place"
    assert text(*gear, Gain("wound", to="front")) == (
        "Dungeon: Gain an Iron Rations token and two Potions and take a wound."
    )


def test_rooms() -> None:
    assert text(Travel(Pick("rooms"))) == "Dungeon: Place your champion in a room."
    assert text(Travel(Pick("rooms", Named("wilderness")))) == "Dungeon: Place your champion in the Wilderness."
    boost = While("fought", (Modify("armor", "add", 1, "foe"),))
    assert W.ability_text(boost, ROOM) == "The monster you fight gains armor +1 while you fight here."
    assert text(Earn("xp", Count(Cards("front", Is("gear"))))) == ("Dungeon: Earn 1 XP for each gear token you have.")
    hidden = While("hall", (Forbid("be-seen", "self"),))
    assert W.ability_text(hidden, ROOM) == "Monsters in this room lie face down."


def test_dice_that_nobody_rolled() -> None:
    with pytest.raises(Unrendered):
        text(Earn("xp", Die("nobody")))
