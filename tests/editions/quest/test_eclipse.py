"""What is known of Total Eclipse of the Sun, and what that asks of the figures that are ours."""

from __future__ import annotations

from itertools import product
from statistics import mean
from typing import Any

import pytest

from duskhall.core.tree import (
    Amount,
    Armed,
    Buy,
    Card,
    CardIs,
    Cards,
    Choose,
    Cmp,
    Count,
    Destroy,
    Discard,
    Earn,
    Forbid,
    Gain,
    Half,
    Held,
    If,
    Is,
    Level,
    Look,
    Lose,
    Modify,
    Most,
    Must,
    Named,
    Not,
    Pick,
    Some,
    Travel,
    Use,
    Value,
    Variety,
    While,
)
from duskhall.editions.quest.cards import CARDS, QUESTS
from duskhall.editions.quest.cards.eclipse import ECLIPSE
from tests.editions.quest.reading import figure, parts

CARD = {c.id: c for c in CARDS}
GROUPS: dict[str, list[Card]] = {}
for _card in ECLIPSE.monsters:
    GROUPS.setdefault(_card.stack, []).append(_card)


def words(card: str) -> list[Any]:
    return list(parts(CARD[card].abilities))


def speaks_of(card: str, *tags: str) -> bool:
    said = {n.tag for n in words(card) if isinstance(n, Is)}
    said |= {tag for n in words(card) if isinstance(n, Variety) for tag in n.tags}
    return said >= set(tags)


def musts(card: str, event: str) -> list[Must]:
    return [a for a in CARD[card].abilities if isinstance(a, Must) and a.event == event]


def gains(lines: Any) -> list[str]:
    return sorted(n.pile for n in parts(tuple(lines)) if isinstance(n, Gain))


def copies(group: str) -> list[Card]:
    return [c for c in GROUPS[group] for _ in range(c.count)]


def of_level(level: int) -> list[Card]:
    return [c for c in ECLIPSE.monsters for _ in range(c.count) if c.figures["level"] == level]


# ------------------------------------------------------------------------------------------------------------
# The pack


def test_the_second_quest() -> None:
    assert (ECLIPSE.number, ECLIPSE.id) == (2, "total-eclipse-of-the-sun")
    assert [q.number for q in QUESTS] == sorted(q.number for q in QUESTS)


def test_a_pack_has_its_cards() -> None:
    assert len(ECLIPSE.village) == 12 and all(c.count == 8 and c.stack == c.id for c in ECLIPSE.village)
    assert [c.count for c in ECLIPSE.heroes] == [5, 3, 2] * 6
    assert all(sum(c.count for c in cards) == 10 and 5 <= len(cards) <= 7 for cards in GROUPS.values())
    assert sorted(c.figures["level"] for c in ECLIPSE.rooms) == [1, 1, 2, 2, 3, 3]
    assert sum(c.count for c in ECLIPSE.cards if c.kind != "room") < 250


# ------------------------------------------------------------------------------------------------------------
# Heroes

HEROES = {
    "avania": (6, {"celestial", "human", "cleric"}, {"magic"}),
    "brimstone": (8, {"dwarf", "rogue"}, {"attack", "gold", "light"}),
    "ehrlingal": (7, {"halfling", "rogue"}, {"attack", "gold"}),
    "felin": (8, {"elf", "cleric", "wizard"}, {"attack", "light"}),
    "gendarme": (6, {"dwarf", "wizard"}, {"magic"}),
    "sephilest": (8, {"elf", "fighter"}, {"attack"}),
}
"""Price, races and classes, and the kinds of figures that the first level shows."""


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_is_what_the_tables_say(name: str) -> None:
    cost, keywords, icons = HEROES[name]
    assert figure(f"{name}-1", "cost") == cost
    assert {kind for kind in ("attack", "magic", "gold", "light") if figure(f"{name}-1", kind)} == icons
    for level in (1, 2, 3):
        card = CARD[f"{name}-{level}"]
        assert set(card.tags) == {"hero", *keywords} and card.figures["level"] == level
        assert card.figures.get("level-cost") == (level + 2 if level < 3 else None)


@pytest.mark.parametrize("name", HEROES)
def test_a_level_is_worth_its_price(name: str) -> None:
    """It costs three experience or more, so it has to give back more than its points."""
    one, two, three = (CARD[f"{name}-{level}"] for level in (1, 2, 3))
    for lower, higher in ((one, two), (two, three)):
        assert higher.figures["vp"] > lower.figures["vp"] and higher.figures["cost"] == lower.figures["cost"] + 3
        assert higher.abilities != lower.abilities
        for kind in ("attack", "magic", "strength", "light", "gold"):
            assert figure(higher.id, kind) >= figure(lower.id, kind), kind
        assert sum(figure(higher.id, k) for k in ("attack", "magic", "light")) > sum(
            figure(lower.id, k) for k in ("attack", "magic", "light")
        )


def test_the_fighter_has_the_best_skill() -> None:
    for level in (1, 2, 3):
        best = max(figure(f"{name}-{level}", "strength") for name in HEROES if name != "sephilest")
        assert figure(f"sephilest-{level}", "strength") > best


def looks_at_light(amount: Amount) -> bool:
    return Value("light", "party") in list(parts(amount))


def test_brimstone_grows_with_the_light() -> None:
    for level in (1, 2, 3):
        (change,) = [n for n in words(f"brimstone-{level}") if isinstance(n, Modify) and n.figure == "attack"]
        assert change.op == "add" and looks_at_light(change.amount)


def test_ehrlingal_gives_light_from_the_second_level_and_likes_daggers() -> None:
    assert [bool(figure(f"ehrlingal-{level}", "light")) for level in (1, 2, 3)] == [False, True, True]
    assert all(speaks_of(f"ehrlingal-{level}", "dagger") for level in (1, 2, 3))


def test_felin_chooses_one_of_two_forms_and_may_choose_none() -> None:
    """One ability, so one form a turn; it is used, so it can be left."""
    for level in (1, 2, 3):
        (ability,) = CARD[f"felin-{level}"].abilities
        assert isinstance(ability, Use) and not ability.repeat and not ability.due
        (choice,) = ability.steps
        assert isinstance(choice, Choose) and [b.name for b in choice.of] == ["bear", "owl"]


def test_gendarme_empowers_weapons() -> None:
    for level in (1, 2, 3):
        (change,) = [n for n in words(f"gendarme-{level}") if isinstance(n, Modify) and n.figure == "magic"]
        assert change.op == "add" and change.on == Cards("hand", Held())


# ------------------------------------------------------------------------------------------------------------
# Marketplace

MARKET = {
    "elven-ring": {"item", "magic"},
    "headband-of-intellect": {"item", "magic"},
    "strength-gauntlets": {"item", "magic"},
    "wand-of-light": {"item", "magic"},
    "arcane-touch": {"spell", "arcane"},
    "consecration": {"spell", "divine"},
    "lightning-bolt": {"spell", "elemental"},
    "natures-fury": {"spell", "elemental"},
    "longbow": {"weapon", "bow"},
    "longsword": {"weapon", "edged"},
    "punching-dagger": {"weapon", "edged", "dagger"},
    "quarterstaff": {"weapon", "blunt"},
}
COMBOS = {
    "elven-ring": {"elf"},
    "wand-of-light": {"cleric", "wizard", "rogue"},
    "arcane-touch": {"wizard"},
    "consecration": {"cleric"},
    "lightning-bolt": {"wizard"},
    "natures-fury": {"wizard"},
    "longsword": {"human"},
    "punching-dagger": {"halfling", "dagger"},
}
"""What the cards are said to go with, as far as it is a tag."""
KINDS = {
    "elf",
    "human",
    "dwarf",
    "halfling",
    "celestial",
    "cleric",
    "fighter",
    "rogue",
    "wizard",
    "dagger",
    "edged",
    "blunt",
    "bow",
}


def of_type(kind: str) -> list[Card]:
    return [c for c in ECLIPSE.village if kind in c.tags]


def test_the_market_has_these_cards_and_keywords() -> None:
    assert {c.id: set(c.tags) - {"village"} for c in ECLIPSE.village} == MARKET


@pytest.mark.parametrize("name", MARKET)
def test_what_market_cards_go_with(name: str) -> None:
    """All that is said to go with a card stands on it, and nothing else of the kind does."""
    said = {n.tag for n in words(name) if isinstance(n, Is)} & KINDS
    said |= {tag for n in words(name) if isinstance(n, Variety) for tag in n.tags}
    assert said == COMBOS.get(name, set())


def test_the_elven_ring_discards() -> None:
    (ability,) = CARD["elven-ring"].abilities
    assert isinstance(ability, Use) and any(isinstance(n, Discard) for n in ability.cost)


def test_spells_grow_with_the_level_of_a_class() -> None:
    """All but Arcane Touch, which counts wizards instead."""
    for name, tag in (("consecration", "cleric"), ("lightning-bolt", "wizard"), ("natures-fury", "wizard")):
        assert Most("level", Cards("hand", Is(tag))) in words(name)
    assert Cards("hand", Is("wizard")) in words("arcane-touch")


def test_the_sum_of_the_punching_dagger() -> None:
    """A hero of attack 2 with it and a starting Dagger has 6: two, one, and three."""
    more = [n.amount for n in words("punching-dagger") if isinstance(n, Modify) and n.figure == "attack"]
    assert more == [1] and 2 + figure("dagger", "attack") + figure("punching-dagger", "attack") + 1 == 6
    (beside,) = [a for a in CARD["punching-dagger"].abilities if isinstance(a, While) and a.place == "equipped"]
    assert isinstance(beside.when, CardIs) and isinstance(beside.when.where, Armed)
    assert "dagger" in CARD["dagger"].tags


@pytest.mark.parametrize(
    ("kind", "prices"),
    [("item", (3, 4, 4, 4, 5, 5, 7, 8)), ("spell", (3, 4, 5, 5, 5, 6, 7, 8)), ("weapon", (1, 4, 4, 6, 6, 7, 7, 7))],
)
def test_prices_are_like_those_of_the_sister_quests(kind: str, prices: tuple[int, ...]) -> None:
    ours = [c.figures["cost"] for c in of_type(kind)]
    assert min(prices) <= min(ours) and max(ours) <= max(prices)
    assert abs(mean(ours) - mean(prices)) < 1.5


def test_weapons_ask_for_skill_about_as_high_as_their_price() -> None:
    for card in of_type("weapon"):
        assert -1 <= card.figures["weight"] - card.figures["cost"] <= 2, card.id
    for name in ("longsword", "punching-dagger"):
        assert Modify("weight", "less", 2, "self") in words(name)


def test_most_market_cards_have_victory_points_and_only_weapons_boost() -> None:
    assert sum("vp" in c.figures for c in ECLIPSE.village) > 6
    for card in ECLIPSE.village:
        assert ("weight" in card.figures) == ("weapon" in card.tags), card.id
        assert "item" not in card.tags or not figure(card.id, "attack") + figure(card.id, "magic"), card.id


def test_names_that_say_what_they_do() -> None:
    assert figure("wand-of-light", "light") >= 1
    assert any(isinstance(n, Modify) and n.figure == "strength" for n in words("strength-gauntlets"))
    assert any(isinstance(n, Modify) and n.figure == "magic" for n in words("headband-of-intellect"))


# ------------------------------------------------------------------------------------------------------------
# Monsters

MONSTERS = {
    "twisted-creatures": (1, {"beast"}),
    "woodland-sprites": (1, {"fey"}),
    "corrupted-elves": (2, {"humanoid"}),
    "foundational-keepers": (2, {"elemental", "giant", "humanoid"}),
    "corrupted-centaurs": (3, {"beast", "humanoid"}),
    "treefolk": (3, {"giant", "plant"}),
}


@pytest.mark.parametrize("group", MONSTERS)
def test_a_group_is_what_the_tables_say(group: str) -> None:
    """Level and keywords; and nobody in it is alert."""
    level, keywords = MONSTERS[group]
    for card in GROUPS[group]:
        assert card.figures["level"] == level and set(card.tags) == {"monster", *keywords}, card.id
        assert not any(musts(card.id, event) for event in ("into", "from", "through")), card.id
        assert card.abilities, card.id


def test_there_are_no_other_groups() -> None:
    assert list(GROUPS) == list(MONSTERS)


def test_twisted_creatures_have_to_do_with_light() -> None:
    for card in GROUPS["twisted-creatures"]:
        light = [n for n in words(card.id) if isinstance(n, Modify) and (n.figure, n.op) == ("light", "less")]
        assert light or any(isinstance(n, Discard) for n in words(card.id)), card.id


def test_woodland_sprites_deal_wound_cards() -> None:
    for card in GROUPS["woodland-sprites"]:
        assert "festering-wound" in gains((*musts(card.id, "before"), *musts(card.id, "after"))), card.id


def test_corrupted_elves_want_experience_or_let_you_suffer() -> None:
    """Whoever cannot pay suffers."""
    for card in GROUPS["corrupted-elves"]:
        (either,) = [n for n in words(card.id) if isinstance(n, If)]
        (choice,) = either.then
        assert isinstance(choice, Choose) and len(choice.of) == 2
        pay, suffer = choice.of
        (price,) = pay.steps
        assert isinstance(price, Lose) and price.what == "xp" and suffer.steps == either.otherwise
        assert either.when == Cmp(Value("xp", "you"), ">=", price.amount), card.id


def test_the_keepers_are_ogres_who_attack_when_they_are_turned_up() -> None:
    for card in GROUPS["foundational-keepers"]:
        assert "Ogre" in card.name and len(musts(card.id, "revealed")) == 1, card.id


def test_each_centaur_is_weak_against_one_class_and_hard_against_the_others() -> None:
    seen = set()
    for card in GROUPS["corrupted-centaurs"]:
        weak, hard, *_ = card.abilities
        assert isinstance(weak, While) and isinstance(hard, While)
        assert isinstance(weak.when, Some) and isinstance(weak.when.cards.where, Is)
        (less,) = weak.steps
        assert isinstance(less, Modify) and (less.figure, less.op, less.on) == ("health", "less", "self")
        assert Not(weak.when.cards.where) in list(parts(hard)), card.id
        assert {(n.figure, n.op) for n in hard.steps if isinstance(n, Modify)} == {
            ("attack", "less"),
            ("magic", "less"),
        }
        seen.add(weak.when.cards.where.tag)
    assert seen == {"cleric", "fighter", "rogue", "wizard"}


def test_treefolk_pay_by_the_margin() -> None:
    for card in GROUPS["treefolk"]:
        rewards = tuple(musts(card.id, "reward"))
        assert Value("margin", "foe") in list(parts(rewards)), card.id
        assert any(isinstance(n, Earn | Gain) for n in parts(rewards)), card.id


def toughness(card: Card) -> int:
    return card.figures["health"] + card.figures.get("armor", 0)


def test_an_opening_hand_can_beat_level_one() -> None:
    """Four or five attack, and a light or none."""
    for card in of_level(1):
        worse = [n for n in words(card.id) if isinstance(n, Modify) and (n.figure, n.op) == ("health", "add")]
        assert toughness(card) + len(worse) <= 5, card.id
    assert sum(toughness(c) <= 4 for c in of_level(1)) == 20


def test_health_and_experience_follow_the_model() -> None:
    """No room of this quest pays experience, so that monsters from level 2 on pay more than elsewhere."""
    health = [mean(c.figures["health"] for c in of_level(level)) for level in (1, 2, 3)]
    assert health == pytest.approx([3.4, 6.9, 10.4], abs=0.2)
    assert min(c.figures["health"] for c in of_level(2)) >= 6 and min(c.figures["health"] for c in of_level(3)) >= 9
    pay = [mean(c.figures["xp"] for c in of_level(level)) for level in (1, 2, 3)]
    assert pay == pytest.approx([1.65, 3.6, 5.1], abs=0.15)
    assert all(toughness(c) + c.figures.get("resistance", 0) <= 20 for c in of_level(3))


def hard(card: Card) -> bool:
    demands = any(isinstance(n, Forbid) and n.act == "be-defeated" for n in parts(card.abilities))
    return bool(card.figures.get("armor") or card.figures.get("resistance") or demands)


def test_armor_and_the_like_are_rare_on_level_one_and_common_from_level_two_on() -> None:
    one, two, three = (sum(map(hard, of_level(level))) for level in (1, 2, 3))
    assert one <= 1 and two >= 6 and three >= 10


def test_monsters_pay_and_most_of_them_wound() -> None:
    every = [c for level in (1, 2, 3) for c in of_level(level)]
    assert all(c.figures.get("xp", 0) > 0 for c in every)
    assert sum(c.figures.get("wounds", 0) > 0 for c in every) > len(every) / 2
    treasures = [sum("treasure" in gains(musts(c.id, "reward")) for c in of_level(level)) for level in (1, 2, 3)]
    assert treasures == [2, 2, 7]


# ------------------------------------------------------------------------------------------------------------
# Rooms

BOOSTS = ("health", "armor", "resistance", "wounds", "xp")


@pytest.mark.parametrize(
    ("room", "level", "light", "boosts", "reward"),
    [
        ("fairy-meadow", 1, 0, {"resistance": 2}, ["lantern-token"]),
        ("ominous-looking-road", 1, 0, {"armor": 1}, []),
        ("hollow-tree", 2, 2, {}, ["potion"]),
        ("tree-house", 2, 1, {"health": 2}, []),
        ("elven-outpost", 3, 2, {"wounds": 1}, []),
        ("elven-ruins", 3, 2, {}, []),
    ],
)
def test_a_room_is_what_the_tables_say(
    room: str, level: int, light: int, boosts: dict[str, int], reward: list[str]
) -> None:
    card = CARD[room]
    assert (figure(room, "level"), figure(room, "darkness")) == (level, light)
    assert {name: n for name, n in card.figures.items() if name in BOOSTS and n} == boosts
    assert gains(musts(room, "reward")) == reward
    assert card.tags == ("room",), "no room of this quest is alert"


def test_three_or_four_light_lead_to_the_deepest_room() -> None:
    paths = product(*([c for c in ECLIPSE.rooms if c.figures["level"] == level] for level in (1, 2, 3)))
    assert {sum(c.figures.get("darkness", 0) for c in path) for path in paths} == {3, 4}


def spoils(room: str) -> tuple[Any, ...]:
    (use,) = [a for a in CARD[room].abilities if isinstance(a, Use)]
    assert use.window == "spoils"
    return use.steps


def test_what_the_rooms_offer_after_a_victory() -> None:
    gold, purchase = spoils("ominous-looking-road")
    assert gold == Earn("gold", 1) and isinstance(purchase, Buy)
    assert {n.tag for n in parts(purchase) if isinstance(n, Is)} == {"spell", "weapon"}
    (gone,) = spoils("tree-house")
    assert gone == Destroy(Pick("hand", Is("starter")))
    rise, away = spoils("elven-outpost")
    assert rise == Level(less=2) and away == Travel(Pick("rooms", Named("wilderness")))


def test_the_hollow_tree_sends_the_champion_to_the_wilderness() -> None:
    (after,) = musts("hollow-tree", "after")
    assert after.steps == (Travel(Pick("rooms", Named("wilderness"))),) and after.when is None


def test_the_ruins_spare_rogues() -> None:
    (before,) = musts("elven-ruins", "before")
    assert before.when == Not(Some(Cards("hand", Is("rogue"))))
    look, discard, harder = before.steps
    assert isinstance(look, Look) and look.n == 1 and discard == Discard(look.name)
    assert harder == Modify("health", "add", Value("cost", look.name), "foe")


# ------------------------------------------------------------------------------------------------------------
# The guardian and the treasures


def test_the_guardian_of_the_sun() -> None:
    """It makes you discard, pays half the attack, and is stronger from version to version."""
    assert [c.id for c in ECLIPSE.guardians] == [f"guardian-of-the-sun-{level}" for level in (4, 5, 6)]
    for card in ECLIPSE.guardians:
        assert set(card.tags) == {"monster", "guardian", "elemental", "golem"} and card.stack == "guardian-of-the-sun"
        assert any(isinstance(n, Discard) for n in parts(tuple(musts(card.id, "before"))))
        assert Earn("xp", Half(Value("total", "foe"))) in words(card.id)
    assert [c.figures["wounds"] for c in ECLIPSE.guardians] == [2, 3, 4]
    assert [c.figures["health"] for c in ECLIPSE.guardians] == [8, 11, 14]
    for name in ("armor", "resistance"):
        assert [figure(c.id, name) for c in ECLIPSE.guardians] == [0, 1, 2]


def test_the_treasures() -> None:
    assert [(c.name, c.count) for c in ECLIPSE.treasures] == [("Sun of the Forest", 1), ("Treasure Cache", 2)]
    sun, cache = ECLIPSE.treasures
    assert figure(sun.id, "light") >= 1 and not [n for n in words(sun.id) if isinstance(n, Count)]
    assert "cache" in cache.tags and Destroy("self") in words(cache.id)


# ------------------------------------------------------------------------------------------------------------
# What is known is marked


def test_what_is_known_is_marked() -> None:
    for card in ECLIPSE.heroes:
        known = {"name", "level", *({"cost"} if card.figures["level"] == 1 else set())}
        known |= {"level-cost"} if card.figures["level"] < 3 else set()
        known |= {"ability-1"} if card.stack == "felin" else set()
        assert card.source == "reconstructed" and set(card.marks) == known, card.id
    for card in ECLIPSE.village:
        more = {"attack", "ability-2"} if card.id == "punching-dagger" else set()
        assert card.source == "reconstructed" and set(card.marks) == {"name", *more}, card.id
    assert all(c.source == "reconstructed" and set(c.marks) == {"level"} for c in ECLIPSE.monsters)
    assert all(c.source == "public" for c in ECLIPSE.rooms)
    assert {c.id: c.marks for c in ECLIPSE.rooms if c.marks} == {
        "ominous-looking-road": {"ability-1": "inferred"},
        "elven-ruins": {"ability-1": "inferred"},
    }
