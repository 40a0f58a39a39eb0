"""Card text of the Advance box, and the words of the tree that came with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest

from duskhall.core import tree
from duskhall.core.tree import (
    ACTS,
    ALL,
    ANY,
    Ability,
    Again,
    Amount,
    And,
    Branch,
    Brings,
    Buy,
    Can,
    Cancel,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Condition,
    Count,
    Dark,
    Defeat,
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
    Grant,
    Held,
    If,
    Instead,
    Is,
    Kin,
    Later,
    Level,
    Look,
    Lose,
    Modify,
    Must,
    Named,
    Not,
    Or,
    Other,
    Pick,
    Plus,
    Put,
    Replace,
    Show,
    Some,
    Step,
    Sum,
    Swap,
    Tops,
    Use,
    Value,
    While,
    Won,
)
from duskhall.editions.advance.cards import CARDS
from duskhall.text import words
from duskhall.text.forms import Ban, Unrendered, joined, swapped
from tests.helpers import few

EN = words("en")
BY_ID = {card.id: card for card in CARDS}


def sound(line: str) -> None:
    """The line looks like a sentence of a card."""
    assert line[0].isupper(), line
    assert line.endswith("."), line
    for flaw in ("  ", " .", " ,", "..", ";.", "{", "}", "None", "\n", ": :", "a a ", "the the ", "-1"):
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
    assert EN.tags_line(card)


def test_all_words_on_cards_have_messages() -> None:
    for card in CARDS:
        assert EN.kind(card.kind)
        for tag in card.tags:
            assert EN.has(f"tag-{tag}.plural") != EN.has(f"tag-{tag}.noun"), f"{tag} is a noun or an adjective"
        for ability in card.abilities:
            match ability:
                case Use(window):
                    for name in (window,) if isinstance(window, str) else window:
                        assert EN.has(f"window-{name}.repeat") and EN.has(f"window-{name}.word")
                case Must(event):
                    assert EN.has(f"event-{event}.effect")
        for mark in card.marks.values():
            assert EN.has(f"source-{mark}")
    for act in ACTS:
        assert EN.has(f"text-act-{act}.order") and EN.has(f"text-act-{act}.verb")


GOLDEN: dict[str, list[str]] = {
    "regular": ["Dungeon, with a polearm: Draw a card."],
    "aird-honeytongue": [
        "Dungeon: Each player turns up the top card of their deck and discards it. Choose one card with 0 or more gold "
        "among them. Earn that card’s gold. Choose one card with 0 or more gold among them. This hero gains attack "
        "equal to that card’s gold.",
    ],
    "aird-seductress": [
        "Dungeon: Each other player shows their hand. Put a hero from the hands shown into your hand. When the battle "
        "is over, put that hero into its owner’s discard pile, even if it was destroyed.",
    ],
    "bhoidwood-stalker": ["Dungeon: Swap a monster in the hall with the card in front of it."],
    "caliginite-lurker": ["Attack +2 more while light is missing."],
    "deepstrider-scout": [
        "Dungeon: Turn up the top card of the dungeon deck. Each hero gains attack +1 against a monster of that card’s "
        "group. Put it either on top of the dungeon deck or under it.",
    ],
    "deepstrider-warden": [
        "Dungeon: Turn up the top two cards of the dungeon deck. Each hero gains attack +1 against a monster of the "
        "same group as one of those cards. Put any number of them on top of the dungeon deck in any order. Put the "
        "rest under the dungeon deck in any order.",
    ],
    "drua-purifier": [
        "Village or dungeon: Destroy another card from your hand.",
        "Repeat village or dungeon: Destroy a Disease to draw two cards.",
    ],
    "sternnkin-ettinbane": [
        "Attack +2 more against a monster worth more victory points than this hero’s strength.",
    ],
    "thundermage-bolter": ["Dungeon: Put the monster in rank 1 into your discard pile. Your turn ends."],
    "veilminder-martyr": [
        "Dungeon: Destroy this card to cancel one battle or aftermath effect of a monster in the hall for this turn.",
    ],
    "veilminder-priest": [
        "Dungeon: Discard this card. If you do, cancel all battle and aftermath effects of monsters in the hall for "
        "this turn; draw a card.",
    ],
    "whetmage-honer": [
        "Dungeon: Level up another hero of level 1 or lower and put the new card into your hand.",
    ],
    "whetmage-polisher": [
        "Dungeon: Level up any number of heroes once each and put the new cards into your hand.",
    ],
    "mass-teleport": ["Dungeon: Draw three cards. You can no longer use dungeon abilities this turn."],
    "filigree-amulet": [
        "When you buy this card, you may buy one more card this turn.",
        "At the end of your turn, destroy this card.",
    ],
    "king-caelans-writ": [
        "Village: Destroy this card to put the top card of a non-basic hero stack in the village on top of your deck "
        "and end your turn.",
    ],
    "rangers-wilderness-map": [
        "Dungeon: Turn up the bottom card of the dungeon deck. If it is a monster other than a guardian, you may put "
        "it in the place of a monster in rank 3 or deeper. Put the card left over under the dungeon deck. Draw a card.",
    ],
    "dwarven-bear-hammer": ["This weapon’s weight counts as 0 when carried by a dwarf."],
    "pike": ["Battle effects do not affect the wielder."],
    "phoenix": [
        "Battle: Gain a curse.",
        "Compulsory trophy: Earn 3 XP. Put this card on top of the dungeon deck.",
    ],
    "pyre-viper": ["Battle: Each player either shows a curse from their hand or gains two curses."],
    "slaughterwing": [
        "Battle: Turn up the top card of your deck. This monster gains health equal to that card’s cost. If it is a "
        "hero of level 2 or lower, destroy it; otherwise, put it on top of your deck.",
    ],
    "iblis": [
        "The attack and magic attack of clerics do not count.",
        "Battle: Unless you have a cleric, gain a curse. The light of cards in your hand other than heroes does not "
        "count.",
    ],
    "caldera-dragon": ["Global: After each ability with which you drew cards, discard a card."],
    "ash-dragon": [
        "Battle: Discard all heroes of level 1 or lower.",
        "Aftermath: Destroy all items and weapons with light 1 or more.",
    ],
    "magma-wyrm": [
        "Global: After each visit to the village, swap this card with the card in front of it.",
        "Breach: Destroy the top two cards of each stack in the village.",
    ],
    "drakeclan-cutter": ["Defeated: A player of your choice puts this card into their discard pile."],
    "drakeclan-laird": [
        "Battle: This monster gains health equal to the total printed health of all other kobolds in the hall. If you "
        "win the battle, defeat all other kobolds in the hall without earning their XP.",
    ],
    "ettin": [
        "Battle: Destroy a hero bringing no magic attack.",
        "Aftermath: Destroy a hero bringing no attack.",
    ],
    "scabbark": [
        "Aftermath: Destroy your hand unless your total attack exceeds this monster’s health by 2 or more.",
        "Spoils: Take another turn after this one.",
    ],
    "canker-treant": [
        "Aftermath: Draw two cards fewer at the end of the turn unless your total attack exceeds this monster’s health "
        "by 6 or more.",
    ],
    "soulstolen-placeholder": [
        "When this card would be placed in the hall, destroy it and place the top card of the horde pile there "
        "instead.",
    ],
    "stramst": [
        "Global: This monster cannot move up unless the dungeon deck is empty.",
        "Battle: Destroy a hero.",
        "Global: This monster cannot be taken from the hall, be moved to another rank or retreat.",
        "Global: This monster cannot be defeated while there is another guardian in the hall.",
        "When this card reaches rank 1, the game ends.",
        "Defeated: At the end of the turn, the game ends.",
    ],
    "curse-of-decay": [
        "You lose 1 attack of the kind you name.",
        "Village or dungeon, if you have used no ability this turn: Destroy this card. You can no longer use abilities "
        "this turn.",
    ],
    "curse-of-horror": [
        "You lose 1 attack of the kind you name.",
        "Dungeon: Destroy this card. Your light counts as 0. You can no longer equip weapons, use dungeon abilities or "
        "use trophy abilities this turn.",
    ],
    "curse-of-hostility": [
        "You lose 1 attack of the kind you name.",
        "Village or dungeon: Pay 2 XP to destroy this card.",
    ],
    "familiar-call": ["Spoils: Destroy this card to gain a familiar and lay it in front of you."],
    "avatar-thief": [
        "Village: Earn 1 gold.",
        "At any time in the village or dungeon: Level up this card.",
    ],
}


@pytest.mark.parametrize("card", GOLDEN)
def test_golden_text(card: str) -> None:
    assert EN.card_text(BY_ID[card]) == GOLDEN[card]


FIGURE_LINES = {
    "drakeclan-shaman": "Monster · health 6 · gold 3 · XP 1 · −2 victory points",
    "bhoidwood-hunter": "Hero, level 1 · strength 5 · attack 2 · gold −1 · cost 6 · levels up for 2",
    "smokeplume-drake": "Monster · health 9 · gold 3 · XP 2 · 7 victory points · trophy: light −3",
    "stramst": "Thunderstone Bearer · health 12 · gold 3 · XP 3 · 4 victory points",
    "thunderstone-shard": "Starting card · gold 1 · 1 victory point",
}


@pytest.mark.parametrize("card", FIGURE_LINES)
def test_figures_line(card: str) -> None:
    assert EN.figures_line(BY_ID[card]) == FIGURE_LINES[card]


# ----------------------------------------------------------------------------------------------------------------------
# Every new word, in every place where it makes sense

HERO = Card("h", "H", "hero", "h", 1, ("hero", "fighter"), {"level": 1, "attack": 1, "strength": 4})
WEAPON = Card("w", "W", "village", "w", 1, ("weapon", "edged"), {"attack": 2, "weight": 3})
MONSTER = Card("m", "M", "monster", "m", 1, ("monster", "dragon"), {"health": 5})
FAMILIAR = Card("f", "F", "familiar", "familiar", 1, ("familiar",))
SPEAKERS = (HERO, WEAPON, MONSTER, FAMILIAR)

HEROES = Is("hero")
OTHERS = Cards("hall", And((Is("monster"), Other())))
FILTERS: tuple[Filter, ...] = (
    Brings("magic"),
    Not(Brings("attack")),
    And((HEROES, Brings("attack"))),
    *(And((Is("monster"), Can(act))) for act in (*ACTS, "use-trophy")),
    *(And((Is("monster"), Not(Can(act)))) for act in (*ACTS, "use-spoils")),
    And((Is("monster"), Fig("rank", "=", 1))),
    *(Fig("vp", test, Value("strength", "self")) for test in tree.TESTS),
    And((Or((Is("item"), Is("weapon"))), Fig("light", ">=", 1))),
    Not(HEROES),
)
AMOUNTS: tuple[Amount, ...] = (
    2,
    Sum("health", OTHERS),
    Plus(Sum("gold", Cards("hand")), 1),
    *(Value(figure, "self") for figure in ("hand", "resolves", "worth", "margin", "used")),
    *(Count(Cards(place)) for place in tree.COUNT_PLACES),
)
TARGETS: tuple[tree.Target, ...] = (
    "self",
    Tops("", 1),
    Tops("", 3),
    OTHERS,
    *(Cards(place, where) for place in ("front", "secret") for where in (None, HEROES)),
    *(
        Pick(place, where, n)
        for place in tree.PICK_PLACES
        for where, n in ((None, 1), (HEROES, 2), (And((HEROES, Not(Is("basic")))), 1), (Fig("cost", "<=", 3), ANY))
    ),
    Pick("hall", Is("monster"), optional=True),
    Pick("hand", HEROES, n=ALL, ordered=True),
)
CONDITIONS: tuple[Condition, ...] = (
    *(Cmp(Value("margin", "foe"), test, 2) for test in tree.TESTS),
    *(Cmp(Value("used", of), test, n) for of in ("you", "self") for test in tree.TESTS for n in (1, 2)),
    *(Cmp(Value("used", of), "=", 0) for of in ("you", "self")),
    *(Cmp(Count(Cards(place)), test, n) for place in tree.COUNT_PLACES for test in tree.TESTS for n in (1, 2)),
    *(Some(Cards(place, where)) for place in tree.COUNT_PLACES for where in (None, HEROES)),
    CardIs("self", Brings("magic")),
    CardIs("self", And((HEROES, Not(Is("cleric")), Fig("level", "<=", 2)))),
    *(CardIs("self", Can(act)) for act in ACTS),
    Cmp(Value("vp", "foe"), ">", Value("strength", "self")),
    And((Won(), Cmp(Value("margin", "foe"), ">=", 4))),
)


def steps() -> Iterator[Step]:
    for target in TARGETS:
        yield from (Show(target), Swap(target), Defeat(target), Destroy(target), Discard(target))
        for to in ("top", "deck", "front", "owner"):
            yield Put(target, to)
        for act in ("use", "use-dungeon", "equip", "leave", "be-affected", "be-lit"):
            yield Forbid(act, target)
        yield Modify("resolves", "add", 1, target)
        yield Modify("attack", "add", 1, target, when=Dark())
    for where in (None, *FILTERS):
        yield Buy(where, gold=4)
        yield Destroy(Pick("hand", where))
        yield Destroy(Cards("hand", where))
        for n, place, to in (
            (1, "hand", "hand"),
            (2, "hand", "discard"),
            (ANY, "hand", "hand"),
            (ALL, "front", "front"),
        ):
            yield Level(where, n, to=to, free=n == 2, place=place)
    for amount in AMOUNTS:
        yield Buy(HEROES, gold=amount)
        yield Draw(amount, name="drawn")
        for what in tree.EARN:
            yield Lose(what, amount)
        for to in ("discard", "hand", "front"):
            yield Gain("curse", amount, to=to)
        for figure in ("hand", "resolves", "health", "total"):
            for on in ("party", "self", OTHERS):
                for op in ("add", "less"):
                    yield Modify(figure, op, amount, on)
    for condition in CONDITIONS:
        yield Modify("attack", "add", 1, "party", when=condition)
        yield Modify("light", "zero", 0, Cards("hand", HEROES), when=condition)
    for events in (("battle",), ("battle", "aftermath"), ("raid", "breach", "defeated")):
        for n in (1, 2, ALL):
            yield Cancel(events, n)
        yield Grant(events[0], OTHERS)
    yield from (Look(n, "seen", place) for n in (1, 2) for place in tree.LOOK_PLACES)
    yield from (Again(), End("turn"), Each("one", (Draw(1),)), Later((Draw(1),), at="turn"))
    yield Choose((Branch("a", (Put("self", "top"),)), Branch("b", (Put("self", "deck"),))))


STEPS = tuple(steps())


@pytest.mark.parametrize("card", SPEAKERS, ids=lambda card: str(card.kind))
def test_every_step_has_words(card: Card) -> None:
    turn = SPEAKERS.index(card)
    for i, step in enumerate(STEPS):
        abilities: list[Ability] = [
            Use(("village", "dungeon"), (step,)),
            Use(("village", "spoils"), (step, Draw(1)), cost=(Lose("xp", 2),), repeat=True),
            Use("trophy", (step,), due=True),
            Use("react", (step, step), cost=(Discard("self"),)),
            Must("aftermath", (step,)),
            Must("raid", (step, Draw(1))),
            Must("drew", (step,)),
            Must("village-over", (step, step), when=Not(Dark())),
            Must("defeated", (Each("one", (step,)),)),
            Must("turn-over", (If(Dark(), (step,)),)),
            Must("battle", (Later((If(Won(), (step, Draw(1))),)), Each("others", (step,)))),
            Use("dungeon", (Later((step,), at="turn"), Each("all", (step, Draw(1))))),
        ]
        if isinstance(step, (Modify, Forbid, Grant)) and not isinstance(getattr(step, "on", None), Pick):
            for place in tree.WHERE:
                abilities.append(While(place, (step,)))
                abilities.append(While(place, (step, Forbid("leave", "self")), when=CardIs("self", Held())))
        for n, ability in enumerate(abilities):
            if (i + n) % (len(SPEAKERS) * few(1, 3)) == turn:
                sound(EN.ability_text(ability, card))


@pytest.mark.parametrize("card", SPEAKERS, ids=lambda card: str(card.kind))
def test_every_condition_has_words(card: Card) -> None:
    for condition in CONDITIONS:
        for when in (condition, Not(condition), And((condition, Dark()))):
            for ability in (
                Use(("village", "dungeon"), (Draw(1),), when=when),
                Must("aftermath", (Draw(1),), when=when),
                Must("battle", (If(when, (Draw(1),)), Later((If(when, (Draw(1),)),)))),
                While("hall", (Modify("attack", "add", 1, "self"),), when=when),
                While("bought", (Modify("buys", "add", 1, "party"),), when=when),
            ):
                sound(EN.ability_text(ability, card))


def test_every_word_of_a_card_is_said_somewhere() -> None:
    """A node that no test says is a node that may have no words."""
    said: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, tuple):
            for part in node:
                walk(part)
        elif type(node).__name__ in tree.NODES:
            said.add(type(node).__name__)
            for f in fields(node):  # type: ignore[arg-type]
                walk(getattr(node, f.name))

    walk((STEPS, CONDITIONS, FILTERS, CARDS))
    new = {c.__name__ for c in (Kin, Brings, Sum, Lose, Show, Swap, Replace, Level, Cancel, Defeat, Again, Grant)}
    assert new | {"Instead"} <= said


def text(*steps: Step, card: Card = HERO) -> str:
    return EN.ability_text(Use("dungeon", steps), card)


def test_what_is_drawn_has_a_name() -> None:
    assert text(Draw(2, name="x"), Discard("x")) == "Dungeon: Draw two cards. Discard them."
    assert text(Draw(1, name="x"), If(CardIs("x", HEROES), (Put("x", "deck"),))) == (
        "Dungeon: Draw a card. If it is a hero, put it on top of your deck."
    )


def test_a_card_that_was_moved_is_not_moved_again() -> None:
    seen = (Look(1, "x"), If(CardIs("x", HEROES), (Destroy("x"),)), Put("x", "deck"))
    assert text(*seen) == (
        "Dungeon: Turn up the top card of your deck. If it is a hero, destroy it; otherwise, put it on top of your "
        "deck."
    )
    assert len(joined((*seen[:2], Put("y", "deck")))) == 3, "another card"


def test_a_change_with_a_condition_stands_by_itself() -> None:
    plain = Modify("attack", "add", 1, "party")
    assert len(joined((plain, Modify("attack", "add", 2, "party", when=Dark())))) == 2
    assert text(plain, Modify("magic", "add", 2, "party", when=CardIs("foe", Is("undead")))) == (
        "Dungeon: You gain attack +1. You gain magic attack +2 against an undead."
    )


def test_acts_that_are_forbidden_together() -> None:
    acts = (Forbid("leave", "self"), Forbid("retreat", "self"))
    assert joined(acts) == [Ban(("leave", "retreat"), "self")]
    assert len(joined((acts[0], Forbid("retreat", Cards("hall"))))) == 2
    assert EN.ability_text(While("hall", acts), HERO) == (
        "This hero cannot be taken from the hall or retreat while this hero is in the hall."
    )


def test_the_card_left_over() -> None:
    step = Replace(Pick("hall", Is("monster")), "x")
    assert swapped((If(Dark(), (step,)),)) == ["x"]
    assert text(Look(1, "x", "dungeon"), step, Put("x", "under")) == (
        "Dungeon: Turn up the top card of the dungeon deck. Put it in the place of a monster in the hall. "
        "Put the card left over under the dungeon deck."
    )


def test_piles_that_stand_in() -> None:
    card = Card("p", "P", "placeholder", "horde", 1, ("placeholder",))
    assert "the horde pile" in EN.ability_text(Instead("horde"), card)
    assert "the Lost Souls pile" in EN.ability_text(Instead("lost-souls"), card)


def test_costs() -> None:
    def paid(*cost: Step) -> str:
        return EN.ability_text(Use("village", (Earn("gold", 3),), cost=cost), FAMILIAR)

    assert paid(Lose("gold", 2)) == "Village: Pay 2 gold for 3 gold."
    assert paid(Show(Pick("hand", Named("regular")))) == "Village: Show a Regular for 3 gold."


def test_a_name_that_nobody_gave() -> None:
    for step in (
        Replace(Pick("hall"), "nobody"),
        Modify("attack", "add", 1, "self", when=CardIs("foe", Kin("nobody"))),
    ):
        with pytest.raises(Unrendered):
            text(step)
