"""``duskhall setup``: set-ups that can be laid out with the box."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import Any

import pytest

from duskhall.commands import setup
from duskhall.editions import edition

Command = Callable[..., tuple[int, str, str]]

CHOSEN = (
    "ooze, Dragon, Undead • Doom, Elf Wizard, regian, LORIGG, Thyrian Squire, Battle Fury, fireball, flaming-sword, "
    "lantern, hatchet, spear, town guard, trainer"
)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "80")

    def call(*args: str) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser()
        setup.arguments(parser)
        status = setup.run(parser.parse_args(args))
        out, err = capsys.readouterr()
        return status, out, err

    return call


def box(*args: str, command: Command) -> dict[str, Any]:
    status, out, err = command("--json", *args)
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_the_same_seed_gives_the_same_cards(command: Command) -> None:
    assert command("--seed", "7") == command("--seed", "7")
    assert command("--seed", "7") != command("--seed", "8")
    expected = edition("classic").random_setup(7)
    found = box("--seed", "7", command=command)
    assert tuple(found["monsters"]) == expected.monsters
    assert tuple(found["heroes"]) == expected.heroes
    assert tuple(found["village"]) == expected.village


def test_without_a_choice_a_seed_is_drawn_and_named(command: Command) -> None:
    found = box(command=command)
    again = box("--seed", str(found["seed"]), command=command)
    assert found == again


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_box_holds_what_is_laid_out(command: Command, players: int) -> None:
    counts = {c.id: c.count for c in edition("classic").rules.cards}
    for seed in range(5):
        found = box("--seed", str(seed), "--players", str(players), command=command)
        used = {row["id"]: row["count"] for rows in found["stacks"].values() for row in rows}
        for row in found["starting_deck"]:
            used[row["id"]] += players * row["count"]
        used |= {row["id"]: row["count"] for rows in found["dungeon"]["groups"].values() for row in rows}
        used |= {row["id"]: 1 for row in found["dungeon"]["bottom"]} | found["piles"]
        assert used == {card: counts[card] for card in used}
        assert len(found["stacks"]) == 4 + 4 + 8
        assert sum(row["count"] for row in found["starting_deck"]) == 12


def test_the_first_game_in_words(command: Command) -> None:
    status, out, _ = command("--first")
    assert status == 0
    for part in (
        "Classic for 2 players",
        "2 Blink Dog, 2 Nixie, 3 Pegasus, 2 Griffon, 1 Sphinx",
        "Stone of Mystery",
        "6 Elf Wizard, 4 Elf Sorcerer, 2 Elf Archmage",
        "Militia              18",
        "Disease              15",
        "Experience Point     32",
        "6 Militia, 2 Dagger, 2 Iron Rations, 2 Torch",
    ):
        assert part in out
    assert max(map(len, out.splitlines())) <= 80


def test_chosen_cards(command: Command) -> None:
    found = box("--cards", CHOSEN, command=command)
    assert found["monsters"] == ["ooze", "dragon", "undead-doom"]
    assert found["heroes"] == ["elf", "regian", "lorigg", "thyrian"]
    assert len(found["village"]) == 8


def test_a_longer_game(command: Command) -> None:
    found = box("--seed", "1", "--groups", "5", command=command)
    assert len(found["monsters"]) == 5
    _, out, _ = command("--seed", "1", "--groups", "5")
    assert "these 50 monsters" in out
    assert "other 40 monsters" in out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--edition", "chess"), "chess"),
        (("--players", "1"), "2 to 5 players"),
        (("--players", "6", "--first"), "2 to 5 players"),
        (("--seed", "1", "--groups", "9"), "3 to 8"),
        (("--first", "--groups", "3"), "--groups"),
        (("--cards", "elf"), "monster groups"),
        (("--cards", "elfs"), "Did you mean elf?"),
        (("--cards", CHOSEN + ", dwarf"), "choose 4 hero stacks, not 5"),
        (("--cards", CHOSEN + ", ooze"), "twice"),
        (("--cards", "torch"), "torch"),
        (("--cards", "undead"), "monster groups: abyssal, doomknight-humanoid"),
        (("--cards", "kobold"), "Advance has it: add --edition advance."),
    ],
)
def test_bad_input(command: Command, args: tuple[str, ...], message: str) -> None:
    status, out, err = command(*args)
    assert (status, out) == (2, "")
    assert message in err


# --------------------------------------------------------------------------------------------------------------------
# Advance

ADVANCE = ("--edition", "advance")
MINE = (
    "Drakeclan Laird, ogre, Horde, Belac, Aird Cutpurse, drua, Sternnkin, whetmage, longsword, pike, moonstone, "
    "royal summons, mass-teleport, innkeeper, smuggler, filigree amulet"
)


@pytest.mark.parametrize("players", [2, 5])
def test_advance_fits_in_its_box(command: Command, players: int) -> None:
    counts = {c.id: c.count for c in edition("advance").rules.cards}
    for seed in range(5):
        found = box(*ADVANCE, "--seed", str(seed), "--players", str(players), command=command)
        assert found["board"] == "wilderness" and found["dungeon"]["ranks"] == 4
        for row in found["starting_deck"]:
            assert row["count"] * players <= counts[row["id"]]
        laid = {row["id"]: row["count"] for rows in found["stacks"].values() for row in rows}
        assert {name: laid[name] for name in ("regular", "longspear", "torch")} == dict.fromkeys(
            ("regular", "longspear", "torch"), 3 * players
        )
        dungeon = [row for rows in found["dungeon"]["groups"].values() for row in rows]
        assert sum(row["count"] for row in dungeon) == 30
        assert [(row["id"], row["with"]) for row in found["dungeon"]["bottom"]] == [(found["bearer"], 10)]
        assert sum(n for name, n in found["piles"].items() if name.startswith("curse-")) == 28


def test_advance_in_words(command: Command) -> None:
    status, out, _ = command(*ADVANCE, "--first", "--players", "3")
    assert status == 0
    for part in (
        "Advance for 3 players",
        "wilderness side",
        "3 Drakeclan Cutter",
        "shuffle Stramst in with them",
        "Turn up 4 cards",
        "3 of each for every player",
        "Regular 9 cost 0",
        "6 Drua Sacrist, 4 Drua Cursesworn, 2 Drua Purifier",
        "Curses 28 shuffled",
        "Familiars 7 shuffled",
        "6 Regular, 2 Longspear, 2 Torch, 2 Thunderstone Shard",
    ):
        assert part in " ".join(out.split()), part
    assert "horde" not in out
    assert max(map(len, out.splitlines())) <= 80


def test_the_horde_is_a_pile_of_its_own(command: Command) -> None:
    found = box(*ADVANCE, "--setup", "tower-of-corruption", command=command)
    assert [(row["id"], row["count"]) for row in found["dungeon"]["groups"]["horde"]] == [
        ("soulstolen-placeholder", 10)
    ]
    assert sum(n for name, n in found["piles"].items() if name.startswith("soulstolen-")) == 10
    _, out, _ = command(*ADVANCE, "--setup", "tower-of-corruption")
    text = " ".join(out.split())
    assert "The horde 10 face up" in text and "these 30 monsters" in text and "Tower of corruption" in text


def test_the_learning_game_in_words(command: Command) -> None:
    status, out, _ = command(*ADVANCE, "--setup", "learning")
    text = " ".join(out.split())
    assert status == 0
    for part in ("8 cards", "put the Drakeclan Laird under them", "Turn up 3 cards", "Criochan Sergeant"):
        assert part in text
    assert "Each missing light costs 1 attack." in text
    assert "Curses" not in text and "Basic" not in text and "Knight" not in text


def test_the_other_side_of_the_board_and_avatars(command: Command) -> None:
    found = box(*ADVANCE, "--first", "--board", "dungeon", "--avatars", command=command)
    assert (found["board"], found["avatars"]) == ("dungeon", True)
    _, out, _ = command(*ADVANCE, "--first", "--board", "dungeon", "--avatars")
    text = " ".join(out.split())
    assert "dungeon side" in text and "Avatars of level 2 10" in text and "chooses one face down" in text


def test_chosen_cards_of_advance(command: Command) -> None:
    found = box(*ADVANCE, "--cards", MINE, command=command)
    assert found["monsters"] == ["kobold", "ogre", "horde"]
    assert found["bearer"] == "belac"
    assert found["heroes"] == ["aird", "drua", "sternnkin", "whetmage"]


@pytest.mark.parametrize("name", ["King Caelan's Writ", "king caelan’s writ", "king-caelans-writ"])
def test_printed_names_of_advance(command: Command, name: str) -> None:
    mine = MINE.replace("moonstone", name)
    assert "king-caelans-writ" in box(*ADVANCE, "--cards", mine, command=command)["village"]


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--setup", "tower-of-coruption"), "Did you mean tower-of-corruption"),
        (("--setup", "first", "--groups", "3"), "--groups"),
        (("--seed", "1", "--groups", "4"), "3 monster groups, not 4"),
        (("--first", "--board", "castle"), "wilderness, dungeon, learning"),
        (("--first", "--board", "learning"), "--setup learning"),
        (("--setup", "learning", "--board", "dungeon"), "leave the board"),
        (("--setup", "learning", "--avatars"), "no avatars"),
        (("--cards", MINE.replace("Belac, ", "")), "stramst, orseg, belac"),
        (("--cards", MINE + ", orseg"), "one Thunderstone bearer, not belac, orseg"),
        (("--cards", MINE.replace("pike", "King Caelan's Writ").replace("King Caelan's", "king-caelans")), "2 items"),
        (("--first", "--players", "6"), "2 to 5 players"),
    ],
)
def test_bad_input_for_advance(command: Command, args: tuple[str, ...], message: str) -> None:
    status, out, err = command(*ADVANCE, *args)
    assert (status, out) == (2, "")
    assert message in err


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--first", "--board", "dungeon"), "only one side"),
        (("--first", "--avatars"), "no avatars"),
        (("--setup", "learning"), "no published set-up “learning”"),
    ],
)
def test_what_classic_does_not_have(command: Command, args: tuple[str, ...], message: str) -> None:
    status, out, err = command(*args)
    assert (status, out) == (2, "")
    assert message in err


def test_a_set_up_of_quest_says_how_the_dungeon_is_laid_out(command: Command) -> None:
    status, out, err = command("--edition", "quest", "--first", "--players", "3", "--keys", "2")
    assert (status, err) == (0, "")
    text = " ".join(out.split())
    assert "Goblin Grunts, level 1 10" in text and "The horde" not in text
    assert "level 1: Mine (light 0), Abandoned Gate (light 0); level 2: Crypt (light 1)" in text
    assert "1 into level 1, 2 into level 2, 3 into level 3" in text
    back = "Lay Smorga the Queen of level 4 in The Wilderness with its other side up, Giant Rat"
    assert f"{back}: Giant Rat is the back of every guardian card." in text
    assert "When 2 keys are found, turn Giant Rat over: Smorga the Queen arrives." in text
    assert "Iron Rations in turn order: 0, 1, 2" in text
    assert "Treasures 24 the basic ones and those of every quest in the game, shuffled face down" in text
    assert max(map(len, out.split("\n"))) <= 80


def test_a_set_up_of_quest_as_an_object(command: Command) -> None:
    found = box("--edition", "quest", "--seed", "4", command=command)
    expected = edition("quest").random_setup(4)
    assert [room["id"] for room in found["rooms"]] == ["wilderness", *expected.rooms]
    assert (found["guardian"], found["keys"]) == (expected.guardian, 4)
    assert found["levels"] == dict(zip(expected.monsters, (1, 2, 3), strict=True))
    assert not {"guardian-key", expected.guardian}.intersection(found["piles"])


@pytest.mark.parametrize(("edition_name", "keys"), [("quest", "0"), ("quest", "7"), ("classic", "3"), ("advance", "3")])
def test_keys_that_cannot_be_are_refused(command: Command, edition_name: str, keys: str) -> None:
    status, out, err = command("--edition", edition_name, "--first", "--keys", keys)
    assert (status, out) == (2, "") and "key" in err and "{" not in err
