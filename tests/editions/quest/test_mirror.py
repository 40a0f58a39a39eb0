"""What is known of A Mirror in the Dark: the public facts as tables, and readings of them that bind our figures."""

from __future__ import annotations

from itertools import product

import pytest

from duskhall.core.tree import (
    Armed,
    Card,
    Cards,
    Choose,
    Cmp,
    Destroy,
    Discard,
    Draw,
    Each,
    Earn,
    Fig,
    Gain,
    Heal,
    Held,
    If,
    Is,
    Look,
    Lose,
    Modify,
    Named,
    Pick,
    Put,
    Travel,
    Use,
    Value,
    While,
    Won,
)
from duskhall.editions.quest.cards import QUESTS
from duskhall.editions.quest.cards.mirror import MIRROR
from tests.editions.quest.reading import (
    CARD,
    does,
    each_copy,
    figure,
    gains,
    hard,
    hit,
    musts,
    parts,
    speaks_of,
    text_of_its_own,
    toughness,
)

HEROES, VILLAGE, MONSTERS, ROOMS, GUARDIANS = (
    MIRROR.heroes,
    MIRROR.village,
    MIRROR.monsters,
    MIRROR.rooms,
    MIRROR.guardians,
)
FAMILIES = ("gorlandor", "hawkswood", "pylorian", "scathian", "silverhelm", "stormhand")
FIGHTERS = ("gorlandor", "stormhand")
"""Those who are nothing else."""
LEVELS = (1, 2, 3)
GROUP_LEVELS = {
    "kobold-skirmishers": 1,
    "goblin-grunts": 1,
    "hobgoblin-brutes": 2,
    "spider-terrors": 2,
    "ancient-adventurers": 3,
    "goblin-kings-guard": 3,
}
GROUPS = {group: [c for c in MONSTERS if c.stack == group] for group in GROUP_LEVELS}


def test_the_titles_of_the_quest() -> None:
    assert (MIRROR.number, MIRROR.id) == (1, "a-mirror-in-the-dark")
    assert sorted({c.stack for c in HEROES}) == list(FAMILIES)
    assert {c.stack: c.figures["level"] for c in MONSTERS} == GROUP_LEVELS
    assert [c.id for c in GUARDIANS] == ["smorga-4", "smorga-5", "smorga-6"]
    assert {c.id: c.count for c in MIRROR.treasures} == {"stormland-mirror": 1, "treasure-cache": 2}


# ----------------------------------------------------------------------------------------------------------------------
# Heroes

COSTS = {"hawkswood": 6, "pylorian": 6, "silverhelm": 6, "gorlandor": 7, "stormhand": 7, "scathian": 8}
KEYWORDS = {
    "gorlandor": {"human", "fighter"},
    "hawkswood": {"avian", "elf", "rogue"},
    "pylorian": {"human", "wizard"},
    "scathian": {"halfling", "rogue", "wizard"},
    "silverhelm": {"dwarf", "cleric", "fighter"},
    "stormhand": {"dwarf", "fighter"},
}
RACES_AND_CLASSES = frozenset().union(*KEYWORDS.values())


def test_heroes_cost_what_the_tables_say() -> None:
    assert {name: figure(f"{name}-1", "cost") for name in FAMILIES} == COSTS


@pytest.mark.parametrize("name", FAMILIES)
def test_races_and_classes(name: str) -> None:
    for level in (1, 2, 3):
        tags = set(CARD[f"{name}-{level}"].tags)
        assert "hero" in tags and tags & RACES_AND_CLASSES == KEYWORDS[name]


@pytest.mark.parametrize("name", FAMILIES)
def test_a_hero_shows_one_kind_of_attack(name: str) -> None:
    """Magic for the wizards, physical for the others."""
    has = {kind for kind in ("attack", "magic") if figure(f"{name}-1", kind)}
    assert has == ({"magic"} if "wizard" in KEYWORDS[name] else {"attack"})


def test_who_has_gold_and_who_has_light() -> None:
    """Read from the pictures of the first level: rogues have gold, and one of them light."""
    assert {name for name in FAMILIES if figure(f"{name}-1", "gold")} == {"hawkswood", "scathian"}
    assert {name for name in FAMILIES if figure(f"{name}-1", "light")} == {"hawkswood"}


def test_hawkswood_has_lots_of_light() -> None:
    """Said of the rogues of the worked game, and he is the only rogue there; more with each level."""
    assert [figure(f"hawkswood-{level}", "light") for level in LEVELS] == [1, 2, 3]


@pytest.mark.parametrize("level", LEVELS)
def test_gorlandor_has_high_skill(level: int) -> None:
    """A reading: he is named as an answer to monsters immune to low skill."""
    assert figure(f"gorlandor-{level}", "strength") >= figure(f"stormhand-{level}", "strength")


def test_a_fighter_can_wield_several_weapons() -> None:
    two = figure("dagger", "weight") + figure("shortspear", "weight")
    assert all(figure(f"{name}-1", "strength") >= two for name in FIGHTERS)


def test_specialists() -> None:
    """Pylorian knows arcane spells, Stormhand edged weapons, on every level."""
    assert all(speaks_of(f"pylorian-{level}", "arcane", "spell") for level in LEVELS)
    assert all(speaks_of(f"stormhand-{level}", "edged") for level in LEVELS)


@pytest.mark.parametrize("name", ["gorlandor", "silverhelm"])
@pytest.mark.parametrize("level", LEVELS)
def test_some_heroes_like_weapons(name: str, level: int) -> None:
    """Tagged so: with a weapon in hand they bring more attack, Gorlandor with heavy ones, which he is listed with."""
    (bonus,) = [a for a in CARD[f"{name}-{level}"].abilities if isinstance(a, While)]
    said = list(parts(bonus))
    (more,) = [n for n in said if isinstance(n, Modify)]
    assert more.figure == "attack" and any(isinstance(n, Armed) for n in said)
    assert any(isinstance(n, Fig) and n.figure == "weight" for n in said) == (name == "gorlandor")


def test_silverhelm_is_a_cleric_as_well() -> None:
    assert all(does(f"silverhelm-{level}", Heal) for level in LEVELS)


def test_scathian_has_to_do_with_opponents() -> None:
    """A reading: he is barred from the game in which all play together."""
    said = [n for level in (1, 2, 3) for n in parts(CARD[f"scathian-{level}"].abilities)]
    assert any(isinstance(n, Each) or (isinstance(n, Pick) and n.place == "hands") for n in said)


def test_stormhand_and_a_shortsword_draw_cards() -> None:
    assert does("shortsword", Draw) and "edged" in CARD["shortsword"].tags


def test_pylorian_and_spells_reach_23() -> None:
    """The last turn of the worked game. Six cards of the last level and the best known spell do it with room to
    spare."""
    spells = 3 * (hit(CARD["magic-missile"]) + 3)
    assert 3 * hit(CARD["pylorian-3"]) + spells >= 23
    assert 2 * hit(CARD["pylorian-3"]) + spells * 2 // 3 < 60


# ----------------------------------------------------------------------------------------------------------------------
# Marketplace

MARKET = {
    "amulet-of-infravision": {"item", "magic"},
    "gem-of-healing": {"item", "magic"},
    "tome-of-knowledge": {"item"},
    "fireball": {"spell", "elemental"},
    "future-vision": {"spell", "arcane", "divine"},
    "magic-missile": {"spell", "arcane"},
    "moonlight": {"spell", "elemental"},
    "hammer": {"weapon", "blunt"},
    "maul": {"weapon", "blunt"},
    "shortbow": {"weapon", "bow"},
    "shortspear": {"weapon", "edged"},
    "shortsword": {"weapon", "edged"},
}


def of_type(kind: str) -> list[Card]:
    return [c for c in VILLAGE if kind in c.tags]


def test_the_market_has_these_cards_and_keywords() -> None:
    assert {c.id: set(c.tags) - {"village"} for c in VILLAGE} == MARKET
    assert all("village" in c.tags for c in VILLAGE)


def test_a_magic_missile_costs_seven() -> None:
    assert figure("magic-missile", "cost") == 7


def test_a_shortsword_costs_five_at_most() -> None:
    """Somebody buys one and a token in the first turn, with two rations at hand."""
    assert figure("shortsword", "cost") <= 5


def test_weapons_ask_for_skill_about_as_high_as_their_price() -> None:
    """In the sister quests from one less to two more, and two less for a race or class that likes the weapon. There
    are light ones too: the generic examples ask for 2 and 3."""
    for card in of_type("weapon"):
        assert -1 <= card.figures["weight"] - card.figures["cost"] <= 2, card.id
    assert any(c.figures["weight"] in (2, 3) for c in of_type("weapon"))
    for name in ("maul", "shortbow"):
        assert Modify("weight", "less", 2, "self") in list(parts(CARD[name].abilities))


def test_weapons_work_in_a_heros_hands() -> None:
    for card in of_type("weapon"):
        for ability in card.abilities:
            if isinstance(ability, Use):
                assert any(isinstance(n, Held) for n in parts(ability.when)), card.id
            else:
                assert isinstance(ability, While) and ability.place in ("equipped", "present"), card.id


def test_spells_that_scale() -> None:
    """By wizards: Magic Missile and Moonlight. By wizards and clerics: Future Vision. Fireball does not."""
    assert speaks_of("magic-missile", "wizard") and not speaks_of("magic-missile", "cleric")
    assert speaks_of("moonlight", "wizard") and not speaks_of("moonlight", "cleric")
    assert speaks_of("future-vision", "wizard", "cleric")
    assert not speaks_of("fireball", "wizard") and not speaks_of("fireball", "cleric")


def test_races_and_classes_that_like_a_weapon_or_item() -> None:
    assert speaks_of("shortbow", "elf", "rogue")
    assert speaks_of("maul", "dwarf")
    assert speaks_of("amulet-of-infravision", "rogue") and figure("amulet-of-infravision", "light") >= 1


def test_no_item_prints_an_attack() -> None:
    assert all(hit(card) == 0 for card in of_type("item"))


def test_a_shortsword_likes_weapons() -> None:
    """Tagged so, besides the cards that it draws."""
    assert speaks_of("shortsword", "weapon")


def test_names_that_say_what_they_do() -> None:
    """A reading of the titles: a vision shows cards before they are drawn, a spear keeps a monster off."""
    assert does("gem-of-healing", Heal)
    assert figure("moonlight", "light") >= 1
    assert does("tome-of-knowledge", Draw) or does("tome-of-knowledge", Earn)
    assert does("future-vision", Look) and does("future-vision", Put)
    assert not does("shortspear", Gain)
    assert Modify("wounds", "less", 1, "foe") in list(parts(CARD["shortspear"].abilities))


def test_what_is_known_of_the_market_is_marked() -> None:
    for card in VILLAGE:
        known = {"name", "cost"} if card.id == "magic-missile" else {"name"}
        assert card.source == "reconstructed" and set(card.marks) == known, card.id


def test_that_the_mirror_is_a_magic_item_is_inferred() -> None:
    """Its title is all that is known."""
    card = CARD["stormland-mirror"]
    assert set(card.tags) == {"treasure", "item", "magic"}
    assert card.marks == {"name": "public", "count": "public", "keyword-item": "inferred", "keyword-magic": "inferred"}


def test_no_source_gives_a_keyword_of_a_named_treasure() -> None:
    for card in (c for q in QUESTS for c in q.treasures if "cache" not in c.tags):
        assert card.marks["name"] == card.marks["count"] == "public"
        marked = {part for part, source in card.marks.items() if source in ("inferred", "reconstructed")}
        assert marked == {f"keyword-{tag}" for tag in card.tags if tag != "treasure"}, card.id


# ----------------------------------------------------------------------------------------------------------------------
# Monsters


def test_the_berserker_of_the_worked_turn() -> None:
    card = CARD["goblin-berserker"]
    assert card.stack == "goblin-grunts"
    assert (figure(card.id, "health"), figure(card.id, "wounds"), figure(card.id, "xp")) == (4, 2, 2)
    assert figure(card.id, "armor") == 0 and gains(musts(card, "reward")) == ["treasure"]


def test_the_hobgoblins_are_too_tough_for_five_attack() -> None:
    assert all(toughness(c) > 5 for c in GROUPS["hobgoblin-brutes"])


def test_how_many_monsters_have_armor_and_the_like() -> None:
    """Rare on level 1, 3 copies in 10 on level 2, about half of level 3."""
    copies = {group: sum(map(hard, each_copy(cards))) for group, cards in GROUPS.items()}
    assert copies == {
        "kobold-skirmishers": 0,
        "goblin-grunts": 1,
        "hobgoblin-brutes": 3,
        "spider-terrors": 3,
        "ancient-adventurers": 6,
        "goblin-kings-guard": 5,
    }


@pytest.mark.parametrize(
    ("group", "keywords"),
    [
        ("kobold-skirmishers", {"humanoid"}),
        ("goblin-grunts", {"humanoid"}),
        ("hobgoblin-brutes", {"humanoid"}),
        ("spider-terrors", {"giant", "vermin"}),
        ("ancient-adventurers", {"undead"}),
        ("goblin-kings-guard", {"humanoid"}),
    ],
)
def test_the_keywords_of_the_groups(group: str, keywords: set[str]) -> None:
    assert all(set(c.tags) - {"alert"} == {"monster", *keywords} for c in GROUPS[group])


ALERTS = ("into", "from", "through")


def test_kobolds_notice_who_passes() -> None:
    """Alert, in the way, and after your gear; of the shaman it is said outright."""
    alert = [c for c in each_copy(GROUPS["kobold-skirmishers"]) if any(musts(c, event) for event in ALERTS)]
    assert len(alert) > 5
    others = [c for group, cards in GROUPS.items() if group != "kobold-skirmishers" for c in cards]
    assert not any(musts(c, event) for c in others for event in ALERTS)
    (line,) = musts(CARD["kobold-shaman"], "through")
    (gone,) = line.steps
    assert isinstance(gone, Destroy) and gone.what == Pick("front", Is("gear"))


def harms(card: Card) -> bool:
    """Takes cards of the party: heroes or what they carry."""
    return any(
        isinstance(n, Destroy | Discard | Put) and isinstance(n.what, Pick) and n.what.place == "hand"
        for n in parts(card.abilities)
    )


def test_hobgoblins_attack_heroes_and_equipment() -> None:
    """Four in ten take a hero, four a weapon; the others shrug off weapons that are too light."""
    brutes = each_copy(GROUPS["hobgoblin-brutes"])
    taken = [n.what for c in brutes for n in parts(c.abilities) if isinstance(n, Destroy | Discard)]
    assert sum(map(harms, brutes)) == 8
    assert sum(Is("hero") in list(parts(what)) for what in taken) == 4
    assert sum(Held() in list(parts(what)) for what in taken) == 4
    assert all(speaks_of(c.id, "weapon") for c in brutes if not harms(c))


def wounds(cards: list[Card]) -> int:
    """As printed, without what abilities give out besides."""
    return sum(c.figures.get("wounds", 0) for c in cards)


def test_spiders_wound_and_are_drawn_to_what_gleams() -> None:
    """Wounds of both kinds, half as many again as the other group of their level deals, even without what abilities
    add; treasure and equipment matter."""
    spiders, brutes = (each_copy(GROUPS[group]) for group in ("spider-terrors", "hobgoblin-brutes"))
    assert wounds(spiders) * 2 >= wounds(brutes) * 3
    piles = [gains(c.abilities) for c in spiders]
    assert sum("wound" in pile for pile in piles) >= 3 and sum("festering-wound" in pile for pile in piles) >= 3
    assert not any("wound" in pile for c in brutes for pile in gains(c.abilities))
    said = [n for c in GROUPS["spider-terrors"] for n in parts(c.abilities)]
    assert Is("treasure") in said and (Held() in said or Is("item") in said or Is("weapon") in said)


def test_the_demon_spider_bites_who_has_treasure() -> None:
    card = CARD["demon-spider"]
    assert figure(card.id, "wounds") == 1
    (line,) = musts(card, "after")
    assert gains([line]) == ["wound"] and Is("treasure") in list(parts(line.when))


@pytest.mark.parametrize("group", [group for group, level in GROUP_LEVELS.items() if level >= 2])
def test_deep_monsters_have_a_text_of_their_own(group: str) -> None:
    assert all(map(text_of_its_own, GROUPS[group]))


def test_the_collector_takes_something_from_everybody() -> None:
    """Without the experience it asks for there is no choice."""
    (line,) = musts(CARD["kings-collector"], "before")
    (either,) = line.steps
    assert isinstance(either, If) and either.when == Cmp(Value("xp", "you"), ">=", 2)
    assert any(isinstance(n, Choose) for n in parts(either.then))
    assert either.otherwise == (Discard(Pick("hand", n=2)),)


def test_a_widow_bursts_and_a_bodyguard_shields() -> None:
    """Names say what they do."""
    (line,) = musts(CARD["bloated-widow"], "after")
    assert line.when == Won() and gains([line]) == ["festering-wound"]
    (shield,) = [a for a in CARD["kings-bodyguard"].abilities if isinstance(a, While)]
    assert shield.place == "hall" and [n.figure for n in parts(shield) if isinstance(n, Modify)] == ["armor"]


# ----------------------------------------------------------------------------------------------------------------------
# Rooms

BOOSTS = ("health", "armor", "resistance", "wounds", "xp")


@pytest.mark.parametrize(
    ("room", "level", "light", "boosts", "reward"),
    [
        ("wilderness", 0, 0, {}, []),
        ("abandoned-gate", 1, 0, {}, []),
        ("mine", 1, 0, {"health": 1}, ["iron-rations"]),
        ("crypt", 2, 1, {"wounds": 1, "xp": 1}, []),
        ("sunken-well", 2, 1, {"health": 1}, ["lantern-token"]),
        ("throne-room", 3, 2, {"xp": 2}, []),
        ("vault", 3, 2, {"wounds": 1}, ["treasure"]),
    ],
)
def test_a_room_is_what_the_tables_say(
    room: str, level: int, light: int, boosts: dict[str, int], reward: list[str]
) -> None:
    card = CARD[room]
    assert (figure(room, "level"), figure(room, "darkness")) == (level, light)
    assert {name: n for name, n in card.figures.items() if name in BOOSTS and n} == boosts
    assert gains(musts(card, "reward")) == reward


def test_three_light_lead_to_the_deepest_room() -> None:
    for path in product(*([c for c in ROOMS if c.figures["level"] == level] for level in (1, 2, 3))):
        assert sum(c.figures.get("darkness", 0) for c in path) == 3


def test_crypt_and_throne_room_spare_rogues() -> None:
    """The one destroys gear of the walker's choice, the other takes a card at random."""
    (crypt,) = musts(CARD["crypt"], "into")
    (throne,) = musts(CARD["throne-room"], "into")
    assert all(Is("rogue") in list(parts(line.when)) for line in (crypt, throne))
    assert Pick("front", Is("gear")) in list(parts(crypt.steps))
    assert [n.by for n in parts(throne.steps) if isinstance(n, Pick)] == ["chance"]


def test_the_deepest_rooms_send_the_champion_away() -> None:
    (throne,) = musts(CARD["throne-room"], "after")
    (vault,) = musts(CARD["vault"], "after")
    assert all(any(isinstance(n, Travel) for n in parts(line)) for line in (throne, vault))
    assert Named("wilderness") in list(parts(throne))


# ----------------------------------------------------------------------------------------------------------------------
# Guardian


def test_smorga_of_the_worked_game() -> None:
    """Health 8 and nothing that lowers attack; before the battle she destroys experience, one for each wound; she
    gives a treasure. A reading: that is the weakest version."""
    card = CARD["smorga-4"]
    assert figure(card.id, "health") == 8 and figure(card.id, "armor") == figure(card.id, "resistance") == 0
    (line,) = musts(card, "before")
    (loss,) = line.steps
    assert isinstance(loss, Lose) and loss.what == "xp"
    assert [n for n in parts(loss.amount) if isinstance(n, Cards)] == [Cards("yours", Is("wound"))]
    assert "treasure" in gains(musts(card, "reward"))


def test_smorga_is_humanoid_and_vermin() -> None:
    assert all(set(c.tags) == {"monster", "guardian", "humanoid", "vermin"} for c in GUARDIANS)
