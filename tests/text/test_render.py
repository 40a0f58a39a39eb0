"""Card text is made from the tree: every card of a box, every word of the tree."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

import duskhall.text
from duskhall.core import tree
from duskhall.core.tree import (
    ACTS,
    ALL,
    ANY,
    FIGURES,
    OPERATIONS,
    TESTS,
    Ability,
    Amount,
    And,
    Armed,
    Arrange,
    Branch,
    Buy,
    Can,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Condition,
    Count,
    Dark,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    End,
    Fig,
    Filter,
    Forbid,
    Gain,
    Has,
    Held,
    If,
    Is,
    Later,
    Look,
    Modify,
    Must,
    Named,
    Not,
    Now,
    Or,
    Other,
    Pick,
    Plus,
    Put,
    Some,
    Step,
    Target,
    Times,
    Tops,
    Use,
    Value,
    While,
    Won,
)
from duskhall.editions.classic.cards import CARDS
from duskhall.text import BrokenMessage, UnknownMessage, Words, words
from duskhall.text.en.grammar.abilities import English
from duskhall.text.forms import Ban, Change, Gains, Unrendered, alternatives, joined, terms
from tests.helpers import few

EN = words("en")
BY_ID = {card.id: card for card in CARDS}
FILES = sorted(Path(duskhall.text.__file__).parent.glob("*/*.ftl"))


def sound(line: str) -> None:
    """The line looks like a sentence of a card."""
    assert line[0].isupper(), line
    assert line.endswith("."), line
    for flaw in ("  ", " .", " ,", "..", ";.", "{", "}", "None", "\n", ": :", "a a ", "the the "):
        assert flaw not in line, line


# ----------------------------------------------------------------------------------------------------------------------
# The cards of the box


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_its_text(card: Card) -> None:
    lines = EN.card_text(card)
    assert len(lines) == len(card.abilities)
    for line in lines:
        sound(line)
    assert EN.figures_line(card)
    if card.tags:
        assert EN.tags_line(card)


GOLDEN: dict[str, list[str]] = {
    "stone-of-mystery": [
        "When this card reaches rank 1: If a victory in rank 1 brought it there, the winner puts this card into their "
        "discard pile. Either way, the game ends.",
    ],
    "iron-rations": ["Dungeon: One hero gains strength +2."],
    "disease": ["You lose 1 attack of the kind you name."],
    "amazon-archer": ["Attack +2 more against rank 2 or deeper."],
    "chalice-defender": [
        "Dungeon: Attack +1 for each item with light 1 or more.",
        "Dungeon: Draw a card.",
        "Repeat dungeon: Destroy a Disease to draw a card.",
    ],
    "chalice-paladin": ["Dungeon: Draw a card.", "Spoils: Buy a card."],
    "dwarf-janissary": ["Attack +4 more with an edged weapon.", "Spoils: Buy a weapon."],
    "elf-sorcerer": ["Victory: Put a monster from the hall under the dungeon deck."],
    "feayn-sniper": [
        "This hero cannot attack a monster in rank 1.",
        "When you defeat a monster in rank 3, earn 1 XP.",
    ],
    "outlands-khan": ["Dungeon: Attack +2 more for each monster in your hand."],
    "outlands-warrior": ["Dungeon: Destroy a food for attack +3 more."],
    "redblade-assassin": ["Dungeon: Each other player discards either a hero or two cards."],
    "selurin-magician": ["Each item and each spell with magic attack gains magic attack +1."],
    "selurin-theurge": [
        "Your magic attack is doubled.",
        "Dungeon: Each player discards a hero or, having none, shows their hand. You may put one of those heroes into "
        "your hand. When the battle is over, put that hero into its owner’s discard pile.",
    ],
    "thyrian-lord": [
        "Each hero other than a fighter gains attack +2.",
        "Dungeon: Destroy a food to put a monster worth 1 or 2 victory points from the hall into your discard pile.",
    ],
    "arcane-energies": ["Dungeon: The attack of each hero with a weapon becomes magic attack. Draw a card."],
    "banish": [
        "Dungeon: Either put a monster from the hall under the dungeon deck or rearrange the hall. "
        "Destroy a card from your hand. Draw a card.",
    ],
    "magical-aura": ["Dungeon: Each weapon has weight 0. Draw a card."],
    "goodberries": ["Dungeon: One hero gains strength +3. That hero’s attack becomes magic attack."],
    "polearm": ["Attack +4 more when carried by a hero with strength 8 or more."],
    "spear": [
        "Dungeon, while equipped: Give up this card for attack +3 more; it is destroyed when the battle is over.",
    ],
    "warhammer": ["Attack +3 more against a doomknight or an undead when carried by a cleric."],
    "barkeep": ["Village: You may buy one more card this turn.", "Village: Destroy this card for 2 gold."],
    "pawnbroker": [
        "Village: Destroy a card with a gold value from your hand to earn that card’s gold plus 3.",
        "Village: Destroy this card for 2 gold.",
    ],
    "succubus": ["Your total attack is halved unless you have magic attack 1 or more."],
    "tormentor": ["Your total attack is halved unless you have a hero with a weapon.", "Battle: Destroy a cleric."],
    "archduke-of-pain": [
        "This monster cannot be defeated unless you have magic attack 1 or more.",
        "Breach: Destroy the top two cards of each hero stack in the village.",
        "Battle: Destroy all clerics and wizards.",
    ],
    "judgement": ["Battle: Each hero loses 2 strength and 1 attack of the kind you name."],
    "darkness": ["Heroes without a weapon cannot attack."],
    "tyxr-the-old": ["Breach: Each player discards two cards.", "Battle: Destroy a hero."],
    "ebon-fume": ["Your magic attack counts as 0.", "Battle: Destroy a hero with the highest strength."],
    "blink-dog": ["This monster cannot be fought while light is missing."],
    "sphinx": [
        "Your attack counts as 0; only magic attack counts.",
        "Spoils: Turn up the top six cards of your deck. Destroy any number of them. Discard the rest.",
    ],
    "gray-ooze": ["Battle: Destroy a hero unless you have a hero with a weapon.", "Spoils: Buy a food."],
    "noxious-slag": [
        "Your magic attack is halved.",
        "The attack and magic attack of edged weapons do not count.",
    ],
    "lord-of-death": ["Battle: Gain two Diseases."],
    "haunt": ["Battle: One hero can no longer attack."],
    "revenant": [
        "This monster cannot be defeated unless you have magic attack 1 or more.",
        "Battle: Each hero loses 4 strength. Destroy all heroes with strength 0 or less.",
    ],
}


@pytest.mark.parametrize("card", GOLDEN)
def test_golden_text(card: str) -> None:
    assert EN.card_text(BY_ID[card]) == GOLDEN[card]


FIGURE_LINES = {
    "amazon-archer": "Hero, level 1 · strength 4 · attack 1 · cost 6 · levels up for 2",
    "militia": "Basic card, level 0 · strength 2 · attack 1 · gold 0 · cost 0 · levels up for 3",
    "flaming-sword": "Village card · weight 5 · magic attack 3 · light 1 · gold 2 · cost 5",
    "lorigg-outlaw": "Hero, level 3 · strength 5 · attack 2 · light 2 · gold 4 · cost 10 · 1 victory point",
    "knightmare": "Monster · health 8 · light penalty 2 · gold 1 · XP 3 · 6 victory points",
    "red-jelly": "Monster · health 6 · gold 2 · XP 2 · 2 victory points · trophy: light +1",
    "disease": "Disease",
}


@pytest.mark.parametrize("card", FIGURE_LINES)
def test_figures_line(card: str) -> None:
    assert EN.figures_line(BY_ID[card]) == FIGURE_LINES[card]


def test_tags_line() -> None:
    assert EN.tags_line(BY_ID["chalice-quester"]) == "Hero · Village · Fighter · Cleric"


def test_all_words_on_cards_have_messages() -> None:
    for card in CARDS:
        assert EN.kind(card.kind)
        for tag in card.tags:
            assert EN.keyword(tag)
            assert EN.has(f"tag-{tag}.plural") != EN.has(f"tag-{tag}.noun"), f"{tag} is a noun or an adjective"
        for figure in card.figures:
            assert EN.figure(figure)
        for ability in card.abilities:
            match ability:
                case Use(window):
                    assert EN.has(f"window-{window}.repeat")
                case Must(event):
                    assert EN.has(f"event-{event}")
        for ruling in card.rulings:
            assert EN.has(ruling)
    for figure in FIGURES:
        assert EN.figure(figure)
    for act in ACTS:
        assert EN.has(f"text-act-{act}.order")


# ----------------------------------------------------------------------------------------------------------------------
# Every word of the tree, in every place where it makes sense

HERO = Card("h", "H", "hero", "h", 1, ("hero", "fighter"), {"level": 1, "attack": 1, "strength": 4})
WEAPON = Card("w", "W", "village", "w", 1, ("weapon", "edged"), {"attack": 2, "weight": 3})
MONSTER = Card("m", "M", "monster", "m", 1, ("monster", "dragon"), {"health": 5})
SPELL = Card("s", "S", "village", "s", 1, ("spell",), {"cost": 3})
SPEAKERS = (HERO, WEAPON, MONSTER, SPELL)

HEROES = Is("hero")
AMOUNTS: tuple[Amount, ...] = (
    2,
    -1,
    Count(Cards("hand", HEROES)),
    Times(2, Count(Cards("hall", Is("monster")))),
    Value("strength", "self"),
    Value("rank", "foe"),
    Value("light", "party"),
    Value("xp", "you"),
    Plus(Value("level", "self"), 3),
    Plus(Value("level", "self"), -3),
    Times(Value("level", "self"), Count(Cards("hand"))),
    Plus(1, Count(Cards("hand", HEROES))),
)
LEAVES: tuple[Filter, ...] = (
    Is("hero"),
    Is("edged"),
    Is("monster"),
    Named("militia"),
    Named("stone-of-mystery"),
    *(Fig(figure, test, 2) for figure in ("strength", "rank", "level", "cost", "vp", "gold") for test in TESTS),
    Fig("weight", "<=", Value("strength", "wielder")),
    *(Has(figure) for figure in FIGURES),
    Armed(),
    Armed(Is("edged")),
    Held(),
    *(Can(act) for act in ACTS),
    Other(),
)
FILTERS: tuple[Filter, ...] = (
    *LEAVES,
    *(Not(leaf) for leaf in LEAVES),
    *(And((HEROES, leaf)) for leaf in LEAVES),
    *(And((Is("weapon"), Not(leaf))) for leaf in LEAVES),
    *(Or((Is("item"), leaf)) for leaf in LEAVES),
    Not(Or((Is("cleric"), Is("edged")))),
    And((HEROES, Or((Is("cleric"), Is("wizard"))))),
    Or((Fig("vp", "=", 1), Fig("vp", "=", 2))),
)
TARGETS: tuple[Target, ...] = (
    "self",
    "wielder",
    "foe",
    "party",
    Tops("hero", 1),
    Tops("basic", 2),
    *(Cards(place, where) for place in ("hand", "hall") for where in (None, HEROES, Or((HEROES, Is("monster"))))),
    *(Pick(place, HEROES, n) for place in ("hand", "hall") for n in (1, 2, ALL, ANY)),
    Pick("hand"),
    Pick("hand", optional=True, name="x"),
    Pick("hand", HEROES, show=True),
    Pick("hand", HEROES, best="strength"),
    Pick("hand", And((HEROES, Can("attack")))),
)
CONDITIONS: tuple[Condition, ...] = (
    *(Cmp(Value(figure, of), test, 2) for figure in FIGURES for of in ("self", "foe", "party") for test in TESTS),
    *(Cmp(Value(figure, of), "<", 1) for figure, of in (("strength", "wielder"), ("magic", "party"), ("gold", "you"))),
    *(Cmp(Count(Cards(place, HEROES)), test, n) for place in ("hand", "hall") for test in TESTS for n in (1, 2)),
    *(Cmp(Value("attack", "party"), test, Value("magic", "party")) for test in TESTS),
    Cmp(3, "<", Value("attack", "party")),
    *(CardIs(of, where) for of in ("self", "foe", "wielder") for where in LEAVES),
    CardIs("self", And((Is("cleric"), Armed(), Not(Is("thief"))))),
    CardIs("foe", Or((Is("dragon"), Is("undead")))),
    *(Some(Cards(place, where)) for place in ("hand", "hall") for where in (None, HEROES, Held(), Is("monster"))),
    Won(),
    Dark(),
    Now("claim"),
    And((Dark(), Or((Won(), Some(Cards("hand", HEROES)))))),
    Or((And((Dark(), Won())), Not(Some(Cards("hand", HEROES))))),
)


def steps() -> Iterator[Step]:
    """Every step with every kind of target."""
    for target in TARGETS:
        if target != "party":
            yield Discard(target)
            yield Destroy(target)
            yield Destroy(target, late=True)
            for to in tree.PLACES_TO:
                yield Put(target, to)
        if isinstance(target, Pick):
            yield target
        for figure in ("attack", "either", "total", "weight"):
            for op in OPERATIONS:
                yield Modify(figure, op, 2, target)
        for act in ACTS:
            yield Forbid(act, target)
    for figure in FIGURES:
        for op in OPERATIONS:
            for on in ("self", "party"):
                yield Modify(figure, op, 1, on)
    for amount in AMOUNTS:
        yield Draw(amount)
        yield Gain("disease", amount)
        for what in tree.EARN:
            yield Earn(what, amount)
        for op in ("add", "less", "become"):
            for target in (*TARGETS[:4], Cards("hand", HEROES)):
                yield Modify("attack", op, amount, target)
                yield Modify("total", op, amount, target)
        yield Modify("buys", "add", amount, "you")
        yield Modify("buys", "less", amount, "you")
    for where in FILTERS:
        yield Destroy(Pick("hand", where))
        yield Destroy(Cards("hand", where))
        yield Forbid("attack", Cards("hand", where))
        yield Modify("attack", "add", 1, Cards("hall", where))
        yield Buy(where)
    yield Buy()
    yield Look(1, "seen")
    yield Look(3, "seen")
    yield Arrange("hall")
    yield Arrange("hand")
    yield End()


STEPS = tuple(steps())


@pytest.mark.parametrize("card", SPEAKERS, ids=lambda card: str(card.kind))
def test_every_step_has_words(card: Card) -> None:
    turn = SPEAKERS.index(card)
    for i, step in enumerate(STEPS):
        abilities: list[Ability] = [
            Use("dungeon", (step,)),
            Use("dungeon", (step, Draw(1), step), cost=(Discard("self"),), repeat=True),
            Use("village", (step,), cost=(Destroy(Pick("hand", Is("food")), late=True),)),
            Must("battle", (step, Draw(1))),
            Must("won", (step,)),
            Use("dungeon", (Each("others", (step,)), Draw(1))),
            Use("dungeon", (Each("all", (step, Draw(1))),), cost=(Discard("self"),)),
            Use("dungeon", (Later((step,)),)),
            Use("dungeon", (If(Dark(), (step, Draw(1)), (step,)),)),
            Use("dungeon", (Each("others", (If(Dark(), (step,)),)),)),
            Use("dungeon", (Choose((Branch("a", (step,)), Branch("b", (Draw(1), Draw(2))))),)),
        ]
        if isinstance(step, (Modify, Forbid)) and not isinstance(step.on, Pick):
            for place in tree.WHERE:
                abilities.append(While(place, (step,)))
                abilities.append(While(place, (step, Modify("light", "add", 1, "self")), when=Not(Dark())))
        # The speakers share the frames among themselves: all of them together say every step in every frame, or in a
        # third of the frames.
        for n, ability in enumerate(abilities):
            if (i + n) % (len(SPEAKERS) * few(1, 3)) == turn:
                sound(EN.ability_text(ability, card))


@pytest.mark.parametrize("card", SPEAKERS, ids=lambda card: str(card.kind))
def test_every_condition_has_words(card: Card) -> None:
    turn = SPEAKERS.index(card)
    for i, condition in enumerate(CONDITIONS):
        for when in (condition, Not(condition), And((condition, Dark()))):
            abilities: list[Ability] = [
                Use("dungeon", (Draw(1),), when=when),
                Use("spoils", (Draw(1), Draw(2)), when=when),
                Must("battle", (Draw(1),), when=when),
                Must("won", (Draw(1), Draw(2)), when=when),
                Must("breach", (If(when, (Draw(1),)), End())),
                Use("dungeon", (Each("others", (If(when, (Draw(1),), (End(),)),)),)),
                While("present", (Modify("attack", "add", 1, "self"),), when=when),
                While("equipped", (Forbid("attack", Cards("hand", HEROES)),), when=when),
                While("fought", (Modify("attack", "add", 1, "self"), Forbid("be-fought", "self")), when=when),
            ]
            for n, ability in enumerate(abilities):
                if (i + n) % (len(SPEAKERS) * few(1, 3)) == turn:
                    sound(EN.ability_text(ability, card))


def text(*steps: Step, card: Card = HERO) -> str:
    return EN.ability_text(Use("dungeon", steps), card)


def test_names_are_spoken_of_as_what_they_are() -> None:
    assert text(Destroy(Pick("hand", HEROES, name="x")), Earn("xp", Value("level", "x"))) == (
        "Dungeon: Destroy a hero. Earn XP equal to that hero’s level."
    )
    assert text(Look(3, "t"), Put(Pick("t", HEROES), "hand"), Discard("t")) == (
        "Dungeon: Turn up the top three cards of your deck. Put one hero among them into your hand. Discard the rest."
    )
    assert text(Look(1, "t"), If(CardIs("t", HEROES), (Put("t", "hand"),))) == (
        "Dungeon: Turn up the top card of your deck. If it is a hero, put it into your hand."
    )
    assert text(Pick("hand", HEROES, 2, name="x"), Draw(1), Modify("attack", "double", 1, "x")) == (
        "Dungeon: Choose two heroes. Draw a card. The attack of those heroes is doubled."
    )
    assert text(Each("others", (Look(1, "t"), If(CardIs("t", HEROES), (Discard("t"),))))) == (
        "Dungeon: For each other player: they turn up the top card of their deck; if it is a hero, they discard it."
    )


def test_prices() -> None:
    food = (Destroy(Pick("hand", Is("food"))),)

    def paid(*steps: Step, cost: tuple[Step, ...] = food) -> str:
        return EN.ability_text(Use("dungeon", steps, cost=cost), SPELL)

    assert paid(Draw(2), Earn("gold", 1)) == "Dungeon: Destroy a food to draw two cards and earn 1 gold."
    assert paid(Draw(1), cost=(Earn("xp", -1),)) == "Dungeon: Pay 1 XP to draw a card."
    assert paid(Modify("strength", "add", 2, Cards("hand", HEROES))) == (
        "Dungeon: Destroy a food to give each hero strength +2."
    )
    assert paid(Draw(1), Later((Discard(Pick("hand")),))) == (
        "Dungeon: Destroy a food. If you do, draw a card; when the battle is over, discard a card."
    )


def test_a_pick_needs_no_condition_that_there_is_something_to_pick() -> None:
    where = Is("monster")
    guarded = Use("dungeon", (Put(Pick("hall", where), "under"),), when=Some(Cards("hall", where)))
    assert EN.ability_text(guarded, HERO) == "Dungeon: Put a monster from the hall under the dungeon deck."
    other = Use("dungeon", (Draw(1),), when=Some(Cards("hall", where)))
    assert EN.ability_text(other, HERO) == "Dungeon, if there is a monster in the hall: Draw a card."


def test_steps_that_belong_together_are_joined() -> None:
    pick = Pick("hand", HEROES, name="x")
    first, second = joined((pick, Modify("strength", "add", 1, "x"), Modify("attack", "zero", 0, "x")))
    assert getattr(first, "on", None) == pick
    assert getattr(second, "on", None) == "x"
    once = Pick("hand", HEROES)
    assert len(joined((Modify("attack", "add", 1, once), Modify("light", "add", 1, once)))) == 2, "two picks"


def test_filters_and_amounts_in_normal_form() -> None:
    [leaves] = alternatives(And((Fig("vp", ">=", 1), Fig("vp", "<=", 2))))
    assert [str(leaf.of) for leaf in leaves] == ["Between(figure='vp', low=1, high=2)"]
    assert len(alternatives(Not(And((Is("hero"), Is("elf")))))) == 2
    assert terms(Plus(1, Times(2, 3)))[0].times == 7


def test_every_step_of_a_card_has_a_method_that_says_it() -> None:
    table = set(English(EN)._says)
    assert table == {*get_args(tree.CardStep), Ban, Change, Gains}
    assert table.isdisjoint(get_args(tree.TurnStep))


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
        EN.ability_text(ability, HERO)


@pytest.mark.parametrize(
    "ability",
    [
        Use("kitchen", (Draw(1),)),
        Must("nightfall", (Draw(1),)),
        Use("dungeon", (Destroy(Pick("hand", Is("teapot"))),)),
        Use("dungeon", (Put("self", "moon"),)),
        Use("dungeon", (Forbid("sing", "self"),)),
        Use("dungeon", (Modify("charm", "add", 1, "self"),)),
    ],
    ids=repr,
)
def test_a_word_without_a_message_is_refused(ability: Ability) -> None:
    with pytest.raises(UnknownMessage):
        EN.ability_text(ability, HERO)


# ----------------------------------------------------------------------------------------------------------------------
# Messages


def test_one_object_for_each_language() -> None:
    assert words() is words() is not Words("en")


def test_unknown_messages_are_refused_by_name() -> None:
    assert not EN.has("no-such-message")
    assert not EN.has("tag-hero.no-such-attribute")
    for message in ("no-such-message", "tag-hero.no-such-attribute"):
        with pytest.raises(UnknownMessage, match=message) as caught:
            EN.say(message)
        assert isinstance(caught.value, KeyError)
    with pytest.raises(LookupError, match="tlh"):
        Words("tlh").say("tag-hero")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(BrokenMessage, match="text-printed-level-cost"):
        EN.say("text-printed-level-cost")


def test_no_marks_around_arguments() -> None:
    assert EN.say("text-draw", form="base", what="a card") == "draw a card"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_message_files_parse(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    entries = [entry.id.name for entry in body if isinstance(entry, (Message, Term))]
    assert len(entries) == len(set(entries))
    known = Words(path.parent.name)
    for name in entries:
        assert known.has(name), "found without parsing the file"


def test_every_message_can_be_read() -> None:
    for message in EN.ids():
        EN.has(f"{message}.anything")


def test_plain_messages_are_what_fluent_makes_of_them() -> None:
    plain = [message for message in EN.ids() if EN.plain(message) is not None]
    assert "figure-magic" in plain
    for message in plain:
        pattern = EN._message(message).value
        assert pattern is not None
        assert EN._bundle.format_pattern(pattern) == (EN.plain(message), [])


def test_lines_with_arguments_are_what_fluent_makes_of_them() -> None:
    filled = 0
    for message in EN.ids():
        pattern = EN._message(message).value
        if pattern is None or EN.plain(message) is not None:
            continue
        names = re.findall(r"\$([\w-]+)", EN._sources[message])
        args: dict[str, str | int] = {name: f" <{name}> {{ $x }}" for name in names}
        found = EN._filled(message, args)
        if found is not None:
            filled += 1
            assert (found, []) == EN._bundle.format_pattern(pattern, args)
    assert filled > 300


def test_a_number_or_a_lack_is_left_to_fluent() -> None:
    assert EN.say("library-player", n="1234") == "Player 1234"
    assert EN.say("library-player", n=1234) == "Player 1,234"
    with pytest.raises(BrokenMessage):
        EN.say("library-player")


def test_lines_with_arguments_need_no_library() -> None:
    code = "import sys, duskhall.text as t; t.words().say('library-player', n='1'); sys.exit('fluent' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_plain_messages_need_no_library() -> None:
    code = "import sys, duskhall.text as t; t.words().say('figure-gold'); sys.exit('fluent' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_loading_is_quick() -> None:
    card = BY_ID["selurin-theurge"]
    best = 1.0
    for _ in range(3):
        start = time.perf_counter()
        Words("en").card_text(card)
        best = min(best, time.perf_counter() - start)
    assert best < 0.1
