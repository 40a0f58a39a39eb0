"""What is known of At the Foundations of the World, and what it asks of the figures and texts that are ours."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean
from typing import Any

import pytest

from duskhall.core.tree import (
    Armed,
    Buy,
    Card,
    Cards,
    Destroy,
    Discard,
    Earn,
    Forbid,
    Gain,
    Half,
    Held,
    Is,
    Modify,
    Must,
    Put,
    Roll,
    Swap,
    Travel,
    Use,
    Value,
    Variety,
    While,
)
from duskhall.editions.quest.cards import QUESTS
from duskhall.editions.quest.cards.foundations import FOUNDATIONS
from tests.editions.quest.reading import hit, parts

CARD = {c.id: c for c in FOUNDATIONS.cards}
GROUPS: dict[str, list[Card]] = {}
for monster in FOUNDATIONS.monsters:
    GROUPS.setdefault(monster.stack, []).append(monster)


def words(card: str) -> list[Any]:
    return list(parts(CARD[card].abilities))


def tags_named(card: str) -> set[str]:
    """The tags that a card speaks of."""
    said = {n.tag for n in words(card) if isinstance(n, Is)}
    return said.union(*(n.tags for n in words(card) if isinstance(n, Variety)))


def copies(cards: list[Card], figure: str) -> list[int]:
    return [c.figures.get(figure, 0) for c in cards for _ in range(c.count)]


# ------------------------------------------------------------------------------------------------------------
# The pack


def test_the_pack() -> None:
    assert FOUNDATIONS in QUESTS
    assert (FOUNDATIONS.number, FOUNDATIONS.id) == (4, "at-the-foundations-of-the-world")
    assert len(FOUNDATIONS.heroes) == 18 and sum(c.count for c in FOUNDATIONS.heroes) == 60
    assert len(FOUNDATIONS.village) == 12 and all(c.count == 8 and c.stack == c.id for c in FOUNDATIONS.village)
    assert {c.id: c.count for c in FOUNDATIONS.treasures} == {"elmoran": 1, "treasure-cache-foundations": 2}
    assert CARD["treasure-cache-foundations"].name == "Treasure Cache"


# ------------------------------------------------------------------------------------------------------------
# Heroes

HEROES = {
    "darkrend": (8, {"human", "wizard"}, {"magic"}),
    "grimwolf": (6, {"undead", "human", "fighter"}, {"attack"}),
    "honormain": (7, {"human", "cleric"}, {"attack"}),
    "jadress": (6, {"elf", "rogue"}, {"attack", "gold"}),
    "moonblades": (7, {"human", "fighter", "rogue"}, {"attack", "gold"}),
    "stormskull": (8, {"human", "orc", "wizard"}, {"magic", "light"}),
}
"""Price of the first level, races and classes, kinds of figures that the first level shows."""


@pytest.mark.parametrize("name", HEROES)
def test_what_is_public_of_a_hero(name: str) -> None:
    cost, keywords, icons = HEROES[name]
    first = CARD[f"{name}-1"]
    assert first.figures["cost"] == cost and first.marks["cost"] == "public"
    assert {f for f in ("attack", "magic", "gold", "light") if first.figures.get(f)} == icons
    for level in (1, 2, 3):
        card = CARD[f"{name}-{level}"]
        assert set(card.tags) == {"hero", *keywords} and card.stack == name


@pytest.mark.parametrize("name", HEROES)
def test_a_level_is_worth_its_experience(name: str) -> None:
    levels = [CARD[f"{name}-{level}"] for level in (1, 2, 3)]
    assert [c.figures["vp"] for c in levels] == [1, 2, 4]
    for low, high in pairwise(levels):
        assert hit(high) > hit(low) and high.figures["cost"] == low.figures["cost"] + 3
        assert high.figures["strength"] >= low.figures["strength"]
        assert high.abilities != low.abilities or high.figures["level"] == 3


@pytest.mark.parametrize("level", [1, 2, 3])
def test_fighters_have_the_best_skill(level: int) -> None:
    """Grimwolf is among those of high skill."""
    skill = {name: CARD[f"{name}-{level}"].figures["strength"] for name in HEROES}
    assert skill["grimwolf"] == max(skill.values())
    assert min(skill[n] for n in ("grimwolf", "moonblades")) > max(
        skill[n] for n in HEROES if n not in ("grimwolf", "moonblades")
    )


@pytest.mark.parametrize("level", [1, 2, 3])
def test_niches(level: int) -> None:
    """Two heroes take wounds for attack, Jadress knows bows, Stormskull spells; the others name no such tag."""
    for name, figure in (("darkrend", "magic"), ("grimwolf", "attack")):
        (bleeds,) = [a for a in CARD[f"{name}-{level}"].abilities if isinstance(a, Use)]
        (cost,) = bleeds.cost
        assert isinstance(cost, Gain) and cost.pile == "wound"
        assert any(isinstance(s, Modify) and s.figure == figure for s in bleeds.steps)
    assert Armed(Is("bow")) in words(f"jadress-{level}")
    assert "spell" in tags_named(f"stormskull-{level}")
    for name in ("darkrend", "grimwolf", "honormain", "moonblades"):
        assert tags_named(f"{name}-{level}") <= {"hero", "wound"}


# ------------------------------------------------------------------------------------------------------------
# The marketplace

MARKET = {
    "Damilu Huskie": {"ally", "item"},
    "Daramere's Cloak": {"magic", "item"},
    "Potion of Light": {"magic", "item"},
    "Ring of Proficiency": {"magic", "item"},
    "Death Pact": {"chaos", "spell"},
    "Mirror Image": {"arcane", "chaos", "spell"},
    "Tempest": {"elemental", "spell"},
    "True Seeing": {"arcane", "divine", "spell"},
    "Broadsword": {"edged", "weapon"},
    "Crossbow": {"bow", "weapon"},
    "Flail": {"blunt", "weapon"},
    "Two-Handed Sword": {"edged", "weapon"},
}
CLASS_TAGS = {"cleric", "fighter", "rogue", "wizard"}
SCALING = {
    "death-pact": {"wizard"},
    "tempest": CLASS_TAGS,
    "true-seeing": {"cleric", "wizard"},
    "crossbow": {"rogue"},
}


def test_titles_and_keywords_of_the_market() -> None:
    assert {c.name: set(c.tags) - {"village"} for c in FOUNDATIONS.village} == MARKET


def test_prices_are_those_of_the_sister_quests() -> None:
    for card in FOUNDATIONS.village:
        least = 1 if "weapon" in card.tags else 3
        assert least <= card.figures["cost"] <= 8 and card.figures.get("vp", 0) >= 1, card.id
        if "weapon" in card.tags:
            assert abs(card.figures["weight"] - card.figures["cost"]) <= 2, card.id


def test_which_cards_speak_of_classes() -> None:
    said = {c.id: tags_named(c.id) & CLASS_TAGS for c in FOUNDATIONS.village}
    assert {card: tags for card, tags in said.items() if tags} == SCALING


def test_who_protects() -> None:
    """Huskie and Cloak from discard and destruction, the Pact from destruction; all three protect heroes."""
    acts = {c.id: {n.act for n in words(c.id) if isinstance(n, Forbid)} for c in FOUNDATIONS.village}
    assert {card: a for card, a in acts.items() if a} == {
        "damilu-huskie": {"be-discarded", "be-destroyed"},
        "darameres-cloak": {"be-discarded", "be-destroyed"},
        "death-pact": {"be-destroyed"},
    }
    for card in ("damilu-huskie", "darameres-cloak", "death-pact"):
        for n in words(card):
            assert not isinstance(n, Forbid) or n.on in (Cards("hand"), Cards("hand", Is("hero")))


def test_skill_is_the_matter_of_ring_and_swords() -> None:
    """The Ring raises skill. Broadsword and Flail pair with heroes of high skill, and none but fighters of level 2 and
    more wield the Two-Handed Sword by themselves."""
    assert any(isinstance(n, Modify) and n.figure == "strength" for n in words("ring-of-proficiency"))
    assert Value("strength", "wielder") in words("broadsword")
    assert Half(Value("strength", "wielder")) in words("flail")
    weight = CARD["two-handed-sword"].figures["weight"]
    able = {c.id for c in FOUNDATIONS.heroes if c.figures["strength"] >= weight}
    assert able == {"grimwolf-2", "grimwolf-3", "moonblades-3"}


def test_light_by_name() -> None:
    assert CARD["potion-of-light"].figures["light"] == CARD["true-seeing"].figures["light"] == 1


# ------------------------------------------------------------------------------------------------------------
# Monsters

KNOWN_GROUPS = {
    "air-servitors": (1, {"elemental"}),
    "water-servitors": (1, {"elemental"}),
    "earth-servitors": (2, {"elemental"}),
    "fire-servitors": (2, {"elemental"}),
    "divine-founders": (3, {"elemental", "celestial"}),
    "abyssal-founders": (3, {"elemental", "demon"}),
}
HEALTH = {1: (3, 4), 2: (6, 9), 3: (9, 13)}


def test_groups() -> None:
    assert set(GROUPS) == set(KNOWN_GROUPS)
    for group, (level, keywords) in KNOWN_GROUPS.items():
        cards = GROUPS[group]
        assert sum(c.count for c in cards) == 10 and 5 <= len(cards) <= 7, group
        for c in cards:
            assert c.figures["level"] == level and set(c.tags) - {"alert"} == {"monster", *keywords}, c.id
            least, most = HEALTH[level]
            assert least <= c.figures["health"] <= most, c.id


def test_only_water_servitors_are_alert() -> None:
    alert = {c.stack for c in FOUNDATIONS.monsters if "alert" in c.tags}
    assert alert == {"water-servitors"}
    for card in FOUNDATIONS.monsters:
        noticing = [a for a in card.abilities if isinstance(a, Must) and a.event in ("into", "from", "through")]
        assert bool(noticing) == ("alert" in card.tags), card.id


def test_every_monster_has_a_text() -> None:
    assert all(c.abilities for c in FOUNDATIONS.monsters)


@pytest.mark.parametrize(("level", "xp", "wounds"), [(1, 1.6, 0.9), (2, 2.9, 1.5), (3, 4.7, 1.9)])
def test_means_follow_the_model(level: int, xp: float, wounds: float) -> None:
    for group, cards in GROUPS.items():
        if KNOWN_GROUPS[group][0] == level:
            assert mean(copies(cards, "xp")) == pytest.approx(xp, abs=0.4), group
            assert mean(copies(cards, "wounds")) == pytest.approx(wounds, abs=0.5), group


def test_armor_and_resistance_are_common_from_level_2_on() -> None:
    for level, least, most in ((1, 1, 1), (2, 5, 8), (3, 8, 12)):
        cards = [c for c in FOUNDATIONS.monsters if c.figures["level"] == level]
        hard = zip(copies(cards, "armor"), copies(cards, "resistance"), strict=True)
        assert least <= sum(a + r > 0 for a, r in hard) <= most, level


def kinds(group: str, kind: type[Any]) -> list[Any]:
    return [n for c in GROUPS[group] for n in parts(c.abilities) if isinstance(n, kind)]


def test_how_the_groups_hurt() -> None:
    """The memos of the facts."""
    air = [c for c in GROUPS["air-servitors"] if "magic" in repr(c.abilities)]
    assert sum(c.count for c in air) >= 8, "vulnerable to magic"
    moving = [c for c in GROUPS["water-servitors"] if any(isinstance(n, Swap) for n in parts(c.abilities))]
    assert sum(c.count for c in moving) >= 8, "they move"
    for c in GROUPS["earth-servitors"]:
        against = ("'armor'", "'half'", "'ignore'", "'be-defeated'")
        assert c.figures.get("armor") or any(word in repr(c.abilities) for word in against), c.id
    for c in GROUPS["fire-servitors"]:
        hot = [n for n in parts(c.abilities) if isinstance(n, Held | Armed) or n == Is("weapon")]
        assert hot or any(isinstance(n, Modify) and n.figure == "strength" for n in parts(c.abilities)), c.id
    for c in GROUPS["divine-founders"]:
        assert Is("hero") in list(parts(c.abilities)), c.id
    for c in GROUPS["abyssal-founders"]:
        assert any(isinstance(n, Roll) for n in parts(c.abilities)), c.id
    assert not any(kinds(group, Roll) for group in GROUPS if group != "abyssal-founders")


def test_founders_are_lethal() -> None:
    """Cloak and Huskie are named as answers to both groups of level 3."""
    for group in ("divine-founders", "abyssal-founders"):
        assert kinds(group, Discard) and kinds(group, Destroy), group


# ------------------------------------------------------------------------------------------------------------
# Rooms

ROOMS = {
    "Air Temple": {"level": 1, "darkness": 0, "resistance": 1},
    "Water Temple": {"level": 1, "darkness": 1},
    "Earth Temple": {"level": 2, "darkness": 1},
    "Fire Temple": {"level": 2, "darkness": 0, "wounds": 1},
    "Abyssal Temple": {"level": 3, "darkness": 2},
    "Celestial Temple": {"level": 3, "darkness": 2, "health": 1, "resistance": 2},
}


def test_rooms_are_those_of_the_table() -> None:
    assert {c.name: c.figures for c in FOUNDATIONS.rooms} == ROOMS
    assert all(c.source == "public" and "alert" not in c.tags for c in FOUNDATIONS.rooms)


def test_rewards_of_the_rooms() -> None:
    gains = {c.id: [(n.pile, n.n) for n in words(c.id) if isinstance(n, Gain)] for c in FOUNDATIONS.rooms}
    assert {room: g for room, g in gains.items() if g} == {
        "water-temple": [("iron-rations", 1)],
        "fire-temple": [("lantern-token", 2)],
        "celestial-temple": [("treasure", 1)],
    }


def test_what_the_rooms_do() -> None:
    assert Buy(Is("item")) in words("air-temple")
    assert [a.event for a in CARD["water-temple"].abilities if isinstance(a, Must)] == ["emptied", "reward"]
    (heavier,) = [a for a in CARD["fire-temple"].abilities if isinstance(a, While)]
    assert heavier.steps == (Modify("weight", "add", 2, Cards("hand", Is("weapon"))),)
    assert Earn("xp", Value("light", "party")) in words("abyssal-temple")
    assert Forbid("be-seen", "self") in words("abyssal-temple") and Put("foe", "under") in words("abyssal-temple")
    for room in ("abyssal-temple", "celestial-temple"):
        assert any(isinstance(n, Travel) for n in words(room))


# ------------------------------------------------------------------------------------------------------------
# The guardian


def test_miricelle() -> None:
    assert [c.id for c in FOUNDATIONS.guardians] == ["miricelle-4", "miricelle-5", "miricelle-6"]
    for n, card in enumerate(FOUNDATIONS.guardians, start=4):
        assert card.name == "Miricelle, Scion Defender" and card.stack == "miricelle-scion-defender"
        assert set(card.tags) == {"monster", "guardian", "demon", "humanoid"}
        assert (card.figures["level"], card.figures["wounds"], card.count) == (n, n - 2, 1)
        assert any(isinstance(w, Roll) for w in words(card.id)), "dice are told of her"
        assert Earn("xp", Half(Value("total", "foe"))) in words(card.id)
    for low, high in pairwise(FOUNDATIONS.guardians):
        assert high.figures["health"] > low.figures["health"]
