"""Wishes for random set-ups on the command line: quests, must-haves, exclusions, a guardian, another pile."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import duskhall
from duskhall.cli import main
from duskhall.commands.simulate import RANDOM
from duskhall.editions import edition
from duskhall.editions.choosing import stacks
from duskhall.editions.setup import Wishes
from duskhall.lab.simulate import Plan, setup_of

QUEST = edition("quest")
FIRST = next(iter(QUEST.packs))
ECLIPSE = "total-eclipse-of-the-sun"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main([*arguments])
    out, err = capsys.readouterr()
    return status, out, err


def names(capsys: pytest.CaptureFixture[str], *arguments: str) -> set[str]:
    status, out, err = run(capsys, "setup", "--edition", "quest", "--json", *arguments)
    assert (status, err) == (0, "")
    found = json.loads(out)
    rooms = [room["id"] for room in found["rooms"]]
    return {*found["monsters"], *found["heroes"], *found["village"], *rooms, found["guardian"]}


@pytest.fixture
def two_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of the first quest's cards come in a pack of their own."""
    other = frozenset({"silverhelm", "mine", "smorga-4"})
    monkeypatch.setattr(QUEST, "packs", {FIRST: QUEST.packs[FIRST] - other, ECLIPSE: other})


# ------------------------------------------------------------------------------------------------------------
# setup


def test_wishes_are_heeded(capsys: pytest.CaptureFixture[str]) -> None:
    for seed in map(str, range(12)):
        found = names(
            *(capsys, "--seed", seed, "--quests", "1", "--only", "Stormhand, Maul,goblin grunts"),
            *("--without", "Gem of Healing,pylorian", "--guardian", "smorga-6"),
        )
        assert {"stormhand", "maul", "goblin-grunts", "smorga-6"} <= found
        assert not {"gem-of-healing", "pylorian"} & found


def test_a_pile_is_replaced(capsys: pytest.CaptureFixture[str]) -> None:
    wishes = Wishes(packs=(FIRST,), without=("stormhand",))
    seed = next(n for n in range(99) if "maul" in QUEST.random_setup(n, wishes=wishes).village)
    asked = ("--seed", str(seed), "--quests", "1", "--without", "stormhand")
    before = names(capsys, *asked)
    after = names(capsys, *asked, "--reroll", "maul")
    assert len(before - after) == len(after - before) == 1 and "maul" not in after
    assert after == names(capsys, *asked, "--reroll", "Maul"), "the same seed, the same pile"
    (new,) = after - before
    again = names(capsys, *asked, "--reroll", f"maul,{new}")
    assert not {"maul", new} & again, "what went does not come back"
    status, out, _ = run(capsys, "setup", "--edition", "quest", *asked, "--reroll", "maul")
    assert status == 0 and "Re-rolled: maul." in out
    # A published set-up can be changed in the same way.
    changed = names(capsys, "--first", "--reroll", "stormhand", "--quests", "1")
    assert set(stacks(QUEST.first_game)) - changed == {"stormhand"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--quests", "9"), "there is no quest “9”; choose one of 1 (a-mirror-in-the-dark)"),
        (("--quests", "moon"), "there is no quest “moon”"),
        (("--only", "moonlite"), "“moonlite” is not a card, group or room you can choose. Did you mean moonlight"),
        (("--only", "maul", "--without", "maul"), "“maul” is both required and left out: drop one"),
        (
            ("--quests", "1", "--without", "mine"),
            "only one room of level 1 is left to choose from",
        ),
        (("--guardian", "maul"), "“maul” is not a guardian: choose one of smorga-the-queen"),
        (("--seed", "3", "--reroll", "wilderness"), "“wilderness” is not a card, group or room"),
        (("--first", "--reroll", "maul"), "“maul” is not in this set-up"),
        (("--first", "--quests", "1"), "--quests is for random cards, and this set-up has fixed cards"),
        (("--setup", FIRST, "--guardian", "smorga-4"), "--guardian is for random cards"),
        (("--cards", "maul", "--without", "mine"), "--without is for random cards"),
    ],
)
def test_wishes_that_cannot_be_met_say_what_to_do(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], said: str
) -> None:
    status, out, err = run(capsys, "setup", "--edition", "quest", *arguments)
    assert (status, out) == (2, "") and said in err and "{" not in err


@pytest.mark.parametrize("name", ["classic", "advance"])
@pytest.mark.parametrize("command", ["setup", "play", "simulate"])
@pytest.mark.parametrize(
    "wish", [("--quests", "1"), ("--only", "elf"), ("--without", "elf"), ("--guardian", "smorga-4")]
)
def test_other_editions_take_no_wishes(
    capsys: pytest.CaptureFixture[str], name: str, command: str, wish: tuple[str, str]
) -> None:
    status, out, err = run(capsys, command, "--edition", name, *wish)
    assert (status, out) == (2, "") and "only Quest has quests to choose from" in err


@pytest.mark.parametrize("command", ["setup", "play"])
def test_other_editions_re_roll_nothing(capsys: pytest.CaptureFixture[str], command: str) -> None:
    status, out, err = run(capsys, command, "--reroll", "elf")
    assert (status, out) == (2, "") and "only Quest has quests to choose from" in err


@pytest.mark.usefixtures("two_packs")
def test_each_stack_says_which_quest_it_is_from(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    status, out, _ = run(capsys, "setup", "--edition", "quest", "--first")
    text = " ".join(out.split())
    assert status == 0 and max(map(len, out.split("\n"))) <= 80
    assert "The number in brackets is the quest: [1] A Mirror in the Dark, [2] Total Eclipse of the Sun." in text
    assert "Silverhelm [2] 10" in text and "Hawkswood [1] 10" in text and "Shortbow [1] 8" in text
    assert "Goblin King's Guard, level 3 [1] 10" in text
    assert "Mine [2] (light 0), Abandoned Gate [1] (light 0)" in text
    assert "turn Giant Rat over: Smorga the Queen [2] arrives" in text
    found = json.loads(run(capsys, "setup", "--edition", "quest", "--first", "--json")[1])["packs"]
    assert found["silverhelm"] == ECLIPSE and found["shortbow"] == FIRST and len(found) == 18
    status, _, err = run(capsys, "setup", "--edition", "quest", "--cards", "moon")
    assert status == 2 and "silverhelm [2], stormhand [1]" in " ".join(err.split())


def test_a_set_up_from_one_quest_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "setup", "--edition", "quest", "--setup", FIRST)
    assert status == 0 and "All stacks are from A Mirror in the Dark." in out and "[1]" not in out
    assert "These cards are our choice: the quest’s own book is not public." in " ".join(out.split())
    assert "our choice" not in run(capsys, "setup", "--edition", "quest", "--first")[1]
    assert "All stacks" not in run(capsys, "setup", "--first")[1]


# ------------------------------------------------------------------------------------------------------------
# play, simulate and cards


@pytest.mark.usefixtures("two_packs")
def test_a_game_begins_with_the_wishes(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(
        *(
            capsys,
            "play",
            "--edition",
            "quest",
            "--players",
            "2",
            "--bots",
            "random,random",
            "--max-turns",
            "1",
            "--seed",
            "5",
        ),
        *("--only", "maul", "--without", "gorlandor", "--guardian", "smorga-4", "--keys", "2"),
    )
    text = " ".join(out.split())
    assert status == 0 and "You play with random cards, set-up number 5." in text
    assert "Maul [1]" in text and "Gorlandor" not in text and "Smorga the Queen, level 4 [2]" in text
    assert "[2] Total Eclipse of the Sun" in text and "2 keys summon" in text


def test_a_game_begins_with_another_pile(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--players", "2", "--bots", "random,random", "--max-turns", "1")
    status, out, _ = run(capsys, "play", "--edition", "quest", *bots, "--reroll", "stormhand")
    assert status == 0 and "You re-rolled some of the cards." in out and "Stormhand" not in out.partition("Village")[0]
    status, _, err = run(capsys, "play", "--edition", "quest", *bots, "--setup", "first", "--quests", "1")
    assert status == 2 and "--quests is for random cards" in err
    status, _, err = run(capsys, "play", "--edition", "quest", *bots, "--only", "moon")
    assert status == 2 and "“moon” is not a card" in err


def test_many_games_have_the_wishes(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--edition", "quest", "--games", "2", "--jobs", "1", "--bots", "random", "--max-turns", "3")
    assert run(capsys, "simulate", *options, "--quests", "1", "--only", "maul", "--keys", "1")[0] == 0
    for wrong, said in (
        (("--quests", "8"), "no quest “8”"),
        (("--only", "maul", "--without", "maul"), "drop one"),
        (("--only", "moon"), "“moon”"),
        (("--setup", "first", "--only", "maul"), "--only is for random cards"),
        (("--keys", "0"), "at least one key"),
        (("--keys", "7"), "not 7"),
    ):
        status, out, err = run(capsys, "simulate", *options, *wrong)
        assert (status, out) == (2, "") and said in err
    plan = Plan("quest", 2, ("random", "random"), 1, keys=2, wishes=Wishes(only=("maul",), without=("hammer",)))
    for g in range(8):
        setup = setup_of(plan, g)
        assert "maul" in setup.village and "hammer" not in setup.village and setup.keys == 2
    assert RANDOM == "random"


@pytest.mark.usefixtures("two_packs")
def test_the_cards_of_a_quest_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "cards", "--edition", "quest", "--quest", "2", "--json")
    found = json.loads(out)
    assert status == 0 and {card["id"] for card in found} == {"mine", "smorga-4"} and found[0]["pack"] == ECLIPSE
    status, out, _ = run(capsys, "cards", "--edition", "quest", "--quest", "Total Eclipse of the Sun", "mine")
    assert status == 0 and "From quest 2, Total Eclipse of the Sun" in out
    assert "From quest" not in run(capsys, "cards", "--edition", "quest", "adventurer")[1]
    assert "From quest" not in run(capsys, "cards", "militia")[1]
    for wrong in (("--edition", "quest", "--quest", "7"), ("--quest", "1")):
        status, out, err = run(capsys, "cards", *wrong)
        assert (status, out) == (2, "") and "quest" in err and "{" not in err


# ------------------------------------------------------------------------------------------------------------
# The library


def test_the_library_takes_the_same_wishes() -> None:
    setup = duskhall.random_setup(
        "quest", seed=4, quests=(1,), only=("Maul",), without=["Hammer"], guardian="Smorga the Queen", keys=2
    )
    wishes = Wishes((FIRST,), ("maul",), ("hammer",), "smorga-the-queen")
    assert setup == replace(QUEST.random_setup(4, wishes=wishes), keys=2, mode="full")
    game = duskhall.new_game("quest", setup=setup, seed=1)
    assert game.setup == setup
    other = duskhall.reroll(setup, "maul", seed=1)
    assert "maul" not in other.village and len(set(stacks(other)) - set(stacks(setup))) == 1 and other.keys == 2
    assert duskhall.random_setup("classic", seed=3) == edition("classic").random_setup(3)
    assert len(duskhall.random_setup("classic", groups=5).monsters) == 5
    assert "stormhand" not in duskhall.reroll(QUEST.first_game, "Stormhand", only=("Silverhelm",)).heroes


def test_the_library_says_in_words_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="there is no quest “7”; choose one of 1"):
        duskhall.random_setup("quest", quests=(7,))
    with pytest.raises(ValueError, match="only Quest has quests"):
        duskhall.random_setup("classic", quests=(1,))
    with pytest.raises(ValueError, match="there is no card 'moon' to choose"):
        duskhall.random_setup("quest", only=("moon",))
    with pytest.raises(ValueError, match="1 to 6 keys"):
        duskhall.random_setup("quest", keys=9)
    with pytest.raises(ValueError, match="is not in this set-up"):
        duskhall.reroll(QUEST.first_game, "maul")
