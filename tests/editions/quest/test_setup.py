"""Quest is set up from its box: the first game and the whole quest, random and chosen cards, 2 to 4 players."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from duskhall.core.luck import key_from_seed
from duskhall.core.state import (
    ASIDE,
    DESTROYED,
    DUNGEON,
    EMPTY,
    HALL,
    ROOMS,
    State,
    deck_of,
    discard_of,
    front_of,
    hand_of,
    seat_zones,
    secret_of,
)
from duskhall.editions import edition
from duskhall.editions.errors import SetupError
from duskhall.editions.quest.cards import CARDS, GROUP_LEVELS
from duskhall.editions.quest.setup import deal as deal_quest
from duskhall.editions.setup import Setup, Wishes
from duskhall.telling.setup import explain
from duskhall.text import words

QUEST = edition("quest")
MIRROR = "a-mirror-in-the-dark"
GOOD = QUEST.setups[MIRROR]
FIRST = QUEST.first_game
TAGS = {c.id: c.tags for c in CARDS}
LEVELS = {c.id: c.figures["level"] for c in CARDS if c.kind == "room"}
CLASSES = {
    "cleric": {"silverhelm"},
    "fighter": {"silverhelm", "gorlandor", "stormhand"},
    "rogue": {"hawkswood", "scathian"},
    "wizard": {"pylorian", "scathian"},
}
START = Counter({"adventurer": 6, "lantern": 2, "thunderstone-shard": 2, "dagger": 2})
ITEMS = ("amulet-of-infravision", "gem-of-healing", "tome-of-knowledge")
SPELLS = ("fireball", "future-vision", "magic-missile", "moonlight")
WEAPONS = ("hammer", "maul", "shortbow", "shortspear", "shortsword")


def deal(seed: int = 1, players: int = 2, setup: Setup = GOOD, first: int | None = None) -> State:
    return QUEST.deal(QUEST.rules, setup, players, key_from_seed(seed, "set-up test"), first)


def names(s: State, zone: int) -> list[str]:
    return [s.rules.cards[s.kinds[c]].id for c in s.zones[zone] if c != EMPTY]


def zone(s: State, name: str) -> list[str]:
    return names(s, s.map.names.index(name))


def stacks_of(s: State, zone: int) -> list[str]:
    return [s.rules.cards[s.kinds[c]].stack for c in s.zones[zone] if c != EMPTY]


def kinds(village: tuple[str, ...]) -> list[int]:
    return [sum(kind in TAGS[name] for name in village) for kind in ("item", "spell", "weapon")]


# ------------------------------------------------------------------------------------------------------------
# The choices


def offered(what: str, pack: str) -> set[str]:
    return {name for name in QUEST.choices[what] if QUEST.pack_of(name) == pack}


def test_the_choices_are_what_the_quests_offer() -> None:
    for pack in QUEST.packs:
        assert {what: len(offered(what, pack)) for what in QUEST.choices} == {
            "monsters": 6,
            "guardian": 3,
            "rooms": 3 if pack == "ripples-in-time" else 6,
            "heroes": 6,
            "village": 12,
        }
    assert "wilderness" not in QUEST.choices["rooms"] and "giant-rat" not in QUEST.choices["monsters"]
    assert offered("village", MIRROR) == {*ITEMS, *SPELLS, *WEAPONS}


def test_every_published_set_up_can_be_laid_out() -> None:
    assert list(QUEST.setups)[:2] == ["first", MIRROR]
    for setup in QUEST.setups.values():
        QUEST.check(setup)
        for players in (2, 3, 4):
            assert deal(players=players, setup=setup).asked


def test_the_whole_quest_brings_what_the_first_game_leaves_in_the_box() -> None:
    for what in ("monsters", "village"):
        first, rest = getattr(FIRST, what), getattr(GOOD, what)
        assert not set(first) & set(rest) and set(first) | set(rest) == offered(what, MIRROR)
    assert set(FIRST.heroes) | set(GOOD.heroes) == offered("heroes", MIRROR)


# ------------------------------------------------------------------------------------------------------------
# The table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("setup", [FIRST, GOOD], ids=["first", "quest"])
def test_everything_lies_in_its_place(setup: Setup, players: int) -> None:
    s = deal(players, players, setup, first=0)
    assert s.map.names == (
        *seat_zones(players),
        *(f"stack.{name}" for name in (*setup.heroes, *setup.village)),
        "supply.iron-rations",
        "supply.lantern-token",
        "supply.potion",
        "supply.wound",
        "supply.festering-wound",
        "supply.guardian-key",
        "supply.smorga-the-queen",
        "draw.level-1",
        "draw.level-2",
        "draw.level-3",
        "draw.treasure",
    )
    assert s.map.stacks == len(setup.heroes) + len(setup.village)
    for name in setup.heroes:
        lying = zone(s, f"stack.{name}")
        assert len(lying) == 10 and lying[0] == f"{name}-1" and lying == sorted(lying)
        assert set(lying) == {f"{name}-1", f"{name}-2", f"{name}-3"}
    for name in setup.village:
        assert zone(s, f"stack.{name}") == [name] * 8
    assert zone(s, "supply.lantern-token") == ["lantern-token"] * 16
    assert zone(s, "supply.potion") == ["potion"] * 16
    assert zone(s, "supply.wound") == ["wound"] * 32
    assert zone(s, "supply.festering-wound") == ["festering-wound"] * 24
    assert zone(s, "supply.guardian-key") == []
    assert zone(s, "supply.smorga-the-queen") == [setup.guardian]
    assert len(zone(s, "draw.treasure")) == 24
    assert not s.zones[DUNGEON] and not s.zones[DESTROYED] and not s.zones[ASIDE]
    for seat in range(players):
        assert len(s.zones[hand_of[seat]]) == 6 and len(s.zones[deck_of[seat]]) == 6
        assert Counter(names(s, hand_of[seat]) + names(s, deck_of[seat])) == START
        assert not s.zones[discard_of[seat]] and not s.zones[secret_of[seat]]
    assert s.xp == [0] * players and s.delve.goal == 4


def test_no_card_is_in_two_places() -> None:
    s = deal(players=4)
    lying = [c for cards in s.zones for c in cards]
    assert sorted(lying) == list(range(len(s.kinds)))


def test_the_dungeon_has_its_rooms_and_a_monster_in_each() -> None:
    for seed in range(30):
        s = deal(seed, 3)
        assert names(s, ROOMS) == ["wilderness", *GOOD.rooms]
        assert names(s, HALL)[0] == "giant-rat" and EMPTY not in s.zones[HALL]
        groups = sorted(GOOD.monsters, key=GROUP_LEVELS.__getitem__)
        assert stacks_of(s, HALL)[1:] == [group for group in groups for _ in range(2)]
        for level, group in enumerate(groups, start=1):
            deck = s.map.names.index(f"draw.level-{level}")
            assert Counter(stacks_of(s, deck)) == {group: 8, "guardian-key": level}


def test_the_groups_find_their_decks_in_any_order() -> None:
    s = deal(setup=replace(GOOD, monsters=GOOD.monsters[::-1]))
    assert set(stacks_of(s, s.map.names.index("draw.level-1"))) == {"kobold-skirmishers", "guardian-key"}
    assert set(stacks_of(s, s.map.names.index("draw.level-3"))) == {"ancient-adventurers", "guardian-key"}


def test_a_key_may_lie_anywhere_in_its_deck() -> None:
    places = {zone(deal(seed), "draw.level-1").index("guardian-key") for seed in range(80)}
    assert places == set(range(9))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_comes_later_has_rations(players: int) -> None:
    for first in range(players):
        s = deal(first, players, first=first)
        assert s.active == first
        for waiting in range(players):
            assert names(s, front_of[(first + waiting) % players]) == ["iron-rations"] * waiting
        assert len(zone(s, "supply.iron-rations")) == 16 - sum(range(players))


def test_luck_draws_the_first_player() -> None:
    assert {deal(seed, 4).active for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(("keys", "goal"), [(0, 4), (1, 1), (4, 4), (6, 6)])
def test_so_many_keys_summon_the_guardian(keys: int, goal: int) -> None:
    """Four, unless the players want another number."""
    assert deal(setup=replace(GOOD, keys=keys)).delve.goal == goal


def test_the_same_luck_deals_the_same_game() -> None:
    assert deal(5).zones == deal(5).zones != deal(6).zones


# ------------------------------------------------------------------------------------------------------------
# Random set-ups


def test_random_set_ups_of_one_quest_are_legal_and_use_all_of_it() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        setup = QUEST.random_setup(seed, wishes=Wishes(packs=(MIRROR,)))
        QUEST.check(setup)
        assert [GROUP_LEVELS[group] for group in setup.monsters] == [1, 2, 3]
        assert [LEVELS[room] for room in setup.rooms] == [1, 1, 2, 2, 3, 3]
        assert all(set(setup.heroes) & able for able in CLASSES.values()) and len(set(setup.heroes)) == 4
        assert sorted(kinds(setup.village)) == [2, 3, 3]
        assert (setup.board, setup.avatars, setup.bearer, setup.keys) == ("", False, "", 0)
        seen.update((*setup.monsters, setup.guardian, *setup.heroes, *setup.village, setup.rooms[0]))
    for what, share in (("monsters", 1 / 2), ("guardian", 1 / 3)):
        for name in offered(what, MIRROR):
            assert 0.7 * 200 * share < seen[name] < 1.3 * 200 * share, (name, seen[name])
    assert seen["silverhelm"] == 200, "the only cleric"
    assert all(seen[name] > 60 for name in offered("heroes", MIRROR) | offered("village", MIRROR))
    assert seen["mine"] + seen["abandoned-gate"] == 200 and min(seen["mine"], seen["abandoned-gate"]) > 60


def test_the_same_seed_gives_the_same_cards() -> None:
    assert QUEST.random_setup(7) == QUEST.random_setup(7) != QUEST.random_setup(8)


@pytest.mark.parametrize("groups", [-1, 0, 2, 4])
def test_three_groups(groups: int) -> None:
    with pytest.raises(SetupError) as refused:
        QUEST.random_setup(1, groups=groups)
    assert refused.value.reason == "setup-monster-groups"


# ------------------------------------------------------------------------------------------------------------
# What cannot be laid out

MIXED = replace(GOOD, heroes=("silverhelm", "stormhand", "scathian", "pylorian"))
"""Chosen heroes: two of them have two classes."""


def test_a_hero_with_two_classes_takes_either_place() -> None:
    for heroes in (MIXED.heroes, MIXED.heroes[::-1], ("gorlandor", "silverhelm", "hawkswood", "scathian")):
        QUEST.check(replace(GOOD, heroes=heroes))


@pytest.mark.parametrize(
    ("setup", "reason", "part"),
    [
        (replace(GOOD, edition="classic"), "setup-edition", "classic"),
        (replace(GOOD, board="castle"), "setup-one-board", "castle"),
        (replace(GOOD, avatars=True), "setup-not-in-box", "avatars"),
        (replace(GOOD, bearer="stramst"), "setup-not-in-box", "bearer"),
        (replace(GOOD, monsters=GOOD.monsters[:2]), "setup-how-many", "monsters"),
        (replace(GOOD, monsters=(*GOOD.monsters, "goblin-grunts")), "setup-how-many", "monsters"),
        (replace(GOOD, monsters=(*GOOD.monsters[:2], "giant-rat")), "setup-unknown-card", "giant-rat"),
        (replace(GOOD, monsters=(GOOD.monsters[0], *GOOD.monsters[:2])), "setup-twice", "monsters"),
        (replace(GOOD, monsters=(*GOOD.monsters[:2], "hobgoblin-brutes")), "setup-group-levels", ""),
        (replace(GOOD, guardian=""), "setup-no-guardian", "smorga-6"),
        (replace(GOOD, guardian="giant-rat"), "setup-unknown-card", "giant-rat"),
        (replace(GOOD, rooms=()), "setup-how-many", "rooms"),
        (replace(GOOD, rooms=GOOD.rooms[:5]), "setup-how-many", "rooms"),
        (replace(GOOD, rooms=("wilderness", *GOOD.rooms[1:])), "setup-unknown-card", "wilderness"),
        (replace(GOOD, rooms=(GOOD.rooms[1], *GOOD.rooms[1:])), "setup-twice", "rooms"),
        (replace(GOOD, rooms=GOOD.rooms[::-1]), "setup-room-levels", ""),
        (replace(GOOD, heroes=GOOD.heroes[:3]), "setup-how-many", "heroes"),
        (replace(GOOD, heroes=(*GOOD.heroes[:3], "pylorian-1")), "setup-unknown-card", "pylorian-1"),
        (replace(GOOD, heroes=(*GOOD.heroes[:3], GOOD.heroes[0])), "setup-twice", "heroes"),
        (replace(GOOD, heroes=("gorlandor", "hawkswood", "pylorian", "stormhand")), "setup-class-spots", ""),
        (replace(GOOD, heroes=("silverhelm", "hawkswood", "pylorian", "scathian")), "setup-class-spots", ""),
        (replace(GOOD, village=GOOD.village[:7]), "setup-how-many", "village"),
        (replace(GOOD, village=GOOD.village[:4]), "setup-how-many", "village"),
        (replace(GOOD, village=(*GOOD.village[:7], "dagger")), "setup-unknown-card", "dagger"),
        (replace(GOOD, village=(*GOOD.village[:7], GOOD.village[0])), "setup-twice", "village"),
        (replace(GOOD, village=(*SPELLS, *WEAPONS[:2], *ITEMS[:2])), "setup-no-room", "spell"),
        (replace(GOOD, village=(*SPELLS[:2], *WEAPONS[:4], *ITEMS[:2])), "setup-no-room", "weapon"),
        (replace(GOOD, keys=7), "setup-keys", "7"),
        (replace(GOOD, keys=-1), "setup-keys", "-1"),
    ],
)
def test_a_set_up_that_cannot_be_laid_out_is_refused(setup: Setup, reason: str, part: str) -> None:
    for attempt in (QUEST.check, lambda wrong: QUEST.deal(QUEST.rules, wrong, 2, bytes(32))):
        with pytest.raises(SetupError) as refused:
            attempt(setup)
        assert refused.value.reason == reason
        assert part in ", ".join(f"{name}: {value}" for name, value in refused.value.arguments.items())
    if reason not in ("setup-edition",):
        assert "{" not in explain(refused.value, words())


def test_half_a_market_is_for_the_cards_of_the_first_game() -> None:
    QUEST.check(replace(GOOD, village=FIRST.village[::-1]))
    with pytest.raises(SetupError) as refused:
        QUEST.check(replace(FIRST, village=(*FIRST.village[:3], "gem-of-healing")))
    assert refused.value.reason == "setup-how-many"


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(SetupError) as refused:
        deal(players=players)
    assert refused.value.reason == "setup-players"


@pytest.mark.parametrize("first", [-1, 2, 7])
def test_the_first_player_must_sit_at_the_table(first: int) -> None:
    with pytest.raises(SetupError) as refused:
        deal(players=2, first=first)
    assert refused.value.reason == "setup-first"


def test_cards_won_in_earlier_games_of_a_campaign_are_in_the_starting_decks() -> None:
    further = (("maul", "fireball"), ())
    s = deal_quest(QUEST.rules, FIRST, 2, key_from_seed(1, "campaign"), 0, further)
    decks = [s.zones[deck_of[seat]] + s.zones[hand_of[seat]] for seat in range(2)]
    assert [len(deck) for deck in decks] == [14, 12]
    ids = [s.rules.cards[s.kinds[c]].id for c in decks[0]]
    assert ids.count("maul") == ids.count("fireball") == 1


@pytest.mark.parametrize(("hero", "tag"), [("pylorian", "arcane"), ("stormhand", "edged")])
def test_a_random_market_has_what_its_heroes_need(hero: str, tag: str) -> None:
    setups = [QUEST.random_setup(seed) for seed in range(200)]
    assert all(any(tag in TAGS[card] for card in setup.village) for setup in setups if hero in setup.heroes)
    without = [setup for setup in setups if not any(tag in TAGS[card] for card in setup.village)]
    assert without, "where he is missing the market may do without"
