"""``duskhall setup --doctor``: what to expect of a set-up, and the nearest one without the fault."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from duskhall.cli import main
from duskhall.doctor import diagnosis
from duskhall.editions import NAMES, edition
from duskhall.editions.choosing import names, stacks
from tests.commands.test_setup import Command, box, command
from tests.doctor.faulty import DARK, SICK

__all__ = ["command"]

EXAMPLE = Path(__file__).parents[2] / "examples" / "setup.txt"
HEADS = ("Length", "Difficulty", "Swing")


@pytest.fixture
def dark_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was measured."""
    monkeypatch.setattr(diagnosis, "harmful", lambda name: frozenset(["light"]))


def doctor(*args: str, command: Command) -> dict[str, Any]:
    found: dict[str, Any] = box("--doctor", *args, command=command)["doctor"]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_way_to_choose_cards_is_judged(name: str, command: Command) -> None:
    published = [("--setup", each) for each in edition(name).setups]
    ways = [("--first",), ("--seed", "3"), ("--seed", "3", "--players", "4"), *published]
    for way in ways:
        status, out, err = command("--edition", name, "--doctor", *way)
        assert (status, err) == (0, "")
        assert all(re.search(rf"^{head} ", out, re.MULTILINE) for head in HEADS)
        assert f"simulated games of {name.title()} between greedy bots" in out


def test_the_lines_of_the_first_game(command: Command) -> None:
    status, out, _ = command("--first", "--doctor")
    assert status == 0
    lines = out.splitlines()
    assert lines[:2] == ["Classic for 2 players", "The cards of the first game."]
    assert lines[2].startswith("Cards: Enchanted, Ooze, Undead Doom, Elf,")
    words = " ".join(out.split())
    assert re.search(
        r"Length (very )?(short|average|long) \d+ turns each \(mostly \d+ to \d+\), about \d+ minutes", words
    )
    assert re.search(r"a victory every \d\.\d turns, the first in turn \d+; \d+ % of fights are lost", words)
    assert re.search(r"the lead changes \d\.\d times; last place ends \d+ % behind first", words)
    assert "Longer than" in words and "of random set-ups" in words
    assert max(map(len, lines)) <= 80


def test_the_same_number_gives_the_same_answer(command: Command) -> None:
    asked = ("--edition", "advance", "--seed", "11", "--doctor", "--players", "3")
    assert command(*asked) == command(*asked)


def test_json_has_the_figures_beside_the_set_up(command: Command) -> None:
    found = box("--first", "--doctor", command=command)
    assert found["monsters"] == list(edition("classic").first_game.monsters)
    told = found["doctor"]
    assert told["told"] and told["figures"]["turns"] > 5
    assert [bar["name"] for bar in told["bars"]] == ["length", "difficulty", "swing"]
    assert told["offer"] is None
    assert "doctor" not in box("--first", command=command)


def test_what_is_missing_is_told_with_what_was_measured(command: Command) -> None:
    cards = ",".join(stacks(SICK))
    found = doctor("--cards", cards, command=command)
    sick = next(each for each in found["findings"] if each["lack"] == "cures")
    assert "hand out diseases, and no card for sale destroys them" in sick["text"]
    assert sick["effect"]["tables"] > 0
    _, out, _ = command("--doctor", "--cards", cards)
    assert f"{sick['effect']['tables']} simulated set-ups like this" in " ".join(out.split())


def test_the_printed_command_makes_the_set_up_without_the_fault(
    command: Command, dark_is_a_fault: None, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("--cards", ",".join(stacks(DARK)), "--players", "3")
    offer = doctor(*asked, command=command)["offer"]
    assert offer["mended"] == ["light"] and len(offer["swaps"]) == 1
    _, out, _ = command("--doctor", *asked)
    assert f"  {offer['command']}" in out.splitlines()
    assert "To fix it, swap" in out
    program, *arguments = shlex.split(offer["command"])
    assert program == "duskhall" and main([*arguments, "--doctor", "--json"]) == 0
    mended = json.loads(capsys.readouterr().out)
    assert mended["players"] == 3
    assert "light" not in [each["lack"] for each in mended["doctor"]["findings"]]


def test_the_command_keeps_how_it_is_played(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diagnosis, "harmful", lambda name: frozenset(["healing", "draws"]))
    options = ("--mode", "plain", "--keys", "3", "--key-decks", "2,2,2")
    seed = next(n for n in range(20) if doctor("--edition", "quest", "--seed", str(n), command=command)["offer"])
    offer = doctor("--edition", "quest", "--seed", str(seed), *options, command=command)["offer"]
    for part in ("--mode plain", "--keys 3", "--key-decks 2,2,2", "--players 2"):
        assert part in offer["command"]
    monkeypatch.setattr(diagnosis, "harmful", lambda name: frozenset(["prey", "cures", "draws", "light"]))
    found = (
        doctor("--edition", "advance", "--seed", str(n), "--board", "dungeon", "--avatars", command=command)["offer"]
        for n in range(40)
    )
    assert "--board dungeon --avatars" in next(filter(None, found))["command"]


@pytest.mark.parametrize("mode", ["epic", "epic-heroes"])
def test_an_epic_game_cannot_be_judged(mode: str, command: Command) -> None:
    asked = ("--edition", "quest", "--mode", mode, "--seed", "1")
    status, out, _ = command(*asked, "--doctor")
    assert status == 0 and "cannot judge it beforehand" in " ".join(out.split())
    assert doctor(*asked, command=command) == {"told": False}


# ----------------------------------------------------------------------------------------------------------------------
# Cards from a file


def test_the_cards_of_a_file(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(
        "# Saturday\nMonsters: Enchanted, Ooze\nUndead Doom\n" + names(DARK, edition("classic")).partition("Doom, ")[2]
    )
    found = box("--file", str(file), command=command)
    assert tuple(found["village"]) == DARK.village and tuple(found["heroes"]) == DARK.heroes
    assert doctor("--file", str(file), command=command)["told"]


def test_the_example_lacks_light_magic_and_cures(command: Command) -> None:
    found = doctor("--file", str(EXAMPLE), command=command)
    assert {"light", "magic", "cures"} <= {each["lack"] for each in found["findings"] if each["fault"]}
    assert {"light", "magic", "cures"} <= set(found["offer"]["mended"]) and len(found["offer"]["swaps"]) < 3


def test_a_file_that_does_not_do(command: Command, tmp_path: Path) -> None:
    status, _, err = command("--file", str(tmp_path / "none.txt"), "--doctor")
    assert status == 2 and "none.txt cannot be read" in err and "Name a file" in err
    (tmp_path / "raw").write_bytes(b"\xff\xfe\x00")
    status, _, err = command("--file", str(tmp_path / "raw"))
    assert status == 2 and "not a text file" in err
    (tmp_path / "wrong.txt").write_text("no such card")
    status, _, err = command("--file", str(tmp_path / "wrong.txt"))
    assert status == 2 and "no such card" in err


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("--players", "9"), "2 to 5"),
        (("--setup", "nowhere"), "no published set-up"),
        (("--cards", "ooze"), "monster groups"),
        (("--edition", "chess"), "no edition"),
        (("--first", "--groups", "4"), "--groups"),
    ],
)
def test_bad_input_is_refused_as_without_the_doctor(arguments: tuple[str, ...], said: str, command: Command) -> None:
    status, out, err = command("--doctor", *arguments)
    assert status == 2 and out == "" and said in err
