"""Random set-ups of Quest over several quests: every rule of the rulebook's page, wishes, and another pile."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from duskhall.core.luck import key_from_seed
from duskhall.editions import edition
from duskhall.editions.choosing import rerolled, wished
from duskhall.editions.errors import SetupError, UnknownName
from duskhall.editions.quest.answers import ANSWERS, MAGIC, PHYSICAL, WANTS
from duskhall.editions.quest.cards import QUESTS
from duskhall.editions.quest.drawing import CLASSES, PARTS, Shelf
from duskhall.editions.quest.published import OURS
from duskhall.editions.quest.setup import SHELF
from duskhall.editions.setup import NO_WISHES, Setup, Wishes
from duskhall.telling.setup import explain, setup_note
from duskhall.text import words
from tests.editions.quest.made_up import TYPES, quest, shelf

QUEST = edition("quest")
FIVE = shelf()
SEEDS = range(150)


def names(setup: Setup) -> set[str]:
    return {*setup.monsters, *setup.rooms, setup.guardian, *setup.heroes, *setup.village}


def refused(what: Callable[[], object]) -> SetupError:
    """What was said; and that it can be said in words."""
    with pytest.raises(SetupError) as caught:
        what()
    said = explain(caught.value, words())
    assert "{" not in said and len(said) > 20
    return caught.value


# ------------------------------------------------------------------------------------------------------------
# The rules of the page


def test_the_made_up_box_is_as_large_as_the_real_one() -> None:
    assert {part: len(FIVE.choices[part]) for part in PARTS} == {
        "monsters": 30,
        "rooms": 27,
        "guardian": 15,
        "heroes": 30,
        "village": 60,
    }


def test_set_ups_over_five_quests_are_legal_and_use_the_whole_box() -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        setup = FIVE.random_setup(seed)
        FIVE.check(setup)
        assert [FIVE.levels[group] for group in setup.monsters] == [1, 2, 3]
        assert [FIVE.levels[room] for room in setup.rooms] == [1, 1, 2, 2, 3, 3]
        assert len(set(setup.heroes)) == 4
        assert any(
            all(spot in FIVE.classes[hero] for spot, hero in zip(CLASSES, four, strict=True))
            for four in product(setup.heroes, repeat=4)
            if len(set(four)) == 4
        )
        kinds = Counter(FIVE.types[card] for card in setup.village)
        assert sorted(kinds.values()) == [2, 3, 3] and len(setup.village) == 8
        seen.update(names(setup))
    for part, share in (("monsters", 3 / 30), ("guardian", 1 / 15), ("village", 8 / 60)):
        for name in FIVE.choices[part]:
            assert 0.4 * 400 * share < seen[name] < 1.7 * 400 * share, (name, seen[name])
    assert all(seen[name] > 15 for part in ("heroes", "rooms") for name in FIVE.choices[part])


def test_a_hero_with_two_classes_leaves_a_spot_for_the_others() -> None:
    few = shelf(
        quest(1, heroes={"Both": ("cleric", "fighter"), "Cler": ("cleric",), "Ro": ("rogue",), "Wi": ("wizard",)})
    )
    assert all(set(few.random_setup(seed).heroes) == {"both", "cler", "ro", "wi"} for seed in range(30))
    # Three clerics among four heroes cannot stand together, whoever has two classes.
    assert few.fit(["both", "cler"]) and not few.fit(["both", "cler", "cler"])
    chain = {"A": ("cleric", "fighter"), "B": ("fighter", "rogue"), "C": ("rogue", "wizard"), "D": ("wizard", "cleric")}
    assert shelf(quest(1, heroes=chain)).fit(["a", "b", "c", "d"])


def test_one_seed_gives_one_set_up_whatever_the_machine() -> None:
    assert FIVE.random_setup(5) == shelf().random_setup(5) != FIVE.random_setup(6)


# ------------------------------------------------------------------------------------------------------------
# Heroes' wants and answers to the monsters


@pytest.mark.parametrize(("hero", "tag"), [(h, t) for h, t in WANTS.items() if t not in ("weapon", "spell")])
def test_a_market_has_what_its_heroes_want(hero: str, tag: str) -> None:
    cards = {f"plain-{kind}-{i}": (kind,) for kind in ("item", "spell", "weapon") for i in range(6)}
    kind = "spell" if tag == "arcane" else "weapon"
    pack = quest(
        1,
        heroes={hero.title(): ("fighter",), "Guard": ("fighter",), "C": ("cleric",), "R": ("rogue",), "W": ("wizard",)},
        village=cards | {"wanted": (tag, kind)},
    )
    found = [shelf(pack).random_setup(seed) for seed in SEEDS]
    with_hero = [setup for setup in found if hero in setup.heroes]
    assert 40 < len(with_hero) < 110
    assert all("wanted" in setup.village for setup in with_hero)
    assert not all("wanted" in setup.village for setup in found)
    for setup in found:
        shelf(pack).check(setup)


def test_a_hero_who_wants_what_cannot_be_had_stays_away() -> None:
    heroes = {"Jadress": ("rogue",), "Other": ("rogue",), "C": ("cleric",), "F": ("fighter",), "W": ("wizard",)}
    bows = shelf(
        quest(1, heroes=heroes, village={f"c{i}": (kind,) for i, kind in enumerate(TYPES)} | {"b": ("bow", "weapon")})
    )
    assert any("jadress" in bows.random_setup(seed).heroes for seed in range(20))
    without = Wishes(without=("b",))
    assert not any("jadress" in bows.random_setup(seed, wishes=without).heroes for seed in range(20))
    # Who asks for him gets him all the same.
    setup = bows.random_setup(1, wishes=Wishes(without=("b",), only=("jadress",)))
    assert "jadress" in setup.heroes


ANSWERED = quest(
    1,
    groups={"doomknights": 1, "calm": 1, "minions-of-chaos": 2, "marsh-trolls": 3, "spider-terrors": 2, "quiet": 3},
    heroes={
        "Terakian": ("cleric",),
        "Cler": ("cleric",),
        "F": ("fighter",),
        "R": ("rogue",),
        "Arcanian": ("wizard",),
        "W": ("wizard",),
    },
    village={f"card-{i}": (kind,) for i, kind in enumerate(TYPES)}
    | {"two-handed-sword": ("edged", "weapon"), "holy-symbol": ("divine", "item"), "death-pact": ("chaos", "spell")},
)


def test_the_village_answers_the_threats_of_the_dungeon() -> None:
    box = shelf(ANSWERED)
    changed: Counter[str] = Counter()
    for seed in range(300):
        setup = box.random_setup(seed)
        box.check(setup)
        for group in setup.monsters:
            met_by = {name for name in ANSWERS.get(group, ()) if name in box.pack_of}
            assert not met_by or met_by & {*setup.heroes, *setup.village}, (seed, group)
            changed.update(met_by & {*setup.heroes, *setup.village})
    # Any of the answers may be the one: heroes and cards of every type.
    assert set(changed) == {"terakian", "arcanian", "two-handed-sword", "holy-symbol", "death-pact"}
    assert any("two-handed-sword" not in box.random_setup(seed).village for seed in SEEDS)


def test_a_kind_of_attack_is_an_answer_too() -> None:
    box = shelf(quest(1, groups={"air-servitors": 1, "torments": 2, "quiet": 3}))
    assert set(box.needs["air-servitors"]) == {"hero13", "hero15"} and "hero11" in box.needs["torments"]
    assert not {"hero13", "hero15"} & set(box.needs["torments"])


def test_an_answer_drives_out_neither_a_must_have_nor_a_want() -> None:
    box = shelf(ANSWERED)
    weapons = tuple(f"card-{i}" for i in range(8, 11))
    for seed in range(40):
        wishes = Wishes(only=("marsh-trolls", *weapons))
        # Three weapons are wanted, so the sword has no place: the threat stays.
        setup = box.random_setup(seed, wishes=wishes)
        assert set(weapons) <= set(setup.village) and "two-handed-sword" not in setup.village
        assert box.unmet(names(setup)) == {"marsh-trolls"}


def test_the_tables_name_cards_of_the_box() -> None:
    named = {*WANTS, *ANSWERS, *(name for answers in ANSWERS.values() for name in answers)}
    assert named <= {*SHELF.pack_of, MAGIC, PHYSICAL}
    assert {SHELF.pack_of[group] for group in ANSWERS} == set(SHELF.packs) - {"total-eclipse-of-the-sun"}
    tags = {tag for card in QUEST.rules.cards if card.kind == "village" for tag in card.tags}
    assert set(WANTS.values()) <= tags


def test_every_set_up_of_the_box_meets_all_needs() -> None:
    assert {part: len(SHELF.choices[part]) for part in PARTS} == {part: len(FIVE.choices[part]) for part in PARTS}
    for seed in range(300):
        setup = QUEST.random_setup(seed)
        QUEST.check(setup)
        assert not SHELF.unmet(names(setup)), seed


def test_the_fifth_quest_alone_has_too_few_rooms() -> None:
    error = refused(lambda: QUEST.random_setup(1, wishes=wished(QUEST, quests=(5,))))
    assert error.reason == "setup-too-few-rooms" and "a dungeon needs two: add a quest" in explain(error, words())
    QUEST.check(QUEST.random_setup(1, wishes=wished(QUEST, quests=(5, "risen from the mire"))))


# ------------------------------------------------------------------------------------------------------------
# Wishes


def test_only_the_chosen_quests_are_used() -> None:
    for packs in (("quest-1",), ("quest-2", "quest-5"), ("quest-1", "quest-3", "quest-4")):
        seen = set()
        for seed in range(40):
            setup = FIVE.random_setup(seed, wishes=Wishes(packs=packs))
            FIVE.check(setup)
            seen |= {FIVE.pack_of[name] for name in names(setup)}
        assert seen == set(packs)


def test_what_must_be_in_is_in_and_what_must_not_is_not() -> None:
    only = ("group-4-2", "room-2-0", "room-3-1", "hero30", "hero44", "card-1-0", "card-1-1", "card-1-2")
    without = ("hero10", "card-5-11", "group-1-0", "room-1-0", "boss-1-4", "the-boss-2")
    for seed in range(40):
        setup = FIVE.random_setup(seed, wishes=Wishes(only=only, without=without, guardian="the-boss-3"))
        FIVE.check(setup)
        assert set(only) <= names(setup)
        assert not set(without) & names(setup)
        assert setup.guardian in ("boss-3-4", "boss-3-5", "boss-3-6")
    found = {FIVE.random_setup(seed, wishes=Wishes(guardian="the-boss-3")).guardian for seed in range(40)}
    assert found == {"boss-3-4", "boss-3-5", "boss-3-6"}
    assert all(FIVE.random_setup(seed, wishes=Wishes(guardian="boss-4-6")).guardian == "boss-4-6" for seed in range(9))
    assert not any(
        "boss-2" in FIVE.random_setup(seed, wishes=Wishes(without=("the-boss-2",))).guardian for seed in SEEDS
    )


def test_a_wish_changes_no_more_than_it_has_to() -> None:
    plain = FIVE.random_setup(3)
    gone = plain.village[0]
    other = FIVE.random_setup(3, wishes=Wishes(without=(gone,)))
    assert replace(other, village=plain.village) == plain
    assert len(set(other.village) - set(plain.village)) == 1


@pytest.mark.parametrize(
    ("wishes", "reason", "part"),
    [
        (Wishes(packs=("quest-9",)), "no-pack", "1 (quest-1), 2 (quest-2)"),
        (Wishes(packs=("quest-5",)), "too-few-rooms", "level: 1, least: 2, got: 1"),
        (Wishes(only=("moon",)), "unknown-wish", "moon"),
        (Wishes(without=("moon",)), "unknown-wish", "moon"),
        (Wishes(only=("hero10",), without=("hero10",)), "only-without", "hero10"),
        (Wishes(guardian="boss-1-4", without=("the-boss-1",)), "only-without", "boss-1-4"),
        (Wishes(packs=("quest-1",), only=("hero20",)), "only-elsewhere", "quest-2"),
        (Wishes(packs=("quest-1",), guardian="the-boss-2"), "only-elsewhere", "quest-2"),
        (Wishes(only=("group-1-0", "group-2-1")), "only-monsters", ""),
        (Wishes(only=("room-1-0", "room-2-1", "room-3-0")), "only-rooms", "room-"),
        (Wishes(only=("hero10", "hero20")), "only-heroes", ""),
        (Wishes(only=("card-1-0", "card-1-1", "card-2-0", "card-2-1")), "only-village", "card-"),
        (Wishes(only=("boss-1-4",), guardian="boss-2-4"), "one-guardian", "boss-2-4"),
        (Wishes(packs=("quest-1",), without=("group-1-0", "group-1-1")), "too-few-monsters", "level: 1"),
        (Wishes(packs=("quest-1",), without=("room-1-5",)), "too-few-rooms", "level: 3"),
        (Wishes(packs=("quest-1",), without=("hero10", "hero14")), "too-few-heroes", "cleric"),
        (Wishes(packs=("quest-1",), without=("hero10", "hero11")), "too-few-heroes", "none"),
        (Wishes(packs=("quest-1",), without=("the-boss-1",)), "too-few-guardian", ""),
        (Wishes(packs=("quest-1",), without=tuple(f"card-1-{i}" for i in range(3))), "too-few-village", "got: 7"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(wishes: Wishes, reason: str, part: str) -> None:
    error = refused(lambda: FIVE.random_setup(1, wishes=wishes))
    assert error.reason == f"setup-{reason}"
    assert part in ", ".join(f"{name}: {value}" for name, value in error.arguments.items())


def test_people_name_quests_and_cards_as_they_like() -> None:
    first = next(iter(QUEST.packs))
    assert wished(QUEST) == NO_WISHES and not wished(QUEST)
    assert wished(QUEST, quests=("1", 1, "A Mirror in the Dark")) == Wishes(packs=(first,))
    assert wished(
        QUEST, only=("Silverhelm", "Silverhelm II", "Gem of Healing"), without=("Goblin King's Guard", "Mine")
    ) == Wishes(only=("silverhelm", "gem-of-healing"), without=("goblin-kings-guard", "mine"))
    assert wished(QUEST, guardian="Smorga the Queen").guardian == "smorga-the-queen"
    assert wished(QUEST, guardian="smorga-5").guardian == "smorga-5"
    with pytest.raises(UnknownName):
        wished(QUEST, only=("moon",))
    for number in (0, 9, "-1", "moon"):
        assert refused(partial(wished, QUEST, quests=(number,))).reason == "setup-no-pack"
    assert refused(lambda: wished(QUEST, guardian="silverhelm")).reason == "setup-not-a-guardian"


@pytest.mark.parametrize("name", ["classic", "advance"])
def test_other_editions_take_no_wishes(name: str) -> None:
    e = edition(name)
    stack = e.choices["heroes"][0]
    assert e.packs == {} and e.pack_of(stack) == ""
    for what in (
        lambda: wished(e, quests=(1,)),
        lambda: wished(e, only=(stack,)),
        lambda: wished(e, guardian="smorga-4"),
        lambda: e.random_setup(1, wishes=Wishes(only=(stack,))),
        lambda: rerolled(e, e.first_game, [stack], 1),
    ):
        assert refused(what).reason == "setup-no-wishes"
    assert wished(e) == NO_WISHES


# ------------------------------------------------------------------------------------------------------------
# Another pile


@pytest.mark.parametrize("part", PARTS)
def test_one_pile_is_replaced_by_another_that_fits(part: str) -> None:
    for seed in range(15):
        setup = replace(FIVE.random_setup(seed), keys=3)
        piles = getattr(setup, part)
        for old in (piles,) if isinstance(piles, str) else piles:
            other = FIVE.reroll(setup, old, seed)
            FIVE.check(other)
            assert old not in names(other) and len(names(other) - names(setup)) == 1 and other.keys == 3
            (new,) = names(other) - names(setup)
            assert new in FIVE.choices[part]
            assert FIVE.levels.get(new) == FIVE.levels.get(old)
            assert other == FIVE.reroll(setup, old, seed), "the same seed, the same pile"
    assert len({FIVE.reroll(setup, old, seed) for seed in range(20)}) > 3


def test_a_room_comes_where_the_other_lay() -> None:
    setup = FIVE.random_setup(1)
    other = FIVE.reroll(setup, setup.rooms[3], 1)
    assert [a == b for a, b in zip(setup.rooms, other.rooms, strict=True)] == [True, True, True, False, True, True]


def test_another_pile_leaves_no_want_open() -> None:
    heroes = {"Jadress": ("rogue",), "Other": ("rogue",), "C": ("cleric",), "F": ("fighter",), "W": ("wizard",)}
    box = shelf(
        quest(
            1,
            heroes=heroes,
            village={f"c{i}": (kind,) for i, kind in enumerate(TYPES)}
            | {"b": ("bow", "weapon"), "b2": ("bow", "weapon")},
        )
    )
    setup = box.random_setup(1, wishes=Wishes(only=("jadress", "b"), without=("b2",)))
    assert all("b2" in box.reroll(setup, "b", seed).village for seed in range(20))
    assert refused(lambda: box.reroll(setup, "b", 1, Wishes(without=("b2",)))).reason == "setup-reroll-none"
    # Without a bow Jadress does not come, and nobody else is there.
    bare = box.random_setup(1, wishes=Wishes(without=("b", "b2")))
    assert refused(lambda: box.reroll(bare, "other", 1)).reason == "setup-reroll-none"


def test_another_pile_answers_the_monsters_if_it_can() -> None:
    box = shelf(ANSWERED)
    dungeon = ("doomknights", "spider-terrors", "quiet", "terakian")
    market = ("holy-symbol", *(f"card-{i}" for i in (0, 1, 4, 5, 8, 9, 10)))
    setup = box.random_setup(2, wishes=Wishes(only=(*dungeon, *market)))
    assert not box.unmet(names(setup))
    assert all("death-pact" in box.reroll(setup, "holy-symbol", seed).village for seed in range(20))
    # Where there is no other answer, something else comes.
    found = [box.reroll(setup, "holy-symbol", seed, Wishes(without=("death-pact",))) for seed in range(20)]
    assert all(box.unmet(names(other)) == {"doomknights"} for other in found) and len(set(found)) > 1


def test_a_wish_holds_for_another_pile() -> None:
    setup = FIVE.random_setup(1, wishes=Wishes(only=("hero10",), guardian="the-boss-2"))
    wishes = Wishes(packs=("quest-1", "quest-2"), only=("hero10",), guardian="the-boss-2")
    for seed in range(10):
        new = FIVE.reroll(setup, setup.village[0], seed, wishes)
        assert {FIVE.pack_of[name] for name in names(new) - names(setup)} <= {"quest-1", "quest-2"}
        assert FIVE.reroll(setup, "the-boss-2", seed, wishes).guardian.startswith("boss-2")
    assert refused(lambda: FIVE.reroll(setup, "hero10", 1, wishes)).reason == "setup-reroll-only"
    pinned = replace(wishes, guardian=setup.guardian)
    assert refused(lambda: FIVE.reroll(setup, setup.guardian, 1, pinned)).reason == "setup-reroll-only"


def test_what_is_not_there_cannot_be_replaced() -> None:
    setup = FIVE.random_setup(1)
    absent = next(name for name in FIVE.choices["heroes"] if name not in setup.heroes)
    assert refused(lambda: FIVE.reroll(setup, absent, 1)).reason == "setup-reroll-missing"
    assert refused(lambda: FIVE.reroll(setup, "moon", 1)).reason == "setup-unknown-wish"
    # The market of the first game is the only one of its size.
    assert refused(lambda: QUEST.reroll(QUEST.first_game, "shortbow", 1)).reason == "setup-reroll-none"
    assert QUEST.reroll(QUEST.first_game, "stormhand", 1).heroes != QUEST.first_game.heroes


# ------------------------------------------------------------------------------------------------------------
# Published set-ups and the treasure deck


def test_every_quest_has_a_published_set_up_that_is_marked_as_ours() -> None:
    assert [name for name, _ in OURS] == [q.id for q in QUESTS] == list(QUEST.packs)
    assert [q.number for q in QUESTS] == [1, 2, 3, 4, 5]
    assert list(QUEST.setups) == ["first", *QUEST.packs]
    for name, setup in OURS:
        assert "our choice" in setup_note(name, words())
        QUEST.check(setup)
        borrowed = [one for one in names(setup) if QUEST.pack_of(one) != name]
        assert len(borrowed) == (3 if name == "ripples-in-time" else 0)
        assert not SHELF.unmet(names(setup)) & set(setup.heroes)
        for one in SHELF.unmet(names(setup)) & set(setup.monsters):
            # The quest alone has no answer.
            assert all(QUEST.pack_of(met) != name for met in SHELF.needs[one]), one
    assert setup_note("first", words()) == ""


def test_each_quest_in_the_game_brings_its_treasures() -> None:
    basic = sum(c.count for c in QUEST.rules.cards if c.kind == "treasure" and not QUEST.pack_of(c.id))
    assert basic == 21
    for seed in range(20):
        setup = QUEST.random_setup(seed)
        packs = {QUEST.pack_of(name) for name in names(setup)}
        s = QUEST.deal(QUEST.rules, setup, 2, key_from_seed(seed, "treasures"))
        deck = [s.rules.cards[s.kinds[c]] for c in s.zones[s.map.names.index("draw.treasure")]]
        assert all(QUEST.pack_of(c.id) in {"", *packs} for c in deck)
        ours = sum(c.count for c in QUEST.rules.cards if c.kind == "treasure" and QUEST.pack_of(c.id) in packs)
        assert len(deck) == basic + ours


def test_treasures_of_ones_own_are_in_every_deck() -> None:
    extra = replace(next(c for c in QUEST.rules.cards if c.kind == "treasure"), id="mine-alone", count=2)
    rules = QUEST.make_rules((extra,))
    s = QUEST.deal(rules, QUEST.first_game, 2, key_from_seed(1, "treasures"))
    deck = [s.rules.cards[s.kinds[c]].id for c in s.zones[s.map.names.index("draw.treasure")]]
    assert deck.count("mine-alone") == 2


# ------------------------------------------------------------------------------------------------------------
# Speed


def test_a_set_up_takes_less_than_fifty_milliseconds() -> None:
    """Of processor time: others may be busy on the same machine."""
    for box in (FIVE, SHELF):
        box.random_setup(0)
        start = time.process_time()
        for seed in range(20):
            box.random_setup(seed)
        assert (time.process_time() - start) / 20 < 0.05


def test_a_shelf_is_put_up_without_working_out_teams() -> None:
    quests = [quest(n) for n in range(1, 6)]
    start = time.process_time()
    Shelf(quests)
    assert time.process_time() - start < 0.1


def test_help_is_there_at_once() -> None:
    def spent() -> float:
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    start = spent()
    for _ in range(4):
        subprocess.run([sys.executable, "-m", "duskhall", "--help"], check=True, capture_output=True)
    assert (spent() - start) / 4 < 0.3
