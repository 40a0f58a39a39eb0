"""``duskhall play`` through pipes: whole games, every request, refusals, files."""

from __future__ import annotations

import io
import os
import re
import resource
import subprocess
from pathlib import Path

import pytest

from duskhall import new_game
from duskhall.bots import ask, load, note_of
from duskhall.core.luck import Stream
from duskhall.notation import position, record
from duskhall.terminal.screen import Screen, Silence, wrap
from tests.helpers import staged
from tests.terminal.driver import DUSKHALL, LIMIT, Inside, environment, piped, recorded, saved


def whole_game(seed: int) -> list[str]:
    """The answers of a person who chooses blindly, up to the end of the game that ``--seed`` gives."""
    game = new_game("classic", 2, seed=seed)
    bot, person = load("random", seed), Stream.of(seed, "person")
    answers = []
    while not game.over:
        decision = game.decision()
        if decision.seat == 0:
            answers.append(decision.options[person.below(len(decision.options))])
            game.answer(0, answers[-1])
        else:
            game.answer(1, ask(bot, game.view(1), decision).option)
    return answers


def test_a_whole_game(tmp_path: Path) -> None:
    answers = whole_game(5)
    kept = tmp_path / "game.txt"
    done = piped(tmp_path, "play", "--bots", "random", "--seed", "5", "--record", kept, answers=answers)
    assert done.status == 0, done.err
    assert "The game is over." in done.out
    assert "Result" in done.out and "Victory points of" in done.out and "The game took" in done.out
    assert str(kept) in done.out
    # The record is complete, and the finished game is no longer among the running ones.
    read = record.read(kept.read_text(encoding="utf-8"))
    assert record.replay(read).over and read.bots == ("", "random")
    assert [m for seat, m in read.moves if seat == 0] == answers
    assert not saved(tmp_path) and len(saved(tmp_path, "finished")) == 1
    # Nothing is wider than the screen.
    assert max(map(len, done.out.splitlines())) <= max(80, len(str(kept)) + 2)


def test_every_request(tmp_path: Path) -> None:
    requests = {
        "help": "What you can ask",
        "?": "What you can ask",
        "hall": "light needed",
        "prices": "Villagers",
        "hand": "Your hand (6 cards)",
        "totals": "Total: gold 8 · attack 2",
        "why gold": "+4 2× Torch",
        "why attack": "Attack 2",
        "why attack 2": "against Famine in rank 2",
        "why total 3": "−2 missing light",
        "why darkness 3": "your light",
        "why vp": "nothing adds to it",
        "why": "Which number? Choose one of attack",
        "why beauty": "There is no number",
        "why attack 7": "There is no monster in rank 7",
        "deck": "still to draw 4",
        "table": "XP 0 · victory points 0",
        "destroyed": "Destroyed cards (0)",
        "stack elf": "2× Elf Archmage",
        "stack elf wizard": "2× Elf Archmage",
        "stack": "Which stack? Choose one of",
        "stack moon": "There is no stack",
        "card town guard": "Rulings:",
        "card elf": "could be: Elf Wizard",
        "card dager": "Did you mean Dagger?",
        "card": "Which card?",
        "log": "Nothing has happened yet",
        "log x": "add a number for more",
        "moves": "enter the dungeon",
        "": "enter the dungeon",
        "undo": "You have no move to undo",
        "save": "saved after every move",
        "record": "Which file?",
        f"save {tmp_path / 'copy.txt'}": "“duskhall play --from FILE” continues it from this file:",
        "save /nowhere/at/all": "cannot be written",
        f"record {tmp_path / 'kept.txt'}": "kept up to date",
        "quit": "offers to continue it",
    }
    done = piped(tmp_path, "play", "--bots", "random", "--seed", "3", answers=requests)
    assert done.status == 0
    parts = done.out.split("\n> ")[1:]
    assert len(parts) == len(requests)
    for (request, expected), part in zip(requests.items(), parts, strict=True):
        assert expected in " ".join(part.split()), (request, part)
    for name in ("copy.txt", "kept.txt"):
        assert not record.replay(record.read((tmp_path / name).read_text(encoding="utf-8"))).over


def test_ways_to_answer_and_refusals(tmp_path: Path) -> None:
    answers = {
        "9": "There is no move 9",
        "dragon": "is not a move or a command",
        "buy dagger": "not possible at this point",
        "h": "is not a move or a command",
        "v": "You visit the village",
        "buy dragon": "there is no such card",
        "buy:fireball": "you do not have enough gold",
        "buy:elf-archmage": "not on top of a village stack",
        "buy s": "could be: buy:",
        "attack 1": "not possible at this point",
        "Buy Flaming Sword": "You buy Flaming Sword",
        "dungeon": "Equip heroes",
        "equip militia > militia": "heroes carry only weapons",
        "equip dagger dagger": "there is no such card here",
        "equip dagger > militia #2": "You give Militia the Dagger",
        "equip:dagger#1>militia#2": "a hero already carries this weapon",
        "done": "Attack which monster?",
        "attack 4": "there is no monster in that rank",
        "attack 2": "is not defeated",
    }
    done = piped(tmp_path, "play", "--bots", "random", "--seed", "3", answers=answers)
    parts = done.out.split("\n> ")[1:]
    for (answer, expected), part in zip(answers.items(), parts, strict=False):
        assert expected in " ".join(part.split()), (answer, part)


def test_undo(tmp_path: Path) -> None:
    done = piped(
        tmp_path,
        *("play", "--bots", "random", "--seed", "3"),
        answers=["rest", "undo", "village", "undo", "dungeon", "done", "1", "undo", "log", "quit"],
    )
    text = " ".join(done.out.split())
    # Nothing was shown by choosing to rest; entering the village lays the hand open.
    assert text.index("Undone. Turn 1") < text.index("the record notes this undo")
    assert "You undo a move." in text
    kept = saved(tmp_path)[0].read_text(encoding="utf-8")
    assert "marked: yes" in kept and "rest undo village undo" in kept


def test_nothing_left_to_undo(tmp_path: Path) -> None:
    answers = ["rest", "undo", "undo", "quit"]
    for who in (("--bots", "random"), ("--names", "Ann,Ben")):
        first = [""] if "--names" in who else []
        done = piped(tmp_path, "play", *who, "--seed", "3", answers=first + answers)
        text = " ".join(done.out.split())
        assert "Undone." in text and "You have no move to undo." in text
        assert "something was drawn" not in text


def test_the_question_for_a_loss_names_its_cause(tmp_path: Path, inside: Inside) -> None:
    file = tmp_path / "position.txt"
    start = staged(
        "hall: noxious-slag | ebon-fume | sphinx", "hand.1: disease, elf-sorcerer, thyrian-knight, militia*3"
    )
    file.write_text(position.write(start), encoding="utf-8")
    done = inside("play", "--from", file, answers=("dungeon", "done", "attack 1", "why darkness 1", "quit"))
    assert "Disease: lose attack or magic attack?" in done.out, done
    assert "Missing light" in done.out


def test_several_people_may_not_take_back_what_was_shown(tmp_path: Path) -> None:
    done = piped(
        tmp_path,
        *("play", "--names", "Ann,Ben", "--seed", "3"),
        answers=["", "village", "undo", "quit"],
    )
    assert "You cannot undo this move" in done.out


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "--bots", "random", "--seed", "3", answers=["village"])
    assert done.status == 0
    assert "The input has ended" in done.out
    assert "village" in saved(tmp_path)[0].read_text(encoding="utf-8")


def test_a_demonstration_without_a_terminal(tmp_path: Path) -> None:
    done = piped(tmp_path, "play", "--seed", "1")
    assert done.status == 0
    assert "two bots play a demonstration game" in " ".join(done.out.split())
    assert "Result" in done.out
    assert 50 < len(done.out.splitlines()) < 700
    assert not saved(tmp_path)


def test_a_demonstration_has_the_players_one_asks_for(tmp_path: Path) -> None:
    def seats(*args: str) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        kept = tmp_path / "game.txt"
        done = piped(tmp_path, "play", "--seed", "1", "--record", kept, *args)
        assert done.status == 0, done.err
        read = record.read(kept.read_text(encoding="utf-8"))
        return " ".join(done.out.split()), read.seats, read.bots

    text, names, bots = seats("--bots", "greedy,random")
    assert (names, bots) == (("Greedy", "Random"), ("greedy", "random"))
    assert "two bots play a demonstration game" in text and "meant for" not in text
    text, names, bots = seats("--bots", "random", "--names", "Ann,Ben")
    assert (names, bots) == (("Ann", "Ben", "Random"), ("greedy", "greedy", "random"))
    assert "3 bots play" in text and "Bots take the 2 seats meant for people." in text
    text, names, bots = seats("--players", "4")
    assert bots == ("greedy",) * 4 and "4 bots play" in text


def test_opponents_by_their_levels(tmp_path: Path, inside: Inside) -> None:
    def opening(*args: str) -> str:
        text = " ".join(inside("play", "--seed", "3", "--new", *args, answers=("quit",)).out.split())
        return text.partition("Turn 1")[0]

    usual = opening()
    assert f"Veteran: {note_of('veteran')}" in usual
    assert "“duskhall play --bots apprentice”" in usual and "veteran, master, archmage." in usual
    (kept,) = saved(tmp_path)
    assert record.read(kept.read_text(encoding="utf-8")).bots == ("", "veteran")
    chosen = opening("--bots", "apprentice,archmage(seconds=2),apprentice")
    assert f"Apprentice: {note_of('apprentice')} Archmage: {note_of('archmage')}" in chosen
    assert "--bots" not in chosen, "a person who names bots knows how to"
    people = opening("--names", "Ann,Ben")
    assert "Veteran" not in people and "--bots" not in people


def test_an_idle_pipe_is_an_empty_chair() -> None:
    read, write = os.pipe()
    with os.fdopen(read) as source, os.fdopen(write, "w"):
        screen = Screen(source, io.StringIO())
        assert not screen.nothing_piped()
        screen.patience = 0.05
        with pytest.raises(Silence):
            screen.read("?")


def test_any_mix_of_bots(tmp_path: Path) -> None:
    bots = tmp_path / "mine.py"
    bots.write_text(
        "import time\n"
        "class Wrong:\n    def choose(self, view, decision): return 'fly:home'\n"
        "class Broken:\n    def choose(self, view, decision): raise RuntimeError('tired')\n"
        "class Slow:\n    def choose(self, view, decision): time.sleep(5)\n"
    )
    done = piped(
        tmp_path,
        *("play", "--bots", f"{bots}:Wrong,{bots}:Broken,{bots}:Slow,greedy", "--seed", "2", "--bot-seconds", "0.05"),
        answers=["rest", "done", "quit"],
    )
    assert done.status == 0
    text = " ".join(done.out.split())
    assert "Wrong answered “fly:home”" in text
    assert "Broken crashed (RuntimeError: tired)" in text
    assert "Slow took too long" in text


def test_only_bots(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    done = piped(tmp_path, "play", "--players", "3", "--bots", "random,random,random", "--seed", "4", "--record", kept)
    assert done.status == 0
    assert "you watch" in done.out and "Random 3" in done.out and "Result" in done.out
    assert record.replay(record.read(kept.read_text(encoding="utf-8"))).over


def test_bots_alone_stop_after_some_turns(tmp_path: Path, inside: Inside) -> None:
    kept = tmp_path / "game.txt"
    watch = ("play", "--players", "2", "--bots", "random(seed=3),random(seed=4)", "--seed", "4", "--max-turns", "6")
    done = inside(*watch, "--record", str(kept))
    assert done.status == 0, done.err
    assert "Random 2" in done.out and "Stopped after 6 turns" in done.out and "Result" not in done.out
    read = record.read(kept.read_text(encoding="utf-8"))
    assert read.bots == ("random(seed=3)", "random(seed=4)")
    assert record.replay(read).state.turn == 7
    more = inside("play", "--from", str(kept), "--max-turns", "8")
    assert more.status == 0 and "Stopped after 8 turns" in more.out, "the bots of the record go on"


def test_strict_bots_end_the_game(tmp_path: Path) -> None:
    bots = tmp_path / "mine.py"
    bots.write_text("class Broken:\n    def choose(self, view, decision): raise RuntimeError('tired')\n")
    watch = ("play", "--players", "2", "--bots", f"greedy,{bots}:Broken", "--seed", "2")
    done = subprocess.run(
        [*DUSKHALL, *watch, "--strict-bots"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode == 1
    assert "Traceback" in done.stderr and "raise RuntimeError('tired')" in done.stderr
    assert "A bot stopped the game (failed: RuntimeError: tired)" in done.stderr


def test_a_bot_does_not_end_the_program(tmp_path: Path, inside: Inside) -> None:
    bots = tmp_path / "mine.py"
    bots.write_text("import sys\nclass Leaver:\n    def choose(self, view, decision): sys.exit('bye')\n")
    done = inside("play", "--players", "2", "--bots", f"greedy,{bots}:Leaver", "--seed", "2", "--max-turns", "4")
    assert done.status == 0 and "Leaver crashed (SystemExit: bye)" in " ".join(done.out.split())
    assert "Stopped after 4 turns" in done.out


def test_a_narrow_terminal(tmp_path: Path, inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ("help", "prices", "hall", "card sphinx", "village", "buy:dagger", "quit")
    for columns, widest in (("50", 50), ("40", 40), ("7", 40)):
        monkeypatch.setenv("COLUMNS", columns)
        done = inside("play", "--bots", "random", "--seed", "3", answers=answers)
        lines = [line for line in done.out.splitlines() if str(tmp_path) not in line]
        assert max(map(len, lines)) <= widest, max(lines, key=len)


def test_set_ups(tmp_path: Path, inside: Inside) -> None:
    names = "amazon,chalice,Dwarf Guardian,feayn,banish,feast,goodberries,lantern,hatchet,polearm,barkeep,trainer"
    cards = f"{names},dragon,abyssal,humanoid"
    file = tmp_path / "cards.txt"
    file.write_text("# mine\nheroes and village: " + names + "\nmonsters: dragon, abyssal, humanoid\n")
    for setup in (cards, str(file)):
        done = inside("play", "--setup", setup, answers=("quit",))
        assert "You play with the cards you chose." in done.out and "Amazon Archer" in done.out, done.err
    one, two = (inside("play", "--setup", "random:7", answers=("prices", "quit")).out for _ in range(2))
    assert "set-up number 7" in one
    assert [x for x in one.splitlines() if "Village " in x] == [x for x in two.splitlines() if "Village " in x]
    long = inside("play", "--setup", "random:7", "--groups", "5", answers=("quit",))
    left = re.search(r"Hall \((\d+) cards left in the dungeon deck\)", long.out)
    # The bot may have been first, and won a monster.
    assert left is not None and int(left[1]) in (47, 48)


def test_advance_at_the_table(inside: Inside) -> None:
    done = inside("play", "--edition", "advance", "--seed", "3", "--bots", "random", answers=("help", "table", "quit"))
    text = " ".join(done.out.split())
    assert done.status == 0, done.err
    for part in (
        "Thunderstone Advance for 2 players",
        "Bearer Stramst",
        "wilderness side of the board",
        "In front of you: Familiar's Call",
        "curses 28",
        "familiars 7",
        "village, dungeon, prepare or rest?",
        "prepare: put cards from your hand on top of your deck",
    ):
        assert part in text, part
    assert re.search(r"^  4  ", done.out, re.MULTILINE), "the hall has a fourth rank"


@pytest.mark.parametrize(
    ("more", "part"),
    [
        (("--board", "dungeon"), "dungeon side of the board"),
        (("--setup", "learning"), "published set-up “Learning”"),
        (("--setup", "tower-of-contempt"), "“Tower of contempt”"),
        (("--setup", "random:4"), "set-up number 4"),
        (("--avatars",), "Choose your avatar"),
    ],
)
def test_set_ups_of_advance(inside: Inside, more: tuple[str, ...], part: str) -> None:
    done = inside("play", "--edition", "advance", "--seed", "3", "--bots", "random", *more)
    assert done.status == 0 and part in " ".join(done.out.split()), done


def test_figures_of_ones_own(tmp_path: Path, inside: Inside) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[dagger]\ncost = 1\n")
    done = inside("play", "--seed", "3", "--figures", file, answers=("card dagger", "quit"))
    assert "You begin." in done.out
    assert "Dagger 1 (11)" in done.out and "your own file" in done.out
    # The cards stay in the saved game.
    again = inside("play", "--from", saved(tmp_path)[0], answers=("quit",))
    assert "Dagger 1 (11)" in again.out


def test_from_a_move_of_a_record(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    kept.write_text(recorded(), encoding="utf-8")
    done = piped(tmp_path, "play", "--from", f"{kept}:22", "--names", "Ann", "--bots", "greedy", answers=["quit"])
    assert done.status == 0 and "You continue" in done.out and "Ann" in done.out
    again = record.read(saved(tmp_path)[0].read_text(encoding="utf-8"))
    whole = record.read(kept.read_text(encoding="utf-8"))
    assert again.moves[:22] == whole.moves[:22]
    assert again.bots == ("", "greedy") and again.seats == ("Ann", "Greedy")


def test_from_a_position(tmp_path: Path, inside: Inside) -> None:
    file = tmp_path / "position.txt"
    file.write_text(position.write(staged("hand.1: flaming-sword*2, feast*4", "xp: 7 3")), encoding="utf-8")
    done = inside("play", "--from", file, answers=("quit",))
    assert done.status == 0 and "4× Feast" in done.out and "XP 7" in done.out


BAD = {
    ("play", "--edition", "moon"): "edition",
    ("play", "--bots", "nobody"): "nobody",
    ("play", "--players", "9"): "2 to 5 players, not 9",
    ("play", "--players", "2", "--bots", "random,random,random"): "3 bots for 2 seats",
    ("play", "--names", "A,B", "--bots", "random", "--players", "2"): "2 names for one person",
    ("play", "--names", "A,A"): "Two players are called “A”",
    ("play", "--setup", "elf,moon"): "moon",
    ("play", "--setup", "random:x"): "has no number after the colon",
    ("play", "--setup", "nowhere.txt"): "There is no file “nowhere.txt”",
    ("play", "--groups", "4"): "--setup random",
    ("play", "--setup", "random", "--groups", "99"): "monster groups",
    ("play", "--from", "nowhere.txt"): "There is no file",
    ("play", "--from", "nowhere.txt", "--seed", "1"): "--seed does not go with --from",
    ("play", "--setup", "dragn"): "Did you mean dragon",
    ("play", "--setup", "learning"): "Advance has it: add --edition advance.",
    ("play", "--setup", "foo"): "Whole set-ups: first, random.",
    ("play", "--board", "dungeon"): "only one side",
    ("play", "--avatars"): "no avatars",
    ("play", "--edition", "advance", "--setup", "learnin"): "Did you mean learning",
    ("play", "--edition", "advance", "--board", "castle"): "wilderness, dungeon, learning",
    ("play", "--edition", "advance", "--board", "learning"): "--setup learning",
    ("play", "--edition", "advance", "--setup", "learning", "--avatars"): "the learning set-up has no avatars",
    ("play", "--edition", "advance", "--setup", "random", "--groups", "4"): "3 monster groups, not 4",
    ("play", "--from", "game.txt", "--board", "dungeon"): "--board does not go with --from",
    ("play", "--from", "game.txt", "--avatars"): "--avatars does not go with --from",
    ("play", "--record", "/nowhere/game.txt"): "folder that exists",
    ("play", "--record", "/"): "is a folder",
    ("play", "--figures", "nowhere.toml"): "nowhere.toml",
    ("play", "--bot-seconds", "0"): "above zero",
    ("play", "--bot-seconds", "nan"): "above zero",
    ("play", "--bot-seconds", "inf"): "above zero",
    ("play", "--bot-seconds=-1"): "above zero",
    ("play", "--max-turns", "0", "--players", "2", "--bots", "greedy,greedy"): "above zero",
    ("play", "--max-turns", "9", "--players", "2", "--bots", "greedy", "--new"): "for bots-only games",
    ("play", "--bots", "random(3)"): "name(key=value",
    ("play", "--seed", "x"): "--seed",
    ("replay", "nowhere.txt"): "There is no file",
    ("pley",): "Did you mean play?",
    ("dance",): "The commands are learn, play",
}


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_input(args: tuple[str, ...], tmp_path: Path, inside: Inside) -> None:
    done = inside(*args)
    assert done.status == 2, done
    assert BAD[args] in " ".join(done.err.split())
    assert not saved(tmp_path)


def test_bad_files(tmp_path: Path, inside: Inside) -> None:
    game = new_game("classic", 2, seed=3, first=0)
    game.answer(0, "village")
    game.answer(0, "buy:spear")
    text = record.write(game, ("Ann", "Ben"), None)
    line = next(i for i, row in enumerate(text.splitlines(), 1) if row.startswith("turn 1"))
    file = tmp_path / "game.txt"
    cases = {
        text.replace("buy:spear", "buy:moon"): f"line {line}: move 2",
        text[: text.index("turn 1")]: f"the file has {line - 1} lines",
        text[: len(text) // 3]: "line",
        text.replace("hall:", "hull:"): "line",
        "hello\n": "line 1",
        "": "is empty",
    }
    for broken, expected in cases.items():
        file.write_text(broken, encoding="utf-8")
        done = inside("play", "--from", file)
        assert done.status == 2 and expected in done.err, done
    file.write_bytes(b"\xff\xfe\x00")
    assert "is not text" in inside("play", "--from", file).err
    file.write_text(text, encoding="utf-8")
    assert "move 999 does not exist" in inside("play", "--from", f"{file}:999").err


def test_a_move_of_a_file_that_has_none(tmp_path: Path, inside: Inside) -> None:
    file = tmp_path / "game.txt"
    file.write_text("hello\n", encoding="utf-8")
    assert inside("play", "--from", f"{file}:3").err == inside("replay", file).err
    file.write_text(position.write(staged()), encoding="utf-8")
    done = inside("play", "--from", f"{file}:3")
    assert done.status == 2 and "it has no moves" in done.err


def test_an_output_that_cannot_be_written(tmp_path: Path) -> None:
    for args in (("cards",), ("--help",), ("play", "--bots", "random,random", "--players", "2")):
        with open("/dev/full", "w") as full:
            done = subprocess.run(
                [*DUSKHALL, *args],
                stdin=subprocess.DEVNULL,
                stdout=full,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                # Without a buffer argparse itself swallows the error.
                env=environment(tmp_path, PYTHONUNBUFFERED=""),
                timeout=LIMIT,
                check=False,
            )
        assert done.returncode == 1
        assert done.stderr.startswith("duskhall: The output cannot be written") and done.stderr.count("\n") == 1


def test_a_reader_who_leaves(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*DUSKHALL, "play", "--players", "2", "--bots", "random,random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.wait(LIMIT) == 141
        assert process.stderr.read() == b""


def test_help_is_quick(tmp_path: Path) -> None:
    # The time of the processor: a machine that is busy with other tests does not count.
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = piped(tmp_path, "--help")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert done.status == 0 and "replay" in done.out
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 0.25
    assert piped(tmp_path, "--version").out.startswith("duskhall ")
    assert "--from" in piped(tmp_path, "play", "--help").out


def test_replay_in_a_pipe(tmp_path: Path, inside: Inside) -> None:
    kept = tmp_path / "game.txt"
    kept.write_text(recorded(), encoding="utf-8")
    done = piped(tmp_path, "replay", kept)
    moves = record.read(kept.read_text(encoding="utf-8")).moves
    assert done.status == 0
    assert f"Move {len(moves)} of {len(moves)}" in done.out and "Result" in done.out
    part = inside("replay", kept, "--to", "7", "--seat", "2")
    assert "Move 7 of" in part.out and "Move 8 of" not in part.out and "Your hand" in part.out
    assert "Stopped after move 7" in part.out
    assert "1 to 2" in inside("replay", kept, "--seat", "5").err
    assert "does not exist" in inside("replay", kept, "--to", "9999").err


def test_lines_are_not_broken_inside_short_parts() -> None:
    assert wrap("attack 1 · magic attack 2 · light 3", 28) == ["attack\N{NO-BREAK SPACE}1\N{NO-BREAK SPACE}·"
        " magic\N{NO-BREAK SPACE}attack\N{NO-BREAK SPACE}2\N{NO-BREAK SPACE}·", "light\N{NO-BREAK SPACE}3"]  # fmt: skip
