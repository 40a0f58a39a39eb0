"""Campaigns in the terminal: five games end to end, killed in the middle; logs, lists, and bad input."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from duskhall import Campaign, Player, load_bot, new_campaign, new_game
from duskhall.campaign.file import read
from duskhall.campaign.model import DECLINED, OPEN, PLAYING, READY, RECOGNITION, Played
from duskhall.commands.campaign import _players as players_of
from duskhall.core.game import Game
from duskhall.editions.choosing import names
from duskhall.editions.quest.cards import CARDS
from duskhall.notation.files import load
from duskhall.terminal.campaigns import FILE, held
from tests.helpers import QUEST
from tests.terminal.driver import DUSKHALL, LIMIT, Inside, environment, piped
from tests.terminal.driver import shelve_campaign as shelve

CHOOSE = "which card do you choose?"
ANOTHER = "or type quit:"
SHORT = ("--mode", "plain", "--keys", "1", "--key-decks", "3,2,1", "--seed", "209")
"""Games that end soon."""


def folder(data: Path, name: str = "winter") -> Path:
    return data / "campaigns" / name


def kept(data: Path, name: str = "winter") -> Campaign:
    return read((folder(data, name) / FILE).read_text(encoding="utf-8"))


def game_of(data: Path, number: int) -> Game:
    return load((folder(data) / f"game-{number}.txt").read_text(encoding="utf-8")).game


MOVE = re.compile(r"^ +\d+  (\S+)", re.MULTILINE)
MARKET = frozenset(f"buy:{card.id}" for card in CARDS if card.kind == "village")


def answer(text: str) -> str:
    """What a simple person plays: shops at the bazaar, buys market cards, and else takes the first option."""
    moves = MOVE.findall(text[text.rfind("\n\n") :])
    return next((move for move in moves if move == "bazaar" or move in MARKET), "1")


class Person:
    """Somebody at the other end of a pipe, who reads and types."""

    def __init__(self, data: Path, *args: str) -> None:
        self.process = subprocess.Popen(
            [*DUSKHALL, "campaign", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(data),
        )
        self.text = ""

    def until(self, *stops: str, questions: int = 10_000) -> str:
        """Play until one of these texts is asked, or so many questions were answered, or the program ends; the text
        that came."""
        assert self.process.stdin is not None and self.process.stdout is not None
        end = time.monotonic() + 3 * LIMIT
        answered = 0
        while answered < questions:
            assert time.monotonic() < end, self.text[-2000:]
            if not select.select([self.process.stdout], [], [], 1)[0]:
                continue
            came = os.read(self.process.stdout.fileno(), 65536).decode("utf-8", "replace")
            if not came:
                break
            self.text += came
            last = self.text[self.text.rfind("\n\n") :]
            if self.text.endswith(("> ", f"{ANOTHER} ")):
                for stop in stops:
                    if stop in last:
                        return stop
                self.say(answer(self.text))
                answered += 1
        return ""

    def say(self, answer: str) -> None:
        assert self.process.stdin is not None
        self.text += f"{answer}\n"
        self.process.stdin.write(f"{answer}\n".encode())
        self.process.stdin.flush()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()

    def end(self) -> str:
        """Close the input and read the rest."""
        out, _ = self.process.communicate(timeout=LIMIT)
        assert self.process.returncode == 0 and b"Traceback" not in out
        return self.text + out.decode("utf-8")


def test_bots_among_the_players_are_known_by_their_names() -> None:
    named = "Anna,master,archmage(seconds=2),greedy,master"
    found = [(player.name, player.bot) for player in players_of(named)]
    assert found == [
        ("Anna", ""),
        ("Master 1", "master"),
        ("Archmage", "archmage(seconds=2)"),
        ("Greedy", "greedy"),
        ("Master 2", "master"),
    ]


def test_five_games_with_a_kill_in_a_game_and_another_in_the_recognition(tmp_path: Path) -> None:
    new = ("new", "Winter", "--players", "Anna,greedy", "--games", "5", *SHORT)
    person = Person(tmp_path, *new)
    person.until(questions=8)
    person.kill()
    campaign = kept(tmp_path)
    assert (campaign.phase, campaign.running) == (PLAYING, "game-1.txt")
    moves = game_of(tmp_path, 1).played
    assert sum(seat == 0 for seat, _ in moves) >= 7

    person = Person(tmp_path, "next", "winter", "--seed", "209")
    assert person.until(CHOOSE) == CHOOSE
    assert "You continue" in person.text
    person.kill()
    # No move was lost: what was played before stands at the beginning of the record.
    assert game_of(tmp_path, 1).played[: len(moves)] == moves
    campaign = kept(tmp_path)
    assert (campaign.phase, campaign.chooser) == (RECOGNITION, 0)

    person = Person(tmp_path, "next", "--seed", "209")
    person.until(CHOOSE)
    assert "Result" not in person.text
    for wrong in ("0", "99", "dragon", "Dagger"):
        person.say(wrong)
        person.until("> ")
        assert f"“{wrong.lower() if wrong != 'Dagger' else wrong}” cannot be chosen" in person.text
    assert kept(tmp_path) == campaign
    card = campaign.legal[-1]
    person.say(QUEST.rules.cards[QUEST.rules.index[card]].name)
    while stop := person.until(CHOOSE, ANOTHER):
        person.say("none" if stop == CHOOSE else "")
    told = person.end()
    campaign = kept(tmp_path)
    assert campaign.over and len(campaign.played) == 5 and campaign.played[0].choices[0] == card
    for number in range(1, 6):
        # The deck of each seat has what was won before this game, and the record replays.
        game, before = game_of(tmp_path, number), replace(campaign, played=campaign.played[: number - 1])
        assert game.over and [row.vp for row in QUEST.standings(game.state)] == [*campaign.played[number - 1].scores]
        for seat, won in enumerate(before.further):
            cards = Game(game.start.clone()).view(seat).owned(seat)
            assert Counter(won) == Counter({name: n for name, n in cards.items() if f"buy:{name}" in MARKET})
    assert "the campaign" in told
    log = piped(tmp_path, "campaign", "log", "winter").out
    assert [f"Game {n} · " in log for n in range(1, 6)] == [True] * 5
    assert "Ripples in Time" in log and f"with {max(campaign.totals)} points" in log


# ----------------------------------------------------------------------------------------------------------------------
# Logs and lists


def played(games: int = 0, **more: Any) -> Campaign:
    """A campaign of Anna and Ben whose first game is over; Anna has won and may choose."""
    campaign = new_campaign(("Anna", "Ben"), name="Winter", games=games, **more)
    game = Played(
        QUEST.first_game, (31, 28), (0, 1), (0,), (("fireball", "maul"), ("maul",)), (OPEN, OPEN), 33, "2026-11-16"
    )
    return replace(campaign, played=(game,))


def test_a_list_says_where_each_campaign_stands(tmp_path: Path, inside: Inside) -> None:
    assert "no campaigns" in inside("campaign", "list").out
    shelve(tmp_path, new_campaign(("Anna", "Ben"), name="Spring", games=3))
    shelve(tmp_path, replace(played(), name="Summer").choose(0, "maul").begin("game-2.txt"))
    shelve(tmp_path, replace(played(5), name="Autumn"))
    shelve(tmp_path, replace(played(1), name="Winter"))
    (folder(tmp_path, "broken")).mkdir()
    (folder(tmp_path, "broken") / FILE).write_text("campaign: 1\nname: Broken\n", encoding="utf-8")
    told = " ".join(inside("campaign", "list").out.split())
    assert "There are 5 campaigns" in told
    assert "Anna, Ben · game 1 of 3 is next" in told
    assert "game 2 is in progress · Anna leads with 31 points" in told
    assert "Guild Recognition after game 1 of 5, Anna chooses" in told
    assert "over after 1 game · Anna wins the campaign with 31 points" in told
    assert "broken cannot be read: the campaign is cut off after 2 lines" in told


def test_a_log_has_every_game_and_what_was_chosen(tmp_path: Path, inside: Inside) -> None:
    shelve(tmp_path, played().choose(0, "maul"))
    out = inside("campaign", "log").out
    assert "Campaign “Winter”: game 2 is next." in out
    assert "Game 1 · " in out and "2026-11-16" in out and "33 turns" in out
    assert re.search(r"Anna +31 points · winner · chose Maul", out)
    assert re.search(r"Ben +28 points · had no card to choose", out)
    assert "Anna leads with 31 points." in out
    # Another terminal may be playing it.
    with held(folder(tmp_path), "Winter"):
        assert inside("campaign", "log", "win").out == out


# ----------------------------------------------------------------------------------------------------------------------
# Going on


def test_the_recognition_takes_names_numbers_and_none(tmp_path: Path, inside: Inside) -> None:
    shelve(tmp_path, replace(played(), played=(replace(played().played[0], market=(("fireball", "maul"),) * 2),)))
    done = inside(
        "campaign",
        "next",
        answers=(
            "dragon",
            "3",
            "2",
            "Maul",
            "fireball",
            "what",
            "quit",
        ),
    )
    assert done.status == 0
    assert "“dragon” cannot be chosen" in done.out and "“3” cannot be chosen" in done.out
    assert "Anna has chosen “Maul” in this Guild Recognition" in done.out
    assert kept(tmp_path).further == (("maul",), ("fireball",))
    assert "Press Enter for game 2, or type quit:" in done.out and "campaign next winter" in done.out
    shelve(tmp_path, played())
    assert (
        inside(
            "campaign",
            "next",
            answers=(
                "none",
                "1",
                "quit",
            ),
        ).status
        == 0
    )
    assert kept(tmp_path).played[0].choices == (DECLINED, "maul")


def test_the_recognition_can_be_left_and_goes_on(tmp_path: Path, inside: Inside) -> None:
    shelve(tmp_path, played())
    for answers in (("quit",), ()):
        done = inside("campaign", "next", answers=answers)
        assert done.status == 0 and "“duskhall campaign next winter” continues it." in done.out
        assert kept(tmp_path).chooser == 0


def test_what_a_kill_in_the_middle_of_writing_leaves_is_swept_up(tmp_path: Path, inside: Inside) -> None:
    left = shelve(tmp_path, played()).with_name(".game-1.txt.0f0727d6")
    left.write_text("record: 1\nhalf a li", encoding="utf-8")
    assert inside("campaign", "next", answers=("quit",)).status == 0
    assert not left.exists() and kept(tmp_path) == played()


def test_a_game_that_was_begun_but_not_dealt_is_dealt(tmp_path: Path, inside: Inside) -> None:
    shelve(tmp_path, new_campaign(("Anna", "Ben"), name="Winter").begin("game-1.txt"))
    done = inside("campaign", "next", answers=())
    assert done.status == 0 and (folder(tmp_path) / "game-1.txt").exists()
    assert kept(tmp_path).phase == PLAYING and "“duskhall campaign next winter” continues it." in " ".join(
        done.out.split()
    )
    # Games of campaigns are not among the unfinished games of “play”.
    assert "no unfinished games" in inside("play", "--list").out


def test_a_game_that_is_over_counts_even_if_the_program_was_killed_then(tmp_path: Path, inside: Inside) -> None:
    campaign = new_campaign((Player("One", "random"), Player("Two", "random")), name="Winter", keys=1)
    game = new_game("quest", 2, campaign.setup, seed=3)
    bots = [load_bot("greedy"), load_bot("greedy")]
    while not game.over:
        decision = game.decision()
        game.play(bots[decision.seat].choose(game.view(decision.seat), decision), decision.seat)
    shelve(tmp_path, campaign.begin("game-1.txt"))
    (folder(tmp_path) / "game-1.txt").write_text(game.record(("One", "Two")), encoding="utf-8")
    done = inside("campaign", "next")
    assert done.status == 0 and "Total after 1 game" in done.out
    assert kept(tmp_path).totals == tuple(score.vp for score in game.outcome().scores)


def test_more_games_are_planned(tmp_path: Path, inside: Inside) -> None:
    shelve(tmp_path, played(1))
    over = inside("campaign", "next", "winter")
    assert over.status == 2 and "is over: Anna wins the campaign with 31 points" in over.err
    assert "--games N" in over.err
    assert "All campaigns are over" in inside("campaign", "next").err
    done = inside(
        "campaign",
        "next",
        "winter",
        "--games",
        "3",
        answers=(
            "maul",
            "quit",
        ),
    )
    assert "Guild Recognition after game 1" in done.out
    campaign = kept(tmp_path)
    assert (campaign.phase, campaign.games, campaign.further) == (READY, 3, (("maul",), ()))
    done = inside("campaign", "next", "winter", "--games", "1")
    assert done.status == 0 and "Anna wins the campaign with 31 points." in done.out


# ----------------------------------------------------------------------------------------------------------------------
# Bad input


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("new", "Winter"), "--players"),
        (("new", "Winter", "--players", "Anna"), "2 to 4 players"),
        (("new", "Winter", "--players", "Anna,Anna"), "two players"),
        (("new", "Winter", "--players", "Anna,no.such:Bot"), "no.such:Bot"),
        (("new", "!!", "--players", "Anna,Ben"), "is not a name"),
        (("new", "a,b", "--players", "Anna,Ben"), "is not a name"),
        (("new", "Winter", "--players", "Anna,Ben", "--setups", "weekly"), "quests, random, or a file"),
        (("new", "Winter", "--players", "Anna,Ben", "--setups", "./none.txt"), "no file"),
        (("new", "Winter", "--players", "Anna,Ben", "--mode", "weekly"), "weekly"),
        (("new", "Winter", "--players", "Anna,Ben", "--games", "-1"), "up to 999 games"),
        (("new", "Winter", "--players", "Anna,Ben", "--keys", "0"), "at least one key"),
        (("new", "Winter", "--players", "Anna,Ben", "--keys", "9"), "1 to 6 keys"),
        (("new", "Winter", "--players", "Anna,Ben", "--key-decks", "1,2,9"), "1, 2, 9"),
        (("new", "Winter", "--players", "Anna,Ben", "--key-decks", "many"), "many"),
        (("new", "Winter", "--players", "Anna,Ben", "--only", "fireball"), "random set-ups"),
        (("new", "Winter", "--players", "Anna,Ben", "--setups", "random", "--only", "firebal"), "fireball"),
        (("new", "Winter", "--players", "Anna,Ben", "--bot-seconds", "0"), "seconds"),
        (("next",), "There are no campaigns"),
        (("next", "Winter"), "There are no campaigns"),
        (("log",), "There are no campaigns"),
    ],
)
def test_what_cannot_be_begun_leaves_nothing_behind(
    tmp_path: Path, inside: Inside, args: tuple[str, ...], why: str
) -> None:
    done = inside("campaign", *args)
    assert done.status == 2 and why in done.err
    assert not list(tmp_path.rglob(FILE))


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("new", "winter", "--players", "Anna,Ben"), "already a campaign"),
        (("next", "Summer"), "There is no campaign “Summer”. There are: Winter"),
        (("log", "Summer"), "There is no campaign “Summer”"),
        (("next", "Winter", "--players", "Anna,Cleo"), "The players of “Winter” are Anna, Ben"),
        (("next", "Winter", "--players", "Ben,Anna"), "The players of “Winter” are Anna, Ben"),
        (("next", "Winter", "--players", "Anna,Ben,greedy"), "The players of “Winter” are Anna, Ben"),
        (("next", "Winter", "--anew"), "No game of “Winter” is in progress"),
        (("next", "Winter", "--games", "9", "--anew"), "No game of “Winter” is in progress"),
        (("next", "Winter", "--games", "1001"), "up to 999 games"),
    ],
)
def test_what_cannot_be_done_changes_nothing(tmp_path: Path, inside: Inside, args: tuple[str, ...], why: str) -> None:
    path = shelve(tmp_path, played())
    before = path.read_text(encoding="utf-8")
    done = inside("campaign", *args)
    assert done.status == 2 and why in done.err
    assert path.read_text(encoding="utf-8") == before


def test_the_same_people_may_be_named_again(tmp_path: Path, inside: Inside) -> None:
    shelve(tmp_path, played())
    assert inside("campaign", "next", "--players", "Anna,Ben", answers=("quit",)).status == 0


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: text.replace("campaign: 1", "campaign: 2"), "version “2”"),
        (lambda text: text[:-30], "cut off"),
        (lambda text: text.replace("31 28", "99 28"), "changed or damaged"),
        (lambda text: "", "not a campaign"),
    ],
)
def test_a_file_that_cannot_be_read_is_left_alone(
    tmp_path: Path, inside: Inside, change: Callable[[str], str], why: str
) -> None:
    path = shelve(tmp_path, played())
    text = change(path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")
    for what in ("next", "log"):
        done = inside("campaign", what, "winter")
        assert done.status == 2 and why in done.err and str(path) in done.err
    assert path.read_text(encoding="utf-8") == text


def test_a_damaged_game_can_be_played_anew(tmp_path: Path, inside: Inside) -> None:
    shelve(tmp_path, new_campaign(("Anna", "Ben"), name="Winter").begin("game-1.txt"))
    path = folder(tmp_path) / "game-1.txt"
    other = new_game("quest", 2, seed=1).record(("Anna", "Cleo"))
    for text, why in (("record: 1\n", "cut off"), (other, "it has other players")):
        path.write_text(text, encoding="utf-8")
        done = inside("campaign", "next", answers=())
        assert done.status == 2 and why in done.err and "--anew" in done.err
        assert path.read_text(encoding="utf-8") == text
    done = inside("campaign", "next", "--anew", answers=())
    assert done.status == 0 and "are kept in this file" in done.out
    assert game_of(tmp_path, 1).played == []
    assert [p.read_text(encoding="utf-8") for p in folder(tmp_path).glob("*.damaged")] == [other]


def test_one_program_at_a_time(tmp_path: Path) -> None:
    shelve(tmp_path, played())
    with held(folder(tmp_path), "Winter"):
        done = piped(tmp_path, "campaign", "next", answers=["1"])
    assert done.status == 2 and "in another window" in done.err
    assert kept(tmp_path) == played()


def test_setups_of_ones_own_from_a_file(tmp_path: Path, inside: Inside) -> None:
    first = names(QUEST.first_game, QUEST)
    other = QUEST.random_setup(4)
    file = tmp_path / "cards.txt"
    file.write_text(
        f"# ours\n{first}\n\n\nripples-in-time\n\nVillage: {', '.join(other.village)}\n# still the third\n"
        f"Heroes: {', '.join(other.heroes)}\nThe rest: {', '.join((*other.monsters, *other.rooms, other.guardian))}\n",
        encoding="utf-8",
    )
    done = inside("campaign", "new", "Winter", "--players", "Anna,Ben", "--setups", str(file), answers=())
    assert done.status == 0
    # As in ``play``: cards of a first game are played plain, all others with side quests and guilds.
    full = [replace(setup, mode="full") for setup in (QUEST.setups["ripples-in-time"], other)]
    assert kept(tmp_path).setups == (QUEST.first_game, *full)
    for text, why in (
        ("# nothing\n", "no set-up"),
        (f"{first}\n\nsilverhlm", "set-up 2"),
        ("silverhelm", "set-up 1"),
    ):
        file.write_text(text, encoding="utf-8")
        wrong = inside("campaign", "new", "Summer", "--players", "Anna,Ben", "--setups", str(file))
        assert wrong.status == 2 and why in wrong.err


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, inside: Inside) -> None:
    (tmp_path / "campaigns").write_text("in the way", encoding="utf-8")
    done = inside("campaign", "new", "Winter", "--players", "Anna,Ben")
    assert done.status == 2 and "cannot be written" in done.err


def test_help_of_every_part(inside: Inside) -> None:
    for what in ("new", "next", "log", "list"):
        assert inside("campaign", what, "--help").status == 0
    assert inside("campaign").status == 2
