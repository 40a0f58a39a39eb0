"""What is known of Ripples in Time binds its cards.

Each test holds them to something that a source says, or that is a fair reading of hints; its name or docstring says
what, in our words. A figure that is retuned must still pass here.
"""

from __future__ import annotations

from itertools import pairwise
from statistics import mean
from typing import Any

import pytest

from duskhall.core.tree import (
    Alter,
    Brings,
    Cancel,
    Card,
    Cards,
    Destroy,
    Die,
    Discard,
    Earn,
    Fig,
    Forbid,
    Gain,
    Half,
    Held,
    Is,
    Least,
    Lose,
    Many,
    Modify,
    Must,
    Named,
    Put,
    Roll,
    Times,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards import QUESTS
from duskhall.editions.quest.cards.ripples import RIPPLES
from tests.editions.quest.reading import hit, parts

CARD = {c.id: c for c in RIPPLES.cards}
HEROES = {
    "aird": (6, {"human", "rogue"}, {"attack", "gold"}),
    "arcanian": (8, {"human", "wizard"}, {"magic"}),
    "dunardic": (6, {"human", "fighter"}, {"attack"}),
    "regian": (7, {"human", "cleric"}, {"magic"}),
    "terakian": (8, {"human", "cleric", "fighter"}, {"attack"}),
    "veris": (7, {"elf", "wizard"}, {"magic", "light"}),
}
"""The price of the first level, races and classes, and the kinds of figures that it shows."""
MARKET = {
    "amulet-of-power": {"item", "magic"},
    "lightstone-gem": {"item", "magic"},
    "natures-amulet": {"item", "magic"},
    "ring-of-spell-storing": {"item", "magic"},
    "creeping-death": {"spell", "chaos"},
    "frost-bolt": {"spell", "elemental"},
    "mind-control": {"spell", "arcane", "chaos"},
    "summon-storm": {"spell", "elemental"},
    "cursed-mace": {"weapon", "blunt", "cursed"},
    "kings-sword": {"weapon", "edged"},
    "longspear": {"weapon", "edged"},
    "magi-staff": {"weapon", "blunt", "magic"},
}
GROUPS = {
    "doomknights": (1, "undead"),
    "gnoll-raiders": (1, "humanoid"),
    "minions-of-chaos": (2, "demon"),
    "torments": (2, "elemental"),
    "ancient-wyrms": (3, "dragon"),
    "ancient-protectors": (3, "golem"),
}
ALERTS = ("into", "from", "through")


def said(*cards: str) -> list[Any]:
    return [node for card in cards for node in parts(CARD[card].abilities)]


def levels(name: str) -> list[Card]:
    return [CARD[f"{name}-{level}"] for level in (1, 2, 3)]


def group(name: str) -> list[Card]:
    """Every copy of the cards of a monster group."""
    return [c for c in RIPPLES.monsters if c.stack == name for _ in range(c.count)]


def of_level(level: int) -> list[Card]:
    return [c for name, (n, _) in GROUPS.items() if n == level for c in group(name)]


def musts(card: Card, *events: str) -> list[Must]:
    return [a for a in card.abilities if isinstance(a, Must) and a.event in events]


def gains(card: Card) -> set[str]:
    return {node.pile for line in musts(card, "reward") for node in parts(line) if isinstance(node, Gain)}


# ----------------------------------------------------------------------------------------------------------------------
# The pack


def test_the_quest_has_its_number_and_its_cards() -> None:
    """Stated: six heroes, twelve stacks of the market, six groups of ten, a guardian of three levels, two treasures;
    and only three rooms."""
    assert RIPPLES.number == 5 and RIPPLES in QUESTS
    assert sorted({c.stack for c in RIPPLES.heroes}) == sorted(HEROES) and len(RIPPLES.heroes) == 18
    assert {c.id for c in RIPPLES.village} == set(MARKET) and all(c.count == 8 for c in RIPPLES.village)
    assert {c.stack for c in RIPPLES.monsters} == set(GROUPS)
    assert len(RIPPLES.rooms) == len(RIPPLES.guardians) == 3
    assert {c.name: c.count for c in RIPPLES.treasures} == {"Axe of the Giants": 1, "Lightbringer": 1}


def test_what_is_known_is_marked_and_the_rest_is_ours() -> None:
    for card in (*RIPPLES.heroes, *RIPPLES.village, *RIPPLES.monsters, *RIPPLES.guardians, *RIPPLES.treasures):
        assert card.source == "reconstructed", card.id
        assert card.marks.get("level" if card in RIPPLES.monsters else "name") == "public", card.id
    for room in RIPPLES.rooms:
        assert room.source == "public" and not room.marks, room.id


# ----------------------------------------------------------------------------------------------------------------------
# Heroes


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_is_what_the_tables_say(name: str) -> None:
    cost, keywords, figures = HEROES[name]
    for card in levels(name):
        assert set(card.tags) == {"hero", *keywords}, card.id
    first = levels(name)[0].figures
    assert first["cost"] == cost
    assert {f for f in ("attack", "magic", "gold", "light") if first.get(f)} == figures


def test_arcanian_has_light_from_level_two_on() -> None:
    assert [c.figures.get("light", 0) > 0 for c in levels("arcanian")] == [False, True, True]


@pytest.mark.parametrize("name", HEROES)
def test_a_level_is_worth_its_experience(name: str) -> None:
    for low, high in pairwise(levels(name)):
        assert high.figures["vp"] > low.figures["vp"] and hit(high) > hit(low)
        assert high.figures["strength"] >= low.figures["strength"]
        assert high.abilities != low.abilities, "a level deepens the niche"


def test_dunardic_has_the_best_skill() -> None:
    """Stated of fighters; a reading: he is among the answers to those who are immune to low skill."""
    for level in range(3):
        skill = {name: levels(name)[level].figures["strength"] for name in HEROES}
        assert max(skill, key=lambda name: skill[name]) == "dunardic"
        others = [n for name, n in skill.items() if "fighter" not in HEROES[name][1]]
        assert max(others) < min(skill["dunardic"], skill["terakian"])


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("aird", Value("level", "foe")),
        ("aird", Discard),
        ("arcanian", Alter),
        ("arcanian", Roll),
        ("dunardic", Lose("xp", 1)),
        ("regian", Named("festering-wound")),
        ("regian", Is("wound")),
        ("terakian", Named("potion")),
        ("veris", Held()),
        ("veris", "light"),
    ],
)
def test_every_level_of_a_specialist_has_the_niche(name: str, word: Any) -> None:
    """Aird uses the strength of his opponents and discards, Arcanian changes dice, Dunardic spends experience, Regian
    has to do with disease, Terakian with Potions, Veris makes weapons glow."""
    for card in levels(name):
        nodes = said(card.id)
        if isinstance(word, type):
            assert any(isinstance(n, word) for n in nodes), card.id
        elif isinstance(word, str):
            assert any(isinstance(n, Modify) and n.figure == word for n in nodes), card.id
        else:
            assert word in nodes, card.id


def test_experience_spent_on_a_guardian_is_never_won_back_with_interest() -> None:
    """Guardians pay half the attack, so a point of experience buys two attack at most where it can be spent again and
    again, and nothing else that becomes attack in turn, like the skill that a Flail counts."""
    for card in levels("dunardic"):
        for ability in card.abilities:
            if isinstance(ability, Use) and ability.repeat:
                (bonus,) = ability.steps
                assert bonus == Modify("attack", "add", 2, "self") and ability.cost == (Lose("xp", 1),)


def test_mind_control_turns_the_blows_of_the_monster() -> None:
    """Charm Monster of another quest borrows the strength of a monster; this one must not be the same again."""
    assert Value("wounds", "foe") in said("mind-control")


# ----------------------------------------------------------------------------------------------------------------------
# Marketplace


def test_the_market_has_these_keywords() -> None:
    assert {c.id: set(c.tags) - {"village"} for c in RIPPLES.village} == MARKET


@pytest.mark.parametrize(
    ("kind", "low", "high", "usual"), [("item", 3, 8, 5), ("spell", 3, 8, 5.4), ("weapon", 1, 8, 5.3)]
)
def test_prices_are_like_those_of_the_sister_quests(kind: str, low: int, high: int, usual: float) -> None:
    prices = [c.figures["cost"] for c in RIPPLES.village if kind in c.tags]
    assert low <= min(prices) and max(prices) <= high and abs(mean(prices) - usual) < 1.5


def test_weapons_ask_for_skill_about_as_high_as_their_price() -> None:
    for card in RIPPLES.village:
        assert ("weight" in card.figures) == ("weapon" in card.tags)
        if "weapon" in card.tags:
            assert -1 <= card.figures["weight"] - card.figures["cost"] <= 2, card.id


def test_most_market_cards_have_victory_points() -> None:
    assert sum(c.figures.get("vp", 0) > 0 for c in RIPPLES.village) > 6


def test_spells_that_scale_with_wizards() -> None:
    """Stated of three; of Frost Bolt no class is told."""
    for card in ("creeping-death", "mind-control", "summon-storm"):
        assert Is("wizard") in said(card), card
    assert not any(isinstance(n, Is) for n in said("frost-bolt"))


def test_creeping_death_brings_disease_and_dice_for_arcanian() -> None:
    """The tag is stated; a reading of the pair with Arcanian: there are dice in it."""
    assert any(isinstance(n, Gain) and n.pile == "festering-wound" for n in said("creeping-death"))
    assert any(isinstance(n, Roll) for n in said("creeping-death"))


def test_frost_bolt_answers_lines_of_battle() -> None:
    """A reading of the groups against which it is named: those that harm before or after battle, and not the
    Doomknights, who strike at movement."""
    assert [n.events for n in said("frost-bolt") if isinstance(n, Cancel)] == [("before", "after")]
    for name in ("gnoll-raiders", "minions-of-chaos", "ancient-wyrms"):
        assert sum(bool(musts(c, "before", "after")) for c in group(name)) > 5, name
    assert not any(musts(c, "before", "after") for c in group("doomknights"))


def test_what_the_market_is_named_with() -> None:
    """Stated: Cursed Mace and clerics, the Ring and spells. Readings: the Amulet of Power raises skill, the King's
    Sword favours heroes of two classes; a gem of light has light."""
    assert Is("cleric") in said("cursed-mace")
    assert Is("spell") in said("ring-of-spell-storing") and any(
        isinstance(n, Put) for n in said("ring-of-spell-storing")
    )
    assert any(isinstance(n, Modify) and n.figure == "strength" for n in said("amulet-of-power"))
    assert [n.n for n in said("kings-sword") if isinstance(n, Many)] == [2]
    assert CARD["lightstone-gem"].figures["light"] > 0


# ----------------------------------------------------------------------------------------------------------------------
# Monsters


@pytest.mark.parametrize("name", GROUPS)
def test_a_group_has_ten_cards_of_its_level_and_keyword(name: str) -> None:
    level, keyword = GROUPS[name]
    cards = group(name)
    assert len(cards) == 10 and 5 <= len({c.id for c in cards}) <= 7
    assert {c.figures["level"] for c in cards} == {level}
    assert all(set(c.tags) - {"alert"} == {"monster", keyword} for c in cards)
    assert all(c.abilities for c in cards), "nothing without a text where its group has a theme"


def test_only_doomknights_notice_who_passes() -> None:
    """What is told of them is about moving through; no list marks them, so a ruling says why they are alert."""
    for card in RIPPLES.monsters:
        alert = card.stack == "doomknights"
        assert bool(musts(card, *ALERTS)) == ("alert" in card.tags) == alert, card.id
        assert ("ruling-quest-doomknight-alert" in card.rulings) == alert, card.id
    assert all(musts(c, "through") for c in group("doomknights"))


def takes(card: Card, *steps: type[Any]) -> list[Any]:
    """What its lines discard or destroy."""
    return [n.what for n in parts(card.abilities) if isinstance(n, steps)]


def test_gnolls_destroy_weapons_and_gear() -> None:
    cards = group("gnoll-raiders")
    assert sum(bool(takes(c, Destroy)) for c in cards) > 5
    words = [n for c in cards for n in parts(tuple(takes(c, Destroy)))]
    assert Is("gear") in words and (Held() in words or Is("weapon") in words)


def test_minions_destroy_heroes_by_dice() -> None:
    for card in group("minions-of-chaos"):
        assert any(isinstance(n, Roll) for n in parts(card.abilities)), card.id
        assert any(isinstance(n, Die) for n in parts(card.abilities)), card.id
        assert Is("hero") in list(parts(tuple(takes(card, Destroy)))), card.id


def test_torments_are_strong_against_magic() -> None:
    for card in group("torments"):
        nodes = list(parts(card.abilities))
        magic = any(isinstance(n, Modify) and n.figure == "magic" for n in nodes) or Is("spell") in nodes
        steel = any(isinstance(n, Forbid) and n.act == "be-defeated" for n in nodes)
        back = Brings("magic") in nodes
        assert card.figures.get("resistance") or magic or steel or back, card.id
        assert not card.figures.get("armor"), card.id


def test_wyrms_attack_heroes() -> None:
    cards = group("ancient-wyrms")
    assert sum(Is("hero") in list(parts(tuple(takes(c, Destroy, Discard)))) for c in cards) > 5
    assert all(Is("hero") in list(parts(c.abilities)) for c in cards)


def test_protectors_are_immune_to_low_skill() -> None:
    for card in group("ancient-protectors"):
        ignored = [n for n in parts(card.abilities) if isinstance(n, Modify) and n.op == "ignore"]
        assert {n.figure for n in ignored} == {"attack", "magic"}, card.id
        for n in ignored:
            (skill,) = [f for f in parts(n.on) if isinstance(f, Fig)]
            assert (skill.figure, skill.test) == ("strength", "<")
            assert isinstance(skill.amount, int) and skill.amount <= CARD["dunardic-1"].figures["strength"], card.id


def test_an_opening_hand_can_beat_level_one() -> None:
    assert all(c.figures["health"] + c.figures.get("armor", 0) <= 4 for c in of_level(1))


def test_health_and_pay_rise_with_the_level() -> None:
    """Level 2 is too tough for five attack; the means are near those of the first quest."""
    assert min(c.figures["health"] for c in of_level(2)) >= 6
    for figure, usual in (("health", (3.4, 6.9, 10.1)), ("xp", (1.6, 2.9, 4.7)), ("wounds", (0.9, 1.5, 1.9))):
        means = [mean(c.figures.get(figure, 0) for c in of_level(level)) for level in (1, 2, 3)]
        assert means == sorted(means)
        assert all(abs(ours - theirs) <= 0.5 for ours, theirs in zip(means, usual, strict=True)), (figure, means)


def test_armor_and_the_like_are_common_from_level_two_on() -> None:
    def hard(card: Card) -> bool:
        demands = any(isinstance(n, Forbid) and n.act == "be-defeated" for n in parts(card.abilities))
        return bool(card.figures.get("armor") or card.figures.get("resistance") or demands)

    one, two, three = (sum(map(hard, of_level(level))) for level in (1, 2, 3))
    assert one <= 1 and two >= 6 and three >= 10


def test_every_level_has_treasure_and_gear() -> None:
    for level in (1, 2, 3):
        rewards = [gains(c) for c in of_level(level)]
        assert any("treasure" in r for r in rewards)
        assert any(r & {"iron-rations", "lantern-token", "potion"} for r in rewards)
    assert sum("treasure" in gains(c) for c in of_level(3)) >= 6


# ----------------------------------------------------------------------------------------------------------------------
# Rooms, guardian, treasures


@pytest.mark.parametrize(
    ("room", "level", "boost"), [("gate-cavern", 1, 2), ("dangerous-passageway", 2, 4), ("fire-chasm", 3, 6)]
)
def test_a_room_is_what_the_table_says(room: str, level: int, boost: int) -> None:
    """No light is asked; each light that you have takes two off the boost, and no more than that."""
    card = CARD[room]
    assert card.figures == {"level": level, "darkness": 0, "health": boost} and "alert" not in card.tags
    less = Modify("health", "less", Least(boost, Times(2, Value("light", "party"))), "foe")
    assert card.abilities == (While("fought", (less,)),)


def test_the_guardian_has_three_levels_and_dice() -> None:
    cards = RIPPLES.guardians
    assert [(c.name, c.figures["level"], c.figures["wounds"]) for c in cards] == [
        ("Death Sentinel", 4, 2),
        ("Death Sentinel", 5, 3),
        ("Death Sentinel", 6, 4),
    ]
    health = [c.figures["health"] for c in cards]
    assert health == sorted(set(health))
    for card in cards:
        assert set(card.tags) == {"monster", "guardian", "golem", "doomknight"}
        assert any(isinstance(n, Roll) for n in parts(card.abilities))
        assert Earn("xp", Half(Value("total", "foe"))) in list(parts(card.abilities))
        assert card.figures.get("armor", 0) <= 3 and "treasure" in gains(card)


def test_the_treasures_are_what_their_titles_say() -> None:
    """Readings: the axe of giants is the heaviest and strongest weapon of the quest, Lightbringer brings light."""
    weapons = [c for c in RIPPLES.cards if "weapon" in c.tags]
    assert max(weapons, key=hit).id == max(weapons, key=lambda c: c.figures["weight"]).id == "axe-of-the-giants"
    assert CARD["lightbringer"].figures["light"] > 0
    assert not any("cache" in c.tags for c in RIPPLES.treasures)


def test_cards_that_count_light_know_the_party() -> None:
    assert Value("light", "party") in said("lightbringer")
    assert Cards("hand", Held()) in said("veris-1")
