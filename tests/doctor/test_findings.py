"""What a set-up lacks is read from its cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duskhall.bots.greedy.profiles import Profile
from duskhall.core.tree import Card, Destroy, Gain, Is, Modify, Must, Pick, Use
from duskhall.doctor.features import can_be_told, cures, features, has_magic, infects, light_of, parts_of
from duskhall.doctor.findings import LACKS, lacks, unbladed
from duskhall.editions import NAMES, edition
from tests.doctor.faulty import CLASSIC, PAIRS, QUEST
from tools.doctor_games import setup_of


@pytest.mark.parametrize("lack", PAIRS)
def test_a_lack_is_found_and_one_pile_mends_it(lack: str) -> None:
    faulty, mended = PAIRS[lack]
    for setup in (faulty, mended):
        edition("classic").check(setup)
    assert lacks(parts_of(faulty))[lack] > 0
    assert lack not in lacks(parts_of(mended))


def test_a_need_counts_what_calls_for_it() -> None:
    dull = parts_of(PAIRS["magic"][0])
    wanting = [p for p in dull.monsters if p.foe.needs_magic or p.foe.no_attack or p.foe.half_without_magic]
    assert lacks(dull)["magic"] == sum(p.card.count for p in wanting) > 3
    # A Torch leaves two of the three points of darkness in rank 3, at two attack each.
    assert lacks(parts_of(PAIRS["light"][0]))["light"] == 4


def test_what_nobody_calls_for_is_not_missed() -> None:
    harmless = replace(PAIRS["magic"][0], monsters=("humanoid", "ooze", "undead-doom"))
    assert "magic" not in lacks(parts_of(harmless))
    # Everybody has daggers, which do for a hero who wants an edge.
    dwarf = replace(PAIRS["weapons"][0], heroes=("dwarf", "elf", "regian", "thyrian"))
    assert "weapons" in lacks(parts_of(dwarf)) and "blades" not in lacks(parts_of(dwarf))


def test_wounds_call_for_healing() -> None:
    healers = ("gem-of-healing", "consecration", "vampiric-touch")
    found = [lacks(parts_of(edition("quest").random_setup(n))) for n in range(40)]
    healed = [any(h in edition("quest").random_setup(n).village for h in healers) for n in range(40)]
    assert any("healing" in each for each in found)
    assert not any("healing" in each and there for each, there in zip(found, healed, strict=True))


def test_a_hero_wants_a_kind_of_weapon() -> None:
    bows = [c.id for c in edition("quest").rules.cards if "bow" in c.tags and c.kind == "village"]
    setups = (setup_of("quest", 1, i) for i in range(2000))
    archers = [setup for setup in setups if "jadress" in setup.heroes]
    without = [setup for setup in archers if "blades" in lacks(parts_of(setup))]
    assert without and len(without) < len(archers)
    wanting = {hero.card.stack for setup in without for hero in unbladed(parts_of(setup))}
    assert "jadress" in wanting and "ehrlingal" not in wanting
    for setup in archers:
        names = [hero.card.stack for hero in unbladed(parts_of(setup))]
        assert ("jadress" in names) == (not set(bows) & set(setup.village))


def test_weapons_that_no_hero_lifts() -> None:
    quest = edition("quest")
    setups = [quest.random_setup(n) for n in range(400)]
    weak = next(setup for setup in setups if "hands" in lacks(parts_of(setup)))
    parts = parts_of(weak)
    strongest = max(p.strength for p in parts.recruits)
    assert all(p.weight > strongest for p in parts.village if p.weapon)


@pytest.mark.parametrize("name", NAMES)
def test_first_games_lack_nothing_of_importance(name: str) -> None:
    found = lacks(parts_of(edition(name).first_game))
    assert not {"light", "weapons", "magic", "hands"} & set(found)


# ----------------------------------------------------------------------------------------------------------------------
# A card that no box has


def made_up(*abilities: object, tags: tuple[str, ...] = (), **figures: int) -> Profile:
    return Profile(Card("new", "New", "village", "new", 8, tags, figures, abilities))  # type: ignore[arg-type]


def test_new_cards_are_understood_by_what_they_do() -> None:
    (disease,) = parts_of(CLASSIC).ills
    broom = made_up(Use("village", (Destroy(Pick("hand", Is("disease"))),)))
    axe = made_up(Use("village", (Destroy(Pick("hand", Is("weapon"))),)))
    assert cures(broom, [disease]) and not cures(axe, [disease])
    assert light_of(made_up(light=2)) == 2
    assert light_of(made_up(Use("dungeon", (Modify("light", "add", 3, "party"),)))) == 3
    assert has_magic(made_up(Use("dungeon", (Modify("magic", "add", 1, "party"),))))
    assert not has_magic(made_up(attack=4))
    assert infects(made_up(Must("battle", (Gain("disease", 1),)), tags=("monster",)))


# ----------------------------------------------------------------------------------------------------------------------
# Features


@pytest.mark.parametrize("name", NAMES)
def test_features_are_the_same_numbers_for_every_set_up(name: str) -> None:
    e = edition(name)
    rows = [features(setup, 2) for setup in (*e.setups.values(), e.random_setup(1), e.random_setup(2))]
    assert all(row.keys() == rows[0].keys() for row in rows)
    assert rows[-1] != rows[-2]


def test_features_follow_the_cards_and_the_table() -> None:
    dark, lit = (features(setup, 2) for setup in PAIRS["light"])
    assert dark["village-light"] == 0 and lit["village-light"] == 2 and lit["best-light"] == 2
    assert dark["dark"] == 1 > lit["dark"]
    three, four = features(CLASSIC, 3), features(CLASSIC, 4)
    assert three["players-3"] == four["players-4"] == 1 and three["players-4"] == 0
    assert {name for name in three if three[name] != four[name]} == {"players-3", "players-4"}
    assert features(replace(QUEST, keys=2), 2)["keys"] == 2 and features(QUEST, 2)["keys"] == 4
    more = replace(CLASSIC, monsters=(*CLASSIC.monsters, "dragon"))
    assert features(more, 2)["groups"] == 4


def test_monsters_count_by_their_copies() -> None:
    parts = parts_of(CLASSIC)
    total = sum(p.card.count for p in parts.monsters)
    health = sum(p.health * p.card.count for p in parts.monsters)
    assert features(CLASSIC, 2)["monsters-health"] == health / total


def test_an_epic_game_cannot_be_told() -> None:
    assert can_be_told(QUEST) and can_be_told(replace(QUEST, mode="full"))
    assert not can_be_told(replace(QUEST, mode="epic", monsters=(), village=()))


def test_every_lack_has_its_words() -> None:
    from duskhall.text import words

    assert all(words().has(f"doctor-lack-{lack.id}") for lack in LACKS)
