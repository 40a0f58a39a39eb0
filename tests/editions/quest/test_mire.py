"""What is known of Risen from the Mire binds its cards.

The tables hold what the public lists give of this quest, as facts: prices, icons, classes, races, keywords, rooms,
groups and numbers of cards. The other tests hold figures and abilities of ours to what a source says or hints at.
"""

from __future__ import annotations

from itertools import pairwise
from statistics import mean
from typing import Any

import pytest

from duskhall.core.tree import (
    Armed,
    Buy,
    Card,
    CardIs,
    Cards,
    Cmp,
    Destroy,
    Die,
    Discard,
    Earn,
    Forbid,
    Gain,
    Half,
    Heal,
    Held,
    Is,
    Many,
    Modify,
    Must,
    Named,
    Or,
    Roll,
    Travel,
    Use,
    Value,
    While,
)
from duskhall.editions.quest.cards.mire import MIRE
from tests.editions.quest.reading import figure, parts

CARD = {c.id: c for c in MIRE.cards}
FAMILIES = ("baharan", "darameric", "linsha", "markennan", "nimblefingers", "regalen")
FIGHTERS = ("linsha", "markennan")
ALERTS = ("into", "from", "through")


def tags_named(card: str) -> set[str]:
    said = list(parts(CARD[card].abilities))
    return {n.tag for n in said if isinstance(n, Is)} | {t for n in said if isinstance(n, Many) for t in n.tags}


def does(card: Card, step: type[Any]) -> bool:
    return any(isinstance(n, step) for n in parts(card.abilities))


def musts(card: Card, event: str) -> list[Must]:
    return [a for a in card.abilities if isinstance(a, Must) and a.event == event]


def gains(abilities: Any) -> list[str]:
    return sorted(n.pile for n in parts(tuple(abilities)) if isinstance(n, Gain))


def group(name: str) -> list[Card]:
    return [c for c in MIRE.monsters if c.stack == name]


def copies(cards: list[Card]) -> list[Card]:
    return [c for c in cards for _ in range(c.count)]


def of_level(level: int) -> list[Card]:
    return copies([c for c in MIRE.monsters if c.figures["level"] == level])


# ------------------------------------------------------------------------------------------------------------
# The pack


def test_the_third_quest_holds_what_the_lists_count() -> None:
    assert (MIRE.number, MIRE.id) == (3, "risen-from-the-mire")
    assert sorted({c.stack for c in MIRE.heroes}) == list(FAMILIES)
    assert len(MIRE.village) == 12 and all(c.count == 8 and c.stack == c.id for c in MIRE.village)
    assert {c.name: c.count for c in MIRE.treasures} == {"Elemental Elixir": 1, "Treasure Cache": 2}
    assert [(c.id, c.count) for c in MIRE.guardians] == [("baalok-4", 1), ("baalok-5", 1), ("baalok-6", 1)]
    assert len({c.id for c in MIRE.cards}) == len(MIRE.cards)


# ------------------------------------------------------------------------------------------------------------
# Heroes

HEROES = {
    "baharan": (7, {"triton", "cleric"}, {"magic"}),
    "darameric": (9, {"elf", "cleric", "wizard"}, {"magic"}),
    "linsha": (7, {"human", "fighter"}, {"attack"}),
    "markennan": (7, {"human", "fighter"}, {"attack"}),
    "nimblefingers": (8, {"elf", "rogue"}, {"attack", "light"}),
    "regalen": (8, {"elf", "wizard"}, {"magic"}),
}
"""Price of the first level, races and classes, the icons it shows."""


@pytest.mark.parametrize("name", FAMILIES)
def test_a_hero_has_its_price_keywords_and_icons(name: str) -> None:
    cost, keywords, icons = HEROES[name]
    first = CARD[f"{name}-1"]
    assert first.figures["cost"] == cost and first.marks["cost"] == "public"
    assert {i for i in ("attack", "magic", "light", "gold") if figure(first.id, i)} == icons
    for level in (1, 2, 3):
        card = CARD[f"{name}-{level}"]
        assert set(card.tags) == {"hero", *keywords}
        assert card.figures["level"] == level and card.name == f"{name.title()} {'I' * level}"
        assert len({"attack", "magic"} & set(card.figures)) == 1


@pytest.mark.parametrize("name", FAMILIES)
def test_every_level_is_better(name: str) -> None:
    for low, high in pairwise([CARD[f"{name}-{level}"] for level in (1, 2, 3)]):
        kind = "magic" if "magic" in low.figures else "attack"
        assert high.figures[kind] > low.figures[kind] and high.figures["vp"] > low.figures["vp"]
        assert high.figures["strength"] >= low.figures["strength"]
        assert high.figures["cost"] == low.figures["cost"] + 3


@pytest.mark.parametrize("level", [1, 2, 3])
def test_fighters_have_the_best_skill(level: int) -> None:
    others = max(figure(f"{name}-{level}", "strength") for name in FAMILIES if name not in FIGHTERS)
    assert all(figure(f"{name}-{level}", "strength") > others for name in FIGHTERS)


def test_markennan_reaches_eight_with_a_blunt_weapon() -> None:
    """The FAQ of the rulebook: his skill counts before he wields, enough for a requirement of 8."""
    for level in (1, 2, 3):
        card = CARD[f"markennan-{level}"]
        (skill,) = [
            n.amount
            for a in card.abilities
            if isinstance(a, While) and a.when == CardIs("self", Armed(Is("blunt")))
            for n in a.steps
            if isinstance(n, Modify) and n.figure == "strength" and isinstance(n.amount, int)
        ]
        assert figure(card.id, "strength") + skill >= 8
        assert card.marks["ability-1"] == "inferred"
    assert figure("markennan-1", "strength") < 8


def test_baharan_discards_and_linsha_counts_weapons() -> None:
    for level in (1, 2, 3):
        uses = [a for a in CARD[f"baharan-{level}"].abilities if isinstance(a, Use)]
        assert uses and all(any(isinstance(n, Discard) for n in parts(a.cost)) for a in uses)
        assert Held() in list(parts(CARD[f"linsha-{level}"].abilities))


# ------------------------------------------------------------------------------------------------------------
# Marketplace

MARKET = {
    "crystal-of-scrying": {"item", "magic"},
    "holy-symbol": {"item", "divine"},
    "potion-of-stamina": {"item", "magic"},
    "ring-of-learning": {"item", "magic"},
    "arcane-aura": {"spell", "arcane"},
    "charm-monster": {"spell", "arcane"},
    "enchant-weapons": {"spell", "arcane"},
    "vampiric-touch": {"spell", "chaos"},
    "battle-axe": {"weapon", "edged"},
    "boomerang": {"weapon", "blunt", "edged"},
    "crystal-dagger": {"weapon", "edged", "dagger", "magic"},
    "holy-mace": {"weapon", "blunt", "divine"},
}
COMBOS = {
    "holy-symbol": {"cleric", "demon", "undead"},
    "arcane-aura": {"wizard"},
    "charm-monster": {"wizard"},
    "enchant-weapons": {"wizard"},
    "crystal-dagger": {"wizard", "spell"},
    "holy-mace": {"demon", "undead"},
}
"""What the lists say these cards go with, where that is a keyword."""


def test_the_market_has_these_cards_and_keywords() -> None:
    assert {c.id: set(c.tags) - {"village"} for c in MIRE.village} == MARKET


@pytest.mark.parametrize("card", COMBOS)
def test_a_card_speaks_of_what_it_goes_with(card: str) -> None:
    assert tags_named(card) >= COMBOS[card]


def test_only_the_listed_spells_scale_with_a_class() -> None:
    assert not {"wizard", "cleric"} & tags_named("vampiric-touch")
    assert all("cleric" not in tags_named(card) for card in ("charm-monster", "enchant-weapons"))


def test_other_combos_and_pairs() -> None:
    """Weapons for the ring and the enchantment, discarding for the Boomerang, wounds for the touch, two classes for the
    aura."""
    assert Held() in list(parts(CARD["ring-of-learning"].abilities))
    enchanted = list(parts(CARD["enchant-weapons"].abilities))
    assert Modify("attack", "become", 1, Cards("hand", Armed())) in enchanted
    assert Forbid("be-discarded", "self") in list(parts(CARD["boomerang"].abilities))
    assert "wound" in tags_named("vampiric-touch") and does(CARD["vampiric-touch"], Heal)
    assert any(isinstance(n, Many) and n.n == 2 for n in parts(CARD["arcane-aura"].abilities))
    assert figure("crystal-dagger", "weight") <= figure("regalen-1", "strength"), "wizards are listed with the dagger"


def test_the_battle_axe_of_the_rulebook() -> None:
    """One experience each time that wounds are gained; like every weapon it must be wielded."""
    card = CARD["battle-axe"]
    assert card.abilities == (Must("wounded", (Earn("xp", 1),), when=CardIs("self", Held())),)
    assert card.marks["ability-1"] == "rulebook"


@pytest.mark.parametrize(
    ("kind", "prices"),
    [("item", (3, 4, 4, 4, 5, 5, 7, 8)), ("spell", (3, 4, 5, 5, 5, 6, 7, 8)), ("weapon", (1, 4, 4, 6, 6, 7, 7, 7))],
)
def test_prices_are_like_those_of_the_sister_quests(kind: str, prices: tuple[int, ...]) -> None:
    ours = [c.figures["cost"] for c in MIRE.village if kind in c.tags]
    assert min(prices) <= min(ours) and max(ours) <= max(prices) and abs(mean(ours) - mean(prices)) < 1.5


def test_figures_stand_where_the_rules_want_them() -> None:
    for card in MIRE.village:
        weapon, item = "weapon" in card.tags, "item" in card.tags
        assert ("weight" in card.figures) == weapon, card.id
        assert not weapon or -2 <= card.figures["weight"] - card.figures["cost"] <= 2, card.id
        assert not item or not {"attack", "magic"} & set(card.figures), card.id
    assert sum("vp" in c.figures for c in MIRE.village) > 6


# ------------------------------------------------------------------------------------------------------------
# Monsters

GROUPS = {
    "ensnaring-vines": (1, {"plant"}),
    "bog-zombies": (1, {"undead"}),
    "chaos-lizards": (2, {"humanoid"}),
    "moor-skeletons": (2, {"undead"}),
    "marsh-trolls": (3, {"giant"}),
    "swamp-spirits": (3, {"undead"}),
}


@pytest.mark.parametrize("name", GROUPS)
def test_a_group_has_ten_cards_of_one_level(name: str) -> None:
    level, keywords = GROUPS[name]
    cards = group(name)
    assert sum(c.count for c in cards) == 10 and 5 <= len(cards) <= 7
    for card in cards:
        assert card.figures["level"] == level and card.marks["level"] == "public"
        assert set(card.tags) - {"alert"} == {"monster", *keywords}
        assert card.abilities and card.figures["xp"] > 0, card.id


def test_only_the_vines_are_alert() -> None:
    for card in (*MIRE.monsters, *MIRE.rooms):
        alert = card.stack == "ensnaring-vines" or card.id == "blood-altar-room"
        assert ("alert" in card.tags) == alert, card.id
        if card.kind == "monster":
            assert any(musts(card, event) for event in ALERTS) == alert, card.id


def test_zombies_and_skeletons_deal_wound_cards() -> None:
    for name in ("bog-zombies", "moor-skeletons"):
        assert all("festering-wound" in gains(musts(c, "after")) for c in group(name)), name
    others = [c for c in MIRE.monsters if c.stack not in ("bog-zombies", "moor-skeletons")]
    assert not any("festering-wound" in gains(c.abilities) for c in others)


def test_skeletons_withstand_steel_and_edges() -> None:
    """Armor, a demand for magic, or no regard for edged weapons: every one of them."""
    cards = group("moor-skeletons")
    edged = [c for c in cards if Is("edged") in list(parts(c.abilities))]
    assert sum(c.count for c in edged) >= 4 and sum(c.count for c in cards if figure(c.id, "armor")) >= 4
    for card in cards:
        demands = any(isinstance(n, Forbid) and n.act == "be-defeated" for n in parts(card.abilities))
        assert card in edged or figure(card.id, "armor") or demands, card.id
        assert not figure(card.id, "resistance"), card.id


def test_lizards_roll_dice_and_discard() -> None:
    for card in group("chaos-lizards"):
        (line,) = musts(card, "before")
        assert any(isinstance(n, Roll) for n in line.steps), card.id
        assert any(isinstance(n, Discard) for n in parts(line)) and any(isinstance(n, Die) for n in parts(line))


def test_every_troll_is_immune_to_something_else() -> None:
    ignored = [
        {n.on for n in parts(c.abilities) if isinstance(n, Modify) and n.op == "ignore"} for c in group("marsh-trolls")
    ]
    assert all(len(cards) == 1 for cards in ignored) and len(set().union(*ignored)) == len(ignored)


def test_spirits_hunger_for_heroes() -> None:
    for card in group("swamp-spirits"):
        assert Is("hero") in list(parts(card.abilities)), card.id
        assert does(card, Discard) or does(card, Destroy) or card.id == "chill-mist"


def toughness(card: Card) -> int:
    return card.figures["health"] + card.figures.get("armor", 0)


def hard(card: Card) -> bool:
    demands = any(isinstance(n, Forbid) and n.act == "be-defeated" for n in parts(card.abilities))
    return bool(card.figures.get("armor") or card.figures.get("resistance") or demands)


def test_figures_rise_with_the_level() -> None:
    assert all(toughness(c) <= 4 for c in of_level(1)), "an opening hand has 4 or 5 attack"
    assert all(6 <= c.figures["health"] <= 9 for c in of_level(2))
    assert all(9 <= c.figures["health"] <= 13 for c in of_level(3))
    for name, around in (("health", (3.4, 6.9, 10.1)), ("xp", (1.6, 2.9, 4.7))):
        for level, target in zip((1, 2, 3), around, strict=True):
            assert abs(mean(c.figures[name] for c in of_level(level)) - target) <= 0.35, (name, level)
    assert sum(map(hard, of_level(1))) <= 1
    assert sum(map(hard, of_level(2))) >= 6 and sum(map(hard, of_level(3))) >= 10


def test_treasures_lie_deep() -> None:
    found = [sum("treasure" in gains(musts(c, "reward")) for c in of_level(level)) for level in (1, 2, 3)]
    assert found == [2, 3, 7]


# ------------------------------------------------------------------------------------------------------------
# Rooms

ROOMS = {
    "alchemy-chamber": ("Alchemy Chamber", 1, 0, {}, []),
    "servants-tombs": ("The Servant's Tombs", 1, 0, {}, []),
    "bog": ("Bog", 2, 1, {}, []),
    "sunken-graveyard": ("Sunken Graveyard", 2, 0, {"health": 2}, ["iron-rations"]),
    "blood-altar-room": ("Blood Altar Room", 3, 2, {"health": 2, "xp": 2}, []),
    "lichs-tomb": ("The Lich's Tomb", 3, 1, {"xp": 3}, []),
}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_is_what_the_tables_say(room: str) -> None:
    name, level, light, boosts, reward = ROOMS[room]
    card = CARD[room]
    assert (card.name, card.figures["level"], card.figures["darkness"]) == (name, level, light)
    assert {k: n for k, n in card.figures.items() if k not in ("level", "darkness")} == boosts
    assert gains(musts(card, "reward")) == reward


def boost(room: str) -> tuple[Modify, Any]:
    """What the room adds in battle, and when."""
    (line,) = [a for a in CARD[room].abilities if isinstance(a, While)]
    (step,) = line.steps
    assert isinstance(step, Modify) and line.place == "fought"
    return step, line.when


def test_what_the_rooms_do_in_battle() -> None:
    light = Value("light", "party")
    assert boost("alchemy-chamber") == (Modify("health", "add", 1, "foe"), Cmp(Value("magic", "party"), "<", 1))
    assert boost("servants-tombs") == (Modify("health", "add", 2, "foe"), Cmp(light, "<", 1))
    assert boost("sunken-graveyard") == (Modify("armor", "add", 3, "foe"), Cmp(light, "<", 2))
    assert boost("bog") == (Modify("strength", "less", 1, Cards("hand", Is("hero"))), None)
    assert CARD["servants-tombs"].marks == {"ability-1": "disputed"}
    assert CARD["alchemy-chamber"].marks == {"ability-1": "inferred"}


def test_the_bog_sells_a_spell_or_a_weapon() -> None:
    (sale,) = [a for a in CARD["bog"].abilities if isinstance(a, Use)]
    assert sale.window == "spoils" and sale.steps == (Buy(Or((Is("spell"), Is("weapon")))),) and not sale.repeat


def test_blood_for_light() -> None:
    """A wound lowers the light by one, as often as the champion likes."""
    (altar,) = [a for a in CARD["blood-altar-room"].abilities if isinstance(a, Use)]
    assert altar.window == "walk" and altar.repeat
    assert altar.cost == (Gain("wound", 1, to="front"),)
    assert altar.steps == (Modify("darkness", "less", 1, "self"),)


def test_the_tomb_rolls_two_dice() -> None:
    (line,) = musts(CARD["lichs-tomb"], "before")
    added = [n.amount for n in parts(line) if isinstance(n, Modify)]
    assert isinstance(line.steps[0], Roll) and line.steps[0].n == 2
    assert [d.how for d in added if isinstance(d, Die)] == ["sum", "lowest"]


def test_the_deepest_rooms_send_the_champion_away() -> None:
    for room in ("blood-altar-room", "lichs-tomb"):
        (line,) = musts(CARD[room], "after")
        assert any(isinstance(n, Travel) for n in parts(line)) and Named("wilderness") in list(parts(line))


# ------------------------------------------------------------------------------------------------------------
# Guardian and treasures


def test_baalok_destroys_and_pays_half_the_attack() -> None:
    for card in MIRE.guardians:
        assert set(card.tags) == {"monster", "guardian", "undead", "lich"}
        assert card.name == "Baalok, the Flesh Weaver" and card.stack == "baalok-the-flesh-weaver"
        (line,) = musts(card, "before")
        assert any(isinstance(n, Destroy) for n in line.steps)
        assert Earn("xp", Half(Value("total", "foe"))) in list(parts(tuple(musts(card, "reward"))))
        assert "treasure" in gains(musts(card, "reward"))


def test_higher_guardians_are_stronger() -> None:
    assert [c.figures["wounds"] for c in MIRE.guardians] == [2, 3, 4]
    for low, high in pairwise(MIRE.guardians):
        assert high.figures["health"] > low.figures["health"]
        for name in ("armor", "resistance"):
            assert low.figures.get(name, 0) <= high.figures.get(name, 0) <= 3


def test_a_cache_works_once_and_is_gone() -> None:
    card = CARD["treasure-cache-mire"]
    (line,) = musts(card, "gained")
    assert line.steps[0] == Destroy("self") and set(card.tags) == {"treasure", "cache"}
    assert card.marks == {"name": "public", "count": "public"}


def test_what_is_ours_says_so() -> None:
    for card in MIRE.cards:
        assert card.source == ("public" if card.kind == "room" else "reconstructed"), card.id
