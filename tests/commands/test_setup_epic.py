"""``duskhall setup --mode epic``: how to lay out an Epic game with the box."""

from __future__ import annotations

import pytest

from duskhall.editions import edition
from tests.commands.test_setup import Command, box, command

__all__ = ["command"]

QUEST = edition("quest")
CARDS = {card.id: card for card in QUEST.rules.cards}
EPIC = ("--edition", "quest", "--mode", "epic", "--seed", "4")
HEROES = ("--edition", "quest", "--mode", "epic-heroes", "--seed", "4")


def of_kind(kind: str, packs: list[str]) -> list[str]:
    cards = {name for pack in packs for name in QUEST.packs[pack]}
    return [c.id for c in QUEST.rules.cards if c.id in cards and kind in c.tags and c.kind == "village"]


def test_an_epic_game_as_an_object(command: Command) -> None:
    found = box(*EPIC, "--quests", "2,1", command=command)
    epic = found["epic"]
    assert epic["quests"] == list(QUEST.packs)[:2]
    for kind in ("item", "spell", "weapon"):
        assert epic["market"][kind] == {"titles": of_kind(kind, epic["quests"]), "spots": 2}
    assert epic["any_spots"] == 2 and epic["classes"] == {} and epic["higher_levels"] == []
    for level, monsters in epic["monsters"].items():
        assert monsters["drawn"] == 10 and len(set(monsters["titles"])) == len(monsters["titles"]) > 10
        assert {CARDS[name].figures["level"] for name in monsters["titles"]} == {int(level)}
    assert [len(found["stacks"][hero]) for hero in found["heroes"]] == [3, 3, 3, 3]
    assert set(found["stacks"]) == set(found["heroes"]), "no spot of the market is a stack"
    assert not {CARDS[name].kind for name in found["piles"]} & {"hero", "village", "monster"}


def test_all_heroes_lie_in_stacks_by_class(command: Command) -> None:
    epic = box(*HEROES, command=command)["epic"]
    assert epic["quests"] == list(QUEST.packs)
    stacks = epic["classes"]
    assert list(stacks) == ["cleric", "fighter", "rogue", "wizard"]
    for name, heroes in stacks.items():
        assert all(name in CARDS[hero].tags and CARDS[hero].figures["level"] == 1 for hero in heroes)
    everyone = [hero for heroes in stacks.values() for hero in heroes]
    assert sorted(CARDS[hero].stack for hero in everyone) == sorted(QUEST.choices["heroes"])
    assert {CARDS[name].figures["level"] for name in epic["higher_levels"]} == {2, 3}


def test_the_sheet_says_what_to_do_and_not_what_comes_up(command: Command) -> None:
    _, out, _ = command(*HEROES, "--quests", "1,2", "--key-decks", "0,2,4", "--players", "3")
    text = " ".join(out.replace("\u00a0", " ").split())
    assert "All cards of these quests play, one copy of each title: [1] A Mirror in the Dark, [2] Total Eclipse" in text
    assert "Monsters of level 1 24 titles, one copy of each" in text
    assert "count off 10: these are the monsters of this game. Put the others back in the box" in text
    assert "Shuffle Guardian Keys into the rest of each group: 2 into level 2, 4 into level 3." in text
    assert "Items 7 shuffled face down; 2 of them turned up in the spots of their type" in text
    assert "The 2 spots for any card start empty." in text
    assert "Heroes of level 2 and 3 stay in the box" in text and "Deal each player 3 side quests" in text
    assert max(map(len, out.split("\n"))) <= 80
    cards = box(*HEROES, "--quests", "1,2", command=command)["epic"]
    named = [*cards["market"]["item"]["titles"], *cards["monsters"]["1"]["titles"]]
    assert not [name for name in named if CARDS[name].name in text]
    # Only the heroes are named, in the order of the box.
    assert "Clerics 3 Silverhelm I, Avania I, Felin I" in text


def test_the_normal_hero_stacks(command: Command) -> None:
    _, out, _ = command(*EPIC, "--quests", "1")
    text = " ".join(out.split())
    assert "All cards of A Mirror in the Dark play" in text
    assert "Heroes (level 1 on top, then level 2, then level 3):" in text and "stacked by class" not in text


def test_the_first_game_can_be_epic(command: Command) -> None:
    found = box("--edition", "quest", "--first", "--mode", "epic", "--quests", "1", command=command)
    first = QUEST.first_game
    assert tuple(found["heroes"]) == first.heroes and found["epic"]["quests"] == ["a-mirror-in-the-dark"]
    assert [room["id"] for room in found["rooms"]][1:] == list(first.rooms)


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("--edition", "quest", "--mode", "epicc"), "choose one of plain, full, epic, epic-heroes"),
        (("--mode", "epic"), "no other modes"),
        (("--edition", "advance", "--mode", "epic-heroes"), "no other modes"),
        (("--key-decks", "1,2,3"), "no key decks"),
        ((*EPIC, "--key-decks", "1,2"), "three numbers that add up to 6"),
        ((*EPIC, "--key-decks", "1,2,4"), "three numbers that add up to 6"),
        ((*EPIC, "--key-decks", "1,2,x"), "such as 0,2,4"),
        (("--edition", "quest", "--first", "--mode", "epic-heroes", "--quests", "5,6"), "no quest “6”"),
        ((*EPIC, "--only", "hammer"), "every card of its quests"),
        ((*HEROES, "--without", "silverhelm"), "every card of its quests"),
    ],
)
def test_what_cannot_be_laid_out_is_refused(command: Command, args: tuple[str, ...], why: str) -> None:
    status, out, err = command(*args)
    assert (status, out) == (2, "") and why in err and "{" not in err
