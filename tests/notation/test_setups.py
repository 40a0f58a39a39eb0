"""A record says which set-up was played: cards, and where there is more to choose, bearer, board, avatars, rooms,
guardian and keys."""

from __future__ import annotations

from dataclasses import replace

import pytest

from duskhall import new_game
from duskhall.editions import edition
from duskhall.editions.errors import SetupError
from duskhall.editions.setup import Setup
from duskhall.notation import record
from duskhall.notation.lines import NotationError

CLASSIC = edition("classic").first_game
ADVANCE = edition("advance")
FIRST = ADVANCE.first_game
QUEST = edition("quest")


def written(setup: Setup, edition_name: str = "advance") -> str:
    game = new_game(edition_name, seed=3, setup=setup, listen=False)
    return record.write(game, ("Ann", "Ben"), setup)


def header(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("start:")]


def test_a_classic_record_has_no_line_more() -> None:
    keys = [line.partition(":")[0] for line in header(written(CLASSIC, "classic"))]
    assert keys == [
        *("record", "program", "edition", "player 1", "player 2"),
        *("monsters", "heroes", "village", "result"),
    ]


def reason_of(e: NotationError) -> str:
    """Why the set-up is refused that a text holds; empty if something else is wrong. The words are those of set-ups."""
    why = e.arguments.get("why")
    if not isinstance(why, SetupError):
        return ""
    assert str(e) == f"line {e.line}: {why}" and " " in str(why) and why.reason not in str(why)
    return why.reason


@pytest.mark.parametrize(
    "setup",
    [
        *ADVANCE.setups.values(),
        *(ADVANCE.random_setup(seed) for seed in range(3)),
        replace(FIRST, board="dungeon"),
        replace(FIRST, board="wilderness"),
        replace(FIRST, avatars=True),
        replace(FIRST, board="dungeon", avatars=True, bearer="belac"),
    ],
)
def test_every_set_up_comes_back(setup: Setup) -> None:
    text = written(setup)
    found = record.read(text)
    assert found.setup == setup
    assert found.game.state.rules.board == (setup.board or "wilderness")
    assert record.write(found.game, found.seats, found.setup) == text


def test_only_what_is_not_as_usual_is_written() -> None:
    plain = written(FIRST)
    assert "\nbearer: stramst\n" in plain
    assert "avatars" not in "\n".join(header(plain)) and "board" not in "\n".join(header(plain))
    full = header(written(replace(FIRST, board="dungeon", avatars=True)))
    assert "board: dungeon" in full and "avatars: yes" in full
    assert not any(line.startswith("bearer") for line in header(written(ADVANCE.setups["learning"])))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("bearer: stramst", "bearer: ogre", "setup-unknown-card"),
        ("bearer: stramst\n", "", "setup-no-bearer"),
        ("bearer: stramst", "bearer: stramst\nbearer: orseg", "is there twice"),
        ("bearer: stramst", "bearer: stramst\nboard: castle", "setup-unknown-board"),
        ("bearer: stramst", "bearer: stramst\nboard: dungeon", "the start on 'wilderness'"),
        ("bearer: stramst", "bearer: stramst\navatars: some", "yes or no"),
        ("monsters: burnmarked, kobold, ogre\n", "", "a set-up has monsters, heroes and village"),
    ],
)
def test_a_wrong_set_up_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    text = written(FIRST)
    assert old in text
    with pytest.raises(NotationError) as refused:
        record.read(text.replace(old, new, 1))
    assert refused.value.line
    assert message in (reason_of(refused.value) or str(refused.value))


@pytest.mark.parametrize(
    "setup",
    [
        *QUEST.setups.values(),
        *(QUEST.random_setup(seed) for seed in range(3)),
        replace(QUEST.first_game, keys=2, guardian="smorga-6"),
        replace(QUEST.first_game, rooms=("abandoned-gate", "mine", "sunken-well", "crypt", "vault", "throne-room")),
    ],
)
def test_every_set_up_of_quest_comes_back(setup: Setup) -> None:
    text = written(setup, "quest")
    found = record.read(text)
    assert found.setup == setup
    assert found.game.view(0).keys == (0, setup.keys or 4)
    assert found.game.view(0).rooms == ("wilderness", *setup.rooms)
    assert record.write(found.game, found.seats, found.setup) == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("guardian: smorga-4", "guardian: smorga", "setup-unknown-card"),
        ("guardian: smorga-4\n", "", "setup-no-guardian"),
        ("guardian: smorga-4", "guardian: smorga-4\nguardian: smorga-5", "is there twice"),
        ("\nkeys: 3", "\nkeys: 9", "setup-keys"),
        ("\nkeys: 3", "\nkeys: many", "a number of keys"),
        ("rooms: mine, abandoned-gate, ", "rooms: mine, ", "setup-how-many"),
        ("rooms: mine, abandoned-gate, crypt", "rooms: mine, crypt, abandoned-gate", "setup-room-levels"),
        ("rooms: mine", "rooms: cellar", "setup-unknown-card"),
    ],
)
def test_a_wrong_set_up_of_quest_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    text = written(replace(QUEST.first_game, keys=3), "quest")
    assert old in text
    with pytest.raises(NotationError) as refused:
        record.read(text.replace(old, new, 1))
    assert refused.value.line
    assert message in (reason_of(refused.value) or str(refused.value))


@pytest.mark.parametrize(("name", "line"), [("classic", "keys: 3"), ("advance", "rooms: mine"), ("advance", "keys: 4")])
def test_rooms_and_keys_belong_to_quest(name: str, line: str) -> None:
    text = written(edition(name).first_game, name)
    with pytest.raises(NotationError) as refused:
        record.read(text.replace("result:", f"{line}\nresult:", 1))
    assert reason_of(refused.value) == "setup-not-in-box"
