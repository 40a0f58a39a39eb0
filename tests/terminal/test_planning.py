"""Plans at the terminal: what is possible beside what stands, line by line, and lines that play themselves."""

from __future__ import annotations

import io

from duskhall.core.game import Game
from duskhall.core.move import Move
from duskhall.core.state import State
from duskhall.terminal.planning import Following
from duskhall.terminal.screen import Screen
from duskhall.terminal.table import Seat, Table
from tests.helpers import staged, staged_quest

PARTY = (
    "hand.1: thyrian-squire, militia, short-sword, dagger, torch, iron-rations",
    "deck.1: torch*9",
    "hall: pegasus | green-blob | nixie",
)
"""The Short Sword makes the difference against the Pegasus."""


class Played:
    """One person at a table of two, played with these answers; what was printed, and the same in one line."""

    def __init__(self, start: State, *answers: str, following: tuple[str, ...] = ()) -> None:
        """``following``: a line that is being played already."""
        self.game = Game(start)
        out = io.StringIO()
        typed = io.StringIO("".join(f"{a}\n" for a in ("", *answers)))
        table = Table(Screen(typed, out), self.game, [Seat("Ann"), Seat("Bob")], None)
        if following:
            table.following = Following(0, tuple(map(Move.parse, following)), whole=True)
        table.play()
        self.printed = out.getvalue()
        self.text = " ".join(self.printed.split())
        assert max(map(len, self.printed.split("\n"))) <= 80 + len("The input has ended, so the game stops here.")

    def __contains__(self, text: str) -> bool:
        return text in self.text


def test_what_stands_and_what_is_possible_are_told_apart() -> None:
    played = Played(staged(*PARTY))
    assert "Now: falls short by 3 (3 against 6)" in played
    assert "You win with the Short Sword on the Thyrian Squire: " in played
    assert "“plan” shows the moves and the odds, “go” plays the best line." in played


def test_plan_shows_the_moves_and_what_they_bring() -> None:
    played = Played(staged(*PARTY), "plan", "plan 1", "plan 9", "plan x")
    assert "What you can do this turn 1 Pegasus: You win with" in played
    assert "enter the dungeon · give Short Sword to Thyrian Squire" in played
    assert "attack Pegasus Brings: 2 points, 1 XP" in played
    assert "Village: up to 8 gold: " in played and "Rest: you may destroy one of 6 cards" in played
    assert "“go” plays the best of these lines" in played
    assert "“plan 9”: there is no monster with this number. The numbers are 1, 2, 3." in played
    assert "“plan x”: there is no monster" in played


def test_go_plays_the_line_and_the_log_tells_it() -> None:
    played = Played(staged(*PARTY), "go 1", "undo", "quit")
    assert "Playing the line against Pegasus." in played
    assert "> equip:short-sword>thyrian-squire" in played.printed and "> attack:1" in played.printed
    assert "Pegasus is defeated" in played
    assert (0, "attack:1") in played.game.played


def test_go_alone_takes_the_best_monster() -> None:
    played = Played(staged(*PARTY), "go")
    assert " is defeated" in played and "The line stops here" not in played


DRAWING = (
    "hand.1: regian-priest, militia, torch*3, iron-rations",
    "deck.1: thyrian-lord, fireball*3, torch*5",
    "hall: pegasus | pegasus | pegasus",
)
"""The Priest draws a card: nobody knows which."""


def test_go_stops_where_something_comes_up_that_nobody_can_foresee() -> None:
    played = Played(staged(*DRAWING), "plan", "go 1", "plan")
    assert "Pegasus: You may win with the Regian Priest: " in played and "then see what comes up" in played
    stopped = played.text.index("The line stops here: look at what came up.")
    assert "> use:regian-priest" in played.text[:stopped] and "What you can do this turn" in played.text[stopped:]
    assert not any(move.startswith("attack") for _, move in played.game.played)
    assert "plays the line against number" in played.text[:stopped], "no line is sure: “go” alone would play none"
    assert "“go” plays the best of these lines" not in played.text[:stopped]


def test_go_stops_where_the_next_move_cannot_be_made() -> None:
    start = staged(*PARTY)
    played = Played(start, following=("dungeon", "use:fireball"))
    assert "The line stops here: something unexpected happened." in played
    assert "The next step would have been: use Fireball." in played
    assert [move for _, move in played.game.played] == ["dungeon"]


def test_a_line_that_falls_short_is_played_with_a_warning() -> None:
    weak = staged("hand.1: militia, iron-rations*5", "deck.1: torch*9", "hall: pegasus | green-blob | nixie")
    played = Played(weak, "go 1")
    assert "Playing the line against Pegasus. It falls short." in played and "Pegasus is not defeated" in played


def test_there_may_be_nothing_to_plan_or_nothing_that_wins() -> None:
    weak = staged("hand.1: iron-rations*6", "hall: pegasus | green-blob | nixie")
    played = Played(weak, "go", "village", "plan", "go", "help")
    assert "You cannot defeat any monster this turn." in played
    assert played.text.count("There is nothing to plan here") == 2
    assert "plan the best you can do against each monster this turn" in played and "go plays the best line" in played


def test_go_and_a_room_is_a_move_and_go_and_a_number_is_a_line() -> None:
    hall = "hall: giant-rat | goblin-forager | goblin-drummer | hobgoblin-slaver | - | - | -"
    start = staged_quest(hall, "hand.1: silverhelm-1*2, shortsword, lantern*2, adventurer", "deck.1: dagger*12")
    walked = Played(start.clone(), "dungeon", "done", "go mine", "done")
    assert (0, "go:mine") in walked.game.played and "Playing the line" not in walked
    planned = Played(start.clone(), "dungeon", "done", "go 2")
    assert (0, "go:mine") in planned.game.played and "Playing the line against Goblin Forager." in planned
