"""What is known of Quest binds the figures that are ours.

Few cards of Quest are known in full, so most figures had to be made up. Each test holds them to something that a source
says, that follows from what is said, or that is a fair reading of hints; its name or docstring says what, in our words.
A figure that is retuned must still pass here. What is known of the cards of one quest is tested beside this file, in
one of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product
from statistics import mean

import pytest

from duskhall.core.tree import (
    FIGURES,
    Card,
    Destroy,
    Earn,
    Forbid,
    Half,
    Heal,
    Level,
    Modify,
    Named,
    Trade,
    Use,
    Value,
    Venture,
)
from duskhall.editions import edition
from duskhall.editions.quest.cards import (
    CARDS,
    GEAR,
    GUARDIANS,
    HEROES,
    KEYS,
    MONSTERS,
    QUESTS,
    ROOMS,
    STARTERS,
    TREASURES,
    WOUNDS,
    Quest,
)
from duskhall.editions.quest.drawing import KEYS_IN_DECK
from duskhall.editions.quest.setup import KEYS as USUAL_KEYS
from duskhall.editions.quest.setup import STARTING_DECK
from duskhall.editions.quest.turn import TURN
from tests.editions.quest.reading import (
    CARD,
    demands,
    does,
    each_copy,
    figure,
    gains,
    hard,
    hit,
    musts,
    parts,
    text_of_its_own,
    toughness,
    windows,
)

RULES = edition("quest").rules
RIPPLES = 5
"""The number of the quest that has three rooms, and named treasures instead of caches."""
LEVELS = (1, 2, 3)
CLASSES = ("cleric", "fighter", "rogue", "wizard")
TYPES = ("item", "spell", "weapon")

each_quest = pytest.mark.parametrize("quest", QUESTS, ids=lambda quest: quest.id)


def families(quest: Quest) -> dict[str, list[Card]]:
    """Heroes by their stack, level by level."""
    return {name: [c for c in quest.heroes if c.stack == name] for name in dict.fromkeys(c.stack for c in quest.heroes)}


def groups(quest: Quest) -> dict[str, list[Card]]:
    names = dict.fromkeys(c.stack for c in quest.monsters)
    return {name: [c for c in quest.monsters if c.stack == name] for name in names}


def of_level(quest: Quest, level: int) -> list[Card]:
    """The monsters of a level, each copy."""
    return each_copy([c for c in quest.monsters if c.figures["level"] == level])


def classes(card: Card) -> set[str]:
    return set(card.tags) & set(CLASSES)


# ----------------------------------------------------------------------------------------------------------------------
# The box (stated)


def test_the_box_has_its_cards() -> None:
    counts = {c.id: c.count for c in (*STARTERS, *GEAR, *WOUNDS, *KEYS)}
    assert counts == {
        "adventurer": 24,
        "thunderstone-shard": 8,
        "lantern": 8,
        "dagger": 8,
        "iron-rations": 16,
        "lantern-token": 16,
        "potion": 16,
        "wound": 32,
        "festering-wound": 24,
        "guardian-key": 6,
    }
    assert all(c.count == 1 for c in ROOMS)


def test_a_starting_deck_for_each_of_four_players() -> None:
    assert STARTING_DECK == {"adventurer": 6, "lantern": 2, "thunderstone-shard": 2, "dagger": 2}
    assert all(CARD[name].count == 4 * n for name, n in STARTING_DECK.items())


def test_there_are_21_basic_treasures_and_a_few_of_each_quest() -> None:
    """Of the first four quests a named one and two caches, of the last one two named ones."""
    own = {quest.number: quest.treasures for quest in QUESTS}
    assert sum(c.count for c in TREASURES) - sum(c.count for cards in own.values() for c in cards) == 21
    for number, cards in own.items():
        caches = sum(c.count for c in cards if "cache" in c.tags)
        assert (sum(c.count for c in cards), caches) == ((2, 0) if number == RIPPLES else (3, 2)), number


@each_quest
def test_a_monster_group_has_ten_cards(quest: Quest) -> None:
    """Two groups of each level."""
    for group, cards in groups(quest).items():
        assert sum(c.count for c in cards) == 10, group
        assert len({c.figures["level"] for c in cards}) == 1, group
        assert len({frozenset(set(c.tags) - {"alert"}) for c in cards}) == 1, f"{group}: the keywords are those of all"
        assert 5 <= len(cards) <= 7, group
    assert sorted(cards[0].figures["level"] for cards in groups(quest).values()) == [1, 1, 2, 2, 3, 3]


@each_quest
def test_a_quest_has_two_rooms_of_each_level_or_one(quest: Quest) -> None:
    levels = [1, 2, 3] if quest.number == RIPPLES else [1, 1, 2, 2, 3, 3]
    assert sorted(c.figures["level"] for c in quest.rooms) == levels


@each_quest
def test_a_guardian_has_three_versions(quest: Quest) -> None:
    assert [(c.figures["level"], c.count) for c in quest.guardians] == [(4, 1), (5, 1), (6, 1)]
    assert len({c.name for c in quest.guardians}) == len({c.stack for c in quest.guardians}) == 1


@each_quest
def test_twelve_market_stacks_of_eight_and_six_hero_stacks_of_ten(quest: Quest) -> None:
    """A reading: so many cards fit the number counted in a quest pack."""
    assert len(quest.village) == 12 and all(c.count == 8 and c.stack == c.id for c in quest.village)
    assert len(families(quest)) == 6
    for name, cards in families(quest).items():
        assert sum(c.count for c in cards) == 10, name
        assert [c.figures["level"] for c in cards] == [1, 2, 3], name
    pack = sum(c.count for c in (*quest.heroes, *quest.village)) + 60 + 3 + 3 + 24
    assert pack < 250


def test_quests_come_in_order_and_share_no_card() -> None:
    assert [quest.number for quest in QUESTS] == sorted({quest.number for quest in QUESTS})
    assert max(Counter(c.id for c in CARDS).values()) == 1


SOURCES = ("rulebook", "public", "inferred", "disputed", "reconstructed")


def test_every_card_says_what_is_known_of_it() -> None:
    """Whatever no source gives is ours, and says so. A mark names a part that the card has, or a figure it lacks."""
    for card in CARDS:
        abilities = {f"ability-{n}" for n, _ in enumerate(card.abilities, start=1)}
        keywords = {f"keyword-{tag}" for tag in card.tags}
        assert card.source in ("rulebook", "public", "reconstructed"), card.id
        assert set(card.marks) <= {"name", "count", *FIGURES, *abilities, *keywords}, card.id
        assert set(card.marks.values()) <= set(SOURCES), card.id


@each_quest
def test_what_is_known_of_heroes_and_market_is_marked(quest: Quest) -> None:
    for card in quest.heroes:
        known = {"name", "level"} | ({"cost"} if card.figures["level"] == 1 else set())
        assert card.source == "reconstructed" and known <= set(card.marks), card.id
    for card in quest.village:
        assert card.source == "reconstructed" and card.marks["name"] == "public", card.id


# ----------------------------------------------------------------------------------------------------------------------
# Rules with numbers in them


def test_hit_points_fall_with_every_second_wound() -> None:
    """Stated: six without a wound, five with two; a press report: one card fewer for two wounds."""
    points = RULES.hall.hit_points
    assert points[0] == 6 and points[2] == 5
    assert all(points[n + 2] == points[n] - 1 for n in range(1, len(points) - 2))


def test_experience_counts_at_the_end_and_treasure_costs_ten() -> None:
    assert RULES.economy.xp_scores
    assert Trade(("treasure",), 10) in list(parts(TURN))


def test_one_two_and_three_keys_lie_in_the_decks_and_four_are_needed() -> None:
    assert KEYS_IN_DECK == {1: 1, 2: 2, 3: 3} and sum(KEYS_IN_DECK.values()) == CARD["guardian-key"].count
    assert USUAL_KEYS == 4


# ----------------------------------------------------------------------------------------------------------------------
# Economy and starters


def test_the_starting_deck_has_ten_gold_and_none_on_adventurers() -> None:
    """Stated: ten gold on the other six cards together. So one lantern, dagger and shard make five."""
    assert figure("adventurer", "gold") == 0
    assert sum(n * figure(name, "gold") for name, n in STARTING_DECK.items()) == 10
    gold = [figure(name, "gold") for name in ("lantern", "dagger", "thunderstone-shard")]
    assert sum(gold) == 5 and min(gold) >= 0 and gold[2] > 0


def test_a_dagger_adds_one_attack_and_a_lantern_gives_one_light() -> None:
    assert hit(CARD["dagger"]) == 1 and figure("lantern", "light") == 1
    assert figure("adventurer", "light") == figure("thunderstone-shard", "light") == 0


def test_an_adventurer_can_wield_a_dagger() -> None:
    """A reading: one of the worked turns has a dagger that counts, and nobody but adventurers."""
    assert figure("adventurer", "strength") >= figure("dagger", "weight")


def openings() -> Iterator[tuple[dict[str, int], int, int]]:
    """Every hand of six starters with its attack and light."""
    each = figure("adventurer", "strength") // figure("dagger", "weight")
    for numbers in product(*(range(n + 1) for n in STARTING_DECK.values())):
        hand = dict(zip(STARTING_DECK, numbers, strict=True))
        if sum(numbers) == 6:
            wielded = min(hand["dagger"], hand["adventurer"] * each)
            attack = hand["adventurer"] * hit(CARD["adventurer"]) + wielded * hit(CARD["dagger"])
            yield hand, attack, sum(n * figure(name, "light") for name, n in hand.items())


def test_the_opening_hands_of_the_worked_turns_can_be_drawn() -> None:
    """One has 5 attack and 1 light; one has 4 attack with one dagger and a lantern; one has all the gold."""
    hands = list(openings())
    assert any((attack, light) == (5, 1) for _, attack, light in hands)
    assert any(attack == 4 and hand["dagger"] == 1 and hand["lantern"] >= 1 for hand, attack, _ in hands)
    assert any(sum(n * figure(name, "gold") for name, n in hand.items()) == 10 for hand, _, _ in hands)


def test_gear_has_its_prices_and_moments() -> None:
    assert [figure(name, "cost") for name in ("iron-rations", "lantern-token", "potion")] == [2, 3, 4]
    assert {w for of in windows("iron-rations") for w in of} == {"village", "dungeon", "spoils"}
    assert {w for of in windows("lantern-token") for w in of} == {"dungeon"}
    assert {w for of in windows("potion") for w in of} == {"village", "dungeon"}
    assert all(does(name, Destroy) for name in ("iron-rations", "lantern-token", "potion"))


def test_what_gear_does() -> None:
    """Rations: one gold or two more skill. Lantern: a light. Potion: a wound less."""
    changes = [n for n in parts(CARD["iron-rations"].abilities) if isinstance(n, Modify | Earn)]
    assert {(n.figure, n.amount) if isinstance(n, Modify) else (n.what, n.amount) for n in changes} == {
        ("strength", 2),
        ("gold", 1),
    }
    lights = [n for n in parts(CARD["lantern-token"].abilities) if isinstance(n, Modify)]
    assert [(n.figure, n.op, n.amount) for n in lights] == [("light", "add", 1)]
    assert [n.n for n in parts(CARD["potion"].abilities) if isinstance(n, Heal)] == [1]


def test_a_shard_has_one_ability_for_village_or_dungeon() -> None:
    assert [set(of) for of in windows("thunderstone-shard")] == [{"village", "dungeon"}]


def test_a_dagger_has_one_dungeon_ability_and_may_go_with_a_purchase() -> None:
    """And only one dagger goes with each purchase."""
    assert windows("dagger") == [("dungeon",)]
    (trait,) = musts(CARD["dagger"], "buying")
    assert trait.once and any(isinstance(n, Destroy) for n in parts(trait))


def test_that_a_dagger_is_edged_is_inferred() -> None:
    """No source gives it the keyword; the others are stated."""
    assert {part for part in CARD["dagger"].marks if part.startswith("keyword-")} == {"keyword-edged"}
    assert CARD["dagger"].marks["keyword-edged"] == "inferred"


def test_a_lantern_leads_to_the_wilderness_after_the_village() -> None:
    (trait,) = musts(CARD["lantern"], "village-over")
    assert any(isinstance(n, Venture) for n in parts(trait))


def test_a_level_costs_its_number_and_two_more() -> None:
    for card in (CARD["adventurer"], *HEROES):
        level = card.figures["level"]
        assert card.figures.get("level-cost") == (level + 2 if level < 3 else None), card.id


def test_a_wound_is_a_wound() -> None:
    assert all("wound" in c.tags for c in WOUNDS) and all("gear" in c.tags for c in GEAR)


def test_the_rat_teaches_adventurers() -> None:
    """Level 0, no wounds, no experience; among the spoils an adventurer goes up for nothing. Its health is told by an
    early post alone; that four attack beat it is stated."""
    card = CARD["giant-rat"]
    assert (figure(card.id, "level"), figure(card.id, "health")) == (0, 4)
    assert card.marks == {"health": "inferred"}
    assert figure(card.id, "wounds") == figure(card.id, "xp") == 0 and not musts(card, "reward")
    (lesson,) = [a for a in card.abilities if isinstance(a, Use)]
    assert lesson.window == "spoils"
    (level,) = [n for n in parts(lesson) if isinstance(n, Level)]
    assert level.free and level.where == Named("adventurer")
    assert any(isinstance(n, Forbid) and n.act == "leave" for n in parts(card.abilities))


# ----------------------------------------------------------------------------------------------------------------------
# Heroes


@each_quest
def test_the_prices_of_heroes(quest: Quest) -> None:
    """Stated of the first level: 6 to 9. By the model three more for each further one."""
    for name, cards in families(quest).items():
        first, *others = [c.figures["cost"] for c in cards]
        assert 6 <= first <= 9 and others == [first + 3, first + 6], name


@each_quest
def test_a_hero_keeps_race_and_class(quest: Quest) -> None:
    for name, cards in families(quest).items():
        assert "hero" in cards[0].tags and len(classes(cards[0])) in (1, 2), name
        assert len({c.tags for c in cards}) == 1, name


@each_quest
def test_a_hero_shows_one_kind_of_attack(quest: Quest) -> None:
    """Read from the pictures of the first level."""
    for name, (card, *_) in families(quest).items():
        assert sum(kind in card.figures for kind in ("attack", "magic")) == 1, name


@each_quest
@pytest.mark.parametrize("level", LEVELS)
def test_fighters_have_the_best_skill(quest: Quest, level: int) -> None:
    """Stated of fighters as a class. One who is something else as well may come near."""
    heroes = [c for c in quest.heroes if c.figures["level"] == level]
    fighters = [c.figures["strength"] for c in heroes if classes(c) == {"fighter"}]
    others = [c.figures["strength"] for c in heroes if "fighter" not in classes(c)]
    assert fighters and others and min(fighters) > max(others)
    assert max(c.figures["strength"] for c in heroes) == max(fighters)


@each_quest
def test_a_level_is_worth_its_experience(quest: Quest) -> None:
    """Experience is worth a point each at the end, so each level must bring more of everything that counts."""
    for cards in families(quest).values():
        for low, high in pairwise(cards):
            assert high.figures.get("vp", 0) > low.figures.get("vp", 0), high.id
            assert hit(high) > hit(low) or (hit(high) == hit(low) and high.abilities != low.abilities), high.id
            assert high.figures["strength"] >= low.figures["strength"], high.id


# ----------------------------------------------------------------------------------------------------------------------
# Marketplace

PRICES = {"item": (3, 4, 4, 4, 5, 5, 7, 8), "spell": (3, 4, 5, 5, 5, 6, 7, 8), "weapon": (1, 4, 4, 6, 6, 7, 7, 7)}
"""Those of the sister quests. The dearest weapon may cost one more."""


def kind_of(card: Card) -> str:
    return next(tag for tag in card.tags if tag in TYPES)


@each_quest
@pytest.mark.parametrize("kind", TYPES)
def test_prices_are_like_those_of_the_sister_quests(quest: Quest, kind: str) -> None:
    ours = [c.figures["cost"] for c in quest.village if kind_of(c) == kind]
    assert min(PRICES[kind]) <= min(ours) and max(ours) <= 8
    assert abs(mean(ours) - mean(PRICES[kind])) < 1.5


@each_quest
def test_weapons_ask_for_skill_about_as_high_as_their_price(quest: Quest) -> None:
    """In the sister quests from one less to two more, and less for a race or class that likes the weapon."""
    for card in quest.village:
        if kind_of(card) == "weapon":
            assert -2 <= card.figures["weight"] - card.figures["cost"] <= 2, card.id


@each_quest
def test_most_market_cards_have_victory_points(quest: Quest) -> None:
    assert sum("vp" in c.figures for c in quest.village) > len(quest.village) / 2


@each_quest
def test_only_weapons_ask_for_skill(quest: Quest) -> None:
    """Spells and items bring by themselves what they bring."""
    for card in quest.village:
        assert "village" in card.tags and len(set(card.tags) & set(TYPES)) == 1, card.id
        assert ("weight" in card.figures) == (kind_of(card) == "weapon"), card.id
        assert "strength" not in card.figures, card.id


# ----------------------------------------------------------------------------------------------------------------------
# Monsters


@each_quest
def test_an_opening_hand_can_beat_level_one(quest: Quest) -> None:
    """Such hands have 4 or 5 attack, and physical attack only."""
    cards = of_level(quest, 1)
    assert all(toughness(c) <= 5 for c in cards)
    assert sum(map(demands, cards)) <= 1
    assert sum(toughness(c) <= 4 for c in cards) > 10


@each_quest
def test_health_rises_with_the_level(quest: Quest) -> None:
    """Level 2 mostly 6 and up, level 3 above that, and nothing that a good last hand of 20 could not beat."""
    assert sum(toughness(c) >= 6 for c in of_level(quest, 2)) > 10
    one, two, three = (mean(c.figures["health"] for c in of_level(quest, level)) for level in LEVELS)
    assert one < two < three
    assert min(c.figures["health"] for c in of_level(quest, 3)) > two
    assert all(toughness(c) + c.figures.get("resistance", 0) <= 20 for c in of_level(quest, 3))


@each_quest
def test_armor_and_the_like_become_common_from_level_two_on(quest: Quest) -> None:
    """Armor, resistance or a demand for one kind of attack. By the model 3 copies in 10 on level 2 and 5 in 10 on level
    3, and one in 20 on level 1; a group whose known way it is may have more."""
    one, two, three = (sum(map(hard, of_level(quest, level))) for level in LEVELS)
    assert one <= 2 and two >= 4 and three >= 8
    assert one < two and one < three


@each_quest
def test_most_monsters_wound_and_all_pay(quest: Quest) -> None:
    every = each_copy(list(quest.monsters))
    assert sum(c.figures.get("wounds", 0) > 0 for c in every) > len(every) / 2
    assert all(c.figures.get("xp", 0) > 0 or musts(c, "reward") for c in every)
    assert any("treasure" in gains(musts(c, "reward")) for c in every)
    assert any(set(gains(musts(c, "reward"))) & {g.id for g in GEAR} for c in every)
    one, two, three = (mean(c.figures.get("xp", 0) for c in of_level(quest, level)) for level in LEVELS)
    assert one < two < three


@each_quest
def test_deep_monsters_do_something_besides_wounding(quest: Quest) -> None:
    """A text of their own, not only something to be found; or they wear armor or resist."""
    assert [c.id for c in quest.monsters if c.figures["level"] >= 2 and not (text_of_its_own(c) or hard(c))] == []


ALERTS = ("into", "from", "through")


def test_who_is_alert_says_so() -> None:
    for card in (*MONSTERS, *ROOMS):
        walks = any(isinstance(a, Use) and a.window == "walk" for a in card.abilities)
        assert ("alert" in card.tags) == (walks or any(musts(card, event) for event in ALERTS)), card.id


# ----------------------------------------------------------------------------------------------------------------------
# Rooms


@each_quest
def test_light_leads_to_the_deepest_rooms(quest: Quest) -> None:
    """Stated for level 1, 2 and 3: none or one, none to two, none to two."""
    for card in quest.rooms:
        assert 0 <= card.figures["darkness"] <= {1: 1, 2: 2, 3: 2}[card.figures["level"]], card.id


# ----------------------------------------------------------------------------------------------------------------------
# Guardians


def test_a_guardian_pays_half_the_attack() -> None:
    for card in GUARDIANS:
        assert Earn("xp", Half(Value("total", "foe"))) in list(parts(tuple(musts(card, "reward")))), card.id
        assert any(isinstance(n, Forbid) and n.act == "leave" for n in parts(card.abilities)), card.id
        assert {"monster", "guardian"} <= set(card.tags), card.id


@each_quest
def test_higher_guardians_are_stronger(quest: Quest) -> None:
    """Their wounds are stated, of guardians in general; one with 3 armor is spoken of."""
    assert [c.figures["wounds"] for c in quest.guardians] == [2, 3, 4]
    for figures in (
        [c.figures["health"] for c in quest.guardians],
        [c.figures["health"] + c.figures.get("armor", 0) for c in quest.guardians],
        [c.figures["health"] + c.figures.get("resistance", 0) for c in quest.guardians],
    ):
        assert figures == sorted(set(figures))
    assert max(c.figures.get("armor", 0) for c in quest.guardians) <= 3


# ----------------------------------------------------------------------------------------------------------------------
# Treasures


def test_treasures_come_in_all_forms() -> None:
    seen = Counter(tag for c in TREASURES for tag in c.tags)
    assert all(seen[form] for form in ("cache", "item", "spell", "weapon", "hero"))
    assert all("treasure" in c.tags and c.stack == "treasure" for c in TREASURES)


def test_a_cache_works_once_and_is_gone() -> None:
    """It has no type and never becomes part of a deck."""
    for card in TREASURES:
        if "cache" in card.tags:
            assert not {"item", "spell", "weapon", "hero"} & set(card.tags), card.id
            lines = musts(card, "gained")
            assert lines and Destroy("self") in list(parts(tuple(lines))), card.id


def test_a_treasure_is_not_for_sale_by_name() -> None:
    """One buys the top card unseen, for ten gold whatever it is."""
    assert all(c.figures.get("cost", 10) == 10 for c in TREASURES)


def test_every_treasure_does_something() -> None:
    assert [c.id for c in TREASURES if not c.abilities] == []
